### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = jetzt { $points }
info-streets = Straßen: { $streets }
info-in-row = In der Reihe: Nimm es mit einer Arbeiterkarte und baue es in einem späteren Zug.
info-of = { $name } ({ $owner })
info-on-top = oben
info-in-pile = { $known ->
        [yes] im Stapel
        [no] nicht in diesem Spiel
       *[perhaps] vielleicht im Stapel
    }
info-worker = Arbeiterkarte { $worker }
info-worker-coins = Münzen: { $coins }
info-worker-resources = Oder einen Rohstoff: { $resources }
info-worker-prices = Oder ein Gebäude der Reihe, je nach Platz:
info-worker-played = Ausgespielt. Du holst alle vier Karten zu Beginn eines Zuges kostenlos zurück, wenn du keine mehr auf der Hand hast, oder früher für 1 Münze je Handkarte: { $hand ->
        [0] jetzt kostenlos
        [one] jetzt 1 Münze
       *[other] jetzt { $hand } Münzen
    }.
info-slots = Die Zahl auf einem Feld ist sein Preis. Das günstigste freie Feld wird zuerst besetzt; im oberen ist Platz für alle.
info-more = Mehr mit Rechtsklick oder Taste { $key }.
info-more-click = Mehr mit Rechtsklick.
info-none = Wähle zuerst mit Tab oder den Pfeiltasten eine Karte aus.

## A player

info-board = Arbeiter auf dem Rohstoff-Spielplan:
info-board-words = { $count } × { $resource }
info-board-none = keine

## All icons on one page

aid-how = So liest du nach, was eine Karte kann: Zeiger darauf ruhen lassen, mit dem Finger gedrückt halten oder mit Tab auswählen und { $key } drücken.
aid-print = Drucken
aid-resources = Rohstoffe und Münzen
aid-resources-about = Unter dem Namen eines Gebäudes: was es kostet.
aid-resource = { $resource }: Jeder deiner Arbeiter in dieser Spalte ist einmal { $resource }
aid-coin = Münze: bezahlt Felder, Gebäude der Reihe und das Zurücknehmen; höchstens 5 je Spieler
aid-free = Kostenlos
aid-price = Preis in Münzen
aid-bonuses = Boni
aid-bonuses-about = Oben rechts auf einer Karte. Du erhältst den Bonus, wenn du die Karte baust, und wieder, wenn eine Straße dein neues Gebäude mit ihr verbindet. Einen Rohstoff oder eine Münze erhältst du wie abgebildet.
aid-points = Punkte
aid-points-about = Unten rechts auf einer Karte: was sie am Ende ihrem Besitzer bringt. Die Zahl auf einem Schild zählt für Karten, die Schilde werten.
aid-guilds = Gilden
aid-guilds-about = Oben links auf einer Karte: Wer sie baut, nimmt einen Charakter dieser Gilde.
aid-guild = { $guild }
aid-workers = Arbeiter
aid-workers-about = Jeder Spieler hat neun in einer Farbe und Form.
aid-worker = Auf einer Karte der Stadt: ihr Besitzer. Auf dem Rohstoff-Spielplan: ein Rohstoff, am Ende 1 Punkt
