### Play in a plain terminal.

## Beginning and leaving

terminal-welcome = Willkommen in OddVille. Es spielen { $players } mit.
terminal-seed = Der Startwert dieses Spiels ist { $seed }: Derselbe Startwert teilt dasselbe Spiel noch einmal aus.
terminal-help = Gib die Nummer eines Spielzugs ein. Mit help siehst du, was du sonst noch eingeben kannst.
terminal-goodbye = Auf Wiedersehen.
terminal-autosaved =
    Das Spiel ist in { $file } gespeichert. Weiter geht es mit:
    oddville play --load { $file }
terminal-prompt = { $mark } { $player }>{" "}
terminal-prompt-over = >{" "}
terminal-turn = {" "}{ $turn ->
        [0] Vorbereitung
       *[other] Zug { $turn }
    }{" "}
terminal-seats = Die Datei enthält ein Spiel für { $players } Spieler, und du hast { $seats } Plätze angegeben.
name-human = Spieler { $number }
name-bot = { $bot }-{ $number }

## What is asked

ask-over = Um dieses Spiel aufzuheben, gib save DATEI ein; city, score und log zeigen es noch einmal; quit beendet.

## The list of moves: headings

group-build = „{ $card }“ bauen (zahlt { $paid })
group-react = „{ $card }“ für 2 Münzen bauen (zahlt { $paid })
group-coins = Arbeiterkarte für Münzen ausspielen
group-resource = Arbeiterkarte für einen Rohstoff ausspielen
group-second = Zweiten Rohstoff nehmen
group-building = Arbeiterkarte für ein Gebäude der Reihe ausspielen, Preis in Münzen
group-bonus = Bonus nehmen
group-discard = Gebäude unter den Kartenstapel legen
group-choose = Rohstoff nehmen
group-travel = Reisender: einen Arbeiter auf ein Rohstoff-Feld im Zentrum setzen
group-swap = Buchhalter: ein Gebäude geben und eines der Reihe nehmen
group-return = Arbeiter vom Spielplan nehmen, kostenlos

## The list of moves: what the entries of a line share

label-resource = { $resource }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
label-building = { $position } { $card }
label-swap = { $given } für
label-bonus = von { $card } ({ $source })
label-transform = durch { $card } ({ $source })

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
entry-transform = { $from } (Feld für { $slot ->
        [one] 1 Münze
       *[other] { $slot } Münzen
    }) zu { $to }
entry-discard = { $card }: kostet { $paid }; Bonus { $bonus }; Punkte { $points }
entry-travel = { $resource }
entry-swap = { $position } { $taken }
entry-return = { $resource } ({ $slot }-Münzen-Feld)

build-own = du { $points }
build-other = { $player } { $points }
build-bonuses = Boni { $bonuses }
build-character = dann { $character_the }
build-guild = dann ein Charakter der neu gemischten Gilde { $guild }
build-robs = { $player } gibt { $character_acc } zurück

## Answers

terminal-empty = { $most ->
        [0] Das Spiel ist zu Ende; mit help siehst du, was du eingeben kannst.
        [one] Gib 1 für den einzigen Spielzug ein oder help.
       *[other] Gib eine Nummer von 1 bis { $most }, einen Spielzug oder help ein.
    }
terminal-number = { $most ->
        [one] Einen Spielzug { $number } gibt es nicht; es gibt nur Spielzug 1.
       *[other] Einen Spielzug { $number } gibt es nicht; es gibt 1 bis { $most }. Mit moves siehst du sie.
    }
terminal-number-over = Das Spiel ist zu Ende: Einen Spielzug { $number } gibt es nicht.
terminal-long = Diese Zeile ist zu lang; nichts, was du eingeben kannst, braucht mehr als { $most } Zeichen.
terminal-unknown = „{ $text }“ ist weder Nummer noch Spielzug noch Befehl; mit help siehst du, was du eingeben kannst.
terminal-legal = { $move } ist jetzt erlaubt: { $words }.
terminal-illegal = { $move } ist jetzt nicht erlaubt:
terminal-refusal = { $rule }: { $sentence }
terminal-why-what = Nenne nach why einen Spielzug, mit seiner Nummer oder wie in: why build goose-exchange 1,0
terminal-hint = { $simulations ->
        [0] Ein Tipp von { $bot }.
        [one] Ein Tipp von { $bot }, nach 1 durchgespielten Partie.
       *[other] Ein Tipp von { $bot }, nach { $simulations } durchgespielten Partien.
    }
