"""Checks the turn of a position: phase, player, flags, and that the player has something to choose."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from oddville.cards.vocabulary import (
    BONUSES,
    BUILDER,
    CHARACTERS,
    COIN,
    RESOURCES,
    WORKER_CARDS,
)
from oddville.games.errors import Message
from oddville.games.moves import Cell
from oddville.games.positions.shape import MAX_TURNS, NULL, SLOTS, excerpt, expect, expect_range
from oddville.games.positions.table import (
    as_cell,
    duplicate_problems,
    has_street,
    main_phase,
    plays_to_round_end,
    touching_places,
    workers_on_board,
)
from oddville.games.types import Position
from oddville.rules.bonuses import some_bonus_reachable
from oddville.rules.characters import may_use_power
from oddville.rules.coins import gain_coins
from oddville.rules.develop import may_react
from oddville.rules.obtain import may_obtain_second
from oddville.rules.state import State
from oddville.rules.tables import Tables

FLAGS: Final[Mapping[str, Mapping[str, bool]]] = {
    "set-up": {"main_done": False, "recovered": False, "cheated": False, "swapped": False},
    "turn": {"main_done": False},
    "second resource": {"main_done": True},
    "discard": {},
    "bonus": {"main_done": True, "recovered": False},
    "reaction": {"main_done": True, "recovered": False},
    "close": {"main_done": True},
    "over": {"main_done": True},
}
"""The flags of the turn that a phase implies; after a paid recovery nothing is built (WORK-1)."""
PHASE_OF: Final = {
    "second_worker": "second resource",
    "builder": "bonus",
    "built_cell": "bonus",
    "pending": "bonus",
}
"""Keys that are set in one phase only; `second_worker` also while a discard interrupts it."""
PURPOSES: Final[Mapping[str, Callable[[State], bool]]] = {
    "second resource": lambda s: may_obtain_second(s, s.second_worker),
    "bonus": some_bonus_reachable,
    "reaction": lambda s: may_react(s, s.player),
    "close": may_use_power,
}
"""A phase ends as soon as there is nothing to choose in it, so that no game stops there."""


def turn_problems(d: Position, s: State, city_is_right: bool) -> Iterator[Message]:
    """What does not fit the phase; `s` is the same position, without its city if that is wrong."""
    yield from _course_problems(d)
    yield from _flag_problems(d)
    yield from _key_problems(d)
    yield from _set_up_problems(d) if d["phase"] == "set-up" else _hand_problems(d)
    if d["phase"] in ("bonus", "reaction"):
        yield from _build_problems(d)
    if d["phase"] == "bonus":
        yield from _bonus_problems(d, s.tables)
    yield from _purpose_problems(d, s, city_is_right)


def _course_problems(d: Position) -> Iterator[Message]:
    """The turn's number decides whose it is (SETUP-7), the phase who chooses; a game ends for a reason (END)."""
    phase, turn = d["phase"], d["turn"]
    last = MAX_TURNS if d["turn_limit"] is None else d["turn_limit"]
    least, most = (0, 0) if phase == "set-up" else (1, last)
    yield from expect_range("position-turn", "turn", turn, least, most)
    if 0 < turn <= most:
        yield from expect("position-active", "active", d["active"], (d["first_player"] + turn - 1) % d["n"])
    yield from expect("position-player", "player", d["player"], *_possible_players(d))
    if phase == "over" and turn != d["turn_limit"] and not _ends_here(d):
        yield Message("position-over", {"path": "phase", "value": phase})


def _ends_here(d: Position) -> bool:
    """The end is triggered, and with the house rule the round is finished (END-1, HOUSE-1)."""
    is_round_finished = not plays_to_round_end(d) or d["turn"] % d["n"] == 0
    return d["triggered_by"] is not None and is_round_finished


def _possible_players(d: Position) -> Iterable[int | None]:
    """The players who may have to choose in the phase."""
    if d["phase"] == "over":
        return [None]
    if d["phase"] == "bonus":
        return range(d["n"])
    if d["phase"] == "reaction":
        return [player for player in range(d["n"]) if player != d["active"]]
    return [d["active"]]


def _flag_problems(d: Position) -> Iterator[Message]:
    """The main action is done or not; before it and in it, only the Cheater brings a third building (CHAR-CH)."""
    flags: Mapping[str, object] = d
    for key, flag in FLAGS[main_phase(d)].items():
        yield from expect("position-flag", key, flags[key], flag)
    if d["phase"] == "discard" and (not d["main_done"] or main_phase(d) != "discard"):
        yield from expect("position-flag", "cheated", d["cheated"], True)


def _key_problems(d: Position) -> Iterator[Message]:
    values: Mapping[str, object] = d
    current = main_phase(d)
    for key, phase in PHASE_OF.items():
        is_set = values[key] not in (None, [], ())
        if is_set and current != phase:
            yield Message("position-unused", {"path": key, "value": excerpt(values[key]), "phase": current})
        if not is_set and current == phase:
            yield Message("position-needed", {"path": key, "phase": phase})


