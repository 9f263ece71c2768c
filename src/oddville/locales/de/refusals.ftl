### Why a move is refused. Each is shown with the id of its rule.

refusal-set-up-first = Zuerst nimmt jeder einen Rohstoff: Jetzt muss { $player } wählen.
refusal-set-up-over = Den ersten Rohstoff kannst du nur bei der Vorbereitung wählen.
refusal-resource-chosen = { $player } hat schon { $resource } genommen; wähle einen anderen Rohstoff.
refusal-main-action-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt.
refusal-not-your-turn = { $player } ist am Zug: Das geht nur in deinem eigenen Zug.
refusal-in-the-middle = Du kannst deinen Zug nicht mitten in der Hauptaktion beenden ({ $phase }).
refusal-return-while-discarding = Solange du ein Gebäude ablegen musst, kannst du keinen Arbeiter vom Spielplan zurücknehmen.
refusal-no-worker-to-return = Du hast keinen Arbeiter auf dem { $slot ->
        [0] kostenlosen Feld von { $resource }
        [one] Feld von { $resource } für 1 Münze
       *[other] Feld von { $resource } für { $slot } Münzen
    }.
refusal-no-passing = Du kannst nicht passen: Spiele eine Arbeiterkarte aus oder baue.
refusal-discard-first = Du hast drei Gebäude: Lege zuerst eines ab ({ $cards }).
refusal-no-third-building = Du hast kein drittes Gebäude und musst deshalb keines ablegen.
refusal-not-yours-to-discard = Du hast „{ $card }“ nicht.
refusal-too-few-coins = Das kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, und du hast { $coins }: Es { $missing ->
        [one] fehlt 1
       *[other] fehlen { $missing }
    }.
refusal-nothing-to-recover = Du hast alle vier Arbeiterkarten auf der Hand: Es gibt nichts zurückzuholen.
refusal-recovered-so-no-build = Du hast deine Arbeiterkarten zurückgeholt und musst in diesem Zug eine davon ausspielen.
refusal-not-in-hand = Du hast Arbeiterkarte { $worker } nicht auf der Hand.
refusal-shows-no-coins = Arbeiterkarte { $worker } zeigt keine Münzen.
refusal-not-shown = Arbeiterkarte { $worker } zeigt { $resource } nicht.
refusal-supply-empty = Du hast keine Arbeiter im Vorrat: Nimm zuerst einen vom Spielplan zurück.
refusal-not-your-building = Du hast „{ $card }“ nicht.
refusal-missing-resources = Für „{ $card }“ fehlt dir noch: { $missing }.
refusal-nothing-adjacent = { $cell } grenzt an keine Karte der Stadt.
refusal-above-main-square = { $cell } liegt über der Reihe des Zentrums.
refusal-edges-differ = „{ $card }“ passt nicht auf { $cell }: { $edges }.
refusal-cell-taken = { $cell } ist schon mit „{ $card }“ bebaut.
refusal-no-bonus-there = Auf { $cell } gibt es keinen Bonus zu nutzen.
refusal-other-resource = Der Bonus auf { $cell } gibt { $bonus }, nicht { $resource }.
refusal-bonus-needs-supply = Du hast keine Arbeiter im Vorrat: Nimm zuerst einen vom Spielplan zurück.
refusal-nothing-to-double = Du hast nichts von { $resource }, was du verdoppeln könntest.
refusal-not-a-transform = Der Bonus auf { $cell } gibt { $bonus }; er versetzt keinen Arbeiter.
refusal-transform-needs-worker = Der Bonus auf { $cell } versetzt einen Arbeiter: Nenne den Arbeiter und sein Ziel, zum Beispiel bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Du hast keinen Arbeiter auf dem { $slot ->
        [0] kostenlosen Feld von { $resource }
        [one] Feld von { $resource } für 1 Münze
       *[other] Feld von { $resource } für { $slot } Münzen
    }.
refusal-same-resource = Der Arbeiter muss auf einen anderen Rohstoff als { $resource }.
refusal-nothing-to-stop = Du hast keinen Bonus und keinen zweiten Rohstoff, auf den du verzichten könntest.
refusal-no-second-resource = Du kannst jetzt keinen zweiten Rohstoff nehmen.
refusal-no-cheater = Du hast den Trickbetrüger nicht.
refusal-already-cheated = Du hast den Trickbetrüger in diesem Zug schon genutzt.
refusal-no-coin-to-switch = Du hast keine Münze zum Umdrehen.
refusal-no-bookkeeper = Du hast den Buchhalter nicht.
refusal-already-swapped = Du hast den Buchhalter in diesem Zug schon genutzt.
refusal-not-yours-to-swap = Du hast „{ $card }“ nicht.
refusal-no-reaction = Es hat gerade niemand anders gebaut, darum kannst du jetzt nicht mit dem Baumeister bauen.
refusal-no-traveller = Du hast den Reisenden nicht.
refusal-no-such-spot = Das Zentrum hat kein Rohstoff-Feld für { $resource }.
refusal-spot-taken = { $player } hat schon einen Arbeiter auf dem Rohstoff-Feld { $resource }.
refusal-already-on-square = Du hast schon einen Arbeiter im Zentrum.
refusal-no-worker-to-send = Du hast keinen Arbeiter auf { $resource }, den du schicken könntest.
refusal-game-is-over = Das Spiel ist zu Ende.
