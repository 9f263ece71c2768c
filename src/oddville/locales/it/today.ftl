### Today’s town: one deal a day for everybody.

today-about = Una distribuzione al giorno, uguale per tutti. Giochi contro due bot che, a ogni tavolo, rispondono alle stesse mosse nello stesso modo.
today-counts = Conta la tua prima città del giorno, che si gioca senza consigli. Poi puoi esercitarti: con i consigli, ma non conta.
today-level = { $bot ->
        [apprentice] Facile (apprendisti)
        [mason] Media (muratori)
       *[architect] Difficile (architetti)
    }
today-card = La città del giorno, { $day }
today-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
today-par = Par { $par }
today-par-pending = Calcolo del par in corso …
today-par-about = Il par è il punteggio del bot più forte, il sindaco, al tuo posto contro gli stessi bot.
today-stars = { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    } su 5
today-stars-about = Stelle
today-star-share = { $percent ->
        [0] per ogni città finita
       *[other] dal { $percent }% del par
    }
today-choose = Scegli la forza dei bot
today-go-on = Continua la città del giorno
today-practise = Esercitati
today-result = Il tuo risultato
today-place = Posto { $place } su 3
today-picture = La tua città, con data, forza, punti e stelle
today-save = Salva immagine
today-copy = Copia come testo
today-copied = Copiato
today-share = OddVille, la città del giorno { $day }, { $level }: { $points }, { $stars }. { $link }
today-streak = { $days ->
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni
    }
today-streak-about = Giorni consecutivi con una città finita. La serie è salvata solo in questo browser.
today-past = Giorni precedenti
today-past-none = Qui troverai i risultati degli altri giorni.
today-next = La prossima città comincia a mezzanotte UTC (qui alle { $time }).

## In the terminal

today-terminal = La città del giorno, { $day }. I tuoi bot: { $level }.
today-terminal-par = Ora il sindaco gioca al tuo posto, per calcolare il par. Premi Ctrl+C per rinunciare.
today-terminal-result = { $points } (par { $par }): { $stars }.
