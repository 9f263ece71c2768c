### The rules, by id: a title of a few words, and the rule itself.

chapter-comp = Componenti
chapter-setup = Preparazione
chapter-turn = Il turno
chapter-limit = Monete, edifici e limiti
chapter-work = Giocare una carta Lavoratore
chapter-build = Sviluppare OddVille
chapter-bonus = Bonus
chapter-char = Personaggi
chapter-end = Fine della partita
chapter-score = Punteggio
chapter-info = Informazioni nascoste
chapter-house = Regole nostre
chapter-ex = Esempi

rules-heading = Le regole di OddVille
rules-about = OddVille è un gioco da 2 a 4 giocatori. Mandi i tuoi lavoratori a procurarsi monete, risorse e progetti di edifici, e tutti i giocatori costruiscono insieme, carta dopo carta, un’unica città. La partita finisce quando un giocatore ha sei lavoratori in città, e vince chi ha più punti.
rules-ids = Ogni regola ha una sigla, come BUILD-5. Quando il gioco rifiuta una mossa indica la sigla, così puoi cercare qui la regola.
rules-source = Il gioco da tavolo è di Carlo Lavezzi (nel regolamento inglese, per errore, Lavezzari) ed è stato pubblicato da What’s Your Game nel 2012. Questo progetto è indipendente da entrambi; le regole sono scritte con parole nostre.
rulings-heading = Dove i regolamenti non concordano
rulings-about = OddVille è uscito con regolamenti in cinque lingue: inglese, italiano, olandese, francese e tedesco. Non sempre concordano, e a volte nessuno risponde a una domanda. Qui trovi tutte queste domande, con la nostra decisione e il motivo. In generale, un regolamento che dice qualcosa conta più di uno che tace, e la maggioranza conta più di un singolo regolamento.

## The box

rule-comp-1-title = Monete ed edifici
rule-comp-1 = Ci sono 64 carte a due facce. Una carta con la faccia moneta in su è una moneta, altrimenti è un edificio.
rule-comp-2-title = Piazza Centrale e Plancia delle Risorse
rule-comp-2 = Ci sono 1 Piazza Centrale e 1 Plancia delle Risorse. La plancia è stampata su due lati: uno per 2 giocatori, l’altro per 3 o 4.
rule-comp-3-title = Carte Lavoratore e lavoratori
rule-comp-3 = Ogni giocatore ha le stesse 4 carte Lavoratore, e 9 lavoratori. I colori sono viola, blu, rosso e giallo.
rule-comp-4-title = Personaggi e gilde
rule-comp-4 = Ci sono 12 personaggi, 3 per ognuna delle quattro gilde: Maschera, Gallo, Campane e Giglio.
rule-comp-5-title = Risorse
rule-comp-5 = Ci sono 4 risorse: legno, argilla, pietra e cristallo.
rule-comp-6-title = Edizioni
rule-comp-6 = Ciò che è stampato sulle carte e sulla plancia si chiama edizione. Le regole non ne dipendono.

## Set-up

rule-setup-1-title = Dotazione iniziale
rule-setup-1 = Ogni giocatore sceglie un colore diverso. Inizi con 4 carte Lavoratore in mano e 9 lavoratori nella riserva, senza monete, edifici né personaggi.
rule-setup-2-title = La prima carta
rule-setup-2 = La Piazza Centrale è la prima carta della città.
rule-setup-3-title = Il lato della plancia
rule-setup-3 = Usate il lato della Plancia delle Risorse adatto al numero di giocatori: 2, oppure 3 e 4.
rule-setup-4-title = Le pile dei personaggi
rule-setup-4 = Mescolate i personaggi di ogni gilda in una pila scoperta, in modo che si veda solo il primo. In 3 giocatori si rimuove dal gioco, senza guardarlo, un personaggio a caso di ogni gilda; in 2 giocatori se ne rimuovono due per gilda.
rule-setup-5-title = Il mazzo e la Riga degli Edifici
rule-setup-5 = Le 64 carte si mescolano in un mazzo, con la faccia moneta in su. Sei carte si dispongono con la faccia edificio in su e formano la Riga degli Edifici. La posizione 1 è la più lontana dal mazzo, la posizione 6 è accanto al mazzo.
rule-setup-6-title = La prima risorsa
rule-setup-6 = Il primo giocatore si sceglie a caso. Dall’ultimo giocatore fino al primo, ognuno prende una risorsa che nessuno ha ancora preso: un lavoratore va gratis dalla sua riserva allo spazio superiore (da 2 monete) di quella risorsa.
rule-setup-7-title = In senso orario
rule-setup-7 = Poi si gioca in senso orario a partire dal primo giocatore.

