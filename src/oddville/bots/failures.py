"""Failures of bots, and how they are reported."""

import inspect
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oddville.bots.spec import one_line
from oddville.games.errors import OddVilleError
from oddville.texts import Texts


class BotFailed(OddVilleError):
    """A bot did not answer with a legal move."""


@dataclass(frozen=True, slots=True)
class Incident:
    """A failure of a bot in a game, and the move that was played instead."""

    bot: str
    when: Mapping[str, Any]
    """The `player`, the `turn` and the `number` of the move in the game, from 1."""
    move: str
    """The substitute move."""
    message: str
    facts: Mapping[str, Any]
    should_report: bool = True
    """False once the bot has been given up."""
    is_last: bool = False
    """Whether the bot is given up after this one."""

    def in_words(self, texts: Texts) -> str:
        what = texts.say(self.message, self.facts)
        sentence = texts.say("bot-incident", self.when, bot=one_line(self.bot), what=what, move=self.move)
        return f"{sentence} {texts.say('bot-gives-up')}" if self.is_last else sentence


def source_file(instance: object) -> str | None:
    try:
        return inspect.getfile(type(instance))
    except (OSError, TypeError):
        return None


def exception_facts(error: BaseException, file: str | None = None) -> dict[str, Any]:
    """The type, text and line of an exception; the line in `file` if it has one there."""
    try:
        text = str(error)
    except Exception:  # an exception class of the bot may be broken
        text = ""
    kind = type(error).__name__
    return {"error": one_line(f"{kind}: {text}" if text else kind), "line": _line(error, file)}


def _line(error: BaseException, file: str | None) -> str:
    """`name.py:12`: the innermost line, preferably in the given file."""
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return _place(error.filename, error.lineno)
    frames = traceback.extract_tb(error.__traceback__)
    within = [frame for frame in frames if frame.filename == file] or frames
    return _place(within[-1].filename, within[-1].lineno or 0) if within else "?"


def _place(file: str, line: int) -> str:
    return f"{file.rpartition('/')[2]}:{line}"
