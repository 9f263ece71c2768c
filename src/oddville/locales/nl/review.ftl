### The review of a game.

review-title = analyse
review-title-page = Analyse: { $names }
review-heading = Berekend door { $bot }.
review-graph = Winstkans na elke zet
review-player = { $player }
review-percent = { $chance }%
review-turning = Keerpunten
review-move = { $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }, zet { $ply }, { $player }: { $words }
review-turning-change = { $player }: winstkans van { $before }% naar { $after }%, waarvan { $luck } door geluk
review-decisions = Beslissingen van { $player }
review-grades = beste: { $best }, goed: { $good }, twijfelachtig: { $doubtful }, fout: { $mistake }, grove fout: { $blunder }
review-grade-best = beste
review-grade-good = goed
review-grade-doubtful = twijfelachtig
review-grade-mistake = fout
review-grade-blunder = grove fout
review-decision = { $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }, zet { $ply }: { $words } – { $grade }
review-cost = Kosten: { $cost } overwinningen op 100 partijen (standaardfout { $error }), { $points } punten.
review-better = Beter: { $words }
review-thresholds = De beoordeling telt wat een zet zeker heeft gekost (95%), in overwinningen op 100 partijen: twijfelachtig vanaf { $doubtful }, fout vanaf { $mistake }, grove fout vanaf { $blunder }.
review-luck-heading = Geluk en zetten, in overwinningen op 100 partijen
review-luck-legend = Begin, geluk (plaats, kaartverdeling, kaarten) en zetten vormen samen het resultaat. Kaarten zijn alle kaarten en karakters die later zijn onthuld; zetten vergelijken de keuzes van deze speler met die van de anderen.
review-unfinished = Het spel is niet afgelopen: het resultaat is de laatste schatting.
review-column-start = begin
review-column-seat = plaats
review-column-deal = kaartverdeling
review-column-chance = kaarten
review-column-moves = zetten
review-column-result = resultaat
review-part-luck = geluk
review-part-moves = zetten
review-interrupted = Onderbroken. { $file } bevat wat is berekend (zetten: { $done }); dezelfde opdracht gaat verder.
review-written = Opgeslagen in { $file }. Open het in een browser.
review-saved = Opgeslagen in { $file }. Verder spelen: oddville play --load { $file }
error-review-simulations = --simulations moet tussen 16 en { $most } liggen.
error-review-save = --play-on en --save horen bij elkaar: de zet en het bestand dat wordt geschreven.
error-review-move = --play-on is het nummer van een zet, van 0 tot { $most }.
review-panel = Analyse
review-progress = { $done } van { $total } posities
review-seconds = { $seconds ->
        [one] Nog ongeveer 1 seconde.
       *[other] Nog ongeveer { $seconds } seconden.
    }
review-minutes = { $minutes ->
        [one] Nog ongeveer 1 minuut.
       *[other] Nog ongeveer { $minutes } minuten.
    }
review-running = De partij wordt geanalyseerd. Je kunt intussen verder kijken.
review-waiting = Eerst worden andere partijen geanalyseerd.
review-stopped = De analyse is gestopt. Wat is berekend, gaat niet verloren.
review-failed = De analyse is mislukt. Probeer het opnieuw.
review-continue = Verder
review-stop = Stoppen
review-ready = De analyse is klaar.
review-tab-decisions = Beslissingen
review-tab-luck = Geluk
review-chances = { $turn ->
        [0] Voorbereiding
       *[other] Beurt { $turn }
    }, zet { $ply }: { $chances }
review-chance = { $player } { $chance }%
review-as-table = Kansen als tabel
review-column-move = zet
review-whose = Wiens beslissingen?
review-only-mistakes = Alleen twijfelachtige zetten en slechter
review-no-mistakes = Geen enkele zet was twijfelachtig of slechter.
review-played = Gespeeld: { $words }
review-was-best = Dit was de beste zet.
review-legend = Op tafel: de beste zet heeft een doorgetrokken rand, de gespeelde zet een gestippelde.
review-kinds = Wat er misging: { $kinds }
review-kind = { $kind } ({ $count })
review-kind-power = de kracht van een karakter
review-kind-reaction = het gebruik van de { -builder }
review-kind-placement = de plaats van een gebouw
review-kind-build = wat je bouwt, en wanneer
review-kind-worker = de keuze van de arbeiderskaart
review-kind-building = de keuze van een gebouw
review-kind-resource = de keuze van een grondstof
review-kind-bonus = bonussen
review-kind-action = de keuze van de actie
review-luck-about = Iedereen begint met dezelfde kans. Eerst verschuift geluk die, dan de zetten van alle spelers; naar rechts is beter. Het laatste punt is het resultaat: 100 voor winst, 0 voor verlies.
review-luck-sum = { $player }: begin { $start }, geluk { $luck }, zetten { $moves }, resultaat { $result }
