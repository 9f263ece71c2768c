### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Wat er in de doos zit
chapter-setup = Voorbereiding
chapter-turn = Een beurt
chapter-limit = Munten, gebouwen en grenzen
chapter-work = Een arbeiderskaart spelen
chapter-build = OddVille ontwikkelen
chapter-bonus = Bonussen
chapter-char = Karakters
chapter-end = Het einde
chapter-score = De puntentelling
chapter-info = Wat niemand weet
chapter-house = Eigen regels
chapter-ex = Voorbeelden

rules-heading = De regels van OddVille
rules-about = OddVille is een spel voor 2 tot 4 spelers. Je stuurt arbeiders op pad voor munten, grondstoffen en plannen van gebouwen, en bouwt met alle anderen, kaart voor kaart, aan één stad. Als iemand zes arbeiders in de stad heeft, is het spel afgelopen, en wie de meeste punten heeft, wint.
rules-ids = Elke regel heeft een code, zoals BUILD-5. Als het spel een zet weigert, noemt het de code, zodat je de regel hier kunt opzoeken.
rules-source = Het bordspel is van Carlo Lavezzi (het Engelse spelregelboek drukt Lavezzari, een vergissing) en werd in 2012 uitgegeven door What’s Your Game. Dit project staat los van beide; dit zijn onze eigen woorden.
rulings-heading = Waar de spelregelboeken verschillen
rulings-about = OddVille verscheen met spelregelboeken in vijf talen: Engels, Italiaans, Nederlands, Frans en Duits. Ze zeggen niet altijd hetzelfde, en soms zwijgen ze allemaal. Hier staat elke vraag van die soort, hoe wij beslissen en waarom. Meestal volgen we wie iets zegt tegen wie zwijgt, en de velen tegen de ene.

## The box

rule-comp-1-title = Munten en gebouwen
rule-comp-1 = Er zijn 64 kaarten met twee kanten. Met de muntkant boven is een kaart een munt, anders is ze een gebouw.
rule-comp-2-title = Marktplein en grondstoffenbord
rule-comp-2 = Er is 1 Marktplein en 1 grondstoffenbord. Het bord heeft twee bedrukte kanten: een voor 2 spelers, een voor 3 of 4.
rule-comp-3-title = Arbeiderskaarten en arbeiders
rule-comp-3 = Elke speler heeft dezelfde 4 arbeiderskaarten, en 9 arbeiders. De kleuren zijn paars, blauw, rood en geel.
rule-comp-4-title = Karakters en gilden
rule-comp-4 = Er zijn 12 karakters, 3 voor elk van de vier gilden: Masker, Haan, Klokken en Fleur-de-lis.
rule-comp-5-title = Grondstoffen
rule-comp-5 = Er zijn 4 grondstoffen: hout, klei, steen en kristal.
rule-comp-6-title = Edities
rule-comp-6 = Wat er op de kaarten en op het bord gedrukt staat, heet een editie. De regels hangen er niet van af.

## Set-up

rule-setup-1-title = Waarmee je begint
rule-setup-1 = Elke speler kiest een eigen kleur. Je begint met 4 arbeiderskaarten in de hand en 9 arbeiders in je voorraad, zonder munten, gebouwen of karakters.
rule-setup-2-title = De eerste kaart
rule-setup-2 = Het Marktplein is de eerste kaart van de stad.
rule-setup-3-title = De kant van het bord
rule-setup-3 = Het grondstoffenbord toont de kant voor jullie aantal spelers: 2, of 3 en 4.
rule-setup-4-title = De stapels karakters
rule-setup-4 = Elk gilde wordt tot een open stapel geschud, zodat alleen het bovenste karakter te zien is. Met 3 spelers verlaat één willekeurig karakter van elk gilde ongezien het spel, met 2 spelers twee van elk.
rule-setup-5-title = De trekstapel en de gebouwenrij
rule-setup-5 = De 64 kaarten worden tot een trekstapel geschud, muntkant boven. Zes worden met de gebouwkant boven neergelegd: dat is de gebouwenrij. Positie 1 is het verst van de trekstapel, positie 6 ligt ernaast.
rule-setup-6-title = De eerste grondstof
rule-setup-6 = De startspeler is willekeurig. Van de laatste speler terug naar de eerste neemt ieder één grondstof die nog niemand heeft: een arbeider gaat gratis van de voorraad naar het bovenste vakje, dat van 2 munten.
rule-setup-7-title = Met de klok mee
rule-setup-7 = Daarna gaat het met de klok mee, te beginnen bij de startspeler.

