### The table in the browser.

you = tu
close = Chiudi
cancel = Indietro
menu = Menu
rules = Regole
hint = Consiglio
deck = Mazzo
city = Città
supply = riserva
title = { $table } · OddVille
title-mine = ● Tocca a te · { $table } · OddVille
notice-turn = OddVille: tocca a te
table-of = Tavolo di { $names }
table-waiting = La partita non è ancora iniziata.

tool-hint = Consiglio
tool-text = Testo
tool-log = Cronaca
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Decisione
region-mine = La tua area
region-mine-of = { $player } (tu)
region-area-of = Area di { $player }
region-city = Città
region-row = Riga degli Edifici
region-resources = Plancia delle Risorse
region-players = Giocatori
region-guilds = Gilde
region-log = Cronaca
region-menu = Menu
resources-legend = spazi dal più economico
guilds-legend = primo personaggio e carte rimaste
goal = { $round ->
        [yes] Vince chi ha più punti. Il giro in cui qualcuno ha { $most ->
            [one] { $most } lavoratore
           *[other] { $most } lavoratori
        } in città è l’ultimo.
       *[no] Vince chi ha più punti. La partita finisce quando qualcuno ha { $most ->
            [one] { $most } lavoratore
           *[other] { $most } lavoratori
        } in città.
    }
skips = Vai a
skip-decision = Vai alla decisione
skip-city = Vai alla città
trays = Viste
tray-row = Riga
tray-mine = La tua area
tray-guilds = Gilde
tray-players = Giocatori
tray-log = Cronaca
choices = Scelte
steps = Mosse di questo turno

## The decision: the player’s own questions are the ask- messages of moves.ftl

ask-confirm = { $player }, confermi il turno o annulli?
ask-pinned = { $player }: { $move }?
ask-saving = Salvataggio della mossa…
ask-unsaved = La tua mossa non è ancora salvata. Verrà inviata appena torna la connessione.
ask-back = Stai guardando il turno { $turn }.
back-to-now = Torna alla partita
ask-game-over = { $player } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
ask-over-plain = La partita è finita.
ask-counting = La partita è finita. Si contano i punti.
wait-confirm = { $player } può ancora annullare il turno.
wait-set-up = { $player } sceglie la prima risorsa.
wait-turn = { $bot ->
        [yes] { $player } sta giocando.
       *[no] È il turno di { $player }.
    }
wait-second-resource = { $player } può prendere una seconda risorsa.
wait-discard = { $player } sceglie quale edificio scartare.
wait-bonus = { $player } sceglie un bonus ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }).
wait-reaction = { $player } ha il Costruttore e ora può costruire.
wait-close = { $player } può usare un potere o terminare il turno.
last-turn = Questo è l’ultimo turno.
last-round = Questo è l’ultimo giro (regola della casa).
held-worker = { $coins ->
        [0] Carta Lavoratore { $worker }: prendi una risorsa o un edificio della riga.
       *[other] Carta Lavoratore { $worker }: prendi monete, una risorsa o un edificio della riga.
    }
held-mine = { $cells ->
        [0] { $would ->
            [0] Al momento «{ $card }» non si può costruire da nessuna parte in città.
           *[other] «{ $card }» combacia dove il bordo è punteggiato, ma ti manca ancora: { $missing }.
        }
        [one] «{ $card }» si può costruire in 1 casella: sceglila.
       *[other] «{ $card }» si può costruire in { $cells } caselle: scegline una.
    }
held-row = «{ $card }»: con quale carta Lavoratore?{ $cells ->
        [unknown] { "" }
        [none] { " " }Ora non combacia in nessuna casella della città.
       *[some] { " " }La città mostra dove combacerebbe.
    }
held-resource = { NUMBER($count) ->
       *[other] { $resource }: scegli come prenderne.
    }
