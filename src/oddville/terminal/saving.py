"""Games in files: written whole or not at all, read without trusting them."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from oddville.cards.printed import Edition
from oddville.games.errors import InvalidRecord, OddVilleError
from oddville.games.game import Game
from oddville.games.record import MOST_CHARACTERS, Record, parse_record
from oddville.games.replay import replay

AUTOSAVE: Final = "oddville-autosave.odd"
MOST_BYTES: Final = 4 * MOST_CHARACTERS


class FileTrouble(OddVilleError):
    """A file that cannot be read or written."""


def place_of(name: str) -> Path:
    """The path that a person has typed."""
    try:
        return Path(name).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise FileTrouble("error-file", file=name[:60], reason=_reason(error)) from None


def read_record(path: Path) -> Record:
    """The record of a file."""
    return parse_record(read_text(path))


def read_text(path: Path) -> str:
    """The text of a record's file."""
    try:
        if not path.is_file() and path.exists():
            raise FileTrouble("terminal-not-a-file", file=str(path))
        if path.stat().st_size > MOST_BYTES:
            raise InvalidRecord("record-size", 1, 1, most=MOST_CHARACTERS)
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise FileTrouble("terminal-not-utf8", file=str(path)) from None
    except OddVilleError:
        raise
    except (OSError, ValueError) as error:
        raise FileTrouble("error-file", file=str(path), reason=_reason(error)) from None


def read_game(path: Path, edition: Edition | None) -> tuple[Game, Record]:
    """The game of a file; `edition` serves a record that was played with just these cards."""
    record = read_record(path)
    wanted = record.headers["edition"].rpartition(" ")[2]
    known = edition if edition is not None and edition.hash == wanted else None
    return replay(record, known), record


def write_record(path: Path, record: Record) -> None:
    """Write a record."""
    write_text(path, str(record))


def write_text(path: Path, text: str) -> None:
    """Write the file beside its place first, and then move it there."""
    beside = path.with_name(f".{path.name[:40]}.{os.getpid()}.part")
    try:
        if path.exists() and not path.is_file():
            raise FileTrouble("terminal-not-a-file", file=str(path))
        beside.write_text(text, "utf-8", newline="\n")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        if isinstance(error, OddVilleError):
            raise
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise FileTrouble("terminal-not-written", file=str(path), reason=_reason(error)) from None


def is_earlier(path: Path, record: Record) -> bool:
    """Whether the file holds the same game at an earlier moment, so that nothing is lost by writing over it."""
    try:
        older = read_record(path)
    except OddVilleError:
        return False
    same = all(
        older.headers.get(key) == record.headers.get(key) for key in ("edition", "seed", "deal", "start")
    )
    moves = [ply.text for ply in record.plies]
    return same and [ply.text for ply in older.plies] == moves[: len(older.plies)]


def free_name(folder: Path, name: str = AUTOSAVE) -> Path:
    """The first name in the folder that no file has."""
    return next(path for path in _names(folder, name) if not os.path.lexists(path))


def _names(folder: Path, name: str) -> Iterator[Path]:
    stem, dot, end = name.rpartition(".")
    yield folder / name
    for number in range(2, 1_000_000):
        yield folder / f"{stem}-{number}{dot}{end}"


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
