"""The city: which cards touch, and where a card may be built."""

from typing import Any

from .position import CityCard, Position, holds, printed_card
from .supplies import workers_on_resource
from .vocabulary import MAIN_SQUARE, RESOURCES, Cell

DIRECTIONS = ["north", "east", "south", "west"]
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}


def cell_next_to(cell: Cell, direction: str) -> Cell:
    """The cell on one side; rows grow downward."""
    x, y = cell
    return {"north": (x, y - 1), "east": (x + 1, y), "south": (x, y + 1), "west": (x - 1, y)}[direction]


def card_at(position: Position, cell: Cell) -> CityCard | None:
    """The card of the city in a cell, if there is one."""
    for here in position.city:
        if here.cell == cell:
            return here
    return None


def touching_cards(position: Position, cell: Cell) -> list[tuple[str, CityCard]]:
    """BUILD-2: the cards edge to edge with a cell, each with its side: north, east, south, west."""
    result = []
    for direction in DIRECTIONS:
        neighbour = card_at(position, cell_next_to(cell, direction))
        if neighbour is not None:
            result.append((direction, neighbour))
    return result


def printed_on(position: Position, card: str) -> dict[str, Any]:
    """What is printed on a card of the city, the Main Square too."""
    if card == MAIN_SQUARE:
        return dict(position.edition["main_square"])
    return printed_card(position, card)


def edge(position: Position, card: str, direction: str) -> str:
    """BUILD-4: "street" or "houses"; cards are never turned."""
    return str(printed_on(position, card)["edges"][direction])


def empty_cells_around(position: Position) -> list[Cell]:
    """BUILD-2, BUILD-3, BUILD-6: every empty cell touching the city, none above the Main Square's row."""
    cells = []
    for here in position.city:
        for direction in DIRECTIONS:
            cell = cell_next_to(here.cell, direction)
            if cell not in cells and card_at(position, cell) is None and cell[1] >= 0:
                cells.append(cell)
    return cells


def edges_match(position: Position, card: str, cell: Cell) -> bool:
    """BUILD-5: street to street, houses to houses, for every touching pair of edges."""
    for direction, neighbour in touching_cards(position, cell):
        mine = edge(position, card, direction)
        theirs = edge(position, neighbour.card, OPPOSITE[direction])
        if mine != theirs:
            return False
    return True


def can_pay_resources(position: Position, player: int, card: str) -> bool:
    """BUILD-1: enough workers on each resource the card costs."""
    cost = printed_card(position, card)["cost"]
    for resource in RESOURCES:
        if workers_on_resource(position, player, resource) < cost.count(resource):
            return False
    return True


def legal_builds(position: Position, player: int) -> list[tuple[str, Cell]]:
    """BUILD-1 to BUILD-5: every card the player can build now, with every cell for it."""
    builds = []
    for card in position.players[player].buildings:
        if can_pay_resources(position, player, card):
            for cell in empty_cells_around(position):
                if edges_match(position, card, cell):
                    builds.append((card, cell))
    return builds


def bonuses_of_build(position: Position, player: int, card: str, cell: Cell) -> list[tuple[Cell, str]]:
    """BUILD-8: the new card's bonus, then those of the touching cards joined to it by a street.

    CHAR-LL: with the Lamplighter those of every touching card.
    """
    sources = [(cell, card)]
    for direction, neighbour in touching_cards(position, cell):
        if edge(position, card, direction) == "street" or holds(position, player, "lamplighter"):
            sources.append((neighbour.cell, neighbour.card))
    bonuses = []
    for source_cell, source_card in sources:
        bonus = printed_on(position, source_card)["bonus"]
        if bonus is not None:
            bonuses.append((source_cell, bonus))
    return bonuses


def workers_in_city(position: Position, player: int) -> int:
    """END-1: the player's workers on buildings and on the Main Square together."""
    on_buildings = [here for here in position.city if here.owner == player]
    on_main_square = [owner for owner in position.spots.values() if owner == player]
    return len(on_buildings) + len(on_main_square)
