"""Sanity tests of the naive engine alone."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from . import NaiveGame
from .chance import Stream, reshuffled_pile, seed_words
from .sample import sample_deal, sample_edition
from .vocabulary import CHARACTERS


def set_up_game(players: int) -> NaiveGame:
    """A game from the sample deal, set up; player 0 to move in turn 1."""
    game = NaiveGame(sample_edition(), players, deal=sample_deal(players))
    for resource in ["wood", "clay", "stone", "crystal"][:players]:
        game.play(f"choose {resource}")
    return game


def with_changes(game: NaiveGame, state: dict[str, Any]) -> NaiveGame:
    """The same game put up at another state."""
    return NaiveGame.from_state(game.position.edition, state)


def give_coins(state: dict[str, Any], player: int, number: int) -> None:
    """Coins from the top of the deck."""
    for _ in range(number):
        state["players"][player]["coins"].append(state["deck"].pop(0))


def give_building(state: dict[str, Any], player: int, card: str) -> None:
    """A building out of the deck."""
    state["deck"].remove(card)
    state["players"][player]["buildings"].append(card)


def give_character(state: dict[str, Any], player: int, guild: str, character: str) -> None:
    """A character, from its pile or from those out of the game."""
    if character in state["removed"]:
        state["removed"].remove(character)
        state["removed"].append(state["piles"][guild].pop())
    else:
        state["piles"][guild].remove(character)
    state["players"][player]["characters"].append(character)


def place(state: dict[str, Any], player: int, resource: str, slot: str) -> None:
    """A worker from supply to a slot."""
    state["players"][player]["supply"] -= 1
    state["board"][resource][slot][player] += 1


def assert_sound(game: NaiveGame) -> None:
    """Cards, workers and characters are conserved, limits hold, the state survives JSON and from_state."""
    state = game.state()
    edition = game.position.edition
    cards = state["deck"] + state["row"] + [card for _, card, _ in state["city"][1:]]
    characters = state["removed"] + [one for pile in state["piles"].values() for one in pile]
    for player, own in enumerate(state["players"]):
        cards += own["coins"] + own["buildings"]
        characters += own["characters"]
        on_board = sum(counts[player] for slots in state["board"].values() for counts in slots.values())
        in_city = [owner for _, _, owner in state["city"]] + list(state["spots"].values())
        assert own["supply"] >= 0
        assert own["supply"] + on_board + in_city.count(player) == 9
        assert len(own["coins"]) <= 5
        assert len(own["buildings"]) <= (3 if (state["phase"], state["player"]) == ("discard", player) else 2)
    assert Counter(cards) == Counter(card["id"] for card in edition["cards"])
    assert sorted(characters) == sorted(CHARACTERS)
    assert len(state["row"]) == 6
    assert len(state["deck"]) >= 7  # LIMIT-6
    again = NaiveGame.from_state(edition, json.loads(json.dumps(state)))
    assert again.state() == state
    assert again.legal() == game.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    """Random games keep every invariant and come to an end with a winner."""
    phases: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for number in range(8):
        chooser = random.Random(f"{players} {number}")
        game = NaiveGame(sample_edition(), players, seed=f"naive {number}", turn_limit=400)
        while game.phase != "over":
            phases[game.phase] += 1
            moves = game.legal()
            assert moves == sorted(set(moves))
            assert moves != []
            builds = [move for move in moves if move.startswith(("build ", "bonus ", "travel "))]
            move = chooser.choice(builds) if builds and chooser.random() < 0.5 else chooser.choice(moves)
            words[move.split()[0]] += 1
            game.play(move)
            if chooser.random() < 0.2:
                assert_sound(game)
        assert_sound(game)
        assert game.legal() == []
        assert game.player is None
        assert game.score()["winner"] in range(players)
        assert game.position.triggered_by is not None or game.position.turn == 400
    assert set(phases) >= {"set-up", "turn", "discard", "bonus", "close"}
    assert set(words) >= {
        "recover",
        "coins",
        "resource",
        "building",
        "build",
        "bonus",
        "done",
        "discard",
        "end",
    }


def test_illegal_move_changes_nothing() -> None:
    """An illegal move is refused."""
    game = set_up_game(3)
    before = game.state()
    with pytest.raises(ValueError, match="illegal move"):
        game.play("building 1 6")
    assert game.state() == before


def test_chance() -> None:
    """A seed gives the same game again; a reshuffle keeps the characters."""
    assert len(seed_words("abc")) == 8
    stream = Stream(1, 2, 3, 4)
    assert {stream.below(6) for _ in range(200)} == set(range(6))
    games = [NaiveGame(sample_edition(), 4, seed="abc").state() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0]["removed"] == []
    pile = reshuffled_pile(["builder", "lamplighter"], "abc", 0)
    assert sorted(pile) == ["builder", "lamplighter"]


def test_setup_order() -> None:
    """SETUP-6: from the last player back to the first, each a resource of their own."""
    game = NaiveGame(sample_edition(), 4, deal=sample_deal(4) | {"first": 2})
    order = []
    for resource in ["stone", "crystal", "wood", "clay"]:
        order.append(game.player)
        game.play(f"choose {resource}")
    assert order == [1, 0, 3, 2]
    assert (game.phase, game.player, game.position.turn) == ("turn", 2, 1)
    assert game.position.board["stone"]["2"] == [0, 1, 0, 0]


def test_perft_of_setup() -> None:
    """Three players choose among 4, 3 and 2 resources."""
    game = NaiveGame(sample_edition(), 3, deal=sample_deal(3))
    assert [game.perft(depth) for depth in range(4)] == [1, 4, 12, 24]


def test_paid_coins_lie_on_the_deck_for_tax_collector_and_row() -> None:
    """LIMIT-1, WORK-7, CHAR-TX: last gained first paid; the holder draws the one paid last."""
    game = set_up_game(3)
    state = game.state()
    give_character(state, 2, "bells", "tax-collector")
    give_coins(state, 0, 3)
    first, second, third = state["players"][0]["coins"]
    game = with_changes(game, state)
    game.play("building 1 4")  # costs 2
    after = game.state()
    assert after["players"][0]["coins"] == [first]
    assert after["players"][2]["coins"] == [second]
    assert after["row"][5] == third
    assert third in after["seen"]
    assert second not in after["seen"]
    assert after["players"][0]["hand"] == [2, 3, 4]


def test_recover() -> None:
    """WORK-1: a voluntary recovery forbids building (CHAR-MI: also a free one); an empty hand is free."""
    game = set_up_game(2)
    state = game.state()
    state["players"][0]["hand"] = [2]
    give_building(state, 0, "card-15")  # streets on all sides
    for resource in ["wood", "clay", "stone", "crystal"]:
        place(state, 0, resource, "0")
    assert "recover" not in with_changes(game, state).legal()
    give_character(state, 0, "rooster", "mistress")
    game = with_changes(game, state)
    assert any(move.startswith("build card-15") for move in game.legal())
    game.play("recover")
    assert game.state()["players"][0]["hand"] == [1, 2, 3, 4]
    assert game.phase == "turn"
    assert not any(move.startswith("build ") for move in game.legal())
    state["players"][1]["hand"] = []
    game = with_changes(game, state)
    game.play("coins 2")
    assert game.state()["players"][1]["hand"] == [1, 2, 3, 4]


def test_seignior_second_resource() -> None:
    """CHAR-SE: a phase of its own, left at once when nothing can be paid for."""
    game = set_up_game(2)
    state = game.state()
    give_character(state, 0, "mask", "seignior")
    game = with_changes(game, state)
    game.play("resource 2 clay")
    assert (game.phase, game.player, game.position.second_worker) == ("second resource", 0, 2)
    assert game.legal() == ["done", "resource wood", "return clay/0", "return clay/2"]
    poor = game.copy()
    game.play("return clay/0")
    assert game.legal() == ["done", "resource clay", "resource wood", "return clay/2"]
    game.play("resource clay")
    assert game.player == 1
    assert game.phase == "turn"
    poor.play("done")
    poor.play("coins 4")
    assert poor.legal().count("resource 1 wood") == 1


def test_builder_reaction() -> None:
    """CHAR-BU: two coins, bonuses and character of its own, then the active player's close."""
    game = set_up_game(2)
    state = game.state()
    give_character(state, 1, "fleur-de-lis", "builder")
    give_character(state, 0, "rooster", "cheater")
    give_coins(state, 1, 2)
    give_coins(state, 0, 1)
    for player, card in [(0, "card-15"), (1, "card-31")]:
        give_building(state, player, card)
        for resource in ["wood", "clay", "stone", "crystal"]:
            place(state, player, resource, "2")
    game = with_changes(game, state)
    game.play("build card-15 1,0")
    while game.phase == "bonus":
        game.play("done")
    assert (game.phase, game.player, game.position.active) == ("reaction", 1, 0)
    reaction = [move for move in game.legal() if move.startswith("build card-31")]
    game.play(reaction[0])
    if game.phase == "bonus":
        assert game.position.builder == 1
        game.play("done")
    assert (game.phase, game.player) == ("close", 0)
    assert "cheat" in game.legal()
    assert "end" in game.legal()
    assert len(game.state()["city"]) == 3


