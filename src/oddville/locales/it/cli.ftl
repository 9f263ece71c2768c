### The command line and the engine protocol.

cli-about = OddVille, il gioco da tavolo: giocarci, farci giocare dei programmi, guardarne le carte.
cli-version = oddville { $version }
cli-version-help = mostra la versione ed esce
cli-command = COMANDO
cli-lang = la lingua: { $languages } (predefinita: secondo ODDVILLE_LANG, l’ultima scelta nel terminale o il sistema)
cli-language = LINGUA
cli-seat = POSTO
cli-play = gioca nel terminale, contro i bot o con amici alla stessa tastiera
cli-play-seats = chi siede al tavolo, da 2 a 4 tra: human, un bot per nome, file o programma, vedi oddville bots (predefinito: human mason)
cli-bots = elenca i bot, le loro opzioni e come indicarne uno tuo
cli-replay = fa della registrazione di una partita una pagina web: tutta la partita, mossa per mossa, in un file che non richiede connessione
cli-replay-record = la registrazione, come FILE.odd
cli-replay-html = dove scrivere la pagina
cli-replay-written = Scritto in { $file }. Aprilo in qualsiasi browser, o mandalo agli amici.
cli-play-names = i nomi dei giocatori, separati da virgole
cli-edition = un’edizione per nome, o il percorso di un file di edizione
cli-seed = il seme che distribuisce la partita; senza, ne viene estratto uno
cli-load = continua una partita conservata (.odd)
cli-turn-limit = conclude la partita dopo tanti turni
cli-finish-round = regola della casa: dopo il sesto lavoratore si finisce il giro, così che tutti abbiano giocato lo stesso numero di turni
cli-learn = impara il gioco passo per passo, in brevi lezioni
cli-learn-lesson = la lezione da cui cominciare: { $lessons } (predefinita: la prima)
cli-lesson = LEZIONE
cli-rules = leggi le regole: tutte, una con la sua sigla, o quelle con certe parole
cli-rules-what = sigle come BUILD-5, o parole da cercare (predefinito: tutte le regole)
cli-rules-rulings = mostra dove i cinque regolamenti differiscono e come decidiamo
cli-rule = SIGLA-O-PAROLA
cli-engine = parla il protocollo del motore: righe JSON su ingresso e uscita standard
cli-cards = elenca, mostra e controlla le carte
cli-cards-list = elenca tutte le carte di un’edizione
cli-cards-show = disegna delle carte
cli-cards-ids = sigle di carte
cli-cards-validate = controlla un file di edizione: elenca gli errori e, a parte, ciò che nessun regolamento dice
cli-bench = misura quanto è veloce il gioco
cli-bench-engine = partite a caso, singole decisioni, copie, importazione; accanto ad altri, dove sono installati
cli-bench-search = simulazioni della ricerca accanto a partite a caso e ad altri, se rispetta il suo tempo, quanto pensano i livelli
cli-bench-seconds = quanto dura una prova di ogni misura
cli-bench-runs = quante prove; conta la mediana
cli-json = stampa JSON
cli-bot = BOT
cli-arena = fa giocare ai bot molte partite, le stesse distribuzioni da ogni posto, e dice chi è più forte
cli-arena-bots = due bot o più; se due, il secondo prende tutti i posti restanti; se di più, tutti incontrano tutti
cli-arena-games = quante partite almeno; si giocano distribuzioni intere (predefinito: { $games })
cli-arena-players = quanti siedono al tavolo, da 2 a 4 (predefinito: quanti sono i bot)
cli-arena-seed = il seme di tutte le distribuzioni e del caso dei bot (predefinito: arena)
cli-arena-turn-limit = conclude una partita dopo tanti turni (predefinito: 200 per giocatore)
cli-arena-until-sure = si ferma appena è sicuro quale dei due bot è più forte
cli-arena-at-least = verifica se il primo di due bot vince almeno questa quota (per esempio 0.9), non quella equa
cli-arena-json = stampa le righe come elenco JSON
cli-arena-save = scrive tutti i risultati in un file JSON
cli-arena-csv = scrive le righe in un file CSV
cli-arena-plot = disegna le vittorie in un file (.svg o .png)
cli-arena-ladder = gioca gli incontri fissi e ne stampa la tabella in Markdown
cli-arena-ideas = fa giocare search contro sé stesso senza una delle sue idee, e stampa la tabella in Markdown
cli-arena-write = rinnova la tabella della scala in questa pagina
cli-workers = quanti processi lavorano insieme (predefinito: uno per processore)
cli-runner = chi gioca: processi di questa macchina, un gruppo Ray, o questo processo da solo
cli-address = l’indirizzo di un gruppo Ray attivo (predefinito: ne viene avviato uno solo per questa macchina)
cli-journal = conserva ogni risultato in questo file, e se c’è già continua da lì
cli-quiet = non mostra l’avanzamento

