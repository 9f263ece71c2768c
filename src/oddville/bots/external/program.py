"""A program that exchanges lines over its standard input and output, and is not trusted.

One thread waits for a line, writes the input and drains the error output, so that neither side can block the other.
POSIX only, because of selectable pipes and process groups.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import IO, Final

from oddville.bots.failures import BotFailed
from oddville.bots.spec import one_line
from oddville.cards.facts import reason_of

POSSIBLE: Final = os.name == "posix"
MAX_BYTES: Final = 4_000_000
"""How much a program may write before its answer is complete."""
CHUNK: Final = 65_536
MAX_ERROR_BYTES: Final = 4_096
"""How much of the end of the error output is kept."""
MAX_FORWARDED_BYTES: Final = 100_000
"""How much of the error output is forwarded for one answer."""
GRACE: Final = 0.5
"""How many seconds a program has to exit when it is no longer needed."""


class Program:
    """A running program in its own process group, so that its children end with it.

    `forward_errors` copies its error output to ours.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        *,
        forward_errors: bool = False,
    ) -> None:
        self._forward_errors = forward_errors
        self._left_to_forward = 0
        self._unread = b""
        self._errors = b""
        self._is_killed = False
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env=environment,
            )
        except (OSError, ValueError) as error:
            raise BotFailed(
                "bot-program-start", program=one_line(command[0]), reason=one_line(reason_of(error))
            ) from None
        self._input, self._output, self._error_output = map(_pipe, self._pipes())

    def _pipes(self) -> tuple[IO[bytes] | None, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    def last_error(self) -> dict[str, str]:
        """The last line of its error output, as facts."""
        lines = [line for line in self._errors.decode(errors="replace").split("\n") if line.strip()]
        return (
            {"has_output": "yes", "words": one_line(lines[-1])}
            if lines
            else {"has_output": "no", "words": ""}
        )

    def line(self, sending: bytes, deadline: float, max_bytes: int = MAX_BYTES) -> bytes:
        """Send data and return the next line; `deadline` is a time of the monotonic clock."""
        self._left_to_forward = MAX_FORWARDED_BYTES if self._forward_errors else 0
        try:
            return self._line(memoryview(sending), deadline, max_bytes)
        except BaseException:
            self.kill()  # a late answer would be taken for the answer to another request
            raise

    def _line(self, sending: memoryview, deadline: float, max_bytes: int) -> bytes:
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._error_output, selectors.EVENT_READ)
            if sending:
                selector.register(self._input, selectors.EVENT_WRITE)
            while b"\n" not in self._unread:
                if len(self._unread) > max_bytes:
                    raise BotFailed("bot-program-flood", most=MAX_BYTES)
                left = deadline - time.monotonic()
                if left <= 0:
                    raise TimeoutError
                ready = {key.fileobj for key, _ in selector.select(left)}
                if self._error_output in ready and not self._read_errors():
                    selector.unregister(self._error_output)
                if self._input in ready:
                    sending = self._send(sending)
                    if not sending:
                        selector.unregister(self._input)
                if self._output in ready:
                    self._read()
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _send(self, sending: memoryview) -> memoryview:
        """Write what the pipe takes and return the rest; a program that has closed its input may still answer."""
        try:
            return sending[os.write(self._input, sending[:CHUNK]) :]
        except BlockingIOError:
            return sending
        except BrokenPipeError:
            return sending[:0]

    def _read(self) -> None:
        try:
            chunk = os.read(self._output, CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise self._end_failure()
        self._unread += chunk

    def _read_errors(self) -> bool:
        """Read the error output and keep its end; whether there was any."""
        try:
            chunk = os.read(self._error_output, CHUNK)
        except BlockingIOError:
            return False
        self._errors = (self._errors + chunk)[-MAX_ERROR_BYTES:]
        if self._left_to_forward > 0:
            self._left_to_forward -= len(chunk)
            print(chunk.decode(errors="replace"), end="", file=sys.stderr, flush=True)
        return bool(chunk)

    def _end_failure(self) -> BotFailed:
        """The failure of a program that has closed its output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        for _ in range(MAX_BYTES // CHUNK):  # a surviving child may never stop writing
            if not self._read_errors():
                break
        code = self._process.returncode
        if code is None:
            return BotFailed("bot-program-closed", **self.last_error())
        if code < 0:
            return BotFailed("bot-program-signal", signal=_signal_name(-code), **self.last_error())
        return BotFailed("bot-program-ended", code=str(code), **self.last_error())

    def is_running(self) -> bool:
        return not self._is_killed and self._process.poll() is None

    def close(self) -> None:
        """Close its input and wait for a moment, then kill it."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self.kill()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.kill()  # in case it was not closed

    def kill(self) -> None:
        """Kill it with its children; leaves neither zombie nor open pipe."""
        if self._is_killed:
            return  # the process id may have been reused
        self._is_killed = True
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes():
            if pipe is not None:
                pipe.close()


def _pipe(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
