### The command line and the engine protocol.

cli-about = OddVille, het bordspel: speel het, laat programma’s het spelen, bekijk de kaarten.
cli-version = oddville { $version } ({ $compiled ->
    [yes] gecompileerd
   *[no] pure Python
  })
cli-version-help = de versie tonen en stoppen
cli-command = OPDRACHT
cli-lang = de taal: { $languages } (standaard: ODDVILLE_LANG, de laatste keuze in de terminal of de taal van het systeem)
cli-language = TAAL
cli-seat = PLAATS
cli-play = in de terminal spelen, alleen tegen bots of met vrienden aan één toetsenbord
cli-play-seats = wie er aan tafel zit, 2 tot 4 keer: human, of een bot met naam, bestand of programma; zie oddville bots (standaard: human mason)
cli-bots = de bots en hun opties tonen, en hoe je een eigen bot gebruikt
cli-replay = van een spelverslag een webpagina maken: de hele partij, zet voor zet, in één bestand dat offline werkt
cli-replay-record = het spelverslag, BESTAND.odd
cli-replay-html = het bestand dat wordt geschreven
cli-replay-written = Opgeslagen in { $file }. Open het in een browser, of stuur het naar vrienden.
cli-review = een spel analyseren: de winstkans na elke zet, een oordeel over de beslissingen, geluk
cli-review-record = het spelverslag, BESTAND.odd; het resultaat wordt ernaast opgeslagen
cli-review-everybody = ook de beslissingen van de bots beoordelen
cli-review-simulations = gesimuleerde partijen per beslissing (standaard: { $simulations })
cli-review-seed = de startwaarde van de simulaties (standaard: review)
cli-review-json = de hele analyse als JSON tonen
cli-review-html = de analyse als één webpagina schrijven
cli-review-play-on = met --save: het nummer van de zet waarna je verder wilt spelen
cli-review-save = een spelverslag schrijven dat daar begint; ongeziene kaarten worden opnieuw verdeeld
cli-play-names = de namen van de spelers, gescheiden door komma’s
cli-today = speel de stad van de dag, tegen twee bots: { $bots }
error-today-seats = De stad van de dag heeft eigen plaatsen en kaarten: laat plaatsen, --seed, --load, --edition, --turn-limit en --finish-round weg.
cli-edition = de naam van een editie, of het pad van een editiebestand
cli-seed = de startwaarde van de kaartverdeling (standaard: willekeurig)
cli-load = verdergaan met een opgeslagen spel (.odd)
cli-turn-limit = het spel na zoveel beurten beëindigen
cli-finish-round = huisregel: na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad
cli-learn = het spel stap voor stap leren, in korte lessen
cli-learn-lesson = de les om mee te beginnen: { $lessons } (standaard: de eerste)
cli-lesson = LES
cli-rules = de regels lezen: allemaal, één regel met zijn code, of die waarin bepaalde woorden voorkomen
cli-rules-what = codes zoals BUILD-5, of zoekwoorden (standaard: alle regels)
cli-rules-rulings = tonen waar de vijf spelregelboeken verschillen, en wat wij beslissen
cli-rule = CODE-OF-WOORD
cli-engine = het engineprotocol spreken: JSON-regels op standaardinvoer en -uitvoer
cli-cards = kaarten opsommen, tonen en controleren
cli-cards-list = alle kaarten van een editie opsommen
cli-cards-show = kaarten tekenen
cli-cards-ids = codes van kaarten
cli-cards-validate = een editiebestand controleren: de fouten tonen, en apart wat in geen enkel spelregelboek staat
cli-bench = meten hoe snel het spel loopt
cli-bench-engine = willekeurige partijen, losse beslissingen, kopieën, import; vergeleken met andere programma’s als die geïnstalleerd zijn
cli-bench-search = simulaties van het zoeken, vergeleken met willekeurige partijen en andere programma’s; of het zoeken binnen de tijd blijft; hoe lang de niveaus nadenken
cli-bench-seconds = hoe lang één ronde van elke meting duurt
cli-bench-runs = hoeveel ronden; de mediaan telt
cli-json = JSON tonen
cli-bot = BOT
cli-arena = bots veel partijen laten spelen, met dezelfde kaartverdelingen vanaf elke plaats, en bepalen welke sterker is
cli-arena-bots = twee of meer bots; bij twee neemt de tweede alle andere plaatsen, bij meer speelt elke bot tegen elke andere
cli-arena-games = het minimumaantal partijen; er worden hele kaartverdelingen gespeeld (standaard: { $games })
cli-arena-players = het aantal spelers aan een tafel, 2 tot 4 (standaard: het aantal bots)
cli-arena-seed = de startwaarde van alle kaartverdelingen en van de willekeurige keuzes van de bots (standaard: arena)
cli-arena-turn-limit = een partij na zoveel beurten beëindigen (standaard: 60 per speler)
cli-arena-until-sure = stoppen zodra vaststaat welke van twee bots sterker is
cli-arena-at-least = toetsen of de eerste van twee bots minstens dit deel wint (zoals 0.9), in plaats van een gelijk deel
cli-arena-luck = het geluk van elke speler in elke partij meten en winstpercentages daarvoor corrigeren
cli-arena-json = de rijen als JSON-lijst tonen
cli-arena-save = alle resultaten opslaan in een JSON-bestand
cli-arena-csv = de rijen opslaan in een CSV-bestand
cli-arena-plot = de winstpercentages in een bestand tekenen (.svg of .png)
cli-arena-ladder = de vaste paren laten spelen en de tabel ervan als Markdown tonen
cli-arena-ideas = search tegen zichzelf laten spelen met een van zijn ideeën uitgeschakeld, en de tabel als Markdown tonen
cli-arena-write = de tabel van de ladder op deze pagina bijwerken
cli-benchmark = een agent meten met het vaste protocol van docs/research/benchmark.md en de rij ervan schrijven
cli-benchmark-agent = een bot, zoals greedy, ./agent.py of net:network.json
cli-benchmark-quick = een tiende van de kaartverdelingen spelen
cli-benchmark-players = alleen de paren met dit aantal spelers, 2 tot 4 (standaard: alle)
cli-benchmark-name = de naam van de agent in de tabel (standaard: zoals opgegeven)
cli-benchmark-training = met hoeveel beslissingen de agent is getraind, voor de rij
cli-benchmark-save = het bestand van de rij (standaard: benchmark-AGENT.json)
cli-benchmark-table = in plaats daarvan de tabel van de rijen in deze map tonen
cli-benchmark-write = met --table: de tabel op deze pagina bijwerken
cli-solve = een kleine editie voor twee spelers exact oplossen
cli-solve-edition = de editie (standaard: pico); grotere hebben te veel stellingen
cli-solve-turn-limit = een partij na zoveel beurten beëindigen (standaard: 8)
cli-solve-reward = wat telt: winnen of de voorsprong in punten
cli-solve-save = de beste zetten van elke stelling opslaan in een JSON-bestand
cli-workers = hoeveel processen er worden gebruikt (standaard: één per processor)
cli-runner = waar het wordt uitgevoerd: in processen op deze computer, op een Ray-cluster, of alleen in dit proces
cli-address = het adres van een draaiend Ray-cluster (standaard: er wordt er een gestart, alleen op deze computer)
cli-journal = elk resultaat opslaan in dit bestand, en daar verdergaan als het al bestaat
cli-quiet = geen voortgang tonen

