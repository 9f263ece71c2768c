### Bots: how one is named, and what is told when one fails.

## A text that names no bot, or names one wrongly

error-bot = Il bot { $bot } non c’è; ci sono { $bots }. Un bot tuo si indica con il suo file, come ./mybot.py, o con il suo programma, come engine:./mybot.
error-bot-near = Il bot { $bot } non c’è; intendevi { $near }? Ci sono { $bots }.
error-bot-form = { $spec }: «{ $part }» non è un’opzione; le opzioni si scrivono chiave=valore, separate da virgole, come in greedy:ms=500,simulations=100.
error-bot-twice = { $spec }: l’opzione { $key } compare due volte; indicala una volta.
error-bot-option = { $spec }: l’opzione { $key } non c’è; le opzioni sono { $options }.
error-bot-whole = { $spec }: { $key } dev’essere un numero intero da { $low } a { $high }, non «{ $value }».
error-bot-number = { $spec }: { $key } dev’essere un numero da { $low } a { $high }, non «{ $value }».
error-bot-text = { $spec }: { $key } è vuoto; scrivi { $key }=… oppure toglilo.
error-bot-not-python = { $spec }: il file di un bot è Python e finisce in .py; per un programma scrivi prima engine:
error-bot-missing = { $spec }: il file { $file } non c’è; indica il percorso di un file Python.
error-bot-unreadable = { $spec }: impossibile leggere { $file }: { $reason }.
error-bot-import = { $spec }: il file non si può importare: { $error } ({ $line }).
error-bot-load = { $spec }: il file non si può caricare. { $reason }
error-bot-no-class = { $spec }: { $file } non ha una classe con un metodo think; scrivine una, vedi docs/bots.md.
error-bot-classes = { $spec }: ci sono più classi con un metodo think: { $classes }; chiama { $name } quella che gioca.
error-bot-refuses = { $spec }: { $bot } non si può creare con queste opzioni: { $options }. Le sue opzioni sono: { $possible }.
error-bot-init = { $spec }: { $bot } non si può creare: { $error } ({ $line }).
error-bot-no-command = { $spec }: manca il programma; scrivi engine:./mybot, oppure engine:ms=500,./mybot con una virgola dopo ogni opzione.
error-bot-quotes = { $spec }: le virgolette non sono chiuse; usale come in una shell.
error-bot-program = { $spec }: non c’è un programma eseguibile «{ $program }»; indica il suo percorso e rendilo eseguibile.
error-bot-platform = { $spec }: altri programmi possono giocare solo su sistemi POSIX (Linux, macOS, BSD); qui usa un bot in un file Python.

## A bot that fails

bot-incident = Il bot { $bot } di { $player } ha sbagliato nel turno { $turn } (mossa { $number }): { $what } Giocato al suo posto: { $move }.
bot-gives-up = Ha sbagliato tre volte di fila e viene escluso: al suo posto continua il bot greedy.
bot-given-up = È stato escluso dopo tre errori di fila.
bot-raised = Ha sollevato { $error } ({ $line }).
bot-no-thought = Ha risposto { $kind }, che non è un Thought.
bot-move-kind = La sua mossa { $move } non è un Move; prendine una da game.legal_moves.
bot-no-move = La sua mossa «{ $move }» non è una mossa: { $reason }
bot-illegal = La sua mossa { $move } non è permessa ({ $rule }).
bot-length = Il suo { $key } deve avere { $players } numeri, uno per giocatore.
bot-field = Il suo { $key } non è ciò che un Thought contiene lì.
bot-chances = I suoi valori { $values } non sono probabilità: ognuno va da 0 a 1, e insieme fanno 1.
bot-program-start = Il programma { $program } non parte: { $reason }.
bot-program-ended = Il programma è terminato con codice { $code }{ $told ->
        [yes] ; i suoi errori finiscono così: { $words }
       *[no] {" "}senza scrivere errori.
    }
bot-program-signal = Il programma è stato terminato da { $signal }{ $told ->
        [yes] ; i suoi errori finiscono così: { $words }
       *[no] {" "}senza scrivere errori.
    }
bot-program-closed = Il programma ha chiuso la sua uscita{ $told ->
        [yes] ; i suoi errori finiscono così: { $words }
       *[no] {" "}senza scrivere errori.
    }
bot-program-silent = Il programma non ha risposto entro { $seconds } s{ $told ->
        [yes] ; i suoi errori finiscono così: { $words }
       *[no] {" "}e non ha scritto errori.
    }
bot-program-no-json = Il programma non ha risposto entro { $seconds } s, solo righe che non sono oggetti JSON, come «{ $line }».
bot-program-flood = Il programma ha scritto più di { $most } byte senza una risposta.
bot-program-chatter = Il programma ha scritto più di { $most } righe che non sono oggetti JSON, come «{ $line }».
bot-program-id = Il programma ha risposto con un id diverso da { $id }: { $line }
bot-program-ok = La risposta del programma non ha un «ok» che sia true o false: { $line }
bot-program-refuses = Il programma ha rifiutato la richiesta { $request }: { $error }
bot-program-field = La risposta del programma non ha un «{ $key }» utilizzabile: { $value }

## The list of bots

bots-known = I bot che arrivano con il gioco:
bots-options = Le opzioni di ogni bot, dopo i due punti, come in greedy:ms=500:
bots-more-options = { $bot } ha anche { $options }.
bots-own = Un bot tuo, in Python: ./mybot.py oppure ./mybot.py:depth=3
bots-program = Un bot in qualsiasi linguaggio: engine:./mybot oppure engine:timeout=5,./mybot --flags
bots-read = Come scriverne uno: docs/bots.md
bot-about-greedy = guarda fino in fondo al suo turno e prende ciò che promette di più
bot-about-search = simula finché può; da solo, mezzo secondo
bot-about-newcomer = livello 1: appena arrivato in città, vede poco di ciò che si potrebbe fare
bot-about-apprentice = livello 2: impara il mestiere e ancora gli sfugge molto
bot-about-mason = livello 3: lavoro solido, con qualche svista
bot-about-architect = livello 4: pensa in anticipo e non gli sfugge niente
bot-about-mayor = livello 5: il più forte della città
bot-about-random = gioca una qualsiasi mossa permessa
option-about-ms = millisecondi per pensare una mossa
option-about-simulations = simulazioni per pensare una mossa
option-whole = { $key }=N (intero, da { $low } a { $high })
option-number = { $key }=N (da { $low } a { $high })
option-text = { $key }=TESTO
