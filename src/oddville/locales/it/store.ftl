### Where the server keeps its tables.

error-store-address = «{ $address }» non è l’indirizzo di un database. Indica un file, sqlite:///FILE oppure postgresql://USER@HOST/DATABASE.
error-store-full = Il disco è pieno: in { $file } non si può scrivere altro. Niente di ciò che era confermato è perso. Libera spazio; il gioco poi riprende da solo.
error-store-busy = In { $file } sta scrivendo un altro programma. Riprova.
error-store-slow = Il disco di { $file } non risponde. Controllalo; quanto è stato confermato non è perduto.
error-store-disk = Impossibile scrivere { $file }: { $reason }. Niente di ciò che era confermato è perso.
error-store-closed = Il server si sta spegnendo. Riconnettiti tra un momento.
error-store-no-database = { $file } non è un database SQLite, o è danneggiato. Indica un altro file, o ripristina una copia: oddville restore.
error-store-wal = { $file } è danneggiato al blocco { $frame }: aprendolo si perderebbero le ultime { $lost } transazioni. Ripristina una copia (oddville restore), o continua senza di esse (oddville admin salvage).
error-store-foreign = { $file } è il database di un altro programma. Indica un altro file.
error-store-missing = Il database { $file } non c’è. Indica quello con cui è stato avviato il server.
error-store-in-use = { $file } è usato da un altro server. Ferma quello, indica un altro file, o fai condividere a più server un database PostgreSQL.
error-store-newer = { $file } è stato scritto da un OddVille più recente (versione { $version } delle sue tabelle; questo conosce la { $known }). Installa l’OddVille più recente.
error-store-pragma = { $file } non permette { $pragma }, che serve a OddVille per non perdere niente. Tienilo su un disco di questa macchina, non su un disco di rete.
error-store-sqlite = SQLite { $version } è troppo vecchio: a OddVille serve 3.37 o successivo. Usa un Python più recente.
error-store-not-empty = { $store } non è vuoto. Indicane uno vuoto, o di’ che il contenuto va sostituito.
error-store-away = Il database { $store } non risponde. Niente di ciò che era confermato è perso. Avvialo; il gioco poi riprende da solo.
error-store-refused = A { $store } non risponde nessun server PostgreSQL. Avvialo, o correggi host e porta.
error-store-password = { $store } non fa entrare questo utente. Controlla utente e password; la password si può dare in PGPASSWORD o ~/.pgpass.
error-store-unknown = { $store }: questo database o questo utente non c’è. Si creano con: createuser, createdb.
error-store-forbidden = { $store }: questo utente lì non può creare tabelle. Rendilo proprietario del database.
error-store-fsync = { $store } gira senza fsync, quindi un’interruzione di corrente farebbe perdere delle mosse. Metti fsync = on in postgresql.conf.

error-redis-address = «{ $address }» non è l’indirizzo di un server Redis. Scrivilo come redis://HOST:PORT/0.
error-redis-refused = Redis a { $address } non si può usare ({ $reason }). Avvialo, o correggi host, porta e password.

error-backup-exists = { $file } c’è già. Indica un file nuovo, o di’ che va sostituito.
error-backup-source = La copia { $file } non c’è.
error-store-damaged = { $file } è danneggiato, quindi non è stata fatta nessuna copia. Elimina i tavoli indicati qui (oddville admin delete), o ripristina una copia. Che cosa non va:
error-backup-damaged = { $file } è danneggiato. Usa un’altra copia. Che cosa non va:
damage-entry = Tavolo { $table }: la voce { $entry } del registro non è come è stata scritta.
damage-row = Tavolo { $table }: le impostazioni, il seme, l’ultima posizione salvata o la fine del registro non sono come sono stati scritti.
damage-table = Il tavolo { $table } non si può leggere: { $reason }.
damage-file = Il database è danneggiato: { $reason }.
damage-header = La prima pagina del file, che dice che cosa contiene, è danneggiata.
damage-elsewhere = I registri sono intatti; il danno è in un elenco, un’indicazione, un codice, un indice o in spazio non usato.
damage-digest = Non ha un’impronta. È stato troncato, o non è stato fatto con: oddville backup.
