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
title-mine = ● Jouw beurt · { $table } · OddVille
notice-turn = OddVille: jij bent aan de beurt
table-of = Tafel met { $names }
table-waiting = Het spel is nog niet begonnen.

tool-hint = Tip
tool-text = Tekst
tool-log = Logboek
tool-chat = Chat
tool-menu = Menu

## Regions

region-decision = Keuze
region-mine = Mijn gebied
region-mine-of = { $player } (jij)
region-area-of = Gebied van { $player }
region-city = Stad
region-row = Gebouwenrij
region-resources = Grondstoffenbord
region-players = Spelers
region-guilds = Gilden
region-log = Logboek
region-menu = Menu
resources-legend = goedkoopste vrije vakje eerst
guilds-legend = bovenste karakter en aantal kaarten
goal = { $round ->
        [yes] Wie de meeste punten heeft, wint. De ronde waarin iemand { $most ->
            [one] { $most } arbeider
           *[other] { $most } arbeiders
        } in de stad heeft, is de laatste.
       *[no] Wie de meeste punten heeft, wint. De partij eindigt als iemand { $most ->
            [one] { $most } arbeider
           *[other] { $most } arbeiders
        } in de stad heeft.
    }
skips = Ga naar
skip-decision = Naar je keuze
skip-city = Naar de stad
trays = Weergaven
tray-row = Rij
tray-mine = Van mij
tray-guilds = Gilden
tray-players = Spelers
tray-log = Logboek
choices = Mogelijkheden
steps = Zetten in deze beurt

## The decision: the player’s own questions are the ask- messages of moves.ftl

ask-confirm = { $player }, wil je je beurt bevestigen of ongedaan maken?
ask-pinned = { $player }: { $move }?
ask-saving = Je zet wordt opgeslagen …
ask-unsaved = Je zet is nog niet opgeslagen. Hij wordt verstuurd zodra er weer verbinding is.
ask-back = Je bekijkt beurt { $turn }.
back-to-now = Terug naar het spel
ask-game-over = { $player } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
ask-over-plain = Het spel is afgelopen.
ask-counting = Het spel is afgelopen. De punten worden geteld.
wait-confirm = { $player } kan de beurt nog ongedaan maken.
wait-set-up = { $player } kiest een eerste grondstof.
wait-turn = { $bot ->
        [yes] { $player } speelt.
       *[no] { $player } is aan de beurt.
    }
wait-second-resource = { $player } mag een tweede grondstof nemen.
wait-discard = { $player } kiest een gebouw om af te leggen.
wait-bonus = { $player } kiest een bonus (nog { $left }).
wait-reaction = { $player } heeft de Bouwmeester en mag nu bouwen.
wait-close = { $player } mag een kracht gebruiken of de beurt beëindigen.
last-turn = Dit is de laatste beurt.
last-round = Dit is de laatste ronde (huisregel).
held-worker = { $coins ->
        [0] Arbeiderskaart { $worker }: neem een grondstof of een gebouw uit de rij.
       *[other] Arbeiderskaart { $worker }: neem munten, een grondstof of een gebouw uit de rij.
    }
held-mine = { $cells ->
        [0] { $would ->
            [0] “{ $card }” past nu nergens in de stad.
           *[other] “{ $card }” past op de gestippelde plekken, maar je hebt nog nodig: { $missing }.
        }
        [one] Je kunt “{ $card }” op 1 plek bouwen: kies die.
       *[other] Je kunt “{ $card }” op { $cells } plekken bouwen: kies er een.
    }
held-row = “{ $card }”: met welke arbeiderskaart?{ $cells ->
        [unknown] { "" }
        [none] { " " }Het past nu nergens in de stad.
       *[some] { " " }De stad toont waar het zou passen.
    }
held-resource = { NUMBER($count) ->
       *[other] { $resource }: kies hoe je die neemt.
    }
held-resource-return = Je arbeider op { $resource } terughalen naar je voorraad? Je verliest de grondstof en het punt.
held-cell = Wat wil je op { $cell } bouwen?
held-coins = Munten: met welke arbeiderskaart?
held-played = Alle arbeiderskaarten terugnemen?
held-character = { $character }: kies een doel.
held-bonus = Bonus van { $card }: kies hoe je die gebruikt.
held-slot = Je arbeider op { $resource }: waar moet hij heen?
held-spot = Een arbeider naar het veld { $resource } sturen?
held-square = Reiziger: naar welk veld?
held-off = Welke arbeider gaat terug naar je voorraad? Je verliest de grondstof en het punt.

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
choice-transform = { $from } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }) → { $to }: “{ $card }”
choice-discard = { $card } afleggen
choice-cheat = Laatst gekregen munt omdraaien
choice-swap = { $given } ruilen tegen { $taken }
choice-travel = Veld { $resource }
choice-return = Van { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
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
        [yes] Beurt beëindigen (zonder { $lost })
       *[no] Beurt beëindigen
    }
