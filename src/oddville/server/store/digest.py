"""The digest at the end of a backup: SHA-256 of all bytes before it, which SQLite ignores."""

import hashlib
import os
from pathlib import Path
from typing import Final, Literal

MARK: Final = b"oddville sha256 "
SIZE: Final = len(MARK) + hashlib.sha256().digest_size
SECTOR: Final = 512
"""The size of a database is a multiple of it."""
_BLOCK: Final = 1 << 20
State = Literal["right", "wrong", "missing"]


def add_digest(path: Path) -> None:
    digest = _digest(path, path.stat().st_size)
    with path.open("ab") as file:
        file.write(MARK + digest)
        file.flush()
        os.fsync(file.fileno())


def digest_state(path: Path) -> State:
    length = path.stat().st_size - SIZE
    if length < 0:
        return "missing"
    with path.open("rb") as file:
        file.seek(length)
        ending = file.read()
    if not ending.startswith(MARK) and length % SECTOR:
        return "missing"
    return "right" if ending == MARK + _digest(path, length) else "wrong"


def remove_digest(path: Path) -> None:
    if digest_state(path) != "missing":
        os.truncate(path, path.stat().st_size - SIZE)


def _digest(path: Path, length: int) -> bytes:
    """The digest of the first bytes of a file."""
    hashing = hashlib.sha256()
    with path.open("rb") as file:
        while length and (block := file.read(min(length, _BLOCK))):
            hashing.update(block)
            length -= len(block)
    return hashing.digest()
