"""Moves as text, in both directions (docs/bots/notation.md)."""

import re
from typing import Final

from oddville.cards.facts import shorten
from oddville.cards.vocabulary import RESOURCES, ROW_POSITIONS, UPPER_SLOT, WORKER_CARDS
from oddville.rules import moves
from oddville.rules.moves import (
    CELL_LIMIT,
    cell_at,
    cell_of,
    column_of,
    encode,
    field_a,
    field_b,
    field_c,
    row_of,
)
from oddville.rules.tables import Tables

# The verb and the fields of each kind of move. W worker card, P position, R resource, S slot, C card, X cell.
FORMS: Final = {
    moves.CHOOSE: ("choose", "R"),
    moves.RECOVER: ("recover", ""),
    moves.COINS: ("coins", "W"),
    moves.RESOURCE: ("resource", "W R"),
    moves.BUILDING: ("building", "W P"),
    moves.SECOND: ("resource", "R"),
    moves.BUILD: ("build", "C X"),
    moves.GAIN_BONUS: ("bonus", "X R"),
    moves.GAIN_TRANSFORM: ("bonus", "X R/S R"),
    moves.DONE: ("done", ""),
    moves.DISCARD: ("discard", "C"),
    moves.DECLINE: ("decline", ""),
    moves.CHEAT: ("cheat", ""),
    moves.SWAP: ("swap", "C P"),
    moves.TRAVEL: ("travel", "R"),
    moves.RETURN: ("return", "R/S"),
    moves.END: ("end", ""),
}
VERBS: Final = tuple(dict.fromkeys(verb for verb, _ in FORMS.values()))
_CELL: Final = re.compile(r"-?(0|[1-9][0-9]{0,9}),-?(0|[1-9][0-9]{0,9})", re.ASCII)


class NotationError(ValueError):
    """A text that is no move; carries a message id and facts."""

    def __init__(self, message: str, **facts: str | list[str]) -> None:
        super().__init__(message, facts)
        self.message: Final = message
        self.facts: Final = facts


def move_text(tables: Tables, move: int) -> str:
    kind = move & moves.KIND_MASK
    verb, form = FORMS[kind]
    return " ".join([verb, *_words(tables, kind, form, move)])


def cell_text(cell: int) -> str:
    """A cell as `column,row`."""
    return f"{column_of(cell)},{row_of(cell)}"


def _words(tables: Tables, kind: int, form: str, move: int) -> list[str]:
    fields = [int(field_a(move)), int(field_b(move)), int(field_c(move))]
    words = []
    for word in form.split():
        if word == "X":
            words.append(cell_text(int(cell_of(move))))
        elif word == "R/S":
            words.append(f"{RESOURCES[fields.pop(0)]}/{fields.pop(0)}")
        else:
            words.append(_word(tables, word, fields.pop(0)))
    return words


def _word(tables: Tables, form: str, value: int) -> str:
    if form == "C":
        return tables.card_ids[value]
    return RESOURCES[value] if form == "R" else str(value + 1)


def parse_move(tables: Tables, text: str) -> int:
    """The move of a text; raises `NotationError`."""
    words = text.split(" ")
    kind = _kind(text, words)
    verb, form = FORMS[kind]
    forms = form.split()
    if len(words) != len(forms) + 1:
        raise NotationError("notation-form", text=shorten(text), form=f"{verb} {form}".rstrip())
    fields: list[int] = []
    cell = 0
    for part, word in zip(forms, words[1:], strict=True):
        if part == "X":
            cell = _parse_cell(word)
        else:
            fields += _parse_fields(tables, part, word)
    a, b, c = [*fields, 0, 0, 0][:3]
    return int(encode(kind, a, b, c, cell))


def _kind(text: str, words: list[str]) -> int:
    """The kind by its verb and, where a verb has two forms, by the number of words."""
    kinds = [kind for kind, (verb, _) in FORMS.items() if verb == words[0]]
    if not kinds:
        raise NotationError("notation-verb", text=shorten(text), verbs=list(VERBS))
    if words[0] == "resource":
        return moves.SECOND if len(words) == 2 else moves.RESOURCE
    if words[0] == "bonus":
        return moves.GAIN_TRANSFORM if len(words) == 4 else moves.GAIN_BONUS
    return kinds[0]


def _parse_fields(tables: Tables, form: str, word: str) -> list[int]:
    if form == "R/S":
        resource, _, slot = word.partition("/")
        return [_resource(resource), _number("notation-slot", slot, 0, UPPER_SLOT)]
    if form == "R":
        return [_resource(word)]
    if form == "W":
        return [_number("notation-worker", word, 1, WORKER_CARDS) - 1]
    if form == "P":
        return [_number("notation-position", word, 1, ROW_POSITIONS) - 1]
    return [_card(tables, word)]


def _number(message: str, word: str, low: int, high: int) -> int:
    if len(word) == 1 and word in "0123456789" and low <= int(word) <= high:
        return int(word)
    raise NotationError(message, word=shorten(word))


def _resource(word: str) -> int:
    if word not in RESOURCES:
        raise NotationError("notation-resource", word=shorten(word), words=list(RESOURCES))
    return RESOURCES.index(word)


def _card(tables: Tables, word: str) -> int:
    number = tables.card_numbers.get(word, -1)
    if not 0 <= number < tables.cards:  # the Main Square is no building
        raise NotationError("notation-card", word=shorten(word))
    return number


def _parse_cell(word: str) -> int:
    if not _CELL.fullmatch(word) or "-0" in word.split(","):
        raise NotationError("notation-cell", word=shorten(word))
    column, row = map(int, word.split(","))
    if max(abs(column), abs(row)) > CELL_LIMIT:
        raise NotationError("notation-cell-far", word=shorten(word))
    return int(cell_at(column, row))
