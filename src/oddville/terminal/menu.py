"""The menu: numbered legal moves, grouped by kind."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from oddville.cards.vocabulary import RESOURCES
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.plaintext import text_width
from oddville.terminal.charset import UNICODE, Charset
from oddville.terminal.city_drawing import WIDTH
from oddville.terminal.move_texts import SINGLE_VERBS, describe, entry, facts_of, form_of
from oddville.texts import Texts

KINDS: Final = (
    *("build", "coins", "resource", "building", "recover", "bonus", "discard", "choose"),
    *("travel", "swap", "cheat", "done", "decline", "end", "return"),
)
"""The order of the verbs."""
LABELLED_FORMS: Final = ("resource", "building", "swap", "bonus", "transform")
"""Forms whose entries share a label at the beginning of a line."""
MAX_LABEL_WIDTH: Final = 18


class Line(NamedTuple):
    label: str
    entries: tuple[str, ...]


class Group(NamedTuple):
    heading: str
    lines: tuple[Line, ...]


class Menu(NamedTuple):
    groups: tuple[Group, ...]
    moves: tuple[Move, ...]
    """In the order of their numbers, from 1."""

    def number(self, move: Move) -> int:
        return 1 + [other.text for other in self.moves].index(move.text)


def menu_of(game: Game, texts: Texts) -> Menu:
    moves = sorted(game.legal_moves, key=lambda move: (KINDS.index(move.kind), move.card or "", *_line(move)))
    groups = [_group(game, list(alike), texts) for _, alike in groupby(moves, key=_heading)]
    return Menu(tuple(groups), tuple(moves))


def _heading(move: Move) -> tuple[str, str | None]:
    """The key of moves under one heading; each building has its own."""
    return move.kind, move.card if move.kind == "build" else None


def _line(move: Move) -> tuple[int, int, int, int]:
    """Sort key within a kind: by position or resource, then by worker card."""
    resource = -1 if move.resource is None else RESOURCES.index(move.resource)
    column, row = move.cell or (0, 0)
    if move.worker is not None:
        return move.position or 0, resource, move.worker, 0
    return row, column, resource, move.position or move.slot or 0


def _group(game: Game, moves: Sequence[Move], texts: Texts) -> Group:
    first = moves[0]
    lines = tuple(_lines(game, moves, texts))
    if first.kind in SINGLE_VERBS:
        return Group("", lines)
    form = "bonus" if first.kind == "bonus" else form_of(game, first)
    return Group(texts.say(f"group-{form}", facts_of(game, first)), lines)


def _lines(game: Game, moves: Sequence[Move], texts: Texts) -> Iterator[Line]:
    for form, alike in groupby(moves, key=lambda move: _line_key(form_of(game, move), move)):
        together = list(alike)
        label = (
            texts.say(f"label-{form[0]}", facts_of(game, together[0])) if form[0] in LABELLED_FORMS else ""
        )
        yield Line(label, tuple(entry(game, move, texts) for move in together))


def _line_key(form: str, move: Move) -> tuple[str, object]:
    """The key of moves on one line."""
    if form in ("build", "react", "discard"):
        return form, move.text
    if form == "swap":
        return form, move.card
    return form, move.position or move.cell or (move.resource if form == "resource" else None)


def draw_menu(menu: Menu, charset: Charset = UNICODE, width: int = WIDTH) -> list[str]:
    lines: list[str] = []
    digits = len(str(len(menu.moves)))
    number = 1
    for group in menu.groups:
        lines += charset.wrap(group.heading, width) if group.heading else []
        numbered = list(_number_lines(group.lines, number, digits))
        number += sum(len(line.entries) for line in group.lines)
        lines += _draw_group(numbered, charset, width)
    return lines


def _number_lines(lines: Iterable[Line], number: int, digits: int) -> Iterator[Line]:
    for line in lines:
        yield Line(line.label, tuple(f"{n:>{digits}}) {text}" for n, text in enumerate(line.entries, number)))
        number += len(line.entries)


def _draw_group(lines: Sequence[Line], charset: Charset, width: int) -> list[str]:
    """The lines of a group: each label with as many entries as fit, the rest below."""
    room = min(MAX_LABEL_WIDTH, max(text_width(line.label) for line in lines))
    size = max(text_width(charset.clean(text)) for line in lines for text in line.entries) + 2
    indent = " " * (room + 4 if room else 2)
    fitting = (width + 2 - len(indent)) // size
    drawn: list[str] = []
    for label, entries in lines:
        begin = f"  {charset.pad(label, room)}  " if room else indent
        if fitting < 1 or len(entries) == 1:
            drawn += _one_by_one(entries, charset, width, begin, indent)
            continue
        for at in range(0, len(entries), fitting):
            row = "".join(charset.pad(text, size) for text in entries[at : at + fitting])
            drawn.append(((indent if at else begin) + row).rstrip())
    return drawn


def _one_by_one(
    entries: Iterable[str], charset: Charset, width: int, begin: str, indent: str
) -> Iterator[str]:
    for at, text in enumerate(entries):
        yield from charset.wrap(text, width, indent if at else begin, indent + "    ")


def draw_every_move(
    menu: Menu, game: Game, texts: Texts, charset: Charset = UNICODE, width: int = WIDTH
) -> list[str]:
    """Each move on its own lines: number, sentence and notation."""
    lines: list[str] = []
    for number, move in enumerate(menu.moves, 1):
        words = texts.say("terminal-move", words=describe(game, move, texts), move=move.text)
        lines += charset.wrap(words, width, f"{number:>4}) ", " " * 6)
    return lines
