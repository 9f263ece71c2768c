"""The options of a bot: what each may be, and how its text is read."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Value: TypeAlias = int | float | str
_WHOLE: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_NUMBER: Final = re.compile(r"-?([0-9]{1,18}(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]{1,3})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int
    kind = "whole"

    def read(self, text: str) -> int | None:
        """The number of a text, or None where it is none of these."""
        value = int(text) if _WHOLE.fullmatch(text) else None
        return value if value is not None and self.low <= value <= self.high else None

    @property
    def facts(self) -> Mapping[str, Any]:
        """What a sentence about it speaks of."""
        return {"low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds."""

    low: float
    high: float
    kind = "number"

    def read(self, text: str) -> float | None:
        """The number of a text, or None where it is none of these."""
        value = float(text) if _NUMBER.fullmatch(text) else math.nan
        return value if self.low <= value <= self.high else None

    @property
    def facts(self) -> Mapping[str, Any]:
        """What a sentence about it speaks of."""
        return {"low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Text:
    """Any text."""

    kind = "text"

    def read(self, text: str) -> str | None:
        """The text itself, or None where it is empty."""
        return text or None

    @property
    def facts(self) -> Mapping[str, Any]:
        """A sentence about it needs no facts."""
        return {}


Option: TypeAlias = Whole | Number | Text

MOST_MS: Final = 3_600_000
MOST_SIMULATIONS: Final = 10**9
BUDGET: Final[Mapping[str, Option]] = {"ms": Whole(1, MOST_MS), "simulations": Whole(1, MOST_SIMULATIONS)}
"""The options that every bot understands: how long it may think about one move."""


def guessed(text: str) -> Value:
    """A whole number, a number or a text, as it looks."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _NUMBER.fullmatch(text) else text
