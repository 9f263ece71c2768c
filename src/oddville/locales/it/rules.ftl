### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Che cosa c’è nella scatola
chapter-setup = Preparazione
chapter-turn = Un turno
chapter-limit = Monete, edifici e limiti
chapter-work = Giocare una carta Lavoratore
chapter-build = Sviluppare OddVille
chapter-bonus = Bonus
chapter-char = Personaggi
chapter-end = La fine
chapter-score = Il punteggio
chapter-info = Ciò che nessuno sa
chapter-house = Le nostre regole
chapter-ex = Esempi

rules-heading = Le regole di OddVille
rules-about = OddVille è un gioco da 2 a 4 giocatori. Mandi i tuoi lavoratori a procurarsi monete, risorse e progetti di edifici, e costruisci insieme agli altri, carta dopo carta, un’unica città. Quando qualcuno ha sei lavoratori in città la partita finisce, e vince chi ha più punti.
rules-ids = Ogni regola ha una sigla, come BUILD-5. Quando il gioco rifiuta una mossa ne dice la sigla, così puoi cercare qui la regola.
rules-source = Il gioco da tavolo è di Carlo Lavezzi (il regolamento inglese stampa Lavezzari, una svista) ed è stato pubblicato da What’s Your Game nel 2012. Questo progetto è indipendente da entrambi; le parole sono nostre.
rulings-heading = Dove i regolamenti differiscono
rulings-about = OddVille è uscito con regolamenti in cinque lingue: inglese, italiano, olandese, francese e tedesco. Non dicono sempre la stessa cosa, e ogni tanto tacciono tutti. Ecco ogni domanda di questo genere, come decidiamo e perché. Di solito seguiamo chi dice qualcosa contro chi tace, e i molti contro l’uno.

## The box

rule-comp-1-title = Monete ed edifici
rule-comp-1 = Ci sono 64 carte a due facce. Con la moneta in su una carta è una moneta, altrimenti è un edificio.
rule-comp-2-title = Piazza Centrale e Plancia delle Risorse
rule-comp-2 = Ci sono 1 Piazza Centrale e 1 Plancia delle Risorse. La plancia è stampata su due lati: uno per 2 giocatori, uno per 3 o 4.
rule-comp-3-title = Carte Lavoratore e lavoratori
rule-comp-3 = Ogni giocatore ha le stesse 4 carte Lavoratore, e 9 lavoratori. I colori sono viola, blu, rosso e giallo.
rule-comp-4-title = Personaggi e gilde
rule-comp-4 = Ci sono 12 personaggi, 3 per ognuna delle quattro gilde: Maschera, Gallo, Campane e Giglio.
rule-comp-5-title = Risorse
rule-comp-5 = Ci sono 4 risorse: legno, argilla, pietra e cristallo.
rule-comp-6-title = Edizioni
rule-comp-6 = Ciò che è stampato sulle carte e sulla plancia si chiama edizione. Le regole non ne dipendono.

## Set-up

rule-setup-1-title = Con che cosa cominci
rule-setup-1 = Ogni giocatore sceglie un colore tutto suo. Cominci con 4 carte Lavoratore in mano e 9 lavoratori nella riserva, senza monete, edifici né personaggi.
rule-setup-2-title = La prima carta
rule-setup-2 = La Piazza Centrale è la prima carta della città.
rule-setup-3-title = Il lato della plancia
rule-setup-3 = La Plancia delle Risorse mostra il lato per il vostro numero di giocatori: 2, oppure 3 e 4.
rule-setup-4-title = Le pile dei personaggi
rule-setup-4 = Ogni gilda si mescola in una pila scoperta, così che si veda solo il personaggio in cima. In 3 giocatori un personaggio a caso di ogni gilda esce dal gioco senza essere visto, in 2 giocatori due per gilda.
rule-setup-5-title = Il mazzo e la Riga degli Edifici
rule-setup-5 = Le 64 carte si mescolano in un mazzo, con la moneta in su. Sei si dispongono con l’edificio in su: sono la Riga degli Edifici. La posizione 1 è la più lontana dal mazzo, la posizione 6 gli sta accanto.
rule-setup-6-title = La prima risorsa
rule-setup-6 = Il primo giocatore è scelto a caso. Dall’ultimo giocatore al primo, ognuno prende una risorsa che nessuno ha ancora preso: un lavoratore va gratis dalla riserva allo spazio superiore, quello da 2 monete.
rule-setup-7-title = In senso orario
rule-setup-7 = Poi si gioca in senso orario a partire dal primo giocatore.

