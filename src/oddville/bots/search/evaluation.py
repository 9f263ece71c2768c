"""Evaluation of a position: each player's expected points at the end, and the chance to win.

The expected points are a weighted sum of features: points now, resources against the costs of held buildings, workers
missing to the end, characters. Every feature has two weights; the second is scaled by the distance to the end.
`oddville.lab.training.fitting` fits the weights to finished games, for each number of players.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.free_resources import FreeResources, worth
from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
)
from oddville.rules.construction import adjacent_cards, city_card, city_cell, city_owner
from oddville.rules.recover import cards_in_hand
from oddville.rules.scoring import points, winner
from oddville.rules.state import (
    OVER,
    State,
    buildings,
    characters_of,
    city_workers,
    coins,
    hand,
    supply,
)

POINT_UTILITY: Final = 0.003
"""What a point is worth beside the chance to win: enough to decide between moves that win or lose alike."""
WON_POINTS: Final = 50.0
"""What a won game is worth among priors: more than the points that are usually expected."""
# Indices of the features.
ONE: Final = 0
POINTS: Final = 1
LAG: Final = 2
IN_CITY: Final = 3
COINS: Final = 4
NO_COINS: Final = 5
CARDS: Final = 6
CARD_4: Final = 7
CARD_3: Final = 8
NO_SUPPLY: Final = 9
SUPPLY_LEFT: Final = 10
FIRST: Final = 11
SECOND: Final = 19
HELD: Final = 27
SHORT_OF_COINS: Final = 28
OUT_OF_REACH: Final = 29
IDLE: Final = 30
TO_MOVE: Final = 31
PENDING: Final = 32
WAIT: Final = 33
FORMULA: Final = 34
OPEN_SIDES: Final = 42
CHARACTER: Final = 45
FEATURES: Final = 57
STEPS: Final = 7


class Evaluation:
    """Features and weights. One object serves one search, because it reuses its buffers."""

    def __init__(self, weights: vec[float], temperatures: vec[float], calibration: vec[float]) -> None:
        self.weights = weights
        """A weight for each feature, then for each feature a weight that is scaled by the distance to the end."""
        self.temperatures = temperatures
        """Softmax temperature of the chances to win, in points, by workers missing to the end."""
        self.calibration = calibration
        """Mean points at the end from mean points now: a constant and a factor, by workers missing to the end."""
        self.ends_by_winner: bool = False
        """Whether priors and policies judge the end of the game by who wins, not by the points: a low score may win."""
        self.features = vec[float]([0.0] * FEATURES)
        self.free = FreeResources()
        self.now = vec[i64]([0] * 4)
        self.points = vec[float]([0.0] * 4)
        self.chances = vec[float]([0.0] * 4)
        self.utilities = vec[float]([0.0] * 4)
        """What each player maximises: the chance to win, plus `POINT_UTILITY` for each point above the mean."""

    def evaluate(self, s: State) -> None:
        """Compute `points`, `chances` and `utilities` of all players."""
        for player in range(s.players):
            self.points[player] = self.expected_points(s, player)
        mean: float = self._mean(s.players)
        if s.phase == OVER:
            self._set_final_chances(s)
        else:
            self._softmax(self.points, self.temperatures[step(s)], s.players)
        for player in range(s.players):
            self.utilities[player] = self.chances[player] + POINT_UTILITY * (self.points[player] - mean)
        if s.phase != OVER:
            self._calibrate(s, mean)

    def _mean(self, players: i64) -> float:
        total: float = 0.0
        for player in range(players):
            total += self.points[player]
        return total / float(int(players))

    def _calibrate(self, s: State, mean: float) -> None:
        """Shift the expected points so that their mean is the expected mean at the end."""
        now: i64 = 0
        for player in range(s.players):
            now += self.now[player]
        at: i64 = 2 * step(s)
        mean_now: float = float(int(now)) / float(int(s.players))
        level: float = self.calibration[at] + self.calibration[at + 1] * mean_now
        for player in range(s.players):
            self.points[player] += level - mean

    def expected_points(self, s: State, player: i64) -> float:
        """The player's expected points at the end, before `_calibrate` shifts them."""
        if s.phase == OVER:
            return float(points(s, player))
        self.compute_features(s, player)
        features = self.features
        weights = self.weights
        now: float = 0.0
        ahead: float = 0.0
        for i in range(i64(FEATURES)):
            feature: float = features[i]
            if feature != 0.0:
                now += feature * weights[i]
                ahead += feature * weights[FEATURES + i]
        return now + ahead * distance(s)

    def prior_value(self, s: State, player: i64) -> float:
        """The value of a position for priors and for the shallow policy, in points."""
        if s.phase == OVER and self.ends_by_winner:
            return WON_POINTS if winner(s) == player else 0.0
        return self.expected_points(s, player)

    def _set_final_chances(self, s: State) -> None:
        won: i64 = winner(s)
        for player in range(s.players):
            self.chances[player] = 1.0 if player == won else 0.0

    def _softmax(self, scores: vec[float], temperature: float, players: i64) -> None:
        """Set the chances to win by a score for each player."""
        most: float = scores[0]
        for player in range(1, players):
            most = max(most, scores[player])
        total: float = 0.0
        for player in range(players):
            self.chances[player] = math.exp((scores[player] - most) / temperature)
            total += self.chances[player]
        for player in range(players):
            self.chances[player] = self.chances[player] / total

    def compute_features(self, s: State, player: i64) -> None:
        features = self.features
        for i in range(i64(FEATURES)):
            features[i] = 0.0
        features[ONE] = 1.0
        self.now[player] = points(s, player)
        features[POINTS] = float(int(self.now[player]))
        self._add_area(s, player)
        self._add_tempo(s, player)
        self._add_city(s, player)
        self._add_buildings(s, player)

    def _add_area(self, s: State, player: i64) -> None:
        features = self.features
        purse: i64 = coins(s, player)
        cards: i64 = hand(s, player)
        features[COINS] = float(purse)
        features[NO_COINS] = 1.0 if purse == 0 else 0.0
        features[CARDS] = float(cards_in_hand(s, player))
        features[CARD_4] = float(cards >> 3 & 1)
        features[CARD_3] = float(cards >> 2 & 1)
        features[NO_SUPPLY] = 1.0 if supply(s, player) == 0 else 0.0
        features[SUPPLY_LEFT] = float(supply(s, player))
        held: i64 = characters_of(s, player)
        character: i64 = 0
        while held >> character:
            features[CHARACTER + character] = float(held >> character & 1)
            character += 1

    def _add_tempo(self, s: State, player: i64) -> None:
        features = self.features
        in_city: i64 = city_workers(s, player)
        features[IN_CITY] = float(in_city)
        features[LAG] = float(s.tables.end_workers - workers_missing(s) - in_city)
        ahead: i64 = turns_until(s, player)
        features[WAIT] = float(ahead) / float(s.players)
        features[TO_MOVE] = 1.0 if ahead == 0 else 0.0
        if s.builder == player:
            features[PENDING] = float(s.pending_size)

    def _add_city(self, s: State, player: i64) -> None:
        """The player's cards in the city by formula, and their open sides."""
        features = self.features
        for place in range(1, s.city_size):
            if city_owner(s, place) == player:
                formula: i64 = s.tables.formula[city_card(s, place)]
                features[FORMULA + formula] += 1.0
                at: i64 = _open_sides(formula)
                if at >= 0:
                    features[at] += float(4 - adjacent_cards(s, city_cell(s, place)))

    def _add_buildings(self, s: State, player: i64) -> None:
        """The held building that misses least, and the next one with the resources that are left."""
        free = self.free
        free.start(s, player)
        self.features[HELD] = float(buildings(s, player))
        first: i64 = free.nearest(s, player, -1)
        if first >= 0:
            self._add_building(s, first, FIRST)
            free.assess(s, player, first)
            self.features[SHORT_OF_COINS] = float(free.lacking_coins)
            self.features[OUT_OF_REACH] = float(free.unreached)
            free.spend(s, first)
            second: i64 = free.nearest(s, player, first)
            if second >= 0:
                self._add_building(s, second, SECOND)
                free.spend(s, second)
        self.features[IDLE] = float(free.count())

    def _add_building(self, s: State, card: i64, at: i64) -> None:
        missing: i64 = min(self.free.missing(s, card), 3)
        self.features[at + 2 * missing] = 1.0
        self.features[at + 2 * missing + 1] = worth(s, card)


def _open_sides(formula: i64) -> i64:
    """The feature that counts open sides of cards with a formula, or -1."""
    if formula == PER_ADJACENT_CARD:
        return OPEN_SIDES
    if formula == PER_ADJACENT_CARD_TIMES_3:
        return OPEN_SIDES + 1
    return OPEN_SIDES + 2 if formula == ADJACENT_SHIELDS else -1


def turns_until(s: State, player: i64) -> i64:
    """How many turns come before the player's main action."""
    ahead: i64 = player - s.active
    if ahead < 0:
        ahead += s.players
    if ahead == 0 and s.main_done:
        ahead = s.players
    return ahead


def workers_missing(s: State) -> i64:
    """How many workers the leader still has to bring into the city until the end (END-1)."""
    most: i64 = 0
    for player in range(s.players):
        most = max(most, city_workers(s, player))
    return max(s.tables.end_workers - most, 0)


def step(s: State) -> i64:
    """Workers missing to the end, capped for the tables of temperatures and calibration."""
    return min(workers_missing(s), STEPS - 1)


def distance(s: State) -> float:
    """Distance to the end: 1 at the beginning, 0 when it is triggered."""
    return float(workers_missing(s)) / float(s.tables.end_workers)
