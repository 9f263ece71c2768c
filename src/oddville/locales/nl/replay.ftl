### Replays and the score walk.

replay-heading = Naspelen
replay-about = Bekijk een partij zet voor zet, ga vooruit en terug, en speel verder vanuit elke stelling.
replay-file = Bestand openen
replay-file-note = Een spelverslag eindigt op .odd. Je kunt een bestand ook hierheen slepen.
replay-paste = Spelverslag plakken
replay-paste-like = odd: 1 …
replay-kept = Partijen op dit apparaat
replay-show = Partij tonen
replay-loading = De partij wordt geladen …
replay-too-long = Dit verslag is te lang: het maximum is { $most } tekens.
replay-controls = Afspeelknoppen
replay-turn = Beurt
replay-where = Beurt { NUMBER($turn, useGrouping: 0) } · zet { NUMBER($ply, useGrouping: 0) } van { NUMBER($plies, useGrouping: 0) }
replay-set-up = Voorbereiding · zet { NUMBER($ply, useGrouping: 0) } van { NUMBER($plies, useGrouping: 0) }
replay-first = Naar het begin
replay-turn-back = Vorige beurt
replay-back = Vorige zet
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Volgende zet
replay-turn-forward = Volgende beurt
replay-last = Naar het einde
replay-pace = Snelheid
replay-pace-0 = langzaam
replay-pace-1 = normaal
replay-pace-2 = snel
replay-log = Logboek
replay-branch = Vanaf hier verder spelen
replay-branch-about = Hiermee maak je een nieuwe tafel aan met deze stelling, beurt { NUMBER($turn, useGrouping: 0) }. Kaarten die niemand had gezien, worden opnieuw gedeeld; de oorspronkelijke partij verandert niet.
replay-branch-seats = Op welke plaatsen wil je spelen? Bots nemen de andere.
replay-branch-do = Spel beginnen
replay-copy = Link naar deze zet kopiëren
replay-save-record = Opslaan als spelverslag
replay-save-html = Opslaan als webpagina
replay-share = Opslaan en delen
replay-save-html-note = De hele partij in één bestand dat je naar vrienden kunt sturen: het opent in elke browser, ook offline.
replay-save-record-note = Een tekstbestand dat op .odd eindigt en dat elke OddVille kan openen.
replay-from = Deze partij is opgeslagen vanuit OddVille en werkt offline.

score-heading = Puntentelling
score-back = Terug
score-next = Volgende
score-skip = Overslaan
score-again = Telling opnieuw bekijken
score-step = { $step } van { $steps }
score-total = Totaal
score-winner = { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
score-not-over = Het spel is nog niet afgelopen; dit is de huidige stand.
score-tie-trigger = { $tied } staan gelijk. { $winner } heeft het einde ingeluid en wint.
score-tie-clockwise = { $tied } staan gelijk. { $winner } is van hen de eerste, met de klok mee, na { $player }, die het einde heeft ingeluid.
score-tie-limit = { $tied } staan gelijk. Niemand heeft het einde ingeluid, dus wint de eerste van hen in de beurtvolgorde: { $winner }.
score-diamond = Diamant: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
score-neighbours3 = { $count ->
        [one] 3 voor de enige aangrenzende kaart.
       *[other] 3 voor elk van de { $count } aangrenzende kaarten.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 aangrenzende kaart.
       *[other] { $count } aangrenzende kaarten.
    }
score-shields = { $points } voor de schilden van de aangrenzende kaarten.
score-diamonds = { $base } + { $count ->
        [one] 1 diamant in de stad.
       *[other] { $count } diamanten in de stad.
    }
score-column = { $base } + { $count ->
        [one] 1 kaart in dezelfde kolom.
       *[other] { $count } kaarten in dezelfde kolom.
    }
score-row = { $base } + { $count ->
        [one] 1 kaart in dezelfde rij.
       *[other] { $count } kaarten in dezelfde rij.
    }
score-guild = { $base } + { $count ->
        [one] 1 kaart van het eigen gilde, { $guild }.
       *[other] { $count } kaarten van het eigen gilde, { $guild }.
    }
score-main-square = { $points } voor een arbeider op het Marktplein.
score-character = { $points ->
        [0] De { $character } is hier niets waard.
       *[other] De { $character } is { $points } waard.
    }
score-board = { $points ->
        [0] Geen arbeider op het grondstoffenbord.
        [one] 1 arbeider op het grondstoffenbord.
       *[other] { $points } arbeiders op het grondstoffenbord, elk 1 punt.
    }
score-table = Punten van alle spelers
score-buildings = Gebouwen
score-characters = Karakters
score-tie-break = Gelijke stand
score-tie-won = wint bij gelijke stand
replay-review = Deze partij analyseren
