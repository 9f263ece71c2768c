### Today’s town: one deal a day for everybody.

today-about = Jeden Tag eine Kartenverteilung, für alle dieselbe. Du spielst gegen zwei Bots, die an jedem Tisch auf dieselben Züge gleich antworten.
today-counts = Deine erste Stadt des Tages zählt und hat keine Tipps. Danach kannst du üben: mit Tipps, aber ohne dass es zählt.
today-level = { $bot ->
        [apprentice] Leicht (Lehrlinge)
        [mason] Mittel (Maurer)
       *[architect] Schwer (Architekten)
    }
today-card = Stadt des Tages, { $day }
today-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
today-par = Par { $par }
today-par-pending = Par wird berechnet …
today-par-about = Par ist, was der stärkste Bot, der Bürgermeister, an deiner Stelle gegen dieselben Bots erreicht.
today-stars = { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    } von 5
today-stars-about = Sterne
today-star-share = { $percent ->
        [0] für jede fertige Stadt
       *[other] ab { $percent } % von Par
    }
today-choose = Wähle die Stärke der Bots
today-go-on = Stadt des Tages fortsetzen
today-practise = Üben
today-result = Dein Ergebnis
today-place = { $place }. von 3
today-picture = Deine Stadt mit Datum, Stärke, Punkten und Sternen
today-save = Bild speichern
today-copy = Als Text kopieren
today-copied = Kopiert
today-share = OddVille, Stadt des Tages { $day }, { $level }: { $points }, { $stars }. { $link }
today-streak = { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
today-streak-about = Tage hintereinander mit einer fertigen Stadt. Die Serie steht nur in diesem Browser.
today-past = Frühere Tage
today-past-none = Hier stehen später die Ergebnisse anderer Tage.
today-next = Die nächste Stadt beginnt um Mitternacht UTC (hier um { $time }).

## In the terminal

today-terminal = Stadt des Tages, { $day }. Deine Bots: { $level }.
today-terminal-par = Jetzt spielt der Bürgermeister an deiner Stelle, das ergibt Par. Mit Strg+C überspringst du es.
today-terminal-result = { $points }, Par { $par }: { $stars }.
