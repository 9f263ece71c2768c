"""Bonuses (BONUS)."""

import pytest

from table import Table, area, coins, edition_with, event_facts, on_board, play, refusals_of, texts

SOURCE = {"source": [1, 0], "card": "w-1"}
"""The facts of an event about the card with the bonus."""


def built(bonus: str, **workers: list[int]) -> Table:
    """Player 0 can build `w-1` at 1,0 for a wood on the free slot; it gives this bonus."""
    printed = edition_with({"w-1": {"bonus": bonus}})
    table = Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0])
    return table.workers(0, **workers)


@pytest.mark.parametrize("resource", ["wood", "clay", "stone", "crystal"])
@pytest.mark.parametrize(("taken", "slot"), [([], 0), ([0], 1), ([0, 1], 2), ([0, 1, 2], 2)])
def test_a_resource_bonus_puts_a_worker_on_the_cheapest_free_slot(
    resource: str, taken: list[int], slot: int
) -> None:
    """BONUS-1: free of charge, even on a slot that costs coins."""
    if resource == "wood":
        taken, slot = [cost for cost in taken if cost], 0  # the wood that paid leaves its free slot
    game = built(resource).workers(1, **{resource: taken}).game("build w-1 1,0")
    assert texts(game) == [f"bonus 1,0 {resource}", "done"]
    events = game.play(f"bonus 1,0 {resource}")
    facts = {"player": 0, **SOURCE, "resource": resource, "slot": slot}
    assert event_facts(events, "bonus") == [("bonus", facts)]
    assert on_board(game, 0) == {resource: [slot]}
    assert coins(game, 0) == 0


def test_a_resource_bonus_brings_no_other_resource() -> None:
    """BONUS-1: what is printed, and no worker is moved by it either."""
    game = built("clay", stone=[0]).game("build w-1 1,0")
    facts = {"cell": [1, 0], "bonus": "clay", "resource": "wood"}
    assert refusals_of(game, "bonus 1,0 wood") == [("BONUS-1", "other-resource", facts)]
    moved = {"cell": [1, 0], "bonus": "clay", "resource": "stone"}
    assert refusals_of(game, "bonus 1,0 stone/0 clay") == [("BONUS-4", "not-a-transform", moved)]


def test_a_bonus_worker_comes_from_supply() -> None:
    """BONUS-1, TURN-3: with an empty supply a worker comes off the board first."""
    game = built("clay", stone=[2] * 8).game("build w-1 1,0")
    assert (game.phase, area(game, 0)["supply"]) == ("bonus", 0)
    assert texts(game) == ["done", "return stone/2"]
    assert refusals_of(game, "bonus 1,0 clay") == [("BONUS-1", "bonus-needs-supply", {})]
    play(game, "return stone/2", "bonus 1,0 clay")
    assert on_board(game, 0) == {"clay": [0], "stone": [2] * 7}


@pytest.mark.parametrize("resource", ["wood", "clay", "stone", "crystal"])
def test_any_resource_is_one_of_choice(resource: str) -> None:
    """BONUS-2: one of the four, once."""
    game = built("any").game("build w-1 1,0")
    assert texts(game, "bonus") == [f"bonus 1,0 {name}" for name in ("clay", "crystal", "stone", "wood")]
    game.play(f"bonus 1,0 {resource}")
    assert on_board(game, 0) == {resource: [0]}
    assert game.turn == 2


def test_double_brings_a_resource_that_the_player_has() -> None:
    """BONUS-3: on the cheapest free slot of it, wherever the worker there stands."""
    game = built("double", clay=[2], stone=[0]).workers(1, clay=[0]).game("build w-1 1,0")
    assert texts(game, "bonus") == ["bonus 1,0 clay", "bonus 1,0 stone"]
    game.play("bonus 1,0 clay")
    assert on_board(game, 0) == {"clay": [1, 2], "stone": [0]}


def test_double_brings_no_resource_that_the_player_lacks() -> None:
    """BONUS-3: another player's worker there is of no use, nor is the one that has just paid."""
    game = built("double", clay=[0]).workers(1, stone=[0]).game("build w-1 1,0")
    for resource in ("stone", "wood"):
        facts = {"cell": [1, 0], "bonus": "double", "resource": resource}
        assert refusals_of(game, f"bonus 1,0 {resource}") == [("BONUS-3", "nothing-to-double", facts)]


def test_transform_moves_a_worker_of_choice_to_another_resource() -> None:
    """BONUS-4: from any slot, not only the cheapest; to the cheapest free one, free of charge."""
    table = built("transform", clay=[1, 2]).workers(1, stone=[0, 1])
    game = table.game("build w-1 1,0")
    origins, targets = ("clay/1", "clay/2"), ("crystal", "stone", "wood")
    assert texts(game, "bonus") == [
        f"bonus 1,0 {origin} {target}" for origin in origins for target in targets
    ]
    supply = area(game, 0)["supply"]
    events = game.play("bonus 1,0 clay/2 stone")
    facts = {"player": 0, **SOURCE, "from": "clay", "from_slot": 2, "to": "stone", "slot": 2}
    assert event_facts(events, "bonus-transform") == [("bonus-transform", facts)]
    assert on_board(game, 0) == {"clay": [1], "stone": [2]}
    assert (area(game, 0)["supply"], coins(game, 0)) == (supply, 0)


