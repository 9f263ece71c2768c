### The command line and the engine protocol.

cli-about = OddVille, il gioco da tavolo: giocaci, fai giocare dei programmi, guarda le carte.
cli-version = oddville { $version } ({ $compiled ->
    [yes] compilato
   *[no] Python puro
  })
cli-version-help = mostra la versione ed esce
cli-command = COMANDO
cli-lang = lingua: { $languages } (predefinita: ODDVILLE_LANG, l’ultima scelta nel terminale o la lingua del sistema)
cli-language = LINGUA
cli-seat = POSTO
cli-play = gioca nel terminale, da solo contro i bot o con amici alla stessa tastiera
cli-play-seats = chi siede al tavolo, da 2 a 4 tra: human, oppure un bot indicato per nome, file o programma; vedi oddville bots (predefinito: human mason)
cli-bots = elenca i bot, le loro opzioni e come usarne uno tuo
cli-replay = trasforma la registrazione di una partita in una pagina web: tutta la partita, mossa per mossa, in un solo file che funziona offline
cli-replay-record = la registrazione, FILE.odd
cli-replay-html = il file da scrivere
cli-replay-written = Scritto in { $file }. Aprilo in qualsiasi browser o mandalo agli amici.
cli-review = analizza una partita: la probabilità di vittoria dopo ogni mossa, un giudizio sulle decisioni, la fortuna
cli-review-record = la registrazione, FILE.odd; il risultato resta accanto
cli-review-everybody = giudica anche le decisioni dei bot
cli-review-simulations = partite simulate per ogni decisione (predefinito: { $simulations })
cli-review-seed = il seme delle simulazioni (predefinito: review)
cli-review-json = stampa l’intera analisi come JSON
cli-review-html = scrive l’analisi in una sola pagina web
cli-review-play-on = con --save: il numero della mossa dopo la quale vuoi continuare a giocare
cli-review-save = scrive una registrazione che comincia lì; le carte mai viste sono ridistribuite
cli-play-names = i nomi dei giocatori, separati da virgole
cli-today = gioca la città del giorno, contro due bot: { $bots }
error-today-seats = La città del giorno ha posti e distribuzione propri: ometti i posti, --seed, --load, --edition, --turn-limit e --finish-round.
cli-edition = un’edizione per nome, o il percorso di un file di edizione
cli-seed = il seme della distribuzione (predefinito: casuale)
cli-load = continua una partita salvata (.odd)
cli-turn-limit = termina la partita dopo questo numero di turni
cli-finish-round = regola della casa: dopo il sesto lavoratore si finisce il giro, in modo che tutti giochino lo stesso numero di turni
cli-learn = impara il gioco passo dopo passo, con brevi lezioni
cli-learn-lesson = la lezione da cui cominciare: { $lessons } (predefinita: la prima)
cli-lesson = LEZIONE
cli-rules = leggi le regole: tutte, una con la sua sigla, o quelle che contengono certe parole
cli-rules-what = sigle come BUILD-5, o parole da cercare (predefinito: tutte le regole)
cli-rules-rulings = mostra dove i cinque regolamenti differiscono e le nostre decisioni
cli-rule = SIGLA-O-PAROLA
cli-engine = usa il protocollo del motore: righe JSON su standard input e standard output
cli-cards = elenca, mostra e controlla le carte
cli-cards-list = elenca tutte le carte di un’edizione
cli-cards-show = disegna le carte
cli-cards-ids = ID delle carte
cli-cards-validate = controlla un file di edizione: elenca gli errori e, a parte, ciò che nessun regolamento dice
cli-bench = misura quanto è veloce il gioco
cli-bench-engine = partite casuali, singole decisioni, copie, importazione; a confronto con altri programmi, se installati
cli-bench-search = simulazioni della ricerca a confronto con partite casuali e altri programmi, rispetto del tempo, tempo impiegato dai livelli
cli-bench-seconds = durata di una prova di ogni misura
cli-bench-runs = numero di prove; si usa la mediana
cli-json = stampa JSON
cli-bot = BOT
cli-arena = fa giocare ai bot molte partite, con le stesse distribuzioni da ogni posto, per scoprire qual è il più forte
cli-arena-bots = due o più bot; con due, il secondo occupa tutti gli altri posti; con più, ognuno gioca contro ognuno
cli-arena-games = numero minimo di partite; le distribuzioni si giocano per intero (predefinito: { $games })
cli-arena-players = numero di giocatori al tavolo, da 2 a 4 (predefinito: il numero dei bot)
cli-arena-seed = il seme di tutte le distribuzioni e delle scelte casuali dei bot (predefinito: arena)
cli-arena-turn-limit = termina una partita dopo questo numero di turni (predefinito: 60 per giocatore)
cli-arena-until-sure = si ferma appena è certo quale dei due bot è più forte
cli-arena-at-least = verifica se il primo di due bot vince almeno questa quota (per esempio 0.9) invece di una quota uguale
cli-arena-luck = misura la fortuna di ogni giocatore in ogni partita e dà le percentuali di vittorie corrette
cli-arena-json = stampa le righe come array JSON
cli-arena-save = salva tutti i risultati in un file JSON
cli-arena-csv = salva le righe in un file CSV
cli-arena-plot = disegna le percentuali di vittoria in un file (.svg o .png)
cli-arena-ladder = gioca gli accoppiamenti standard e ne stampa la tabella in Markdown
cli-arena-ideas = fa giocare search contro sé stesso con una delle sue idee disattivata e stampa la tabella in Markdown
cli-arena-write = aggiorna la tabella della classifica in questa pagina
cli-benchmark = misura un agente con il protocollo fisso di docs/research/benchmark.md e ne scrive la riga
cli-benchmark-agent = un bot, per esempio greedy, ./agent.py o net:network.json
cli-benchmark-quick = gioca un decimo delle distribuzioni
cli-benchmark-players = solo gli accoppiamenti con questo numero di giocatori, da 2 a 4 (predefinito: tutti)
cli-benchmark-name = il nome dell’agente nella tabella (predefinito: come è indicato)
cli-benchmark-training = con quante decisioni è stato addestrato l’agente, per la riga
cli-benchmark-save = il file della riga (predefinito: benchmark-AGENTE.json)
cli-benchmark-table = stampa invece la tabella delle righe di questa cartella
cli-benchmark-write = con --table: aggiorna la tabella in questa pagina
cli-solve = risolve esattamente una piccola edizione per due giocatori
cli-solve-edition = l’edizione (predefinita: pico); quelle più grandi hanno troppe posizioni
cli-solve-turn-limit = termina una partita dopo questo numero di turni (predefinito: 8)
cli-solve-reward = che cosa conta: vincere o il vantaggio in punti
cli-solve-save = salva le mosse migliori di ogni posizione in un file JSON
cli-workers = numero di processi da usare (predefinito: uno per processore)
cli-runner = dove eseguire: processi su questo computer, un cluster Ray, o solo questo processo
cli-address = indirizzo di un cluster Ray attivo (predefinito: ne avvia uno solo su questo computer)
cli-journal = salva ogni risultato in questo file e, se esiste, riprende da lì
cli-quiet = non mostra l’avanzamento

