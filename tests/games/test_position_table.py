"""Every problem with the things on the table of a position, with its exact facts."""

from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from games.sample_positions import (
    CARDS,
    EDITION,
    PRINTED,
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
    opposite,
    owners,
    problems_of,
    reached,
    shape_facts,
    take_off_board,
    touching,
)
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import GUILDS, RESOURCES
from oddville.games.errors import InvalidPosition
from oddville.games.positions import table
from oddville.games.positions.reader import read_position
from oddville.rules.tables import Tables

cases = Cases()


def swap_last_card(d: Position, card: str) -> None:
    """Another card of the deck lies where the last of the city lay."""
    d["deck"][d["deck"].index(card)], d["city"][-1][1] = d["city"][-1][1], card
    d["seen"] = sorted({*d["seen"], card})


def differing_edges(d: Position, place: int) -> Expected:
    where = {"path": f"city[{place}]", "value": str(d["city"][place][0])}
    sides = [(side, other) for side, other in touching(d, place) if other < place]
    wrong = [other for side, other in sides if edge(d, place, side) != edge(d, other, opposite(side))]
    return [("position-edge", where | {"other": f"city[{other}]"}) for other in wrong]


@cases.on("turn")
def card_twice(d: Position) -> Expected:
    lost, d["deck"][1] = d["deck"][1], d["row"][2]
    twice = {"path": "deck[1]", "value": d["row"][2], "other": "row[2]"}
    return [("position-card-twice", twice), ("position-card-missing", {"value": lost})]


@cases.on("turn")
def coin_missing(d: Position) -> Expected:
    return [("position-card-missing", {"value": d["players"][1]["coins"].pop()})]


@cases.on("turn")
def building_and_coin_are_one(d: Position) -> Expected:
    card = d["players"][1]["buildings"][1]
    lost, d["players"][0]["coins"][0] = d["players"][0]["coins"][0], card
    twice = {"path": "players[0].coins[0]", "value": card, "other": "players[1].buildings[1]"}
    return [("position-card-twice", twice), ("position-card-missing", {"value": lost})]


@cases.on("turn")
def main_square_twice(d: Position) -> Expected:
    place, lost = len(d["city"]) - 1, d["city"][-1][1]
    d["city"][-1][1] = "main-square"
    twice = {"path": f"city[{place}]", "value": "main-square", "other": "city[0]"}
    return [
        *differing_edges(d, place),
        ("position-card-twice", twice),
        ("position-card-missing", {"value": lost}),
    ]


@cases.on("turn")
def main_square_owned(d: Position) -> Expected:
    d["city"][0][2] = 0
    give_worker(d, None, 0)
    square = '[[0, 0], "main-square", null]'
    return [("position-square", shape_facts("city[0]", '[[0, 0], "main-square", 0]', square))]


@cases.on("set-up")
def main_square_elsewhere(d: Position) -> Expected:
    d["city"][0][0] = [0, 1]
    square = '[[0, 0], "main-square", null]'
    return [("position-square", shape_facts("city[0]", '[[0, 1], "main-square", null]', square))]


@cases.on("turn")
def building_instead_of_main_square(d: Position) -> Expected:
    d["city"][0], d["city"][-1][1] = [[0, 0], d["city"][-1][1], None], "main-square"
    shown, square = (
        str(d["city"][0]).replace("'", '"').replace("None", "null"),
        '[[0, 0], "main-square", null]',
    )
    edges = [problem for place in range(1, len(d["city"])) for problem in differing_edges(d, place)]
    return [("position-square", shape_facts("city[0]", shown, square)), *edges]


@cases.on("turn")
def building_without_owner(d: Position) -> Expected:
    give_worker(d, d["city"][2][2], None)
    d["city"][2][2] = None
    return [("position-owner", {"path": "city[2]", "value": d["city"][2][1]})]


@cases.on("turn")
def cell_taken(d: Position) -> Expected:
    d["city"][-1][0] = list(d["city"][1][0])
    where = {"path": f"city[{len(d['city']) - 1}]", "value": str(d["city"][1][0]), "other": "city[1]"}
    return [("position-cell-taken", where)]


@cases.on("turn")
def above_the_main_square(d: Position) -> Expected:
    d["city"][-1][0] = [0, -1]
    place = len(d["city"]) - 1
    return [("position-above", {"path": f"city[{place}]", "value": "[0, -1]"}), *differing_edges(d, place)]


@cases.on("turn", "reaction")
def touches_nothing(d: Position) -> Expected:
    d["city"][-1][0] = [2047, 2047]
    return [("position-apart", {"path": f"city[{len(d['city']) - 1}]", "value": "[2047, 2047]"})]


@cases.on("close")
def touches_nothing_and_no_power_left(d: Position) -> Expected:
    for character in list(d["players"][d["active"]]["characters"]):
        hand_over(d, character, d["active"], next_player(d))
    purpose = {"path": "phase", "value": "close", "player": d["active"]}
    return [*touches_nothing(d), ("position-purpose", purpose)]