def _hand_problems(d: Position) -> Iterator[Message]:
    """A turn begins with a card in hand; after a recovery with all four, of which one is played (WORK-1)."""
    path, hand = f"players[{d['active']}].hand", set(d["players"][d["active"]]["hand"])
    if not hand and not d["main_done"]:
        yield Message("position-hand-empty", {"path": path})
    if d["recovered"]:
        yield from expect("position-recovered", path, len(hand), WORKER_CARDS - d["main_done"])
    if main_phase(d) == "second resource" and d["second_worker"] in hand:
        yield Message("position-second-worker", {"path": path, "value": excerpt(d["second_worker"])})


def _set_up_problems(d: Position) -> Iterator[Message]:
    """During set-up nothing has been done but choosing a first resource (SETUP-1, SETUP-6)."""
    for path, value, *allowed in _set_up(d):
        yield from expect("position-set-up", path, value, *allowed)
    if d["player"] is not None:
        for player in range(d["n"]):
            count = workers_on_board(d, player, ["2"])
            yield from expect("position-chosen", f"players[{player}]", count, int(_has_chosen(d, player)))


def _set_up(d: Position) -> Iterator[tuple[str, object, *tuple[object, ...]]]:
    """A path, its value, and the values allowed during set-up."""
    yield "city", len(d["city"]), 1
    for resource, owner in d["spots"].items():
        yield f"spots.{resource}", owner, None
    for resource in RESOURCES:
        for slot in SLOTS:
            most = 1 if slot == "2" else 0  # on an upper slot, each another resource
            yield f"board.{resource}.{slot}", sum(d["board"][resource][slot]), *range(most + 1)
    for number, player in enumerate(d["players"]):
        yield f"players[{number}].hand", len(set(player["hand"])), WORKER_CARDS
        for key, held in (("coins", player["coins"]), ("buildings", player["buildings"])):
            yield f"players[{number}].{key}", len(held), 0
        yield f"players[{number}].characters", len(player["characters"]), 0


def _has_chosen(d: Position, player: int) -> bool:
    """In the order from the last player back to the first (SETUP-6)."""
    last = d["first_player"] - 1
    assert d["player"] is not None
    return (last - player) % d["n"] < (last - d["player"]) % d["n"]


def _build_problems(d: Position) -> Iterator[Message]:
    """The active player has built last, or the holder of the Builder after that (CHAR-BU)."""
    player, city = d["player"], d["city"]
    builders = [d["active"]]
    if player is not None and player != d["active"]:
        if CHARACTERS[BUILDER] not in d["players"][player]["characters"]:
            where = f"players[{player}].characters"
            yield Message("position-no-builder", {"path": where, "allowed": CHARACTERS[BUILDER]})
        if d["phase"] == "bonus":
            builders.append(player)
    for place, builder in enumerate(builders, len(city) - len(builders)):
        if place >= 0:
            yield from expect("position-last-card", f"city[{place}]", city[place][2], builder)


def _bonus_problems(d: Position, tables: Tables) -> Iterator[Message]:
    """The builder chooses, and gains from the last card and those joined to it (BUILD-8)."""
    if d["builder"] is not None and d["player"] is not None:
        yield from expect("position-builder", "builder", d["builder"], d["player"])
    if d["built_cell"] is not None:
        yield from expect("position-built-cell", "built_cell", [*d["built_cell"]], [*d["city"][-1][0]])
    yield from duplicate_problems("pending", ([*cell] for cell, _ in d["pending"]))
    sources = _sources(d, tables)
    for index, (cell, bonus) in enumerate(d["pending"]):
        path = f"pending[{index}]"
        if as_cell(cell) not in sources:
            yield Message("position-source", {"path": path, "value": excerpt(cell)})
        elif sources[as_cell(cell)] != bonus:
            yield Message(
                "position-printed", {"path": path, "value": bonus, "allowed": sources[as_cell(cell)]}
            )


def _sources(d: Position, tables: Tables) -> dict[Cell, str]:
    """Each cell whose bonus the last card brings, with that bonus; coins are never pending (BONUS-5)."""
    laid = {as_cell(cell): place for place, (cell, _, _) in enumerate(d["city"])}
    last = len(d["city"]) - 1
    places = [last]
    lamplighter = d["player"] is not None and "lamplighter" in d["players"][d["player"]]["characters"]
    for side, place in touching_places(laid, as_cell(d["city"][last][0])):
        if lamplighter or has_street(d, tables, last, side):
            places.append(place)
    return {as_cell(d["city"][place][0]): _bonus(d, tables, place) for place in places}


def _bonus(d: Position, tables: Tables, place: int) -> str:
    bonus = tables.bonus[tables.card_numbers[d["city"][place][1]]]
    return BONUSES[bonus] if 0 <= bonus != COIN else NULL


def _purpose_problems(d: Position, s: State, city_is_right: bool) -> Iterator[Message]:
    """The player has something to choose, or had before `cheat`; otherwise the phase would be over."""
    phase, player = main_phase(d), d["player"]
    is_checked = phase in PURPOSES and player in _possible_players(d) and not any(_key_problems(d))
    if is_checked and (city_is_right or phase != "reaction") and not PURPOSES[phase](_before_cheat(d, s)):
        yield Message("position-purpose", {"path": "phase", "value": phase, "player": player})


def _before_cheat(d: Position, s: State) -> State:
    """In the phase `discard` the state with one coin more, as it was before `cheat`."""
    if d["phase"] != "discard":
        return s
    before = s.copy()
    gain_coins(before, before.player, 1)
    return before
