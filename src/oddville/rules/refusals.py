"""Why a move is refused: rule id, message id and facts, to be worded in any language."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from oddville.cards.vocabulary import BONUSES, HOUSES, RESOURCES, SIDES, STREET, UPPER_SLOT
from oddville.rules import moves
from oddville.rules import problems as p
from oddville.rules.board import workers_of, workers_on
from oddville.rules.bonuses import pending_bonus, pending_index
from oddville.rules.characters import spot_owner
from oddville.rules.construction import adjacent_place, city_card, city_place
from oddville.rules.develop import BUILDER_PRICE
from oddville.rules.legal import problems_of
from oddville.rules.moves import cell_of, column_of, field_a, field_b, row_of
from oddville.rules.obtain import row_price, slot_discount, slot_price
from oddville.rules.recover import recovery_price
from oddville.rules.state import PHASES, State, building, buildings, coins

Facts = dict[str, Any]


class Refusal(NamedTuple):
    """One reason why a move is not legal."""

    rule: str
    message: str
    facts: Facts


def refusals_of(s: State, move: int) -> list[Refusal]:
    """Every reason against a move, in the order of the rules; none if it is legal."""
    problems = int(problems_of(s, move))
    return [
        Refusal(rule, "refusal-" + message, facts(s, move))
        for bit, rule, message, facts in REFUSALS
        if problems & bit
    ]


def _nothing(s: State, move: i64) -> Facts:
    return {}


def _chooser(s: State, move: i64) -> Facts:
    return {"player": int(s.player)}


def _taken_resource_facts(s: State, move: i64) -> Facts:
    resource = field_a(move)
    takers = [player for player in range(int(s.players)) if workers_on(s, player, resource, UPPER_SLOT)]
    return {"resource": RESOURCES[resource], "player": takers[0]}


def _active(s: State, move: i64) -> Facts:
    return {"player": int(s.active)}


def _phase(s: State, move: i64) -> Facts:
    return {"phase": PHASES[s.phase]}


def _slot(s: State, move: i64) -> Facts:
    return {"resource": RESOURCES[field_a(move)], "slot": int(field_b(move))}


def _buildings(s: State, move: i64) -> Facts:
    ids = s.tables.card_ids
    return {"cards": [ids[building(s, s.player, i)] for i in range(int(buildings(s, s.player)))]}


def _card(s: State, move: i64) -> Facts:
    return {"card": s.tables.card_ids[field_a(move)]}


def _cost(s: State, move: i64) -> int:
    kind = move & moves.KIND_MASK
    if kind == moves.RECOVER:
        return int(recovery_price(s, s.player))
    if kind == moves.RESOURCE:
        return int(slot_price(s, field_b(move), slot_discount(s, s.player)))
    if kind == moves.SECOND:
        return int(slot_price(s, field_a(move), slot_discount(s, s.player)))
    if kind == moves.BUILDING:
        return int(row_price(s, field_a(move), field_b(move)))
    return BUILDER_PRICE


def _coins(s: State, move: i64) -> Facts:
    cost, purse = _cost(s, move), int(coins(s, s.player))
    return {"cost": cost, "coins": purse, "missing": cost - purse}


def _worker(s: State, move: i64) -> Facts:
    return {"worker": int(field_a(move)) + 1}


def _not_shown(s: State, move: i64) -> Facts:
    if move & moves.KIND_MASK == moves.SECOND:
        return {"worker": int(s.second_worker) + 1, "resource": RESOURCES[field_a(move)]}
    return {"worker": int(field_a(move)) + 1, "resource": RESOURCES[field_b(move)]}


def _missing(s: State, move: i64) -> Facts:
    card = field_a(move)
    lacking = []
    for number, resource in enumerate(RESOURCES):
        lacking += [resource] * int(s.tables.cost[card * 4 + number] - workers_of(s, s.player, number))
    return {"card": s.tables.card_ids[card], "missing": lacking}


def _cell(s: State, move: i64) -> Facts:
    cell = cell_of(move)
    return {"cell": [int(column_of(cell)), int(row_of(cell))]}


def _taken_cell(s: State, move: i64) -> Facts:
    return _cell(s, move) | {"card": s.tables.card_ids[city_card(s, city_place(s, cell_of(move)))]}


def _edges(s: State, move: i64) -> Facts:
    """Every side at which the edges differ (BUILD-5)."""
    card, cell = field_a(move), cell_of(move)
    clashes = []
    for side, name in enumerate(SIDES):
        place = adjacent_place(s, cell, side)
        if place >= 0:
            mine = (s.tables.streets[card] >> side) & 1
            theirs = (s.tables.streets[city_card(s, place)] >> ((side + 2) & 3)) & 1
            if mine != theirs:
                touching = s.tables.card_ids[city_card(s, place)]
                clashes.append({"side": name, "edge": _edge(mine), "card": touching, "other": _edge(theirs)})
    return _card(s, move) | _cell(s, move) | {"edges": clashes}


def _edge(street: i64) -> str:
    return STREET if street else HOUSES


def _bonus(s: State, move: i64) -> Facts:
    bonus = BONUSES[pending_bonus(s, pending_index(s, cell_of(move)))]
    return _cell(s, move) | {"bonus": bonus, "resource": RESOURCES[field_a(move)]}


def _resource(s: State, move: i64) -> Facts:
    return {"resource": RESOURCES[field_a(move)]}


def _spot(s: State, move: i64) -> Facts:
    return _resource(s, move) | {"player": int(spot_owner(s, field_a(move)))}


REFUSALS: Final[list[tuple[int, str, str, Callable[[State, i64], Facts]]]] = [
    (p.SET_UP_FIRST, "SETUP-6", "set-up-first", _chooser),
    (p.SET_UP_IS_OVER, "SETUP-6", "set-up-over", _nothing),
    (p.RESOURCE_CHOSEN, "SETUP-6", "resource-chosen", _taken_resource_facts),
    (p.MAIN_ACTION_DONE, "TURN-1", "main-action-done", _nothing),
    (p.IN_THE_MIDDLE, "TURN-1", "in-the-middle", _phase),
    (p.NOT_YOUR_TURN, "TURN-2", "not-your-turn", _active),
    (p.RETURN_WHILE_DISCARDING, "TURN-3", "return-while-discarding", _nothing),
    (p.NO_WORKER_TO_RETURN, "TURN-3", "no-worker-to-return", _slot),
    (p.NO_PASSING, "TURN-4", "no-passing", _nothing),
    (p.DISCARD_FIRST, "LIMIT-3", "discard-first", _buildings),
    (p.NO_THIRD_BUILDING, "LIMIT-3", "no-third-building", _buildings),
    (p.NOT_YOURS_TO_DISCARD, "LIMIT-3", "not-yours-to-discard", _card),
    (p.TOO_FEW_COINS, "LIMIT-5", "too-few-coins", _coins),
    (p.NOTHING_TO_RECOVER, "WORK-1", "nothing-to-recover", _nothing),
    (p.RECOVERED_SO_NO_BUILD, "WORK-1", "recovered-so-no-build", _nothing),
    (p.NOT_IN_HAND, "WORK-2", "not-in-hand", _worker),
    (p.SHOWS_NO_COINS, "WORK-4", "shows-no-coins", _worker),
    (p.NOT_SHOWN, "WORK-5", "not-shown", _not_shown),
    (p.SUPPLY_EMPTY, "WORK-5", "supply-empty", _nothing),
    (p.NOT_YOUR_BUILDING, "BUILD-1", "not-your-building", _card),
    (p.MISSING_RESOURCES, "BUILD-1", "missing-resources", _missing),
    (p.NOTHING_ADJACENT, "BUILD-2", "nothing-adjacent", _cell),
    (p.ABOVE_MAIN_SQUARE, "BUILD-3", "above-main-square", _cell),
    (p.EDGES_DIFFER, "BUILD-5", "edges-differ", _edges),
    (p.CELL_TAKEN, "BUILD-6", "cell-taken", _taken_cell),
    (p.NO_BONUS_THERE, "BUILD-8", "no-bonus-there", _cell),
    (p.OTHER_RESOURCE, "BONUS-1", "other-resource", _bonus),
    (p.BONUS_NEEDS_SUPPLY, "BONUS-1", "bonus-needs-supply", _nothing),
    (p.NOTHING_TO_DOUBLE, "BONUS-3", "nothing-to-double", _bonus),
    (p.NOT_A_TRANSFORM, "BONUS-4", "not-a-transform", _bonus),
    (p.TRANSFORM_NEEDS_WORKER, "BONUS-4", "transform-needs-worker", _bonus),
    (p.NO_WORKER_TO_TRANSFORM, "BONUS-4", "no-worker-to-transform", _slot),
    (p.SAME_RESOURCE, "BONUS-4", "same-resource", _resource),
    (p.NOTHING_TO_STOP, "BONUS-6", "nothing-to-stop", _nothing),
    (p.NO_SECOND_RESOURCE, "CHAR-SE", "no-second-resource", _nothing),
    (p.NO_CHEATER, "CHAR-CH", "no-cheater", _nothing),
    (p.ALREADY_CHEATED, "CHAR-CH", "already-cheated", _nothing),
    (p.NO_COIN_TO_SWITCH, "CHAR-CH", "no-coin-to-switch", _nothing),
    (p.NO_BOOKKEEPER, "CHAR-BK", "no-bookkeeper", _nothing),
    (p.ALREADY_SWAPPED, "CHAR-BK", "already-swapped", _nothing),
    (p.NOT_YOURS_TO_SWAP, "CHAR-BK", "not-yours-to-swap", _card),
    (p.NO_REACTION, "CHAR-BU", "no-reaction", _nothing),
    (p.NO_TRAVELLER, "CHAR-TR", "no-traveller", _nothing),
    (p.NO_SUCH_SPOT, "CHAR-TR", "no-such-spot", _resource),
    (p.SPOT_TAKEN, "CHAR-TR", "spot-taken", _spot),
    (p.ALREADY_ON_SQUARE, "CHAR-TR", "already-on-square", _nothing),
    (p.NO_WORKER_TO_SEND, "CHAR-TR", "no-worker-to-send", _resource),
    (p.GAME_IS_OVER, "END-1", "game-is-over", _nothing),
]
"""Each problem with its rule, message and facts, in the order of the rules."""