engine-no-json = Questa riga non è un oggetto JSON.
engine-too-long = Questa riga supera i { $most } byte.
engine-unknown = La richiesta { $request } non esiste; «do» dev’essere uno tra { $requests }.
engine-key = { $key } non è una chiave di { $request }; le sue chiavi sono { $keys }.
engine-missing = Manca { $key }.
engine-no-game = Non c’è ancora una partita: inizia con «new» o «set».
engine-seed-or-deal = Indica un seme o una distribuzione, non entrambi.
engine-text = { $key } dev’essere una stringa, non { $value }.
engine-moves = moves dev’essere un elenco di mosse permesse sotto forma di stringhe, non { $value }.
engine-flag = { $key } dev’essere true o false, non { $value }.
engine-number = { $key } dev’essere un numero intero da { $low } a { $high }, non { $value }.

bench-heading = Motore di OddVille, { $compiled ->
        [yes] compilato
       *[no] non compilato (manca un compilatore C)
    }. Mediana di { $runs } prove; ogni riga appare appena è misurata.
bench-playouts = partite casuali, { $players } giocatori
bench-uncompiled = partite casuali, non compilato, { $players } giocatori
bench-python = da Python, mosse come interi, { $players } giocatori
bench-game = tramite Game, { $players } giocatori
bench-copy = copia di uno stato, { $players } giocatori
bench-import = importazione di oddville
bench-size = dimensione di uno stato, { $players } giocatori
bench-unit-decisions = { $value } decisioni/s
bench-unit-games = { $value } partite/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } byte
bench-unit-simulations = { $value } simulazioni/s
bench-ratio = le nostre partite casuali sono { $ratio } volte più veloci
bench-engine-goal-playouts = partite casuali: almeno { $wanted } decisioni/s
bench-engine-goal-uncompiled = partite casuali, non compilato: almeno { $wanted } decisioni/s
bench-no-peers = Nessun altro programma installato con cui confrontarsi. Per installarli: pip install 'oddville[peers]'.
bench-arguments = --seconds dev’essere tra 0.01 e 600, --runs tra 1 e 99.
bench-search-heading = Ricerca di OddVille, { $compiled ->
        [yes] compilata
       *[no] non compilata (manca un compilatore C)
    }. Mediana di { $runs } prove.
