### What happened, one sentence each.

log-turn = Zug { NUMBER($turn, useGrouping: 0) }: { $player }.
log-choose = { $player } nimmt { $resource } als ersten Rohstoff.
log-recover = { $player } holt { $cards ->
        [one] 1 Arbeiterkarte
       *[other] { $cards } Arbeiterkarten
    } zurück, { $cost ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $cost } Münzen
    }.
log-recover-free = { $player } holt alle Arbeiterkarten zurück.
log-coins = { $player } spielt Arbeiterkarte { $worker } aus und erhält { $gained ->
        [0] keine Münzen (5 ist die Obergrenze)
        [one] 1 Münze
       *[other] { $gained } Münzen
    }.
log-resource = { $player } spielt Arbeiterkarte { $worker } für { $resource } aus ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) und zahlt { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
log-resource-second = { $player } nimmt außerdem { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) und zahlt { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
log-resource-declined = { $player } nimmt keinen zweiten Rohstoff.
log-building = { $player } spielt Arbeiterkarte { $worker } aus und nimmt „{ $card }“ von Position { $position }, { $cost ->
        [0] kostenlos
        [one] für 1 Münze
       *[other] für { $cost } Münzen
    }.
log-refill = „{ $card }“ kommt neu in die Reihe.
log-build = { $player } baut „{ $card }“ auf { $cell } und zahlt { $paid }.
log-react = { $player } (Baumeister) zahlt 2 Münzen, baut „{ $card }“ auf { $cell } und zahlt { $paid }.
log-bonus = { $player } erhält { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) durch „{ $card }“ auf { $source }.
log-bonus-transform = { $player } versetzt mit dem Bonus von „{ $card }“ auf { $source } einen Arbeiter von { $from } ({ $from_slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $from_slot } Münzen
    }) zu { $to } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }).
log-bonus-coin = { $player } erhält durch „{ $card }“ { $gained ->
        [0] keine Münze (5 ist die Obergrenze)
        [one] 1 Münze
       *[other] { $gained } Münzen
    }.
log-bonus-declined = { $player } verzichtet auf den Bonus von „{ $card }“ auf { $source }.
log-character = { $player } nimmt { $character_acc }.
log-pile = Oberster Charakter des Stapels ist jetzt { $character_the }.
log-guild-reshuffled = Die Charaktere der Gilde { $guild } werden zurückgegeben und gemischt: { $returned }.
log-discard = { $player } legt „{ $card }“ ab; es kommt unter den Kartenstapel.
log-decline = { $player } baut nicht mit dem Baumeister{ $by ->
        [order] { " " }(automatisch abgelehnt)
       *[choice] { "" }
    }.
log-cheat = { $player } (Trickbetrüger) dreht eine Münze um: „{ $card }“.
log-swap = { $player } (Buchhalter) tauscht „{ $given }“ gegen „{ $taken }“, Position { $place }.
log-travel = { $player } (Reisender) stellt einen Arbeiter auf das Rohstoff-Feld { $resource } im Zentrum.
log-return = { $player } nimmt einen Arbeiter von { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) in den Vorrat zurück.
log-end = { $player } beendet den Zug.
log-tax = { $player } (Steuereintreiber) erhält 1 Münze, weil { $payer } zahlt.
log-benefactor = { $player } (Gönner) erhält { $gained ->
        [0] keine Münze (5 ist die Obergrenze)
        [one] 1 Münze
       *[other] { $gained } Münzen
    }.
log-trigger = { $player } hat das Spielende ausgelöst: Das ist der letzte Zug.
log-trigger-round = { $player } hat das Spielende ausgelöst: Das ist die letzte Runde (Hausregel).
log-over = Das Spiel ist zu Ende.

log-sits = { $name } setzt sich an den Tisch.
log-started = Das Spiel beginnt.
log-edition = { $edition ->
        [micro] Das ist das kurze Spiel: Es endet, wenn jemand zwei Arbeiter in der Stadt hat.
        [nano] Das ist das Minispiel: Es endet, wenn jemand einen Arbeiter in der Stadt hat.
        [pico] Das ist das kleinste Spiel: Alle Gebäude sind gleich, und es endet, wenn jemand einen Arbeiter in der Stadt hat.
       *[other] Gespielt wird mit den Karten der Ausgabe { $edition }.
    }
log-deal = Diese Verteilung hat einen Namen, „{ $deal }“: Wer sie schon gespielt hat, weiß vielleicht, welche Karten kommen.
log-undo = { $player } nimmt { $count ->
        [one] 1 Spielzug
       *[other] { $count } Spielzüge
    } zurück.
log-takeover = { $reason ->
        [left] { $player } hat den Tisch verlassen: Ein Bot spielt weiter.
        [resigned] { $player } hat aufgegeben: Ein Bot spielt weiter.
        [time] Die Zeit von { $player } ist abgelaufen: Ein Bot spielt weiter.
        [start] { $player } ist noch nicht da: Ein Bot spielt inzwischen.
       *[removed] { $player } wurde vom Tisch entfernt: Ein Bot spielt weiter.
    }
log-seat-back = { $player } spielt wieder selbst.
log-pace = { $pace ->
        [quick] Die Bots spielen jetzt schnell.
        [slow] Die Bots spielen jetzt langsam.
        [step] Die Bots ziehen jetzt auf Knopfdruck.
       *[normal] Die Bots spielen jetzt in normalem Tempo.
    }
log-confirming = { $on ->
        [yes] Züge werden jetzt bestätigt.
       *[no] Züge werden nicht mehr bestätigt.
    }
log-rules-changed = Ab jetzt gilt Version { $rules } der Regeln{ $lost ->
        [0] { "" }
        [one] ; 1 Spielzug musste zurückgenommen werden
       *[other] ; { $lost } Spielzüge mussten zurückgenommen werden
    }.
