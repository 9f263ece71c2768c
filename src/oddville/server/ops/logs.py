"""The server's log: one line for each event, plain or JSON.

An event is a short name with facts. Query strings, bodies, headers and tokens are never logged.
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
"""Anything as long as a token."""
MAX_LENGTH: Final = 200
REPEAT_SECONDS: Final = 60.0
"""The least time between two equal lines of a library."""
MAX_REMEMBERED: Final = 200
_STANDARD_ATTRIBUTES: Final = frozenset(
    (*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message")
)


def log_event(event: str, level: int = logging.INFO, **facts: Any) -> None:
    if LOGGER.isEnabledFor(level):
        LOGGER.log(level, event, extra={"facts": facts})


def log_error(event: str, error: BaseException, **facts: Any) -> None:
    log_event(event, logging.ERROR, **_describe(error), **facts)


def mask(text: str) -> str:
    """Text from outside, made safe to log: short, on one line, without anything that may be a token."""
    short = _SECRET.sub("…", text[: MAX_LENGTH * 2])[:MAX_LENGTH]
    return "".join(letter if letter.isprintable() else "?" for letter in short)


class RepeatFilter(logging.Filter):
    """Limits equal lines of libraries, because a line for each bad request would fill the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[object, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.startswith(LOGGER.name):
            return True
        now, (at, left_out) = self._clock(), self._last.get(record.msg, (-REPEAT_SECONDS, 0))
        if now - at < REPEAT_SECONDS:
            self._last[record.msg] = (at, left_out + 1)
            return False
        if len(self._last) >= MAX_REMEMBERED:
            self._last.clear()
        self._last[record.msg] = (now, 0)
        if left_out:
            record.left_out = left_out
        return True


class _LineFormatter(logging.Formatter):
    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        is_ours = record.name.startswith(LOGGER.name)
        # a library's message may contain what a client sent
        event = str(record.msg) if is_ours else mask(record.getMessage())
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": at, "level": record.levelname.lower(), "event": event, **_facts(record)}
        return json.dumps(line, ensure_ascii=False, default=str) if self._as_json else _plain(line)


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    extra = {key: value for key, value in vars(record).items() if key not in _STANDARD_ATTRIBUTES}
    facts = {**extra.pop("facts", {}), **extra}
    if record.exc_info and record.exc_info[1]:
        facts |= _describe(record.exc_info[1])
    return facts


def _describe(error: BaseException) -> dict[str, Any]:
    """The type, masked message and traceback of an error."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    return {"kind": type(error).__name__, "says": mask(str(error)), "places": places}


def _plain(line: dict[str, Any]) -> str:
    at, level, event = line.pop("at"), line.pop("level"), line.pop("event")
    facts = " ".join(f"{key}={_word(value)}" for key, value in line.items())
    return f"{at} {level:7} {event} {facts}".rstrip()


def _word(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if re.fullmatch(r"[^\s\"=]+", text) else json.dumps(text, ensure_ascii=False)


def configure_logging(form: str, level: str, stream: TextIO | None = None) -> None:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_LineFormatter(form == "json"))
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    for old in root.handlers[:]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # at `info` it logs the query string of every WebSocket
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
