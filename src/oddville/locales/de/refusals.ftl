### Why a move is refused. Each stands beside the id of its rule.

refusal-set-up-first = Zuerst nimmt sich jeder einen Rohstoff: Jetzt wählt { $player }.
refusal-set-up-over = Einen ersten Rohstoff wählt man nur bei der Vorbereitung.
refusal-resource-chosen = { $resource } hat schon { $player } genommen; wähle einen anderen Rohstoff.
refusal-main-action-done = Ein Zug hat eine Hauptaktion, und die dieses Zuges ist schon gewählt.
refusal-not-your-turn = { $player } ist am Zug: Das geht nur in deinem eigenen Zug.
refusal-in-the-middle = Du kannst deinen Zug nicht mitten in der Hauptaktion beenden ({ $phase }).
refusal-return-while-discarding = Solange ein Gebäude gehen muss, kannst du keinen Arbeiter vom Spielplan nehmen.
refusal-no-worker-to-return = Du hast keinen Arbeiter auf dem { $slot }-Münzen-Feld von { $resource }.
refusal-no-passing = Passen gibt es nicht: Spiele eine Arbeiterkarte aus oder baue.
refusal-discard-first = Du hast ein drittes Gebäude; wähle zuerst, welches geht: { $cards }.
refusal-no-third-building = Du hast kein drittes Gebäude, also muss keines gehen.
refusal-not-yours-to-discard = „{ $card }“ liegt nicht vor dir.
refusal-too-few-coins = Das kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, und du hast { $coins }: Es { $missing ->
        [one] fehlt 1
       *[other] fehlen { $missing }
    }.
refusal-nothing-to-recover = Alle vier Arbeiterkarten sind auf deiner Hand: Es gibt nichts zurückzuholen.
refusal-recovered-so-no-build = Du hast zurückgeholt, also ist die Hauptaktion dieses Zuges, eine Arbeiterkarte auszuspielen.
refusal-not-in-hand = Arbeiterkarte { $worker } ist nicht auf deiner Hand.
refusal-shows-no-coins = Arbeiterkarte { $worker } zeigt keine Münzen.
refusal-not-shown = Arbeiterkarte { $worker } zeigt { $resource } nicht.
refusal-supply-empty = Dein Vorrat an Arbeitern ist leer: Nimm zuerst einen vom Spielplan.
refusal-not-your-building = „{ $card }“ liegt nicht vor dir.
refusal-missing-resources = Für „{ $card }“ fehlt dir: { $missing }.
refusal-nothing-adjacent = An { $cell } grenzt keine Karte der Stadt.
refusal-above-main-square = { $cell } liegt über der Reihe des Zentrums.
refusal-edges-differ = „{ $card }“ passt nicht auf { $cell }: { $edges }.
refusal-cell-taken = Auf { $cell } steht schon „{ $card }“.
refusal-no-bonus-there = Auf { $cell } wartet kein Bonus.
refusal-other-resource = Der Bonus auf { $cell } gibt { $bonus }, nicht { $resource }.
refusal-bonus-needs-supply = Dein Vorrat an Arbeitern ist leer: Nimm zuerst einen vom Spielplan.
refusal-nothing-to-double = Von { $resource } hast du nichts, was sich verdoppeln ließe.
refusal-not-a-transform = Der Bonus auf { $cell } gibt { $bonus }; er versetzt keinen Arbeiter.
refusal-transform-needs-worker = Der Bonus auf { $cell } versetzt einen Arbeiter: Nenne den Arbeiter und sein Ziel, zum Beispiel bonus { $cell } wood/0 clay.
refusal-no-worker-to-transform = Du hast keinen Arbeiter auf dem { $slot }-Münzen-Feld von { $resource }.
refusal-same-resource = Der Arbeiter muss zu einem anderen Rohstoff als { $resource }.
refusal-nothing-to-stop = Es gibt weder einen Bonus noch einen zweiten Rohstoff, auf den du verzichten könntest.
refusal-no-second-resource = Einen zweiten Rohstoff gibt es jetzt nicht.
refusal-no-cheater = Du hast den Trickbetrüger nicht.
refusal-already-cheated = Der Trickbetrüger wirkt einmal je Zug und ist schon benutzt.
refusal-no-coin-to-switch = Du hast keine Münze zum Umdrehen.
refusal-no-bookkeeper = Du hast den Buchhalter nicht.
refusal-already-swapped = Der Buchhalter wirkt einmal je Zug und ist schon benutzt.
refusal-not-yours-to-swap = „{ $card }“ liegt nicht vor dir.
refusal-no-reaction = Niemand sonst hat gerade gebaut, also kannst du jetzt nicht mit dem Baumeister bauen.
refusal-no-traveller = Du hast den Reisenden nicht.
refusal-no-such-spot = Das Zentrum hat kein Rohstoff-Feld für { $resource }.
refusal-spot-taken = { $player } hat schon einen Arbeiter auf dem Rohstoff-Feld { $resource }.
refusal-already-on-square = Du hast schon einen Arbeiter im Zentrum.
refusal-no-worker-to-send = Du hast keinen Arbeiter auf { $resource }, den du schicken könntest.
refusal-game-is-over = Das Spiel ist zu Ende.
