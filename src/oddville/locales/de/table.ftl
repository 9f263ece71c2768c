### The table in the browser.

you = du
close = Schließen
cancel = Abbrechen
menu = Menü
rules = Regeln
hint = Tipp
deck = Kartenstapel
city = Stadt
supply = Vorrat
title = { $table } · OddVille
title-mine = ● Du bist dran · { $table } · OddVille
notice-turn = OddVille: Du bist dran
table-of = Tisch von { $names }
table-waiting = Das Spiel hat noch nicht begonnen.

tool-hint = Tipp
tool-text = Text
tool-log = Verlauf
tool-chat = Chat
tool-menu = Menü

## Regions

region-decision = Entscheidung
region-mine = Mein Bereich
region-mine-of = { $player } (du)
region-area-of = Bereich von { $player }
region-city = Stadt
region-row = Gebäudereihe
region-resources = Rohstoff-Spielplan
region-players = Spieler
region-guilds = Gilden
region-log = Verlauf
region-menu = Menü
resources-legend = billigstes freies Feld zuerst
guilds-legend = oberster Charakter und Zahl der Karten
goal = { $round ->
        [yes] Wer die meisten Punkte hat, gewinnt. Die Runde, in der jemand { $most ->
            [one] { $most } Arbeiter
           *[other] { $most } Arbeiter
        } in der Stadt hat, ist die letzte.
       *[no] Wer die meisten Punkte hat, gewinnt. Das Spiel endet, wenn jemand { $most ->
            [one] { $most } Arbeiter
           *[other] { $most } Arbeiter
        } in der Stadt hat.
    }
skips = Springen zu
skip-decision = Zu deiner Entscheidung springen
skip-city = Zur Stadt springen
trays = Ansichten
tray-row = Reihe
tray-mine = Meins
tray-guilds = Gilden
tray-players = Spieler
tray-log = Verlauf
choices = Möglichkeiten
steps = Spielzüge in diesem Zug

## The decision: the player’s own questions are the ask- messages of moves.ftl

ask-confirm = { $player }, möchtest du den Zug bestätigen oder zurücknehmen?
ask-pinned = { $player }: { $move }?
ask-saving = Dein Spielzug wird gespeichert …
ask-unsaved = Dein Spielzug ist noch nicht gespeichert. Er wird gesendet, sobald die Verbindung wieder steht.
ask-back = Du siehst dir Zug { $turn } an.
back-to-now = Zurück zum Spiel
ask-game-over = { $player } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
ask-over-plain = Das Spiel ist zu Ende.
ask-counting = Das Spiel ist zu Ende. Die Punkte werden gezählt.
wait-confirm = { $player } kann den Zug noch zurücknehmen.
wait-set-up = { $player } wählt den ersten Rohstoff.
wait-turn = { $bot ->
        [yes] { $player } spielt gerade.
       *[no] { $player } ist am Zug.
    }
wait-second-resource = { $player } darf einen zweiten Rohstoff nehmen.
wait-discard = { $player } wählt, welches Gebäude abzulegen ist.
wait-bonus = { $player } wählt einen Bonus (noch { $left }).
wait-reaction = { $player } hat den Baumeister und darf jetzt bauen.
wait-close = { $player } darf eine Fähigkeit nutzen oder den Zug beenden.
last-turn = Das ist der letzte Zug.
last-round = Das ist die letzte Runde (Hausregel).
held-worker = { $coins ->
        [0] Arbeiterkarte { $worker }: Nimm einen Rohstoff oder ein Gebäude aus der Reihe.
       *[other] Arbeiterkarte { $worker }: Nimm Münzen, einen Rohstoff oder ein Gebäude aus der Reihe.
    }
held-mine = { $cells ->
        [0] { $would ->
            [0] „{ $card }“ passt zurzeit nirgends in die Stadt.
           *[other] „{ $card }“ passt auf die gepunkteten Bauplätze, aber dir fehlt noch: { $missing }.
        }
        [one] Für „{ $card }“ gibt es 1 Bauplatz: Wähle ihn.
       *[other] Für „{ $card }“ gibt es { $cells } Bauplätze: Wähle einen.
    }
held-row = „{ $card }“: mit welcher Arbeiterkarte?{ $cells ->
        [unknown] { "" }
        [none] { " " }Es passt im Moment nirgends in der Stadt.
       *[some] { " " }Die Stadt zeigt, wo es passen würde.
    }