## A turn

rule-turn-1-title = Un’azione principale
rule-turn-1 = Nel tuo turno svolgi esattamente un’azione principale: giochi una carta Lavoratore oppure costruisci.
rule-turn-2-title = In qualsiasi momento del tuo turno
rule-turn-2 = Ogni volta che nel tuo turno devi prendere una decisione, puoi usare l’Imbroglione, il Contabile e il Viaggiatore e ritirare lavoratori dalla plancia: prima e dopo l’azione principale, e anche durante, quando puoi prendere una seconda risorsa o un bonus. L’unica eccezione è mentre scegli quale edificio scartare. L’Imbroglione e il Contabile si possono usare una volta per turno ciascuno, anche se restituisci la carta e la riprendi. Se costruisci con il Costruttore, è il turno di un altro giocatore e puoi solo ritirare lavoratori dalla plancia.
rule-turn-3-title = Ritirare lavoratori dalla plancia
rule-turn-3 = Ogni volta che devi prendere una decisione, puoi ritirare gratis dalla Plancia delle Risorse quanti tuoi lavoratori vuoi e rimetterli nella riserva. L’unica eccezione è mentre scegli quale edificio scartare.
rule-turn-4-title = Non si passa
rule-turn-4 = Non si può passare, e non è mai necessario: la posizione 1 della riga è gratis con ogni carta Lavoratore. Per un’edizione in cui non lo è, vedi HOUSE-2.

## Coins, buildings and limits

rule-limit-1-title = Ricevere e pagare monete
rule-limit-1 = Per ricevere una moneta prendi la prima carta del mazzo, con la faccia moneta in su, senza guardare l’altra faccia. Una moneta pagata va in cima al mazzo. La moneta ricevuta per ultima è la prima a essere pagata, ed è quella che l’Imbroglione gira.
rule-limit-2-title = Al massimo cinque monete
rule-limit-2 = Non puoi avere più di 5 monete: quando ne hai 5, non ne ricevi altre.
rule-limit-3-title = Al massimo due edifici
rule-limit-3 = Non puoi avere più di 2 edifici davanti a te. Quando ne ottieni un terzo, scegli subito quale dei tre scartare; può essere quello nuovo. Va in fondo al mazzo, con la faccia moneta in su.
rule-limit-4-title = Vietato guardare
rule-limit-4 = Nessuno può guardare la faccia edificio di una moneta, né il mazzo.
rule-limit-5-title = I costi si pagano per intero
rule-limit-5 = Devi poter pagare un costo per intero, altrimenti la mossa non è permessa. Un costo di 0 non è un pagamento.
rule-limit-6-title = Il mazzo non è mai vuoto
rule-limit-6 = Deriva dalle altre regole: anche togliendo dal mazzo la riga, tutte le monete, tutti gli edifici davanti ai giocatori e tutti gli edifici in città, restano almeno 7 carte.

## Worker cards

rule-work-1-title = Recuperare le carte Lavoratore
rule-work-1 = Se all’inizio del tuo turno non hai carte Lavoratore in mano, le recuperi tutte e quattro automaticamente e gratis. Se ne hai da 1 a 3, puoi recuperare le altre pagando 1 moneta per ogni carta ancora in mano; in quel turno l’azione principale deve essere giocare una carta Lavoratore, anche se la Signora ha reso gratuito il recupero.
rule-work-2-title = Giocare una carta Lavoratore
rule-work-2 = Gioca scoperta una carta Lavoratore dalla mano e scegli uno dei suoi tre usi: monete, una risorsa o un edificio.
rule-work-3-title = Carte giocate
rule-work-3 = Una carta Lavoratore giocata resta davanti a te finché non la recuperi.
rule-work-4-title = Per le monete
rule-work-4 = Ricevi tante monete quante ne mostra la carta. Una carta che non ne mostra non si può usare per le monete. Puoi farlo anche quando hai già 5 monete, ma non ricevi niente.
rule-work-5-title = Per una risorsa
rule-work-5 = Scegli una delle risorse mostrate dalla carta. Un lavoratore va dalla tua riserva allo spazio libero più economico di quella risorsa, e tu paghi il costo dello spazio. Se la riserva è vuota non è permesso: prima ritira un lavoratore dalla plancia.
rule-work-6-title = Gli spazi
rule-work-6 = Gli spazi della riga inferiore costano 0 o 1 moneta e ospitano un lavoratore ciascuno. Lo spazio superiore costa 2 monete e ospita un numero qualsiasi di lavoratori di tutti i giocatori.
rule-work-7-title = Per un edificio
rule-work-7 = Prendi uno dei 6 edifici della riga e paga il costo che la carta giocata indica per la sua posizione; il verde è gratis. Prima paghi, poi l’Esattore delle Tasse riceve una moneta, poi prendi la carta, poi la riga viene completata e infine, se hai tre edifici, ne scarti uno.
rule-work-8-title = Completare la riga
rule-work-8 = Le carte della riga scorrono a sinistra, lontano dal mazzo, per chiudere il vuoto. Una carta del mazzo occupa la posizione 6.

