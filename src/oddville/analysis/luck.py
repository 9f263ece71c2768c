"""What chance gave each player: the value after an event less its mean over what else could have happened.

The mean comes from fresh deals of the unseen cards and not from the one that came about. So luck is zero on average,
however good or bad the values are.
"""

import random
from typing import Final

from oddville.analysis.values import Prospects, Value, mean_prospects
from oddville.games.events import reveals
from oddville.games.game import Game, stream_of
from oddville.rules.chance import Stream, chance_of_stream, shuffle
from oddville.rules.setup import dealt_state, shuffled_piles
from oddville.rules.state import State

BOUND: Final = 2.0
"""The luck of a game that the arena counts is never more; it seldom comes near."""


def revealed(game: Game, ply: int) -> tuple[str, ...]:
    """The cards and characters that the move at a ply revealed."""
    return tuple(reveals(game.move_at(ply).events))


def luck(now: Prospects, expected: Prospects) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(now.chances, expected.chances, strict=True))


def seat_value(start: State, value: Value, deals: int, stream: Stream) -> Prospects:
    """The mean value of random deals with the same first player."""
    return mean_prospects(value.of(other_deal(start, stream), stream) for _ in range(deals))


def other_deal(start: State, stream: Stream) -> State:
    """A random deal for the same first player (SETUP-4, SETUP-5)."""
    tables = start.tables
    deck = tables.in_order[:]
    shuffle(deck, stream)
    piles = shuffled_piles(tables, stream)
    state = dealt_state(tables, chance_of_stream(stream), deck, piles, start.first_player)
    state.turn_limit, state.finish_round = start.turn_limit, start.finish_round
    return state


def bounded_luck(game: Game, value: Value, rng: random.Random) -> list[float]:
    """Each player's luck after the deal, within `BOUND`.

    A player's sum ends before an event that could take it beyond the bound. This is known before the event, so the mean
    stays zero.
    """
    sums, is_open = [0.0] * game.players, [True] * game.players
    states, stream = game.positions(), stream_of(rng)
    for ply, move in enumerate(game.moves):
        if revealed(game, ply):
            expected = value.expected(states[ply], move.code, stream)
            now = value.of(states[ply + 1], stream)
            _add(sums, is_open, now, expected)
    return sums


def _add(sums: list[float], is_open: list[bool], now: Prospects, expected: Prospects) -> None:
    for player, mean in enumerate(expected.chances):
        within = sums[player] + 1 - mean <= BOUND and sums[player] - mean >= -BOUND
        is_open[player] = is_open[player] and within
        if is_open[player]:
            sums[player] += now.chances[player] - mean
