"""Values as short texts, for the facts of messages."""

from typing import Final

MAX_SHOWN: Final = 60
"""How much of a text a message repeats."""


def shorten(text: str, max_length: int = MAX_SHOWN) -> str:
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def span(low: int, high: int) -> str:
    """A range of numbers such as `2-4`, or `-5..5` if some are negative."""
    if low < 0:
        return f"{low}..{high}"
    return str(low) if low == high else f"{low}-{high}"


def reason_of(error: Exception) -> str:
    """The system's text of an error, without its number and file."""
    return str(getattr(error, "strerror", None) or error)
