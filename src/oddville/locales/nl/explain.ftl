### Why a bot plays a move: each sentence speaks of the move, and every number is a fact.

## The prospects, and how two moves compare

explain-choice = { $move }: { $prospects }.
explain-prospect = { $player }: { $chance }% winstkans, naar verwachting { NUMBER($points, minimumFractionDigits: 1) } punten
explain-compared = Vergeleken met { $move }: wint { $chance_is ->
        [more] { $chance } partijen per 100 vaker
        [less] { $chance } partijen per 100 minder vaak
       *[same] even vaak
    }, met { $points_is ->
        [more] { NUMBER($points, minimumFractionDigits: 1) } punten meer aan het eind.
        [less] { NUMBER($points, minimumFractionDigits: 1) } punten minder aan het eind.
       *[same] evenveel punten aan het eind.
    }
explain-only = Dit is de enige toegestane zet.

## The reasons, the most telling first

explain-wins = Beëindigt het spel: { $winner } wint { $points ->
        [0] bij gelijke stand.
        [one] met 1 punt verschil.
       *[other] met { $points } punten verschil.
    }
explain-last-turn = Beëindigt het spel na deze beurt: het is arbeider { $count } in de stad.
explain-last-round = Maakt dit de laatste ronde: het is arbeider { $count } in de stad.
explain-character = Neemt { $when ->
        [later] na de bonussen{" "}
       *[now] {""}
    }de { $character }, die { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard is.
explain-reshuffle = Laat { $when ->
        [later] na de bonussen{" "}
       *[now] {""}
    }het gilde { $guild } opnieuw schudden en neemt er een willekeurig karakter van: { $given_back }.
explain-given-back = { $player } geeft de { $character } terug
explain-gains = Levert meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op{ $besides ->
        [yes] , het nieuwe karakter niet meegerekend.
       *[no] .
    }
explain-loses = Kost meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $besides ->
        [yes] , het nieuwe karakter niet meegerekend.
       *[no] .
    }
explain-others-gain = Andere spelers krijgen punten: { $scores }.
explain-others-lose = Andere spelers verliezen punten: { $scores }.
explain-score = { $player } { $points }
explain-ready = { $fits ->
        [yes] Hiermee kan “{ $card }” worden betaald, en het past in de stad.
       *[no] Hiermee kan “{ $card }” worden betaald, maar het past nog nergens in de stad.
    }
explain-needed = Neemt { $resource }, nodig voor “{ $card }”; dan ontbreekt nog: { $missing }.
explain-takes = Neemt “{ $card }”; { $short ->
        [0] alle kosten zijn al gedekt: { $owned }.
       *[other] { $have ->
            [0] van de kosten is nog niets gedekt: { $missing }.
           *[other] al gedekt: { $owned }; nog nodig: { $missing }.
        }
    }
explain-worth = “{ $card }” zou in de huidige stad op { $cell } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard zijn.
explain-bonuses = Levert bonussen op: { $bonuses }.
explain-city = Zet arbeider { $count } in de stad; bij { $most } eindigt het spel.
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
        [0] geen munten, want { $coins } is het maximum.
        [one] 1 munt; munten daarna: { $coins }.
       *[other] { $gained } munten; munten daarna: { $coins }.
    }
explain-cheats = Maakt van een munt een nog onbekend gebouw; munten over: { $coins }, gebouwen daarna: { $count }.
explain-leaves = { $short ->
        [0] Legt “{ $card }” af, hoewel alle kosten gedekt zijn: { $owned }.
       *[other] Legt “{ $card }” af; daarvoor was nog nodig: { $missing }.
    }
explain-stays = { $short ->
        [0] Houdt “{ $card }”; alle kosten zijn gedekt: { $owned }.
       *[other] Houdt “{ $card }”; daarvoor is nog nodig: { $missing }.
    }
explain-forgoes = Ziet af van de bonussen van { $cards }.
explain-no-second = Neemt geen tweede grondstof; arbeiders in voorraad: { $supply }, munten: { $coins }.
explain-declines = Bouwt niet; arbeiders in voorraad: { $supply }, munten: { $coins }.
explain-frees = Haalt een arbeider terug van { $resource }; arbeiders in voorraad daarna: { $supply }.
explain-row = Van de { $most } gebouwen in de rij { $count ->
        [one] kost er 1 { $resource }.
       *[other] kosten er { $count } { $resource }.
    }
explain-slot = Neemt het laatste vakje van { $resource } dat { $slot ->
        [0] gratis is
        [one] 1 munt kost
       *[other] { $slot } munten kost
    }: het volgende kost { $next }.
explain-hand = Arbeiderskaarten nog in de hand: { $workers }.
explain-moves = Daarna { $left } op { $from } en { $there } op { $to }.
explain-pays = Kost { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    }; munten over: { $coins }.
explain-tax = { $player } krijgt een munt als Belastinginner.
explain-answer = Daarna mag { $player } bouwen met de Bouwmeester.
explain-turn-over = Beëindigt de beurt; daarna is { $player } aan de beurt.
