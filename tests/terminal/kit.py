"""Sessions driven through streams: a person is a function that looks at the session and types a line."""

import io
import random
from collections.abc import Callable, Iterable, Sequence

from oddville import Game
from oddville.bots import think
from oddville.terminal import line_mode
from oddville.terminal.charset import ASCII, UNICODE, Charset
from oddville.terminal.screen import Screen
from oddville.terminal.session import Session, names_for
from oddville.texts import Texts

Typing = Callable[[Session], str]
NAMES = ("Ada", "Bo", "Cy", "Di")
__all__ = [
    "ASCII",
    "NAMES",
    "UNICODE",
    "Person",
    "by_notation",
    "by_number",
    "greedy_move",
    "one_line",
    "output_of",
    "play",
    "sit",
]


class Person(io.StringIO):
    """Somebody at the keyboard; the input ends where the function raises `EOFError`."""

    def __init__(self, typing: Typing) -> None:
        super().__init__()
        self.typing = typing
        self.session: Session | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line."""
        assert self.session is not None
        try:
            return self.typing(self.session) + "\n"
        except EOFError:
            return ""


def sit(
    typing: Typing,
    seats: Sequence[str] = ("human", "human"),
    *,
    game: Game | None = None,
    seed: str = "kit",
    charset: Charset = UNICODE,
    width: int = 80,
) -> tuple[Session, io.StringIO]:
    """A session and where its output goes."""
    person, out = Person(typing), io.StringIO()
    game = game or Game(len(seats), seed=seed, turn_limit=300)
    names = names_for(seats, NAMES, Texts())
    session = Session(game, seats, names, Texts(), Screen(person, out, charset, width), random.Random(7))
    person.session = session
    return session, out


def typing(lines: Iterable[str]) -> Typing:
    """Somebody who types these lines and then leaves."""
    left = list(lines)

    def next_line(session: Session) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return next_line


def output_of(
    *lines: str,
    game: Game | None = None,
    seats: Sequence[str] = ("human", "human"),
    charset: Charset = UNICODE,
) -> str:
    """The output after the first prompt, for these lines."""
    session, out = sit(typing(lines), seats, game=game, charset=charset)
    assert line_mode.play(session) == 0
    return out.getvalue().partition("> ")[2]


def one_line(output: str) -> str:
    """The output without line breaks."""
    return " ".join(output.split())


def greedy_move(session: Session) -> str:
    """The notation of the greedy bot's choice."""
    if session.game.is_over:
        raise EOFError
    return think("greedy", session.game, session.rng).move.text


def by_notation(session: Session) -> str:
    """Somebody who plays by notation."""
    return greedy_move(session)


def by_number(session: Session) -> str:
    """Somebody who plays by the numbers of the list."""
    move = session.game.parse(greedy_move(session))
    return str(session.menu.number(move))


def play(typing: Typing, seats: Sequence[str], seed: str, charset: Charset = UNICODE) -> tuple[Session, str]:
    """A whole session and its output."""
    session, out = sit(typing, seats, seed=seed, charset=charset)
    assert line_mode.play(session) == 0
    return session, out.getvalue()
