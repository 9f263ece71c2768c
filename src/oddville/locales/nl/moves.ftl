### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, neem je eerste grondstof: een arbeider gaat gratis naar het vakje van 2 munten.
ask-turn = { $player }, { $recovered ->
        [yes] je hebt kaarten teruggenomen: speel nu een arbeiderskaart.
       *[no] speel een arbeiderskaart of bouw.
    }
ask-second-resource = { $player }, met de Leenheer mag je met deze arbeiderskaart een tweede grondstof nemen.
ask-discard = { $player }, je hebt drie gebouwen: welk gaat onder de trekstapel?
ask-bonus = { $player }, je gebouw geeft je bonussen: neem ze in de volgorde die je wilt.
ask-reaction = { $player }, met de Bouwmeester mag je nu ook bouwen, voor 2 munten.
ask-close = { $player }, gebruik een kracht of beëindig je beurt.

move-choose = { $resource } als eerste grondstof nemen
move-recover = alle arbeiderskaarten terugnemen, { $cost ->
        [0] gratis
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
move-coins = arbeiderskaart { $worker }: { $gained ->
        [0] geen munt, want vijf is de grens
        [one] 1 munt krijgen
       *[other] { $gained } munten krijgen
    }
move-resource = arbeiderskaart { $worker }: { $resource } nemen, { $cost ->
        [0] gratis
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
move-second = { $resource } als tweede grondstof nemen, { $cost ->
        [0] gratis
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
move-building = arbeiderskaart { $worker }: “{ $card }” van positie { $position } nemen, { $cost ->
        [0] gratis
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
move-build = “{ $card }” bouwen op { $cell }, { $paid } betalen
move-react = “{ $card }” bouwen op { $cell }, 2 munten en { $paid } betalen
move-bonus = { $resource } nemen van “{ $card }” op { $source }
move-transform = een arbeider van { $from_the } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) naar { $to_the } verplaatsen, door “{ $card }” op { $source }
move-done = geen bonussen meer nemen
move-done-second = geen tweede grondstof nemen
move-discard = “{ $card }” onder de trekstapel leggen
move-decline = niet bouwen
move-cheat = Valsspeler: de munt die je het laatst kreeg omdraaien tot een gebouw
move-swap = Boekhouder: “{ $given }” ruilen tegen “{ $taken }” op positie { $position }
move-travel = Reiziger: een arbeider op het veld voor { $resource } op het Marktplein zetten, { $resource } betalen
move-return = een arbeider van { $resource_the } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) terughalen naar je voorraad
move-end = de beurt beëindigen
