### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = What is in the box
chapter-setup = Set-up
chapter-turn = A turn
chapter-limit = Coins, buildings and limits
chapter-work = Play a worker card
chapter-build = Develop OddVille
chapter-bonus = Bonuses
chapter-char = Characters
chapter-end = The end
chapter-score = The score
chapter-info = What nobody knows
chapter-ex = Worked examples

rules-heading = The rules of OddVille
rules-about = OddVille is a game for 2 to 4 players. You send workers to fetch coins, resources and plans of buildings, and build, card by card, one city that everybody shares. When somebody has six workers in the city the game ends, and the most points win.
rules-ids = Every rule has an id, such as BUILD-5. When the game refuses a move it names the id, so that you can look the rule up here.
rules-source = The board game is by Carlo Lavezzi (the English rulebook prints Lavezzari, a slip) and was published by What’s Your Game in 2012. This project is independent of both; these are our own words.
rulings-heading = Where the rulebooks differ
rulings-about = OddVille came with rulebooks in five languages: English, Italian, Dutch, French and German. They do not always say the same, and now and then they all say nothing. Here is every such question, how we rule and why. As a rule we follow those that say something against those that do not, and the many against the one.

## The box

rule-comp-1-title = Coins and buildings
rule-comp-1 = There are 64 cards with two sides. Coin side up a card is a coin, otherwise it is a building.
rule-comp-2-title = Main Square and Resources Board
rule-comp-2 = There is 1 Main Square and 1 Resources Board. The board has two printed sides: one for 2 players, one for 3 or 4.
rule-comp-3-title = Worker cards and workers
rule-comp-3 = Every player has the same 4 worker cards, and 9 workers. The colours are purple, blue, red and yellow.
rule-comp-4-title = Characters and guilds
rule-comp-4 = There are 12 characters, 3 for each of the four guilds: Mask, Rooster, Bells and Fleur-de-lis.
rule-comp-5-title = Resources
rule-comp-5 = There are 4 resources: wood, clay, stone and crystal.
rule-comp-6-title = Editions
rule-comp-6 = What is printed on the cards and on the board is called an edition. The rules do not depend on it.

## Set-up

rule-setup-1-title = What you begin with
rule-setup-1 = Each player picks a colour of their own. You begin with 4 worker cards in hand and 9 workers in supply, without coins, buildings or characters.
rule-setup-2-title = The first card
rule-setup-2 = The Main Square is the first card of the city.
rule-setup-3-title = The side of the board
rule-setup-3 = The Resources Board shows the side for your number of players: 2, or 3 and 4.
rule-setup-4-title = The piles of characters
rule-setup-4 = Each guild is shuffled into a pile, face up, so that only the top character is seen. With 3 players one random character of each guild leaves the game unseen, with 2 players two of each.
rule-setup-5-title = The deck and the Buildings Row
rule-setup-5 = The 64 cards are shuffled into a deck, coin side up. Six are dealt building side up: they are the Buildings Row. Position 1 is farthest from the deck, position 6 is next to it.
rule-setup-6-title = The first resource
rule-setup-6 = The first player is random. From the last player back to the first, each takes one resource that nobody has taken yet: a worker goes from supply to its upper slot, the one for 2 coins, free.
rule-setup-7-title = Clockwise
rule-setup-7 = Play then goes clockwise from the first player.

## A turn

rule-turn-1-title = One main action
rule-turn-1 = In your turn you do exactly one main action: you play one worker card, or you build.
rule-turn-2-title = At any time in your turn
rule-turn-2 = Before and after the main action, until you end your turn, you may use the Cheater, the Bookkeeper and the Traveller, and take workers off the board. The Cheater and the Bookkeeper work once a turn each, even if you give the card back and take it again. None of this interrupts a main action.
rule-turn-3-title = Taking workers off the board
rule-turn-3 = Whenever you have a decision to make you may take any of your own workers off the Resources Board, back to your supply, free. Only not while you choose which building leaves.
rule-turn-4-title = No passing
rule-turn-4 = There is no passing, and none is ever needed: position 1 of the row is free for every worker card.

## Coins, buildings and limits

rule-limit-1-title = Gaining and paying coins
rule-limit-1 = To gain a coin, take the top card of the deck, coin side up, without looking at its other side. A coin that you pay goes on top of the deck. The coin you gained last is paid first, and is the one that the Cheater turns over.
rule-limit-2-title = Five coins
rule-limit-2 = You never have more than 5 coins: a gain stops at 5.
rule-limit-3-title = Two buildings
rule-limit-3 = You never have more than 2 buildings in front of you. When you get a third, you choose at once which of the three leaves, the new one perhaps. It goes to the bottom of the deck, coin side up.
rule-limit-4-title = Nobody looks
rule-limit-4 = Nobody may look at the building side of a coin, or at the deck.
rule-limit-5-title = Costs are paid in full
rule-limit-5 = You must be able to pay a cost in full, or the move is illegal. A cost of 0 is no payment.
rule-limit-6-title = The deck is never empty
rule-limit-6 = This follows from the other rules: with the row, all coins, all buildings in front of players and all buildings in the city, at least 7 cards are left in the deck.

