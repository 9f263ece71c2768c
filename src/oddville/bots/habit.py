"""What a player does without much thought: build what can be built, obtain what the next building misses, else coins.

Rollouts are played by habit. It is quick, it wanders a little, and games by habit end about when games by thought do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.evaluation import worth
from oddville.cards.vocabulary import MAX_BUILDINGS, MAX_COINS, ROW_POSITIONS
from oddville.rules import moves
from oddville.rules.board import workers_of
from oddville.rules.chance import Stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MOST_MOVES, MoveList, cell_of, field_a, field_b, field_c
from oddville.rules.obtain import coins_obtained, row_price
from oddville.rules.scoring import points_at
from oddville.rules.state import TURN, State, building, buildings, coins, supply

NOISE: Final = 64
"""Moves are compared in 64ths of a point, and chance adds up to a point."""


class Habit:
    """Somebody who plays by habit; keeps room for what is found about the cards of the row and the moves."""

    def __init__(self) -> None:
        self.row = vec[i64]([0] * ROW_POSITIONS)
        self.target: i64 = -1
        self.likings = vec[i64]([0] * MOST_MOVES)

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        """A move by habit."""
        purposeful_moves(s, found)
        if found.count == 1:
            return found.codes[0]
        self.like(s, stream, found)
        return self.take_best(found)

    def like(self, s: State, stream: Stream, found: MoveList) -> None:
        """Note how much each of the moves is liked, with a little chance."""
        self._look_round(s)
        i: i64 = 0
        while i < found.count:
            self.likings[i] = self.liking(s, found.codes[i]) * NOISE + (stream.word() & 127)
            i += 1

    def take_best(self, found: MoveList) -> i64:
        """Take the move liked best out of the list."""
        likings = self.likings
        last: i64 = found.count - 1
        best: i64 = 0
        i: i64 = 1
        while i <= last:
            if likings[i] > likings[best]:
                best = i
            i += 1
        move: i64 = found.codes[best]
        found.codes[best] = found.codes[last]
        likings[best] = likings[last]
        found.count = last
        return move

    def _look_round(self, s: State) -> None:
        """Which building comes next, and in a turn what the cards of the row are worth."""
        self.target = nearest_building(s, s.player)
        if s.phase != TURN:
            return
        position: i64 = 0
        while position < ROW_POSITIONS:
            self.row[position] = card_liking(s, s.row[position])
            position += 1

    def liking(self, s: State, move: i64) -> i64:
        """How much habit likes a move, in points or so."""
        kind: i64 = move & moves.KIND_MASK
        if kind == moves.BUILDING:
            return self._building_liking(s, field_a(move), field_b(move))
        if kind == moves.RESOURCE:
            # a card that can do little is played first
            return self._resource_liking(s, field_b(move)) - field_a(move)
        if kind == moves.BUILD:
            return 30 + points_at(s, field_a(move), cell_of(move))
        if kind == moves.COINS:
            return coins_liking(s, field_a(move))
        return self._other_liking(s, kind, move)

    def _other_liking(self, s: State, kind: i64, move: i64) -> i64:
        if kind in (moves.SECOND, moves.CHOOSE, moves.GAIN_BONUS):
            return self._resource_liking(s, field_a(move))
        if kind == moves.GAIN_TRANSFORM:
            spare: i64 = workers_of(s, s.player, field_a(move)) - self._cost(s, field_a(move))
            return self._resource_liking(s, field_c(move)) - (3 if spare > 0 else 8)
        if kind == moves.DISCARD:
            return -card_liking(s, field_a(move))
        if kind == moves.CHEAT:
            return 5 if buildings(s, s.player) < MAX_BUILDINGS else -5
        if kind == moves.TRAVEL:
            return 4
        if kind in (moves.RECOVER, moves.SWAP):
            return -3
        return 1  # to be done, to end, to decline

    def _cost(self, s: State, resource: i64) -> i64:
        return 0 if self.target < 0 else s.tables.cost[self.target * 4 + resource]

    def _resource_liking(self, s: State, resource: i64) -> i64:
        """What the next building misses is liked best; else a worker on the board is a point, while there are many."""
        if self._cost(s, resource) > workers_of(s, s.player, resource):
            return 9
        return -1 if supply(s, s.player) <= 3 else 2

    def _building_liking(self, s: State, worker: i64, position: i64) -> i64:
        held: i64 = buildings(s, s.player)
        liked: i64 = self.row[position] - row_price(s, worker, position) - worker
        if held == 0:
            return liked + 6
        return liked + 1 if held == 1 else liked - 7


def card_liking(s: State, card: i64) -> i64:
    """What a card is worth, less for each resource it misses."""
    return i64(int(worth(s, card))) - 2 * missing_resources(s, s.player, card)


def coins_liking(s: State, worker: i64) -> i64:
    """The coins that a worker card gains, twice as dear to who has next to none."""
    gained: i64 = coins_obtained(s, s.player, worker)
    room: i64 = MAX_COINS - coins(s, s.player)
    if gained > room:
        gained = room
    return 2 * gained + 1 if coins(s, s.player) < 2 else gained + 1


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
