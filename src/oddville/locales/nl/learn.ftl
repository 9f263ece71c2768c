### The lessons. Each step says what is so and what to do.

learn-welcome = Les { $number } van { $lessons }: { $title }
learn-type = Typ de genoemde zet of zijn nummer: moves toont de lijst. Met help zie je wat je nog meer kunt typen, met quit stop je.
learn-other = { $move } mag wel, maar deze stap gaat over iets anders: { $wanted }
learn-left = Later verdergaan: oddville learn { $lesson }
learn-not-here = In een les kun je { $word } niet gebruiken.
error-lesson = Er is geen les { $lesson }; beschikbaar: { $lessons }.

lesson-coins = Munten
lesson-coins-1 = In je beurt speel je een van je vier arbeiderskaarten, of je bouwt. Een arbeiderskaart levert munten, een grondstof of een gebouw op. Hoe meer grondstoffen erop staan, hoe meer munten je ervoor krijgt: geen, 1, 2 of 3. Speel arbeiderskaart 3 voor munten: coins 3
lesson-coins-2 = Je hebt 2 munten gekregen. Arbeiderskaart 3 ligt nu voor je, en je kunt hem pas weer gebruiken als je hem hebt teruggenomen. Speel arbeiderskaart 4 voor munten: coins 4
lesson-coins-3 = Je hebt 5 munten, en dat is het maximum. Om je kaarten opnieuw te gebruiken neem je ze terug. Dat is gratis als je hand leeg is; anders kost het 1 munt voor elke kaart die je nog in je hand hebt. Je hebt er nog twee, dus het kost 2 munten. Doe het: recover
lesson-coins-4 = Je hebt alle vier de arbeiderskaarten weer in je hand. Na het terugnemen moet je in dezelfde beurt een arbeiderskaart spelen; bouwen mag dan niet. Speel een arbeiderskaart naar keuze.
lesson-coins-done = Goed gedaan. Je weet nu hoe het zit met munten: je krijgt ze met arbeiderskaarten, je kunt er hoogstens 5 hebben, en je kaarten terugnemen kan er een paar kosten.

lesson-resources = Grondstoffen
lesson-resources-1 = Een grondstof is een van je arbeiders op het grondstoffenbord. Een arbeider gaat naar het goedkoopste vrije vakje. Op arbeiderskaart 2 staan hout en klei, en het eerste vakje van klei is gratis. Neem het: resource 2 clay
lesson-resources-2 = Je arbeider staat op klei. Het gratis vakje is nu bezet en het volgende kost 1 munt. Neem nog een klei met arbeiderskaart 4: resource 4 clay
lesson-resources-3 = Je hebt 1 munt betaald. Bo heeft ook klei genomen, op het bovenste vakje van 2 munten, waar een onbeperkt aantal arbeiders mag staan. In je beurt mag je op elk moment gratis een arbeider van het bord terughalen. Haal de arbeider op het bovenste vakje van hout terug: return wood/2
lesson-resources-4 = De arbeider is terug in je voorraad, en het is nog steeds jouw beurt. Op arbeiderskaart 1 staat alleen hout, en het gratis vakje daarvan is leeg. Neem het: resource 1 wood
lesson-resources-done = Goed gedaan. Elk van je arbeiders op het bord is een grondstof die je hebt, en is aan het eind 1 punt waard.

lesson-buildings = Gebouwen
lesson-buildings-1 = In de gebouwenrij liggen zes gebouwen. Wat een gebouw kost, hangt af van de positie en van de arbeiderskaart die je speelt: hoe meer grondstoffen op de kaart, hoe meer posities gratis zijn. Positie 1 is altijd gratis. Neem dat gebouw met arbeiderskaart 1: building 1 1
lesson-buildings-2 = De rij is naar links opgeschoven, en van de trekstapel is er een nieuw gebouw bij gekomen. Met arbeiderskaart 3 zijn de eerste drie posities gratis. Neem er een: building 3 1, building 3 2 of building 3 3
lesson-buildings-3 = Je hebt twee gebouwen, en dat is het maximum. Je mag toch een derde nemen, met arbeiderskaart 2, waarmee twee posities gratis zijn: building 2 1 of building 2 2
lesson-buildings-4 = Drie is er één te veel: kies welk gebouw je aflegt. Het gaat onder de trekstapel, en iedereen weet waar het ligt. Kies: discard en de code van het gebouw, of het nummer in de lijst.
lesson-buildings-done = Goed gedaan. De gebouwen die voor je liggen, zijn plannen: ze leveren pas punten op als je ze in de stad bouwt.

