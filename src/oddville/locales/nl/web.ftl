### What the pages in the browser say.

## Drawings in words

describe-streets = Straten: { $sides }
describe-no-streets = Geen straten
describe-cost = Kosten: { $resources }
describe-bonus = Bonus: { $bonus }
describe-guild = Gilde: { $guild }
describe-points = Punten: { $worth }
describe-worker-card =
    Arbeiderskaart { $number }, { $colour }. { $coins ->
        [0] Geen munten
        [one] 1 munt
       *[other] { $coins } munten
    }. Grondstoffen: { $resources }. Prijzen van de rij: { $costs }
describe-character = { $character }: { $power }. Punten: { $points }
describe-square = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor elke speler met een arbeider hier
describe-pile = { $guild }: { $character } bovenop, { $count } { $count ->
        [one] kaart
       *[other] kaarten
    }
describe-pile-empty = { $guild }: leeg; bij het volgende karakter geeft iedereen die van dit gilde terug
describe-deck = Trekstapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
describe-coins = { $count ->
        [one] 1 munt
       *[other] { $count } munten
    } van de 5
describe-board = Grondstoffenbord voor { $players } spelers
describe-worker = Arbeider, { $colour }

colour-purple = paars
colour-blue = blauw
colour-red = rood
colour-yellow = geel

## The look

look-label = Thema
look-system = Systeem
look-light = Licht
look-dark = Donker
look-contrast = Hoog contrast

## The card gallery

gallery-title = De kaarten van OddVille
gallery-note = Een reconstructie: alle tekeningen, namen en waarden zijn van onszelf. Kies een kaart om die te vergroten.
gallery-print = Kaarten printen
gallery-size = Grootte
gallery-show = Tonen
gallery-show-row = In de rij
gallery-show-city = In de stad
gallery-buildings = Gebouwen
gallery-square = Marktplein
gallery-worker-cards = Arbeiderskaarten
gallery-characters = Karakters
gallery-city = Een stad
gallery-board = Grondstoffenbord
gallery-piles = Gildestapels, trekstapel en munten
gallery-workers = Arbeiders
gallery-icons = Symbolen
gallery-marks = Markeringen op een plek
gallery-close = Sluiten
gallery-failed = De kaarten konden niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
mark-legal = hier mag je bouwen
mark-would-fit = past, maar niet te betalen
mark-pinned = gekozen
mark-last-move = laatste zet
mark-refused = past niet

## The print sheet

print-title = OddVille om te printen en uit te knippen
print-how = Print op 100% zonder extra printermarges, of sla op als PDF. Knip langs de snijtekens.
print-now = Printen
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Achterkanten voor dubbelzijdig printen
