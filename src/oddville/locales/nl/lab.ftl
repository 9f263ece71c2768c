### The lab: long work, the arena, its tables.

error-write = Kan { $file } niet schrijven: { $reason }.
error-work-lost = Het proces is { $times } keer mislukt bij dezelfde taak: { $task }. Iets daarin beëindigt het proces of gebruikt al het geheugen.
error-journal-none = { $file } is geen voortgangsbestand van OddVille. Kies een ander bestand.
error-journal-other = { $file } is het voortgangsbestand van een andere taak ({ $difference }). Kies een ander bestand, of herhaal de opdracht waarmee het is gemaakt.
error-journal-line = { $file }: regel { $line } kan niet worden gelezen. Verwijder die regel, of kies een ander bestand.
error-journal-busy = { $file } is in gebruik door een andere taak. Wacht tot die klaar is, of kies een ander bestand.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } van { NUMBER($total, useGrouping: 0) }, nog ongeveer { $left }

error-extra = { $what } is niet geïnstalleerd. Installeren: pip install 'oddville[{ $extra }]'.
error-cluster = Ray is niet bereikbaar op { $address }: { $reason }. Geef het adres van een draaiend cluster op, zoals 10.0.0.5:6379; het token wordt gelezen uit RAY_AUTH_TOKEN of ~/.ray/auth_token.
error-cluster-address = “{ $address }” is geen adres van een Ray-cluster: schrijf HOST:POORT, zoals 10.0.0.5:6379.
error-cluster-open = Ray zou op { $host } naar het netwerk luisteren; OddVille start Ray alleen als het uitsluitend naar deze computer luistert. Gebruik --runner processes.
error-workers = --workers moet tussen 1 en 1000 liggen, niet { $workers }.
error-address = --address is voor een draaiend Ray-cluster: voeg --runner ray toe.
error-write-folder = { $file } is een map. Kies een bestand.
error-write-nowhere = Kan { $file } niet schrijven: er is geen map { $folder }.
error-write-refused = Kan { $file } niet schrijven: geen toegang. Kies een ander bestand.

journal-resumed = Verder met { $file }: er zijn al { NUMBER($done, useGrouping: 0) } resultaten.
journal-interrupted =
    Onderbroken. { $done ->
        [one] 1 resultaat is
       *[other] { NUMBER($done, useGrouping: 0) } resultaten zijn
    } opgeslagen in { $file }. Voer dezelfde opdracht uit om verder te gaan.

error-arena-bots = Een arena heeft minstens twee bots nodig, bijvoorbeeld: oddville arena greedy random.
error-arena-games = --games moet tussen 1 en { $most } liggen, niet { $games }.
error-arena-two = --until-sure en --at-least vergelijken twee bots: noem er precies twee.
error-arena-write = --write is voor de ladder: voeg --ladder toe, of gebruik --save, --csv of --plot.
error-at-least = --at-least is een winstpercentage als getal tussen 0 en 1, zoals 0.9, niet { $rate }.
error-plot-kind = { $file }: de naam van een afbeelding moet eindigen op { $kinds }.
error-ladder-bots = De ladder heeft eigen bots: geef er zelf geen op.
error-ladder-page = { $file } heeft geen plaats voor de tabel: voeg de regels { $begin } en { $end } toe waar die hoort.

arena-title = { $bots }
arena-rounded = Elke kaartverdeling wordt { $each } keer gespeeld, zodat elke bot op elke plaats zit: { NUMBER($all, useGrouping: 0) } partijen in plaats van { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } spelers, { NUMBER($games, useGrouping: 0) } partijen: { $deals ->
        [one] 1 kaartverdeling
       *[other] { NUMBER($deals, useGrouping: 0) } kaartverdelingen
    }, elk vanaf elke plaats gespeeld. Editie { $edition }, startwaarde { $seed }.
arena-pair = Alleen { $bots }:
arena-column-bot = bot
arena-column-games = partijen
arena-column-win-rate = winst %
arena-column-range = 95%-interval
arena-column-elo = Elo
arena-column-points = punten
arena-column-margin = voorsprong
arena-column-turns = beurten
arena-column-ms = ms/beslissing
arena-column-simulations = simulaties
arena-column-incidents = fouten
arena-column-luck = geluk %
arena-column-adjusted = winst % gecorrigeerd
arena-column-adjusted-range = 95%-interval
arena-luck = Met correctie voor geluk is het interval van { $bot } { $factor } keer smaller.
arena-luck-wider = Corrigeren voor geluk helpt hier niet: het interval van { $bot } zou niet smaller zijn.
arena-interval-deals = De intervallen gelden voor een aantal partijen dat vooraf vaststaat.
arena-interval-anytime = De intervallen van het winstpercentage gelden ongeacht wanneer je stopt.
arena-limited = { $games ->
        [one] 1 partij werd
       *[other] { NUMBER($games, useGrouping: 0) } partijen werden
    } beëindigd door de limiet van { NUMBER($turns, useGrouping: 0) } beurten.
