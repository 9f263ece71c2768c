### The lab: long work, the arena, its tables.

error-write = { $file } kann nicht geschrieben werden: { $reason }.
error-work-lost = Der Prozess ist { $times }-mal bei derselben Aufgabe abgebrochen: { $task }. Etwas darin beendet den Prozess oder verbraucht den Speicher.
error-journal-none = { $file } ist kein Journal von OddVille. Wähle eine andere Datei.
error-journal-other = { $file } ist das Journal einer anderen Aufgabe ({ $difference }). Wähle eine andere Datei oder wiederhole den Befehl, der es angelegt hat.
error-journal-line = { $file }: Zeile { $line } kann nicht gelesen werden. Lösche diese Zeile oder wähle eine andere Datei.
error-journal-busy = { $file } wird von einem anderen Lauf benutzt. Warte, bis er fertig ist, oder wähle eine andere Datei.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }, noch etwa { $left }

error-extra = { $what } ist nicht installiert. Zum Installieren: pip install 'oddville[{ $extra }]'.
error-cluster = Ray ist unter { $address } nicht erreichbar: { $reason }. Gib die Adresse eines laufenden Clusters an, etwa 10.0.0.5:6379; sein Token wird aus RAY_AUTH_TOKEN oder ~/.ray/auth_token gelesen.
error-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: Schreibe HOST:PORT, etwa 10.0.0.5:6379.
error-cluster-open = Ray würde unter { $host } aus dem Netz erreichbar sein; OddVille startet es nur, wenn es allein von diesem Rechner erreichbar ist. Verwende --runner processes.
error-workers = --workers muss von 1 bis 1000 sein, nicht { $workers }.
error-address = --address gilt für einen laufenden Ray-Cluster: Füge --runner ray hinzu.
error-write-folder = { $file } ist ein Ordner. Wähle eine Datei.
error-write-nowhere = { $file } kann nicht geschrieben werden: Es gibt keinen Ordner { $folder }.
error-write-refused = { $file } kann nicht geschrieben werden: keine Berechtigung. Wähle eine andere Datei.

journal-resumed = Weiter mit { $file }: { NUMBER($done, useGrouping: 0) } Ergebnisse sind schon vorhanden.
journal-interrupted =
    Unterbrochen. { $done ->
        [one] 1 Ergebnis wurde
       *[other] { NUMBER($done, useGrouping: 0) } Ergebnisse wurden
    } in { $file } gespeichert. Mit demselben Befehl geht es weiter.

error-arena-bots = Eine Arena braucht mindestens zwei Bots, etwa: oddville arena greedy random.
error-arena-games = --games muss von 1 bis { $most } sein, nicht { $games }.
error-arena-two = --until-sure und --at-least vergleichen zwei Bots: Gib genau zwei an.
error-arena-write = --write gilt für die Rangliste: Füge --ladder hinzu oder verwende --save, --csv oder --plot.
error-at-least = --at-least ist eine Gewinnrate zwischen 0 und 1, etwa 0.9, nicht { $rate }.
error-plot-kind = { $file }: Der Name eines Bildes muss auf { $kinds } enden.
error-ladder-bots = Die Rangliste hat eigene Bots: Lass deine weg.
error-ladder-page = { $file } hat keinen Platz für die Tabelle: Füge die Zeilen { $begin } und { $end } dort ein, wo sie hingehört.

arena-title = { $bots }
arena-rounded = Jede Verteilung wird { $each }-mal gespielt, damit jeder Bot auf jedem Platz sitzt: { NUMBER($all, useGrouping: 0) } Spiele statt { NUMBER($games, useGrouping: 0) }.
arena-heading = { $players } Spieler, { NUMBER($games, useGrouping: 0) } Spiele: { $deals ->
        [one] 1 Verteilung
       *[other] { NUMBER($deals, useGrouping: 0) } Verteilungen
    }, jede von jedem Platz aus gespielt. Ausgabe { $edition }, Startwert { $seed }.
arena-pair = Nur { $bots }:
arena-column-bot = Bot
arena-column-games = Spiele
arena-column-win-rate = Siege %
arena-column-range = 95-%-Intervall
arena-column-elo = Elo
arena-column-points = Punkte
arena-column-margin = Vorsprung
arena-column-turns = Züge
arena-column-ms = ms/Entscheidung
arena-column-simulations = Simulationen
arena-column-incidents = Fehler
arena-column-luck = Glück %
arena-column-adjusted = Siege % bereinigt
arena-column-adjusted-range = 95-%-Intervall
arena-luck = Um das Glück bereinigt ist das Intervall von { $bot } { $factor }-mal schmaler.
arena-luck-wider = Eine Bereinigung um das Glück hilft hier nicht: Das Intervall von { $bot } wäre nicht schmaler.
arena-interval-deals = Die Intervalle gelten für eine vorher festgelegte Zahl von Spielen.
arena-interval-anytime = Die Intervalle der Gewinnrate gelten, wann immer man aufhört.
arena-limited = { $games ->
        [one] 1 Spiel wurde
       *[other] { NUMBER($games, useGrouping: 0) } Spiele wurden
    } durch die Höchstzahl von { NUMBER($turns, useGrouping: 0) } Zügen beendet.
