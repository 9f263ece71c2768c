### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: { $chance }% di vittoria, { NUMBER($points, minimumFractionDigits: 1) } punti previsti
explain-compared = Rispetto a { $move }: { $chance_is ->
        [more] vince { $chance } partite in più su 100
        [less] vince { $chance } partite in meno su 100
       *[same] vince altrettanto spesso
    }, con { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } punti in più alla fine.
        [less] { NUMBER($points, minimumFractionDigits: 1) } punti in meno alla fine.
       *[same] gli stessi punti alla fine.
    }
explain-only = È l’unica mossa possibile.

## The reasons, the most telling first

explain-wins = Fa finire la partita: { $winner } vince { $points ->
        [0] allo spareggio.
        [one] per 1 punto.
       *[other] per { $points } punti.
    }
explain-last-turn = Fa finire la partita con questo turno: è il lavoratore numero { $count } in città.
explain-last-round = Rende questo giro l’ultimo: è il lavoratore numero { $count } in città.
explain-character = Prende { $character_the }{ $when ->
        [later] {" "}dopo i bonus
       *[now] {""}
    }, che vale { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
explain-reshuffle = Fa rimescolare la gilda { $guild_of }{ $when ->
        [later] {" "}dopo i bonus
       *[now] {""}
    } e prende un suo personaggio a caso: { $given_back }.
explain-given-back = { $player } restituisce { $character_the }
explain-gains = Guadagna subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $besides ->
        [yes] , senza contare il nuovo personaggio.
       *[no] .
    }
explain-loses = Fa perdere subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $besides ->
        [yes] , senza contare il nuovo personaggio.
       *[no] .
    }
explain-others-gain = Altri giocatori guadagnano punti: { $scores }.
explain-others-lose = Altri giocatori perdono punti: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Completa il costo di «{ $card }», che si può costruire in città.
       *[no] Completa il costo di «{ $card }», che però in città non combacia ancora da nessuna parte.
    }
explain-needed = Prende { $resource }, che serve per «{ $card }»; manca ancora: { $missing }.
explain-takes = Prende «{ $card }»; { $short ->
        [0] ha già tutte le risorse: { $owned }.
       *[other] { $have ->
            [0] non ha ancora nessuna delle risorse: { $missing }.
           *[other] ha già: { $owned }; manca ancora: { $missing }.
        }
    }
explain-worth = Nella città attuale «{ $card }» in { $cell } varrebbe { $points ->
        [one] 1 punto.
       *[other] { $points } punti.
    }
explain-bonuses = Dà dei bonus: { $bonuses }.
explain-city = Porta in città il lavoratore numero { $count }; con { $most } la partita finisce.
explain-recovers = Recupera { $cards ->
        [one] 1 carta Lavoratore
       *[other] { $cards } carte Lavoratore
    }, { $cost ->
        [0] gratis.
        [one] per 1 moneta; monete rimaste: { $coins }.
       *[other] per { $cost } monete; monete rimaste: { $coins }.
    }
explain-last-card = Gioca l’ultima carta Lavoratore: il prossimo turno ricomincia con tutte e { $cards } in mano.
explain-coins = { $gained ->
        [0] Non riceve monete, perché il limite è { $coins }.
        [one] Riceve 1 moneta; totale: { $coins }.
       *[other] Riceve { $gained } monete; totale: { $coins }.
    }
explain-cheats = Trasforma una moneta in un edificio ancora sconosciuto; monete rimaste: { $coins }, edifici: { $count }.
explain-leaves = { $short ->
        [0] Scarta «{ $card }», anche se ha tutte le risorse per costruirlo: { $owned }.
       *[other] Scarta «{ $card }», a cui manca ancora: { $missing }.
    }
explain-stays = { $short ->
        [0] Tiene «{ $card }» e ha tutte le risorse per costruirlo: { $owned }.
       *[other] Tiene «{ $card }», a cui manca ancora: { $missing }.
    }
explain-forgoes = Rinuncia ai bonus di { $cards }.
explain-no-second = Rinuncia alla seconda risorsa; lavoratori in riserva: { $supply }, monete: { $coins }.
explain-declines = Non costruisce; lavoratori in riserva: { $supply }, monete: { $coins }.
explain-frees = Ritira un lavoratore { $resource_from }; lavoratori in riserva: { $supply }.
explain-row = Tra i { $most } edifici della riga, { $count ->
        [one] 1 costa { $resource }.
       *[other] { $count } costano { $resource }.
    }
explain-slot = Occupa l’ultimo spazio { $resource_of } da { $slot ->
        [0] 0 monete
        [one] 1 moneta
       *[other] { $slot } monete
    }: il prossimo costa { $next }.
explain-hand = Carte Lavoratore rimaste in mano: { $workers }.
explain-moves = Dopo lo spostamento: { $left } { $from_on } e { $there } { $to_on }.
explain-pays = Costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }; monete rimaste: { $coins }.
explain-tax = { $player } riceve 1 moneta con l’Esattore delle Tasse.
explain-answer = Poi { $player } può costruire con il Costruttore.
explain-turn-over = Termina il turno; poi tocca a { $player }.
