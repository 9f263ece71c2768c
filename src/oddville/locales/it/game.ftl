### The things of the game.

## Names that stand in sentences

-hr-manager = Responsabile delle Risorse Umane
-landowner = Proprietario Terriero
-seignior = Feudatario
-cheater = Imbroglione
-mistress = Signora
-bookkeeper = Contabile
-ghost = Fantasma dell’Adorabile Zitella
-tax-collector = Esattore delle Tasse
-benefactor = Benefattore
-lamplighter = Lampionaio
-builder = Costruttore
-traveller = Viaggiatore
-main-square = Piazza Centrale

list-semicolon = ;{" "}
# Between the last two of a list, with spaces.
list-and = {" "}e{" "}
list-or = {" "}o{" "}
none = –
nobody = nessuno
player-number = Giocatore { $number }

resource-wood = legno
    .from = dal legno
    .to = al legno
    .of = del legno
    .on = sul legno
resource-clay = argilla
    .from = dall’argilla
    .to = all’argilla
    .of = dell’argilla
    .on = sull’argilla
resource-stone = pietra
    .from = dalla pietra
    .to = alla pietra
    .of = della pietra
    .on = sulla pietra
resource-crystal = cristallo
    .from = dal cristallo
    .to = al cristallo
    .of = del cristallo
    .on = sul cristallo

guild-mask = Maschera
    .of = della Maschera
guild-rooster = Gallo
    .of = del Gallo
guild-bells = Campane
    .of = delle Campane
guild-fleur-de-lis = Giglio
    .of = del Giglio

character-hr-manager = { -hr-manager }
    .the = il Responsabile delle Risorse Umane
character-landowner = { -landowner }
    .the = il Proprietario Terriero
character-seignior = { -seignior }
    .the = il Feudatario
character-cheater = { -cheater }
    .the = l’Imbroglione
character-mistress = { -mistress }
    .the = la Signora
character-bookkeeper = { -bookkeeper }
    .the = il Contabile
character-ghost = { -ghost }
    .the = il Fantasma dell’Adorabile Zitella
character-tax-collector = { -tax-collector }
    .the = l’Esattore delle Tasse
character-benefactor = { -benefactor }
    .the = il Benefattore
character-lamplighter = { -lamplighter }
    .the = il Lampionaio
character-builder = { -builder }
    .the = il Costruttore
character-traveller = { -traveller }
    .the = il Viaggiatore

power-hr-manager = le tue carte Lavoratore possono ottenere qualsiasi risorsa
power-landowner = ogni risorsa presa con una carta Lavoratore ti costa 1 moneta in meno
power-seignior = una carta Lavoratore può ottenere 2 delle risorse che mostra
power-cheater = una volta per turno, trasforma in un edificio la moneta ottenuta per ultima
power-mistress = recuperare ti costa 1 moneta in meno
power-bookkeeper = una volta per turno, scambia un tuo edificio con uno della riga
power-ghost = ogni tua carta Lavoratore può ottenere 3 monete
power-tax-collector = ricevi 1 moneta ogni volta che un altro giocatore paga
power-benefactor = ricevi 1 moneta all’inizio di ogni tuo turno
power-lamplighter = quando costruisci ottieni il bonus di ogni carta adiacente, anche senza strada
power-builder = dopo che un altro giocatore ha costruito, puoi costruire per 2 monete
power-traveller = metti un lavoratore su un posto libero della Piazza Centrale, pagando quella risorsa

bonus-wood = 1 legno
bonus-clay = 1 argilla
bonus-stone = 1 pietra
bonus-crystal = 1 cristallo
bonus-any = 1 risorsa a scelta
bonus-double = 1 in più di una risorsa che hai
bonus-transform = sposta 1 lavoratore su un’altra risorsa
bonus-coin = 1 moneta

formula-diamond = diamante, { $base } punti
formula-neighbours3 = 3 per ogni carta adiacente
formula-shields = gli scudi delle carte adiacenti
formula-diamonds = { $base } + 1 per ogni diamante in città
formula-column = { $base } + 1 per ogni carta nella sua colonna
formula-guild = { $base } + 1 per ogni carta della sua gilda
formula-neighbours = { $base } + 1 per ogni carta adiacente
formula-row = { $base } + 1 per ogni carta nella sua riga

phase-set-up = preparazione
phase-turn = turno
phase-second-resource = seconda risorsa
phase-discard = scarto
phase-bonus = bonus
phase-reaction = risposta
phase-close = fine del turno
phase-over = fine della partita

side-north = nord
side-east = est
side-south = sud
side-west = ovest
edge-street = strada
edge-houses = case
edge-clash = a { $side } { $edge } contro { $other } di «{ $card }»

card-main-square = { -main-square }
source-board = lavoratori sulla plancia

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