lost-bonus = { $card }
lost-bonuses = { $count ->
        [one] 1 bonus
       *[other] { $count } bonussen
    }
confirm-turn = Beurt bevestigen
step-bot = { $player } laten zetten
seat-take-back = Zelf verder spelen
seat-take-here = Hier verder spelen
order-now = { $order ->
        [never] Bouwmeester: altijd afslaan
        [gain] Bouwmeester: vragen vanaf { $least ->
            [one] 1 punt
           *[other] { $least } punten
        }
       *[ask] Bouwmeester: altijd vragen
    }

## The Do button, and what prevents undo

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
       *[no] Klaar
    }
do-done-second = Geen tweede grondstof
do-discard = { $card } afleggen
do-decline = Niet bouwen
do-cheat = Munt omdraaien
do-swap = { $given } ruilen tegen { $taken }
do-travel = Arbeider naar het veld { $resource } sturen
do-return = Arbeider terughalen
do-end = Beurt beëindigen
lock-refill = onthult een nieuwe kaart
lock-flip = draait een munt om
lock-pile = onthult een nieuw karakter
lock-reshuffle = schudt een gilde opnieuw
lock-passed = kan niet ongedaan worden gemaakt
lock-start = hier begint het spel

## What a move brings

brings-pays = { $cost ->
        [one] 1 munt betalen
       *[other] { $cost } munten betalen
    }
brings-free = gratis
brings-coins = { $full ->
        [yes] geen munt: je hebt er al 5
       *[no] { $gained ->
            [one] +1 munt
           *[other] +{ $gained } munten
        }
    }
brings-slot = zet een arbeider op { $slots }
brings-back = haalt arbeiders terug van { $slots }
brings-bonuses = bonussen: { $list }
brings-character = { $last ->
        [yes] de { $character }, de laatste van de stapel
       *[no] de { $character }
    }
brings-pool = alle karakters van het gilde worden teruggegeven; { $count ->
        [one] je krijgt { $characters }
       *[other] je krijgt 1 van de { $count } ({ $characters })
    }
brings-robbed = { $player } verliest de { $character }
brings-robbed-me = je geeft de { $character } terug
brings-third = derde gebouw: je moet er een afleggen
brings-flip = { $known ->
        [yes] onthult “{ $card }”
       *[no] onbekend gebouw
    }
brings-recover = daarna moet je in deze beurt een arbeiderskaart spelen
brings-points = punten: { $parts }
points-from-buildings = { $change } door gebouwen
points-from-character = { $change } door het karakter
points-from-board = { $change } door arbeiders die het Grondstoffenbord verlaten
brings-discard = gaat onder de trekstapel; iedereen weet waar het ligt
brings-travel = de arbeider blijft staan, ook als je de Reiziger kwijtraakt; de Reiziger is dan 0 punten waard
brings-reaction = daarna mag { $player } bouwen (Bouwmeester)
brings-end = beëindigt het spel
brings-last-round = begint de laatste ronde
from-bonus = { $bonus } ({ $card })
slot-of = { $resource } ({ $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    })
points-change = { $who } { $change }
effects = Wat het oplevert
preview-none = Er is geen zet gekozen.

## Undo

undo = Ongedaan maken
undo-takes-back = Ongedaan maken: { $move }
undo-to-here = Vanaf hier alles ongedaan maken: { $move }
undo-why = Je kunt nu niets ongedaan maken. Druk om te zien waarom.
undo-stops = { $lock ->
        [off] Aan deze tafel kun je niets ongedaan maken.
        [refill] Verder terug kan niet: er is een nieuwe kaart in de rij onthuld.
        [flip] Verder terug kan niet: er is een munt omgedraaid.
        [pile] Verder terug kan niet: er is een nieuw karakter onthuld.
        [reshuffle] Verder terug kan niet: er is een gilde opnieuw geschud.
        [passed] Ongedaan maken kan niet meer: een andere speler is nu aan de beurt.
       *[start] Er is nog niets om ongedaan te maken.
    }
may-be-undone = kan nog ongedaan worden gemaakt
choices-row = { $kind ->
        [swap] Kies een gemarkeerd gebouw in de rij om te ruilen.
       *[other] { $only ->
            [yes] Kies een gemarkeerd gebouw in de rij.
           *[no] of een gemarkeerd gebouw in de rij
        }
    }
