"""What becomes of a bot that fails: an incident that tells who, when and what."""

import inspect
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from oddville.bots.spec import shown
from oddville.games.errors import OddVilleError
from oddville.texts import Texts


class BotFailed(OddVilleError):
    """A bot that gave no legal move."""


@dataclass(frozen=True, slots=True)
class Incident:
    """One failure of a bot in a game, and the move that was played instead."""

    bot: str
    """The text that names the bot."""
    when: Mapping[str, Any]
    """Which `player`, in which `turn`, and the `number` of the move in the game, from 1."""
    move: str
    """The move that was chosen in its place."""
    message: str
    facts: Mapping[str, Any]
    is_news: bool = True
    """Whether people should be told; nobody needs to hear again of a bot that was given up."""
    is_last: bool = False
    """Whether the bot is given up by this."""

    def in_words(self, texts: Texts) -> str:
        """The sentences of it."""
        what = texts.say(self.message, self.facts)
        said = texts.say("bot-incident", self.when, bot=shown(self.bot), what=what, move=self.move)
        return f"{said} {texts.say('bot-gives-up')}" if self.is_last else said


def file_of(thing: object) -> str | None:
    """The file in which the class of a thing is written."""
    try:
        return inspect.getfile(type(thing))
    except (OSError, TypeError):
        return None


def told_of(error: BaseException, file: str | None = None) -> dict[str, Any]:
    """An exception as facts: its kind, its text, and the line where it happened, in `file` where that is known."""
    try:
        text = str(error)
    except Exception:  # a bot's own exception may be broken too
        text = ""
    kind = type(error).__name__
    return {"error": shown(f"{kind}: {text}" if text else kind), "line": _line(error, file)}


def _line(error: BaseException, file: str | None) -> str:
    """`name.py:12`: the deepest line, within the file if one is named."""
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return _place(error.filename, error.lineno)
    frames = traceback.extract_tb(error.__traceback__)
    within = [frame for frame in frames if frame.filename == file] or frames
    return _place(within[-1].filename, within[-1].lineno or 0) if within else "?"


def _place(file: str, line: int) -> str:
    return f"{file.rpartition('/')[2]}:{line}"