## A turn

rule-turn-1-title = Una sola azione principale
rule-turn-1 = Nel tuo turno fai esattamente un’azione principale: giochi una carta Lavoratore, oppure costruisci.
rule-turn-2-title = In qualsiasi momento del tuo turno
rule-turn-2 = Ogni volta che nel tuo turno hai una decisione da prendere, puoi usare l’Imbroglione, il Contabile e il Viaggiatore e togliere lavoratori dalla plancia: prima e dopo l’azione principale, ma anche nel mezzo, quando scegli una seconda risorsa o un bonus. Non puoi farlo mentre scegli quale edificio scartare. L’Imbroglione e il Contabile agiscono una volta per turno ciascuno, anche se restituisci la carta e la riprendi. Se costruisci con il Costruttore, è il turno di un altro giocatore e puoi solo togliere lavoratori dalla plancia.
rule-turn-3-title = Togliere lavoratori dalla plancia
rule-turn-3 = Ogni volta che hai una decisione da prendere puoi togliere quanti tuoi lavoratori vuoi dalla Plancia delle Risorse e rimetterli gratis nella riserva. Ma non mentre scegli quale edificio se ne va.
rule-turn-4-title = Non si passa
rule-turn-4 = Non si può passare, e non serve mai: la posizione 1 della riga è gratis con ogni carta Lavoratore. Per un’edizione in cui non lo è, vedi HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Ricevere e pagare monete
rule-limit-1 = Per ricevere una moneta prendi la prima carta del mazzo, con la moneta in su, senza guardarne l’altra faccia. Una moneta pagata va in cima al mazzo. L’ultima moneta ricevuta è la prima a essere pagata, ed è quella che l’Imbroglione gira.
rule-limit-2-title = Cinque monete
rule-limit-2 = Non hai mai più di 5 monete: arrivati a 5 ci si ferma.
rule-limit-3-title = Due edifici
rule-limit-3 = Non hai mai più di 2 edifici davanti a te. Quando ne ricevi un terzo scegli subito quale dei tre se ne va, magari quello nuovo. Finisce in fondo al mazzo, con la moneta in su.
rule-limit-4-title = Nessuno guarda
rule-limit-4 = Nessuno può guardare la faccia con l’edificio di una moneta, né il mazzo.
rule-limit-5-title = I costi si pagano per intero
rule-limit-5 = Devi poter pagare un costo per intero, altrimenti la mossa non è permessa. Un costo di 0 non è un pagamento.
rule-limit-6-title = Il mazzo non è mai vuoto
rule-limit-6 = Lo si ricava dalle altre regole: con la riga, tutte le monete, tutti gli edifici davanti ai giocatori e tutti gli edifici in città, nel mazzo restano almeno 7 carte.

## Worker cards

rule-work-1-title = Recuperare le carte Lavoratore
rule-work-1 = Se all’inizio del tuo turno non hai carte Lavoratore in mano, le riprendi tutte e quattro, gratis e in automatico. Con 1, 2 o 3 in mano puoi riprendere le altre per 1 moneta per ogni carta che hai ancora in mano; in quel turno la tua azione principale dev’essere giocare una carta Lavoratore, anche se la Signora ha reso il recupero gratuito.
rule-work-2-title = Giocare una carta Lavoratore
rule-work-2 = Gioca scoperta una carta Lavoratore dalla mano e scegli uno dei suoi tre usi: monete, una risorsa o un edificio.
rule-work-3-title = Carte giocate
rule-work-3 = Una carta Lavoratore giocata resta sul tavolo finché non la recuperi.
rule-work-4-title = Per le monete
rule-work-4 = Ricevi tante monete quante ne mostra la carta. Una carta che non ne mostra non ha questo uso. Puoi farlo anche con 5 monete: allora non ricevi niente.
rule-work-5-title = Per una risorsa
rule-work-5 = Scegli una delle risorse che la carta mostra. Un lavoratore va dalla tua riserva allo spazio libero più economico di quella risorsa, e tu paghi ciò che lo spazio costa. Con la riserva vuota non è permesso: prima togli un lavoratore dalla plancia.
rule-work-6-title = Gli spazi
rule-work-6 = Gli spazi della riga inferiore costano 0 o 1 moneta e accolgono un lavoratore ciascuno. Lo spazio superiore costa 2 monete e accoglie qualsiasi numero di lavoratori di tutti i giocatori.
rule-work-7-title = Per un edificio
rule-work-7 = Prendi uno dei 6 edifici della riga e paga ciò che la carta giocata indica per la sua posizione; il verde è gratis. Prima paghi, poi l’Esattore delle Tasse riceve la sua moneta, poi prendi la carta, poi la riga si completa, e per ultimo se ne va un eventuale terzo edificio.
rule-work-8-title = Completare la riga
rule-work-8 = La riga si chiude verso sinistra, lontano dal mazzo. Una carta del mazzo riempie la posizione 6.

