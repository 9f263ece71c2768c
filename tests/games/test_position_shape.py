"""Every problem with the shape of a position, with its exact facts."""

from copy import deepcopy
from typing import Any

import pytest

from games.sample_positions import EDITION, ids_in, problems_of, reached, shape_facts
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS
from oddville.games.positions import shape
from oddville.rules.state import PHASES

STATE_KEYS = ", ".join(reached()["turn"]).replace("triggered_by", "finish_round, triggered_by")
PLAYER_KEYS = "hand, supply, coins, buildings, characters"

# The shape: where, what is put there, and the problem.
SHAPES: list[tuple[tuple[Any, ...], object, str, dict[str, Any]]] = [
    ((), None, "position-object", shape_facts("state", "null", STATE_KEYS)),
    (("players", 1), [3], "position-object", shape_facts("players[1]", "[3]", PLAYER_KEYS)),
    (("board",), "x", "position-object", shape_facts("board", '"x"', "wood, clay, stone, crystal")),
    (("seed",), 1, "position-key", shape_facts("state", '"seed"', STATE_KEYS)),
    (("players", 1, "gold"), 1, "position-key", shape_facts("players[1]", '"gold"', PLAYER_KEYS)),
    (("players", 1, 7), 1, "position-key", shape_facts("players[1]", "7", PLAYER_KEYS)),
    (
        ("spots", "gold"),
        1,
        "position-key",
        shape_facts("spots", '"gold"', ", ".join(EDITION.main_square.spots)),
    ),
    (("piles", "bell"), [], "position-key", shape_facts("piles", '"bell"', ", ".join(GUILDS))),
    (("row",), None, "position-list", shape_facts("row", "null", 6)),
    (("players", 1, "coins"), {}, "position-list", shape_facts("players[1].coins", "{…}", "0-5")),
    (("row",), [], "position-length", shape_facts("row", 0, 6)),
    (("row",), [1] * 7, "position-length", shape_facts("row", 7, 6)),
    (("players",), [], "position-length", shape_facts("players", 0, 3)),
    (("players", 1, "coins"), ["x"] * 6, "position-length", shape_facts("players[1].coins", 6, "0-5")),
    (
        ("players", 1, "buildings"),
        ["x"] * 4,
        "position-length",
        shape_facts("players[1].buildings", 4, "0-3"),
    ),
    (("players", 1, "hand"), [1] * 5, "position-length", shape_facts("players[1].hand", 5, "0-4")),
    (
        ("players", 1, "characters"),
        ["x"] * 13,
        "position-length",
        shape_facts("players[1].characters", 13, "0-12"),
    ),
    (("removed",), ["x"] * 13, "position-length", shape_facts("removed", 13, "0-12")),
    (("piles", "mask"), ["x"] * 4, "position-length", shape_facts("piles.mask", 4, "0-3")),
    (("board", "wood", "0"), [0, 0], "position-length", shape_facts("board.wood.0", 2, 3)),
    (("city",), [], "position-length", shape_facts("city", 0, "1-65")),
    (("city",), [1] * 66, "position-length", shape_facts("city", 66, "1-65")),
    (("deck",), [1] * 65, "position-length", shape_facts("deck", 65, "0-64")),
    (("seen",), [1] * 65, "position-length", shape_facts("seen", 65, "0-64")),
    (("pending",), [1] * 6, "position-length", shape_facts("pending", 6, "0-5")),
    (
        ("city", 1),
        [[0, 1], "x"],
        "position-form",
        shape_facts("city[1]", '[[0, 1], "x"]', "[[x, y], card, owner]"),
    ),
    (
        ("city", 1, 0),
        [1, 2, 3, 4, 5],
        "position-form",
        shape_facts("city[1][0]", "[1, 2, 3, 4, …]", "[x, y]"),
    ),
    (("city", 1, 0), [1, 2, 3, 4], "position-form", shape_facts("city[1][0]", "[1, 2, 3, 4]", "[x, y]")),
    (("built_cell",), [[[1]]], "position-form", shape_facts("built_cell", "[[[…]]]", "[x, y], null")),
    (("pending",), [1], "position-form", shape_facts("pending[0]", 1, "[[x, y], bonus]")),
    (("n",), 5, "position-value", shape_facts("n", 5, "2-4")),
    (("n",), True, "position-value", shape_facts("n", "true", "2-4")),
    (("first_player",), 3, "position-value", shape_facts("first_player", 3, "0-2")),
    (("active",), None, "position-value", shape_facts("active", "null", "0-2")),
    (("player",), 3, "position-value", shape_facts("player", 3, "0-2, null")),
    (("triggered_by",), -1, "position-value", shape_facts("triggered_by", -1, "0-2, null")),
    (("builder",), 3, "position-value", shape_facts("builder", 3, "0-2, null")),
    (("turn",), 10**9 + 1, "position-value", shape_facts("turn", 10**9 + 1, "0-1000000000")),
    (("turn",), -1, "position-value", shape_facts("turn", -1, "0-1000000000")),
    (("turn",), 1.0, "position-value", shape_facts("turn", 1.0, "0-1000000000")),
    (("turn",), 10**5000, "position-value", shape_facts("turn", "…", "0-1000000000")),
    (("turn_limit",), 0, "position-value", shape_facts("turn_limit", 0, "1-1000000, null")),
    (("turn_limit",), 10**6 + 1, "position-value", shape_facts("turn_limit", 10**6 + 1, "1-1000000, null")),
    (("finish_round",), 1, "position-value", shape_facts("finish_round", 1, "false, true")),
    (("phase",), "sleep", "position-value", shape_facts("phase", '"sleep"', ", ".join(PHASES))),
    (("phase",), "\ud800", "position-value", shape_facts("phase", '"\\ud800"', ", ".join(PHASES))),
    (("phase",), "x" * 99, "position-value", shape_facts("phase", '"' + "x" * 58 + "…", ", ".join(PHASES))),
    (("phase",), "x" * 58, "position-value", shape_facts("phase", '"' + "x" * 58 + '"', ", ".join(PHASES))),
    (("phase",), b"turn", "position-value", shape_facts("phase", "bytes", ", ".join(PHASES))),
    *(
        ((key,), 1, "position-value", shape_facts(key, 1, "false, true"))
        for key in ("main_done", "recovered", "cheated", "swapped")
    ),
    (("second_worker",), 5, "position-value", shape_facts("second_worker", 5, "1-4, null")),
    (("players", 1, "hand"), [0], "position-value", shape_facts("players[1].hand[0]", 0, "1-4")),
    (("players", 1, "supply"), 10, "position-value", shape_facts("players[1].supply", 10, "0-9")),
    (("board", "clay", "2", 1), 10, "position-value", shape_facts("board.clay.2[1]", 10, "0-9")),
    (("spots", "clay"), 3, "position-value", shape_facts("spots.clay", 3, "0-2, null")),
    (("city", 1, 0, 1), 5000, "position-value", shape_facts("city[1][0][1]", 5000, "-2047..2047")),
    (("city", 1, 2), 3, "position-value", shape_facts("city[1][2]", 3, "0-2, null")),
    (("removed", 0), "duke", "position-value", shape_facts("removed[0]", '"duke"', ", ".join(CHARACTERS))),
    (("piles", "mask"), [1], "position-value", shape_facts("piles.mask[0]", 1, ", ".join(CHARACTERS))),
    (
        ("pending",),
        [[[0, 0], "coin"]],
        "position-value",
        shape_facts("pending[0][1]", '"coin"', ", ".join(BONUSES[:-1])),
    ),
    *(
        ((*path, 0), "main-square", "position-card-unknown", {"path": where, "value": '"main-square"'})
        for path, where in (
            (("row",), "row[0]"),
            (("deck",), "deck[0]"),
            (("seen",), "seen[0]"),
            (("players", 0, "coins"), "players[0].coins[0]"),
            (("players", 0, "buildings"), "players[0].buildings[0]"),
        )
    ),
    (("city", 1, 1), "inn", "position-card-unknown", {"path": "city[1][1]", "value": '"inn"'}),
    *(((key,), ..., "position-missing", {"path": key}) for key in reached()["turn"]),
    *(
        (("players", 2, key), ..., "position-missing", {"path": f"players[2].{key}"})
        for key in PLAYER_KEYS.split(", ")
    ),
    (("board", "stone", "1"), ..., "position-missing", {"path": "board.stone.1"}),
]