engine-no-json = Deze regel is geen JSON-object.
engine-too-long = Deze regel is langer dan { $most } bytes.
engine-unknown = Er is geen verzoek { $request }; “do” moet een van { $requests } zijn.
engine-key = { $key } is geen sleutel van { $request }; de sleutels zijn { $keys }.
engine-missing = { $key } ontbreekt.
engine-no-game = Er is nog geen spel: begin met “new” of “set”.
engine-seed-or-deal = Geef een startwaarde of een kaartverdeling op, niet allebei.
engine-text = { $key } moet een tekst zijn, niet { $value }.
engine-moves = moves moet een lijst van toegestane zetten als tekst zijn, niet { $value }.
engine-flag = { $key } moet true of false zijn, niet { $value }.
engine-number = { $key } moet een geheel getal van { $low } tot { $high } zijn, niet { $value }.

bench-heading = De engine van OddVille, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden; elke rij verschijnt zodra die gemeten is.
bench-playouts = willekeurige partijen, { $players } spelers
bench-uncompiled = willekeurige partijen, niet gecompileerd, { $players } spelers
bench-python = vanuit Python, zetten als getallen, { $players } spelers
bench-game = via Game, { $players } spelers
bench-copy = een stelling kopiëren, { $players } spelers
bench-import = import van oddville
bench-size = grootte van een stelling, { $players } spelers
bench-unit-decisions = { $value } beslissingen/s
bench-unit-games = { $value } partijen/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } bytes
bench-unit-simulations = { $value } simulaties/s
bench-ratio = onze willekeurige partijen zijn { $ratio } keer zo snel
bench-engine-goal-playouts = willekeurige partijen: minstens { $wanted } beslissingen/s
bench-engine-goal-uncompiled = willekeurige partijen, niet gecompileerd: minstens { $wanted } beslissingen/s
bench-no-peers = Er zijn geen programma’s geïnstalleerd om mee te vergelijken. Installeren: pip install 'oddville[peers]'.
bench-arguments = --seconds moet tussen 0.01 en 600 liggen en --runs tussen 1 en 99.
bench-search-heading = Het zoeken van OddVille, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden.
bench-search-title = Meten
bench-search-games = willekeurige partijen, { $players } spelers
bench-search-random = willekeurige simulaties tot het einde, { $players } spelers
bench-search-opening = simulaties in het spel, opening, { $players } spelers
bench-search-middle = simulaties in het spel, middenspel, { $players } spelers
bench-search-peer = bij ons: { $two } keer zoveel met 2 spelers, { $four } keer met 4
bench-search-time = Toegestaan { $ms } ms, { $decisions } beslissingen: de mediaan duurt { $median } ms, 99 van de 100 zijn hoogstens { $late } ms te laat, de slechtste { $most } ms; { $share }% wijkt hoogstens 50 ms af.
bench-search-level = { $level }, { $simulations } simulaties
bench-search-level-time = mediaan { $median } ms, 95 van de 100 binnen { $high } ms
bench-search-goals = Doelen:
bench-search-goal = { $met ->
        [yes] gehaald{ " " }
       *[no] gemist { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = willekeurige simulaties, { $players } spelers, minstens { $wanted } van de willekeurige partijen
bench-search-goal-peer = willekeurige simulaties, { $players } spelers, minstens { $wanted } keer die van { $peer }
bench-search-goal-median = tijd { $ms } ms: de mediaan wijkt hoogstens { $wanted }% af
bench-search-goal-late = tijd { $ms } ms: minstens { $wanted }% binnen 50 ms

cli-print = het hele spel printen, om uit te knippen en mee te spelen
cli-print-paper = het papierformaat, a4 of letter
cli-print-backs = na elke pagina met gebouwen een pagina met achterkanten toevoegen
cli-print-out = het PDF-bestand dat wordt geschreven; zonder dit opent je browser de vellen
print-open =
    Open { $page } in je browser en print het, of sla het op als PDF. Print op 100%.
    Druk op Ctrl+C om te stoppen.
print-wrote = { $file } is opgeslagen. Print het op 100%.
error-print-kind = { $file } is geen naam van een PDF-bestand; geef een naam op die op .pdf eindigt.
error-print-folder = Er is geen map { $folder }; maak die eerst aan.
error-print-browser = Chromium of Chrome is nodig om de PDF te schrijven en is niet gevonden. Laat --out weg en print vanuit je eigen browser.
error-print-failed = { $browser } kon de vellen niet printen: { $reason }. Laat --out weg en print vanuit je eigen browser.
error-print-write = Kan { $file } niet schrijven: { $reason }. Kies een ander bestand met --out.

cli-puzzles = puzzels oplossen, of nieuwe maken
cli-puzzles-what = het nummer van een puzzel, today voor de puzzel van de dag (standaard), of make
cli-puzzles-file = bij make: het bestand voor de nieuwe puzzels
cli-puzzles-theme = alleen puzzels over dit thema; met make: alleen naar dit thema zoeken
cli-puzzles-make = om puzzels te maken
cli-puzzles-count = hoeveel puzzels er geschreven worden (standaard: { $default })
cli-puzzles-games = hoeveel partijen de bots spelen om puzzels te vinden (standaard: { $default })
cli-puzzles-simulations = simulaties bij het zoeken naar de beste zet, twee keer zoveel om die te bevestigen (standaard: { $default })
cli-puzzles-seed = de startwaarde van alle partijen (standaard: { $default })
cli-puzzles-records = partijverslagen waarin ook naar puzzels wordt gezocht
cli-puzzles-add = eerder gemaakte puzzels, waaruit ook gekozen wordt
cli-puzzles-title = puzzels
puzzles-made = Puzzels geschreven naar { $file }: { $count }.
error-puzzle = Puzzel { $puzzle } bestaat niet.
error-puzzles-number = { $what } is geen nummer van een puzzel; ze lopen van 1 tot { $most }.
error-puzzles-what = Na { $what } volgt niets; alleen make heeft een bestand.
error-puzzles-file = Geef het bestand op: oddville puzzles make FILE.
error-puzzles-count = --count moet minstens 1 zijn.
error-puzzles-numbers = --games moet van 0 tot { NUMBER($games, useGrouping: 0) } lopen, --simulations van { $least } tot { NUMBER($most, useGrouping: 0) }.

## What argparse says itself; the English sentences are its own, word for word

argparse-usage = gebruik:
argparse-positional = argumenten
argparse-options = opties
argparse-help = deze hulp tonen en stoppen
argparse-error = %(prog)s: fout: %(message)s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-required = deze argumenten ontbreken: %s
argparse-unrecognized = onbekende argumenten: %s
argparse-choice = ongeldige keuze: %(value)r (kies uit %(choices)s)
argparse-value = ongeldige waarde van type %(type)s: %(value)r
argparse-one = er wordt één waarde verwacht
argparse-at-most-one = er wordt hoogstens één waarde verwacht
argparse-at-least-one = er wordt minstens één waarde verwacht
argparse-count = er wordt %s waarde verwacht
argparse-counts = er worden %s waarden verwacht
argparse-explicit = de waarde %r wordt hier niet verwacht
argparse-exclusive = niet toegestaan samen met %s
argparse-one-required = een van de argumenten %s is verplicht
argparse-command = onbekende opdracht %(parser_name)r (kies uit: %(choices)s)
argparse-ambiguous = dubbelzinnige optie: %(option)s kan %(matches)s zijn