held-resource-return = Rimettere nella riserva il tuo lavoratore { $resource_on }? Perdi la risorsa e il suo punto.
held-cell = Che cosa vuoi costruire in { $cell }?
held-coins = Monete: con quale carta Lavoratore?
held-played = Recuperare tutte le carte Lavoratore?
held-character = { $character }: scegli come usare il potere.
held-bonus = Bonus di «{ $card }»: scegli come usarlo.
held-slot = Il tuo lavoratore { $resource_on }: dove va?
held-spot = Mandare un lavoratore sul posto { $resource_of }?
held-square = Viaggiatore: su quale posto?
held-off = Quale lavoratore torna nella riserva? Perdi la sua risorsa e il punto.

## Choices on buttons

choice-choose = { $resource }
choice-recover = Recupera tutte: { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
choice-coins = Carta { $worker }: +{ $gained } { $gained ->
        [one] moneta
       *[other] monete
    }
choice-resource = { $resource } con la carta { $worker }
choice-second = { $resource }
choice-building = «{ $card }» con la carta { $worker }
choice-build = «{ $card }» in { $cell }: { $change }
choice-react = «{ $card }» in { $cell }: { $change }
choice-bonus = { $resource } grazie a «{ $card }»
choice-transform = { $from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) → { $to }: «{ $card }»
choice-discard = Scarta «{ $card }»
choice-cheat = Gira la moneta ricevuta per ultima
choice-swap = Scambia «{ $given }» con «{ $taken }»
choice-travel = Posto { $resource_of }
choice-return = Ritira { $resource_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    })
start-recover = Recupera: { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
start-cheat = Imbroglione
start-swap = Contabile
start-travel = Viaggiatore
start-off = Ritira un lavoratore
start-build = Costruisci «{ $card }»
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Fine (rinunci a { $lost })
       *[no] Fine
    }
close-done-second = Niente seconda risorsa
close-decline = Non costruire
close-end = { $any ->
        [yes] Fine turno (non usi { $lost })
       *[no] Fine turno
    }
lost-bonus = «{ $card }»
lost-bonuses = { $count ->
        [one] 1 bonus
       *[other] { $count } bonus
    }
confirm-turn = Conferma il turno
step-bot = Fai giocare { $player }
seat-take-back = Riprendi il mio posto
seat-take-here = Gioca qui il mio posto
order-now = { $order ->
        [never] Costruttore: rinuncia sempre
        [gain] Costruttore: chiedi da { $least ->
            [one] 1 punto
           *[other] { $least } punti
        }
       *[ask] Costruttore: chiedi sempre
    }

## The Do button, and what prevents undo

do-choose = Prendi { $resource }
do-recover = Recupera
do-coins = Prendi le monete
do-resource = Prendi { $resource }
do-second = Prendi { $resource }
do-building = Prendi «{ $card }»
do-build = Costruisci qui «{ $card }»
do-react = Costruisci qui «{ $card }» per 2 monete
do-bonus = Prendi { $resource }
do-transform = Sposta il lavoratore
do-done = { $any ->
        [yes] Rinuncia a { $lost }
       *[no] Fine
    }
do-done-second = Niente seconda risorsa
do-discard = Scarta «{ $card }»
do-decline = Non costruire
do-cheat = Gira la moneta
do-swap = Scambia «{ $given }» con «{ $taken }»
do-travel = Manda un lavoratore sul posto { $resource_of }
do-return = Ritira il lavoratore
do-end = Termina il turno
lock-refill = rivela una nuova carta
lock-flip = gira una moneta
lock-pile = rivela un nuovo personaggio
lock-reshuffle = rimescola una gilda
lock-passed = non si può annullare
lock-start = la partita inizia qui

## What a move brings

brings-pays = { $cost ->
        [one] paghi 1 moneta
       *[other] paghi { $cost } monete
    }
brings-free = gratis
brings-coins = { $full ->
        [yes] nessuna moneta: ne hai già 5
       *[no] { $gained ->
            [one] +1 moneta
           *[other] +{ $gained } monete
        }
    }
brings-slot = metti un lavoratore su { $slots }
brings-back = lavoratori ritirati: { $slots }
brings-bonuses = bonus: { $list }
brings-character = { $last ->
        [yes] { $character_the }, ultima carta della pila
       *[no] { $character_the }
    }
