### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Welkom in OddVille. { $players } spelers.
terminal-seed = De startwaarde van dit spel is { $seed }: met dezelfde startwaarde worden dezelfde kaarten gedeeld.
terminal-help = Typ het nummer van een zet, of help om te zien wat je nog meer kunt typen.
terminal-goodbye = Tot ziens.
terminal-autosaved =
    Het spel is opgeslagen in { $file }. Verder spelen:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }{" "}
terminal-seats = Het bestand bevat een spel voor { $players } spelers, maar je hebt { $seats } plaatsen opgegeven.
name-human = Speler { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Typ save BESTAND om dit spel op te slaan. Typ city, score of log om het nog eens te bekijken, review om het te analyseren, of quit om te stoppen.

## The list of moves: headings

group-build = “{ $card }” bouwen (kost { $paid })
group-react = “{ $card }” bouwen voor 2 munten (kost { $paid })
group-coins = Een arbeiderskaart spelen voor munten
group-resource = Een arbeiderskaart spelen voor een grondstof
group-second = Een tweede grondstof nemen
group-building = Een arbeiderskaart spelen voor een gebouw uit de rij, met de prijs in munten
group-bonus = Een bonus gebruiken
group-discard = Een gebouw afleggen
group-choose = Een grondstof nemen
group-travel = Reiziger: een arbeider naar een veld van het Marktplein sturen
group-swap = Boekhouder: een gebouw ruilen tegen een gebouw uit de rij
group-return = Een arbeider van het bord terughalen, gratis

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
label-building = { $position } { $card }
label-swap = { $given } voor
label-bonus = van { $card } ({ $source })
label-transform = { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = kaart { $worker }: { $gained ->
        [0] geen, je hebt er al 5
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
build-guild = dan een karakter van het gilde { $guild }, opnieuw geschud
build-robs = { $player } geeft de { $character } terug

## Answers

terminal-empty = { $most ->
        [0] Het spel is afgelopen. Typ help om te zien wat je kunt typen.
        [one] Typ 1 om de enige zet te spelen, of help.
       *[other] Typ een nummer van 1 tot { $most }, een zet of help.
    }
terminal-number = { $most ->
        [one] Er is geen zet { $number }: de enige zet is 1.
       *[other] Er is geen zet { $number }: de zetten zijn 1 tot { $most }. Typ moves om ze te zien.
    }
terminal-number-over = Het spel is afgelopen: er is geen zet { $number }.
terminal-long = Die regel is te lang: geen enkele opdracht heeft meer dan { $most } tekens nodig.
terminal-unknown = “{ $text }” is geen nummer, zet of opdracht. Typ help om te zien wat je kunt typen.
terminal-legal = { $move } is nu toegestaan: { $words }.
terminal-illegal = { $move } is nu niet toegestaan:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Typ na why een zet, met het nummer of in notatie, bijvoorbeeld: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Een tip van { $bot }.
        [one] Een tip van { $bot } na 1 gesimuleerde partij.
       *[other] Een tip van { $bot } na { $simulations } gesimuleerde partijen.
    }
terminal-hint-legend = Voor elke speler: de winstkans en de verwachte punten aan het eind.
terminal-hint-reason = - { $sentence }
head-move = zet
head-trust = aandeel
hint-trust = { $share }%
hint-prospect = { $chance }%  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Ongedaan gemaakt.
terminal-nothing-to-undo = Je hebt geen zet om ongedaan te maken.
terminal-card-what = Typ na card de naam van een kaart, bijvoorbeeld: card main-square
terminal-no-card = Er is geen kaart “{ $text }”. Typ cards om alle gebouwen te zien.
terminal-log-empty = Er is nog niets gebeurd.

terminal-lang-now = De taal is Nederlands. Wijzigen: lang TAAL. Beschikbaar: { $languages }.
terminal-lang-unknown = Er zijn geen teksten in “{ $text }”. Beschikbaar: { $languages }.
terminal-lang-changed = De taal is nu Nederlands.
terminal-rules-what = Typ na rules een regel of een zoekwoord, bijvoorbeeld: rules BUILD-5
rules-none = “{ $text }” komt in geen enkele regel voor. Regels hebben codes zoals BUILD-5; oddville rules toont ze allemaal.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Typ na save een bestandsnaam, bijvoorbeeld: save avond.odd
terminal-save-exists = { $file } bestaat al. Typ save! { $file } om het te overschrijven.
terminal-saved = Het spel is opgeslagen in { $file }.
terminal-load-what = Typ na load een bestandsnaam, bijvoorbeeld: load avond.odd
terminal-loaded = { $file } is geladen: { $players } spelers, beurt { $turn }.
terminal-stranger = Het bestand noemt de bot { $bot }, die niet zonder jouw toestemming wordt gestart; op zijn plaats speelt een mens. Wil je de bot laten spelen, laad het bestand dan met alle plaatsen erbij: oddville play --load BESTAND human "{ $bot }"
terminal-not-a-file = { $file } is geen gewoon bestand.
terminal-not-utf8 = { $file } is geen UTF-8-tekst en dus geen spelverslag.
terminal-not-written = Kan { $file } niet schrijven: { $reason }.

## Help

help-intro = Speel in je beurt één arbeiderskaart voor munten, een grondstof of een gebouw uit de rij, of bouw een van je gebouwen. Het spel eindigt zodra iemand zes arbeiders in de stad heeft; wie de meeste punten heeft, wint. Plekken zijn kolom,rij: het Marktplein is 0,0 en de rijen worden naar beneden genummerd.
usage-number = 7
help-number = zet 7 uit de lijst spelen
usage-notation = build inn 1,0
help-notation = een zet in notatie spelen; moves all toont de notatie van elke zet
usage-moves = moves, moves all
help-moves = de toegestane zetten tonen; met all elk op een eigen regel
usage-why = why ZET
help-why = waarom een zet niet mag, met de regels
usage-hint = hint, hint BOT
help-hint = de beste zetten en waarom; van een andere bot bijvoorbeeld: hint mayor
usage-undo = undo
help-undo = ongedaan maken tot de laatste keuze van een mens
usage-city = city
help-city = de stad, en waar je gebouwen passen
usage-row = row
help-row = de gebouwenrij en de prijzen
usage-board = board
help-board = het grondstoffenbord, de gildestapels en de trekstapel
usage-players = players
help-players = wat elke speler heeft
usage-score = score
help-score = de huidige punten, regel voor regel
usage-card = card NAAM
help-card = een gebouw, een karakter, main-square of een arbeiderskaart (met het nummer) tekenen
usage-cards = cards
help-cards = alle gebouwen van deze editie
usage-log = log
help-log = alles wat er is gebeurd
usage-recap = recap
help-recap = wat er sinds de laatste keuze van een mens is gebeurd
usage-save = save BESTAND
help-save = het spel in een bestand opslaan
usage-save-over = save! BESTAND
help-save-over = hetzelfde, en een bestaand bestand overschrijven
usage-load = load BESTAND
help-load = verdergaan met een opgeslagen spel
usage-rules = rules WAT
help-rules = een regel met zijn code, bijvoorbeeld: rules BUILD-5; of alle regels waarin een woord voorkomt, bijvoorbeeld: rules straat
usage-lang = lang TAAL
help-lang = de taal wijzigen: { $languages }
usage-help = help
help-help = deze pagina
usage-quit = quit
help-quit = stoppen; een spel dat nog loopt, wordt opgeslagen

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
        [one] { $character }, de enige die over is: { $power }
       *[other] { $character }, bovenste van { $count }: { $power }
    }
pile-empty = leeg: voordat iemand het volgende karakter neemt, geeft iedereen eerst de karakters van dit gilde terug
deck-count = { $count ->
        [one] 1 kaart in de trekstapel.
       *[other] { $count } kaarten in de trekstapel.
    }
score-now = Huidige punten:
score-final = Eindstand:
end-winner = { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
end-tie-trigger = { $level } staan gelijk; { $winner } heeft het einde ingeluid en wint (SCORE-6).
end-tie-clockwise = { $level } staan gelijk; { $winner } is van hen de eerste, met de klok mee, na { $player }, die het einde heeft ingeluid, en wint (SCORE-6).
end-tie-order = { $level } staan gelijk; niemand heeft het einde ingeluid, en { $winner } wint als eerste van hen in de beurtvolgorde (END-2).
city-signs-small = { $houses } zijn huizen, { $across } en { $down } straten. De tekening is klein: elke kaart toont de huidige punten en de bonus (+ho hout, +kl klei, +st steen, +kr kristal, +keu grondstof naar keuze, +dub verdubbelen, +wis wisselen, +mu munt). Typ card NAAM om de hele kaart te zien.
city-legend = Op de plekken met een naam in de tekening past een van je gebouwen.
city-signs = { $houses } zijn huizen, { $across } en { $down } straten; =5 betekent dat een kaart nu 5 punten waard is.
row-legend = In elk vak: naam, kosten, straten, bonus en gilde, punten. Daaronder: de positie en de prijs in munten met arbeiderskaart 1, 2, 3 en 4.
row-prices = positie { $position }, prijzen { $prices }
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
short-formula-neighbours3 = 3 x buur
short-formula-shields = schilden
short-formula-diamonds = { $base }+diamant
short-formula-column = { $base }+kolom
short-formula-guild = { $base }+gilde
short-formula-neighbours = { $base }+buren
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
cards-legend = Kosten: ho hout, kl klei, st steen, kr kristal. Punten: het getal, plus 1 voor elke diamant in de stad, elke kaart van het gilde, elke kaart in de rij of de kolom, of elke aangrenzende kaart (buren); 3 x buur: 3 voor elke aangrenzende kaart; schilden: die van de aangrenzende kaarten. N, O, Z, W zijn straten; een punt (.) betekent huizen.
cards-reconstruction = Deze kaarten zijn een reconstructie: we hebben ze zelf bedacht, want de gedrukte kaarten kennen we niet. Heb je het spel, dan kun je je eigen kaarten invoeren: zie docs/play/editions.md.
cards-variant = Deze editie is een variant: { $cards ->
        [one] 1 gebouw
       *[other] { $cards } gebouwen
    }, en { $workers ->
        [one] 1 arbeider in de stad beëindigt
       *[other] { $workers } arbeiders in de stad beëindigen
    } het spel.
cards-valid = { $file } is geldig: editie { $edition }, hash { $hash }, { $cards ->
        [one] 1 gebouw
       *[other] { $cards } gebouwen
    }, voor { $possible } spelers.
cards-warnings = Waarschuwingen: wat in geen enkel spelregelboek staat. Het mag; vergelijk het met je kaarten.
usage-review = review
help-review = na het spel: de winstkans na elke zet, je beslissingen beoordeeld, en geluk
terminal-review-begins = De partij wordt geanalyseerd. Ctrl-C stopt; nog eens review gaat verder.
terminal-review-progress = { $done } van { $total } posities
terminal-review-stopped = Gestopt na { $done } van { $total } posities.
