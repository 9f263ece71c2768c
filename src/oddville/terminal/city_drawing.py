"""Draws the city as text: a box for each card, its walls open at streets."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from oddville.cards.vocabulary import MAIN_SQUARE
from oddville.games.game import Game
from oddville.games.moves import Cell
from oddville.terminal.abbreviations import (
    building,
    in_two_lines,
    short_bonus,
    short_guild,
    short_points,
    streets_of,
)
from oddville.terminal.canvas import Canvas
from oddville.terminal.charset import UNICODE, Charset
from oddville.texts import Texts

WIDTH: Final = 80
MARGIN: Final = 3
"""For the row numbers at the left."""
NARROW: Final = 6
"""The width of a column without cards."""
LARGE: Final = 14
ROAD_OF_LARGE: Final = 4
"""The line of the first row number in a large drawing."""
WIDTHS: Final = (LARGE, 11, 9, 7, 6)
"""The inner widths of a card to try, largest first; below `LARGE` a card has three lines."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    card: str
    streets: int
    marks: str
    worth: str


def draw_city(
    game: Game, texts: Texts, charset: Charset = UNICODE, width: int = WIDTH, cells: Collection[Cell] = ()
) -> list[str]:
    """The whole city within the width; `cells` are empty ones to label."""
    places = _placed_cards(game, charset)
    plan = partial(_Plan, game, texts, charset, places)
    built = {column for column, _ in places}
    within = [cell for cell in cells if cell[0] in built]
    for named in (cells, within):
        columns = _columns([*places, *named])
        for inner in WIDTHS:
            sizes = {column: inner if column in built else NARROW for column in columns}
            if MARGIN + sum(size + 1 for size in sizes.values()) + 1 <= width:
                return plan(named, sizes).draw()
    bands = _bands(_columns(list(places)), width)
    drawn = [["", *plan(within, band).draw()] for band in bands]
    return [line for lines in drawn for line in lines][1:]


