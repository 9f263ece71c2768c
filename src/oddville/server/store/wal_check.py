"""Finds damage inside SQLite's write-ahead log, after which SQLite would ignore all later transactions.

SQLite takes a frame with a wrong checksum for the end of the log, as a power cut may leave it. But a transaction is
written only after the one before it was flushed. If later transactions follow the wrong frame, it was complete once,
and to go on without them would lose moves silently. The format: https://sqlite.org/walformat.html.
"""

import struct
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = struct.Struct(">8I")
"""Magic, format, page size, checkpoint number, two salts, two sums."""
FRAME: Final = struct.Struct(">6I")
"""Page number, pages of the database after a commit or 0, two salts, two sums."""
MAGIC: Final = 0x377F0682
"""The last bit is set if the checksums read the file in big-endian order."""
_LOW: Final = 0xFFFFFFFF
Sums = tuple[int, int]


class WalDamage(NamedTuple):
    frame: int
    """The first wrong frame, from 1; 0 is the header of the file."""
    lost: int
    """How many transactions after it would be ignored."""


def find_damage(wal: Path) -> WalDamage | None:
    """Damage in the log of a database that no program has open."""
    data = memoryview(wal.read_bytes())
    if len(data) < HEADER.size:
        return None
    header = HEADER.unpack_from(data)
    order = ">" if header[0] & 1 else "<"
    frames = _frames(data, header[2])
    if header[0] & ~1 != MAGIC or _sums(data[:24], order, (0, 0)) != header[6:]:
        salts = frames[0][2:4] if frames else ()
        lost = _commits(frames, salts)
        return WalDamage(0, lost) if lost else None
    return _damage(data, header, order, frames)


def _frames(data: memoryview, page_size: int) -> list[tuple[int, ...]]:
    """The headers of all frames."""
    if page_size not in (1 << bits for bits in range(9, 17)):
        page_size = 4096
    step = FRAME.size + page_size
    return [FRAME.unpack_from(data, at) for at in range(HEADER.size, len(data) - step + 1, step)]


def _damage(
    data: memoryview, header: tuple[int, ...], order: str, frames: list[tuple[int, ...]]
) -> WalDamage | None:
    sums, salts, step = (header[6], header[7]), header[4:6], FRAME.size + header[2]
    for index, frame in enumerate(frames):
        at = HEADER.size + index * step
        sums = _sums(data[at + FRAME.size : at + step], order, _sums(data[at : at + 8], order, sums))
        if frame[2:4] != salts or sums != frame[4:]:
            lost = _commits(frames[index:], salts)
            return WalDamage(index + 1, lost) if lost > 1 else None
    return None


def _commits(frames: list[tuple[int, ...]], salts: tuple[int, ...]) -> int:
    """How many transactions end in these frames; one alone may be what a power cut left of the last."""
    return sum(1 for frame in frames if frame[1] and frame[2:4] == salts)


def _sums(part: memoryview, order: str, sums: Sums) -> Sums:
    first, second = sums
    words = struct.unpack(f"{order}{len(part) // 4}I", part)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _LOW
        second = (second + odd + first) & _LOW
    return first, second