## Building

rule-build-1-title = Pagare un edificio
rule-build-1 = Scegli uno dei tuoi edifici e paga le sue risorse. Per ogni risorsa, il tuo lavoratore sullo spazio più economico che occupi torna nella riserva. Puoi riutilizzarlo subito.
rule-build-2-title = Adiacente alla città
rule-build-2 = La carta deve toccare almeno una carta della città, bordo contro bordo. Gli angoli non contano.
rule-build-3-title = Niente sopra la Piazza Centrale
rule-build-3 = Non si può costruire sopra la riga della Piazza Centrale.
rule-build-4-title = Non si ruota
rule-build-4 = Le carte non si possono ruotare.
rule-build-5-title = Strade e case
rule-build-5 = Tutti i bordi che si toccano devono combaciare: strada con strada, case con case.
rule-build-6-title = Le carte restano dove sono
rule-build-6 = Una carta in città non viene mai spostata né rimossa.
rule-build-7-title = Il proprietario
rule-build-7 = Metti sulla carta un lavoratore della tua riserva: ne sei il proprietario.
rule-build-8-title = I bonus quando costruisci
rule-build-8 = Poi ottieni il bonus della nuova carta e quello di ogni carta adiacente collegata a essa da una strada, nell’ordine che preferisci. Vale anche per la Piazza Centrale.
rule-build-9-title = Il personaggio quando costruisci
rule-build-9 = Poi, se la nuova carta mostra una gilda, prendi un personaggio di quella gilda. Solo la nuova carta ne dà uno.

## Bonuses

rule-bonus-1-title = Una risorsa
rule-bonus-1 = Puoi mettere 1 lavoratore della tua riserva sullo spazio libero più economico della risorsa indicata. Come tutti i bonus, è gratis.
rule-bonus-2-title = Una risorsa a scelta
rule-bonus-2 = Come BONUS-1, ma con una risorsa a tua scelta.
rule-bonus-3-title = Raddoppiare una risorsa
rule-bonus-3 = Come BONUS-1, ma con una risorsa su cui hai già un lavoratore.
rule-bonus-4-title = Trasformare una risorsa
rule-bonus-4 = Puoi spostare uno dei tuoi lavoratori sulla plancia, a tua scelta, sullo spazio libero più economico di un’altra risorsa.
rule-bonus-5-title = Una moneta
rule-bonus-5 = Ricevi 1 moneta. A questo bonus non si può rinunciare.
rule-bonus-6-title = Rinunciare a un bonus
rule-bonus-6 = Puoi rinunciare a qualsiasi bonus tranne la moneta. Un bonus che non si può usare si salta.

## Characters