def with_value(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """A copy in which the value stands at the path; `...` takes away what stands there."""
    if not path:
        return value
    copy = deepcopy(data)
    holder = copy
    for key in path[:-1]:
        holder = holder[key]
    if value is ...:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return copy


IDS = [f"{message}-{facts['path']}" for _, _, message, facts in SHAPES]


@pytest.mark.parametrize(("path", "value", "message", "facts"), SHAPES, ids=IDS)
def test_shape(path: tuple[Any, ...], value: object, message: str, facts: dict[str, Any]) -> None:
    assert problems_of(with_value(reached()["turn"], path, value)) == [(message, facts)]


def test_every_message_has_a_case() -> None:
    assert {message for _, _, message, _ in SHAPES} == ids_in(shape)


def test_all_problems_are_reported_at_once() -> None:
    data = with_value(reached()["turn"], ("n",), "three")
    data["row"][1], data["players"][2], data["extra"] = None, {"hand": [7, True]}, {}
    del data["deck"]
    assert problems_of(data) == [
        ("position-key", shape_facts("state", '"extra"', STATE_KEYS)),
        ("position-value", shape_facts("n", '"three"', "2-4")),
        ("position-value", shape_facts("players[2].hand[0]", 7, "1-4")),
        ("position-value", shape_facts("players[2].hand[1]", "true", "1-4")),
        *(("position-missing", {"path": f"players[2].{key}"}) for key in PLAYER_KEYS.split(", ")[1:]),
        ("position-card-unknown", {"path": "row[1]", "value": "null"}),
        ("position-missing", {"path": "deck"}),
    ]


def test_where_the_number_of_players_is_wrong_any_number_will_do() -> None:
    data = {**reached()["turn"], "n": 7, "players": [], "active": 4}
    assert problems_of(data) == [
        ("position-value", shape_facts("n", 7, "2-4")),
        ("position-value", shape_facts("active", 4, "0-3")),
        ("position-length", shape_facts("players", 0, "2-4")),
    ]


def test_a_wrong_shape_hides_what_does_not_fit_together() -> None:
    data = with_value(reached()["turn"], ("turn",), 0)
    assert [message for message, _ in problems_of(data)] == ["position-turn"]
    assert [message for message, _ in problems_of({**data, "cheated": None})] == ["position-value"]
