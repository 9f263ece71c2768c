### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Spielmaterial
chapter-setup = Vorbereitung
chapter-turn = Ein Zug
chapter-limit = Münzen, Gebäude und Grenzen
chapter-work = Eine Arbeiterkarte ausspielen
chapter-build = OddVille ausbauen
chapter-bonus = Boni
chapter-char = Charaktere
chapter-end = Spielende
chapter-score = Wertung
chapter-info = Verborgene Informationen
chapter-house = Eigene Regeln
chapter-ex = Beispiele

rules-heading = Die Regeln von OddVille
rules-about = OddVille ist ein Spiel für 2 bis 4 Spieler. Du schickst Arbeiter aus, um Münzen, Rohstoffe und Baupläne zu holen, und alle bauen gemeinsam, Karte für Karte, an einer Stadt. Sobald jemand sechs Arbeiter in der Stadt hat, endet das Spiel, und wer die meisten Punkte hat, gewinnt.
rules-ids = Jede Regel hat eine Kennung, etwa BUILD-5. Lehnt das Spiel einen Spielzug ab, nennt es die Kennung, damit du die Regel hier nachlesen kannst.
rules-source = Das Brettspiel ist von Carlo Lavezzi (in der englischen Anleitung steht irrtümlich Lavezzari) und erschien 2012 bei What’s Your Game. Dieses Projekt ist von beiden unabhängig; die Regeln sind in eigenen Worten verfasst.
rulings-heading = Wo sich die Anleitungen unterscheiden
rulings-about = OddVille erschien mit Anleitungen in fünf Sprachen: Englisch, Italienisch, Niederländisch, Französisch und Deutsch. Sie stimmen nicht immer überein, und manchmal beantwortet keine eine Frage. Hier steht jede solche Frage mit unserer Entscheidung und der Begründung. In der Regel gilt eine Anleitung, die etwas sagt, mehr als eine, die nichts sagt, und die Mehrheit mehr als eine einzelne Anleitung.

## The box

rule-comp-1-title = Münzen und Gebäude
rule-comp-1 = Es gibt 64 Karten mit zwei Seiten. Mit der Münzseite nach oben ist eine Karte eine Münze, sonst ein Gebäude.
rule-comp-2-title = Zentrum und Rohstoff-Spielplan
rule-comp-2 = Es gibt 1 Zentrum und 1 Rohstoff-Spielplan. Der Spielplan ist auf zwei Seiten bedruckt: eine für 2 Spieler, eine für 3 oder 4.
rule-comp-3-title = Arbeiterkarten und Arbeiter
rule-comp-3 = Alle haben die gleichen 4 Arbeiterkarten und 9 Arbeiter. Die Farben sind Lila, Blau, Rot und Gelb.
rule-comp-4-title = Charaktere und Gilden
rule-comp-4 = Es gibt 12 Charaktere, 3 für jede der vier Gilden: Maske, Hahn, Glocken und Lilie.
rule-comp-5-title = Rohstoffe
rule-comp-5 = Es gibt 4 Rohstoffe: Holz, Lehm, Stein und Kristall.
rule-comp-6-title = Ausgaben
rule-comp-6 = Was auf den Karten und auf dem Spielplan gedruckt ist, nennen wir Ausgabe. Die Regeln hängen nicht davon ab.

## Set-up