rule-char-1-title = Prendere un personaggio
rule-char-1 = Prendi il personaggio in cima alla pila della gilda. Se la pila è vuota, prima tutti i giocatori, anche tu, restituiscono tutti i personaggi di quella gilda, che vengono mescolati in una nuova pila.
rule-char-2-title = Tenere i personaggi
rule-char-2 = Un personaggio resta scoperto davanti al suo proprietario e ha effetto finché non viene restituito. Puoi avere quanti personaggi vuoi.
rule-char-hr-title = { -hr-manager }
rule-char-hr = Ogni tua carta Lavoratore può darti qualsiasi risorsa. 5 punti a fine partita.
rule-char-lo-title = { -landowner }
rule-char-lo = Ogni risorsa che ottieni con una carta Lavoratore ti costa 1 moneta in meno, ma mai meno di 0. 4 punti a fine partita.
rule-char-se-title = { -seignior }
rule-char-se = Con una carta Lavoratore puoi ottenere 2 delle risorse che mostra, uguali o diverse. Paghi per ciascuna. 3 punti a fine partita.
rule-char-ch-title = { -cheater }
rule-char-ch = Una volta per turno puoi trasformare in un edificio la moneta che hai ricevuto per ultima. Nessuno può vederlo prima. 3 punti a fine partita.
rule-char-mi-title = { -mistress }
rule-char-mi = Recuperare le carte Lavoratore ti costa 1 moneta in meno, ma mai meno di 0. 5 punti a fine partita.
rule-char-bk-title = { -bookkeeper }
rule-char-bk = Una volta per turno puoi scambiare un tuo edificio con uno della riga; il tuo ne prende la posizione. 2 punti a fine partita.
rule-char-gh-title = { -ghost }
rule-char-gh = Ogni tua carta Lavoratore può darti 3 monete. 4 punti a fine partita.
rule-char-tx-title = { -tax-collector }
rule-char-tx = Ogni volta che un altro giocatore paga monete, ricevi 1 moneta. 2 punti a fine partita.
rule-char-be-title = { -benefactor }
rule-char-be = Ricevi 1 moneta all’inizio di ogni tuo turno. 3 punti a fine partita.
rule-char-ll-title = { -lamplighter }
rule-char-ll = Quando costruisci, ottieni il bonus di ogni carta adiacente, anche senza strada. 2 punti a fine partita.
rule-char-bu-title = { -builder }
rule-char-bu = Dopo che un altro giocatore ha costruito, puoi costruire anche tu seguendo le normali regole e pagando 2 monete, perfino nell’ultimo turno. 4 punti a fine partita.
rule-char-tr-title = { -traveller }
rule-char-tr = Nel tuo turno puoi mettere 1 lavoratore su un posto libero della Piazza Centrale pagando la risorsa di quel posto. Puoi averne al massimo 1; resta lì e fa punti anche se perdi il Viaggiatore. 7 punti a fine partita, oppure 0 se hai un lavoratore sulla Piazza Centrale.

## The end and the score

rule-end-1-title = Sei lavoratori in città
rule-end-1 = Quando un giocatore ha 6 lavoratori in città, tra edifici e Piazza Centrale, si completa il turno in corso, compresa un’eventuale reazione del Costruttore. Poi la partita finisce. Quel giocatore ha fatto scattare la fine; se capita a due giocatori nello stesso turno, vale il primo. Se metti il sesto lavoratore con il Viaggiatore prima dell’azione principale, svolgi comunque quell’azione.
rule-end-2-title = Un limite di turni
rule-end-2 = La durata di una partita non ha limiti. Un programma può fissare un limite di turni: in quel caso la partita finisce lì e si contano i punti, nessuno ha fatto scattare la fine, e in caso di parità vince il primo nell’ordine di turno.
rule-score-1-title = Che cosa dà punti
rule-score-1 = Danno punti ogni carta della città con un tuo lavoratore sopra, i tuoi personaggi e, con 1 punto ciascuno, i tuoi lavoratori sulla Plancia delle Risorse.
rule-score-2-title = Le formule
rule-score-2 = Diamante: 5 o 4 punti, come stampato. Tre ciascuna: 3 per ogni carta adiacente. Scudi: la somma degli scudi delle carte adiacenti. Diamanti: 3, più 1 per ogni carta diamante in città. Colonna: 1, più 1 per ogni carta nella sua colonna. Gilda: 1 o 2, come stampato, più 1 per ogni carta di quella gilda in città. Adiacenti: 1, più 1 per ogni carta adiacente. Riga: 2, più 1 per ogni carta nella sua riga. Piazza Centrale: 4 a ogni giocatore che vi ha un lavoratore.
rule-score-3-title = Una carta conta sé stessa
rule-score-3 = Una carta conta anche sé stessa nella propria riga, colonna e gilda.
rule-score-4-title = Scudi
rule-score-4 = Lo scudo di una carta è il numero di base della sua formula: Gilda (1 o 2), Riga (2), Colonna (1), Adiacenti (1) o Diamanti (3). Le altre carte e la Piazza Centrale non hanno scudo.
rule-score-5-title = La Piazza Centrale è una carta
rule-score-5 = La Piazza Centrale conta come carta adiacente e come carta della sua riga e della sua colonna. Non ha gilda.
rule-score-6-title = Il vincitore
rule-score-6 = Vince chi ha più punti. In caso di parità vince, tra i giocatori in parità, chi ha fatto scattare la fine; altrimenti il primo di loro, in senso orario, dopo chi l’ha fatta scattare.

