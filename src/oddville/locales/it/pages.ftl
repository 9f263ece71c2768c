### The pages around the table.

web-name = OddVille
web-title = { $page } · OddVille
web-about = Una città di edifici bizzarri, e tutti costruiscono la stessa. Da 2 a 4 giocatori, o in solitario contro i bot.
web-skip = Vai al contenuto
web-nav = Pagine
web-foot = Un progetto indipendente di appassionati. Il gioco da tavolo è di Carlo Lavezzi; regole con parole nostre, carte e disegni nostri.
web-language = Lingua
web-settings = Impostazioni
web-close = Chiudi
web-report = Segnala un problema
web-keys = Tasti
web-look-is = Aspetto: { $look }
web-look-system = come il sistema
web-look-light = mezzogiorno
web-look-dark = sera alla luce dei lampioni
web-look-contrast = alto contrasto

## Start

web-play-now = Gioca ora
web-play-last = Come l’ultima volta ({ $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    })
web-dealing = Distribuisco le carte…
web-play-now-note = { $bots ->
        [0] Con i posti del tuo ultimo tavolo.
        [one] Tu contro un bot. Puoi cominciare subito.
       *[other] Tu contro { $bots } bot. Puoi cominciare subito.
    }
web-set-up = Prepara un tavolo
which-game = { $edition ->
        [reconstruction] La partita intera
        [micro] La partita breve
        [nano] La partita minuscola
       *[other] { $edition }
    }
which-game-about = { $edition ->
        [reconstruction] Tutti gli edifici. Finisce quando qualcuno ha sei lavoratori in città.
        [micro] Meno edifici. Finisce quando qualcuno ha due lavoratori in città e dura meno della metà.
        [nano] Due tipi di edifici, nessun personaggio. Finisce quando qualcuno ha un lavoratore in città.
       *[other] Carte di un’altra edizione.
    }
which-deal = Distribuzione «{ $deal }»
which-house-rule = Regola della casa: si finisce il giro
which-house-rule-about = Dopo il sesto lavoratore si finisce il giro, così che tutti abbiano giocato lo stesso numero di turni. È una regola nostra; secondo il regolamento la partita finisce con quel turno.
web-my-tables = I miei tavoli
web-no-tables = Qui stanno i tavoli dove giochi o che guardi, per ritrovarli in questo browser.
web-table-of = { $names }
web-table-waiting = in attesa di giocatori
web-table-running = turno { NUMBER($turn, useGrouping: 0) }
web-table-over = finita
web-table-unknown = …
web-table-gone = Questo tavolo non c’è più.
web-your-turn = Tocca a te
web-replay = Rivedi
web-forget = Togli { $table } dall’elenco
web-forget-note = Togli dall’elenco. Il tavolo resta.
web-more = Altro
web-learn = Impara
web-learn-note = Piccole lezioni da giocare
web-watch = Guarda
web-watch-note = Tavoli pubblici, adesso
web-replays = Rivedi
web-replays-note = Ogni partita, mossa per mossa
web-cards = Carte
web-cards-note = Tutti gli edifici e i personaggi
web-rules = Regole
web-rules-note = Ogni regola con la sua sigla
web-text = Gioca in testo
web-text-note = Una partita contro i bot, solo a parole

## Join

web-join = Entra a un tavolo
web-join-code = Codice o link
web-your-name = Il tuo nome
web-join-do = Entra
web-join-note = Il codice di un tavolo ha dieci lettere. Uno di otto lettere porta il tuo posto su questo dispositivo.
web-join-what = Questo non è né un link né un codice. Il codice di un tavolo ha dieci lettere o cifre, quello di un posto otto.

## What can go wrong

web-no-connection = Il server non risponde. Controlla la connessione; niente è andato perso.
web-server-trouble = Il server ha dei problemi (stato { $status }). Riprova tra un momento.
web-missing = Qui non è costruito niente
web-missing-note = Questa pagina non esiste, o si è spostata. Le strade riportano all’inizio.
web-to-start = All’inizio

## Settings

