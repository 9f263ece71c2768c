"""A preview is right, and discloses nothing hidden."""

import random

import pytest

from oddville import Game
from oddville.games.previews import preview, previews
from oddville.games.types import Preview
from oddville.rules.scoring import points
from random_play import sensible_moves
from table import Table, edition_with


def of(game: Game, text: str) -> Preview:
    move = game.parse(text)
    return preview(game.state, move.code, move.text)


def all_of(game: Game) -> list[Preview]:
    legal = game.legal_moves
    return previews(game.state, legal.codes(), [move.text for move in legal])


def random_game(players: int, seed: int, plies: int = 150) -> list[tuple[Game, list[Preview]]]:
    """The positions of a game that builds whenever it can, with all previews."""
    rng = random.Random(seed)
    game = Game(players, seed=str(seed), turn_limit=120)
    result = []
    while not game.is_over and len(game.moves) < plies:
        result.append((game.copy(), all_of(game)))
        game.play(rng.choice(sensible_moves(game)))
    return result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_comes_true(players: int) -> None:
    for game, seen in random_game(players, 3):
        for each in seen:
            after = game.copy()
            messages = [event.message for event in after.play(each.move)]
            assert each.ends_game <= (
                after.is_over or after.phase == "bonus" or after.state.triggered_by >= 0
            )
            if each.passes_to is not None:
                assert after.player == each.passes_to
            assert bool(each.locks) == bool(
                {"log-refill", "log-cheat", "log-pile", "log-guild-reshuffled"} & set(messages)
            )
            if after.phase == "bonus" and each.move.startswith("build"):
                assert each.bonuses
                after.play("done")
            if after.phase != "bonus" or not each.move.startswith("bonus"):
                for player, (least, most) in enumerate(each.points):
                    assert least <= points(after.state, player) <= most


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_does_not_depend_on_what_nobody_knows(players: int) -> None:
    """INFO-2, INFO-3: with the unseen cards, piles and future reshuffles dealt anew, every byte is the same."""
    rng = random.Random(9)
    for game, seen in random_game(players, 5):
        assert all_of(game.resample(rng)) == seen


def test_a_build_shows_workers_bonuses_and_points() -> None:
    game = Table().buildings(0, "w-1").workers(0, wood=[1]).game()
    seen = of(game, "build w-1 1,0")
    assert seen.back == (("wood", 1),)
    assert seen.gains == 1, "the coin of its own bonus (BUILD-8, BONUS-5)"
    assert seen.points[0] == (4, 4)
    assert not seen.locks


def test_a_worker_card_shows_price_slot_and_card() -> None:
    game = Table().coins(0, 3).workers(1, wood=[0]).game()
    bought = next(each for each in all_of(game) if each.move.startswith("building") and each.pays)
    assert bought.card in game.view()["row"]
    assert bought.locks == ("refill",)
    assert of(game, "resource 4 stone").slots == (("stone", 0),)


def test_a_coin_turned_over_is_named_only_if_known() -> None:
    """INFO-2: a card that once lay open can be followed; any other cannot."""
    game = Table().coins(0, 1).holds(0, "cheater").game()
    seen = of(game, "cheat")
    assert seen.card is None
    assert seen.locks == ("flip",)


@pytest.mark.parametrize("move", ["cheat", "swap e-1 2", "travel clay", "return clay/0"])
def test_a_free_action_at_a_bonus_does_not_reveal_the_next_character(move: str) -> None:
    """TURN-2, BUILD-9: the bonuses stay pending, and the character comes after them."""
    printed = edition_with({"w-1": {"bonus": "any", "guild": "mask"}})
    table = Table(3, printed).holds(0, "cheater", "bookkeeper", "traveller").coins(0, 1)
    game = table.buildings(0, "w-1", "e-1").workers(0, wood=[0], clay=[0]).game("build w-1 1,0")
    seen, now = of(game, move), game.score_sheet().players[0].total
    assert (seen.character, of(game, "done").character) == (None, "hr-manager")
    less = {"travel clay": 7 - 4 + 1, "return clay/0": 1}.get(move, 0)
    assert seen.points[0] == (now - less, now - less)
    assert seen.locks == (("flip",) if move == "cheat" else ())


def test_a_build_with_the_last_worker_says_that_the_game_ends() -> None:
    """END-1: also if a power keeps the turn going."""
    table = (
        Table()
        .street(0, 4)
        .buildings(0, "w-1", "nesw-3")
        .workers(0, wood=[0], clay=[0], stone=[0], crystal=[0])
    )
    early = table.coins(0, 1).holds(0, "cheater").game()
    build = next(move.text for move in early.legal_moves if move.text.startswith("build "))
    assert not of(early, build).ends_game
    late = table.spot("wood", 0).game()
    assert of(late, build).ends_game
    late.play(build)
    assert not late.is_over


@pytest.mark.parametrize(("first", "is_last"), [(0, False), (1, True)])
def test_by_the_house_rule_the_last_worker_starts_the_last_round(first: int, is_last: bool) -> None:
    """HOUSE-1: unless the round ends with this turn; the turn passes on with the build."""
    table = Table().street(0, 5).buildings(0, "w-1").workers(0, wood=[0], clay=[0], stone=[0], crystal=[0])
    table.turn_of(0, first).data["finish_round"] = True
    game = table.game()
    build = next(move.text for move in game.legal_moves if move.text.startswith("build "))
    assert (of(game, build).ends_game, of(game, build).last_round) == (is_last, not is_last)


def test_an_empty_pile_shows_the_pool_and_who_loses_characters() -> None:
    """CHAR-1: all give back the characters of the guild, then one of them is drawn."""
    found = [
        (game, each) for seed in range(6) for game, seen in random_game(2, seed) for each in seen if each.pool
    ]
    assert found
    for game, each in found:
        held = {
            name: who for who, player in enumerate(game.view()["players"]) for name in player["characters"]
        }
        assert set(each.robbed) == {(held[name], name) for name in each.pool}
        assert each.character is None
