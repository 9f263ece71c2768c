### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Components
chapter-setup = Set-up
chapter-turn = A turn
chapter-limit = Coins, buildings and limits
chapter-work = Play a worker card
chapter-build = Develop OddVille
chapter-bonus = Bonuses
chapter-char = Characters
chapter-end = End of the game
chapter-score = Scoring
chapter-info = Hidden information
chapter-house = Rules of our own
chapter-ex = Worked examples

rules-heading = The rules of OddVille
rules-about = OddVille is a game for 2 to 4 players. You send out workers to fetch coins, resources and building plans, and all players build one shared city, card by card. The game ends when a player has six workers in the city, and the player with the most points wins.
rules-ids = Every rule has an id, such as BUILD-5. When the game refuses a move it gives the id, so that you can look up the rule here.
rules-source = The board game is by Carlo Lavezzi (the English rulebook misprints his name as Lavezzari) and was published by What’s Your Game in 2012. This project is independent of both; the rules are in our own words.
rulings-heading = Where the rulebooks differ
rulings-about = OddVille came with rulebooks in five languages: English, Italian, Dutch, French and German. They do not always agree, and sometimes none of them answers a question. Here is every such question, with our ruling and the reason. In general, a rulebook that says something counts more than one that is silent, and the majority counts more than a single rulebook.

## The box

rule-comp-1-title = Coins and buildings
rule-comp-1 = There are 64 cards with two sides. A card lying coin side up is a coin; otherwise it is a building.
rule-comp-2-title = Main Square and Resources Board
rule-comp-2 = There is 1 Main Square and 1 Resources Board. The board has two printed sides: one for 2 players, one for 3 or 4.
rule-comp-3-title = Worker cards and workers
rule-comp-3 = Each player has the same 4 worker cards, and 9 workers. The colours are purple, blue, red and yellow.
rule-comp-4-title = Characters and guilds
rule-comp-4 = There are 12 characters, 3 for each of the four guilds: Mask, Rooster, Bells and Fleur-de-lis.
rule-comp-5-title = Resources
rule-comp-5 = There are 4 resources: wood, clay, stone and crystal.
rule-comp-6-title = Editions
rule-comp-6 = What is printed on the cards and on the board is called an edition. The rules do not depend on it.

## Set-up

rule-setup-1-title = Starting position
rule-setup-1 = Each player chooses a different colour. You start with 4 worker cards in hand and 9 workers in your supply, and without coins, buildings or characters.
rule-setup-2-title = The first card
rule-setup-2 = The Main Square is the first card of the city.
rule-setup-3-title = The side of the board
rule-setup-3 = Use the side of the Resources Board for your number of players: 2, or 3 and 4.
rule-setup-4-title = The character piles
rule-setup-4 = Shuffle the characters of each guild into a pile, face up, so that only the top character is visible. With 3 players, one random character of each guild is removed from the game unseen; with 2 players, two of each.
rule-setup-5-title = The deck and the Buildings Row
rule-setup-5 = The 64 cards are shuffled into a deck, coin side up. Six cards are dealt building side up to form the Buildings Row. Position 1 is farthest from the deck, position 6 is next to it.
rule-setup-6-title = The first resource
rule-setup-6 = The first player is chosen at random. From the last player back to the first, each takes one resource that nobody has taken yet: a worker goes from the player’s supply to the upper (2-coin) slot of that resource, free of charge.
rule-setup-7-title = Clockwise
rule-setup-7 = Play then goes clockwise from the first player.

## A turn

