### Errors: each names the thing and the remedy.

error-illegal-move = { $move } ora non è permesso ({ $rule }).
error-nothing-to-undo = Non ci sono mosse da annullare.
error-seed = Un seme è un testo di al massimo { $longest } caratteri.
error-turn-limit = Il limite di turni dev’essere un numero intero da 1 a { $most }, non { $value }.
error-players = In { $players } giocatori non si può giocare con l’edizione { $edition }; possibili: { $allowed }.
error-players-round = L’edizione { $edition } ha troppe poche carte per { $players } giocatori con la regola della casa «finire il giro»; numeri possibili: { $allowed }.
error-file = Impossibile leggere { $file }: { $reason }.
error-edition = { $file } non è un’edizione valida; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
error-edition-missing = L’edizione { $file } non c’è. Indica una tra { $shipped }, oppure il percorso di un file di edizione.
error-edition-size = { $file } supera i { $most } byte; un file di edizione è molto più piccolo.
error-edition-encoding = { $file } non è testo UTF-8; salvalo come UTF-8.

edition-toml = Il file non è TOML, in { $value }.
edition-format = Il formato del file è { $value }; questa versione legge il formato { $allowed }.
edition-type = { $where }, { $field }: { $value } è del tipo sbagliato; ammesso: { $allowed }.
edition-missing = { $where }: manca { $field }; ammesso: { $allowed }.
edition-unknown-key = { $where }: { $field } non fa parte di un’edizione; ammesso: { $allowed }.
edition-word = { $where }, { $field }: { $value } non è tra { $allowed }.
edition-range = { $where }, { $field }: { $value } non rientra in { $allowed }.
edition-repeated = { $where }, { $field }: { $value } compare due volte; ammessi una volta ciascuno: { $allowed }.
edition-id = { $where }, { $field }: { $value } non corrisponde a { $allowed } oppure è troppo lungo.
edition-reserved-id = { $where }, { $field }: { $value } è la sigla della Piazza Centrale; scegline un’altra ({ $allowed }).
edition-duplicate-id = { $where }, { $field }: { $value } è già la sigla di un’altra carta; scegline un’altra ({ $allowed }).
edition-name = { $where }, { $field }: { $value } dev’essere un testo stampabile di { $allowed } caratteri.
edition-language = { $where }, { $field }: { $value } non è il codice di una lingua ({ $allowed }).
edition-worker-count = Le carte Lavoratore sono { $value }; devono essere { $allowed }.
edition-price-count = { $where }, { $field }: i prezzi sono { $value }; devono essere { $allowed }.
edition-slot-count = { $where }, { $field }: gli spazi singoli sono { $value }; ammessi: { $allowed }.
edition-north-street = { $where }, { $field }: sopra la Piazza Centrale non si costruisce, quindi { $value } non è una strada; ammesso: { $allowed }.
edition-character-count = { $where }, { $field }: i personaggi sono { $value }; devono essere { $allowed }.
edition-character-twice = { $where }, { $field }: { $value } appartiene già a un’altra gilda; una volta ciascuno: { $allowed }.
edition-card-count = Gli edifici sono { $value }; devono essere { $allowed }.
edition-end-workers = { $where }, { $field }: { $value } lavoratori concludono la partita; devono essere { $allowed } se il file non dice variant = true.
edition-cost-count = { $where }, { $field }: la carta costa { $value } risorse; ammesse: { $allowed }. Ne serve almeno una, e un giocatore ha solo nove lavoratori per pagare.
edition-guild-formula = { $where }, { $field }: una formula di gilda richiede una gilda; ammesse: { $allowed }.
edition-base = { $where }, { $field }: { $value } non si adatta alla formula; ammessi: { $allowed }.
edition-warning-resources = { $where }, { $field }: la carta mostra { $value } risorse. Nell’edizione fornita la carta { $allowed } ne mostra { $allowed }.
edition-warning-position = { $where }, { $field }: la posizione 1 costa { $value }, non { $allowed }. Se un giocatore non ha azioni principali, vale la regola HOUSE-2.
edition-warning-cost = { $where }, { $field }: la carta costa { $value } risorse. Nell’edizione fornita sono { $allowed }.
edition-warning-bonus = { $where }: la carta non ha bonus.

