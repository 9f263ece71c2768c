### Where the server keeps its tables.

error-store-address = «{ $address }» non è l’indirizzo di un database. Indica un file, sqlite:///FILE oppure postgresql://USER@HOST/DATABASE.
error-store-full = Il disco è pieno: non si può scrivere altro in { $file }. Non è andato perso niente di ciò che era stato confermato. Libera dello spazio: il gioco riprenderà automaticamente.
error-store-busy = Un altro programma sta scrivendo in { $file }. Riprova.
error-store-slow = Il disco di { $file } non risponde. Controllalo. Non è andato perso niente di ciò che era stato confermato.
error-store-disk = Impossibile scrivere { $file }: { $reason }. Non è andato perso niente di ciò che era stato confermato.
error-store-closed = Il server si sta arrestando. Riconnettiti tra poco.
error-store-no-database = { $file } non è un database SQLite oppure è danneggiato. Scegli un altro file o ripristina un backup: oddville restore.
error-store-wal = { $file } è danneggiato al frame { $frame }: aprendolo si perderebbero le ultime { $lost } transazioni. Ripristina un backup (oddville restore) o continua senza di esse (oddville admin salvage).
error-store-foreign = { $file } è il database di un altro programma. Scegli un altro file.
error-store-missing = Il database { $file } non esiste. Indica quello con cui è stato avviato il server.
error-store-in-use = { $file } è già usato da un altro server. Arresta quel server, scegli un altro file, oppure usa un database PostgreSQL condiviso tra più server.
error-store-newer = { $file } è stato scritto da una versione più recente di OddVille (formato { $version }; questa supporta il formato { $known }). Installa la versione più recente.
error-store-pragma = { $file } non supporta { $pragma }, che serve a OddVille per non perdere niente. Tienilo su un disco locale, non su un’unità di rete.
error-store-sqlite = SQLite { $version } è troppo vecchio: OddVille richiede la versione 3.37 o successiva. Usa un Python più recente.
error-store-not-empty = { $store } non è vuoto. Scegline uno vuoto, oppure sostituiscine il contenuto con --replace.
error-store-away = Il database { $store } non risponde. Non è andato perso niente di ciò che era stato confermato. Avvialo: il gioco riprenderà automaticamente.
error-store-refused = Nessun server PostgreSQL risponde a { $store }. Avvialo, oppure correggi host e porta.
error-store-password = { $store } ha rifiutato questo utente. Controlla utente e password; la password si può indicare in PGPASSWORD o in ~/.pgpass.
error-store-unknown = { $store }: il database o l’utente non esiste. Creali con createuser e createdb.
error-store-forbidden = { $store }: questo utente non può creare tabelle. Rendilo proprietario del database.
error-store-fsync = { $store } è configurato senza fsync: un’interruzione di corrente farebbe perdere delle mosse. Imposta fsync = on in postgresql.conf.

error-redis-address = «{ $address }» non è l’indirizzo di un server Redis. Scrivi redis://HOST:PORT/0.
error-redis-refused = Impossibile usare Redis a { $address } ({ $reason }). Avvialo, oppure correggi host, porta e password.

error-backup-exists = { $file } esiste già. Scegli un nuovo file, oppure sovrascrivilo con --replace.
error-backup-source = Il backup { $file } non esiste.
error-store-damaged = { $file } è danneggiato, quindi il backup non è stato creato. Elimina i tavoli elencati qui (oddville admin delete) oppure ripristina un backup. Problemi:
error-backup-damaged = { $file } è danneggiato. Usa un altro backup. Problemi:
damage-entry = Tavolo { $table }: la voce { $entry } del registro non è più come era stata scritta.
damage-row = Tavolo { $table }: le impostazioni, il seme, l’ultima posizione salvata o la fine del registro non sono più come erano stati scritti.
damage-table = Impossibile leggere il tavolo { $table }: { $reason }.
damage-file = Il database è danneggiato: { $reason }.
damage-header = La prima pagina del file, che ne descrive il contenuto, è danneggiata.
damage-elsewhere = I registri sono intatti; il danno è in un elenco, un indicatore, un codice, un indice o nello spazio inutilizzato.
damage-digest = Manca il checksum: il file è stato troncato oppure non è stato creato con oddville backup.
