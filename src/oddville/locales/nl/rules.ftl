### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Spelmateriaal
chapter-setup = Voorbereiding
chapter-turn = Een beurt
chapter-limit = Munten, gebouwen en limieten
chapter-work = Een arbeiderskaart spelen
chapter-build = OddVille ontwikkelen
chapter-bonus = Bonussen
chapter-char = Karakters
chapter-end = Einde van het spel
chapter-score = Puntentelling
chapter-info = Verborgen informatie
chapter-house = Eigen regels
chapter-ex = Voorbeelden

rules-heading = De regels van OddVille
rules-about = OddVille is een spel voor 2 tot 4 spelers. Je stuurt arbeiders op pad om munten, grondstoffen en plannen voor gebouwen te halen, en alle spelers bouwen kaart voor kaart aan één gezamenlijke stad. Het spel eindigt zodra een speler zes arbeiders in de stad heeft; de speler met de meeste punten wint.
rules-ids = Elke regel heeft een code, zoals BUILD-5. Weigert het spel een zet, dan noemt het die code, zodat je de regel hier kunt opzoeken.
rules-source = Het bordspel is van Carlo Lavezzi (in het Engelse spelregelboek staat per abuis Lavezzari) en verscheen in 2012 bij What’s Your Game. Dit project staat los van beide; de regels zijn in onze eigen woorden geschreven.
rulings-heading = Waar de spelregelboeken verschillen
rulings-about = OddVille verscheen met spelregelboeken in vijf talen: Engels, Italiaans, Nederlands, Frans en Duits. Ze zijn het niet altijd eens, en soms geeft geen enkel boek antwoord op een vraag. Hier staan al die vragen, met onze beslissing en de reden. In het algemeen weegt een spelregelboek dat iets zegt zwaarder dan een dat zwijgt, en de meerderheid zwaarder dan één enkel boek.

## The box

rule-comp-1-title = Munten en gebouwen
rule-comp-1 = Er zijn 64 kaarten met twee kanten. Een kaart met de muntkant boven is een munt; anders is het een gebouw.
rule-comp-2-title = Marktplein en grondstoffenbord
rule-comp-2 = Er is 1 Marktplein en 1 grondstoffenbord. Het bord is aan twee kanten bedrukt: één kant voor 2 spelers, de andere voor 3 of 4.
rule-comp-3-title = Arbeiderskaarten en arbeiders
rule-comp-3 = Elke speler heeft dezelfde 4 arbeiderskaarten en 9 arbeiders. De kleuren zijn paars, blauw, rood en geel.
rule-comp-4-title = Karakters en gilden
rule-comp-4 = Er zijn 12 karakters, 3 voor elk van de vier gilden: Masker, Haan, Klokken en Fleur-de-lis.
rule-comp-5-title = Grondstoffen
rule-comp-5 = Er zijn 4 grondstoffen: hout, klei, steen en kristal.
rule-comp-6-title = Edities
rule-comp-6 = Wat er op de kaarten en op het bord gedrukt staat, heet een editie. De regels zijn er niet van afhankelijk.

## Set-up

rule-setup-1-title = Beginsituatie
rule-setup-1 = Elke speler kiest een andere kleur. Je begint met 4 arbeiderskaarten in je hand en 9 arbeiders in je voorraad, zonder munten, gebouwen of karakters.
rule-setup-2-title = De eerste kaart
rule-setup-2 = Het Marktplein is de eerste kaart van de stad.
rule-setup-3-title = De kant van het bord
rule-setup-3 = Gebruik de kant van het grondstoffenbord die bij het aantal spelers hoort: 2, of 3 en 4.
rule-setup-4-title = De karakterstapels
rule-setup-4 = Schud de karakters van elk gilde en leg ze open op een stapel, zodat alleen het bovenste karakter zichtbaar is. Met 3 spelers gaat van elk gilde één willekeurig karakter ongezien uit het spel, met 2 spelers twee.
rule-setup-5-title = De trekstapel en de gebouwenrij
rule-setup-5 = De 64 kaarten worden geschud en vormen de trekstapel, met de muntkant boven. Zes kaarten worden met de gebouwkant boven neergelegd als gebouwenrij. Positie 1 ligt het verst van de trekstapel, positie 6 ernaast.
rule-setup-6-title = De eerste grondstof
rule-setup-6 = De startspeler wordt willekeurig bepaald. Van de laatste speler terug naar de eerste neemt iedereen één grondstof die nog niemand heeft genomen: een arbeider gaat gratis van de voorraad naar het bovenste vakje van die grondstof (dat van 2 munten).
rule-setup-7-title = Met de klok mee
rule-setup-7 = Daarna wordt er met de klok mee gespeeld, te beginnen bij de startspeler.

