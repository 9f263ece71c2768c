"""Play the games of a balance run: in parallel, noted in a journal, gone on with after an interruption."""

from dataclasses import dataclass

from oddville.bots import opponent
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.lab.balance.noting import TURN_LIMIT, BalanceTask, play_noted
from oddville.lab.balance.statistics import Statistics, statistics_of
from oddville.lab.chores import carry_out
from oddville.lab.journal import Journal
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

PLAYERS = (2, 3, 4)
MOST_GAMES = 1_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    players: tuple[int, ...]
    games: int
    bot: str
    edition: str
    seed: str

    def tasks(self) -> list[tuple[int, BalanceTask]]:
        """Every game with its number; the numbers of players take turns, so that all grow alike.

        A number says which game it is whatever else is planned: a journal serves a larger plan, too.
        """
        return [
            (game * 10 + n, BalanceTask(n, game, self.seed, self.bot, self.edition))
            for game in range(self.games)
            for n in self.players
        ]

    def job(self) -> dict[str, object]:
        """What a journal must agree with: all that changes how a game goes."""
        printed = editions.edition(self.edition)
        return {
            "work": "balance",
            "bot": self.bot,
            "seed": self.seed,
            "edition": printed.hash,
            "turn_limit": TURN_LIMIT,
        }


def read_players(text: str) -> tuple[int, ...]:
    """The numbers of players of a text such as `2,4`."""
    words = [word.strip() for word in text.split(",")]
    known = {str(n): n for n in PLAYERS}
    if len(set(words)) < len(words) or not set(words) <= known.keys():
        raise OddVilleError("error-balance-players", value=text[:40])
    return tuple(sorted(known[word] for word in words))


def checked(plan: Plan) -> Plan:
    """The plan, if it can be played: edition, numbers of players, games and bot."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise OddVilleError("error-balance-games", value=str(plan.games)[:20], most=MOST_GAMES)
    printed = editions.edition(plan.edition)
    for n in plan.players:
        editions.check_players(printed, n)
    opponent(plan.bot).close()
    return plan


def play(plan: Plan, journal: Journal, runner: Runner, shown: Progress) -> Statistics:
    """Play what the journal does not hold yet, and count everything."""
    tasks = plan.tasks()
    for _ in carry_out(play_noted, tasks, journal, runner, shown):
        pass  # the journal has it
    notes = (journal.done[number] for number, _ in tasks)
    return statistics_of(notes, editions.edition(plan.edition), plan.bot, plan.seed)