arena-verdict-stronger = { $bot } is sterker dan { $than } (e-waarde { $e }, p { $p }).
arena-verdict-weaker = { $bot } is zwakker dan { $than } (e-waarde { $e }, p { $p }).
arena-verdict-more = { $bot } wint meer dan { $rate }% tegen { $than } (e-waarde { $e }, p { $p }).
arena-verdict-less = { $bot } wint minder dan { $rate }% tegen { $than } (e-waarde { $e }, p { $p }).
arena-verdict-open = Het is onbeslist of { $bot } meer of minder dan { $rate }% wint tegen { $than } (e-waarde { $e }, p { $p }).
arena-stopped = Voortijdig gestopt: het resultaat staat vast.
arena-failure = { $bot } faalde { $count ->
        [one] één keer
       *[other] { NUMBER($count, useGrouping: 0) } keer
    }: { $what }

plot-title = Winstpercentages, { $players } spelers, { NUMBER($games, useGrouping: 0) } partijen
plot-rate = gewonnen partijen, % (95%-interval)
plot-fair = even sterk ({ $rate }%)

ladder-column-bot = bot
ladder-column-other = tegen
ladder-column-players = spelers
ladder-column-games = partijen
ladder-column-win-rate = winst %
ladder-column-range = 95%-interval
ladder-column-fair = eerlijk %
ladder-column-verdict = oordeel
ladder-verdict-above = sterker
ladder-verdict-below = zwakker
ladder-verdict-unsure = onbeslist

## The benchmark

error-benchmark-agent = Noem een agent, bijvoorbeeld oddville benchmark ./agent.py, of een map met rijen bij --table.
error-benchmark-write = --write hoort bij --table; de rij van een agent gaat naar --save.
error-benchmark-timeout = { $spec }: de benchmark geeft { $seconds } s voor een beslissing; laat timeout weg of maak de waarde kleiner.
error-benchmark-players = De benchmark heeft geen paren met { $players } spelers, alleen met { $known }.
error-benchmark-rows = Er zijn geen rijen (*.json) in { $folder }.
error-benchmark-row = { $file } is geen rij van de benchmark van deze versie.
benchmark-title = Benchmark van { $agent }
benchmark-saved = De rij staat in { $file }.
benchmark-failed = { $agent } faalde in { $games ->
        [one] 1 partij
       *[other] { NUMBER($games, useGrouping: 0) } partijen
    } van de { NUMBER($of, useGrouping: 0) }; { $games ->
        [one] die telt
       *[other] die tellen
    } als verloren.
benchmark-column-agent = agent
benchmark-column-score = score
benchmark-column-games = partijen
benchmark-column-failed = gefaald
benchmark-column-ms = ms/beslissing
benchmark-column-training = getraind met
benchmark-column-version = protocol, versie, datum

## The solver

solve-progress = { NUMBER($positions, useGrouping: 0) } stellingen opgelost
solve-value = { $edition } met hoogstens { $turn_limit } beurten: de waarde van de startspeler is { $value } ({ $reward }), uit { NUMBER($positions, useGrouping: 0) } stellingen.
solve-line = Beste spel: { $line }
solve-uniform = Gelijkmatig willekeurig spel heeft een uitbuitbaarheid van { $uniform_exploitability }.

## Fitting the evaluation

cli-fit = de evaluatie van greedy en search afstemmen op partijen van search tegen zichzelf
cli-fit-output = het bestand dat wordt geschreven, zoals src/oddville/bots/search/weights.json
cli-fit-games = hoeveel partijen voor elk aantal spelers
cli-fit-simulations = hoeveel simulaties search per beslissing gebruikt
error-fit-numbers = --games en --simulations moeten gehele getallen van minstens 1 zijn.

## Training the network

cli-train = netwerken voor search trainen met partijen tegen zichzelf; dezelfde opdracht hervat een onderbroken training
cli-train-folder = de map van de training; die wordt aangemaakt als die niet bestaat
cli-train-generations = hoeveel generaties (standaard: { $default })
cli-train-games = partijen tegen zichzelf per generatie, voor elk aantal spelers (standaard: { NUMBER($default, useGrouping: 0) })
cli-train-simulations = simulaties van een doorzochte beslissing (standaard: { $default })
cli-train-gate-games = hoogstens zoveel partijen van een nieuw netwerk tegen het beste tot dan toe (standaard: { $default })
cli-train-hidden = eenheden in de eerste laag van een netwerk; een kleiner netwerk wordt verbreed (standaard: { $default })
cli-train-window = van hoeveel generaties stellingen worden geleerd (standaard: { $default })
cli-train-players = de aantallen spelers (standaard: 2 3 4)
cli-train-start = het netwerkbestand om mee te beginnen, of { $built_in } voor dat van het spel; anders begint de training bij nul
error-train-numbers = Alle getallen moeten gehele getallen van minstens 1 zijn.
error-train-hidden = De eerste laag van een netwerk heeft een even aantal eenheden, van 2 tot { $most }.
error-train-start = { $file } is geen netwerkbestand van deze versie voor deze aantallen spelers.
train-stage = Generatie { $generation }, { $players } spelers: { $stage ->
        [play] partijen tegen zichzelf
        [learn] leren
       *[gate] toets
    }
train-generation = Generatie { $generation }, { $players } spelers: verlies { $measured }; { $rate }% van { NUMBER($games, useGrouping: 0) } partijen gewonnen ({ $low } … { $high }), { $accepted ->
        [yes] aangenomen
       *[no] niet aangenomen
    }.
train-plot-players = { $players } spelers
train-plot-loss = verlies op apart gehouden partijen
train-plot-generation = generatie
train-plot-rate = gewonnen partijen tegen het beste tot dan toe, %