rule-setup-1-title = Ausgangsstellung
rule-setup-1 = Jeder wählt eine andere Farbe. Du beginnst mit 4 Arbeiterkarten auf der Hand und 9 Arbeitern im Vorrat, ohne Münzen, Gebäude und Charaktere.
rule-setup-2-title = Die erste Karte
rule-setup-2 = Das Zentrum ist die erste Karte der Stadt.
rule-setup-3-title = Die Seite des Spielplans
rule-setup-3 = Verwendet die Seite des Rohstoff-Spielplans für eure Spielerzahl: 2 oder 3 und 4.
rule-setup-4-title = Die Charakterstapel
rule-setup-4 = Die Charaktere jeder Gilde werden zu einem offenen Stapel gemischt, sodass nur der oberste Charakter zu sehen ist. Zu dritt kommt aus jeder Gilde ein zufälliger Charakter ungesehen aus dem Spiel, zu zweit zwei.
rule-setup-5-title = Kartenstapel und Gebäudereihe
rule-setup-5 = Die 64 Karten werden zu einem Kartenstapel gemischt, Münzseite nach oben. Sechs Karten werden mit der Gebäudeseite nach oben zur Gebäudereihe ausgelegt. Position 1 ist am weitesten vom Kartenstapel entfernt, Position 6 liegt direkt daneben.
rule-setup-6-title = Der erste Rohstoff
rule-setup-6 = Der Startspieler wird ausgelost. Vom letzten Spieler zurück bis zum ersten nimmt jeder einen Rohstoff, den noch niemand genommen hat: Ein Arbeiter kommt kostenlos aus dem eigenen Vorrat auf das obere Feld dieses Rohstoffs (das für 2 Münzen).
rule-setup-7-title = Im Uhrzeigersinn
rule-setup-7 = Danach geht es im Uhrzeigersinn, beginnend beim Startspieler.

## A turn

rule-turn-1-title = Eine Hauptaktion
rule-turn-1 = In deinem Zug führst du genau eine Hauptaktion aus: Du spielst eine Arbeiterkarte aus, oder du baust.
rule-turn-2-title = Jederzeit in deinem Zug
rule-turn-2 = Immer wenn du in deinem Zug etwas zu entscheiden hast, darfst du den Trickbetrüger, den Buchhalter und den Reisenden nutzen und Arbeiter vom Spielplan zurücknehmen: vor und nach der Hauptaktion, aber auch währenddessen, wenn du einen zweiten Rohstoff oder einen Bonus nehmen darfst. Die einzige Ausnahme: während du wählst, welches Gebäude du ablegst. Trickbetrüger und Buchhalter wirken jeweils einmal pro Zug, auch wenn du die Karte zurückgibst und wieder nimmst. Baust du mit dem Baumeister, ist jemand anders am Zug, und du darfst nur Arbeiter vom Spielplan zurücknehmen.
rule-turn-3-title = Arbeiter vom Spielplan zurücknehmen
rule-turn-3 = Immer wenn du etwas zu entscheiden hast, darfst du beliebige eigene Arbeiter kostenlos vom Rohstoff-Spielplan in deinen Vorrat zurücknehmen. Die einzige Ausnahme: während du wählst, welches Gebäude du ablegst.
rule-turn-4-title = Kein Passen
rule-turn-4 = Du darfst nicht passen, und du musst es auch nie: Position 1 der Reihe ist mit jeder Arbeiterkarte kostenlos. Für eine Ausgabe, in der sie es nicht ist, siehe HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Münzen erhalten und zahlen
rule-limit-1 = Um eine Münze zu erhalten, nimmst du die oberste Karte vom Kartenstapel, Münzseite nach oben, ohne die andere Seite anzusehen. Eine gezahlte Münze kommt oben auf den Kartenstapel. Die zuletzt erhaltene Münze wird zuerst gezahlt, und sie ist es auch, die der Trickbetrüger umdreht.
rule-limit-2-title = Höchstens fünf Münzen
rule-limit-2 = Du hast nie mehr als 5 Münzen: Sobald du 5 hast, erhältst du keine weiteren.
rule-limit-3-title = Höchstens zwei Gebäude
rule-limit-3 = Du hast nie mehr als 2 Gebäude vor dir liegen. Bekommst du ein drittes, wählst du sofort eines der drei und legst es ab; es darf auch das neue sein. Es kommt mit der Münzseite nach oben unter den Kartenstapel.
rule-limit-4-title = Nicht nachsehen
rule-limit-4 = Niemand darf sich die Gebäudeseite einer Münze oder den Kartenstapel ansehen.
rule-limit-5-title = Kosten vollständig zahlen
rule-limit-5 = Du musst die Kosten vollständig zahlen können, sonst ist der Spielzug nicht erlaubt. Kosten von 0 gelten nicht als Zahlung.
rule-limit-6-title = Der Kartenstapel ist nie leer
rule-limit-6 = Das folgt aus den anderen Regeln: Selbst wenn die Reihe, alle Münzen, alle Gebäude vor den Spielern und alle Gebäude der Stadt daraus genommen sind, bleiben mindestens 7 Karten im Kartenstapel.

