### The lessons. Each step says what is so and what to do.

learn-welcome = Lektion { $number } von { $lessons }: { $title }
learn-type = Gib den genannten Spielzug oder seine Nummer ein: moves zeigt die Liste. help zeigt alle Befehle, quit beendet die Lektion.
learn-other = { $move } wäre erlaubt, aber in diesem Schritt geht es um etwas anderes: { $wanted }
learn-left = Später weitermachen: oddville learn { $lesson }
learn-not-here = In einer Lektion kannst du { $word } nicht verwenden.
error-lesson = Es gibt keine Lektion { $lesson }; verfügbar: { $lessons }.

lesson-coins = Münzen
lesson-coins-1 = In deinem Zug spielst du eine deiner vier Arbeiterkarten aus, oder du baust. Eine Arbeiterkarte bringt Münzen, einen Rohstoff oder ein Gebäude. Je mehr Rohstoffe sie zeigt, desto mehr Münzen bringt sie: keine, 1, 2 oder 3. Spiele Arbeiterkarte 3 für Münzen aus: coins 3
lesson-coins-2 = Du hast 2 Münzen erhalten. Arbeiterkarte 3 liegt jetzt vor dir; du kannst sie erst wieder einsetzen, wenn du sie zurückgeholt hast. Spiele Arbeiterkarte 4 für Münzen aus: coins 4
lesson-coins-3 = Du hast 5 Münzen, das ist die Obergrenze. Um deine Karten wieder einzusetzen, holst du sie zurück. Das ist kostenlos, wenn deine Hand leer ist; sonst kostet es 1 Münze für jede Karte, die du noch auf der Hand hast. Du hast noch zwei, also kostet es 2 Münzen. Hol sie zurück: recover
lesson-coins-4 = Du hast wieder alle vier Arbeiterkarten auf der Hand. Nach dem Zurückholen musst du im selben Zug eine Arbeiterkarte ausspielen; bauen kannst du nicht. Spiele eine beliebige Arbeiterkarte aus.
lesson-coins-done = Gut gemacht. Jetzt kennst du die Münzen: Sie kommen von Arbeiterkarten, du kannst höchstens 5 haben, und das Zurückholen deiner Karten kann welche kosten.

lesson-resources = Rohstoffe
lesson-resources-1 = Ein Rohstoff ist einer deiner Arbeiter auf dem Rohstoff-Spielplan. Ein Arbeiter kommt auf das billigste freie Feld. Arbeiterkarte 2 zeigt Holz und Lehm, und das erste Feld von Lehm ist kostenlos. Nimm es: resource 2 clay
lesson-resources-2 = Dein Arbeiter steht auf Lehm. Das kostenlose Feld ist jetzt besetzt, und das nächste kostet 1 Münze. Nimm noch einmal Lehm, mit Arbeiterkarte 4: resource 4 clay
lesson-resources-3 = Du hast 1 Münze gezahlt. Auch Bo hat Lehm genommen, auf dem oberen Feld für 2 Münzen, auf dem beliebig viele Arbeiter stehen dürfen. In deinem Zug darfst du jederzeit kostenlos einen Arbeiter vom Spielplan zurücknehmen. Nimm den vom oberen Feld von Holz zurück: return wood/2
lesson-resources-4 = Der Arbeiter ist wieder in deinem Vorrat, und du bist noch am Zug. Arbeiterkarte 1 zeigt nur Holz, und das kostenlose Feld von Holz ist frei. Nimm es: resource 1 wood
lesson-resources-done = Gut gemacht. Jeder deiner Arbeiter auf dem Spielplan ist ein Rohstoff, den du besitzt, und am Ende 1 Punkt wert.

lesson-buildings = Gebäude
lesson-buildings-1 = In der Gebäudereihe liegen sechs Gebäude. Was ein Gebäude kostet, hängt von seiner Position und von der ausgespielten Arbeiterkarte ab: Je mehr Rohstoffe die Karte zeigt, desto mehr Positionen sind kostenlos. Position 1 ist immer kostenlos. Nimm sie mit Arbeiterkarte 1: building 1 1
lesson-buildings-2 = Die Reihe ist nach links aufgerückt, und vom Kartenstapel ist ein neues Gebäude dazugekommen. Mit Arbeiterkarte 3 sind die ersten drei Positionen kostenlos. Nimm eine davon: building 3 1, building 3 2 oder building 3 3
lesson-buildings-3 = Du hast zwei Gebäude, das ist die Obergrenze. Du darfst trotzdem ein drittes nehmen, mit Arbeiterkarte 2, für die zwei Positionen kostenlos sind: building 2 1 oder building 2 2
lesson-buildings-4 = Drei sind eines zu viel: Wähle, welches du ablegst. Es kommt unter den Kartenstapel, und alle wissen, wo es liegt. Wähle: discard und die Kennung des Gebäudes oder seine Nummer in der Liste.
lesson-buildings-done = Gut gemacht. Die Gebäude vor dir sind Pläne: Sie zählen erst, wenn du sie in der Stadt gebaut hast.

