"""The two streams of a session: lines out, lines in. No escape codes, no tracebacks."""

import os
import sys
from collections.abc import Callable, Iterable
from typing import Final, TextIO

from oddville.terminal.drawing import WIDTH
from oddville.terminal.ink import Ink, ink_for, wide

LONGEST_LINE: Final = 2000
NARROWEST: Final = 40
WIDEST: Final = 120


class Screen:
    """Where a session is shown and read."""

    def __init__(self, stdin: TextIO, stdout: TextIO, ink: Ink, width: int = WIDTH) -> None:
        self.ink = ink
        self.width = width
        self._stdin = stdin
        self._stdout = stdout
        self._echo = not _is_terminal(stdin)
        self._ask: Callable[[str], str] | None = None

    def edit_lines(self) -> None:
        """Read with line editing, where both streams are the terminal's own."""
        ours = self._stdin is sys.stdin and self._stdout is sys.stdout
        if not ours or self._echo or not _is_terminal(self._stdout) or os.environ.get("TERM") == "dumb":
            return
        try:
            import readline  # noqa: F401  # it changes what input() does
        except ImportError:
            return
        self._ask = input

    def print(self, lines: Iterable[str] = ("",)) -> None:
        """Print lines, each as this terminal can show it."""
        for line in lines:
            self._write(line + "\n")
        self._stdout.flush()

    def say(self, sentence: str, indent: str = "") -> None:
        """Print a sentence, wrapped to the width."""
        for paragraph in sentence.split("\n"):
            self.print(self.ink.wrap(paragraph, self.width, indent, indent) or [""])

    def ask(self, prompt: str) -> str:
        """One line that the person types; raises `EOFError` at the end of the input."""
        try:
            return self._asked(self.ink.clean(prompt))
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise

    def _asked(self, prompt: str) -> str:
        if self._ask is not None:
            return self._ask(prompt)
        self._write(prompt)
        self._stdout.flush()
        line = self._read_line()
        if self._echo:  # the terminal shows what is typed, a pipe does not
            self.print([self.ink.fit(line, self.width - wide(prompt))])
        return line

    def _read_line(self) -> str:
        line = part = self._stdin.readline(LONGEST_LINE)
        if not line:
            raise EOFError
        while part and not part.endswith("\n"):
            part = self._stdin.readline(LONGEST_LINE)  # the rest of a line that is too long
        return line.rstrip("\r\n")

    def _write(self, text: str) -> None:
        end = "\n" if text.endswith("\n") else ""
        self._stdout.write(self.ink.clean(text.removesuffix("\n")) + end)


def screen_for(stdin: TextIO, stdout: TextIO) -> Screen:
    """The screen for two streams, as wide as the terminal and in what it can print."""
    for stream in (stdin, stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return Screen(stdin, stdout, ink_for(stdout.encoding, os.environ), width_of(stdout))


def width_of(stdout: TextIO) -> int:
    """How wide to draw: as the terminal is, 80 columns where there is none."""
    if not _is_terminal(stdout):
        return WIDTH
    try:
        columns = os.get_terminal_size(stdout.fileno()).columns
    except (OSError, ValueError):
        return WIDTH
    return min(max(columns, NARROWEST), WIDEST) if columns else WIDTH


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # it is closed
        return False
