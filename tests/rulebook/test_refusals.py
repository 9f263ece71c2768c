"""Every refusal once, with its rule and its facts; the chapters' tests show what each rule allows."""

from collections.abc import Callable

import pytest

from oddville import Game
from oddville.rules.refusals import REFUSALS
from table import Refusals, Table, edition_with, game_in, refusals_of

Case = tuple[Callable[[], Game], str, Refusals]


def building(bonus: str) -> Table:
    """Player 0 builds `w-1`, which gives this bonus, and keeps a clay."""
    printed = edition_with({"w-1": {"bonus": bonus}})
    return Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0], clay=[0])


def site(*cards: str) -> Table:
    """Player 0 has these buildings, a wood, and a street to the east of the Main Square."""
    return Table().city("1 ew-1 1,0").buildings(0, *cards).workers(0, wood=[0])


def chosen_stone() -> Game:
    """Player 0 has taken stone during set-up, and player 1 must choose."""
    game = game_in("set-up")
    game.play("choose stone")
    return game


BUILD = "build w-1 1,0"
NO_STONE_SPOT = edition_with(square={"spots": ("wood", "clay")})
CLASH = {"side": "west", "edge": "houses", "card": "ew-1", "other": "street"}
AT_BONUS = {"cell": [1, 0]}

CASES: dict[str, Case] = {
    "set-up-first": (
        lambda: game_in("set-up"), "recover",
        [
            ("SETUP-6", "set-up-first", {"player": 0}),
            ("LIMIT-5", "too-few-coins", {"cost": 4, "coins": 0, "missing": 4}),
            ("WORK-1", "nothing-to-recover", {}),
        ],
    ),
    "set-up-over": (lambda: game_in("turn"), "choose wood", [("SETUP-6", "set-up-over", {})]),
    "resource-chosen": (
        chosen_stone, "choose stone",
        [("SETUP-6", "resource-chosen", {"resource": "stone", "player": 0})],
    ),
    "main-action-done": (lambda: game_in("close"), "coins 3", [("TURN-1", "main-action-done", {})]),
    "in-the-middle": (lambda: game_in("bonus"), "end", [("TURN-1", "in-the-middle", {"phase": "bonus"})]),
    "not-your-turn": (
        lambda: game_in("reaction"), "travel wood",
        [("TURN-2", "not-your-turn", {"player": 0}), ("CHAR-TR", "no-traveller", {})],
    ),
    "return-while-discarding": (
        lambda: game_in("discard"), "return clay/0", [("TURN-3", "return-while-discarding", {})],
    ),
    "no-worker-to-return": (
        lambda: game_in("turn"), "return clay/1",
        [("TURN-3", "no-worker-to-return", {"resource": "clay", "slot": 1})],
    ),
    "no-passing": (lambda: game_in("turn"), "end", [("TURN-4", "no-passing", {})]),
    "discard-first": (
        lambda: game_in("discard"), "end",
        [("LIMIT-3", "discard-first", {"cards": ["w-1", "e-1", "nesw-4"]})],
    ),
    "no-third-building": (
        lambda: Table().buildings(0, "w-1").game(), "discard w-1",
        [("LIMIT-3", "no-third-building", {"cards": ["w-1"]})],
    ),
    "not-yours-to-discard": (
        lambda: game_in("discard"), "discard s-1", [("LIMIT-3", "not-yours-to-discard", {"card": "s-1"})],
    ),
    "too-few-coins": (
        lambda: Table().coins(0, 1).game(), "building 1 6",
        [("LIMIT-5", "too-few-coins", {"cost": 3, "coins": 1, "missing": 2})],
    ),
    "nothing-to-recover": (
        lambda: Table().coins(0, 4).game(), "recover", [("WORK-1", "nothing-to-recover", {})],
    ),
    "recovered-so-no-build": (
        lambda: building("coin").hand(0, 4).coins(0, 1).game("recover"), BUILD,
        [("WORK-1", "recovered-so-no-build", {})],
    ),
    "not-in-hand": (lambda: Table().hand(0, 1).game(), "coins 4", [("WORK-2", "not-in-hand", {"worker": 4})]),
    "shows-no-coins": (lambda: game_in("turn"), "coins 1", [("WORK-4", "shows-no-coins", {"worker": 1})]),
    "not-shown": (
        lambda: game_in("turn"), "resource 2 crystal",
        [("WORK-5", "not-shown", {"worker": 2, "resource": "crystal"})],
    ),
    "supply-empty": (
        lambda: Table().workers(0, wood=[2] * 9).game(), "resource 4 clay", [("WORK-5", "supply-empty", {})],
    ),
    "not-your-building": (
        lambda: site().game(), "build w-1 2,0", [("BUILD-1", "not-your-building", {"card": "w-1"})],
    ),
    "missing-resources": (
        lambda: Table().buildings(0, "w-1").game(), BUILD,
        [("BUILD-1", "missing-resources", {"card": "w-1", "missing": ["wood"]})],
    ),
    "nothing-adjacent": (
        lambda: site("w-1").game(), "build w-1 3,3", [("BUILD-2", "nothing-adjacent", {"cell": [3, 3]})],
    ),
    "above-main-square": (
        lambda: site("blank-1").game(), "build blank-1 1,-1",
        [("BUILD-3", "above-main-square", {"cell": [1, -1]})],
    ),
    "edges-differ": (
        lambda: site("n-1").game(), "build n-1 2,0",
        [("BUILD-5", "edges-differ", {"card": "n-1", "cell": [2, 0], "edges": [CLASH]})],
    ),
    "cell-taken": (
        lambda: site("w-1").game(), BUILD, [("BUILD-6", "cell-taken", {"cell": [1, 0], "card": "ew-1"})],
    ),
    "no-bonus-there": (
        lambda: game_in("turn"), "bonus 1,0 wood", [("BUILD-8", "no-bonus-there", AT_BONUS)],
    ),
    "other-resource": (
        lambda: building("stone").game(BUILD), "bonus 1,0 wood",
        [("BONUS-1", "other-resource", {**AT_BONUS, "bonus": "stone", "resource": "wood"})],
    ),
    "bonus-needs-supply": (
        lambda: building("stone").workers(0, clay=[2] * 7).game(BUILD), "bonus 1,0 stone",
        [("BONUS-1", "bonus-needs-supply", {})],
    ),
    "nothing-to-double": (
        lambda: building("double").game(BUILD), "bonus 1,0 wood",
        [("BONUS-3", "nothing-to-double", {**AT_BONUS, "bonus": "double", "resource": "wood"})],
    ),
    "not-a-transform": (
        lambda: building("stone").game(BUILD), "bonus 1,0 clay/0 stone",
        [("BONUS-4", "not-a-transform", {**AT_BONUS, "bonus": "stone", "resource": "clay"})],
    ),
    "transform-needs-worker": (
        lambda: building("transform").game(BUILD), "bonus 1,0 wood",
        [("BONUS-4", "transform-needs-worker", {**AT_BONUS, "bonus": "transform", "resource": "wood"})],
    ),
    "no-worker-to-transform": (
        lambda: building("transform").game(BUILD), "bonus 1,0 clay/2 wood",
        [("BONUS-4", "no-worker-to-transform", {"resource": "clay", "slot": 2})],
    ),
    "same-resource": (
        lambda: building("transform").game(BUILD), "bonus 1,0 clay/0 clay",
        [("BONUS-4", "same-resource", {"resource": "clay"})],
    ),
    "nothing-to-stop": (lambda: game_in("turn"), "done", [("BONUS-6", "nothing-to-stop", {})]),
    "no-second-resource": (
        lambda: game_in("turn"), "resource wood", [("CHAR-SE", "no-second-resource", {})],
    ),
    "no-cheater": (lambda: Table().coins(0, 1).game(), "cheat", [("CHAR-CH", "no-cheater", {})]),
    "already-cheated": (
        lambda: Table().holds(0, "cheater").coins(0, 2).game("cheat"), "cheat",
        [("CHAR-CH", "already-cheated", {})],
    ),
    "no-coin-to-switch": (
        lambda: Table().holds(0, "cheater").game(), "cheat", [("CHAR-CH", "no-coin-to-switch", {})],
    ),
    "no-bookkeeper": (
        lambda: Table().buildings(0, "w-1").game(), "swap w-1 1", [("CHAR-BK", "no-bookkeeper", {})],
    ),
    "already-swapped": (
        lambda: Table().holds(0, "bookkeeper").buildings(0, "w-1", "e-1").game("swap w-1 1"), "swap e-1 2",
        [("CHAR-BK", "already-swapped", {})],
    ),
    "not-yours-to-swap": (
        lambda: Table().holds(0, "bookkeeper").buildings(0, "w-1").buildings(1, "e-1").game(), "swap e-1 2",
        [("CHAR-BK", "not-yours-to-swap", {"card": "e-1"})],
    ),
    "no-reaction": (lambda: game_in("turn"), "decline", [("CHAR-BU", "no-reaction", {})]),
    "no-traveller": (
        lambda: Table().workers(0, wood=[0]).game(), "travel wood", [("CHAR-TR", "no-traveller", {})],
    ),
    "no-such-spot": (
        lambda: Table(edition=NO_STONE_SPOT).holds(0, "traveller").workers(0, stone=[0]).game(),
        "travel stone",
        [("CHAR-TR", "no-such-spot", {"resource": "stone"})],
    ),
    "spot-taken": (
        lambda: Table().holds(0, "traveller").workers(0, wood=[0]).spot("wood", 1).game(), "travel wood",
        [("CHAR-TR", "spot-taken", {"resource": "wood", "player": 1})],
    ),
    "already-on-square": (
        lambda: Table().holds(0, "traveller").workers(0, wood=[0]).spot("clay", 0).game(), "travel wood",
        [("CHAR-TR", "already-on-square", {})],
    ),
    "no-worker-to-send": (
        lambda: Table().holds(0, "traveller").workers(0, wood=[0]).game(), "travel clay",
        [("CHAR-TR", "no-worker-to-send", {"resource": "clay"})],
    ),
    "game-is-over": (lambda: game_in("over"), "coins 3", [("END-1", "game-is-over", {})]),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_its_rule_and_its_facts(name: str) -> None:
    """Each of these moves is refused for exactly the reasons listed."""
    begin, move, refusals = CASES[name]
    assert refusals_of(begin(), move) == refusals
    assert name in [message for _, message, _ in refusals]


def test_no_refusal_is_left_out() -> None:
    """A new refusal needs a case above."""
    assert list(CASES) == [message for _, _, message, _ in REFUSALS]


def test_everything_that_is_wrong_is_reported_in_the_order_of_the_rules() -> None:
    """A build after a recovery, of a card not owned, without wood, above the row and apart from the city."""
    game = Table().hand(0, 4).coins(0, 1).game("recover")
    assert refusals_of(game, "build w-1 5,-1") == [
        ("WORK-1", "recovered-so-no-build", {}),
        ("BUILD-1", "not-your-building", {"card": "w-1"}),
        ("BUILD-1", "missing-resources", {"card": "w-1", "missing": ["wood"]}),
        ("BUILD-2", "nothing-adjacent", {"cell": [5, -1]}),
        ("BUILD-3", "above-main-square", {"cell": [5, -1]}),
    ]


@pytest.mark.parametrize(
    "phase", ["set-up", "turn", "second resource", "discard", "bonus", "reaction", "close"]
)
def test_a_legal_move_has_no_refusals(phase: str) -> None:
    """In every phase, each move that is listed is refused by nothing."""
    game = game_in(phase)
    assert [game.refusals(move) for move in game.legal_moves] == [[]] * len(game.legal_moves)
