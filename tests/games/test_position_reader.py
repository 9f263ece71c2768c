"""Putting up a position (`set`): the inverse of `state`, whatever the data."""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.sample_positions import (
    EDITION,
    Position,
    legal,
    place,
    problems_of,
    random_move,
    reached,
    refusal,
    states,
)
from oddville.games import game
from oddville.games.errors import InvalidPosition
from oddville.games.positions.position import position
from oddville.games.positions.reader import read_position
from oddville.rules.chance import chance_of_seed
from oddville.rules.turn import play


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_position_of_a_game_comes_back_the_same(players: int, seed: int) -> None:
    for s in states(players, seed):
        data = position(s)
        placed = place(json.loads(json.dumps(data)))
        assert position(placed) == data
        assert list(placed.frontier)[: placed.frontier_size] == list(s.frontier)[: s.frontier_size]
        assert list(placed.areas[3 :: len(placed.areas) // players]) == list(
            s.areas[3 :: len(s.areas) // players]
        )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_placed_game_continues_as_the_original_would(players: int, seed: int) -> None:
    rng = random.Random(seed)
    for s in list(states(players, seed))[:: rng.randrange(3, 9)]:
        placed, original = place(position(s)), s.copy()
        placed.chance, placed.reshuffles = original.chance, original.reshuffles
        for _ in range(30):
            codes = legal(original)
            assert legal(placed) == codes
            if not codes:
                break
            move = random_move(codes, rng)
            play(original, move)
            play(placed, move)
            assert position(placed) == position(original)


def test_its_chance_is_that_of_the_empty_seed() -> None:
    assert list(place(reached()["turn"]).chance.words) == list(chance_of_seed("").words)


@pytest.mark.parametrize("name", ["set-up", "turn", "answer", "over"])
def test_the_order_of_what_has_none_is_free(name: str) -> None:
    data = reached()[name]
    mixed = deepcopy(data)
    for entries in (mixed["seen"], mixed["removed"]):
        entries.reverse()
    for player in mixed["players"]:
        player["hand"].reverse()
        player["characters"].reverse()
    assert position(place(mixed)) == data


def as_frozen(value: object) -> object:
    """The same with tuples for lists and read-only mappings for dicts."""
    if isinstance(value, dict):
        return MappingProxyType({key: as_frozen(inner) for key, inner in value.items()})
    return tuple(map(as_frozen, value)) if isinstance(value, list) else value


def test_tuples_and_other_mappings_do_as_well() -> None:
    for name, data in reached().items():
        assert position(place(as_frozen(data))) == data, name


def test_the_data_are_not_changed() -> None:
    for data in reached().values():
        before = deepcopy(data)
        place(data)
        assert data == before


def test_a_game_begins_from_a_position() -> None:
    data = reached()["bonus"]
    assert game.Game.from_position(data, edition=EDITION).position() == data


class Nothing:
    """A thing that no reader of JSON makes."""


DEEP: list[object] = []
for _ in range(100_000):
    DEEP = [DEEP]
ROUND: list[object] = []
ROUND.append(ROUND)
ODD_THINGS: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 9, 10**30, 10**5000, -(10**5000), 0.0, 1.5, float("nan"), float("inf")),
    *("", "\ud800", "x" * 1000, "main-square", "builder", "wood", b"row", Nothing(), Nothing, {1, 2}, 1j),
    *((), {}, [], [[]], [None] * 1000, {None: 1, 1: 2, (): 3, "\udfff": 4}, range(3), DEEP, ROUND),
)
odd_things = st.integers(0, len(ODD_THINGS) - 1).map(
    lambda index: ODD_THINGS[index]
)  # not all can be printed
keys = (
    st.sampled_from([*reached()["turn"], *reached()["turn"]["players"][0], "wood", "0", "mask"]) | st.text()
)
garbage = st.recursive(
    odd_things | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(keys, inner, max_size=6)
        | st.dictionaries(st.integers() | st.none() | st.tuples(), inner, max_size=3)
    ),
    max_leaves=20,
)