terminal-hint-legend = Für alle die Aussicht auf den Sieg und die Punkte, die am Ende zu erwarten sind.
terminal-hint-reason = - { $sentence }
head-move = Spielzug
head-trust = sicher
hint-trust = { $share } %
hint-prospect = { $chance } %  { NUMBER($points, minimumFractionDigits: 1) }
terminal-move = { $words } ({ $move })
terminal-undone = Zurückgenommen.
terminal-nothing-to-undo = Du hast noch nichts gewählt, was du zurücknehmen könntest.
terminal-card-what = Nenne nach card eine Karte, wie in: card main-square
terminal-no-card = Eine Karte „{ $text }“ gibt es nicht; mit cards siehst du alle Gebäude.
terminal-log-empty = Noch ist nichts geschehen.

terminal-lang-now = Das ist Deutsch. Zum Ändern: lang SPRACHE, mit einer von { $languages }.
terminal-lang-unknown = In „{ $text }“ gibt es keine Texte; es gibt { $languages }.
terminal-lang-changed = Ab jetzt auf Deutsch.
terminal-rules-what = Nenne nach rules eine Regel oder ein Wort, wie in: rules BUILD-5
rules-none = In keiner Regel steht „{ $text }“. Regeln haben Kennungen wie BUILD-5; oddville rules zeigt alle.
rule-line = { $rule } { $title }. { $text }
ruling-line = { $rules }: { $question } { $answer }

## Files

terminal-save-what = Nenne nach save eine Datei, wie in: save abend.odd
terminal-save-exists = In { $file } steht etwas anderes; gib save! { $file } ein, um es zu überschreiben.
terminal-saved = Das Spiel ist in { $file } gespeichert.
terminal-load-what = Nenne nach load eine Datei, wie in: load abend.odd
terminal-loaded = { $file } ist geladen: { $players } Spieler, Zug { $turn }.
terminal-stranger = Die Datei nennt den Bot { $bot }, der nicht ungefragt gestartet wird; auf seinem Platz spielt ein Mensch. Soll er spielen, lade die Datei mit allen Plätzen: oddville play --load DATEI human "{ $bot }"
terminal-not-a-file = { $file } ist keine gewöhnliche Datei.
terminal-not-utf8 = { $file } ist kein UTF-8-Text, also kein Spiel.
terminal-not-written = { $file } lässt sich nicht schreiben: { $reason }.

## Help

help-intro = Spiele in deinem Zug eine Arbeiterkarte für Münzen, einen Rohstoff oder ein Gebäude der Reihe aus, oder baue ein Gebäude, das vor dir liegt. Wer sechs Arbeiter in der Stadt hat, beendet das Spiel; wer die meisten Punkte hat, gewinnt. Orte heißen Spalte,Zeile: Das Zentrum ist 0,0, und die Zeilen zählen nach unten.
usage-number = 7
help-number = Spielzug 7 der Liste spielen
usage-notation = build inn 1,0
help-notation = einen Spielzug in Kurzschrift spielen; moves all zeigt sie zu jedem
usage-moves = moves, moves all
help-moves = die erlaubten Spielzüge noch einmal; jeden in einer eigenen Zeile
usage-why = why SPIELZUG
help-why = warum ein Spielzug nicht erlaubt ist, mit den Regeln
usage-hint = hint, hint BOT
help-hint = die besten Spielzüge und warum; von einem anderen Bot, wie in: hint mayor
usage-undo = undo
help-undo = zurück zur letzten Entscheidung eines Menschen
usage-city = city
help-city = die Stadt, und wo deine Gebäude hinpassen
usage-row = row
help-row = die Gebäudereihe und ihre Preise
usage-board = board
help-board = der Rohstoff-Spielplan, die Gildenstapel und der Kartenstapel
usage-players = players
help-players = was vor allen liegt
usage-score = score
help-score = der Punktestand, Zeile für Zeile
usage-card = card NAME
help-card = ein Gebäude, einen Charakter, main-square oder eine Arbeiterkarte (nach Nummer) zeichnen
usage-cards = cards
help-cards = alle Gebäude dieser Ausgabe
usage-log = log
help-log = was von Anfang an geschehen ist
usage-recap = recap
help-recap = was seit der letzten Entscheidung eines Menschen geschehen ist
usage-save = save DATEI
help-save = das Spiel in einer Datei speichern
usage-save-over = save! DATEI
help-save-over = dasselbe, auch über eine andere Datei hinweg
usage-load = load DATEI
help-load = mit dem Spiel einer Datei weitermachen
usage-rules = rules WAS
help-rules = eine Regel nach ihrer Kennung, wie in: rules BUILD-5; oder alle Regeln mit einem Wort, wie in: rules Straße
usage-lang = lang SPRACHE
help-lang = in einer anderen Sprache weitermachen: { $languages }
usage-help = help
help-help = diese Seite
usage-quit = quit
help-quit = aufhören; ein unfertiges Spiel wird gespeichert

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
       *[other] { $character }, oberste von { $count } Karten: { $power }
    }
