### What the pages in the browser say.

## Drawings in words

describe-streets = Streets: { $sides }
describe-no-streets = No streets
describe-cost = Costs: { $resources }
describe-bonus = Bonus: { $bonus }
describe-guild = Guild: { $guild }
describe-points = Points: { $worth }
describe-worker-card =
    Worker card { $number }, { $colour }. { $coins ->
        [0] No coins
        [one] 1 coin
       *[other] { $coins } coins
    }. Resources: { $resources }. Row prices: { $costs }
describe-character = { $character }: { $power }. Points: { $points }
describe-square = { $points } points for each player with a worker here
describe-pile = { $guild }: { $character } on top, { $count } { $count ->
        [one] card
       *[other] cards
    }
describe-pile-empty = { $guild }: empty; everyone returns its characters when the next one is taken
describe-deck = Deck: { $count } cards
describe-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    } of 5
describe-board = Resources Board for { $players } players
describe-worker = { $colour } worker

colour-purple = purple
colour-blue = blue
colour-red = red
colour-yellow = yellow

## The look

look-label = Theme
look-system = System
look-light = Light
look-dark = Dark
look-contrast = High contrast

## The card gallery

gallery-title = The cards of OddVille
gallery-note = A reconstruction: all drawings, names and values are our own. Select a card to enlarge it.
gallery-print = Print the cards
gallery-size = Size
gallery-show = Show
gallery-show-row = In the row
gallery-show-city = In the city
gallery-buildings = Buildings
gallery-square = Main Square
gallery-worker-cards = Worker cards
gallery-characters = Characters
gallery-city = A city
gallery-board = Resources Board
gallery-piles = Guild piles, deck and coins
gallery-workers = Workers
gallery-icons = Icons
gallery-marks = Marks on a cell
gallery-close = Close
gallery-failed = The cards could not be loaded. Reload the page to try again.
mark-legal = can be built here
mark-would-fit = fits, but not paid for
mark-pinned = selected
mark-last-move = last move
mark-refused = does not fit

## The print sheet

print-title = OddVille to print and cut out
print-how = Print at 100% without additional printer margins, or save as PDF. Cut along the marks.
print-now = Print
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Backs for double-sided printing
