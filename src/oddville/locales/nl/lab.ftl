### The lab: long work, the arena, its tables.

error-write = Kan { $file } niet schrijven: { $reason }.
error-work-lost = Het proces ging { $times } keer verloren bij hetzelfde werk: { $task }. Iets daarin beëindigt het proces of verbruikt het geheugen.
error-journal-none = { $file } is geen logboek van OddVille. Noem een ander bestand.
error-journal-other = { $file } is het logboek van ander werk ({ $difference }). Noem een ander bestand, of herhaal de opdracht waarmee het gemaakt is.
error-journal-line = { $file }: regel { $line } is onleesbaar. Haal die regel weg, of noem een ander bestand.
error-journal-busy = { $file } wordt door ander werk gebruikt. Wacht erop, of noem een ander bestand.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } van { NUMBER($total, useGrouping: 0) }, nog ongeveer { $left }

error-extra = { $what } is niet geïnstalleerd. Om het te installeren: pip install 'oddville[{ $extra }]'.
error-cluster = Ray is niet te bereiken op { $address }: { $reason }. Het adres is dat van een draaiend cluster, zoals 10.0.0.5:6379; zijn token staat in RAY_AUTH_TOKEN of ~/.ray/auth_token.
error-cluster-address = “{ $address }” is geen adres van een Ray-cluster: schrijf het als COMPUTER:POORT, zoals 10.0.0.5:6379.
error-cluster-open = Ray zou op { $host } naar het netwerk luisteren; OddVille start het alleen waar het naar deze computer alleen luistert. Neem --runner processes.
error-workers = --workers moet van 1 tot 1000 zijn, niet { $workers }.
error-address = --address is voor een draaiend Ray-cluster: voeg --runner ray toe.
error-write-folder = { $file } is een map. Noem een bestand.
error-write-nowhere = Kan { $file } niet schrijven: er is geen map { $folder }.
error-write-refused = Kan { $file } niet schrijven: geen toestemming. Noem een ander bestand.

journal-resumed = Verder vanaf { $file }: er zijn al { NUMBER($done, useGrouping: 0) } resultaten.
journal-interrupted =
    Onderbroken. { $done ->
        [one] 1 resultaat is
       *[other] { NUMBER($done, useGrouping: 0) } resultaten zijn
    } bewaard in { $file }. Dezelfde opdracht gaat daar verder.

error-arena-bots = Een arena heeft ten minste twee bots nodig, zoals: oddville arena greedy random.
error-arena-games = --games moet van 1 tot { $most } zijn, niet { $games }.
error-arena-two = --until-sure en --at-least vergelijken twee bots: noem er precies twee.
error-arena-write = --write is voor de ladder: voeg --ladder toe, of neem --save, --csv of --plot.
error-at-least = --at-least is een winstdeel tussen 0 en 1, zoals 0.9, niet { $rate }.
error-plot-kind = { $file }: de naam van een afbeelding moet eindigen op een van { $kinds }.
error-ladder-bots = De ladder heeft eigen bots: laat de jouwe weg.
error-ladder-page = { $file } heeft geen plek voor de tabel: zet de regels { $begin } en { $end } waar ze hoort.

arena-title = { $bots }
arena-rounded = Elke verdeling wordt { $each } keer gespeeld, zodat elke bot op elke plaats zit: { NUMBER($all, useGrouping: 0) } spellen in plaats van { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } spelers, { NUMBER($games, useGrouping: 0) } spellen: { $deals ->
        [one] 1 verdeling
       *[other] { NUMBER($deals, useGrouping: 0) } verdelingen
    }, elk vanaf elke plaats gespeeld. Editie { $edition }, startwaarde { $seed }.
arena-pair = Alleen { $bots }:
arena-column-bot = bot
arena-column-games = spellen
arena-column-win-rate = winst %
arena-column-range = 95%-interval
arena-column-elo = Elo
arena-column-points = punten
arena-column-margin = voorsprong
arena-column-turns = beurten
arena-column-ms = ms/beslissing
arena-column-simulations = simulaties
arena-column-incidents = fouten
arena-interval-deals = De intervallen gelden voor een vooraf vastgesteld aantal spellen.
arena-interval-anytime = De intervallen van de winst gelden wanneer men ook stopt.
arena-limited = { $games ->
        [one] 1 spel werd
       *[other] { NUMBER($games, useGrouping: 0) } spellen werden
    } beëindigd door de limiet van { NUMBER($turns, useGrouping: 0) } beurten.
arena-verdict-stronger = { $bot } is sterker dan { $than } (e-waarde { $e }, p { $p }).
arena-verdict-weaker = { $bot } is zwakker dan { $than } (e-waarde { $e }, p { $p }).
arena-verdict-more = { $bot } wint meer dan { $rate }% tegen { $than } (e-waarde { $e }, p { $p }).
arena-verdict-less = { $bot } wint minder dan { $rate }% tegen { $than } (e-waarde { $e }, p { $p }).
arena-verdict-open = Of { $bot } meer of minder dan { $rate }% wint tegen { $than } is open (e-waarde { $e }, p { $p }).
arena-stopped = Voortijdig gestopt: de toets is zeker.
arena-failure = { $bot } faalde { $count ->
        [one] één keer
       *[other] { NUMBER($count, useGrouping: 0) } keer
    }: { $what }

plot-title = Winst, { $players } spelers, { NUMBER($games, useGrouping: 0) } spellen
plot-rate = gewonnen spellen, % (95%-interval)
plot-fair = even sterk ({ $rate }%)

ladder-column-bot = bot
ladder-column-other = tegen
ladder-column-players = spelers
ladder-column-games = spellen
ladder-column-win-rate = winst %
ladder-column-range = 95%-interval
ladder-column-fair = eerlijk %
ladder-column-verdict = oordeel
ladder-verdict-above = sterker
ladder-verdict-below = zwakker
ladder-verdict-unsure = onbeslist

## Fitting the evaluation

cli-fit = de waardering van greedy en search aanpassen aan spellen van search tegen zichzelf
cli-fit-output = het bestand dat geschreven wordt, zoals src/oddville/bots/search/weights.json
cli-fit-games = hoeveel spellen voor elk aantal spelers
cli-fit-simulations = hoeveel simulaties search voor een beslissing mag doen
error-fit-numbers = --games en --simulations moeten gehele getallen vanaf 1 zijn.
