### The page to learn from.

learn-heading = Learn OddVille
learn-about = Six things to know. Then play: the table shows everything you can do and explains what you cannot.
learn-town = One city for all
learn-town-text = All players build the same city, card by card. Streets must meet streets, and houses must meet houses.
learn-work = Play a worker card
learn-work-text = In your turn you play one of your worker cards, or you build. A worker card gives you coins, a resource, or a building plan from the row. Cards that show more resources can do more.
learn-resources = Your workers are your resources
learn-resources-text = A resource is one of your workers on the board. The first slots are free, later ones cost coins. When you build, the workers you pay with return to you.
learn-build = Build
learn-build-text = Pay the cost of the plan and place it where it fits. One of your workers goes on it. You gain the card’s bonus, and the bonus of every card its streets lead to.
learn-guilds = Guilds and characters
learn-guilds-text = A building of a guild gives you one of its characters. Each has its own power. When all characters of a guild are taken, the next builder makes everyone return them.
learn-end = Six workers in the city
learn-end-text = When a player has six workers in the city, the game ends after that turn. Cards score for their neighbours, their row, their column, their guild or diamonds. The player with the most points wins.
learn-first = Your first game
learn-first-text = Against one beginner, at a pace that lets you follow. Ask for a hint whenever you like.
learn-first-do = Start your first game
learn-lessons = Lessons at the table
learn-lessons-about = A few moves each, at the real table: you play them and learn what they mean.
learn-finished = finished
learn-next = Next lesson: { $title }
learn-got-it = Got it
lesson-city-1-here = You have the Left-Leg Joiner, which costs clay, and your worker is on clay. It has only one street, to the west, so it fits to the right of the Main Square, where street meets street. Houses must meet houses. Select the card, then the cell, and build.
lesson-end-1-here = Five of your workers are in the city; the sixth makes this the last turn. Select Turnip Auction, and the cells show what each is worth. Build it where it is worth most.
