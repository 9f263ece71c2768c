### Why a move is refused. Each is shown with the id of its rule.

refusal-set-up-first = Prima ogni giocatore prende una risorsa: ora tocca a { $player } scegliere.
refusal-set-up-over = La prima risorsa si sceglie solo durante la preparazione.
refusal-resource-chosen = { $player } ha già preso { $resource }: scegli un’altra risorsa.
refusal-main-action-done = In questo turno hai già svolto la tua azione principale.
refusal-not-your-turn = È il turno di { $player }: questo puoi farlo solo nel tuo turno.
refusal-in-the-middle = Non puoi terminare il turno a metà dell’azione principale ({ $phase }).
refusal-return-while-discarding = Non puoi ritirare lavoratori dalla plancia mentre devi scartare un edificio.
refusal-no-worker-to-return = Non hai lavoratori sullo spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    } { $resource_of }.
refusal-no-passing = Non puoi passare: gioca una carta Lavoratore o costruisci.
refusal-discard-first = Hai tre edifici: prima scartane uno ({ $cards }).
refusal-no-third-building = Non hai un terzo edificio, quindi non devi scartarne nessuno.
refusal-not-yours-to-discard = Non hai «{ $card }».
refusal-too-few-coins = Il costo è di { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } e tu ne hai { $coins }: { $missing ->
        [one] te ne manca 1
       *[other] te ne mancano { $missing }
    }.
refusal-nothing-to-recover = Hai in mano tutte e quattro le carte Lavoratore: non c’è niente da recuperare.
refusal-recovered-so-no-build = Hai recuperato le carte Lavoratore, quindi in questo turno devi giocarne una come azione principale.
refusal-not-in-hand = Non hai in mano la carta Lavoratore { $worker }.
refusal-shows-no-coins = La carta Lavoratore { $worker } non mostra monete.
refusal-not-shown = La carta Lavoratore { $worker } non mostra { $resource }.
refusal-supply-empty = Non hai lavoratori nella riserva: prima ritirane uno dalla plancia.
refusal-not-your-building = Non hai «{ $card }».
refusal-missing-resources = Per costruire «{ $card }» ti manca ancora: { $missing }.
refusal-nothing-adjacent = La casella { $cell } non è adiacente a nessuna carta della città.
refusal-above-main-square = La casella { $cell } è sopra la riga della Piazza Centrale.
refusal-edges-differ = «{ $card }» non combacia in { $cell }: { $edges }.
refusal-cell-taken = In { $cell } c’è già «{ $card }».
refusal-no-bonus-there = In { $cell } non c’è nessun bonus da usare.
refusal-other-resource = Il bonus in { $cell } dà { $bonus }, non { $resource }.
refusal-bonus-needs-supply = Non hai lavoratori nella riserva: prima ritirane uno dalla plancia.
refusal-nothing-to-double = Non hai { $resource } da raddoppiare.
refusal-not-a-transform = Il bonus in { $cell } dà { $bonus }: non sposta lavoratori.
refusal-transform-needs-worker = Il bonus in { $cell } sposta un lavoratore: indica quale e dove, per esempio bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Non hai lavoratori sullo spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    } { $resource_of }.
refusal-same-resource = Il lavoratore deve spostarsi su una risorsa diversa ({ $resource } è quella attuale).
refusal-nothing-to-stop = Non c’è nessun bonus né una seconda risorsa a cui rinunciare.
refusal-no-second-resource = Ora non puoi prendere una seconda risorsa.
refusal-no-cheater = Non hai l’Imbroglione.
refusal-already-cheated = Hai già usato l’Imbroglione in questo turno.
refusal-no-coin-to-switch = Non hai monete da girare.
refusal-no-bookkeeper = Non hai il Contabile.
refusal-already-swapped = Hai già usato il Contabile in questo turno.
refusal-not-yours-to-swap = Non hai «{ $card }».
refusal-no-reaction = Nessun altro giocatore ha appena costruito, quindi ora non puoi costruire con il Costruttore.
refusal-no-traveller = Non hai il Viaggiatore.
refusal-no-such-spot = La Piazza Centrale non ha un posto per { $resource }.
refusal-spot-taken = { $player } ha già un lavoratore sul posto { $resource_of }.
refusal-already-on-square = Hai già un lavoratore sulla Piazza Centrale.
refusal-no-worker-to-send = Non hai lavoratori { $resource_on } da mandare sulla Piazza Centrale.
refusal-game-is-over = La partita è finita.
