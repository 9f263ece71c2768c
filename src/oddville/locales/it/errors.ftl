### Errors: each names the thing and the remedy.

error-illegal-move = Ora la mossa { $move } non è permessa ({ $rule }).
error-nothing-to-undo = Non c’è nessuna mossa da annullare.
error-seed = Il seme dev’essere un testo di al massimo { $longest } caratteri.
error-turn-limit = Il limite di turni dev’essere un numero intero da 1 a { $most }, non { $value }.
error-players = L’edizione { $edition } non si può giocare in { $players }; numeri di giocatori ammessi: { $allowed }.
error-players-round = L’edizione { $edition } ha troppo poche carte per { $players } giocatori con la regola della casa «finire il giro»; numeri di giocatori possibili: { $allowed }.
error-file = Impossibile leggere { $file }: { $reason }.
error-edition = { $file } non è un’edizione valida; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
error-edition-missing = L’edizione { $file } non esiste. Scegline una tra { $shipped }, oppure indica il percorso di un file di edizione.
error-edition-size = { $file } supera i { $most } byte; un file di edizione è molto più piccolo.
error-edition-encoding = { $file } non è testo UTF-8; salvalo come UTF-8.

edition-toml = Il file non è TOML valido, in { $value }.
edition-format = Il formato del file è { $value }; questa versione legge il formato { $allowed }.
edition-type = { $where }, { $field }: { $value } è di tipo errato; valori ammessi: { $allowed }.
edition-missing = { $where }: manca { $field }; valori ammessi: { $allowed }.
edition-unknown-key = { $where }: { $field } non è una chiave di un’edizione; chiavi ammesse: { $allowed }.
edition-word = { $where }, { $field }: { $value } non è tra { $allowed }.
edition-range = { $where }, { $field }: { $value } è fuori dall’intervallo { $allowed }.
edition-repeated = { $where }, { $field }: { $value } compare due volte; valori ammessi, una volta ciascuno: { $allowed }.
edition-id = { $where }, { $field }: { $value } non corrisponde a { $allowed } o è troppo lungo.
edition-reserved-id = { $where }, { $field }: { $value } è l’ID della Piazza Centrale; scegline un altro ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } è già l’ID di un’altra carta; scegline un altro ({ $allowed }).
edition-name = { $where }, { $field }: { $value } dev’essere un testo stampabile di { $allowed } caratteri.
edition-language = { $where }, { $field }: { $value } non è un codice di lingua ({ $allowed }).
edition-worker-count = Numero di carte Lavoratore: { $value }; dev’essere { $allowed }.
edition-price-count = { $where }, { $field }: numero di prezzi: { $value }; dev’essere { $allowed }.
edition-slot-count = { $where }, { $field }: numero di spazi singoli: { $value }; ammessi: { $allowed }.
edition-north-street = { $where }, { $field }: sopra la Piazza Centrale non si costruisce, quindi { $value } non può essere una strada; valori ammessi: { $allowed }.
edition-character-count = { $where }, { $field }: numero di personaggi: { $value }; dev’essere { $allowed }.
edition-character-twice = { $where }, { $field }: { $value } appartiene già a un’altra gilda; ammessi, una volta ciascuno: { $allowed }.
edition-card-count = Numero di edifici: { $value }; dev’essere { $allowed }.
edition-end-workers = { $where }, { $field }: lavoratori che fanno finire la partita: { $value }; devono essere { $allowed }, a meno che il file non indichi variant = true.
edition-cost-count = { $where }, { $field }: risorse richieste dalla carta: { $value }; ammesse: { $allowed }. Ne serve almeno una, e un giocatore ha solo nove lavoratori per pagare.
edition-guild-formula = { $where }, { $field }: una formula di gilda richiede una gilda; ammesse: { $allowed }.
edition-base = { $where }, { $field }: { $value } non è adatto alla formula; valori ammessi: { $allowed }.
edition-warning-resources = { $where }, { $field }: risorse sulla carta: { $value }. Nell’edizione inclusa, sulla carta { $allowed } sono { $allowed }.
edition-warning-position = { $where }, { $field }: la posizione 1 costa { $value } e non { $allowed }. Se un giocatore non ha azioni principali possibili, si applica la regola HOUSE-2.
edition-warning-cost = { $where }, { $field }: risorse richieste dalla carta: { $value }. Nell’edizione inclusa sono { $allowed }.
edition-warning-bonus = { $where }: la carta non ha bonus.