rule-turn-1-title = One main action
rule-turn-1 = In your turn you take exactly one main action: you either play one worker card or build.
rule-turn-2-title = At any time in your turn
rule-turn-2 = Whenever you have a decision to make in your turn, you may use the Cheater, the Bookkeeper and the Traveller and return workers from the board: before and after the main action, and also during it, when you may take a second resource or a bonus. The only exception is while you are choosing which building to discard. The Cheater and the Bookkeeper each work once per turn, even if you give the card back and take it again. If you build with the Builder, it is another player’s turn, and you may only return workers from the board.
rule-turn-3-title = Returning workers from the board
rule-turn-3 = Whenever you have a decision to make, you may take any of your own workers off the Resources Board and return them to your supply, free of charge. The only exception is while you are choosing which building to discard.
rule-turn-4-title = No passing
rule-turn-4 = You cannot pass, and you never need to: position 1 of the row is free with every worker card. For an edition in which it is not, see HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Gaining and paying coins
rule-limit-1 = To gain a coin, take the top card of the deck, coin side up, without looking at its other side. A coin that you pay goes on top of the deck. The coin you gained last is paid first, and it is the one that the Cheater turns over.
rule-limit-2-title = Five coins at most
rule-limit-2 = You never have more than 5 coins: once you have 5, you gain no more.
rule-limit-3-title = Two buildings at most
rule-limit-3 = You never have more than 2 buildings in front of you. When you get a third, you immediately choose one of the three to discard; it may be the new one. It goes to the bottom of the deck, coin side up.
rule-limit-4-title = No looking
rule-limit-4 = Nobody may look at the building side of a coin, or at the deck.
rule-limit-5-title = Paying costs in full
rule-limit-5 = You must be able to pay a cost in full; otherwise the move is illegal. A cost of 0 is not a payment.
rule-limit-6-title = The deck is never empty
rule-limit-6 = This follows from the other rules: even with the row, all coins, all buildings in front of players and all buildings in the city taken from it, the deck still has at least 7 cards.

## Worker cards

rule-work-1-title = Recovering worker cards
rule-work-1 = If you have no worker cards in hand when your turn begins, you take all four back automatically, at no cost. With 1 to 3 in hand, you may take the others back for 1 coin per card still in your hand; your main action that turn must then be to play a worker card, even if the Mistress made the recovery free.
rule-work-2-title = Playing a worker card
rule-work-2 = Play one worker card from your hand, face up, and choose one of its three uses: coins, a resource or a building.
rule-work-3-title = Played cards
rule-work-3 = A played worker card stays in front of you until you recover it.
rule-work-4-title = For coins
rule-work-4 = Gain as many coins as the card shows. A card that shows none cannot be used for coins. You may also do this when you have 5 coins, but then you gain nothing.
rule-work-5-title = For a resource
rule-work-5 = Choose one of the resources the card shows. A worker goes from your supply to the cheapest free slot of that resource, and you pay the cost of the slot. If your supply is empty this is illegal: return a worker from the board first.
rule-work-6-title = The slots
rule-work-6 = The slots of the lower row cost 0 or 1 coin and hold one worker each. The upper slot costs 2 coins and holds any number of workers of any players.
rule-work-7-title = For a building
rule-work-7 = Take one of the 6 buildings in the row and pay the cost that the played card shows for its position; green is free. First you pay, then the Tax Collector gains a coin, then you take the card, then the row is refilled, and finally you discard a building if you have three.
rule-work-8-title = Refilling the row
rule-work-8 = The cards in the row move left, away from the deck, to close the gap. A card from the deck fills position 6.

## Building

rule-build-1-title = Paying for a building
rule-build-1 = Choose one of your buildings and pay its resources. For each resource, your worker on the cheapest slot you occupy of that resource returns to your supply. You can use it again at once.
rule-build-2-title = Touching the city
rule-build-2 = The card must touch at least one card of the city, edge to edge. Corners do not touch.
rule-build-3-title = Nothing above the Main Square
rule-build-3 = Nothing may be built above the row of the Main Square.
rule-build-4-title = No rotating
rule-build-4 = Cards may not be rotated.
rule-build-5-title = Streets and houses
rule-build-5 = All touching edges must match: street to street, houses to houses.
rule-build-6-title = Cards stay in place
rule-build-6 = A card in the city is never moved or removed.
rule-build-7-title = The owner
rule-build-7 = Put one worker from your supply on the card: you are its owner.
rule-build-8-title = Bonuses when you build
rule-build-8 = Then you gain the bonus of the new card and the bonus of each touching card that is connected to it by a street, in any order you like. This includes the Main Square.
rule-build-9-title = A character when you build
rule-build-9 = Then, if the new card shows a guild, you take a character of that guild. Only the new card gives one.

