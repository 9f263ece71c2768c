### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, nimm deinen ersten Rohstoff: Ein Arbeiter kommt kostenlos auf dessen 2-Münzen-Feld.
ask-turn = { $player }, { $recovered ->
        [yes] du hast deine Karten zurückgeholt: Spiele jetzt eine Arbeiterkarte aus.
       *[no] spiele eine Arbeiterkarte aus oder baue.
    }
ask-second-resource = { $player }, mit dem Feudalherrn darfst du für diese Arbeiterkarte einen zweiten Rohstoff nehmen.
ask-discard = { $player }, du hast drei Gebäude: Welches kommt unter den Kartenstapel?
ask-bonus = { $player }, dein Gebäude bringt dir Boni: Nimm sie in beliebiger Reihenfolge.
ask-reaction = { $player }, mit dem Baumeister darfst du für 2 Münzen ebenfalls bauen.
ask-close = { $player }, nutze eine Fähigkeit oder beende deinen Zug.

move-choose = { $resource } als ersten Rohstoff nehmen
move-recover = alle Arbeiterkarten zurückholen, { $cost ->
        [0] kostenlos
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
move-coins = Arbeiterkarte { $worker }: { $gained ->
        [0] keine Münze, denn fünf sind die Grenze
        [one] 1 Münze nehmen
       *[other] { $gained } Münzen nehmen
    }
move-resource = Arbeiterkarte { $worker }: { $resource } nehmen, { $cost ->
        [0] kostenlos
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
move-second = { $resource } als zweiten Rohstoff nehmen, { $cost ->
        [0] kostenlos
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
move-building = Arbeiterkarte { $worker }: „{ $card }“ von Position { $position } nehmen, { $cost ->
        [0] kostenlos
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
move-build = „{ $card }“ auf { $cell } bauen, { $paid } zahlen
move-react = „{ $card }“ auf { $cell } bauen, 2 Münzen und { $paid } zahlen
move-bonus = { $resource } von „{ $card }“ auf { $source } nehmen
move-transform = einen Arbeiter von { $from } ({ $slot }-Münzen-Feld) zu { $to } versetzen, durch „{ $card }“ auf { $source }
move-done = keine Boni mehr nehmen
move-done-second = keinen zweiten Rohstoff nehmen
move-discard = „{ $card }“ unter den Kartenstapel legen
move-decline = nicht bauen
move-cheat = Trickbetrüger: die zuletzt erhaltene Münze zu einem Gebäude umdrehen
move-swap = Buchhalter: „{ $given }“ gegen „{ $taken }“ auf Position { $position } tauschen
move-travel = Reisender: einen Arbeiter auf das Rohstoff-Feld { $resource } im Zentrum setzen und { $resource } zahlen
move-return = einen Arbeiter von { $resource } (Feld für { $slot ->
        [one] 1 Münze
       *[other] { $slot } Münzen
    }) in den Vorrat zurücknehmen
move-end = den Zug beenden
