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
title-mine = ● Du wählst · { $table } · OddVille
notice-turn = OddVille: Du bist dran
table-of = Tisch von { $names }
table-waiting = Das Spiel hat noch nicht begonnen.

tool-hint = Tipp
tool-recap = Rückblick
tool-text = Text
tool-log = Verlauf
tool-chat = Chat
tool-menu = Menü

## Regions

region-decision = Entscheidung
region-mine = Mein Bereich
region-mine-of = { $player }: dein Bereich
region-area-of = Bereich von { $player }
region-city = Stadt
region-row = Gebäudereihe
region-resources = Rohstoff-Spielplan
region-players = Spieler
region-guilds = Gilden
region-log = Verlauf
region-menu = Menü
resources-legend = das billigste freie Feld zuerst
guilds-legend = oberster Charakter, wie viele
skips = Springen
skip-decision = Zur Entscheidung springen
skip-city = Zur Stadt springen
trays = Was gezeigt wird
tray-row = Reihe
tray-mine = Meins
tray-guilds = Gilden
tray-players = Spieler
tray-log = Verlauf
choices = Auswahl
steps = Dieser Zug bisher

## Who must choose what. What is asked of me are the terminal's ask- messages.

ask-confirm = { $player }, soll dein Zug so bleiben, oder nimmst du etwas zurück?
ask-pinned = { $player }: { $move }?
ask-saving = Dein Spielzug wird gespeichert …
ask-unsaved = Dein Spielzug ist noch nicht gespeichert. Er wird noch einmal gesendet, sobald die Verbindung wieder steht.
ask-back = Du siehst dir Zug { $turn } an.
back-to-now = Zurück zu jetzt
ask-game-over = { $player } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
ask-over-plain = Das Spiel ist zu Ende.
wait-confirm = { $player } kann den Zug noch zurücknehmen.
wait-set-up = { $player } nimmt einen ersten Rohstoff.
wait-turn = { $bot ->
        [yes] { $player } spielt gerade.
       *[no] { $player } ist am Zug.
    }
wait-second-resource = { $player } darf einen zweiten Rohstoff nehmen.
wait-discard = { $player } wählt, welches Gebäude abgelegt wird.
wait-bonus = { $player } wählt einen Bonus (noch { $left }).
wait-reaction = { $player } hat den Baumeister und darf als Antwort bauen.
wait-close = { $player } darf eine Fähigkeit nutzen oder den Zug beenden.
last-turn = Dieser Zug ist der letzte.
last-round = Diese Runde ist die letzte (Hausregel).
held-worker = Arbeiterkarte { $worker }: Nimm Münzen, einen Rohstoff oder ein Gebäude der Reihe.
held-mine = { $cells ->
        [0] { $would ->
            [0] „{ $card }“ passt jetzt nirgends in die Stadt.
           *[other] „{ $card }“ würde passen, wo der Umriss gepunktet ist, aber du kannst das Gebäude jetzt nicht bezahlen.
        }
        [one] Für „{ $card }“ gibt es 1 Bauplatz: Wähle ihn.
       *[other] Für „{ $card }“ gibt es { $cells } Bauplätze: Wähle einen.
    }
held-row = „{ $card }“: Mit welcher Arbeiterkarte?
held-resource = { NUMBER($count) ->
       *[other] { $resource }: Auf welche Weise?
    }
held-cell = Was soll auf { $cell } stehen?
held-coins = Münzen: Mit welcher Arbeiterkarte?
held-played = Deine Arbeiterkarten zurückholen?
held-character = { $character }: Wähle das Ziel.
held-bonus = Der Bonus auf { $source }: Wähle, wohin er geht.
held-slot = Dein Arbeiter auf { $resource }: Wohin soll er?
held-spot = Einen Arbeiter auf das Rohstoff-Feld { $resource } setzen?
held-square = Auf welches Rohstoff-Feld geht der Reisende?
held-off = Welcher Arbeiter soll in deinen Vorrat zurück?

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
choice-transform = { $from } (Feld für { $slot ->
        [one] 1 Münze
       *[other] { $slot } Münzen
    }) → { $to }: „{ $card }“
