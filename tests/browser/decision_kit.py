"""Tables at which a certain kind of decision is due, built from constructed positions.

The cards are those that are shipped, chosen by what is printed on them: which ones they are may change.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

from browser.table_kit import here
from oddville.cards.vocabulary import RESOURCES
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from server.serving import TestServer
from table import SHIPPED, Table

CARDS: Final = {card.id: card for card in SHIPPED.cards}
SIDES: Final = {"east": (1, 0), "west": (-1, 0), "south": (0, 1), "north": (0, -1)}
ACROSS: Final = {"east": "west", "west": "east", "south": "north", "north": "south"}
TOWN: Final = ((1, 0), (-1, 0), (0, 1), (2, 0), (1, 1), (-2, 0))
"""The cells of the city's cards."""

PEOPLE: Final = ("Ada", "Bo", "Cy", "Di")

Cell = tuple[int, int]


def _streets(card: str) -> tuple[str, ...]:
    return CARDS[card].streets if card in CARDS else SHIPPED.main_square.streets


def _fits(card: str, cell: Cell, city: dict[Cell, str]) -> bool:
    """BUILD-5: sides match, and a street connects the card to the city."""
    joined = False
    for side, (x, y) in SIDES.items():
        other = city.get((cell[0] + x, cell[1] + y))
        if other is not None:
            street = side in _streets(card)
            if street != (ACROSS[side] in _streets(other)):
                return False
            joined = joined or street
    return joined


def _lay_cards(cells: list[Cell], city: dict[Cell, str], deck: list[str]) -> dict[Cell, str] | None:
    """The town with a fitting card in each of these cells."""
    if not cells:
        return city
    for card in (card for card in deck if _fits(card, cells[0], city)):
        rest = [other for other in deck if other != card]
        laid = _lay_cards(cells[1:], {**city, cells[0]: card}, rest)
        if laid is not None:
            return laid
    return None


def town(cells: Iterable[Cell] = TOWN, players: int = 2) -> Table:
    """The middle of a game: some cards are built, two players have coins and workers on the board."""
    table = Table(players, edition=SHIPPED)
    cards = sorted((CARDS[card] for card in table.data["deck"]), key=lambda card: -len(card.streets))
    laid = _lay_cards(list(cells), {(0, 0): "main-square"}, [card.id for card in cards])
    assert laid is not None, "these cells cannot be built"
    for place, (cell, card) in enumerate(list(laid.items())[1:]):
        table.city(f"{place % players} {card} {cell[0]},{cell[1]}")
    return table.coins(0, 3).coins(1, 3).hand(0, 1, 2, 3, 4)


def able_to_build(table: Table, player: int, *bonuses: str) -> tuple[Table, str]:
    """The player has a building with one of these bonuses that fits, and the workers to pay for it."""
    city = {tuple(cell): card for cell, card, _ in table.data["city"]}
    around = [(x + i, y + j) for x, y in city for i, j in SIDES.values()]
    cells = [cell for cell in around if cell not in city and cell[1] >= 0]  # BUILD-3
    for card in (CARDS[each] for each in table.data["deck"]):
        cell = next((cell for cell in cells if _fits(card.id, cell, city)), None)
        if card.bonus in bonuses and cell is not None and len(set(card.cost)) == len(card.cost):
            table.buildings(player, card.id).workers(player, **{each: [player] for each in card.cost})
            return table, f"build {card.id} {cell[0]},{cell[1]}"
    raise AssertionError(f"no card of {bonuses} fits")


def able_to_build_last(cells: Iterable[Cell], players: int) -> tuple[Table, str]:
    """A town of these cells but the last one, where player 0 can build."""
    table = town(cells, players)
    (x, y), card, _ = table.data["city"].pop()
    table.data["players"][0]["buildings"].append(card)
    cost = CARDS[card].cost
    return table.workers(0, **{each: range(cost.count(each)) for each in cost}), f"build {card} {x},{y}"


def _build(players: int) -> tuple[Game, str]:
    table, build = able_to_build(town(players=players), 0, "coin")
    return table.game(), build


def _bonus(players: int, *bonuses: str) -> tuple[Game, str]:
    """After a build: its bonuses are pending, and a worker is still on the board."""
    table, build = able_to_build(town(players=players), 0, *bonuses)
    free = next(each for each in RESOURCES if not any(table.data["board"][each]["0"]))
    return table.workers(0, **{free: [0]}).game(build), f"bonus {build.split()[2]} "


