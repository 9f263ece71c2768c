### The review of a game.

review-title = Analyse
review-title-page = Analyse: { $names }
review-heading = Berechnet von { $bot }.
review-graph = Gewinnchance nach jedem Spielzug
review-player = { $player }
review-percent = { $chance } %
review-turning = Wendepunkte
review-move = { $turn ->
        [0] Vorbereitung
       *[other] Zug { $turn }
    }, Schritt { $ply }, { $player }: { $words }
review-turning-change = { $player }: Gewinnchance von { $before } % auf { $after } %, davon { $luck } durch Glück
review-decisions = Entscheidungen von { $player }
review-grades = bester: { $best }, gut: { $good }, zweifelhaft: { $doubtful }, Fehler: { $mistake }, grober Fehler: { $blunder }
review-grade-best = bester
review-grade-good = gut
review-grade-doubtful = zweifelhaft
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-decision = { $turn ->
        [0] Vorbereitung
       *[other] Zug { $turn }
    }, Schritt { $ply }: { $words } – { $grade }
review-cost = Kosten: { $cost } Siege in 100 Spielen (Standardfehler { $error }), { $points } Punkte.
review-better = Besser: { $words }
review-thresholds = Die Note zählt, was ein Spielzug sicher gekostet hat (95 %), in Siegen von 100 Spielen: zweifelhaft ab { $doubtful }, Fehler ab { $mistake }, grober Fehler ab { $blunder }.
review-luck-heading = Glück und Spielzüge, in Siegen von 100 Spielen
review-luck-legend = Start, Glück (Platz, Verteilung, Karten) und Spielzüge ergeben zusammen das Ergebnis. Karten sind alle später aufgedeckten Karten und Charaktere; Spielzüge vergleichen die Entscheidungen dieses Spielers mit denen der anderen.
review-unfinished = Das Spiel ist nicht zu Ende: Das Ergebnis ist die letzte Schätzung.
review-column-start = Start
review-column-seat = Platz
review-column-deal = Verteilung
review-column-chance = Karten
review-column-moves = Spielzüge
review-column-result = Ergebnis
review-part-luck = Glück
review-part-moves = Spielzüge
review-interrupted = Unterbrochen. { $file } enthält, was berechnet wurde (Spielzüge: { $done }); derselbe Befehl setzt fort.
review-written = { $file } wurde gespeichert. Öffne die Datei in einem beliebigen Browser.
review-saved = { $file } wurde gespeichert. Zum Weiterspielen: oddville play --load { $file }
error-review-simulations = --simulations muss von 16 bis { $most } sein.
error-review-save = --play-on und --save gehören zusammen: der Spielzug und die Zieldatei.
error-review-move = --play-on ist die Nummer eines Spielzugs, von 0 bis { $most }.
review-panel = Analyse
review-progress = { $done } von { $total } Stellungen
review-seconds = { $seconds ->
        [one] Noch etwa 1 Sekunde.
       *[other] Noch etwa { $seconds } Sekunden.
    }
review-minutes = { $minutes ->
        [one] Noch etwa 1 Minute.
       *[other] Noch etwa { $minutes } Minuten.
    }
review-running = Das Spiel wird analysiert. Du kannst es dabei weiter ansehen.
review-waiting = Zuerst werden andere Spiele analysiert.
review-stopped = Die Analyse wurde angehalten. Was berechnet ist, bleibt erhalten.
review-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
review-continue = Fortsetzen
review-stop = Anhalten
review-ready = Die Analyse ist fertig.
review-tab-decisions = Entscheidungen
review-tab-luck = Glück
review-chances = { $turn ->
        [0] Vorbereitung
       *[other] Zug { $turn }
    }, Schritt { $ply }: { $chances }
review-chance = { $player } { $chance } %
review-as-table = Chancen als Tabelle
review-column-move = Schritt
review-whose = Wessen Entscheidungen?
review-only-mistakes = Nur zweifelhafte und schlechtere Spielzüge
review-no-mistakes = Kein Spielzug war zweifelhaft oder schlechter.
review-played = Gespielt: { $words }
review-was-best = Das war der beste Spielzug.
review-legend = Auf dem Tisch: Der beste Spielzug ist umrandet, der gespielte gestrichelt.
review-kinds = Was schiefging: { $kinds }
review-kind = { $kind } ({ $count })
review-kind-power = die Fähigkeit eines Charakters
review-kind-reaction = der Einsatz des { -builder }s
review-kind-placement = der Platz eines Gebäudes
review-kind-build = was du wann baust
review-kind-worker = die Wahl der Arbeiterkarte
review-kind-building = die Wahl eines Gebäudes
review-kind-resource = die Wahl eines Rohstoffs
review-kind-bonus = Boni
review-kind-action = die Wahl der Aktion
review-luck-about = Alle beginnen mit der gleichen Chance. Zuerst verschiebt sie das Glück, dann verschieben sie die Spielzüge aller; nach rechts ist besser. Der letzte Punkt ist das Ergebnis: 100 für einen Sieg, 0 für eine Niederlage.
review-luck-sum = { $player }: Start { $start }, Glück { $luck }, Spielzüge { $moves }, Ergebnis { $result }
