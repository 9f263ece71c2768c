### The page to learn from.

learn-heading = Impara OddVille
learn-about = Sei cose da sapere. Poi gioca: il tavolo mostra tutto ciò che puoi fare, e dove non puoi ti dice perché.
learn-town = Una città per tutti
learn-town-text = Tutti costruiscono nella stessa città, carta accanto a carta. Le strade devono incontrare strade, e le case devono incontrare case.
learn-work = Manda una carta Lavoratore
learn-work-text = Nel tuo turno giochi una delle tue carte Lavoratore, oppure costruisci. Una carta Lavoratore porta monete, una risorsa o il progetto di un edificio della riga. I lavoratori migliori sanno fare di più.
learn-resources = I tuoi lavoratori sono le tue risorse
learn-resources-text = Una risorsa è un tuo lavoratore sulla plancia. I primi spazi sono gratis, i successivi costano monete. Chi costruisce si riprende i lavoratori.
learn-build = Costruisci
learn-build-text = Paga ciò che il progetto chiede e mettilo dove combacia. Un tuo lavoratore vi si trasferisce. Ottieni il bonus della carta, e quello di ogni carta a cui portano le sue strade.
learn-guilds = Le gilde hanno amici
learn-guilds-text = Un edificio di una gilda ti porta uno dei suoi personaggi. Ognuno ha un suo potere. Quando tutti quelli di una gilda sono presi, il prossimo costruttore li richiama.
learn-end = Sei lavoratori in città
learn-end-text = Quando qualcuno ha sei lavoratori in città, la partita finisce dopo quel turno. Le carte contano le adiacenti, la loro riga, la loro colonna, la loro gilda o i diamanti. Vince chi ha più punti.
learn-first = La tua prima partita
learn-first-text = Contro un nuovo arrivato, che gioca con calma e ti lascia guardare. Chiedi un consiglio quando vuoi.
learn-first-do = Gioca una prima partita
learn-lessons = Lezioni al tavolo
learn-lessons-about = Poche mosse ciascuna, al tavolo vero: le fai tu, e ti viene detto che cosa significano.
learn-finished = finita
learn-next = Prossima lezione: { $title }
lesson-city-1-here = Davanti a te c’è il «Falegname delle Gambe Sinistre», che costa argilla, e il tuo lavoratore sta sull’argilla. Ha una strada solo a ovest, quindi va bene a destra della Piazza Centrale, dove strada incontra strada. Le case devono incontrare case. Scegli la carta, poi la casella, e costruisci.
lesson-end-1-here = Cinque dei tuoi lavoratori sono in città; con il sesto questo turno è l’ultimo. Scegli «Asta delle Rape», e le caselle mostrano quanto valgono. Costruiscila dove vale di più.
