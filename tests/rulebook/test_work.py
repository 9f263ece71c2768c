"""Play a worker card (WORK)."""

import pytest

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

ROW = ("n-1", "e-1", "s-1", "w-1", "ns-1", "ew-1")


def test_an_empty_hand_is_recovered_free_when_the_turn_begins() -> None:
    """WORK-1: all four come back by themselves, without a payment."""
    game = Table().hand(1).coins(1, 2).game()
    events = game.play("coins 4")
    assert event_facts(events, "recover-free", "recover") == [("recover-free", {"player": 1})]
    assert (area(game, 1)["hand"], coins(game, 1)) == ([1, 2, 3, 4], 2)
    assert not game.position()["recovered"]


def test_after_a_free_recovery_one_may_build() -> None:
    """WORK-1: it is forced, and so it takes nothing away."""
    table = Table().hand(1).buildings(1, "w-1").workers(1, wood=[0])
    assert table.game("coins 4", "build w-1 1,0").turn == 3


@pytest.mark.parametrize("hand", [(4,), (1,), (2, 3), (1, 2, 4)])
def test_recovering_costs_a_coin_for_each_card_still_in_hand(hand: tuple[int, ...]) -> None:
    """WORK-1: all others come back, and it is still the player's turn."""
    game = Table().hand(0, *hand).coins(0, 4).game()
    events = game.play("recover")
    assert event_facts(events) == [("recover", {"player": 0, "cards": 4 - len(hand), "cost": len(hand)})]
    assert (area(game, 0)["hand"], coins(game, 0)) == ([1, 2, 3, 4], 4 - len(hand))
    assert (game.phase, game.player) == ("turn", 0)


def test_recovering_is_a_choice() -> None:
    """WORK-1: with cards in hand nothing comes back unless the player wants it."""
    game = Table().hand(1, 1).coins(1, 3).game("coins 4")
    assert area(game, 1)["hand"] == [1]
    assert "recover" in texts(game)


def test_with_all_four_in_hand_there_is_nothing_to_recover() -> None:
    """WORK-1: nor a second time in the turn."""
    assert refusals_of(Table().coins(0, 5).game(), "recover") == [("WORK-1", "nothing-to-recover", {})]
    again = Table().hand(0, 4).coins(0, 5).game("recover")
    assert refusals_of(again, "recover") == [("WORK-1", "nothing-to-recover", {})]


def test_after_a_paid_recovery_a_worker_card_must_be_played() -> None:
    """WORK-1: developing is refused, any worker card is not."""
    table = Table().hand(0, 4).coins(0, 2).buildings(0, "w-1").workers(0, wood=[0])
    assert "build w-1 1,0" in texts(table.game())
    game = table.game("recover")
    assert refusals_of(game, "build w-1 1,0") == [("WORK-1", "recovered-so-no-build", {})]
    assert texts(game, "build") == []
    game.play("coins 4")
    assert game.turn == 2


def test_in_the_next_turn_one_may_build_again() -> None:
    """WORK-1: the recovery binds the turn in which it happened only."""
    table = Table().hand(0, 4).coins(0, 1).buildings(0, "w-1").workers(0, wood=[0])
    assert "build w-1 1,0" in texts(table.game("recover", "coins 4", "coins 4"))


def test_a_worker_card_has_three_uses() -> None:
    """WORK-2: coins, a resource it shows, or a building; one of them is chosen."""
    game = Table().hand(0, 2).coins(0, 2).game()
    positions = [f"building 2 {position}" for position in range(1, 7)]
    assert texts(game, "coins", "resource", "building") == [
        *positions,
        "coins 2",
        "resource 2 clay",
        "resource 2 wood",
    ]


@pytest.mark.parametrize("move", ["coins 3", "resource 3 wood", "building 3 1"])
def test_a_worker_card_is_played_from_hand(move: str) -> None:
    """WORK-2: one that has been played cannot be played again."""
    table = Table().hand(0, 1, 2, 4)
    assert refusals_of(table.game(), move) == [("WORK-2", "not-in-hand", {"worker": 3})]
    assert area(table.hand(0, 1, 3, 4).game(move), 0)["hand"] == [1, 4]


