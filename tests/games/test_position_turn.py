"""Every problem with the turn of a position, with its exact facts."""

from copy import deepcopy

import pytest

from games.sample_positions import (
    Case,
    Cases,
    Expected,
    Position,
    edge,
    give_worker,
    hand_over,
    ids_in,
    in_order,
    next_player,
    owners,
    problems_but,
    problems_of,
    reached,
    shape_facts,
    take_off_board,
    touching,
)
from oddville.cards.vocabulary import BONUSES, RESOURCES
from oddville.games.positions import turn

cases = Cases()


@cases.on("set-up")
def turn_during_set_up(d: Position) -> Expected:
    d["turn"] = 1
    return [("position-turn", shape_facts("turn", 1, 0))]


@cases.on("turn", "close", "bonus", "over")
def no_turn_yet(d: Position) -> Expected:
    d["turn"] = 0
    return [("position-turn", shape_facts("turn", 0, f"1-{d['turn_limit']}"))]


@cases.on("turn", "bonus")
def beyond_the_limit(d: Position) -> Expected:
    d["turn_limit"] = d["turn"] - 1
    return [("position-turn", shape_facts("turn", d["turn"], f"1-{d['turn'] - 1}"))]


@cases.on("turn")
def turn_without_limit(d: Position) -> Expected:
    d["turn"], d["turn_limit"] = 0, None
    return [("position-turn", shape_facts("turn", 0, "1-1000000000"))]


@cases.on("turn", "second", "cheat", "reaction", "close")
def other_active(d: Position) -> Expected:
    d["turn"], d["first_player"] = 1, next_player(d)
    return [("position-active", shape_facts("active", d["active"], next_player(d)))]


@cases.on("turn", "second", "close")
def other_player(d: Position) -> Expected:
    d["player"] = next_player(d)
    return [("position-player", shape_facts("player", d["player"], d["active"]))]


@cases.on("turn", "second", "close", "recovered")
def no_player(d: Position) -> Expected:
    d["player"] = None
    return [("position-player", shape_facts("player", "null", d["active"]))]


@cases.on("set-up")
def active_does_not_choose(d: Position) -> Expected:
    d["active"] = d["first_player"]
    return [("position-player", shape_facts("player", d["player"], d["active"]))]


@cases.on("discard")
def another_discards(d: Position) -> Expected:
    active, d["player"] = d["active"], next_player(d)
    held = len(d["players"][d["player"]]["buildings"])
    return [
        ("position-player", shape_facts("player", d["player"], active)),
        ("position-buildings", shape_facts(f"players[{d['player']}].buildings", held, 3)),
        ("position-buildings", shape_facts(f"players[{active}].buildings", 3, "0-2")),
    ]


@cases.on("bonus", "double")
def nobody_gains(d: Position) -> Expected:
    d["player"] = None
    return [("position-player", shape_facts("player", "null", ", ".join(map(str, range(d["n"])))))]


@cases.on("reaction")
def active_reacts(d: Position) -> Expected:
    d["player"] = d["active"]
    others = ", ".join(str(player) for player in range(d["n"]) if player != d["active"])
    return [("position-player", shape_facts("player", d["active"], others))]


@cases.on("over", "limit")
def player_when_over(d: Position) -> Expected:
    d["player"] = 0
    return [("position-player", shape_facts("player", 0, "null"))]


@cases.on("limit")
def over_for_no_reason(d: Position) -> Expected:
    d["turn_limit"] = None
    return [("position-over", {"path": "phase", "value": "over"})]


@cases.on("turn")
def main_action_done_already(d: Position) -> Expected:
    d["main_done"] = True
    return [("position-flag", shape_facts("main_done", "true", "false"))]


@cases.on("second", "bonus", "reaction", "close", "limit", "second cheat")
def main_action_not_done(d: Position) -> Expected:
    d["main_done"] = False
    d["players"][d["active"]]["hand"] = [n for n in (1, 2, 3, 4) if n != d["second_worker"]]
    return [("position-flag", shape_facts("main_done", "false", "true"))]