bench-search-title = Misurazione
bench-search-games = partite casuali, { $players } giocatori
bench-search-random = simulazioni casuali fino alla fine, { $players } giocatori
bench-search-opening = simulazioni in gioco, apertura, { $players } giocatori
bench-search-middle = simulazioni in gioco, metà partita, { $players } giocatori
bench-search-peer = le nostre: { $two } volte tante con 2 giocatori, { $four } volte con 4
bench-search-time = Tempo concesso { $ms } ms, { $decisions } decisioni: la mediana impiega { $median } ms, 99 su 100 ritardano al massimo di { $late } ms, la peggiore di { $most } ms; il { $share }% si scosta di 50 ms o meno.
bench-search-level = { $level }, { $simulations } simulazioni
bench-search-level-time = mediana { $median } ms, 95 su 100 entro { $high } ms
bench-search-goals = Obiettivi:
bench-search-goal = { $met ->
        [yes] raggiunto { " " }
       *[no] mancato   { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = simulazioni casuali, { $players } giocatori, almeno { $wanted } delle partite casuali
bench-search-goal-peer = simulazioni casuali, { $players } giocatori, almeno { $wanted } volte quelle di { $peer }
bench-search-goal-median = tempo { $ms } ms: la mediana si scosta al massimo del { $wanted }%
bench-search-goal-late = tempo { $ms } ms: almeno il { $wanted }% entro 50 ms

cli-print = stampa tutto il gioco, da ritagliare e giocare
cli-print-paper = formato della carta, a4 o letter
cli-print-backs = aggiunge una pagina di retri dopo ogni pagina di edifici
cli-print-out = il file PDF da scrivere; se manca, i fogli si aprono nel browser
print-open =
    Apri { $page } nel browser e stampa la pagina, oppure salvala come PDF. Stampa al 100%.
    Premi Ctrl+C per uscire.
print-wrote = Salvato { $file }. Stampalo al 100%.
error-print-kind = { $file } non è il nome di un file PDF; indica un nome che termina in .pdf.
error-print-folder = La cartella { $folder } non esiste; prima creala.
error-print-browser = Per scrivere il PDF serve Chromium o Chrome, che non è stato trovato. Ometti --out e stampa dal tuo browser.
error-print-failed = { $browser } non è riuscito a stampare i fogli: { $reason }. Ometti --out e stampa dal tuo browser.
error-print-write = Impossibile scrivere { $file }: { $reason }. Scegli un altro file con --out.

cli-puzzles = risolvi problemi o creane di nuovi
cli-puzzles-what = il numero di un problema, today per il problema del giorno (predefinito) o make
cli-puzzles-file = con make: il file in cui scrivere i nuovi problemi
cli-puzzles-theme = solo i problemi di questo tema; con make: cercare solo questo tema
cli-puzzles-make = per creare problemi
cli-puzzles-count = quanti problemi scrivere (predefinito: { $default })
cli-puzzles-games = quante partite giocano i bot per cercare problemi (predefinito: { $default })
cli-puzzles-simulations = simulazioni della ricerca della mossa migliore, il doppio per confermarla (predefinito: { $default })
cli-puzzles-seed = il seme di tutte le partite (predefinito: { $default })
cli-puzzles-records = registrazioni in cui cercare altri problemi
cli-puzzles-add = problemi creati in precedenza, tra cui scegliere anche
cli-puzzles-title = problemi
puzzles-made = Problemi scritti in { $file }: { $count }.
error-puzzle = Il problema { $puzzle } non esiste.
error-puzzles-number = { $what } non è il numero di un problema; vanno da 1 a { $most }.
error-puzzles-what = Dopo { $what } non segue nulla; solo make ha un file.
error-puzzles-file = Indica il file da scrivere: oddville puzzles make FILE.
error-puzzles-count = --count deve essere almeno 1.
error-puzzles-numbers = --games deve andare da 0 a { NUMBER($games, useGrouping: 0) }, --simulations da { $least } a { NUMBER($most, useGrouping: 0) }.

## What argparse says itself; the English sentences are its own, word for word

argparse-usage = uso:
argparse-positional = argomenti posizionali
argparse-options = opzioni
argparse-help = mostra questo messaggio di aiuto ed esce
argparse-error = %(prog)s: errore: %(message)s
argparse-argument = argomento %(argument_name)s: %(message)s
argparse-required = argomenti obbligatori mancanti: %s
argparse-unrecognized = argomenti sconosciuti: %s
argparse-choice = scelta non valida: %(value)r (scegli tra %(choices)s)
argparse-value = valore %(type)s non valido: %(value)r
argparse-one = serve un valore
argparse-at-most-one = serve al massimo un valore
argparse-at-least-one = serve almeno un valore
argparse-count = serve %s valore
argparse-counts = servono %s valori
argparse-explicit = qui il valore %r non va indicato
argparse-exclusive = non si può usare insieme a %s
argparse-one-required = serve uno degli argomenti %s
argparse-command = comando sconosciuto: %(parser_name)r (scegli tra: %(choices)s)
argparse-ambiguous = opzione ambigua: %(option)s può corrispondere a %(matches)s
