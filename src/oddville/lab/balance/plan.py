"""The plan of a balance run: which games are played, with which bot and edition."""

from dataclasses import dataclass

from oddville.bots import Opponent
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.lab.balance.game_stats import TURN_LIMIT, BalanceTask, play_and_record
from oddville.lab.balance.statistics import Statistics, statistics_of
from oddville.lab.journal import Journal, run_journaled
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

PLAYERS = (2, 3, 4)
MAX_GAMES = 1_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    players: tuple[int, ...]
    games: int
    bot: str
    edition: str
    seed: str
    finish_round: bool = False

    def tasks(self) -> list[tuple[int, BalanceTask]]:
        """Every game with its number; the numbers of players take turns.

        A number means the same game in every plan, so that the journal of a small plan serves a larger one.
        """
        return [
            (game * 10 + n, BalanceTask(n, game, self.seed, self.bot, self.edition, self.finish_round))
            for game in range(self.games)
            for n in self.players
        ]

    def job(self) -> dict[str, object]:
        """Everything that determines the games; a journal must agree with it."""
        return {
            "work": "balance",
            "bot": self.bot,
            "seed": self.seed,
            "edition": editions.edition(self.edition).hash,
            "turn_limit": TURN_LIMIT,
            **({"finish_round": True} if self.finish_round else {}),
        }

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if not 1 <= self.games <= MAX_GAMES:
            raise OddVilleError("error-balance-games", value=str(self.games)[:20], most=MAX_GAMES)
        printed = editions.edition(self.edition)
        for n in self.players:
            editions.check_players(printed, n, self.finish_round)
        Opponent(self.bot).close()


def read_players(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    numbers = {str(n): n for n in PLAYERS}
    if len(set(words)) < len(words) or not set(words) <= numbers.keys():
        raise OddVilleError("error-balance-players", value=text[:40])
    return tuple(sorted(numbers[word] for word in words))


def play(plan: Plan, journal: Journal, runner: Runner, progress: Progress) -> Statistics:
    """Play the games that the journal lacks, and compute the statistics of all."""
    tasks = plan.tasks()
    for _ in run_journaled(play_and_record, tasks, journal, runner, progress):
        pass  # the result is in the journal
    games = (journal.done[number] for number, _ in tasks)
    return statistics_of(games, editions.edition(plan.edition), plan.bot, plan.seed, plan.finish_round)
