### Why a move is refused. Each is shown with the id of its rule.

refusal-set-up-first = Eerst neemt elke speler een grondstof: nu is { $player } aan de beurt.
refusal-set-up-over = Je eerste grondstof kies je alleen tijdens de voorbereiding.
refusal-resource-chosen = { $player } heeft al { $resource } genomen; kies een andere grondstof.
refusal-main-action-done = Je hebt je hoofdactie van deze beurt al gedaan.
refusal-not-your-turn = { $player } is aan de beurt: dit mag je alleen in je eigen beurt doen.
refusal-in-the-middle = Je kunt je beurt niet midden in je hoofdactie beëindigen ({ $phase }).
refusal-return-while-discarding = Zolang je nog een gebouw moet afleggen, kun je geen arbeiders van het bord terughalen.
refusal-no-worker-to-return = Je hebt geen arbeider op { $slot ->
        [0] het gratis vakje
        [one] het vakje van 1 munt
       *[other] het vakje van { $slot } munten
    } van { $resource }.
refusal-no-passing = Je kunt niet passen: speel een arbeiderskaart of bouw.
refusal-discard-first = Je hebt drie gebouwen: leg er eerst een af ({ $cards }).
refusal-no-third-building = Je hebt geen derde gebouw, dus je hoeft er geen af te leggen.
refusal-not-yours-to-discard = Je hebt “{ $card }” niet.
refusal-too-few-coins = Dit kost { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    } en je hebt er { $coins }: je komt er { $missing ->
        [one] 1
       *[other] { $missing }
    } tekort.
refusal-nothing-to-recover = Je hebt alle vier de arbeiderskaarten in je hand: er valt niets terug te nemen.
refusal-recovered-so-no-build = Je hebt je arbeiderskaarten teruggenomen, dus je hoofdactie in deze beurt is een arbeiderskaart spelen.
refusal-not-in-hand = Je hebt arbeiderskaart { $worker } niet in je hand.
refusal-shows-no-coins = Op arbeiderskaart { $worker } staan geen munten.
refusal-not-shown = Op arbeiderskaart { $worker } staat geen { $resource }.
refusal-supply-empty = Je hebt geen arbeiders in je voorraad: haal er eerst een terug van het bord.
refusal-not-your-building = Je hebt “{ $card }” niet.
refusal-missing-resources = Om “{ $card }” te bouwen heb je nog nodig: { $missing }.
refusal-nothing-adjacent = { $cell } grenst aan geen enkele kaart van de stad.
refusal-above-main-square = { $cell } ligt boven de rij van het Marktplein.
refusal-edges-differ = “{ $card }” past niet op { $cell }: { $edges }.
refusal-cell-taken = Op { $cell } ligt al “{ $card }”.
refusal-no-bonus-there = Op { $cell } is geen bonus om te gebruiken.
refusal-other-resource = De bonus op { $cell } is { $bonus }, geen { $resource }.
refusal-bonus-needs-supply = Je hebt geen arbeiders in je voorraad: haal er eerst een terug van het bord.
refusal-nothing-to-double = Je hebt geen { $resource } om te verdubbelen.
refusal-not-a-transform = De bonus op { $cell } is { $bonus }; daarmee verplaats je geen arbeider.
refusal-transform-needs-worker = De bonus op { $cell } verplaatst een arbeider: geef aan welke arbeider en waarheen, bijvoorbeeld: bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Je hebt geen arbeider op { $slot ->
        [0] het gratis vakje
        [one] het vakje van 1 munt
       *[other] het vakje van { $slot } munten
    } van { $resource }.
refusal-same-resource = De arbeider moet naar een andere grondstof dan { $resource }.
refusal-nothing-to-stop = Je hebt geen bonus en geen tweede grondstof om van af te zien.
refusal-no-second-resource = Je kunt nu geen tweede grondstof nemen.
refusal-no-cheater = Je hebt de Valsspeler niet.
refusal-already-cheated = Je hebt de Valsspeler deze beurt al gebruikt.
refusal-no-coin-to-switch = Je hebt geen munt om om te draaien.
refusal-no-bookkeeper = Je hebt de Boekhouder niet.
refusal-already-swapped = Je hebt de Boekhouder deze beurt al gebruikt.
refusal-not-yours-to-swap = Je hebt “{ $card }” niet.
refusal-no-reaction = Er heeft net geen andere speler gebouwd, dus je kunt nu niet met de Bouwmeester bouwen.
refusal-no-traveller = Je hebt de Reiziger niet.
refusal-no-such-spot = Het Marktplein heeft geen veld { $resource }.
refusal-spot-taken = { $player } heeft al een arbeider op het veld { $resource }.
refusal-already-on-square = Je hebt al een arbeider op het Marktplein.
refusal-no-worker-to-send = Je hebt geen arbeider op { $resource } om te sturen.
refusal-game-is-over = Het spel is afgelopen.
