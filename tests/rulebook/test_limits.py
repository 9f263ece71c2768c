"""Coins, buildings and limits (LIMIT)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville import Game
from oddville.cards.vocabulary import SIDES
from table import PLAIN, Table, area, changed_keys, coins, edition_with, refusals_of, texts


def test_a_coin_is_gained_from_the_top_of_the_deck() -> None:
    """LIMIT-1: the top card first, and the one gained last lies last; its face stays hidden."""
    table = Table().deck("n-1", "e-1", "s-1", "w-1")
    before = table.game()
    game = table.game("coins 4")
    assert area(game, 0)["coins"] == ["n-1", "e-1", "s-1"]
    assert game.position()["deck"] == before.position()["deck"][3:]
    assert game.view()["players"][0]["coins"] == [None] * 3
    assert changed_keys(before.position(), game.position()) >= {"deck", "0.coins", "0.hand"}


def test_the_coin_gained_last_is_paid_first_onto_the_deck() -> None:
    """LIMIT-1: two coins are paid one after the other, so the older of them lies on top."""
    game = Table().coins(0, "n-1", "e-1", "s-1").workers(1, wood=[0, 1]).game("resource 1 wood")
    assert area(game, 0)["coins"] == ["n-1"]
    assert game.position()["deck"][:2] == ["e-1", "s-1"]


def test_the_coin_gained_last_is_the_one_turned_over() -> None:
    """LIMIT-1, CHAR-CH: not one of the others."""
    game = Table().holds(0, "cheater").coins(0, "n-1", "e-1", "s-1").game("cheat")
    assert area(game, 0)["coins"] == ["n-1", "e-1"]
    assert area(game, 0)["buildings"] == ["s-1"]


@pytest.mark.parametrize(("had", "has"), [(0, 3), (2, 5), (3, 5), (4, 5), (5, 5)])
def test_a_gain_stops_at_five_coins(had: int, has: int) -> None:
    """LIMIT-2: what would be too much stays on the deck."""
    table = Table().coins(0, had)
    deck = table.data["deck"].copy()
    game = table.game("coins 4")
    assert coins(game, 0) == has
    assert game.position()["deck"] == deck[has - had :]


def test_other_gains_stop_at_five_coins_too() -> None:
    """LIMIT-2: bonuses, the Benefactor and the Tax Collector."""
    table = Table().holds(1, "benefactor").coins(1, 5).coins(0, 5)
    table.buildings(0, "w-1").workers(0, wood=[0])
    assert [coins(table.game("build w-1 1,0"), player) for player in (0, 1)] == [5, 5]
    taxed = Table().holds(1, "tax-collector").coins(1, 5).coins(0, 1).game("building 4 6")
    assert [coins(taxed, player) for player in (0, 1)] == [0, 5]


@pytest.mark.parametrize("leaving", ["n-1", "e-1", "s-1"])
def test_one_of_three_buildings_leaves_for_the_bottom_of_the_deck(leaving: str) -> None:
    """LIMIT-3: the owner chooses which one, the new one too; the turn then ends."""
    table = Table().buildings(0, "n-1", "e-1").row("s-1", "nes-1", "new-1", "nsw-1", "esw-1", "ne-1")
    game = table.game("building 4 1")
    assert (game.phase, game.player) == ("discard", 0)
    assert texts(game) == ["discard e-1", "discard n-1", "discard s-1"]
    deck = game.position()["deck"]
    game.play(f"discard {leaving}")
    assert area(game, 0)["buildings"] == [card for card in ("n-1", "e-1", "s-1") if card != leaving]
    assert game.position()["deck"] == [*deck, leaving]
    assert (game.phase, game.player) == ("turn", 1)


def test_two_buildings_are_kept_and_none_may_be_discarded() -> None:
    """LIMIT-3: a discard needs a third building, and one of one's own."""
    game = Table().buildings(0, "n-1").game("building 4 1")
    assert game.player == 1
    assert len(area(game, 0)["buildings"]) == 2
    two = Table().buildings(0, "n-1", "e-1").game()
    assert refusals_of(two, "discard n-1") == [("LIMIT-3", "no-third-building", {"cards": ["n-1", "e-1"]})]
    two.play("building 4 1")
    assert refusals_of(two, "discard w-1") == [("LIMIT-3", "not-yours-to-discard", {"card": "w-1"})]


