### Learning environments.

error-env-edition = De editie { $edition } heeft { $cards } gebouwen en eindigt bij { $workers } arbeiders; de actietabel biedt plaats aan { $most_cards } gebouwen en { $most_workers } arbeiders.
error-env-word = { $option } kan niet “{ $value }” zijn; toegestaan: { $allowed }.
error-env-turn-limit = De beurtlimiet moet een geheel getal van 0 (geen limiet) tot { $most } zijn, niet { $value }.
error-env-games = Het aantal partijen moet een geheel getal van minstens 1 zijn, niet { $games }.
error-env-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
error-env-count = Er zijn { $count } acties opgegeven voor { $games } partijen: er is één actie per partij nodig.
error-env-illegal = Partij { $game }: actie { $action } is nu niet toegestaan. Er is niets gespeeld; het masker toont de toegestane acties.
error-env-outcome = { $outcome } is hier geen van de toevalsuitkomsten; chance_outcomes() geeft de lijst.
error-env-dealing = Hiervoor is een stelling nodig waarin een speler moet zetten; eerst moet het toeval worden afgehandeld.
error-env-reset = Het spel is afgelopen of nog niet gedeeld: roep eerst reset() aan.
error-env-opponents = Er zijn { $count } tegenstanders opgegeven; er zijn er { $needed } nodig.
error-env-seeds = Er zijn { $count } startwaarden opgegeven voor { $games } partijen: geef er één voor alle op, of één per partij.
error-env-opponent = Een tegenstander moet de naam van een bot, een bestand of een programma zijn, niet { $value }. Uw eigen bot in Python: opponents="mybot.py" (docs/bots/bots.md).
error-env-batch-opponent = "{ $value }" kan niet binnen een batch spelen. Kies random, rollout, greedy, search:simulations=N of net:FILE; gebruik SingleEnv voor andere bots.
error-env-network = { $file } is geen netwerk van oddville train voor dit aantal spelers: { $reason }.
error-env-reset-mask = Afgelopen partijen worden automatisch opnieuw gedeeld; reset_mask kan niet worden gebruikt.
error-env-action = Een actie moet een geheel getal zijn, niet { $action } ({ $kind }).
error-env-actions = Acties moeten een reeks gehele getallen zijn, één per partij, niet { $kind }.
error-env-seed = Een startwaarde moet een geheel getal of een tekst van hoogstens { $longest } tekens zijn.
error-env-max-cycles = max_cycles moet een geheel getal van minstens 2 zijn en kan niet met turn_limit worden gecombineerd; het is { $value }.
error-env-kind = check ondersteunt omgevingen van Gymnasium en PettingZoo (AEC), niet { $kind }.
error-env-game = Een Gymnasium-omgeving moet de Game aanbieden als env.unwrapped.game en de plaats van de lerende speler als info["seat"].
error-env-settings = De instellingen van de omgeving zijn niet bekend: geef ze mee aan check(env, Settings(…)).
error-env-check = De omgeving komt niet overeen met OddVille. Startwaarde “{ $seed }”, beslissing { $decision }: { $what ->
    [keys] een waarneming moet precies de sleutels observation en action_mask hebben.
    [mask] het actiemasker wijkt af van de regels.
    [observation] de waarneming wijkt af van de documentatie.
    [player] een andere speler moet kiezen.
    [position] de stelling is anders.
    [form] observation en action_mask moeten de vorm en het type van hun ruimten hebben.
    [reused] een eerder teruggegeven array is daarna gewijzigd.
    [played] de gespeelde actie is niet de opgegeven actie.
    [ending] een partij moet door termination eindigen precies waar de regels de partij beëindigen, en nooit door truncation.
    [turn-limit] info["turn_limit"] moet aan het eind aangeven of de beurtlimiet de partij heeft beëindigd.
   *[reward] de beloning is anders.
  }

