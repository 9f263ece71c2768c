"""Another program, talked to in lines over its standard input and output, and never trusted to behave.

One thread does it all: while it waits for a line it also feeds the input and empties the error output, so that
neither side can block the other. POSIX only: it needs pipes that can be waited for, and process groups.
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
from oddville.bots.spec import shown

POSSIBLE: Final = os.name == "posix"
MOST_BYTES: Final = 4_000_000
"""How much a program may write until its answer is there."""
CHUNK: Final = 65_536
KEPT_BYTES: Final = 4_096
"""How much of the end of the error output is kept."""
MOST_HEARD: Final = 100_000
"""How much of the error output is passed on until the answer is there."""
GRACE: Final = 0.5
"""How many seconds a program has to end by itself when it is no longer needed."""


class Program:
    """A running program in a process group of its own, so that its children end with it.

    If it is heard, its error output is passed on to ours.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] | None = None,
        *,
        is_heard: bool = False,
    ) -> None:
        self._is_heard = is_heard
        self._hearing = 0
        self._waiting = b""
        self._errors = b""
        self._is_gone = False
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
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFailed("bot-program-start", program=shown(command[0]), reason=shown(reason)) from None
        self._input, self._output, self._error_output = map(_pipe, self._pipes())

    def _pipes(self) -> tuple[IO[bytes] | None, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    def last_words(self) -> dict[str, str]:
        """The last line of its error output, as facts."""
        lines = [line for line in self._errors.decode(errors="replace").split("\n") if line.strip()]
        return {"told": "yes", "words": shown(lines[-1])} if lines else {"told": "no", "words": ""}

    def line(self, sending: bytes, deadline: float, most: int = MOST_BYTES) -> bytes:
        """Send what is to be sent and return the next line; `deadline` is a time of the monotonic clock."""
        self._hearing = MOST_HEARD if self._is_heard else 0
        try:
            return self._line(memoryview(sending), deadline, most)
        except BaseException:
            self.kill()  # what it may still answer would be taken for the answer to something else
            raise

    def _line(self, sending: memoryview, deadline: float, most: int) -> bytes:
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._error_output, selectors.EVENT_READ)
            if sending:
                selector.register(self._input, selectors.EVENT_WRITE)
            while b"\n" not in self._waiting:
                if len(self._waiting) > most:
                    raise BotFailed("bot-program-flood", most=MOST_BYTES)
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
        line, _, self._waiting = self._waiting.partition(b"\n")
        return line

    def _send(self, sending: memoryview) -> memoryview:
        """Write what the pipe takes and return the rest; a program that reads no more may still have answered."""
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
            raise self._ended()
        self._waiting += chunk

    def _read_errors(self) -> bool:
        """Keep the end of the error output; says whether anything was there."""
        try:
            chunk = os.read(self._error_output, CHUNK)
        except BlockingIOError:
            return False
        self._errors = (self._errors + chunk)[-KEPT_BYTES:]
        if self._hearing > 0:
            self._hearing -= len(chunk)
            print(chunk.decode(errors="replace"), end="", file=sys.stderr, flush=True)
        return bool(chunk)

    def _ended(self) -> BotFailed:
        """It has closed its output: tell how it ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        for _ in range(MOST_BYTES // CHUNK):  # a child that lives on may never stop writing
            if not self._read_errors():
                break
        code = self._process.returncode
        if code is None:
            return BotFailed("bot-program-closed", **self.last_words())
        if code < 0:
            return BotFailed("bot-program-signal", signal=_signal_name(-code), **self.last_words())
        return BotFailed("bot-program-ended", code=str(code), **self.last_words())

    def is_running(self) -> bool:
        """Whether it has not ended yet."""
        return not self._is_gone and self._process.poll() is None

    def close(self) -> None:
        """Let it end by itself: its input ends, and it has a moment to go."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        if self._process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self.kill()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.kill()  # whoever had it has forgotten to close it

    def kill(self) -> None:
        """End it now, and all it has started; leaves neither zombie nor open pipe."""
        if self._is_gone:
            return  # its number may be another program's by now
        self._is_gone = True
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
