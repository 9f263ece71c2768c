### Tables over the network: what is refused and why, what is set, what is measured.

## At a table

error-no-table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben.
error-confirm-first = Erst muss ein Zug bestätigt oder zurückgenommen werden.
error-not-your-choice = Jetzt wählt { $player }.
error-undo-off = An diesem Tisch wird nichts zurückgenommen.
error-undo-lock = Weiter zurück geht es nicht: { $lock ->
        [refill] Eine Karte ist in die Reihe gekommen
        [flip] Eine Münze wurde umgedreht
        [pile] Ein neuer Charakter wurde aufgedeckt
        [reshuffle] Eine Gilde wurde gemischt
        [start] Hier hat das Spiel begonnen
       *[other] Der Zug ist weitergegangen
    }.
error-nothing-to-confirm = Du hast keinen Zug zu bestätigen.
error-orders-off = An diesem Tisch ist die Automatik für den Baumeister ausgeschaltet.
error-muted = Wer diesen Server betreibt, hat deinen Chat abgestellt.
error-chat-full = Der Chat dieses Tisches ist voll.
error-table-full = Das Protokoll dieses Tisches ist voll: Es hat { $most } Einträge.
error-undo-often = Du hast in diesem Zug schon { $most }-mal zurückgenommen. Beende erst den Zug.
error-chat-empty = Darin steht nichts.
error-colour-taken = Diese Farbe hat schon ein anderer Platz. Wähle eine andere.
error-colour-late = Farben wählt man, bevor das Spiel beginnt.
error-no-open-seat = Kein offener Platz ist frei. Du kannst zusehen.
error-seat-taken = Dieser Platz ist nicht frei. Wähle einen anderen, oder sieh zu.
error-started = Das Spiel hat schon begonnen.
error-value-late = Die Karten sind schon verteilt, oder dieser Platz hat seinen Wert schon hinzugefügt.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist nicht zu Ende.
error-bot-plays = Auf diesem Platz spielt ein Bot. Nimm ihn erst wieder ein.
error-seat-is-yours = Auf diesem Platz spielst du, kein Bot.
error-seat-given-up = Dieser Platz wurde endgültig aufgegeben.
error-moved-on = Der Tisch ist inzwischen weiter. Sieh noch einmal nach.
error-too-busy = Hier passiert zu viel auf einmal. Versuch es gleich noch einmal.
error-not-host = Das darf nur, wer diesen Tisch angelegt hat.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-of-bot = Auf diesem Platz sitzt ein Bot; er braucht keinen Link.
error-no-seat = Diesen Platz gibt es nicht.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-hint-turn = Einen Tipp bekommt, wer gerade wählt.
error-hint-busy = Ein Tipp nach dem anderen.

## Making and finding tables

error-edition-unknown = Eine Ausgabe { $name } gibt es hier nicht. Wähle eine von { $known }.
error-no-edition = Eine Ausgabe { $name } gibt es hier nicht.
error-table-bot = Einen Bot { $name } gibt es hier nicht. Wähle einen von { $known }.
error-origin = Beginne mit einem beendeten Tisch oder mit einer Aufzeichnung: Gib nur eines von beiden an.
error-origin-players = Dieses Spiel hat { $players } Spieler; gib dem neuen Tisch genauso viele Plätze.
error-ply = Einen Spielzug { NUMBER($ply, useGrouping: 0) } gibt es nicht; es gibt 0 bis { NUMBER($most, useGrouping: 0) }.
error-after = Von dort geht es nicht weiter. Nimm, was die vorige Liste als „after“ genannt hat.
error-status = „{ $status }“ ist kein Status eines Tisches; es gibt { $known }.
error-code = Dieser Code ist falsch, zu alt oder schon benutzt. Lass dir einen neuen geben.
error-closed = Dieser Server legt zurzeit keine neuen Tische an. Laufende gehen weiter.
error-long-record = Die Aufzeichnung hat { NUMBER($plies, useGrouping: 0) } Spielzüge; hier werden höchstens { NUMBER($most, useGrouping: 0) } gelesen.
error-reports-full = Zu diesem Tisch gibt es schon { $most } Meldungen. Danke: Wir sehen ihn uns an.
error-notices-off = Dieser Server verschickt keine Hinweise auf Züge.
error-notice-url = Ein Hinweis geht an eine Adresse, die mit http:// oder https:// beginnt, ohne Passwort, an einem der Ports { $ports }.
error-notice-host = Einen Host { $host } gibt es nicht.
error-notice-private = Hinweise gehen nur an öffentliche Adressen, nicht ins Netz dieses Servers.

