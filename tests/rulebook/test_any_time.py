"""Powers at any time in one's own turn (TURN-2), in the middle of a main action: at a second resource, at a bonus."""

import pytest

from oddville import Game
from table import (
    Table,
    area,
    changed_keys,
    coins,
    edition_with,
    event_facts,
    on_board,
    play,
    refusals_of,
    texts,
)

POWERS = ("cheater", "bookkeeper", "traveller")
MOVES = ("cheat", "swap e-1 3", "travel clay")
CHANGES = {
    "cheat": {"0.coins", "0.buildings", "cheated", "seen"},
    "swap e-1 3": {"0.buildings", "row", "swapped"},
    "travel clay": {"board", "spots"},
}


def table_with(bonus: str = "any", guild: str | None = None, square: str | None = None) -> Table:
    """Player 0 can build `w-1` on 1,0 for a wood, and use every power with two coins, `e-1` and a clay."""
    printed = edition_with({"w-1": {"bonus": bonus, "guild": guild}}, square={"bonus": square})
    table = Table(4, printed).holds(0, *POWERS).coins(0, "ns-1", "ew-1").buildings(0, "e-1")
    return table.workers(0, wood=[0], clay=[0])


def at_bonus(bonus: str = "any") -> Game:
    return table_with(bonus).buildings(0, "w-1").game("build w-1 1,0")


def at_second_resource() -> Game:
    return table_with().holds(0, "seignior").game("resource 4 stone")


def at(phase: str) -> Game:
    game = at_bonus() if phase == "bonus" else at_second_resource()
    assert (game.phase, game.player, game.active) == (phase, 0, 0)
    return game


def after_reaction_build() -> Game:
    """Player 1, with every power, gains a bonus by the Builder in the turn of player 0."""
    printed = edition_with({"e-1": {"bonus": "any"}})
    table = Table(4, printed).buildings(0, "w-1").workers(0, wood=[0])
    table.holds(1, "builder", *POWERS).coins(1, 3).buildings(1, "e-1", "n-1").workers(1, wood=[1], clay=[0])
    return table.game("build w-1 1,0", "build e-1 -1,0")


@pytest.mark.parametrize("phase", ["second resource", "bonus"])
@pytest.mark.parametrize("move", MOVES)
def test_a_power_works_in_the_middle_and_the_phase_continues(phase: str, move: str) -> None:
    """TURN-2: only what the power does is changed, and the same choices are still there."""
    game = at(phase)
    assert move in texts(game)
    before, choices = game.position(), texts(game, "bonus", "resource", "done")
    game.play(move)
    assert changed_keys(before, game.position()) == CHANGES[move]
    assert (game.phase, game.player, texts(game, "bonus", "resource", "done")) == (phase, 0, choices)


@pytest.mark.parametrize("phase", ["second resource", "bonus"])
def test_all_powers_may_be_used_one_after_the_other(phase: str) -> None:
    """TURN-2: in any order; then the phase is finished as usual."""
    game = at(phase)
    play(game, "travel clay", "swap e-1 3", "cheat")
    assert (game.phase, texts(game, "cheat", "swap", "travel")) == (phase, [])
    game.play("bonus 1,0 crystal" if phase == "bonus" else "resource crystal")
    assert (on_board(game, 0)["crystal"], game.turn, game.player) == ([0], 2, 1)


@pytest.mark.parametrize("phase", ["second resource", "bonus"])
def test_a_power_used_in_the_middle_is_used_for_this_turn(phase: str) -> None:
    """TURN-2, CHAR-CH, CHAR-BK: once per turn, so not again after the main action; but in the next turn."""
    game = at(phase)
    play(game, "cheat", "swap e-1 3")
    for _ in range(2):
        assert refusals_of(game, "cheat") == [("CHAR-CH", "already-cheated", {})]
        assert refusals_of(game, "swap ew-1 1") == [("CHAR-BK", "already-swapped", {})]
        if game.phase == phase:
            game.play("done")
    assert game.phase == "close", "the Traveller is left"
    play(game, "end", "coins 4", "coins 4", "coins 4")
    assert {"cheat", "swap ew-1 1"} <= set(texts(game))


