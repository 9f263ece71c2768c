### Setting up a table, waiting for people, watching.


level-newcomer = Nieuweling (makkelijk)
level-apprentice = Leerling
level-mason = Metselaar (gemiddeld)
level-architect = Architect
level-mayor = Burgemeester (de sterkste)

setup-heading = Een tafel klaarzetten
setup-seats = Wie speelt?
setup-players = Aantal spelers
setup-seat = Plaats { $number }
setup-colour = Kleur
setup-who = Wie hier zit
setup-name = Naam
setup-level = Niveau van de bot
setup-kind-me = Ik
setup-kind-here = Nog iemand hier
setup-kind-bot = Een bot
setup-kind-link = Iemand met een link
setup-kind-open = Wie er maar komt
setup-note-link = Je krijgt een link voor deze plaats.
setup-note-open = Meedoen met de code van de tafel.
setup-at-once = Het spel begint meteen.
setup-waits = Jullie wachten samen tot iedereen er is, of vullen de vrije plaatsen met bots.
setup-options = Hoe we spelen
setup-make = Naar de tafel
setup-table-name = Naam van de tafel
setup-edition = Welk spel
setup-clock = Bedenktijd per keuze
setup-clock-none = geen limiet
setup-clock-s30 = 30 seconden
setup-clock-m1 = 1 minuut
setup-clock-m2 = 2 minuten
setup-clock-m5 = 5 minuten
setup-clock-d1 = 1 dag
setup-clock-d3 = 3 dagen
setup-pace = Tempo van de bots
setup-pace-quick = snel
setup-pace-normal = normaal
setup-pace-slow = langzaam
setup-pace-step = stap voor stap, als ik het vraag
setup-deal = Verdeling
setup-deal-note = Een woord naar keuze. Hetzelfde woord deelt dezelfde kaarten; iedereen krijgt het te zien. Leeg: een geheime verdeling.
setup-undo = Ongedaan maken
setup-undo-note = Terug tot er voor het laatst iets onthuld is
setup-confirm = Beurt bevestigen
setup-confirm-note = Zolang er nog iets terug kan
setup-hints = Tips
setup-hints-note = Een bot zegt wat hij zou doen
setup-orders = Vaste opdracht voor de Bouwmeester
setup-orders-note = Niet elke keer vragen
setup-finish-round = De ronde afmaken
setup-finish-round-note = Huisregel: iedereen heeft evenveel beurten
setup-chances = Winstkansen
setup-chances-note = Iedereen ziet ze
setup-public = Openbaar
setup-public-note = Iedereen mag hem vinden en meekijken

waiting-heading = Wachten op spelers
waiting-missing = { $missing ->
        [0] Iedereen is er.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $missing } plaatsen vrij.
    }
waiting-free = vrij
waiting-bot = bot
waiting-for-open = vrij voor wie er komt
waiting-for-link = wacht op wie de link heeft
waiting-for-here = vrij
waiting-here = is er
waiting-away = niet verbonden
waiting-sit = Hier zitten
waiting-sit-down = Gaan zitten
waiting-copy-link = Link kopiëren
waiting-copied = Gekopieerd
waiting-copy-table = Link van de tafel kopiëren
waiting-qr = QR-code
waiting-qr-alt = QR-code van de link
waiting-qr-note = Voor een telefoon die deze server kan bereiken.
waiting-only-here = Dit adres werkt alleen op deze computer. Start voor telefoons in hetzelfde netwerk de server met: oddville serve --lan
waiting-drawing = De code wordt getekend …
waiting-invite = Iemand uitnodigen
waiting-code = Code van de tafel: { $code }
waiting-invite-note = Geef de code door, of stuur de link.
waiting-fill = Met bots aanvullen en beginnen
waiting-start = Beginnen
waiting-host-starts = Wie de tafel heeft gemaakt, begint het spel.

watch-heading = Meekijken
watch-about = Openbare tafels. In OddVille heeft niemand geheimen: je ziet precies wat de spelers zien.
watch-table = Een tafel
watch-look = meekijken
watch-free = { $seats ->
        [one] 1 vrije plaats
       *[other] { $seats } vrije plaatsen
    }
watch-running = Hier wordt gespeeld
watch-running-none = Er speelt nu niemand aan een openbare tafel.
watch-waiting = Hier ontbreekt nog iemand
watch-waiting-none = Er wacht geen openbare tafel. Zet er een klaar!
watch-over = Afgelopen
watch-over-none = Nog geen afgelopen spellen.
watch-more = Meer tafels
