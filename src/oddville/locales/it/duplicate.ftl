### Duplicate: one deal at several tables.

duplicate-title = Duplicato
duplicate-about = Più tavoli giocano con le stesse carte, così la fortuna conta meno. Ogni posto si confronta con lo stesso posto agli altri tavoli. Crea un evento, manda un link a ogni giocatore e segui la classifica.
duplicate-new = Nuovo evento
duplicate-name = Nome dell’evento
duplicate-tables = Tavoli
duplicate-players = Giocatori per tavolo
duplicate-people = Persone per tavolo; il resto sono bot
duplicate-bot = Livello dei bot
duplicate-level = { $bot ->
        [newcomer] nuovo arrivato
        [apprentice] apprendista
        [mason] muratore
        [architect] architetto
       *[mayor] sindaco
    }
duplicate-make = Crea l’evento
duplicate-mine = I miei eventi
duplicate-named-event = { $name }, { $tables } tavoli
duplicate-event = Evento { $id }, { $tables } tavoli
duplicate-links = Link per i giocatori
duplicate-links-about = Chi ha il link ha il posto. Solo questo browser conosce i link; la classifica è per tutti.
duplicate-seat = Tavolo { $table }, posto { $seat }
duplicate-copy = Copia
duplicate-copied = Copiato
duplicate-standings = Classifica
duplicate-none = La classifica comincia quando il primo tavolo ha finito.
duplicate-scoring = Margine: i punti meno quelli del migliore avversario al tavolo. Matchpoint: 2 per ogni altro tavolo in cui lo stesso posto ha un margine minore, 1 se uguale. I tavoli non finiti non contano ancora.
duplicate-table = Tavolo { $table }
duplicate-status = { $status ->
        [waiting] in attesa di giocatori
        [over] finito
        [gone] non esiste più
       *[running] { $turn ->
            [0] preparazione
           *[other] turno { NUMBER($turn, useGrouping: 0) }
        }
    }
duplicate-percent = { $percent }%
duplicate-is-bot = bot
duplicate-col-rank = Pos.
duplicate-col-player = Giocatore
duplicate-col-points = Punti
duplicate-col-margin = Margine
duplicate-col-matchpoints = Match{"\u00AD"}point
duplicate-col-percent = Percento
