### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Een stad vol rare gebouwen, en iedereen bouwt in dezelfde. Voor 2 tot 4 spelers, of alleen tegen bots.
web-skip = Naar de inhoud
web-nav = Pagina’s
web-foot = Een onafhankelijk fanproject. Het bordspel is van Carlo Lavezzi; de regels in eigen woorden, de kaarten en de tekeningen zijn van ons.
web-language = Taal
web-settings = Instellingen
web-close = Sluiten
web-report = Probleem melden
web-keys = Toetsen
web-look-is = Uiterlijk: { $look }
web-look-system = zoals het systeem
web-look-light = middag
web-look-dark = avond bij lamplicht
web-look-contrast = hoog contrast

## Start

web-play-now = Nu spelen
web-play-last = Zelfde als de vorige keer ({ $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    })
web-dealing = De kaarten worden gedeeld …
web-play-now-note = { $bots ->
        [0] Met de plaatsen van je laatste tafel.
        [one] Jij tegen één bot. Je kunt meteen beginnen.
       *[other] Jij tegen { $bots } bots. Je kunt meteen beginnen.
    }
web-set-up = Tafel klaarzetten
which-game = { $edition ->
        [reconstruction] Het hele spel
        [micro] Het korte spel
        [nano] Het piepkleine spel
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Alle gebouwen. Het eindigt als iemand zes arbeiders in de stad heeft.
        [micro] Minder gebouwen. Het eindigt als iemand twee arbeiders in de stad heeft, en duurt nog niet half zo lang.
        [nano] Twee soorten gebouwen, geen karakters. Het eindigt als iemand een arbeider in de stad heeft.
       *[other] Kaarten van een andere editie.
    }
which-deal = Verdeling “{ $deal }”
which-house-rule = Huisregel: de ronde wordt afgemaakt
which-house-rule-about = Na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad. Dit is een huisregel van ons; volgens het spelregelboek eindigt het spel met die beurt.
web-my-tables = Mijn tafels
web-no-tables = Hier staan de tafels waaraan je speelt of meekijkt, zodat je ze in deze browser terugvindt.
web-table-of = { $names }
web-table-waiting = wacht op spelers
web-table-running = beurt { NUMBER($turn, useGrouping: 0) }
web-table-over = afgelopen
web-table-unknown = …
web-table-gone = Deze tafel is er niet meer.
web-your-turn = Jouw beurt
web-replay = Naspelen
web-forget = { $table } van de lijst halen
web-forget-note = Van de lijst halen. De tafel zelf blijft.
web-more = Meer
web-learn = Leren
web-learn-note = Korte lessen om te spelen
web-watch = Meekijken
web-watch-note = Openbare tafels, nu
web-replays = Naspelen
web-replays-note = Elk spel, zet voor zet
web-cards = Kaarten
web-cards-note = Alle gebouwen en karakters
web-rules = Regels
web-rules-note = Elke regel met zijn code
web-text = Als tekst spelen
web-text-note = Een spel tegen bots, alleen in woorden

## Join

web-join = Meedoen aan een tafel
web-join-code = Code of link
web-your-name = Je naam
web-join-do = Meedoen
web-join-note = De code van een tafel heeft tien tekens. Een van acht haalt je eigen plaats naar dit apparaat.
web-join-what = Dit is geen link en geen code. De code van een tafel heeft tien letters of cijfers, die van een plaats acht.

## What can go wrong

web-no-connection = De server antwoordt niet. Controleer je verbinding; er is niets verloren.
web-server-trouble = De server heeft een probleem (status { $status }). Probeer het zo nog eens.
web-missing = Hier is niets gebouwd
web-missing-note = Deze pagina bestaat niet, of ze is verhuisd. De straten leiden terug naar het begin.
web-to-start = Naar het begin

## Settings

settings-look = Uiterlijk
settings-ask = Eerst vragen
settings-ask-locks = als er geen weg terug is
settings-ask-builds = als er geen weg terug is, en bij elk gebouw
settings-ask-all = bij elke zet
settings-forced = Voor mij kiezen waar er maar één over is
settings-motion = Beweging
settings-motion-system = zoals het systeem
settings-motion-full = alles beweegt
settings-motion-reduced = bijna geen
settings-cards = Grootte van de kaarten
settings-cards-small = klein
settings-cards-medium = gemiddeld
settings-cards-large = groot
settings-hand = Mijn hand ligt
settings-hand-right = rechts
settings-hand-left = links
settings-hearing = Geluid en meldingen
settings-sound = Zachte geluiden
settings-volume = Volume
settings-notices = Een melding als ik aan de beurt ben
settings-keys = Letters zijn sneltoetsen
settings-change-keys = Toetsen bekijken en wijzigen

