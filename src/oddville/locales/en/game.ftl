### The things of the game.

## Names that stand in sentences

-hr-manager = Human Resources Manager
-landowner = Landowner
-seignior = Seignior
-cheater = Cheater
-mistress = Mistress
-bookkeeper = Bookkeeper
-ghost = Ghost of Lovely Spinster
-tax-collector = Tax Collector
-benefactor = Benefactor
-lamplighter = Lamplighter
-builder = Builder
-traveller = Traveller
-main-square = Main Square

list-semicolon = ;{" "}
# Between the last two of a list, with spaces.
list-and = {" "}and{" "}
list-or = {" "}or{" "}
none = none
nobody = nobody
player-number = Player { $number }

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-crystal = crystal

guild-mask = Mask
guild-rooster = Rooster
guild-bells = Bells
guild-fleur-de-lis = Fleur-de-lis

character-hr-manager = { -hr-manager }
    .narrow = { -hr-manager }
character-landowner = { -landowner }
    .narrow = Land{"\u00AD"}owner
character-seignior = { -seignior }
    .narrow = { -seignior }
character-cheater = { -cheater }
    .narrow = { -cheater }
character-mistress = { -mistress }
    .narrow = { -mistress }
character-bookkeeper = { -bookkeeper }
    .narrow = Book{"\u00AD"}keeper
character-ghost = { -ghost }
    .narrow = { -ghost }
character-tax-collector = { -tax-collector }
    .narrow = { -tax-collector }
character-benefactor = { -benefactor }
    .narrow = Bene{"\u00AD"}factor
character-lamplighter = { -lamplighter }
    .narrow = Lamp{"\u00AD"}lighter
character-builder = { -builder }
    .narrow = { -builder }
character-traveller = { -traveller }
    .narrow = { -traveller }

power-hr-manager = your worker cards may obtain any resource
power-landowner = each resource of a worker card costs you 1 coin less
power-seignior = one worker card may obtain 2 of the resources it shows
power-cheater = once per turn, turn the coin you gained last into a building
power-mistress = recovering costs you 1 coin less
power-bookkeeper = once per turn, swap one of your buildings for one in the row
power-ghost = each of your worker cards may obtain 3 coins
power-tax-collector = gain 1 coin each time another player pays coins
power-benefactor = gain 1 coin at the start of each of your turns
power-lamplighter = when building, gain the bonus of every touching card, street or not
power-builder = after another player builds, you may build for 2 coins
power-traveller = place a worker on an empty spot of the Main Square, paying its resource

bonus-wood = 1 wood
bonus-clay = 1 clay
bonus-stone = 1 stone
bonus-crystal = 1 crystal
bonus-any = 1 resource of your choice
bonus-double = 1 more of a resource you have
bonus-transform = move 1 worker to another resource
bonus-coin = 1 coin

formula-diamond = diamond, { $base } points
formula-neighbours3 = 3 for each touching card
formula-shields = the shields of the touching cards
formula-diamonds = { $base } + 1 for each diamond in the city
formula-column = { $base } + 1 for each card in its column
formula-guild = { $base } + 1 for each card of its guild
formula-neighbours = { $base } + 1 for each touching card
formula-row = { $base } + 1 for each card in its row

phase-set-up = set-up
phase-turn = turn
phase-second-resource = second resource
phase-discard = discard
phase-bonus = bonus
phase-reaction = reaction
phase-close = close
phase-over = over

side-north = north
side-east = east
side-south = south
side-west = west
edge-street = street
edge-houses = houses
edge-clash = { $side }: { $edge } against { $other } of { $card }

card-main-square = { -main-square }
source-board = workers on the board

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
