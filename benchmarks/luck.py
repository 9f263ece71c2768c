"""How much of a result luck explains, and how early the value of a position foretells it.

    python benchmarks/luck.py [--games 40] [--players 2] [--bot newcomer]

A bot plays against itself. For each game the luck of the first seat is computed by `--rollouts` rollouts, as by
`oddville arena --luck`, and by `--simulations` simulations of a search, and compared with whether that seat won: the
correlation, and how many times narrower an interval becomes by it. Then the share of the variance of the result that
the value of the position explains, at several points of the games.
"""

import argparse
import math
import random
import sys
from collections.abc import Sequence
from statistics import correlation, fmean
from typing import Final, NamedTuple

from oddville.analysis.luck import bounded_luck
from oddville.analysis.values import RolloutValue, SearchValue, Value
from oddville.bots import think
from oddville.games.game import Game, stream_of
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.lab.arena.matches import LUCK_ROLLOUTS, LUCK_TURNS
from oddville.lab.progress import progress
from oddville.texts import english

SHARES: Final = (0.0, 0.25, 0.5, 0.75, 0.9)
"""Of the moves of a game."""
ALTERNATIVES: Final = 4


class Played(NamedTuple):
    """The first seat of one game."""

    won: float
    luck: dict[str, float]
    values: tuple[float, ...]
    """The chance to win at each of `SHARES`."""


def main() -> None:
    options = parse_options()
    measured: dict[str, Value] = {
        f"{options.rollouts} rollouts": RolloutValue(options.players, options.rollouts, LUCK_TURNS),
        f"{options.simulations} simulations": SearchValue(options.players, options.simulations, ALTERNATIVES),
    }
    games = []
    with progress("games", options.games, 0, english(), sys.stderr) as advance:
        for number in range(options.games):
            games.append(play(number, options, measured))
            advance(1)
    report(games)


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="newcomer")
    parser.add_argument("--rollouts", type=int, default=LUCK_ROLLOUTS)
    parser.add_argument("--simulations", type=int, default=40)
    return parser.parse_args()


def play(number: int, options: argparse.Namespace, measured: dict[str, Value]) -> Played:
    rng = random.Random(f"luck {number}")
    game = Game(options.players, seed=f"luck {number}", turn_limit=TURNS_PER_PLAYER * options.players)
    while not game.is_over:
        game.push(think(options.bot, game, rng).move)
    luck = {name: bounded_luck(game, value, rng)[0] for name, value in measured.items()}
    *_, judge = measured.values()
    states = game.positions()
    places = [states[int(share * (len(states) - 1))] for share in SHARES]
    values = tuple(judge.of(state, stream_of(rng)).chances[0] for state in places)
    return Played(float(game.winner == 0), luck, values)


def report(games: Sequence[Played]) -> None:
    won = [game.won for game in games]
    print(f"{len(games)} games, the first seat won {fmean(won):.0%}")
    for name in games[0].luck:
        found = explained([game.luck[name] for game in games], won)
        mean = fmean(game.luck[name] for game in games)
        print(f"luck by {name}: mean {mean:+.3f}, correlation {math.sqrt(found):.2f}, ", end="")
        print(f"intervals {1 / math.sqrt(1 - found):.2f} times narrower")
    for place, share in enumerate(SHARES):
        found = explained([game.values[place] for game in games], won)
        print(f"value after {share:.0%} of the moves: explains {found:.0%} of the variance of the result")


def explained(cause: Sequence[float], result: Sequence[float]) -> float:
    """The share of the variance of the results that a regression on the cause explains."""
    if len(set(cause)) < 2 or len(set(result)) < 2:
        return 0.0
    return float(correlation(cause, result) ** 2)


if __name__ == "__main__":
    main()
