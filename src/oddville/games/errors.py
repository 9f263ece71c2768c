"""What can go wrong with a game, as a family of errors that know their words.

    OddVilleError
    ├── InvalidEdition     an edition file that starts no game; `problems` lists everything wrong with it
    ├── InvalidDeal        a fixed deal that does not fit the edition
    ├── InvalidPosition    an impossible position; `problems` lists everything wrong with it
    ├── InvalidRecord      an `.odd` text that cannot be read or replayed; `line` and `column` say where
    ├── InvalidMove        a text that is no move
    ├── IllegalMove        a move that the rules refuse; `refusals` gives rule, message and facts
    ├── NothingToUndo      there is no move to take back
    └── MissingExtra       a package that an extra installs is not there; also an `ImportError`

Each carries a message id and facts; `str()` says it in English.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oddville.rules.refusals import Refusal


class Problem(NamedTuple):
    """One thing that is wrong: a message id and what it speaks of."""

    message: str
    facts: Mapping[str, Any]


class OddVilleError(ValueError):
    """The root of the family."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts

    def said(self) -> list[Problem]:
        """What there is to say, one sentence each."""
        return [Problem(self.message, self.facts)]

    def __str__(self) -> str:
        from oddville.texts import english  # only who reads an error needs the texts

        return "\n".join(english().say(message, facts) for message, facts in self.said())


class ManyProblems(OddVilleError):
    """An error that tells everything wrong at once."""

    def __init__(self, message: str, problems: Sequence[Problem], **facts: Any) -> None:
        super().__init__(message, **facts)
        self.problems = tuple(problems)

    def said(self) -> list[Problem]:
        """The heading, then each problem."""
        return [Problem(self.message, self.facts), *self.problems]


class InvalidEdition(ManyProblems):
    """An edition file that starts no game."""


class InvalidDeal(ManyProblems):
    """A fixed deal that does not fit the edition or the number of players."""


class InvalidPosition(ManyProblems):
    """A position that no game can reach."""


class InvalidRecord(OddVilleError):
    """An `.odd` text that cannot be read, or does not replay."""

    def __init__(self, message: str, line: int, column: int, **facts: Any) -> None:
        super().__init__(message, line=line, column=column, **facts)
        self.line = line
        self.column = column


class InvalidMove(OddVilleError):
    """A text that is no move."""


class IllegalMove(OddVilleError):
    """A move that the rules refuse."""

    def __init__(self, move: str, refusals: Sequence[Refusal]) -> None:
        super().__init__("error-illegal-move", move=move, rule=refusals[0].rule)
        self.refusals = tuple(refusals)

    def said(self) -> list[Problem]:
        """The heading, then each refusal."""
        return [Problem(self.message, self.facts), *(Problem(r.message, r.facts) for r in self.refusals)]


class NothingToUndo(OddVilleError):
    """There is no move to take back."""


class MissingExtra(OddVilleError, ImportError):
    """A package that an extra installs is not there."""
