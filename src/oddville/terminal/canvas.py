"""A grid of characters to draw on."""

from oddville.cards.vocabulary import EAST, NORTH, SOUTH, WEST
from oddville.plaintext import letter_width
from oddville.terminal.charset import Charset

ARMS = (1, 2, 4, 8)
"""The bits of north, east, south and west in corners and roads."""


class Canvas:
    def __init__(self, width: int, height: int, charset: Charset) -> None:
        self.charset = charset
        self._rows = [[" "] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str) -> None:
        """Write a text; characters outside the canvas are dropped."""
        row = self._rows[y]
        for letter in self.charset.clean(text):
            taken = letter_width(letter)
            if not taken and 0 < x <= len(row):
                row[x - 1] += letter
            elif taken and x >= 0 and x + taken <= len(row):
                row[x : x + taken] = [letter, *[""] * (taken - 1)]
            x += taken

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self._rows]

    def edge_across(self, x: int, y: int, width: int, street: bool) -> None:
        """The north or south edge of a card: houses, or a wall with a street in the middle."""
        charset = self.charset
        if not street:
            self.put(x, y, charset.houses * width)
            return
        self.put(x, y, charset.wall_across * width)
        self.put(x + width // 2, y, charset.street_down)

    def edge_down(self, x: int, y: int, height: int, street: bool, road: int) -> None:
        """The east or west edge of a card, with a street at the line `road`."""
        charset = self.charset
        for line in range(height):
            self.put(x, y + line, charset.wall_down if street else charset.houses)
        if street:
            self.put(x, y + road, charset.street_across)

    def edges(self, x: int, y: int, width: int, height: int, streets: int, road: int) -> None:
        """The four edges of a card whose inside begins at (x, y); `streets` are bits by side."""
        self.edge_across(x, y - 1, width, has(streets, NORTH))
        self.edge_across(x, y + height, width, has(streets, SOUTH))
        self.edge_down(x - 1, y, height, has(streets, WEST), road)
        self.edge_down(x + width, y, height, has(streets, EAST), road)

    def road(self, x: int, y: int, width: int, streets: int) -> None:
        """The streets of a card along the line where they meet."""
        charset, middle = self.charset, width // 2
        if has(streets, WEST):
            self.put(x, y, charset.street_across * middle)
        if has(streets, EAST):
            self.put(x + middle + 1, y, charset.street_across * (width - middle - 1))
        self.put(x + middle, y, charset.roads[streets])

    def box(self, x: int, y: int, width: int, height: int, streets: int, road: int) -> None:
        self.edges(x, y, width, height, streets, road)
        for column, row, corner in ((-1, -1, 6), (width, -1, 12), (-1, height, 3), (width, height, 9)):
            self.put(x + column, y + row, self.charset.corners[corner])


def has(streets: int, side: int) -> bool:
    return bool(streets & ARMS[side])
