### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Alle spelers bouwen aan dezelfde stad vol rare gebouwen; wie de meeste punten haalt, wint. Voor 2 tot 4 spelers, of alleen tegen bots.
web-skip = Naar de inhoud
web-nav = Pagina’s
web-foot = Een onafhankelijk fanproject. Het bordspel is van Carlo Lavezzi; de tekst van de regels, de kaarten en de tekeningen zijn van onszelf.
web-language = Taal
web-settings = Instellingen
web-close = Sluiten
web-report = Probleem melden
web-keys = Sneltoetsen
web-look-is = Thema: { $look }
web-look-system = systeem
web-look-light = licht
web-look-dark = donker
web-look-contrast = hoog contrast

## Start

web-play-now = Nu spelen
web-play-last = Zoals de vorige keer ({ $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    })
web-dealing = Kaarten worden gedeeld …
web-play-now-note = { $bots ->
        [0] Met dezelfde plaatsen als aan je vorige tafel.
        [one] Jij tegen één bot. Je begint meteen.
       *[other] Jij tegen { $bots } bots. Je begint meteen.
    }
web-set-up = Nieuwe tafel
which-game = { $edition ->
        [reconstruction] Volledig spel
        [micro] Kort spel
        [nano] Piepklein spel
        [pico] Kleinste spel
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Alle gebouwen. Eindigt zodra een speler zes arbeiders in de stad heeft.
        [micro] Minder gebouwen. Eindigt zodra een speler twee arbeiders in de stad heeft en duurt nog niet half zo lang.
        [nano] Twee soorten gebouwen, geen karakters. Eindigt zodra een speler één arbeider in de stad heeft.
        [pico] Eén soort gebouw, geen karakters. Eindigt zodra een speler één arbeider in de stad heeft.
       *[other] Kaarten van een andere editie.
    }
which-deal = Kaartverdeling “{ $deal }”
which-house-rule = Huisregel: ronde afmaken
which-house-rule-about = Na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad. Dit is onze eigen huisregel; volgens het spelregelboek eindigt het spel met de beurt van de zesde arbeider.
web-my-tables = Mijn tafels
web-no-tables = Hier verschijnen de tafels waaraan je in deze browser speelt of meekijkt.
web-table-of = { $names }
web-table-waiting = Wacht op spelers
web-table-running = { $turn ->
        [0] Voorbereiding
       *[other] Beurt { NUMBER($turn, useGrouping: 0) }
    }
web-table-over = Afgelopen
web-table-unknown = …
web-table-gone = Deze tafel bestaat niet meer.
web-your-turn = Jouw beurt
web-replay = Naspelen
web-forget = { $table } van de lijst verwijderen
web-forget-note = Van de lijst verwijderen. De tafel zelf wordt niet gewist.
web-more = Meer
web-learn = Leren
web-learn-note = Korte interactieve lessen
web-puzzles = Puzzels
web-puzzles-note = Vind de beste zet
web-watch = Openbare tafels
web-watch-note = Meespelen of meekijken
web-replays = Naspelen
web-replays-note = Een opgeslagen spel openen
web-cards = Kaarten
web-cards-note = Alle gebouwen en karakters
web-rules = Regels
web-rules-note = Alle regels, met hun code
web-text = Tekstmodus
web-text-note = Tegen bots spelen, alleen met tekst
web-new-here = Nieuw hier?
web-new-here-about = De begeleide partij is kort. Je speelt tegen één beginner, en de tafel legt alles uit wanneer je het nodig hebt.
web-guided = Begeleide partij
web-guided-note = Een korte eerste partij met uitleg
web-recommended = aanbevolen
web-knows-game = Ik ken het spel
web-daily = Elke dag nieuw
web-today = Stad van de dag
web-today-note = Elke dag één spel, voor iedereen hetzelfde
web-my-town = Mijn stad
web-my-town-note = Je partijen en statistieken
web-duplicate = Duplicate
web-duplicate-note = Dezelfde kaarten aan meerdere tafels, voor een club
web-ladder = Ranglijst
web-ladder-note = Ratings voor een groep

## Join

web-join = Meedoen aan een tafel
web-join-code = Code of link
web-your-name = Je naam
web-join-do = Meedoen
web-join-note = De code van een tafel heeft tien tekens. Met een code van acht tekens haal je je eigen plaats naar dit apparaat.
web-join-what = Dit is geen link en geen code. De code van een tafel heeft tien letters of cijfers, die van een plaats acht.

## What can go wrong

web-no-connection = De server reageert niet. Controleer je verbinding; er is niets verloren gegaan.
web-server-trouble = De server heeft een probleem (status { $status }). Probeer het zo meteen nog eens.
web-missing = Hier is nog niets gebouwd
web-missing-note = Deze pagina bestaat niet of is verhuisd.
web-to-start = Startpagina
offline-heading = Geen verbinding
offline-note = De server is niet bereikbaar. Deze pagina opent zodra er weer verbinding is.
offline-pages = Zonder verbinding kun je deze pagina’s gebruiken:

## Settings

