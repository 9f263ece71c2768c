### What happened, one sentence each.

log-turn = Turno { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } sceglie { $resource } come prima risorsa.
log-recover = { $player } recupera { $cards ->
        [one] 1 carta Lavoratore
       *[other] { $cards } carte Lavoratore
    }, { $cost ->
        [0] gratis
        [one] pagando 1 moneta
       *[other] pagando { $cost } monete
    }.
log-recover-free = { $player } recupera tutte le carte Lavoratore.
log-coins = { $player } gioca la carta Lavoratore { $worker } e riceve { $gained ->
        [0] 0 monete (il limite è 5)
        [one] 1 moneta
       *[other] { $gained } monete
    }.
log-resource = { $player } gioca la carta Lavoratore { $worker } e prende { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }), { $cost ->
        [0] gratis
        [one] pagando 1 moneta
       *[other] pagando { $cost } monete
    }.
log-resource-second = { $player } prende anche { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }), { $cost ->
        [0] gratis
        [one] pagando 1 moneta
       *[other] pagando { $cost } monete
    }.
log-resource-declined = { $player } rinuncia alla seconda risorsa.
log-building = { $player } gioca la carta Lavoratore { $worker } e prende «{ $card }» dalla posizione { $position }, { $cost ->
        [0] gratis
        [one] pagando 1 moneta
       *[other] pagando { $cost } monete
    }.
log-refill = Nella riga arriva «{ $card }».
log-build = { $player } costruisce «{ $card }» in { $cell }, pagando { $paid }.
log-react = { $player } (Costruttore) paga 2 monete e costruisce «{ $card }» in { $cell }, pagando { $paid }.
log-bonus = { $player } ottiene { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) grazie a «{ $card }» in { $source }.
log-bonus-transform = { $player } usa il bonus di «{ $card }» in { $source } e sposta un lavoratore { $from_from } (spazio da { $from_slot ->
        [one] 1 moneta
       *[other] { $from_slot } monete
    }) { $to_to } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }).
log-bonus-coin = { $player } riceve { $gained ->
        [0] 0 monete (il limite è 5)
        [one] 1 moneta
       *[other] { $gained } monete
    } grazie a «{ $card }».
log-bonus-declined = { $player } rinuncia al bonus di «{ $card }» in { $source }.
log-character = { $player } prende { $character_the }.
log-pile = Ora il primo personaggio della pila è { $character_the }.
log-guild-reshuffled = I personaggi della gilda { $guild_of } vengono restituiti e rimescolati: { $returned }.
log-discard = { $player } scarta «{ $card }», che finisce in fondo al mazzo.
log-decline = { $player } non costruisce con il Costruttore{ $by ->
        [order] { " " }(rinuncia automatica)
       *[choice] { "" }
    }.
log-cheat = { $player } (Imbroglione) gira una moneta e ottiene «{ $card }».
log-swap = { $player } (Contabile) scambia «{ $given }» con «{ $taken }» (posizione { $place }).
log-travel = { $player } (Viaggiatore) manda un lavoratore sul posto { $resource_of } della Piazza Centrale.
log-return = { $player } ritira un lavoratore { $resource_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) e lo rimette nella riserva.
log-end = { $player } termina il turno.
log-tax = { $player } (Esattore delle Tasse) riceve 1 moneta perché { $payer } paga.
log-benefactor = { $player } (Benefattore) riceve { $gained ->
        [0] 0 monete (il limite è 5)
        [one] 1 moneta
       *[other] { $gained } monete
    }.
log-trigger = { $player } ha fatto scattare la fine della partita: questo è l’ultimo turno.
log-trigger-round = { $player } ha fatto scattare la fine della partita: questo è l’ultimo giro (regola della casa).
log-over = La partita è finita.

log-sits = { $name } si siede al tavolo.
log-started = La partita ha inizio.
log-edition = { $edition ->
        [micro] Questa è la partita breve: finisce quando un giocatore ha due lavoratori in città.
        [nano] Questa è la partita minima: finisce quando un giocatore ha un lavoratore in città.
        [pico] Questa è la partita più piccola: gli edifici sono tutti uguali e finisce quando un giocatore ha un lavoratore in città.
       *[other] Si gioca con le carte dell’edizione { $edition }.
    }
log-deal = Questa distribuzione ha un nome, «{ $deal }»: chi l’ha già giocata potrebbe sapere quali carte usciranno.
log-undo = { $player } annulla { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }.
log-takeover = Ora un bot gioca per { $player }{ $reason ->
        [left] , che ha lasciato il tavolo
        [resigned] , che ha abbandonato la partita
        [time] , a cui è scaduto il tempo
        [start] , che non è ancora qui
       *[removed] , che ha dovuto lasciare il tavolo
    }.
log-seat-back = { $player } è di nuovo in gioco.
log-pace = { $pace ->
        [quick] Ora i bot giocano velocemente.
        [slow] Ora i bot giocano lentamente.
        [step] Ora i bot giocano quando si preme un pulsante.
       *[normal] Ora i bot giocano a velocità normale.
    }
log-confirming = { $on ->
        [yes] Ora i turni si confermano.
       *[no] Ora i turni non si confermano più.
    }
log-rules-changed = D’ora in poi vale la versione { $rules } delle regole{ $lost ->
        [0] { "" }
        [one] ; è stato necessario annullare 1 mossa
       *[other] ; è stato necessario annullare { $lost } mosse
    }.
