### The table in the browser.

you = tu
close = Chiudi
cancel = Indietro
menu = Menù
rules = Regole
hint = Consiglio
deck = Mazzo
city = Città
supply = riserva
title = { $table } · OddVille
title-mine = ● Tocca a te · { $table } · OddVille
notice-turn = OddVille: tocca a te
table-of = Tavolo di { $names }
table-waiting = La partita non è ancora cominciata.

tool-hint = Consiglio
tool-recap = Riepilogo
tool-text = Testo
tool-log = Cronaca
tool-chat = Chat
tool-menu = Menù

## Regions

region-decision = Decisione
region-mine = La mia area
region-mine-of = { $player }: la tua area
region-area-of = Area di { $player }
region-city = Città
region-row = Riga degli Edifici
region-resources = Plancia delle Risorse
region-players = Giocatori
region-guilds = Gilde
region-log = Cronaca
region-menu = Menù
resources-legend = prima lo spazio libero più economico
guilds-legend = personaggio in cima, quanti sono
skips = Vai a
skip-decision = Vai alla decisione
skip-city = Vai alla città
trays = Che cosa si vede
tray-row = Riga
tray-mine = Mia area
tray-guilds = Gilde
tray-players = Giocatori
tray-log = Cronaca
choices = Scelte
steps = Questo turno finora

## Who must choose what. What is asked of me are the terminal's ask- messages.

ask-confirm = { $player }, confermi il tuo turno o annulli qualcosa?
ask-pinned = { $player }: { $move }?
ask-saving = Salvo la tua mossa…
ask-unsaved = La tua mossa non è ancora salvata. Viene rispedita appena torna la connessione.
ask-back = Stai guardando il turno { $turn }.
back-to-now = Torna a ora
ask-game-over = { $player } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
ask-over-plain = La partita è finita.
wait-confirm = { $player } può ancora annullare il turno.
wait-set-up = { $player } prende la sua prima risorsa.
wait-turn = { $bot ->
        [yes] { $player } sta giocando.
       *[no] È il turno di { $player }.
    }
wait-second-resource = { $player } può prendere una seconda risorsa.
wait-discard = { $player } sceglie quale edificio scartare.
wait-bonus = { $player } sceglie un bonus (ancora { $left }).
wait-reaction = { $player } ha il Costruttore e può costruire in risposta.
wait-close = { $player } può usare un potere o terminare il turno.
last-turn = Questo turno è l’ultimo.
last-round = Questo giro è l’ultimo (regola della casa).
held-worker = Carta Lavoratore { $worker }: prendi delle monete, una risorsa o un edificio della riga.
held-mine = { $cells ->
        [0] { $would ->
            [0] «{ $card }» ora non trova posto in città.
           *[other] «{ $card }» troverebbe posto dove il bordo è punteggiato, ma ora non puoi pagarne il costo.
        }
        [one] «{ $card }» trova posto in 1 casella: sceglila.
       *[other] «{ $card }» trova posto in { $cells } caselle: scegline una.
    }
held-row = «{ $card }»: con quale carta Lavoratore?
held-resource = { NUMBER($count) ->
       *[other] { $resource }: come?
    }
held-cell = Che cosa va in { $cell }?
held-coins = Monete: con quale carta Lavoratore?
held-played = Recuperare tutte le carte Lavoratore?
held-character = { $character }: scegli su che cosa usarlo.
held-bonus = Il bonus in { $source }: scegli dove va.
held-slot = Il tuo lavoratore { $resource_on }: dove deve andare?
held-spot = Mettere un lavoratore sul posto { $resource_of }?
held-square = Su quale posto va il Viaggiatore?
held-off = Quale lavoratore torna nella tua riserva?

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
choice-bonus = { $resource } da «{ $card }»
choice-transform = { $from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) → { $to }: «{ $card }»
choice-discard = Scarta «{ $card }»
choice-cheat = Gira la moneta ottenuta per ultima
choice-swap = «{ $given }» per «{ $taken }»
choice-travel = Sul posto { $resource_of }
choice-return = Togli { $resource_from } (spazio da { $slot ->
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
start-off = Togli un lavoratore
start-build = Costruisci «{ $card }»
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Basta così: rinunci a { $lost }
       *[no] Basta così
    }
close-done-second = Nessuna seconda risorsa
close-decline = Non costruire
close-end = { $any ->
        [yes] Fine turno (non usi: { $lost })
       *[no] Fine turno
    }
lost-bonus = «{ $card }»
confirm-turn = Conferma
step-bot = Fai giocare { $player }
seat-take-back = Riprendi il mio posto
seat-take-here = Riprendi qui il mio posto
order-now = { $order ->
        [never] Costruttore: rifiuta sempre
        [gain] Costruttore: chiedi da { $least ->
            [one] 1 punto
           *[other] { $least } punti
        }
       *[ask] Costruttore: chiedi sempre
    }

## The Do button, and what closes the way back

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
       *[no] Basta così
    }
