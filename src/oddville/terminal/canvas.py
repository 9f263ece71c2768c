"""A sheet of fixed-width characters to draw on."""

from oddville.cards.vocabulary import EAST, NORTH, SOUTH, WEST
from oddville.terminal.ink import Ink, letter_width

ARMS = (1, 2, 4, 8)
"""The bits of north, east, south and west in corners and roads."""


class Canvas:
    """Rows of characters, all blank at first."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.ink = ink
        self._rows = [[" "] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str) -> None:
        """Write a text from left to right; what would stand outside is left out."""
        row = self._rows[y]
        for letter in self.ink.clean(text):
            taken = letter_width(letter)
            if not taken and 0 < x <= len(row):
                row[x - 1] += letter
            elif taken and x >= 0 and x + taken <= len(row):
                row[x : x + taken] = [letter, *[""] * (taken - 1)]
            x += taken

    def lines(self) -> list[str]:
        """The sheet as lines without blanks at their ends."""
        return ["".join(row).rstrip() for row in self._rows]

    def edge_across(self, x: int, y: int, width: int, street: bool) -> None:
        """The north or south edge of a card: houses, or a wall that a street leaves in the middle."""
        ink = self.ink
        if not street:
            self.put(x, y, ink.houses * width)
            return
        self.put(x, y, ink.wall_across * width)
        self.put(x + width // 2, y, ink.street_down)

    def edge_down(self, x: int, y: int, height: int, street: bool, road: int) -> None:
        """The east or west edge of a card; a street leaves it at the line `road`."""
        ink = self.ink
        for line in range(height):
            self.put(x, y + line, ink.wall_down if street else ink.houses)
        if street:
            self.put(x, y + road, ink.street_across)

    def edges(self, x: int, y: int, width: int, height: int, streets: int, road: int) -> None:
        """The four edges round a card whose inside begins at (x, y); `streets` are bits by side."""
        self.edge_across(x, y - 1, width, has(streets, NORTH))
        self.edge_across(x, y + height, width, has(streets, SOUTH))
        self.edge_down(x - 1, y, height, has(streets, WEST), road)
        self.edge_down(x + width, y, height, has(streets, EAST), road)

    def road(self, x: int, y: int, width: int, streets: int) -> None:
        """The streets of a card where they meet, along one line."""
        ink, middle = self.ink, width // 2
        if has(streets, WEST):
            self.put(x, y, ink.street_across * middle)
        if has(streets, EAST):
            self.put(x + middle + 1, y, ink.street_across * (width - middle - 1))
        self.put(x + middle, y, ink.roads[streets])

    def box(self, x: int, y: int, width: int, height: int, streets: int, road: int) -> None:
        """A card that stands alone, with its corners."""
        self.edges(x, y, width, height, streets, road)
        for column, row, corner in ((-1, -1, 6), (width, -1, 12), (-1, height, 3), (width, height, 9)):
            self.put(x + column, y + row, self.ink.corners[corner])


def has(streets: int, side: int) -> bool:
    """Whether there is a street on a side."""
    return bool(streets & ARMS[side])
