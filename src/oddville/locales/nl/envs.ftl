### Learning environments.

error-env-edition = De editie { $edition } heeft { $cards } gebouwen en eindigt met { $workers } arbeiders; de tabel van acties heeft plaats voor { $most_cards } gebouwen en { $most_workers } arbeiders.
error-env-word = { $option } kan niet “{ $value }” zijn; mogelijk: { $allowed }.
error-env-turn-limit = De limiet van beurten moet een geheel getal van 0 (geen limiet) tot { $most } zijn, niet { $value }.
error-env-games = Het aantal spellen moet een geheel getal van ten minste 1 zijn, niet { $games }.
error-env-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
error-env-count = Er zijn { $count } acties opgegeven voor { $games } spellen: voor elk spel is er één nodig.
error-env-illegal = Spel { $game }: actie { $action } mag nu niet. Er is niets gespeeld; het masker zegt welke acties mogen.
error-env-outcome = { $outcome } hoort hier niet bij de uitkomsten van het toeval; chance_outcomes() noemt ze.
error-env-dealing = Hiervoor is een stelling nodig die op een speler wacht; eerst moet het toeval beslissen.
error-env-reset = Het spel is afgelopen of nooit gedeeld: roep eerst reset() aan.
error-env-opponents = Er zijn { $count } tegenstanders opgegeven; er zijn er { $needed } nodig.
error-env-seeds = Er zijn { $count } startwaarden gegeven voor { $games } spellen: er is één voor alle nodig, of één voor elk.
error-env-reset-mask = Spellen die afgelopen zijn worden vanzelf opnieuw gedeeld; reset_mask kan hier niet.
error-env-action = Een actie is een geheel getal, niet { $action } ({ $kind }).
error-env-actions = Acties zijn een rij gehele getallen, één voor elk spel, niet { $kind }.
error-env-seed = Een startwaarde is een geheel getal of een tekst, van hoogstens { $longest } tekens.
error-env-max-cycles = max_cycles moet een geheel getal van ten minste 2 zijn, zonder turn_limit ernaast; het is { $value }.
error-env-kind = check kent omgevingen van Gymnasium en van PettingZoo (AEC), niet { $kind }.
error-env-game = Een omgeving van Gymnasium moet haar Game tonen als env.unwrapped.game en de plaats van wie leert als info["seat"].
error-env-settings = De instellingen van de omgeving zijn niet bekend: geef ze mee met check(env, Settings(…)).
error-env-check = De omgeving is niet OddVille. Startwaarde “{ $seed }”, beslissing { $decision }: { $what ->
    [keys] een waarneming moet precies de sleutels observation en action_mask hebben.
    [mask] het actiemasker is niet dat van de regels.
    [observation] de waarneming is niet die uit de documentatie.
    [player] een andere speler moet kiezen.
    [position] de stelling is een andere.
    [form] observation en action_mask moeten de vorm en het type van hun ruimten hebben.
    [reused] een eerder gegeven array is sindsdien veranderd.
    [played] de opgegeven actie is niet de gespeelde.
    [ending] termination en truncation zijn niet die van de regels.
   *[reward] de beloning is een andere.
  }