## Requests

error-message = Die Nachricht ist bei { $where } nicht lesbar: { $reason }.
error-hello = Die erste Nachricht muss hello sein, innerhalb von zehn Sekunden.
error-hello-again = hello sagt man einmal. Öffne für einen anderen Tisch eine andere Verbindung.
error-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann das mit --allowed-hosts erlauben.
error-foreign-page = Anfragen von Seiten anderer Server („{ $origin }“) werden abgewiesen.
error-authorization = Zeige das Geheimnis des Platzes oder des Tisches: „Authorization: Bearer …“.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Diese Adresse kennt die Methode nicht; sie kennt { $methods }.
error-media-type = Die Anfrage muss { $wanted } sein, nicht „{ $given }“.
error-too-large = Die Anfrage ist größer als { NUMBER($most, useGrouping: 0) } Bytes.
error-slow-body = Die Anfrage kam nicht innerhalb von { $seconds } Sekunden an.
error-too-many = Das ist zu oft. Versuch es noch einmal in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.
error-http = Das ist keine HTTP-Anfrage.
error-inside = Im Server ist etwas schiefgegangen. Dort ist es unter { $request } vermerkt.
error-saving = Der Server kann gerade nicht schreiben. Nichts Bestätigtes ist verloren. Versuch es gleich noch einmal; wer ihn betreibt, findet den Grund im Protokoll.
error-not-ready = Der Server hält gleich an. Verbinde dich kurz danach noch einmal.
error-upgrade = Unter dieser Adresse gibt es nur WebSockets. Ein Proxy vor dem Server muss sie weiterreichen.
error-other-rules = Diese Partie wurde nach Fassung { $rules } der Regeln zu Ende gespielt und würde nach Fassung { $now }, der dieses Servers, anders enden. Sie bleibt gespeichert; ein OddVille von damals kann sie zeigen.
error-table-damaged = Das Protokoll dieses Tisches ist auf dem Server beschädigt (Eintrag { $entry }), darum lässt er sich nicht zeigen. Andere Tische sind nicht betroffen. Der Betreiber findet es im Log des Servers.

## Settings and starting

error-setting = { $source }: „{ $value }“ ist nicht möglich; erlaubt: { $allowed }.
error-setting-unknown = { $source }: Eine Einstellung { $setting } gibt es nicht. { $nearest ->
        [none] Die Einstellungen sind { $known }.
       *[other] War { $nearest } gemeint?
    }
error-settings-file = { $file } ist kein TOML: { $reason }.
error-port-taken = Port { $port } wird von einem anderen Programm benutzt, vielleicht von einem anderen OddVille. Wähle einen anderen: --port { $other }.
error-port-refused = An Port { $port } darf man ohne besondere Rechte nicht lauschen. Wähle einen anderen: --port { $other }.
error-listen = Unter { $host } lässt sich nicht lauschen: { $reason }.
error-data = In { $folder } lassen sich keine Tische speichern: { $reason }. Wähle einen anderen Ordner: --data ORDNER.

