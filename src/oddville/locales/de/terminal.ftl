### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Willkommen in OddVille. { $players } Spieler.
terminal-seed = Der Startwert dieses Spiels ist { $seed }: Derselbe Startwert teilt dasselbe Spiel noch einmal aus.
terminal-help = Gib die Nummer eines Spielzugs ein oder help, um alle Befehle zu sehen.
terminal-goodbye = Auf Wiedersehen.
terminal-autosaved =
    Das Spiel wurde in { $file } gespeichert. Weiterspielen mit:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Vorbereitung
       *[other] Zug { $turn }
    }{" "}
terminal-seats = Die Datei enthält ein Spiel für { $players } Spieler, aber du hast { $seats } Plätze angegeben.
name-human = Spieler { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Gib save DATEI ein, um das Spiel zu speichern, city, score oder log, um es noch einmal anzusehen, review, um es zu analysieren, oder quit zum Beenden.

## The list of moves: headings

group-build = „{ $card }“ bauen ({ $paid } zahlen)
group-react = „{ $card }“ für 2 Münzen bauen ({ $paid } zahlen)
group-coins = Arbeiterkarte für Münzen ausspielen
group-resource = Arbeiterkarte für einen Rohstoff ausspielen
group-second = Zweiten Rohstoff nehmen
group-building = Arbeiterkarte für ein Gebäude aus der Reihe ausspielen, Preis in Münzen
group-bonus = Bonus nutzen
group-discard = Gebäude ablegen
group-choose = Rohstoff nehmen
group-travel = Reisender: einen Arbeiter auf ein Rohstoff-Feld im Zentrum stellen
group-swap = Buchhalter: ein Gebäude gegen eines aus der Reihe tauschen
group-return = Arbeiter vom Spielplan zurücknehmen, kostenlos

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
label-building = { $position } { $card }
label-swap = { $given } gegen
label-bonus = von { $card } ({ $source })
label-transform = { $card } ({ $source })

## The list of moves: entries

entry-choose = { $resource }
entry-coins = Karte { $worker }: { $gained ->
        [0] keine, du hast 5
        [one] 1 Münze
       *[other] { $gained } Münzen
    }
entry-resource = Karte { $worker }
entry-second = { $resource }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
entry-building = Karte { $worker }: { $cost }
entry-build = auf { $cell }: { $gains }
entry-bonus = { $resource }
entry-transform = { $from } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) zu { $to }
entry-discard = { $card }: kostet { $paid }; Bonus { $bonus }; Punkte { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    })

build-own = du { $points }
build-other = { $player } { $points }
build-bonuses = Boni { $bonuses }
build-character = dann { $character_the }
build-guild = dann ein Charakter der neu gemischten Gilde { $guild }
build-robs = { $player } gibt { $character_acc } zurück

## Answers

terminal-empty = { $most ->
        [0] Das Spiel ist zu Ende. Gib help ein, um alle Befehle zu sehen.
        [one] Gib 1 für den einzigen Spielzug ein oder help.
       *[other] Gib eine Nummer von 1 bis { $most }, einen Spielzug oder help ein.
    }
terminal-number = { $most ->
        [one] Es gibt keinen Spielzug { $number }: Der einzige ist 1.
       *[other] Es gibt keinen Spielzug { $number }: Möglich sind 1 bis { $most }. Gib moves ein, um sie zu sehen.
    }
terminal-number-over = Das Spiel ist zu Ende: Es gibt keinen Spielzug { $number }.
terminal-long = Diese Zeile ist zu lang: Keine Eingabe braucht mehr als { $most } Zeichen.
terminal-unknown = „{ $text }“ ist keine Nummer, kein Spielzug und kein Befehl. Gib help ein, um alle Befehle zu sehen.
terminal-legal = { $move } ist jetzt erlaubt: { $words }.
terminal-illegal = { $move } ist jetzt nicht erlaubt:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Gib nach why einen Spielzug an, mit seiner Nummer oder in Notation, zum Beispiel: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Ein Tipp von { $bot }.
        [one] Ein Tipp von { $bot } nach 1 simulierten Spiel.
       *[other] Ein Tipp von { $bot } nach { $simulations } simulierten Spielen.
    }