## A turn

rule-turn-1-title = Eén hoofdactie
rule-turn-1 = In je beurt doe je precies één hoofdactie: je speelt één arbeiderskaart of je bouwt.
rule-turn-2-title = Op elk moment in je beurt
rule-turn-2 = Telkens als je in je beurt een keuze moet maken, mag je de Valsspeler, de Boekhouder en de Reiziger gebruiken en arbeiders van het bord terughalen: voor en na de hoofdactie, en ook tijdens de hoofdactie, als je een tweede grondstof of een bonus mag nemen. De enige uitzondering is terwijl je kiest welk gebouw je aflegt. De Valsspeler en de Boekhouder werken elk één keer per beurt, ook als je de kaart teruggeeft en opnieuw neemt. Als je met de Bouwmeester bouwt, is een andere speler aan de beurt en mag je alleen arbeiders van het bord terughalen.
rule-turn-3-title = Arbeiders terughalen van het bord
rule-turn-3 = Telkens als je een keuze moet maken, mag je eigen arbeiders gratis van het grondstoffenbord terughalen naar je voorraad. De enige uitzondering is terwijl je kiest welk gebouw je aflegt.
rule-turn-4-title = Niet passen
rule-turn-4 = Passen mag niet en hoeft ook nooit: positie 1 van de rij is met elke arbeiderskaart gratis. Voor edities waarin dat niet zo is, zie HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Munten krijgen en betalen
rule-limit-1 = Krijg je een munt, dan neem je de bovenste kaart van de trekstapel, met de muntkant boven, zonder de andere kant te bekijken. Een munt die je betaalt, gaat boven op de trekstapel. De munt die je het laatst kreeg, betaal je het eerst, en dat is ook de munt die de Valsspeler omdraait.
rule-limit-2-title = Hoogstens vijf munten
rule-limit-2 = Je hebt nooit meer dan 5 munten: heb je er 5, dan krijg je er geen meer bij.
rule-limit-3-title = Hoogstens twee gebouwen
rule-limit-3 = Je hebt nooit meer dan 2 gebouwen voor je liggen. Krijg je een derde, dan kies je meteen welk van de drie je aflegt; dat mag ook het nieuwe zijn. Het gaat onder op de trekstapel, met de muntkant boven.
rule-limit-4-title = Niet kijken
rule-limit-4 = Niemand mag de gebouwkant van een munt bekijken of in de trekstapel kijken.
rule-limit-5-title = Kosten volledig betalen
rule-limit-5 = Je moet de kosten volledig kunnen betalen; anders is de zet niet toegestaan. Kosten van 0 gelden niet als betaling.
rule-limit-6-title = De trekstapel is nooit leeg
rule-limit-6 = Dit volgt uit de andere regels: ook als de rij, alle munten, alle gebouwen die voor spelers liggen en alle gebouwen in de stad eraf zijn, heeft de trekstapel nog minstens 7 kaarten.

## Worker cards

rule-work-1-title = Arbeiderskaarten terugnemen
rule-work-1 = Heb je aan het begin van je beurt geen arbeiderskaarten in je hand, dan neem je ze alle vier automatisch en gratis terug. Met 1 tot 3 kaarten in je hand mag je de andere terugnemen voor 1 munt per kaart die je nog in je hand hebt; je moet dan in die beurt als hoofdactie een arbeiderskaart spelen, ook als het terugnemen dankzij de Maîtresse gratis was.
rule-work-2-title = Een arbeiderskaart spelen
rule-work-2 = Speel één arbeiderskaart open uit je hand en kies waarvoor je hem gebruikt: munten, een grondstof of een gebouw.
rule-work-3-title = Gespeelde kaarten
rule-work-3 = Een gespeelde arbeiderskaart blijft voor je liggen tot je hem terugneemt.
rule-work-4-title = Voor munten
rule-work-4 = Je krijgt zoveel munten als er op de kaart staan. Een kaart zonder munten kun je hier niet voor gebruiken. Je mag dit ook doen als je al 5 munten hebt, maar dan krijg je niets.
rule-work-5-title = Voor een grondstof
rule-work-5 = Kies een van de grondstoffen die op de kaart staan. Een arbeider gaat van je voorraad naar het goedkoopste vrije vakje van die grondstof, en je betaalt de kosten van dat vakje. Is je voorraad leeg, dan is dit niet toegestaan: haal eerst een arbeider terug van het bord.
rule-work-6-title = De vakjes
rule-work-6 = De vakjes van de onderste rij kosten 0 of 1 munt en bieden elk plaats aan één arbeider. Het bovenste vakje kost 2 munten en biedt plaats aan een onbeperkt aantal arbeiders van alle spelers.
rule-work-7-title = Voor een gebouw
rule-work-7 = Neem een van de 6 gebouwen uit de rij en betaal de kosten die de gespeelde kaart voor die positie aangeeft; groen is gratis. Eerst betaal je, dan krijgt de Belastinginner een munt, dan neem je de kaart, dan wordt de rij aangevuld, en ten slotte leg je een gebouw af als je er drie hebt.
rule-work-8-title = De rij aanvullen
rule-work-8 = De kaarten in de rij schuiven naar links, weg van de trekstapel, om het gat te vullen. Op positie 6 komt een kaart van de trekstapel.

