### The lab: long work, the arena, its tables.

error-write = { $file } lässt sich nicht schreiben: { $reason }.
error-work-lost = Der Prozess ging { $times }-mal bei derselben Arbeit verloren: { $task }. Etwas darin beendet den Prozess oder verbraucht den Speicher.
error-journal-none = { $file } ist kein Journal von OddVille. Nenne eine andere Datei.
error-journal-other = { $file } ist das Journal einer anderen Arbeit ({ $difference }). Nenne eine andere Datei oder wiederhole den Befehl, der es angelegt hat.
error-journal-line = { $file }: Zeile { $line } ist nicht lesbar. Lösche diese Zeile oder nenne eine andere Datei.
error-journal-busy = { $file } wird von einem anderen Lauf benutzt. Warte auf ihn oder nenne eine andere Datei.

lab-progress = { $title }: { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }, noch etwa { $left }

error-extra = { $what } ist nicht installiert. Zum Installieren: pip install 'oddville[{ $extra }]'.
error-cluster = Ray ist unter { $address } nicht zu erreichen: { $reason }. Gemeint ist die Adresse eines laufenden Verbunds, etwa 10.0.0.5:6379; sein Token steht in RAY_AUTH_TOKEN oder ~/.ray/auth_token.
error-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Verbunds: Schreibe sie als RECHNER:PORT, etwa 10.0.0.5:6379.
error-cluster-open = Ray würde auf { $host } am Netz lauschen; OddVille startet es nur, wo es allein diesen Rechner hört. Nimm --runner processes.
error-workers = --workers muss von 1 bis 1000 sein, nicht { $workers }.
error-address = --address gehört zu einem laufenden Ray-Verbund: Füge --runner ray hinzu.
error-write-folder = { $file } ist ein Ordner. Nenne eine Datei.
error-write-nowhere = { $file } lässt sich nicht schreiben: Einen Ordner { $folder } gibt es nicht.
error-write-refused = { $file } lässt sich nicht schreiben: keine Berechtigung. Nenne eine andere Datei.

journal-resumed = Weiter mit { $file }: { NUMBER($done, useGrouping: 0) } Ergebnisse sind schon da.
journal-interrupted =
    Unterbrochen. { $done ->
        [one] 1 Ergebnis ist
       *[other] { NUMBER($done, useGrouping: 0) } Ergebnisse sind
    } in { $file } gespeichert. Derselbe Befehl macht dort weiter.

error-arena-bots = Eine Arena braucht mindestens zwei Bots, etwa: oddville arena greedy random.
error-arena-games = --games muss von 1 bis { $most } sein, nicht { $games }.
error-arena-two = --until-sure und --at-least vergleichen zwei Bots: Nenne genau zwei.
error-arena-write = --write gehört zur Rangleiter: Füge --ladder hinzu oder nimm --save, --csv oder --plot.
error-at-least = --at-least ist eine Gewinnrate zwischen 0 und 1, etwa 0.9, nicht { $rate }.
error-plot-kind = { $file }: Der Name eines Bildes muss auf eines von { $kinds } enden.
error-ladder-bots = Die Rangleiter hat eigene Bots: Lass deine weg.
error-ladder-page = { $file } hat keinen Platz für die Tabelle: Setze die Zeilen { $begin } und { $end } dorthin, wo sie hingehört.

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
arena-interval-deals = Die Intervalle gelten für eine vorher festgelegte Zahl von Spielen.
arena-interval-anytime = Die Intervalle der Siege gelten, wann immer man aufhört.
arena-limited = { $games ->
        [one] 1 Spiel wurde
       *[other] { NUMBER($games, useGrouping: 0) } Spiele wurden
    } durch die Höchstzahl von { NUMBER($turns, useGrouping: 0) } Zügen beendet.
arena-verdict-stronger = { $bot } ist stärker als { $than } (e-Wert { $e }, p { $p }).
arena-verdict-weaker = { $bot } ist schwächer als { $than } (e-Wert { $e }, p { $p }).
arena-verdict-more = { $bot } gewinnt gegen { $than } mehr als { $rate } % (e-Wert { $e }, p { $p }).
arena-verdict-less = { $bot } gewinnt gegen { $than } weniger als { $rate } % (e-Wert { $e }, p { $p }).
arena-verdict-open = Ob { $bot } gegen { $than } mehr oder weniger als { $rate } % gewinnt, ist offen (e-Wert { $e }, p { $p }).
arena-stopped = Vorzeitig beendet: Der Test ist sich sicher.
arena-failure = { $bot } hat { $count ->
        [one] einmal
       *[other] { NUMBER($count, useGrouping: 0) }-mal
    } versagt: { $what }

plot-title = Siege, { $players } Spieler, { NUMBER($games, useGrouping: 0) } Spiele
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

## Fitting the evaluation

cli-fit = die Bewertung von greedy und search an Spiele von search gegen sich selbst anpassen
cli-fit-output = die Datei, die geschrieben wird, etwa src/oddville/bots/search/weights.json
cli-fit-games = wie viele Spiele für jede Spielerzahl
cli-fit-simulations = wie viele Simulationen search für eine Entscheidung hat
error-fit-numbers = --games und --simulations müssen ganze Zahlen ab 1 sein.
