### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = bots duizenden partijen laten spelen en tonen wat die over elke kaart zeggen
cli-balance-players = de aantallen spelers, gescheiden door komma’s (standaard: 2,3,4)
cli-balance-games = het aantal partijen voor elk aantal spelers (standaard: 2000)
cli-balance-bot = de bot die op elke plaats speelt (standaard: { $bot })
cli-balance-seed = de startwaarde van alle partijen: met dezelfde startwaarde worden dezelfde partijen gespeeld
cli-balance-report = het rapport, één HTML-bestand, hier opslaan
cli-balance-json = alle cijfers hier opslaan, als JSON
cli-balance-before = de cijfers (JSON) van een eerdere meting, om mee te vergelijken
cli-balance-tune = wijzigingen aan een editie voorstellen op basis van de cijfers van een meting
cli-balance-tune-figures = de cijfers (JSON) die oddville balance --json voor deze editie heeft geschreven
cli-balance-tune-output = het gewijzigde editiebestand hier opslaan; zonder dit worden de wijzigingen alleen getoond
cli-balance-tune-most = het maximumaantal wijzigingen (standaard: { $most })

error-balance-players = De aantallen spelers moeten 2, 3 of 4 zijn, gescheiden door komma’s, elk één keer; niet { $value }.
error-balance-games = Het aantal partijen moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-balance-file = { $file } bevat geen balanscijfers; maak ze met oddville balance --json { $file }.
error-balance-edition = { $file } gaat over de editie { $theirs }, maar deze editie is { $ours }. Laat die eerst spelen: oddville balance --json BESTAND.
error-balance-most = Het aantal wijzigingen moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-tune-cards = Alleen een editie met de aantallen van de reconstructie kan worden bijgesteld; deze heeft ze niet: { $promises }.

balance-progress = Partijen
balance-wrote = { $file } is opgeslagen.
balance-legend = { $met } gehaald, { $unsure } onbeslist, { $missed } gemist. Achter elk cijfer staat het 95%-interval.
balance-summary-cards = { $met } van { $all } gehaald
balance-limited-games = { $players } spelers: { $games ->
        [one] 1 partij eindigde
       *[other] { $games } partijen eindigden
    } bij de limiet van 100 beurten per speler.
balance-house-rule = Met de huisregel: na de zesde arbeider wordt de ronde afgemaakt.

## Names

balance-players = { $players } spelers
balance-seat = { $number ->
        [1] eerste
        [2] tweede
        [3] derde
       *[4] vierde
    }
balance-length = beurten per speler
balance-no-guild = geen
balance-formula-diamond = diamant
balance-formula-neighbours3 = buren × 3
balance-formula-shields = schilden
balance-formula-diamonds = per diamant
balance-formula-column = kolom
balance-formula-guild = per gilde
balance-formula-neighbours = buren
balance-formula-row = rij
balance-bonus-any = naar keuze
balance-bonus-double = verdubbelen
balance-bonus-transform = wisselen
balance-bonus-coin = munt
balance-verdict-met = gehaald
balance-verdict-unsure = onbeslist
balance-verdict-missed = gemist
balance-key-before = eerder
balance-target-length = Lengte van het spel
balance-target-seat = Winst per plaats
balance-target-formula = Winnaars per formule
balance-target-guild = Winnaars per gilde
balance-target-bonus = Winnaars per bonus
balance-target-resource = Winnaars per grondstof
balance-target-card = Genomen kaarten die gebouwd zijn

## The report

balance-title = OddVille: balans van de kaarten
balance-lead = Editie { $edition_name }, op elke plaats speelt { $bot_name }. Partijen: { $games }. Alle intervallen zijn 95%-intervallen.
balance-lead-before = Ter vergelijking, in grijs, een eerdere meting: editie { $edition_name }, gespeeld door { $bot_name }.
balance-verdicts = Doelen
balance-verdicts-about = Een doel is gehaald als het hele interval binnen de grenzen ligt, en gemist als het er helemaal buiten ligt. Anders is het onbeslist en zijn er meer partijen nodig.
balance-missed = { $count ->
        [one] Eén doel is gemist:
       *[other] { $count } doelen zijn gemist:
    }