error-dataset-numbers = --games moet van 1 tot { $games } zijn, --simulations van 1 tot { $simulations }.
error-dataset-folder = { $folder } is een bestand. Geef een map op voor de dataset.
cli-dataset = bots laten spelen en elke beslissing als Parquet bewaren: masker, waarneming, verdeling van het zoeken, waarden, uitslag
cli-dataset-title = De dataset
cli-dataset-folder = de map om in te schrijven; die wordt gemaakt als hij er niet is
cli-dataset-games = hoeveel spellen (standaard: { NUMBER($default, useGrouping: 0) })
cli-dataset-players = hoeveel spelers een spel heeft (standaard: { $default })
cli-dataset-simulations = hoeveel simulaties het zoeken per beslissing maakt (standaard: { NUMBER($default, useGrouping: 0) })
cli-dataset-seed = de tekst die elk spel bepaalt; dezelfde tekst geeft tot op de bit dezelfde bestanden (standaard: { $default })
dataset-sheet =
    # Gegevensblad

    ## Wat dit is
    { NUMBER($games, useGrouping: 0) } spellen OddVille met { $players } spelers, { NUMBER($decisions, useGrouping: 0) } beslissingen, gemaakt met `oddville dataset` van OddVille { $version }.
    { NUMBER($truncated, useGrouping: 0) } spellen zijn beëindigd door de limiet van { NUMBER($turn_limit, useGrouping: 0) } beurten (END-2). Editie `{ $edition }` ({ $edition_hash }); tabel van acties { $actions_version }, waarneming { $observation_version } (docs/envs.md).

    ## Hoe het gemaakt is
    Het zoeken speelt tegen zichzelf, met { NUMBER($simulations, useGrouping: 0) } simulaties per beslissing en telkens een nieuwe boom. Bij de helft van de beslissingen, door het toeval bepaald, wordt de zet geloot naar hoe vaak hij is geprobeerd; bij de andere is het de meest geprobeerde.
    Startwaarde: `{ $seed }`. Dezelfde opdracht maakt tot op de bit dezelfde bestanden, met dezelfde versie van OddVille en van PyArrow, hoeveel processen er ook spelen.

    ## decisions.parquet
    Eén rij voor elke beslissing: `game`, `ply`, `player`; de gespeelde `action`; `mask`, het masker van toegestane acties als bits, de eerste in de laagste bit; `observation` van de speler, één byte per getal; `policy_actions` en `policy_visits`, hoe vaak het zoeken elke actie heeft geprobeerd; `values`, de winstkans van elke speler volgens het zoeken; `outcome_win`, `outcome_rank`, `outcome_points` van het spel voor elke speler.

    ## games.parquet
    Eén rij voor elk spel: zijn `seed`, `moves` als tekst, `turns`, `winner`, `points`, en of het is afgebroken (`truncated`). Startwaarde en zetten geven elke stelling opnieuw.

    ## Waar het goed voor is, en waarvoor niet
    Om strategieën en waarden te leren, en om methoden op gelijke gegevens te vergelijken. De kaarten zijn een reconstructie, niet de gedrukte; alle spelers zijn hetzelfde programma, dus zijn gewoonten en zijn fouten zijn die van de gegevens. Er komen geen mensen in voor.

    ## Licentie
    De gegevens vallen onder de licentie van OddVille, MIT: ze mogen worden gebruikt, gewijzigd en doorgegeven. Graag dit blad erbij doorgeven.

    ## Controlesommen (SHA-256)
    { $hash_decisions } decisions.parquet
    { $hash_games } games.parquet

cli-bench-envs = stappen van de leeromgevingen bij drie batchgroottes, naast pgx en PettingZoo waar ze geïnstalleerd zijn
bench-envs-heading = De omgevingen van OddVille, één kern, willekeurige toegestane acties, { $compiled ->
        [yes] gecompileerd
       *[no] niet gecompileerd (er is geen C-compiler)
    }. Mediaan van { $runs } ronden.
bench-envs-masks = maskers, { $players } spelers, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-observations = maskers en waarnemingen, { $players } spelers, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-peer = { $peer }, batch van { NUMBER($batch, useGrouping: 0) }
bench-envs-absent = niet geïnstalleerd
bench-envs-install = Om te meten naast de andere die niet geïnstalleerd zijn: pip install 'oddville[env-peers]'.
bench-envs-ratio = de onze zijn { $ratio } keer zoveel
bench-unit-steps = { $value } stappen/s
bench-envs-goal-masks = alleen maskers bij een batch van { NUMBER($batch, useGrouping: 0) }: ten minste { $wanted } stappen/s
bench-envs-goal-observations = met waarnemingen bij een batch van { NUMBER($batch, useGrouping: 0) }: ten minste { $wanted } stappen/s
bench-envs-goal-peer = ten minste { $wanted } keer de stappen van { $peer } bij een batch van 1