arena-verdict-stronger = { $bot } ist stärker als { $than } (e-Wert { $e }, p { $p }).
arena-verdict-weaker = { $bot } ist schwächer als { $than } (e-Wert { $e }, p { $p }).
arena-verdict-more = { $bot } gewinnt gegen { $than } mehr als { $rate } % (e-Wert { $e }, p { $p }).
arena-verdict-less = { $bot } gewinnt gegen { $than } weniger als { $rate } % (e-Wert { $e }, p { $p }).
arena-verdict-open = Ob { $bot } gegen { $than } mehr oder weniger als { $rate } % gewinnt, ist offen (e-Wert { $e }, p { $p }).
arena-stopped = Vorzeitig beendet: Das Ergebnis steht fest.
arena-failure = { $bot } hatte { $count ->
        [one] einen Fehler
       *[other] { NUMBER($count, useGrouping: 0) } Fehler
    }: { $what }

plot-title = Gewinnraten, { $players } Spieler, { NUMBER($games, useGrouping: 0) } Spiele
plot-rate = gewonnene Spiele, % (95-%-Intervall)
plot-fair = gleich stark ({ $rate } %)

ladder-column-bot = Bot
ladder-column-other = gegen
ladder-column-players = Spieler
ladder-column-games = Spiele
ladder-column-win-rate = Siege %
ladder-column-range = 95-%-Intervall
ladder-column-fair = fair %
ladder-column-verdict = Urteil
ladder-verdict-above = stärker
ladder-verdict-below = schwächer
ladder-verdict-unsure = offen

## The benchmark

error-benchmark-agent = Nenne einen Agenten, etwa oddville benchmark ./agent.py, oder mit --table einen Ordner mit Zeilen.
error-benchmark-write = --write gehört zu --table; die Zeile eines Agenten wird mit --save gespeichert.
error-benchmark-timeout = { $spec }: Der Benchmark erlaubt { $seconds } s für eine Entscheidung; lass timeout weg oder verkürze es.
error-benchmark-players = Der Benchmark hat keine Paarungen mit { $players } Spielern, nur mit { $known }.
error-benchmark-rows = In { $folder } sind keine Zeilen (*.json).
error-benchmark-row = { $file } ist keine Zeile des Benchmarks dieser Version.
benchmark-title = Benchmark von { $agent }
benchmark-saved = Die Zeile steht in { $file }.
benchmark-failed = { $agent } hatte Fehler in { $games ->
        [one] 1 Spiel
       *[other] { NUMBER($games, useGrouping: 0) } Spielen
    } von { NUMBER($of, useGrouping: 0) }; { $games ->
        [one] es zählt
       *[other] sie zählen
    } als verloren.
benchmark-column-agent = Agent
benchmark-column-score = Wertung
benchmark-column-games = Spiele
benchmark-column-failed = Fehler
benchmark-column-ms = ms/Entscheidung
benchmark-column-training = trainiert mit
benchmark-column-version = Protokoll, Version, Datum

## The solver

solve-progress = { NUMBER($positions, useGrouping: 0) } Stellungen gelöst
solve-value = { $edition } mit höchstens { $turn_limit } Zügen: Der Wert des Startspielers ist { $value } ({ $reward }), aus { NUMBER($positions, useGrouping: 0) } Stellungen.
solve-line = Bestes Spiel: { $line }
solve-uniform = Gleichverteilt zufälliges Spiel hat eine Ausnutzbarkeit von { $uniform_exploitability }.

## Fitting the evaluation

cli-fit = die Bewertung von greedy und search an Spiele von search gegen sich selbst anpassen
cli-fit-output = die Zieldatei, etwa src/oddville/bots/search/weights.json
cli-fit-games = wie viele Spiele je Spielerzahl
cli-fit-simulations = wie viele Simulationen search pro Entscheidung verwendet
error-fit-numbers = --games und --simulations müssen ganze Zahlen von mindestens 1 sein.

## Training the network

cli-train = Netze für search durch Spiele gegen sich selbst trainieren; derselbe Befehl setzt einen abgebrochenen Lauf fort
cli-train-folder = der Ordner des Trainings; er wird angelegt, wenn es ihn nicht gibt
cli-train-generations = wie viele Generationen (Standard: { $default })
cli-train-games = Spiele gegen sich selbst in einer Generation, je Spielerzahl (Standard: { NUMBER($default, useGrouping: 0) })
cli-train-simulations = Simulationen einer Entscheidung mit Suche (Standard: { $default })
cli-train-gate-games = höchstens so viele Spiele eines neuen Netzes gegen das bisher beste (Standard: { $default })
cli-train-hidden = Einheiten der ersten Schicht eines Netzes; ein kleineres wird erweitert (Standard: { $default })
cli-train-window = aus wie vielen Generationen Stellungen gelernt werden (Standard: { $default })
cli-train-players = die Spielerzahlen (Standard: 2 3 4)
cli-train-start = die Netzdatei, mit der das Training beginnt, oder { $built_in } für die mitgelieferte; sonst beginnt es bei null
error-train-numbers = Alle Zahlen müssen ganze Zahlen von mindestens 1 sein.
error-train-hidden = Die erste Schicht eines Netzes hat eine gerade Zahl von Einheiten, von 2 bis { $most }.
error-train-start = { $file } ist keine Netzdatei dieser Version für diese Spielerzahlen.
train-stage = Generation { $generation }, { $players } Spieler: { $stage ->
        [play] Spiele gegen sich selbst
        [learn] Lernen
       *[gate] Prüfung
    }
train-generation = Generation { $generation }, { $players } Spieler: Verlust { $measured }; { $rate } % von { NUMBER($games, useGrouping: 0) } Spielen gewonnen ({ $low } … { $high }), { $accepted ->
        [yes] angenommen
       *[no] nicht angenommen
    }.
train-plot-players = { $players } Spieler
train-plot-loss = Verlust auf zurückgehaltenen Spielen
train-plot-generation = Generation
train-plot-rate = gegen das bisher beste gewonnene Spiele, %