## Building

rule-build-1-title = Een gebouw betalen
rule-build-1 = Kies een van je gebouwen en betaal de grondstoffen ervan. Voor elke grondstof gaat je arbeider op het goedkoopste vakje dat je daar bezet, terug naar je voorraad. Je kunt hem meteen weer gebruiken.
rule-build-2-title = Aan de stad grenzen
rule-build-2 = De kaart moet met een hele rand aan minstens één kaart van de stad grenzen. Hoeken tellen niet.
rule-build-3-title = Niets boven het Marktplein
rule-build-3 = Boven de rij van het Marktplein mag niets worden gebouwd.
rule-build-4-title = Niet draaien
rule-build-4 = Kaarten mogen niet worden gedraaid.
rule-build-5-title = Straten en huizen
rule-build-5 = Alle randen die elkaar raken, moeten op elkaar aansluiten: straat op straat, huizen op huizen.
rule-build-6-title = Kaarten blijven liggen
rule-build-6 = Een kaart in de stad wordt nooit verplaatst of verwijderd.
rule-build-7-title = De eigenaar
rule-build-7 = Zet één arbeider uit je voorraad op de kaart: jij bent de eigenaar.
rule-build-8-title = Bonussen bij het bouwen
rule-build-8 = Daarna krijg je de bonus van de nieuwe kaart en die van elke aangrenzende kaart die er door een straat mee verbonden is, in een volgorde naar keuze. Ook het Marktplein telt mee.
rule-build-9-title = Een karakter bij het bouwen
rule-build-9 = Staat er een gilde op de nieuwe kaart, dan neem je daarna een karakter van dat gilde. Alleen de nieuwe kaart levert er een op.

## Bonuses

rule-bonus-1-title = Een grondstof
rule-bonus-1 = Je mag 1 arbeider uit je voorraad op het goedkoopste vrije vakje van de afgebeelde grondstof zetten. Net als alle bonussen is dit gratis.
rule-bonus-2-title = Een grondstof naar keuze
rule-bonus-2 = Als BONUS-1, maar met een grondstof naar keuze.
rule-bonus-3-title = Een grondstof verdubbelen
rule-bonus-3 = Als BONUS-1, maar met een grondstof waarop je al een arbeider hebt.
rule-bonus-4-title = Een grondstof wisselen
rule-bonus-4 = Je mag een van je arbeiders op het bord, naar keuze, verplaatsen naar het goedkoopste vrije vakje van een andere grondstof.
rule-bonus-5-title = Een munt
rule-bonus-5 = Je krijgt 1 munt. Deze bonus neem je altijd.
rule-bonus-6-title = Afzien van een bonus
rule-bonus-6 = Je mag van elke bonus afzien, behalve van de munt. Een bonus die je niet kunt gebruiken, vervalt.

## Characters