## Worker cards

rule-work-1-title = Arbeiterkarten zurückholen
rule-work-1 = Hast du zu Beginn deines Zuges keine Arbeiterkarte auf der Hand, nimmst du automatisch und kostenlos alle vier zurück. Mit 1 bis 3 Karten auf der Hand darfst du die übrigen zurückholen, für 1 Münze je Karte, die du noch auf der Hand hast; als Hauptaktion musst du in diesem Zug dann eine Arbeiterkarte ausspielen, auch wenn das Zurückholen durch die Herrin kostenlos war.
rule-work-2-title = Eine Arbeiterkarte ausspielen
rule-work-2 = Spiele eine Arbeiterkarte von der Hand offen aus und wähle eine ihrer drei Möglichkeiten: Münzen, einen Rohstoff oder ein Gebäude.
rule-work-3-title = Ausgespielte Karten
rule-work-3 = Eine ausgespielte Arbeiterkarte bleibt vor dir liegen, bis du sie zurückholst.
rule-work-4-title = Für Münzen
rule-work-4 = Du erhältst so viele Münzen, wie die Karte zeigt. Eine Karte ohne Münzen kannst du dafür nicht ausspielen. Auch mit 5 Münzen darfst du das tun, aber dann erhältst du nichts.
rule-work-5-title = Für einen Rohstoff
rule-work-5 = Wähle einen der Rohstoffe, die die Karte zeigt. Ein Arbeiter kommt aus deinem Vorrat auf das billigste freie Feld dieses Rohstoffs, und du zahlst die Kosten des Feldes. Mit leerem Vorrat ist das nicht erlaubt: Nimm zuerst einen Arbeiter vom Spielplan zurück.
rule-work-6-title = Die Felder
rule-work-6 = Auf jedem Feld der unteren Reihe, das 0 oder 1 Münze kostet, ist Platz für einen Arbeiter. Das obere Feld kostet 2 Münzen und bietet Platz für beliebig viele Arbeiter aller Spieler.
rule-work-7-title = Für ein Gebäude
rule-work-7 = Nimm eines der 6 Gebäude der Reihe und zahle die Kosten, die die ausgespielte Karte für seine Position zeigt; Grün ist kostenlos. Zuerst zahlst du, dann erhält der Steuereintreiber eine Münze, dann nimmst du die Karte, dann wird die Reihe aufgefüllt, und zuletzt legst du ein Gebäude ab, wenn du drei hast.
rule-work-8-title = Die Reihe auffüllen
rule-work-8 = Die Karten der Reihe rücken nach links auf, weg vom Kartenstapel. Eine Karte vom Kartenstapel kommt auf Position 6.

## Building

rule-build-1-title = Ein Gebäude bezahlen
rule-build-1 = Wähle eines deiner Gebäude und zahle seine Rohstoffe. Für jeden Rohstoff kommt dein Arbeiter vom billigsten Feld, das du dort besetzt, in deinen Vorrat zurück. Du kannst ihn sofort wieder einsetzen.
rule-build-2-title = An die Stadt angrenzen
rule-build-2 = Die Karte muss mit einem Rand an mindestens eine Karte der Stadt angrenzen. Ecken zählen nicht.
rule-build-3-title = Nichts über dem Zentrum
rule-build-3 = Über der Reihe des Zentrums darf nichts gebaut werden.
rule-build-4-title = Kein Drehen
rule-build-4 = Karten dürfen nicht gedreht werden.
rule-build-5-title = Straßen und Häuser
rule-build-5 = Alle aneinandergrenzenden Ränder müssen zueinander passen: Straße an Straße, Häuser an Häuser.
rule-build-6-title = Karten bleiben liegen
rule-build-6 = Eine Karte in der Stadt wird nie bewegt oder entfernt.
rule-build-7-title = Der Besitzer
rule-build-7 = Stelle einen Arbeiter aus deinem Vorrat auf die Karte: Du bist ihr Besitzer.
rule-build-8-title = Boni beim Bauen
rule-build-8 = Dann erhältst du in beliebiger Reihenfolge den Bonus der neuen Karte und den Bonus jeder angrenzenden Karte, die durch eine Straße mit ihr verbunden ist. Das gilt auch für das Zentrum.
rule-build-9-title = Ein Charakter beim Bauen
rule-build-9 = Zeigt die neue Karte eine Gilde, nimmst du danach einen Charakter dieser Gilde. Nur die neue Karte gibt einen.

