### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player } wint in { $chance } % en verwacht { NUMBER($points, minimumFractionDigits: 1) } punten
explain-compared = Vergeleken met { $move }: wint { $chance_is ->
        [more] { $chance } partijen per 100 vaker
        [less] { $chance } partijen per 100 minder vaak
       *[same] even vaak
    }, met { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } punten meer aan het eind.
        [less] { NUMBER($points, minimumFractionDigits: 1) } punten minder aan het eind.
       *[same] evenveel punten aan het eind.
    }
explain-only = Het is de enige toegestane zet.

## The reasons, the most telling first

explain-wins = Beëindigt het spel: { $winner } wint { $points ->
        [0] na gelijkspel.
        [one] met 1 punt verschil.
       *[other] met { $points } punten verschil.
    }
explain-last-turn = Beëindigt het spel met deze beurt, door arbeider { $count } in de stad.
explain-last-round = Maakt deze ronde de laatste, door arbeider { $count } in de stad.
explain-character = Neemt { $when ->
        [later] na de bonussen{" "}
       *[now] {""}
    }de { $character }, goed voor { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
explain-reshuffle = Roept { $when ->
        [later] na de bonussen{" "}
       *[now] {""}
    }het gilde { $guild } terug en neemt er willekeurig een uit: { $given_back }.
explain-given-back = { $player } geeft de { $character } terug
explain-gains = Levert meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op{ $besides ->
        [yes] , naast het karakter dat komt.
       *[no] .
    }
explain-loses = Kost meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $besides ->
        [yes] , afgezien van het karakter dat komt.
       *[no] .
    }
explain-others-gain = Anderen winnen er punten mee: { $scores }.
explain-others-lose = Anderen verliezen er punten mee: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Maakt compleet wat “{ $card }” kost, en het past in de stad.
       *[no] Maakt compleet wat “{ $card }” kost, al past het nog nergens in de stad.
    }
explain-needed = Levert { $resource } op, nodig voor “{ $card }”; er ontbreekt nog: { $missing }.
explain-takes = Neemt “{ $card }”; { $short ->
        [0] alles wat het kost is er al: { $owned }.
       *[other] { $have ->
            [0] van de kosten ontbreekt alles: { $missing }.
           *[other] al aanwezig: { $owned }; er ontbreekt: { $missing }.
        }
    }
explain-worth = “{ $card }” zou op { $cell }, zoals de stad nu staat, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard zijn.
explain-bonuses = Geeft bonussen: { $bonuses }.
explain-city = Is arbeider { $count } in de stad; { $most } beëindigen het spel.
explain-recovers = Neemt { $cards ->
        [one] 1 arbeiderskaart
       *[other] { $cards } arbeiderskaarten
    } terug, { $cost ->
        [0] gratis.
        [one] voor 1 munt; munten over: { $coins }.
       *[other] voor { $cost } munten; munten over: { $coins }.
    }
explain-last-card = Speelt de laatste arbeiderskaart: de volgende beurt begint weer met alle { $cards }.
explain-coins = Krijgt { $gained ->
        [0] geen munt, want { $coins } is de grens.
        [one] 1 munt; munten daarna: { $coins }.
       *[other] { $gained } munten; munten daarna: { $coins }.
    }
explain-cheats = Maakt van een munt een gebouw dat niemand vooraf kent; munten over: { $coins }, gebouwen daarna: { $count }.
explain-leaves = { $short ->
        [0] “{ $card }” gaat weg, al is alles er wat het kost: { $owned }.
       *[other] “{ $card }” gaat weg; ervoor ontbreekt: { $missing }.
    }
explain-stays = { $short ->
        [0] “{ $card }” blijft, en alles is er wat het kost: { $owned }.
       *[other] “{ $card }” blijft; ervoor ontbreekt: { $missing }.
    }
explain-forgoes = Ziet af van bonussen, namelijk van: { $cards }.
explain-no-second = Neemt geen tweede grondstof; arbeiders in voorraad: { $supply }, munten: { $coins }.
explain-declines = Bouwt niets als antwoord; arbeiders in voorraad: { $supply }, munten: { $coins }.
explain-frees = Haalt een arbeider van { $resource_the }; arbeiders in voorraad daarna: { $supply }.
explain-row = Van de { $most } gebouwen in de rij { $count ->
        [one] kost er 1 { $resource }.
       *[other] kosten er { $count } { $resource }.
    }
explain-slot = Neemt bij { $resource_the } het laatste vakje van { $slot ->
        [0] 0 munten
        [one] 1 munt
       *[other] { $slot } munten
    }: het volgende kost { $next }.
explain-hand = Laat arbeiderskaarten in de hand: { $workers }.
explain-moves = Laat er { $left } op { $from_the } staan; op { $to_the } staan er dan { $there }.
explain-pays = Kost { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    }; munten over: { $coins }.
explain-tax = { $player } krijgt er als Belastinginner een munt door.
explain-answer = { $player } mag daarna met de Bouwmeester bouwen.
explain-turn-over = Beëindigt de beurt; { $player } is daarna aan de beurt.
