### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: Gewinnchance { $chance } %, { NUMBER($points, minimumFractionDigits: 1) } Punkte erwartet
explain-compared = Verglichen mit { $move }: gewinnt { $chance_is ->
        [more] { $chance } von 100 Spielen mehr
        [less] { $chance } von 100 Spielen weniger
       *[same] genauso oft
    }, { $points_is ->
        [more] am Ende { NUMBER($points, minimumFractionDigits: 1) } Punkte mehr.
        [less] am Ende { NUMBER($points, minimumFractionDigits: 1) } Punkte weniger.
       *[same] am Ende gleich viele Punkte.
    }
explain-only = Das ist der einzige erlaubte Spielzug.

## The reasons, the most telling first

explain-wins = Beendet das Spiel: { $winner } gewinnt { $points ->
        [0] nach Gleichstand.
        [one] mit 1 Punkt Vorsprung.
       *[other] mit { $points } Punkten Vorsprung.
    }
explain-last-turn = Beendet das Spiel mit diesem Zug: Es ist Arbeiter { $count } in der Stadt.
explain-last-round = Macht diese Runde zur letzten: Es ist Arbeiter { $count } in der Stadt.
explain-character = Nimmt { $when ->
        [later] nach den Boni{" "}
       *[now] {""}
    }{ $character_acc }, das sind { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
explain-reshuffle = Lässt { $when ->
        [later] nach den Boni{" "}
       *[now] {""}
    }die Gilde { $guild } neu mischen und nimmt zufällig einen ihrer Charaktere: { $given_back }.
explain-given-back = { $player } gibt { $character_acc } zurück
explain-gains = Bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $besides ->
        [yes] , ohne den neuen Charakter.
       *[no] .
    }
explain-loses = Kostet sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $besides ->
        [yes] , ohne den neuen Charakter.
       *[no] .
    }
explain-others-gain = Andere Spieler gewinnen Punkte: { $scores }.
explain-others-lose = Andere Spieler verlieren Punkte: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Damit lässt sich „{ $card }“ bezahlen, und es passt in die Stadt.
       *[no] Damit lässt sich „{ $card }“ bezahlen, aber es passt noch nirgends in die Stadt.
    }
explain-needed = Nimmt { $resource } für „{ $card }“; es fehlt noch: { $missing }.
explain-takes = Nimmt „{ $card }“; { $short ->
        [0] alles dafür ist schon da: { $owned }.
       *[other] { $have ->
            [0] dafür fehlt noch alles: { $missing }.
           *[other] schon da: { $owned }; es fehlt noch: { $missing }.
        }
    }
explain-worth = „{ $card }“ wäre auf { $cell } in der jetzigen Stadt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
explain-bonuses = Bringt Boni: { $bonuses }.
explain-city = Bringt Arbeiter { $count } in die Stadt; mit { $most } endet das Spiel.
explain-recovers = Holt { $cards ->
        [one] 1 Arbeiterkarte
       *[other] { $cards } Arbeiterkarten
    } zurück, { $cost ->
        [0] kostenlos.
        [one] für 1 Münze; verbleibende Münzen: { $coins }.
       *[other] für { $cost } Münzen; verbleibende Münzen: { $coins }.
    }
explain-last-card = Spielt die letzte Arbeiterkarte aus: Der nächste Zug beginnt wieder mit allen { $cards }.
explain-coins = Bringt { $gained ->
        [0] keine Münzen, weil { $coins } die Obergrenze ist.
        [one] 1 Münze; Münzen danach: { $coins }.
       *[other] { $gained } Münzen; Münzen danach: { $coins }.
    }
explain-cheats = Dreht eine Münze zu einem noch unbekannten Gebäude um; verbleibende Münzen: { $coins }, Gebäude danach: { $count }.
explain-leaves = { $short ->
        [0] Legt „{ $card }“ ab, obwohl alles dafür da ist: { $owned }.
       *[other] Legt „{ $card }“ ab; dafür fehlt noch: { $missing }.
    }
explain-stays = { $short ->
        [0] Behält „{ $card }“; alles dafür ist da: { $owned }.
       *[other] Behält „{ $card }“; dafür fehlt noch: { $missing }.
    }
explain-forgoes = Verzichtet auf die Boni von { $cards }.
explain-no-second = Nimmt keinen zweiten Rohstoff; Arbeiter im Vorrat: { $supply }, Münzen: { $coins }.
explain-declines = Baut nicht; Arbeiter im Vorrat: { $supply }, Münzen: { $coins }.
explain-frees = Nimmt einen Arbeiter von { $resource } zurück; Arbeiter im Vorrat danach: { $supply }.
explain-row = Von den { $most } Gebäuden der Reihe { $count ->
        [one] kostet 1 { $resource }.
       *[other] kosten { $count } { $resource }.
    }
explain-slot = Nimmt das letzte Feld von { $resource } für { $slot ->
        [0] 0 Münzen
        [one] 1 Münze
       *[other] { $slot } Münzen
    }: Das nächste kostet { $next }.
explain-hand = Arbeiterkarten danach auf der Hand: { $workers }.
explain-moves = Danach { $left } auf { $from }, { $there } auf { $to }.
explain-pays = Kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }; verbleibende Münzen: { $coins }.
explain-tax = { $player } erhält mit dem Steuereintreiber eine Münze.
explain-answer = { $player } darf danach mit dem Baumeister bauen.
explain-turn-over = Beendet den Zug; als Nächstes ist { $player } am Zug.