## Bonuses

rule-bonus-1-title = A resource
rule-bonus-1 = You may place 1 worker from your supply on the cheapest free slot of the resource shown. Like all bonuses, this is free.
rule-bonus-2-title = Any resource
rule-bonus-2 = Like BONUS-1, but with a resource of your choice.
rule-bonus-3-title = Double a resource
rule-bonus-3 = Like BONUS-1, but with a resource on which you already have a worker.
rule-bonus-4-title = Transform a resource
rule-bonus-4 = You may move one of your workers on the board, of your choice, to the cheapest free slot of another resource.
rule-bonus-5-title = A coin
rule-bonus-5 = Gain 1 coin. This bonus is always taken.
rule-bonus-6-title = Declining a bonus
rule-bonus-6 = You may decline any bonus except the coin. A bonus that cannot be used is skipped.

## Characters

rule-char-1-title = Taking a character
rule-char-1 = Take the top character of the guild’s pile. If the pile is empty, all players, including you, first return every character of that guild, and these are shuffled into a new pile.
rule-char-2-title = Keeping characters
rule-char-2 = A character lies face up in front of its owner and works until it is returned. You may have any number of characters.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Your worker cards may obtain any resource. 5 points at the end.
rule-char-lo-title = { -landowner }
rule-char-lo = Each resource that you obtain with a worker card costs you 1 coin less, but never less than 0. 4 points at the end.
rule-char-se-title = { -seignior }
rule-char-se = With one worker card you may obtain 2 of the resources it shows, the same or different ones. You pay for each. 3 points at the end.
rule-char-ch-title = { -cheater }
rule-char-ch = Once per turn, you may turn the coin you gained last into a building. Nobody sees it beforehand. 3 points at the end.
rule-char-mi-title = { -mistress }
rule-char-mi = Recovering worker cards costs you 1 coin less, but never less than 0. 5 points at the end.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Once per turn, you may swap one of your buildings for one in the row; yours takes its position. 2 points at the end.
rule-char-gh-title = { -ghost }
rule-char-gh = Each of your worker cards may obtain 3 coins. 4 points at the end.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Each time another player pays coins, you gain 1 coin. 2 points at the end.
rule-char-be-title = { -benefactor }
rule-char-be = You gain 1 coin at the start of each of your turns. 3 points at the end.
rule-char-ll-title = { -lamplighter }
rule-char-ll = When you build, you gain the bonus of every touching card, street or not. 2 points at the end.
rule-char-bu-title = { -builder }
rule-char-bu = After another player has built, you may build as well, following the usual rules and paying 2 coins, even in the last turn. 4 points at the end.
rule-char-tr-title = { -traveller }
rule-char-tr = In your turn, you may place 1 worker on an empty spot of the Main Square by paying the resource of that spot. You may have at most 1 worker there; it stays and scores even if you lose the Traveller. 7 points at the end, or 0 if you have a worker on the Main Square.

## The end and the score

rule-end-1-title = Six workers in the city
rule-end-1 = When a player has 6 workers in the city, on buildings and the Main Square together, the current turn is finished, including a Builder’s reaction. Then the game ends. That player has triggered the end; if two players do so in the same turn, the first one has. If you place your sixth worker with the Traveller before your main action, you still take that action.
rule-end-2-title = Turn limit
rule-end-2 = There is no limit to the length of a game. A program may set a turn limit: the game then ends there and is scored, nobody has triggered the end, and ties go to the tied player who is earliest in turn order.
rule-score-1-title = What scores
rule-score-1 = You score each card in the city with your worker on it, the points of your characters, and 1 point for each of your workers on the Resources Board.
rule-score-2-title = The formulas
rule-score-2 = Diamond: 5 or 4 points, as printed. Three each: 3 for each touching card. Shields: the sum of the shields of the touching cards. Diamonds: 3, plus 1 for each diamond card in the city. Column: 1, plus 1 for each card in its column. Guild: 1 or 2, as printed, plus 1 for each card of that guild in the city. Neighbours: 1, plus 1 for each touching card. Row: 2, plus 1 for each card in its row. Main Square: 4 for each player with a worker there.
rule-score-3-title = A card counts itself
rule-score-3 = A card counts itself in its own row, column and guild.
rule-score-4-title = Shields
rule-score-4 = The shield of a card is the base number of its formula: Guild (1 or 2), Row (2), Column (1), Neighbours (1) or Diamonds (3). All other cards and the Main Square have no shield.
rule-score-5-title = The Main Square is a card
rule-score-5 = The Main Square counts as a touching card and as a card in its row and column. It has no guild.
rule-score-6-title = The winner
rule-score-6 = The player with the most points wins. If players are tied, the tied player who triggered the end wins; otherwise the tied player closest clockwise after the player who triggered it.