@pytest.mark.parametrize(("taken", "slot"), [([], 0), ([0], 1), ([1], 0), ([0, 1], 2)])
def test_transform_takes_the_cheapest_free_slot(taken: list[int], slot: int) -> None:
    """BONUS-4: wherever the worker comes from."""
    game = (
        built("transform", clay=[2]).workers(1, stone=taken).game("build w-1 1,0", "bonus 1,0 clay/2 stone")
    )
    assert on_board(game, 0) == {"stone": [slot]}


def test_transform_needs_an_own_worker_and_another_resource() -> None:
    """BONUS-4: not to the resource it stands on, not from an empty slot, and never out of supply."""
    game = built("transform", clay=[1]).workers(1, clay=[0]).game("build w-1 1,0")
    assert refusals_of(game, "bonus 1,0 clay/1 clay") == [("BONUS-4", "same-resource", {"resource": "clay"})]
    nobody = ("BONUS-4", "no-worker-to-transform", {"resource": "clay", "slot": 0})
    assert refusals_of(game, "bonus 1,0 clay/0 wood") == [nobody]
    facts = {"cell": [1, 0], "bonus": "transform", "resource": "wood"}
    assert refusals_of(game, "bonus 1,0 wood") == [("BONUS-4", "transform-needs-worker", facts)]


@pytest.mark.parametrize(("had", "gained"), [(0, 1), (4, 1), (5, 0)])
def test_a_coin_bonus_is_always_taken(had: int, gained: int) -> None:
    """BONUS-5: at once, without being asked; LIMIT-2 holds."""
    game = built("coin").coins(0, had).game()
    events = game.play("build w-1 1,0")
    assert event_facts(events, "bonus-coin") == [
        ("bonus-coin", {"player": 0, "card": "w-1", "gained": gained})
    ]
    assert (coins(game, 0), game.turn) == (had + gained, 2)


def test_a_coin_bonus_cannot_be_declined() -> None:
    """BONUS-5: it has come before the other bonuses are asked for."""
    printed = edition_with({"w-1": {"bonus": "any"}}, square={"bonus": "coin"})
    game = Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    assert (game.phase, coins(game, 0)) == ("bonus", 1)
    assert game.position()["pending"] == [[[1, 0], "any"]]
    game.play("done")
    assert coins(game, 0) == 1


@pytest.mark.parametrize("bonus", ["clay", "any", "double", "transform"])
def test_every_other_bonus_may_be_declined(bonus: str) -> None:
    """BONUS-6: the rest is given up, without effect."""
    game = built(bonus, stone=[0]).game("build w-1 1,0")
    before = on_board(game, 0)
    events = game.play("done")
    assert event_facts(events)[0] == ("bonus-declined", {"player": 0, **SOURCE})
    assert (on_board(game, 0), game.turn) == (before, 2)


def test_declining_gives_up_all_that_are_left() -> None:
    """BONUS-6: one may be taken and the others not; each one given up has an event."""
    printed = edition_with({"w-1": {"bonus": "any"}}, square={"bonus": "clay"})
    game = Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    both = game.copy()
    declined = [{"player": 0, **SOURCE}, {"player": 0, "source": [0, 0], "card": "main-square"}]
    assert event_facts(both.play("done"), "bonus-declined") == [
        ("bonus-declined", facts) for facts in declined
    ]
    play(game, "bonus 0,0 clay", "done")
    assert (on_board(game, 0), game.turn) == ({"clay": [0]}, 2)


@pytest.mark.parametrize("bonus", ["double", "transform"])
def test_a_bonus_that_cannot_be_used_is_skipped(bonus: str) -> None:
    """BONUS-6: with no worker left on the board nobody must choose, and the turn continues."""
    assert built(bonus).game("build w-1 1,0").turn == 2


def test_a_bonus_that_becomes_usable_by_another_is_not_skipped() -> None:
    """BONUS-6, BUILD-8: while any bonus is reachable the others wait; a double after a wood is legal."""
    printed = edition_with({"w-1": {"bonus": "double"}}, square={"bonus": "clay"})
    game = Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    assert texts(game) == ["bonus 0,0 clay", "done"]
    game.play("bonus 0,0 clay")
    assert texts(game) == ["bonus 1,0 clay", "done", "return clay/0"]
    game.play("bonus 1,0 clay")
    assert on_board(game, 0) == {"clay": [0, 1]}


def test_a_double_with_all_workers_on_the_board_can_still_be_reached() -> None:
    """BONUS-6, TURN-3: one comes off, and one that stays there is doubled; with a single one there is no
    way."""
    game = built("double", clay=[2] * 8).game("build w-1 1,0")
    assert texts(game) == ["done", "return clay/2"]
    play(game, "return clay/2", "bonus 1,0 clay")
    assert on_board(game, 0) == {"clay": [0, *[2] * 7]}


def test_there_is_nothing_to_stop_outside_of_bonus_and_second_resource() -> None:
    """BONUS-6: `done` declines bonuses or the Seignior's second resource."""
    assert refusals_of(Table().game(), "done") == [("BONUS-6", "nothing-to-stop", {})]