balance-changes = Wijzigingen
balance-changes-about = { $count ->
        [one] Eén wijziging
       *[other] { $count } wijzigingen
    } aan { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
balance-change-cost = { $card }: kost { $new } in plaats van { $old }.
balance-change-bonus = { $card }: bonus { $new } in plaats van { $old }.
balance-change-guild = { $card }: gilde { $new } in plaats van { $old }.
balance-change-edges = { $card }: straten { $new } in plaats van { $old }.
balance-change-formula = { $card }: formule { $new } in plaats van { $old }.
balance-change-base = { $card }: basisgetal { $new } in plaats van { $old }.
balance-seats = Plaatsen
balance-seats-about = Hoe vaak elke plaats wint, in beurtvolgorde. De stippellijn is een gelijk deel; de band reikt { $points } procentpunten naar beide kanten.
balance-seats-race = Partijen gewonnen door de speler in wiens beurt ze eindigden: { $enders }. Gemiddelde punten per plaats: { $points }.
balance-lengths = Lengte
balance-lengths-about = Hoeveel beurten elke speler had. De band is het doel, { $least } tot { $most }; boven elke grafiek staat het gemiddelde. Partijen binnen de band: { $within }.
balance-lengths-title = { $players } spelers: { $mean }
balance-limited = Partijen die eindigden bij de limiet van 100 beurten per speler: { $games }.
balance-before = Eerder: { $figures }.
balance-scores = Punten
balance-scores-about = De punten van de winnaar, van alle spelers, en de voorsprong van de winnaar. De lijn omvat negen van de tien partijen, het vak de middelste helft, en de dikke streep is de mediaan. Gemiddelde van de winnaars: { $means }. Gemiddelde voorsprong: { $margins }.
balance-scores-winner = winnaar
balance-scores-everybody = alle spelers
balance-scores-margin = voorsprong
balance-diamonds = Zijn diamanten te sterk?
balance-diamonds-about = Recensenten van het gedrukte spel vonden van wel. De gedrukte kaarten kennen we niet; in deze editie:
balance-diamonds-seen = { $players } spelers: eigenaars van een diamant winnen { $relative } keer zo vaak als eigenaars van een willekeurige kaart, { $reading ->
        [too-strong] dus diamanten zijn te sterk
        [stronger] dus diamanten zijn iets sterker dan gemiddeld, binnen de grenzen
        [weaker] dus diamanten zijn iets zwakker dan gemiddeld, binnen de grenzen
        [too-weak] dus diamanten zijn te zwak
       *[alike] wat niet van het gemiddelde te onderscheiden is
    }. Een diamant levert { $worth } punten per betaalde grondstof op, alle kaarten samen { $usual }.
balance-formula = Formule
balance-about-formula = Het aandeel winnaars onder de spelers die een kaart met deze formule hebben gebouwd, ten opzichte van het gemiddelde van alle kaarten. De band is het doel, 0,8 tot 1,2.
balance-guild = Gilde
balance-about-guild = Hetzelfde voor de kaarten van elk gilde, en voor die zonder gilde.
balance-bonus = Bonus
balance-about-bonus = Hetzelfde per bonus die de kaart geeft aan spelers die langs de straten ervan bouwen.
balance-resource = Grondstof
balance-about-resource = Hetzelfde voor de kaarten die een grondstof kosten.
balance-character = Karakter
balance-character-about = Het aandeel winnaars onder de spelers die aan het eind een karakter hebben, ten opzichte van het gemiddelde van alle kaarten. Er is geen doel: karakters komen laat, bij spelers die veel bouwen.
balance-card = Kaart
balance-card-about = Voor elke kaart: hoe vaak die wordt gebouwd in de partijen waarin iemand hem heeft genomen (de band is het doel, een derde of meer), en naar boven het aandeel winnaars onder de eigenaars. Bij de uitschieters staat de naam; wijs een andere kaart aan om de naam te zien.
balance-card-tip = { $card }: gebouwd indien genomen { $built }, winnaars onder de eigenaars { $relative }
balance-column-target = Doel
balance-column-item = Van
balance-column-cost = Kosten
balance-column-taken = genomen
balance-column-built = gebouwd
balance-column-points = punten
balance-column-worth = pt/grst
balance-column-used = gebruikt
balance-column-share = winst
balance-column-relative = rel
balance-column-kept = behouden
balance-columns-about = Genomen: keren per partij. Gebouwd: van de partijen waarin iemand de kaart heeft genomen. Pt/grst: punten per betaalde grondstof. Gebruikt: hoe vaak iemand de bonus krijgt als de kaart gebouwd is. Winst: het aandeel winnaars onder de eigenaars; rel: dat aandeel ten opzichte van het gemiddelde van alle kaarten. Behouden: hoe vaak een speler die het karakter nam, het aan het eind nog had.

## The tuner

tune-nothing = Niets te wijzigen: naar verwachting ligt elke groep binnen de grenzen, en elke kaart wordt vaak genoeg gebouwd.
tune-stuck = Naar verwachting helpt geen enkele wijziging die de aantallen gelijk houdt.
tune-changes = { $count ->
        [one] Eén wijziging
       *[other] { $count } wijzigingen
    }; de verwachte afwijking daalt van { $old } naar { $new }:
tune-left = Naar verwachting nog buiten de grenzen (tussen haakjes: met hoeveel spelers): { $targets }.
tune-play = Dit is maar een verwachting. Wil je het zeker weten, laat de gewijzigde editie dan spelen: oddville balance --edition { $file }
