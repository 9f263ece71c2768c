### The page to learn from.

learn-heading = OddVille lernen
learn-about = Sechs Dinge, die du wissen solltest. Dann spiel los: Der Tisch zeigt dir alles, was du tun kannst, und erklärt, was nicht geht.
learn-town = Eine Stadt für alle
learn-town-text = Alle bauen dieselbe Stadt, Karte für Karte. Straßen müssen an Straßen grenzen und Häuser an Häuser.
learn-work = Arbeiterkarte ausspielen
learn-work-text = In deinem Zug spielst du eine deiner Arbeiterkarten aus, oder du baust. Eine Arbeiterkarte bringt dir Münzen, einen Rohstoff oder den Plan für ein Gebäude aus der Reihe. Karten, die mehr Rohstoffe zeigen, können mehr.
learn-resources = Deine Arbeiter sind deine Rohstoffe
learn-resources-text = Ein Rohstoff ist einer deiner Arbeiter auf dem Spielplan. Die ersten Felder sind kostenlos, die nächsten kosten Münzen. Wenn du baust, kommen die Arbeiter, mit denen du zahlst, zu dir zurück.
learn-build = Bauen
learn-build-text = Zahle die Kosten des Plans und lege ihn dorthin, wo er passt. Einer deiner Arbeiter kommt darauf. Du erhältst den Bonus der Karte und den Bonus jeder Karte, zu der ihre Straßen führen.
learn-guilds = Gilden und Charaktere
learn-guilds-text = Ein Gebäude einer Gilde bringt dir einen ihrer Charaktere. Jeder hat eine eigene Fähigkeit. Sind alle Charaktere einer Gilde vergeben, müssen beim nächsten Bau für diese Gilde alle ihre Charaktere zurückgeben.
learn-end = Sechs Arbeiter in der Stadt
learn-end-text = Sobald jemand sechs Arbeiter in der Stadt hat, endet das Spiel nach diesem Zug. Karten bringen Punkte für Nachbarn, ihre Reihe, ihre Spalte, ihre Gilde oder Diamanten. Wer die meisten Punkte hat, gewinnt.
learn-first = Dein erstes Spiel
learn-first-text = Gegen einen einzigen Anfänger, in einem Tempo, bei dem du gut folgen kannst. Frag nach einem Tipp, wann immer du möchtest.
learn-first-do = Erstes Spiel starten
learn-lessons = Lektionen am Tisch
learn-lessons-about = Je ein paar Spielzüge am richtigen Tisch: Du spielst sie selbst und lernst, was sie bedeuten.
learn-finished = abgeschlossen
learn-next = Nächste Lektion: { $title }
learn-got-it = Verstanden
lesson-city-1-here = Du hast den „Linksbeintischler“. Er kostet Lehm, und dein Arbeiter steht auf Lehm. Das Gebäude hat nur im Westen eine Straße, also passt es rechts neben das Zentrum, wo Straße an Straße grenzt. Häuser müssen an Häuser grenzen. Wähle die Karte, dann den Bauplatz, und baue.
lesson-end-1-here = Fünf deiner Arbeiter stehen in der Stadt; mit dem sechsten wird dies der letzte Zug. Wähle die „Rübenauktion“: Die Bauplätze zeigen dann, was sie wert sind. Baue sie dort, wo sie am meisten wert ist.