pile-empty = leer: Wer den nächsten Charakter nimmt, ruft erst alle dieser Gilde zurück
deck-count = { $count ->
        [one] 1 Karte im Kartenstapel.
       *[other] { $count } Karten im Kartenstapel.
    }
score-now = Der Punktestand, so wie die Stadt jetzt steht:
score-final = Endstand:
end-winner = { $winner } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
end-tie-trigger = Gleichstand: { $level }; { $winner } hat das Spielende ausgelöst und gewinnt deshalb (SCORE-6).
end-tie-clockwise = Gleichstand: { $level }; { $player } hat das Spielende ausgelöst, und im Uhrzeigersinn danach kommt zuerst { $winner } (SCORE-6).
end-tie-order = Gleichstand: { $level }; niemand hat das Spielende ausgelöst, und { $winner } kommt in der Zugfolge zuerst (END-2).
city-signs-small = { $houses } sind Häuser, { $across } und { $down } Straßen. Die Zeichnung ist klein: Jede Karte zeigt ihre Punkte und ihren Bonus (+Ho Holz, +Le Lehm, +St Stein, +Kr Kristall, +bel beliebiger Rohstoff, +dop verdoppeln, +umw umwandeln, +Mü Münze). Mit card NAME siehst du eine Karte ganz.
city-legend = Auf die in der Zeichnung genannten Orte passt ein Gebäude von dir.
city-signs = { $houses } sind Häuser, { $across } und { $down } Straßen; =5 heißt, dass eine Karte jetzt 5 Punkte wert ist.
row-legend = In jedem Kasten: Name, Kosten, Straßen, Bonus und Gilde, Punkte. Darunter: Position und Preis in Münzen mit Arbeiterkarte 1, 2, 3 und 4.
row-prices = Position { $position }: { $prices }
worker-card = Arbeiterkarte { $worker }
coins = { $coins ->
        [0] keine
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
square-points = { $points ->
        [one] 1 Punkt für jeden, der dort einen Arbeiter hat
       *[other] { $points } Punkte für jeden, der dort einen Arbeiter hat
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
short-bonus-transform = +Wandel
short-bonus-coin = +Münze
short-guild-mask = Maske
short-guild-rooster = Hahn
short-guild-bells = Glocken
short-guild-fleur-de-lis = Lilie
short-formula-diamond = Diamant { $base }
short-formula-neighbours3 = 3 x Rand
short-formula-shields = Schilde
short-formula-diamonds = { $base }+Diamant
short-formula-column = { $base }+Spalte
short-formula-guild = { $base }+Gilde
short-formula-neighbours = { $base }+Rand
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
cards-legend = Kosten: Ho Holz, Le Lehm, St Stein, Kr Kristall. Punkte: die Zahl und 1 für jeden Diamanten in der Stadt, jede Karte der Gilde, der Reihe oder der Spalte, jede angrenzende Karte (Rand); 3 x Rand: 3 für jede angrenzende Karte; Schilde: die der angrenzenden Karten. Straßen führen nach N, O, S, W; ein Punkt sind Häuser.
cards-reconstruction = Diese Karten sind eine Rekonstruktion: Die gedruckten sind uns nicht bekannt; diese hier haben wir uns ausgedacht. Wenn du das Spiel besitzt, kannst du deine eingeben: siehe docs/editions.md.
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
