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
title-mine = ● Your choice · { $table } · OddVille
notice-turn = OddVille: it is your choice
table-of = Table of { $names }
table-waiting = The game has not begun yet.

tool-hint = Hint
tool-recap = Recap
tool-text = Text
tool-log = Log
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Decision
region-mine = My area
region-mine-of = { $player }: your area
region-area-of = { $player }'s area
region-city = City
region-row = Buildings Row
region-resources = Resources Board
region-players = Players
region-guilds = Guilds
region-log = Log
region-menu = Menu
resources-legend = the cheapest free slot first
guilds-legend = top character, how many
skips = Skip to
skip-decision = Skip to the decision
skip-city = Skip to the city
trays = What is shown
tray-row = Row
tray-mine = Mine
tray-guilds = Guilds
tray-players = Players
tray-log = Log
choices = Choices
steps = This turn so far

## Who must choose what. What is asked of me are the terminal's ask- messages.

ask-confirm = { $player }, let your turn stand, or take something back?
ask-pinned = { $player }: { $move }?
ask-saving = Saving your move …
ask-unsaved = Your move is not saved yet. It is sent again as soon as the connection is back.
ask-back = You are looking at turn { $turn }.
back-to-now = Back to now
ask-game-over = { $player } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
ask-over-plain = The game is over.
wait-confirm = { $player } may still take the turn back.
wait-set-up = { $player } takes a first resource.
wait-turn = { $bot ->
        [yes] { $player } is at play.
       *[no] It is { $player }'s turn.
    }
wait-second-resource = { $player } may take a second resource.
wait-discard = { $player } chooses which building leaves.
wait-bonus = { $player } chooses a bonus ({ $left } left).
wait-reaction = { $player } holds the Builder and may build in answer.
wait-close = { $player } may use a power or end the turn.
last-turn = This turn is the last.
held-worker = Worker card { $worker }: take coins, a resource, or a building of the row.
held-mine = { $cells ->
        [0] { $would ->
            [0] { $card } fits nowhere in the city now.
           *[other] { $card } would fit where the outline is dotted, but you cannot pay for it now.
        }
        [one] { $card } fits 1 cell: choose it.
       *[other] { $card } fits { $cells } cells: choose one.
    }
held-row = { $card }: with which worker card?
held-resource = { NUMBER($count) ->
       *[other] { $resource }: how?
    }
held-cell = What shall stand at { $cell }?
held-coins = Coins: with which worker card?
held-played = Take your worker cards back?
held-character = { $character }: choose what it is used on.
held-bonus = The bonus at { $source }: choose where it goes.
held-slot = Your worker on { $resource }: where shall it go?
held-spot = Go to the { $resource } spot?
held-square = The Traveller goes to which spot?
held-off = Which worker shall come back to your supply?

## Choices on buttons

