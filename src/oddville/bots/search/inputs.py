"""The inputs of the network: what a position shows of one player, and of the table, as numbers near 0 to 3.

Most are 0, so they are kept as a list of indices and values. They describe cards by cost, formula and guild, never by
number, and use only what everybody can see.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.evaluation import turns_until, workers_missing
from oddville.bots.search.free_resources import FreeResources, worth
from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    GUILD_COUNT,
    LAMPLIGHTER,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    RESOURCE_COUNT,
    ROW_POSITIONS,
    WORKER_CARDS,
)
from oddville.rules.board import cheapest_available_slot, workers_of
from oddville.rules.characters import is_on_square, pile_size, pile_top
from oddville.rules.construction import (
    adjacent_cards,
    city_card,
    city_cell,
    city_owner,
    edge_problems,
    frontier_cell,
    frontier_sides,
)
from oddville.rules.obtain import affordable_for
from oddville.rules.scoring import cards_of_guild, character_points, diamond_cards, points, points_at
from oddville.rules.state import (
    State,
    buildings,
    characters_of,
    city_workers,
    coins,
    hand,
    holds,
    row_card,
    supply,
)

# Of the table: the first index of each group of inputs.
PHASE: Final = 0
LEADER_MISSING: Final = 8
PRICE: Final = 17
DIAMONDS: Final = 29
GUILD_CARDS: Final = 30
PILE_SIZE: Final = 34
FRONTIER: Final = 38
TABLE_INPUTS: Final = 39

# Of a player.
HAND: Final = 39
COINS: Final = 55
SUPPLY: Final = 61
MISSING_WORKERS: Final = 71
CHARACTER: Final = 80
OWN: Final = 92
POINTS: Final = 104
WAIT: Final = 105
CHOOSING: Final = 110
ON_SQUARE: Final = 111
FORMULA: Final = 112
OPEN_SIDES: Final = 120
HELD: Final = 123
NEAREST: Final = 126
SECOND: Final = 160
IDLE: Final = 194
ROW_BEST: Final = 195
ROW_READY: Final = 196
ROW_NEAR: Final = 197
PENDING: Final = 198
LEAD: Final = 199
INPUTS: Final = 200

# Of a held building: offsets from `NEAREST` or `SECOND`.
SHORT: Final = 0
SHORT_WORTH: Final = 4
OF_FORMULA: Final = 8
HAS_GUILD: Final = 16
GUILD_EMPTY: Final = 17
TOP_CHARACTER: Final = 18
BEST_POINTS: Final = 19
FITS: Final = 20
BONUSES: Final = 23
SHORT_OF: Final = 24
LACKING_COINS: Final = 28
UNREACHED: Final = 29
COST: Final = 30

MAX_ACTIVE: Final = 160


class Inputs:
    """The active inputs of a player, or of the table, in reused buffers."""

    def __init__(self) -> None:
        self.indices = vec[i64]([0] * MAX_ACTIVE)
        self.values = vec[float]([0.0] * MAX_ACTIVE)
        self.count: i64 = 0
        self.free = FreeResources()
        self.points = vec[i64]([0] * 4)

    def _add(self, index: i64, value: float) -> None:
        self.indices[self.count] = index
        self.values[self.count] = value
        self.count += 1

    def _flag(self, index: i64) -> None:
        self.indices[self.count] = index
        self.values[self.count] = 1.0
        self.count += 1

    def of_table(self, s: State) -> None:
        """What is the same for every player; computes `points` as well."""
        self.count = 0
        for player in range(s.players):
            self.points[player] = points(s, player)
        self._flag(PHASE + s.phase)
        self._flag(LEADER_MISSING + min(workers_missing(s), 8))
        for resource in range(RESOURCE_COUNT):
            self._flag(PRICE + 3 * resource + cheapest_available_slot(s, resource))
        self._add(DIAMONDS, 0.3 * float(diamond_cards(s)))
        for guild in range(GUILD_COUNT):
            self._add(GUILD_CARDS + guild, 0.3 * float(cards_of_guild(s, guild)))
            self._add(PILE_SIZE + guild, 0.5 * float(pile_size(s, guild)))
        self._add(FRONTIER, 0.1 * float(s.frontier_size))

    def of_player(self, s: State, player: i64) -> None:
        self.count = 0
        self._add_area(s, player)
        self._add_turn(s, player)
        self._add_city(s, player)
        self._add_buildings(s, player)
        self._add_row(s, player)

    def _add_area(self, s: State, player: i64) -> None:
        self._flag(HAND + hand(s, player))
        self._flag(COINS + coins(s, player))
        self._flag(SUPPLY + supply(s, player))
        self._flag(MISSING_WORKERS + max(min(s.tables.end_workers - city_workers(s, player), 8), 0))
        held: i64 = characters_of(s, player)
        character: i64 = 0
        while held >> character:
            if held >> character & 1:
                self._flag(CHARACTER + character)
            character += 1
        for resource in range(RESOURCE_COUNT):
            owned: i64 = workers_of(s, player, resource)
            if owned > 0:
                self._flag(OWN + 3 * resource + min(owned, 3) - 1)
        if is_on_square(s, player):
            self._flag(ON_SQUARE)

    def _add_turn(self, s: State, player: i64) -> None:
        self._flag(WAIT + turns_until(s, player))
        if s.player == player:
            self._flag(CHOOSING)
        if s.builder == player and s.pending_size > 0:
            self._add(PENDING, float(s.pending_size))
        own: i64 = self.points[player]
        most: i64 = -1000
        for other in range(s.players):
            if other != player:
                most = max(most, self.points[other])
        self._add(POINTS, 0.1 * float(own))
        self._add(LEAD, 0.1 * float(own - most))

    def _add_city(self, s: State, player: i64) -> None:
        """The player's cards in the city by formula, and their open sides."""
        counts: i64 = 0
        adjacent: i64 = 0
        adjacent_3: i64 = 0
        shields: i64 = 0
        for place in range(1, s.city_size):
            if city_owner(s, place) == player:
                formula: i64 = s.tables.formula[city_card(s, place)]
                counts += 1 << 4 * formula
                if formula == PER_ADJACENT_CARD:
                    adjacent += 4 - adjacent_cards(s, city_cell(s, place))
                elif formula == PER_ADJACENT_CARD_TIMES_3:
                    adjacent_3 += 4 - adjacent_cards(s, city_cell(s, place))
                elif formula == ADJACENT_SHIELDS:
                    shields += 4 - adjacent_cards(s, city_cell(s, place))
        at: i64 = FORMULA
        while counts:
            if counts & 15:
                self._add(at, float(counts & 15))
            counts >>= 4
            at += 1
        if adjacent:
            self._add(OPEN_SIDES, 0.5 * float(adjacent))
        if adjacent_3:
            self._add(OPEN_SIDES + 1, 0.5 * float(adjacent_3))
        if shields:
            self._add(OPEN_SIDES + 2, 0.5 * float(shields))

    def _add_buildings(self, s: State, player: i64) -> None:
        """The held building that misses least, and the next one with the resources that are left."""
        self._flag(HELD + min(buildings(s, player), 2))
        free = self.free
        free.start(s, player)
        first: i64 = free.nearest(s, player, -1)
        if first >= 0:
            self._add_building(s, player, first, NEAREST)
            free.spend(s, first)
            second: i64 = free.nearest(s, player, first)
            if second >= 0:
                self._add_building(s, player, second, SECOND)
                free.spend(s, second)
        self._add(IDLE, 0.5 * float(free.count()))

    def _add_building(self, s: State, player: i64, card: i64, at: i64) -> None:
        missing: i64 = min(self.free.missing(s, card), 3)
        self._flag(at + SHORT + missing)
        self._flag(at + OF_FORMULA + s.tables.formula[card])
        self._add_guild(s, player, s.tables.guild[card], at)
        self._add_cost(s, player, card, at)
        best: float = self._add_cells(s, player, card, at)
        self._add(at + SHORT_WORTH + missing, best)

    def _add_guild(self, s: State, player: i64, guild: i64, at: i64) -> None:
        """The character that building the card would bring; with an empty pile it is one of the guild's, anyone's."""
        if guild < 0:
            return
        self._flag(at + HAS_GUILD)
        top: i64 = pile_top(s, guild)
        if top < 0:
            self._flag(at + GUILD_EMPTY)
        else:
            self._add(at + TOP_CHARACTER, 0.3 * float(character_points(s, player, top)))

    def _add_cost(self, s: State, player: i64, card: i64, at: i64) -> None:
        """The missing resources, what they cost beyond the purse, and how many no card in hand obtains."""
        free = self.free
        cost: i64 = 0
        for resource in range(RESOURCE_COUNT):
            cost += s.tables.cost[card * 4 + resource]
            short: i64 = s.tables.cost[card * 4 + resource] - free.left[resource]
            if short > 0:
                self._add(at + SHORT_OF + resource, float(short))
        free.assess(s, player, card)
        if free.lacking_coins:
            self._add(at + LACKING_COINS, 0.5 * float(free.lacking_coins))
        if free.unreached:
            self._add(at + UNREACHED, float(free.unreached))
        self._flag(at + COST + min(max(cost - 1, 0), 3))

    def _add_cells(self, s: State, player: i64, card: i64, at: i64) -> float:
        """Points and bonuses of the card on the best cell where it fits; how many cells there are."""
        streets: i64 = s.tables.streets[card]
        joined: i64 = 15 if holds(s, player, LAMPLIGHTER) else streets
        best: i64 = -1
        bonuses: i64 = 0
        cells: i64 = 0
        for place in range(s.frontier_size):
            if edge_problems(s, streets, place) == 0:
                cells += 1
                sides: i64 = frontier_sides(s, place) & joined
                gained: i64 = (sides & 1) + (sides >> 1 & 1) + (sides >> 2 & 1) + (sides >> 3 & 1)
                value: i64 = points_at(s, card, frontier_cell(s, place))
                if value + gained > best:
                    best = value + gained
                    bonuses = gained
        self._flag(at + FITS + min(cells, 2))
        if cells == 0:
            return 0.0
        self._add(at + BONUSES, 0.5 * float(bonuses))
        self._add(at + BEST_POINTS, 0.2 * float(best - bonuses))
        return 0.2 * float(best)

    def _add_row(self, s: State, player: i64) -> None:
        """What the row offers for the resources that are left: the best card, and cards that miss little."""
        payable: i64 = 0
        for worker in range(WORKER_CARDS):
            if hand(s, player) >> worker & 1:
                payable |= affordable_for(s, worker, coins(s, player))
        best: float = 0.0
        ready: i64 = 0
        near: i64 = 0
        for position in range(ROW_POSITIONS):
            if payable >> position & 1:
                card: i64 = row_card(s, position)
                missing: i64 = self.free.missing(s, card)
                best = max(best, worth(s, card) - 2.0 * float(missing))
                if missing == 0:
                    ready += 1
                elif missing == 1:
                    near += 1
        self._add(ROW_BEST, 0.2 * best)
        self._add(ROW_READY, float(ready))
        self._add(ROW_NEAR, 0.5 * float(near))


def dense_inputs(s: State) -> list[list[float]]:
    """For each player all inputs, those of the table included, for training."""
    inputs = Inputs()
    inputs.of_table(s)
    table = [0.0] * INPUTS
    _scatter(inputs, table)
    rows = []
    for player in range(s.players):
        inputs.of_player(s, player)
        row = table[:]
        _scatter(inputs, row)
        rows.append(row)
    return rows


def _scatter(inputs: Inputs, row: list[float]) -> None:
    for i in range(inputs.count):
        row[int(inputs.indices[i])] = inputs.values[i]
