### The table in the browser.

you = jij
close = Sluiten
cancel = Annuleren
menu = Menu
rules = Regels
hint = Tip
deck = Trekstapel
city = Stad
supply = voorraad
title = { $table } · OddVille
title-mine = ● Jij kiest · { $table } · OddVille
notice-turn = OddVille: jij bent aan zet
table-of = Tafel van { $names }
table-waiting = Het spel is nog niet begonnen.

tool-hint = Tip
tool-recap = Terugblik
tool-text = Tekst
tool-log = Logboek
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Keuze
region-mine = Mijn gebied
region-mine-of = { $player }: jouw gebied
region-area-of = Gebied van { $player }
region-city = Stad
region-row = Gebouwenrij
region-resources = Grondstoffenbord
region-players = Spelers
region-guilds = Gilden
region-log = Logboek
region-menu = Menu
resources-legend = het goedkoopste vrije vakje eerst
guilds-legend = bovenste karakter, hoeveel
skips = Spring naar
skip-decision = Naar de keuze
skip-city = Naar de stad
trays = Wat er te zien is
tray-row = Rij
tray-mine = Van mij
tray-guilds = Gilden
tray-players = Spelers
tray-log = Logboek
choices = Keuzes
steps = Deze beurt tot nu toe

## Who must choose what. What is asked of me are the terminal's ask- messages.

ask-confirm = { $player }, laat je je beurt zo, of neem je iets terug?
ask-pinned = { $player }: { $move }?
ask-saving = Je zet wordt bewaard …
ask-unsaved = Je zet is nog niet bewaard. Hij wordt opnieuw verstuurd zodra er weer verbinding is.
ask-back = Je kijkt naar beurt { $turn }.
back-to-now = Terug naar nu
ask-game-over = { $player } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
ask-over-plain = Het spel is afgelopen.
wait-confirm = { $player } kan de beurt nog terugnemen.
wait-set-up = { $player } neemt een eerste grondstof.
wait-turn = { $bot ->
        [yes] { $player } is bezig.
       *[no] { $player } is aan de beurt.
    }
wait-second-resource = { $player } mag een tweede grondstof nemen.
wait-discard = { $player } kiest welk gebouw wordt afgelegd.
wait-bonus = { $player } kiest een bonus (nog { $left }).
wait-reaction = { $player } heeft de Bouwmeester en mag als antwoord bouwen.
wait-close = { $player } mag een kracht gebruiken of de beurt beëindigen.
last-turn = Deze beurt is de laatste.
last-round = Deze ronde is de laatste (huisregel).
held-worker = Arbeiderskaart { $worker }: neem munten, een grondstof of een gebouw uit de rij.
held-mine = { $cells ->
        [0] { $would ->
            [0] “{ $card }” past nu nergens in de stad.
           *[other] “{ $card }” zou passen waar de omtrek gestippeld is, maar je kunt het gebouw nu niet betalen.
        }
        [one] “{ $card }” past op 1 plek: kies die.
       *[other] “{ $card }” past op { $cells } plekken: kies er een.
    }
held-row = “{ $card }”: met welke arbeiderskaart?
held-resource = { NUMBER($count) ->
       *[other] { $resource }: op welke manier?
    }
held-cell = Wat moet er op { $cell } staan?
held-coins = Munten: met welke arbeiderskaart?
held-played = Je arbeiderskaarten terugnemen?
held-character = { $character }: kies het doel.
held-bonus = De bonus op { $source }: kies waar hij heen gaat.
held-slot = Je arbeider bij { $resource_the }: waar moet hij heen?
held-spot = Een arbeider op het veld voor { $resource } zetten?
held-square = Naar welk veld gaat de Reiziger?
held-off = Welke arbeider gaat terug naar je voorraad?

## Choices on buttons

