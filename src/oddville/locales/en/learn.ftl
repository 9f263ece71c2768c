### The lessons. Each step says what is so and what to do.

learn-welcome = Lesson { $number } of { $lessons }: { $title }
learn-type = Type the move that is named, or its number: moves shows the list. help shows what else you can type, quit leaves.
learn-other = { $move } would be legal, but this step asks for something else: { $wanted }
learn-left = To go on later: oddville learn { $lesson }
learn-not-here = In a lesson you cannot use { $word }.
error-lesson = There is no lesson { $lesson }; there are { $lessons }.

lesson-coins = Coins
lesson-coins-1 = In your turn you play one of your four worker cards, or you build. A worker card brings coins, a resource or a building. The more resources it shows, the more coins it brings: none, 1, 2 or 3. Play worker card 3 for coins: coins 3
lesson-coins-2 = You have gained 2 coins. Worker card 3 now lies before you and cannot be used until you take it back. Play worker card 4 for coins: coins 4
lesson-coins-3 = You have 5 coins, and nobody may have more. To use your cards again you take them back: free when your hand is empty, else for 1 coin for each card still in it. You have two left, so it costs 2. Do it: recover
lesson-coins-4 = All four worker cards are in your hand again. Who has recovered must play a worker card in this turn and cannot build. Play any worker card.
lesson-coins-done = Well done. You know coins: they come from worker cards, 5 is the limit, and taking the cards back may cost some.

lesson-resources = Resources
lesson-resources-1 = A resource is one of your workers on the Resources Board. It goes to the cheapest free slot. Worker card 2 shows wood and clay, and the first slot of clay is free. Take it: resource 2 clay
lesson-resources-2 = Your worker stands on clay. The free slot is taken now, and the next one costs 1 coin. Take another clay with worker card 4: resource 4 clay
lesson-resources-3 = You have paid 1 coin. Bo has taken clay, too, on the upper slot for 2 coins, where any number may stand. In your turn you may take a worker off the board at any time, free. Take the one on the upper slot of wood: return wood/2
lesson-resources-4 = The worker is in your supply again, and it is still your turn. Worker card 1 shows wood only, and there the free slot is empty. Take it: resource 1 wood
lesson-resources-done = Well done. Each of your workers on the board is a resource you own, and worth 1 point at the end.

lesson-buildings = Buildings
lesson-buildings-1 = Six buildings lie in the Buildings Row. What one costs depends on its position and on the worker card you play: the more resources the card shows, the more positions are free. Position 1 always is. Take it with worker card 1: building 1 1
lesson-buildings-2 = The row has closed up to the left, and a new building has come from the deck. With worker card 3 the first three positions are free. Take one of them: building 3 1, building 3 2 or building 3 3
lesson-buildings-3 = You have two buildings, which is the limit. Take a third all the same, with worker card 2, for which two positions are free: building 2 1 or building 2 2
lesson-buildings-4 = Three are too many: you choose which one leaves. It goes under the deck, where everybody can still follow it. Choose: discard and the name of the building, or its number in the list.
lesson-buildings-done = Well done. The buildings before you are plans: they score nothing until they stand in the city.

lesson-city = Building in the city
lesson-city-1 = You hold the Left-Leg Joiner, which costs clay, and your worker stands on clay. It has a street to the west only, so it fits to the right of the Main Square, where street meets street. Houses must meet houses. Type city to look, then build: build left-leg-joiner 1,0
lesson-city-2 = Your worker stands on the building: it is yours. A street joins it to the Main Square, so you have gained the coin there, and the bonus of your own building, too: 1 wood. Take it: bonus 1,0 wood
lesson-city-3 = Every building that is joined to yours by a street gives its bonus when you build, whoever owns it. Take the next one, with streets to the east and the west: building 2 1
lesson-city-4 = The Toll Staircase costs clay. Take clay with worker card 4, free: resource 4 clay
lesson-city-5 = To the left of the Main Square street meets street again. Building above its row is never allowed, nor is turning a card. Build: build toll-staircase -1,0
lesson-city-done = Well done. Two coins came by themselves: one from your building and one from the Main Square, along the street.

lesson-characters = Characters
lesson-characters-1 = The Wishbone Shop shows the Rooster: who builds a card of a guild takes the top character of that guild. It costs clay twice, and you have two. Build it below the Main Square, street to street: build wishbone-shop 0,1
lesson-characters-2 = You have the Cheater, worth 3 points at the end if you still have him. Once a turn he turns your last coin over into a building that nobody has seen. Your turn is not over yet: cheat
lesson-characters-done = Well done. When a pile is empty, the next player who needs it calls all characters of that guild back, yours too.

lesson-end = The end and the score
lesson-end-1 = Five of your workers stand in the city; with the sixth this turn is the last. Type score to see how you stand, and moves to see what each cell is worth. Then build Turnip Auction where it is worth most.
lesson-end-done = The game is over. You score your cards in the city by their formulas, your characters, and 1 point for each worker on the board. The most points win; a tie goes to who triggered the end.

lesson-first-game = A first game
lesson-first-game-done = Now play a whole game with a patient bot that is new in town, too. Type hint whenever you want advice, why and a move to learn what speaks against it, and rules with a word to look something up.
