### Bots: their names, options and failures.

## A text that names no bot, or names one wrongly

error-bot = Il bot { $bot } non esiste; disponibili: { $bots }. Per un bot tuo, indica il suo file, come ./mybot.py, o il suo programma, come engine:./mybot.
error-bot-near = Il bot { $bot } non esiste; intendevi { $near }? Disponibili: { $bots }.
error-bot-form = { $spec }: «{ $part }» non è un’opzione; le opzioni si scrivono chiave=valore, separate da virgole, per esempio greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: l’opzione { $key } compare due volte; indicala una volta sola.
error-bot-option = { $spec }: l’opzione { $key } non esiste; le opzioni sono { $options }.
error-bot-whole = { $spec }: { $key } dev’essere un numero intero da { $low } a { $high }, non «{ $value }».
error-bot-number = { $spec }: { $key } dev’essere un numero da { $low } a { $high }, non «{ $value }».
error-bot-text = { $spec }: { $key } è vuoto; scrivi { $key }=… oppure omettilo.
error-bot-word = { $spec }: { $key } dev’essere una delle parole { $words }, non «{ $value }».
error-bot-not-python = { $spec }: il file di un bot dev’essere Python e terminare in .py; per un programma, scrivi engine: davanti.
error-bot-missing = { $spec }: il file { $file } non esiste; indica il percorso di un file Python.
error-bot-unreadable = { $spec }: impossibile leggere { $file }: { $reason }.
error-bot-import = { $spec }: impossibile importare il file: { $error } ({ $line }).
error-bot-load = { $spec }: impossibile caricare il file. { $reason }
error-bot-no-class = { $spec }: { $file } non ha una classe con un metodo think; vedi docs/bots/bots.md.
error-bot-classes = { $spec }: ci sono più classi con un metodo think: { $classes }; chiama { $name } quella che gioca.
error-bot-refuses = { $spec }: impossibile creare { $bot } con queste opzioni: { $options }. Le sue opzioni sono: { $possible }.
error-bot-init = { $spec }: impossibile creare { $bot }: { $error } ({ $line }).
error-bot-no-command = { $spec }: manca il programma; scrivi engine:./mybot, oppure engine:ms=500,./mybot con una virgola dopo ogni opzione.
error-bot-no-network = { $spec }: indica il file di una rete, per esempio net:mine/network.json.
error-bot-not-network = { $spec }: { $file } non è una rete scritta da oddville train con questa versione.
error-bot-quotes = { $spec }: manca una virgoletta di chiusura; usa le virgolette come in una shell.
error-bot-program = { $spec }: il programma eseguibile «{ $program }» non esiste; indica il suo percorso e rendilo eseguibile.
error-bot-platform = { $spec }: altri programmi possono giocare solo su sistemi POSIX (Linux, macOS, BSD); su questo sistema usa un bot in un file Python.

## A bot that fails

bot-incident = Errore del bot { $bot } di { $player } nel turno { $turn } (mossa { $number }): { $what } Mossa giocata al suo posto: { $move }.
bot-gives-up = Ha fallito tre volte di fila e viene sostituito dal bot greedy.
bot-given-up = È stato sostituito dopo tre errori di fila.
bot-raised = Ha sollevato { $error } ({ $line }).
bot-no-thought = Ha restituito { $kind }, che non è un Thought.
bot-move-kind = La sua mossa { $move } non è un Move; usane una di game.legal_moves.
bot-no-move = La sua mossa «{ $move }» non è una mossa: { $reason }
bot-illegal = La sua mossa { $move } non è permessa ({ $rule }).
bot-late = Ha riflettuto per più di { $seconds } s di tempo di processore.
bot-length = Il suo { $key } dev’essere di { $players } numeri, uno per giocatore.
bot-field = Il suo { $key } non è valido in un Thought.
bot-chances = I suoi valori { $values } non sono probabilità: ognuno dev’essere tra 0 e 1 e la somma dev’essere 1.
bot-program-start = Il programma { $program } non si avvia: { $reason }.
bot-program-ended = Il programma è terminato con codice di uscita { $code }{ $has_output ->
        [yes] ; il suo standard error termina con: { $words }
       *[no] {" "}senza scrivere niente su standard error.
    }
bot-program-signal = Il programma è stato terminato da { $signal }{ $has_output ->
        [yes] ; il suo standard error termina con: { $words }
       *[no] {" "}senza scrivere niente su standard error.
    }
bot-program-closed = Il programma ha chiuso il suo output{ $has_output ->
        [yes] ; il suo standard error termina con: { $words }
       *[no] {" "}senza scrivere niente su standard error.
    }
bot-program-silent = Il programma non ha risposto entro { $seconds } s{ $has_output ->
        [yes] ; il suo standard error termina con: { $words }
       *[no] {" "}e non ha scritto niente su standard error.
    }
bot-program-no-json = Il programma non ha risposto entro { $seconds } s: ha scritto solo righe che non sono oggetti JSON, come «{ $line }».
bot-program-flood = Il programma ha scritto più di { $most } byte senza dare una risposta.
bot-program-chatter = Il programma ha scritto più di { $most } righe che non sono oggetti JSON, come «{ $line }».
bot-program-id = Il programma ha risposto con un id diverso da { $id }: { $line }
bot-program-ok = La risposta del programma non ha un «ok» che sia true o false: { $line }
bot-program-refuses = Il programma ha rifiutato la richiesta { $request }: { $error }
bot-program-field = La risposta del programma non ha un «{ $key }» utilizzabile: { $value }

## The list of bots

bots-known = Bot inclusi nel gioco:
bots-options = Opzioni di ogni bot, dopo i due punti, per esempio greedy:ms=500:
bots-more-options = { $bot } ha anche { $options }.
bots-own = Il tuo bot in Python: ./mybot.py oppure ./mybot.py:depth=3
bots-program = Un bot in qualsiasi linguaggio: engine:./mybot oppure engine:timeout=5,./mybot --flags
bots-network = Una rete che hai addestrato: net:mine/network.json
bots-read = Come scriverne uno: docs/bots/bots.md
bot-about-greedy = esamina tutto il suo turno e sceglie ciò che alla fine rende di più
bot-about-search = simula per tutto il tempo che ha; mezzo secondo se non si indica altro
bot-about-newcomer = livello 1: appena arrivato in città, vede poco oltre la propria mossa
bot-about-apprentice = livello 2: impara il mestiere, guarda avanti di un giro e sbaglia spesso la valutazione
bot-about-mason = livello 3: solido, con qualche errore di valutazione
bot-about-architect = livello 4: pianifica e sbaglia di rado
bot-about-mayor = livello 5: il più forte della città
bot-about-random = gioca una mossa permessa qualsiasi
option-about-ms = millisecondi di riflessione per mossa
option-about-simulations = simulazioni per mossa
option-about-timeout = secondi per una risposta
option-whole = { $key }=N (intero, da { $low } a { $high })
option-number = { $key }=N (da { $low } a { $high })
option-text = { $key }=TESTO
option-word = { $key }=PAROLA (una tra { $words })