## A turn

rule-turn-1-title = Eén hoofdactie
rule-turn-1 = In je beurt doe je precies één hoofdactie: je speelt een arbeiderskaart, of je bouwt.
rule-turn-2-title = Op elk moment in je beurt
rule-turn-2 = Telkens als je in je beurt iets te beslissen hebt, mag je de Valsspeler, de Boekhouder en de Reiziger gebruiken en arbeiders van het bord halen: voor en na de hoofdactie, maar ook tijdens de hoofdactie, bij een tweede grondstof of een bonus. Dat kan niet terwijl je kiest welk gebouw je aflegt. De Valsspeler en de Boekhouder werken elk één keer per beurt, ook als je de kaart teruggeeft en weer neemt. Als je met de Bouwmeester bouwt, is een andere speler aan de beurt en mag je alleen arbeiders van het bord halen.
rule-turn-3-title = Arbeiders van het bord halen
rule-turn-3 = Telkens als je iets te beslissen hebt, mag je eigen arbeiders gratis van het grondstoffenbord terughalen naar je voorraad. Alleen niet terwijl je kiest welk gebouw weggaat.
rule-turn-4-title = Niet passen
rule-turn-4 = Passen kan niet, en hoeft ook nooit: positie 1 van de rij is gratis met elke arbeiderskaart. Voor een editie waarin dat niet zo is, zie HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Munten krijgen en betalen
rule-limit-1 = Voor een munt neem je de bovenste kaart van de trekstapel, muntkant boven, zonder naar de andere kant te kijken. Een munt die je betaalt gaat boven op de trekstapel. De munt die je het laatst kreeg, betaal je het eerst, en die draait de Valsspeler om.
rule-limit-2-title = Vijf munten
rule-limit-2 = Je hebt nooit meer dan 5 munten: bij 5 houdt het op.
rule-limit-3-title = Twee gebouwen
rule-limit-3 = Je hebt nooit meer dan 2 gebouwen voor je. Krijg je een derde, dan kies je meteen welk van de drie weggaat, misschien het nieuwe. Het gaat onder de trekstapel, muntkant boven.
rule-limit-4-title = Niemand kijkt
rule-limit-4 = Niemand mag naar de gebouwkant van een munt of in de trekstapel kijken.
rule-limit-5-title = Kosten betaal je helemaal
rule-limit-5 = Je moet kosten helemaal kunnen betalen, anders mag de zet niet. Kosten van 0 zijn geen betaling.
rule-limit-6-title = De trekstapel is nooit leeg
rule-limit-6 = Dit volgt uit de andere regels: met de rij, alle munten, alle gebouwen voor de spelers en alle gebouwen in de stad blijven er ten minste 7 kaarten in de trekstapel.

## Worker cards

rule-work-1-title = Arbeiderskaarten terugnemen
rule-work-1 = Heb je aan het begin van je beurt geen arbeiderskaart in de hand, dan neem je ze alle vier terug, gratis en vanzelf. Met 1 tot 3 in de hand mag je de andere terugnemen voor 1 munt per kaart die je nog in de hand hebt; je hoofdactie in die beurt moet dan een arbeiderskaart spelen zijn, ook als het door de Maîtresse gratis was.
rule-work-2-title = Een arbeiderskaart spelen
rule-work-2 = Speel één arbeiderskaart open uit je hand en kies waarvoor: munten, een grondstof of een gebouw.
rule-work-3-title = Gespeelde kaarten
rule-work-3 = Een gespeelde arbeiderskaart blijft liggen tot je haar terugneemt.
rule-work-4-title = Voor munten
rule-work-4 = Je krijgt zoveel munten als de kaart toont. Een kaart zonder munten kan dat niet. Het mag ook met 5 munten: dan krijg je niets.
rule-work-5-title = Voor een grondstof
rule-work-5 = Kies een van de grondstoffen die de kaart toont. Een arbeider gaat van je voorraad naar het goedkoopste vrije vakje van die grondstof, en je betaalt wat het vakje kost. Met een lege voorraad mag dat niet: haal eerst een arbeider van het bord.
rule-work-6-title = De vakjes
rule-work-6 = De vakjes van de onderste rij kosten 0 of 1 munt en hebben elk plaats voor één arbeider. Het bovenste vakje kost 2 munten en heeft plaats voor elk aantal arbeiders van alle spelers.
rule-work-7-title = Voor een gebouw
rule-work-7 = Neem een van de 6 gebouwen uit de rij en betaal wat de gespeelde kaart voor zijn positie toont; groen is gratis. Eerst betaal je, dan krijgt de Belastinginner zijn munt, dan neem je de kaart, dan wordt de rij aangevuld, en ten slotte gaat een derde gebouw weg.
rule-work-8-title = De rij aanvullen
rule-work-8 = De rij schuift naar links aan, weg van de trekstapel. Een kaart van de trekstapel komt op positie 6.