choice-choose = { $resource }
choice-recover = Alles terugnemen: { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
choice-coins = Kaart { $worker }: +{ $gained } { $gained ->
        [one] munt
       *[other] munten
    }
choice-resource = { $resource } met kaart { $worker }
choice-second = { $resource }
choice-building = { $card } met kaart { $worker }
choice-build = { $card } op { $cell }: { $change }
choice-react = { $card } op { $cell }: { $change }
choice-bonus = { $resource } van { $card }
choice-transform = { $from } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }) → { $to }: “{ $card }”
choice-discard = { $card } afleggen
choice-cheat = Laatst gekregen munt omdraaien
choice-swap = { $given } voor { $taken }
choice-travel = Naar het veld { $resource }
choice-return = Van { $resource } halen (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    })
start-recover = Terugnemen: { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
start-cheat = Valsspeler
start-swap = Boekhouder
start-travel = Reiziger
start-off = Arbeider terughalen
start-build = { $card } bouwen
line-bonus = { $card }: { $bonus }
close-done = { $any ->
        [yes] Klaar (zonder { $lost })
       *[no] Klaar
    }
close-done-second = Geen tweede grondstof
close-decline = Niet bouwen
close-end = { $any ->
        [yes] Einde beurt: zonder { $lost }
       *[no] Einde beurt
    }
lost-bonus = { $card }
confirm-turn = Bevestigen
step-bot = { $player } laten spelen
seat-take-back = Weer zelf spelen
seat-take-here = Mijn plaats hier terugnemen
order-now = { $order ->
        [never] Bouwmeester: altijd afslaan
        [gain] Bouwmeester: vragen vanaf { $least ->
            [one] 1 punt
           *[other] { $least } punten
        }
       *[ask] Bouwmeester: altijd vragen
    }

## The Do button, and what closes the way back

do-choose = { $resource } nemen
do-recover = Terugnemen
do-coins = Munten nemen
do-resource = { $resource } nemen
do-second = { $resource } nemen
do-building = { $card } nemen
do-build = { $card } hier bouwen
do-react = { $card } hier bouwen voor 2 munten
do-bonus = { $resource } nemen
do-transform = Arbeider verplaatsen
do-done = { $any ->
        [yes] Afzien van { $lost }
       *[no] Genoeg
    }
do-done-second = Geen tweede grondstof
do-discard = { $card } afleggen
do-decline = Niet bouwen
do-cheat = Munt omdraaien
do-swap = { $given } ruilen voor { $taken }
do-travel = Arbeider naar het veld voor { $resource }
do-return = Arbeider terughalen
do-end = Einde beurt
lock-refill = er komt een nieuwe kaart open
lock-flip = draait een munt om
lock-pile = onthult een nieuw karakter
lock-reshuffle = schudt een gilde
lock-passed = kan niet terug
lock-start = hier begint het spel

## What a move brings

brings-pays = { $cost ->
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
brings-free = gratis
brings-coins = { $full ->
        [yes] geen munt: je hebt er 5
       *[no] { $gained ->
            [one] +1 munt
           *[other] +{ $gained } munten
        }
    }
brings-slot = arbeider naar { $slots }
brings-back = arbeiders terug van { $slots }
brings-bonuses = bonussen: { $list }
brings-character = { $last ->
        [yes] de { $character }, en dan is de stapel leeg
       *[no] de { $character }
    }
brings-pool = alle karakters van het gilde gaan terug: je krijgt 1 van { $count } ({ $characters })
brings-robbed = { $player } verliest de { $character }
brings-robbed-me = je geeft de { $character } terug
brings-third = derde gebouw: er moet er een weg
brings-flip = { $known ->
        [yes] onthult “{ $card }”
       *[no] onbekend gebouw
    }
brings-recover = daarna in deze beurt alleen arbeiderskaarten
brings-discard = onder de trekstapel, waar iedereen het kan volgen
brings-travel = de arbeider blijft, ook als je de Reiziger verliest; de Reiziger is dan 0 waard
brings-reaction = daarna mag { $player } (Bouwmeester) bouwen
brings-end = beëindigt het spel
from-bonus = { $bonus } ({ $card })
slot-of = { $resource } (vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    })
points-change = { $who } { $change }
preview-none = Er is geen zet in beeld.

## Undo

undo = Ongedaan maken
undo-takes-back = Neemt terug: { $move }
undo-to-here = Vanaf hier terugnemen: { $move }
undo-why = Er kan nu niets terug; druk om te horen waarom.
undo-stops = { $lock ->
        [off] Aan deze tafel kun je niets terugnemen.
        [refill] Verder terug kan niet: er is een nieuwe kaart in de rij gekomen.
        [flip] Verder terug kan niet: er is een munt omgedraaid.
        [pile] Verder terug kan niet: er is een nieuw karakter onthuld.
        [reshuffle] Verder terug kan niet: er is een gilde geschud.
        [passed] Terugnemen kan niet: iemand anders kiest nu.
       *[start] Er is nog niets om terug te nemen.
    }
may-be-undone = kan nog terug

## Moves that were made, where what they cost or brought is no longer at hand

made-recover = alle arbeiderskaarten terugnemen
made-coins = arbeiderskaart { $worker }: munten krijgen
made-resource = arbeiderskaart { $worker }: { $resource } nemen
made-second = een tweede grondstof nemen: { $resource }
made-building = arbeiderskaart { $worker }: het gebouw van positie { $position } nemen
made-done = geen bonussen meer gebruiken
made-swap = Boekhouder: “{ $given }” weggeven op positie { $position }

## Why not

rule-link = Regel { $rule }
close-why = Sluiten
why-nothing = Daar kun je nu niets mee doen.
why-can = { $count ->
        [one] Dat kan, op één manier.
       *[other] Dat kan, op { $count } manieren.
    }
note-not-yours = Nu kiest { $player }.
note-not-saved = Je zet wordt net bewaard.
note-confirm-first = Bevestig eerst je beurt of neem hem terug.
note-moved-elsewhere = { $player } heeft in een ander venster gespeeld.
note-pick-dropped = Wat je vasthield, kan niet meer; het ligt weer op zijn plaats.
note-robbed = Je moest de { $character } teruggeven: { $by } heeft het gilde geroepen.
note-goodbye = De server heeft deze tafel hier gesloten: { $reason ->
        [moved] een ander apparaat heeft de plaats overgenomen.
       *[other] { $reason }.
    }
note-seat-lost = Op deze plaats speelt nu een ander apparaat. Je kijkt toe.
note-seat-gone = Deze plaats heeft intussen een nieuwe link; alleen die opent haar nog.
note-forced = Alleen { $resource } is over: die keuze wordt voor je gemaakt.
note-copied = De link om mee te kijken is gekopieerd: { $link }
note-link = De link om mee te kijken: { $link }

## Connection

connection-open = Verbonden.
connection-opening = Verbinden …
connection-lost = Verbinding verbroken; we verbinden opnieuw. Er gaat niets verloren.
standing-saved = bewaard
standing-saving = bewaren …
standing-lost = offline
watching = { $count ->
        [0] Je kijkt mee
        [one] Je kijkt mee
       *[other] Kijkers ({ $count })
    }
thinking = { $player } denkt na: { $seconds } s
clock-warning = { $seconds ->
        [one] Je hebt nog 1 seconde om te kiezen.
       *[other] Je hebt nog { $seconds } seconden om te kiezen.
    }
clock-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
clock-hours = { $hours ->
        [one] 1 uur
       *[other] { $hours } uur
    }
chance = { $player } { $chance } %

## The city

zoom = Zicht op de stad
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Hele stad
city-beyond = { $count ->
        [one] 1 plek om te kiezen ligt verder naar het { $side }
       *[other] { $count } plekken om te kiezen liggen verder naar het { $side }
    }
cell-title = Plek { $cell }
cell-card = { $cell } { $card }, { $owner }; straten { $streets }; bonus { $bonus }; { $points }
cell-square = { $cell } Marktplein; arbeiders: { $spots }
cell-spot = { $player } op { $resource }
cell-fits = { $cell } vrij; “{ $card }” past; { $changes }
cell-would-fit = { $cell } vrij; “{ $card }” zou passen, maar je kunt het niet betalen
cell-unfit = { $cell } vrij; “{ $card }” past hier niet
cell-refused = { $cell } vrij; past niet: { $sides }
cell-free = { $cell } vrij
cell-bonus = { $name }; de bonus wacht: { $bonus }
square-words = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor elke speler met een arbeider hier. Alleen de Reiziger komt hier.

## Cards and pieces

words-card = { $card }: kost { $paid }; bonus { $bonus }; gilde { $guild }; punten: { $points }; straten { $streets }
words-character = { $character }: { $power }
row-name = Positie { $position }: { $words }; { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
row-prices-of = prijzen met kaart { $worker }
row-prices-least = beste prijs van je hand
price-free = gratis
deck-name = { $count ->
        [one] Trekstapel: 1 kaart
       *[other] Trekstapel: { $count } kaarten
    }
deck-known = Kaarten die iedereen kan volgen, van boven af
deck-known-card = { $place }: { $card }
deck-unknown = Geen enkele kaart in de trekstapel is bekend.
name-of-column = { $resource }: { $slots }
slot-name = vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }: { $who }
slot-free = vrij
my-worker = Je arbeider bij { $resource_the }, vakje van { $slot ->
        [one] 1 munt
       *[other] { $slot } munten
    }
worker-name = Arbeiderskaart { $worker }: { $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    }; { $resources }; prijzen van de rij { $prices }
worker-played = Arbeiderskaart { $worker }, gespeeld; druk om terug te nemen
my-hand = Je hand: { $count ->
        [one] 1 arbeiderskaart
       *[other] { $count } arbeiderskaarten
    }
my-buildings = Je gebouwen
my-things = Je munten, voorraad en karakters
my-coins = { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }
my-supply = Voorraad: { $count ->
        [one] 1 arbeider
       *[other] { $count } arbeiders
    }; in de stad { $city }. Druk om er een van het bord te halen.
pile-name = { $guild }: { $character } boven op { $count }; { $power }
pile-empty-name = { $guild }: de stapel is leeg. Wie het volgende karakter neemt, roept eerst alle karakters van dit gilde terug.
pile-all-return = allen terug
pile-count = { $count ->
        [0] Er ligt geen karakter in de stapel.
        [one] Er ligt 1 karakter in de stapel.
       *[other] Er liggen { $count } karakters in de stapel.
    }
members-of-guild = Karakters van het gilde { $guild }
player-words = { $name }{ $me ->
        [yes] , jij
       *[no] {""}
    }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; in de stad { $city } van { $most }; munten { $coins }; voorraad { $supply }; hand { $hand }; gebouwen { $buildings }; karakters { $characters }{ $standing ->
        [chooses] ; moet nu kiezen
        [bot] ; gespeeld door een bot
        [away] ; afwezig
       *[no] {""}
    }
player-holds = Nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. Munten { $coins }, voorraad { $supply }, hand { $hand }.
player-holds-nothing = Hier ligt geen gebouw en geen karakter.
points-now = Punten nu, regel voor regel
player-known-coins = Munten waarvan de gebouwzijde bekend is: { $cards }
seat-bot = { $reason ->
        [none] Hier speelt de bot { $bot }
        [time] De tijd is om: de bot { $bot } speelt
       *[other] De bot { $bot } valt in
    }
seat-away = afwezig

## Recap, log, chat

recap = Sinds je laatste beurt
recap-round = De laatste ronde
which-turn = Beurt { NUMBER($turn, useGrouping: 0) }
recap-show = Tonen
recap-next = Volgende
log-look = Beurt { $turn } bekijken
recap-nothing = Sindsdien is er niets gebeurd.
recap-lost = Je gaf terug: { $characters }.
recap-coins = Je munten: { $before } → { $after }.
recap-row = Nieuw in de rij: { $cards }.
recap-slots = Weer vrij: { $slots }.
recap-points = Je punten: { $before } → { $after }.
log-older = { $count ->
        [one] 1 eerdere regel
       *[other] { $count } eerdere regels
    }
chat = Chat
chat-text = Zeg iets
chat-send = Sturen
chat-empty = Er heeft nog niemand iets gezegd.
chat-heard = { $name } zegt: { $text }
chat-somebody = iemand
chat-watcher = { $name } (kijkt mee)
chat-unread = Chat, { $count ->
        [one] 1 nieuwe regel
       *[other] { $count } nieuwe regels
    }

## Hint

hint-asked = Een goede bot denkt na …
hint-chance = wint { $chance } %

## The menu

menu-start = Alle tafels
menu-settings = Instellingen
menu-points = Punten op plekken aan/uit
menu-save = Spel als bestand bewaren
menu-watch-link = Link om mee te kijken kopiëren
menu-about = Over deze tafel
about-game = Spel
about-deal = Verdeling
about-deal-named = De verdeling heet “{ $deal }”. Dezelfde naam deelt dezelfde kaarten: wie die al speelde, weet misschien welke kaarten er komen.
about-deal-secret = Geheim tot het spel voorbij is. Toen de tafel werd gemaakt, gaf de server deze belofte van zijn startwaarde. Daarna voegden de pagina’s van wie meedoet toevallige waarden toe, dus niemand heeft de kaarten alleen bepaald:
about-deal-seed = De startwaarde was { $seed }.
about-deal-check = Om het na het spel te controleren, bewaar je het spel als bestand en start je: oddville verify BESTAND.odd
shuffle-matches = { $own ->
        [0] Schudden gecontroleerd: zoals het voor het spel was beloofd.
       *[other] Schudden gecontroleerd: zoals het voor het spel was beloofd, met een toevallige waarde van deze pagina.
    }
shuffle-differs = Er is niet geschud zoals het voor het spel was beloofd. Bewaar het spel als bestand, en vertrouw deze server niet.
menu-move-seat = Op een ander apparaat spelen
move-seat-about = Open op het andere apparaat de startpagina en typ deze code onder “Meedoen aan een tafel”. Hij werkt één keer, { $minutes } minuten lang. Deze pagina kijkt dan toe en kan de plaats terugnemen.
move-seat-code = Code van je plaats: { $code }
menu-replay = Naspelen
menu-leave = Mijn plaats aan een bot geven
menu-leave-question = Een bot speelt voor je verder. Je kunt je plaats weer innemen. Weggaan?
menu-resign = Opgeven
menu-resign-question = Definitief opgeven? Een bot speelt op jouw plaats tot het eind.
order = Vaste opdracht voor de Bouwmeester
order-about = Nadat een andere speler heeft gebouwd, mag jij bouwen voor 2 munten. Geef hier aan wanneer je die vraag wilt krijgen. De opdracht bouwt nooit zelf.
order-ask = Vraag het me altijd
order-never = Nooit: zie ervan af voor mij
order-gain = Vraag het alleen als een gebouw me nu minstens zoveel punten oplevert:
order-least = Punten
order-save = Opdracht onthouden

## Keys

keys = Toetsen

## Text view

text-view = Tekstweergave
text-line = Een nummer, een zet of een opdracht
text-enter = Invoeren
text-empty = { $most ->
        [0] Typ help om te zien wat je kunt typen.
        [one] Typ 1 om de enige zet te spelen, of help.
       *[other] Typ een nummer van 1 tot { $most }, een zet of help.
    }
text-help = Typ het nummer van een zet, een zet in notatie, why en een zet, of een van: { $commands }.
text-do-or-cancel = { $move }? Typ do of cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Marktplein; arbeiders: { $spots }
text-kind-choose = Eerste grondstof
text-kind-recover = Terugnemen
text-kind-coins = Munten
text-kind-resource = Een grondstof
text-kind-building = Een gebouw uit de rij
text-kind-build = Bouwen
text-kind-second = Een tweede grondstof
text-kind-bonus = Bonussen
text-kind-transform = Bonussen die een arbeider verplaatsen
text-kind-done = Genoeg
text-kind-discard = Welk gebouw gaat weg
text-kind-decline = Niet bouwen
text-kind-cheat = Valsspeler
text-kind-swap = Boekhouder
text-kind-travel = Reiziger
text-kind-return = Een arbeider van het bord halen
text-kind-end = De beurt beëindigen

## The end

end-rematch = Nog een keer
end-rematch-now = Nu beginnen
end-waiting = { $willing ->
        [one] 1 van de { $people } wil
       *[other] { $willing } van de { $people } willen
    } nog een keer spelen.
end-next-table = Naar het volgende spel
end-save = Bewaren
end-share = Delen
end-look = Tafel bekijken
