### My town: the games of a browser.

town-about = Deine beendeten Spiele, nur in diesem Browser gespeichert. Du brauchst kein Konto, und nichts geht an den Server.
town-empty = Noch keine Spiele. Sobald du in diesem Browser ein Spiel beendest, steht es hier mit seinem Ergebnis.
town-games = Spiele
town-wins = Siege
town-win-streak = Siege in Folge
town-day-streak = Tage in Folge, Stadt des Tages
town-best = Bestes Gebäude
town-best-card = { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
town-levels = Siege nach Stufe
town-against = Gegen
town-level = { $level ->
        [newcomer] Neuling
        [apprentice] Lehrling
        [mason] Maurer
        [architect] Architekt
        [mayor] Bürgermeister
        [greedy] gieriger Bot
        [random] Zufallsbot
       *[people] Menschen
    }
town-mistakes = Fehler in analysierten Spielen
town-mistakes-none = Analysiere ein beendetes Spiel, dann werden seine Fehler hier nach Art gezählt.
town-list = Alle Spiele
town-replays = Das Datum öffnet das Spiel zum Nachspielen, solange der Server es aufbewahrt.
town-picture = Die Stadt am Ende
town-result = { $result ->
        [won] Gewonnen
       *[lost] Verloren
    }
town-winner = { $name } hat gewonnen
town-more = Mehr zeigen
town-file = Mitnehmen
town-file-about = Eine Datei bringt deine Spiele, Städte des Tages und Fehler in einen anderen Browser. Was dort schon steht, bleibt.
town-export = Als Datei speichern
town-import = Aus einer Datei hinzufügen
town-imported = { $games ->
        [one] { $games } neues Spiel hinzugefügt.
       *[other] { $games } neue Spiele hinzugefügt.
    }
town-import-bad = Diese Datei ist keine Chronik von OddVille. Wähle eine Datei, die mit „Als Datei speichern“ entstanden ist.
town-import-version = Diese Datei hat die Version { $version }, die diese Seite nicht lesen kann. Lade die Seite neu, um die neueste zu bekommen.
town-import-large = Diese Datei ist zu groß für eine Chronik.
town-delete = Alles löschen
town-delete-ask = { $games ->
        [one] { $games } Spiel, alle Städte des Tages und alle Fehler aus diesem Browser löschen? Das lässt sich nicht rückgängig machen.
       *[other] { $games } Spiele, alle Städte des Tages und alle Fehler aus diesem Browser löschen? Das lässt sich nicht rückgängig machen.
    }
town-keep = Behalten
town-deleted = Alles wurde gelöscht.