@pytest.mark.parametrize("phase", ["second resource", "bonus"])
def test_a_power_used_before_the_main_action_is_not_used_again_in_it(phase: str) -> None:
    """TURN-2, CHAR-CH, CHAR-BK, CHAR-TR: the same turn."""
    if phase == "bonus":
        table, moves = table_with().buildings(0, "w-1"), ("swap e-1 3", "travel clay", "build w-1 1,0")
    else:
        table, moves = table_with().holds(0, "seignior"), ("swap e-1 3", "travel clay", "resource 4 stone")
    game = table.game(*moves)
    assert (game.phase, texts(game, "cheat", "swap", "travel")) == (phase, ["cheat"])
    assert refusals_of(game, "swap nesw-2 1")[0] == ("CHAR-BK", "already-swapped", {})
    assert refusals_of(game, "travel wood")[0] == ("CHAR-TR", "already-on-square", {})


@pytest.mark.parametrize("phase", ["second resource", "bonus"])
def test_the_turn_is_not_ended_in_the_middle(phase: str) -> None:
    """TURN-1: the main action is finished first, though a power may be used."""
    assert refusals_of(at(phase), "end") == [("TURN-1", "in-the-middle", {"phase": phase})]


@pytest.mark.parametrize(("move", "refusal"), [("cheat", "no-cheater"), ("travel wood", "no-traveller")])
def test_a_power_in_the_middle_needs_its_character(move: str, refusal: str) -> None:
    """TURN-2, CHAR-2: nobody else's."""
    printed = edition_with({"w-1": {"bonus": "any"}})
    table = Table(4, printed).holds(1, *POWERS).coins(0, 1).buildings(0, "w-1").workers(0, wood=[0, 1])
    game = table.game("build w-1 1,0")
    assert [message for _, message, _ in refusals_of(game, move)] == [refusal]
    assert texts(game, "cheat", "swap", "travel") == []


def test_who_builds_in_anothers_turn_uses_no_power_at_the_bonus() -> None:
    """TURN-2, TURN-3, CHAR-BU: only workers may be taken off the board then."""
    game = after_reaction_build()
    assert (game.phase, game.player, game.active) == ("bonus", 1, 0)
    for move in ("cheat", "swap n-1 1", "travel clay"):
        assert refusals_of(game, move) == [("TURN-2", "not-your-turn", {"player": 0})]
    assert texts(game) == [
        *(f"bonus -1,0 {resource}" for resource in ("clay", "crystal", "stone", "wood")),
        "done",
        "return clay/0",
    ]
    game.play("return clay/0")
    assert game.phase == "bonus"


def test_no_power_works_while_a_third_building_of_the_cheater_is_discarded() -> None:
    """TURN-2, LIMIT-3: the Cheater at a second resource brings it, and it leaves first."""
    game = table_with().holds(0, "seignior").buildings(0, "s-1").game("resource 4 stone", "cheat")
    assert (game.phase, game.position()["second_worker"]) == ("discard", 4)
    assert texts(game) == ["discard e-1", "discard ew-1", "discard s-1"]
    held = {"cards": ["e-1", "s-1", "ew-1"]}
    for move in ("swap e-1 1", "travel clay", "resource clay", "done", "end"):
        assert refusals_of(game, move)[0] == ("LIMIT-3", "discard-first", held)
    assert refusals_of(game, "return clay/0") == [("TURN-3", "return-while-discarding", {})]


def test_after_the_discard_the_second_resource_continues() -> None:
    """TURN-2, LIMIT-3, CHAR-SE: with the same worker card."""
    game = (
        table_with().holds(0, "seignior").buildings(0, "s-1").coins(0, "w-1").game("resource 2 clay", "cheat")
    )
    game.play("discard s-1")
    assert (game.phase, game.player, game.position()["second_worker"]) == ("second resource", 0, 2)
    assert texts(game, "resource") == ["resource clay", "resource wood"]
    assert (area(game, 0)["buildings"], game.position()["deck"][-1]) == (["e-1", "ew-1"], "s-1")
    game.play("resource wood")
    assert game.phase == "close"


def test_the_position_in_that_discard_can_be_put_up_again() -> None:
    """TURN-2: `second_worker` says where the turn continues."""
    game = (
        table_with().holds(0, "seignior").buildings(0, "s-1").coins(0, "w-1").game("resource 2 clay", "cheat")
    )
    again = Game.from_position(game.position(), edition=game.edition)
    assert again.position() == game.position()
    for each in (game, again):
        play(each, "discard e-1", "resource wood")
    assert again.position() == game.position()


@pytest.mark.parametrize("held", [("e-1",), ("e-1", "s-1")])
def test_a_second_resource_that_can_no_longer_be_paid_is_over(held: tuple[str, ...]) -> None:
    """TURN-2, CHAR-SE: the Cheater turns the last coin over; after the discard the main action is done."""
    table = Table(4).holds(0, "seignior", "cheater", "bookkeeper").coins(0, 2).buildings(0, *held)
    game = table.workers(1, wood=[0], clay=[0], stone=[0], crystal=[0]).game("resource 4 clay")
    assert (game.phase, coins(game, 0)) == ("second resource", 1)
    game.play("cheat")
    if len(held) == 2:
        assert game.phase == "discard"
        game.play("discard s-1")
    assert (game.phase, game.position()["second_worker"]) == ("close", None)


