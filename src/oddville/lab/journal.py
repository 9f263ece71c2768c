"""A journal of finished tasks in a JSON-lines file, so that long work can be interrupted and resumed.

The first line names the job, each further line is one result. A file of another job is refused. An incomplete last
line, as a crash leaves it, is removed.
"""

import hashlib
import json
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from oddville.cards.facts import reason_of
from oddville.games.errors import OddVilleError
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

try:
    import fcntl
except ImportError:  # Windows has no such locks: two runs may use the same file
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")


class Journal:
    """The results of one job by task number; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, job: Mapping[str, Any]) -> None:
        self.path = path
        self.done: dict[int, Any] = {}
        self._file = None if path is None else _open_locked(path)
        if self._file is not None:
            self._load(self._file, job)

    def add(self, number: int, result: Any) -> None:
        if self._file is not None:
            _write(self._file, {"task": number, "result": result})
        self.done[number] = result  # last, so that an interrupt never leaves more here than in the file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _load(self, file: BinaryIO, job: Mapping[str, Any]) -> None:
        try:
            lines = _complete_lines(file)
            if lines:
                self._read(lines, job)
            else:
                _write(file, {"journal": digest_of(job), "job": job})
        except BaseException:
            file.close()
            raise

    def _read(self, lines: list[bytes], job: Mapping[str, Any]) -> None:
        header = _parse(lines[0])
        if header is None or "journal" not in header:
            raise OddVilleError("error-journal-none", file=str(self.path))
        if header["journal"] != digest_of(job):
            difference = _difference(header.get("job"), job)
            raise OddVilleError("error-journal-other", file=str(self.path), difference=difference)
        for line_number, line in enumerate(lines[1:], 2):
            entry = _parse(line)
            if entry is None or not isinstance(entry.get("task"), int) or "result" not in entry:
                raise OddVilleError("error-journal-line", file=str(self.path), line=line_number)
            self.done[entry["task"]] = entry["result"]


def run_journaled(
    work: Callable[[T], Any],
    tasks: Iterable[tuple[int, T]],
    journal: Journal,
    runner: Runner,
    progress: Progress,
) -> Generator[int, None, None]:
    """Run the tasks that the journal lacks; yields each number once its result is written. Closing it ends the run."""
    missing = ((number, task) for number, task in tasks if number not in journal.done)
    with closing(runner.run(work, missing)) as results:
        for number, result in results:
            journal.add(number, result)
            progress(1)
            yield number


def digest_of(job: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(job, sort_keys=True).encode()).hexdigest()[:16]


def _open_locked(path: Path) -> BinaryIO:
    try:
        file = path.open("a+b")
    except OSError as error:
        raise OddVilleError("error-write", file=str(path), reason=reason_of(error)) from None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise OddVilleError("error-journal-busy", file=str(path)) from None
    return file


def _complete_lines(file: BinaryIO) -> list[bytes]:
    """The lines of the file; an incomplete last one is truncated."""
    file.seek(0)
    *lines, rest = file.read().split(b"\n")
    if rest:
        if not lines and _parse(rest) is None and not rest.startswith(b'{"journal"'):
            return [rest]  # no journal at all: leave it as it is
        file.truncate(sum(len(line) + 1 for line in lines))
    return lines


def _parse(line: bytes) -> dict[str, Any] | None:
    try:
        entry = json.loads(line)
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None


def _difference(theirs: object, ours: Mapping[str, Any]) -> str:
    """The keys in which two jobs differ, as `key: theirs ≠ ours`."""
    if not isinstance(theirs, dict):
        return "–"
    keys = sorted(key for key in {*theirs, *ours} if theirs.get(key) != json.loads(json.dumps(ours.get(key))))
    return "; ".join(f"{key}: {theirs.get(key)} ≠ {ours.get(key)}"[:200] for key in keys)


def _write(file: BinaryIO, entry: Mapping[str, Any]) -> None:
    file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
    file.flush()
