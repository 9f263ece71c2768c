### Learning environments.

error-env-edition = L’edizione { $edition } ha { $cards } edifici e finisce con { $workers } lavoratori; la tabella delle azioni ha posto per { $most_cards } edifici e { $most_workers } lavoratori.
error-env-word = { $option } non può essere «{ $value }»; valori ammessi: { $allowed }.
error-env-turn-limit = Il limite di turni dev’essere un numero intero da 0 (nessun limite) a { $most }, non { $value }.
error-env-games = Il numero di partite dev’essere un intero maggiore o uguale a 1, non { $games }.
error-env-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
error-env-count = Azioni fornite: { $count } per { $games } partite; ne serve una per partita.
error-env-illegal = Partita { $game }: l’azione { $action } ora non è permessa. Non è stata giocata nessuna azione; la maschera indica quelle permesse.
error-env-outcome = { $outcome } non è uno degli esiti casuali possibili qui; chance_outcomes() li elenca.
error-env-dealing = Serve una posizione in cui tocca a un giocatore; prima va risolto il caso.
error-env-reset = La partita è finita o non è ancora stata distribuita: chiama prima reset().
error-env-opponents = Avversari forniti: { $count }; ne servono { $needed }.
error-env-seeds = Semi forniti: { $count } per { $games } partite; indicane uno per tutte o uno per partita.
error-env-opponent = Un avversario deve essere il nome di un bot, un file o un programma, non { $value }. Un tuo bot in Python: opponents="mybot.py" (docs/bots/bots.md).
error-env-batch-opponent = "{ $value }" non può giocare dentro un batch. Scegli random, rollout, greedy, search:simulations=N o net:FILE; per altri bot usa SingleEnv.
error-env-network = { $file } non è una rete di oddville train per questo numero di giocatori: { $reason }.
error-env-reset-mask = Le partite finite vengono reimpostate automaticamente; reset_mask non si può usare.
error-env-action = Un’azione dev’essere un numero intero, non { $action } ({ $kind }).
error-env-actions = Le azioni devono essere una sequenza di numeri interi, uno per partita, non { $kind }.
error-env-seed = Il seme dev’essere un numero intero o una stringa di al massimo { $longest } caratteri.
error-env-max-cycles = max_cycles dev’essere un intero maggiore o uguale a 2 e non si può combinare con turn_limit; è { $value }.
error-env-kind = check supporta ambienti di Gymnasium e PettingZoo (AEC), non { $kind }.
error-env-game = Un ambiente di Gymnasium deve fornire la sua Game come env.unwrapped.game e il posto di chi apprende come info["seat"].
error-env-settings = Le impostazioni dell’ambiente non sono note: passale a check(env, Settings(…)).
error-env-check = L’ambiente non corrisponde a OddVille. Seme «{ $seed }», decisione { $decision }: { $what ->
    [keys] un’osservazione deve avere esattamente le chiavi observation e action_mask.
    [mask] la maschera delle azioni non corrisponde alle regole.
    [observation] l’osservazione non corrisponde a quella documentata.
    [player] deve scegliere un altro giocatore.
    [position] la posizione è diversa.
    [form] observation e action_mask devono avere la forma e il tipo dei loro spazi.
    [reused] un array restituito in precedenza è stato poi modificato.
    [played] l’azione giocata non è quella indicata.
    [ending] una partita deve finire per termination esattamente dove la fanno finire le regole, e mai per truncation.
    [turn-limit] info["turn_limit"] deve indicare alla fine se la partita si è conclusa per il limite di turni.
   *[reward] la ricompensa è diversa.
  }

