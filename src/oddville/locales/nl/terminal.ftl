### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Welkom in OddVille. Er doen { $players } spelers mee.
terminal-seed = De startwaarde van dit spel is { $seed }: dezelfde startwaarde deelt hetzelfde spel opnieuw.
terminal-help = Typ het nummer van een zet. Typ help om te zien wat je nog meer kunt typen.
terminal-goodbye = Tot ziens.
terminal-autosaved =
    Het spel is bewaard in { $file }. Om verder te gaan:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }{" "}
terminal-seats = Het bestand bevat een spel voor { $players } spelers, en je hebt { $seats } plaatsen opgegeven.
name-human = Speler { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Typ save BESTAND om dit spel te bewaren; city, score en log tonen het nog eens; quit stopt.

## The list of moves: headings

group-build = “{ $card }” bouwen (betaalt { $paid })
group-react = “{ $card }” bouwen voor 2 munten (betaalt { $paid })
group-coins = Een arbeiderskaart spelen voor munten
group-resource = Een arbeiderskaart spelen voor een grondstof
group-second = Een tweede grondstof nemen
group-building = Een arbeiderskaart spelen voor een gebouw uit de rij, tegen de prijs in munten
group-bonus = Een bonus nemen
group-discard = Een gebouw onder de trekstapel leggen
group-choose = Een grondstof nemen
group-travel = Reiziger: een arbeider op een veld van het Marktplein zetten
group-swap = Boekhouder: een gebouw geven en er een uit de rij nemen
group-return = Een arbeider van het bord halen, gratis

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
label-building = { $position } { $card }
label-swap = { $given } voor
label-bonus = van { $card } ({ $source })
label-transform = door { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = kaart { $worker }: { $gained ->
        [0] geen, je hebt er 5
        [one] 1 munt
       *[other] { $gained } munten
    }
entry-resource = kaart { $worker }
entry-second = { $resource }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
entry-building = kaart { $worker }: { $cost }
entry-build = op { $cell }: { $gains }
entry-bonus = { $resource }
entry-transform = { $from } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) naar { $to }
entry-discard = { $card }: kost { $paid }; bonus { $bonus }; punten { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    })

build-own = jij { $points }
build-other = { $player } { $points }
build-bonuses = bonussen { $bonuses }
build-character = dan de { $character }
build-guild = dan een karakter van het opnieuw geschudde gilde { $guild }
build-robs = { $player } geeft de { $character } terug

## Answers

terminal-empty = { $most ->
        [0] Het spel is afgelopen; typ help om te zien wat je kunt typen.
        [one] Typ 1 om de enige zet te spelen, of help.
       *[other] Typ een nummer van 1 tot { $most }, een zet of help.
    }
terminal-number = { $most ->
        [one] Er is geen zet { $number }; er is alleen zet 1.
       *[other] Er is geen zet { $number }; ze lopen van 1 tot { $most }. Typ moves om ze te zien.
    }
terminal-number-over = Het spel is afgelopen: er is geen zet { $number }.
terminal-long = Die regel is te lang; niets wat je kunt typen heeft meer dan { $most } tekens nodig.
terminal-unknown = “{ $text }” is geen nummer, geen zet en geen opdracht; typ help om te zien wat je kunt typen.
terminal-legal = { $move } mag nu: { $words }.
terminal-illegal = { $move } mag nu niet:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Noem na why een zet, met zijn nummer of zoals in: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Een tip van { $bot }.
        [one] Een tip van { $bot }, na 1 uitgeprobeerd spel.
       *[other] Een tip van { $bot }, na { $simulations } uitgeprobeerde spellen.
    }
terminal-hint-legend = Voor elke speler de kans om te winnen en de punten die aan het eind te verwachten zijn.
terminal-hint-reason = - { $sentence }
head-move = zet
head-trust = zeker
hint-trust = { $share }%
hint-prospect = { $chance }%  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Teruggenomen.
terminal-nothing-to-undo = Je hebt nog niets gekozen dat je kunt terugnemen.
terminal-card-what = Noem na card een kaart, zoals in: card main-square
terminal-no-card = Er is geen kaart “{ $text }”; typ cards om alle gebouwen te zien.
terminal-log-empty = Er is nog niets gebeurd.