held-resource = { NUMBER($count) ->
       *[other] { $resource }: Wähle eine Möglichkeit.
    }
held-resource-return = Deinen Arbeiter auf { $resource } in den Vorrat zurücknehmen? Du verlierst den Rohstoff und seinen Punkt.
held-cell = Was möchtest du auf { $cell } bauen?
held-coins = Münzen: mit welcher Arbeiterkarte?
held-played = Alle Arbeiterkarten zurückholen?
held-character = { $character }: Wähle ein Ziel.
held-bonus = Bonus von { $card }: Wähle, wie du ihn nutzt.
held-slot = Dein Arbeiter auf { $resource }: Wohin soll er?
held-spot = Einen Arbeiter auf das Rohstoff-Feld { $resource } stellen?
held-square = Reisender: auf welches Rohstoff-Feld?
held-off = Welcher Arbeiter kehrt in deinen Vorrat zurück? Du verlierst Rohstoff und Punkt.

## Choices on buttons

choice-choose = { $resource }
choice-recover = Alle zurückholen: { $cost ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
choice-coins = Karte { $worker }: +{ $gained } { $gained ->
        [one] Münze
       *[other] Münzen
    }
choice-resource = { $resource } mit Karte { $worker }
choice-second = { $resource }
choice-building = { $card } mit Karte { $worker }
choice-build = { $card } auf { $cell }: { $change }
choice-react = { $card } auf { $cell }: { $change }
choice-bonus = { $resource } von { $card }
choice-transform = { $from } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }) → { $to }: „{ $card }“
choice-discard = { $card } ablegen
choice-cheat = Zuletzt erhaltene Münze umdrehen
choice-swap = { $given } gegen { $taken }
choice-travel = Rohstoff-Feld { $resource }
choice-return = Von { $resource } zurücknehmen ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    })
start-recover = Zurückholen: { $cost ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
start-cheat = Trickbetrüger
start-swap = Buchhalter
start-travel = Reisender
start-off = Arbeiter zurücknehmen
start-build = { $card } bauen
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Fertig (ohne { $lost })
       *[no] Fertig
    }
close-done-second = Kein zweiter Rohstoff
close-decline = Nicht bauen
close-end = { $any ->
        [yes] Zug beenden (ohne { $lost })
       *[no] Zug beenden
    }
lost-bonus = { $card }
lost-bonuses = { $count ->
        [one] 1 Bonus
       *[other] { $count } Boni
    }
confirm-turn = Zug bestätigen
step-bot = { $player } ziehen lassen
seat-take-back = Wieder selbst spielen
seat-take-here = Auf diesem Gerät spielen
order-now = { $order ->
        [never] Baumeister: immer ablehnen
        [gain] Baumeister: ab { $least ->
            [one] 1 Punkt fragen
           *[other] { $least } Punkten fragen
        }
       *[ask] Baumeister: immer fragen
    }

## The Do button, and what prevents undo

do-choose = { $resource } nehmen
do-recover = Zurückholen
do-coins = Münzen nehmen
do-resource = { $resource } nehmen
do-second = { $resource } nehmen
do-building = { $card } nehmen
do-build = { $card } hier bauen
do-react = { $card } hier für 2 Münzen bauen
do-bonus = { $resource } nehmen
do-transform = Arbeiter versetzen
do-done = { $any ->
        [yes] Ohne { $lost }
       *[no] Fertig
    }
do-done-second = Kein zweiter Rohstoff
do-discard = { $card } ablegen
do-decline = Nicht bauen
do-cheat = Münze umdrehen
do-swap = { $given } gegen { $taken } tauschen
do-travel = Arbeiter auf das Rohstoff-Feld { $resource } stellen
do-return = Arbeiter zurücknehmen
do-end = Zug beenden
lock-refill = deckt eine neue Karte auf
lock-flip = dreht eine Münze um
lock-pile = deckt einen neuen Charakter auf
lock-reshuffle = mischt eine Gilde neu
lock-passed = lässt sich nicht zurücknehmen
lock-start = hier beginnt das Spiel

## What a move brings

