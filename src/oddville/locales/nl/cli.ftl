### The command line and the engine protocol.

cli-about = OddVille, het bordspel: speel het, laat programma’s het spelen, bekijk de kaarten.
cli-version = oddville { $version }
cli-version-help = de versie tonen en stoppen
cli-command = OPDRACHT
cli-lang = de taal: { $languages } (standaard: volgens ODDVILLE_LANG, de laatste keuze in de terminal of het systeem)
cli-language = TAAL
cli-seat = PLAATS
cli-play = in de terminal spelen, alleen tegen bots of met vrienden aan één toetsenbord
cli-play-seats = wie er aan tafel zit, 2 tot 4 van: human, een bot met naam, bestand of programma, zie oddville bots (standaard: human mason)
cli-bots = de bots en hun opties tonen, en hoe je een eigen bot opgeeft
cli-replay = van het verslag van een spel een webpagina maken: het hele spel, zet voor zet, in één bestand dat geen verbinding nodig heeft
cli-replay-record = het verslag, als BESTAND.odd
cli-replay-html = waar de pagina wordt geschreven
cli-replay-written = Geschreven in { $file }. Open het in een browser, of stuur het naar vrienden.
cli-play-names = de namen van de spelers, gescheiden door komma’s
cli-edition = een editie met naam, of het pad van een editiebestand
cli-seed = de startwaarde die het spel deelt; zonder wordt er een getrokken
cli-load = verdergaan met een bewaard spel (.odd)
cli-turn-limit = het spel na zoveel beurten beëindigen
cli-finish-round = huisregel: na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad
cli-learn = het spel stap voor stap leren, in korte lessen
cli-learn-lesson = de les om mee te beginnen: { $lessons } (standaard: de eerste)
cli-lesson = LES
cli-rules = de regels lezen: allemaal, één op zijn code, of die met bepaalde woorden
cli-rules-what = codes zoals BUILD-5, of woorden om te zoeken (standaard: alle regels)
cli-rules-rulings = tonen waar de vijf spelregelboeken verschillen en hoe wij beslissen
cli-rule = CODE-OF-WOORD
cli-engine = het engineprotocol spreken: JSON-regels op standaardinvoer en -uitvoer
cli-cards = kaarten opsommen, tonen en controleren
cli-cards-list = alle kaarten van een editie opsommen
cli-cards-show = kaarten tekenen
cli-cards-ids = codes van kaarten
cli-cards-validate = een editiebestand controleren: de fouten noemen, en apart wat in geen spelregelboek staat
cli-bench = meten hoe snel het spel loopt
cli-bench-engine = willekeurige spellen, losse beslissingen, kopieën, import; naast andere, waar ze geïnstalleerd zijn
cli-bench-search = simulaties van het zoeken naast willekeurige spellen en andere, of het zijn tijd haalt, hoe lang de niveaus denken
cli-bench-seconds = hoe lang één ronde van elke meting duurt
cli-bench-runs = hoeveel ronden; de mediaan telt
cli-json = JSON tonen
cli-bot = BOT
cli-arena = bots veel spellen laten spelen, dezelfde verdelingen vanaf elke plaats, en zeggen wie sterker is
cli-arena-bots = twee bots of meer; bij twee neemt de tweede alle overige plaatsen; bij meer ontmoeten allen elkaar
cli-arena-games = hoeveel spellen ten minste; er worden hele verdelingen gespeeld (standaard: { $games })
cli-arena-players = hoeveel er aan tafel zitten, 2 tot 4 (standaard: zoveel als er bots zijn)
cli-arena-seed = de startwaarde van alle verdelingen en van het toeval van de bots (standaard: arena)
cli-arena-turn-limit = een spel na zoveel beurten beëindigen (standaard: 200 per speler)
cli-arena-until-sure = stoppen zodra zeker is welke van twee bots sterker is
cli-arena-at-least = toetsen of de eerste van twee bots ten minste dit deel wint (zoals 0.9), niet zijn eerlijke deel
cli-arena-json = de rijen als JSON-lijst tonen
cli-arena-save = alle resultaten in een JSON-bestand schrijven
cli-arena-csv = de rijen in een CSV-bestand schrijven
cli-arena-plot = de winstpercentages in een bestand tekenen (.svg of .png)
cli-arena-ladder = de vaste paren spelen en hun tabel als Markdown tonen
cli-arena-ideas = search tegen zichzelf laten spelen zonder een van zijn ideeën, en de tabel als Markdown tonen
cli-arena-write = de tabel van de ladder op deze pagina vernieuwen
cli-workers = hoeveel processen er tegelijk werken (standaard: één per processor)
cli-runner = wie er speelt: processen van deze computer, een Ray-cluster, of dit proces alleen
cli-address = het adres van een draaiend Ray-cluster (standaard: er wordt er een gestart voor deze computer alleen)
cli-journal = elk resultaat in dit bestand bewaren, en van daar verdergaan als het er al is
cli-quiet = geen voortgang tonen