## Keys

keys-about = Tab, pijlen, Enter en Escape zijn genoeg voor alles. Letters zijn sneller.
keys-worker = arbeiderskaart
keys-mine = mijn gebouwen
keys-row = positie van de rij, terwijl je een arbeiderskaart vasthoudt
keys-tab = volgend gebied
keys-arrows = binnen een gebied
keys-enter = pakken, doen
keys-escape = neerleggen
keys-undo-all = alles terug wat terug kan
keys-previous = vorige mogelijkheid
keys-letters = Letters
keys-letters-note = Typ een andere letter om er een te wijzigen. Eén letter doet nooit iets onherroepelijks.
keys-taken = Iets anders heeft deze letter al.
keys-not-usable = Deze toets is van de browser. Kies een letter.
keys-usual = Alles zoals gewoonlijk
keys-ply = één zet terug, vooruit
keys-turn = één beurt terug, vooruit
keys-ends = begin, eind
keys-play = afspelen
keys-act-coins = munten
keys-act-wood = hout
keys-act-clay = klei
keys-act-stone = steen
keys-act-crystal = kristal
keys-act-next = volgende mogelijkheid
keys-act-close = naar de afsluitknop
keys-act-recover = terugnemen
keys-act-cheat = Valsspeler
keys-act-swap = Boekhouder
keys-act-travel = Reiziger
keys-act-off = een arbeider van het bord halen
keys-act-undo = zet terug
keys-act-explain = uitleggen, waarom niet
keys-act-decision = de keuze voorlezen
keys-act-preview = het voorbeeld voorlezen
keys-act-recap = terugblik
keys-act-log = logboek
keys-act-points = punten op plekken
keys-act-hint = tip
keys-act-fit = hele stad
keys-act-nearer = dichterbij
keys-act-farther = verder weg
keys-act-text = tekstweergave
keys-act-keys = deze toetsen

## Report

report-text = Wat gebeurde er, en wat had je verwacht?
report-note = Het verslag van dit spel gaat mee, zodat we het kunnen naspelen. Je naam en adres niet.
report-send = Sturen
report-thanks = Dank je. Je melding is samen met het verslag van het spel bewaard.
report-elsewhere = Open dit aan de tafel waar het gebeurde: dan gaat het verslag van het spel mee.
report-by-mail = Was het helemaal geen tafel? Vertel het dan aan wie deze server beheert.

## Rules

rules-search = Zoeken in de regels
rules-found = { $count ->
        [0] Dat staat in geen enkele regel.
        [one] 1 regel
       *[other] { $count } regels
    }
rules-chapters = Hoofdstukken
rules-picture-fits = Straat komt aan straat: “{ $card }” past hier.
rules-picture-clash = Huizen komen aan een straat: “{ $card }” past hier niet.
rules-picture-corner = Alleen een hoek raakt de stad: “{ $card }” kan hier niet worden gebouwd.
rules-picture-above = Deze plek ligt boven de rij van het Marktplein: hier wordt niets gebouwd.
rules-picture-turned = Ondersteboven zou “{ $card }” hier passen, maar kaarten worden nooit gedraaid.
rules-picture-bonuses = Wie “{ $card }” hier bouwt, krijgt { $own } van de kaart zelf en { $other } van het Marktplein, over de straat.
rules-picture-slots = Het gratis vakje van klei is bezet, dus kost de volgende klei 1 munt. Op het bovenste vakje mogen zoveel arbeiders staan als er komen.
rules-picture-prices = Met arbeiderskaart { $worker } kosten de posities van de gebouwenrij, van 1 tot 6: { $costs }.
rules-picture-score = “{ $card }” telt { $base } en 1 voor elke kaart in dezelfde rij. Met zichzelf en het Marktplein zijn dat er { $cards }: { $points } punten.
rules-glossary = Woordenlijst
rules-glossary-about = Elk woord van het spel in de vijf talen. Waar een spelregelboek twee woorden voor één ding heeft, houden wij ons aan één.
