### Replays and the score walk.

replay-heading = Naspelen
replay-about = Bekijk een spel zet voor zet, ga heen en terug, en speel verder vanuit elke stelling.
replay-file = Bestand openen
replay-file-note = Het verslag van een spel eindigt op .odd. Je kunt er ook een hierheen slepen.
replay-paste = Een verslag plakken
replay-paste-like = odd: 1 …
replay-show = Spel tonen
replay-loading = Het spel wordt nagespeeld …
replay-too-long = Dit verslag is te lang: hoogstens { $most } tekens.
replay-controls = Bediening
replay-turn = Beurt
replay-where = Beurt { NUMBER($turn, useGrouping: 0) } · zet { NUMBER($ply, useGrouping: 0) } van { NUMBER($plies, useGrouping: 0) }
replay-set-up = Voorbereiding · zet { NUMBER($ply, useGrouping: 0) } van { NUMBER($plies, useGrouping: 0) }
replay-first = Naar het begin
replay-turn-back = Eén beurt terug
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet vooruit
replay-turn-forward = Eén beurt vooruit
replay-last = Naar het eind
replay-pace = Tempo
replay-pace-0 = langzaam
replay-pace-1 = normaal
replay-pace-2 = snel
replay-log = Wat er gebeurde
replay-branch = Vanaf hier verder spelen
replay-branch-about = In deze stelling, beurt { NUMBER($turn, useGrouping: 0) }, begint een nieuwe tafel. Kaarten die niemand had gezien, worden opnieuw gedeeld; het origineel blijft zoals het is.
replay-branch-seats = Welke plaatsen speel jij? De andere spelen bots.
replay-branch-do = Verder spelen
replay-copy = Link naar deze zet kopiëren
replay-save-record = Verslag bewaren
replay-save-html = Als één webpagina bewaren
replay-share = Bewaren en delen
replay-save-html-note = Het hele spel in één bestand: stuur het naar vrienden, het opent in elke browser, ook zonder verbinding.
replay-save-record-note = Een tekst die elke OddVille kan lezen, eindigend op .odd.
replay-from = Dit spel is bewaard uit OddVille. Het heeft geen verbinding nodig.

score-heading = Puntentelling
score-back = Terug
score-next = Volgende
score-skip = Overslaan
score-again = Nog eens
score-step = { $step } van { $steps }
score-total = Totaal
score-winner = { $winner } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
score-not-over = Het spel is nog niet afgelopen; zo staat het nu.
score-tie-trigger = { $tied } hebben evenveel punten. { $winner } heeft het einde ingeluid en wint.
score-tie-clockwise = { $tied } hebben evenveel punten. { $winner } komt van hen met de klok mee als eerste na { $player }, die het einde heeft ingeluid.
score-tie-limit = { $tied } hebben evenveel punten. Niemand heeft het einde ingeluid, dus wint wie van hen in de beurtvolgorde het eerst komt: { $winner }.
score-diamond = Een diamant: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
score-neighbours3 = { $count ->
        [one] 3 voor de ene buur.
       *[other] 3 voor elk van de { $count } buren.
    }
score-neighbours = { $base } + { $count ->
        [one] 1 buur.
       *[other] { $count } buren.
    }
score-shields = { $points } op de schilden van de buren.
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
        [one] 1 kaart van haar gilde, { $guild }.
       *[other] { $count } kaarten van haar gilde, { $guild }.
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
