### Where the server keeps its tables.

error-store-address = „{ $address }“ ist keine Datenbankadresse. Gib eine Datei an, sqlite:///DATEI oder postgresql://NUTZER@HOST/DATENBANK.
error-store-full = Der Datenträger ist voll: In { $file } kann nichts mehr geschrieben werden. Bereits Bestätigtes ist nicht verloren. Schaffe Platz; dann geht das Spiel automatisch weiter.
error-store-busy = In { $file } schreibt gerade ein anderes Programm. Versuch es noch einmal.
error-store-slow = Der Datenträger von { $file } antwortet nicht. Prüfe ihn. Bereits Bestätigtes ist nicht verloren.
error-store-disk = { $file } kann nicht geschrieben werden: { $reason }. Bereits Bestätigtes ist nicht verloren.
error-store-closed = Der Server wird heruntergefahren. Verbinde dich gleich noch einmal.
error-store-no-database = { $file } ist keine SQLite-Datenbank oder ist beschädigt. Wähle eine andere Datei oder stelle eine Sicherung wieder her: oddville restore.
error-store-wal = { $file } ist bei Block { $frame } beschädigt: Beim Öffnen würden die letzten { $lost } Transaktionen verloren gehen. Stelle eine Sicherung wieder her (oddville restore) oder mach ohne sie weiter (oddville admin salvage).
error-store-foreign = { $file } ist die Datenbank eines anderen Programms. Wähle eine andere Datei.
error-store-missing = Es gibt keine Datenbank { $file }. Gib die an, mit der der Server gestartet wurde.
error-store-in-use = { $file } wird von einem anderen Server benutzt. Beende ihn, wähle eine andere Datei oder teile eine PostgreSQL-Datenbank zwischen mehreren Servern.
error-store-newer = { $file } wurde von einem neueren OddVille geschrieben (Format { $version }; dieses unterstützt { $known }). Installiere das neuere OddVille.
error-store-pragma = { $file } unterstützt { $pragma } nicht; OddVille braucht das, damit nichts verloren geht. Lege die Datei auf einen lokalen Datenträger, nicht auf ein Netzlaufwerk.
error-store-sqlite = SQLite { $version } ist zu alt: OddVille braucht 3.37 oder neuer. Verwende ein neueres Python.
error-store-not-empty = { $store } ist nicht leer. Wähle eine leere Datenbank oder ersetze den Inhalt mit --replace.
error-store-away = Die Datenbank { $store } antwortet nicht. Bereits Bestätigtes ist nicht verloren. Starte sie; dann geht das Spiel automatisch weiter.
error-store-refused = Unter { $store } antwortet kein PostgreSQL-Server. Starte ihn oder korrigiere Host und Port.
error-store-password = { $store } hat diesen Nutzer abgelehnt. Prüfe Nutzer und Passwort; ein Passwort kann in PGPASSWORD oder ~/.pgpass stehen.
error-store-unknown = { $store }: Diese Datenbank oder diesen Nutzer gibt es nicht. Lege sie mit createuser und createdb an.
error-store-forbidden = { $store }: Dieser Nutzer darf dort keine Tabellen anlegen. Mach ihn zum Eigentümer der Datenbank.
error-store-fsync = { $store } läuft ohne fsync; bei einem Stromausfall würden Spielzüge verloren gehen. Setze fsync = on in postgresql.conf.

error-redis-address = „{ $address }“ ist keine Adresse eines Redis-Servers. Schreibe redis://HOST:PORT/0.
error-redis-refused = Redis unter { $address } kann nicht verwendet werden ({ $reason }). Starte es oder korrigiere Host, Port und Passwort.

error-backup-exists = { $file } gibt es schon. Wähle eine neue Datei oder überschreibe sie mit --replace.
error-backup-source = Es gibt keine Sicherung { $file }.
error-store-damaged = { $file } ist beschädigt, darum wurde keine Sicherung angelegt. Lösche die hier genannten Tische (oddville admin delete) oder stelle eine Sicherung wieder her. Was nicht stimmt:
error-backup-damaged = { $file } ist beschädigt. Verwende eine andere Sicherung. Was nicht stimmt:
damage-entry = Tisch { $table }: Eintrag { $entry } des Protokolls wurde nachträglich verändert.
damage-row = Tisch { $table }: Einstellungen, Startwert, zuletzt gespeicherte Stellung oder das Ende des Protokolls wurden nachträglich verändert.
damage-table = Tisch { $table } kann nicht gelesen werden: { $reason }.
damage-file = Die Datenbank ist beschädigt: { $reason }.
damage-header = Die erste Seite der Datei, die ihren Inhalt beschreibt, ist beschädigt.
damage-elsewhere = Die Protokolle sind intakt; der Schaden liegt in einer Liste, einer Markierung, einem Code, einem Index oder in ungenutztem Platz.
damage-digest = Sie hat keine Prüfsumme. Sie ist abgeschnitten oder wurde nicht mit oddville backup angelegt.