rule-char-1-title = Een karakter nemen
rule-char-1 = Neem het bovenste karakter van de stapel van het gilde. Is de stapel leeg, dan geven eerst alle spelers, ook jij, alle karakters van dat gilde terug; die worden geschud en vormen een nieuwe stapel.
rule-char-2-title = Karakters houden
rule-char-2 = Een karakter ligt open voor de eigenaar en werkt tot het wordt teruggegeven. Je mag een onbeperkt aantal karakters hebben.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Met je arbeiderskaarten mag je elke grondstof nemen. 5 punten aan het eind.
rule-char-lo-title = { -landowner }
rule-char-lo = Elke grondstof die je met een arbeiderskaart neemt, kost je 1 munt minder, maar nooit minder dan 0. 4 punten aan het eind.
rule-char-se-title = { -seignior }
rule-char-se = Met één arbeiderskaart mag je 2 van de afgebeelde grondstoffen nemen, dezelfde of verschillende. Je betaalt voor elk. 3 punten aan het eind.
rule-char-ch-title = { -cheater }
rule-char-ch = Eens per beurt mag je de munt die je het laatst kreeg, omdraaien en als gebouw houden. Niemand ziet het vooraf. 3 punten aan het eind.
rule-char-mi-title = { -mistress }
rule-char-mi = Arbeiderskaarten terugnemen kost je 1 munt minder, maar nooit minder dan 0. 5 punten aan het eind.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Eens per beurt mag je een van je gebouwen ruilen tegen een gebouw uit de rij; dat van jou komt op die positie te liggen. 2 punten aan het eind.
rule-char-gh-title = { -ghost }
rule-char-gh = Met elk van je arbeiderskaarten mag je 3 munten nemen. 4 punten aan het eind.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Telkens als een andere speler munten betaalt, krijg jij 1 munt. 2 punten aan het eind.
rule-char-be-title = { -benefactor }
rule-char-be = Je krijgt 1 munt aan het begin van elk van je beurten. 3 punten aan het eind.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Als je bouwt, krijg je de bonus van elke aangrenzende kaart, ook zonder straat. 2 punten aan het eind.
rule-char-bu-title = { -builder }
rule-char-bu = Nadat een andere speler heeft gebouwd, mag jij ook bouwen, volgens de gewone regels en voor 2 munten, zelfs in de laatste beurt. 4 punten aan het eind.
rule-char-tr-title = { -traveller }
rule-char-tr = In je beurt mag je 1 arbeider op een leeg veld van het Marktplein zetten door de grondstof van dat veld te betalen. Je mag er hoogstens 1 arbeider hebben; die blijft staan en telt mee, ook als je de Reiziger kwijtraakt. 7 punten aan het eind, of 0 als je een arbeider op het Marktplein hebt.

## The end and the score

rule-end-1-title = Zes arbeiders in de stad
rule-end-1 = Zodra een speler 6 arbeiders in de stad heeft, op gebouwen en het Marktplein samen, wordt de lopende beurt afgemaakt, inclusief een eventuele reactie met de Bouwmeester. Daarna is het spel afgelopen. Die speler heeft het einde ingeluid; gebeurt dat bij twee spelers in dezelfde beurt, dan telt de eerste. Zet je je zesde arbeider met de Reiziger nog voor je hoofdactie, dan doe je die hoofdactie alsnog.
rule-end-2-title = Beurtlimiet
rule-end-2 = De lengte van een spel is onbeperkt. Een programma mag een beurtlimiet stellen: dan eindigt het spel daar en worden de punten geteld. Niemand heeft dan het einde ingeluid, en bij een gelijke stand wint de speler die het eerst komt in de beurtvolgorde.
rule-score-1-title = Wat punten oplevert
rule-score-1 = Je krijgt punten voor elke kaart in de stad met jouw arbeider erop, de punten van je karakters, en 1 punt voor elk van je arbeiders op het grondstoffenbord.
rule-score-2-title = De formules
rule-score-2 = Diamant: 5 of 4 punten, zoals gedrukt. Drie per kaart: 3 voor elke aangrenzende kaart. Schilden: de som van de schilden van de aangrenzende kaarten. Diamanten: 3, plus 1 voor elke diamantkaart in de stad. Kolom: 1, plus 1 voor elke kaart in dezelfde kolom. Gilde: 1 of 2, zoals gedrukt, plus 1 voor elke kaart van dat gilde in de stad. Buren: 1, plus 1 voor elke aangrenzende kaart. Rij: 2, plus 1 voor elke kaart in dezelfde rij. Marktplein: 4 voor elke speler met een arbeider daar.
rule-score-3-title = Een kaart telt zichzelf mee
rule-score-3 = Een kaart telt zelf mee in de eigen rij, de eigen kolom en het eigen gilde.
rule-score-4-title = Schilden
rule-score-4 = Het schild van een kaart is het basisgetal van de formule: Gilde (1 of 2), Rij (2), Kolom (1), Buren (1) of Diamanten (3). Alle andere kaarten en het Marktplein hebben geen schild.
rule-score-5-title = Het Marktplein is een kaart
rule-score-5 = Het Marktplein telt als aangrenzende kaart en als kaart in zijn rij en kolom. Het hoort bij geen gilde.
rule-score-6-title = De winnaar
rule-score-6 = De speler met de meeste punten wint. Staan er spelers gelijk, dan wint degene van hen die het einde heeft ingeluid; anders degene die met de klok mee het dichtst na de speler zit die het einde heeft ingeluid.