def test_reaction_ends_when_the_build_is_gone() -> None:
    """TURN-3 in a reaction: without the worker nothing can be built, so the phase and the turn end."""
    game = set_up_game(2)
    state = game.state()
    give_character(state, 1, "fleur-de-lis", "builder")
    give_coins(state, 1, 2)
    give_building(state, 0, "card-15")
    give_building(state, 1, "card-30")  # costs one stone
    place(state, 0, "crystal", "0")
    place(state, 1, "stone", "1")
    game = with_changes(game, state)
    game.play("build card-15 1,0")
    while game.phase == "bonus":
        game.play("done")
    assert (game.phase, game.player) == ("reaction", 1)
    game.play("return wood/2")
    assert game.phase == "reaction"
    game.play("return stone/1")
    assert (game.phase, game.player, game.position.turn) == ("turn", 1, 2)


def test_travel_triggers_the_end() -> None:
    """CHAR-TR, END-1: the sixth worker by the Traveller; the main action still follows, then the end."""
    game = set_up_game(2)
    state = game.state()
    give_character(state, 0, "fleur-de-lis", "traveller")
    for x in range(1, 6):
        state["city"].append([[x, 0], state["deck"].pop(), 0])
        state["players"][0]["supply"] -= 1
    game = with_changes(game, state)
    game.play("travel clay")
    assert (game.phase, game.position.triggered_by) == ("turn", 0)
    assert not any(move.startswith("travel") for move in game.legal())
    game.play("coins 2")
    assert (game.phase, game.player, game.position.active) == ("over", None, 0)
    lines = game.score()["players"][0]["lines"]
    assert {"source": "traveller", "points": 0, "rule": "CHAR-TR"} in lines
    assert {"source": "main-square", "points": 4, "rule": "SCORE-2"} in lines