brings-pays = { $cost ->
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
brings-free = kostenlos
brings-coins = { $full ->
        [yes] keine Münze: Du hast schon 5
       *[no] { $gained ->
            [one] +1 Münze
           *[other] +{ $gained } Münzen
        }
    }
brings-slot = stellt einen Arbeiter auf { $slots }
brings-back = nimmt Arbeiter zurück von { $slots }
brings-bonuses = Boni: { $list }
brings-character = { $last ->
        [yes] { $character_the }, die letzte Karte des Stapels
       *[no] { $character_the }
    }
brings-pool = alle Charaktere der Gilde werden zurückgegeben; { $count ->
        [one] du erhältst { $characters }
       *[other] du erhältst 1 von { $count } ({ $characters })
    }
brings-robbed = { $player } verliert { $character_acc }
brings-robbed-me = du gibst { $character_acc } zurück
brings-third = drittes Gebäude: Du musst eines ablegen
brings-flip = { $known ->
        [yes] deckt „{ $card }“ auf
       *[no] unbekanntes Gebäude
    }
brings-recover = dann musst du in diesem Zug eine Arbeiterkarte ausspielen
brings-points = Punkte: { $parts }
points-from-buildings = { $change } durch Gebäude
points-from-character = { $change } durch den Charakter
points-from-board = { $change } durch Arbeiter, die den Rohstoff-Spielplan verlassen
brings-discard = kommt unter den Kartenstapel; alle wissen, wo es liegt
brings-travel = der Arbeiter bleibt, auch wenn du den Reisenden verlierst; der Reisende ist dann 0 Punkte wert
brings-reaction = danach darf { $player } (Baumeister) bauen
brings-end = beendet das Spiel
brings-last-round = leitet die letzte Runde ein
from-bonus = { $bonus } ({ $card })
slot-of = { $resource } ({ $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    })
points-change = { $who } { $change }
effects = Was es bringt
preview-none = Kein Spielzug ist ausgewählt.

## Undo

undo = Rückgängig
undo-takes-back = Zurücknehmen: { $move }
undo-to-here = Ab hier alles zurücknehmen: { $move }
undo-why = Zurzeit lässt sich nichts zurücknehmen. Drücke, um den Grund zu sehen.
undo-stops = { $lock ->
        [off] An diesem Tisch ist das Zurücknehmen ausgeschaltet.
        [refill] Weiter zurück geht es nicht: In der Reihe wurde eine neue Karte aufgedeckt.
        [flip] Weiter zurück geht es nicht: Eine Münze wurde umgedreht.
        [pile] Weiter zurück geht es nicht: Ein neuer Charakter wurde aufgedeckt.
        [reshuffle] Weiter zurück geht es nicht: Eine Gilde wurde neu gemischt.
        [passed] Zurücknehmen geht nicht mehr: Inzwischen ist jemand anders an der Reihe.
       *[start] Es gibt noch nichts zurückzunehmen.
    }
may-be-undone = kann noch zurückgenommen werden
choices-row = { $kind ->
        [swap] Wähle zum Tauschen ein markiertes Gebäude in der Reihe.
       *[other] { $only ->
            [yes] Wähle ein markiertes Gebäude in der Reihe.
           *[no] oder ein markiertes Gebäude in der Reihe
        }
    }
choices-more = Mehr
closing-again = Das lässt sich nicht zurücknehmen: Drücke die Taste noch einmal.

## Past moves whose cost or gain is no longer known

made-recover = alle Arbeiterkarten zurückholen
made-coins = Arbeiterkarte { $worker }: Münzen nehmen
made-resource = Arbeiterkarte { $worker }: { $resource } nehmen
made-second = zweiten Rohstoff nehmen: { $resource }
made-building = Arbeiterkarte { $worker }: Gebäude von Position { $position } nehmen
made-done = keine weiteren Boni nehmen
made-swap = Buchhalter: „{ $given }“ gegen Position { $position } tauschen

## Why not

rule-link = Regel { $rule }
close-why = Schließen
why-nothing = Damit kannst du jetzt nichts tun.
why-no-building = Du hast kein Gebäude, das du hier bauen könntest. Nimm zuerst mit einer Arbeiterkarte eines aus der Reihe.
why-recover = Deine Arbeiterkarten zurückzuholen kostet jetzt { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    } (1 je Handkarte), und du hast { $coins }. Mit leerer Hand ist es kostenlos.
why-can = { $count ->
        [one] Das ist möglich, auf eine Weise.
       *[other] Das ist möglich, auf { $count } Weisen.
    }
note-not-yours = { $player } muss jetzt wählen.
note-not-saved = Dein Spielzug wird gerade gespeichert.
note-confirm-first = Bestätige erst deinen Zug oder nimm ihn zurück.
note-moved-elsewhere = { $player } hat in einem anderen Fenster gespielt.
note-pick-dropped = Deine Auswahl ist nicht mehr möglich und wurde entfernt.
note-robbed = Du musstest { $character_acc } zurückgeben: { $by } hat die Gilde neu mischen lassen.
gained-character = Du hast { $character_acc } erhalten: { $power }.
note-goodbye = Der Server hat diese Seite getrennt: { $reason ->
        [moved] Auf diesem Platz wird jetzt mit einem anderen Gerät gespielt.
       *[other] { $reason }.
    }
note-seat-lost = Auf diesem Platz wird jetzt mit einem anderen Gerät gespielt. Du siehst zu.
note-wrong-link = Der Link öffnet hier keinen Platz: Er ist unvollständig, oder der Platz hat einen neuen Link. Du siehst zu.
note-seat-gone = Dieser Platz hat einen neuen Link. Nur mit dem neuen Link kannst du ihn öffnen.
note-forced = Nur { $resource } ist übrig und wird automatisch genommen.
note-copied = Link für Zuschauer kopiert: { $link }
note-link = Link für Zuschauer: { $link }

## Connection

connection-open = Verbunden.
connection-opening = Verbindung wird aufgebaut …
connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt … Nichts ist verloren gegangen.
standing-saved = gespeichert
standing-saving = speichert …
standing-lost = offline
watching = { $count ->
        [0] Du siehst zu
        [one] Du siehst zu
       *[other] Zuschauer ({ $count })
    }
thinking = { $player } überlegt ({ $seconds } s)
clock-warning = { $seconds ->
        [one] Du hast noch 1 Sekunde.
       *[other] Du hast noch { $seconds } Sekunden.
    }
clock-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
clock-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
chance = { $player } { $chance } %

## The city

zoom = Ansicht der Stadt
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganze Stadt
city-beyond = { $count ->
        [one] 1 weiterer Bauplatz zur Auswahl im { $side }
       *[other] { $count } weitere Bauplätze zur Auswahl im { $side }
    }
cell-title = Bauplatz { $cell }
cell-card = { $cell } { $card }, { $owner }; Straßen { $streets }; Bonus { $bonus }; { $points }
cell-square = { $cell } Zentrum; Arbeiter: { $spots }
cell-spot = { $player } auf { $resource }
cell-fits = { $cell } frei; „{ $card }“ passt; { $changes }
cell-would-fit = { $cell } frei; „{ $card }“ passt, aber du kannst es nicht bezahlen
cell-would-fit-points = { $cell } frei; „{ $card }“ passt, aber du kannst es nicht bezahlen; hier gebaut: { $changes }
cell-site = { $cell } frei; „{ $card }“ würde passen; hier gebaut: { $changes }
cell-unfit = { $cell } frei; „{ $card }“ passt hier nicht
cell-refused = { $cell } frei; passt nicht: { $sides }
cell-free = { $cell } frei
cell-bonus = { $name }; Bonus verfügbar: { $bonus }
square-words = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für alle, die hier einen Arbeiter haben. Nur der Reisende kann einen hierher stellen.

## Cards and pieces

words-card = { $card }: kostet { $paid }; Bonus { $bonus }; Gilde { $guild }; Punkte: { $points }; Straßen { $streets }
words-character = { $character }: { $power }
row-name = Position { $position }: { $words }; { $cost ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
row-name-unpriced = Gebäude auf Position { $position }: { $words }
row-prices-of = Preise mit Karte { $worker }
row-prices-least = günstigster Preis deiner Hand
price-free = gratis
price-swap = Tausch
row-name-swap = Position { $position }: { $words }; Tausch
row-prices-swap = Tauschen kostet keine Münzen
deck-name = { $count ->
        [one] Kartenstapel: 1 Karte
       *[other] Kartenstapel: { $count } Karten
    }
deck-known = Bekannte Karten, von oben
deck-known-card = { $place }: { $card }
deck-unknown = Keine Karte im Kartenstapel ist bekannt.
name-of-column = { $resource }: { $slots }
slot-name = { $slot ->
        [0] Kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    } { $who }
slot-free = frei
my-worker = Dein Arbeiter auf { $resource }, { $slot ->
        [0] kostenloses Feld
        [one] Feld für 1 Münze
       *[other] Feld für { $slot } Münzen
    }
worker-name = Arbeiterkarte { $worker }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }; { $resources }; Preise der Reihe { $prices }
worker-played = Arbeiterkarte { $worker }, ausgespielt. Zum Zurückholen drücken.
my-hand = Deine Hand: { $count ->
        [one] 1 Arbeiterkarte
       *[other] { $count } Arbeiterkarten
    }
my-buildings = Deine Gebäude
my-things = Deine Münzen, dein Vorrat und deine Charaktere
my-coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
my-supply = Vorrat: { $count ->
        [one] 1 Arbeiter
       *[other] { $count } Arbeiter
    }; in der Stadt: { $city }. Drücke, um einen Arbeiter vom Spielplan zurückzunehmen.
pile-name = { $guild }: { $character } liegt oben, Karten: { $count }; { $power }
pile-top = { $character_narrow }
pile-empty-name = { $guild }: Der Stapel ist leer. Nimmt jemand den nächsten Charakter, geben vorher alle ihre Charaktere dieser Gilde zurück.
pile-all-return = leer
pile-count = { $count ->
        [0] Der Stapel ist leer.
        [one] Im Stapel liegt 1 Charakter.
       *[other] Im Stapel liegen { $count } Charaktere.
    }
members-of-guild = Charaktere der Gilde { $guild }
player-words = { $name }{ $me ->
        [yes] {" "}(du)
       *[no] {""}
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; in der Stadt { $city } von { $most }; Münzen { $coins }; Vorrat { $supply }; Hand { $hand }; Gebäude { $buildings }; Charaktere { $characters }{ $standing ->
        [chooses] ; muss jetzt wählen
        [bot] ; gespielt von einem Bot
        [away] ; abwesend
       *[no] {""}
    }
player-holds = Zurzeit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Münzen: { $coins }, Vorrat: { $supply }, Hand: { $hand }.
player-holds-nothing = Noch keine Gebäude oder Charaktere.
points-now = Aktuelle Punkte
player-known-coins = Münzen, deren Gebäudeseite bekannt ist: { $cards }
seat-bot = { $reason ->
        [none] Hier spielt der Bot { $bot }
        [time] Zeit abgelaufen: Der Bot { $bot } spielt
       *[other] Der Bot { $bot } springt ein
    }
seat-away = abwesend
seat-bot-named = { $name }, { $bot ->
        [newcomer] Neuling (Bot)
        [apprentice] Lehrling (Bot)
        [mason] Maurer (Bot)
        [architect] Architekt (Bot)
        [mayor] Bürgermeister (Bot)
        [greedy] gieriger Bot
        [random] Zufallsbot
       *[other] Bot
    }

## Recap, log, chat

recap = Seit deinem letzten Zug
recap-round = Letzte Runde
which-turn = Zug { NUMBER($turn, useGrouping: 0) }
recap-show = Zeigen
recap-next = Weiter
log-look = Zug { $turn } ansehen
recap-nothing = Hier siehst du, was die anderen nach deinem Zug tun.
hold-a-card = Mehr über eine Karte: gedrückt halten.
recap-lost = Du musstest zurückgeben: { $characters }.
recap-coins = Deine Münzen: { $before } → { $after }.
recap-row = Neu in der Reihe: { $cards }.
recap-slots = Wieder frei: { $slots }.
recap-points = Deine Punkte: { $before } → { $after }.
log-older = { $count ->
        [one] 1 früherer Eintrag
       *[other] { $count } frühere Einträge
    }
chat = Chat
chat-text = Nachricht schreiben
chat-send = Senden
chat-empty = Noch keine Nachrichten.
chat-heard = { $name }: { $text }
chat-somebody = jemand
chat-watcher = { $name } (Zuschauer)
chat-unread = Chat, { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## Hint

hint-asked = Ein starker Bot überlegt …
hint-chance = Gewinnchance { $chance } %

## The menu

menu-start = Startseite
menu-settings = Einstellungen
menu-adjust = Tempo der Bots und Bestätigen
menu-aid = Was die Symbole bedeuten
menu-points = Punkte auf Bauplätzen zeigen/ausblenden
menu-coordinates = Koordinaten der Bauplätze zeigen/ausblenden
menu-save = Spiel speichern
menu-watch-link = Link für Zuschauer kopieren
menu-about = Über diesen Tisch
about-game = Spiel
about-deal = Verteilung
about-deal-named = Diese Verteilung hat einen Namen: „{ $deal }“. Derselbe Name teilt immer dieselben Karten aus. Wer sie schon gespielt hat, weiß also vielleicht, was kommt.
about-deal-secret = Geheim, bis das Spiel zu Ende ist. Beim Anlegen des Tisches hat der Server diesen Fingerabdruck seines Startwerts veröffentlicht. Danach haben die Seiten der Mitspieler Zufallswerte hinzugefügt, sodass keine Seite allein die Karten bestimmt hat:
about-deal-seed = Der Startwert war { $seed }.
about-deal-check = Zum Überprüfen nach dem Spiel speichere das Spiel und starte: oddville verify DATEI.odd
shuffle-matches = { $own ->
        [0] Mischen geprüft: Es entspricht der Zusage vor dem Spiel.
       *[other] Mischen geprüft: Es entspricht der Zusage vor dem Spiel und enthält einen Zufallswert dieser Seite.
    }
shuffle-differs = Das Mischen entspricht nicht der Zusage vor dem Spiel. Speichere das Spiel als Datei und traue diesem Server nicht.
menu-move-seat = Auf einem anderen Gerät spielen
move-seat-about = Öffne auf dem anderen Gerät die Startseite und gib unter „Mitspielen“ diesen Code ein. Er gilt einmal und { $minutes } Minuten lang. Auf dieser Seite siehst du dann zu und kannst deinen Platz zurückholen.
move-seat-code = Code deines Platzes: { $code }
menu-replay = Nachspielen
menu-leave = Platz einem Bot überlassen
menu-leave-question = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst. Platz verlassen?
menu-resign = Aufgeben
menu-resign-question = Endgültig aufgeben? Ein Bot spielt auf deinem Platz bis zum Ende.
order = Automatik für den Baumeister
order-about = Wenn jemand anders gebaut hat, darfst du für 2 Münzen bauen. Wähle, wann du gefragt werden möchtest. Gebaut wird nie automatisch.
order-ask = Immer fragen
order-never = Nie fragen, immer ablehnen
order-gain = Nur fragen, wenn ein Bau mir jetzt mindestens so viele Punkte bringt:
order-least = Punkte
order-save = Speichern

## Keys

keys = Tastenkürzel

## Text view

text-view = Textansicht
text-line = Nummer, Spielzug oder Befehl
text-enter = Eingeben
text-empty = { $most ->
        [0] Gib help ein, um alle Befehle zu sehen.
        [one] Gib 1 für den einzigen Spielzug ein oder help.
       *[other] Gib eine Nummer von 1 bis { $most }, einen Spielzug oder help ein.
    }
text-help = Gib die Nummer eines Spielzugs, einen Spielzug in Notation, why mit einem Spielzug oder einen dieser Befehle ein: { $commands }.
text-do-or-cancel = { $move }? Gib do oder cancel ein.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Zentrum; Arbeiter: { $spots }
text-kind-choose = Erster Rohstoff
text-kind-recover = Zurückholen
text-kind-coins = Münzen
text-kind-resource = Rohstoff
text-kind-building = Gebäude aus der Reihe
text-kind-build = Bauen
text-kind-second = Zweiter Rohstoff
text-kind-bonus = Boni
text-kind-transform = Boni: Arbeiter versetzen
text-kind-done = Fertig
text-kind-discard = Gebäude ablegen
text-kind-decline = Nicht bauen
text-kind-cheat = Trickbetrüger
text-kind-swap = Buchhalter
text-kind-travel = Reisender
text-kind-return = Arbeiter vom Spielplan zurücknehmen
text-kind-end = Zug beenden

## The end

end-rematch = Revanche
end-rematch-now = Jetzt starten
end-next-table = Zur Revanche
end-save = Speichern
end-share = Teilen
end-look = Tisch zeigen
end-full-game = Das ganze Spiel spielen
end-name = Wie heißt du? Dein Name steht dann an deinen nächsten Tischen.
end-name-save = Namen speichern
end-result = Ergebnis zeigen
end-no-rematch = Keine Revanche
end-watch-next = Bei der Revanche zusehen
end-today = Stadt des Tages: Ergebnis und Bild
end-vote = { $name }: { $vote ->
        [yes] möchte eine Revanche
        [no] keine Revanche
        [away] abwesend
        [bot] Bot
       *[open] noch keine Antwort
    }

## The screen view

menu-screen = Auf Fernseher oder Beamer zeigen
screen-title = Bildschirm
screen-full = Vollbild
screen-take = Scannen, um einen freien Platz zu nehmen
screen-follow = Scannen, um auf dem Handy zu spielen oder zuzusehen
