### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = Bots Tausende von Spielen spielen lassen und zeigen, was sie über jede Karte sagen
cli-balance-players = die Spielerzahlen, durch Kommas getrennt (Vorgabe: 2,3,4)
cli-balance-games = wie viele Spiele für jede Spielerzahl (Vorgabe: 2000)
cli-balance-bot = der Bot, der auf jedem Platz spielt (Vorgabe: { $bot })
cli-balance-seed = der Startwert aller Spiele: Derselbe spielt dieselben Spiele noch einmal
cli-balance-report = den Bericht, eine HTML-Datei, hierhin schreiben
cli-balance-json = alle Zahlen als JSON hierhin schreiben
cli-balance-before = die Zahlen (JSON) eines früheren Laufs, die daneben stehen sollen
cli-balance-tune = aus den Zahlen eines Laufs eine veränderte Ausgabe vorschlagen
cli-balance-tune-figures = die Zahlen (JSON), die oddville balance --json für diese Ausgabe geschrieben hat
cli-balance-tune-output = die veränderte Ausgabe hierhin schreiben; ohne das werden nur die Änderungen genannt
cli-balance-tune-most = wie viele Änderungen höchstens (Vorgabe: { $most })

error-balance-players = Die Spielerzahlen sind 2, 3 oder 4, durch Kommas getrennt, jede einmal; nicht { $value }.
error-balance-games = Die Zahl der Spiele muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
error-balance-file = { $file } enthält keine Zahlen eines Ausgewogenheitslaufs; schreibe welche mit oddville balance --json { $file }.
error-balance-edition = { $file } erzählt von der Ausgabe { $theirs }, und diese Ausgabe ist { $ours }. Spiele sie zuerst: oddville balance --json DATEI.
error-balance-most = Die Zahl der Änderungen muss eine ganze Zahl von 1 bis { $most } sein, nicht { $value }.
error-tune-cards = Nur die Ausgabe mit den Anzahlen der Rekonstruktion lässt sich abstimmen; diese hält nicht ein: { $promises }.

balance-progress = Spiele
balance-wrote = { $file } ist geschrieben.
balance-legend = { $met } erreicht, { $unsure } noch nicht sicher, { $missed } verfehlt. Hinter jeder Zahl steht ihr 95-%-Intervall.
balance-summary-cards = { $met } von { $all } erreicht
balance-limited-games = { $players } Spieler: { $games ->
        [one] 1 Spiel endete
       *[other] { $games } Spiele endeten
    } bei der Höchstzahl von 100 Zügen je Spieler.
balance-house-rule = Mit der Hausregel: Nach dem sechsten Arbeiter wird die Runde zu Ende gespielt.

## Names