note-uncompiled = De regels zijn niet gecompileerd en draaien ongeveer 60 keer langzamer. Installeer een C-compiler en installeer OddVille opnieuw, of installeer een wheel voor dit systeem.
error-dataset-numbers = --games moet tussen 1 en { $games } liggen, --simulations tussen 1 en { $simulations }.
error-dataset-folder = { $folder } is een bestand. Geef een map op voor de dataset.
cli-dataset = partijen met bots spelen en elke beslissing opslaan als Parquet: masker, waarneming, strategie van het zoeken, waarden, uitslag
cli-dataset-title = De dataset
cli-dataset-folder = de map om in te schrijven; die wordt aangemaakt als die niet bestaat
cli-dataset-games = hoeveel partijen (standaard: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = het aantal spelers (standaard: { $default })
cli-dataset-simulations = hoeveel simulaties het zoeken per beslissing uitvoert (standaard: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = de startwaarde van alle partijen; dezelfde startwaarde geeft identieke bestanden (standaard: { $default })
dataset-sheet =
    # Gegevensblad

    ## Inhoud
    { NUMBER($games, useGrouping: 0) } partijen OddVille met { $players } spelers, { NUMBER($decisions, useGrouping: 0) } beslissingen, gemaakt met `oddville dataset` van OddVille { $version }.
    { NUMBER($at_turn_limit, useGrouping: 0) } partijen zijn beëindigd door de beurtlimiet van { NUMBER($turn_limit, useGrouping: 0) } beurten (END-2). Editie `{ $edition }` ({ $edition_hash }); actietabel { $actions_version }, waarneming { $observation_version } (docs/research/envs.md).

    ## Methode
    Het zoeken speelt tegen zichzelf, met { NUMBER($simulations, useGrouping: 0) } simulaties per beslissing en telkens een nieuwe boom. Bij de helft van de beslissingen, willekeurig gekozen, wordt de zet geloot naar rato van het aantal bezoeken; bij de andere is het de meest bezochte zet.
    Startwaarde: `{ $seed }`. Dezelfde opdracht maakt identieke bestanden met dezelfde versies van OddVille en PyArrow, ongeacht het aantal processen.

    ## decisions.parquet
    Eén rij per beslissing: `game`, `ply`, `player`; de gespeelde `action`; `mask`, het masker van toegestane acties als bits, de eerste in de laagste bit; `observation` van de speler, één byte per getal; `policy_actions` en `policy_visits`, hoe vaak het zoeken elke actie heeft bezocht; `values`, de winstkans van elke speler volgens het zoeken; `outcome_win`, `outcome_rank`, `outcome_points` van de partij voor elke speler.

    ## games.parquet
    Eén rij per partij: `seed`, `moves` als tekst, `turns`, `winner`, `points`, en of de beurtlimiet de partij heeft beëindigd (`at_turn_limit`). Uit de startwaarde en de zetten is elke stelling te reconstrueren.

    ## Gebruik en beperkingen
    Om strategieën en waarden te leren, en om methoden op gelijke gegevens te vergelijken. De kaarten zijn een reconstructie, niet de gedrukte kaarten. Alle spelers zijn hetzelfde programma, dus de gegevens bevatten de gewoonten en fouten daarvan. Er zitten geen menselijke spelers in de gegevens.

    ## Licentie
    De gegevens vallen onder de licentie van OddVille, MIT: je mag ze gebruiken, wijzigen en verspreiden. Lever dit gegevensblad mee.

    ## Hashes (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = stappen van de leeromgevingen bij drie batchgroottes, vergeleken met pgx en PettingZoo als die geïnstalleerd zijn
bench-envs-heading = De omgevingen van OddVille, één kern, willekeurige toegestane acties, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden.
bench-envs-masks = maskers, { $players } spelers, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = maskers en waarnemingen, { $players } spelers, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-opponent = tegen { $opponent }, { $players } spelers, batch { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = niet geïnstalleerd
bench-envs-install = Om te vergelijken met de programma’s die niet geïnstalleerd zijn: pip install 'oddville[env-peers]'.
bench-envs-ratio = bij ons: { $ratio } keer zoveel
bench-unit-steps = { $value } stappen/s
bench-envs-goal-masks = alleen maskers bij een batch van { NUMBER($batch, useGrouping: 0) }: minstens { $wanted } stappen/s
bench-envs-goal-observations = met waarnemingen bij een batch van { NUMBER($batch, useGrouping: 0) }: minstens { $wanted } stappen/s
bench-envs-goal-peer = minstens { $wanted } keer de stappen van { $peer } bij een batch van 1
