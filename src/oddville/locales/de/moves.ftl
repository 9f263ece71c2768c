### Moves as sentences, in lists and previews

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
move-second = auch { $resource } nehmen, { $cost ->
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
move-cheat = Trickbetrüger: die letzte Münze zu einem Gebäude umdrehen
move-swap = Buchhalter: „{ $given }“ gegen „{ $taken }“ auf Position { $position } tauschen
move-travel = Reisender: auf das Rohstoff-Feld { $resource } im Zentrum gehen und { $resource } zahlen
move-return = einen Arbeiter von { $resource } nehmen ({ $slot }-Münzen-Feld)
move-end = den Zug beenden
