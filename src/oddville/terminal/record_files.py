"""Record files: written atomically, read with checks."""

import contextlib
import os
from itertools import chain, count
from pathlib import Path
from typing import Final

from oddville.cards.facts import reason_of
from oddville.cards.printed import Edition
from oddville.games.errors import InvalidRecord, OddVilleError
from oddville.games.game import Game
from oddville.games.records.record import MAX_CHARACTERS, Record, parse_record
from oddville.games.records.replay import replay

AUTOSAVE: Final = "oddville-autosave.odd"
MAX_BYTES: Final = 4 * MAX_CHARACTERS


class FileError(OddVilleError): ...


def resolved_path(name: str) -> Path:
    try:
        return Path(name).expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise FileError("error-file", file=name[:60], reason=reason_of(error)) from None


def read_record(path: Path) -> Record:
    return parse_record(read_text(path))


def read_text(path: Path) -> str:
    try:
        if not path.is_file() and path.exists():
            raise FileError("terminal-not-a-file", file=str(path))
        if path.stat().st_size > MAX_BYTES:
            raise InvalidRecord("record-size", 1, 1, most=MAX_CHARACTERS)
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise FileError("terminal-not-utf8", file=str(path)) from None
    except OddVilleError:
        raise
    except (OSError, ValueError) as error:
        raise FileError("error-file", file=str(path), reason=reason_of(error)) from None


def read_game(path: Path, edition: Edition | None) -> tuple[Game, Record]:
    """`edition` is used if the record was played with it."""
    record = read_record(path)
    edition_hash = record.headers["edition"].rpartition(" ")[2]
    own_edition = edition if edition is not None and edition.hash == edition_hash else None
    return replay(record, own_edition), record


def write_text(path: Path, text: str) -> None:
    """Write a temporary file, then move it into place."""
    part = path.with_name(f".{path.name[:40]}.{os.getpid()}.part")
    try:
        if path.exists() and not path.is_file():
            raise FileError("terminal-not-a-file", file=str(path))
        part.write_text(text, "utf-8", newline="\n")
        os.replace(part, path)
    except (OSError, ValueError) as error:
        if isinstance(error, OddVilleError):
            raise
        with contextlib.suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise FileError("terminal-not-written", file=str(path), reason=reason_of(error)) from None


def is_earlier(path: Path, record: Record) -> bool:
    """Whether the file has an earlier moment of the same game, so that overwriting loses nothing."""
    try:
        older = read_record(path)
    except OddVilleError:
        return False
    keys = ("edition", "seed", "deal", "start")
    same = all(older.headers.get(key) == record.headers.get(key) for key in keys)
    moves = [ply.text for ply in record.plies]
    return same and [ply.text for ply in older.plies] == moves[: len(older.plies)]


def free_name(folder: Path, name: str = AUTOSAVE) -> Path:
    stem, dot, end = name.rpartition(".")
    numbered = (f"{stem}-{number}{dot}{end}" for number in count(2))
    paths = (folder / each for each in chain([name], numbered))
    return next(path for path in paths if not os.path.lexists(path))