error-deal = La distribuzione non va bene; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
deal-shape = Una distribuzione è un oggetto con { $keys }.
deal-key = { $key } non fa parte di una distribuzione; le sue chiavi sono { $keys }.
deal-first = first dev’essere un giocatore da 0 a { $last }, non { $value }.
deal-deck-shape = deck dev’essere un elenco delle sigle delle { $cards } carte.
deal-card-unknown = deck: in questa edizione la carta { $id } non c’è.
deal-card-twice = deck: { $id } compare due volte.
deal-card-missing = deck: manca { $id }.
deal-piles-shape = piles dev’essere un oggetto con { $guilds }.
deal-pile = piles: { $guild } deve elencare { $count } personaggi diversi tra { $members }.

notation-verb = «{ $text }» non è una mossa; una mossa comincia con { $verbs }.
notation-form = «{ $text }» è incompleto o troppo lungo; la forma è: { $form }.
notation-worker = «{ $word }» non è una carta Lavoratore; sono 1, 2, 3 e 4.
notation-position = «{ $word }» non è una posizione della riga; vanno da 1 a 6.
notation-slot = «{ $word }» non è uno spazio; sono 0, 1 e 2, secondo il costo.
notation-resource = «{ $word }» non è una risorsa; sono { $words }.
notation-card = «{ $word }» non è un edificio di questa edizione; indica la sua sigla.
notation-cell = «{ $word }» non è una casella; scrivi colonna,riga come in -1,2.
notation-cell-far = La casella «{ $word }» è più lontana di quanto arrivi qualsiasi città.
notation-type = Una mossa è un testo o un Move, non { $kind }.

record-size = riga { $line }, colonna { $column }: la registrazione supera i { $most } caratteri.
record-header = riga { $line }, colonna { $column }: «{ $text }» non è un’intestazione; scrivi chiave: valore.
record-header-twice = riga { $line }, colonna { $column }: l’intestazione { $key } compare due volte.
record-header-missing = riga { $line }, colonna { $column }: manca l’intestazione { $key }.
record-format = riga { $line }, colonna { $column }: una registrazione comincia con odd: { $format }.
record-rules = riga { $line }, colonna { $column }: la registrazione segue la versione { $value } delle regole; questo programma gioca la versione { $rules }.
record-beginning = riga { $line }, colonna { $column }: una registrazione ha esattamente una delle intestazioni { $keys }.
record-json = riga { $line }, colonna { $column }: il valore di { $key } non si può leggere.
record-turn = riga { $line }, colonna { $column }: «{ $text }» non è un turno; scrivi numero. giocatore mossa; mossa.
record-turn-number = riga { $line }, colonna { $column }: questo è il turno { $right }, non { $turn }.
record-turn-limit = riga { $line }, colonna { $column }: «{ $value }» non è un limite di turni.
record-finish-round = riga { $line }, colonna { $column }: «{ $value }» qui non è ammesso; scrivi «yes» o togli la riga.
record-move = riga { $line }, colonna { $column }: una mossa manca o non si può leggere: «{ $text }».
record-brace = riga { $line }, colonna { $column }: le graffe contengono esattamente le mosse di una risposta del Costruttore.
record-no-move = riga { $line }, colonna { $column }: «{ $move }» non è una mossa.
record-illegal = riga { $line }, colonna { $column }: { $move } qui non è permesso ({ $rule }).
record-after-end = riga { $line }, colonna { $column }: { $move } viene dopo la fine della partita.
record-player = riga { $line }, colonna { $column }: { $player } qui non ha nulla da scegliere.
record-start = riga { $line }, colonna { $column }: la partita non può cominciare così: { $reason }
record-shown = riga { $line }, colonna { $column }: scrivi first=, row= con sei carte e tops= con un personaggio per gilda.
record-reveal = riga { $line }, colonna { $column }: questa mossa non può scoprire «{ $shown }».
record-edition-unknown = riga { $line }, colonna { $column }: l’edizione { $edition } non è nota; indica il suo file.
record-edition-hash = riga { $line }, colonna { $column }: si è giocato con carte diverse ({ $wanted }) da quelle che { $edition } ha ora ({ $hash }).
record-result = riga { $line }, colonna { $column }: il risultato è { $right }, non { $result }.
record-result-early = riga { $line }, colonna { $column }: c’è un risultato, ma la partita non è finita.

error-over = La partita è finita: non c’è niente da scegliere.

error-position = La posizione è impossibile; { $count ->
        [one] 1 problema
       *[other] { $count } problemi
    }:
position-object = { $path }: { $value } non è un oggetto con { $allowed }.
position-key = { $path }: { $value } non fa parte di una posizione; ammesso: { $allowed }.
position-missing = Manca { $path }.
position-value = { $path }: { $value } non è ammesso; ammesso: { $allowed }.
position-list = { $path }: { $value } non è un elenco di { $allowed } voci.
position-length = { $path }: le voci sono { $value }; ammesse: { $allowed }.
position-form = { $path }: { $value } ha la forma sbagliata; dev’essere { $allowed }.
position-card-unknown = { $path }: in questa edizione la carta { $value } non c’è.
position-card-twice = { $path }: { $value } compare due volte, anche in { $other }.
position-card-missing = La carta { $value } non è da nessuna parte.
position-character-twice = { $path }: { $value } compare due volte, anche in { $other }.
position-character-missing = Il personaggio { $value } non è da nessuna parte.
position-twice = { $path }: { $value } compare due volte.
position-city-size = { $path }: in città ci sono { $value } edifici; possibili: { $allowed }.
position-square = { $path }: la prima carta è { $allowed }, non { $value }.
position-owner = { $path }: { $value } non ha proprietario.
position-cell-taken = { $path }: { $value } sta nella casella di { $other }.
position-above = { $path }: { $value } sta sopra la riga della Piazza Centrale.
position-apart = { $path }: { $value } non è adiacente a nessuna carta costruita prima.
position-edge = { $path }: i bordi di { $value } e { $other } non corrispondono.
position-city-workers = { $path }: in città ci sono { $value } lavoratori; possibili: { $allowed }.
position-triggered = { $path }: { $value }; dev’essere { $allowed }.
position-workers = { $path }: i lavoratori sono in tutto { $value }; devono essere { $allowed }.
position-spots = { $path }: { $player } ha { $value } lavoratori nella Piazza Centrale; il limite è uno.
position-slot = { $path }: lì ci sono { $value } lavoratori; possibili: { $allowed }.
position-buildings = { $path }: { $value } edifici; possibili: { $allowed }.
position-pile = { $path }: { $value } non è di questa gilda; i suoi personaggi sono { $members }.
position-removed = { $path }: i personaggi della gilda { $guild_of } fuori dal gioco sono { $value }; devono essere { $allowed }.
position-unseen = { $path }: { $value } è scoperto e dev’essere tra le carte viste.
position-turn = { $path }: { $value } qui non è un turno possibile; possibili: { $allowed }.
position-active = { $path }: { $value }; secondo il numero del turno dev’essere { $allowed }.
position-player = { $path }: { $value } non sceglie in questa fase; possibili: { $allowed }.
position-over = { $path }: la partita è finita, ma nessuno ha fatto scattare la fine, o il giro non è finito, e nessun limite è raggiunto.
position-flag = { $path }: { $value }; in questa fase dev’essere { $allowed }.
position-unused = { $path }: { $value } non significa nulla nella fase: { $phase }.
position-needed = { $path } è necessario nella fase: { $phase }.
position-hand-empty = { $path }: un turno non comincia mai senza carte Lavoratore in mano.
position-recovered = { $path }: dopo il recupero ci sono in mano { $allowed } carte Lavoratore, non { $value }.
position-second-worker = { $path }: la carta Lavoratore { $value } è stata giocata e non può essere in mano.
position-set-up = { $path }: { $value }; durante la preparazione dev’essere { $allowed }.
position-chosen = { $path }: le prime risorse prese sono { $value }; devono essere { $allowed }.
position-no-builder = { $path }: solo chi ha { $allowed } costruisce nel turno di un altro.
position-last-card = { $path }: il proprietario è { $value }; dev’essere { $allowed }.
position-builder = { $path }: { $value }; dev’essere { $allowed }, cioè chi sceglie.
position-built-cell = { $path }: { $value }; dev’essere { $allowed }, la casella dell’ultima carta.
position-source = { $path }: la carta in { $value } non dà bonus a questa costruzione.
position-printed = { $path }: il bonus è { $value }, ma lì è stampato { $allowed }.
position-purpose = { $path }: nella fase { $value } non c’è niente da scegliere per { $player }.

## Why the system refuses something

reason-missing = file o cartella inesistente
reason-denied = permesso negato
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-full = il disco è pieno
reason-read-only = lì non si può scrivere
reason-long-name = il nome è troppo lungo
reason-no-program = non è un programma
