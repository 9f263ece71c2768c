"""What a player does without much thought: build what can be built, obtain what the next building misses, else coins.

Rollouts are played by habit. It is quick, it wanders a little, and games by habit end about when games by thought do.
"""

from typing import Final

from mypy_extensions import i64

from oddville.bots.evaluation import worth
from oddville.rules import moves
from oddville.rules.board import workers_of
from oddville.rules.chance import Stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MoveList, cell_of, field_a, field_b, field_c
from oddville.rules.obtain import coins_obtained, row_price
from oddville.rules.scoring import counted
from oddville.rules.state import (
    State,
    building,
    buildings,
    coins,
    supply,
)

NOISE: Final = 64
"""Moves are compared in 64ths of a point, and chance adds up to a point."""


def habitual_move(s: State, stream: Stream, found: MoveList) -> i64:
    """A move by habit."""
    purposeful_moves(s, found)
    count: i64 = found.count
    if count == 1:
        return found.codes[0]
    target: i64 = nearest_building(s, s.player)
    best: i64 = 0
    best_value: i64 = -1000000
    i: i64 = 0
    while i < count:
        value: i64 = liking(s, found.codes[i], target) * NOISE + (stream.word() & 127)
        if value > best_value:
            best_value = value
            best = i
        i += 1
    return found.codes[best]


def liking(s: State, move: i64, target: i64) -> i64:
    """How much habit likes a move, in points or so."""
    kind: i64 = move & moves.KIND_MASK
    if kind == moves.BUILD:
        return 30 + _built_worth(s, field_a(move), cell_of(move))
    if kind == moves.RESOURCE:
        # a card that can do little is played first
        return _resource_liking(s, field_b(move), target) - field_a(move)
    if kind == moves.BUILDING:
        return _building_liking(s, field_a(move), field_b(move))
    if kind == moves.COINS:
        return _coins_liking(s, field_a(move))
    return _other_liking(s, kind, move, target)


def _other_liking(s: State, kind: i64, move: i64, target: i64) -> i64:
    if kind == moves.SECOND or kind == moves.CHOOSE:
        return _resource_liking(s, field_a(move), target)
    if kind == moves.GAIN_BONUS:
        return _resource_liking(s, field_a(move), target)
    if kind == moves.GAIN_TRANSFORM:
        spare: i64 = workers_of(s, s.player, field_a(move)) - _cost(s, target, field_a(move))
        return _resource_liking(s, field_c(move), target) - (3 if spare > 0 else 8)
    if kind == moves.DISCARD:
        return -_card_liking(s, field_a(move))
    if kind == moves.TRAVEL:
        return 4
    if kind == moves.RECOVER or kind == moves.SWAP:
        return -3
    if kind == moves.CHEAT:
        return 5 if buildings(s, s.player) < 2 else -5
    return 1  # to be done, to end, to decline


def _cost(s: State, card: i64, resource: i64) -> i64:
    return 0 if card < 0 else s.tables.cost[card * 4 + resource]


def _resource_liking(s: State, resource: i64, target: i64) -> i64:
    """A resource that the next building misses is liked best; any other is a point, as long as workers are left."""
    if _cost(s, target, resource) > workers_of(s, s.player, resource):
        return 9
    if supply(s, s.player) <= 3:
        return -1
    return 2


def _building_liking(s: State, worker: i64, position: i64) -> i64:
    held: i64 = buildings(s, s.player)
    liking_: i64 = _card_liking(s, s.row[position]) - row_price(s, worker, position) - worker
    if held == 0:
        return liking_ + 6
    return liking_ + 1 if held == 1 else liking_ - 7


def _card_liking(s: State, card: i64) -> i64:
    """What a card is worth, less for each resource it misses."""
    return i64(int(worth(s, card))) - 2 * missing_resources(s, s.player, card)


def _coins_liking(s: State, worker: i64) -> i64:
    gained: i64 = coins_obtained(s, s.player, worker)
    room: i64 = 5 - coins(s, s.player)
    if gained > room:
        gained = room
    wanted: i64 = 2 if coins(s, s.player) < 2 else 1
    return gained * wanted + 1


def _built_worth(s: State, card: i64, cell: i64) -> i64:
    return s.tables.base[card] + counted(s, s.tables.formula[card], card, cell)


def missing_resources(s: State, player: i64, card: i64) -> i64:
    """How many resources of a card's cost the player does not own."""
    missing: i64 = 0
    resource: i64 = 0
    while resource < 4:
        short: i64 = s.tables.cost[card * 4 + resource] - workers_of(s, player, resource)
        if short > 0:
            missing += short
        resource += 1
    return missing


def nearest_building(s: State, player: i64) -> i64:
    """The held building that misses the fewest resources, or -1."""
    best: i64 = -1
    fewest: i64 = 99
    place: i64 = 0
    while place < buildings(s, player):
        missing: i64 = missing_resources(s, player, building(s, player, place))
        if missing < fewest:
            fewest = missing
            best = building(s, player, place)
        place += 1
    return best
