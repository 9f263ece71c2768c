### Why a move is refused. Each stands beside the id of its rule.

refusal-set-up-first = Prima ognuno prende una risorsa: ora sceglie { $player }.
refusal-set-up-over = La prima risorsa si sceglie solo durante la preparazione.
refusal-resource-chosen = { $player } ha già preso { $resource }; scegli un’altra risorsa.
refusal-main-action-done = Un turno ha una sola azione principale, e quella di questo turno è già fatta.
refusal-not-your-turn = È il turno di { $player }: puoi farlo solo nel tuo turno.
refusal-in-the-middle = Non puoi terminare il turno nel mezzo dell’azione principale ({ $phase }).
refusal-return-while-discarding = Finché un edificio deve andarsene, non si può togliere nessun lavoratore dalla plancia.
refusal-no-worker-to-return = Non hai lavoratori sullo spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    } { $resource_of }.
refusal-no-passing = Non si può passare: gioca una carta Lavoratore o costruisci.
refusal-discard-first = Hai un terzo edificio: scegli prima quale se ne va ({ $cards }).
refusal-no-third-building = Non hai un terzo edificio, quindi nessuno deve andarsene.
refusal-not-yours-to-discard = «{ $card }» non è davanti a te.
refusal-too-few-coins = Costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } e tu ne hai { $coins }: { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }.
refusal-nothing-to-recover = Hai in mano tutte e quattro le carte Lavoratore: non c’è niente da recuperare.
refusal-recovered-so-no-build = Hai recuperato le carte, quindi l’azione principale di questo turno è giocare una carta Lavoratore.
refusal-not-in-hand = La carta Lavoratore { $worker } non è nella tua mano.
refusal-shows-no-coins = La carta Lavoratore { $worker } non mostra monete.
refusal-not-shown = La carta Lavoratore { $worker } non mostra { $resource }.
refusal-supply-empty = Non hai lavoratori nella riserva: prima togline uno dalla plancia.
refusal-not-your-building = «{ $card }» non è davanti a te.
refusal-missing-resources = Risorse mancanti per «{ $card }»: { $missing }.
refusal-nothing-adjacent = Nessuna carta della città è adiacente a { $cell }.
refusal-above-main-square = { $cell } sta sopra la riga della Piazza Centrale.
refusal-edges-differ = «{ $card }» non va bene in { $cell }: { $edges }.
refusal-cell-taken = In { $cell } c’è già «{ $card }».
refusal-no-bonus-there = In { $cell } non c’è nessun bonus in attesa.
refusal-other-resource = Il bonus in { $cell } dà { $bonus }, non { $resource }.
refusal-bonus-needs-supply = Non hai lavoratori nella riserva: prima togline uno dalla plancia.
refusal-nothing-to-double = Non hai { $resource } da raddoppiare.
refusal-not-a-transform = Il bonus in { $cell } dà { $bonus }; non sposta lavoratori.
refusal-transform-needs-worker = Il bonus in { $cell } sposta un lavoratore: indica quale e dove va, come in bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Non hai lavoratori sullo spazio da { $slot ->
        [one] 1 moneta
       *[other] { $slot } monete
    } { $resource_of }.
refusal-same-resource = Il lavoratore deve spostarsi su una risorsa che non sia { $resource }.
refusal-nothing-to-stop = Non ci sono bonus né una seconda risorsa a cui rinunciare.
refusal-no-second-resource = Ora non c’è una seconda risorsa da prendere.
refusal-no-cheater = Non hai l’Imbroglione.
refusal-already-cheated = L’Imbroglione agisce una volta per turno, ed è già stato usato.
refusal-no-coin-to-switch = Non hai monete da girare.
refusal-no-bookkeeper = Non hai il Contabile.
refusal-already-swapped = Il Contabile agisce una volta per turno, ed è già stato usato.
refusal-not-yours-to-swap = «{ $card }» non è davanti a te.
refusal-no-reaction = Nessun altro ha appena costruito: ora non puoi costruire con il Costruttore.
refusal-no-traveller = Non hai il Viaggiatore.
refusal-no-such-spot = La Piazza Centrale non ha un posto per { $resource }.
refusal-spot-taken = Sul posto { $resource_of } c’è già un lavoratore di { $player }.
refusal-already-on-square = Hai già un lavoratore nella Piazza Centrale.
refusal-no-worker-to-send = Non hai lavoratori { $resource_on } da mandare.
refusal-game-is-over = La partita è finita.