## Building

rule-build-1-title = Een gebouw betalen
rule-build-1 = Kies een van je gebouwen en betaal zijn grondstoffen. Voor elk gaat je arbeider van het goedkoopste vakje dat je van die grondstof bezet, terug naar je voorraad. Je kunt hem meteen weer gebruiken.
rule-build-2-title = Tegen de stad aan
rule-build-2 = De kaart moet met een rand tegen ten minste één kaart van de stad liggen. Hoeken tellen niet.
rule-build-3-title = Niets boven het Marktplein
rule-build-3 = Boven de rij van het Marktplein wordt niets gebouwd.
rule-build-4-title = Niet draaien
rule-build-4 = Kaarten worden nooit gedraaid.
rule-build-5-title = Straten en huizen
rule-build-5 = Randen die elkaar raken moeten bij elkaar passen: straat aan straat, huizen aan huizen.
rule-build-6-title = Wat gebouwd is, blijft
rule-build-6 = Een kaart in de stad wordt nooit verplaatst of weggehaald.
rule-build-7-title = De eigenaar
rule-build-7 = Zet één arbeider uit je voorraad op de kaart: jij bent de eigenaar.
rule-build-8-title = De bonussen van een bouw
rule-build-8 = Dan krijg je de bonus van de nieuwe kaart, en de bonus van elke aangrenzende kaart die er door een straat mee verbonden is, in de volgorde die je wilt. Het Marktplein telt ook.
rule-build-9-title = Het karakter van een bouw
rule-build-9 = Daarna neem je, als de nieuwe kaart een gilde toont, een karakter van dat gilde. Alleen de nieuwe kaart geeft er een.

## Bonuses

rule-bonus-1-title = Een grondstof
rule-bonus-1 = Je mag 1 arbeider uit je voorraad op het goedkoopste vrije vakje van de getoonde grondstof zetten. Het is gratis, zoals alle bonussen.
rule-bonus-2-title = Een grondstof naar keuze
rule-bonus-2 = Zoals BONUS-1, maar met een grondstof die je zelf kiest.
rule-bonus-3-title = Een grondstof verdubbelen
rule-bonus-3 = Zoals BONUS-1, maar met een grondstof waar je al een arbeider hebt.
rule-bonus-4-title = Een grondstof wisselen
rule-bonus-4 = Een van je arbeiders op het bord, jij kiest welke, mag naar het goedkoopste vrije vakje van een andere grondstof.
rule-bonus-5-title = Een munt
rule-bonus-5 = Je krijgt 1 munt. Deze bonus neem je altijd.
rule-bonus-6-title = Van een bonus afzien
rule-bonus-6 = Je mag van elke bonus afzien behalve van de munt. Een bonus die je niet kunt gebruiken, vervalt.

## Characters

