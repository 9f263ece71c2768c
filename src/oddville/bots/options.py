"""The options of a bot: their types, bounds and parsing."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

Value: TypeAlias = int | float | str
_WHOLE: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_NUMBER: Final = re.compile(r"-?([0-9]{1,18}(\.[0-9]*)?|\.[0-9]+)(e[+-]?[0-9]{1,3})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Number:
    low: float
    high: float
    kind = "number"

    def read(self, text: str) -> float | None:
        """The number of a text, or None if it is invalid."""
        value = float(text) if _NUMBER.fullmatch(text) else math.nan
        return value if self.low <= value <= self.high else None

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts of messages about the option."""
        return {"low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Whole(Number):
    kind = "whole"

    def read(self, text: str) -> int | None:
        value = int(text) if _WHOLE.fullmatch(text) else None
        return value if value is not None and self.low <= value <= self.high else None


@dataclass(frozen=True, slots=True)
class Text:
    kind = "text"

    def read(self, text: str) -> str | None:
        return text or None

    @property
    def facts(self) -> Mapping[str, Any]:
        return {}


@dataclass(frozen=True, slots=True)
class Word:
    words: tuple[str, ...]
    kind = "word"

    def read(self, text: str) -> str | None:
        return text if text in self.words else None

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"words": list(self.words)}


Option: TypeAlias = Whole | Number | Text | Word

MAX_MS: Final = 3_600_000
MAX_SIMULATIONS: Final = 10**9
BUDGET: Final[Mapping[str, Option]] = {"ms": Whole(1, MAX_MS), "simulations": Whole(1, MAX_SIMULATIONS)}
"""The budget of one move."""
TIMEOUT: Final = Number(0.01, 86_400)
"""How many seconds an answer may take."""
COMMON: Final[Mapping[str, Option]] = {**BUDGET, "timeout": TIMEOUT}
"""The options of every bot."""


def guess_value(text: str) -> Value:
    """Parse a whole number, a number or a text, by its form."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _NUMBER.fullmatch(text) else text