def test_a_bonus_brings_no_third_building() -> None:
    """TURN-2, LIMIT-3: who has built one of two buildings has room for the Cheater's."""
    game = at_bonus()
    game.play("cheat")
    assert (game.phase, area(game, 0)["buildings"]) == ("bonus", ["e-1", "ew-1"])


def test_a_coin_bonus_may_be_turned_over_at_the_next_bonus() -> None:
    """TURN-2, BONUS-5: it is gained before the others are asked for."""
    printed = edition_with({"w-1": {"bonus": "any"}}, square={"bonus": "coin"})
    table = Table(edition=printed).holds(0, "cheater").buildings(0, "w-1").workers(0, wood=[0])
    game = table.deck("n-1").game("build w-1 1,0", "cheat")
    assert (game.phase, area(game, 0)["buildings"]) == ("bonus", ["n-1"])


def test_turning_a_coin_over_is_no_payment() -> None:
    """TURN-2, CHAR-TX: nor is the Traveller's resource; the Tax Collector gains nothing."""
    table = table_with().buildings(0, "w-1").holds(1, "tax-collector")
    game = table.game("build w-1 1,0", "cheat", "travel clay")
    assert (game.phase, coins(game, 1)) == ("bonus", 0)


def test_the_traveller_frees_a_slot_for_a_bonus() -> None:
    """TURN-2, CHAR-TR, BONUS-1: the clay stands on the free slot, so the bonus then goes there."""
    game = at_bonus("clay")
    play(game, "travel clay", "bonus 1,0 clay")
    assert on_board(game, 0) == {"clay": [0]}
    assert game.position()["spots"]["clay"] == 0


@pytest.mark.parametrize("bonus", ["double", "transform"])
def test_a_bonus_whose_last_worker_travels_is_over(bonus: str) -> None:
    """TURN-2, BONUS-3, BONUS-4: nothing is left to double or to move, and the character is taken (BUILD-9)."""
    game = table_with(bonus, guild="bells").buildings(0, "w-1").game("build w-1 1,0")
    assert (game.phase, on_board(game, 0)) == ("bonus", {"clay": [0]})
    names = [name for name, _ in event_facts(game.play("travel clay"))]
    assert names == ["travel", "character", "pile"]
    assert (game.phase, game.position()["pending"]) == ("close", [])


def test_a_bonus_continues_if_another_worker_is_left() -> None:
    """TURN-2, BONUS-4: the Traveller takes one of two."""
    table = table_with("transform").buildings(0, "w-1").workers(0, stone=[0])
    game = table.game("build w-1 1,0", "travel clay")
    assert game.phase == "bonus"
    assert texts(game, "bonus") == [f"bonus 1,0 stone/0 {target}" for target in ("clay", "crystal", "wood")]


def test_one_of_two_bonuses_may_become_unreachable() -> None:
    """TURN-2, BONUS-6: the other one waits, and may bring the first back."""
    game = table_with("double", square="crystal").buildings(0, "w-1").game("build w-1 1,0", "travel clay")
    assert texts(game, "bonus", "done") == ["bonus 0,0 crystal", "done"]
    game.play("bonus 0,0 crystal")
    assert texts(game, "bonus", "done") == ["bonus 1,0 crystal", "done"]


def test_a_building_swapped_at_a_bonus_is_not_the_one_just_built() -> None:
    """TURN-2, CHAR-BK, BUILD-6: what stands in the city stays there."""
    refusals = [("CHAR-BK", "not-yours-to-swap", {"card": "w-1"})]
    assert refusals_of(at_bonus(), "swap w-1 1") == refusals


def test_the_sixth_worker_may_come_in_the_middle_of_a_build() -> None:
    """TURN-2, END-1: the Traveller's worker triggers the end; bonus, character and reaction still come."""
    printed = edition_with({"w-1": {"bonus": "any", "guild": "bells"}})
    table = Table(3, printed).holds(0, "traveller").street(0, 4).buildings(0, "w-1")
    table.workers(0, wood=[0], clay=[0]).holds(1, "builder").coins(1, 2).buildings(1, "n-1").workers(
        1, wood=[1]
    )
    game = table.game("build w-1 5,0")
    assert game.position()["triggered_by"] is None
    game.play("travel clay")
    assert (game.phase, game.position()["triggered_by"]) == ("bonus", 0)
    game.play("bonus 5,0 stone")
    assert (game.phase, game.player, area(game, 0)["characters"]) == ("reaction", 1, ["ghost", "traveller"])
    game.play("decline")
    assert game.is_over