lesson-city = In der Stadt bauen
lesson-city-1 = Du hast den „Linksbeintischler“. Er kostet Lehm, und dein Arbeiter steht auf Lehm. Das Gebäude hat nur im Westen eine Straße, also passt es rechts neben das Zentrum, wo Straße an Straße grenzt. Häuser müssen an Häuser grenzen. Gib city ein, um nachzusehen, und baue dann: build left-leg-joiner 1,0
lesson-city-2 = Dein Arbeiter steht auf dem Gebäude: Es gehört dir. Eine Straße verbindet es mit dem Zentrum, darum hast du dort eine Münze erhalten. Dazu kommt der Bonus deines eigenen Gebäudes: 1 Holz. Nimm es: bonus 1,0 wood
lesson-city-3 = Wenn du baust, gibt dir jedes Gebäude, das durch eine Straße mit deinem verbunden ist, seinen Bonus, egal wem es gehört. Nimm das nächste, mit Straßen im Osten und Westen: building 2 1
lesson-city-4 = Die „Zolltreppe“ kostet Lehm. Nimm mit Arbeiterkarte 4 kostenlos Lehm: resource 4 clay
lesson-city-5 = Links vom Zentrum grenzt wieder Straße an Straße. Über der Reihe des Zentrums darfst du nie bauen, und Karten darfst du nie drehen. Baue: build toll-staircase -1,0
lesson-city-done = Gut gemacht. Du hast automatisch zwei Münzen erhalten: eine von deinem Gebäude und eine über die Straße vom Zentrum.

lesson-characters = Charaktere
lesson-characters-1 = Der „Wunschknochenladen“ zeigt den Hahn: Wenn du eine Karte einer Gilde baust, nimmst du den obersten Charakter dieser Gilde. Das Gebäude kostet zweimal Lehm, und du hast zwei. Baue es unter das Zentrum, Straße an Straße: build wishbone-shop 0,1
lesson-characters-2 = Du hast den Trickbetrüger. Er ist 3 Punkte wert, wenn du ihn am Ende noch hast. Einmal pro Zug dreht er die Münze, die du zuletzt erhalten hast, zu einem Gebäude um, das noch niemand gesehen hat. Dein Zug ist noch nicht zu Ende: cheat
lesson-characters-done = Gut gemacht. Ist ein Stapel leer und jemand nimmt daraus einen Charakter, geben vorher alle ihre Charaktere dieser Gilde zurück, auch du.

lesson-end = Ende und Wertung
lesson-end-1 = Fünf deiner Arbeiter stehen in der Stadt; mit dem sechsten wird dies der letzte Zug. Gib score ein, um die Punkte zu sehen, und moves, um zu sehen, was jeder Bauplatz wert ist. Baue dann die „Rübenauktion“ dort, wo sie am meisten wert ist.
lesson-end-done = Das Spiel ist zu Ende. Gewertet werden deine Karten in der Stadt nach ihren Formeln, deine Charaktere und 1 Punkt für jeden Arbeiter auf dem Spielplan. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt, wer das Spielende ausgelöst hat.

lesson-first-game = Dein erstes Spiel
lesson-first-game-done = Spiele jetzt ein ganzes Spiel gegen einen geduldigen Bot, der auch noch Anfänger ist. Gib hint ein, wenn du Rat brauchst, why und einen Spielzug, um zu erfahren, warum er nicht erlaubt ist, und rules mit einem Wort, um etwas nachzuschlagen.
lesson-first-game-1 = Wer die meisten Punkte hat, gewinnt. Das Spiel endet, wenn ein Spieler { $most } Arbeiter in der Stadt hat. Zum Bauen brauchst du Rohstoffe: Ein Arbeiter auf dem Rohstoff-Spielplan ist einer und auch 1 Punkt wert. Wähle, wo dein erster Arbeiter beginnt.
lesson-first-game-2 = Deine Arbeiterkarten sind deine Aktionen. In jedem Zug spielst du eine aus und nimmst Münzen, einen Rohstoff oder ein Gebäude. Beginne mit einem Gebäude: Wähle eine Arbeiterkarte, dann ein kostenloses Gebäude.
lesson-first-game-3 = Um es zu bauen, brauchst du einen Arbeiter auf jedem Rohstoff, den es zeigt. Nimm die fehlenden mit deinen Arbeiterkarten. Wähle dann das Gebäude: Jeder Bauplatz zeigt, wie sich deine Punkte ändern. Arbeiter, mit denen du zahlst, verlassen den Rohstoff-Spielplan und zählen dort nicht mehr.
lesson-first-game-4 = { $most } Arbeiter in der Stadt beenden dieses Spiel, und jetzt fehlt nur noch einer. Wer die meisten Punkte hat, gewinnt.
lesson-first-game-5 = Du hast einen Charakter erhalten. Er ist Punkte wert, und seine Fähigkeit hilft dir. Jedes Gebäude mit dem Zeichen einer Gilde bringt einen; hat die Gilde keinen mehr, geben alle ihre zurück.
lesson-first-game-6 = Das ist deine letzte Arbeiterkarte. Ist sie ausgespielt, holst du zu Beginn deines nächsten Zuges alle vier kostenlos zurück. Du kannst sie auch früher zurückholen, für 1 Münze je Karte, die du noch auf der Hand hast.
