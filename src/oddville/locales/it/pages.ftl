### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Tutti costruiscono la stessa città di edifici bizzarri, ma vince chi fa più punti. Da 2 a 4 giocatori, o da soli contro i bot.
web-skip = Vai al contenuto
web-nav = Pagine
web-foot = Un progetto indipendente di appassionati. Il gioco da tavolo è di Carlo Lavezzi; il testo delle regole, le carte e le illustrazioni sono nostri.
web-language = Lingua
web-settings = Impostazioni
web-close = Chiudi
web-report = Segnala un problema
web-keys = Scorciatoie da tastiera
web-look-is = Tema: { $look }
web-look-system = di sistema
web-look-light = chiaro
web-look-dark = scuro
web-look-contrast = alto contrasto

## Start

web-play-now = Gioca ora
web-play-last = Come l’ultima volta ({ $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    })
web-dealing = Distribuzione delle carte…
web-play-now-note = { $bots ->
        [0] Con gli stessi posti dell’ultimo tavolo.
        [one] Tu contro un bot. Si comincia subito.
       *[other] Tu contro { $bots } bot. Si comincia subito.
    }
web-set-up = Prepara un tavolo
which-game = { $edition ->
        [reconstruction] Partita completa
        [micro] Partita breve
        [nano] Partita minima
        [pico] Partita più piccola
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Tutti gli edifici. Finisce quando un giocatore ha sei lavoratori in città.
        [micro] Meno edifici. Finisce quando un giocatore ha due lavoratori in città e dura meno della metà.
        [nano] Due tipi di edifici, nessun personaggio. Finisce quando un giocatore ha un lavoratore in città.
        [pico] Un solo tipo di edificio, nessun personaggio. Finisce quando un giocatore ha un lavoratore in città.
       *[other] Carte di un’altra edizione.
    }
which-deal = Distribuzione «{ $deal }»
which-house-rule = Regola della casa: si finisce il giro
which-house-rule-about = Dopo il sesto lavoratore si finisce il giro, in modo che tutti abbiano giocato lo stesso numero di turni. È una regola della casa: secondo il regolamento la partita finisce con il turno del sesto lavoratore.
web-my-tables = I miei tavoli
web-no-tables = Qui trovi i tavoli a cui giochi o che guardi in questo browser.
web-table-of = { $names }
web-table-waiting = In attesa di giocatori
web-table-running = { $turn ->
        [0] Preparazione
       *[other] Turno { NUMBER($turn, useGrouping: 0) }
    }
web-table-over = Terminata
web-table-unknown = …
web-table-gone = Questo tavolo non esiste più.
web-your-turn = Tocca a te
web-replay = Rivedi
web-forget = Rimuovi { $table } dall’elenco
web-forget-note = Rimuovi dall’elenco. Il tavolo non viene eliminato.
web-more = Altro
web-learn = Impara
web-learn-note = Brevi lezioni interattive
web-puzzles = Problemi
web-puzzles-note = Trova la mossa migliore
web-watch = Tavoli pubblici
web-watch-note = Gioca o guarda una partita
web-replays = Replay
web-replays-note = Apri una partita salvata
web-cards = Carte
web-cards-note = Tutti gli edifici e i personaggi
web-rules = Regole
web-rules-note = Tutte le regole, con la loro sigla
web-text = Modalità testo
web-text-note = Gioca contro i bot solo con il testo
web-new-here = Giochi per la prima volta?
web-new-here-about = La partita guidata è breve. Giochi contro un solo principiante e il tavolo ti spiega ogni cosa al momento giusto.
web-guided = Partita guidata
web-guided-note = Una breve prima partita con spiegazioni
web-recommended = consigliata
web-knows-game = Conosco il gioco
web-daily = Ogni giorno
web-today = La città del giorno
web-today-note = Una distribuzione al giorno, uguale per tutti
web-my-town = La mia città
web-my-town-note = Le tue partite e statistiche
web-duplicate = Duplicato
web-duplicate-note = Le stesse carte a più tavoli, per un club
web-ladder = Classifica
web-ladder-note = Punteggi di forza per un gruppo

## Join

web-join = Entra in un tavolo
web-join-code = Codice o link
web-your-name = Il tuo nome
web-join-do = Entra
web-join-note = Il codice di un tavolo ha dieci caratteri. Un codice di otto caratteri sposta il tuo posto su questo dispositivo.
web-join-what = Questo non è né un link né un codice. Il codice di un tavolo ha dieci lettere o cifre, quello di un posto otto.

## What can go wrong

web-no-connection = Il server non risponde. Controlla la connessione; non è andato perso niente.
web-server-trouble = Il server ha un problema (stato { $status }). Riprova tra poco.
web-missing = Qui non è stato costruito niente
web-missing-note = Questa pagina non esiste o è stata spostata.
web-to-start = Pagina iniziale
offline-heading = Nessuna connessione
offline-note = Il server non è raggiungibile. Questa pagina si apre appena torna la connessione.
offline-pages = Senza connessione puoi usare queste pagine:

## Settings