terminal-hint-legend = Für jeden Spieler: die Gewinnchance und die am Ende erwarteten Punkte.
terminal-hint-reason = - { $sentence }
head-move = Spielzug
head-trust = Anteil
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Zurückgenommen.
terminal-nothing-to-undo = Du hast keinen Spielzug, den du zurücknehmen könntest.
terminal-card-what = Gib nach card den Namen einer Karte an, zum Beispiel: card main-square
terminal-no-card = Es gibt keine Karte „{ $text }“. Gib cards ein, um alle Gebäude zu sehen.
terminal-log-empty = Noch ist nichts passiert.

terminal-lang-now = Die Sprache ist Deutsch. Ändern mit: lang SPRACHE. Verfügbar: { $languages }.
terminal-lang-unknown = Es gibt keine Texte in „{ $text }“. Verfügbar: { $languages }.
terminal-lang-changed = Die Sprache ist jetzt Deutsch.
terminal-rules-what = Gib nach rules eine Regel oder ein Suchwort an, zum Beispiel: rules BUILD-5
rules-none = Keine Regel enthält „{ $text }“. Regeln haben Kennungen wie BUILD-5; oddville rules zeigt alle.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Gib nach save einen Dateinamen an, zum Beispiel: save abend.odd
terminal-save-exists = { $file } gibt es schon. Gib save! { $file } ein, um sie zu überschreiben.
terminal-saved = Das Spiel wurde in { $file } gespeichert.
terminal-load-what = Gib nach load einen Dateinamen an, zum Beispiel: load abend.odd
terminal-loaded = { $file } wurde geladen: { $players } Spieler, Zug { $turn }.
terminal-stranger = In der Datei steht der Bot { $bot }, der ohne deine Erlaubnis nicht gestartet wird; auf seinem Platz spielt ein Mensch. Um ihn spielen zu lassen, lade die Datei und gib alle Plätze an: oddville play --load DATEI human "{ $bot }"
terminal-not-a-file = { $file } ist keine gewöhnliche Datei.
terminal-not-utf8 = { $file } ist kein UTF-8-Text und damit keine Spielaufzeichnung.
terminal-not-written = { $file } kann nicht geschrieben werden: { $reason }.

## Help

help-intro = Spiele in deinem Zug eine Arbeiterkarte für Münzen, einen Rohstoff oder ein Gebäude aus der Reihe aus, oder baue eines deiner Gebäude. Das Spiel endet, sobald jemand sechs Arbeiter in der Stadt hat; wer die meisten Punkte hat, gewinnt. Bauplätze heißen Spalte,Zeile: Das Zentrum ist 0,0, und die Zeilen zählen nach unten.
usage-number = 7
help-number = Spielzug 7 der Liste spielen
usage-notation = build inn 1,0
help-notation = einen Spielzug in Notation spielen; moves all zeigt sie für jeden
usage-moves = moves, moves all
help-moves = die erlaubten Spielzüge auflisten; mit all jeden in einer eigenen Zeile
usage-why = why SPIELZUG
help-why = warum ein Spielzug nicht erlaubt ist, mit den Regeln
usage-hint = hint, hint BOT
help-hint = die besten Spielzüge und warum; von einem anderen Bot, zum Beispiel: hint mayor
usage-undo = undo
help-undo = zurück bis zur letzten Entscheidung eines Menschen
usage-city = city
help-city = die Stadt und wo deine Gebäude hineinpassen
usage-row = row
help-row = die Gebäudereihe und ihre Preise
usage-board = board
help-board = der Rohstoff-Spielplan, die Gildenstapel und der Kartenstapel
usage-players = players
help-players = was jeder Spieler hat
usage-score = score
help-score = die aktuellen Punkte, Zeile für Zeile
usage-card = card NAME
help-card = ein Gebäude, einen Charakter, main-square oder eine Arbeiterkarte (nach Nummer) zeichnen
usage-cards = cards
help-cards = alle Gebäude dieser Ausgabe
usage-log = log
help-log = alles, was bisher passiert ist
usage-recap = recap
help-recap = was seit der letzten Entscheidung eines Menschen passiert ist
usage-save = save DATEI
help-save = das Spiel in einer Datei speichern
usage-save-over = save! DATEI
help-save-over = dasselbe, eine vorhandene Datei wird überschrieben
usage-load = load DATEI
help-load = ein gespeichertes Spiel fortsetzen
usage-rules = rules WAS
help-rules = eine Regel nach ihrer Kennung, zum Beispiel: rules BUILD-5; oder alle Regeln mit einem Wort, zum Beispiel: rules Straße
usage-lang = lang SPRACHE
help-lang = die Sprache ändern: { $languages }
usage-help = help
help-help = diese Seite
usage-quit = quit
help-quit = beenden; ein unfertiges Spiel wird gespeichert

