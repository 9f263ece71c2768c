### Ladders: ratings for a group.

ladder-title = Rangliste
ladder-about = Eine Gruppe spielt um Wertungszahlen. Erstelle eine Rangliste und schick ihren Link an deine Freunde. Alle treten unter einem Namen bei, den nur der eigene Link öffnet. Partien, die dort angelegt werden, zählen; alle anderen nicht.
ladder-new = Neue Rangliste
ladder-name = Name der Rangliste
ladder-make = Rangliste erstellen
ladder-mine = Meine Ranglisten
ladder-invite = Andere einladen
ladder-invitation = Link dieser Rangliste
ladder-invitation-about = Schick ihn deinen Freunden. Alle, die ihn haben, sehen den Stand und können beitreten.
ladder-join = Dieser Rangliste beitreten
ladder-your-name = Dein Name hier
ladder-join-do = Beitreten
ladder-me = Du bist { $name }
ladder-own-link = Dein eigener Link
ladder-wrong-link = Dieser Link öffnet keinen Namen in dieser Rangliste: Er ist unvollständig, oder das Mitglied ist ausgetreten.
ladder-own-about = Er öffnet deinen Namen auf einem anderen Gerät. Behalte ihn für dich. Er kann nicht noch einmal geschickt werden.
ladder-leave = Rangliste verlassen
ladder-leave-about = Dein Name verschwindet aus dem Stand und den Partien. Beendete Partien zählen für die anderen weiter. Das lässt sich nicht rückgängig machen.
ladder-leave-do = Jetzt verlassen
ladder-game = Neue Partie
ladder-opponent = Gegner { $number }
ladder-nobody = niemand
ladder-bots = Bots, die nicht gewertet werden
ladder-bot = Stufe der Bots
ladder-make-game = Tisch erstellen
ladder-alone = Eine Partie braucht ein zweites Mitglied. Schick jemandem den Link dieser Rangliste.
ladder-open-games = Laufende Partien
ladder-sit = Hinsetzen
ladder-open = Zum Tisch
ladder-watch = Zuschauen
ladder-status = { $status ->
        [waiting] wartet auf Spieler
       *[running] { $turn ->
            [0] Vorbereitung
           *[other] Zug { NUMBER($turn, useGrouping: 0) }
        }
    }
ladder-standings = Stand
ladder-nobody-yet = Noch ist niemand beigetreten.
ladder-scoring = 1500 ist der Durchschnitt aller, die gespielt haben. Wer 200 Punkte mehr hat, liegt voraussichtlich in 76 von 100 Partien vorn. Die wahre Wertungszahl liegt mit 95 % Wahrscheinlichkeit im Bereich; er wird mit jeder Partie schmaler. Wer eine Partie verlässt oder sieben Tage lang nicht zieht, ist darin Letzter. Eine Revanche zählt für alle, die zugestimmt haben.
ladder-games = Beendete Partien
ladder-games-of = Partien von
ladder-everybody = allen
ladder-no-games = Noch ist keine Partie zu Ende.
ladder-former = ehemaliges Mitglied
ladder-seat = { $place }. { $name }, { $points }
ladder-seat-left = { $place }. { $name }, hat die Partie verlassen
ladder-seat-bot = Bot { $name }, { $points }
ladder-replay = Nachspielen
ladder-host = Für die Leitung
ladder-remove = Mitglied entfernen
ladder-remove-do = Entfernen
ladder-col-rank = Rang
ladder-col-player = Spieler
ladder-col-rating = Wertung
ladder-col-interval = 95-%-Bereich
ladder-col-games = Partien
ladder-col-wins = Erste Plätze