## What nobody knows

rule-info-1-title = Nessun segreto
rule-info-1 = Una carta Lavoratore che non è scoperta sul tavolo è nella mano del suo proprietario, quindi i giocatori non hanno segreti. L’ordine del mazzo, la faccia edificio delle monete, i personaggi sotto il primo e quelli rimossi nella preparazione sono nascosti a tutti allo stesso modo.
rule-info-2-title = Carte già viste
rule-info-2 = Una carta che è stata una volta con la faccia edificio in su resta nota: in fondo al mazzo la si può seguire. Tra le carte mai viste ogni ordine è ugualmente probabile, e niente di ciò che viene mostrato a qualcuno ne dipende.
rule-info-3-title = Personaggi già visti
rule-info-3 = Lo stesso vale per i personaggi: l’ordine di quelli coperti in una pila è ignoto dall’ultima volta che è stata mescolata, e quelli mai visti possono anche essere quelli rimossi nella preparazione.

## Rules of our own

rule-house-1-title = Regola della casa: finire il giro
rule-house-1 = Una regola della casa, nostra, che non è in nessun regolamento. Vale solo se la scegliete. Dopo il sesto lavoratore si finisce il giro, in modo che tutti abbiano giocato lo stesso numero di turni; poi la partita finisce. Ha fatto scattare la fine il giocatore che per primo ha avuto sei lavoratori in città (SCORE-6).
rule-house-2-title = Una carta Lavoratore a vuoto
rule-house-2 = Una regola nostra per le edizioni in cui, con qualche carta Lavoratore, nessuna posizione della riga è gratis. Se non hai nessuna azione principale possibile, puoi giocare per le monete una qualsiasi carta Lavoratore della tua mano, anche se non ne mostra. Non ricevi niente.

## Worked examples

rule-ex-1-title = Preparazione in 4 giocatori
rule-ex-1 = L’ordine di turno è blu, viola, giallo, rosso. Il rosso prende pietra, il giallo cristallo, il viola legno e il blu argilla. Inizia il blu.
rule-ex-2-title = Un recupero gratuito
rule-ex-2 = Il rosso ha giocato tutte e quattro le carte Lavoratore. Le recupera gratis e poi ne gioca una.
rule-ex-3-title = Un recupero a pagamento
rule-ex-3 = Il giallo ha una carta Lavoratore in mano. Paga 1 moneta, recupera le altre tre e ne gioca una.
rule-ex-4-title = Monete
rule-ex-4 = Il blu gioca la carta Lavoratore che mostra 2 monete e riceve 2 monete.
rule-ex-5-title = Una risorsa
rule-ex-5 = Il rosso gioca la carta Lavoratore che mostra legno e argilla e prende argilla. Lo spazio libero più economico costa 1, quindi il rosso paga 1 moneta.
rule-ex-6-title = Un edificio
rule-ex-6 = Il viola prende l’edificio in posizione 5 per 1 moneta. Quello in posizione 6 si sposta a sinistra, e dal mazzo ne arriva uno nuovo.
rule-ex-7-title = Pagare il costo
rule-ex-7 = Il rosso costruisce una carta che costa legno, pietra e cristallo. Tre lavoratori tornano nella riserva.
rule-ex-8-title = Costruzioni non permesse
rule-ex-8 = Tre costruzioni non sono permesse: una carta sopra la riga della Piazza Centrale, una carta con un bordo che non combacia e una carta ruotata.
rule-ex-9-title = Bonus e un personaggio
rule-ex-9 = Il giallo costruisce una carta della gilda del Gallo. La carta dà il proprio bonus, e dà il suo anche la carta sopra, collegata da una strada. La carta a destra è a contatto con le case e non ne dà, e nemmeno quella all’angolo. Poi il giallo prende il personaggio in cima alla pila della gilda del Gallo.
rule-ex-10-title = Il punteggio di una città
rule-ex-10 = Il blu ha il diamante A e un lavoratore nella Piazza Centrale C: 4 + 4. Il viola ha B, una gilda 2 con 3 maschere in città, e D, 3 più 2 diamanti: 5 + 5. Il rosso ha la Piazza Centrale C, E con 2 carte adiacenti a 3 l’una, e F, gli scudi di B e G: 4 + 6 + 3. Il giallo ha G, una colonna di 2, e il diamante H: 3 + 4.