def test_a_played_card_stays_out_until_it_is_recovered() -> None:
    """WORK-3: turn after turn the hand grows smaller, and then all come back."""
    game = Table().game()
    hands = []
    for worker in (4, 2, 3):
        play(
            game,
            f"coins {worker}",
            "building 4 1" if game.turn == 1 else "coins 3" if game.turn == 3 else "coins 2",
        )
        hands.append(area(game, 0)["hand"])
    play(game, "resource 1 wood")
    assert hands == [[1, 2, 3], [1, 3], [1]]
    assert area(game, 0)["hand"] == []
    play(game, "building 1 1")
    assert area(game, 0)["hand"] == [1, 2, 3, 4]


@pytest.mark.parametrize(("worker", "gained"), [(2, 1), (3, 2), (4, 3)])
def test_a_card_gains_as_many_coins_as_it_shows(worker: int, gained: int) -> None:
    """WORK-4: and nothing else changes but the turn."""
    before = Table().game()
    after = Table().game()
    events = after.play(f"coins {worker}")
    assert event_facts(events, "coins") == [("coins", {"player": 0, "worker": worker, "gained": gained})]
    assert coins(after, 0) == gained
    turn = {"turn", "active", "player"}
    assert changed_keys(before.position(), after.position()) == {"deck", "0.coins", "0.hand"} | turn


def test_a_card_that_shows_no_coins_has_no_such_use() -> None:
    """WORK-4: card 1."""
    assert refusals_of(Table().game(), "coins 1") == [("WORK-4", "shows-no-coins", {"worker": 1})]


def test_coins_may_be_chosen_with_a_full_purse() -> None:
    """WORK-4: it then gains nothing, and the card is played all the same."""
    game = Table().coins(0, 5).game()
    assert event_facts(game.play("coins 4"), "coins") == [("coins", {"player": 0, "worker": 4, "gained": 0})]
    assert (coins(game, 0), area(game, 0)["hand"]) == (5, [1, 2, 3])


@pytest.mark.parametrize(
    ("taken", "slot"), [([], 0), ([0], 1), ([1], 0), ([0, 1], 2), ([0, 1, 2], 2), ([2, 2], 0)]
)
def test_a_worker_goes_to_the_cheapest_free_slot_which_is_paid(taken: list[int], slot: int) -> None:
    """WORK-5: from supply, on one of the resources the card shows."""
    game = Table().workers(1, clay=taken).coins(0, 2).game()
    events = game.play("resource 2 clay")
    facts = {"player": 0, "worker": 2, "resource": "clay", "slot": slot, "cost": slot}
    assert event_facts(events, "resource") == [("resource", facts)]
    assert on_board(game, 0) == {"clay": [slot]}
    assert (area(game, 0)["supply"], coins(game, 0), area(game, 0)["hand"]) == (8, 2 - slot, [1, 3, 4])


@pytest.mark.parametrize(
    ("worker", "shown"),
    [(1, {"wood"}), (2, {"wood", "clay"}), (3, {"wood", "clay", "stone"})],
)
def test_a_card_obtains_only_what_it_shows(worker: int, shown: set[str]) -> None:
    """WORK-5: card 4 shows all four, the others fewer."""
    game = Table().game()
    for resource in ("wood", "clay", "stone", "crystal"):
        assert f"resource 4 {resource}" in texts(game)
        if resource in shown:
            assert f"resource {worker} {resource}" in texts(game)
        else:
            refusal = ("WORK-5", "not-shown", {"worker": worker, "resource": resource})
            assert refusals_of(game, f"resource {worker} {resource}") == [refusal]


