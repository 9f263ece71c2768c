### Where the server keeps its tables.

error-store-address = „{ $address }“ ist keine Adresse einer Datenbank. Gib eine Datei an, sqlite:///DATEI oder postgresql://NUTZER@HOST/DATENBANK.
error-store-full = Der Datenträger ist voll: In { $file } lässt sich nichts mehr schreiben. Nichts Bestätigtes ist verloren. Schaff Platz; dann geht das Spiel von selbst weiter.
error-store-busy = In { $file } schreibt gerade ein anderes Programm. Versuch es noch einmal.
error-store-slow = Der Datenträger von { $file } antwortet nicht. Prüfe ihn; was bestätigt wurde, ist nicht verloren.
error-store-disk = { $file } lässt sich nicht schreiben: { $reason }. Nichts Bestätigtes ist verloren.
error-store-closed = Der Server fährt herunter. Verbinde dich gleich noch einmal.
error-store-no-database = { $file } ist keine SQLite-Datenbank oder ist beschädigt. Gib eine andere Datei an, oder stelle eine Sicherung wieder her: oddville restore.
error-store-wal = { $file } ist bei Block { $frame } beschädigt: Beim Öffnen gingen die letzten { $lost } Transaktionen verloren. Stelle eine Sicherung wieder her (oddville restore), oder mach ohne sie weiter (oddville admin salvage).
error-store-foreign = { $file } ist die Datenbank eines anderen Programms. Gib eine andere Datei an.
error-store-missing = Eine Datenbank { $file } gibt es nicht. Gib die an, mit der der Server gestartet wurde.
error-store-in-use = { $file } wird von einem anderen Server benutzt. Halte ihn an, gib eine andere Datei an, oder lass mehrere Server eine PostgreSQL-Datenbank teilen.
error-store-newer = { $file } wurde von einem neueren OddVille geschrieben (Version { $version } der Tabellen; dieses kennt { $known }). Installiere das neuere OddVille.
error-store-pragma = { $file } unterstützt { $pragma } nicht, was OddVille braucht, um nichts zu verlieren. Lege die Datei auf einen Datenträger dieses Rechners, nicht auf ein Netzlaufwerk.
error-store-sqlite = SQLite { $version } ist zu alt: OddVille braucht 3.37 oder neuer. Nimm ein neueres Python.
error-store-not-empty = { $store } ist nicht leer. Gib eine leere an, oder sag, dass ersetzt werden soll, was darin ist.
error-store-away = Die Datenbank { $store } antwortet nicht. Nichts Bestätigtes ist verloren. Starte sie; dann geht das Spiel von selbst weiter.
error-store-refused = Unter { $store } antwortet kein PostgreSQL-Server. Starte ihn, oder berichtige Host und Port.
error-store-password = { $store } lässt diesen Nutzer nicht herein. Prüfe Nutzer und Passwort; ein Passwort kann in PGPASSWORD oder ~/.pgpass stehen.
error-store-unknown = { $store }: Diese Datenbank oder diesen Nutzer gibt es nicht. Lege sie an mit: createuser, createdb.
error-store-forbidden = { $store }: Dieser Nutzer darf dort keine Tabellen anlegen. Mach ihn zum Eigentümer der Datenbank.
error-store-fsync = { $store } läuft ohne fsync, also gingen bei einem Stromausfall Spielzüge verloren. Setze fsync = on in postgresql.conf.

error-redis-address = „{ $address }“ ist keine Adresse eines Redis-Servers. Schreibe sie als redis://HOST:PORT/0.
error-redis-refused = Redis unter { $address } lässt sich nicht nutzen ({ $reason }). Starte es, oder berichtige Host, Port und Passwort.

error-backup-exists = { $file } gibt es schon. Gib eine neue Datei an, oder sag, dass sie ersetzt werden soll.
error-backup-source = Eine Sicherung { $file } gibt es nicht.
error-store-damaged = { $file } ist beschädigt, darum wurde keine Sicherung angelegt. Lösche die hier genannten Tische (oddville admin delete), oder stelle eine Sicherung wieder her. Was nicht stimmt:
error-backup-damaged = { $file } ist beschädigt. Nimm eine andere Sicherung. Was nicht stimmt:
damage-entry = Tisch { $table }: Eintrag { $entry } des Protokolls ist nicht, wie er geschrieben wurde.
damage-row = Tisch { $table }: Einstellungen, Startwert, zuletzt gespeicherte Stellung oder das Ende des Protokolls sind nicht, wie sie geschrieben wurden.
damage-table = Tisch { $table } ist nicht lesbar: { $reason }.
damage-file = Die Datenbank ist beschädigt: { $reason }.
damage-header = Die erste Seite der Datei, die sagt, was sie enthält, ist beschädigt.
damage-elsewhere = Die Protokolle sind unversehrt; der Schaden liegt in einer Liste, einer Markierung, einem Code, einem Index oder in ungenutztem Platz.
damage-digest = Sie hat keine Prüfsumme. Sie ist abgeschnitten, oder nicht angelegt mit: oddville backup.
