"""The city as text: every card a box, a street leaves it where the wall is open, houses close it."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from oddville.cards.vocabulary import MAIN_SQUARE
from oddville.games.game import Game
from oddville.games.moves import Cell
from oddville.terminal.canvas import Canvas
from oddville.terminal.ink import UNICODE, Ink
from oddville.terminal.words import (
    building,
    in_two_lines,
    short_bonus,
    short_guild,
    short_points,
    streets_of,
)
from oddville.texts import Texts

WIDTH: Final = 80
MARGIN: Final = 3
"""Room for the row numbers at the left."""
NARROW: Final = 6
"""The width of a column in which there is no card yet."""
LARGE: Final = 14
ROAD_OF_LARGE: Final = 4
"""The line of a large drawing at which its first row of cards is numbered."""
WIDTHS: Final = (LARGE, 11, 9, 7, 6)
"""The inner widths of a card that are tried, the largest first; below `LARGE` a card has three lines."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A card of the city as it is drawn."""

    card: str
    streets: int
    marks: str
    worth: str


def draw_city(
    game: Game, texts: Texts, ink: Ink = UNICODE, width: int = WIDTH, cells: Collection[Cell] = ()
) -> list[str]:
    """The whole city within the width; `cells` are empty ones to be named in the drawing."""
    lots = _lots(game, ink)
    built = {column for column, _ in lots}
    within = [cell for cell in cells if cell[0] in built]
    for named in (cells, within):
        columns = _columns([*lots, *named])
        for inner in WIDTHS:
            sizes = {column: inner if column in built else NARROW for column in columns}
            if MARGIN + sum(size + 1 for size in sizes.values()) + 1 <= width:
                return _Plan(game, texts, ink, lots, named, sizes).draw()
    return _in_bands(game, texts, ink, width, lots, within, _columns(list(lots)))


