### Learning environments.

error-env-edition = Die Ausgabe { $edition } hat { $cards } Gebäude und endet mit { $workers } Arbeitern; die Aktionstabelle hat Platz für { $most_cards } Gebäude und { $most_workers } Arbeiter.
error-env-word = { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
error-env-turn-limit = Die Höchstzahl der Züge muss eine ganze Zahl von 0 (keine Grenze) bis { $most } sein, nicht { $value }.
error-env-games = Die Zahl der Spiele muss eine ganze Zahl von mindestens 1 sein, nicht { $games }.
error-env-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
error-env-count = Für { $games } Spiele wurden { $count } Aktionen angegeben: Nötig ist eine pro Spiel.
error-env-illegal = Spiel { $game }: Aktion { $action } ist jetzt nicht erlaubt. Es wurde nichts gespielt; die Maske zeigt die erlaubten Aktionen.
error-env-outcome = { $outcome } ist hier kein mögliches Zufallsergebnis; chance_outcomes() listet sie auf.
error-env-dealing = Dafür muss in der Stellung ein Spieler am Zug sein; zuerst muss der Zufall entscheiden.
error-env-reset = Das Spiel ist zu Ende oder noch nicht ausgeteilt: Rufe zuerst reset() auf.
error-env-opponents = { $count } Gegner wurden angegeben; nötig sind { $needed }.
error-env-seeds = Für { $games } Spiele wurden { $count } Startwerte angegeben: Nötig ist einer für alle oder einer pro Spiel.
error-env-opponent = Ein Gegner muss der Name eines Bots, eine Datei oder ein Programm sein, nicht { $value }. Ein eigener Bot in Python: opponents="mybot.py" (docs/bots/bots.md).
error-env-batch-opponent = „{ $value }“ kann nicht in einem Batch spielen. Möglich sind random, rollout, greedy, search:simulations=N und net:FILE; für andere Bots gibt es SingleEnv.
error-env-network = { $file } ist kein Netz von oddville train für diese Zahl von Spielern: { $reason }.
error-env-reset-mask = Beendete Spiele werden automatisch zurückgesetzt; reset_mask kann nicht verwendet werden.
error-env-action = Eine Aktion muss eine ganze Zahl sein, nicht { $action } ({ $kind }).
error-env-actions = Aktionen müssen eine Folge ganzer Zahlen sein, eine pro Spiel, nicht { $kind }.
error-env-seed = Ein Startwert muss eine ganze Zahl oder ein Text von höchstens { $longest } Zeichen sein.
error-env-max-cycles = max_cycles muss eine ganze Zahl von mindestens 2 sein und kann nicht mit turn_limit kombiniert werden; es ist { $value }.
error-env-kind = check unterstützt Umgebungen von Gymnasium und PettingZoo (AEC), nicht { $kind }.
error-env-game = Eine Umgebung von Gymnasium muss ihr Game als env.unwrapped.game und den Platz des Lernenden als info["seat"] bereitstellen.
error-env-settings = Die Einstellungen der Umgebung sind nicht bekannt: Übergib sie mit check(env, Settings(…)).
error-env-check = Die Umgebung entspricht nicht OddVille. Startwert „{ $seed }“, Entscheidung { $decision }: { $what ->
    [keys] Eine Beobachtung muss genau die Schlüssel observation und action_mask haben.
    [mask] Die Aktionsmaske weicht von den Regeln ab.
    [observation] Die Beobachtung weicht von der dokumentierten ab.
    [player] Ein anderer Spieler muss wählen.
    [position] Die Stellung ist eine andere.
    [form] observation und action_mask müssen Form und Typ ihrer Räume haben.
    [reused] Ein früher zurückgegebenes Array wurde seitdem geändert.
    [played] Die gespielte Aktion ist nicht die angegebene.
    [ending] Ein Spiel muss genau dort durch termination enden, wo die Regeln es beenden, und nie durch truncation.
    [turn-limit] info["turn_limit"] muss am Ende angeben, ob die Höchstzahl von Zügen das Spiel beendet hat.
   *[reward] Die Belohnung ist eine andere.
  }

note-uncompiled = Die Regeln laufen unkompiliert, etwa 60-mal langsamer. Installieren Sie einen C-Compiler und dann OddVille erneut, oder ein Wheel für dieses System.
error-dataset-numbers = --games muss von 1 bis { $games } und --simulations von 1 bis { $simulations } sein.
error-dataset-folder = { $folder } ist eine Datei. Gib einen Ordner für den Datensatz an.
cli-dataset = Bots spielen lassen und jede Entscheidung als Parquet speichern: Maske, Beobachtung, Verteilung der Suche, Werte, Ergebnis
cli-dataset-title = Datensatz
cli-dataset-folder = der Zielordner; er wird angelegt, wenn es ihn nicht gibt
cli-dataset-games = wie viele Spiele (Standard: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = die Zahl der Spieler (Standard: { $default })
cli-dataset-simulations = wie viele Simulationen die Suche pro Entscheidung ausführt (Standard: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = der Startwert aller Spiele; derselbe Startwert ergibt identische Dateien (Standard: { $default })
dataset-sheet =
    # Datenblatt
    ## Inhalt
    { NUMBER($games, useGrouping: 0) } Spiele von OddVille mit { $players } Spielern, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, erzeugt mit `oddville dataset` aus OddVille { $version }.
    { NUMBER($at_turn_limit, useGrouping: 0) } Spiele wurden durch die Höchstzahl von { NUMBER($turn_limit, useGrouping: 0) } Zügen beendet (END-2). Ausgabe `{ $edition }` ({ $edition_hash }); Aktionstabelle { $actions_version }, Beobachtung { $observation_version } (docs/research/envs.md).
    ## Methode
    Die Suche spielt gegen sich selbst, mit { NUMBER($simulations, useGrouping: 0) } Simulationen pro Entscheidung und jedes Mal einem neuen Baum. Bei der Hälfte der Entscheidungen, zufällig gewählt, wird der Spielzug im Verhältnis zu seinen Besuchen gezogen; bei den anderen ist es der am häufigsten besuchte.
    Startwert: `{ $seed }`. Derselbe Befehl erzeugt mit denselben Versionen von OddVille und PyArrow identische Dateien, unabhängig von der Zahl der Prozesse.
    ## decisions.parquet
    Eine Zeile pro Entscheidung: `game`, `ply`, `player`; die gespielte `action`; die Maske `mask` der erlaubten Aktionen als Bits, die erste im niedrigsten Bit; die `observation` des Spielers, ein Byte pro Zahl; `policy_actions` und `policy_visits`, wie oft die Suche jede besucht hat; `values`, die Gewinnchance jedes Spielers laut der Suche; `outcome_win`, `outcome_rank`, `outcome_points` des Spiels für jeden Spieler.
    ## games.parquet
    Eine Zeile pro Spiel: sein `seed`, `moves` als Text, `turns`, `winner`, `points`, und ob die Höchstzahl von Zügen es beendet hat (`at_turn_limit`). Aus Startwert und Spielzügen lässt sich jede Stellung rekonstruieren.
    ## Verwendung und Grenzen
    Zum Lernen von Strategien und Werten und zum Vergleich von Verfahren an gleichen Daten. Die Karten sind eine Rekonstruktion, nicht die gedruckten. Alle Spieler sind dasselbe Programm; die Daten enthalten daher seine Gewohnheiten und Fehler. Menschliche Spieler kommen in den Daten nicht vor.
    ## Lizenz
    Die Daten stehen unter der Lizenz von OddVille, MIT: Sie dürfen genutzt, verändert und weitergegeben werden. Bitte dieses Datenblatt beilegen.
    ## Prüfsummen (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = Schritte der Lernumgebungen bei drei Batchgrößen, im Vergleich mit pgx und PettingZoo, sofern installiert
bench-envs-heading = OddVille-Umgebungen, ein Kern, zufällige erlaubte Aktionen, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen.
bench-envs-masks = Masken, { $players } Spieler, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = Masken und Beobachtungen, { $players } Spieler, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-opponent = gegen { $opponent }, { $players } Spieler, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = nicht installiert
bench-envs-install = Zum Vergleich mit nicht installierten Programmen: pip install 'oddville[env-peers]'.
bench-envs-ratio = bei uns { $ratio }-mal so viele
bench-unit-steps = { $value } Schritte/s
bench-envs-goal-masks = nur Masken bei Batch { NUMBER($batch, useGrouping: 0) }: mindestens { $wanted } Schritte/s
bench-envs-goal-observations = mit Beobachtungen bei Batch { NUMBER($batch, useGrouping: 0) }: mindestens { $wanted } Schritte/s
bench-envs-goal-peer = mindestens das { $wanted }-Fache der Schritte von { $peer } bei Batch 1