settings-look = Tema
settings-ask = Chiedi conferma prima di
settings-ask-locks = mosse che non si possono annullare
settings-ask-builds = mosse che non si possono annullare e tutte le costruzioni
settings-ask-all = ogni mossa
settings-forced = Fai in automatico le scelte obbligate
settings-coordinates = Mostra sempre le coordinate delle caselle
settings-motion = Animazioni
settings-motion-system = di sistema
settings-motion-full = complete
settings-motion-reduced = ridotte
settings-cards = Dimensione delle carte
settings-cards-small = piccole
settings-cards-medium = medie
settings-cards-large = grandi
settings-hand = Posizione della mia mano
settings-hand-right = a destra
settings-hand-left = a sinistra
settings-hearing = Suoni e notifiche
settings-sound = Effetti sonori
settings-volume = Volume
settings-notices = Avvisami quando tocca a me
settings-keys = Usa le lettere come scorciatoie
settings-change-keys = Vedi e modifica le scorciatoie

## Keys

keys-about = Tab, le frecce, Invio ed Esc bastano per fare tutto. Con le lettere si fa prima.
keys-worker = carta Lavoratore
keys-mine = i miei edifici
keys-row = posizione nella riga, con una carta Lavoratore selezionata
keys-tab = area successiva
keys-arrows = spostarsi in un’area
keys-enter = selezionare o confermare
keys-escape = annullare la selezione
keys-undo-all = annullare tutto il possibile
keys-previous = elemento evidenziato precedente
keys-letters = Lettere
keys-letters-note = Per cambiare una scorciatoia, digita un’altra lettera. Una singola lettera non fa mai niente di definitivo, tranne confermare il turno.
keys-taken = Questa lettera è già usata da un’altra azione.
keys-not-usable = Questo tasto è riservato al browser. Scegli una lettera.
keys-usual = Ripristina predefinite
keys-ply = mossa precedente o successiva
keys-turn = turno precedente o successivo
keys-ends = inizio o fine
keys-play = avviare o mettere in pausa
keys-act-coins = monete
keys-act-wood = legno
keys-act-clay = argilla
keys-act-stone = pietra
keys-act-crystal = cristallo
keys-act-next = elemento evidenziato successivo
keys-act-close = premere il pulsante principale
keys-act-recover = recuperare
keys-act-cheat = Imbroglione
keys-act-swap = Contabile
keys-act-travel = Viaggiatore
keys-act-off = ritirare un lavoratore dalla plancia
keys-act-undo = annullare
keys-act-explain = spiegare perché una mossa non è permessa
keys-act-decision = leggere ad alta voce la decisione
keys-act-preview = leggere ad alta voce l’anteprima
keys-act-info = informazioni sulla carta
keys-act-aid = significato dei simboli
keys-act-recap = riepilogo
keys-act-log = cronaca
keys-act-points = punti sulle caselle
keys-act-coordinates = coordinate delle caselle
keys-act-hint = consiglio
keys-act-fit = adattare allo schermo
keys-act-nearer = ingrandire
keys-act-farther = ridurre
keys-act-text = vista testuale
keys-act-keys = scorciatoie da tastiera

## Report

report-text = Che cosa è successo e che cosa ti aspettavi?
report-note = Insieme alla segnalazione viene inviata la registrazione di questa partita, per poterla rivedere. Il tuo nome e il tuo indirizzo no.
report-send = Invia
report-thanks = Grazie. La segnalazione è stata salvata insieme alla registrazione della partita.
report-elsewhere = Apri questa finestra al tavolo in cui è successo, così la registrazione della partita viene inviata con la segnalazione.
report-by-mail = Se non è successo a un tavolo, contatta il gestore di questo server.

## Rules

rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Nessuna regola trovata.
        [one] 1 regola
       *[other] { $count } regole
    }
rules-chapters = Capitoli
rules-picture-fits = Strada con strada: qui «{ $card }» combacia.
rules-picture-clash = Case contro strada: qui «{ $card }» non combacia.
rules-picture-corner = Si toccano solo gli angoli: qui «{ $card }» non si può costruire.
rules-picture-above = Questa casella è sopra la riga della Piazza Centrale: qui non si può costruire niente.
rules-picture-turned = Capovolta, la carta «{ $card }» qui combacerebbe, ma le carte non si possono ruotare.
rules-picture-bonuses = Se costruisci «{ $card }» qui, ottieni { $own } dalla carta stessa e { $other } dalla Piazza Centrale, lungo la strada.
rules-picture-slots = Lo spazio gratuito dell’argilla è occupato, quindi la prossima argilla costa 1 moneta. Lo spazio superiore può ospitare un numero qualsiasi di lavoratori.
rules-picture-prices = Con la carta Lavoratore { $worker } le posizioni della Riga degli Edifici, da 1 a 6, costano: { $costs }.
rules-picture-score = «{ $card }» vale { $base }, più 1 per ogni carta nella sua riga. Contando la carta stessa e la Piazza Centrale sono { $cards }: { $points } punti.
rules-glossary = Glossario
rules-glossary-about = Tutti i termini del gioco in cinque lingue. Quando un regolamento usa due parole per la stessa cosa, noi ne usiamo una sola.

## Previews of links

share-table = Una partita a OddVille
share-table-about = Guarda crescere la città o prendi un posto libero.
share-replay = Una partita a OddVille da rivedere
share-replay-about = Ogni mossa, dalla prima all’ultima.
share-picture = Una città di case bizzarre lungo un fiume