## Worker cards

rule-work-1-title = Recovering worker cards
rule-work-1 = If you have no worker card in hand when your turn begins, you take all four back, free and by itself. With 1 to 3 in hand you may take the others back for 1 coin for each card still in your hand; your main action in that turn must then be to play a worker card, even if the Mistress made it free.
rule-work-2-title = Playing a worker card
rule-work-2 = Play one worker card from your hand, face up, and choose one of its three uses: coins, a resource or a building.
rule-work-3-title = Played cards
rule-work-3 = A played worker card stays out until you recover it.
rule-work-4-title = For coins
rule-work-4 = Gain as many coins as the card shows. A card that shows none has no such use. You may do it with 5 coins, too: then you gain nothing.
rule-work-5-title = For a resource
rule-work-5 = Choose one of the resources the card shows. A worker goes from your supply to the cheapest free slot of that resource, and you pay what the slot costs. With an empty supply this is illegal: first take a worker off the board.
rule-work-6-title = The slots
rule-work-6 = The slots of the lower row cost 0 or 1 coin and take one worker each. The upper slot costs 2 coins and takes any number of workers of any players.
rule-work-7-title = For a building
rule-work-7 = Take one of the 6 buildings of the row and pay what the played card shows for its position; green is free. First you pay, then the Tax Collector gains, then you take the card, then the row is filled up, and last a third building leaves.
rule-work-8-title = Filling the row
rule-work-8 = The row closes up to the left, away from the deck. A card from the deck fills position 6.

## Building

rule-build-1-title = Paying for a building
rule-build-1 = Choose one of your buildings and pay its resources. For each, your worker on the cheapest slot that you hold of that resource returns to your supply. You can use it at once.
rule-build-2-title = Touching the city
rule-build-2 = The card must touch at least one card of the city, edge to edge. Corners do not touch.
rule-build-3-title = Nothing above the Main Square
rule-build-3 = Nothing is built above the row of the Main Square.
rule-build-4-title = No turning
rule-build-4 = Cards are never turned.
rule-build-5-title = Streets and houses
rule-build-5 = Every pair of edges that touch must match: street to street, houses to houses.
rule-build-6-title = What is built stays
rule-build-6 = A card in the city is never moved or removed.
rule-build-7-title = The owner
rule-build-7 = Put one worker from your supply on the card: you are its owner.
rule-build-8-title = The bonuses of a build
rule-build-8 = Then you gain the bonus of the new card, and the bonus of each touching card that a street joins to it, in any order you like. The Main Square counts, too.
rule-build-9-title = The character of a build
rule-build-9 = Then, if the new card shows a guild, you take a character of it. Only the new card gives one.

## Bonuses

rule-bonus-1-title = A resource
rule-bonus-1 = You may put 1 worker from your supply on the cheapest free slot of the resource shown. It is free, as all bonuses are.
rule-bonus-2-title = Any resource
rule-bonus-2 = The same, with a resource of your choice.
rule-bonus-3-title = Double a resource
rule-bonus-3 = The same, on a resource where you already have a worker.
rule-bonus-4-title = Transform a resource
rule-bonus-4 = One of your workers on the board, you choose which, may move to the cheapest free slot of another resource.
rule-bonus-5-title = A coin
rule-bonus-5 = Gain 1 coin. This bonus is always taken.
rule-bonus-6-title = Declining a bonus
rule-bonus-6 = You may decline any bonus but the coin. A bonus that cannot be used is skipped.

## Characters

rule-char-1-title = Taking a character
rule-char-1 = Take the top character of the guild’s pile. If the pile is empty, first all players, you too, give back every character of that guild, and they are shuffled into a new pile.
rule-char-2-title = Holding characters
rule-char-2 = A character lies face up before its holder and works until it is given back. You may hold any number.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Your worker cards may obtain any resource. 5 points at the end.
rule-char-lo-title = { -landowner }
rule-char-lo = Each resource that you obtain with a worker card costs you 1 coin less, never less than 0. 4 points at the end.
rule-char-se-title = { -seignior }
rule-char-se = With one worker card you may obtain 2 resources that it shows, the same or different ones. You pay for each. 3 points at the end.
rule-char-ch-title = { -cheater }
rule-char-ch = Once a turn you may turn your last coin over into a building. Nobody sees it before. 3 points at the end.
rule-char-mi-title = { -mistress }
rule-char-mi = Recovering worker cards costs you 1 coin less, never less than 0. 5 points at the end.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Once a turn you may swap one of your buildings with one of the row, which takes its position. 2 points at the end.
rule-char-gh-title = { -ghost }
rule-char-gh = Every worker card of yours may obtain 3 coins. 4 points at the end.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Each time another player pays coins, you gain 1 coin. 2 points at the end.
rule-char-be-title = { -benefactor }
rule-char-be = You gain 1 coin at the beginning of each of your turns. 3 points at the end.
rule-char-ll-title = { -lamplighter }
rule-char-ll = When you build, you gain the bonus of every touching card, street or not. 2 points at the end.
rule-char-bu-title = { -builder }
rule-char-bu = After another player has built you may build, too, by the usual rules and for 2 coins, even in the last turn. 4 points at the end.
rule-char-tr-title = { -traveller }
rule-char-tr = In your turn you may put 1 worker on an empty spot of the Main Square by paying the resource of that spot. You may have 1 worker there at most; it stays and scores when the Traveller has left you. 7 points at the end, or 0 if you have a worker on the Main Square.