engine-no-json = Questa riga non è un oggetto JSON.
engine-too-long = Questa riga supera i { $most } byte.
engine-unknown = La richiesta { $request } non c’è; «do» è uno tra { $requests }.
engine-key = { $key } non è una chiave di { $request }; le sue chiavi sono { $keys }.
engine-missing = Manca { $key }.
engine-no-game = Non c’è ancora una partita: comincia con «new» o «set».
engine-seed-or-deal = Indica un seme o una distribuzione, non entrambi.
engine-text = { $key } dev’essere un testo, non { $value }.
engine-moves = moves dev’essere un elenco di mosse permesse, come testi, non { $value }.
engine-flag = { $key } dev’essere true o false, non { $value }.
engine-number = { $key } dev’essere un numero intero da { $low } a { $high }, non { $value }.

bench-heading = Il motore di OddVille, { $compiled ->
        [yes] compilato
       *[no] non compilato (non c’è un compilatore C)
    }. Mediana di { $runs } prove; ogni riga appare appena è misurata.
bench-playouts = partite a caso, { $players } giocatori
bench-python = da Python, mosse come numeri, { $players } giocatori
bench-game = con Game, { $players } giocatori
bench-copy = copia di una posizione, { $players } giocatori
bench-import = importazione di oddville
bench-size = dimensione di una posizione, { $players } giocatori
bench-unit-decisions = { $value } decisioni/s
bench-unit-games = { $value } partite/s
bench-unit-microseconds = { $value } µs
bench-unit-milliseconds = { $value } ms
bench-unit-bytes = { $value } byte
bench-unit-simulations = { $value } simulazioni/s
bench-ratio = le nostre partite a caso sono { $ratio } volte più veloci
bench-no-peers = Non ci sono altri programmi installati con cui confrontarsi. Per misurare accanto a loro: pip install 'oddville[peers]'.
bench-arguments = --seconds dev’essere da 0.01 a 600 e --runs da 1 a 99.
bench-search-heading = La ricerca di OddVille, { $compiled ->
        [yes] compilata
       *[no] non compilata (non c’è un compilatore C)
    }. Mediana di { $runs } prove.
bench-search-title = Misure
bench-search-games = partite a caso, { $players } giocatori
bench-search-random = simulazioni a caso fino alla fine, { $players } giocatori
bench-search-opening = simulazioni come in gioco, apertura, { $players } giocatori
bench-search-middle = simulazioni come in gioco, metà partita, { $players } giocatori
bench-search-peer = le nostre sono { $two } volte tante in 2 giocatori, { $four } volte in 4
bench-search-time = Con { $ms } ms, { $decisions } decisioni: la mediana impiega { $median } ms, 99 su 100 ritardano al massimo di { $late } ms, la peggiore di { $most } ms; il { $share } % sbaglia di 50 ms o meno.
bench-search-level = { $level }, { $simulations } simulazioni
bench-search-level-time = mediana { $median } ms, 95 su 100 entro { $high } ms
bench-search-goals = Obiettivi:
bench-search-goal = { $met ->
        [yes] raggiunto { " " }
       *[no] mancato   { " " }
    }{ $goal }: { $seen }
bench-search-goal-games = simulazioni a caso, { $players } giocatori, almeno { $wanted } delle partite a caso
bench-search-goal-peer = simulazioni a caso, { $players } giocatori, almeno { $wanted } volte quelle di { $peer }
bench-search-goal-median = un tempo di { $ms } ms: la mediana si scosta al massimo del { $wanted } %
bench-search-goal-late = un tempo di { $ms } ms: almeno il { $wanted } % entro 50 ms

cli-print = stampa tutto il gioco, da ritagliare e giocare
cli-print-paper = la carta, a4 o letter
cli-print-backs = aggiunge una pagina di retri dietro a ogni pagina di edifici
cli-print-out = un file PDF da scrivere; senza, i fogli si aprono nel tuo browser
print-open =
    Apri { $page } nel tuo browser e stampalo, o salvalo come PDF. Stampa al 100 %.
    Ctrl+C conclude.
print-wrote = Scritto { $file }. Stampalo al 100 %.
error-print-kind = { $file } non è un PDF; indica un nome che finisce in .pdf.
error-print-folder = La cartella { $folder } non c’è; prima creala.
error-print-browser = Per scrivere il PDF non si è trovato né Chromium né Chrome. Togli --out e stampa dal tuo browser.
error-print-failed = { $browser } non è riuscito a stampare i fogli: { $reason }. Togli --out e stampa dal tuo browser.
error-print-write = Impossibile scrivere { $file }: { $reason }. Indica un altro posto con --out.
## What argparse says itself; the English sentences are its own, word for word

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-error = %(prog)s: errore: %(message)s
argparse-argument = argomento %(argument_name)s: %(message)s
argparse-required = mancano questi argomenti: %s
argparse-unrecognized = argomenti sconosciuti: %s
argparse-choice = scelta non valida: %(value)r (si può scegliere tra %(choices)s)
argparse-value = valore %(type)s non valido: %(value)r
argparse-one = serve un valore
argparse-at-most-one = serve al massimo un valore
argparse-at-least-one = serve almeno un valore
argparse-count = serve %s valore
argparse-counts = servono %s valori
argparse-explicit = qui il valore %r non va indicato
argparse-exclusive = non si può usare insieme a %s
argparse-one-required = serve uno degli argomenti %s
argparse-command = comando sconosciuto: %(parser_name)r (si può scegliere tra: %(choices)s)
argparse-ambiguous = opzione ambigua: %(option)s potrebbe essere %(matches)s