choice-discard = { $card } ablegen
choice-cheat = Zuletzt erhaltene Münze umdrehen
choice-swap = { $given } gegen { $taken }
choice-travel = Aufs Feld { $resource }
choice-return = Von { $resource } zurücknehmen (Feld für { $slot ->
        [one] 1 Münze
       *[other] { $slot } Münzen
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
        [yes] Genug: ohne { $lost }
       *[no] Genug
    }
close-done-second = Kein zweiter Rohstoff
close-decline = Nicht bauen
close-end = { $any ->
        [yes] Zug beenden: ohne { $lost }
       *[no] Zug beenden
    }
lost-bonus = { $card }
confirm-turn = So lassen
step-bot = { $player } ziehen lassen
seat-take-back = Wieder selbst spielen
seat-take-here = Meinen Platz hierher zurückholen
order-now = { $order ->
        [never] Baumeister: immer ablehnen
        [gain] Baumeister: fragen ab { $least ->
            [one] 1 Punkt
           *[other] { $least } Punkten
        }
       *[ask] Baumeister: immer fragen
    }

## The Do button, and what closes the way back

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
        [yes] Verzichten: { $lost }
       *[no] Genug
    }
do-done-second = Kein zweiter Rohstoff
do-discard = { $card } ablegen
do-decline = Nicht bauen
do-cheat = Münze umdrehen
do-swap = { $given } gegen { $taken } tauschen
do-travel = Arbeiter aufs Rohstoff-Feld { $resource }
do-return = Arbeiter zurücknehmen
do-end = Zug beenden
lock-refill = deckt eine neue Karte auf
lock-flip = dreht eine Münze um
lock-pile = zeigt einen neuen Charakter
lock-reshuffle = mischt eine Gilde
lock-passed = lässt sich nicht zurücknehmen
lock-start = hier beginnt das Spiel

## What a move brings

brings-pays = { $cost ->
        [one] 1 Münze zahlen
       *[other] { $cost } Münzen zahlen
    }
brings-free = kostenlos
brings-coins = { $full ->
        [yes] keine Münze: du hast 5
       *[no] { $gained ->
            [one] +1 Münze
           *[other] +{ $gained } Münzen
        }
    }
brings-slot = Arbeiter auf { $slots }
brings-back = Arbeiter zurück von { $slots }
brings-bonuses = Boni: { $list }
brings-character = { $last ->
        [yes] { $character_the }, und der Stapel ist dann leer
       *[no] { $character_the }
    }
brings-pool = alle Charaktere der Gilde werden zurückgegeben: du erhältst 1 von { $count } ({ $characters })
brings-robbed = { $player } verliert { $character_acc }
brings-robbed-me = du gibst { $character_acc } zurück
brings-third = drittes Gebäude: eines muss gehen
brings-flip = { $known ->
        [yes] deckt „{ $card }“ auf
       *[no] unbekanntes Gebäude
    }
brings-recover = dann in diesem Zug nur Arbeiterkarten
brings-discard = unter den Kartenstapel, wo es alle verfolgen können
brings-travel = der Arbeiter bleibt, auch wenn du den Reisenden verlierst; der Reisende zählt dann 0
brings-reaction = dann darf { $player } (Baumeister) bauen
brings-end = beendet das Spiel
from-bonus = { $bonus } ({ $card })
slot-of = { $resource } (Feld für { $slot ->
        [one] 1 Münze
       *[other] { $slot } Münzen
    })
points-change = { $who } { $change }
preview-none = Es ist kein Spielzug im Blick.

## Undo