## The end and the score

rule-end-1-title = Six workers in the city
rule-end-1 = When a player has 6 workers in the city, on buildings and the Main Square together, the turn is finished, with a Builder’s reaction if there is one. Then the game ends. That player triggered the end; of two in one turn, the first. Who places the sixth worker by the Traveller before the main action still does it.
rule-end-2-title = A limit of turns
rule-end-2 = Nothing bounds a game. A program may set a limit of turns; then the game ends there and is scored, nobody triggered the end, and a tie goes to the earliest in turn order.
rule-score-1-title = What counts
rule-score-1 = You score each card in the city with your worker on it, the points of your characters, and 1 point for each of your workers on the Resources Board.
rule-score-2-title = The formulas
rule-score-2 = Diamond: 5 or 4 points, as printed. Three for each: 3 for each touching card. Shields: the sum of the shields of the touching cards. Diamonds: 3, and 1 for each diamond card in the city. Column: 1, and 1 for each card in its column. Guild: 1 or 2, as printed, and 1 for each card of that guild in the city. Neighbours: 1, and 1 for each touching card. Row: 2, and 1 for each card in its row. Main Square: 4 to each player with a worker there.
rule-score-3-title = A card counts itself
rule-score-3 = A card itself counts in its own row, column and guild.
rule-score-4-title = Shields
rule-score-4 = The shield of a card is the base number of its formula: Guild (1 or 2), Row (2), Column (1), Neighbours (1) or Diamonds (3). All other cards and the Main Square have no shield.
rule-score-5-title = The Main Square is a card
rule-score-5 = The Main Square counts as a touching card, and in its row and column. It has no guild.
rule-score-6-title = Who wins
rule-score-6 = The most points win. A tie goes to the tied player who triggered the end, else to the tied player closest clockwise after the one who did.

## What nobody knows

rule-info-1-title = No secrets
rule-info-1 = A worker card that is not face up is in hand, so players have no secrets. Hidden from everybody alike are the order of the deck, the building sides of coins, the characters under the top one, and those removed at set-up.
rule-info-2-title = Cards once seen
rule-info-2 = A card that has once lain building side up stays known: at the bottom of the deck it can be followed. Among the cards never seen every order is equally likely, and nothing that anybody is shown depends on it.
rule-info-3-title = Characters once seen
rule-info-3 = The same holds for characters: the order of the covered ones in a pile is unknown since its last shuffle, and those never seen may as well be the ones removed at set-up.

## Worked examples

rule-ex-1-title = Set-up with 4 players
rule-ex-1 = The turn order is blue, purple, yellow, red. Red takes stone, yellow crystal, purple wood and blue clay. Blue begins.
rule-ex-2-title = A free recovery
rule-ex-2 = Red has played all four worker cards. Red takes them back free, and then plays one.
rule-ex-3-title = A paid recovery
rule-ex-3 = Yellow has one worker card in hand. Yellow pays 1 coin, takes three back and plays one.
rule-ex-4-title = Coins
rule-ex-4 = Blue plays the worker card with 2 coins for coins and gains 2.
rule-ex-5-title = A resource
rule-ex-5 = Red plays the worker card with wood and clay, and takes clay. The cheapest free slot costs 1, so Red pays 1 coin.
rule-ex-6-title = A building
rule-ex-6 = Purple takes the building at position 5 for 1 coin. The one at position 6 moves left, and a new one comes from the deck.
rule-ex-7-title = Paying for a build
rule-ex-7 = Red builds a card that costs wood, stone and crystal. Three workers return to supply.
rule-ex-8-title = Illegal builds
rule-ex-8 = A card above the row of the Main Square is illegal, and so is one with an edge that does not match.
rule-ex-9-title = Bonuses and a character
rule-ex-9 = Yellow builds a card of the Rooster. It gives its own bonus, and the card above, joined by a street, gives its bonus, too. The card to the right meets it with houses and gives none, nor does the one at the corner. Then Yellow takes the top character of the Rooster.
rule-ex-10-title = Scoring a city
rule-ex-10 = Blue has diamond A and a worker on the Main Square C: 4 + 4. Purple has B, a guild 2 with 3 masks in the city, and D, 3 and 2 diamonds: 5 + 5. Red has the Main Square C, E with 2 touching cards at 3 each, and F, the shields of B and G: 4 + 6 + 3. Yellow has G, a column of 2, and diamond H: 3 + 4.
