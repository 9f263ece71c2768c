"""Puzzles in the terminal: a position in which only the best move is played, and any other is answered."""

import random
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

from oddville.analysis.puzzle_answers import puzzle_answer
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.puzzles.collection import puzzles
from oddville.games.puzzles.puzzle import Puzzle
from oddville.terminal import line_mode
from oddville.terminal.commands import run_command, say
from oddville.terminal.move_texts import describe
from oddville.terminal.screen import Screen, screen_for
from oddville.terminal.session import HUMAN, Session, names_for
from oddville.texts import Texts

FORBIDDEN_COMMANDS: Final = ("load", "undo", "hint")
"""Commands that would leave the puzzle or give its solution away."""
SOLUTION: Final = "solution"


class PuzzleSession(Session):
    def __init__(self, puzzle: Puzzle, texts: Texts, screen: Screen) -> None:
        self.puzzle = puzzle
        self.is_solved = False
        seats = (HUMAN,) * puzzle.players
        names = names_for(seats, (), texts)
        super().__init__(puzzle.game(), seats, names, texts, screen, random.Random(puzzle.id))

    def play(self, move: Move | str) -> None:
        """Play the answer, which closes the session; say what another legal move leads to."""
        parsed = self.game.parse(move) if isinstance(move, str) else move
        if parsed.text == self.puzzle.answer:
            before, self.is_solved, self.closed = self.game, True, True
            super().play(parsed)
            self._say_solution(before, "puzzle-right")
        elif parsed in self.game.legal_moves:
            self._say_wrong(parsed)
        else:
            super().play(parsed)  # refuses it

    def show_solution(self) -> None:
        self._say_solution(self.game, "puzzle-solution")

    def _say_solution(self, game: Game, message: str) -> None:
        answer = self.puzzle.answer
        second = max(value.chance for value in self.puzzle.values[1:])
        facts = {"chance": self.puzzle.values[0].chance, "second": second}
        say(self, message, words=self._words(game, answer), **facts)
        self._say_more(game, answer)

    def _say_wrong(self, move: Move) -> None:
        facts = {"chance": self.puzzle.value_of(move.text).chance, "best": self.puzzle.values[0].chance}
        say(self, "puzzle-wrong", words=self._words(self.game, move.text), **facts)
        self._say_more(self.game, move.text)
        say(self, "puzzle-again-typed", word=SOLUTION)

    def _say_more(self, game: Game, move: str) -> None:
        """The reasons, and the reply of the next player."""
        answer = puzzle_answer(game, self.puzzle.value_of(move))
        for sentence in answer.reasons:
            self.screen.say("- " + self.texts.say(sentence.message, sentence.facts), "  ")
        for sentence in answer.reply:
            said = self.texts.say(sentence.message, sentence.facts)
            self.screen.say("- " + self.texts.say("puzzle-reply", said=said), "  ")

    def _words(self, game: Game, move: str) -> str:
        return self.texts.say("terminal-move", words=describe(game, game.parse(move), self.texts), move=move)


def solve(selection: Sequence[Puzzle], texts: Texts, stdin: TextIO, stdout: TextIO) -> int:
    """Ask the puzzles one after the other; returns the exit code 0."""
    screen = screen_for(stdin, stdout)
    screen.edit_lines()
    for puzzle in selection:
        session = PuzzleSession(puzzle, texts, screen)
        if not _ask(session):
            number = puzzles().index(puzzle) + 1
            screen.say(session.texts.say("puzzle-left", number=number))
            return 0
        texts = texts.in_language(session.texts.language)
    return 0


def title_of(puzzle: Puzzle, texts: Texts) -> str:
    every = puzzles()
    facts = {"number": every.index(puzzle) + 1, "count": len(every), "difficulty": puzzle.difficulty}
    return texts.say("puzzle-title", facts, theme=texts.say(f"puzzle-theme-{puzzle.theme}"))


def _ask(session: PuzzleSession) -> bool:
    """Returns whether the puzzle was solved."""
    _begin(session)
    try:
        while not session.closed:
            if session.needs_display:
                session.needs_display = False
                line_mode.present(session)
            _answer(session, session.screen.ask(line_mode.prompt(session)))
    except (EOFError, KeyboardInterrupt):
        return False
    return session.is_solved


def _begin(session: PuzzleSession) -> None:
    session.screen.print()
    session.screen.say(title_of(session.puzzle, session.texts))
    say(session, "puzzle-ask", player=session.game.player)
    say(session, "puzzle-type", word=SOLUTION)
    run_command(session, "city", "")


def _answer(session: PuzzleSession, line: str) -> None:
    word = line.strip().partition(" ")[0].lower()
    if word in FORBIDDEN_COMMANDS:
        say(session, "puzzle-not-here", word=word)
    elif word == SOLUTION:
        session.show_solution()
    else:
        line_mode.answer(session, line)


def puzzles_of(themes: Sequence[str], start: int = 0) -> Iterator[Puzzle]:
    """The puzzles of some themes, from a place on."""
    return (puzzle for puzzle in puzzles()[start:] if puzzle.theme in themes)