def test_nobody_sees_the_deck_or_the_face_of_a_coin() -> None:
    """LIMIT-4: the public view is the same however those cards lie; what was open before is not secret."""
    one = Table().coins(0, "n-1", "e-1").coins(1, "s-1").deck("w-1").knows("e-1").game()
    other = Table().coins(0, "w-1", "e-1").coins(1, "n-1").deck("s-1").knows("e-1").game()
    assert one.position() != other.position()
    assert one.view() == other.view()
    assert one.view()["players"][0]["coins"] == [None, "e-1"]


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("recover", 2),
        ("resource 4 wood", 2),
        ("building 3 6", 2),
        ("building 4 6", 1),
        ("resource 4 clay", 1),
    ],
)
def test_a_cost_is_paid_in_full_or_the_move_is_refused(move: str, cost: int) -> None:
    """LIMIT-5: with as many coins as it costs it is legal, with one fewer it is not."""
    table = Table().hand(0, 3, 4).workers(1, wood=[0, 1], clay=[0]).coins(0, cost - 1)
    facts = {"cost": cost, "coins": cost - 1, "missing": 1}
    assert refusals_of(table.game(), move) == [("LIMIT-5", "too-few-coins", facts)]
    assert coins(table.coins(0, 1).game(move), 0) == 0


def test_the_second_resource_and_the_builder_are_paid_in_full_too() -> None:
    """LIMIT-5, CHAR-SE, CHAR-BU: each is a cost of its own."""
    table = Table().holds(0, "seignior").coins(0, 1).workers(1, wood=[0], clay=[0, 1])
    game = table.game("resource 4 wood")
    facts = {"cost": 2, "coins": 0, "missing": 2}
    assert refusals_of(game, "resource clay") == [("LIMIT-5", "too-few-coins", facts)]
    poor = Table().buildings(0, "w-1").workers(0, wood=[0]).holds(1, "builder").coins(1, 1)
    assert poor.buildings(1, "e-1").workers(1, wood=[1]).game("build w-1 1,0").phase == "turn"


def test_a_cost_of_nothing_is_no_payment() -> None:
    """LIMIT-5, CHAR-TX: nothing leaves, and no Tax Collector gains."""
    for move in ("resource 4 wood", "building 4 1"):
        game = Table().holds(1, "tax-collector").coins(0, 2).game(move)
        assert [coins(game, player) for player in (0, 1)] == [2, 0]


def test_the_fullest_table_still_has_a_deck() -> None:
    """LIMIT-6: four players with 5 coins, 2 buildings and 5 workers in the city each; then a third
    building."""
    table = Table(4, edition_with({card.id: {"streets": SIDES} for card in PLAIN.cards}))
    for number, card in enumerate(table.data["deck"][:20]):
        table.city(f"{number % 4} {card} {1 + number % 10},{number // 10}")
    for player in range(4):
        table.coins(player, 5).buildings(player, *table.data["deck"][:2])
    assert len(table.data["deck"]) == 64 - 6 - 20 - 8 - 20
    game = table.game("building 4 1")
    assert (game.phase, len(game.position()["deck"])) == ("discard", 9)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6))
def test_the_deck_is_never_empty(players: int, seed: int) -> None:
    """LIMIT-6: however the game goes, at least 7 cards are left."""
    rng = random.Random(seed)
    game = Game(players, seed=str(seed), turn_limit=120)
    hoard = {"coins": 3, "building": 2, "build": 30, "cheat": 0.1}
    while not game.is_over:
        moves = [move for move in game.legal_moves if move.kind != "return"]
        game.push(rng.choices(moves, [hoard.get(move.kind, 1) for move in moves])[0])
        assert game.state.deck_size >= 7
