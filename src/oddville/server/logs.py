"""What the server writes about itself: one line for each event, plain or JSON, and no secret in any.

An event is a short name and facts. Query strings, bodies, headers and tokens are never among them.
"""

import json
import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, Final, TextIO

LOGGER: Final = logging.getLogger("oddville")
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{20,}")
"""Anything as long as a token, wherever it stands."""
LONGEST: Final = 200
EVERY: Final = 60.0
"""Seconds between two lines of a library that say the same."""
MOST_REMEMBERED: Final = 200
_USUAL: Final = frozenset(
    (*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message")
)


def say(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Write down an event."""
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts})


def fail(event: str, error: BaseException, **facts: Any) -> None:
    """Write down what went wrong inside."""
    say(event, logging.ERROR, **_about(error), **facts)


def masked(text: str) -> str:
    """A text from outside as it may be written: short, on one line, and nothing in it that may be a token."""
    short = _SECRET.sub("…", text[: LONGEST * 2])[:LONGEST]
    return "".join(letter if letter.isprintable() else "?" for letter in short)


class _Sparing(logging.Filter):
    """Lets each thing that a library says through once in a while: one line for each bad request fills a disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[object, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written; it then tells how many like it were not."""
        if record.name.startswith(LOGGER.name):
            return True
        now, (at, left_out) = self._clock(), self._said.get(record.msg, (-EVERY, 0))
        if now - at < EVERY:
            self._said[record.msg] = (at, left_out + 1)
            return False
        if len(self._said) >= MOST_REMEMBERED:
            self._said.clear()
        self._said[record.msg] = (now, 0)
        if left_out:
            record.left_out = left_out
        return True


class _Lines(logging.Formatter):
    """Plain lines for people, JSON for programs."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        is_ours = record.name.startswith(LOGGER.name)
        # what a library says may hold what a client sent, and so may the error that goes with it
        event = str(record.msg) if is_ours else masked(record.getMessage())
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "event": event, **_facts(record)}
        return json.dumps(line, ensure_ascii=False, default=str) if self._as_json else _plain(line)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """What was handed over with an event."""
    given = {key: value for key, value in vars(record).items() if key not in _USUAL}
    facts = {**given.pop("facts", {}), **given}
    if record.exc_info and record.exc_info[1]:
        facts |= _about(record.exc_info[1])
    return facts


def _about(error: BaseException) -> dict[str, Any]:
    """An error and its place in the code; what it says is masked, as it may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    return {"kind": type(error).__name__, "says": masked(str(error)), "places": places}


def _plain(line: dict[str, Any]) -> str:
    at, level, event = line.pop("at"), line.pop("level"), line.pop("event")
    facts = " ".join(f"{key}={_word(value)}" for key, value in line.items())
    return f"{at} {level:7} {event} {facts}".rstrip()


def _word(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if re.fullmatch(r"[^\s\"=]+", text) else json.dumps(text, ensure_ascii=False)


def begin_logs(form: str, level: str, stream: TextIO | None = None) -> None:
    """Let all logs go to one place in one form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Lines(form == "json"))
    handler.addFilter(_Sparing())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # at `info` it writes the query string of every socket
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
