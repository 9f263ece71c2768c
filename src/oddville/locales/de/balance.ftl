### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = Bots Tausende Spiele spielen lassen und zeigen, was sie über jede Karte verraten
cli-balance-players = die Spielerzahlen, durch Kommas getrennt (Standard: 2,3,4)
cli-balance-games = die Zahl der Spiele je Spielerzahl (Standard: 2000)
cli-balance-bot = der Bot, der auf jedem Platz spielt (Standard: { $bot })
cli-balance-seed = der Startwert aller Spiele: Derselbe Startwert spielt dieselben Spiele noch einmal
cli-balance-report = den Bericht, eine HTML-Datei, hierhin schreiben
cli-balance-json = alle Zahlen als JSON hierhin schreiben
cli-balance-before = die Zahlen (JSON) eines früheren Laufs zum Vergleich
cli-balance-tune = anhand der Zahlen eines Laufs Änderungen an einer Ausgabe vorschlagen
cli-balance-tune-figures = die Zahlen (JSON), die oddville balance --json für diese Ausgabe geschrieben hat
cli-balance-tune-output = die geänderte Ausgabedatei hierhin schreiben; sonst werden die Änderungen nur ausgegeben
cli-balance-tune-most = die Höchstzahl der Änderungen (Standard: { $most })

error-balance-players = Die Spielerzahlen müssen 2, 3 oder 4 sein, durch Kommas getrennt, jede einmal; nicht { $value }.
error-balance-games = Die Zahl der Spiele muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
error-balance-file = { $file } enthält keine Balance-Zahlen; erzeuge welche mit oddville balance --json { $file }.
error-balance-edition = Die Zahlen in { $file } gehören zur Ausgabe { $theirs }, aber diese Ausgabe ist { $ours }. Spiele sie zuerst: oddville balance --json DATEI.
error-balance-most = Die Zahl der Änderungen muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
error-tune-cards = Nur eine Ausgabe mit den Anzahlen der Rekonstruktion kann abgestimmt werden; diese hat sie nicht: { $promises }.

balance-progress = Spiele
balance-wrote = { $file } wurde gespeichert.
balance-legend = { $met } erreicht, { $unsure } offen, { $missed } verfehlt. Hinter jeder Zahl steht ihr 95-%-Intervall.
balance-summary-cards = { $met } von { $all } erreicht
balance-limited-games = { $players } Spieler: { $games ->
        [one] 1 Spiel endete
       *[other] { $games } Spiele endeten
    } bei der Höchstzahl von 100 Zügen je Spieler.
balance-house-rule = Mit der Hausregel: Nach dem sechsten Arbeiter wird die Runde zu Ende gespielt.

## Names

