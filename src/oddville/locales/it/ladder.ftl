### Ladders: ratings for a group.

ladder-title = Classifica
ladder-about = Un gruppo gioca per una classifica a punteggio. Crea una classifica e manda il link agli amici. Ognuno si iscrive con un nome che solo il suo link personale apre. Le partite create qui contano; le altre no.
ladder-new = Nuova classifica
ladder-name = Nome della classifica
ladder-make = Crea la classifica
ladder-mine = Le mie classifiche
ladder-invite = Invita altri
ladder-invitation = Link di questa classifica
ladder-invitation-about = Mandalo agli amici. Chi lo ha vede la classifica e può iscriversi.
ladder-join = Iscriviti a questa classifica
ladder-your-name = Il tuo nome qui
ladder-join-do = Iscriviti
ladder-me = Sei { $name }
ladder-own-link = Il tuo link personale
ladder-wrong-link = Questo link non apre nessun nome in questa classifica: è incompleto, oppure il membro è uscito.
ladder-own-about = Apre il tuo nome su un altro dispositivo. Tienilo per te. Non può essere mandato di nuovo.
ladder-leave = Lascia la classifica
ladder-leave-about = Il tuo nome sparisce dalla classifica e dalle partite. Le partite finite contano ancora per gli altri. Non si può annullare.
ladder-leave-do = Lascia ora
ladder-game = Nuova partita
ladder-opponent = Avversario { $number }
ladder-nobody = nessuno
ladder-bots = Bot, che non hanno punteggio
ladder-bot = Livello dei bot
ladder-make-game = Crea il tavolo
ladder-alone = Per una partita serve un secondo membro. Manda a qualcuno il link di questa classifica.
ladder-open-games = Partite in corso
ladder-sit = Siediti
ladder-open = Apri il tavolo
ladder-watch = Guarda
ladder-status = { $status ->
        [waiting] in attesa di giocatori
       *[running] { $turn ->
            [0] preparazione
           *[other] turno { NUMBER($turn, useGrouping: 0) }
        }
    }
ladder-standings = Punteggi
ladder-nobody-yet = Non si è ancora iscritto nessuno.
ladder-scoring = 1500 è la media di chi ha giocato. Con 200 punti in più si arriva davanti, in media, in 76 partite su 100. Il vero punteggio è nell’intervallo con il 95% di probabilità; l’intervallo si restringe a ogni partita. Chi lascia una partita, o non muove per sette giorni, è ultimo. Una rivincita conta per chi l’ha accettata.
ladder-games = Partite finite
ladder-games-of = Partite di
ladder-everybody = tutti
ladder-no-games = Nessuna partita è ancora finita.
ladder-former = ex membro
ladder-seat = { $place }. { $name }, { $points }
ladder-seat-left = { $place }. { $name }, ha lasciato la partita
ladder-seat-bot = { $name } (bot), { $points }
ladder-replay = Rivedi
ladder-host = Per chi organizza
ladder-remove = Rimuovi un membro
ladder-remove-do = Rimuovi
ladder-col-rank = Pos.
ladder-col-player = Giocatore
ladder-col-rating = Punteggio
ladder-col-interval = Intervallo al 95%
ladder-col-games = Partite
ladder-col-wins = Primi posti
