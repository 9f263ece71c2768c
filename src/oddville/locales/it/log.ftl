### What happened, one sentence each.

log-turn = Turno { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } prende { $resource } come prima risorsa.
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
        [0] zero monete (il limite è cinque)
        [one] 1 moneta
       *[other] { $gained } monete
    }.
log-resource = { $player } gioca la carta Lavoratore { $worker } per avere { $resource } (spazio da { $slot ->
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
log-resource-declined = { $player } non prende una seconda risorsa.
log-building = { $player } gioca la carta Lavoratore { $worker } e prende «{ $card }» dalla posizione { $position }, { $cost ->
        [0] gratis
        [one] pagando 1 moneta
       *[other] pagando { $cost } monete
    }.
log-refill = «{ $card }» entra nella riga.
log-build = { $player } costruisce «{ $card }» in { $cell }, pagando { $paid }.
log-react = { $player } (Costruttore) paga 2 monete e costruisce «{ $card }» in { $cell }, pagando { $paid }.
log-bonus = { $player } ottiene { $resource } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) grazie a «{ $card }» in { $source }.
log-bonus-transform = { $player } sposta un lavoratore { $from_from } (spazio da { $from_slot ->
        [one] 1 moneta
       *[other] { $from_slot } monete
    }) { $to_to } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) con il bonus di «{ $card }» in { $source }.
log-bonus-coin = { $player } riceve { $gained ->
        [0] zero monete (il limite è cinque)
        [one] 1 moneta
       *[other] { $gained } monete
    } grazie a «{ $card }».
log-bonus-declined = { $player } rinuncia al bonus di «{ $card }» in { $source }.
log-character = { $player } prende { $character_the }.
log-pile = Ora il primo personaggio della pila è { $character_the }.
log-guild-reshuffled = I personaggi della gilda { $guild_of } tornano nella pila e vengono mescolati: { $returned }.
log-discard = { $player } mette «{ $card }» in fondo al mazzo.
log-decline = { $player } non costruisce con il Costruttore{ $by ->
        [order] { " " }(rifiuto automatico)
       *[choice] { "" }
    }.
log-cheat = { $player } (Imbroglione) gira una moneta: «{ $card }».
log-swap = { $player } (Contabile) scambia «{ $given }» con «{ $taken }», posizione { $place }.
log-travel = { $player } (Viaggiatore) mette un lavoratore sul posto { $resource_of } della Piazza Centrale.
log-return = { $player } riporta nella riserva un lavoratore { $resource_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }).
log-end = { $player } termina il turno.
log-tax = { $player } (Esattore delle Tasse) riceve 1 moneta perché { $payer } paga.
log-benefactor = { $player } (Benefattore) riceve { $gained ->
        [0] zero monete (il limite è cinque)
        [one] 1 moneta
       *[other] { $gained } monete
    }.
log-trigger = { $player } ha fatto scattare la fine: questo turno è l’ultimo.
log-trigger-round = { $player } ha fatto scattare la fine: questo giro è l’ultimo (regola della casa).
log-over = La partita è finita.

log-sits = { $name } prende posto.
log-started = La partita comincia.
log-edition = { $edition ->
        [micro] Questa è la partita breve: finisce quando qualcuno ha due lavoratori in città.
        [nano] Questa è la partita minuscola: finisce quando qualcuno ha un lavoratore in città.
       *[other] Le carte sono quelle dell’edizione { $edition }.
    }
log-deal = La distribuzione ha un nome, «{ $deal }»: chi l’ha già giocata forse sa quali carte arrivano.
log-undo = { $player } annulla { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }.
log-takeover = Un bot gioca per { $player }{ $reason ->
        [left] , che ha lasciato il tavolo
        [resigned] , che ha abbandonato
        [time] : il tempo è scaduto
        [start] , che non è ancora qui
       *[removed] , che ha dovuto lasciare il tavolo
    }.
log-seat-back = { $player } gioca di nuovo.
log-rules-changed = Da qui in poi si gioca con la versione { $rules } delle regole{ $lost ->
        [0] { "" }
        [one] ; per questo 1 mossa è stata annullata
       *[other] ; per questo { $lost } mosse sono state annullate
    }.
