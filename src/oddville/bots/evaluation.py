"""What a position promises each player: the points to expect at the end, and the chance to win.

A player's promise is a weighted sum of small facts, each counted once as it is and once in proportion to how far the
end is away: the score sheet, resources against the costs of held buildings, tempo to the last worker, characters.
The weights are fitted to finished games (`oddville.lab.fitting`), for each number of players.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    PER_CARD_IN_COLUMN,
    PER_CARD_IN_ROW,
    PER_CARD_OF_GUILD,
    PER_DIAMOND,
)
from oddville.rules.board import workers_of
from oddville.rules.construction import adjacent_cards, city_card, city_cell, city_owner
from oddville.rules.obtain import obtainable_resources, slot_discount, slot_price
from oddville.rules.recover import cards_in_hand
from oddville.rules.scoring import cards_of_guild, diamond_cards, points, winner
from oddville.rules.state import (
    AREA,
    CHARACTERS_HELD,
    CITY_WORKERS,
    HAND,
    OVER,
    State,
    building,
    buildings,
    coins,
    supply,
)

POINT: Final = 0.003
"""What a point is worth beside a chance to win: enough to choose among moves that win or lose alike."""
# The facts, by their place in the list.
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
FACTS: Final = 57
STEPS: Final = 7


class Evaluation:
    """The facts of positions and what they weigh. One object serves one search: it keeps room for its sums."""

    def __init__(self, weights: vec[float], spreads: vec[float], levels: vec[float]) -> None:
        self.weights = weights
        """For each fact its weight, then for each fact its weight in proportion to how far the end is."""
        self.spreads = spreads
        """How many points more make a player e times as likely to win, by workers missing to the end."""
        self.levels = levels
        """What players have on average at the end: a constant and a factor of what they have on average now, by
        workers missing to the end."""
        self.facts = vec[float]([0.0] * FACTS)
        self.left = vec[i64]([0] * 4)
        self.now = vec[i64]([0] * 4)
        self.points = vec[float]([0.0] * 4)
        self.chances = vec[float]([0.0] * 4)
        self.wants = vec[float]([0.0] * 4)
        """What each player wants most: the chance to win, and a little for each point more than the others."""

    def weigh(self, s: State) -> None:
        """Find the points that all players may expect, their chances to win, and what they want."""
        player: i64 = 0
        while player < s.players:
            self.points[player] = self.promise(s, player)
            player += 1
        mean: float = self._mean(s.players)
        if s.phase == OVER:
            self._settle(s)
        else:
            self._spread(s)
        player = 0
        while player < s.players:
            self.wants[player] = self.chances[player] + POINT * (self.points[player] - mean)
            player += 1
        if s.phase != OVER:
            self._level(s, mean)

    def _mean(self, players: i64) -> float:
        total: float = 0.0
        player: i64 = 0
        while player < players:
            total += self.points[player]
            player += 1
        return total / float(int(players))

    def _level(self, s: State, mean: float) -> None:
        """Promises tell how players compare; bring them to the level of points at the end."""
        now: i64 = 0
        player: i64 = 0
        while player < s.players:
            now += self.now[player]
            player += 1
        at: i64 = 2 * step(s)
        mean_now: float = float(int(now)) / float(int(s.players))
        level: float = self.levels[at] + self.levels[at + 1] * mean_now
        player = 0
        while player < s.players:
            self.points[player] += level - mean
            player += 1

    def promise(self, s: State, player: i64) -> float:
        """The points the player may expect at the end."""
        if s.phase == OVER:
            return float(points(s, player))
        self.note_facts(s, player)
        facts = self.facts
        weights = self.weights
        now: float = 0.0
        ahead: float = 0.0
        i: i64 = 0
        while i < FACTS:
            fact: float = facts[i]
            if fact != 0.0:
                now += fact * weights[i]
                ahead += fact * weights[FACTS + i]
            i += 1
        return now + ahead * distance(s)

    def _settle(self, s: State) -> None:
        won: i64 = winner(s)
        player: i64 = 0
        while player < s.players:
            self.chances[player] = 1.0 if player == won else 0.0
            player += 1

    def _spread(self, s: State) -> None:
        spread: float = self.spreads[step(s)]
        most: float = self.points[0]
        player: i64 = 1
        while player < s.players:
            most = max(most, self.points[player])
            player += 1
        total: float = 0.0
        player = 0
        while player < s.players:
            self.chances[player] = math.exp((self.points[player] - most) / spread)
            total += self.chances[player]
            player += 1
        player = 0
        while player < s.players:
            self.chances[player] = self.chances[player] / total
            player += 1

    def note_facts(self, s: State, player: i64) -> None:
        """Write down the facts of one player."""
        facts = self.facts
        i: i64 = 0
        while i < FACTS:
            facts[i] = 0.0
            i += 1
        facts[ONE] = 1.0
        self.now[player] = points(s, player)
        facts[POINTS] = float(int(self.now[player]))
        self._note_area(s, player)
        self._note_tempo(s, player)
        self._note_city(s, player)
        self._note_buildings(s, player)

    def _note_area(self, s: State, player: i64) -> None:
        facts = self.facts
        purse: i64 = coins(s, player)
        hand: i64 = s.areas[player * AREA + HAND]
        facts[COINS] = float(purse)
        facts[NO_COINS] = 1.0 if purse == 0 else 0.0
        facts[CARDS] = float(cards_in_hand(s, player))
        facts[CARD_4] = float(hand >> 3 & 1)
        facts[CARD_3] = float(hand >> 2 & 1)
        facts[NO_SUPPLY] = 1.0 if supply(s, player) == 0 else 0.0
        facts[SUPPLY_LEFT] = float(supply(s, player))
        held: i64 = s.areas[player * AREA + CHARACTERS_HELD]
        character: i64 = 0
        while held >> character:
            facts[CHARACTER + character] = float(held >> character & 1)
            character += 1

    def _note_tempo(self, s: State, player: i64) -> None:
        facts = self.facts
        in_city: i64 = s.areas[player * AREA + CITY_WORKERS]
        facts[IN_CITY] = float(in_city)
        facts[LAG] = float(s.tables.end_workers - workers_missing(s) - in_city)
        ahead: i64 = player - s.active
        if ahead < 0:
            ahead += s.players
        if ahead == 0 and s.main_done:
            ahead = s.players
        facts[WAIT] = float(ahead) / float(s.players)
        facts[TO_MOVE] = 1.0 if ahead == 0 else 0.0
        if s.builder == player:
            facts[PENDING] = float(s.pending_size)

    def _note_city(self, s: State, player: i64) -> None:
        """How many cards the player has by formula, and how many sides of them lie open."""
        facts = self.facts
        place: i64 = 1
        while place < s.city_size:
            if city_owner(s, place) == player:
                formula: i64 = s.tables.formula[city_card(s, place)]
                facts[FORMULA + formula] += 1.0
                at: i64 = _open_sides(formula)
                if at >= 0:
                    facts[at] += float(4 - adjacent_cards(s, city_cell(s, place)))
            place += 1

    def _note_buildings(self, s: State, player: i64) -> None:
        """The building nearest to being built, and the next one with what the first leaves over."""
        left = self.left
        resource: i64 = 0
        while resource < 4:
            left[resource] = workers_of(s, player, resource)
            resource += 1
        self.facts[HELD] = float(buildings(s, player))
        first: i64 = self._nearest(s, player, -1)
        if first >= 0:
            self._note_building(s, first, FIRST)
            self._note_reach(s, player, first)
            self._spend(s, first)
            second: i64 = self._nearest(s, player, first)
            if second >= 0:
                self._note_building(s, second, SECOND)
                self._spend(s, second)
        self.facts[IDLE] = float(left[0] + left[1] + left[2] + left[3])

    def _nearest(self, s: State, player: i64, other: i64) -> i64:
        """The held building, other than one, that misses the fewest resources; the more worth among equals."""
        best: i64 = -1
        best_missing: i64 = 9
        best_worth: float = 0.0
        place: i64 = 0
        while place < buildings(s, player):
            card: i64 = building(s, player, place)
            if card != other:
                missing: i64 = self._missing(s, card)
                value: float = worth(s, card)
                if missing < best_missing or (missing == best_missing and value > best_worth):
                    best = card
                    best_missing = missing
                    best_worth = value
            place += 1
        return best

    def _missing(self, s: State, card: i64) -> i64:
        left = self.left
        costs = s.tables.cost
        missing: i64 = 0
        resource: i64 = 0
        while resource < 4:
            short: i64 = costs[card * 4 + resource] - left[resource]
            if short > 0:
                missing += short
            resource += 1
        return missing

    def _note_building(self, s: State, card: i64, at: i64) -> None:
        missing: i64 = self._missing(s, card)
        if missing > 3:
            missing = 3
        self.facts[at + 2 * missing] = 1.0
        self.facts[at + 2 * missing + 1] = worth(s, card)

    def _note_reach(self, s: State, player: i64, card: i64) -> None:
        """What the missing resources of a building cost beyond the purse, and which no card in hand obtains."""
        price: i64 = 0
        unreached: i64 = 0
        reach: i64 = reachable_resources(s, player)
        discount: i64 = slot_discount(s, player)
        resource: i64 = 0
        while resource < 4:
            short: i64 = s.tables.cost[card * 4 + resource] - self.left[resource]
            if short > 0:
                price += short * slot_price(s, resource, discount)
                if not (reach >> resource) & 1:
                    unreached += short
            resource += 1
        lacking: i64 = price - coins(s, player)
        self.facts[SHORT_OF_COINS] = float(lacking) if lacking > 0 else 0.0
        self.facts[OUT_OF_REACH] = float(unreached)

    def _spend(self, s: State, card: i64) -> None:
        left = self.left
        resource: i64 = 0
        while resource < 4:
            rest: i64 = left[resource] - s.tables.cost[card * 4 + resource]
            left[resource] = rest if rest > 0 else 0
            resource += 1


def _open_sides(formula: i64) -> i64:
    """Where the open sides of cards with a formula are counted; -1 for one that does not look at its neighbours."""
    if formula == PER_ADJACENT_CARD:
        return OPEN_SIDES
    if formula == PER_ADJACENT_CARD_TIMES_3:
        return OPEN_SIDES + 1
    return OPEN_SIDES + 2 if formula == ADJACENT_SHIELDS else -1


def workers_missing(s: State) -> i64:
    """How many workers the leader still has to bring into the city until the end (END-1)."""
    most: i64 = 0
    player: i64 = 0
    while player < s.players:
        in_city: i64 = s.areas[player * AREA + CITY_WORKERS]
        if in_city > most:
            most = in_city
        player += 1
    missing: i64 = s.tables.end_workers - most
    return missing if missing > 0 else 0


def step(s: State) -> i64:
    """How many workers are missing to the end, as far as the tables of spreads and levels go."""
    missing: i64 = workers_missing(s)
    return missing if missing < STEPS else STEPS - 1


def distance(s: State) -> float:
    """How far the end is away: 1 at the beginning, 0 when it is triggered."""
    return float(workers_missing(s)) / float(s.tables.end_workers)


def reachable_resources(s: State, player: i64) -> i64:
    """The resources that some worker card in hand obtains, as bits."""
    hand: i64 = s.areas[player * AREA + HAND]
    bits: i64 = 0
    worker: i64 = 0
    while worker < 4:
        if (hand >> worker) & 1:
            bits |= obtainable_resources(s, player, worker)
        worker += 1
    return bits


def worth(s: State, card: i64) -> float:
    """What a card may bring once it is built: its points where it will usually stand, and its character."""
    formula: i64 = s.tables.formula[card]
    guild: i64 = s.tables.guild[card]
    value: float = float(s.tables.base[card])
    if formula == PER_ADJACENT_CARD_TIMES_3:
        value += 6.0
    elif formula == ADJACENT_SHIELDS:
        value += 3.5
    elif formula == PER_DIAMOND:
        value += float(diamond_cards(s))
    elif formula == PER_CARD_OF_GUILD:
        value += 1.0 + float(cards_of_guild(s, guild))
    elif formula == PER_ADJACENT_CARD:
        value += 2.0
    elif formula in (PER_CARD_IN_COLUMN, PER_CARD_IN_ROW):
        value += 3.0
    return value + 3.0 if guild >= 0 else value
