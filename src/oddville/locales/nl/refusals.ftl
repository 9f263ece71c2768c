### Why a move is refused. Each stands beside the id of its rule.

refusal-set-up-first = Eerst neemt iedereen een grondstof: nu kiest { $player }.
refusal-set-up-over = Een eerste grondstof kies je alleen bij de voorbereiding.
refusal-resource-chosen = { $player } heeft { $resource } al genomen; kies een andere grondstof.
refusal-main-action-done = Een beurt heeft één hoofdactie, en die van deze beurt is al gedaan.
refusal-not-your-turn = { $player } is aan de beurt: dit kan alleen in je eigen beurt.
refusal-in-the-middle = Je kunt je beurt niet midden in je hoofdactie beëindigen ({ $phase }).
refusal-return-while-discarding = Zolang er een gebouw weg moet, kun je geen arbeider van het bord halen.
refusal-no-worker-to-return = Je hebt geen arbeider op het vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    } bij { $resource_the }.
refusal-no-passing = Passen kan niet: speel een arbeiderskaart of bouw.
refusal-discard-first = Je hebt een derde gebouw: kies eerst welk gebouw weggaat ({ $cards }).
refusal-no-third-building = Je hebt geen derde gebouw, dus er hoeft er geen weg.
refusal-not-yours-to-discard = “{ $card }” ligt niet voor je.
refusal-too-few-coins = Dit kost { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    } en je hebt er { $coins }: je komt er { $missing ->
        [one] 1
       *[other] { $missing }
    } tekort.
refusal-nothing-to-recover = Je hebt alle vier de arbeiderskaarten in de hand: er valt niets terug te nemen.
refusal-recovered-so-no-build = Je hebt kaarten teruggenomen, dus de hoofdactie van deze beurt is een arbeiderskaart spelen.
refusal-not-in-hand = Je hebt arbeiderskaart { $worker } niet in de hand.
refusal-shows-no-coins = Op arbeiderskaart { $worker } staan geen munten.
refusal-not-shown = Op arbeiderskaart { $worker } staat geen { $resource }.
refusal-supply-empty = Je hebt geen arbeider in je voorraad: haal er eerst een van het bord.
refusal-not-your-building = “{ $card }” ligt niet voor je.
refusal-missing-resources = Voor “{ $card }” kom je tekort: { $missing }.
refusal-nothing-adjacent = Er grenst geen kaart van de stad aan { $cell }.
refusal-above-main-square = { $cell } ligt boven de rij van het Marktplein.
refusal-edges-differ = “{ $card }” past niet op { $cell }: { $edges }.
refusal-cell-taken = Op { $cell } staat al “{ $card }”.
refusal-no-bonus-there = Op { $cell } wacht geen bonus.
refusal-other-resource = De bonus op { $cell } geeft { $bonus }, geen { $resource }.
refusal-bonus-needs-supply = Je hebt geen arbeider in je voorraad: haal er eerst een van het bord.
refusal-nothing-to-double = Je hebt geen { $resource } om te verdubbelen.
refusal-not-a-transform = De bonus op { $cell } geeft { $bonus }; hij verplaatst geen arbeider.
refusal-transform-needs-worker = De bonus op { $cell } verplaatst een arbeider: noem de arbeider en waar hij heen gaat, zoals in bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Je hebt geen arbeider op het vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    } bij { $resource_the }.
refusal-same-resource = De arbeider moet naar een andere grondstof dan { $resource }.
refusal-nothing-to-stop = Er is geen bonus en geen tweede grondstof om van af te zien.
refusal-no-second-resource = Er is nu geen tweede grondstof te nemen.
refusal-no-cheater = Je hebt de Valsspeler niet.
refusal-already-cheated = De Valsspeler werkt eens per beurt en is al gebruikt.
refusal-no-coin-to-switch = Je hebt geen munt om om te draaien.
refusal-no-bookkeeper = Je hebt de Boekhouder niet.
refusal-already-swapped = De Boekhouder werkt eens per beurt en is al gebruikt.
refusal-not-yours-to-swap = “{ $card }” ligt niet voor je.
refusal-no-reaction = Er is nu niets gebouwd waarop je met de Bouwmeester mag meebouwen.
refusal-no-traveller = Je hebt de Reiziger niet.
refusal-no-such-spot = Het Marktplein heeft geen veld voor { $resource }.
refusal-spot-taken = { $player } heeft al een arbeider op het veld voor { $resource }.
refusal-already-on-square = Je hebt al een arbeider op het Marktplein.
refusal-no-worker-to-send = Je hebt geen arbeider bij { $resource_the } om te sturen.
refusal-game-is-over = Het spel is afgelopen.