def test_the_sixth_worker_may_come_at_a_second_resource() -> None:
    """TURN-2, END-1: the second resource is still obtained, then the game is over."""
    game = Table(3).holds(0, "traveller", "seignior").street(0, 5).game("resource 4 clay", "travel clay")
    assert (game.phase, game.position()["triggered_by"]) == ("second resource", 0)
    game.play("resource clay")
    assert (game.is_over, on_board(game, 0)) == (True, {"clay": [0]})


def test_the_traveller_frees_the_slot_of_the_second_resource() -> None:
    """TURN-2, CHAR-SE, CHAR-TR: without a coin, the free slot of the only resource of the card is obtained twice."""
    game = Table(3).holds(0, "seignior", "traveller").game("resource 1 wood")
    assert (game.phase, texts(game)) == ("second resource", ["done", "return wood/0", "travel wood"])
    assert refusals_of(game, "resource wood") == [
        ("LIMIT-5", "too-few-coins", {"cost": 1, "coins": 0, "missing": 1})
    ]
    game.play("travel wood")
    assert (game.phase, texts(game)) == ("second resource", ["done", "resource wood"])
    game.play("resource wood")
    assert (on_board(game, 0), game.position()["spots"]["wood"], game.turn) == ({"wood": [0]}, 0, 2)


@pytest.mark.parametrize(
    "table",
    [
        Table(3).holds(0, "seignior"),  # no Traveller
        Table(3).holds(0, "seignior", "traveller").spot("wood", 1),  # no empty spot
        Table(3).holds(0, "seignior", "traveller").spot("clay", 0),  # on the Main Square already
        Table(3)
        .holds(0, "seignior", "traveller")
        .workers(1, wood=[0])
        .coins(0, 1),  # 1 coin, paid for slot 1
    ],
)
def test_without_a_slot_to_free_there_is_no_second_resource(table: Table) -> None:
    """TURN-2, CHAR-SE: the phase stands only if the Traveller would free a slot that can be paid."""
    assert table.game("resource 1 wood").phase != "second resource"


def test_another_resource_than_the_cards_frees_nothing() -> None:
    """TURN-2, CHAR-SE: a clay on a free slot is of no use to a card that shows wood only."""
    table = Table(3).holds(0, "seignior", "traveller").workers(0, clay=[0]).spot("wood", 1)
    game = table.game("resource 1 wood")
    assert (game.phase, texts(game)) == ("close", ["end", "return clay/0", "return wood/0", "travel clay"])


def test_travelling_from_another_resource_ends_the_second_resource() -> None:
    """TURN-2, CHAR-TR: only one worker may go to the Main Square, so no slot of the card's can be freed any more."""
    game = Table(3).holds(0, "seignior", "traveller").workers(0, clay=[0]).game("resource 1 wood")
    assert game.phase == "second resource"
    game.play("travel clay")
    assert (game.turn, game.player) == (2, 1)


def test_the_landowner_makes_the_freed_slot_cheaper() -> None:
    """TURN-2, CHAR-LO: a slot of 1 that the Traveller frees then costs nothing."""
    table = Table(3).holds(0, "seignior", "traveller", "landowner").workers(1, wood=[0])
    game = table.game("resource 1 wood")
    assert (game.phase, on_board(game, 0)) == ("second resource", {"wood": [1]})
    play(game, "travel wood", "resource wood")
    assert on_board(game, 0) == {"wood": [1]}


def test_the_slot_that_is_freed_is_the_cheapest() -> None:
    """TURN-2, BUILD-1, CHAR-TR: not the one just taken, but a free one taken before."""
    table = Table(3).holds(0, "seignior", "traveller").workers(0, wood=[0]).coins(0, 1)
    game = table.game("resource 1 wood")
    assert (game.phase, on_board(game, 0)) == ("second resource", {"wood": [0, 1]})
    play(game, "travel wood", "resource wood")
    assert on_board(game, 0) == {"wood": [0, 1]}


def test_a_worker_taken_off_keeps_the_second_resource() -> None:
    """TURN-2, TURN-3: the slot that the Traveller would have freed is then free."""
    game = Table(3).holds(0, "seignior", "traveller").game("resource 1 wood", "return wood/0")
    assert (game.phase, texts(game)) == ("second resource", ["done", "resource wood"])
