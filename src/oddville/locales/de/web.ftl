### What the pages in the browser say.

## Drawings in words

describe-streets = Straßen: { $sides }
describe-no-streets = Keine Straßen
describe-cost = Kostet: { $resources }
describe-bonus = Bonus: { $bonus }
describe-guild = Gilde: { $guild }
describe-points = Punkte: { $worth }
describe-worker-card =
    Arbeiterkarte { $number }, { $colour }. { $coins ->
        [0] Keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }. Rohstoffe: { $resources }. Preise der Reihe: { $costs }
describe-character = { $character }: { $power }. Punkte: { $points }
describe-square = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für alle, die hier einen Arbeiter haben
describe-pile = { $guild }: { $character } oben, { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
describe-pile-empty = { $guild }: leer; wird der nächste Charakter genommen, geben vorher alle ihre zurück
describe-deck = Kartenstapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
describe-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    } von 5
describe-board = Rohstoff-Spielplan für { $players } Spieler
describe-worker = Arbeiter, { $colour }

colour-purple = lila
colour-blue = blau
colour-red = rot
colour-yellow = gelb

## The look

look-label = Farbschema
look-system = Wie das System
look-light = Hell
look-dark = Dunkel
look-contrast = Hoher Kontrast

## The card gallery

gallery-title = Die Karten von OddVille
gallery-note = Eine Rekonstruktion: Alle Zeichnungen, Namen und Werte sind von uns. Wähle eine Karte, um sie zu vergrößern.
gallery-print = Karten drucken
gallery-size = Größe
gallery-show = Anzeige
gallery-show-row = In der Reihe
gallery-show-city = In der Stadt
gallery-buildings = Gebäude
gallery-square = Zentrum
gallery-worker-cards = Arbeiterkarten
gallery-characters = Charaktere
gallery-city = Eine Stadt
gallery-board = Rohstoff-Spielplan
gallery-piles = Gildenstapel, Kartenstapel und Münzen
gallery-workers = Arbeiter
gallery-icons = Symbole
gallery-marks = Markierungen auf einem Bauplatz
gallery-close = Schließen
gallery-failed = Die Karten konnten nicht geladen werden. Lade die Seite neu.
mark-legal = kann hier gebaut werden
mark-would-fit = passt, ist aber nicht bezahlbar
mark-pinned = ausgewählt
mark-last-move = letzter Spielzug
mark-refused = passt nicht

## The print sheet

print-title = OddVille zum Drucken und Ausschneiden
print-how = Drucke mit 100 % und ohne zusätzliche Druckränder oder speichere als PDF. Schneide entlang der Marken.
print-now = Drucken
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Rückseiten für beidseitigen Druck
