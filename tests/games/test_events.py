"""Events of each move, in order, with every fact."""

from typing import Any

import pytest

from oddville import Game
from oddville.games.events import reveals
from oddville.texts import Texts
from table import Table, edition_with, event_facts, game_in

EventFacts = list[tuple[str, dict[str, Any]]]
NEXT = ("turn", {"player": 1, "turn": 2})


CASES: list[tuple[str, str, EventFacts]] = [
    ("set-up", "choose clay", [("choose", {"player": 0, "resource": "clay"})]),
    ("turn", "coins 3", [("coins", {"player": 0, "worker": 3, "gained": 2}), NEXT]),
    (
        "turn",
        "resource 2 clay",
        [("resource", {"player": 0, "worker": 2, "resource": "clay", "slot": 0, "cost": 0}), NEXT],
    ),
    (
        "turn",
        "building 3 1",
        [
            ("building", {"player": 0, "worker": 3, "card": "nesw-4", "position": 1, "cost": 0}),
            ("refill", {"player": 0, "card": "ns-4"}),
            NEXT,
        ],
    ),
    (
        "second resource",
        "resource stone",
        [("resource-second", {"player": 0, "worker": 4, "resource": "stone", "slot": 0, "cost": 0}), NEXT],
    ),
    ("second resource", "done", [("resource-declined", {"player": 0}), NEXT]),
    ("discard", "discard e-1", [("discard", {"player": 0, "card": "e-1"}), NEXT]),
    (
        "bonus",
        "bonus 1,0 clay",
        [("bonus", {"player": 0, "source": [1, 0], "card": "w-1", "resource": "clay", "slot": 0})],
    ),
    ("bonus", "return wood/2", [("return", {"player": 0, "resource": "wood", "slot": 2})]),
    (
        "reaction",
        "build e-1 2,0",
        [
            ("react", {"player": 1, "card": "e-1", "cell": [2, 0], "paid": ["wood"]}),
            ("bonus-coin", {"player": 1, "card": "e-1", "gained": 1}),
            NEXT,
        ],
    ),
    ("reaction", "decline", [("decline", {"player": 1, "by": "choice"}), NEXT]),
    ("close", "cheat", [("cheat", {"player": 0, "card": "ew-4"}), NEXT]),
    ("close", "end", [("end", {"player": 0}), NEXT]),
    ("close", "return clay/0", [("return", {"player": 0, "resource": "clay", "slot": 0})]),
]


@pytest.mark.parametrize(("phase", "move", "expected"), CASES)
def test_a_move_shows_what_happened(phase: str, move: str, expected: EventFacts) -> None:
    game = game_in(phase)
    events = game.play(move)
    assert event_facts(events)[: len(expected)] == expected
    for event in events:
        assert "{" not in Texts().say(event.message, event.facts)
        assert event.as_dict() == {"event": event.message, **event.facts}


def test_declined_bonuses_are_recorded_one_by_one() -> None:
    """BONUS-6"""
    game = game_in("bonus")
    pending = [cell for cell, _ in game.position()["pending"]]
    declined = [facts for name, facts in event_facts(game.play("done")) if name == "bonus-declined"]
    assert [facts["source"] for facts in declined] == pending
    assert declined[0] == {"player": 0, "source": [1, 0], "card": "w-1"}


def test_a_transform_shows_both_slots() -> None:
    """BONUS-4"""
    printed = edition_with({"w-1": {"bonus": "transform"}})
    table = Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0], clay=[1]).workers(1, stone=[0])
    game = table.game("build w-1 1,0")
    assert event_facts(game.play("bonus 1,0 clay/1 stone"))[0] == (
        "bonus-transform",
        {
            "player": 0,
            "source": [1, 0],
            "card": "w-1",
            "from": "clay",
            "from_slot": 1,
            "to": "stone",
            "slot": 1,
        },
    )


def test_payments_and_gains_of_others_are_recorded() -> None:
    """CHAR-TX, CHAR-BE, WORK-1"""
    game = Table(players=3).coins(0, 2).holds(1, "tax-collector").hand(0, 1, 2).game()
    assert event_facts(game.play("recover")) == [
        ("recover", {"player": 0, "cards": 2, "cost": 2}),
        ("tax", {"player": 1, "payer": 0}),
    ]
    game = Table(players=3).holds(1, "benefactor").hand(1).game()
    assert event_facts(game.play("coins 4"))[1:] == [
        NEXT,
        ("benefactor", {"player": 1, "gained": 1}),
        ("recover-free", {"player": 1}),
    ]


def test_powers_are_recorded() -> None:
    """CHAR-BK, CHAR-TR"""
    game = Table().holds(0, "bookkeeper").buildings(0, "e-1").game()
    taken = game.position()["row"][2]
    assert event_facts(game.play("swap e-1 3")) == [
        ("swap", {"player": 0, "given": "e-1", "taken": taken, "place": 3})
    ]
    game = Table().holds(0, "traveller").workers(0, stone=[1]).game()
    assert event_facts(game.play("travel stone")) == [("travel", {"player": 0, "resource": "stone"})]


def test_a_character_a_new_top_and_a_reshuffle_are_recorded() -> None:
    """CHAR-1, BUILD-9"""
    printed = edition_with({"w-1": {"guild": "mask"}})
    game = Table(players=4, edition=printed).buildings(0, "w-1").workers(0, wood=[0]).game()
    top, below = game.position()["piles"]["mask"][:2]
    events = game.play("build w-1 1,0")
    assert event_facts(events)[-3:] == [
        ("character", {"player": 0, "character": top}),
        ("pile", {"player": 0, "character": below}),
        NEXT,
    ]
    assert reveals(events) == [below]
    held = Table(players=4, edition=printed).holds(1, "hr-manager", "landowner").holds(2, "seignior")
    events = held.buildings(0, "w-1").workers(0, wood=[0]).game().play("build w-1 1,0")
    names = [name for name, _ in event_facts(events)]
    assert names[-4:] == ["guild-reshuffled", "character", "pile", "turn"]
    returned = dict(event_facts(events))["guild-reshuffled"]
    assert returned == {"player": 0, "guild": "mask", "returned": ["hr-manager", "landowner", "seignior"]}
    assert len(reveals(events)) == 2


def test_the_trigger_and_the_end_are_recorded() -> None:
    """END-1"""
    game = Table().street(0, 5).buildings(0, "w-1").workers(0, wood=[0]).game()
    move = next(move for move in game.legal_moves if move.kind == "build")
    names = [name for name, _ in event_facts(game.play(move))]
    assert names == ["build", "trigger", "bonus-coin", "over"]


def test_pushed_moves_show_their_events_when_asked() -> None:
    played, pushed = Game(2, seed="pushed"), Game(2, seed="pushed")
    for move in ("choose wood", "choose clay", "building 4 2", "coins 4"):
        played.play(move)
        pushed.push(move)
    assert pushed.events == played.events