@cases.on("bonus", "reaction")
def built_after_recovery(d: Position) -> Expected:
    """WORK-1: a player who paid for recovering plays a worker card."""
    d["recovered"] = True
    d["players"][d["active"]]["hand"] = [1, 2, 3]
    return [("position-flag", shape_facts("recovered", "true", "false"))]


@cases.on("set-up")
def done_during_set_up(d: Position) -> Expected:
    keys = ("main_done", "recovered", "cheated", "swapped")
    d.update(dict.fromkeys(keys, True))
    return [("position-flag", shape_facts(key, "true", "false")) for key in keys]


@cases.on("cheat", "second cheat")
def third_building_from_nowhere(d: Position) -> Expected:
    d["cheated"] = False
    return [("position-flag", shape_facts("cheated", "false", "true"))]


@cases.on("turn", "reaction", "limit")
def keys_of_other_phases(d: Position) -> Expected:
    d.update(second_worker=4, builder=0, built_cell=[0, 0], pending=[[[0, 0], "wood"]])
    shown = {"second_worker": "4", "builder": "0", "built_cell": "[0, 0]", "pending": '[[[…], "wood"]]'}
    return [("position-unused", {"path": key, "value": shown[key], "phase": d["phase"]}) for key in shown]


@cases.on("second")
def no_second_worker(d: Position) -> Expected:
    d["second_worker"] = None
    return [("position-needed", {"path": "second_worker", "phase": "second resource"})]


@cases.on("discard", "second cheat")
def bonus_while_discarding(d: Position) -> Expected:
    """LIMIT-3: who has built one of two buildings gets no third."""
    phase = "discard" if d["second_worker"] is None else "second resource"
    d.update(builder=d["active"], pending=[[[0, 0], "wood"]])
    shown = {"builder": str(d["active"]), "pending": '[[[…], "wood"]]'}
    return [("position-unused", {"path": key, "value": shown[key], "phase": phase}) for key in shown]


@cases.on("bonus", "answer")
def nothing_built(d: Position) -> Expected:
    d.update(builder=None, built_cell=None, pending=[])
    return [
        ("position-needed", {"path": key, "phase": "bonus"}) for key in ("builder", "built_cell", "pending")
    ]


@cases.on("turn", "cheat")
def empty_hand(d: Position) -> Expected:
    d["players"][d["active"]]["hand"] = []
    return [("position-hand-empty", {"path": f"players[{d['active']}].hand"})]


@cases.on("recovered")
def recovered_without_cards(d: Position) -> Expected:
    d["players"][d["active"]]["hand"] = [1, 2, 4]
    return [("position-recovered", shape_facts(f"players[{d['active']}].hand", 3, 4))]


@cases.on("close", "over", "discard")
def recovered_and_played_none(d: Position) -> Expected:
    d["recovered"] = True
    d["players"][d["active"]]["hand"] = [1, 2, 3, 4]
    return [("position-recovered", shape_facts(f"players[{d['active']}].hand", 4, 3)), *enough_before(d)]


def enough_before(d: Position) -> Expected:
    """END-1: with the main action spent on a worker card, only a spot can have been taken in this turn."""
    workers = {n: owners(d).count(n) + list(d["spots"].values()).count(n) for n in range(d["n"])}
    most = {n: 5 + (n == d["active"] and n in d["spots"].values()) for n in workers}
    crowded = [n for n in workers if workers[n] > most[n]]
    return [
        ("position-city-workers", shape_facts(f"players[{n}]", workers[n], f"0-{most[n]}")) for n in crowded
    ]


@cases.on("second", "second cheat")
def second_worker_in_hand(d: Position) -> Expected:
    d["players"][d["active"]]["hand"].append(d["second_worker"])
    value = str(d["second_worker"])
    return [("position-second-worker", {"path": f"players[{d['active']}].hand", "value": value})]


