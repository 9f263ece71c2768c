"""Set-up (SETUP)."""

import pytest

from oddville import Game
from oddville.cards.vocabulary import GUILDS, RESOURCES
from table import PLAIN, Table, area, coins, game_in, on_board, refusals_of, sorted_deal, texts

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
def test_everybody_begins_alike(players: int) -> None:
    """SETUP-1: 4 worker cards in hand, 9 workers in supply, and nothing else."""
    nothing: dict[str, list[str]] = {"coins": [], "buildings": [], "characters": []}
    game = Game(players, seed="alike")
    assert game.position()["players"] == [{"hand": [1, 2, 3, 4], "supply": 9, **nothing}] * players
    assert [on_board(game, player) for player in range(players)] == [{}] * players


@PLAYERS
def test_the_main_square_is_the_first_card_of_the_city(players: int) -> None:
    """SETUP-2: it lies at column 0, row 0, is nobody's, and all its spots are empty."""
    position = Game(players, seed="square").position()
    assert position["city"] == [[[0, 0], "main-square", None]]
    assert position["spots"] == dict.fromkeys(RESOURCES)


@pytest.mark.parametrize(("players", "paid"), [(2, 2), (3, 1), (4, 1)])
def test_the_board_shows_the_side_for_the_number_of_players(players: int, paid: int) -> None:
    """SETUP-3: for 2 players a resource has one slot for 1 coin, for 3 or 4 players it has two."""
    game = Table(players).workers(1, wood=[0, 1]).coins(0, 2).game("resource 1 wood")
    assert coins(game, 0) == 2 - paid
    assert on_board(game, 0) == {"wood": [paid]}


@PLAYERS
def test_a_pile_of_each_guild_lies_ready(players: int) -> None:
    """SETUP-4: with 3 players one character of each guild leaves the game, with 2 players two."""
    position = Game(players, seed="piles").position()
    for guild in GUILDS:
        three = set(PLAIN.guilds[guild])
        pile, removed = set(position["piles"][guild]), three & set(position["removed"])
        assert (len(pile), len(removed)) == (players - 1, 4 - players)
        assert pile | removed == three


def test_only_the_top_of_a_pile_is_seen() -> None:
    """SETUP-4: the view has the top and the count, and no removed character."""
    game = Table(3).pile("mask", "seignior", "landowner").game()
    assert game.view()["piles"]["mask"] == {"top": "seignior", "count": 2}
    assert "removed" not in game.view()
    assert game.view() == Table(3).pile("mask", "seignior", "hr-manager").game().view()


def test_chance_piles_removes_deals_and_says_who_begins() -> None:
    """SETUP-4, SETUP-5, SETUP-6: over many seeds everything comes to lie everywhere."""
    positions = [Game(3, seed=str(seed)).position() for seed in range(200)]
    assert {p["piles"]["bells"][0] for p in positions} == set(PLAIN.guilds["bells"])
    assert {c for p in positions for c in p["removed"]} == {c for g in GUILDS for c in PLAIN.guilds[g]}
    assert len({p["row"][0] for p in positions}) > 50
    assert len({p["deck"][0] for p in positions}) > 50
    assert {p["first_player"] for p in positions} == {0, 1, 2}


def test_a_seed_deals_the_same_game_again() -> None:
    """SETUP-5: one seed decides every shuffle."""
    assert Game(4, seed="again").position() == Game(4, seed="again").position()
    assert Game(4, seed="again").position() != Game(4, seed="another").position()


def test_six_cards_lie_open_in_the_row_and_the_rest_is_the_deck() -> None:
    """SETUP-5: positions 1 to 6 are known; the 58 cards of the deck lie coin side up."""
    game = Game(2, edition=PLAIN, deal=sorted_deal(PLAIN, 2))
    ids = [card.id for card in PLAIN.cards]
    assert game.position()["row"] == ids[:6]
    assert game.position()["deck"] == ids[6:]
    assert game.view()["row"] == ids[:6]
    assert game.view()["deck"] == [None] * 58


def test_position_6_is_next_to_the_deck() -> None:
    """SETUP-5: the card that comes from the deck lies at position 6, the oldest ones at position 1."""
    table = Table().row("n-1", "e-1", "s-1", "w-1", "ns-1", "ew-1").deck("blank-1")
    assert table.game("building 4 1").position()["row"] == ["e-1", "s-1", "w-1", "ns-1", "ew-1", "blank-1"]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_last_player_takes_a_resource_first(first: int) -> None:
    """SETUP-6, SETUP-7: back to the first player, who then begins."""
    game = Game(4, edition=PLAIN, deal=sorted_deal(PLAIN, 4, first))
    for resource in RESOURCES:
        assert game.phase == "set-up"
        chooser = game.player
        assert chooser is not None
        game.play(f"choose {resource}")
        assert on_board(game, chooser) == {resource: [2]}
        assert (area(game, chooser)["supply"], coins(game, chooser)) == (8, 0)
    order = [(first - step) % 4 for step in (1, 2, 3, 4)]
    assert [turned.player for turned in game.history()] == order
    assert (game.phase, game.turn, game.player) == ("turn", 1, first)


def test_each_player_takes_another_resource() -> None:
    """SETUP-6: a resource that another player has taken is refused."""
    game = game_in("set-up")
    assert texts(game) == ["choose clay", "choose crystal", "choose stone", "choose wood"]
    game.play("choose clay")
    assert texts(game) == ["choose crystal", "choose stone", "choose wood"]
    assert refusals_of(game, "choose clay") == [
        ("SETUP-6", "resource-chosen", {"resource": "clay", "player": 0})
    ]


def test_nothing_else_is_done_before_the_set_up_is_over_and_no_choosing_after_it() -> None:
    """SETUP-6: a first resource is chosen during set-up, only then, and nothing else then."""
    game = game_in("set-up")
    assert refusals_of(game, "coins 4") == [("SETUP-6", "set-up-first", {"player": 0})]
    assert refusals_of(game, "end") == [("SETUP-6", "set-up-first", {"player": 0})]
    assert refusals_of(Table().game(), "choose wood") == [("SETUP-6", "set-up-over", {})]


@PLAYERS
def test_play_goes_clockwise(players: int) -> None:
    """SETUP-7: one after the other, and round again."""
    game = Table(players).game()
    order = []
    for turn in range(1, 2 * players + 1):
        assert game.turn == turn
        order.append(game.active)
        game.play("building 4 1" if turn <= players else "coins 3")
    assert order == [*range(players)] * 2