note-uncompiled = Le regole non sono compilate e girano circa 60 volte più lente. Installa un compilatore C e reinstalla OddVille, oppure installa una wheel per questo sistema.
error-dataset-numbers = --games dev’essere tra 1 e { $games }, --simulations tra 1 e { $simulations }.
error-dataset-folder = { $folder } è un file. Indica una cartella per il dataset.
cli-dataset = gioca partite tra bot e salva ogni decisione in Parquet: maschera, osservazione, politica della ricerca, valori, esito
cli-dataset-title = Creazione del dataset
cli-dataset-folder = la cartella in cui scrivere; se non esiste, viene creata
cli-dataset-games = numero di partite (predefinito: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = numero di giocatori (predefinito: { $default })
cli-dataset-simulations = numero di simulazioni della ricerca per decisione (predefinito: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = il seme di tutte le partite; lo stesso seme produce file identici (predefinito: { $default })
dataset-sheet =
    # Scheda del dataset
    ## Contenuto
    { NUMBER($games, useGrouping: 0) } partite di OddVille con { $players } giocatori, { NUMBER($decisions, useGrouping: 0) } decisioni, create con `oddville dataset` di OddVille { $version }.
    Partite concluse dal limite di { NUMBER($turn_limit, useGrouping: 0) } turni (END-2): { NUMBER($at_turn_limit, useGrouping: 0) }. Edizione `{ $edition }` ({ $edition_hash }); tabella delle azioni { $actions_version }, osservazione { $observation_version } (docs/research/envs.md).
    ## Metodo
    La ricerca gioca contro sé stessa con { NUMBER($simulations, useGrouping: 0) } simulazioni per decisione e ogni volta un albero nuovo. In metà delle decisioni, scelte a caso, la mossa è estratta in proporzione alle sue visite; nelle altre è la mossa più visitata.
    Seme: `{ $seed }`. Lo stesso comando produce file identici con le stesse versioni di OddVille e PyArrow, qualunque sia il numero di processi.
    ## decisions.parquet
    Una riga per decisione: `game`, `ply`, `player`; l’azione giocata, `action`; la maschera delle azioni permesse, `mask`, come bit, con la prima nel bit più basso; l’osservazione del giocatore, `observation`, un byte per numero; `policy_actions` e `policy_visits`, quante volte la ricerca ha visitato ciascuna; `values`, la probabilità di vittoria di ogni giocatore secondo la ricerca; `outcome_win`, `outcome_rank`, `outcome_points` della partita per ogni giocatore.
    ## games.parquet
    Una riga per partita: il seme `seed`, le mosse come testo in `moves`, `turns`, `winner`, `points` e `at_turn_limit`, che indica se si è conclusa per il limite di turni. Dal seme e dalle mosse si può ricostruire ogni posizione.
    ## Usi e limiti
    Per apprendere politiche e valori e per confrontare metodi su dati uguali. Le carte sono una ricostruzione, non quelle stampate. Tutti i giocatori sono lo stesso programma, quindi i dati ne contengono le abitudini e gli errori. Nei dati non ci sono giocatori umani.
    ## Licenza
    I dati sono distribuiti con la licenza di OddVille, MIT: si possono usare, modificare e ridistribuire. Si prega di includere questa scheda.
    ## Hash (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = passi degli ambienti di apprendimento con tre dimensioni di batch, a confronto con pgx e PettingZoo, se installati
bench-envs-heading = Ambienti di OddVille, un core, azioni permesse casuali, { $compiled ->
        [yes] compilati
       *[no] non compilati (manca un compilatore C)
    }. Mediana di { $runs } prove.
bench-envs-masks = maschere, { $players } giocatori, batch da { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = maschere e osservazioni, { $players } giocatori, batch da { NUMBER($batch, useGrouping: 0) }
bench-envs-opponent = contro { $opponent }, { $players } giocatori, batch da { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, batch da { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = non installato
bench-envs-install = Per confrontarsi con quelli non installati: pip install 'oddville[env-peers]'.
bench-envs-ratio = i nostri: { $ratio } volte tanti
bench-unit-steps = { $value } passi/s
bench-envs-goal-masks = solo maschere, batch da { NUMBER($batch, useGrouping: 0) }: almeno { $wanted } passi/s
bench-envs-goal-observations = con osservazioni, batch da { NUMBER($batch, useGrouping: 0) }: almeno { $wanted } passi/s
bench-envs-goal-peer = almeno { $wanted } volte i passi di { $peer } con batch da 1