@cases.on("set-up")
def things_during_set_up(d: Position) -> Expected:
    d["players"][0]["coins"].append(d["deck"].pop())
    d["players"][1]["buildings"].append(card := d["deck"].pop())
    d["seen"].append(card)
    d["players"][2]["characters"].append(d["piles"]["mask"].pop())
    d["players"][3]["hand"].remove(2)
    return [
        ("position-set-up", shape_facts("players[0].coins", 1, 0)),
        ("position-set-up", shape_facts("players[1].buildings", 1, 0)),
        ("position-set-up", shape_facts("players[2].characters", 1, 0)),
        ("position-set-up", shape_facts("players[3].hand", 3, 4)),
    ]


@cases.on("set-up")
def workers_during_set_up(d: Position) -> Expected:
    d["spots"]["stone"] = 0
    d["board"]["clay"]["1"][1] += 1
    d["players"][0]["supply"] -= 1
    d["players"][1]["supply"] -= 1
    return [
        ("position-set-up", shape_facts("spots.stone", 0, "null")),
        ("position-set-up", shape_facts("board.clay.1", 1, 0)),
    ]


def upper_resource(d: Position, player: int) -> str:
    return next(resource for resource in RESOURCES if d["board"][resource]["2"][player])


@cases.on("set-up")
def two_on_one_resource(d: Position) -> Expected:
    """SETUP-6: each takes a resource that nobody has taken yet."""
    one, two = ((d["first_player"] - before) % d["n"] for before in (1, 2))
    d["board"][upper_resource(d, one)]["2"][one] = 0
    resource = upper_resource(d, two)
    d["board"][resource]["2"][one] = 1
    return [("position-set-up", shape_facts(f"board.{resource}.2", 2, "0, 1"))]


@cases.on("set-up")
def chosen_out_of_order(d: Position) -> Expected:
    """SETUP-6: from the last player back to the first."""
    last, first = (d["first_player"] - 1) % d["n"], d["first_player"]
    workers = d["board"][upper_resource(d, last)]["2"]
    workers[last], workers[first] = 0, 1
    give_worker(d, last, first)
    return [
        ("position-chosen", shape_facts(f"players[{last}]", 0, 1)),
        ("position-chosen", shape_facts(f"players[{first}]", 1, 0)),
    ]


@cases.on("set-up")
def city_during_set_up(d: Position) -> Expected:
    d["city"].append([[0, 1], d["deck"].pop(), 0])
    give_worker(d, None, 0)
    return [("position-set-up", shape_facts("city", 2, 1)), *problems_but("position-set-up", d)]


@cases.on("reaction", "answer")
def builder_not_held(d: Position) -> Expected:
    hand_over(d, "builder", d["player"], d["active"])
    return [("position-no-builder", {"path": f"players[{d['player']}].characters", "allowed": "builder"})]


@cases.on("reaction", "bonus", "answer")
def last_card_of_another(d: Position) -> Expected:
    last = len(d["city"]) - 1
    owner = d["city"][last][2]
    other = next(n for n in range(d["n"]) if n not in (owner, d["active"], d["player"]))
    give_worker(d, owner, other)
    d["city"][last][2] = other
    return [("position-last-card", shape_facts(f"city[{last}]", other, owner))]


@cases.on("answer")
def answer_to_nothing(d: Position) -> Expected:
    other = next(n for n in range(d["n"]) if n not in (d["active"], d["player"]))
    give_worker(d, d["active"], other)
    d["city"][-2][2] = other
    return [("position-last-card", shape_facts(f"city[{len(d['city']) - 2}]", other, d["active"]))]


@cases.on("second")
def reaction_to_nothing(d: Position) -> Expected:
    d.update(phase="reaction", second_worker=None, player=next_player(d), city=d["city"][:1])
    return [
        ("position-last-card", shape_facts("city[0]", "null", d["active"])),
        *problems_but("position-last-card", d),
    ]


@cases.on("bonus", "answer")
def another_built(d: Position) -> Expected:
    d["builder"] = (d["player"] + 1) % d["n"]
    return [("position-builder", shape_facts("builder", d["builder"], d["player"]))]


@cases.on("bonus", "answer")
def built_elsewhere(d: Position) -> Expected:
    d["built_cell"] = [0, 0]
    return [("position-built-cell", shape_facts("built_cell", "[0, 0]", d["city"][-1][0]))]


