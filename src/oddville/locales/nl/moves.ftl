### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, kies je eerste grondstof: een arbeider gaat gratis naar het vakje van 2 munten.
ask-turn = { $player }, { $recovered ->
        [yes] je hebt je arbeiderskaarten teruggenomen: speel er nu een.
       *[no] speel een arbeiderskaart of bouw.
    }
ask-second-resource = { $player }, dankzij de Leenheer mag je met deze arbeiderskaart een tweede grondstof nemen.
ask-discard = { $player }, je hebt drie gebouwen. Welk gebouw leg je af?
ask-bonus = { $player }, je gebouw levert bonussen op. Gebruik ze in de volgorde die je wilt.
ask-reaction = { $player }, met de Bouwmeester mag je nu ook bouwen, voor 2 munten.
ask-close = { $player }, gebruik een kracht of beëindig je beurt.

move-choose = { $resource } als eerste grondstof nemen
move-recover = alle arbeiderskaarten terugnemen ({ $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    })
move-coins = arbeiderskaart { $worker }: { $gained ->
        [0] geen munten, want 5 is het maximum
        [one] 1 munt nemen
       *[other] { $gained } munten nemen
    }
move-resource = arbeiderskaart { $worker }: { $resource } nemen ({ $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    })
move-second = { $resource } als tweede grondstof nemen ({ $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    })
move-building = arbeiderskaart { $worker }: “{ $card }” van positie { $position } nemen ({ $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    })
move-build = “{ $card }” op { $cell } bouwen voor { $paid }
move-react = “{ $card }” op { $cell } bouwen voor 2 munten en { $paid }
move-bonus = { $resource } van “{ $card }” op { $source } nemen
move-transform = “{ $card }” op { $source }: een arbeider van { $from } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) naar { $to } verplaatsen
move-done = geen bonussen meer gebruiken
move-done-second = geen tweede grondstof nemen
move-discard = “{ $card }” afleggen
move-decline = niet bouwen
move-cheat = Valsspeler: de munt die je het laatst kreeg omdraaien en als gebouw houden
move-swap = Boekhouder: “{ $given }” ruilen tegen “{ $taken }” op positie { $position }
move-travel = Reiziger: een arbeider naar het veld { $resource } van het Marktplein sturen en { $resource } betalen
move-return = een arbeider van { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) terughalen naar je voorraad
move-end = de beurt beëindigen