lesson-city = Bouwen in de stad
lesson-city-1 = Je hebt de “Linkerpoottimmerman”, die klei kost, en je arbeider staat op klei. De kaart heeft maar één straat, in het westen, en past dus rechts van het Marktplein, waar straat op straat aansluit. Huizen moeten op huizen aansluiten. Typ city om te kijken, en bouw dan: build left-leg-joiner 1,0
lesson-city-2 = Je arbeider staat op het gebouw: het is van jou. Een straat verbindt het met het Marktplein, dus daar heb je een munt gekregen. Je krijgt ook de bonus van je eigen gebouw: 1 hout. Neem het: bonus 1,0 wood
lesson-city-3 = Als je bouwt, krijg je de bonus van elk gebouw dat door een straat met het jouwe verbonden is, van wie het ook is. Neem het volgende gebouw, met straten in het oosten en het westen: building 2 1
lesson-city-4 = De “Toltrap” kost klei. Neem klei met arbeiderskaart 4; dat is gratis: resource 4 clay
lesson-city-5 = Links van het Marktplein sluit straat weer op straat aan. Boven die rij mag je nooit bouwen, en een kaart draaien mag ook nooit. Bouw: build toll-staircase -1,0
lesson-city-done = Goed gedaan. Je hebt automatisch twee munten gekregen: een van je gebouw en een van het Marktplein, via de straat.

lesson-characters = Karakters
lesson-characters-1 = Op de “Vorkbeenwinkel” staat de Haan: als je een kaart van een gilde bouwt, neem je het bovenste karakter van dat gilde. Het gebouw kost twee klei, en die heb je. Bouw het onder het Marktplein, straat aan straat: build wishbone-shop 0,1
lesson-characters-2 = Je hebt de Valsspeler, die 3 punten waard is als je hem aan het eind nog hebt. Eens per beurt maakt hij van de munt die je het laatst kreeg een gebouw dat niemand heeft gezien. Je beurt is nog niet voorbij: cheat
lesson-characters-done = Goed gedaan. Als een stapel leeg is en iemand er een karakter van neemt, geeft iedereen eerst de karakters van dat gilde terug, ook jij.

lesson-end = Het einde en de puntentelling
lesson-end-1 = Vijf van je arbeiders staan in de stad; met de zesde wordt dit de laatste beurt. Typ score om de punten te zien, en moves om te zien wat elke plek waard is. Bouw dan de “Rapenveiling” op de plek waar die het meest oplevert.
lesson-end-done = Het spel is afgelopen. Je krijgt punten voor je kaarten in de stad volgens hun formules, voor je karakters, en 1 punt voor elke arbeider op het bord. De speler met de meeste punten wint; bij een gelijke stand is dat de speler die het einde heeft ingeluid.

lesson-first-game = Je eerste partij
lesson-first-game-done = Speel nu een hele partij tegen een geduldige bot die ook een beginner is. Typ hint als je advies wilt, why en een zet om te zien waarom die niet mag, en rules met een woord om iets op te zoeken.
lesson-first-game-1 = Wie de meeste punten heeft, wint. Het spel eindigt als een speler { $most } arbeiders in de stad heeft. Om te bouwen heb je grondstoffen nodig: een arbeider op het grondstoffenbord is er een en ook 1 punt waard. Kies waar je eerste arbeider begint.
lesson-first-game-2 = Je arbeiderskaarten zijn je acties. Elke beurt speel je er één om munten, een grondstof of een gebouw te nemen. Begin met een gebouw: kies een arbeiderskaart en dan een gratis gebouw.
lesson-first-game-3 = Om dit te bouwen heb je een arbeider nodig op elke grondstof die erop staat. Neem wat ontbreekt met je arbeiderskaarten. Kies dan het gebouw: elke plek toont hoe je punten veranderen. Arbeiders waarmee je betaalt, verlaten het grondstoffenbord en tellen daar niet meer.
lesson-first-game-4 = Deze partij eindigt met { $most } arbeiders in de stad, en nu is nog één genoeg. Wie de meeste punten heeft, wint.
lesson-first-game-5 = Je hebt een karakter gekregen. Het is punten waard en heeft een kracht die je helpt. Elk gebouw met het teken van een gilde levert er een op; als de stapel van een gilde leeg is, geven alle spelers die karakters terug.
lesson-first-game-6 = Dit is je laatste arbeiderskaart. Als die gespeeld is, neem je ze alle vier gratis terug aan het begin van je volgende beurt. Je kunt ze ook eerder terugnemen, voor 1 munt per kaart die je nog in je hand hebt.
