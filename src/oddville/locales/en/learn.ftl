### The lessons. Each step says what is so and what to do.

learn-welcome = Lesson { $number } of { $lessons }: { $title }
learn-type = Type the move that is named, or its number: moves shows the list. help shows what else you can type, and quit leaves the lesson.
learn-other = { $move } would be legal, but this step is about something else: { $wanted }
learn-left = To continue later: oddville learn { $lesson }
learn-not-here = You cannot use { $word } in a lesson.
error-lesson = There is no lesson { $lesson }; available: { $lessons }.

lesson-coins = Coins
lesson-coins-1 = In your turn you play one of your four worker cards, or you build. A worker card gives you coins, a resource or a building. The more resources it shows, the more coins it gives: none, 1, 2 or 3. Play worker card 3 for coins: coins 3
lesson-coins-2 = You have gained 2 coins. Worker card 3 now lies in front of you, and you cannot use it again until you take it back. Play worker card 4 for coins: coins 4
lesson-coins-3 = You have 5 coins, which is the limit. To use your cards again, you take them back. This is free when your hand is empty; otherwise it costs 1 coin for each card still in it. You have two left, so it costs 2 coins. Do it: recover
lesson-coins-4 = All four worker cards are in your hand again. After recovering, you must play a worker card in the same turn; you cannot build. Play any worker card.
lesson-coins-done = Well done. Now you know about coins: they come from worker cards, you can have 5 at most, and taking your cards back may cost some.

lesson-resources = Resources
lesson-resources-1 = A resource is one of your workers on the Resources Board. A worker goes to the cheapest free slot. Worker card 2 shows wood and clay, and the first slot of clay is free of charge. Take it: resource 2 clay
lesson-resources-2 = Your worker is on clay. The free slot is now taken, and the next one costs 1 coin. Take another clay with worker card 4: resource 4 clay
lesson-resources-3 = You have paid 1 coin. Bo has taken clay as well, on the upper slot for 2 coins, which holds any number of workers. In your turn you may take a worker off the board at any time, free of charge. Take the one on the upper slot of wood: return wood/2
lesson-resources-4 = The worker is back in your supply, and it is still your turn. Worker card 1 shows only wood, and its free slot is empty. Take it: resource 1 wood
lesson-resources-done = Well done. Each of your workers on the board is a resource you own, and is worth 1 point at the end.

lesson-buildings = Buildings
lesson-buildings-1 = Six buildings lie in the Buildings Row. The cost of a building depends on its position and on the worker card you play: the more resources the card shows, the more positions are free. Position 1 is always free. Take it with worker card 1: building 1 1
lesson-buildings-2 = The row has moved to the left, and a new building has come from the deck. With worker card 3 the first three positions are free. Take one of them: building 3 1, building 3 2 or building 3 3
lesson-buildings-3 = You have two buildings, which is the limit. You may still take a third, with worker card 2, for which two positions are free: building 2 1 or building 2 2
lesson-buildings-4 = Three is one too many: choose which one to discard. It goes under the deck, and everybody knows where it is. Choose: discard and the name of the building, or its number in the list.
lesson-buildings-done = Well done. The buildings in front of you are plans: they score nothing until you build them in the city.

lesson-city = Building in the city
lesson-city-1 = You have the Left-Leg Joiner, which costs clay, and your worker is on clay. It has only one street, to the west, so it fits to the right of the Main Square, where street meets street. Houses must meet houses. Type city to look, then build: build left-leg-joiner 1,0
lesson-city-2 = Your worker is on the building: it is yours. A street connects it to the Main Square, so you have gained a coin there. You also get the bonus of your own building: 1 wood. Take it: bonus 1,0 wood
lesson-city-3 = When you build, every building that is connected to yours by a street gives you its bonus, no matter who owns it. Take the next one, with streets to the east and the west: building 2 1
lesson-city-4 = The Toll Staircase costs clay. Take clay with worker card 4, which is free: resource 4 clay
lesson-city-5 = To the left of the Main Square, street meets street again. You may never build above its row, and you may never rotate a card. Build: build toll-staircase -1,0
lesson-city-done = Well done. You gained two coins automatically: one from your building and one from the Main Square, along the street.

lesson-characters = Characters
lesson-characters-1 = The Wishbone Shop shows the Rooster: when you build a card of a guild, you take the top character of that guild. It costs clay twice, and you have two. Build it below the Main Square, street to street: build wishbone-shop 0,1
lesson-characters-2 = You have the Cheater, worth 3 points if you still have him at the end. Once per turn he turns the coin you gained last into a building that nobody has seen. Your turn is not over yet: cheat
lesson-characters-done = Well done. When a pile is empty, the next player who takes a character from it first makes everyone return the characters of that guild, including yours.

lesson-end = The end and the score
lesson-end-1 = Five of your workers are in the city; the sixth makes this the last turn. Type score to see the points, and moves to see what each cell is worth. Then build Turnip Auction where it is worth most.
lesson-end-done = The game is over. You score your cards in the city by their formulas, your characters, and 1 point for each worker on the board. The player with the most points wins; a tie goes to the player who triggered the end.

lesson-first-game = Your first game
lesson-first-game-done = Now play a whole game against a patient bot that is also a beginner. Type hint whenever you want advice, why and a move to learn why it is refused, and rules with a word to look something up.
lesson-first-game-1 = Score the most points. The game ends when a player has { $most } workers in the city. To build, you need resources: a worker on the Resources Board is one, and also worth 1 point. Choose where your first worker starts.
lesson-first-game-2 = Your worker cards are your actions. Each turn you play one to take coins, a resource or a building. Start with a building: choose a worker card, then a building marked “free”.
lesson-first-game-3 = To build this, you need a worker on each resource that it shows. Take the missing ones with your worker cards. Then choose the building: each cell shows how your points would change. Workers that you pay leave the Resources Board and no longer count there.
lesson-first-game-4 = { $most } workers in the city end this game, and one more is enough now. The most points win.
lesson-first-game-5 = You have gained a character. It is worth points, and its power helps you. Each building with the sign of a guild brings one; when a guild has none left, all players return theirs.
lesson-first-game-6 = This is your last worker card. Once it is played, you take all four back free at the start of your next turn. You can also recover them earlier, for 1 coin per card still in your hand.