## Bonuses

rule-bonus-1-title = Ein Rohstoff
rule-bonus-1 = Du darfst 1 Arbeiter aus deinem Vorrat auf das billigste freie Feld des gezeigten Rohstoffs stellen. Das ist kostenlos, wie alle Boni.
rule-bonus-2-title = Ein beliebiger Rohstoff
rule-bonus-2 = Wie BONUS-1, aber mit einem Rohstoff deiner Wahl.
rule-bonus-3-title = Einen Rohstoff verdoppeln
rule-bonus-3 = Wie BONUS-1, aber mit einem Rohstoff, auf dem du schon einen Arbeiter hast.
rule-bonus-4-title = Einen Rohstoff umwandeln
rule-bonus-4 = Du darfst einen deiner Arbeiter auf dem Spielplan, nach deiner Wahl, auf das billigste freie Feld eines anderen Rohstoffs versetzen.
rule-bonus-5-title = Eine Münze
rule-bonus-5 = Du erhältst 1 Münze. Dieser Bonus wird immer genommen.
rule-bonus-6-title = Auf einen Bonus verzichten
rule-bonus-6 = Du darfst auf jeden Bonus außer der Münze verzichten. Ein Bonus, der nicht genutzt werden kann, entfällt.

## Characters

rule-char-1-title = Einen Charakter nehmen
rule-char-1 = Nimm den obersten Charakter vom Stapel der Gilde. Ist der Stapel leer, geben zuerst alle Spieler, auch du, sämtliche Charaktere dieser Gilde zurück; diese werden zu einem neuen Stapel gemischt.
rule-char-2-title = Charaktere behalten
rule-char-2 = Ein Charakter liegt offen vor seinem Besitzer und wirkt, bis er zurückgegeben wird. Du darfst beliebig viele Charaktere haben.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Mit deinen Arbeiterkarten darfst du jeden Rohstoff nehmen. Am Ende 5 Punkte.
rule-char-lo-title = { -landowner }
rule-char-lo = Jeder Rohstoff, den du mit einer Arbeiterkarte nimmst, kostet dich 1 Münze weniger, aber nie weniger als 0. Am Ende 4 Punkte.
rule-char-se-title = { -seignior }
rule-char-se = Mit einer Arbeiterkarte darfst du 2 der gezeigten Rohstoffe nehmen, gleiche oder verschiedene. Du zahlst für jeden. Am Ende 3 Punkte.
rule-char-ch-title = { -cheater }
rule-char-ch = Einmal pro Zug darfst du die Münze, die du zuletzt erhalten hast, zu einem Gebäude umdrehen. Niemand sieht es vorher. Am Ende 3 Punkte.
rule-char-mi-title = { -mistress }
rule-char-mi = Das Zurückholen von Arbeiterkarten kostet dich 1 Münze weniger, aber nie weniger als 0. Am Ende 5 Punkte.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Einmal pro Zug darfst du eines deiner Gebäude gegen eines aus der Reihe tauschen; deines kommt auf dessen Position. Am Ende 2 Punkte.
rule-char-gh-title = { -ghost }
rule-char-gh = Mit jeder deiner Arbeiterkarten darfst du 3 Münzen nehmen. Am Ende 4 Punkte.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Jedes Mal, wenn jemand anders Münzen zahlt, erhältst du 1 Münze. Am Ende 2 Punkte.
rule-char-be-title = { -benefactor }
rule-char-be = Du erhältst zu Beginn jedes deiner Züge 1 Münze. Am Ende 3 Punkte.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Wenn du baust, erhältst du den Bonus jeder angrenzenden Karte, mit oder ohne Straße. Am Ende 2 Punkte.
rule-char-bu-title = { -builder }
rule-char-bu = Nachdem jemand anders gebaut hat, darfst du ebenfalls bauen, nach den üblichen Regeln und für 2 Münzen, selbst im letzten Zug. Am Ende 4 Punkte.
rule-char-tr-title = { -traveller }
rule-char-tr = In deinem Zug darfst du 1 Arbeiter auf ein freies Rohstoff-Feld im Zentrum stellen, indem du diesen Rohstoff zahlst. Du darfst dort höchstens 1 Arbeiter haben; er bleibt und zählt, auch wenn du den Reisenden verlierst. Am Ende 7 Punkte, oder 0, wenn du einen Arbeiter im Zentrum hast.