## Building

rule-build-1-title = Pagare un edificio
rule-build-1 = Scegli uno dei tuoi edifici e paga le sue risorse. Per ognuna, il tuo lavoratore sullo spazio più economico che occupi di quella risorsa torna nella riserva. Puoi riusarlo subito.
rule-build-2-title = Accanto alla città
rule-build-2 = La carta deve avere un bordo in comune con almeno una carta della città. Gli angoli non contano.
rule-build-3-title = Niente sopra la Piazza Centrale
rule-build-3 = Non si costruisce sopra la riga della Piazza Centrale.
rule-build-4-title = Non si ruota
rule-build-4 = Le carte non si ruotano mai.
rule-build-5-title = Strade e case
rule-build-5 = I bordi che si toccano devono corrispondere: strada con strada, case con case.
rule-build-6-title = Ciò che è costruito resta
rule-build-6 = Una carta in città non si sposta né si toglie mai.
rule-build-7-title = Il proprietario
rule-build-7 = Metti un lavoratore della tua riserva sulla carta: il proprietario sei tu.
rule-build-8-title = I bonus di una costruzione
rule-build-8 = Poi ottieni il bonus della nuova carta e quello di ogni carta adiacente collegata da una strada, nell’ordine che vuoi. Conta anche la Piazza Centrale.
rule-build-9-title = Il personaggio di una costruzione
rule-build-9 = Poi, se la nuova carta mostra una gilda, prendi un personaggio di quella gilda. Solo la nuova carta ne dà uno.

## Bonuses

rule-bonus-1-title = Una risorsa
rule-bonus-1 = Puoi mettere 1 lavoratore della riserva sullo spazio libero più economico della risorsa indicata. È gratis, come tutti i bonus.
rule-bonus-2-title = Una risorsa a scelta
rule-bonus-2 = Come BONUS-1, ma con una risorsa a tua scelta.
rule-bonus-3-title = Raddoppiare una risorsa
rule-bonus-3 = Come BONUS-1, ma con una risorsa dove hai già un lavoratore.
rule-bonus-4-title = Trasformare una risorsa
rule-bonus-4 = Uno dei tuoi lavoratori sulla plancia, scegli tu quale, può spostarsi sullo spazio libero più economico di un’altra risorsa.
rule-bonus-5-title = Una moneta
rule-bonus-5 = Ricevi 1 moneta. Questo bonus si prende sempre.
rule-bonus-6-title = Rinunciare a un bonus
rule-bonus-6 = Puoi rinunciare a ogni bonus tranne la moneta. Un bonus che non si può usare si salta.

## Characters

