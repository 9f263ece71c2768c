### The table in the browser.

you = you
close = Close
cancel = Cancel
menu = Menu
rules = Rules
hint = Hint
deck = Deck
city = City
supply = supply
title = { $table } · OddVille
title-mine = ● Your turn · { $table } · OddVille
notice-turn = OddVille: it’s your turn
table-of = Table with { $names }
table-waiting = The game has not started yet.

tool-hint = Hint
tool-text = Text
tool-log = Log
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Decision
region-mine = Your area
region-mine-of = { $player } (you)
region-area-of = { $player }'s area
region-city = City
region-row = Buildings Row
region-resources = Resources Board
region-players = Players
region-guilds = Guilds
region-log = Log
region-menu = Menu
resources-legend = cheapest free slot first
guilds-legend = top character and number of cards
goal = { $round ->
        [yes] The most points win. The round in which a player has { $most ->
            [one] { $most } worker
           *[other] { $most } workers
        } in the city is the last.
       *[no] The most points win. The game ends when a player has { $most ->
            [one] { $most } worker
           *[other] { $most } workers
        } in the city.
    }
skips = Skip to
skip-decision = Skip to your decision
skip-city = Skip to the city
trays = Views
tray-row = Row
tray-mine = Your area
tray-guilds = Guilds
tray-players = Players
tray-log = Log
choices = Choices
steps = Moves this turn

## The decision: the player’s own questions are the ask- messages of moves.ftl