error-deal = La distribuzione non è valida; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
deal-shape = Una distribuzione dev’essere un oggetto con { $keys }.
deal-key = { $key } non è una chiave di una distribuzione; le chiavi sono { $keys }.
deal-first = first dev’essere un giocatore da 0 a { $last }, non { $value }.
deal-deck-shape = deck dev’essere un elenco degli ID delle { $cards } carte.
deal-card-unknown = deck: la carta { $id } non esiste in questa edizione.
deal-card-twice = deck: { $id } compare due volte.
deal-card-missing = deck: manca { $id }.
deal-piles-shape = piles dev’essere un oggetto con { $guilds }.
deal-pile = piles: { $guild } deve elencare { $count } personaggi diversi tra { $members }.

notation-verb = «{ $text }» non è una mossa; una mossa inizia con { $verbs }.
notation-form = «{ $text }» è incompleta o troppo lunga; la forma è: { $form }.
notation-worker = «{ $word }» non è una carta Lavoratore; le carte Lavoratore sono 1, 2, 3 e 4.
notation-position = «{ $word }» non è una posizione della riga; le posizioni vanno da 1 a 6.
notation-slot = «{ $word }» non è uno spazio; gli spazi sono 0, 1 e 2, in base al costo.
notation-resource = «{ $word }» non è una risorsa; le risorse sono { $words }.
notation-card = «{ $word }» non è un edificio di questa edizione; indica il suo ID.
notation-cell = «{ $word }» non è una casella; scrivi colonna,riga, per esempio -1,2.
notation-cell-far = La casella «{ $word }» è più lontana di quanto possa arrivare una città.
notation-type = Una mossa dev’essere una stringa o un Move, non { $kind }.

record-size = riga { $line }, colonna { $column }: la registrazione supera i { $most } caratteri.
record-none = Questa non è la registrazione di una partita; la prima riga di una registrazione è odd: { $format }.
record-header = riga { $line }, colonna { $column }: «{ $text }» non è un’intestazione; scrivi chiave: valore.
record-header-twice = riga { $line }, colonna { $column }: l’intestazione { $key } compare due volte.
record-header-missing = riga { $line }, colonna { $column }: manca l’intestazione { $key }.
record-format = riga { $line }, colonna { $column }: una registrazione deve iniziare con odd: { $format }.
record-rules = riga { $line }, colonna { $column }: la registrazione usa la versione { $value } delle regole; questo programma usa la versione { $rules }.
record-beginning = riga { $line }, colonna { $column }: una registrazione deve avere esattamente una delle intestazioni { $keys }.
record-json = riga { $line }, colonna { $column }: impossibile leggere il valore di { $key }.
record-turn = riga { $line }, colonna { $column }: «{ $text }» non è un turno; scrivi numero. giocatore mossa; mossa.
record-turn-number = riga { $line }, colonna { $column }: questo è il turno { $right }, non { $turn }.
record-turn-limit = riga { $line }, colonna { $column }: «{ $value }» non è un limite di turni.
record-finish-round = riga { $line }, colonna { $column }: «{ $value }» qui non è ammesso; scrivi «yes» oppure ometti la riga.
record-move = riga { $line }, colonna { $column }: una mossa manca o è illeggibile: «{ $text }».
record-brace = riga { $line }, colonna { $column }: le parentesi graffe devono contenere esattamente le mosse di una reazione del Costruttore.
record-no-move = riga { $line }, colonna { $column }: «{ $move }» non è una mossa.
record-illegal = riga { $line }, colonna { $column }: qui la mossa { $move } non è permessa ({ $rule }).
record-after-end = riga { $line }, colonna { $column }: la mossa { $move } viene dopo la fine della partita.
record-player = riga { $line }, colonna { $column }: qui non tocca a { $player } scegliere.
record-start = riga { $line }, colonna { $column }: la partita non può iniziare così: { $reason }
record-shown = riga { $line }, colonna { $column }: scrivi first=, row= con sei carte e tops= con un personaggio per gilda.
record-reveal = riga { $line }, colonna { $column }: questa mossa non può rivelare «{ $shown }».
record-edition-unknown = riga { $line }, colonna { $column }: edizione { $edition } sconosciuta; indica il suo file.
record-edition-hash = riga { $line }, colonna { $column }: la partita è stata giocata con carte ({ $wanted }) diverse da quelle attuali di { $edition } ({ $hash }).
record-result = riga { $line }, colonna { $column }: il risultato è { $right }, non { $result }.
record-result-early = riga { $line }, colonna { $column }: c’è un risultato, ma la partita non è finita.
record-puzzle = riga { $line }, colonna { $column }: le intestazioni del problema mancano o sono errate.