## The end and the score

rule-end-1-title = Sechs Arbeiter in der Stadt
rule-end-1 = Hat ein Spieler 6 Arbeiter in der Stadt, auf Gebäuden und im Zentrum zusammen, wird der laufende Zug zu Ende gespielt, einschließlich eines Baus mit dem Baumeister. Dann endet das Spiel. Dieser Spieler hat das Spielende ausgelöst; tun es zwei im selben Zug, gilt der erste. Stellst du deinen sechsten Arbeiter mit dem Reisenden vor deiner Hauptaktion, führst du sie trotzdem noch aus.
rule-end-2-title = Höchstzahl der Züge
rule-end-2 = Die Länge eines Spiels ist nicht begrenzt. Ein Programm darf eine Höchstzahl von Zügen festlegen: Dann endet das Spiel dort und wird gewertet, niemand hat das Spielende ausgelöst, und bei Gleichstand gewinnt von den Gleichplatzierten, wer in der Zugfolge zuerst kommt.
rule-score-1-title = Was gewertet wird
rule-score-1 = Gewertet werden jede Karte in der Stadt, auf der dein Arbeiter steht, die Punkte deiner Charaktere und 1 Punkt für jeden deiner Arbeiter auf dem Rohstoff-Spielplan.
rule-score-2-title = Die Formeln
rule-score-2 = Diamant: 5 oder 4 Punkte, wie gedruckt. Drei für jede: 3 für jede angrenzende Karte. Schilde: die Summe der Schilde der angrenzenden Karten. Diamanten: 3 plus 1 für jede Diamantkarte in der Stadt. Spalte: 1 plus 1 für jede Karte in derselben Spalte. Gilde: 1 oder 2, wie gedruckt, plus 1 für jede Karte dieser Gilde in der Stadt. Nachbarn: 1 plus 1 für jede angrenzende Karte. Reihe: 2 plus 1 für jede Karte in derselben Reihe. Zentrum: 4 für alle, die dort einen Arbeiter haben.
rule-score-3-title = Eine Karte zählt sich selbst mit
rule-score-3 = Eine Karte zählt sich in ihrer eigenen Reihe, Spalte und Gilde mit.
rule-score-4-title = Schilde
rule-score-4 = Der Schild einer Karte ist die Grundzahl ihrer Formel: Gilde (1 oder 2), Reihe (2), Spalte (1), Nachbarn (1) oder Diamanten (3). Alle anderen Karten und das Zentrum haben keinen Schild.
rule-score-5-title = Das Zentrum ist eine Karte
rule-score-5 = Das Zentrum zählt als angrenzende Karte und als Karte in seiner Reihe und Spalte. Es hat keine Gilde.
rule-score-6-title = Der Gewinner
rule-score-6 = Der Spieler mit den meisten Punkten gewinnt. Bei Gleichstand gewinnt derjenige der Gleichplatzierten, der das Spielende ausgelöst hat; sonst derjenige, der im Uhrzeigersinn als Nächster auf den Auslöser folgt.

## What nobody knows

rule-info-1-title = Keine Geheimnisse
rule-info-1 = Eine Arbeiterkarte, die nicht offen auf dem Tisch liegt, ist auf der Hand ihres Besitzers; also hat niemand Geheimnisse. Vor allen gleichermaßen verborgen sind die Reihenfolge des Kartenstapels, die Gebäudeseiten der Münzen, die Charaktere unter dem obersten und die bei der Vorbereitung entfernten.
rule-info-2-title = Schon gesehene Karten
rule-info-2 = Eine Karte, die einmal mit der Gebäudeseite nach oben lag, bleibt bekannt: Auch unten im Kartenstapel lässt sie sich verfolgen. Bei den nie gesehenen Karten ist jede Reihenfolge gleich wahrscheinlich, und nichts, was jemand zu sehen bekommt, hängt davon ab.
rule-info-3-title = Schon gesehene Charaktere
rule-info-3 = Dasselbe gilt für Charaktere: Die Reihenfolge der verdeckten Charaktere eines Stapels ist seit dem letzten Mischen unbekannt, und die nie gesehenen können ebenso gut die bei der Vorbereitung entfernten sein.