settings-look = Aspetto
settings-ask = Chiedi conferma per
settings-ask-locks = ciò che non si può annullare
settings-ask-builds = ciò che non si può annullare, e ogni costruzione
settings-ask-all = ogni mossa
settings-forced = Scegli per me dove resta una sola possibilità
settings-motion = Movimento
settings-motion-system = come il sistema
settings-motion-full = completo
settings-motion-reduced = quasi nessuno
settings-cards = Dimensione delle carte
settings-cards-small = piccole
settings-cards-medium = medie
settings-cards-large = grandi
settings-hand = La mia mano sta
settings-hand-right = a destra
settings-hand-left = a sinistra
settings-hearing = Suoni e avvisi
settings-sound = Suoni discreti
settings-volume = Volume
settings-notices = Un avviso quando tocca a me
settings-keys = Lettere come scorciatoie
settings-change-keys = Vedi e cambia i tasti

## Keys

keys-about = Tab, frecce, Invio ed Esc bastano per tutto. Con le lettere si fa prima.
keys-worker = carta Lavoratore
keys-mine = i miei edifici
keys-row = posizione nella riga, mentre tieni una carta Lavoratore
keys-tab = zona successiva
keys-arrows = dentro una zona
keys-enter = prendere, fare
keys-escape = rimettere giù
keys-undo-all = annullare tutto ciò che si può
keys-previous = elemento evidenziato precedente
keys-letters = Lettere
keys-letters-note = Scrivi un’altra lettera per cambiarne una. Con una sola lettera non accade mai niente di irreversibile.
keys-taken = Questa lettera è già di un’altra azione.
keys-not-usable = Questo tasto è lasciato al browser. Scegli una lettera.
keys-usual = Ripristina predefiniti
keys-ply = una mossa indietro, avanti
keys-turn = un turno indietro, avanti
keys-ends = inizio, fine
keys-play = avvia
keys-act-coins = monete
keys-act-wood = legno
keys-act-clay = argilla
keys-act-stone = pietra
keys-act-crystal = cristallo
keys-act-next = elemento evidenziato successivo
keys-act-close = al pulsante di chiusura
keys-act-recover = recuperare
keys-act-cheat = Imbroglione
keys-act-swap = Contabile
keys-act-travel = Viaggiatore
keys-act-off = togliere un lavoratore dalla plancia
keys-act-undo = annullare
keys-act-explain = spiega perché non si può
keys-act-decision = dire la decisione
keys-act-preview = dire l’anteprima
keys-act-recap = riepilogo
keys-act-log = cronaca
keys-act-points = punti sulle caselle
keys-act-hint = consiglio
keys-act-fit = tutta la città
keys-act-nearer = più vicino
keys-act-farther = più lontano
keys-act-text = vista testuale
keys-act-keys = questi tasti

## Report

report-text = Che cosa è successo, e che cosa ti aspettavi?
report-note = Insieme parte la registrazione di questa partita, così possiamo rigiocarla. Il tuo nome e il tuo indirizzo no.
report-send = Invia
report-thanks = Grazie. È conservato insieme alla registrazione della partita.
report-elsewhere = Apri questa finestra al tavolo dov’è successo: così la registrazione della partita accompagna la segnalazione.
report-by-mail = Non era a un tavolo? Allora scrivi a chi gestisce questo server.

## Rules

rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Nessuna regola lo dice.
        [one] 1 regola
       *[other] { $count } regole
    }
rules-chapters = Capitoli
rules-picture-fits = Strada contro strada: «{ $card }» qui si può costruire.
rules-picture-clash = Case contro strada: «{ $card }» qui non si può costruire.
rules-picture-corner = Solo un angolo tocca la città: «{ $card }» qui non si può costruire.
rules-picture-above = Questa casella sta sopra la riga della Piazza Centrale: qui non si costruisce niente.
rules-picture-turned = Capovolta, la carta «{ $card }» qui andrebbe bene, ma le carte non si ruotano mai.
rules-picture-bonuses = Chi costruisce «{ $card }» qui ottiene { $own } dalla carta stessa e { $other } dalla Piazza Centrale, lungo la strada.
rules-picture-slots = Lo spazio gratuito dell’argilla è occupato, quindi la prossima argilla costa 1 moneta. Sullo spazio superiore può stare qualsiasi numero di lavoratori.
rules-picture-prices = Con la carta Lavoratore { $worker } le posizioni della Riga degli Edifici costano, da 1 a 6: { $costs }.
rules-picture-score = «{ $card }» vale { $base }, più 1 per ogni carta della sua riga. Con sé stessa e la Piazza Centrale sono { $cards }: { $points } punti.
rules-glossary = Glossario
rules-glossary-about = Tutte le parole del gioco nelle cinque lingue. Dove un regolamento ha due parole per una cosa, ne usiamo una sola.
