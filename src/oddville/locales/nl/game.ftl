### The things of the game.

## Names that stand in sentences

-hr-manager = Personeelschef
-landowner = Landeigenaar
-seignior = Leenheer
-cheater = Valsspeler
-mistress = Maîtresse
-bookkeeper = Boekhouder
-ghost = Geest van de Lieve Oude Vrijster
-tax-collector = Belastinginner
-benefactor = Weldoener
-lamplighter = Lantaarnopsteker
-builder = Bouwmeester
-traveller = Reiziger
-main-square = Marktplein

list-semicolon = ;{" "}
# Between the last two of a list, with spaces.
list-and = {" "}en{" "}
list-or = {" "}of{" "}
none = geen
nobody = niemand
player-number = Speler { $number }

resource-wood = hout
resource-clay = klei
resource-stone = steen
resource-crystal = kristal

guild-mask = Masker
guild-rooster = Haan
guild-bells = Klokken
guild-fleur-de-lis = Fleur-de-lis

character-hr-manager = { -hr-manager }
    .narrow = Perso{"\u00AD"}neels{"\u00AD"}chef
character-landowner = { -landowner }
    .narrow = Land{"\u00AD"}eigenaar
character-seignior = { -seignior }
    .narrow = Leen{"\u00AD"}heer
character-cheater = { -cheater }
    .narrow = Vals{"\u00AD"}speler
character-mistress = { -mistress }
    .narrow = Maîtresse
character-bookkeeper = { -bookkeeper }
    .narrow = Boek{"\u00AD"}houder
character-ghost = { -ghost }
    .narrow = Geest van de Lieve Oude Vrijster
character-tax-collector = { -tax-collector }
    .narrow = Belasting{"\u00AD"}inner
character-benefactor = { -benefactor }
    .narrow = Wel{"\u00AD"}doener
character-lamplighter = { -lamplighter }
    .narrow = Lantaarn{"\u00AD"}opsteker
character-builder = { -builder }
    .narrow = Bouw{"\u00AD"}meester
character-traveller = { -traveller }
    .narrow = Reiziger

power-hr-manager = met elke arbeiderskaart mag je elke grondstof nemen
power-landowner = elke grondstof van een arbeiderskaart kost je 1 munt minder
power-seignior = met één arbeiderskaart mag je 2 afgebeelde grondstoffen nemen
power-cheater = eens per beurt mag je de munt die je het laatst kreeg, omdraaien en als gebouw houden
power-mistress = kaarten terugnemen kost je 1 munt minder
power-bookkeeper = eens per beurt mag je een van je gebouwen ruilen tegen een gebouw uit de rij
power-ghost = met elke arbeiderskaart mag je 3 munten nemen
power-tax-collector = je krijgt 1 munt telkens als een andere speler munten betaalt
power-benefactor = je krijgt 1 munt aan het begin van elk van je beurten
power-lamplighter = als je bouwt, krijg je de bonus van elke aangrenzende kaart, ook zonder straat
power-builder = nadat een andere speler heeft gebouwd, mag jij bouwen voor 2 munten
power-traveller = zet een arbeider op een leeg veld van het Marktplein en betaal de grondstof van dat veld

bonus-wood = 1 hout
bonus-clay = 1 klei
bonus-stone = 1 steen
bonus-crystal = 1 kristal
bonus-any = 1 grondstof naar keuze
bonus-double = nog 1 van een grondstof die je al hebt
bonus-transform = 1 arbeider verplaatsen naar een andere grondstof
bonus-coin = 1 munt

formula-diamond = diamant, { $base } punten
formula-neighbours3 = 3 voor elke aangrenzende kaart
formula-shields = de schilden van de aangrenzende kaarten
formula-diamonds = { $base } + 1 voor elke diamant in de stad
formula-column = { $base } + 1 voor elke kaart in dezelfde kolom
formula-guild = { $base } + 1 voor elke kaart van hetzelfde gilde
formula-neighbours = { $base } + 1 voor elke aangrenzende kaart
formula-row = { $base } + 1 voor elke kaart in dezelfde rij

phase-set-up = voorbereiding
phase-turn = beurt
phase-second-resource = tweede grondstof
phase-discard = afleggen
phase-bonus = bonus
phase-reaction = Bouwmeester
phase-close = einde van de beurt
phase-over = einde van het spel

side-north = noorden
side-east = oosten
side-south = zuiden
side-west = westen
edge-street = straat
edge-houses = huizen
edge-clash = in het { $side } { $edge } tegen { $other } van “{ $card }”

card-main-square = { -main-square }
source-board = arbeiders op het bord

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