balance-players = { $players } Spieler
balance-seat = { $number ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
balance-length = Züge je Spieler
balance-no-guild = keine
balance-formula-diamond = Diamant
balance-formula-neighbours3 = Nachbarn × 3
balance-formula-shields = Schilde
balance-formula-diamonds = je Diamant
balance-formula-column = Spalte
balance-formula-guild = je Gilde
balance-formula-neighbours = Nachbarn
balance-formula-row = Reihe
balance-bonus-any = beliebig
balance-bonus-double = verdoppeln
balance-bonus-transform = umwandeln
balance-bonus-coin = Münze
balance-verdict-met = erreicht
balance-verdict-unsure = offen
balance-verdict-missed = verfehlt
balance-key-before = vorher
balance-target-length = Spieldauer
balance-target-seat = Siege nach Platz
balance-target-formula = Sieger nach Formel
balance-target-guild = Sieger nach Gilde
balance-target-bonus = Sieger nach Bonus
balance-target-resource = Sieger nach Rohstoff
balance-target-card = Genommene Karten, die gebaut wurden

## The report

balance-title = OddVille: Balance der Karten
balance-lead = Ausgabe { $edition_name }, auf jedem Platz spielt { $bot_name }. Spiele: { $games }. Alle Intervalle sind 95-%-Intervalle.
balance-lead-before = Zum Vergleich in Grau ein früherer Lauf: Ausgabe { $edition_name }, gespielt von { $bot_name }.
balance-verdicts = Ziele
balance-verdicts-about = Ein Ziel ist erreicht, wenn das ganze Intervall innerhalb der Grenzen liegt, und verfehlt, wenn es ganz außerhalb liegt. Sonst ist es offen, und es wären mehr Spiele nötig.
balance-missed = { $count ->
        [one] Ein Ziel ist verfehlt:
       *[other] { $count } Ziele sind verfehlt:
    }
balance-changes = Änderungen
balance-changes-about = { $count ->
        [one] Eine Änderung
       *[other] { $count } Änderungen
    } an { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
balance-change-cost = { $card }: kostet { $new } statt { $old }.
balance-change-bonus = { $card }: Bonus { $new } statt { $old }.
balance-change-guild = { $card }: Gilde { $new } statt { $old }.
balance-change-edges = { $card }: Straßen { $new } statt { $old }.
balance-change-formula = { $card }: Formel { $new } statt { $old }.
balance-change-base = { $card }: Grundzahl { $new } statt { $old }.
balance-seats = Plätze
balance-seats-about = Wie oft jeder Platz gewinnt, in der Zugfolge. Die gestrichelte Linie ist ein gleicher Anteil; das Band reicht { $points } Prozentpunkte nach beiden Seiten.
balance-seats-race = Spiele, die der Spieler gewann, in dessen Zug sie endeten: { $enders }. Mittlere Punkte nach Platz: { $points }.
balance-lengths = Länge
balance-lengths-about = Wie viele Züge jeder Spieler hatte. Das Band ist das Ziel, { $least } bis { $most }; über jedem Diagramm steht der Mittelwert. Spiele im Band: { $within }.
balance-lengths-title = { $players } Spieler: { $mean }
balance-limited = Spiele, die bei der Höchstzahl von 100 Zügen je Spieler endeten: { $games }.
balance-before = Vorher: { $figures }.
balance-scores = Punkte
balance-scores-about = Die Punkte des Siegers, aller Spieler und der Vorsprung des Siegers. Die Linie umfasst neun von zehn Spielen, der Kasten die mittlere Hälfte, der dicke Strich ist der Median. Mittelwert der Sieger: { $means }. Mittlerer Vorsprung: { $margins }.
balance-scores-winner = Sieger
balance-scores-everybody = alle Spieler
balance-scores-margin = Vorsprung
balance-diamonds = Sind Diamanten zu stark?
balance-diamonds-about = Rezensenten des gedruckten Spiels fanden sie zu stark. Die gedruckten Karten kennen wir nicht; in dieser Ausgabe gilt:
balance-diamonds-seen = { $players } Spieler: Besitzer eines Diamanten gewinnen { $relative }-mal so oft wie Besitzer irgendeiner Karte, { $reading ->
        [too-strong] also sind Diamanten zu stark
        [stronger] also sind Diamanten etwas stärker als der Durchschnitt, innerhalb der Grenzen
        [weaker] also sind Diamanten etwas schwächer als der Durchschnitt, innerhalb der Grenzen
        [too-weak] also sind Diamanten zu schwach
       *[alike] was sich vom Durchschnitt nicht unterscheiden lässt
    }. Ein Diamant bringt { $worth } Punkte je gezahltem Rohstoff, alle Karten zusammen { $usual }.
balance-formula = Formel
balance-about-formula = Der Anteil der Sieger unter den Spielern, die eine Karte mit dieser Formel gebaut haben, im Verhältnis zum Durchschnitt aller Karten. Das Band ist das Ziel, 0,8 bis 1,2.
balance-guild = Gilde
balance-about-guild = Dasselbe für die Karten jeder Gilde und für die Karten ohne Gilde.
balance-bonus = Bonus
balance-about-bonus = Dasselbe nach dem Bonus, den die Karte Spielern gibt, die an ihren Straßen bauen.
balance-resource = Rohstoff
balance-about-resource = Dasselbe für die Karten, die einen Rohstoff kosten.
balance-character = Charakter
balance-character-about = Der Anteil der Sieger unter den Spielern, die am Ende einen Charakter haben, im Verhältnis zum Durchschnitt aller Karten. Ein Ziel gibt es nicht: Charaktere kommen spät, zu Spielern, die viel bauen.
balance-card = Karte
balance-card-about = Für jede Karte: wie oft sie in den Spielen gebaut wird, in denen jemand sie genommen hat (das Band ist das Ziel, ein Drittel oder mehr), und nach oben der Anteil der Sieger unter ihren Besitzern. Die äußersten Karten sind beschriftet; zeige auf eine andere Karte, um ihren Namen zu sehen.
balance-card-tip = { $card }: gebaut, wenn genommen { $built }, Sieger unter den Besitzern { $relative }
balance-column-target = Ziel
balance-column-item = Von
balance-column-cost = Kosten
balance-column-taken = genommen
balance-column-built = gebaut
balance-column-points = Punkte
balance-column-worth = Pkt/Rst
balance-column-used = genutzt
balance-column-share = Siege
balance-column-relative = rel
balance-column-kept = behalten
balance-columns-about = Genommen: Anzahl pro Spiel. Gebaut: Anteil der Spiele, in denen jemand sie genommen hat. Pkt/Rst: Punkte je gezahltem Rohstoff. Genutzt: wie oft ihr Bonus nach dem Bau anfällt. Siege: der Anteil der Sieger unter ihren Besitzern; rel: dieser Anteil im Verhältnis zum Durchschnitt aller Karten. Behalten: wie oft ein Spieler, der den Charakter nahm, ihn am Ende noch hatte.

## The tuner

tune-nothing = Nichts zu ändern: Laut Vorhersage liegt jede Gruppe in ihren Grenzen, und jede Karte wird oft genug gebaut.
tune-stuck = Laut Vorhersage hilft keine einzelne Änderung, die die Anzahlen beibehält.
tune-changes = { $count ->
        [one] Eine Änderung
       *[other] { $count } Änderungen
    }; die vorhergesagte Abweichung sinkt von { $old } auf { $new }:
tune-left = Laut Vorhersage noch außerhalb der Grenzen (in Klammern die Zahl der Spieler): { $targets }.
tune-play = Das ist nur eine Vorhersage. Um sie zu prüfen, spiele die geänderte Ausgabe: oddville balance --edition { $file }