## Rules of our own

rule-house-1-title = Hausregel: die Runde zu Ende spielen
rule-house-1 = Eine Hausregel von uns, die in keiner Anleitung steht. Sie gilt nur, wenn ihr sie wählt. Nach dem sechsten Arbeiter wird die Runde zu Ende gespielt, sodass alle Spieler gleich viele Züge hatten; dann endet das Spiel. Wer zuerst sechs Arbeiter in der Stadt hatte, hat das Spielende ausgelöst (SCORE-6).
rule-house-2-title = Eine Arbeiterkarte ohne Ertrag
rule-house-2 = Eine Regel von uns für Ausgaben, in denen mit einer Arbeiterkarte keine Position der Reihe kostenlos ist. Ist dir keine Hauptaktion möglich, darfst du eine beliebige Arbeiterkarte von der Hand für Münzen ausspielen, auch wenn sie keine zeigt. Du erhältst nichts.

## Worked examples

rule-ex-1-title = Vorbereitung zu viert
rule-ex-1 = Die Zugfolge ist Blau, Lila, Gelb, Rot. Rot nimmt Stein, Gelb Kristall, Lila Holz und Blau Lehm. Blau beginnt.
rule-ex-2-title = Kostenlos zurückholen
rule-ex-2 = Rot hat alle vier Arbeiterkarten ausgespielt. Rot nimmt sie kostenlos zurück und spielt dann eine aus.
rule-ex-3-title = Gegen Münzen zurückholen
rule-ex-3 = Gelb hat noch eine Arbeiterkarte auf der Hand. Gelb zahlt 1 Münze, holt die anderen drei zurück und spielt eine aus.
rule-ex-4-title = Münzen
rule-ex-4 = Blau spielt die Arbeiterkarte mit 2 Münzen aus und erhält 2 Münzen.
rule-ex-5-title = Ein Rohstoff
rule-ex-5 = Rot spielt die Arbeiterkarte mit Holz und Lehm aus und nimmt Lehm. Das billigste freie Feld kostet 1, also zahlt Rot 1 Münze.
rule-ex-6-title = Ein Gebäude
rule-ex-6 = Lila nimmt das Gebäude auf Position 5 für 1 Münze. Das auf Position 6 rückt nach links, und ein neues kommt vom Kartenstapel.
rule-ex-7-title = Die Kosten zahlen
rule-ex-7 = Rot baut eine Karte, die Holz, Stein und Kristall kostet. Drei Arbeiter kommen in den Vorrat von Rot zurück.
rule-ex-8-title = Nicht erlaubte Bauten
rule-ex-8 = Drei Bauten sind nicht erlaubt: eine Karte über der Reihe des Zentrums, eine Karte mit einem Rand, der nicht passt, und eine gedrehte Karte.
rule-ex-9-title = Boni und ein Charakter
rule-ex-9 = Gelb baut eine Karte der Gilde des Hahns. Sie gibt ihren eigenen Bonus, und auch die Karte darüber, durch eine Straße verbunden, gibt ihren Bonus. Die Karte rechts grenzt mit Häusern an und gibt keinen, ebenso wenig die Karte an der Ecke. Dann nimmt Gelb den obersten Charakter der Gilde des Hahns.
rule-ex-10-title = Eine Stadt werten
rule-ex-10 = Blau hat den Diamanten A und einen Arbeiter im Zentrum C: 4 + 4. Lila hat B, eine Gildenkarte mit 2 bei 3 Masken in der Stadt, und D, 3 und 2 Diamanten: 5 + 5. Rot hat das Zentrum C, E mit 2 angrenzenden Karten zu je 3, und F, die Schilde von B und G: 4 + 6 + 3. Gelb hat G, eine Spalte mit 2 Karten, und den Diamanten H: 3 + 4.
