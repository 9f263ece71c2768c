"""Line input and output of a session, without escape codes."""

import os
import sys
from collections.abc import Callable, Iterable
from typing import Final, TextIO

from oddville.plaintext import text_width
from oddville.terminal.charset import Charset, charset_for
from oddville.terminal.city_drawing import WIDTH

MAX_LINE_LENGTH: Final = 2000
MIN_WIDTH: Final = 40
MAX_WIDTH: Final = 120


class Screen:
    def __init__(self, stdin: TextIO, stdout: TextIO, charset: Charset, width: int = WIDTH) -> None:
        self.charset = charset
        self.width = width
        self._stdin = stdin
        self._stdout = stdout
        self._echo = not _is_terminal(stdin)
        self._ask: Callable[[str], str] | None = None

    def edit_lines(self) -> None:
        """Read with line editing if both streams are the terminal's."""
        ours = self._stdin is sys.stdin and self._stdout is sys.stdout
        if not ours or self._echo or not _is_terminal(self._stdout) or os.environ.get("TERM") == "dumb":
            return
        try:
            import readline  # noqa: F401  # it changes what input() does
        except ImportError:
            return
        self._ask = input

    def print(self, lines: Iterable[str] = ("",)) -> None:
        for line in lines:
            self._write(line + "\n")
        self._stdout.flush()

    def say(self, sentence: str, indent: str = "") -> None:
        for paragraph in sentence.split("\n"):
            self.print(self.charset.wrap(paragraph, self.width, indent, indent) or [""])

    def ask(self, prompt: str) -> str:
        """Read a line; raises `EOFError` at the end of the input."""
        try:
            return self._read_answer(self.charset.clean(prompt))
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise

    def _read_answer(self, prompt: str) -> str:
        if self._ask is not None:
            return self._ask(prompt)
        self._write(prompt)
        self._stdout.flush()
        line = self._read_line()
        if self._echo:  # the terminal shows what is typed, a pipe does not
            self.print([self.charset.fit(line, self.width - text_width(prompt))])
        return line

    def _read_line(self) -> str:
        line = part = self._stdin.readline(MAX_LINE_LENGTH)
        if not line:
            raise EOFError
        while part and not part.endswith("\n"):
            part = self._stdin.readline(MAX_LINE_LENGTH)  # the rest of a line that is too long
        return line.rstrip("\r\n")

    def _write(self, text: str) -> None:
        end = "\n" if text.endswith("\n") else ""
        self._stdout.write(self.charset.clean(text.removesuffix("\n")) + end)


def screen_for(stdin: TextIO, stdout: TextIO) -> Screen:
    for stream in (stdin, stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Screen(stdin, stdout, charset_for(stdout.encoding, os.environ), width_of(stdout))


def width_of(stdout: TextIO) -> int:
    """The width of the terminal within bounds; 80 columns if it is not a terminal."""
    if not _is_terminal(stdout):
        return WIDTH
    try:
        columns = os.get_terminal_size(stdout.fileno()).columns
    except (OSError, ValueError):
        return WIDTH
    return min(max(columns, MIN_WIDTH), MAX_WIDTH) if columns else WIDTH


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # it is closed
        return False
