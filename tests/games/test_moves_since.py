"""`Game.follows`: which moves lead from an earlier moment of a game to this one."""

import random

from oddville import Game
from properties.playing import play_on


def random_game(moves: int = 12, seed: str = "follows") -> Game:
    return play_on(Game(3, seed=seed), moves, "building", random.Random(1))


def codes(game: Game) -> list[int]:
    return [move.code for move in game.moves]


def test_a_game_follows_its_past() -> None:
    """The moves since, by number; none where nothing was played."""
    game = random_game()
    earlier = game.copy()
    play_on(game, 5, "building", random.Random(2))
    steps = game.moves_since(earlier)
    assert steps is not None
    assert [code for code, _ in steps] == codes(game)[-5:]
    assert game.moves_since(game) == []
    assert earlier.moves_since(game) is None


def test_a_step_names_the_card_it_took() -> None:
    """WORK-4: a card of the row, as it lay there before; no card for other moves."""
    game = random_game()
    cards = [card.id for card in game.edition.cards]
    while game.phase != "turn" or not any(move.kind == "building" for move in game.legal_moves):
        game.play(game.legal_moves[0])
    earlier = game.copy()
    move = next(move for move in game.legal_moves if move.kind == "building")
    assert move.position is not None
    taken = game.position()["row"][move.position - 1]
    game.play(move)
    steps = game.moves_since(earlier)
    assert steps is not None
    assert [(code, None if card is None else cards[card]) for code, card in steps] == [(move.code, taken)]
    if game.phase == "discard":
        game.play(game.legal_moves[0])
    coins = next(move for move in game.legal_moves if move.kind != "building" and move.kind != "swap")
    before = game.copy()
    game.play(coins)
    assert game.moves_since(before) == [(coins.code, None)]


def test_resampled_games_follow_and_are_followed() -> None:
    """However often, and from both sides: the bots' case."""
    game, rng = random_game(), random.Random(3)
    first = game.resample(rng)
    play_on(game, 4, "building", rng)
    second = game.resample(rng)
    steps = game.moves_since(first)
    assert steps is not None
    assert [code for code, _ in steps] == codes(game)[-4:]
    assert second.moves_since(first) == steps == second.resample(rng).moves_since(first)
    play_on(game, 3, "building", rng)
    later = game.moves_since(second)
    assert later is not None
    assert game.resample(rng).moves_since(first) == [*steps, *later]
    assert first.moves_since(second) is None


def test_a_resampled_game_is_independent() -> None:
    """What is played in a resampled game is not part of the game it came from."""
    game, rng = random_game(), random.Random(4)
    seen = game.resample(rng)
    imagined = seen.copy()
    play_on(imagined, 2, "building", rng)
    steps = imagined.moves_since(seen)
    assert steps is not None
    assert len(steps) == 2
    assert game.moves_since(imagined) is None


def test_another_way_is_another_game() -> None:
    """Undone and played otherwise it does not follow; undone and played again it does."""
    game = random_game()
    earlier = game.copy()
    last = game.undo()
    assert game.moves_since(earlier) is None
    other = next(move for move in game.legal_moves if move != last)
    again = game.copy()
    again.play(last)
    assert again.moves_since(earlier) == []
    game.play(other)
    assert game.moves_since(earlier) is None
    assert earlier.moves_since(game) is None


def test_the_same_moves_of_another_game_do_not_follow() -> None:
    """Games that look alike are not one: only copies and resampled games of it are."""
    assert random_game().moves_since(random_game()) is None
    assert Game(3, seed="follows").moves_since(Game(3, seed="other")) is None
