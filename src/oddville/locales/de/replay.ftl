### Replays and the score walk.

replay-heading = Nachspielen
replay-about = Sieh dir ein Spiel Zug um Zug an, geh vor und zurück, und spiel von jeder Stellung aus weiter.
replay-file = Datei öffnen
replay-file-note = Die Aufzeichnung eines Spiels endet auf .odd. Du kannst auch eine hierher ziehen.
replay-paste = Aufzeichnung einfügen
replay-paste-like = odd: 1 …
replay-show = Spiel zeigen
replay-loading = Das Spiel wird nachgespielt …
replay-too-long = Diese Aufzeichnung ist zu lang: höchstens { $most } Zeichen.
replay-controls = Steuerung
replay-turn = Zug
replay-where = Zug { NUMBER($turn, useGrouping: 0) } · Schritt { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }
replay-set-up = Vorbereitung · Schritt { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-turn-forward = Einen Zug vor
replay-last = Zum Ende
replay-pace = Tempo
replay-pace-0 = langsam
replay-pace-1 = normal
replay-pace-2 = schnell
replay-log = Was geschah
replay-branch = Von hier weiterspielen
replay-branch-about = In dieser Stellung, Zug { NUMBER($turn, useGrouping: 0) }, beginnt ein neuer Tisch. Karten, die niemand gesehen hatte, werden neu ausgeteilt; das Original bleibt, wie es ist.
replay-branch-seats = Welche Plätze spielst du? Die anderen spielen Bots.
replay-branch-do = Weiterspielen
replay-copy = Link zu diesem Spielzug kopieren
replay-save-record = Aufzeichnung speichern
replay-save-html = Als eine Webseite speichern
replay-share = Speichern und teilen
replay-save-html-note = Das ganze Spiel in einer Datei: Schick sie Freunden, sie öffnet sich in jedem Browser, auch ohne Verbindung.
replay-save-record-note = Ein Text, den jedes OddVille lesen kann, mit der Endung .odd.
replay-from = Dieses Spiel wurde aus OddVille gespeichert. Es braucht keine Verbindung.

score-heading = Wertung
score-back = Zurück
score-next = Weiter
score-skip = Überspringen
score-again = Noch einmal
score-step = { $step } von { $steps }
score-total = Summe
score-winner = { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
score-not-over = Das Spiel ist noch nicht zu Ende; so steht es jetzt.
score-tie-trigger = { $tied } haben gleich viele Punkte. { $winner } hat das Spielende ausgelöst und gewinnt.
score-tie-clockwise = { $tied } haben gleich viele Punkte. { $player } hat das Spielende ausgelöst; im Uhrzeigersinn danach kommt von ihnen zuerst { $winner }.
score-tie-limit = { $tied } haben gleich viele Punkte. Niemand hat das Spielende ausgelöst, also gewinnt, wer von ihnen in der Zugfolge zuerst kommt: { $winner }.
score-diamond = Ein Diamant: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
score-neighbours3 = { $count ->
        [one] 3 für den einen Nachbarn.
       *[other] 3 für jeden der { $count } Nachbarn.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 Nachbar.
       *[other] { $count } Nachbarn.
    }
score-shields = { $points } auf den Schilden der Nachbarn.
score-diamonds = { $base } + { $count ->
        [one] 1 Diamant in der Stadt.
       *[other] { $count } Diamanten in der Stadt.
    }
score-column = { $base } + { $count ->
        [one] 1 Karte in der Spalte.
       *[other] { $count } Karten in der Spalte.
    }
score-row = { $base } + { $count ->
        [one] 1 Karte in der Reihe.
       *[other] { $count } Karten in der Reihe.
    }
score-guild = { $base } + { $count ->
        [one] 1 Karte der Gilde { $guild }.
       *[other] { $count } Karten der Gilde { $guild }.
    }
score-main-square = { $points } für einen Arbeiter im Zentrum.
score-character = { $points ->
        [0] Hier zählt { $character_the } nichts.
       *[other] Hier zählt { $character_the } { $points }.
    }
score-board = { $points ->
        [0] Kein Arbeiter auf dem Rohstoff-Spielplan.
        [one] 1 Arbeiter auf dem Rohstoff-Spielplan.
       *[other] { $points } Arbeiter auf dem Rohstoff-Spielplan, je 1 Punkt.
    }