engine-no-json = Deze regel is geen JSON-object.
engine-too-long = Deze regel is langer dan { $most } bytes.
engine-unknown = Er is geen verzoek { $request }; “do” is een van { $requests }.
engine-key = { $key } is geen sleutel van { $request }; zijn sleutels zijn { $keys }.
engine-missing = { $key } ontbreekt.
engine-no-game = Er is nog geen spel: begin met “new” of “set”.
engine-seed-or-deal = Geef een startwaarde of een verdeling, niet allebei.
engine-text = { $key } moet een tekst zijn, niet { $value }.
engine-moves = moves moet een lijst van toegestane zetten als tekst zijn, niet { $value }.
engine-flag = { $key } moet true of false zijn, niet { $value }.
engine-number = { $key } moet een geheel getal van { $low } tot { $high } zijn, niet { $value }.

bench-heading = De engine van OddVille, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden; elke rij verschijnt zodra ze gemeten is.
bench-playouts = willekeurige spellen, { $players } spelers
bench-python = vanuit Python, zetten als getallen, { $players } spelers
bench-game = via Game, { $players } spelers
bench-copy = een stelling kopiëren, { $players } spelers
bench-import = import van oddville
bench-size = grootte van een stelling, { $players } spelers
bench-unit-decisions = { $value } beslissingen/s
bench-unit-games = { $value } spellen/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } bytes
bench-unit-simulations = { $value } simulaties/s
bench-ratio = onze willekeurige spellen zijn { $ratio } keer zo snel
bench-no-peers = Er zijn geen andere programma’s geïnstalleerd om mee te vergelijken. Om ernaast te meten: pip install 'oddville[peers]'.
bench-arguments = --seconds moet van 0.01 tot 600 en --runs van 1 tot 99 zijn.
bench-search-heading = Het zoeken van OddVille, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden.
bench-search-title = Meten
bench-search-games = willekeurige spellen, { $players } spelers
bench-search-random = willekeurige simulaties tot het einde, { $players } spelers
bench-search-opening = simulaties zoals in het spel, opening, { $players } spelers
bench-search-middle = simulaties zoals in het spel, midden van een spel, { $players } spelers
bench-search-peer = de onze zijn { $two } keer zoveel met 2 spelers, { $four } keer met 4
bench-search-time = Toegestaan { $ms } ms, { $decisions } beslissingen: de mediaan duurt { $median } ms, 99 van de 100 zijn hoogstens { $late } ms te laat, de slechtste { $most } ms; { $share }% mist de tijd met 50 ms of minder.
bench-search-level = { $level }, { $simulations } simulaties
bench-search-level-time = mediaan { $median } ms, 95 van de 100 binnen { $high } ms
bench-search-goals = Doelen:
bench-search-goal = { $met ->
        [yes] gehaald{ " " }
       *[no] gemist { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = willekeurige simulaties, { $players } spelers, ten minste { $wanted } van de willekeurige spellen
bench-search-goal-peer = willekeurige simulaties, { $players } spelers, ten minste { $wanted } keer die van { $peer }
bench-search-goal-median = een tijd van { $ms } ms: de mediaan wijkt hoogstens { $wanted }% af
bench-search-goal-late = een tijd van { $ms } ms: ten minste { $wanted }% binnen 50 ms

cli-print = het hele spel afdrukken, om uit te knippen en mee te spelen
cli-print-paper = het papier, a4 of letter
cli-print-backs = achter elke pagina met gebouwen een pagina met achterkanten
cli-print-out = een PDF-bestand schrijven; zonder dit toont je browser de vellen
print-open =
    Open { $page } in je browser en druk het af, of bewaar het als PDF. Druk af op 100%.
    Ctrl+C beëindigt dit.
print-wrote = { $file } is geschreven. Druk het af op 100%.
error-print-kind = { $file } is geen PDF; geef een naam die op .pdf eindigt.
error-print-folder = Er is geen map { $folder }; maak die eerst.
error-print-browser = Er is geen Chromium of Chrome gevonden om de PDF te schrijven. Laat --out weg en druk af vanuit je eigen browser.
error-print-failed = { $browser } kon de vellen niet afdrukken: { $reason }. Laat --out weg en druk af vanuit je eigen browser.
error-print-write = Kan { $file } niet schrijven: { $reason }. Geef met --out een andere plaats.
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
argparse-one = hier hoort één waarde
argparse-at-most-one = hier hoort hoogstens één waarde
argparse-at-least-one = hier hoort ten minste één waarde
argparse-count = hier hoort %s waarde
argparse-counts = hier horen %s waarden
argparse-explicit = de waarde %r hoort hier niet
argparse-exclusive = kan niet samen met %s
argparse-one-required = een van de argumenten %s is nodig
argparse-command = onbekende opdracht %(parser_name)r (kies uit: %(choices)s)
argparse-ambiguous = dubbelzinnige optie: %(option)s kan %(matches)s zijn