def _in_bands(
    game: Game,
    texts: Texts,
    ink: Ink,
    width: int,
    lots: Mapping[Cell, Lot],
    cells: Collection[Cell],
    columns: list[int],
) -> list[str]:
    """A city wider than the page: so many columns at a time, from left to right."""
    inner = WIDTHS[-1]
    fitting = max(1, (width - MARGIN - 1) // (inner + 1))
    lines: list[str] = []
    for start in range(0, len(columns), fitting):
        band = columns[start : start + fitting]
        lines += [""] * bool(lines)
        lines += _Plan(game, texts, ink, lots, cells, dict.fromkeys(band, inner)).draw()
    return lines


def _columns(cells: list[Cell]) -> list[int]:
    numbers = [column for column, _ in cells]
    return list(range(min(numbers), max(numbers) + 1))


def is_small(drawn: list[str]) -> bool:
    """Whether a drawn city shows its cards small: their first row is then numbered higher up."""
    numbered = [at for at, line in enumerate(drawn) if line[: MARGIN - 1].strip()]
    return numbered[0] < ROAD_OF_LARGE


def _lots(game: Game, ink: Ink) -> dict[Cell, Lot]:
    view = game.view()
    worth = {line.source: str(line.points) for score in game.score_sheet().players for line in score.lines}
    on_square = "".join(ink.marks[player] for player in view["spots"].values() if player is not None)
    lots = {}
    for (column, row), card, owner in view["city"]:
        marks = on_square if card == MAIN_SQUARE else ink.marks[owner]
        lots[column, row] = Lot(card, streets_of(game.edition, card), marks, worth.get(card, ""))
    return lots


class _Plan:
    """Where everything of one drawing stands."""

    def __init__(
        self,
        game: Game,
        texts: Texts,
        ink: Ink,
        lots: Mapping[Cell, Lot],
        cells: Collection[Cell],
        sizes: Mapping[int, int],
    ) -> None:
        self.edition, self.texts, self.ink = game.edition, texts, ink
        self.lots = {cell: lot for cell, lot in lots.items() if cell[0] in sizes}
        self.cells = [cell for cell in cells if cell[0] in sizes]
        self.sizes = sizes
        self.rows = 1 + max(row for _, row in [*lots, *cells])
        self.height = 5 if max(sizes.values()) >= LARGE else 3
        self.lefts = dict(self._lefts())
        total = MARGIN + sum(size + 1 for size in sizes.values()) + 1
        self.canvas = Canvas(total, 2 + self.rows * (self.height + 1), ink)

    def _lefts(self) -> Iterator[tuple[int, int]]:
        """For each column the place of its left wall, and for the one after the last the right end."""
        x = MARGIN
        for column in sorted(self.sizes):
            yield column, x
            x += self.sizes[column] + 1
        yield max(self.sizes) + 1, x

    def top(self, row: int) -> int:
        """The line of the upper wall of a row."""
        return 1 + row * (self.height + 1)

    @property
    def road(self) -> int:
        """The line of a card along which its streets are drawn."""
        return self.height // 2

    def draw(self) -> list[str]:
        """All of it."""
        self._numbers()
        for cell, lot in self.lots.items():
            self._card(cell, lot)
        for column in self.lefts:
            for row in range(self.rows + 1):
                self._corner(column, row)
        for cell in self.cells:
            self._empty(cell)
        return self._without_blank_ends(self.canvas.lines())

    @staticmethod
    def _without_blank_ends(lines: list[str]) -> list[str]:
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _numbers(self) -> None:
        for column, size in self.sizes.items():
            self.canvas.put(self.lefts[column] + 1, 0, self.ink.centre(str(column), size))
        for row in range(self.rows):
            self.canvas.put(0, self.top(row) + 1 + self.road, self.ink.pad_left(str(row), MARGIN - 1))

    def _card(self, cell: Cell, lot: Lot) -> None:
        column, row = cell
        x, y, size = self.lefts[column] + 1, self.top(row) + 1, self.sizes[column]
        self.canvas.edges(x, y, size, self.height, lot.streets, self.road)
        self.canvas.road(x, y + self.road, size, lot.streets)
        lines = self._large(lot, size) if self.height == 5 else self._small(lot, size)
        for line, text in lines.items():
            self.canvas.put(x, y + line, text)

    def _large(self, lot: Lot, size: int) -> dict[int, str]:
        """Name and owner, then under the road bonus, guild and points."""
        ink, card = self.ink, building(self.edition, lot.card)
        first, second = in_two_lines(ink, self.texts.card(lot.card), size - 3 - len(lot.marks), size - 2)
        name = " " + ink.pad(first, size - 2 - len(lot.marks)) + lot.marks
        if card is None:
            points = self.texts.say("short-square", points=self.edition.main_square.points)
            bonus = short_bonus(self.texts, self.edition.main_square.bonus)
            return {0: name, 1: " " + second, 3: " " + bonus, 4: " " + points}
        bonus = short_bonus(self.texts, card.bonus)
        guild = short_guild(self.texts, card.guild)
        room = size - 2 - len(bonus)
        guild = ink.pad_left(guild, room if len(guild) >= room else room - 1)
        points = short_points(self.texts, card)
        worth = ink.pad_left(self._worth(lot), size - 2 - len(points))
        return {0: name, 1: " " + second, 3: f" {bonus} {guild}", 4: f" {points}{worth}"}

    def _small(self, lot: Lot, size: int) -> dict[int, str]:
        """The beginning of the name and the owner; under the road the points now and the bonus."""
        ink, card = self.ink, building(self.edition, lot.card)
        bonus = self.edition.main_square.bonus if card is None else card.bonus
        short = short_bonus(self.texts, bonus)
        tiny = "" if bonus is None else self.texts.say(f"tiny-bonus-{bonus}")
        shown = short if len(short) + len(lot.worth) < size else tiny
        name = ink.cut(self.texts.card(lot.card), size - len(lot.marks)) + lot.marks
        return {0: name, 2: lot.worth + ink.pad_left(shown, size - len(lot.worth))}

    def _worth(self, lot: Lot) -> str:
        return self.texts.say("short-worth", points=lot.worth) if lot.worth else ""

    def _corner(self, column: int, row: int) -> None:
        """A corner has an arm wherever a wall of some card meets it."""
        north_west, north_east = (column - 1, row - 1) in self.lots, (column, row - 1) in self.lots
        south_west, south_east = (column - 1, row) in self.lots, (column, row) in self.lots
        arms = (
            1 * (north_west or north_east)
            + 2 * (north_east or south_east)
            + 4 * (south_west or south_east)
            + 8 * (north_west or south_west)
        )
        if arms:
            self.canvas.put(self.lefts[column], self.top(row), self.ink.corners[arms])

    def _empty(self, cell: Cell) -> None:
        column, row = cell
        text = self.ink.centre(f"{column},{row}", self.sizes[column])
        self.canvas.put(self.lefts[column] + 1, self.top(row) + 1 + self.road, text)
