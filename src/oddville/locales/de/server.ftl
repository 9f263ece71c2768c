### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Diesen Tisch gibt es nicht. Bitte noch einmal um den Link.
error-confirm-first = Zuerst muss der Zug bestätigt oder zurückgenommen werden.
error-not-your-choice = { $player } muss jetzt wählen.
error-undo-off = An diesem Tisch ist das Zurücknehmen ausgeschaltet.
error-undo-lock = Weiter zurück geht es nicht: { $lock ->
        [refill] In der Reihe wurde eine neue Karte aufgedeckt
        [flip] Eine Münze wurde umgedreht
        [pile] Ein neuer Charakter wurde aufgedeckt
        [reshuffle] Eine Gilde wurde neu gemischt
        [start] Hier hat das Spiel begonnen
       *[other] Inzwischen ist jemand anders an der Reihe
    }.
error-nothing-to-confirm = Du hast keinen Zug zu bestätigen.
error-orders-off = An diesem Tisch ist die Automatik für den Baumeister ausgeschaltet.
error-muted = Der Betreiber dieses Servers hat deinen Chat ausgeschaltet.
error-chat-full = Der Chat dieses Tisches ist voll.
error-table-full = Das Protokoll dieses Tisches ist voll: Es hat { $most } Einträge.
error-undo-often = Du hast in diesem Zug schon { $most }-mal Spielzüge zurückgenommen. Beende zuerst den Zug.
error-chat-empty = Die Nachricht ist leer.
error-colour-taken = Diese Farbe hat schon ein anderer Platz. Wähle eine andere.
error-colour-late = Farben können nur vor Spielbeginn gewählt werden.
error-no-open-seat = Es gibt keinen offenen Platz. Du kannst zusehen.
error-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen oder sieh zu.
error-started = Das Spiel hat schon begonnen.
error-value-late = Die Karten sind schon ausgeteilt, oder dieser Platz hat seinen Wert schon hinzugefügt.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-bot-plays = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst wieder ein.
error-seat-is-yours = Auf diesem Platz spielst du, kein Bot.
error-seat-given-up = Der Spieler dieses Platzes hat aufgegeben.
error-moved-on = Der Tisch hat sich inzwischen verändert. Sieh noch einmal nach.
error-too-busy = Der Server ist überlastet. Versuch es gleich noch einmal.
error-not-host = Das kann nur, wer diesen Tisch erstellt hat.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-of-bot = Dieser Platz gehört einem Bot und braucht keinen Link.
error-no-seat = Diesen Platz gibt es nicht.
error-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
error-hint-turn = Nur wer gerade wählen muss, kann um einen Tipp bitten.
error-hint-busy = Bitte nur ein Tipp auf einmal.

## Making and finding tables

error-edition-unknown = Es gibt hier keine Ausgabe { $name }. Wähle eine von { $known }.
error-no-edition = Es gibt hier keine Ausgabe { $name }.
error-table-bot = Es gibt hier keinen Bot { $name }. Wähle einen von { $known }.
error-origin = Beginne mit einem beendeten Tisch oder mit einer Aufzeichnung: Gib nur eines davon an.
error-origin-players = Jenes Spiel hat { $players } Spieler; gib dem neuen Tisch ebenso viele Plätze.
error-ply = Es gibt keinen Schritt { NUMBER($ply, useGrouping: 0) }; möglich sind 0 bis { NUMBER($most, useGrouping: 0) }.
error-after = Die Liste kann dort nicht fortgesetzt werden. Verwende den Wert von „after“ aus der vorigen Liste.
error-status = „{ $status }“ ist kein Status eines Tisches; möglich sind { $known }.
error-code = Dieser Code ist falsch, abgelaufen oder schon benutzt. Bitte um einen neuen.
error-closed = Auf diesem Server können zurzeit keine neuen Tische erstellt werden. Laufende Spiele gehen weiter.
error-long-record = Die Aufzeichnung hat { NUMBER($plies, useGrouping: 0) } Spielzüge; erlaubt sind höchstens { NUMBER($most, useGrouping: 0) }.
error-reports-full = Zu diesem Tisch gibt es schon { $most } Meldungen. Danke, sie werden geprüft.
error-notices-off = Dieser Server verschickt keine Benachrichtigungen.
error-notice-url = Eine Benachrichtigung muss an eine Adresse gehen, die mit http:// oder https:// beginnt, ohne Passwort, an einem der Ports { $ports }.
error-notice-host = Es gibt keinen Host { $host }.
error-notice-private = Benachrichtigungen gehen nur an öffentliche Adressen, nicht in das Netz dieses Servers.
error-not-today = Dieser Tisch ist keine Stadt des Tages.
error-no-par = Par dieses Tages steht noch nicht fest. Versuche es in einer Minute noch einmal.
error-no-pictures = Dieser Server kann keine Bilder zeichnen. Der Betreiber kann das Extra „pictures“ installieren.
error-no-event = Dieses Turnier gibt es hier nicht.
error-event-people = Ein Tisch für { $players } Spieler hat keine Plätze für { $people } Menschen.
error-no-ladder = Diese Rangliste gibt es hier nicht.
error-no-ladder-game = Du hast in dieser Rangliste keine solche Partie.
error-no-member = Dieses Mitglied gibt es in der Rangliste nicht.
error-not-member = Dafür braucht es den eigenen Link des Mitglieds.
error-ladder-empty = Bitte gib einen Namen ein.
error-ladder-name = In dieser Rangliste heißt schon jemand { $name }. Wähle einen anderen Namen oder öffne deinen eigenen Link.
error-ladder-full = Eine Rangliste hat höchstens { $most } Mitglieder.
error-ladder-games = Eine Rangliste hat höchstens { $most } Partien.
error-ladder-open = In dieser Rangliste sind { $most } Partien nicht zu Ende. Spielt erst eine davon fertig.
error-ladder-players = Eine Partie braucht zwei bis { $most } verschiedene Spieler, Bots eingeschlossen.

