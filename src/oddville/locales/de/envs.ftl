### Learning environments.

error-env-edition = Die Ausgabe { $edition } hat { $cards } Gebäude und endet mit { $workers } Arbeitern; die Tabelle der Aktionen hat Platz für { $most_cards } Gebäude und { $most_workers } Arbeiter.
error-env-word = { $option } kann nicht „{ $value }“ sein; möglich: { $allowed }.
error-env-turn-limit = Die Höchstzahl der Züge muss eine ganze Zahl von 0 (keine Grenze) bis { $most } sein, nicht { $value }.
error-env-games = Die Zahl der Spiele muss eine ganze Zahl ab 1 sein, nicht { $games }.
error-env-seat = Einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-env-count = Angegeben sind { $count } Aktionen für { $games } Spiele: Es muss eine für jedes sein.
error-env-illegal = Spiel { $game }: Aktion { $action } ist jetzt nicht erlaubt. Es wurde nichts gespielt; die Maske sagt, welche Aktionen es sind.
error-env-outcome = { $outcome } gehört hier nicht zu den Ergebnissen des Zufalls; chance_outcomes() nennt sie.
error-env-dealing = Das braucht eine Stellung, die auf einen Spieler wartet; erst muss der Zufall entscheiden.
error-env-reset = Das Spiel ist zu Ende oder wurde nie ausgeteilt: Rufe zuerst reset() auf.
error-env-opponents = Angegeben sind { $count } Gegner; nötig sind { $needed }.
error-env-seeds = { $count } Startwerte wurden für { $games } Spiele angegeben: Nötig ist einer für alle oder einer für jedes.
error-env-reset-mask = Beendete Spiele werden von selbst neu ausgeteilt; reset_mask geht hier nicht.
error-env-action = Eine Aktion ist eine ganze Zahl, nicht { $action } ({ $kind }).
error-env-actions = Aktionen sind eine Reihe ganzer Zahlen, eine für jedes Spiel, nicht { $kind }.
error-env-seed = Ein Startwert ist eine ganze Zahl oder ein Text, von höchstens { $longest } Zeichen.
error-env-max-cycles = max_cycles muss eine ganze Zahl ab 2 sein, ohne turn_limit daneben; es ist { $value }.
error-env-kind = check kennt Umgebungen von Gymnasium und von PettingZoo (AEC), nicht { $kind }.
error-env-game = Eine Umgebung von Gymnasium muss ihr Game als env.unwrapped.game und den Platz des Lernenden als info["seat"] zeigen.
error-env-settings = Die Einstellungen der Umgebung sind nicht bekannt: Übergib sie mit check(env, Settings(…)).
error-env-check = Die Umgebung ist nicht OddVille. Startwert „{ $seed }“, Entscheidung { $decision }: { $what ->
    [keys] Eine Beobachtung muss genau die Schlüssel observation und action_mask haben.
    [mask] Die Maske der Aktionen ist nicht die der Regeln.
    [observation] Die Beobachtung ist nicht die dokumentierte.
    [player] Ein anderer Spieler muss wählen.
    [position] Die Stellung ist eine andere.
    [form] observation und action_mask müssen Form und Typ ihrer Räume haben.
    [reused] Ein früher herausgegebenes Array wurde seitdem geändert.
    [played] Die angegebene Aktion ist nicht die gespielte.
    [ending] termination und truncation sind nicht die der Regeln.
   *[reward] Die Belohnung ist eine andere.
  }

