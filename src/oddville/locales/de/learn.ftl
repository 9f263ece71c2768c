### The lessons. Each step says what is so and what to do.

learn-welcome = Lektion { $number } von { $lessons }: { $title }
learn-type = Gib den genannten Spielzug ein oder seine Nummer: moves zeigt die Liste. help zeigt, was du sonst eingeben kannst, quit hört auf.
learn-other = { $move } wäre erlaubt, aber hier geht es um etwas anderes: { $wanted }
learn-left = Später geht es weiter mit: oddville learn { $lesson }
learn-not-here = In einer Lektion geht { $word } nicht.
error-lesson = Eine Lektion { $lesson } gibt es nicht; es gibt { $lessons }.

lesson-coins = Münzen
lesson-coins-1 = In deinem Zug spielst du eine deiner vier Arbeiterkarten aus, oder du baust. Eine Arbeiterkarte bringt Münzen, einen Rohstoff oder ein Gebäude. Je mehr Rohstoffe sie zeigt, desto mehr Münzen bringt sie: keine, 1, 2 oder 3. Spiele Arbeiterkarte 3 für Münzen aus: coins 3
lesson-coins-2 = Du hast 2 Münzen erhalten. Arbeiterkarte 3 liegt jetzt vor dir und ist erst wieder nutzbar, wenn du sie zurückholst. Spiele Arbeiterkarte 4 für Münzen aus: coins 4
lesson-coins-3 = Du hast 5 Münzen, und mehr darf niemand haben. Um deine Karten wieder zu nutzen, holst du sie zurück: kostenlos, wenn deine Hand leer ist, sonst für 1 Münze je Karte, die noch auf der Hand ist. Du hast noch zwei, also kostet es 2. Tu es: recover
lesson-coins-4 = Alle vier Arbeiterkarten sind wieder auf deiner Hand. Wer zurückgeholt hat, muss in diesem Zug eine Arbeiterkarte ausspielen und kann nicht bauen. Spiele irgendeine Arbeiterkarte aus.
lesson-coins-done = Gut gemacht. Jetzt kennst du die Münzen: Sie kommen von Arbeiterkarten, 5 sind die Grenze, und das Zurückholen kann welche kosten.

lesson-resources = Rohstoffe
lesson-resources-1 = Ein Rohstoff ist einer deiner Arbeiter auf dem Rohstoff-Spielplan. Er kommt auf das billigste freie Feld. Arbeiterkarte 2 zeigt Holz und Lehm, und das erste Feld von Lehm kostet nichts. Nimm es: resource 2 clay
lesson-resources-2 = Dein Arbeiter steht auf Lehm. Das kostenlose Feld ist jetzt besetzt, und das nächste kostet 1 Münze. Nimm noch einmal Lehm, mit Arbeiterkarte 4: resource 4 clay
lesson-resources-3 = Du hast 1 Münze gezahlt. Auch Bo hat Lehm genommen, auf dem oberen Feld für 2 Münzen, wo beliebig viele stehen dürfen. In deinem Zug darfst du jederzeit kostenlos einen Arbeiter vom Spielplan nehmen. Nimm den vom oberen Feld von Holz: return wood/2
lesson-resources-4 = Der Arbeiter ist wieder in deinem Vorrat, und du bist noch am Zug. Arbeiterkarte 1 zeigt nur Holz, und dort ist das kostenlose Feld frei. Nimm es: resource 1 wood
lesson-resources-done = Gut gemacht. Jeder deiner Arbeiter auf dem Spielplan ist ein Rohstoff, den du besitzt, und am Ende 1 Punkt wert.