def test_with_an_empty_supply_a_worker_must_come_off_first() -> None:
    """WORK-5, TURN-3: a resource needs a worker in supply."""
    game = Table().workers(0, stone=[2] * 9).game()
    assert refusals_of(game, "resource 4 wood") == [("WORK-5", "supply-empty", {})]
    play(game, "return stone/2", "resource 4 wood")
    assert on_board(game, 0) == {"wood": [0], "stone": [2] * 8}


def test_single_slots_hold_one_worker_each_and_the_upper_one_any_number() -> None:
    """WORK-6: of any players."""
    game = Table(3).coins(0, 5).coins(1, 5).coins(2, 5).game()
    for worker in (1, 2):
        play(game, *[f"resource {worker} wood"] * 3)
    assert game.position()["board"]["wood"] == {"0": [1, 0, 0], "1": [0, 1, 1], "2": [1, 1, 1]}
    play(game, *["resource 3 wood"] * 3)
    assert game.position()["board"]["wood"]["2"] == [2, 2, 2]
    assert [coins(game, player) for player in range(3)] == [1, 0, 0]


def test_which_single_slots_there_are_is_printed() -> None:
    """WORK-6, COMP-6: a resource may have several free slots, or none at all."""
    printed = edition_with(board={"wood": (0, 0), "clay": ()})
    assert on_board(Table(edition=printed).workers(1, wood=[0]).game("resource 4 wood"), 0) == {"wood": [0]}
    assert coins(Table(edition=printed).coins(0, 2).game("resource 4 clay"), 0) == 0


@pytest.mark.parametrize(
    ("worker", "prices"),
    [(1, (0, 1, 1, 2, 2, 3)), (2, (0, 0, 1, 1, 2, 2)), (3, (0, 0, 0, 1, 1, 2)), (4, (0, 0, 0, 0, 1, 1))],
)
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_a_building_costs_what_the_card_shows_for_its_position(
    worker: int, prices: tuple[int, ...], position: int
) -> None:
    """WORK-7: the player takes just that one and keeps the rest of the coins."""
    price = prices[position - 1]
    game = Table().row(*ROW).coins(0, 3).game()
    events = game.play(f"building {worker} {position}")
    facts = {"player": 0, "worker": worker, "card": ROW[position - 1], "position": position, "cost": price}
    assert event_facts(events, "building") == [("building", facts)]
    assert (area(game, 0)["buildings"], coins(game, 0)) == ([ROW[position - 1]], 3 - price)


def test_a_building_is_paid_taken_refilled_and_then_discarded_in_this_order() -> None:
    """WORK-7, CHAR-TX: the coins paid lie on the deck; the Tax Collector gains the top one, the next fills
    the row."""
    table = Table().row(*ROW).deck("blank-1").coins(0, "nw-1", "ne-1").buildings(0, "es-1", "sw-1")
    game = table.holds(1, "tax-collector").game()
    events = game.play("building 3 6")
    assert [name for name, _ in event_facts(events)] == ["building", "tax", "refill"]
    assert area(game, 1)["coins"] == ["nw-1"]
    assert game.position()["row"] == [*ROW[:5], "ne-1"]
    assert (game.phase, area(game, 0)["buildings"]) == ("discard", ["es-1", "sw-1", "ew-1"])
    game.play("discard es-1")
    assert game.position()["deck"][0] == "blank-1"
    assert game.position()["deck"][-1] == "es-1"


@pytest.mark.parametrize("position", [1, 2, 3, 4, 5, 6])
def test_the_row_closes_up_and_the_deck_fills_position_6(position: int) -> None:
    """WORK-8: the cards nearer to the deck move up, those farther away stay."""
    table = Table().row(*ROW).deck("blank-1", "blank-2").coins(0, "nw-1")
    after = table.game(f"building 4 {position}").position()
    filling, left = (
        ("blank-1", "blank-2") if position < 5 else ("nw-1", "blank-1")
    )  # the coin paid lay on top
    assert after["row"] == [*(card for card in ROW if card != ROW[position - 1]), filling]
    assert after["deck"][0] == left
    assert filling in after["seen"]