terminal-lang-now = Dit is Nederlands. Om te wisselen: lang TAAL, met een van { $languages }.
terminal-lang-unknown = Er zijn geen teksten in “{ $text }”; er zijn { $languages }.
terminal-lang-changed = Vanaf nu in het Nederlands.
terminal-rules-what = Noem na rules een regel, of een woord om te zoeken, zoals in: rules BUILD-5
rules-none = In geen enkele regel staat “{ $text }”. Regels hebben codes zoals BUILD-5; oddville rules toont ze allemaal.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Noem na save een bestand, zoals in: save avond.odd
terminal-save-exists = { $file } bevat iets anders; typ save! { $file } om het te overschrijven.
terminal-saved = Het spel is bewaard in { $file }.
terminal-load-what = Noem na load een bestand, zoals in: load avond.odd
terminal-loaded = { $file } is geladen: { $players } spelers, beurt { $turn }.
terminal-stranger = Het bestand noemt de bot { $bot }, die niet ongevraagd wordt gestart; op zijn plaats speelt een mens. Om hem te laten spelen, laad het bestand met alle plaatsen erbij: oddville play --load BESTAND human "{ $bot }"
terminal-not-a-file = { $file } is geen gewoon bestand.
terminal-not-utf8 = { $file } is geen UTF-8-tekst, dus het is geen spel.
terminal-not-written = Kan { $file } niet schrijven: { $reason }.

## Help

help-intro = Speel in je beurt een arbeiderskaart, voor munten, een grondstof of een gebouw uit de rij, of bouw een gebouw dat je hebt. Wie zes arbeiders in de stad heeft, beëindigt het spel; wie de meeste punten heeft, wint. Plekken heten kolom,rij: het Marktplein is 0,0 en de rijen tellen naar beneden.
usage-number = 7
help-number = zet 7 van de lijst spelen
usage-notation = build inn 1,0
help-notation = een zet in notatie spelen; moves all toont die voor elke zet
usage-moves = moves, moves all
help-moves = de toegestane zetten nog eens; elk op een eigen regel
usage-why = why ZET
help-why = waarom een zet niet mag, met de regels
usage-hint = hint, hint BOT
help-hint = de beste zetten en waarom; van een andere bot, zoals in: hint mayor
usage-undo = undo
help-undo = terug naar de laatste keuze van een mens
usage-city = city
help-city = de stad, en waar je gebouwen passen
usage-row = row
help-row = de gebouwenrij en haar prijzen
usage-board = board
help-board = het grondstoffenbord, de gildestapels en de trekstapel
usage-players = players
help-players = wat er voor elke speler ligt
usage-score = score
help-score = de punten zoals ze nu staan, regel voor regel
usage-card = card NAAM
help-card = een gebouw, een karakter, main-square of een arbeiderskaart (op nummer) tekenen
usage-cards = cards
help-cards = alle gebouwen van deze editie
usage-log = log
help-log = wat er vanaf het begin is gebeurd
usage-recap = recap
help-recap = wat er sinds de laatste keuze van een mens is gebeurd
usage-save = save BESTAND
help-save = het spel in een bestand bewaren
usage-save-over = save! BESTAND
help-save-over = hetzelfde, over een ander bestand heen
usage-load = load BESTAND
help-load = verdergaan met het spel van een bestand
usage-rules = rules WAT
help-rules = een regel op zijn code, zoals in: rules BUILD-5; of alle regels met een woord, zoals in: rules straat
usage-lang = lang TAAL
help-lang = verdergaan in een andere taal: { $languages }
usage-help = help
help-help = deze pagina
usage-quit = quit
help-quit = stoppen; een onvoltooid spel wordt bewaard

## Drawings and tables

