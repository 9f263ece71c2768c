"""Exceptions that carry a message id and facts; `str()` gives the English text.

OddVilleError
├── InvalidData
│   ├── InvalidEdition     an edition file that starts no game
│   ├── InvalidDeal        a fixed deal that does not fit the edition or the number of players
│   └── InvalidPosition    an impossible position
├── InvalidRecord      an `.odd` text that cannot be read or replayed; `line` and `column` say where
├── InvalidMove        a text that is not a move
├── IllegalMove        a move that the rules refuse; `refusals` gives rule, message and facts
├── NothingToUndo      there is no move to take back
└── MissingExtra       a package that an extra installs is missing; also an `ImportError`
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oddville.rules.refusals import Refusal


class Message(NamedTuple):
    """A message id and the facts that fill it."""

    message: str
    facts: Mapping[str, Any]


class OddVilleError(ValueError):
    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts: dict[str, Any] = facts

    def messages(self) -> list[Message]:
        """The message of the error, then those of its parts."""
        return [Message(self.message, self.facts)]

    def __str__(self) -> str:
        from oddville.texts import english  # loaded only when an error is read

        return "\n".join(english().say(message, facts) for message, facts in self.messages())


class InvalidData(OddVilleError):
    """`problems` lists everything that is wrong."""

    def __init__(self, message: str, problems: Sequence[Message], **facts: Any) -> None:
        super().__init__(message, **facts)
        self.problems = tuple(problems)

    def messages(self) -> list[Message]:
        return [*super().messages(), *self.problems]


class InvalidEdition(InvalidData): ...


class InvalidDeal(InvalidData): ...


class InvalidPosition(InvalidData): ...


class InvalidRecord(OddVilleError):
    def __init__(self, message: str, line: int, column: int, **facts: Any) -> None:
        super().__init__(message, line=line, column=column, **facts)
        self.line = line
        self.column = column


class InvalidMove(OddVilleError): ...


class IllegalMove(OddVilleError):
    def __init__(self, move: str, refusals: Sequence[Refusal]) -> None:
        super().__init__("error-illegal-move", move=move, rule=refusals[0].rule)
        self.refusals = tuple(refusals)

    def messages(self) -> list[Message]:
        return [*super().messages(), *(Message(r.message, r.facts) for r in self.refusals)]


class NothingToUndo(OddVilleError): ...


class MissingExtra(OddVilleError, ImportError): ...
