"""The rollout policy: build what can be built, obtain what the next building misses, else coins.

It is fast and a little random, and its games last about as long as games between searching bots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.free_resources import worth
from oddville.cards.vocabulary import MAX_BUILDINGS, MAX_COINS, RESOURCE_COUNT, ROW_POSITIONS
from oddville.rules import moves
from oddville.rules.board import workers_of
from oddville.rules.chance import Stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MAX_MOVES, MoveList, cell_of, field_a, field_b, field_c
from oddville.rules.obtain import coins_obtained, row_price
from oddville.rules.scoring import points, points_at
from oddville.rules.state import (
    BONUS,
    SECOND_RESOURCE,
    TURN,
    State,
    building,
    buildings,
    city_workers,
    coins,
    row_card,
    supply,
)

NOISE: Final = 64
"""Scores are in 64ths of a point; noise adds up to two points."""
LOST_SCORE: Final = -20
"""The score of a building that ends the game and loses it."""
CHARACTER_POINTS: Final = 3
"""What a character is typically worth."""


class RolloutPolicy:
    """The rollout policy with its buffers for the cards of the row and the moves."""

    def __init__(self, ends_by_winner: bool = False) -> None:
        self.ends_by_winner = ends_by_winner
        """Whether a building that would end the game and lose it is avoided."""
        self.row = vec[i64]([0] * ROW_POSITIONS)
        self.target: i64 = -1
        self.scores = vec[i64]([0] * MAX_MOVES)

    def move(self, s: State, stream: Stream, found: MoveList) -> i64:
        purposeful_moves(s, found)
        if found.count == 1:
            return found.codes[0]
        self.score_moves(s, stream, found)
        return self.take_best(found)

    def score_moves(self, s: State, stream: Stream, found: MoveList) -> None:
        """Score each of the moves, with noise."""
        self._prepare(s)
        for i in range(found.count):
            self.scores[i] = self.score(s, found.codes[i]) * NOISE + (stream.word() & 127)

    def take_best(self, found: MoveList) -> i64:
        """Remove the move with the highest score from the list and return it."""
        scores = self.scores
        last: i64 = found.count - 1
        best: i64 = 0
        for i in range(1, last + 1):
            if scores[i] > scores[best]:
                best = i
        move: i64 = found.codes[best]
        found.codes[best] = found.codes[last]
        scores[best] = scores[last]
        found.count = last
        return move

    def _prepare(self, s: State) -> None:
        """Find the building to aim for and, in a turn, score the cards of the row."""
        self.target = nearest_building(s, s.player)
        if s.phase != TURN:
            return
        for position in range(ROW_POSITIONS):
            self.row[position] = card_score(s, row_card(s, position))

    def score(self, s: State, move: i64) -> i64:
        """The score of a move, roughly in points."""
        kind: i64 = move & moves.KIND_MASK
        if kind == moves.BUILDING:
            return self._building_score(s, field_a(move), field_b(move))
        if kind == moves.RESOURCE:
            # play the weaker worker cards first
            return self._resource_score(s, field_b(move)) - field_a(move)
        if kind == moves.BUILD:
            return self._build_score(s, field_a(move), points_at(s, field_a(move), cell_of(move)))
        if kind == moves.COINS:
            return coins_score(s, field_a(move))
        return self._other_score(s, kind, move)

    def _build_score(self, s: State, card: i64, gained: i64) -> i64:
        if self.ends_by_winner and is_last_worker(s) and final_lead(s, card, gained) < 0:
            return LOST_SCORE
        return 30 + gained

    def _other_score(self, s: State, kind: i64, move: i64) -> i64:
        if kind in (moves.SECOND, moves.CHOOSE, moves.GAIN_BONUS):
            return self._resource_score(s, field_a(move))
        if kind == moves.GAIN_TRANSFORM:
            spare: i64 = workers_of(s, s.player, field_a(move)) - self._cost(s, field_a(move))
            return self._resource_score(s, field_c(move)) - (3 if spare > 0 else 8)
        if kind == moves.DISCARD:
            return -card_score(s, field_a(move))
        if kind == moves.CHEAT:
            return _cheat_score(s)
        if kind == moves.TRAVEL:
            return 0 if s.phase == BONUS else 4  # a bonus may need the worker
        if kind in (moves.RECOVER, moves.SWAP):
            return -3
        return 1  # done, end, decline

    def _cost(self, s: State, resource: i64) -> i64:
        return i64(0) if self.target < 0 else s.tables.cost[self.target * 4 + resource]

    def _resource_score(self, s: State, resource: i64) -> i64:
        """Best is what the next building misses; else a worker on the board is worth a point while supply lasts."""
        if self._cost(s, resource) > workers_of(s, s.player, resource):
            return 9
        return -1 if supply(s, s.player) <= 3 else 2

    def _building_score(self, s: State, worker: i64, position: i64) -> i64:
        held: i64 = buildings(s, s.player)
        score: i64 = self.row[position] - row_price(s, worker, position) - worker
        if held == 0:
            return score + 6
        return score + 1 if held == 1 else score - 7


def is_last_worker(s: State) -> bool:
    """Whether the next worker of the player in the city ends the game (END-1)."""
    return city_workers(s, s.player) + 1 >= s.tables.end_workers


def final_lead(s: State, card: i64, gained: i64) -> i64:
    """About how many points the player would be ahead of the best other one with a building that gains these points."""
    most: i64 = 0
    for other in range(s.players):
        if other != s.player:
            most = max(most, points(s, other))
    spent: i64 = 0
    for resource in range(RESOURCE_COUNT):
        spent += s.tables.cost[card * 4 + resource]
    character: i64 = CHARACTER_POINTS if s.tables.guild[card] >= 0 else i64(0)
    return points(s, s.player) + gained + character - spent - most


def _cheat_score(s: State) -> i64:
    """In the middle of a main action it can wait: a second resource may cost the coin (TURN-2)."""
    if s.phase == BONUS or s.phase == SECOND_RESOURCE:
        return 0
    return 5 if buildings(s, s.player) < MAX_BUILDINGS else -5


def card_score(s: State, card: i64) -> i64:
    """A card's worth, less two points for each missing resource."""
    return i64(int(worth(s, card))) - 2 * missing_resources(s, s.player, card)


def coins_score(s: State, worker: i64) -> i64:
    """The coins that a worker card gains; they count double for a player with fewer than two."""
    gained: i64 = min(coins_obtained(s, s.player, worker), MAX_COINS - coins(s, s.player))
    return 2 * gained + 1 if coins(s, s.player) < 2 else gained + 1


def missing_resources(s: State, player: i64, card: i64) -> i64:
    """How many resources of a card's cost the player does not own."""
    missing: i64 = 0
    for resource in range(RESOURCE_COUNT):
        short: i64 = s.tables.cost[card * 4 + resource] - workers_of(s, player, resource)
        if short > 0:
            missing += short
    return missing


def nearest_building(s: State, player: i64) -> i64:
    """The held building that misses the fewest resources, or -1."""
    best: i64 = -1
    fewest: i64 = 99
    for place in range(buildings(s, player)):
        missing: i64 = missing_resources(s, player, building(s, player, place))
        if missing < fewest:
            fewest = missing
            best = building(s, player, place)
    return best