def flat(values: Iterable[Any]) -> Iterator[Any]:
    """The values, and in the place of a list its items."""
    for value in values:
        yield from value if type(value) is list else [value]


def check(data: object) -> None:
    """It is set up and can be played on, or it is refused with problems that have texts."""
    error = refusal(data)
    if error is not None:
        assert error.problems
        assert (error.message, error.facts) == ("error-position", {"count": len(error.problems)})
        for problem in error.problems:
            json.dumps(problem.facts, ensure_ascii=False).encode()
            assert {*map(type, flat(problem.facts.values()))} <= {str, int}
            assert len(str(problem.facts.get("value", ""))) <= 60
        return
    s, rng = place(data), random.Random(0)
    for _ in range(25):
        if codes := legal(s):
            play(s, random_move(codes, rng))
            assert position(place(position(s))) == position(s)


@given(garbage)
def test_garbage_is_refused_and_nothing_else_happens(data: object) -> None:
    assert problems_of(data)
    check(data)


@pytest.mark.parametrize("odd", ODD_THINGS, ids=lambda odd: type(odd).__name__)
def test_an_odd_thing_anywhere_is_refused_or_right(odd: object) -> None:
    data = reached()["answer"]
    for key in data:
        check({**data, key: odd})
    for key in data["players"][1]:
        check({**data, "players": [{**data["players"][0], key: odd}, *data["players"][1:]]})
    check({**data, "city": [*data["city"][:2], [odd, odd, odd], odd]})
    check({**data, "pending": [[odd, odd], odd]})


Place = tuple[Any, Any]
Pick = Callable[[Sequence[Any]], Any]


def places(value: Any) -> list[Place]:
    """Every place inside the data: what holds it, and its key there."""
    inside = list(
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    return [(value, key) for key, _ in inside] + [found for _, inner in inside for found in places(inner)]


def mutate(data: Position, pick: Pick) -> None:
    """One change: something odd, another thing of the position, one more or less, gone, or two exchanged."""
    (holder, key), (other, other_key) = pick(places(data)), pick(places(data))
    change = pick(["odd", "copy", "step", "drop", "swap", "swap", "insert", "move"])
    value = holder[key]
    if change == "odd":
        holder[key] = deepcopy(
            pick(ODD_THINGS[:-2])
        )  # neither DEEP nor ROUND, which cannot be looked through
    elif change == "copy":
        holder[key] = deepcopy(other[other_key])
    elif change == "step" and type(value) is int:
        holder[key] = value + pick([-1, 1])
    elif change == "drop":
        del holder[key]
    elif change == "swap" and type(value) is type(other[other_key]) and not isinstance(value, dict | list):
        holder[key], other[other_key] = other[other_key], value
    elif change == "insert" and isinstance(holder, list):
        holder.insert(key, deepcopy(other[other_key]))
    elif change == "move" and isinstance(holder, list) and isinstance(other, list) and type(value) is str:
        other.insert(other_key, holder.pop(key))


@settings(max_examples=5 * settings().max_examples)
@given(st.sampled_from(sorted(reached())), st.integers(1, 3), st.data())
def test_a_changed_position_is_refused_or_can_be_played(name: str, changes: int, data: st.DataObject) -> None:
    sample = deepcopy(reached()[name])
    for _ in range(changes):
        mutate(sample, lambda choices: choices[data.draw(st.integers(0, len(choices) - 1))])
    check(sample)


def test_the_check_of_changed_positions_sees_both_ends() -> None:
    """The test above would prove nothing if all changes were refused, or none."""
    rng, outcomes = random.Random(1), []
    for _ in range(300):
        data = deepcopy(reached()[rng.choice(sorted(reached()))])
        mutate(data, rng.choice)
        outcomes.append(bool(problems_of(data)))
    assert 20 < sum(outcomes) < 280


def test_an_edition_for_few_players_refuses_more() -> None:
    few = replace(EDITION, cards=EDITION.cards[:36], variant=True)
    with pytest.raises(InvalidPosition) as refused:
        read_position(few, {"n": 4}, game.tables_of)
    assert refused.value.problems[0] == ("position-value", {"path": "n", "value": "4", "allowed": "2"})
