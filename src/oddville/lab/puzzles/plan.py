"""What a run of `oddville puzzles make` looks at: games of bots by number, and records."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from oddville.cards.edition import players_possible
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.lab.puzzles.difficulty import TRIES
from oddville.lab.puzzles.making import MAX_MEASURED, MIN_VISIT_SHARE, SCREENING_SIMULATIONS, Source
from oddville.lab.puzzles.measurement import BATCHES, ERRORS, MARGIN, RIVALS, SHORT_SEARCH_PART

MAX_GAMES: Final = 1_000_000
MIN_SIMULATIONS: Final = 40
MAX_SIMULATIONS: Final = 100_000


@dataclass(frozen=True, slots=True)
class PuzzlePlan:
    games: int
    simulations: int
    seed: str
    edition: str
    records: tuple[str, ...] = ()
    theme: str | None = None

    def check(self) -> None:
        facts = {"games": MAX_GAMES, "least": MIN_SIMULATIONS, "most": MAX_SIMULATIONS}
        if not 0 <= self.games <= MAX_GAMES:
            raise OddVilleError("error-puzzles-numbers", **facts)
        if not MIN_SIMULATIONS <= self.simulations <= MAX_SIMULATIONS:
            raise OddVilleError("error-puzzles-numbers", **facts)

    def job(self) -> dict[str, object]:
        """Everything that determines the puzzles but the number of games, so that a run can be continued with more."""
        records = [hashlib.sha256(text.encode()).hexdigest()[:16] for text in self.records]
        return {
            "work": "puzzles",
            "edition": editions.edition(self.edition).hash,
            "simulations": self.simulations,
            "seed": self.seed,
            "records": records,
            "theme": self.theme,
            "constants": [
                MARGIN,
                ERRORS,
                BATCHES,
                RIVALS,
                SHORT_SEARCH_PART,
                SCREENING_SIMULATIONS,
                MIN_VISIT_SHARE,
                MAX_MEASURED,
                TRIES,
            ],
        }

    def sources(self) -> Iterator[tuple[int, Source]]:
        """The records first, then the games."""
        for number, text in enumerate(self.records):
            name = f"{self.seed} record {number}"
            yield number, Source(name, self.simulations, record=text, theme=self.theme)
        players = players_possible(editions.edition(self.edition))
        for number in range(self.games):
            count = players[number % len(players)]
            name = f"{self.seed} {number}"
            source = Source(name, self.simulations, count, self.edition, theme=self.theme)
            yield len(self.records) + number, source
