### The balance lab: `oddville balance` and its report.

## On the command line

cli-balance = bots duizenden spellen laten spelen, en tonen wat die over elke kaart zeggen
cli-balance-players = de aantallen spelers, gescheiden door komma’s (standaard: 2,3,4)
cli-balance-games = hoeveel spellen voor elk aantal spelers (standaard: 2000)
cli-balance-bot = de bot die op elke plaats speelt (standaard: { $bot })
cli-balance-seed = de startwaarde van alle spellen: dezelfde speelt dezelfde spellen opnieuw
cli-balance-report = het verslag, één HTML-bestand, hier schrijven
cli-balance-json = alle cijfers hier schrijven, als JSON
cli-balance-before = de cijfers (JSON) van een eerdere keer, om naast deze te zetten
cli-balance-tune = een veranderde editie voorstellen uit de cijfers van een keer
cli-balance-tune-figures = de cijfers (JSON) die oddville balance --json voor deze editie heeft geschreven
cli-balance-tune-output = het veranderde editiebestand hier schrijven; zonder dit worden alleen de veranderingen genoemd
cli-balance-tune-most = hoeveel veranderingen hoogstens (standaard: { $most })

error-balance-players = De aantallen spelers zijn 2, 3 of 4, gescheiden door komma’s, elk één keer; niet { $value }.
error-balance-games = Het aantal spellen moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-balance-file = { $file } bevat geen cijfers over de balans; schrijf ze met oddville balance --json { $file }.
error-balance-edition = { $file } gaat over de editie { $theirs }, en deze editie is { $ours }. Laat die eerst spelen: oddville balance --json BESTAND.
error-balance-most = Het aantal veranderingen moet een geheel getal van 1 tot { $most } zijn, niet { $value }.
error-tune-cards = Alleen de editie met de aantallen van de reconstructie kan worden afgesteld; deze houdt zich niet aan: { $promises }.

balance-progress = Spellen
balance-wrote = { $file } is geschreven.
balance-legend = { $met } gehaald, { $unsure } nog niet zeker, { $missed } gemist. Achter een cijfer staat zijn 95%-interval.
balance-summary-cards = { $met } van { $all } gehaald
balance-limited-games = { $players } spelers: { $games ->
        [one] 1 spel eindigde
       *[other] { $games } spellen eindigden
    } bij de limiet van 100 beurten per speler.
balance-house-rule = Met de huisregel: na de zesde arbeider wordt de ronde afgemaakt.

## Names

balance-players = { $players } spelers
balance-seat = { $number ->
        [1] wie begint
        [2] tweede
        [3] derde
       *[4] vierde
    }
balance-length = beurten per speler
balance-no-guild = geen
balance-formula-diamond = diamant
balance-formula-neighbours3 = aangrenzend × 3
balance-formula-shields = schilden
balance-formula-diamonds = per diamant
balance-formula-column = kolom
balance-formula-guild = per gilde
balance-formula-neighbours = aangrenzend
balance-formula-row = rij
balance-bonus-any = naar keuze
balance-bonus-double = verdubbelen
balance-bonus-transform = wisselen
balance-bonus-coin = munt
balance-verdict-met = gehaald
balance-verdict-unsure = nog niet zeker
balance-verdict-missed = gemist
balance-key-before = eerder
balance-target-length = Lengte van het spel
balance-target-seat = Winst per plaats
balance-target-formula = Winnaars per formule
balance-target-guild = Winnaars per gilde
balance-target-bonus = Winnaars per bonus
balance-target-resource = Winnaars per grondstof
balance-target-card = Kaarten gebouwd door wie ze had

## The report

balance-title = OddVille: de balans van de kaarten
balance-lead = Editie { $edition_name }, op elke plaats speelt { $bot_name }. Spellen: { $games }. Alle intervallen zijn 95%-intervallen.
balance-lead-before = Ernaast, in grijs, een eerdere keer: editie { $edition_name }, gespeeld door { $bot_name }.
balance-verdicts = Doelen
balance-verdicts-about = Een doel is gehaald als het hele interval binnen zijn grenzen ligt, en gemist als het er helemaal buiten ligt. Daartussen is het nog niet zeker: meer spellen zouden het uitwijzen.
balance-missed = { $count ->
        [one] Eén doel is gemist:
       *[other] { $count } doelen zijn gemist:
    }