brings-pool = tutti restituiscono i personaggi della gilda; { $count ->
        [one] ricevi { $characters }
       *[other] ne ricevi 1 su { $count } ({ $characters })
    }
brings-robbed = { $player } perde { $character_the }
brings-robbed-me = restituisci { $character_the }
brings-third = terzo edificio: devi scartarne uno
brings-flip = { $known ->
        [yes] rivela «{ $card }»
       *[no] un edificio sconosciuto
    }
brings-recover = poi in questo turno devi giocare una carta Lavoratore
brings-points = punti: { $parts }
points-from-buildings = { $change } dagli edifici
points-from-character = { $change } dal personaggio
points-from-board = { $change } dai lavoratori che lasciano la Plancia delle Risorse
brings-discard = va in fondo al mazzo; tutti sanno dov’è
brings-travel = il lavoratore resta anche se perdi il Viaggiatore (ora vale 0)
brings-reaction = poi { $player } (Costruttore) può costruire
brings-end = fa finire la partita
brings-last-round = dà inizio all’ultimo giro
from-bonus = { $bonus } («{ $card }»)
slot-of = { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    })
points-change = { $who } { $change }
effects = Che cosa porta
preview-none = Nessuna mossa selezionata.

## Undo

undo = Annulla
undo-takes-back = Annulla: { $move }
undo-to-here = Annulla tutto da qui: { $move }
undo-why = Ora non puoi annullare niente. Premi per sapere perché.
undo-stops = { $lock ->
        [off] A questo tavolo non si possono annullare le mosse.
        [refill] Non puoi annullare oltre: nella riga è arrivata una nuova carta.
        [flip] Non puoi annullare oltre: è stata girata una moneta.
        [pile] Non puoi annullare oltre: è stato rivelato un nuovo personaggio.
        [reshuffle] Non puoi annullare oltre: una gilda è stata rimescolata.
        [passed] Non puoi annullare: ormai tocca a un altro giocatore.
       *[start] Non c’è ancora niente da annullare.
    }
may-be-undone = si può ancora annullare
choices-row = { $kind ->
        [swap] Per scambiare, scegli un edificio evidenziato nella riga.
       *[other] { $only ->
            [yes] Scegli un edificio evidenziato nella riga.
           *[no] o un edificio evidenziato nella riga
        }
    }
choices-more = Altre
closing-again = Non si può annullare: premi di nuovo il tasto.

## Past moves whose cost or gain is no longer known

made-recover = recupera tutte le carte Lavoratore
made-coins = carta Lavoratore { $worker }: ricevi monete
made-resource = carta Lavoratore { $worker }: prendi { $resource }
made-second = prendi una seconda risorsa: { $resource }
made-building = carta Lavoratore { $worker }: prendi l’edificio in posizione { $position }
made-done = rinuncia agli altri bonus
made-swap = Contabile: scambia «{ $given }» con la posizione { $position }

## Why not

rule-link = Regola { $rule }
close-why = Chiudi
why-nothing = Ora non puoi farci niente.
why-no-building = Non hai edifici da costruire qui. Prima prendine uno dalla riga con una carta Lavoratore.
why-recover = Ora recuperare le carte Lavoratore costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } (1 per ogni carta in mano) e tu ne hai { $coins }. È gratis quando non hai più carte in mano.
why-can = { $count ->
        [one] Puoi farlo, in un solo modo.
       *[other] Puoi farlo, in { $count } modi.
    }
note-not-yours = Ora tocca a { $player } scegliere.
note-not-saved = Salvataggio della mossa in corso.
note-confirm-first = Prima conferma o annulla il tuo turno.
note-moved-elsewhere = { $player } ha giocato in un’altra finestra.
note-pick-dropped = La tua selezione non è più possibile ed è stata annullata.
note-robbed = Hai dovuto restituire { $character_the }: { $by } ha fatto rimescolare la gilda.
gained-character = Hai ricevuto { $character_the }: { $power }.
note-goodbye = Il server ha disconnesso questa pagina: { $reason ->
        [moved] ora si gioca questo posto su un altro dispositivo.
       *[other] { $reason }.
    }