@cases.on("bonus", "answer")
def pending_from_afar(d: Position) -> Expected:
    d["pending"].append([[7, 7], "wood"])
    return [("position-source", {"path": f"pending[{len(d['pending']) - 1}]", "value": "[7, 7]"})]


@cases.on("lit")
def pending_without_a_street(d: Position) -> Expected:
    """BUILD-8: without the Lamplighter only a street joins."""
    hand_over(d, "lamplighter", d["player"], (d["player"] + 1) % d["n"])
    last = len(d["city"]) - 1
    houses = [d["city"][other][0] for side, other in touching(d, last) if edge(d, last, side) == "houses"]
    return [
        ("position-source", {"path": f"pending[{index}]", "value": str(cell)})
        for index, (cell, _) in enumerate(d["pending"])
        if cell in houses
    ]


@cases.on("bonus", "answer")
def pending_twice(d: Position) -> Expected:
    d["pending"].append(deepcopy(d["pending"][0]))
    value = str(d["pending"][0][0])
    return [("position-twice", {"path": f"pending[{len(d['pending']) - 1}]", "value": value})]


@cases.on("bonus", "answer")
def another_bonus_printed(d: Position) -> Expected:
    printed = d["pending"][0][1]
    d["pending"][0][1] = other = next(
        bonus for bonus in BONUSES if bonus not in (printed, "double", "transform")
    )
    return [("position-printed", shape_facts("pending[0]", other, printed))]


@cases.on("coin")
def coin_pending(d: Position) -> Expected:
    """BONUS-5: a coin is gained at once."""
    d["pending"].insert(0, [d["city"][-1][0], "wood"])
    return [("position-printed", shape_facts("pending[0]", "wood", "null"))]


@cases.on("close", "second", "second cheat")
def no_power_left(d: Position) -> Expected:
    phase = "close" if d["phase"] == "close" else "second resource"
    d["players"][next_player(d)]["characters"] += d["players"][d["active"]]["characters"]
    d["players"][d["active"]]["characters"] = []
    return [("position-purpose", {"path": "phase", "value": phase, "player": d["active"]})]


@cases.on("double")
def no_bonus_reachable(d: Position) -> Expected:
    take_off_board(d, d["player"])
    return [("position-purpose", {"path": "phase", "value": "bonus", "player": d["player"]})]


@cases.on("reaction")
def no_reaction_possible(d: Position) -> Expected:
    d["deck"] += d["players"][d["player"]]["coins"]
    d["players"][d["player"]]["coins"] = []
    return [("position-purpose", {"path": "phase", "value": "reaction", "player": d["player"]})]


@pytest.mark.parametrize(("name", "case"), cases, ids=lambda part: getattr(part, "__name__", part))
def test_it_is_refused_with_all_its_problems(name: str, case: Case) -> None:
    spoilt = deepcopy(reached()[name])
    assert problems_of(spoilt) == []
    expected = case(spoilt)
    assert in_order(problems_of(spoilt)) == in_order(expected)


def test_problems_of_all_kinds_are_reported_at_once() -> None:
    """Also where the city is wrong, so that nothing can be asked of it."""
    d = deepcopy(reached()["reaction"])
    d["city"][-1][0] = [9, 9]
    d["players"][d["player"]]["supply"] += 1
    d["cheated"], d["first_player"] = True, (d["first_player"] + 1) % d["n"]
    d["second_worker"], d["players"][d["player"]]["coins"], lost = 1, [], d["players"][d["player"]]["coins"]
    assert problems_of(d) == [
        ("position-apart", {"path": f"city[{len(d['city']) - 1}]", "value": "[9, 9]"}),
        *(("position-card-missing", {"value": card}) for card in lost),
        ("position-workers", shape_facts(f"players[{d['player']}]", 10, 9)),
        ("position-active", shape_facts("active", d["active"], next_player(d))),
        ("position-unused", {"path": "second_worker", "value": "1", "phase": "reaction"}),
    ]


def test_every_message_has_a_case() -> None:
    found = {message for name, case in cases for message, _ in case(deepcopy(reached()[name]))}
    assert found >= ids_in(turn)
