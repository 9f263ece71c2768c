### What must be chosen, and the moves, as sentences

ask-set-up = { $player }, nimm deinen ersten Rohstoff: Ein Arbeiter kommt kostenlos auf das Feld für 2 Münzen.
ask-turn = { $player }, { $recovered ->
        [yes] du hast deine Arbeiterkarten zurückgeholt: Spiele jetzt eine aus.
       *[no] spiele eine Arbeiterkarte aus oder baue.
    }
ask-second-resource = { $player }, dank des Feudalherrn darfst du mit dieser Arbeiterkarte einen zweiten Rohstoff nehmen.
ask-discard = { $player }, du hast drei Gebäude: Welches legst du ab?
ask-bonus = { $player }, dein Gebäude bringt dir Boni: Nutze sie in beliebiger Reihenfolge.
ask-reaction = { $player }, mit dem Baumeister darfst du für 2 Münzen ebenfalls bauen.
ask-close = { $player }, nutze eine Fähigkeit oder beende deinen Zug.

move-choose = { $resource } als ersten Rohstoff nehmen
move-recover = alle Arbeiterkarten zurückholen, { $cost ->
        [0] kostenlos
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
move-coins = Arbeiterkarte { $worker }: { $gained ->
        [0] keine Münze, weil 5 die Obergrenze ist
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
move-transform = „{ $card }“ auf { $source }: einen Arbeiter von { $from } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) zu { $to } versetzen
move-done = keine weiteren Boni nehmen
move-done-second = keinen zweiten Rohstoff nehmen
move-discard = „{ $card }“ ablegen
move-decline = nicht bauen
move-cheat = Trickbetrüger: die zuletzt erhaltene Münze zu einem Gebäude umdrehen
move-swap = Buchhalter: „{ $given }“ gegen „{ $taken }“ auf Position { $position } tauschen
move-travel = Reisender: einen Arbeiter auf das Rohstoff-Feld { $resource } im Zentrum stellen und { $resource } zahlen
move-return = einen Arbeiter von { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) in den Vorrat zurücknehmen
move-end = den Zug beenden
