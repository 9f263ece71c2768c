### Where the server keeps its tables.

error-store-address = “{ $address }” is geen adres van een database. Geef een bestand op, sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/DATABASE.
error-store-full = De schijf is vol: er kan niets meer naar { $file } worden geschreven. Er is niets verloren dat bevestigd was. Maak ruimte; dan gaat het spel vanzelf verder.
error-store-busy = Een ander programma schrijft net naar { $file }. Probeer het nog eens.
error-store-slow = De schijf van { $file } antwoordt niet. Controleer hem; wat bevestigd was, is niet verloren.
error-store-disk = { $file } kan niet worden geschreven: { $reason }. Er is niets verloren dat bevestigd was.
error-store-closed = De server wordt afgesloten. Maak zo opnieuw verbinding.
error-store-no-database = { $file } is geen SQLite-database, of is beschadigd. Geef een ander bestand op, of zet een back-up terug: oddville restore.
error-store-wal = { $file } is beschadigd bij blok { $frame }: bij openen gaan de laatste { $lost } transacties verloren. Zet een back-up terug (oddville restore), of ga zonder ze verder (oddville admin salvage).
error-store-foreign = { $file } is de database van een ander programma. Geef een ander bestand op.
error-store-missing = Er is geen database { $file }. Geef die op waarmee de server is gestart.
error-store-in-use = { $file } wordt gebruikt door een andere server. Stop die, geef een ander bestand op, of laat meerdere servers een PostgreSQL-database delen.
error-store-newer = { $file } is geschreven door een nieuwere OddVille (versie { $version } van de tabellen; deze kent { $known }). Installeer de nieuwere OddVille.
error-store-pragma = { $file } ondersteunt { $pragma } niet, en dat heeft OddVille nodig om niets te verliezen. Zet het op een schijf van deze computer, niet op een netwerkschijf.
error-store-sqlite = SQLite { $version } is te oud: OddVille heeft 3.37 of nieuwer nodig. Gebruik een nieuwere Python.
error-store-not-empty = { $store } is niet leeg. Geef een lege op, of zeg dat wat erin zit moet worden vervangen.
error-store-away = De database { $store } antwoordt niet. Er is niets verloren dat bevestigd was. Start die; dan gaat het spel vanzelf verder.
error-store-refused = Op { $store } antwoordt geen PostgreSQL-server. Start hem, of verbeter host en poort.
error-store-password = { $store } laat deze gebruiker niet binnen. Controleer gebruiker en wachtwoord; een wachtwoord kan in PGPASSWORD of ~/.pgpass staan.
error-store-unknown = { $store }: die database of gebruiker is er niet. Maak ze met: createuser, createdb.
error-store-forbidden = { $store }: deze gebruiker mag daar geen tabellen maken. Maak hem eigenaar van de database.
error-store-fsync = { $store } draait zonder fsync, dus bij een stroomstoring zouden zetten verloren gaan. Zet fsync = on in postgresql.conf.

error-redis-address = “{ $address }” is geen adres van een Redis-server. Schrijf het als redis://HOST:POORT/0.
error-redis-refused = Redis op { $address } is niet te gebruiken ({ $reason }). Start het, of verbeter host, poort en wachtwoord.

error-backup-exists = { $file } bestaat al. Geef een nieuw bestand op, of zeg dat het moet worden vervangen.
error-backup-source = Er is geen back-up { $file }.
error-store-damaged = { $file } is beschadigd, dus er is geen back-up gemaakt. Verwijder de tafels die hier staan (oddville admin delete), of zet een back-up terug. Wat er mis is:
error-backup-damaged = { $file } is beschadigd. Gebruik een andere back-up. Wat er mis is:
damage-entry = Tafel { $table }: regel { $entry } van het logboek is niet zoals die is geschreven.
damage-row = Tafel { $table }: de instellingen, de startwaarde, de laatst bewaarde stand of het eind van het logboek is niet zoals het is geschreven.
damage-table = Tafel { $table } is niet te lezen: { $reason }.
damage-file = De database is beschadigd: { $reason }.
damage-header = De eerste pagina van het bestand, die zegt wat het bevat, is beschadigd.
damage-elsewhere = De logboeken zijn gaaf; de schade zit in een lijst, een vlag, een code, een index of ongebruikte ruimte.
damage-digest = Het heeft geen controlegetal. Het is afgekapt, of niet gemaakt met: oddville backup.