choice-choose = { $resource }
choice-recover = Take all back: { $cost ->
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
choice-transform = { $from }/{ $slot } to { $to } by { $card }
choice-discard = { $card } leaves
choice-cheat = Turn my last coin over
choice-swap = { $given } for { $taken }
choice-travel = To the { $resource } spot
choice-return = Take one off { $resource }/{ $slot }
start-recover = Recover: { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
start-cheat = Cheater
start-swap = Bookkeeper
start-travel = Traveller
start-off = Take one off the board
start-build = Build { $card }
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Take no more: gives up { $lost }
       *[no] Take no more
    }
close-done-second = No second resource
close-decline = Do not build
close-end = { $any ->
        [yes] End turn: { $lost } unused
       *[no] End turn
    }
lost-bonus = { $card }
confirm-turn = Let it stand
step-bot = Let { $player } move
seat-take-back = Take my seat back
seat-take-here = Take my seat back here
order-now = { $order ->
        [never] Standing order: never
        [gain] Standing order: from { $least } points
       *[ask] Standing order: ask
    }

## The Do button, and what closes the way back

do-choose = Take { $resource }
do-recover = Recover
do-coins = Take the coins
do-resource = Take { $resource }
do-second = Take { $resource }
do-building = Take { $card }
do-build = Build { $card } here
do-react = Build { $card } here for 2 coins
do-bonus = Take { $resource }
do-transform = Move the worker
do-done = { $any ->
        [yes] Give up { $lost }
       *[no] Take no more
    }
do-done-second = No second resource
do-discard = Let { $card } leave
do-decline = Do not build
do-cheat = Turn the coin over
do-swap = Swap { $given } for { $taken }
do-travel = Go to the { $resource } spot
do-return = Take it off
do-end = End the turn
lock-refill = turns over a new card
lock-flip = turns a coin over
lock-pile = shows a new character
lock-reshuffle = shuffles a guild
lock-passed = cannot be taken back
lock-start = the game begins here

## What a move brings

brings-pays = { $cost ->
        [one] pay 1 coin
       *[other] pay { $cost } coins
    }
brings-free = free
brings-coins = { $full ->
        [yes] no coin: you have 5
       *[no] { $gained ->
            [one] +1 coin
           *[other] +{ $gained } coins
        }
    }
brings-slot = worker to { $slots }
brings-back = workers back from { $slots }
brings-bonuses = bonuses: { $list }
brings-character = { $last ->
        [yes] the { $character }, and the pile is then empty
       *[no] the { $character }
    }
brings-pool = all return: you get 1 of { $count } ({ $characters })
brings-robbed = { $player } loses the { $character }
brings-robbed-me = you give back the { $character }
brings-third = third building: one must leave
brings-flip = { $known ->
        [yes] it is { $card }
       *[no] unseen
    }
brings-recover = then only worker cards this turn
brings-discard = under the deck, where everybody can follow it
brings-travel = stays if the Traveller leaves you; the Traveller then counts 0
brings-reaction = then { $player } (Builder) may build
brings-end = ends the game
from-bonus = { $bonus } ({ $card })
slot-of = { $resource }/{ $slot }
points-change = { $who } { $change }
preview-none = No move is looked at.

## Undo

undo = Undo
undo-takes-back = Takes back: { $move }
undo-to-here = Take back from here on: { $move }
undo-why = Nothing can be taken back now; press to hear why.
undo-stops = { $lock ->
        [off] At this table nothing can be taken back.
        [refill] Nothing more can be taken back: a new card came into the row.
        [flip] Nothing more can be taken back: a coin was turned over.
        [pile] Nothing more can be taken back: a new character came to light.
        [reshuffle] Nothing more can be taken back: a guild was shuffled.
        [passed] Nothing can be taken back: the choice has passed on.
       *[start] There is nothing to take back yet.
    }
may-be-undone = may be undone

## Moves that were made, where what they cost or brought is no longer at hand

made-recover = take all worker cards back
made-coins = worker card { $worker }: gain coins
made-resource = worker card { $worker }: take { $resource }
made-second = take { $resource } too
made-building = worker card { $worker }: take the building at position { $position }
made-done = take no more
made-swap = Bookkeeper: give { $given } away at position { $position }

## Why not

rule-link = Rule { $rule }
close-why = Close
why-nothing = Nothing can be done with that now.
why-can = { $count ->
        [one] That can be done, in one way.
       *[other] That can be done, in { $count } ways.
    }
note-not-yours = It is { $player }'s choice now.
note-not-saved = Your move is being saved.
note-confirm-first = First let your turn stand, or take it back.
note-moved-elsewhere = { $player } moved in another window.
note-pick-dropped = What you held can no longer be used; it was put down.
note-robbed = You had to give back the { $character }: { $by } called the guild.
note-goodbye = The server has closed this table here: { $reason ->
        [moved] the seat was taken over by another device.
       *[other] { $reason }.
    }
note-seat-lost = This seat is now played from another device. You are watching.
note-seat-gone = This seat has a new link by now; only that one opens it.
note-forced = Only { $resource } is left: it is taken for you.
note-copied = The link to watch is copied: { $link }
note-link = The link to watch: { $link }

## Connection

connection-open = Connected.
connection-opening = Connecting …
connection-lost = The connection is lost. It comes back by itself; nothing is lost.
standing-saved = saved
standing-saving = saving …
standing-lost = offline
watching = { $count ->
        [0] Watching
        [one] Watching
       *[other] Watching ({ $count })
    }
thinking = { $player } is thinking: { $seconds } s
clock-warning = { $seconds ->
        [one] 1 second is left for your choice.
       *[other] { $seconds } seconds are left for your choice.
    }
clock-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
clock-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
chance = { $player } { $chance } %

## The city

zoom = View of the city
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Fit the city
city-beyond = { $count ->
        [one] 1 cell to choose lies farther { $side }
       *[other] { $count } cells to choose lie farther { $side }
    }
cell-title = Cell { $cell }
cell-card = { $cell } { $card }, { $owner }; streets { $streets }; bonus { $bonus }; { $points }
cell-square = { $cell } Main Square; on its spots: { $spots }
cell-spot = { $player } on { $resource }
cell-fits = { $cell } free; { $card } fits; { $changes }
cell-would-fit = { $cell } free; { $card } would fit, but you cannot pay for it
cell-unfit = { $cell } free; { $card } does not fit here
cell-refused = { $cell } free; does not fit: { $sides }
cell-free = { $cell } free
cell-bonus = { $name }; its bonus waits: { $bonus }
square-words = { $points } points to each player with a worker here. Only the Traveller goes here.

## Cards and pieces

words-card = { $card }: costs { $paid }; bonus { $bonus }; guild { $guild }; points: { $points }; streets { $streets }
words-character = { $character }: { $power }
row-name = Position { $position }: { $words }; { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
row-prices-of = prices with card { $worker }
row-prices-least = least price of your hand
price-free = free
deck-name = { $count ->
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
deck-known = Cards that everybody can follow, from the top
deck-known-card = { $place }: { $card }
deck-unknown = No card in it is known.
name-of-column = { $resource }: { $slots }
slot-name = { $slot }-coin slot { $who }
slot-free = free
my-worker = Your worker on { $resource }, { $slot }-coin slot
worker-name = Worker card { $worker }: { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }; { $resources }; prices of the row { $prices }
worker-played = Worker card { $worker }, played; press to recover
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
    }; in the city { $city }. Press to take one off the board.
pile-name = { $guild }: { $character } on top of { $count }; { $power }
pile-empty-name = { $guild }: the pile is empty. Who takes the next character first calls all of this guild back.
pile-all-return = all return
pile-count = { $count ->
        [0] No character lies in the pile.
        [one] 1 character lies in the pile.
       *[other] { $count } characters lie in the pile.
    }
members-of-guild = { $guild }: who belongs to it
player-words = { $name }{ $me ->
        [yes] , you
       *[no] {""}
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; in the city { $city } of { $most }; coins { $coins }; supply { $supply }; hand { $hand }; buildings { $buildings }; characters { $characters }{ $standing ->
        [chooses] ; must choose now
        [bot] ; played by a bot
        [away] ; away
       *[no] {""}
    }
player-holds = { $points } points now. Coins { $coins }, supply { $supply }, hand { $hand }.
player-holds-nothing = No building and no character lies here.
points-now = Points now, line by line
player-known-coins = Coins whose building side is known: { $cards }
seat-bot = { $reason ->
        [none] Played by the bot { $bot }
        [time] The time ran out: the bot { $bot } plays
       *[other] The bot { $bot } stands in
    }
seat-away = away

## Recap, log, chat

recap = Since your last turn
recap-round = The last round
which-turn = Turn { NUMBER($turn, useGrouping: 0) }
recap-show = Show
recap-next = Next
log-look = Look at turn { $turn }
recap-nothing = Nothing has happened since.
recap-lost = You gave back: { $characters }.
recap-coins = Your coins: { $before } → { $after }.
recap-row = New in the row: { $cards }.
recap-slots = Free again: { $slots }.
recap-points = Your points: { $before } → { $after }.
log-older = { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
chat = Chat
chat-text = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-heard = { $name } says: { $text }
chat-somebody = somebody
chat-watcher = { $name } (watching)
chat-unread = Chat, { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }

## Hint

hint-asked = A good bot is thinking …
hint-chance = wins { $chance } %

## The menu

menu-start = All tables
menu-settings = Settings
menu-points = Points on cells on or off
menu-save = Save the game as a file
menu-watch-link = Copy the link for watching
menu-about = About this table
about-game = Game
about-deal = Deal
about-deal-named = It has a name, “{ $deal }”. The same name deals the same cards, so whoever has played it before may know which cards come.
about-deal-secret = Secret until the game is over. Before the first move the server gave this promise of its seed, and cannot change the cards any more:
about-deal-seed = The seed was { $seed }.
about-deal-check = To check it after the game, save the game as a file and run: oddville verify FILE.odd
menu-move-seat = Play on another device
move-seat-about = On the other device, open the start page and type this code under “Join a table”. It works once, within { $minutes } minutes. This page then watches, and can take the seat back.
move-seat-code = Code of your seat: { $code }
menu-replay = Replay
menu-leave = Leave my seat to a bot
menu-leave-question = A bot plays on for you. You can take your seat back. Leave?
menu-resign = Give up
menu-resign-question = Give up for good? A bot plays your seat to the end.
order = Standing order for the Builder
order-about = After another player has built you may build for 2 coins. Say here when you want to be asked. The order never builds by itself.
order-ask = Always ask me
order-never = Never: decline for me
order-gain = Ask only if some build brings me at least so many points now:
order-least = Points
order-save = Keep this order

keys = Keys

## Text view

text-view = Text view
text-line = A number, a move, or a command
text-enter = Enter
text-empty = { $most ->
        [0] Type help to see what you can type.
        [one] Type 1 to play the only move, or help.
       *[other] Type a number from 1 to { $most }, a move, or help.
    }
text-help = Type the number of a move, a move in notation, why and a move, or one of: { $commands }.
text-do-or-cancel = { $move }? Type do or cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Main Square; on its spots: { $spots }
text-kind-choose = First resource
text-kind-recover = Recover
text-kind-coins = Coins
text-kind-resource = A resource
text-kind-building = A building of the row
text-kind-build = Build
text-kind-second = A second resource
text-kind-bonus = Bonuses
text-kind-transform = Bonuses that move a worker
text-kind-done = Enough
text-kind-discard = Which building leaves
text-kind-decline = Do not build
text-kind-cheat = Cheater
text-kind-swap = Bookkeeper
text-kind-travel = Traveller
text-kind-return = Take a worker off the board
text-kind-end = End the turn

## The end

end-rematch = Play again
end-rematch-now = Begin now
end-waiting = { $willing } of { $people } want to play again.
end-next-table = To the next game
end-save = Save
end-share = Share
end-look = Look at the table