undo = Rückgängig
undo-takes-back = Nimmt zurück: { $move }
undo-to-here = Von hier an zurücknehmen: { $move }
undo-why = Jetzt lässt sich nichts zurücknehmen; drücke, um zu hören, warum.
undo-stops = { $lock ->
        [off] An diesem Tisch lässt sich nichts zurücknehmen.
        [refill] Mehr lässt sich nicht zurücknehmen: Eine neue Karte ist in die Reihe gekommen.
        [flip] Mehr lässt sich nicht zurücknehmen: Eine Münze wurde umgedreht.
        [pile] Mehr lässt sich nicht zurücknehmen: Ein neuer Charakter wurde aufgedeckt.
        [reshuffle] Mehr lässt sich nicht zurücknehmen: Eine Gilde wurde gemischt.
        [passed] Es lässt sich nichts zurücknehmen: Jetzt wählt jemand anders.
       *[start] Es gibt noch nichts zurückzunehmen.
    }
may-be-undone = kann noch zurückgenommen werden

## Moves that were made, where what they cost or brought is no longer at hand

made-recover = alle Arbeiterkarten zurückholen
made-coins = Arbeiterkarte { $worker }: Münzen nehmen
made-resource = Arbeiterkarte { $worker }: { $resource } nehmen
made-second = einen zweiten Rohstoff nehmen: { $resource }
made-building = Arbeiterkarte { $worker }: das Gebäude von Position { $position } nehmen
made-done = keine Boni mehr nutzen
made-swap = Buchhalter: „{ $given }“ auf Position { $position } abgeben

## Why not

rule-link = Regel { $rule }
close-why = Schließen
why-nothing = Damit lässt sich jetzt nichts tun.
why-can = { $count ->
        [one] Das geht, auf eine Weise.
       *[other] Das geht, auf { $count } Weisen.
    }
note-not-yours = Jetzt wählt { $player }.
note-not-saved = Dein Spielzug wird gerade gespeichert.
note-confirm-first = Bestätige erst deinen Zug oder nimm ihn zurück.
note-moved-elsewhere = { $player } hat in einem anderen Fenster gespielt.
note-pick-dropped = Was du in der Hand hattest, geht nicht mehr; es liegt wieder an seinem Platz.
note-robbed = Du musstest { $character_acc } zurückgeben: { $by } hat die Gilde gerufen.
note-goodbye = Der Server hat diesen Tisch hier geschlossen: { $reason ->
        [moved] Ein anderes Gerät hat den Platz übernommen.
       *[other] { $reason }.
    }
note-seat-lost = Auf diesem Platz spielt jetzt ein anderes Gerät. Du siehst zu.
note-seat-gone = Dieser Platz hat inzwischen einen neuen Link; nur der führt noch hinein.
note-forced = Nur { $resource } ist übrig: Die Wahl wird für dich getroffen.
note-copied = Der Link zum Zusehen ist kopiert: { $link }
note-link = Der Link zum Zusehen: { $link }

## Connection

connection-open = Verbunden.
connection-opening = Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
standing-saved = gespeichert
standing-saving = speichert …
standing-lost = offline
watching = { $count ->
        [0] Du siehst zu
        [one] Du siehst zu
       *[other] Zuschauer ({ $count })
    }
