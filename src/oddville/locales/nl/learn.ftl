### The lessons. Each step says what is so and what to do.

learn-welcome = Les { $number } van { $lessons }: { $title }
learn-type = Typ de genoemde zet, of zijn nummer: moves toont de lijst. help toont wat je nog meer kunt typen, quit stopt.
learn-other = { $move } zou mogen, maar deze stap vraagt iets anders: { $wanted }
learn-left = Om later verder te gaan: oddville learn { $lesson }
learn-not-here = In een les kan { $word } niet.
error-lesson = Er is geen les { $lesson }; er zijn { $lessons }.

lesson-coins = Munten
lesson-coins-1 = In je beurt speel je een van je vier arbeiderskaarten, of je bouwt. Een arbeiderskaart levert munten, een grondstof of een gebouw op. Hoe meer grondstoffen erop staan, hoe meer munten ze oplevert: geen, 1, 2 of 3. Speel arbeiderskaart 3 voor munten: coins 3
lesson-coins-2 = Je hebt 2 munten gekregen. Arbeiderskaart 3 ligt nu voor je en is pas weer te gebruiken als je haar terugneemt. Speel arbeiderskaart 4 voor munten: coins 4
lesson-coins-3 = Je hebt 5 munten, en meer mag niemand hebben. Om je kaarten weer te gebruiken neem je ze terug: gratis als je hand leeg is, anders voor 1 munt per kaart die er nog in zit. Je hebt er nog twee, dus het kost er 2. Doe het: recover
lesson-coins-4 = Alle vier de arbeiderskaarten zijn weer in je hand. Wie kaarten heeft teruggenomen, moet in deze beurt een arbeiderskaart spelen en kan niet bouwen. Speel een arbeiderskaart naar keuze.
lesson-coins-done = Goed gedaan. Je kent de munten: ze komen van arbeiderskaarten, 5 is de grens, en kaarten terugnemen kan er een paar kosten.

lesson-resources = Grondstoffen
lesson-resources-1 = Een grondstof is een van je arbeiders op het grondstoffenbord. Hij gaat naar het goedkoopste vrije vakje. Op arbeiderskaart 2 staan hout en klei, en het eerste vakje van klei is gratis. Neem het: resource 2 clay
lesson-resources-2 = Je arbeider staat op klei. Het gratis vakje is nu bezet, en het volgende kost 1 munt. Neem nog eens klei met arbeiderskaart 4: resource 4 clay
lesson-resources-3 = Je hebt 1 munt betaald. Bo heeft ook klei genomen, op het bovenste vakje van 2 munten, waar elk aantal mag staan. In je beurt mag je altijd gratis een arbeider van het bord halen. Haal die op het bovenste vakje van hout weg: return wood/2
lesson-resources-4 = De arbeider zit weer in je voorraad, en je bent nog aan de beurt. Op arbeiderskaart 1 staat alleen hout, en daar is het gratis vakje leeg. Neem het: resource 1 wood
lesson-resources-done = Goed gedaan. Elk van je arbeiders op het bord is een grondstof die je bezit, en aan het eind 1 punt waard.

lesson-buildings = Gebouwen
lesson-buildings-1 = In de gebouwenrij liggen zes gebouwen. Wat er een kost, hangt af van zijn positie en van de arbeiderskaart die je speelt: hoe meer grondstoffen erop staan, hoe meer posities gratis zijn. Positie 1 is dat altijd. Neem die met arbeiderskaart 1: building 1 1
lesson-buildings-2 = De rij is naar links aangeschoven, en er is een nieuw gebouw van de trekstapel gekomen. Met arbeiderskaart 3 zijn de eerste drie posities gratis. Neem er een van: building 3 1, building 3 2 of building 3 3
lesson-buildings-3 = Je hebt twee gebouwen, en dat is de grens. Neem toch een derde, met arbeiderskaart 2, waarvoor twee posities gratis zijn: building 2 1 of building 2 2
lesson-buildings-4 = Drie is te veel: jij kiest welk gebouw weggaat. Het gaat onder de trekstapel, waar iedereen het nog kan volgen. Kies: discard en de code van het gebouw, of zijn nummer in de lijst.
lesson-buildings-done = Goed gedaan. De gebouwen voor je zijn plannen: ze leveren niets op tot ze in de stad staan.

lesson-city = Bouwen in de stad
lesson-city-1 = Voor je ligt de “Linkerpoottimmerman”, die klei kost, en je arbeider staat op klei. Hij heeft alleen in het westen een straat, dus hij past rechts van het Marktplein, waar straat op straat aansluit. Huizen moeten op huizen aansluiten. Typ city om te kijken, en bouw dan: build left-leg-joiner 1,0
lesson-city-2 = Je arbeider staat op het gebouw: het is van jou. Een straat verbindt het met het Marktplein, dus je hebt de munt daarvan gekregen, en ook de bonus van je eigen gebouw: 1 hout. Neem het: bonus 1,0 wood
lesson-city-3 = Elk gebouw dat door een straat met het jouwe verbonden is, geeft zijn bonus als je bouwt, van wie het ook is. Neem het volgende, met straten in het oosten en het westen: building 2 1
lesson-city-4 = De “Toltrap” kost klei. Neem gratis klei met arbeiderskaart 4: resource 4 clay
lesson-city-5 = Links van het Marktplein sluit straat weer op straat aan. Boven zijn rij bouwen mag nooit, een kaart draaien evenmin. Bouw: build toll-staircase -1,0
lesson-city-done = Goed gedaan. Twee munten kwamen vanzelf: een van je gebouw en een van het Marktplein, langs de straat.

lesson-characters = Karakters
lesson-characters-1 = Op de “Vorkbeenwinkel” staat de Haan: wie een kaart van een gilde bouwt, neemt het bovenste karakter van dat gilde. Hij kost twee keer klei, en je hebt er twee. Bouw hem onder het Marktplein, straat aan straat: build wishbone-shop 0,1
lesson-characters-2 = Je hebt de Valsspeler, aan het eind 3 punten waard als je hem dan nog hebt. Eens per beurt draait hij de munt die je het laatst kreeg om tot een gebouw dat niemand heeft gezien. Je beurt is nog niet voorbij: cheat
lesson-characters-done = Goed gedaan. Als een stapel leeg is, roept de volgende die hem nodig heeft alle karakters van dat gilde terug, ook de jouwe.

lesson-end = Het einde en de puntentelling
lesson-end-1 = Vijf van je arbeiders staan in de stad; met de zesde is deze beurt de laatste. Typ score om te zien hoe je ervoor staat, en moves om te zien wat elke plek waard is. Bouw dan de “Rapenveiling” waar ze het meest waard is.
lesson-end-done = Het spel is afgelopen. Wat telt, zijn je kaarten in de stad volgens hun formules, je karakters, en 1 punt voor elke arbeider op het bord. Wie de meeste punten heeft, wint; bij gelijkspel wie het einde heeft ingeluid.

lesson-first-game = Een eerste spel
lesson-first-game-done = Speel nu een heel spel met een geduldige bot die ook nieuw is in de stad. Typ hint als je raad wilt, why en een zet om te horen wat ertegen spreekt, en rules met een woord om iets op te zoeken.
