### The page to learn from.

learn-heading = OddVille leren
learn-about = Zes dingen om te weten. Speel dan: de tafel toont alles wat je kunt doen, en zegt waarom iets niet kan.
learn-town = Eén stad voor iedereen
learn-town-text = Iedereen bouwt in dezelfde stad, kaart naast kaart. Straten moeten op straten aansluiten, en huizen op huizen.
learn-work = Speel een arbeiderskaart
learn-work-text = In je beurt speel je een van je arbeiderskaarten, of je bouwt. Een arbeiderskaart levert munten op, een grondstof, of het plan van een gebouw uit de rij. Betere arbeiders kunnen meer.
learn-resources = Je arbeiders zijn je grondstoffen
learn-resources-text = Een grondstof is een van je arbeiders op het bord. De eerste vakjes zijn gratis, de volgende kosten munten. Wie bouwt, neemt de arbeiders terug.
learn-build = Bouw
learn-build-text = Betaal wat het plan vraagt en leg het waar het past. Een van je arbeiders trekt erin. Je krijgt de bonus van de kaart, en die van elke kaart waar haar straten heen leiden.
learn-guilds = Gilden hebben vrienden
learn-guilds-text = Een gebouw van een gilde levert je een van zijn karakters op. Elk heeft een eigen kracht. Zijn ze allemaal weg, dan roept de volgende die voor het gilde bouwt ze terug.
learn-end = Zes arbeiders in de stad
learn-end-text = Zodra iemand zes arbeiders in de stad heeft, eindigt het spel na die beurt. Kaarten tellen hun buren, hun rij, hun kolom, hun gilde of diamanten. Wie de meeste punten heeft, wint.
learn-first = Je eerste spel
learn-first-text = Tegen één nieuweling die de tijd neemt, zodat je kunt meekijken. Vraag om een tip wanneer je maar wilt.
learn-first-do = Een eerste spel spelen
learn-lessons = Lessen aan de tafel
learn-lessons-about = Elk een paar zetten, aan de echte tafel: jij doet ze, en je hoort wat ze betekenen.
learn-finished = klaar
learn-next = Volgende les: { $title }
lesson-city-1-here = Voor je ligt de “Linkerpoottimmerman”, die klei kost, en je arbeider staat op klei. Hij heeft alleen in het westen een straat, dus hij past rechts van het Marktplein, waar straat op straat aansluit. Huizen moeten op huizen aansluiten. Kies de kaart, dan de plek, en bouw.
lesson-end-1-here = Vijf van je arbeiders staan in de stad; met de zesde is deze beurt de laatste. Kies de “Rapenveiling”, en de plekken tonen wat ze waard zijn. Bouw haar waar ze het meest waard is.
