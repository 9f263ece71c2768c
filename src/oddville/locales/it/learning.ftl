### The page to learn from.

learn-heading = Impara OddVille
learn-about = Sei cose da sapere. Poi si gioca: il tavolo mostra tutto ciò che puoi fare e spiega ciò che non puoi.
learn-town = Una città per tutti
learn-town-text = Tutti costruiscono la stessa città, carta dopo carta. Le strade devono incontrare strade e le case devono incontrare case.
learn-work = Gioca una carta Lavoratore
learn-work-text = Nel tuo turno giochi una delle tue carte Lavoratore oppure costruisci. Una carta Lavoratore ti dà monete, una risorsa o il progetto di un edificio della riga. Le carte che mostrano più risorse possono fare di più.
learn-resources = I tuoi lavoratori sono le tue risorse
learn-resources-text = Una risorsa è un tuo lavoratore sulla plancia. I primi spazi sono gratis, i successivi costano monete. Quando costruisci, i lavoratori con cui paghi tornano a te.
learn-build = Costruisci
learn-build-text = Paga il costo del progetto e mettilo dove combacia. Un tuo lavoratore va sulla carta. Ottieni il bonus della carta e quello di ogni carta a cui portano le sue strade.
learn-guilds = Gilde e personaggi
learn-guilds-text = Un edificio di una gilda ti dà uno dei suoi personaggi, ognuno con il proprio potere. Quando i personaggi di una gilda sono finiti, il prossimo che ne costruisce un edificio li fa restituire tutti.
learn-end = Sei lavoratori in città
learn-end-text = Quando un giocatore ha sei lavoratori in città, la partita finisce dopo quel turno. Le carte fanno punti per le carte adiacenti, la riga, la colonna, la gilda o i diamanti. Vince chi ha più punti.
learn-first = La tua prima partita
learn-first-text = Contro un solo principiante, a un ritmo che ti permette di seguire. Chiedi un consiglio quando vuoi.
learn-first-do = Inizia la tua prima partita
learn-lessons = Lezioni al tavolo
learn-lessons-about = Poche mosse ciascuna, al tavolo vero: le giochi tu e impari che cosa significano.
learn-finished = completata
learn-next = Prossima lezione: { $title }
learn-got-it = Ho capito
lesson-city-1-here = Hai il «Falegname delle Gambe Sinistre», che costa argilla, e un lavoratore sull’argilla. Ha una sola strada, a ovest, quindi combacia a destra della Piazza Centrale, dove strada incontra strada. Le case devono incontrare case. Seleziona la carta, poi la casella, e costruisci.
lesson-end-1-here = Hai cinque lavoratori in città; il sesto fa di questo l’ultimo turno. Seleziona l’«Asta delle Rape»: le caselle mostrano quanto valgono. Costruiscila dove vale di più.