error-over = La partita è finita: non c’è niente da scegliere.

error-position = La posizione non è possibile; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
position-object = { $path }: { $value } non è un oggetto con { $allowed }.
position-key = { $path }: { $value } non è una chiave di una posizione; chiavi ammesse: { $allowed }.
position-missing = Manca { $path }.
position-value = { $path }: { $value } non è ammesso; valori ammessi: { $allowed }.
position-list = { $path }: { $value } non è un elenco di { $allowed } voci.
position-length = { $path }: numero di voci: { $value }; ammesse: { $allowed }.
position-form = { $path }: { $value } ha un formato errato; dev’essere { $allowed }.
position-card-unknown = { $path }: la carta { $value } non esiste in questa edizione.
position-card-twice = { $path }: { $value } compare due volte, anche in { $other }.
position-card-missing = Manca la carta { $value }.
position-character-twice = { $path }: { $value } compare due volte, anche in { $other }.
position-character-missing = Manca il personaggio { $value }.
position-twice = { $path }: { $value } compare due volte.
position-city-size = { $path }: edifici in città: { $value }; possibili: { $allowed }.
position-square = { $path }: la prima carta dev’essere { $allowed }, non { $value }.
position-owner = { $path }: { $value } non ha proprietario.
position-cell-taken = { $path }: { $value } è sulla casella di { $other }.
position-above = { $path }: { $value } è sopra la riga della Piazza Centrale.
position-apart = { $path }: { $value } non è adiacente a nessuna carta costruita prima.
position-edge = { $path }: i bordi di { $value } e { $other } non corrispondono.
position-city-workers = { $path }: lavoratori in città: { $value }; possibili: { $allowed }.
position-triggered = { $path }: { $value }; dev’essere { $allowed }.
position-workers = { $path }: lavoratori in tutto: { $value }; devono essere { $allowed }.
position-spots = { $path }: { $player } ha { $value } lavoratori sulla Piazza Centrale; il limite è uno.
position-slot = { $path }: lavoratori: { $value }; possibili: { $allowed }.
position-buildings = { $path }: edifici: { $value }; possibili: { $allowed }.
position-pile = { $path }: { $value } non appartiene a questa gilda; i suoi personaggi sono { $members }.
position-removed = { $path }: personaggi della gilda { $guild_of } rimossi dal gioco: { $value }; devono essere { $allowed }.
position-unseen = { $path }: { $value } è visibile e dev’essere tra le carte viste.
position-turn = { $path }: { $value } qui non è un turno possibile; turni possibili: { $allowed }.
position-active = { $path }: { $value }; in base al numero del turno dev’essere { $allowed }.
position-player = { $path }: { $value } non sceglie in questa fase; giocatori possibili: { $allowed }.
position-over = { $path }: la partita è finita, ma nessuno ha fatto scattare la fine, oppure il giro non è finito, e nessun limite è stato raggiunto.
position-flag = { $path }: { $value }; in questa fase dev’essere { $allowed }.
position-unused = { $path }: { $value } non ha significato in questa fase ({ $phase }).
position-needed = { $path } è necessario in questa fase ({ $phase }).
position-hand-empty = { $path }: un turno non inizia mai senza carte Lavoratore in mano.
position-recovered = { $path }: dopo il recupero le carte Lavoratore in mano sono { $allowed }, non { $value }.
position-second-worker = { $path }: la carta Lavoratore { $value } è stata giocata e non può essere in mano.
position-set-up = { $path }: { $value }; durante la preparazione dev’essere { $allowed }.
position-chosen = { $path }: prime risorse scelte: { $value }; devono essere { $allowed }.
position-no-builder = { $path }: solo chi ha { $allowed } può costruire nel turno di un altro giocatore.
position-last-card = { $path }: il proprietario è { $value }; dev’essere { $allowed }.
position-builder = { $path }: { $value }; dev’essere { $allowed }, il giocatore che sceglie.
position-built-cell = { $path }: { $value }; dev’essere { $allowed }, la casella dell’ultima carta.
position-source = { $path }: la carta in { $value } non dà bonus a questa costruzione.
position-printed = { $path }: il bonus è { $value }, ma lì è stampato { $allowed }.
position-purpose = { $path }: nella fase { $value } { $player } non ha niente da scegliere.

## Why the system refuses something

reason-missing = file o cartella inesistente
reason-denied = permesso negato
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-full = il disco è pieno
reason-read-only = il file system è di sola lettura
reason-long-name = il nome è troppo lungo
reason-no-program = non è un programma eseguibile
