### Where the server keeps its tables.

error-store-address = “{ $address }” is geen databaseadres. Geef een bestand, sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/DATABASE op.
error-store-full = De schijf is vol: er kan niets meer naar { $file } worden geschreven. Wat bevestigd was, is niet verloren. Maak ruimte vrij; daarna gaat het spel automatisch verder.
error-store-busy = Een ander programma schrijft op dit moment naar { $file }. Probeer het nog eens.
error-store-slow = De schijf van { $file } reageert niet. Controleer de schijf. Wat bevestigd was, is niet verloren.
error-store-disk = Kan { $file } niet schrijven: { $reason }. Wat bevestigd was, is niet verloren.
error-store-closed = De server wordt afgesloten. Maak zo meteen opnieuw verbinding.
error-store-no-database = { $file } is geen SQLite-database, of is beschadigd. Kies een ander bestand, of zet een back-up terug: oddville restore.
error-store-wal = { $file } is beschadigd bij frame { $frame }: bij het openen zouden de laatste { $lost } transacties verloren gaan. Zet een back-up terug (oddville restore), of ga zonder die transacties verder (oddville admin salvage).
error-store-foreign = { $file } is de database van een ander programma. Kies een ander bestand.
error-store-missing = Er is geen database { $file }. Geef de database op waarmee de server is gestart.
error-store-in-use = { $file } is in gebruik door een andere server. Stop die server, kies een ander bestand, of deel een PostgreSQL-database tussen meerdere servers.
error-store-newer = { $file } is geschreven door een nieuwere OddVille (indeling { $version }; deze ondersteunt { $known }). Installeer de nieuwere OddVille.
error-store-pragma = { $file } ondersteunt { $pragma } niet, en dat heeft OddVille nodig om niets te verliezen. Zet het bestand op een lokale schijf, niet op een netwerkschijf.
error-store-sqlite = SQLite { $version } is te oud: OddVille heeft 3.37 of nieuwer nodig. Gebruik een nieuwere Python.
error-store-not-empty = { $store } is niet leeg. Kies een lege database, of vervang de inhoud met --replace.
error-store-away = De database { $store } reageert niet. Wat bevestigd was, is niet verloren. Start de database; daarna gaat het spel automatisch verder.
error-store-refused = Er reageert geen PostgreSQL-server op { $store }. Start de server, of corrigeer de host en de poort.
error-store-password = { $store } heeft deze gebruiker geweigerd. Controleer de gebruiker en het wachtwoord; een wachtwoord kun je opgeven in PGPASSWORD of ~/.pgpass.
error-store-unknown = { $store }: deze database of gebruiker bestaat niet. Maak ze aan met createuser en createdb.
error-store-forbidden = { $store }: deze gebruiker mag daar geen tabellen aanmaken. Maak de gebruiker eigenaar van de database.
error-store-fsync = { $store } draait zonder fsync, dus bij een stroomstoring zouden zetten verloren gaan. Zet fsync = on in postgresql.conf.

error-redis-address = “{ $address }” is geen adres van een Redis-server. Schrijf redis://HOST:POORT/0.
error-redis-refused = Redis op { $address } kan niet worden gebruikt ({ $reason }). Start Redis, of corrigeer de host, de poort en het wachtwoord.

error-backup-exists = { $file } bestaat al. Kies een nieuw bestand, of overschrijf het met --replace.
error-backup-source = Er is geen back-up { $file }.
error-store-damaged = { $file } is beschadigd, dus er is geen back-up gemaakt. Verwijder de tafels die hier worden genoemd (oddville admin delete), of zet een back-up terug. Wat er mis is:
error-backup-damaged = { $file } is beschadigd. Gebruik een andere back-up. Wat er mis is:
damage-entry = Tafel { $table }: regel { $entry } van het logboek is niet meer zoals die is geschreven.
damage-row = Tafel { $table }: de instellingen, de startwaarde, de laatst opgeslagen stelling of het einde van het logboek is niet meer zoals het is geschreven.
damage-table = Tafel { $table } kan niet worden gelezen: { $reason }.
damage-file = De database is beschadigd: { $reason }.
damage-header = De eerste pagina van het bestand, waarin staat wat het bevat, is beschadigd.
damage-elsewhere = De logboeken zijn intact; de schade zit in een lijst, een vlag, een code, een index of ongebruikte ruimte.
damage-digest = Er is geen controlesom. Het bestand is afgekapt, of niet gemaakt met: oddville backup.