balance-changes = Wat er veranderd is
balance-changes-about = { $count ->
        [one] Eén verandering
       *[other] { $count } veranderingen
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
balance-seats-about = Hoe vaak elke plaats wint, in beurtvolgorde. De stippellijn is eerlijk; de band reikt { $points } procentpunten naar beide kanten.
balance-seats-race = Spellen gewonnen door de speler in wiens beurt ze eindigden: { $enders }. Gemiddelde punten per plaats: { $points }.
balance-lengths = Lengte
balance-lengths-about = Hoeveel beurten elke speler had. De band is het doel, { $least } tot { $most }; boven elke grafiek staat het gemiddelde. Spellen binnen de band: { $within }.
balance-lengths-title = { $players } spelers: { $mean }
balance-limited = Spellen die eindigden bij de limiet van 100 beurten per speler: { $games }.
balance-before = Eerder: { $figures }.
balance-scores = Punten
balance-scores-about = De punten van de winnaar, die van iedereen, en hoever de winnaar voorligt. De lijn omvat negen van de tien spellen, het vak de middelste helft, de dikke streep is de mediaan. Gemiddelde van de winnaars: { $means }. Gemiddelde voorsprong: { $margins }.
balance-scores-winner = winnaar
balance-scores-everybody = iedereen
balance-scores-margin = voorsprong
balance-diamonds = Zijn diamanten te sterk?
balance-diamonds-about = Recensenten van het gedrukte spel vonden van wel. De gedrukte kaarten kennen we niet; in deze editie:
balance-diamonds-seen = { $players } spelers: wie een diamant bezit, wint { $relative } keer zo vaak als wie een willekeurige kaart bezit, { $reading ->
        [too-strong] dus diamanten zijn te sterk
        [stronger] dus diamanten zijn iets sterker dan het gemiddelde, binnen de grenzen
        [weaker] dus diamanten zijn iets zwakker dan het gemiddelde, binnen de grenzen
        [too-weak] dus diamanten zijn te zwak
       *[alike] wat niet van het gemiddelde te onderscheiden is
    }. Een diamant geeft { $worth } punten per betaalde grondstof, alle kaarten samen { $usual }.
balance-formula = Formule
balance-about-formula = Het aandeel winnaars onder wie een kaart met deze formule heeft gebouwd, afgezet tegen het gemiddelde van alle kaarten. De band is het doel, 0,8 tot 1,2.
balance-guild = Gilde
balance-about-guild = Hetzelfde voor de kaarten van elk gilde, en voor die zonder gilde.
balance-bonus = Bonus
balance-about-bonus = Hetzelfde naar de bonus die de kaart geeft aan wie langs haar straten bouwt.
balance-resource = Grondstof
balance-about-resource = Hetzelfde voor de kaarten die een grondstof vragen.
balance-character = Karakter
balance-character-about = Het aandeel winnaars onder wie aan het eind een karakter heeft, afgezet tegen het gemiddelde van alle kaarten. Er is geen doel: een karakter komt laat, bij wie veel bouwt.
balance-card = Kaart
balance-card-about = Elke kaart: hoe vaak ze wordt gebouwd in de spellen waarin iemand haar had (de band is het doel, een derde of meer), en naar boven het aandeel winnaars onder haar eigenaars. De verst afwijkende kaarten zijn genoemd; alle andere zeggen hun naam als je ze aanwijst.
balance-card-tip = { $card }: gebouwd door wie haar had { $built }, winnaars onder haar eigenaars { $relative }
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
balance-columns-about = Genomen: keren per spel. Gebouwd: van de spellen waarin iemand haar had. Pt/grst: punten per betaalde grondstof. Gebruikt: hoe vaak haar bonus wordt gekregen als ze gebouwd is. Winst: het aandeel winnaars onder haar eigenaars; rel: dat aandeel afgezet tegen het gemiddelde van alle kaarten. Behouden: hoe vaak wie een karakter nam het aan het eind nog had.

## The tuner

tune-nothing = Niets te veranderen: elke groep ligt naar verwachting binnen haar grenzen, en elke kaart wordt vaak genoeg gebouwd.
tune-stuck = Geen enkele verandering die de aantallen behoudt, helpt naar verwachting.
tune-changes = { $count ->
        [one] Eén verandering
       *[other] { $count } veranderingen
    }; de verwachte afwijking daalt van { $old } naar { $new }:
tune-left = Naar verwachting nog buiten de grenzen (tussen haakjes: met hoeveel spelers): { $targets }.
tune-play = Het is maar een verwachting. Om het te weten, laat de veranderde editie spelen: oddville balance --edition { $file }
