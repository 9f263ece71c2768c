"""How much of a result luck explains, and how early the value of a position foretells it.

    python benchmarks/luck.py [--games 40] [--players 2] [--bot newcomer]
    python benchmarks/luck.py --ceiling [--games 400]

A bot plays against itself. For each game the luck of the first seat is computed by `--rollouts` rollouts, as by
`oddville arena --luck`, and by `--simulations` simulations of a search, and compared with whether that seat won: the
correlation, and how many times narrower an interval becomes by it. Then the share of the variance of the result that
the value of the position explains, at several points of the games.

With `--ceiling` the rollout policy plays, so that rollouts are its true chances but for their noise, which is taken
out: the share of the variance of the result that chance decides after the deal. No luck can explain more.
"""

import argparse
import math
import random
import sys
from collections.abc import Sequence
from statistics import correlation, fmean, stdev
from typing import Final, NamedTuple

from oddville.analysis.luck import bounded_luck, revealed
from oddville.analysis.values import RolloutValue, SearchValue, Value
from oddville.bots import think
from oddville.bots.search.policy import ShallowPolicy
from oddville.bots.search.tree import SearchSettings
from oddville.bots.search.weights import evaluation_for
from oddville.games.game import Game, stream_of
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.lab.arena.matches import LUCK_ROLLOUTS, LUCK_TURNS
from oddville.lab.progress import progress
from oddville.rules.moves import MoveList
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
    if options.ceiling:
        report_ceiling(options)
        return
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
    parser.add_argument("--ceiling", action="store_true")
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
        print(f"intervals {narrower(found):.2f} times narrower")
    for place, share in enumerate(SHARES):
        found = explained([game.values[place] for game in games], won)
        print(f"value after {share:.0%} of the moves: explains {found:.0%} of the variance of the result")


def narrower(found: float) -> float:
    """How many times narrower an interval becomes by an explanation of such a share."""
    return 1 / math.sqrt(1 - found) if found < 1 else math.inf


def explained(cause: Sequence[float], result: Sequence[float]) -> float:
    """The share of the variance of the results that a regression on the cause explains."""
    if len(set(cause)) < 2 or len(set(result)) < 2:
        return 0.0
    return float(correlation(cause, result) ** 2)


class Chances(NamedTuple):
    """One game of the rollout policy, from the first seat."""

    won: float
    luck: float
    decided: float
    """The sum of the squares of the true luck of its events: an estimate without bias."""


def report_ceiling(options: argparse.Namespace) -> None:
    value = RolloutValue(options.players, options.rollouts, LUCK_TURNS)
    games = []
    with progress("games", options.games, 0, english(), sys.stderr) as advance:
        for number in range(options.games):
            games.append(play_by_policy(number, options, value))
            advance(1)
    won = [game.won for game in games]
    variance = fmean(won) * (1 - fmean(won))
    share = fmean(game.decided for game in games) / variance
    error = stdev(game.decided for game in games) / len(games) ** 0.5 / variance
    found = explained([game.luck for game in games], won)
    print(f"{len(games)} games of the rollout policy, the first seat won {fmean(won):.0%}")
    print(f"chance after the deal decides {share:.3f} ± {error:.3f} of the variance of the result,")
    print(f"so exact luck would make intervals {narrower(share):.2f} times narrower")
    print(f"luck by {options.rollouts} rollouts: correlation {math.sqrt(found):.2f}, ", end="")
    print(f"{narrower(found):.2f} times narrower")


def play_by_policy(number: int, options: argparse.Namespace, value: Value) -> Chances:
    policy = ShallowPolicy(
        evaluation_for(options.players), SearchSettings(options.players).rollout_candidates
    )
    game = Game(options.players, seed=f"ceiling {number}", turn_limit=TURNS_PER_PLAYER * options.players)
    stream, moves = stream_of(random.Random(f"ceiling {number}")), MoveList()
    luck = decided = 0.0
    while not game.is_over:
        before, code = game.state.copy(), policy.move(game.state.copy(), stream, moves)
        game.push(next(move for move in game.legal_moves if move.code == code))
        if revealed(game, game.ply - 1):
            means = (value.expected(before, code, stream), value.of(game.state, stream))
            expected, now = (each.chances[0] for each in means)
            centre = value.expected(before, code, stream).chances[0]
            luck += now - expected
            decided += square(now - centre, now, centre, options.rollouts)
            decided -= square(expected - centre, expected, centre, options.rollouts)
    return Chances(float(game.winner == 0), luck, decided)


def square(mean: float, wins: float, centre: float, rollouts: int) -> float:
    """The square of a true mean, from the mean of so many results of 1 and 0 less a centre."""
    squares = wins * (1 - 2 * centre) + centre * centre
    return (rollouts * mean * mean - squares) / (rollouts - 1)


if __name__ == "__main__":
    main()
