"""Whether the turn of a position fits together: phase, chooser, flags, and what the phase is for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from oddville.cards.vocabulary import (
    BONUSES,
    BUILDER,
    CHARACTERS,
    COIN,
    LAMPLIGHTER,
    RESOURCES,
    WORKER_CARDS,
)
from oddville.games.errors import Problem
from oddville.games.position_shape import MOST_TURNS, NULL, SLOTS, expect, facts, shown, span
from oddville.games.position_table import (
    Cell,
    Data,
    as_cell,
    has_street,
    touching_places,
    twice_problems,
    workers_on_board,
)
from oddville.rules.bonuses import some_bonus_reachable
from oddville.rules.characters import may_use_power
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
"""What a phase tells of the running turn; after a paid recovery nothing is built (WORK-1)."""
PHASE_OF: Final = {
    "second_worker": "second resource",
    "builder": "bonus",
    "built_cell": "bonus",
    "pending": "bonus",
}
"""What is told in one phase, and in no other."""
PURPOSES: Final[Mapping[str, Callable[[State], bool]]] = {
    "second resource": lambda s: may_obtain_second(s, s.second_worker),
    "bonus": some_bonus_reachable,
    "reaction": lambda s: may_react(s, s.player),
    "close": may_use_power,
}
"""A phase ends by itself as soon as its purpose is gone, so that no game stands in it then."""


def turn_problems(d: Data, s: State, city_is_right: bool) -> Iterator[Problem]:
    """What does not fit to the phase; `s` is the same position, without its city if that is wrong."""
    yield from _course_problems(d)
    yield from _flag_problems(d)
    yield from _key_problems(d)
    yield from _set_up_problems(d) if d["phase"] == "set-up" else _hand_problems(d)
    if d["phase"] in ("bonus", "reaction"):
        yield from _build_problems(d)
    if d["phase"] == "bonus":
        yield from _bonus_problems(d, s.tables)
    yield from _purpose_problems(d, s, city_is_right)


def _course_problems(d: Data) -> Iterator[Problem]:
    """The number of the turn says whose it is (SETUP-7), the phase who chooses; a game ends for a reason (END)."""
    phase, turn = d["phase"], d["turn"]
    last = MOST_TURNS if d["turn_limit"] is None else d["turn_limit"]
    least, most = (0, 0) if phase == "set-up" else (1, last)
    if not least <= turn <= most:
        yield Problem("position-turn", facts("turn", turn, span(least, most)))
    elif turn > 0:
        yield from expect("position-active", "active", d["active"], (d["first_player"] + turn - 1) % d["n"])
    yield from expect("position-player", "player", d["player"], *_choosers(d))
    if phase == "over" and d["triggered_by"] is None and turn != d["turn_limit"]:
        yield Problem("position-over", {"path": "phase", "value": phase})


def _choosers(d: Data) -> Iterable[int | None]:
    """Who may have to choose in the phase."""
    if d["phase"] == "over":
        return [None]
    if d["phase"] == "bonus":
        return range(d["n"])
    if d["phase"] == "reaction":
        return [player for player in range(d["n"]) if player != d["active"]]
    return [d["active"]]


def _flag_problems(d: Data) -> Iterator[Problem]:
    """The main action is done or not; before it, only the Cheater brings a third building (CHAR-CH)."""
    for key, flag in FLAGS[d["phase"]].items():
        yield from expect("position-flag", key, d[key], flag)
    if d["phase"] == "discard" and not d["main_done"]:
        yield from expect("position-flag", "cheated", d["cheated"], True)


def _key_problems(d: Data) -> Iterator[Problem]:
    for key, phase in PHASE_OF.items():
        is_told = d[key] not in (None, [], ())
        if is_told and d["phase"] != phase:
            yield Problem("position-unused", {"path": key, "value": shown(d[key]), "phase": d["phase"]})
        if not is_told and d["phase"] == phase:
            yield Problem("position-needed", {"path": key, "phase": phase})


def _hand_problems(d: Data) -> Iterator[Problem]:
    """A turn begins with a card in hand; who recovered had all four, and has then played one at most (WORK-1)."""
    path, hand = f"players[{d['active']}].hand", set(d["players"][d["active"]]["hand"])
    if not hand and not d["main_done"]:
        yield Problem("position-hand-empty", {"path": path})
    if d["recovered"]:
        yield from expect("position-recovered", path, len(hand), WORKER_CARDS - d["main_done"])
    if d["phase"] == "second resource" and d["second_worker"] in hand:
        yield Problem("position-second-worker", {"path": path, "value": shown(d["second_worker"])})


def _set_up_problems(d: Data) -> Iterator[Problem]:
    """During set-up nothing has been done but choosing a first resource (SETUP-1, SETUP-6)."""
    for path, value, *allowed in _set_up(d):
        yield from expect("position-set-up", path, value, *allowed)
    if d["player"] is not None:
        for player in range(d["n"]):
            count = workers_on_board(d, player, ["2"])
            yield from expect("position-chosen", f"players[{player}]", count, int(_has_chosen(d, player)))


def _set_up(d: Data) -> Iterator[tuple[str, object, *tuple[object, ...]]]:
    """A path, what stands there during set-up, and what may stand there."""
    yield "city", len(d["city"]), 1
    for resource, owner in d["spots"].items():
        yield f"spots.{resource}", owner, None
    for resource in RESOURCES:
        for slot in SLOTS:
            most = 1 if slot == "2" else 0  # on an upper slot, each another resource
            yield f"board.{resource}.{slot}", sum(d["board"][resource][slot]), *range(most + 1)
    for number, player in enumerate(d["players"]):
        yield f"players[{number}].hand", len(set(player["hand"])), WORKER_CARDS
        for key in ("coins", "buildings", "characters"):
            yield f"players[{number}].{key}", len(player[key]), 0


def _has_chosen(d: Data, player: int) -> bool:
    """From the last player back to the first (SETUP-6)."""
    last = d["first_player"] - 1
    return bool((last - player) % d["n"] < (last - d["player"]) % d["n"])


def _build_problems(d: Data) -> Iterator[Problem]:
    """The active player has built last, and the holder of the Builder perhaps after it (CHAR-BU)."""
    player, city = d["player"], d["city"]
    is_answer = player is not None and player != d["active"]
    if is_answer and CHARACTERS[BUILDER] not in d["players"][player]["characters"]:
        yield Problem(
            "position-no-builder", {"path": f"players[{player}].characters", "allowed": CHARACTERS[BUILDER]}
        )
    builders = [d["active"], player] if is_answer and d["phase"] == "bonus" else [d["active"]]
    for place, builder in enumerate(builders, len(city) - len(builders)):
        if place >= 0:
            yield from expect("position-last-card", f"city[{place}]", city[place][2], builder)


def _bonus_problems(d: Data, tables: Tables) -> Iterator[Problem]:
    """The builder chooses, and gains from the last card and those joined to it (BUILD-8)."""
    if d["builder"] is not None and d["player"] is not None:
        yield from expect("position-builder", "builder", d["builder"], d["player"])
    if d["built_cell"] is not None:
        yield from expect("position-built-cell", "built_cell", [*d["built_cell"]], [*d["city"][-1][0]])
    yield from twice_problems("pending", ([*cell] for cell, _ in d["pending"]))
    sources = _sources(d, tables)
    for index, (cell, bonus) in enumerate(d["pending"]):
        path = f"pending[{index}]"
        if as_cell(cell) not in sources:
            yield Problem("position-source", {"path": path, "value": shown(cell)})
        elif sources[as_cell(cell)] != bonus:
            yield Problem(
                "position-printed", {"path": path, "value": bonus, "allowed": sources[as_cell(cell)]}
            )


def _sources(d: Data, tables: Tables) -> dict[Cell, str]:
    """The cells whose bonus the last card brings, each with that bonus; coins are never pending (BONUS-5)."""
    laid = {as_cell(cell): place for place, (cell, _, _) in enumerate(d["city"])}
    last = len(d["city"]) - 1
    places = [last]
    for side, place in touching_places(laid, as_cell(d["city"][last][0])):
        if _has_lamplighter(d) or has_street(d, tables, last, side):
            places.append(place)
    return {as_cell(d["city"][place][0]): _bonus(d, tables, place) for place in places}


def _has_lamplighter(d: Data) -> bool:
    return d["player"] is not None and CHARACTERS[LAMPLIGHTER] in d["players"][d["player"]]["characters"]


def _bonus(d: Data, tables: Tables, place: int) -> str:
    bonus = tables.bonus[tables.card_numbers[d["city"][place][1]]]
    return BONUSES[bonus] if 0 <= bonus != COIN else NULL


def _purpose_problems(d: Data, s: State, city_is_right: bool) -> Iterator[Problem]:
    """Whether the chooser has anything to choose in a phase that would else be over."""
    phase, player = d["phase"], d["player"]
    is_asked = phase in PURPOSES and player in _choosers(d) and not any(_key_problems(d))
    if is_asked and (city_is_right or phase != "reaction") and not PURPOSES[phase](s):
        yield Problem("position-purpose", {"path": "phase", "value": phase, "player": player})
