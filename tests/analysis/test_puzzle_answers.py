"""What follows from the moves of a puzzle."""

from oddville.analysis.puzzle_answers import puzzle_answer, puzzle_answers
from oddville.games.learning.lessons import lesson
from oddville.games.puzzles.collection import puzzles
from oddville.games.puzzles.puzzle import Value


def test_every_move_has_its_chance_and_reasons() -> None:
    puzzle = puzzles()[0]
    found = list(puzzle_answers(puzzle))
    assert [(each.move, each.chance) for each in found] == [(v.move, v.chance) for v in puzzle.values]
    assert all(each.reasons for each in found if not each.move.startswith("done"))


def test_a_reply_is_said_as_what_happens() -> None:
    game = lesson("coins").game()
    (said,) = puzzle_answer(game, Value("coins 4", 50, "coins 3")).reply
    assert (said.message, said.facts["player"], said.facts["gained"]) == ("log-coins", 1, 2)
    assert game.ply == 2


def test_a_reply_that_is_not_legal_is_left_out() -> None:
    game = lesson("coins").game()
    assert puzzle_answer(game, Value("coins 4", 50, "build wishbone-shop 0,1")).reply == ()
    assert puzzle_answer(game, Value("coins 4", 50)).reply == ()
