### The page to learn from.

learn-heading = OddVille lernen
learn-about = Sechs Dinge, die du wissen solltest. Dann spiel los: Der Tisch zeigt dir alles, was du tun kannst, und sagt, warum etwas nicht geht.
learn-town = Eine Stadt für alle
learn-town-text = Alle bauen an derselben Stadt, Karte an Karte. Straßen müssen an Straßen grenzen und Häuser an Häuser.
learn-work = Spiele eine Arbeiterkarte aus
learn-work-text = In deinem Zug spielst du eine deiner Arbeiterkarten aus, oder du baust. Eine Arbeiterkarte bringt Münzen, einen Rohstoff oder den Plan eines Gebäudes aus der Reihe. Bessere Arbeiter können mehr.
learn-resources = Deine Arbeiter sind deine Rohstoffe
learn-resources-text = Ein Rohstoff ist einer deiner Arbeiter auf dem Spielplan. Die ersten Felder sind kostenlos, die nächsten kosten Münzen. Wer baut, nimmt die Arbeiter zurück.
learn-build = Baue
learn-build-text = Zahle, was der Plan verlangt, und lege ihn dorthin, wo er passt. Einer deiner Arbeiter zieht ein. Du erhältst den Bonus der Karte und den jeder Karte, zu der ihre Straßen führen.
learn-guilds = Gilden haben Freunde
learn-guilds-text = Ein Gebäude einer Gilde bringt dir einen ihrer Charaktere. Jeder hat eine eigene Fähigkeit. Sind alle einer Gilde vergeben, ruft der Nächste, der für sie baut, sie zurück.
learn-end = Sechs Arbeiter in der Stadt
learn-end-text = Sobald jemand sechs Arbeiter in der Stadt hat, endet das Spiel nach diesem Zug. Karten zählen ihre Nachbarn, ihre Reihe, ihre Spalte, ihre Gilde oder Diamanten. Wer die meisten Punkte hat, gewinnt.
learn-first = Dein erstes Spiel
learn-first-text = Gegen einen einzigen Neuling, der sich Zeit lässt, damit du zusehen kannst. Frag nach einem Tipp, wann immer du willst.
learn-first-do = Ein erstes Spiel spielen
learn-lessons = Lektionen am Tisch
learn-lessons-about = Je ein paar Spielzüge am richtigen Tisch: Du machst sie selbst und erfährst, was sie bedeuten.
learn-finished = abgeschlossen
learn-next = Nächste Lektion: { $title }
lesson-city-1-here = Vor dir liegt der „Linksbeintischler“. Er kostet Lehm, und dein Arbeiter steht auf Lehm. Das Gebäude hat nur im Westen eine Straße, also passt es rechts neben das Zentrum, wo Straße an Straße grenzt. Häuser müssen an Häuser grenzen. Wähle die Karte, dann den Ort, und baue.
lesson-end-1-here = Fünf deiner Arbeiter stehen in der Stadt; mit dem sechsten ist dieser Zug der letzte. Wähle die „Rübenauktion“, dann zeigen die Orte, was sie wert sind. Baue sie dort, wo sie am meisten wert ist.