do-done-second = Nessuna seconda risorsa
do-discard = Scarta «{ $card }»
do-decline = Non costruire
do-cheat = Gira la moneta
do-swap = Scambia «{ $given }» con «{ $taken }»
do-travel = Metti un lavoratore sul posto { $resource_of }
do-return = Togli il lavoratore
do-end = Termina il turno
lock-refill = scopre una nuova carta
lock-flip = gira una moneta
lock-pile = scopre un nuovo personaggio
lock-reshuffle = mescola una gilda
lock-passed = non si può annullare
lock-start = qui comincia la partita

## What a move brings

brings-pays = { $cost ->
        [one] paghi 1 moneta
       *[other] paghi { $cost } monete
    }
brings-free = gratis
brings-coins = { $full ->
        [yes] nessuna moneta: ne hai 5
       *[no] { $gained ->
            [one] +1 moneta
           *[other] +{ $gained } monete
        }
    }
brings-slot = un lavoratore va su { $slots }
brings-back = tornano lavoratori da { $slots }
brings-bonuses = bonus: { $list }
brings-character = { $last ->
        [yes] { $character_the }, e poi la pila è vuota
       *[no] { $character_the }
    }
brings-pool = tutti i personaggi della gilda tornano nella pila: ne ricevi 1 su { $count } ({ $characters })
brings-robbed = { $player } perde { $character_the }
brings-robbed-me = restituisci { $character_the }
brings-third = terzo edificio: uno deve andarsene
brings-flip = { $known ->
        [yes] rivela «{ $card }»
       *[no] un edificio sconosciuto
    }
brings-recover = poi in questo turno solo carte Lavoratore
brings-discard = in fondo al mazzo, dove tutti possono seguirlo
brings-travel = il lavoratore resta anche se perdi il Viaggiatore, che da ora vale 0
brings-reaction = poi { $player } (Costruttore) può costruire
brings-end = conclude la partita
from-bonus = { $bonus } («{ $card }»)
slot-of = { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    })
points-change = { $who } { $change }
preview-none = Non stai guardando nessuna mossa.

## Undo

undo = Annulla
undo-takes-back = Annulla: { $move }
undo-to-here = Annulla da qui in poi: { $move }
undo-why = Ora non si può annullare niente; premi per sapere perché.
undo-stops = { $lock ->
        [off] A questo tavolo non si annulla niente.
        [refill] Non si può annullare altro: nella riga è entrata una nuova carta.
        [flip] Non si può annullare altro: una moneta è stata girata.
        [pile] Non si può annullare altro: è comparso un nuovo personaggio.
        [reshuffle] Non si può annullare altro: una gilda è stata mescolata.
        [passed] Non si può annullare niente: ormai sceglie qualcun altro.
       *[start] Non c’è ancora niente da annullare.
    }
may-be-undone = si può annullare

## Moves that were made, where what they cost or brought is no longer at hand

made-recover = recupera tutte le carte Lavoratore
made-coins = carta Lavoratore { $worker }: ricevi monete
made-resource = carta Lavoratore { $worker }: prendi { $resource }
made-second = prendi una seconda risorsa: { $resource }
made-building = carta Lavoratore { $worker }: prendi l’edificio in posizione { $position }
made-done = non usare altri bonus
made-swap = Contabile: cedi «{ $given }» in posizione { $position }

## Why not

rule-link = Regola { $rule }
close-why = Chiudi
why-nothing = Con questo ora non si può fare niente.
why-can = { $count ->
        [one] Si può fare, in un solo modo.
       *[other] Si può fare, in { $count } modi.
    }
note-not-yours = Ora sceglie { $player }.
note-not-saved = Sto salvando la tua mossa.
note-confirm-first = Prima conferma il tuo turno, o annullalo.
note-moved-elsewhere = { $player } ha giocato in un’altra finestra.
note-pick-dropped = Quello che tenevi non si può più usare; è stato rimesso giù.
note-robbed = Hai dovuto restituire { $character_the }: { $by } ha richiamato la gilda.
note-goodbye = Il server ha chiuso qui questo tavolo: { $reason ->
        [moved] un altro dispositivo ha preso il posto.
       *[other] { $reason }.
    }
