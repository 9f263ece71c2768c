### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, scegli la tua prima risorsa: metti gratis un lavoratore sul suo spazio da 2 monete.
ask-turn = { $player }, { $recovered ->
        [yes] hai recuperato le carte Lavoratore: ora giocane una.
       *[no] gioca una carta Lavoratore oppure costruisci.
    }
ask-second-resource = { $player }, grazie al Feudatario puoi prendere una seconda risorsa con questa carta Lavoratore.
ask-discard = { $player }, hai tre edifici: quale scarti?
ask-bonus = { $player }, il tuo edificio ti dà dei bonus: usali nell’ordine che preferisci.
ask-reaction = { $player }, grazie al Costruttore puoi costruire anche tu, per 2 monete.
ask-close = { $player }, usa un potere o termina il turno.

move-choose = prendi { $resource } come prima risorsa
move-recover = recupera tutte le carte Lavoratore, { $cost ->
        [0] gratis
        [one] paga 1 moneta
       *[other] paga { $cost } monete
    }
move-coins = carta Lavoratore { $worker }: ricevi { $gained ->
        [0] 0 monete (ne hai già cinque)
        [one] 1 moneta
       *[other] { $gained } monete
    }
move-resource = carta Lavoratore { $worker }: prendi { $resource }, { $cost ->
        [0] gratis
        [one] paga 1 moneta
       *[other] paga { $cost } monete
    }
move-second = prendi { $resource } come seconda risorsa, { $cost ->
        [0] gratis
        [one] paga 1 moneta
       *[other] paga { $cost } monete
    }
move-building = carta Lavoratore { $worker }: prendi «{ $card }» dalla posizione { $position }, { $cost ->
        [0] gratis
        [one] paga 1 moneta
       *[other] paga { $cost } monete
    }
move-build = costruisci «{ $card }» in { $cell }, paga { $paid }
move-react = costruisci «{ $card }» in { $cell }, paga 2 monete e { $paid }
move-bonus = prendi { $resource } grazie a «{ $card }» in { $source }
move-transform = «{ $card }» in { $source }: sposta un lavoratore { $from_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) { $to_to }
move-done = rinuncia agli altri bonus
move-done-second = rinuncia alla seconda risorsa
move-discard = scarta «{ $card }»
move-decline = non costruire
move-cheat = Imbroglione: gira la moneta ricevuta per ultima e ottieni un edificio
move-swap = Contabile: scambia «{ $given }» con «{ $taken }» (posizione { $position })
move-travel = Viaggiatore: manda un lavoratore sul posto { $resource_of } della Piazza Centrale, paga { $resource }
move-return = ritira un lavoratore { $resource_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) e rimettilo nella riserva
move-end = termina il turno
