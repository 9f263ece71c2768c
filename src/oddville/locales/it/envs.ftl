### Learning environments.

error-env-edition = L’edizione { $edition } ha { $cards } edifici e finisce con { $workers } lavoratori; la tabella delle azioni ha posto per { $most_cards } edifici e { $most_workers } lavoratori.
error-env-word = { $option } non può essere «{ $value }»; può essere: { $allowed }.
error-env-turn-limit = Il limite di turni dev’essere un numero intero da 0 (nessun limite) a { $most }, non { $value }.
error-env-games = Il numero di partite dev’essere un numero intero, almeno 1, non { $games }.
error-env-seat = Il posto { $seat } non c’è; i posti vanno da 0 a { $last }.
error-env-count = Azioni indicate: { $count }, per { $games } partite; ne serve una per ciascuna.
error-env-illegal = Partita { $game }: l’azione { $action } ora non è permessa. Non si è giocato niente; la maschera dice quali lo sono.
error-env-outcome = { $outcome } non è tra gli esiti del caso qui; chance_outcomes() li dice.
error-env-dealing = Serve una posizione che aspetta un giocatore; prima deve decidere il caso.
error-env-reset = La partita è finita o non è mai stata distribuita: chiama prima reset().
error-env-opponents = Avversari indicati: { $count }; ne servono { $needed }.
error-env-seeds = Sono stati dati { $count } semi per { $games } partite: ne serve uno per tutte, o uno per ciascuna.
error-env-reset-mask = Le partite finite vengono ridistribuite da sole; reset_mask non si può usare.
error-env-action = Un’azione è un numero intero, non { $action } ({ $kind }).
error-env-actions = Le azioni sono una fila di numeri interi, uno per partita, non { $kind }.
error-env-seed = Un seme è un numero intero o un testo, di al massimo { $longest } caratteri.
error-env-max-cycles = max_cycles dev’essere un numero intero, almeno 2, senza turn_limit accanto; è { $value }.
error-env-kind = check conosce gli ambienti di Gymnasium e di PettingZoo (AEC), non { $kind }.
error-env-game = Un ambiente di Gymnasium deve mostrare la sua Game come env.unwrapped.game e il posto di chi impara come info["seat"].
error-env-settings = Le impostazioni dell’ambiente non sono note: passale a check(env, Settings(…)).
error-env-check = L’ambiente non è OddVille. Seme «{ $seed }», decisione { $decision }: { $what ->
    [keys] un’osservazione deve avere esattamente le chiavi observation e action_mask.
    [mask] la maschera delle azioni non è quella delle regole.
    [observation] l’osservazione non è quella documentata.
    [player] deve scegliere un altro giocatore.
    [position] la posizione è un’altra.
    [form] observation e action_mask devono avere la forma e il tipo dei loro spazi.
    [reused] un vettore consegnato prima è stato cambiato in seguito.
    [played] l’azione indicata non è quella giocata.
    [ending] terminazione e troncamento non sono quelli delle regole.
   *[reward] la ricompensa è un’altra.
  }

error-dataset-numbers = --games dev’essere da 1 a { $games }, --simulations da 1 a { $simulations }.
error-dataset-folder = { $folder } è un file. Indica una cartella per i dati.
cli-dataset = gioca partite tra bot e conserva ogni decisione in Parquet: maschera, osservazione, politica della ricerca, valori, esito
cli-dataset-title = Raccolta di dati
cli-dataset-folder = la cartella in cui scrivere; se non c’è, viene creata
cli-dataset-games = quante partite (predefinito: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = quanti giocatori ha una partita (predefinito: { $default })
cli-dataset-simulations = quante simulazioni fa la ricerca per una decisione (predefinito: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = il testo che decide ogni partita; lo stesso testo dà gli stessi file, bit per bit (predefinito: { $default })
dataset-sheet =
    # Scheda dei dati

    ## Che cos’è
    { NUMBER($games, useGrouping: 0) } partite di OddVille con { $players } giocatori, { NUMBER($decisions, useGrouping: 0) } decisioni, fatte con `oddville dataset` di OddVille { $version }.
    Partite concluse dal limite di { NUMBER($turn_limit, useGrouping: 0) } turni (END-2): { NUMBER($truncated, useGrouping: 0) }. Edizione `{ $edition }` ({ $edition_hash }); tabella delle azioni { $actions_version }, osservazione { $observation_version } (docs/envs.md).

    ## Come è stata fatta
    La ricerca gioca contro sé stessa con { NUMBER($simulations, useGrouping: 0) } simulazioni per decisione e ogni volta un albero nuovo. In metà delle decisioni, estratte a caso, la mossa è estratta secondo quante volte è stata provata; nelle altre è quella provata di più.
    Seme: `{ $seed }`. Lo stesso comando fa gli stessi file, bit per bit, con la stessa versione di OddVille e di PyArrow, quanti che siano i processi che giocano.

    ## decisions.parquet
    Una riga per ogni decisione: `game`, `ply`, `player`; `action`, quella giocata; `mask` delle azioni permesse come bit, la prima nel bit più basso (è la maschera); `observation` del giocatore, un byte per numero; `policy_actions` e `policy_visits`, quante volte la ricerca ha provato ciascuna; `values`, per ogni giocatore la probabilità di vincere secondo la ricerca; `outcome_win`, `outcome_rank`, `outcome_points` della partita per ogni giocatore.

    ## games.parquet
    Una riga per ogni partita: il suo `seed`, le mosse come testo in `moves`, `turns`, `winner`, `points`, e se è stata troncata, `truncated`. Seme e mosse ridanno ogni posizione.

    ## A che cosa serve, e a che cosa no
    Per imparare politiche e valori, e per confrontare metodi su dati uguali. Le carte sono una ricostruzione, non quelle stampate; tutti i giocatori sono lo stesso programma, quindi le sue abitudini e i suoi errori sono quelli dei dati. Non vi compaiono persone.

    ## Licenza
    I dati sono sotto la licenza di OddVille, MIT: si possono usare, modificare e trasmettere. Si prega di allegare questa scheda.

    ## Impronte (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = passi degli ambienti di apprendimento con tre dimensioni di gruppo, accanto a pgx e PettingZoo dove sono installati
bench-envs-heading = Gli ambienti di OddVille, un solo core, azioni permesse a caso, { $compiled ->
        [yes] compilati
       *[no] non compilati (non c’è un compilatore C)
    }. Mediana di { $runs } prove.
bench-envs-masks = maschere, { $players } giocatori, gruppo { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = maschere e osservazioni, { $players } giocatori, gruppo { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, gruppo { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = non installato
bench-envs-install = Per misurare accanto a quelli non installati: pip install 'oddville[env-peers]'.
bench-envs-ratio = i nostri sono { $ratio } volte tanti
bench-unit-steps = { $value } passi/s
bench-envs-goal-masks = solo maschere, gruppo { NUMBER($batch, useGrouping: 0) }: almeno { $wanted } passi/s
bench-envs-goal-observations = con osservazioni, gruppo { NUMBER($batch, useGrouping: 0) }: almeno { $wanted } passi/s
bench-envs-goal-peer = almeno { $wanted } volte i passi di { $peer } con gruppo 1
