### The lessons. Each step says what is so and what to do.

learn-welcome = Lezione { $number } di { $lessons }: { $title }
learn-type = Scrivi la mossa indicata, o il suo numero: moves mostra l’elenco. help mostra che cos’altro puoi scrivere, quit esce.
learn-other = { $move } sarebbe permesso, ma qui si chiede altro: { $wanted }
learn-left = Per continuare più tardi: oddville learn { $lesson }
learn-not-here = In una lezione non si può usare { $word }.
error-lesson = La lezione { $lesson } non c’è; ci sono { $lessons }.

lesson-coins = Monete
lesson-coins-1 = Nel tuo turno giochi una delle tue quattro carte Lavoratore, oppure costruisci. Una carta Lavoratore porta monete, una risorsa o un edificio. Più risorse mostra, più monete porta: nessuna, 1, 2 o 3. Gioca la carta Lavoratore 3 per le monete: coins 3
lesson-coins-2 = Hai ricevuto 2 monete. La carta Lavoratore 3 ora sta davanti a te e non si può usare finché non la riprendi. Gioca la carta Lavoratore 4 per le monete: coins 4
lesson-coins-3 = Hai 5 monete, e nessuno può averne di più. Per usare di nuovo le carte le riprendi: gratis se hai la mano vuota, altrimenti per 1 moneta per ogni carta ancora in mano. Te ne restano due, quindi costa 2. Fallo: recover
lesson-coins-4 = Hai di nuovo in mano tutte e quattro le carte Lavoratore. Chi le ha recuperate deve giocare una carta Lavoratore in questo turno e non può costruire. Gioca una carta Lavoratore qualsiasi.
lesson-coins-done = Ben fatto. Ora conosci le monete: arrivano dalle carte Lavoratore, il limite è 5, e riprendere le carte può costarne qualcuna.

lesson-resources = Risorse
lesson-resources-1 = Una risorsa è uno dei tuoi lavoratori sulla Plancia delle Risorse. Va sullo spazio libero più economico. La carta Lavoratore 2 mostra legno e argilla, e il primo spazio dell’argilla è gratis. Prendilo: resource 2 clay
lesson-resources-2 = Il tuo lavoratore sta sull’argilla. Lo spazio gratuito ora è occupato, e il prossimo costa 1 moneta. Prendi altra argilla con la carta Lavoratore 4: resource 4 clay
lesson-resources-3 = Hai pagato 1 moneta. Anche Bo ha preso argilla, sullo spazio superiore da 2 monete, dove si può stare in quanti si vuole. Nel tuo turno puoi togliere gratis un lavoratore dalla plancia in qualsiasi momento. Togli quello sullo spazio superiore del legno: return wood/2
lesson-resources-4 = Il lavoratore è di nuovo nella riserva, ed è ancora il tuo turno. La carta Lavoratore 1 mostra solo legno, e lì lo spazio gratuito è vuoto. Prendilo: resource 1 wood
lesson-resources-done = Ben fatto. Ogni tuo lavoratore sulla plancia è una risorsa che possiedi, e alla fine vale 1 punto.

lesson-buildings = Edifici
lesson-buildings-1 = Nella Riga degli Edifici ci sono sei edifici. Quanto costa ognuno dipende dalla posizione e dalla carta Lavoratore che giochi: più risorse mostra la carta, più posizioni sono gratis. La posizione 1 lo è sempre. Prendila con la carta Lavoratore 1: building 1 1
lesson-buildings-2 = La riga si è chiusa verso sinistra, e dal mazzo è arrivato un nuovo edificio. Con la carta Lavoratore 3 le prime tre posizioni sono gratis. Prendine una: building 3 1, building 3 2 o building 3 3
lesson-buildings-3 = Hai due edifici, che è il limite. Prendine lo stesso un terzo, con la carta Lavoratore 2, per cui due posizioni sono gratis: building 2 1 o building 2 2
lesson-buildings-4 = Tre sono troppi: scegli tu quale se ne va. Finisce in fondo al mazzo, dove tutti possono ancora seguirlo. Scegli: discard e la sigla dell’edificio, o il suo numero nell’elenco.
lesson-buildings-done = Ben fatto. Gli edifici davanti a te sono progetti: non danno punti finché non stanno in città.

lesson-city = Costruire in città
lesson-city-1 = Davanti a te c’è il «Falegname delle Gambe Sinistre», che costa argilla, e il tuo lavoratore sta sull’argilla. Ha una strada solo a ovest, quindi va bene a destra della Piazza Centrale, dove strada incontra strada. Le case devono incontrare case. Scrivi city per guardare, poi costruisci: build left-leg-joiner 1,0
lesson-city-2 = Il tuo lavoratore sta sull’edificio: è tuo. Una strada lo collega alla Piazza Centrale, quindi ne hai ricevuto la moneta, e in più c’è il bonus del tuo edificio: 1 legno. Prendilo: bonus 1,0 wood
lesson-city-3 = Ogni edificio collegato al tuo da una strada dà il suo bonus quando costruisci, di chiunque sia. Prendi il prossimo, con strade a est e a ovest: building 2 1
lesson-city-4 = La «Scalinata a Pedaggio» costa argilla. Prendi gratis argilla con la carta Lavoratore 4: resource 4 clay
lesson-city-5 = A sinistra della Piazza Centrale strada incontra di nuovo strada. Costruire sopra la sua riga non è mai permesso, e nemmeno ruotare una carta. Costruisci: build toll-staircase -1,0
lesson-city-done = Ben fatto. Due monete sono arrivate da sole: una dal tuo edificio e una dalla Piazza Centrale, lungo la strada.

lesson-characters = Personaggi
lesson-characters-1 = La «Bottega delle Forcelle» mostra il Gallo: chi costruisce una carta di una gilda prende il personaggio in cima a quella gilda. Costa argilla due volte, e tu ne hai due. Costruiscila sotto la Piazza Centrale, strada contro strada: build wishbone-shop 0,1
lesson-characters-2 = Hai l’Imbroglione, che alla fine vale 3 punti se lo avrai ancora. Una volta per turno trasforma la moneta che hai ottenuto per ultima in un edificio che nessuno ha visto. Il tuo turno non è ancora finito: cheat
lesson-characters-done = Ben fatto. Quando una pila è vuota, il prossimo che ne ha bisogno richiama tutti i personaggi di quella gilda, anche i tuoi.

lesson-end = La fine e il punteggio
lesson-end-1 = Cinque dei tuoi lavoratori sono in città; con il sesto questo turno è l’ultimo. Scrivi score per vedere i punti, e moves per vedere quanto vale ogni casella. Poi costruisci «Asta delle Rape» dove vale di più.
lesson-end-done = La partita è finita. Contano le tue carte in città secondo le loro formule, i tuoi personaggi, e 1 punto per ogni lavoratore sulla plancia. Vince chi ha più punti; in caso di parità, chi ha fatto scattare la fine.

lesson-first-game = Una prima partita
lesson-first-game-done = Ora gioca una partita intera con un bot paziente, anche lui nuovo in città. Scrivi hint quando vuoi un consiglio, why e una mossa per sapere che cosa le si oppone, e rules con una parola per cercare qualcosa.
