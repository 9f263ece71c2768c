### What the pages in the browser say.

## Drawings in words

describe-streets = Strade: { $sides }
describe-no-streets = Nessuna strada
describe-cost = Costo: { $resources }
describe-bonus = Bonus: { $bonus }
describe-guild = Gilda: { $guild }
describe-points = Punti: { $worth }
describe-worker-card =
    Carta Lavoratore { $number }, { $colour }. { $coins ->
        [0] Nessuna moneta
        [one] 1 moneta
       *[other] { $coins } monete
    }. Risorse: { $resources }. Prezzi della riga: { $costs }
describe-character = { $character }: { $power }. Punti: { $points }
describe-square = { $points } punti a ogni giocatore con un lavoratore qui
describe-pile = { $guild }: { $character } in cima, { $count } { $count ->
        [one] carta
       *[other] carte
    }
describe-pile-empty = { $guild }: pila vuota; al prossimo personaggio preso, tutti restituiscono i propri
describe-deck = Mazzo: { $count } carte
describe-coins = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    } su 5
describe-board = Plancia delle Risorse per { $players } giocatori
describe-worker = lavoratore { $colour }

colour-purple = viola
colour-blue = blu
colour-red = rosso
colour-yellow = giallo

## The look

look-label = Tema
look-system = Di sistema
look-light = Chiaro
look-dark = Scuro
look-contrast = Alto contrasto

## The card gallery

gallery-title = Le carte di OddVille
gallery-note = Una ricostruzione: tutti i disegni, i nomi e i valori sono nostri. Seleziona una carta per ingrandirla.
gallery-print = Stampa le carte
gallery-size = Dimensione
gallery-show = Mostra
gallery-show-row = Nella riga
gallery-show-city = In città
gallery-buildings = Edifici
gallery-square = Piazza Centrale
gallery-worker-cards = Carte Lavoratore
gallery-characters = Personaggi
gallery-city = Una città
gallery-board = Plancia delle Risorse
gallery-piles = Pile delle gilde, mazzo e monete
gallery-workers = Lavoratori
gallery-icons = Icone
gallery-marks = Segni su una casella
gallery-close = Chiudi
gallery-failed = Impossibile caricare le carte. Ricarica la pagina per riprovare.
mark-legal = qui si può costruire
mark-would-fit = combacia, ma il costo non è pagabile
mark-pinned = selezionata
mark-last-move = ultima mossa
mark-refused = non combacia

## The print sheet

print-title = OddVille da stampare e ritagliare
print-how = Stampa al 100%, senza margini aggiuntivi, oppure salva come PDF. Ritaglia lungo i segni.
print-now = Stampa
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-backs = Retri per la stampa fronte-retro