error-dataset-numbers = --games muss von 1 bis { $games } und --simulations von 1 bis { $simulations } sein.
error-dataset-folder = { $folder } ist eine Datei. Gib einen Ordner für den Datensatz an.
cli-dataset = Bots spielen lassen und jede Entscheidung als Parquet festhalten: Maske, Beobachtung, Verteilung der Suche, Werte, Ergebnis
cli-dataset-title = Datensatz
cli-dataset-folder = der Ordner, in den geschrieben wird; er wird angelegt, wenn es ihn nicht gibt
cli-dataset-games = wie viele Spiele (Vorgabe: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = wie viele Spieler ein Spiel hat (Vorgabe: { $default })
cli-dataset-simulations = wie viele Simulationen die Suche je Entscheidung macht (Vorgabe: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = der Text, der jedes Spiel bestimmt; derselbe Text gibt aufs Bit dieselben Dateien (Vorgabe: { $default })
dataset-sheet =
    # Datenblatt

    ## Was das ist
    { NUMBER($games, useGrouping: 0) } Spiele von OddVille mit { $players } Spielern, { NUMBER($decisions, useGrouping: 0) } Entscheidungen, erzeugt von `oddville dataset` aus OddVille { $version }.
    { NUMBER($truncated, useGrouping: 0) } Spiele wurden durch die Höchstzahl von { NUMBER($turn_limit, useGrouping: 0) } Zügen beendet (END-2). Ausgabe `{ $edition }` ({ $edition_hash }); Tabelle der Aktionen { $actions_version }, Beobachtung { $observation_version } (docs/envs.md).

    ## Wie es entstand
    Die Suche spielt gegen sich selbst, mit { NUMBER($simulations, useGrouping: 0) } Simulationen je Entscheidung und jedes Mal einem neuen Baum. Bei der Hälfte der Entscheidungen, durch Zufall bestimmt, wird der Spielzug danach gelost, wie oft er versucht wurde; bei den anderen ist es der am häufigsten versuchte.
    Startwert: `{ $seed }`. Derselbe Befehl erzeugt aufs Bit dieselben Dateien, mit derselben Version von OddVille und von PyArrow, gleich wie viele Prozesse spielen.

    ## decisions.parquet
    Eine Zeile für jede Entscheidung: `game`, `ply`, `player`; die gespielte `action`; die Maske `mask` der erlaubten Aktionen als Bits, die erste im niedrigsten Bit; `observation` des Spielers, ein Byte je Zahl; `policy_actions` und `policy_visits`, wie oft die Suche jede versucht hat; `values`, die Gewinnaussicht jedes Spielers laut der Suche; `outcome_win`, `outcome_rank`, `outcome_points` des Spiels für jeden Spieler.

    ## games.parquet
    Eine Zeile für jedes Spiel: sein `seed`, `moves` als Text, `turns`, `winner`, `points`, und ob es abgebrochen wurde (`truncated`). Startwert und Spielzüge ergeben jede Stellung aufs Neue.

    ## Wofür es gut ist und wofür nicht
    Um Strategien und Werte zu lernen, und um Verfahren an gleichen Daten zu vergleichen. Die Karten sind eine Rekonstruktion, nicht die gedruckten; alle Spieler sind dasselbe Programm, also sind seine Gewohnheiten und seine Fehler die der Daten. Menschen kommen darin nicht vor.

    ## Lizenz
    Die Daten stehen unter der Lizenz von OddVille, MIT: Man darf sie nutzen, verändern und weitergeben. Bitte dieses Blatt mit weitergeben.

    ## Prüfsummen (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = Schritte der Lernumgebungen bei drei Batchgrößen, neben pgx und PettingZoo, wo sie installiert sind
bench-envs-heading = Die Umgebungen von OddVille, ein Kern, zufällige erlaubte Aktionen, { $compiled ->
        [yes] kompiliert
       *[no] nicht kompiliert (es gibt keinen C-Compiler)
    }. Median aus { $runs } Durchläufen.
bench-envs-masks = Masken, { $players } Spieler, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = Masken und Beobachtungen, { $players } Spieler, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, Batch { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = nicht installiert
bench-envs-install = Um neben den anderen zu messen, die nicht installiert sind: pip install 'oddville[env-peers]'.
bench-envs-ratio = bei uns { $ratio }-mal so viele
bench-unit-steps = { $value } Schritte/s
bench-envs-goal-masks = nur Masken bei Batch { NUMBER($batch, useGrouping: 0) }: mindestens { $wanted } Schritte/s
bench-envs-goal-observations = mit Beobachtungen bei Batch { NUMBER($batch, useGrouping: 0) }: mindestens { $wanted } Schritte/s
bench-envs-goal-peer = mindestens das { $wanted }-Fache der Schritte von { $peer } bei Batch 1