choices-more = Meer
closing-again = Dit is definitief: druk nog eens op de toets.

## Past moves whose cost or gain is no longer known

made-recover = alle arbeiderskaarten terugnemen
made-coins = arbeiderskaart { $worker }: munten nemen
made-resource = arbeiderskaart { $worker }: { $resource } nemen
made-second = een tweede grondstof nemen: { $resource }
made-building = arbeiderskaart { $worker }: het gebouw van positie { $position } nemen
made-done = geen bonussen meer gebruiken
made-swap = Boekhouder: “{ $given }” ruilen met positie { $position }

## Why not

rule-link = Regel { $rule }
close-why = Sluiten
why-nothing = Daar kun je nu niets mee doen.
why-no-building = Je hebt geen gebouw om hier te bouwen. Neem er eerst een uit de rij met een arbeiderskaart.
why-recover = Je arbeiderskaarten terugnemen kost nu { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    } (1 per kaart in je hand), en je hebt er { $coins }. Met een lege hand is het gratis.
why-can = { $count ->
        [one] Dat kan op één manier.
       *[other] Dat kan op { $count } manieren.
    }
note-not-yours = { $player } moet nu kiezen.
note-not-saved = Je zet wordt opgeslagen.
note-confirm-first = Bevestig eerst je beurt of maak hem ongedaan.
note-moved-elsewhere = { $player } heeft in een ander venster gespeeld.
note-pick-dropped = Je selectie is niet meer mogelijk en is gewist.
note-robbed = Je moest de { $character } teruggeven: { $by } liet het gilde opnieuw schudden.
gained-character = Je hebt de { $character } gekregen: { $power }.
note-goodbye = De server heeft de verbinding met deze pagina verbroken: { $reason ->
        [moved] op deze plaats wordt nu op een ander apparaat gespeeld.
       *[other] { $reason }.
    }
note-seat-lost = Op deze plaats wordt nu op een ander apparaat gespeeld. Je kijkt mee.
note-wrong-link = De link opent hier geen plaats: hij is onvolledig, of de plaats heeft een nieuwe link. Je kijkt mee.
note-seat-gone = Deze plaats heeft een nieuwe link. De oude werkt niet meer.
note-forced = Alleen { $resource } is nog over, dus die neem je automatisch.
note-copied = Link voor toeschouwers gekopieerd: { $link }
note-link = Link voor toeschouwers: { $link }

## Connection

connection-open = Verbonden.
connection-opening = Verbinden …
connection-lost = Verbinding verbroken. We verbinden opnieuw … Er gaat niets verloren.
standing-saved = opgeslagen
standing-saving = opslaan …
standing-lost = offline
watching = { $count ->
        [0] Je kijkt mee
        [one] Je kijkt mee
       *[other] Toeschouwers ({ $count })
    }
thinking = { $player } denkt na ({ $seconds } s)
clock-warning = { $seconds ->
        [one] Je hebt nog 1 seconde.
       *[other] Je hebt nog { $seconds } seconden.
    }
