### The lessons. Each step says what is so and what to do.

learn-welcome = Lezione { $number } di { $lessons }: { $title }
learn-type = Scrivi la mossa indicata o il suo numero: moves mostra l’elenco. help mostra che cos’altro puoi scrivere, quit esce dalla lezione.
learn-other = { $move } sarebbe permessa, ma in questo passo si tratta di altro: { $wanted }
learn-left = Per continuare più tardi: oddville learn { $lesson }
learn-not-here = Non puoi usare { $word } in una lezione.
error-lesson = La lezione { $lesson } non esiste; lezioni disponibili: { $lessons }.

lesson-coins = Monete
lesson-coins-1 = Nel tuo turno giochi una delle tue quattro carte Lavoratore oppure costruisci. Una carta Lavoratore ti dà monete, una risorsa o un edificio. Più risorse mostra, più monete dà: nessuna, 1, 2 o 3. Gioca la carta Lavoratore 3 per le monete: coins 3
lesson-coins-2 = Hai ricevuto 2 monete. La carta Lavoratore 3 ora è davanti a te e non puoi usarla finché non la riprendi in mano. Gioca la carta Lavoratore 4 per le monete: coins 4
lesson-coins-3 = Hai 5 monete, che è il limite. Per usare di nuovo le tue carte devi riprenderle in mano. È gratis se la mano è vuota; altrimenti costa 1 moneta per ogni carta che hai ancora. Te ne restano due, quindi costa 2 monete. Fallo: recover
lesson-coins-4 = Hai di nuovo in mano tutte e quattro le carte Lavoratore. Dopo il recupero devi giocare una carta Lavoratore nello stesso turno: non puoi costruire. Gioca una carta Lavoratore qualsiasi.
lesson-coins-done = Ben fatto. Ora sai come funzionano le monete: arrivano dalle carte Lavoratore, puoi averne al massimo 5, e riprendere le carte può costarne qualcuna.

lesson-resources = Risorse
lesson-resources-1 = Una risorsa è un tuo lavoratore sulla Plancia delle Risorse. Ogni lavoratore va sullo spazio libero più economico. La carta Lavoratore 2 mostra legno e argilla, e il primo spazio dell’argilla è gratis. Prendilo: resource 2 clay
lesson-resources-2 = Il tuo lavoratore è sull’argilla. Lo spazio gratuito ora è occupato e il prossimo costa 1 moneta. Prendi altra argilla con la carta Lavoratore 4: resource 4 clay
lesson-resources-3 = Hai pagato 1 moneta. Anche Bo ha preso argilla, sullo spazio superiore da 2 monete, che può ospitare un numero qualsiasi di lavoratori. Nel tuo turno puoi ritirare gratis un lavoratore dalla plancia in qualsiasi momento. Ritira quello sullo spazio superiore del legno: return wood/2
lesson-resources-4 = Il lavoratore è tornato nella riserva, ed è ancora il tuo turno. La carta Lavoratore 1 mostra solo legno, e il suo spazio gratuito è libero. Prendilo: resource 1 wood
lesson-resources-done = Ben fatto. Ogni tuo lavoratore sulla plancia è una risorsa che possiedi e a fine partita vale 1 punto.

lesson-buildings = Edifici
lesson-buildings-1 = Nella Riga degli Edifici ci sono sei edifici. Il costo di un edificio dipende dalla sua posizione e dalla carta Lavoratore che giochi: più risorse mostra la carta, più posizioni sono gratis. La posizione 1 è sempre gratis. Prendila con la carta Lavoratore 1: building 1 1
lesson-buildings-2 = La riga si è spostata a sinistra e dal mazzo è arrivato un nuovo edificio. Con la carta Lavoratore 3 le prime tre posizioni sono gratis. Prendine una: building 3 1, building 3 2 o building 3 3
lesson-buildings-3 = Hai due edifici, che è il limite. Puoi comunque prenderne un terzo con la carta Lavoratore 2, che rende gratis due posizioni: building 2 1 o building 2 2
lesson-buildings-4 = Tre edifici sono troppi: scegli quale scartare. Va in fondo al mazzo, e tutti sanno dov’è. Scegli: discard e il nome dell’edificio, oppure il suo numero nell’elenco.
lesson-buildings-done = Ben fatto. Gli edifici davanti a te sono progetti: non valgono punti finché non li costruisci in città.