def _react(players: int) -> tuple[Game, str]:
    """Bo has the Builder, and Ada has built."""
    table, build = able_to_build(town(players=players), 0, "coin")
    table, other = able_to_build(table, 1, "coin")
    game = table.holds(1, "builder").game(build)
    while game.phase == "bonus":
        game.play("done")
    return game, " ".join(other.split()[:2])


def _swap(players: int) -> tuple[Game, str]:
    table, build = able_to_build(town(players=players), 0, "coin")
    return table.holds(0, "bookkeeper").game(), f"swap {build.split()[1]} 1"


def _discard(players: int) -> tuple[Game, str]:
    table = town(players=players)
    first, second = table.data["deck"][:2]
    return table.buildings(0, first, second).game("building 4 1"), "discard"


def _second(players: int) -> Game:
    return town(players=players).holds(0, "seignior").game("resource 4 wood")


def _power_at_bonus(players: int, *characters: str) -> Game:
    """After a build: coins, a building and a wood are left for powers (TURN-2)."""
    table, build = able_to_build(town(players=players), 0, *RESOURCES)
    table.buildings(0, table.data["deck"][0]).workers(0, wood=[2])
    return table.holds(0, *characters).game(build)


def _power_at_second(players: int) -> Game:
    return town(players=players).holds(0, "seignior", "cheater", "traveller").game("resource 4 wood")


def _close(players: int) -> Game:
    return town(players=players).holds(0, "cheater").game("coins 4")


CASES: Final[dict[str, Callable[[int], tuple[Game, str]]]] = {
    "choose": lambda players: (Game(players, edition=SHIPPED, seed="0"), "choose wood"),
    "recover": lambda players: (town(players=players).hand(0, 1, 3).game(), "recover"),
    "coins": lambda players: (town(players=players).game(), "coins 2"),
    "resource": lambda players: (town(players=players).game(), "resource 1 wood"),
    "building": lambda players: (town(players=players).game(), "building 1 1"),
    "build": _build,
    "return": lambda players: (
        town(players=players).workers(0, stone=[0], clay=[1]).game(),
        "return stone/0",
    ),
    "discard": _discard,
    "bonus": lambda players: _bonus(players, *RESOURCES),
    "any": lambda players: _bonus(players, "any"),
    "double": lambda players: _bonus(players, "double"),
    "transform": lambda players: _bonus(players, "transform"),
    "done": lambda players: (_bonus(players, "any")[0], "done"),
    "second": lambda players: (_second(players), "resource clay"),
    "second-done": lambda players: (_second(players), "done"),
    "react": _react,
    "decline": lambda players: (_react(players)[0], "decline"),
    "cheat": lambda players: (town(players=players).holds(0, "cheater").game(), "cheat"),
    "swap": _swap,
    "travel": lambda players: (
        town(players=players).holds(0, "traveller").workers(0, wood=[0]).game(),
        "travel wood",
    ),
    "cheat-at-bonus": lambda players: (_power_at_bonus(players, "cheater", "traveller"), "cheat"),
    "swap-at-bonus": lambda players: (_power_at_bonus(players, "bookkeeper"), "swap"),
    "travel-at-bonus": lambda players: (_power_at_bonus(players, "cheater", "traveller"), "travel wood"),
    "cheat-at-second": lambda players: (_power_at_second(players), "cheat"),
    "travel-at-second": lambda players: (_power_at_second(players), "travel wood"),
    "end": lambda players: (_close(players), "end"),
}
"""For every kind of decision, a game where it is due and the first word of the move."""
KINDS: Final = tuple(CASES)


@cache
def decisions(players: int = 2) -> dict[str, tuple[str, int, str]]:
    """For every kind of decision, a record, the ply and the move."""
    return {kind: _case(*case(players)) for kind, case in CASES.items()}


def _case(game: Game, begins: str) -> tuple[str, int, str]:
    move = next(move.text for move in game.legal_moves if move.text.startswith(begins))
    return str(record_of(game, list(PEOPLE[: game.players]))), len(game.moves), move


def at(server: TestServer, kind: str, players: int = 2, **options: Any) -> tuple[dict[str, Any], str]:
    """A table where this kind of decision is due, and the move."""
    record, ply, move = decisions(players)[kind]
    return seated(server, record, ply, PEOPLE[:players], **options), move


def seated(server: TestServer, record: str, ply: int, names: Sequence[str], **options: Any) -> dict[str, Any]:
    """A table that continues from a position."""
    body = {"seats": here(*names), "origin": {"record": record, "ply": ply}, "options": options}
    return server.make(body)
