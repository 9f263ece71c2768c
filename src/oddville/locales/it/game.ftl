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
    .narrow = Respon{"\u00AD"}sabile delle Risorse Umane
character-landowner = { -landowner }
    .the = il Proprietario Terriero
    .narrow = Proprie{"\u00AD"}tario Terriero
character-seignior = { -seignior }
    .the = il Feudatario
    .narrow = Feuda{"\u00AD"}tario
character-cheater = { -cheater }
    .the = l’Imbroglione
    .narrow = Imbro{"\u00AD"}glione
character-mistress = { -mistress }
    .the = la Signora
    .narrow = Signora
character-bookkeeper = { -bookkeeper }
    .the = il Contabile
    .narrow = Contabile
character-ghost = { -ghost }
    .the = il Fantasma dell’Adorabile Zitella
    .narrow = Fantasma dell’Ado{"\u00AD"}rabile Zitella
character-tax-collector = { -tax-collector }
    .the = l’Esattore delle Tasse
    .narrow = Esattore delle Tasse
character-benefactor = { -benefactor }
    .the = il Benefattore
    .narrow = Bene{"\u00AD"}fattore
character-lamplighter = { -lamplighter }
    .the = il Lampionaio
    .narrow = Lampio{"\u00AD"}naio
character-builder = { -builder }
    .the = il Costruttore
    .narrow = Costrut{"\u00AD"}tore
character-traveller = { -traveller }
    .the = il Viaggiatore
    .narrow = Viaggia{"\u00AD"}tore

power-hr-manager = ogni tua carta Lavoratore può darti qualsiasi risorsa
power-landowner = le risorse delle carte Lavoratore ti costano 1 moneta in meno
power-seignior = con una carta Lavoratore puoi prendere 2 delle risorse che mostra
power-cheater = una volta per turno, puoi girare la moneta ricevuta per ultima: diventa un edificio
power-mistress = recuperare le carte ti costa 1 moneta in meno
power-bookkeeper = una volta per turno, puoi scambiare un tuo edificio con uno della riga
power-ghost = ogni tua carta Lavoratore può darti 3 monete
power-tax-collector = ricevi 1 moneta ogni volta che un altro giocatore paga monete
power-benefactor = ricevi 1 moneta all’inizio di ogni tuo turno
power-lamplighter = quando costruisci, ottieni i bonus di tutte le carte adiacenti, anche senza strada
power-builder = quando un altro giocatore costruisce, puoi costruire anche tu per 2 monete
power-traveller = puoi mandare un lavoratore su un posto libero della Piazza Centrale, pagandone la risorsa

bonus-wood = 1 legno
bonus-clay = 1 argilla
bonus-stone = 1 pietra
bonus-crystal = 1 cristallo
bonus-any = 1 risorsa a scelta
bonus-double = 1 risorsa uguale a una che hai già
bonus-transform = sposta 1 lavoratore su un’altra risorsa
bonus-coin = 1 moneta

formula-diamond = diamante, { $base } punti
formula-neighbours3 = 3 per ogni carta adiacente
formula-shields = somma degli scudi delle carte adiacenti
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
phase-reaction = reazione
phase-close = fine del turno
phase-over = fine della partita

side-north = nord
side-east = est
side-south = sud
side-west = ovest
edge-street = strada
edge-houses = case
edge-clash = a { $side }, { $edge } contro { $other } di «{ $card }»

card-main-square = { -main-square }
source-board = lavoratori sulla plancia

language-en = English
language-it = Italiano
language-nl = Nederlands
language-fr = Français
language-de = Deutsch