head-coins = munten
head-supply = voorraad
head-hand = kaarten
head-wood = hout
head-clay = klei
head-stone = steen
head-crystal = kris.
head-city = stad
head-points = ptn
head-slot = { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
head-upper = 2 munten, onbeperkt
head-spot = Marktplein
list-of-resources = { $resources }
held-buildings = Gebouwen: { $list }
held-building = { $card } ({ $resources })
held-characters = Karakters: { $characters }
area-building = { $card } ({ $id }): kost { $resources }; bonus { $bonus }; punten { $points }
area-character = { $character }: { $power }
area-empty = nog niets
pile = { $count ->
        [one] { $character }, de laatste kaart: { $power }
       *[other] { $character }, bovenste van { $count } kaarten: { $power }
    }
pile-empty = leeg: wie het volgende karakter neemt, roept eerst alle karakters van dit gilde terug
deck-count = { $count ->
        [one] 1 kaart in de trekstapel.
       *[other] { $count } kaarten in de trekstapel.
    }
score-now = De punten zoals de stad nu staat:
score-final = De eindstand:
end-winner = { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
end-tie-trigger = Gelijkspel tussen { $level }; { $winner } heeft het einde ingeluid en wint dus (SCORE-6).
end-tie-clockwise = Gelijkspel tussen { $level }; { $winner } komt met de klok mee als eerste na { $player }, die het einde heeft ingeluid (SCORE-6).
end-tie-order = Gelijkspel tussen { $level }; niemand heeft het einde ingeluid, en { $winner } komt in de beurtvolgorde het eerst (END-2).
city-signs-small = { $houses } zijn huizen, { $across } en { $down } straten. De tekening is klein: elke kaart toont haar punten en haar bonus (+ho hout, +kl klei, +st steen, +kr kristal, +keu grondstof naar keuze, +dub verdubbelen, +wis wisselen, +mu munt). Typ card NAAM om een hele kaart te zien.
city-legend = Op de plekken die in de tekening staan past een gebouw van jou.
city-signs = { $houses } zijn huizen, { $across } en { $down } straten; =5 zegt dat een kaart nu 5 punten waard is.
row-legend = In elk vak: naam, kosten, straten, bonus en gilde, punten. Eronder: de positie, en de prijs in munten met arbeiderskaart 1, 2, 3 en 4.
row-prices = positie { $position }: { $prices }
worker-card = Arbeiderskaart { $worker }
coins = { $coins ->
        [0] geen
        [one] 1 munt
       *[other] { $coins } munten
    }
square-points = { $points ->
        [one] 1 punt voor elke speler met een arbeider daar
       *[other] { $points } punten voor elke speler met een arbeider daar
    }
points-as-character = { $points }
points-as-traveller = { $points }, of 0 met een arbeider op het Marktplein
field-cost = Kosten
field-bonus = Bonus
field-guild = Gilde
field-points = Punten
field-shield = Schild
field-streets = Straten
field-spots = Velden
field-coins = Munten
field-resources = Grondstoffen
field-prices = Prijzen van de rij
field-power = Kracht
field-rule = Regel

short-bonus-wood = +hout
short-bonus-clay = +klei
short-bonus-stone = +steen
short-bonus-crystal = +kristal
short-bonus-any = +keuze
short-bonus-double = +dubbel
short-bonus-transform = +wissel
short-bonus-coin = +munt
short-guild-mask = Masker
short-guild-rooster = Haan
short-guild-bells = Klokken
short-guild-fleur-de-lis = Fleur
short-formula-diamond = diamant { $base }
short-formula-neighbours3 = 3 x rand
short-formula-shields = schilden
short-formula-diamonds = { $base }+diamant
short-formula-column = { $base }+kolom
short-formula-guild = { $base }+gilde
short-formula-neighbours = { $base }+rand
short-formula-row = { $base }+rij
tiny-bonus-wood = +ho
tiny-bonus-clay = +kl
tiny-bonus-stone = +st
tiny-bonus-crystal = +kr
tiny-bonus-any = +keu
tiny-bonus-double = +dub
tiny-bonus-transform = +wis
tiny-bonus-coin = +mu
short-square = { $points } elk
short-worth = ={ $points }
short-resource-wood = ho
short-resource-clay = kl
short-resource-stone = st
short-resource-crystal = kr
short-side-north = N
short-side-east = O
short-side-south = Z
short-side-west = W

## The cards of an edition

column-id = code
column-name = naam
column-cost = kosten
column-bonus = bonus
column-guild = gilde
column-points = punten
column-edges = randen
cards-legend = Kosten: ho hout, kl klei, st steen, kr kristal. Punten: het getal, en 1 voor elke diamant in de stad, kaart van het gilde, de rij of de kolom, of aangrenzende kaart (rand); 3 x rand: 3 voor elke aangrenzende kaart; schilden: die van de aangrenzende kaarten. Straten gaan naar N, O, Z, W; een punt zijn huizen.
cards-reconstruction = Deze kaarten zijn een reconstructie: we hebben ze zelf bedacht, want de gedrukte zijn hier niet bekend. Als je het spel bezit, kun je de jouwe invoeren: zie docs/editions.md.
cards-variant = Deze editie is een variant: { $cards ->
        [one] 1 gebouw
       *[other] { $cards } gebouwen
    }, en { $workers ->
        [one] 1 arbeider in de stad beëindigt
       *[other] { $workers } arbeiders in de stad beëindigen
    } het spel.
cards-valid = { $file } is geldig: editie { $edition }, controlegetal { $hash }, { $cards ->
        [one] 1 gebouw
       *[other] { $cards } gebouwen
    }, voor { $possible } spelers.
cards-warnings = Waarschuwingen: wat in geen spelregelboek staat. Het mag; vergelijk het met je kaarten.