cli-serve = Tische im Netz anbieten: im Browser spielen (ohne Befehl: auf diesem Rechner, und der Browser öffnet sich)
cli-serve-settings = Einstellungen aus dieser TOML-Datei lesen
cli-serve-usual = { $about } (Vorgabe: { $usual })
cli-serve-browser = den Browser öffnen
serve-at = OddVille ist unter { $url }
serve-already = OddVille läuft schon, unter { $url }
serve-lan = Auch Handys und Rechner in diesem Netz finden es dort.
serve-hosts = Beantwortet werden nur Anfragen an localhost; andere Namen erlaubt --allowed-hosts.
serve-data = Die Tische stehen in { $folder }
serve-stop = Strg-C hält an; nach einem neuen Start gehen die Tische weiter.
serve-bye = Angehalten. Nichts ist verloren.

setting-host = die Adresse, an der gelauscht wird
setting-port = der Port, an dem gelauscht wird; 0: irgendein freier
setting-data = der Ordner, in dem die Tische stehen (Vorgabe: der übliche Ort für Daten von Anwendungen)
setting-database = eine Datenbank statt einer Datei in diesem Ordner: sqlite:///DATEI oder postgresql://NUTZER@HOST/DATENBANK
setting-redis = ein Redis-Server, über den sich mehrere Prozesse Spielzüge mitteilen: redis://HOST
setting-lan = für das ganze Heimnetz da sein und die Adresse als QR-Code ausgeben
setting-base-path = unter diesem Pfad anbieten, etwa /oddville
setting-public-url = wo man diesen Server findet, für die Links in Hinweisen auf Züge, etwa https://play.example.org
setting-allowed-hosts = Namen, unter denen dieser Server angefragt werden darf; *.example.org erlaubt eine ganze Domain
setting-trusted-proxies = Netze von Proxys, denen geglaubt wird, woher eine Anfrage kommt
setting-metrics-from = Netze, die /metrics lesen dürfen
setting-log = die Form des Protokolls
setting-log-level = was ins Protokoll geschrieben wird
setting-thinkers = Prozesse, in denen Bots überlegen, für eine Person höchstens die Hälfte; 0: einer weniger, als es Prozessoren gibt, mindestens zwei
setting-keep-days = Tage, nach denen beendete Tische vergessen werden; 0: nie
setting-notices = Hinweise auf Züge an Adressen schicken, die Spieler nennen
setting-closed = keine neuen Tische anlegen
setting-most-sockets = WebSockets zugleich, insgesamt; 0: unbegrenzt
setting-most-sockets-each = WebSockets zugleich von einer Adresse; 0: unbegrenzt
setting-most-connections-each = andere Verbindungen zugleich von einer Adresse; 0: unbegrenzt
setting-tables-an-hour = neue Tische je Stunde von einer Adresse; 0: unbegrenzt
setting-requests-a-second = Anfragen je Sekunde von einer Adresse, fünfmal so viele für Dateien; 0: unbegrenzt
setting-messages-a-second = Nachrichten je Sekunde auf einer Verbindung; 0: unbegrenzt

## Metrics

metric-sockets = Jetzt offene Verbindungen.
metric-tables-in-memory = Tische im Speicher.
metric-thoughts-waiting = Spielzüge von Bots, die auf einen freien Prozess warten.
metric-notices-failed = Hinweise auf Züge, die nicht zugestellt werden konnten.
metric-requests = HTTP-Anfragen nach Methode und Status.
metric-request = Wie lange HTTP-Anfragen dauerten.
metric-messages = Über Sockets empfangene Nachrichten, nach Art.
metric-refused = Anfragen, die ungelesen abgewiesen wurden, nach Grund.
metric-failures = Fehler im Server.
metric-slow-readers = Verbindungen, die getrennt wurden, weil niemand sie las.
metric-repairs = Tische, die repariert werden mussten, weil Speicher und Datenbank voneinander abwichen oder nichts eingeplant war. Sollte 0 bleiben.
metric-tables-damaged = Tische, deren Protokoll nicht ist, wie es geschrieben wurde. Sollte 0 bleiben.
