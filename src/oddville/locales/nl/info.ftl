### What cards and icons mean, for those who look at them at the table.

## A card

info-points-now = nu { $points }
info-streets = Straten: { $streets }
info-in-row = In de rij: neem het met een arbeiderskaart en bouw het in een latere beurt.
info-of = { $name } ({ $owner })
info-on-top = bovenop
info-in-pile = { $known ->
        [yes] in de stapel
        [no] niet in deze partij
       *[perhaps] misschien in de stapel
    }
info-worker = Arbeiderskaart { $worker }
info-worker-coins = Munten: { $coins }
info-worker-resources = Of een grondstof: { $resources }
info-worker-prices = Of een gebouw uit de rij, naar plaats:
info-worker-played = Gespeeld. Je neemt alle vier de kaarten gratis terug aan het begin van een beurt als je er geen meer in je hand hebt, of eerder voor 1 munt per kaart in je hand: { $hand ->
        [0] nu gratis
        [one] nu 1 munt
       *[other] nu { $hand } munten
    }.
info-slots = Het getal op een vakje is de prijs. Het goedkoopste vrije vakje komt eerst; in het bovenste is plaats voor iedereen.
info-more = Rechtsklik of toets { $key } voor meer.
info-more-click = Rechtsklik voor meer.
info-none = Zet de focus eerst op een kaart.

## A player

info-board = Arbeiders op het Grondstoffenbord:
info-board-words = { $count } × { $resource }
info-board-none = geen

## All icons on one page

aid-how = Zo lees je wat een kaart doet: houd de muis erop stil, houd een vinger erop, of zet de focus erop en druk op { $key }.
aid-print = Afdrukken
aid-resources = Grondstoffen en munten
aid-resources-about = Onder de naam van een gebouw: wat het kost.
aid-resource = { $resource }: elk van je arbeiders in deze kolom is er één
aid-coin = Munt: betaalt vakjes, gebouwen uit de rij en het terugnemen; hoogstens 5 per speler
aid-free = Gratis
aid-price = Prijs in munten
aid-bonuses = Bonussen
aid-bonuses-about = Rechtsboven op een kaart. Je krijgt hem als je de kaart bouwt, en weer als een straat een nieuw gebouw van jou ermee verbindt. Een grondstof of een munt krijg je zoals afgebeeld.
aid-points = Punten
aid-points-about = Rechtsonder op een kaart: wat die aan het eind oplevert voor de eigenaar. Het getal op een schild telt voor kaarten die schilden tellen.
aid-guilds = Gilden
aid-guilds-about = Linksboven op een kaart: bouw die en neem een karakter van dit gilde.
aid-guild = { $guild }
aid-workers = Arbeiders
aid-workers-about = Elke speler heeft er negen van één kleur en vorm.
aid-worker = Op een kaart in de stad: de eigenaar. Op het Grondstoffenbord: een grondstof, aan het eind 1 punt