clock-days = { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
clock-hours = { $hours ->
        [one] 1 uur
       *[other] { $hours } uur
    }
chance = { $player } { $chance }%

## The city

zoom = Weergave van de stad
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele stad tonen
city-beyond = { $count ->
        [one] Nog 1 plek om te kiezen: { $side }
       *[other] Nog { $count } plekken om te kiezen: { $side }
    }
cell-title = Plek { $cell }
cell-card = { $cell } { $card }, { $owner }; straten { $streets }; bonus { $bonus }; { $points }
cell-square = { $cell } Marktplein; arbeiders: { $spots }
cell-spot = { $player } op { $resource }
cell-fits = { $cell } vrij; “{ $card }” past; { $changes }
cell-would-fit = { $cell } vrij; “{ $card }” past, maar je kunt het niet betalen
cell-would-fit-points = { $cell } vrij; “{ $card }” past, maar je kunt het niet betalen; hier gebouwd: { $changes }
cell-site = { $cell } vrij; “{ $card }” zou passen; hier gebouwd: { $changes }
cell-unfit = { $cell } vrij; “{ $card }” past hier niet
cell-refused = { $cell } vrij; past niet: { $sides }
cell-free = { $cell } vrij
cell-bonus = { $name }; bonus beschikbaar: { $bonus }
square-words = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor elke speler met een arbeider hier. Alleen met de Reiziger kun je er een zetten.

## Cards and pieces

words-card = { $card }: kost { $paid }; bonus { $bonus }; gilde { $guild }; punten: { $points }; straten { $streets }
words-character = { $character }: { $power }
row-name = Positie { $position }: { $words }; { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
row-name-unpriced = Positie { $position }: { $words }
row-prices-of = prijzen met kaart { $worker }
row-prices-least = laagste prijzen met je hand
price-free = gratis
price-swap = ruilen
row-name-swap = Positie { $position }: { $words }; ruilen
row-prices-swap = ruilen kost geen munten
deck-name = { $count ->
        [one] Trekstapel: 1 kaart
       *[other] Trekstapel: { $count } kaarten
    }
deck-known = Bekende kaarten, van boven naar beneden
deck-known-card = { $place }: { $card }
deck-unknown = Er is geen kaart in de trekstapel bekend.
name-of-column = { $resource }: { $slots }
slot-name = { $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }: { $who }
slot-free = vrij
my-worker = Je arbeider op { $resource }, { $slot ->
        [0] gratis vakje
        [one] vakje van 1 munt
       *[other] vakje van { $slot } munten
    }
worker-name = Arbeiderskaart { $worker }: { $coins ->
        [0] geen munten
        [one] 1 munt
       *[other] { $coins } munten
    }; { $resources }; prijzen van de rij { $prices }
worker-played = Arbeiderskaart { $worker }, gespeeld. Druk om terug te nemen.
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
    }; in de stad: { $city }. Druk om een arbeider van het bord terug te halen.
pile-name = { $guild }: { $character } ligt boven op { $count }; { $power }
pile-top = { $character_narrow }
pile-empty-name = { $guild }: de stapel is leeg. Voordat iemand het volgende karakter neemt, geeft iedereen eerst de karakters van dit gilde terug.
pile-all-return = leeg
pile-count = { $count ->
        [0] De stapel is leeg.
        [one] Er ligt 1 karakter op de stapel.
       *[other] Er liggen { $count } karakters op de stapel.
    }
members-of-guild = Karakters van het gilde { $guild }
player-words = { $name }{ $me ->
        [yes] {" "}(jij)
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
    }. Munten: { $coins }, voorraad: { $supply }, hand: { $hand }.
player-holds-nothing = Nog geen gebouwen of karakters.
points-now = Huidige punten
player-known-coins = Munten met een bekende gebouwkant: { $cards }
seat-bot = { $reason ->
        [none] Gespeeld door de bot { $bot }
        [time] Tijd om: de bot { $bot } speelt
       *[other] De bot { $bot } valt in
    }
seat-away = afwezig
seat-bot-named = { $name }, { $bot ->
        [newcomer] nieuweling (bot)
        [apprentice] leerling (bot)
        [mason] metselaar (bot)
        [architect] architect (bot)
        [mayor] burgemeester (bot)
        [greedy] hebzuchtige bot
        [random] willekeurige bot
       *[other] bot
    }

## Recap, log, chat

recap = Sinds je laatste beurt
recap-round = Laatste ronde
which-turn = Beurt { NUMBER($turn, useGrouping: 0) }
recap-show = Tonen
recap-next = Volgende
log-look = Beurt { $turn } bekijken
recap-nothing = Hier zie je wat de anderen na je beurt doen.
hold-a-card = Houd een kaart ingedrukt om er meer over te lezen.
recap-lost = Teruggegeven: { $characters }.
recap-coins = Je munten: { $before } → { $after }.
recap-row = Nieuw in de rij: { $cards }.
recap-slots = Weer vrij: { $slots }.
recap-points = Je punten: { $before } → { $after }.
log-older = { $count ->
        [one] 1 eerdere regel
       *[other] { $count } eerdere regels
    }
chat = Chat
chat-text = Schrijf een bericht
chat-send = Versturen
chat-empty = Nog geen berichten.
chat-heard = { $name }: { $text }
chat-somebody = iemand
chat-watcher = { $name } (toeschouwer)
chat-unread = Chat, { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }

## Hint

hint-asked = Een sterke bot denkt na …
hint-chance = { $chance }% winstkans

## The menu

menu-start = Startpagina
menu-settings = Instellingen
menu-adjust = Snelheid van de bots en bevestigen
menu-aid = Wat de symbolen betekenen
menu-points = Punten op plekken tonen/verbergen
menu-coordinates = Coördinaten op plekken tonen/verbergen
menu-save = Spel opslaan
menu-watch-link = Link voor toeschouwers kopiëren
menu-about = Over deze tafel
about-game = Spel
about-deal = Kaartverdeling
about-deal-named = Deze kaartverdeling heet “{ $deal }”. Bij dezelfde naam worden altijd dezelfde kaarten gedeeld: wie er al mee heeft gespeeld, weet misschien wat er komt.
about-deal-secret = Geheim tot het spel is afgelopen. Toen de tafel werd aangemaakt, heeft de server deze vingerafdruk van zijn startwaarde gepubliceerd. Daarna hebben de pagina’s van de deelnemende spelers willekeurige waarden toegevoegd, zodat geen van beide kanten alleen de kaarten heeft bepaald:
about-deal-seed = De startwaarde was { $seed }.
about-deal-check = Wil je dit na het spel controleren? Sla het spel op en voer uit: oddville verify BESTAND.odd
shuffle-matches = { $own ->
        [0] Kaartverdeling gecontroleerd: er is gedeeld zoals vooraf beloofd.
       *[other] Kaartverdeling gecontroleerd: er is gedeeld zoals vooraf beloofd, mede met een willekeurige waarde van deze pagina.
    }
shuffle-differs = De kaartverdeling klopt niet met wat vooraf beloofd was. Sla het spel op als bestand en vertrouw deze server niet.
menu-move-seat = Verder spelen op een ander apparaat
move-seat-about = Open op het andere apparaat de startpagina en voer deze code in onder “Meedoen aan een tafel”. De code werkt één keer, binnen { $minutes } minuten. Op deze pagina kijk je dan mee; je kunt je plaats hier weer innemen.
move-seat-code = Code voor je plaats: { $code }
menu-replay = Naspelen
menu-leave = Plaats aan een bot overlaten
menu-leave-question = Een bot speelt voor je tot je je plaats weer inneemt. Weggaan?
menu-resign = Opgeven
menu-resign-question = Definitief opgeven? Een bot speelt op jouw plaats tot het einde.
order = Automatisch afslaan (Bouwmeester)
order-about = Nadat een andere speler heeft gebouwd, mag jij bouwen voor 2 munten. Kies wanneer we het je vragen. Er wordt nooit automatisch gebouwd.
order-ask = Altijd vragen
order-never = Nooit vragen: altijd afslaan
order-gain = Alleen vragen als een gebouw me nu minstens zoveel punten oplevert:
order-least = Punten
order-save = Opslaan

## Keys

keys = Sneltoetsen

## Text view

text-view = Tekstweergave
text-line = Nummer, zet of opdracht
text-enter = Invoeren
text-empty = { $most ->
        [0] Typ help om te zien wat je kunt typen.
        [one] Typ 1 om de enige zet te spelen, of help.
       *[other] Typ een nummer van 1 tot { $most }, een zet of help.
    }
text-help = Typ het nummer van een zet, een zet in notatie, why gevolgd door een zet, of een van deze opdrachten: { $commands }.
text-do-or-cancel = { $move }? Typ do of cancel.
text-card = { $cell } { $owner }; { $words }
text-square = { $cell } Marktplein; arbeiders: { $spots }
text-kind-choose = Eerste grondstof
text-kind-recover = Terugnemen
text-kind-coins = Munten
text-kind-resource = Grondstof
text-kind-building = Gebouw uit de rij
text-kind-build = Bouwen
text-kind-second = Tweede grondstof
text-kind-bonus = Bonussen
text-kind-transform = Bonussen: een arbeider verplaatsen
text-kind-done = Klaar
text-kind-discard = Een gebouw afleggen
text-kind-decline = Niet bouwen
text-kind-cheat = Valsspeler
text-kind-swap = Boekhouder
text-kind-travel = Reiziger
text-kind-return = Een arbeider van het bord terughalen
text-kind-end = Beurt beëindigen

## The end

end-rematch = Revanche
end-rematch-now = Nu beginnen
end-next-table = Naar de revanche
end-save = Opslaan
end-share = Delen
end-look = Tafel tonen
end-full-game = Een volledige partij spelen
end-name = Hoe heet je? Je naam staat dan bij je volgende tafels.
end-name-save = Naam opslaan
end-result = Uitslag bekijken
end-no-rematch = Geen revanche
end-watch-next = Revanche bekijken
end-today = Stad van de dag: resultaat en afbeelding
end-vote = { $name }: { $vote ->
        [yes] wil een revanche
        [no] geen revanche
        [away] afwezig
        [bot] bot
       *[open] nog geen antwoord
    }

## The screen view

menu-screen = Toon op tv of beamer
screen-title = Scherm
screen-full = Volledig scherm
screen-take = Scan om een vrije plaats te nemen
screen-follow = Scan om op je telefoon te spelen of te kijken