lesson-buildings = Gebäude
lesson-buildings-1 = Sechs Gebäude liegen in der Gebäudereihe. Was eines kostet, hängt von seiner Position und von der Arbeiterkarte ab, die du ausspielst: Je mehr Rohstoffe sie zeigt, desto mehr Positionen sind kostenlos. Position 1 ist es immer. Nimm sie mit Arbeiterkarte 1: building 1 1
lesson-buildings-2 = Die Reihe ist nach links aufgerückt, und ein neues Gebäude ist vom Kartenstapel gekommen. Mit Arbeiterkarte 3 sind die ersten drei Positionen kostenlos. Nimm eine davon: building 3 1, building 3 2 oder building 3 3
lesson-buildings-3 = Du hast zwei Gebäude, und das ist die Grenze. Nimm trotzdem ein drittes, mit Arbeiterkarte 2, für die zwei Positionen kostenlos sind: building 2 1 oder building 2 2
lesson-buildings-4 = Drei sind zu viel: Du wählst, welches geht. Es kommt unter den Kartenstapel, wo es alle noch verfolgen können. Wähle: discard und die Kennung des Gebäudes, oder seine Nummer in der Liste.
lesson-buildings-done = Gut gemacht. Die Gebäude vor dir sind Pläne: Sie bringen nichts, bis sie in der Stadt stehen.

lesson-city = In der Stadt bauen
lesson-city-1 = Vor dir liegt der „Linksbeintischler“. Er kostet Lehm, und dein Arbeiter steht auf Lehm. Das Gebäude hat nur im Westen eine Straße, also passt es rechts neben das Zentrum, wo Straße an Straße grenzt. Häuser müssen an Häuser grenzen. Mit city siehst du nach, dann baue: build left-leg-joiner 1,0
lesson-city-2 = Dein Arbeiter steht auf dem Gebäude: Es gehört dir. Eine Straße verbindet es mit dem Zentrum, also hast du dessen Münze erhalten, und dazu kommt der Bonus deines eigenen Gebäudes: 1 Holz. Nimm es: bonus 1,0 wood
lesson-city-3 = Jedes Gebäude, das eine Straße mit deinem verbindet, gibt beim Bauen seinen Bonus, wem es auch gehört. Nimm das nächste, mit Straßen im Osten und im Westen: building 2 1
lesson-city-4 = Die „Zolltreppe“ kostet Lehm. Nimm mit Arbeiterkarte 4 kostenlos Lehm: resource 4 clay
lesson-city-5 = Links vom Zentrum grenzt wieder Straße an Straße. Über seiner Reihe zu bauen ist nie erlaubt, eine Karte zu drehen auch nicht. Baue: build toll-staircase -1,0
lesson-city-done = Gut gemacht. Zwei Münzen kamen von selbst: eine von deinem Gebäude und eine vom Zentrum, über die Straße.

lesson-characters = Charaktere
lesson-characters-1 = Der „Wunschknochenladen“ zeigt den Hahn: Wer eine Karte einer Gilde baut, nimmt deren obersten Charakter. Er kostet zweimal Lehm, und du hast zwei. Baue ihn unter das Zentrum, Straße an Straße: build wishbone-shop 0,1
lesson-characters-2 = Du hast den Trickbetrüger, am Ende 3 Punkte wert, wenn du ihn dann noch hast. Einmal je Zug dreht er die Münze, die du zuletzt erhalten hast, zu einem Gebäude um, das niemand gesehen hat. Dein Zug ist noch nicht zu Ende: cheat
lesson-characters-done = Gut gemacht. Ist ein Stapel leer, ruft der Nächste, der ihn braucht, alle Charaktere dieser Gilde zurück, auch deine.

lesson-end = Ende und Wertung
lesson-end-1 = Fünf deiner Arbeiter stehen in der Stadt; mit dem sechsten ist dieser Zug der letzte. Mit score siehst du den Punktestand, mit moves, was jeder Ort wert ist. Baue dann die „Rübenauktion“ dort, wo sie am meisten wert ist.
lesson-end-done = Das Spiel ist zu Ende. Es zählen deine Karten in der Stadt nach ihren Formeln, deine Charaktere und 1 Punkt für jeden Arbeiter auf dem Spielplan. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer das Spielende ausgelöst hat.

lesson-first-game = Ein erstes Spiel
lesson-first-game-done = Spiele jetzt ein ganzes Spiel mit einem geduldigen Bot, der auch neu in der Stadt ist. Gib hint ein, wenn du Rat willst, why und einen Spielzug, um zu hören, was dagegen spricht, und rules mit einem Wort, um etwas nachzuschlagen.