ask-confirm = { $player }, confirm your turn or undo it?
ask-pinned = { $player }: { $move }?
ask-saving = Saving your move …
ask-unsaved = Your move has not been saved yet. It will be sent when the connection is back.
ask-back = You are viewing turn { $turn }.
back-to-now = Back to the game
ask-game-over = { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ask-over-plain = The game is over.
ask-counting = The game is over. The points are being counted.
wait-confirm = { $player } can still undo this turn.
wait-set-up = { $player } is choosing a first resource.
wait-turn = { $bot ->
        [yes] { $player } is playing.
       *[no] It is { $player }'s turn.
    }
wait-second-resource = { $player } may take a second resource.
wait-discard = { $player } is choosing which building to discard.
wait-bonus = { $player } is choosing a bonus ({ $left } left).
wait-reaction = { $player } has the Builder and may build now.
wait-close = { $player } may use a power or end the turn.
last-turn = This is the last turn.
last-round = This is the last round (house rule).
held-worker = { $coins ->
        [0] Worker card { $worker }: take a resource or a building from the row.
       *[other] Worker card { $worker }: take coins, a resource or a building from the row.
    }
held-mine = { $cells ->
        [0] { $would ->
            [0] { $card } fits nowhere in the city at the moment.
           *[other] { $card } fits where the outline is dotted, but you still need { $missing }.
        }
        [one] { $card } can be built on 1 cell: choose it.
       *[other] { $card } can be built on { $cells } cells: choose one.
    }
held-row = { $card }: with which worker card?{ $cells ->
        [unknown] { "" }
        [none] { " " }It fits on no cell of the city now.
       *[some] { " " }The city shows where it would fit.
    }
held-resource = { NUMBER($count) ->
       *[other] { $resource }: choose how to take it.
    }
held-resource-return = Return your worker on { $resource } to your supply? You lose the resource and its point.
held-cell = What do you want to build at { $cell }?
held-coins = Coins: with which worker card?
held-played = Recover all worker cards?
held-character = { $character }: choose a target.
held-bonus = Bonus of { $card }: choose how to use it.
held-slot = Your worker on { $resource }: where should it go?
held-spot = Send a worker to the { $resource } spot?
held-square = Traveller: which spot?
held-off = Which worker returns to your supply? You lose its resource and point.

## Choices on buttons

choice-choose = { $resource }
choice-recover = Recover all: { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
choice-coins = Card { $worker }: +{ $gained } { $gained ->
        [one] coin
       *[other] coins
    }
choice-resource = { $resource } with card { $worker }
choice-second = { $resource }
choice-building = { $card } with card { $worker }
choice-build = { $card } at { $cell }: { $change }
choice-react = { $card } at { $cell }: { $change }
choice-bonus = { $resource } from { $card }
choice-transform = { $from } ({ $slot }-coin slot) → { $to }: { $card }
choice-discard = Discard { $card }
choice-cheat = Turn over the coin gained last
choice-swap = Swap { $given } for { $taken }
choice-travel = { $resource } spot
choice-return = Return from { $resource } ({ $slot }-coin slot)
start-recover = Recover: { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
start-cheat = Cheater
start-swap = Bookkeeper
start-travel = Traveller
start-off = Return a worker
start-build = Build { $card }
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Done (skip { $lost })
       *[no] Done
    }
close-done-second = No second resource
close-decline = Don’t build
close-end = { $any ->
        [yes] End turn ({ $lost } unused)
       *[no] End turn
    }
lost-bonus = { $card }
lost-bonuses = { $count ->
        [one] 1 bonus
       *[other] { $count } bonuses
    }
confirm-turn = Confirm turn
step-bot = Let { $player } move
seat-take-back = Take my seat back
seat-take-here = Play my seat here
order-now = { $order ->
        [never] Builder: always decline
        [gain] Builder: ask from { $least ->
            [one] 1 point
           *[other] { $least } points
        }
       *[ask] Builder: always ask
    }

## The Do button, and what prevents undo

do-choose = Take { $resource }
do-recover = Recover
do-coins = Take coins
do-resource = Take { $resource }
do-second = Take { $resource }
do-building = Take { $card }
do-build = Build { $card } here
do-react = Build { $card } here for 2 coins
do-bonus = Take { $resource }
do-transform = Move the worker
do-done = { $any ->
        [yes] Skip { $lost }
       *[no] Done
    }
do-done-second = No second resource
do-discard = Discard { $card }
do-decline = Don’t build
do-cheat = Turn over the coin
do-swap = Swap { $given } for { $taken }
do-travel = Send a worker to the { $resource } spot
do-return = Return the worker
do-end = End turn
lock-refill = reveals a new card
lock-flip = turns over a coin
lock-pile = reveals a new character
lock-reshuffle = reshuffles a guild
lock-passed = cannot be undone
lock-start = the game starts here

## What a move brings

brings-pays = { $cost ->
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
brings-free = free
brings-coins = { $full ->
        [yes] no coin: you already have 5
       *[no] { $gained ->
            [one] +1 coin
           *[other] +{ $gained } coins
        }
    }
brings-slot = places a worker on { $slots }
brings-back = returns workers from { $slots }
brings-bonuses = bonuses: { $list }
brings-character = { $last ->
        [yes] the { $character }, the last of the pile
       *[no] the { $character }
    }
brings-pool = all characters of the guild are returned; { $count ->
        [one] you get the { $characters }
       *[other] you get 1 of { $count } ({ $characters })
    }
brings-robbed = { $player } loses the { $character }
brings-robbed-me = you return the { $character }
brings-third = third building: you must discard one
brings-flip = { $known ->
        [yes] reveals { $card }
       *[no] unknown building
    }
brings-recover = then you must play a worker card this turn
brings-points = points: { $parts }
points-from-buildings = { $change } from buildings
points-from-character = { $change } from the character
points-from-board = { $change } from workers leaving the Resources Board
brings-discard = goes under the deck; everybody knows where it is
brings-travel = the worker stays even if you lose the Traveller; the Traveller is then worth 0
brings-reaction = then { $player } (Builder) may build
brings-end = ends the game
brings-last-round = starts the last round
from-bonus = { $bonus } ({ $card })
slot-of = { $resource } ({ $slot }-coin slot)
points-change = { $who } { $change }
effects = What it brings
preview-none = No move is selected.

## Undo

undo = Undo
undo-takes-back = Undo: { $move }
undo-to-here = Undo everything from here: { $move }
undo-why = Nothing can be undone now. Press to see why.
undo-stops = { $lock ->
        [off] Undo is switched off at this table.
        [refill] You cannot undo further: a new card was revealed in the row.
        [flip] You cannot undo further: a coin was turned over.
        [pile] You cannot undo further: a new character was revealed.
        [reshuffle] You cannot undo further: a guild was reshuffled.
        [passed] You cannot undo: play has passed to another player.
       *[start] There is nothing to undo yet.
    }
may-be-undone = can still be undone
choices-row = { $kind ->
        [swap] To swap, choose a marked building in the row.
       *[other] { $only ->
            [yes] Choose a marked building in the row.
           *[no] or a marked building in the row
        }
    }
choices-more = More
closing-again = This cannot be undone: press the key again.

## Past moves whose cost or gain is no longer known

made-recover = recover all worker cards
made-coins = worker card { $worker }: gain coins
made-resource = worker card { $worker }: take { $resource }
made-second = take a second resource: { $resource }
made-building = worker card { $worker }: take the building at position { $position }
made-done = take no more bonuses
made-swap = Bookkeeper: swap { $given } with position { $position }

## Why not

rule-link = Rule { $rule }
close-why = Close
why-nothing = You can’t do anything with that now.
why-no-building = You have no building to place here. First take one from the row with a worker card.
why-recover = Recovering your worker cards costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } now (1 per card in your hand), and you have { $coins }. It is free when your hand is empty.
why-can = { $count ->
        [one] You can do that, in one way.
       *[other] You can do that, in { $count } ways.
    }
note-not-yours = { $player } has to choose now.
note-not-saved = Your move is being saved.
note-confirm-first = Confirm or undo your turn first.
note-moved-elsewhere = { $player } moved in another window.
note-pick-dropped = Your selection is no longer possible and was cleared.
note-robbed = You had to return the { $character }: { $by } reshuffled the guild.
gained-character = You have gained the { $character }: { $power }.
note-goodbye = The server has disconnected this page: { $reason ->
        [moved] the seat is now played on another device.
       *[other] { $reason }.
    }
note-seat-lost = This seat is now played on another device. You are watching.
note-wrong-link = The link opens no seat here: it is incomplete, or the seat has a new link. You are watching.
note-seat-gone = This seat has a new link. Only the new link opens it.
note-forced = Only { $resource } is left, so you take it automatically.
note-copied = Link for spectators copied: { $link }
note-link = Link for spectators: { $link }

## Connection

connection-open = Connected.
connection-opening = Connecting …
connection-lost = Connection lost. Reconnecting … Nothing has been lost.
standing-saved = saved
standing-saving = saving …
standing-lost = offline
watching = { $count ->
        [0] Watching
        [one] Watching
       *[other] Watching ({ $count })
    }
thinking = { $player } is thinking ({ $seconds } s)
clock-warning = { $seconds ->
        [one] You have 1 second left.
       *[other] You have { $seconds } seconds left.
    }
clock-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
clock-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
chance = { $player } { $chance }%

## The city

zoom = City view
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit to screen
city-beyond = { $count ->
        [one] 1 more cell to choose: { $side }
       *[other] { $count } more cells to choose: { $side }
    }
cell-title = Cell { $cell }
cell-card = { $cell } { $card }, { $owner }; streets { $streets }; bonus { $bonus }; { $points }
cell-square = { $cell } Main Square; workers: { $spots }
cell-spot = { $player } on { $resource }
cell-fits = { $cell } free; { $card } fits; { $changes }
cell-would-fit = { $cell } free; { $card } fits, but you cannot pay for it
cell-would-fit-points = { $cell } free; { $card } fits, but you cannot pay for it; built here: { $changes }
cell-site = { $cell } free; { $card } would fit; built here: { $changes }
cell-unfit = { $cell } free; { $card } does not fit here
cell-refused = { $cell } free; does not fit: { $sides }
cell-free = { $cell } free
cell-bonus = { $name }; bonus available: { $bonus }
square-words = { $points } points for each player with a worker here. Only the Traveller can place one.

## Cards and pieces

words-card = { $card }: costs { $paid }; bonus { $bonus }; guild { $guild }; points: { $points }; streets { $streets }
words-character = { $character }: { $power }
row-name = Position { $position }: { $words }; { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
row-name-unpriced = Position { $position }: { $words }
row-prices-of = prices with card { $worker }
row-prices-least = lowest prices with your hand
price-free = free
price-swap = swap
row-name-swap = Position { $position }: { $words }; swap
row-prices-swap = a swap costs no coins
deck-name = { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
deck-known = Known cards, from the top
deck-known-card = { $place }: { $card }
deck-unknown = No card in the deck is known.
name-of-column = { $resource }: { $slots }
slot-name = { $slot }-coin slot { $who }
slot-free = free
my-worker = Your worker on { $resource }, { $slot }-coin slot
worker-name = Worker card { $worker }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }; { $resources }; row prices { $prices }
worker-played = Worker card { $worker }, played. Press to recover.
my-hand = Your hand: { $count ->
        [one] 1 worker card
       *[other] { $count } worker cards
    }
my-buildings = Your buildings
my-things = Your coins, supply and characters
my-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
my-supply = Supply: { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }; in the city: { $city }. Press to return a worker from the board.
pile-name = { $guild }: { $character } is the top of { $count }; { $power }
pile-top = { $character_narrow }
pile-empty-name = { $guild }: the pile is empty. The next player to take a character first makes everyone return theirs.
pile-all-return = empty
pile-count = { $count ->
        [0] The pile is empty.
        [one] 1 character is in the pile.
       *[other] { $count } characters are in the pile.
    }
members-of-guild = Characters of the { $guild } guild
player-words = { $name }{ $me ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; in the city { $city } of { $most }; coins { $coins }; supply { $supply }; hand { $hand }; buildings { $buildings }; characters { $characters }{ $standing ->
        [chooses] ; has to choose now
        [bot] ; played by a bot
        [away] ; away
       *[no] {""}
    }
player-holds = { $points } points now. Coins: { $coins }, supply: { $supply }, hand: { $hand }.
player-holds-nothing = No buildings or characters yet.
points-now = Current points
player-known-coins = Coins whose building side is known: { $cards }
seat-bot = { $reason ->
        [none] Played by the bot { $bot }
        [time] Out of time: the bot { $bot } is playing
       *[other] The bot { $bot } is filling in
    }
seat-away = away
seat-bot-named = { $name }, { $bot ->
        [newcomer] newcomer (bot)
        [apprentice] apprentice (bot)
        [mason] mason (bot)
        [architect] architect (bot)
        [mayor] mayor (bot)
        [greedy] greedy bot
        [random] random bot
       *[other] bot
    }

## Recap, log, chat

recap = Since your last turn
recap-round = Last round
which-turn = Turn { NUMBER($turn, useGrouping: 0) }
recap-show = Show
recap-next = Next
log-look = View turn { $turn }
recap-nothing = What the others do after your turn appears here.
hold-a-card = Hold a card to read about it.
recap-lost = You returned: { $characters }.
recap-coins = Your coins: { $before } → { $after }.
recap-row = New in the row: { $cards }.
recap-slots = Free again: { $slots }.
recap-points = Your points: { $before } → { $after }.
log-older = { $count ->
        [one] 1 earlier entry
       *[other] { $count } earlier entries
    }
chat = Chat
chat-text = Write a message
chat-send = Send
chat-empty = No messages yet.
chat-heard = { $name }: { $text }
chat-somebody = somebody
chat-watcher = { $name } (spectator)
chat-unread = Chat, { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }

## Hint

hint-asked = A strong bot is thinking …
hint-chance = { $chance }% to win

## The menu

menu-start = Start page
menu-settings = Settings
menu-adjust = Bot speed and confirming
menu-aid = What the icons mean
menu-points = Show or hide points on cells
menu-coordinates = Show or hide coordinates on cells
menu-save = Save the game
menu-watch-link = Copy the link for spectators
menu-about = About this table
about-game = Game
about-deal = Deal
about-deal-named = This deal has a name, “{ $deal }”. The same name always deals the same cards, so anyone who has played it before may know what comes.
about-deal-secret = Secret until the game is over. When the table was created, the server published this fingerprint of its seed. The pages of the players who joined then added random values, so neither side alone chose the cards:
about-deal-seed = The seed was { $seed }.
about-deal-check = To verify it after the game, save the game and run: oddville verify FILE.odd
shuffle-matches = { $own ->
        [0] Shuffle checked: it is the one promised before the game.
       *[other] Shuffle checked: it is the one promised before the game, and a random value of this page is in it.
    }
shuffle-differs = The shuffle does not match what was promised before the game. Save the game as a file, and do not trust this server.
menu-move-seat = Play on another device
move-seat-about = On the other device, open the start page and enter this code under “Join a table”. It works once, within { $minutes } minutes. This page then becomes a spectator and can take the seat back.
move-seat-code = Code for your seat: { $code }
menu-replay = Replay
menu-leave = Leave my seat to a bot
menu-leave-question = A bot will play for you until you take your seat back. Leave?
menu-resign = Resign
menu-resign-question = Resign for good? A bot will play your seat to the end.
order = Auto-decline for the Builder
order-about = After another player builds, you may build for 2 coins. Choose when you want to be asked. Nothing is ever built automatically.
order-ask = Always ask me
order-never = Never ask: always decline
order-gain = Ask only if a build would gain me at least this many points now:
order-least = Points
order-save = Save

keys = Keyboard shortcuts

## Text view

text-view = Text view
text-line = Number, move or command
text-enter = Enter
text-empty = { $most ->
        [0] Type help to see what you can type.
        [one] Type 1 to play the only move, or help.
       *[other] Type a number from 1 to { $most }, a move, or help.
    }
text-help = Type the number of a move, a move in notation, why followed by a move, or one of these commands: { $commands }.
text-do-or-cancel = { $move }? Type do or cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Main Square; workers: { $spots }
text-kind-choose = First resource
text-kind-recover = Recover
text-kind-coins = Coins
text-kind-resource = Resource
text-kind-building = Building from the row
text-kind-build = Build
text-kind-second = Second resource
text-kind-bonus = Bonuses
text-kind-transform = Bonuses: move a worker
text-kind-done = Done
text-kind-discard = Discard a building
text-kind-decline = Don’t build
text-kind-cheat = Cheater
text-kind-swap = Bookkeeper
text-kind-travel = Traveller
text-kind-return = Return a worker from the board
text-kind-end = End turn

## The end

end-rematch = Rematch
end-rematch-now = Start now
end-next-table = Go to the rematch
end-save = Save
end-share = Share
end-look = Show the table
end-full-game = Play the full game
end-name = What is your name? It is shown at your next tables.
end-name-save = Save name
end-result = Show the result
end-no-rematch = No rematch
end-watch-next = Watch the rematch
end-today = Today’s town: result and picture
end-vote = { $name }: { $vote ->
        [yes] wants a rematch
        [no] no rematch
        [away] away
        [bot] bot
       *[open] has not answered
    }

## The screen view

menu-screen = Show on a TV or projector
screen-title = Screen
screen-full = Full screen
screen-take = Scan to take a free seat
screen-follow = Scan to play or watch on your phone