## Requests

error-message = Die Nachricht kann bei { $where } nicht gelesen werden: { $reason }.
error-hello = Die erste Nachricht muss hello sein, innerhalb von zehn Sekunden.
error-hello-again = hello darf nur einmal gesendet werden. Öffne für einen anderen Tisch eine andere Verbindung.
error-host = Dieser Server akzeptiert den Hostnamen „{ $host }“ nicht. Der Betreiber kann ihn mit --allowed-hosts erlauben.
error-foreign-page = Anfragen von anderen Websites („{ $origin }“) werden abgewiesen.
error-authorization = Sende das Geheimnis des Platzes oder des Tisches: „Authorization: Bearer …“.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse unterstützt die Methode nicht; sie unterstützt { $methods }.
error-media-type = Die Anfrage muss { $wanted } sein, nicht „{ $given }“.
error-too-large = Die Anfrage ist größer als { NUMBER($most, useGrouping: 0) } Bytes.
error-slow-body = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an.
error-too-many = Zu viele Anfragen. Versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-http = Das ist keine HTTP-Anfrage.
error-inside = Auf dem Server ist etwas schiefgegangen. Einzelheiten stehen im Protokoll unter { $request }.
error-saving = Der Server kann zurzeit nicht speichern. Bereits Bestätigtes ist nicht verloren. Versuch es gleich noch einmal; der Betreiber findet den Grund im Protokoll.
error-not-ready = Der Server wird heruntergefahren. Verbinde dich gleich noch einmal.
error-upgrade = Diese Adresse bietet nur WebSockets. Ein Proxy vor dem Server muss sie weiterleiten.
error-other-rules = Dieses Spiel wurde mit Version { $rules } der Regeln beendet und würde mit Version { $now }, die dieser Server verwendet, anders enden. Es bleibt gespeichert; ein OddVille von damals kann es zeigen.
error-table-damaged = Das Protokoll dieses Tisches ist auf dem Server beschädigt (Eintrag { $entry }), darum kann er nicht gezeigt werden. Andere Tische sind nicht betroffen. Der Betreiber findet Näheres im Protokoll.

## Settings and starting

error-setting = { $source }: „{ $value }“ ist nicht erlaubt; erlaubt: { $allowed }.
error-setting-unknown = { $source }: Es gibt keine Einstellung { $setting }. { $nearest ->
        [none] Die Einstellungen sind { $known }.
       *[other] Meinst du { $nearest }?
    }
error-settings-file = { $file } ist kein gültiges TOML: { $reason }.
error-port-taken = Port { $port } wird schon benutzt, vielleicht von einem anderen OddVille. Wähle einen anderen: --port { $other }.
error-port-refused = Port { $port } erfordert besondere Rechte. Wähle einen anderen: --port { $other }.
error-listen = { $host } kann nicht als Adresse verwendet werden: { $reason }.
error-data = In { $folder } können keine Tische gespeichert werden: { $reason }. Wähle einen anderen Ordner: --data ORDNER.

