### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: Gewinnchance { $chance } %, { NUMBER($points, minimumFractionDigits: 1) } Punkte erwartet
explain-compared = Verglichen mit { $move }: gewinnt { $chance_is ->
        [more] { $chance } von 100 Spielen mehr
        [less] { $chance } von 100 Spielen weniger
       *[same] ebenso oft
    }, { $points_is ->
        [more] am Ende { NUMBER($points, minimumFractionDigits: 1) } Punkte mehr.
        [less] am Ende { NUMBER($points, minimumFractionDigits: 1) } Punkte weniger.
       *[same] am Ende gleich viele Punkte.
    }
explain-only = Es ist der einzige erlaubte Spielzug.

## The reasons, the most telling first

explain-wins = Beendet das Spiel: { $winner } gewinnt { $points ->
        [0] nach Gleichstand.
        [one] mit 1 Punkt Vorsprung.
       *[other] mit { $points } Punkten Vorsprung.
    }
explain-last-turn = Beendet das Spiel mit diesem Zug, durch Arbeiter { $count } in der Stadt.
explain-last-round = Macht diese Runde zur letzten, durch Arbeiter { $count } in der Stadt.
explain-character = Nimmt { $when ->
        [later] nach den Boni{" "}
       *[now] {""}
    }{ $character_acc }, das sind { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
explain-reshuffle = Ruft { $when ->
        [later] nach den Boni{" "}
       *[now] {""}
    }die Gilde { $guild } zurück und nimmt zufällig einen Charakter daraus: { $given_back }.
explain-given-back = { $player } gibt { $character_acc } zurück
explain-gains = Bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $besides ->
        [yes] , dazu den Charakter.
       *[no] .
    }
explain-loses = Kostet sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $besides ->
        [yes] , bringt aber den Charakter.
       *[no] .
    }
explain-others-gain = Andere gewinnen dadurch Punkte: { $scores }.
explain-others-lose = Andere verlieren dadurch Punkte: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Damit ist alles da, was „{ $card }“ kostet, und es passt in die Stadt.
       *[no] Damit ist alles da, was „{ $card }“ kostet, auch wenn es noch nirgends in die Stadt passt.
    }
explain-needed = Bringt { $resource }, was „{ $card }“ braucht; es fehlt noch: { $missing }.
explain-takes = Nimmt „{ $card }“; { $short ->
        [0] alles, was es kostet, ist schon da: { $owned }.
       *[other] { $have ->
            [0] von den Kosten fehlt noch alles: { $missing }.
           *[other] schon da: { $owned }; es fehlt: { $missing }.
        }
    }
explain-worth = „{ $card }“ wäre auf { $cell }, so wie die Stadt jetzt steht, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
explain-bonuses = Bringt Boni: { $bonuses }.
explain-city = Ist Arbeiter { $count } in der Stadt; { $most } beenden das Spiel.
explain-recovers = Holt { $cards ->
        [one] 1 Arbeiterkarte
       *[other] { $cards } Arbeiterkarten
    } zurück, { $cost ->
        [0] kostenlos.
        [one] für 1 Münze; es bleiben Münzen: { $coins }.
       *[other] für { $cost } Münzen; es bleiben Münzen: { $coins }.
    }
explain-last-card = Spielt die letzte Arbeiterkarte aus: Der nächste Zug beginnt wieder mit allen { $cards }.
explain-coins = Bringt { $gained ->
        [0] keine Münze, weil { $coins } die Grenze sind.
        [one] 1 Münze; Münzen danach: { $coins }.
       *[other] { $gained } Münzen; Münzen danach: { $coins }.
    }
explain-cheats = Macht aus einer Münze ein Gebäude, das vorher niemand kennt; es bleiben Münzen: { $coins }, Gebäude danach: { $count }.
explain-leaves = { $short ->
        [0] „{ $card }“ geht, obwohl alles da ist, was es kostet: { $owned }.
       *[other] „{ $card }“ geht; dafür fehlt: { $missing }.
    }
explain-stays = { $short ->
        [0] „{ $card }“ bleibt, und alles ist da, was es kostet: { $owned }.
       *[other] „{ $card }“ bleibt; dafür fehlt: { $missing }.
    }
explain-forgoes = Verzichtet auf Boni, und zwar von: { $cards }.
explain-no-second = Nimmt keinen zweiten Rohstoff; Arbeiter im Vorrat: { $supply }, Münzen: { $coins }.
explain-declines = Baut nichts als Antwort; Arbeiter im Vorrat: { $supply }, Münzen: { $coins }.
explain-frees = Nimmt einen Arbeiter von { $resource } zurück; Arbeiter im Vorrat danach: { $supply }.
explain-row = In der Reihe { $count ->
        [one] braucht 1 von { $most } Gebäuden { $resource }.
       *[other] brauchen { $count } von { $most } Gebäuden { $resource }.
    }
explain-slot = Nimmt das letzte Feld von { $resource } für { $slot ->
        [0] 0 Münzen
        [one] 1 Münze
       *[other] { $slot } Münzen
    }: Das nächste kostet { $next }.
explain-hand = Lässt Arbeiterkarten auf der Hand: { $workers }.
explain-moves = Danach { $left } auf { $from }, { $there } auf { $to }.
explain-pays = Kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }; es bleiben Münzen: { $coins }.
explain-tax = { $player } erhält dadurch als Steuereintreiber eine Münze.
explain-answer = { $player } darf danach mit dem Baumeister bauen.
explain-turn-over = Beendet den Zug; als Nächstes ist { $player } dran.
