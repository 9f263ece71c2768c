"""The lessons in the terminal: a game in which each step accepts only its own moves."""

import random
from typing import TextIO

from oddville.games.learning.lessons import OTHER, Lesson, Step, lessons
from oddville.games.moves import Move
from oddville.terminal import line_mode
from oddville.terminal.commands import say
from oddville.terminal.screen import Screen, screen_for
from oddville.terminal.session import HUMAN, Session, names_for
from oddville.texts import Texts

MAX_NAMED_MOVES = 4
"""How many of the accepted moves a message names."""
FORBIDDEN_COMMANDS = ("load", "undo")
"""Commands that would leave the lesson."""


class LessonSession(Session):
    """A session in which the lesson plays the other player."""

    def __init__(self, lesson: Lesson, texts: Texts, screen: Screen) -> None:
        self.lesson = lesson
        self.place = 0
        seats = (HUMAN, HUMAN)
        names = names_for(seats, ("", OTHER), texts)
        super().__init__(lesson.game(), seats, names, texts, screen, random.Random(lesson.id))

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.place]

    def play(self, move: Move | str) -> None:
        """Play a move that the step accepts, then the replies, and begin the next step."""
        parsed = self.game.parse(move) if isinstance(move, str) else move
        if parsed in self.game.legal_moves and not self.step.accepts(parsed.text):
            examples = self.texts.list(self.step.moves(self.game)[:MAX_NAMED_MOVES], "or")
            say(self, "learn-other", move=parsed.text, wanted=examples)
            return
        super().play(parsed)
        for answer in self.step.then:
            super().play(answer)
        self.place += 1
        self.closed = self.place == len(self.lesson.steps)
        say(self, self.lesson.done if self.closed else self.step.message)


def learn(begin: Lesson, texts: Texts, stdin: TextIO, stdout: TextIO) -> int:
    """Teach the lessons from `begin` on; returns the exit code 0."""
    screen = screen_for(stdin, stdout)
    screen.edit_lines()
    course = lessons()
    for lesson in course[course.index(begin) :]:
        number = course.index(lesson) + 1
        screen.print()
        title = texts.say(lesson.title)
        screen.say(texts.say("learn-welcome", number=number, lessons=len(course), title=title))
        if lesson.bot is not None:
            screen.say(texts.say(lesson.done))
            seats = [HUMAN, lesson.bot]
            return line_mode.run(seats, [], edition=lesson.edition, texts=texts, stdin=stdin, stdout=stdout)
        session = LessonSession(lesson, texts, screen)
        if not teach(session):
            screen.say(session.texts.say("learn-left", lesson=lesson.id))
            return 0
        texts = texts.in_language(session.texts.language)
        if lesson.puzzles is not None:
            screen.say(texts.say("puzzle-lesson-typed", id=lesson.puzzles))
    return 0


def teach(session: LessonSession) -> bool:
    """Returns whether the lesson was finished."""
    say(session, "learn-type")
    say(session, session.step.message)
    session.needs_display = False
    try:
        while not session.closed:
            _answer(session, session.screen.ask(line_mode.prompt(session)))
    except (EOFError, KeyboardInterrupt):
        return False
    return session.place == len(session.lesson.steps)


def _answer(session: LessonSession, line: str) -> None:
    word, language = line.strip().partition(" ")[0].lower(), session.texts.language
    if word in FORBIDDEN_COMMANDS:
        say(session, "learn-not-here", word=word)
    else:
        line_mode.answer(session, line)
    if session.texts.language != language:
        say(session, session.step.message)