cli-serve = Tische im Netz bereitstellen und im Browser spielen (ohne Befehl: nur auf diesem Rechner, und der Browser öffnet sich)
cli-serve-settings = Einstellungen aus dieser TOML-Datei lesen
cli-serve-usual = { $about } (Standard: { $usual })
cli-serve-browser = den Browser öffnen
serve-at = OddVille läuft unter { $url }
serve-already = OddVille läuft schon unter { $url }
serve-lan = Auch Handys und Rechner in diesem Netz können diese Adresse öffnen.
serve-hosts = Beantwortet werden nur Anfragen an localhost; andere Namen erlaubt --allowed-hosts.
serve-data = Die Tische werden in { $folder } gespeichert
serve-stop = Mit Strg-C beenden; nach einem Neustart gehen die Tische weiter.
serve-bye = Beendet. Nichts ist verloren gegangen.

setting-host = die Adresse, an der der Server Verbindungen annimmt
setting-port = der Port, an dem der Server Verbindungen annimmt; 0: irgendein freier
setting-data = der Ordner, in dem die Tische gespeichert werden (Standard: der übliche Ordner des Systems für Anwendungsdaten)
setting-database = eine Datenbank statt einer Datei in diesem Ordner: sqlite:///DATEI oder postgresql://NUTZER@HOST/DATENBANK
setting-redis = ein Redis-Server, über den mehrere Prozesse einander Spielzüge mitteilen: redis://HOST
setting-lan = im ganzen Heimnetz erreichbar sein und die Adresse als QR-Code ausgeben
setting-base-path = unter diesem Pfad bereitstellen, etwa /oddville
setting-public-url = die öffentliche Adresse dieses Servers für Links in Benachrichtigungen, etwa https://play.example.org
setting-allowed-hosts = Hostnamen, die dieser Server akzeptiert; *.example.org erlaubt eine ganze Domain
setting-trusted-proxies = Netze vertrauenswürdiger Proxys, deren Angaben zur Herkunft einer Anfrage gelten
setting-metrics-from = Netze, die /metrics lesen dürfen
setting-log = das Format des Protokolls
setting-log-level = die niedrigste Stufe, die protokolliert wird
setting-thinkers = Prozesse, in denen Bots überlegen, höchstens die Hälfte davon für eine Person; 0: einer weniger als Prozessoren, aber mindestens zwei
setting-keep-days = Tage, nach denen beendete Tische gelöscht werden; 0: nie
setting-notices = Benachrichtigungen an Adressen senden, die Spieler angeben
setting-closed = keine neuen Tische zulassen
setting-most-sockets = gleichzeitige WebSockets insgesamt; 0: unbegrenzt
setting-most-sockets-each = gleichzeitige WebSockets von einer Adresse; 0: unbegrenzt
setting-most-connections-each = andere gleichzeitige Verbindungen von einer Adresse; 0: unbegrenzt
setting-tables-an-hour = neue Tische pro Stunde von einer Adresse; 0: unbegrenzt
setting-requests-a-second = Anfragen pro Sekunde von einer Adresse, fünfmal so viele für Dateien; 0: unbegrenzt
setting-messages-a-second = Nachrichten pro Sekunde auf einer Verbindung; 0: unbegrenzt

## Metrics

metric-sockets = Offene Verbindungen.
metric-tables-in-memory = Tische im Speicher.
metric-thoughts-waiting = Spielzüge von Bots, die auf einen freien Prozess warten.
metric-notices-failed = Benachrichtigungen, die nicht zugestellt werden konnten.
metric-requests = HTTP-Anfragen nach Methode und Status.
metric-request = Dauer der HTTP-Anfragen.
metric-messages = Über Sockets empfangene Nachrichten nach Art.
metric-refused = Vor dem Lesen abgewiesene Anfragen nach Grund.
metric-failures = Interne Serverfehler.
metric-slow-readers = Verbindungen, die getrennt wurden, weil der Client nicht las.
metric-repairs = Tische, die repariert werden mussten, weil Speicher und Datenbank voneinander abwichen oder nichts eingeplant war. Sollte 0 bleiben.
metric-tables-damaged = Tische, deren Protokoll nicht mehr so ist, wie es geschrieben wurde. Sollte 0 bleiben.
error-no-review = Diese Analyse gibt es nicht.
error-review-game = Gib entweder einen Tisch oder eine Aufzeichnung für die Analyse an.
error-reviews-many = Für dich laufen schon { $most } Analysen. Warte, bis eine fertig ist.
metric-reviews-waiting = Laufende Analysen.
metric-reviews = Analysen danach, wie sie endeten.
metric-review-work = Rechenzeit einer Analyse.
