"""A journal of long work: what is finished stands in a file, so that the work can be interrupted and gone on with.

The first line of the file tells which job it belongs to; each further line is one result. Another job's file is
refused. A last line that was cut short, as happens when a machine goes down, is taken out.
"""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from oddville.games.errors import OddVilleError

try:
    import fcntl
except ImportError:  # not there on Windows; then nothing keeps two runs apart
    fcntl = None  # type: ignore[assignment]


class Journal:
    """The results of one job by number, each kept in a file as soon as it is added; without a file, in memory."""

    def __init__(self, path: Path | None, job: Mapping[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Any] = {}
        """What is finished, by the number of the task."""
        self._file = None if path is None else _opened(path)
        if self._file is not None:
            self._begin(self._file, job)

    def add(self, number: int, result: Any) -> None:
        """Keep a result."""
        self.done[number] = result
        if self._file is not None:
            _write(self._file, {"task": number, "result": result})

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _begin(self, file: BinaryIO, job: Mapping[str, Any]) -> None:
        try:
            lines = _whole_lines(file)
            if lines:
                self._read(lines, job)
            else:
                _write(file, {"journal": digest_of(job), "job": job})
        except BaseException:
            file.close()
            raise

    def _read(self, lines: list[bytes], job: Mapping[str, Any]) -> None:
        header = _entry(lines[0])
        if header is None or "journal" not in header:
            raise OddVilleError("error-journal-none", file=str(self.path))
        if header["journal"] != digest_of(job):
            difference = _difference(header.get("job"), job)
            raise OddVilleError("error-journal-other", file=str(self.path), difference=difference)
        for place, line in enumerate(lines[1:], 2):
            entry = _entry(line)
            if entry is None or not isinstance(entry.get("task"), int) or "result" not in entry:
                raise OddVilleError("error-journal-line", file=str(self.path), line=place)
            self.done[entry["task"]] = entry["result"]


def digest_of(job: Mapping[str, Any]) -> str:
    """A short text that differs between different jobs."""
    return hashlib.sha256(json.dumps(job, sort_keys=True).encode()).hexdigest()[:16]


def _opened(path: Path) -> BinaryIO:
    """The file, made if there is none, and ours alone while we hold it."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise OddVilleError("error-write", file=str(path), reason=error.strerror or str(error)) from None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise OddVilleError("error-journal-busy", file=str(path)) from None
    return file


def _whole_lines(file: BinaryIO) -> list[bytes]:
    """The lines of the file; one without its end is taken out of it."""
    file.seek(0)
    *lines, rest = file.read().split(b"\n")
    if rest:
        if not lines and _entry(rest) is None and not rest.startswith(b'{"journal"'):
            return [rest]  # this was never ours: leave it as it is
        file.truncate(sum(len(line) + 1 for line in lines))
    return lines


def _entry(line: bytes) -> dict[str, Any] | None:
    try:
        entry = json.loads(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


def _difference(theirs: object, ours: Mapping[str, Any]) -> str:
    """What is different in the other job, as `key: theirs, ours`."""
    if not isinstance(theirs, dict):
        return "–"
    keys = sorted(key for key in {*theirs, *ours} if theirs.get(key) != json.loads(json.dumps(ours.get(key))))
    return "; ".join(f"{key}: {theirs.get(key)} ≠ {ours.get(key)}"[:200] for key in keys)


def _write(file: BinaryIO, entry: Mapping[str, Any]) -> None:
    file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
    file.flush()
