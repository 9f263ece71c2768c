### Setting up a table, waiting for people, watching.


level-newcomer = Nieuweling (makkelijk)
level-apprentice = Leerling
level-mason = Metselaar (gemiddeld)
level-architect = Architect
level-mayor = Burgemeester (sterkst)

setup-heading = Nieuwe tafel
setup-seats = Spelers
setup-players = Aantal spelers
setup-seat = Plaats { $number }
setup-colour = Kleur
setup-who = Soort plaats
setup-name = Naam
setup-level = Botniveau
setup-kind-me = Ik
setup-kind-here = Iemand op dit apparaat
setup-kind-bot = Bot
setup-kind-link = Iemand met een uitnodiging
setup-kind-open = Open plaats
setup-note-link = Je krijgt een link voor deze plaats.
setup-note-open = Spelers doen mee met de code van de tafel.
setup-at-once = Het spel begint meteen.
setup-waits = Je wacht tot iedereen er is, of vult de vrije plaatsen met bots.
setup-options = Opties
setup-make = Tafel aanmaken
setup-table-name = Naam van de tafel
setup-edition = Spelvariant
setup-clock = Bedenktijd per keuze
setup-clock-none = geen limiet
setup-clock-s30 = 30 seconden
setup-clock-m1 = 1 minuut
setup-clock-m2 = 2 minuten
setup-clock-m5 = 5 minuten
setup-clock-d1 = 1 dag
setup-clock-d3 = 3 dagen
setup-pace = Snelheid van de bots
setup-pace-quick = snel
setup-pace-normal = normaal
setup-pace-slow = langzaam
setup-pace-step = stap voor stap, met een knop
setup-deal = Kaartverdeling
setup-deal-note = Een woord naar keuze, zichtbaar voor alle spelers. Bij hetzelfde woord worden dezelfde kaarten gedeeld. Laat het leeg voor een geheime kaartverdeling.
setup-undo = Ongedaan maken
setup-undo-note = Tot er nieuwe informatie wordt onthuld
setup-confirm = Beurten bevestigen
setup-confirm-note = Zolang je ze nog ongedaan kunt maken
setup-hints = Tips
setup-hints-note = Een bot stelt een zet voor
setup-orders = Automatisch afslaan (Bouwmeester)
setup-orders-note = Spelers kiezen wanneer we het vragen
setup-finish-round = Ronde afmaken
setup-finish-round-note = Huisregel: iedereen krijgt evenveel beurten
setup-chances = Winstkansen
setup-chances-note = Zichtbaar voor iedereen
setup-public = Openbaar
setup-public-note = Iedereen kan de tafel vinden en meekijken

waiting-heading = Wachten op spelers
waiting-missing = { $missing ->
        [0] Iedereen is er.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $missing } plaatsen vrij.
    }
waiting-free = vrij
waiting-bot = bot
waiting-for-open = open plaats
waiting-for-link = wacht op de genodigde speler
waiting-for-here = vrij
waiting-here = aanwezig
waiting-away = niet verbonden
waiting-sit = Deze plaats innemen
waiting-sit-down = Plaats innemen
waiting-copy-link = Link kopiëren
waiting-copied = Gekopieerd
waiting-copy-table = Link van de tafel kopiëren
waiting-qr = QR-code
waiting-qr-alt = QR-code van de link
waiting-qr-note = Voor een telefoon die deze server kan bereiken.
waiting-only-here = Dit adres werkt alleen op deze computer. Voor telefoons in hetzelfde netwerk start je de server met: oddville serve --lan
waiting-drawing = De code wordt gemaakt …
waiting-invite = Spelers uitnodigen
waiting-code = Code van de tafel: { $code }
waiting-invite-note = Deel de code of de link.
waiting-fill = Aanvullen met bots en beginnen
waiting-start = Spel beginnen
waiting-starts = Het spel begint zodra alle plaatsen bezet zijn.

watch-heading = Openbare tafels
watch-about = Neem een vrije plaats of kijk mee. Spelers hebben in OddVille geen geheimen: je ziet precies wat zij zien.
watch-table = Tafel
watch-look = Meekijken
watch-free = { $seats ->
        [one] 1 vrije plaats
       *[other] { $seats } vrije plaatsen
    }
watch-running = Bezig
watch-running-none = Er zijn geen openbare partijen bezig.
watch-waiting = Wacht op spelers
watch-waiting-none = Er zijn geen wachtende openbare tafels. Maak er een aan!
watch-over = Afgelopen
watch-over-none = Nog geen afgelopen partijen.
watch-more = Meer tafels