rule-char-1-title = Prendere un personaggio
rule-char-1 = Prendi il personaggio in cima alla pila della gilda. Se la pila è vuota, prima tutti i giocatori, anche tu, restituiscono ogni personaggio di quella gilda, e li si mescola in una nuova pila.
rule-char-2-title = Tenere i personaggi
rule-char-2 = Un personaggio sta scoperto davanti a chi lo ha e vale finché non viene restituito. Puoi averne quanti vuoi.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Le tue carte Lavoratore possono ottenere qualsiasi risorsa. Alla fine 5 punti.
rule-char-lo-title = { -landowner }
rule-char-lo = Ogni risorsa che ottieni con una carta Lavoratore ti costa 1 moneta in meno, mai meno di 0. Alla fine 4 punti.
rule-char-se-title = { -seignior }
rule-char-se = Con una carta Lavoratore puoi ottenere 2 delle risorse che mostra, uguali o diverse. Paghi per ognuna. Alla fine 3 punti.
rule-char-ch-title = { -cheater }
rule-char-ch = Una volta per turno puoi trasformare in un edificio la moneta che hai ottenuto per ultima. Nessuno lo vede prima. Alla fine 3 punti.
rule-char-mi-title = { -mistress }
rule-char-mi = Recuperare le carte Lavoratore ti costa 1 moneta in meno, mai meno di 0. Alla fine 5 punti.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Una volta per turno puoi scambiare un tuo edificio con uno della riga; il tuo ne prende la posizione. Alla fine 2 punti.
rule-char-gh-title = { -ghost }
rule-char-gh = Ogni tua carta Lavoratore può ottenere 3 monete. Alla fine 4 punti.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Ogni volta che un altro giocatore paga monete, ricevi 1 moneta. Alla fine 2 punti.
rule-char-be-title = { -benefactor }
rule-char-be = Ricevi 1 moneta all’inizio di ogni tuo turno. Alla fine 3 punti.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Quando costruisci ottieni il bonus di ogni carta adiacente, anche senza strada. Alla fine 2 punti.
rule-char-bu-title = { -builder }
rule-char-bu = Dopo che un altro giocatore ha costruito puoi costruire anche tu, con le solite regole e per 2 monete, perfino nell’ultimo turno. Alla fine 4 punti.
rule-char-tr-title = { -traveller }
rule-char-tr = Nel tuo turno puoi mettere 1 lavoratore su un posto libero della Piazza Centrale pagando la risorsa di quel posto. Puoi averne lì al massimo 1; resta e vale anche quando il Viaggiatore ti ha lasciato. Alla fine 7 punti, oppure 0 se hai un lavoratore nella Piazza Centrale.

## The end and the score

rule-end-1-title = Sei lavoratori in città
rule-end-1 = Quando un giocatore ha 6 lavoratori in città, tra edifici e Piazza Centrale, il turno si conclude, compresa un’eventuale risposta del Costruttore. Poi la partita finisce. Quel giocatore ha fatto scattare la fine; se due nello stesso turno, il primo. Chi mette il sesto lavoratore con il Viaggiatore prima dell’azione principale la fa comunque.
rule-end-2-title = Un limite di turni
rule-end-2 = Una partita non ha limiti. Un programma può fissare un limite di turni: lì la partita finisce e si contano i punti, nessuno ha fatto scattare la fine, e in caso di parità vince chi viene prima nell’ordine di turno.
rule-score-1-title = Che cosa conta
rule-score-1 = Contano ogni carta della città con un tuo lavoratore sopra, i punti dei tuoi personaggi, e 1 punto per ogni tuo lavoratore sulla Plancia delle Risorse.
rule-score-2-title = Le formule
rule-score-2 = Diamante: 5 o 4 punti, come stampato. Tre per ognuna: 3 per ogni carta adiacente. Scudi: la somma degli scudi delle carte adiacenti. Diamanti: 3, più 1 per ogni carta diamante in città. Colonna: 1, più 1 per ogni carta nella sua colonna. Gilda: 1 o 2, come stampato, più 1 per ogni carta di quella gilda in città. Adiacenti: 1, più 1 per ogni carta adiacente. Riga: 2, più 1 per ogni carta nella sua riga. Piazza Centrale: 4 a ogni giocatore che vi ha un lavoratore.
rule-score-3-title = Una carta conta sé stessa
rule-score-3 = Una carta conta anche sé stessa nella propria riga, colonna e gilda.
rule-score-4-title = Scudi
rule-score-4 = Lo scudo di una carta è il numero di base della sua formula: Gilda (1 o 2), Riga (2), Colonna (1), Adiacenti (1) o Diamanti (3). Tutte le altre carte e la Piazza Centrale non hanno scudo.
rule-score-5-title = La Piazza Centrale è una carta
rule-score-5 = La Piazza Centrale conta come carta adiacente, e nella sua riga e colonna. Non ha gilda.
rule-score-6-title = Chi vince
rule-score-6 = Vince chi ha più punti. In caso di parità vince, tra i pari, chi ha fatto scattare la fine, altrimenti quello di loro che in senso orario viene prima dopo quel giocatore.

