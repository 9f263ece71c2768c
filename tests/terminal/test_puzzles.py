"""Puzzles in the terminal."""

import io
import sys
from datetime import UTC, datetime

import pytest

from oddville.cli.main import main
from oddville.games.puzzles.collection import puzzle_of_day, puzzles
from oddville.games.puzzles.puzzle import Puzzle
from oddville.terminal.puzzle_session import solve
from oddville.texts import Texts
from terminal.kit import one_line


def wrong_move(puzzle: Puzzle) -> str:
    return puzzle.values[-1].move


def answers(*lines: str, chosen: list[Puzzle] | None = None, language: str = "en") -> str:
    out = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    assert solve(chosen or [puzzles()[0]], Texts(language), typed, out) == 0
    return one_line(out.getvalue())


def test_a_wrong_move_is_answered_and_the_right_one_played() -> None:
    puzzle = puzzles()[0]
    said = answers(wrong_move(puzzle), puzzle.answer)
    best, worst = puzzle.values[0].chance, puzzle.values[-1].chance
    assert f"({wrong_move(puzzle)}). It wins {worst} of 100 games, the best move {best}." in said
    assert "Try another move, or type solution." in said
    assert f"({puzzle.answer}). It wins {best} of 100 games" in said
    assert said.index("Try another move") < said.index("Right:")


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    said = answers("build left-leg-joiner 9,9")
    assert "Right:" not in said
    assert "To continue later: oddville puzzles 1" in said


def test_the_solution_is_shown_on_request() -> None:
    puzzle = puzzles()[0]
    said = answers("solution", "quit")
    assert f"({puzzle.answer}). It wins" in said
    assert "Right:" not in said


@pytest.mark.parametrize("word", ["undo", "load", "hint"])
def test_commands_that_would_leave_the_puzzle_or_solve_it_are_refused(word: str) -> None:
    assert f"You cannot use {word} in a puzzle." in answers(word)


def test_the_next_puzzle_follows() -> None:
    first, second = puzzles()[:2]
    said = answers(first.answer, second.answer, chosen=[first, second])
    assert said.count("Right:") == 2
    assert "Puzzle 2 of" in said


@pytest.mark.parametrize("language", ["it", "nl", "fr", "de"])
def test_it_is_asked_in_every_language(language: str) -> None:
    said = answers(wrong_move(puzzles()[0]), "solution", language=language)
    texts = Texts(language)
    assert texts.say(f"puzzle-theme-{puzzles()[0].theme}") in said
    assert texts.say("puzzle-again-typed", word="solution") in said


@pytest.mark.parametrize("words", [["1"], ["today"], [], ["--theme", puzzles()[0].theme]])
def test_the_command_asks_a_puzzle(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    today = puzzle_of_day(datetime.now(UTC).date())
    assert main(["puzzles", *words]) == 0
    asked = puzzles()[0] if words not in (["today"], []) else today
    assert f"Puzzle {puzzles().index(asked) + 1} of {len(puzzles())}" in one_line(capsys.readouterr().out)
