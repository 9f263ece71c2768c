### The things of the game.

## Names that stand in sentences

-hr-manager = Personalleiter
-landowner = Landbesitzer
-seignior = Feudalherr
-cheater = Trickbetrüger
-mistress = Herrin
-bookkeeper = Buchhalter
-ghost = Geist der alten Jungfer
-tax-collector = Steuereintreiber
-benefactor = Gönner
-lamplighter = Lampenhüter
-builder = Baumeister
-traveller = Reisender
-main-square = Zentrum

list-semicolon = ;{" "}
# Between the last two of a list, with spaces.
list-and = {" "}und{" "}
list-or = {" "}oder{" "}
none = –
nobody = niemand
player-number = Spieler { $number }

resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein
resource-crystal = Kristall

guild-mask = Maske
guild-rooster = Hahn
guild-bells = Glocken
guild-fleur-de-lis = Lilie

character-hr-manager = { -hr-manager }
    .the = der Personalleiter
    .acc = den Personalleiter
    .narrow = Personal{"\u00AD"}leiter
character-landowner = { -landowner }
    .the = der Landbesitzer
    .acc = den Landbesitzer
    .narrow = Land{"\u00AD"}besitzer
character-seignior = { -seignior }
    .the = der Feudalherr
    .acc = den Feudalherrn
    .narrow = Feudal{"\u00AD"}herr
character-cheater = { -cheater }
    .the = der Trickbetrüger
    .acc = den Trickbetrüger
    .narrow = Trick{"\u00AD"}betrüger
character-mistress = { -mistress }
    .the = die Herrin
    .acc = die Herrin
    .narrow = Herrin
character-bookkeeper = { -bookkeeper }
    .the = der Buchhalter
    .acc = den Buchhalter
    .narrow = Buch{"\u00AD"}halter
character-ghost = { -ghost }
    .the = der Geist der alten Jungfer
    .acc = den Geist der alten Jungfer
    .narrow = Geist der alten Jungfer
character-tax-collector = { -tax-collector }
    .the = der Steuereintreiber
    .acc = den Steuereintreiber
    .narrow = Steuer{"\u00AD"}eintreiber
character-benefactor = { -benefactor }
    .the = der Gönner
    .acc = den Gönner
    .narrow = Gönner
character-lamplighter = { -lamplighter }
    .the = der Lampenhüter
    .acc = den Lampenhüter
    .narrow = Lampen{"\u00AD"}hüter
character-builder = { -builder }
    .the = der Baumeister
    .acc = den Baumeister
    .narrow = Bau{"\u00AD"}meister
character-traveller = { -traveller }
    .the = der Reisende
    .acc = den Reisenden
    .narrow = Reisender

power-hr-manager = mit deinen Arbeiterkarten darfst du jeden Rohstoff nehmen
power-landowner = jeder Rohstoff, den du mit einer Arbeiterkarte nimmst, kostet 1 Münze weniger
power-seignior = mit einer Arbeiterkarte darfst du 2 der gezeigten Rohstoffe nehmen
power-cheater = einmal pro Zug darfst du die zuletzt erhaltene Münze zu einem Gebäude umdrehen
power-mistress = das Zurückholen kostet dich 1 Münze weniger
power-bookkeeper = einmal pro Zug darfst du eines deiner Gebäude gegen eines aus der Reihe tauschen
power-ghost = mit jeder deiner Arbeiterkarten darfst du 3 Münzen nehmen
power-tax-collector = du erhältst jedes Mal 1 Münze, wenn jemand anders Münzen zahlt
power-benefactor = du erhältst zu Beginn jedes deiner Züge 1 Münze
power-lamplighter = wenn du baust, erhältst du den Bonus jeder angrenzenden Karte, mit oder ohne Straße
power-builder = nachdem jemand anders gebaut hat, darfst du für 2 Münzen ebenfalls bauen
power-traveller = stelle einen Arbeiter auf ein freies Rohstoff-Feld im Zentrum und zahle diesen Rohstoff

bonus-wood = 1 Holz
bonus-clay = 1 Lehm
bonus-stone = 1 Stein
bonus-crystal = 1 Kristall
bonus-any = 1 beliebiger Rohstoff
bonus-double = 1 weiterer Rohstoff, den du schon hast
bonus-transform = 1 Arbeiter zu einem anderen Rohstoff versetzen
bonus-coin = 1 Münze

formula-diamond = Diamant, { $base } Punkte
formula-neighbours3 = 3 für jede angrenzende Karte
formula-shields = die Summe der Schilde der angrenzenden Karten
formula-diamonds = { $base } + 1 für jeden Diamanten in der Stadt
formula-column = { $base } + 1 für jede Karte in derselben Spalte
formula-guild = { $base } + 1 für jede Karte derselben Gilde
formula-neighbours = { $base } + 1 für jede angrenzende Karte
formula-row = { $base } + 1 für jede Karte in derselben Reihe

phase-set-up = Vorbereitung
phase-turn = Zug
phase-second-resource = zweiter Rohstoff
phase-discard = Ablegen
phase-bonus = Bonus
phase-reaction = Baumeister
phase-close = Zugende
phase-over = Spielende

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
edge-street = Straße
edge-houses = Häuser
edge-clash = im { $side } { $edge } an { $other } von „{ $card }“

card-main-square = { -main-square }
source-board = Arbeiter auf dem Spielplan

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