## Drawings and tables

head-coins = Münzen
head-supply = Vorrat
head-hand = Karten
head-wood = Holz
head-clay = Lehm
head-stone = Stein
head-crystal = Krist.
head-city = Stadt
head-points = Pkt.
head-slot = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
head-upper = 2 Münzen, beliebig viele
head-spot = Zentrum
list-of-resources = { $resources }
held-buildings = Gebäude: { $list }
held-building = { $card } ({ $resources })
held-characters = Charaktere: { $characters }
area-building = { $card } ({ $id }): kostet { $resources }; Bonus { $bonus }; Punkte { $points }
area-character = { $character }: { $power }
area-empty = noch nichts
pile = { $count ->
        [one] { $character }, die letzte Karte: { $power }
       *[other] { $character }, oben von { $count } Karten: { $power }
    }
pile-empty = leer: Nimmt jemand den nächsten Charakter, geben vorher alle ihre zurück
deck-count = { $count ->
        [one] 1 Karte im Kartenstapel.
       *[other] { $count } Karten im Kartenstapel.
    }
score-now = Aktuelle Punkte:
score-final = Endstand:
end-winner = { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
end-tie-trigger = Gleichstand: { $level }; { $winner } hat das Spielende ausgelöst und gewinnt (SCORE-6).
end-tie-clockwise = Gleichstand: { $level }; { $player } hat das Spielende ausgelöst, und im Uhrzeigersinn kommt danach als Erstes von ihnen { $winner } und gewinnt (SCORE-6).
end-tie-order = Gleichstand: { $level }; niemand hat das Spielende ausgelöst, und { $winner } kommt in der Zugfolge zuerst und gewinnt (END-2).
city-signs-small = { $houses } sind Häuser, { $across } und { $down } Straßen. Die Zeichnung ist klein: Jede Karte zeigt ihre aktuellen Punkte und ihren Bonus (+Ho Holz, +Le Lehm, +St Stein, +Kr Kristall, +bel beliebiger Rohstoff, +dop verdoppeln, +umw umwandeln, +Mü Münze). Gib card NAME ein, um die ganze Karte zu sehen.
city-legend = Auf die in der Zeichnung genannten Bauplätze passt eines deiner Gebäude.
city-signs = { $houses } sind Häuser, { $across } und { $down } Straßen; =5 bedeutet, dass eine Karte zurzeit 5 Punkte wert ist.
row-legend = In jedem Kasten: Name, Kosten, Straßen, Bonus und Gilde, Punkte. Darunter: Position und Preis in Münzen mit Arbeiterkarte 1, 2, 3 und 4.
row-prices = Position { $position }, Preise { $prices }
worker-card = Arbeiterkarte { $worker }
coins = { $coins ->
        [0] keine
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
square-points = { $points ->
        [one] 1 Punkt für alle, die dort einen Arbeiter haben
       *[other] { $points } Punkte für alle, die dort einen Arbeiter haben
    }
points-as-character = { $points }
points-as-traveller = { $points }, oder 0 mit einem Arbeiter im Zentrum
field-cost = Kosten
field-bonus = Bonus
field-guild = Gilde
field-points = Punkte
field-shield = Schild
field-streets = Straßen
field-spots = Felder
field-coins = Münzen
field-resources = Rohstoffe
field-prices = Preise der Reihe
field-power = Fähigkeit
field-rule = Regel

short-bonus-wood = +Holz
short-bonus-clay = +Lehm
short-bonus-stone = +Stein
short-bonus-crystal = +Kristall
short-bonus-any = +beliebig
short-bonus-double = +doppelt
short-bonus-transform = +umwandeln
short-bonus-coin = +Münze
short-guild-mask = Maske
short-guild-rooster = Hahn
short-guild-bells = Glocken
short-guild-fleur-de-lis = Lilie
short-formula-diamond = Diamant { $base }
short-formula-neighbours3 = 3 x Nachbar
short-formula-shields = Schilde
short-formula-diamonds = { $base }+Diamant
short-formula-column = { $base }+Spalte
short-formula-guild = { $base }+Gilde
short-formula-neighbours = { $base }+Nachbar
short-formula-row = { $base }+Reihe
tiny-bonus-wood = +Ho
tiny-bonus-clay = +Le
tiny-bonus-stone = +St
tiny-bonus-crystal = +Kr
tiny-bonus-any = +bel
tiny-bonus-double = +dop
tiny-bonus-transform = +umw
tiny-bonus-coin = +Mü
short-square = je { $points }
short-worth = ={ $points }
short-resource-wood = Ho
short-resource-clay = Le
short-resource-stone = St
short-resource-crystal = Kr
short-side-north = N
short-side-east = O
short-side-south = S
short-side-west = W

## The cards of an edition

column-id = Kennung
column-name = Name
column-cost = Kosten
column-bonus = Bonus
column-guild = Gilde
column-points = Punkte
column-edges = Ränder
cards-legend = Kosten: Ho Holz, Le Lehm, St Stein, Kr Kristall. Punkte: die Zahl plus 1 für jeden Diamanten in der Stadt, jede Karte derselben Gilde, Reihe oder Spalte oder jede angrenzende Karte (Nachbar); 3 x Nachbar: 3 für jede angrenzende Karte; Schilde: die der angrenzenden Karten. N, O, S, W sind Straßen; ein Punkt steht für Häuser.
cards-reconstruction = Diese Karten sind eine Rekonstruktion: Die gedruckten kennen wir nicht; diese haben wir uns ausgedacht. Wenn du das Spiel besitzt, kannst du deine eigenen Karten eingeben: siehe docs/play/editions.md.
cards-variant = Diese Ausgabe ist eine Variante: { $cards ->
        [one] 1 Gebäude
       *[other] { $cards } Gebäude
    }, und { $workers ->
        [one] 1 Arbeiter in der Stadt beendet
       *[other] { $workers } Arbeiter in der Stadt beenden
    } das Spiel.
cards-valid = { $file } ist gültig: Ausgabe { $edition }, Prüfsumme { $hash }, { $cards ->
        [one] 1 Gebäude
       *[other] { $cards } Gebäude
    }, für { $possible } Spieler.
cards-warnings = Warnungen: was in keiner Anleitung steht. Es ist erlaubt; vergleiche es mit deinen Karten.
usage-review = review
help-review = nach dem Spiel: die Gewinnchance nach jedem Spielzug, deine Entscheidungen benotet, und Glück
terminal-review-begins = Das Spiel wird analysiert. Strg-C hält an; noch einmal review setzt fort.
terminal-review-progress = { $done } von { $total } Stellungen
terminal-review-stopped = Angehalten nach { $done } von { $total } Stellungen.