rule-char-1-title = Een karakter nemen
rule-char-1 = Neem het bovenste karakter van de stapel van het gilde. Is de stapel leeg, dan geven eerst alle spelers, jij ook, alle karakters van dat gilde terug, en die worden tot een nieuwe stapel geschud.
rule-char-2-title = Karakters hebben
rule-char-2 = Een karakter ligt open voor wie het heeft en werkt tot het wordt teruggegeven. Je mag er zoveel hebben als je wilt.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Je arbeiderskaarten mogen elke grondstof opleveren. 5 punten aan het eind.
rule-char-lo-title = { -landowner }
rule-char-lo = Elke grondstof die je met een arbeiderskaart neemt, kost je 1 munt minder, nooit minder dan 0. 4 punten aan het eind.
rule-char-se-title = { -seignior }
rule-char-se = Met één arbeiderskaart mag je 2 grondstoffen nemen die erop staan, dezelfde of verschillende. Je betaalt voor elk. 3 punten aan het eind.
rule-char-ch-title = { -cheater }
rule-char-ch = Eens per beurt mag je de munt die je het laatst kreeg omdraaien tot een gebouw. Niemand ziet het vooraf. 3 punten aan het eind.
rule-char-mi-title = { -mistress }
rule-char-mi = Arbeiderskaarten terugnemen kost je 1 munt minder, nooit minder dan 0. 5 punten aan het eind.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Eens per beurt mag je een van je gebouwen ruilen tegen een uit de rij; het jouwe komt op die positie. 2 punten aan het eind.
rule-char-gh-title = { -ghost }
rule-char-gh = Elk van je arbeiderskaarten mag 3 munten opleveren. 4 punten aan het eind.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Telkens als een andere speler munten betaalt, krijg jij 1 munt. 2 punten aan het eind.
rule-char-be-title = { -benefactor }
rule-char-be = Je krijgt 1 munt aan het begin van elk van je beurten. 3 punten aan het eind.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Als je bouwt, krijg je de bonus van elke aangrenzende kaart, met of zonder straat. 2 punten aan het eind.
rule-char-bu-title = { -builder }
rule-char-bu = Nadat een andere speler heeft gebouwd, mag jij ook bouwen, volgens de gewone regels en voor 2 munten, zelfs in de laatste beurt. 4 punten aan het eind.
rule-char-tr-title = { -traveller }
rule-char-tr = In je beurt mag je 1 arbeider op een leeg veld van het Marktplein zetten door de grondstof van dat veld te betalen. Je mag er hoogstens 1 arbeider hebben; hij blijft en telt ook als de Reiziger je heeft verlaten. 7 punten aan het eind, of 0 als je een arbeider op het Marktplein hebt.

## The end and the score

rule-end-1-title = Zes arbeiders in de stad
rule-end-1 = Als een speler 6 arbeiders in de stad heeft, op gebouwen en het Marktplein samen, wordt de beurt afgemaakt, met een antwoord van de Bouwmeester als dat er is. Dan is het spel afgelopen. Die speler heeft het einde ingeluid; van twee in één beurt de eerste. Wie de zesde arbeider met de Reiziger zet voor de hoofdactie, doet die nog.
rule-end-2-title = Een limiet van beurten
rule-end-2 = Een spel heeft geen grens. Een programma mag een limiet van beurten stellen; dan eindigt het spel daar en worden de punten geteld, niemand heeft het einde ingeluid, en bij gelijkspel wint wie in de beurtvolgorde het eerst komt.
rule-score-1-title = Wat telt
rule-score-1 = Wat telt: elke kaart in de stad met jouw arbeider erop, de punten van je karakters, en 1 punt voor elk van je arbeiders op het grondstoffenbord.
rule-score-2-title = De formules
rule-score-2 = Diamant: 5 of 4 punten, zoals gedrukt. Drie voor elke: 3 voor elke aangrenzende kaart. Schilden: de som van de schilden van de aangrenzende kaarten. Diamanten: 3, en 1 voor elke diamantkaart in de stad. Kolom: 1, en 1 voor elke kaart in dezelfde kolom. Gilde: 1 of 2, zoals gedrukt, en 1 voor elke kaart van dat gilde in de stad. Aangrenzende: 1, en 1 voor elke aangrenzende kaart. Rij: 2, en 1 voor elke kaart in dezelfde rij. Marktplein: 4 voor elke speler met een arbeider daar.
rule-score-3-title = Een kaart telt zichzelf mee
rule-score-3 = Een kaart telt zelf mee in haar eigen rij, kolom en gilde.
rule-score-4-title = Schilden
rule-score-4 = Het schild van een kaart is het basisgetal van haar formule: Gilde (1 of 2), Rij (2), Kolom (1), Aangrenzende (1) of Diamanten (3). Alle andere kaarten en het Marktplein hebben geen schild.
rule-score-5-title = Het Marktplein is een kaart
rule-score-5 = Het Marktplein telt als aangrenzende kaart, en in zijn rij en kolom. Het heeft geen gilde.
rule-score-6-title = Wie wint
rule-score-6 = Wie de meeste punten heeft, wint. Bij gelijkspel wint wie van de gelijken het einde heeft ingeluid, anders wie van hen met de klok mee het eerst na die speler komt.