def _bands(columns: list[int], width: int) -> Iterator[dict[int, int]]:
    """The columns of a city that is too wide, with their widths: as many at a time as fit."""
    fitting = max(1, (width - MARGIN - 1) // (WIDTHS[-1] + 1))
    for start in range(0, len(columns), fitting):
        yield dict.fromkeys(columns[start : start + fitting], WIDTHS[-1])


def _columns(cells: list[Cell]) -> list[int]:
    numbers = [column for column, _ in cells]
    return list(range(min(numbers), max(numbers) + 1))


def is_small(drawn: list[str]) -> bool:
    """Whether the cards are small: the first row number is then higher up."""
    numbered = [at for at, line in enumerate(drawn) if line[: MARGIN - 1].strip()]
    return numbered[0] < ROAD_OF_LARGE


def _placed_cards(game: Game, charset: Charset) -> dict[Cell, PlacedCard]:
    view = game.view()
    worth = {line.source: str(line.points) for score in game.score_sheet().players for line in score.lines}
    on_square = "".join(charset.marks[player] for player in view["spots"].values() if player is not None)
    places = {}
    for (column, row), card, owner in view["city"]:
        marks = on_square if card == MAIN_SQUARE else charset.marks[owner]
        places[column, row] = PlacedCard(card, streets_of(game.edition, card), marks, worth.get(card, ""))
    return places


class _Plan:
    def __init__(
        self,
        game: Game,
        texts: Texts,
        charset: Charset,
        places: Mapping[Cell, PlacedCard],
        cells: Collection[Cell],
        sizes: Mapping[int, int],
    ) -> None:
        self.edition, self.texts, self.charset = game.edition, texts, charset
        self.places = {cell: place for cell, place in places.items() if cell[0] in sizes}
        self.cells = [cell for cell in cells if cell[0] in sizes]
        self.sizes = sizes
        self.rows = 1 + max(row for _, row in [*places, *cells])
        self.height = 5 if max(sizes.values()) >= LARGE else 3
        self.lefts = dict(self._lefts())
        total = MARGIN + sum(size + 1 for size in sizes.values()) + 1
        self.canvas = Canvas(total, 2 + self.rows * (self.height + 1), charset)

    def _lefts(self) -> Iterator[tuple[int, int]]:
        """The left wall of each column, and the right end of the last one."""
        x = MARGIN
        for column in sorted(self.sizes):
            yield column, x
            x += self.sizes[column] + 1
        yield max(self.sizes) + 1, x

    def top(self, row: int) -> int:
        """The line of a row's upper wall."""
        return 1 + row * (self.height + 1)

    @property
    def road(self) -> int:
        """The line within a card of its streets."""
        return self.height // 2

    def draw(self) -> list[str]:
        self._numbers()
        for cell, place in self.places.items():
            self._card(cell, place)
        for column in self.lefts:
            for row in range(self.rows + 1):
                self._corner(column, row)
        for cell in self.cells:
            self._empty(cell)
        lines = self.canvas.lines()
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _numbers(self) -> None:
        for column, size in self.sizes.items():
            self.canvas.put(self.lefts[column] + 1, 0, self.charset.centre(str(column), size))
        for row in range(self.rows):
            self.canvas.put(0, self.top(row) + 1 + self.road, self.charset.pad_left(str(row), MARGIN - 1))

    def _card(self, cell: Cell, place: PlacedCard) -> None:
        column, row = cell
        x, y, size = self.lefts[column] + 1, self.top(row) + 1, self.sizes[column]
        self.canvas.edges(x, y, size, self.height, place.streets, self.road)
        self.canvas.road(x, y + self.road, size, place.streets)
        lines = self._large(place, size) if self.height == 5 else self._small(place, size)
        for line, text in lines.items():
            self.canvas.put(x, y + line, text)

    def _large(self, place: PlacedCard, size: int) -> dict[int, str]:
        """Name and owner; below the road bonus, guild and points."""
        charset, card = self.charset, building(self.edition, place.card)
        first, second = in_two_lines(
            charset, self.texts.card(place.card), size - 3 - len(place.marks), size - 2
        )
        name = " " + charset.pad(first, size - 2 - len(place.marks)) + place.marks
        if card is None:
            points = self.texts.say("short-square", points=self.edition.main_square.points)
            bonus = short_bonus(self.texts, self.edition.main_square.bonus)
            return {0: name, 1: " " + second, 3: " " + bonus, 4: " " + points}
        bonus = short_bonus(self.texts, card.bonus)
        guild = short_guild(self.texts, card.guild)
        room = size - 2 - len(bonus)
        guild = charset.pad_left(guild, room if len(guild) >= room else room - 1)
        points = short_points(self.texts, card)
        worth = self.texts.say("short-worth", points=place.worth) if place.worth else ""
        worth = charset.pad_left(worth, size - 2 - len(points))
        return {0: name, 1: " " + second, 3: f" {bonus} {guild}", 4: f" {points}{worth}"}

    def _small(self, place: PlacedCard, size: int) -> dict[int, str]:
        """Start of the name and owner; below the road the points now and the bonus."""
        charset, card = self.charset, building(self.edition, place.card)
        bonus = self.edition.main_square.bonus if card is None else card.bonus
        short = short_bonus(self.texts, bonus)
        tiny = "" if bonus is None else self.texts.say(f"tiny-bonus-{bonus}")
        label = short if len(short) + len(place.worth) < size else tiny
        name = charset.cut(self.texts.card(place.card), size - len(place.marks)) + place.marks
        return {0: name, 2: place.worth + charset.pad_left(label, size - len(place.worth))}

    def _corner(self, column: int, row: int) -> None:
        """A corner has an arm for each wall that meets it."""
        north_west, north_east = (column - 1, row - 1) in self.places, (column, row - 1) in self.places
        south_west, south_east = (column - 1, row) in self.places, (column, row) in self.places
        arms = (
            1 * (north_west or north_east)
            + 2 * (north_east or south_east)
            + 4 * (south_west or south_east)
            + 8 * (north_west or south_west)
        )
        if arms:
            self.canvas.put(self.lefts[column], self.top(row), self.charset.corners[arms])

    def _empty(self, cell: Cell) -> None:
        column, row = cell
        text = self.charset.centre(f"{column},{row}", self.sizes[column])
        self.canvas.put(self.lefts[column] + 1, self.top(row) + 1 + self.road, text)
