### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: { $chance }% di vittoria, { NUMBER($points, minimumFractionDigits: 1) } punti previsti
explain-compared = Rispetto a { $move }: vince { $chance_is ->
        [more] { $chance } partite su 100 in più
        [less] { $chance } partite su 100 in meno
       *[same] altrettanto spesso
    }, con { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } punti in più alla fine.
        [less] { NUMBER($points, minimumFractionDigits: 1) } punti in meno alla fine.
       *[same] gli stessi punti alla fine.
    }
explain-only = È l’unica mossa possibile.

## The reasons, the most telling first

explain-wins = Conclude la partita: { $winner } vince { $points ->
        [0] allo spareggio.
        [one] per 1 punto.
       *[other] per { $points } punti.
    }
explain-last-turn = Conclude la partita con questo turno, con il lavoratore { $count } in città.
explain-last-round = Fa di questo giro l’ultimo, con il lavoratore { $count } in città.
explain-character = Prende { $character_the }{ $when ->
        [later] {" "}una volta usati i bonus
       *[now] {""}
    }, che vale { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
explain-reshuffle = Richiama la gilda { $guild_of }{ $when ->
        [later] {" "}una volta usati i bonus
       *[now] {""}
    } e ne prende uno a caso: { $given_back }.
explain-given-back = { $player } restituisce { $character_the }
explain-gains = Porta subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $besides ->
        [yes] , oltre al personaggio in arrivo.
       *[no] .
    }
explain-loses = Costa subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $besides ->
        [yes] , a parte il personaggio in arrivo.
       *[no] .
    }
explain-others-gain = Altri ci guadagnano punti: { $scores }.
explain-others-lose = Altri ci perdono punti: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Completa il costo di «{ $card }», che trova posto in città.
       *[no] Completa il costo di «{ $card }», che però in città non trova ancora posto.
    }
explain-needed = Porta { $resource }, che serve a «{ $card }»; manca ancora: { $missing }.
explain-takes = Prende «{ $card }»; { $short ->
        [0] c’è già tutto ciò che costa: { $owned }.
       *[other] { $have ->
            [0] del costo manca tutto: { $missing }.
           *[other] già pronto: { $owned }; manca: { $missing }.
        }
    }
explain-worth = «{ $card }» in { $cell }, per come sta la città, varrebbe { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
explain-bonuses = Dà dei bonus: { $bonuses }.
explain-city = È il lavoratore { $count } in città; con { $most } la partita finisce.
explain-recovers = Recupera { $cards ->
        [one] 1 carta Lavoratore
       *[other] { $cards } carte Lavoratore
    }, { $cost ->
        [0] gratis.
        [one] per 1 moneta; monete rimaste: { $coins }.
       *[other] per { $cost } monete; monete rimaste: { $coins }.
    }
explain-last-card = Gioca l’ultima carta Lavoratore: il prossimo turno comincia di nuovo con tutte e { $cards }.
explain-coins = { $gained ->
        [0] Non riceve monete, perché il limite è { $coins }.
        [one] Riceve 1 moneta; poi monete: { $coins }.
       *[other] Riceve { $gained } monete; poi monete: { $coins }.
    }
explain-cheats = Trasforma una moneta in un edificio ancora sconosciuto; monete rimaste: { $coins }, poi edifici: { $count }.
explain-leaves = { $short ->
        [0] «{ $card }» se ne va, anche se c’è tutto ciò che costa: { $owned }.
       *[other] «{ $card }» se ne va; gli manca: { $missing }.
    }
explain-stays = { $short ->
        [0] «{ $card }» resta, e c’è tutto ciò che costa: { $owned }.
       *[other] «{ $card }» resta; gli manca: { $missing }.
    }
explain-forgoes = Rinuncia ai bonus di: { $cards }.
explain-no-second = Non prende una seconda risorsa; lavoratori in riserva: { $supply }, monete: { $coins }.
explain-declines = Non costruisce in risposta; lavoratori in riserva: { $supply }, monete: { $coins }.
explain-frees = Toglie un lavoratore { $resource_from }; poi lavoratori in riserva: { $supply }.
explain-row = Dei { $most } edifici della riga, { $count ->
        [one] 1 costa { $resource }.
       *[other] { $count } costano { $resource }.
    }
explain-slot = Prende l’ultimo spazio { $resource_of } da { $slot ->
        [0] 0 monete
        [one] 1 moneta
       *[other] { $slot } monete
    }: il prossimo costa { $next }.
explain-hand = Lascia in mano carte Lavoratore: { $workers }.
explain-moves = Restano { $left } { $from_on }, diventano { $there } { $to_on }.
explain-pays = Costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }; monete rimaste: { $coins }.
explain-tax = { $player } ne ricava una moneta, come Esattore delle Tasse.
explain-answer = { $player } può poi costruire con il Costruttore.
explain-turn-over = Termina il turno; tocca a { $player }.