@cases.on("turn")
def touches_only_later_cards(d: Position) -> Expected:
    d["city"][0][0] = [-2047, 0]
    square = shape_facts("city[0]", '[[-2047, 0], "main-square", null]', '[[0, 0], "main-square", null]')
    lonely = [
        place for place in range(1, len(d["city"])) if all(other > place for _, other in touching(d, place))
    ]
    apart = [{"path": f"city[{place}]", "value": str(d["city"][place][0])} for place in lonely]
    assert apart
    return [("position-square", square), *(("position-apart", where) for where in apart)]


@cases.on("turn", "bonus")
def edges_differ(d: Position) -> Expected:
    place = len(d["city"]) - 1
    for card in list(d["deck"]):
        tried = deepcopy(d)
        swap_last_card(tried, card)
        if differing_edges(tried, place) and CARDS[card]["bonus"] == CARDS[d["city"][-1][1]]["bonus"]:
            swap_last_card(d, card)
            d["pending"] = d["pending"][:1]
            return differing_edges(d, place)
    raise AssertionError


@cases.on("turn")
def too_many_workers(d: Position) -> Expected:
    d["players"][0]["supply"] += 1
    return [("position-workers", shape_facts("players[0]", 10, 9))]


@cases.on("turn")
def too_few_workers(d: Position) -> Expected:
    d["players"][1]["supply"] -= 1
    return [("position-workers", shape_facts("players[1]", 8, 9))]


@cases.on("turn")
def two_spots(d: Position) -> Expected:
    [player] = [owner for owner in d["spots"].values() if owner is not None]
    d["spots"][next(spot for spot, owner in d["spots"].items() if owner is None)] = player
    give_worker(d, None, player)
    return [("position-spots", {"path": "spots", "player": player, "value": "2"})]


@cases.on("turn")
def overfull_slots(d: Position) -> Expected:
    """WORK-6: also a slot that is not printed holds nobody."""
    for player in range(3):
        take_off_board(d, player)
    expected: Expected = []
    for resource, slot in product(RESOURCES[:2], (0, 1)):
        printed = PRINTED["board"]["3"][resource].count(slot)
        for player in range(printed + 1):
            d["board"][resource][str(slot)][player % 3] += 1
            give_worker(d, None, player % 3)
        allowed = f"0-{printed}" if printed else "0"
        expected.append(("position-slot", shape_facts(f"board.{resource}.{slot}", printed + 1, allowed)))
    return expected


@cases.on("turn")
def third_building(d: Position) -> Expected:
    card = d["deck"].pop()
    d["players"][0]["buildings"].append(card)
    d["seen"] = sorted({*d["seen"], card})
    return [("position-buildings", shape_facts("players[0].buildings", 3, "0-2"))]


@cases.on("discard", "cheat")
def no_third_building(d: Position) -> Expected:
    d["deck"].append(d["players"][d["player"]]["buildings"].pop())
    return [("position-buildings", shape_facts(f"players[{d['player']}].buildings", 2, 3))]


@cases.on("turn", "close", "over")
def worker_card_twice(d: Position) -> Expected:
    hand = d["players"][d["active"]]["hand"]
    hand[1:] = [hand[0]]
    return [("position-twice", {"path": f"players[{d['active']}].hand[1]", "value": str(hand[0])})]


@cases.on("turn")
def seen_twice(d: Position) -> Expected:
    d["seen"].append(d["seen"][0])
    place = len(d["seen"]) - 1
    return [("position-twice", {"path": f"seen[{place}]", "value": f'"{d["seen"][0]}"'})]


@cases.on("turn")
def open_cards_unseen(d: Position) -> Expected:
    lying = {
        "row[5]": d["row"][5],
        "players[1].buildings[0]": d["players"][1]["buildings"][0],
        "city[1]": d["city"][1][1],
    }
    for card in lying.values():
        d["seen"].remove(card)
    return [("position-unseen", {"path": path, "value": card}) for path, card in lying.items()]


@cases.on("turn")
def character_twice(d: Position) -> Expected:
    lost, twice = d["players"][0]["characters"][0], d["players"][1]["characters"][0]
    d["players"][0]["characters"][0] = twice
    where = {"path": "players[1].characters[0]", "value": twice, "other": "players[0].characters[0]"}
    return [("position-character-twice", where), ("position-character-missing", {"value": lost})]


@cases.on("set-up")
def character_in_two_piles(d: Position) -> Expected:
    d["piles"]["bells"][0], lost = d["piles"]["mask"][0], d["piles"]["bells"][0]
    twice = {"path": "piles.bells[0]", "value": d["piles"]["mask"][0], "other": "piles.mask[0]"}
    members = list(EDITION.guilds["bells"])
    pile = {"path": "piles.bells[0]", "value": d["piles"]["mask"][0], "members": members}
    return [
        ("position-character-twice", twice),
        ("position-character-missing", {"value": lost}),
        ("position-pile", pile),
    ]