balance-players = { $players } Spieler
balance-seat = { $number ->
        [1] wer beginnt
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
balance-length = Züge je Spieler
balance-no-guild = keine
balance-formula-diamond = Diamant
balance-formula-neighbours3 = angrenzende × 3
balance-formula-shields = Schilde
balance-formula-diamonds = je Diamant
balance-formula-column = Spalte
balance-formula-guild = je Gilde
balance-formula-neighbours = angrenzende
balance-formula-row = Reihe
balance-bonus-any = beliebig
balance-bonus-double = verdoppeln
balance-bonus-transform = umwandeln
balance-bonus-coin = Münze
balance-verdict-met = erreicht
balance-verdict-unsure = noch nicht sicher
balance-verdict-missed = verfehlt
balance-key-before = vorher
balance-target-length = Länge des Spiels
balance-target-seat = Siege nach Platz
balance-target-formula = Sieger nach Formel
balance-target-guild = Sieger nach Gilde
balance-target-bonus = Sieger nach Bonus
balance-target-resource = Sieger nach Rohstoff
balance-target-card = gebaut, wenn gehalten

## The report

balance-title = OddVille: die Ausgewogenheit der Karten
balance-lead = Ausgabe { $edition_name }, auf jedem Platz spielt { $bot_name }. Spiele: { $games }. Alle Intervalle sind 95-%-Intervalle.
balance-lead-before = Daneben, in Grau, ein früherer Lauf: Ausgabe { $edition_name }, gespielt von { $bot_name }.
balance-verdicts = Ziele
balance-verdicts-about = Ein Ziel ist erreicht, wenn das ganze Intervall in seinen Grenzen liegt, und verfehlt, wenn es ganz außerhalb liegt. Dazwischen ist es noch nicht sicher: Mehr Spiele würden es zeigen.
balance-missed = { $count ->
        [one] Ein Ziel ist verfehlt:
       *[other] { $count } Ziele sind verfehlt:
    }
balance-changes = Was sich geändert hat
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
balance-seats-about = Wie oft jeder Platz gewinnt, in der Reihenfolge der Züge. Die gestrichelte Linie ist gerecht; das Band reicht { $points } Prozentpunkte zu beiden Seiten.
balance-seats-race = Spiele, die der Spieler gewann, in dessen Zug sie endeten: { $enders }. Mittlere Punkte nach Platz: { $points }.
balance-lengths = Länge
balance-lengths-about = Wie viele Züge jeder Spieler hatte. Das Band ist das Ziel, { $least } bis { $most }; über jedem Bild steht das Mittel. Spiele im Band: { $within }.
balance-lengths-title = { $players } Spieler: { $mean }
balance-limited = Spiele, die bei der Höchstzahl von 100 Zügen je Spieler endeten: { $games }.
balance-before = Vorher: { $figures }.
balance-scores = Punkte
balance-scores-about = Die Punkte der Sieger, die von allen, und wie weit die Sieger vorn liegen. Die Linie umfasst neun von zehn Spielen, der Kasten die mittlere Hälfte, der dicke Strich ist der Median. Mittel der Sieger: { $means }. Mittlerer Vorsprung: { $margins }.
balance-scores-winner = Sieger
balance-scores-everybody = alle
balance-scores-margin = Vorsprung
balance-diamonds = Sind Diamanten zu stark?
balance-diamonds-about = Rezensenten des gedruckten Spiels fanden das. Die gedruckten Karten kennen wir nicht; in dieser Ausgabe gilt:
balance-diamonds-seen = { $players } Spieler: Wer einen Diamanten besitzt, gewinnt { $relative }-mal so oft wie jemand mit irgendeiner Karte, { $reading ->
        [too-strong] also sind Diamanten zu stark
        [stronger] also sind Diamanten etwas stärker als das Mittel, innerhalb der Grenzen
        [weaker] also sind Diamanten etwas schwächer als das Mittel, innerhalb der Grenzen
        [too-weak] also sind Diamanten zu schwach
       *[alike] was sich vom Mittel nicht unterscheiden lässt
    }. Ein Diamant bringt { $worth } Punkte je gezahltem Rohstoff, alle Karten zusammen { $usual }.
balance-formula = Formel
balance-about-formula = Der Anteil der Sieger unter denen, die eine Karte mit dieser Formel gebaut haben, gemessen am Mittel über alle Karten. Das Band ist das Ziel, 0,8 bis 1,2.
balance-guild = Gilde
balance-about-guild = Dasselbe für die Karten jeder Gilde und für die ohne Gilde.
balance-bonus = Bonus
balance-about-bonus = Dasselbe nach dem Bonus, den die Karte allen gibt, die an ihren Straßen bauen.
balance-resource = Rohstoff
balance-about-resource = Dasselbe für die Karten, die einen Rohstoff verlangen.
balance-character = Charakter
balance-character-about = Der Anteil der Sieger unter denen, die am Ende einen Charakter haben, gemessen am Mittel über alle Karten. Ein Ziel gibt es nicht: Ein Charakter kommt spät, zu dem, der viel baut.
balance-card = Karte
balance-card-about = Jede Karte: wie oft sie in den Spielen gebaut wird, in denen jemand sie hatte (das Band ist das Ziel, ein Drittel oder mehr), und nach oben der Anteil der Sieger unter ihren Besitzern. Genannt sind die am weitesten außen liegenden; alle anderen sagen ihren Namen, wenn man auf sie zeigt.
balance-card-tip = { $card }: gebaut, wenn gehalten { $built }, Sieger unter den Besitzern { $relative }
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
balance-columns-about = Genommen: wie oft in einem Spiel. Gebaut: Anteil der Spiele, in denen jemand sie hatte. Pkt/Rst: Punkte je gezahltem Rohstoff. Genutzt: wie oft ihr Bonus anfällt, wenn sie gebaut ist. Siege: der Anteil der Sieger unter ihren Besitzern; rel: dieser Anteil, gemessen am Mittel über alle Karten. Behalten: wie oft, wer einen Charakter nahm, ihn am Ende noch hatte.

## The tuner

tune-nothing = Nichts zu ändern: Jede Gruppe liegt nach der Vorhersage in ihren Grenzen, und jede Karte wird oft genug gebaut.
tune-stuck = Keine einzelne Änderung, die die Anzahlen wahrt, hilft nach der Vorhersage.
tune-changes = { $count ->
        [one] Eine Änderung
       *[other] { $count } Änderungen
    }; die vorhergesagte Abweichung fällt von { $old } auf { $new }:
tune-left = Nach der Vorhersage noch außerhalb der Grenzen (in Klammern: mit wie vielen Spielern): { $targets }.
tune-play = Das ist nur eine Vorhersage. Um es zu wissen, spiele die veränderte Ausgabe: oddville balance --edition { $file }