## What nobody knows

rule-info-1-title = Nessun segreto
rule-info-1 = Una carta Lavoratore che non è scoperta è in mano, quindi i giocatori non hanno segreti. A tutti allo stesso modo restano nascosti l’ordine del mazzo, le facce con gli edifici delle monete, i personaggi sotto il primo, e quelli tolti durante la preparazione.
rule-info-2-title = Carte già viste
rule-info-2 = Una carta che è stata una volta con l’edificio in su resta nota: in fondo al mazzo la si può seguire. Tra le carte mai viste ogni ordine è ugualmente probabile, e niente di ciò che viene mostrato a qualcuno ne dipende.
rule-info-3-title = Personaggi già visti
rule-info-3 = Lo stesso vale per i personaggi: l’ordine di quelli coperti in una pila è ignoto dall’ultima mescolata, e quelli mai visti potrebbero anche essere quelli tolti durante la preparazione.

## Le nostre regole

rule-house-1-title = Regola della casa: finire il giro
rule-house-1 = Una regola nostra, che nessun regolamento contiene. Vale solo se la si sceglie. Dopo il sesto lavoratore si finisce il giro, così che tutti abbiano giocato lo stesso numero di turni; poi la partita finisce. A far scattare la fine è il primo giocatore con sei lavoratori in città (SCORE-6).
rule-house-2-title = Una carta Lavoratore per niente
rule-house-2 = Una regola nostra per le edizioni in cui, con qualche carta Lavoratore, nessuna posizione della riga è gratis. Se non hai nessuna azione principale, puoi giocare una qualsiasi carta Lavoratore della tua mano per le monete, anche se non ne mostra. Non ricevi niente.

## Worked examples

rule-ex-1-title = Preparazione in 4 giocatori
rule-ex-1 = L’ordine di turno è blu, viola, giallo, rosso. Il rosso prende pietra, il giallo cristallo, il viola legno e il blu argilla. Comincia il blu.
rule-ex-2-title = Un recupero gratuito
rule-ex-2 = Il rosso ha giocato tutte e quattro le carte Lavoratore. Le recupera gratis, e poi ne gioca una.
rule-ex-3-title = Un recupero a pagamento
rule-ex-3 = Il giallo ha una carta Lavoratore in mano. Paga 1 moneta, ne recupera tre e ne gioca una.
rule-ex-4-title = Monete
rule-ex-4 = Il blu gioca per le monete la carta Lavoratore con 2 monete e ne riceve 2.
rule-ex-5-title = Una risorsa
rule-ex-5 = Il rosso gioca la carta Lavoratore con legno e argilla, e prende argilla. Lo spazio libero più economico costa 1, quindi il rosso paga 1 moneta.
rule-ex-6-title = Un edificio
rule-ex-6 = Il viola prende l’edificio in posizione 5 per 1 moneta. Quello in posizione 6 si sposta a sinistra, e dal mazzo ne arriva uno nuovo.
rule-ex-7-title = Pagare una costruzione
rule-ex-7 = Il rosso costruisce una carta che costa legno, pietra e cristallo. Tre lavoratori tornano nella riserva.
rule-ex-8-title = Costruzioni non permesse
rule-ex-8 = Tre costruzioni non sono permesse: una carta sopra la riga della Piazza Centrale, una carta con un bordo che non corrisponde e una carta ruotata.
rule-ex-9-title = Bonus e un personaggio
rule-ex-9 = Il giallo costruisce una carta della gilda del Gallo. Dà il proprio bonus, e dà il suo anche la carta di sopra, collegata da una strada. La carta a destra la tocca con le case e non ne dà, e nemmeno quella all’angolo. Poi il giallo prende il personaggio in cima alla pila della gilda del Gallo.
rule-ex-10-title = Contare i punti di una città
rule-ex-10 = Il blu ha il diamante A e un lavoratore nella Piazza Centrale C: 4 + 4. Il viola ha B, una gilda 2 con 3 maschere in città, e D, 3 più 2 diamanti: 5 + 5. Il rosso ha la Piazza Centrale C, E con 2 carte adiacenti a 3 l’una, e F, gli scudi di B e G: 4 + 6 + 3. Il giallo ha G, una colonna di 2, e il diamante H: 3 + 4.
