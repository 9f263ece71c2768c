### My town: the games of a browser.

town-about = Le tue partite finite, salvate solo in questo browser. Non serve un account e nulla viene inviato al server.
town-empty = Ancora nessuna partita. Quando ne finisci una in questo browser, compare qui con il risultato.
town-games = Partite
town-wins = Vittorie
town-win-streak = Vittorie di fila
town-day-streak = Giorni di fila, città del giorno
town-best = Edificio migliore
town-best-card = { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
town-levels = Vittorie per livello
town-against = Contro
town-level = { $level ->
        [newcomer] nuovo arrivato
        [apprentice] apprendista
        [mason] muratore
        [architect] architetto
        [mayor] sindaco
        [greedy] bot avido
        [random] bot casuale
       *[people] persone
    }
town-mistakes = Errori nelle partite analizzate
town-mistakes-none = Analizza una partita finita: qui gli errori vengono contati per tipo.
town-list = Tutte le partite
town-replays = La data apre il replay, finché il server conserva la partita.
town-picture = La città alla fine
town-result = { $result ->
        [won] Vinta
       *[lost] Persa
    }
town-winner = Ha vinto { $name }
town-more = Mostra altro
town-file = Portala con te
town-file-about = Un file porta partite, città del giorno ed errori in un altro browser. Ciò che c’è già rimane.
town-export = Salva in un file
town-import = Aggiungi da un file
town-imported = { $games ->
        [one] Aggiunta { $games } nuova partita.
       *[other] Aggiunte { $games } nuove partite.
    }
town-import-bad = Questo file non è una cronologia di OddVille. Scegli un file creato con «Salva in un file».
town-import-version = Questo file ha la versione { $version }, che questa pagina non sa leggere. Ricarica la pagina per avere la più recente.
town-import-large = Questo file è troppo grande per una cronologia.
town-delete = Elimina tutto
town-delete-ask = { $games ->
        [one] Eliminare { $games } partita, tutte le città del giorno e tutti gli errori da questo browser? Non si può annullare.
       *[other] Eliminare { $games } partite, tutte le città del giorno e tutti gli errori da questo browser? Non si può annullare.
    }
town-keep = Non eliminare
town-deleted = Tutto è stato eliminato.
