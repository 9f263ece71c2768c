"""What is in the box (COMP)."""

import random
from collections import Counter
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from oddville import Game, cards
from oddville.cards.vocabulary import CHARACTERS, COLOURS, GUILDS, MAIN_SQUARE, RESOURCES
from table import PLAIN, SHIPPED, Position, Table, area, coins, edition_with, texts


def cards_of(position: Position) -> Counter[str]:
    """Every building card, wherever it lies."""
    lying = [*position["row"], *position["deck"], *(card for _, card, _ in position["city"])]
    for player in position["players"]:
        lying += player["coins"] + player["buildings"]
    return Counter(lying)


def workers_of(position: Position, player: int) -> int:
    """A player's figures, wherever they stand."""
    slots = [slot for resource in position["board"].values() for slot in resource.values()]
    built = [owner for _, _, owner in position["city"]] + list(position["spots"].values())
    supply: int = position["players"][player]["supply"]
    on_board: int = sum(slot[player] for slot in slots)
    return supply + on_board + built.count(player)


@cache
def positions_of_a_random_game(players: int) -> list[Position]:
    rng = random.Random(players)
    game = Game(players, seed="components", turn_limit=150)
    result: list[Position] = [game.position()]
    while not game.is_over:
        moves = list(game.legal_moves)
        liked = {"build": 50, "resource": 3, "bonus": 5, "return": 0.1}
        game.push(rng.choices(moves, [liked.get(move.kind, 1) for move in moves])[0])
        result.append(game.position())
    return result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_the_same_64_cards_and_one_main_square(players: int) -> None:
    """COMP-1, COMP-2, BUILD-6: nothing is lost or doubled, and what is built stays where it is."""
    assert len({card.id for card in SHIPPED.cards}) == 64
    city: list[object] = []
    for position in positions_of_a_random_game(players):
        assert cards_of(position) == Counter([card.id for card in SHIPPED.cards] + [MAIN_SQUARE])
        assert position["city"][: len(city)] == city
        city = position["city"]
    assert len(city) > 3


def test_a_card_is_a_coin_coin_side_up_and_a_building_otherwise() -> None:
    """COMP-1: the card gained as a coin is the building that it becomes when it is turned over."""
    game = Table().holds(0, "cheater").deck("ns-1").hand(0, 2).game("coins 2")
    assert area(game, 0)["coins"] == ["ns-1"]
    assert area(game, 0)["buildings"] == []
    game.play("cheat")
    assert area(game, 0)["coins"] == []
    assert area(game, 0)["buildings"] == ["ns-1"]


def test_the_board_has_a_side_for_2_and_a_side_for_3_or_4_players() -> None:
    """COMP-2: three and four players use the same side, two players another one."""
    assert SHIPPED.board[3] == SHIPPED.board[4] != SHIPPED.board[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_always_has_9_workers(players: int) -> None:
    """COMP-3: in supply, on the board and in the city together."""
    for position in positions_of_a_random_game(players):
        assert [workers_of(position, player) for player in range(players)] == [9] * players


def test_every_player_has_the_same_4_worker_cards() -> None:
    """COMP-3: what player 0 may do in the first turn of a bare table, the others may do in theirs."""
    hands = [texts(Table(4).turn_of(player).game()) for player in range(4)]
    assert len(SHIPPED.workers) == 4
    assert hands[0] == hands[1] == hands[2] == hands[3]
    assert {move.split()[1] for move in hands[0]} == {"1", "2", "3", "4"}


def test_there_is_a_colour_for_each_of_four_players() -> None:
    """COMP-3: purple, blue, red, yellow."""
    assert COLOURS == ("purple", "blue", "red", "yellow")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_12_characters_are_each_in_one_place(players: int) -> None:
    """COMP-4: three a guild; each lies in its pile, before a player, or is out of the game."""
    assert [len(SHIPPED.guilds[guild]) for guild in ("mask", "rooster", "bells", "fleur-de-lis")] == [3] * 4
    held = 0
    for position in positions_of_a_random_game(players):
        before_players = [c for player in position["players"] for c in player["characters"]]
        in_piles = [c for pile in position["piles"].values() for c in pile]
        assert Counter(before_players + in_piles + position["removed"]) == Counter(CHARACTERS)
        assert all(set(position["piles"][guild]) <= set(SHIPPED.guilds[guild]) for guild in GUILDS)
        held = max(held, len(before_players))
    assert held > 1


def test_there_are_4_resources() -> None:
    """COMP-5: wood, clay, stone and crystal, on the board as on the worker cards."""
    assert RESOURCES == ("wood", "clay", "stone", "crystal")
    game = Table().coins(0, 5).game()
    assert texts(game, "resource")[-4:] == [f"resource 4 {resource}" for resource in sorted(RESOURCES)]
    assert set(game.position()["board"]) == set(RESOURCES)


def test_what_is_printed_is_data_and_not_code() -> None:
    """COMP-6: the same move brings what the edition prints, whatever that is."""
    richer = edition_with(workers={2: {"coins": 4}})
    assert coins(Table(edition=PLAIN).game("coins 2"), 0) == 1
    assert coins(Table(edition=richer).game("coins 2"), 0) == 4


def test_an_edition_is_a_file_of_your_own(tmp_path: Path) -> None:
    """COMP-6: a copy of the shipped file with other numbers is played with those numbers."""
    text = resources.files(cards).joinpath("data", "reconstruction.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(
        text.replace("points = 4 ", "points = 6 ").replace('name = "recon', 'name = "own-recon'), "utf-8"
    )
    game = Game(2, edition=str(own), seed="own")
    assert (game.edition.name, game.edition.main_square.points) == ("own-reconstruction", 6)
    table = Table(edition=game.edition).spot("wood", 0)
    assert table.game().score_sheet().totals == (6, 0)