note-seat-lost = Questo posto ora è giocato da un altro dispositivo. Tu ora guardi soltanto.
note-seat-gone = Questo posto ha ormai un nuovo link; si apre solo con quello.
note-forced = Resta solo { $resource }: la scelta viene fatta per te.
note-copied = Il link per guardare è copiato: { $link }
note-link = Il link per guardare: { $link }

## Connection

connection-open = Connessione attiva.
connection-opening = Connessione…
connection-lost = La connessione è caduta. Torna da sola; niente va perso.
standing-saved = salvato
standing-saving = salvo…
standing-lost = non in linea
watching = { $count ->
        [0] Stai guardando
        [one] Stai guardando
       *[other] Stai guardando ({ $count })
    }
thinking = { $player } pensa: { $seconds } s
clock-warning = { $seconds ->
        [one] Ti resta 1 secondo per scegliere.
       *[other] Ti restano { $seconds } secondi per scegliere.
    }
clock-days = { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
clock-hours = { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
chance = { $player } { $chance } %

## The city

zoom = Vista della città
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutta la città
city-beyond = { $count ->
        [one] 1 casella da scegliere più a { $side }
       *[other] { $count } caselle da scegliere più a { $side }
    }
cell-title = Casella { $cell }
cell-card = { $cell } «{ $card }», { $owner }; lati con strada: { $streets }; bonus: { $bonus }; { $points }
cell-square = { $cell } Piazza Centrale; lavoratori: { $spots }
cell-spot = { $player } { $resource_on }
cell-fits = { $cell } libera; «{ $card }» trova posto; { $changes }
cell-would-fit = { $cell } libera; «{ $card }» troverebbe posto, ma non puoi pagarne il costo
cell-unfit = { $cell } libera; «{ $card }» qui non trova posto
cell-refused = { $cell } libera; non combacia, lati: { $sides }
cell-free = { $cell } libera
cell-bonus = { $name }; il suo bonus aspetta: { $bonus }
square-words = { $points } punti a ogni giocatore che ha qui un lavoratore. Qui va solo il Viaggiatore.

## Cards and pieces

words-card = «{ $card }»: costa { $paid }; bonus: { $bonus }; simbolo di gilda: { $guild }; punti: { $points }; lati con strada: { $streets }
words-character = { $character }: { $power }
row-name = Posizione { $position }: { $words }; { $cost ->
        [0] gratis
        [one] 1 moneta
       *[other] { $cost } monete
    }
row-prices-of = prezzi con la carta { $worker }
row-prices-least = prezzo minimo della tua mano
price-free = gratis
deck-name = { $count ->
        [one] Mazzo: 1 carta
       *[other] Mazzo: { $count } carte
    }
deck-known = Carte che tutti possono seguire, dall’alto
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
worker-played = Carta Lavoratore { $worker }, giocata; premi per recuperare
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
    }; in città { $city }. Premi per toglierne uno dalla plancia.
pile-name = { $guild }: { $character } in cima a { $count }; { $power }
pile-empty-name = { $guild }: la pila è vuota. Chi prende il prossimo personaggio richiama prima tutti quelli della gilda.
pile-all-return = tornano tutti
pile-count = { $count ->
        [0] Nella pila non c’è nessun personaggio.
        [one] Nella pila c’è 1 personaggio.
       *[other] Nella pila ci sono { $count } personaggi.
    }
members-of-guild = Personaggi della gilda { $guild_of }
player-words = { $name }{ $me ->
        [yes] , tu
       *[no] {""}
    }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; in città { $city } su { $most }; monete { $coins }; riserva { $supply }; carte Lavoratore in mano: { $hand }; edifici: { $buildings }; personaggi: { $characters }{ $standing ->
        [chooses] ; ora deve scegliere
        [bot] ; gioca un bot
        [away] ; assente
       *[no] {""}
    }
player-holds = Punti ora: { $points }. Monete { $coins }, riserva { $supply }, mano { $hand }.
player-holds-nothing = Qui non ci sono né edifici né personaggi.
points-now = Punti ora, riga per riga
player-known-coins = Monete di cui si conosce il lato edificio: { $cards }
seat-bot = { $reason ->
        [none] Gioca il bot { $bot }
        [time] Tempo scaduto: gioca il bot { $bot }
       *[other] Fa da sostituto il bot { $bot }
    }
seat-away = assente

## Recap, log, chat

recap = Dal tuo ultimo turno
recap-round = L’ultimo giro
which-turn = Turno { NUMBER($turn, useGrouping: 0) }
recap-show = Mostra
recap-next = Avanti
log-look = Guarda il turno { $turn }
recap-nothing = Da allora non è successo niente.
recap-lost = Hai restituito: { $characters }.
recap-coins = Le tue monete: { $before } → { $after }.
recap-row = Nuovi nella riga: { $cards }.
recap-slots = Di nuovo liberi: { $slots }.
recap-points = I tuoi punti: { $before } → { $after }.
log-older = { $count ->
        [one] 1 riga precedente
       *[other] { $count } righe precedenti
    }
chat = Chat
chat-text = Scrivi qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora scritto niente.
chat-heard = { $name } scrive: { $text }
chat-somebody = qualcuno
chat-watcher = { $name } (dal pubblico)
chat-unread = Chat, { $count ->
        [one] 1 messaggio nuovo
       *[other] { $count } messaggi nuovi
    }

## Hint

hint-asked = Un bravo bot ci sta pensando…
hint-chance = vittoria { $chance }%

## The menu

menu-start = Tutti i tavoli
menu-settings = Impostazioni
menu-points = Punti sulle caselle: sì o no
menu-save = Salva la partita in un file
menu-watch-link = Copia il link per guardare
menu-about = Informazioni sul tavolo
about-game = Partita
about-deal = Distribuzione
about-deal-named = Ha un nome, «{ $deal }». Lo stesso nome distribuisce le stesse carte: chi l’ha già giocata forse sa quali carte arrivano.
about-deal-secret = Segreta fino alla fine della partita. Quando il tavolo è stato preparato, il server ha dato questa promessa del suo seme. Poi le pagine di chi si è seduto hanno aggiunto valori casuali, quindi nessuno ha scelto le carte da solo:
about-deal-seed = Il seme era { $seed }.
about-deal-check = Per verificarlo dopo la partita, salva la partita in un file e avvia: oddville verify FILE.odd
shuffle-matches = { $own ->
        [0] Mescolamento controllato: è quello promesso prima della partita.
       *[other] Mescolamento controllato: è quello promesso prima della partita, e contiene un valore casuale di questa pagina.
    }
shuffle-differs = Il mescolamento non è quello promesso prima della partita. Salva la partita in un file, e non fidarti di questo server.
menu-move-seat = Gioca su un altro dispositivo
move-seat-about = Sull’altro dispositivo apri la pagina iniziale e scrivi questo codice sotto «Entra a un tavolo». Vale una volta sola, per { $minutes } minuti. Questa pagina poi guarda soltanto, e può riprendere il posto.
move-seat-code = Codice del tuo posto: { $code }
menu-replay = Rivedi la partita
menu-leave = Lascia il posto a un bot
menu-leave-question = Un bot continua al posto tuo. Potrai riprenderti il posto. Lasciare?
menu-resign = Abbandona
menu-resign-question = Abbandonare davvero? Un bot gioca al posto tuo fino alla fine.
order = Risposta automatica per il Costruttore
order-about = Dopo che un altro giocatore ha costruito, puoi costruire per 2 monete. Indica qui quando vuoi che ti sia chiesto. La risposta automatica non costruisce mai da sé.
order-ask = Chiedimelo sempre
order-never = Mai: rinuncia per me
order-gain = Chiedimelo solo se una costruzione mi porta subito almeno questi punti:
order-least = Punti
order-save = Salva la scelta

## Keys

keys = Tasti

## Text view

text-view = Vista testuale
text-line = Un numero, una mossa o un comando
text-enter = Invio
text-empty = { $most ->
        [0] Scrivi help per vedere che cosa puoi scrivere.
        [one] Scrivi 1 per giocare l’unica mossa, oppure help.
       *[other] Scrivi un numero da 1 a { $most }, una mossa oppure help.
    }
text-help = Scrivi il numero di una mossa, una mossa in notazione, why e una mossa, o uno tra: { $commands }.
text-do-or-cancel = { $move }? Scrivi do oppure cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Piazza Centrale; lavoratori: { $spots }
text-kind-choose = Prima risorsa
text-kind-recover = Recuperare
text-kind-coins = Monete
text-kind-resource = Una risorsa
text-kind-building = Un edificio della riga
text-kind-build = Costruire
text-kind-second = Una seconda risorsa
text-kind-bonus = I bonus
text-kind-transform = Bonus che spostano un lavoratore
text-kind-done = Basta così
text-kind-discard = Quale edificio se ne va
text-kind-decline = Non costruire
text-kind-cheat = Imbroglione
text-kind-swap = Contabile
text-kind-travel = Viaggiatore
text-kind-return = Togliere un lavoratore dalla plancia
text-kind-end = Terminare il turno

## The end

end-rematch = Rigioca
end-rematch-now = Comincia ora
end-waiting = Vogliono rigiocare: { $willing } su { $people }.
end-next-table = Alla prossima partita
end-save = Salva
end-share = Condividi
end-look = Guarda il tavolo