thinking = { $player } überlegt: { $seconds } s
clock-warning = { $seconds ->
        [one] Dir bleibt 1 Sekunde zum Wählen.
       *[other] Dir bleiben { $seconds } Sekunden zum Wählen.
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

zoom = Blick auf die Stadt
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganze Stadt
city-beyond = { $count ->
        [one] 1 Ort zur Auswahl liegt weiter im { $side }
       *[other] { $count } Orte zur Auswahl liegen weiter im { $side }
    }
cell-title = Bauplatz { $cell }
cell-card = { $cell } { $card }, { $owner }; Straßen { $streets }; Bonus { $bonus }; { $points }
cell-square = { $cell } Zentrum; Arbeiter: { $spots }
cell-spot = { $player } auf { $resource }
cell-fits = { $cell } frei; „{ $card }“ passt; { $changes }
cell-would-fit = { $cell } frei; „{ $card }“ würde passen, aber du kannst es nicht bezahlen
cell-unfit = { $cell } frei; „{ $card }“ passt hier nicht
cell-refused = { $cell } frei; passt nicht: { $sides }
cell-free = { $cell } frei
cell-bonus = { $name }; sein Bonus wartet: { $bonus }
square-words = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jeden, der hier einen Arbeiter hat. Hierher kommt nur der Reisende.

## Cards and pieces

words-card = { $card }: kostet { $paid }; Bonus { $bonus }; Gilde { $guild }; Punkte: { $points }; Straßen { $streets }
words-character = { $character }: { $power }
row-name = Position { $position }: { $words }; { $cost ->
        [0] kostenlos
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
row-prices-of = Preise mit Karte { $worker }
row-prices-least = bester Preis deiner Hand
price-free = gratis
deck-name = { $count ->
        [one] Kartenstapel: 1 Karte
       *[other] Kartenstapel: { $count } Karten
    }
deck-known = Karten, die alle verfolgen können, von oben
deck-known-card = { $place }: { $card }
deck-unknown = Keine Karte im Kartenstapel ist bekannt.
name-of-column = { $resource }: { $slots }
slot-name = { $slot }-Münzen-Feld { $who }
slot-free = frei
my-worker = Dein Arbeiter auf { $resource }, { $slot }-Münzen-Feld
worker-name = Arbeiterkarte { $worker }: { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    }; { $resources }; Preise der Reihe { $prices }
worker-played = Arbeiterkarte { $worker }, ausgespielt; drücke zum Zurückholen
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
    }; in der Stadt { $city }. Drücke, um einen vom Spielplan zu nehmen.
pile-name = { $guild }: { $character } oben von { $count }; { $power }
pile-empty-name = { $guild }: Der Stapel ist leer. Wer den nächsten Charakter nimmt, ruft erst alle dieser Gilde zurück.
pile-all-return = alle zurück
pile-count = { $count ->
        [0] Im Stapel liegt kein Charakter.
        [one] Im Stapel liegt 1 Charakter.
       *[other] Im Stapel liegen { $count } Charaktere.
    }
members-of-guild = Charaktere der Gilde { $guild }
player-words = { $name }{ $me ->
        [yes] , du
       *[no] {""}
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; in der Stadt { $city } von { $most }; Münzen { $coins }; Vorrat { $supply }; Hand { $hand }; Gebäude { $buildings }; Charaktere { $characters }{ $standing ->
        [chooses] ; muss jetzt wählen
        [bot] ; gespielt von einem Bot
        [away] ; nicht da
       *[no] {""}
    }
player-holds = Jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Münzen { $coins }, Vorrat { $supply }, Hand { $hand }.
player-holds-nothing = Hier liegen weder Gebäude noch Charaktere.
points-now = Punkte jetzt, Zeile für Zeile
player-known-coins = Münzen, deren Gebäudeseite bekannt ist: { $cards }
seat-bot = { $reason ->
        [none] Hier spielt der Bot { $bot }
        [time] Die Zeit ist um: Der Bot { $bot } spielt
       *[other] Der Bot { $bot } springt ein
    }
seat-away = nicht da

## Recap, log, chat

recap = Seit deinem letzten Zug
recap-round = Die letzte Runde
which-turn = Zug { NUMBER($turn, useGrouping: 0) }
recap-show = Zeigen
recap-next = Weiter
log-look = Zug { $turn } ansehen
recap-nothing = Seitdem ist nichts geschehen.
recap-lost = Du hast zurückgegeben: { $characters }.
recap-coins = Deine Münzen: { $before } → { $after }.
recap-row = Neu in der Reihe: { $cards }.
recap-slots = Wieder frei: { $slots }.
recap-points = Deine Punkte: { $before } → { $after }.
log-older = { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }
chat = Chat
chat-text = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-heard = { $name } sagt: { $text }
chat-somebody = jemand
chat-watcher = { $name } (sieht zu)
chat-unread = Chat, { $count ->
        [one] 1 neue Zeile
       *[other] { $count } neue Zeilen
    }

## Hint

hint-asked = Ein guter Bot überlegt …
hint-chance = Gewinnchance { $chance } %

## The menu

menu-start = Alle Tische
menu-settings = Einstellungen
menu-points = Punkte auf Orten an/aus
menu-save = Spiel als Datei speichern
menu-watch-link = Link zum Zusehen kopieren
menu-about = Über diesen Tisch
about-game = Spiel
about-deal = Verteilung
about-deal-named = Sie hat einen Namen, „{ $deal }“. Derselbe Name teilt dieselben Karten aus: Wer sie schon gespielt hat, weiß vielleicht, welche Karten kommen.
about-deal-secret = Geheim, bis das Spiel vorbei ist. Als der Tisch angelegt wurde, gab der Server dieses Versprechen seines Startwerts. Danach fügten die Seiten der Mitspielenden zufällige Werte hinzu; niemand hat die Karten also allein bestimmt:
about-deal-seed = Der Startwert war { $seed }.
about-deal-check = Um das nach dem Spiel zu prüfen, speichere das Spiel als Datei und starte: oddville verify DATEI.odd
shuffle-matches = { $own ->
        [0] Mischen geprüft: so, wie es vor dem Spiel versprochen war.
       *[other] Mischen geprüft: so, wie es vor dem Spiel versprochen war, mit einem zufälligen Wert dieser Seite.
    }
shuffle-differs = Es wurde nicht so gemischt, wie es vor dem Spiel versprochen war. Speichere das Spiel als Datei, und traue diesem Server nicht.
menu-move-seat = Auf einem anderen Gerät spielen
move-seat-about = Öffne auf dem anderen Gerät die Startseite und gib diesen Code unter „Mitspielen“ ein. Er gilt einmal, { $minutes } Minuten lang. Diese Seite sieht dann zu und kann den Platz zurückholen.
move-seat-code = Code deines Platzes: { $code }
menu-replay = Nachspielen
menu-leave = Platz einem Bot überlassen
menu-leave-question = Ein Bot spielt für dich weiter. Du kannst deinen Platz wieder einnehmen. Gehen?
menu-resign = Aufgeben
menu-resign-question = Endgültig aufgeben? Ein Bot spielt auf deinem Platz bis zum Ende.
order = Automatik für den Baumeister
order-about = Nachdem ein anderer gebaut hat, darfst du für 2 Münzen bauen. Sag hier, wann du gefragt werden willst. Der Auftrag baut nie von selbst.
order-ask = Frag mich immer
order-never = Nie: Verzichte für mich
order-gain = Frag nur, wenn ein Bau mir jetzt mindestens so viele Punkte bringt:
order-least = Punkte
order-save = Auftrag merken

## Keys

keys = Tasten

## Text view

text-view = Textansicht
text-line = Nummer, Spielzug oder Befehl
text-enter = Los
text-empty = { $most ->
        [0] Mit help siehst du, was du eingeben kannst.
        [one] Gib 1 für den einzigen Spielzug ein oder help.
       *[other] Gib eine Nummer von 1 bis { $most }, einen Spielzug oder help ein.
    }
text-help = Gib die Nummer eines Spielzugs, einen Spielzug in Kurzschrift, why und einen Spielzug oder eines von diesen ein: { $commands }.
text-do-or-cancel = { $move }? Gib do oder cancel ein.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Zentrum; Arbeiter: { $spots }
text-kind-choose = Erster Rohstoff
text-kind-recover = Zurückholen
text-kind-coins = Münzen
text-kind-resource = Ein Rohstoff
text-kind-building = Ein Gebäude der Reihe
text-kind-build = Bauen
text-kind-second = Ein zweiter Rohstoff
text-kind-bonus = Boni
text-kind-transform = Boni, die einen Arbeiter versetzen
text-kind-done = Genug
text-kind-discard = Welches Gebäude geht
text-kind-decline = Nicht bauen
text-kind-cheat = Trickbetrüger
text-kind-swap = Buchhalter
text-kind-travel = Reisender
text-kind-return = Einen Arbeiter vom Spielplan nehmen
text-kind-end = Den Zug beenden

## The end

end-rematch = Noch einmal
end-rematch-now = Jetzt anfangen
end-waiting = { $willing ->
        [one] 1 von { $people } will
       *[other] { $willing } von { $people } wollen
    } noch einmal spielen.
end-next-table = Zum nächsten Spiel
end-save = Speichern
end-share = Teilen
end-look = Tisch ansehen
