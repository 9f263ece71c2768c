### Replays and the score walk.

replay-heading = Nachspielen
replay-about = Sieh dir ein Spiel Zug um Zug an, geh vor und zurück und spiele von jeder Stellung aus weiter.
replay-file = Datei öffnen
replay-file-note = Spielaufzeichnungen enden auf .odd. Du kannst eine Datei auch hierher ziehen.
replay-paste = Aufzeichnung einfügen
replay-paste-like = odd: 1 …
replay-kept = Partien auf diesem Gerät
replay-show = Spiel zeigen
replay-loading = Das Spiel wird geladen …
replay-too-long = Diese Aufzeichnung ist zu lang: Erlaubt sind höchstens { $most } Zeichen.
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
replay-log = Verlauf
replay-branch = Von hier weiterspielen
replay-branch-about = Aus dieser Stellung, Zug { NUMBER($turn, useGrouping: 0) }, entsteht ein neuer Tisch. Karten, die niemand gesehen hatte, werden neu ausgeteilt; das ursprüngliche Spiel bleibt unverändert.
replay-branch-seats = Welche Plätze möchtest du spielen? Die anderen übernehmen Bots.
replay-branch-do = Spiel starten
replay-copy = Link zu diesem Schritt kopieren
replay-save-record = Als Aufzeichnung speichern
replay-save-html = Als Webseite speichern
replay-share = Speichern und teilen
replay-save-html-note = Das ganze Spiel in einer Datei, die du Freunden schicken kannst: Sie öffnet sich in jedem Browser, auch offline.
replay-save-record-note = Eine Textdatei mit der Endung .odd, die jedes OddVille öffnen kann.
replay-from = Dieses Spiel wurde aus OddVille gespeichert. Es funktioniert offline.

score-heading = Wertung
score-back = Zurück
score-next = Weiter
score-skip = Überspringen
score-again = Wertung noch einmal ansehen
score-step = { $step } von { $steps }
score-total = Summe
score-winner = { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
score-not-over = Das Spiel ist noch nicht zu Ende; das sind die aktuellen Punkte.
score-tie-trigger = { $tied } haben gleich viele Punkte. { $winner } hat das Spielende ausgelöst und gewinnt.
score-tie-clockwise = { $tied } haben gleich viele Punkte. { $player } hat das Spielende ausgelöst; im Uhrzeigersinn kommt danach als Erstes von ihnen { $winner } und gewinnt.
score-tie-limit = { $tied } haben gleich viele Punkte. Niemand hat das Spielende ausgelöst; darum gewinnt von ihnen, wer in der Zugfolge zuerst kommt: { $winner }.
score-diamond = Diamant: { $points ->
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
score-shields = { $points } für die Schilde der Nachbarn.
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
        [0] Hier ist { $character_the } nichts wert.
       *[other] Hier ist { $character_the } { $points } wert.
    }
score-board = { $points ->
        [0] Kein Arbeiter auf dem Rohstoff-Spielplan.
        [one] 1 Arbeiter auf dem Rohstoff-Spielplan.
       *[other] { $points } Arbeiter auf dem Rohstoff-Spielplan, je 1 Punkt.
    }
score-table = Punkte aller Spieler
score-buildings = Gebäude
score-characters = Charaktere
score-tie-break = Gleichstand
score-tie-won = gewinnt den Gleichstand
replay-review = Dieses Spiel analysieren
