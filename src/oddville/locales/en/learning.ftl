### The page to learn from.

learn-heading = Learn OddVille
learn-about = Six things to know. Then play: the table shows all you can do, and says why where you cannot.
learn-town = One town for all
learn-town-text = Everybody builds in the same town, card beside card. Streets must meet streets, and houses must meet houses.
learn-work = Send a worker card
learn-work-text = In your turn you play one of your worker cards, or you build. A worker card brings coins, a resource, or the plan of a building from the row. Better workers can do more.
learn-resources = Your workers are your resources
learn-resources-text = A resource is one of your workers on the board. The first places are free, later ones cost coins. Who builds takes the workers back.
learn-build = Build
learn-build-text = Pay what the plan asks for and put it where it fits. One of your workers moves in. You gain the card’s bonus, and that of every card its streets lead to.
learn-guilds = Guilds have friends
learn-guilds-text = A building of a guild brings you one of its characters. Each has a power of its own. When all of a guild are taken, the next builder calls them back.
learn-end = Six workers in town
learn-end-text = When somebody has six workers in the town, the game ends after that turn. Cards count their neighbours, their row, their column, their guild or diamonds. The most points win.
learn-first = Your first game
learn-first-text = Against one newcomer who takes the time to let you watch. Ask for a hint whenever you like.
learn-first-do = Play a first game
learn-lessons = Lessons at the table
learn-lessons-about = A few moves each, at the real table: you do them, and you are told what they mean.
learn-next = Next lesson: { $title }
lesson-city-1-here = You hold the Left-Leg Joiner, which costs clay, and your worker stands on clay. It has a street to the west only, so it fits to the right of the Main Square, where street meets street. Houses must meet houses. Pick the card, then the cell, and build.
lesson-end-1-here = Five of your workers stand in the city; with the sixth this turn is the last. Pick Turnip Auction, and the cells show what each is worth. Build it where it is worth most.