## What nobody knows

rule-info-1-title = Geen geheimen
rule-info-1 = Een arbeiderskaart die niet open ligt, is in de hand, dus spelers hebben geen geheimen. Voor iedereen gelijk verborgen zijn de volgorde van de trekstapel, de gebouwkanten van munten, de karakters onder het bovenste, en die bij de voorbereiding zijn verwijderd.
rule-info-2-title = Kaarten die gezien zijn
rule-info-2 = Een kaart die ooit met de gebouwkant boven lag, blijft bekend: onder in de trekstapel is ze te volgen. Van de nooit geziene kaarten is elke volgorde even waarschijnlijk, en niets wat iemand te zien krijgt hangt ervan af.
rule-info-3-title = Karakters die gezien zijn
rule-info-3 = Hetzelfde geldt voor karakters: de volgorde van de bedekte in een stapel is onbekend sinds het laatste schudden, en de nooit geziene kunnen evengoed die zijn die bij de voorbereiding zijn verwijderd.

## Eigen regels

rule-house-1-title = Huisregel: de ronde afmaken
rule-house-1 = Een huisregel van ons, die in geen spelregelboek staat. Hij geldt alleen als je hem kiest. Na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad; dan is het spel afgelopen. De eerste speler met zes arbeiders in de stad heeft het einde ingeluid (SCORE-6).
rule-house-2-title = Een arbeiderskaart voor niets
rule-house-2 = Een regel van ons voor edities waarin met een of meer arbeiderskaarten geen positie van de rij gratis is. Kun je geen hoofdactie doen, dan mag je een willekeurige arbeiderskaart uit je hand spelen voor munten, ook als er geen op staan. Je krijgt niets.

## Worked examples

rule-ex-1-title = Voorbereiding met 4 spelers
rule-ex-1 = De beurtvolgorde is blauw, paars, geel, rood. Rood neemt steen, geel kristal, paars hout en blauw klei. Blauw begint.
rule-ex-2-title = Gratis terugnemen
rule-ex-2 = Rood heeft alle vier de arbeiderskaarten gespeeld. Rood neemt ze gratis terug en speelt er dan een.
rule-ex-3-title = Betaald terugnemen
rule-ex-3 = Geel heeft één arbeiderskaart in de hand. Geel betaalt 1 munt, neemt er drie terug en speelt er een.
rule-ex-4-title = Munten
rule-ex-4 = Blauw speelt de arbeiderskaart met 2 munten voor munten en krijgt er 2.
rule-ex-5-title = Een grondstof
rule-ex-5 = Rood speelt de arbeiderskaart met hout en klei, en neemt klei. Het goedkoopste vrije vakje kost 1, dus betaalt rood 1 munt.
rule-ex-6-title = Een gebouw
rule-ex-6 = Paars neemt het gebouw op positie 5 voor 1 munt. Dat op positie 6 schuift naar links, en er komt een nieuw van de trekstapel.
rule-ex-7-title = Een bouw betalen
rule-ex-7 = Rood bouwt een kaart die hout, steen en kristal kost. Drie arbeiders gaan terug naar de voorraad.
rule-ex-8-title = Bouwen dat niet mag
rule-ex-8 = Drie keer bouwen dat niet mag: een kaart boven de rij van het Marktplein, een kaart met een rand die niet past en een gedraaide kaart.
rule-ex-9-title = Bonussen en een karakter
rule-ex-9 = Geel bouwt een kaart van het gilde Haan. Die geeft zijn eigen bonus, en ook de kaart erboven, verbonden door een straat, geeft zijn bonus. De kaart rechts grenst er met huizen aan en geeft er geen, en die aan de hoek evenmin. Dan neemt geel het bovenste karakter van het gilde Haan.
rule-ex-10-title = De punten van een stad tellen
rule-ex-10 = Blauw heeft diamant A en een arbeider op het Marktplein C: 4 + 4. Paars heeft B, een gilde 2 met 3 maskers in de stad, en D, 3 en 2 diamanten: 5 + 5. Rood heeft het Marktplein C, E met 2 aangrenzende kaarten van elk 3, en F, de schilden van B en G: 4 + 6 + 3. Geel heeft G, een kolom van 2, en diamant H: 3 + 4.