## What nobody knows

rule-info-1-title = Geen geheimen
rule-info-1 = Een arbeiderskaart die niet open op tafel ligt, is in de hand van de eigenaar; spelers hebben dus geen geheimen. De volgorde van de trekstapel, de gebouwkanten van munten, de karakters onder het bovenste en de karakters die bij de voorbereiding zijn verwijderd, zijn voor alle spelers verborgen.
rule-info-2-title = Eerder geziene kaarten
rule-info-2 = Een kaart die ooit met de gebouwkant boven heeft gelegen, blijft bekend: onder op de trekstapel is hij te volgen. Voor de kaarten die nog nooit zijn gezien, is elke volgorde even waarschijnlijk, en niets van wat iemand te zien krijgt, hangt daarvan af.
rule-info-3-title = Eerder geziene karakters
rule-info-3 = Hetzelfde geldt voor karakters: de volgorde van de bedekte karakters in een stapel is sinds het laatste schudden onbekend, en karakters die nog nooit zijn gezien, kunnen net zo goed bij de voorbereiding zijn verwijderd.

## Rules of our own

rule-house-1-title = Huisregel: de ronde afmaken
rule-house-1 = Onze eigen huisregel, die in geen enkel spelregelboek staat. Hij geldt alleen als je ervoor kiest. Na de zesde arbeider wordt de ronde afgemaakt, zodat alle spelers evenveel beurten hebben gehad; daarna is het spel afgelopen. De speler die als eerste zes arbeiders in de stad had, heeft het einde ingeluid (SCORE-6).
rule-house-2-title = Een arbeiderskaart voor niets
rule-house-2 = Onze eigen regel voor edities waarin niet bij elke arbeiderskaart een positie van de rij gratis is. Kun je geen enkele hoofdactie doen, dan mag je een willekeurige arbeiderskaart uit je hand spelen voor munten, zelfs een waarop er geen staan. Je krijgt niets.

## Worked examples

rule-ex-1-title = Voorbereiding met 4 spelers
rule-ex-1 = De beurtvolgorde is blauw, paars, geel, rood. Rood neemt steen, geel kristal, paars hout en blauw klei. Blauw begint.
rule-ex-2-title = Gratis terugnemen
rule-ex-2 = Rood heeft alle vier de arbeiderskaarten gespeeld. Rood neemt ze gratis terug en speelt er dan een.
rule-ex-3-title = Terugnemen tegen betaling
rule-ex-3 = Geel heeft één arbeiderskaart in de hand. Geel betaalt 1 munt, neemt de drie andere terug en speelt er een.
rule-ex-4-title = Munten
rule-ex-4 = Blauw speelt de arbeiderskaart met 2 munten en krijgt 2 munten.
rule-ex-5-title = Een grondstof
rule-ex-5 = Rood speelt de arbeiderskaart met hout en klei en neemt klei. Het goedkoopste vrije vakje kost 1, dus rood betaalt 1 munt.
rule-ex-6-title = Een gebouw
rule-ex-6 = Paars neemt het gebouw op positie 5 voor 1 munt. Het gebouw op positie 6 schuift naar links, en er komt een nieuw gebouw van de trekstapel.
rule-ex-7-title = De kosten betalen
rule-ex-7 = Rood bouwt een kaart die hout, steen en kristal kost. Drie arbeiders gaan terug naar de voorraad van rood.
rule-ex-8-title = Waar je niet mag bouwen
rule-ex-8 = Drie keer mag er niet worden gebouwd: een kaart boven de rij van het Marktplein, een kaart met een rand die niet aansluit, en een gedraaide kaart.
rule-ex-9-title = Bonussen en een karakter
rule-ex-9 = Geel bouwt een kaart van het gilde Haan. Die levert de eigen bonus op, en ook de kaart erboven, die door een straat verbonden is, geeft een bonus. De kaart rechts grenst er met huizen aan en geeft niets, net zomin als de kaart bij de hoek. Daarna neemt geel het bovenste karakter van het gilde Haan.
rule-ex-10-title = De punten van een stad tellen
rule-ex-10 = Blauw heeft diamant A en een arbeider op het Marktplein C: 4 + 4. Paars heeft B, een Gilde 2 met 3 keer Masker in de stad, en D, 3 plus 2 diamanten: 5 + 5. Rood heeft het Marktplein C, E met 2 aangrenzende kaarten van elk 3, en F, de schilden van B en G: 4 + 6 + 3. Geel heeft G, een kolom van 2, en diamant H: 3 + 4.
