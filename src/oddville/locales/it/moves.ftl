### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, prendi la tua prima risorsa: un lavoratore va gratis sul suo spazio da 2 monete.
ask-turn = { $player }, { $recovered ->
        [yes] hai recuperato le carte: ora gioca una carta Lavoratore.
       *[no] gioca una carta Lavoratore oppure costruisci.
    }
ask-second-resource = { $player }, il Feudatario ti permette di prendere una seconda risorsa con questa carta Lavoratore.
ask-discard = { $player }, hai tre edifici: quale va in fondo al mazzo?
ask-bonus = { $player }, il tuo edificio ti dà dei bonus: prendili nell’ordine che vuoi.
ask-reaction = { $player }, il Costruttore ti permette di costruire in risposta, per 2 monete.
ask-close = { $player }, usa un potere o termina il tuo turno.

move-choose = prendi { $resource } come prima risorsa
move-recover = recupera tutte le carte Lavoratore, { $cost ->
        [0] gratis
        [one] paga 1 moneta
       *[other] paga { $cost } monete
    }
move-coins = carta Lavoratore { $worker }: ricevi { $gained ->
        [0] zero monete, perché il limite è cinque
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
move-bonus = prendi { $resource } da «{ $card }» in { $source }
move-transform = sposta un lavoratore { $from_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    }) { $to_to }, con «{ $card }» in { $source }
move-done = non prendere altri bonus
move-done-second = non prendere una seconda risorsa
move-discard = metti «{ $card }» in fondo al mazzo
move-decline = non costruire
move-cheat = Imbroglione: trasforma in un edificio la moneta ottenuta per ultima
move-swap = Contabile: scambia «{ $given }» con «{ $taken }» in posizione { $position }
move-travel = Viaggiatore: metti un lavoratore sul posto { $resource_of } della Piazza Centrale, paga { $resource }
move-return = riporta nella riserva un lavoratore { $resource_from } (spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    })
move-end = termina il turno