lesson-city = Costruire in città
lesson-city-1 = Hai il «Falegname delle Gambe Sinistre», che costa argilla, e un lavoratore sull’argilla. Ha una sola strada, a ovest, quindi combacia a destra della Piazza Centrale, dove strada incontra strada. Le case devono incontrare case. Scrivi city per guardare la città, poi costruisci: build left-leg-joiner 1,0
lesson-city-2 = Sull’edificio c’è un tuo lavoratore: l’edificio è tuo. Una strada lo collega alla Piazza Centrale, che ti ha dato una moneta. Ottieni anche il bonus del tuo edificio: 1 legno. Prendilo: bonus 1,0 wood
lesson-city-3 = Quando costruisci, ogni edificio collegato al tuo da una strada ti dà il suo bonus, chiunque ne sia il proprietario. Prendi il prossimo, con strade a est e a ovest: building 2 1
lesson-city-4 = La «Scalinata a Pedaggio» costa argilla. Prendi argilla con la carta Lavoratore 4, è gratis: resource 4 clay
lesson-city-5 = A sinistra della Piazza Centrale strada incontra di nuovo strada. Non si può mai costruire sopra la sua riga né ruotare una carta. Costruisci: build toll-staircase -1,0
lesson-city-done = Ben fatto. Hai ricevuto automaticamente due monete: una dal tuo edificio e una dalla Piazza Centrale, lungo la strada.

lesson-characters = Personaggi
lesson-characters-1 = La «Bottega delle Forcelle» mostra il Gallo: quando costruisci una carta di una gilda, prendi il personaggio in cima alla pila di quella gilda. Costa due volte argilla, e tu hai due lavoratori sull’argilla. Costruiscila sotto la Piazza Centrale, strada con strada: build wishbone-shop 0,1
lesson-characters-2 = Hai l’Imbroglione: vale 3 punti se lo avrai ancora a fine partita. Una volta per turno trasforma la moneta che hai ricevuto per ultima in un edificio che nessuno ha ancora visto. Il tuo turno non è ancora finito: cheat
lesson-characters-done = Ben fatto. Quando una pila è vuota e un giocatore deve prenderne un personaggio, prima tutti restituiscono i personaggi di quella gilda, anche tu.

lesson-end = Fine della partita e punteggio
lesson-end-1 = Hai cinque lavoratori in città; il sesto fa di questo l’ultimo turno. Scrivi score per vedere i punti e moves per vedere quanto vale ogni casella. Poi costruisci l’«Asta delle Rape» dove vale di più.
lesson-end-done = La partita è finita. Contano le tue carte in città secondo le loro formule, i tuoi personaggi e 1 punto per ogni lavoratore sulla plancia. Vince chi ha più punti; in caso di parità, chi ha fatto scattare la fine della partita.

lesson-first-game = La tua prima partita
lesson-first-game-done = Ora gioca una partita intera contro un bot paziente, anche lui principiante. Scrivi hint quando vuoi un consiglio, why e una mossa per sapere perché viene rifiutata, rules e una parola per cercare nelle regole.
lesson-first-game-1 = Vince chi ha più punti. La partita finisce quando un giocatore ha { $most } lavoratori in città. Per costruire servono risorse: un tuo lavoratore sulla Plancia delle Risorse è una risorsa e vale anche 1 punto. Scegli dove comincia il primo.
lesson-first-game-2 = Le carte Lavoratore sono le tue azioni. A ogni turno ne giochi una per prendere monete, una risorsa o un edificio. Comincia da un edificio: scegli una carta Lavoratore, poi un edificio gratis.
lesson-first-game-3 = Per costruirlo ti serve un lavoratore su ogni risorsa che mostra. Prendi quelle che mancano con le carte Lavoratore. Poi scegli l’edificio: ogni casella mostra come cambiano i tuoi punti. I lavoratori che paghi lasciano la Plancia delle Risorse e lì non contano più.
lesson-first-game-4 = Questa partita finisce con { $most } lavoratori in città, e ora ne basta un altro. Vince chi ha più punti.
lesson-first-game-5 = Hai ricevuto un personaggio. Vale punti e il suo potere ti aiuta. Ogni edificio con il simbolo di una gilda ne porta uno; quando la gilda non ne ha più, tutti restituiscono i loro.
lesson-first-game-6 = Questa è la tua ultima carta Lavoratore. Dopo averla giocata, le riprendi tutte e quattro gratis all’inizio del prossimo turno. Puoi anche recuperarle prima, per 1 moneta per ogni carta ancora in mano.