def example_edition() -> dict[str, Any]:
    """The cards of the worked scoring example, EX-10."""
    edition = sample_edition()
    printed = [
        ("a", "mask", "diamond", 4),
        ("b", "mask", "guild", 2),
        ("d", None, "diamonds", 3),
        ("e", "bells", "neighbours3", 0),
        ("f", None, "shields", 0),
        ("g", "rooster", "column", 1),
        ("h", "mask", "diamond", 4),
    ]
    for card, (name, guild, formula, base) in zip(edition["cards"], printed, strict=False):
        card.update(id=name, guild=guild, formula=formula, base=base)
    return edition


def test_scoring_example() -> None:
    """EX-10: blue 4 + 4; purple 5 + 5; red 4 + 6 + 3; yellow 3 + 4 (players 0 to 3)."""
    edition = example_edition()
    state = NaiveGame(edition, 4, seed="").state()
    state["city"] += [
        [[-1, 0], "a", 0],
        [[1, 0], "b", 1],
        [[-2, 0], "d", 1],
        [[0, 1], "e", 2],
        [[1, 1], "f", 2],
        [[2, 1], "g", 3],
        [[2, 0], "h", 3],
    ]
    state["spots"]["wood"] = 0
    state["spots"]["stone"] = 2
    state.update(phase="over", player=None, triggered_by=3, turn=30)
    result = NaiveGame.from_state(edition, state).score()
    points = [{line["source"]: line["points"] for line in one["lines"]} for one in result["players"]]
    assert points[0] == {"main-square": 4, "a": 4, "board": 0}
    assert points[1] == {"b": 5, "d": 5, "board": 0}
    assert points[2] == {"main-square": 4, "e": 6, "f": 3, "board": 0}
    assert points[3] == {"g": 3, "h": 4, "board": 0}
    assert [one["total"] for one in result["players"]] == [8, 10, 13, 7]
    assert result["winner"] == 2


def test_tie_breaks() -> None:
    """SCORE-6: clockwise from who triggered the end; END-2: without one, the earliest in turn order."""
    game = set_up_game(3)
    state = game.state()
    state.update(phase="over", player=None, triggered_by=1)
    assert with_changes(game, state).score()["winner"] == 1
    state["players"][0]["characters"] = ["ghost"]
    state["players"][2]["characters"] = ["landowner"]
    assert with_changes(game, state).score()["winner"] == 2
    state.update(triggered_by=None)
    assert with_changes(game, state).score()["winner"] == 0