settings-look = Thema
settings-ask = Om bevestiging vragen bij
settings-ask-locks = zetten die niet ongedaan te maken zijn
settings-ask-builds = zetten die niet ongedaan te maken zijn, en bouwen
settings-ask-all = elke zet
settings-forced = Gedwongen keuzes automatisch maken
settings-coordinates = Coördinaten op plekken altijd tonen
settings-motion = Animatie
settings-motion-system = systeem
settings-motion-full = volledig
settings-motion-reduced = beperkt
settings-cards = Kaartgrootte
settings-cards-small = klein
settings-cards-medium = gemiddeld
settings-cards-large = groot
settings-hand = Plaats van mijn hand
settings-hand-right = rechts
settings-hand-left = links
settings-hearing = Geluid en meldingen
settings-sound = Geluidseffecten
settings-volume = Volume
settings-notices = Melding als ik aan de beurt ben
settings-keys = Letters als sneltoetsen gebruiken
settings-change-keys = Sneltoetsen bekijken en wijzigen

## Keys

keys-about = Met Tab, de pijltoetsen, Enter en Escape kun je alles doen. Met letters gaat het sneller.
keys-worker = arbeiderskaart
keys-mine = mijn gebouwen
keys-row = positie in de rij, als er een arbeiderskaart is gekozen
keys-tab = volgend gebied
keys-arrows = bewegen binnen een gebied
keys-enter = kiezen of bevestigen
keys-escape = keuze annuleren
keys-undo-all = zoveel mogelijk ongedaan maken
keys-previous = vorige gemarkeerde item
keys-letters = Letters
keys-letters-note = Typ een andere letter om een sneltoets te wijzigen. Eén letter doet nooit iets definitiefs, behalve je beurt bevestigen.
keys-taken = Deze letter wordt al voor een andere actie gebruikt.
keys-not-usable = Deze toets is voor de browser gereserveerd. Kies een letter.
keys-usual = Standaardwaarden herstellen
keys-ply = vorige of volgende zet
keys-turn = vorige of volgende beurt
keys-ends = begin of einde
keys-play = afspelen of pauzeren
keys-act-coins = munten
keys-act-wood = hout
keys-act-clay = klei
keys-act-stone = steen
keys-act-crystal = kristal
keys-act-next = volgende gemarkeerde item
keys-act-close = de hoofdknop indrukken
keys-act-recover = terugnemen
keys-act-cheat = Valsspeler
keys-act-swap = Boekhouder
keys-act-travel = Reiziger
keys-act-off = een arbeider van het bord terughalen
keys-act-undo = ongedaan maken
keys-act-explain = uitleggen waarom een zet niet mag
keys-act-decision = de keuze voorlezen
keys-act-preview = de vooruitblik voorlezen
keys-act-info = over de kaart
keys-act-aid = betekenis van de symbolen
keys-act-recap = terugblik
keys-act-log = logboek
keys-act-points = punten op plekken
keys-act-coordinates = coördinaten op plekken
keys-act-hint = tip
keys-act-fit = hele stad tonen
keys-act-nearer = inzoomen
keys-act-farther = uitzoomen
keys-act-text = tekstweergave
keys-act-keys = sneltoetsen

## Report

report-text = Wat gebeurde er, en wat had je verwacht?
report-note = Het spelverslag wordt meegestuurd, zodat we de partij kunnen naspelen. Je naam en adres niet.
report-send = Versturen
report-thanks = Bedankt. Je melding is samen met het spelverslag opgeslagen.
report-elsewhere = Open dit aan de tafel waar het gebeurde, zodat het spelverslag wordt meegestuurd.
report-by-mail = Gebeurde het niet aan een tafel? Neem dan contact op met de beheerder van deze server.

## Rules

rules-search = Zoeken in de regels
rules-found = { $count ->
        [0] Geen regels gevonden.
        [one] 1 regel
       *[other] { $count } regels
    }
rules-chapters = Hoofdstukken
rules-picture-fits = Straat grenst aan straat: “{ $card }” past hier.
rules-picture-clash = Huizen grenzen aan een straat: “{ $card }” past hier niet.
rules-picture-corner = Alleen de hoeken raken elkaar: “{ $card }” mag hier niet worden gebouwd.
rules-picture-above = Deze plek ligt boven de rij van het Marktplein: hier mag niets worden gebouwd.
rules-picture-turned = Ondersteboven zou “{ $card }” hier passen, maar kaarten mag je niet draaien.
rules-picture-bonuses = Als je “{ $card }” hier bouwt, krijg je { $own } van de kaart zelf en { $other } van het Marktplein, via de straat.
rules-picture-slots = Het gratis vakje van klei is bezet, dus de volgende klei kost 1 munt. Op het bovenste vakje mag elk aantal arbeiders staan.
rules-picture-prices = Met arbeiderskaart { $worker } kosten de posities van de gebouwenrij, van 1 tot en met 6: { $costs }.
rules-picture-score = “{ $card }” levert { $base } op, plus 1 voor elke kaart in dezelfde rij. Met de kaart zelf en het Marktplein erbij zijn dat er { $cards }: { $points } punten.
rules-glossary = Woordenlijst
rules-glossary-about = Elk begrip uit het spel in vijf talen. Waar een spelregelboek twee woorden voor hetzelfde heeft, gebruiken wij er maar één.

## Previews of links

share-table = Een partij OddVille
share-table-about = Zie de stad groeien of neem een vrije plaats.
share-replay = Een partij OddVille om na te spelen
share-replay-about = Elke zet, van de eerste tot de laatste.
share-picture = Een stad met vreemde huizen aan een rivier