@cases.on("turn")
def removed_character_held(d: Position) -> Expected:
    d["players"][0]["characters"].append(character := d["removed"].pop())
    guild = next(guild for guild in GUILDS if character in EDITION.guilds[guild])
    return [("position-removed", shape_facts("removed", 0, 1) | {"guild": guild})]


@cases.on("over")
def enough_workers_before_this_turn(d: Position) -> Expected:
    """END-1: who triggered is not the one whose turn it is, and has not answered with the Builder."""
    count = owners(d).count(d["active"]) + list(d["spots"].values()).count(d["active"])
    expected = ("position-city-workers", shape_facts(f"players[{d['active']}]", count, "0-5"))
    d["turn"], d["active"] = d["turn"] + 1, (d["active"] + 1) % d["n"]
    return [expected]


@cases.on("over")
def triggered_by_another(d: Position) -> Expected:
    right, d["triggered_by"] = d["triggered_by"], (d["triggered_by"] + 1) % d["n"]
    return [("position-triggered", shape_facts("triggered_by", d["triggered_by"], right))]


@cases.on("over")
def triggered_by_nobody(d: Position) -> Expected:
    right, d["triggered_by"], d["turn_limit"] = d["triggered_by"], None, d["turn"]
    return [("position-triggered", shape_facts("triggered_by", "null", right))]


@cases.on("turn", "limit")
def triggered_too_early(d: Position) -> Expected:
    d["triggered_by"] = 0
    return [("position-triggered", shape_facts("triggered_by", 0, "null"))]


@pytest.mark.parametrize(("name", "case"), cases, ids=lambda part: getattr(part, "__name__", part))
def test_it_is_refused_with_all_its_problems(name: str, case: Case) -> None:
    spoilt = deepcopy(reached()[name])
    assert problems_of(spoilt) == []
    expected = case(spoilt)
    assert in_order(problems_of(spoilt)) == in_order(expected)


def problems_in(edition: Edition, data: Position) -> Expected:
    with pytest.raises(InvalidPosition) as refused:
        read_position(edition, data, Tables)
    return [(problem.message, dict(problem.facts)) for problem in refused.value.problems]


FIRST_ENDS = replace(EDITION, end_workers=1, variant=True)


@pytest.mark.parametrize(("size", "is_too_large"), [(3, False), (4, True)])
def test_the_largest_city_is_allowed(size: int, is_too_large: bool) -> None:
    """LIMIT-6: where the first worker ends the game, two buildings beside the Main Square."""
    data = {**reached()["turn"], "city": reached()["turn"]["city"][:size]}
    found = [message for message, _ in problems_in(FIRST_ENDS, data)]
    assert ("position-city-size" in found) == is_too_large


def test_each_resource_has_its_own_slots() -> None:
    """WORK-6: two single slots for clay are none for wood."""
    side = {"wood": (0,), "clay": (0, 1, 1), "stone": (), "crystal": (0, 0)}
    data = deepcopy(reached()["turn"])
    for player in range(3):
        take_off_board(data, player)
    for resource, slot in (("wood", "1"), ("clay", "1"), ("clay", "1"), ("stone", "0"), ("crystal", "0")):
        data["board"][resource][slot][data["active"]] += 1
        data["players"][data["active"]]["supply"] -= 1
    assert problems_in(replace(EDITION, board={**EDITION.board, 3: side}), data) == [
        ("position-slot", shape_facts("board.wood.1", 1, 0)),
        ("position-slot", shape_facts("board.stone.0", 1, 0)),
    ]


def test_a_city_never_grows_larger_than_the_end_allows() -> None:
    """LIMIT-6, END-1: where the first worker ends the game, two buildings are the most."""
    data = reached()["turn"]
    numbers: dict[int, Any] = {
        n: owners(data).count(n) + list(data["spots"].values()).count(n) for n in range(3)
    }
    on_spot = {data["active"]} & {*data["spots"].values()}
    crowds = [
        ("position-city-workers", shape_facts(f"players[{n}]", count, "0-1" if n in on_spot else "0"))
        for n, count in numbers.items()
        if count > (n in on_spot)
    ]
    enough = ", ".join(str(n) for n, count in numbers.items() if count)
    assert in_order(problems_in(FIRST_ENDS, data)) == in_order(
        [
            ("position-city-size", shape_facts("city", len(data["city"]) - 1, "0-2")),
            *crowds,
            ("position-triggered", shape_facts("triggered_by", "null", enough)),
        ]
    )


def test_every_message_has_a_case() -> None:
    found = {message for name, case in cases for message, _ in case(deepcopy(reached()[name]))}
    assert found | {"position-city-size"} >= ids_in(table)