## What nobody knows

rule-info-1-title = No secrets
rule-info-1 = A worker card that is not face up on the table is in its owner’s hand, so players have no secrets. The order of the deck, the building sides of coins, the characters below the top one and those removed at set-up are hidden from all players alike.
rule-info-2-title = Cards seen before
rule-info-2 = A card that has once been building side up remains known: at the bottom of the deck it can be tracked. Among the cards never seen, every order is equally likely, and nothing shown to anyone depends on it.
rule-info-3-title = Characters seen before
rule-info-3 = The same is true of characters: the order of the covered ones in a pile is unknown since its last shuffle, and those never seen may equally be the ones removed at set-up.

## Rules of our own

rule-house-1-title = House rule: finish the round
rule-house-1 = A house rule of ours that is in no rulebook. It is off unless you choose it. After the sixth worker the round is finished, so that all players have had the same number of turns; then the game ends. The player who had six workers in the city before the others has triggered the end (SCORE-6).
rule-house-2-title = A worker card for nothing
rule-house-2 = A rule of ours for editions in which no position of the row is free with some worker card. If you have no main action, you may play any worker card in your hand for its coins, even one that shows none. You gain nothing.

## Worked examples

rule-ex-1-title = Set-up with 4 players
rule-ex-1 = The turn order is blue, purple, yellow, red. Red takes stone, yellow crystal, purple wood and blue clay. Blue begins.
rule-ex-2-title = A free recovery
rule-ex-2 = Red has played all four worker cards. Red takes them back free of charge and then plays one.
rule-ex-3-title = A paid recovery
rule-ex-3 = Yellow has one worker card in hand. Yellow pays 1 coin, takes the other three back and plays one.
rule-ex-4-title = Coins
rule-ex-4 = Blue plays the worker card that shows 2 coins and gains 2 coins.
rule-ex-5-title = A resource
rule-ex-5 = Red plays the worker card that shows wood and clay, and takes clay. The cheapest free slot costs 1, so Red pays 1 coin.
rule-ex-6-title = A building
rule-ex-6 = Purple takes the building at position 5 for 1 coin. The one at position 6 moves left, and a new one comes from the deck.
rule-ex-7-title = Paying the cost
rule-ex-7 = Red builds a card that costs wood, stone and crystal. Three workers return to Red’s supply.
rule-ex-8-title = Illegal builds
rule-ex-8 = Three builds are illegal: a card above the row of the Main Square, a card with an edge that does not match, and a rotated card.
rule-ex-9-title = Bonuses and a character
rule-ex-9 = Yellow builds a card of the Rooster guild. It gives its own bonus, and the card above, connected by a street, gives its bonus as well. The card to the right meets it with houses and gives none, nor does the card at the corner. Then Yellow takes the top character of the Rooster guild.
rule-ex-10-title = Scoring a city
rule-ex-10 = Blue has diamond A and a worker on the Main Square C: 4 + 4. Purple has B, a guild 2 with 3 masks in the city, and D, 3 and 2 diamonds: 5 + 5. Red has the Main Square C, E with 2 touching cards at 3 each, and F, the shields of B and G: 4 + 6 + 3. Yellow has G, a column of 2, and diamond H: 3 + 4.
