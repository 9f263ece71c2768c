### The page to learn from.

learn-heading = OddVille leren
learn-about = Zes dingen om te weten. Daarna ga je spelen: de tafel toont alles wat je kunt doen en legt uit wat niet kan.
learn-town = Eén stad voor iedereen
learn-town-text = Alle spelers bouwen kaart voor kaart aan dezelfde stad. Straten moeten op straten aansluiten, en huizen op huizen.
learn-work = Speel een arbeiderskaart
learn-work-text = In je beurt speel je een van je arbeiderskaarten, of je bouwt. Een arbeiderskaart levert munten, een grondstof of een plan voor een gebouw uit de rij op. Met kaarten waarop meer grondstoffen staan, kun je meer.
learn-resources = Je arbeiders zijn je grondstoffen
learn-resources-text = Een grondstof is een van je arbeiders op het bord. De eerste vakjes zijn gratis, de volgende kosten munten. Als je bouwt, keren de arbeiders waarmee je betaalt bij je terug.
learn-build = Bouwen
learn-build-text = Betaal de kosten van het plan en leg het neer waar het past. Een van je arbeiders komt erop te staan. Je krijgt de bonus van de kaart, en die van elke kaart waar de straten ervan naartoe leiden.
learn-guilds = Gilden en karakters
learn-guilds-text = Een gebouw van een gilde levert je een van de karakters van dat gilde op. Elk karakter heeft een eigen kracht. Zijn ze allemaal genomen, dan moet iedereen ze teruggeven zodra er weer iemand voor dat gilde bouwt.
learn-end = Zes arbeiders in de stad
learn-end-text = Zodra een speler zes arbeiders in de stad heeft, eindigt het spel na die beurt. Kaarten leveren punten op voor hun buren, hun rij, hun kolom, hun gilde of diamanten. De speler met de meeste punten wint.
learn-first = Je eerste partij
learn-first-text = Tegen één beginner, in een tempo dat je kunt volgen. Vraag een tip wanneer je maar wilt.
learn-first-do = Je eerste partij beginnen
learn-lessons = Lessen aan de tafel
learn-lessons-about = Telkens een paar zetten aan de echte tafel: je speelt ze en leert wat ze betekenen.
learn-finished = klaar
learn-next = Volgende les: { $title }
learn-got-it = Begrepen
lesson-city-1-here = Je hebt de “Linkerpoottimmerman”, die klei kost, en je arbeider staat op klei. De kaart heeft maar één straat, in het westen, en past dus rechts van het Marktplein, waar straat op straat aansluit. Huizen moeten op huizen aansluiten. Kies de kaart, dan de plek, en bouw.
lesson-end-1-here = Vijf van je arbeiders staan in de stad; met de zesde wordt dit de laatste beurt. Kies de “Rapenveiling”, en de plekken tonen wat ze waard zijn. Bouw op de plek waar die het meest oplevert.