note-seat-lost = Ora questo posto si gioca su un altro dispositivo. Qui puoi solo guardare.
note-wrong-link = Il link non apre nessun posto qui: è incompleto, oppure il posto ha un nuovo link. Qui puoi solo guardare.
note-seat-gone = Questo posto ha un nuovo link: si apre solo con quello.
note-forced = Resta solo { $resource }: la scelta è automatica.
note-copied = Link per gli spettatori copiato: { $link }
note-link = Link per gli spettatori: { $link }

## Connection

connection-open = Connesso.
connection-opening = Connessione in corso…
connection-lost = Connessione persa. Riconnessione in corso… Non è andato perso niente.
standing-saved = salvato
standing-saving = salvataggio…
standing-lost = offline
watching = { $count ->
        [0] Spettatore
        [one] Spettatore
       *[other] Spettatori ({ $count })
    }
thinking = { $player } sta pensando ({ $seconds } s)
clock-warning = { $seconds ->
        [one] Ti resta 1 secondo.
       *[other] Ti restano { $seconds } secondi.
    }
clock-days = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
clock-hours = { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
chance = { $player } { $chance }%

## The city

zoom = Vista della città
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Adatta allo schermo
city-beyond = { $count ->
        [one] 1 altra casella possibile a { $side }
       *[other] { $count } altre caselle possibili a { $side }
    }
cell-title = Casella { $cell }
cell-card = { $cell } «{ $card }», { $owner }; strade: { $streets }; bonus: { $bonus }; { $points }
cell-square = { $cell } Piazza Centrale; lavoratori: { $spots }
cell-spot = { $player } { $resource_on }
cell-fits = { $cell } libera; «{ $card }» combacia; { $changes }
cell-would-fit = { $cell } libera; «{ $card }» combacia, ma non puoi pagarne il costo
cell-would-fit-points = { $cell } libera; «{ $card }» combacia, ma non puoi pagarne il costo; costruito qui: { $changes }
cell-site = { $cell } libera; «{ $card }» combacerebbe; costruito qui: { $changes }
cell-unfit = { $cell } libera; «{ $card }» qui non combacia
cell-refused = { $cell } libera; non combacia: { $sides }
cell-free = { $cell } libera
cell-bonus = { $name }; bonus disponibile: { $bonus }
square-words = { $points } punti a ogni giocatore con un lavoratore qui. Solo il Viaggiatore può mandarcene uno.

## Cards and pieces

words-card = «{ $card }»: costo: { $paid }; bonus: { $bonus }; gilda: { $guild }; punti: { $points }; strade: { $streets }
words-character = { $character }: { $power }
row-name = Posizione { $position }: { $words }; { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
row-name-unpriced = Posizione { $position }: { $words }
row-prices-of = prezzi con la carta { $worker }
row-prices-least = prezzi minimi con la tua mano
price-free = gratis
price-swap = scambia
row-name-swap = Posizione { $position }: { $words }; scambio
row-prices-swap = lo scambio non costa monete
deck-name = { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
deck-known = Carte note, dall’alto
deck-known-card = { $place }: «{ $card }»
deck-unknown = Nessuna carta del mazzo è nota.
name-of-column = { $resource }: { $slots }
slot-name = spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }: { $who }
slot-free = libero
my-worker = Il tuo lavoratore { $resource_on }, spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }
worker-name = Carta Lavoratore { $worker }: { $coins ->
        [0] nessuna moneta
        [one] 1 moneta
       *[other] { $coins } monete
    }; { $resources }; prezzi della riga { $prices }
worker-played = Carta Lavoratore { $worker }, già giocata. Premi per recuperare.
my-hand = La tua mano: { $count ->
        [one] 1 carta Lavoratore
       *[other] { $count } carte Lavoratore
    }
my-buildings = I tuoi edifici
my-things = Le tue monete, la tua riserva e i tuoi personaggi
my-coins = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
my-supply = Riserva: { $count ->
        [one] 1 lavoratore
       *[other] { $count } lavoratori
    }; in città: { $city }. Premi per ritirare un lavoratore dalla plancia.
pile-name = { $guild }: { $character } in cima ({ $count ->
        [one] 1 carta
       *[other] { $count } carte
    }); { $power }
pile-top = { $character_narrow }
pile-empty-name = { $guild }: la pila è vuota. Quando un giocatore dovrà prendere un personaggio, prima tutti restituiranno i propri.
pile-all-return = vuota
pile-count = { $count ->
        [0] La pila è vuota.
        [one] Nella pila c’è 1 personaggio.
       *[other] Nella pila ci sono { $count } personaggi.
    }
members-of-guild = Personaggi della gilda { $guild_of }
player-words = { $name }{ $me ->
        [yes] {" "}(tu)
       *[no] {""}
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; in città: { $city } su { $most }; monete: { $coins }; riserva: { $supply }; carte in mano: { $hand }; edifici: { $buildings }; personaggi: { $characters }{ $standing ->
        [chooses] ; ora deve scegliere
        [bot] ; gioca un bot
        [away] ; assente
       *[no] {""}
    }
player-holds = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } al momento. Monete: { $coins }, riserva: { $supply }, mano: { $hand }.
player-holds-nothing = Ancora nessun edificio né personaggio.
points-now = Punti attuali
player-known-coins = Monete di cui è noto l’edificio sull’altra faccia: { $cards }
seat-bot = { $reason ->
        [none] Gioca il bot { $bot }
        [time] Tempo scaduto: gioca il bot { $bot }
       *[other] Al suo posto gioca il bot { $bot }
    }
seat-away = assente
seat-bot-named = { $name }, { $bot ->
        [newcomer] nuovo arrivato (bot)
        [apprentice] apprendista (bot)
        [mason] muratore (bot)
        [architect] architetto (bot)
        [mayor] sindaco (bot)
        [greedy] bot avido
        [random] bot casuale
       *[other] bot
    }

## Recap, log, chat

recap = Dal tuo ultimo turno
recap-round = Ultimo giro
which-turn = Turno { NUMBER($turn, useGrouping: 0) }
recap-show = Mostra
recap-next = Avanti
log-look = Mostra il turno { $turn }
recap-nothing = Qui compare ciò che fanno gli altri dopo il tuo turno.
hold-a-card = Tieni premuta una carta per saperne di più.
recap-lost = Hai restituito: { $characters }.
recap-coins = Le tue monete: { $before } → { $after }.
recap-row = Novità nella riga: { $cards }.
recap-slots = Spazi di nuovo liberi: { $slots }.
recap-points = I tuoi punti: { $before } → { $after }.
log-older = { $count ->
        [one] 1 voce precedente
       *[other] { $count } voci precedenti
    }
chat = Chat
chat-text = Scrivi un messaggio
chat-send = Invia
chat-empty = Ancora nessun messaggio.
chat-heard = { $name }: { $text }
chat-somebody = qualcuno
chat-watcher = { $name } (spettatore)
chat-unread = Chat, { $count ->
        [one] 1 nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

## Hint

hint-asked = Un bot esperto ci sta pensando…
hint-chance = vittoria { $chance }%

## The menu

menu-start = Pagina iniziale
menu-settings = Impostazioni
menu-adjust = Velocità dei bot e conferma
menu-aid = Che cosa indicano i simboli
menu-points = Mostra o nascondi i punti sulle caselle
menu-coordinates = Mostra o nascondi le coordinate delle caselle
menu-save = Salva la partita
menu-watch-link = Copia il link per gli spettatori
menu-about = Informazioni su questo tavolo
about-game = Partita
about-deal = Distribuzione
about-deal-named = Questa distribuzione ha un nome, «{ $deal }». Lo stesso nome dà sempre le stesse carte: chi l’ha già giocata potrebbe sapere quali usciranno.
about-deal-secret = Segreta fino alla fine della partita. Le pagine dei giocatori hanno aggiunto valori casuali al seme del server: nessuna delle due parti ha scelto le carte da sola. Impronta del seme, pubblicata dal server alla creazione del tavolo:
about-deal-seed = Il seme era { $seed }.
about-deal-check = Per verificarlo a fine partita, salva la partita ed esegui: oddville verify FILE.odd
shuffle-matches = { $own ->
        [0] Distribuzione verificata: è quella promessa prima della partita.
       *[other] Distribuzione verificata: è quella promessa prima della partita e contiene un valore casuale di questa pagina.
    }
shuffle-differs = La distribuzione non è quella promessa prima della partita. Salva la partita in un file e non fidarti di questo server.
menu-move-seat = Gioca su un altro dispositivo
move-seat-about = Sull’altro dispositivo apri la pagina iniziale e inserisci questo codice sotto «Entra in un tavolo». Funziona una volta sola, entro { $minutes } minuti. Questa pagina diventa poi spettatrice e può riprendersi il posto.
move-seat-code = Codice del tuo posto: { $code }
menu-replay = Rivedi la partita
menu-leave = Lascia il posto a un bot
menu-leave-question = Un bot giocherà per te finché non riprendi il tuo posto. Vuoi lasciarlo?
menu-resign = Abbandona
menu-resign-question = Vuoi abbandonare definitivamente? Un bot giocherà al tuo posto fino alla fine.
order = Rinuncia automatica per il Costruttore
order-about = Quando un altro giocatore costruisce, puoi costruire anche tu per 2 monete. Scegli quando vuoi che ti venga chiesto. Non si costruisce mai niente in automatico.
order-ask = Chiedimelo sempre
order-never = Non chiedere: rinuncia sempre
order-gain = Chiedi solo se costruendo guadagnerei subito almeno questi punti:
order-least = Punti
order-save = Salva

## Keys

keys = Scorciatoie da tastiera

## Text view

text-view = Vista testuale
text-line = Numero, mossa o comando
text-enter = Invio
text-empty = { $most ->
        [0] Scrivi help per vedere che cosa puoi scrivere.
        [one] Scrivi 1 per giocare l’unica mossa, oppure help.
       *[other] Scrivi un numero da 1 a { $most }, una mossa oppure help.
    }
text-help = Scrivi il numero di una mossa, una mossa in notazione, why seguito da una mossa, oppure uno di questi comandi: { $commands }.
text-do-or-cancel = { $move }? Scrivi do oppure cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Piazza Centrale; lavoratori: { $spots }
text-kind-choose = Prima risorsa
text-kind-recover = Recupera
text-kind-coins = Monete
text-kind-resource = Risorsa
text-kind-building = Edificio della riga
text-kind-build = Costruisci
text-kind-second = Seconda risorsa
text-kind-bonus = Bonus
text-kind-transform = Bonus: sposta un lavoratore
text-kind-done = Fine
text-kind-discard = Scarta un edificio
text-kind-decline = Non costruire
text-kind-cheat = Imbroglione
text-kind-swap = Contabile
text-kind-travel = Viaggiatore
text-kind-return = Ritira un lavoratore dalla plancia
text-kind-end = Termina il turno

## The end

end-rematch = Rivincita
end-rematch-now = Inizia ora
end-next-table = Vai alla rivincita
end-save = Salva
end-share = Condividi
end-look = Mostra il tavolo
end-full-game = Gioca la partita completa
end-name = Come ti chiami? Il nome compare ai tuoi prossimi tavoli.
end-name-save = Salva il nome
end-result = Mostra il risultato
end-no-rematch = Niente rivincita
end-watch-next = Guarda la rivincita
end-today = Città del giorno: risultato e immagine
end-vote = { $name }: { $vote ->
        [yes] vuole la rivincita
        [no] niente rivincita
        [away] assente
        [bot] bot
       *[open] nessuna risposta
    }

## The screen view

menu-screen = Mostra su TV o proiettore
screen-title = Schermo
screen-full = Schermo intero
screen-take = Inquadra per prendere un posto libero
screen-follow = Inquadra per giocare o guardare dal telefono
