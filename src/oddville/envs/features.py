"""Observations for networks: what is printed on cards instead of their numbers, values scaled by their usual ranges.

Works on arrays of NumPy and PyTorch, and of libraries that name their functions alike, such as JAX.
"""

from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.envs.layout import CARD, CITY_CARD, MAX_CARDS, MAX_CITY_CARDS, OPEN_CELL, PIECES, SEATS
from oddville.games import editions

RANGES: Final = {
    "turn": 60.0,
    "turns_left": 60.0,
    "supply": 9.0,
    "coins": 5.0,
    "city_workers": 6.0,
    "points": 60.0,
    "workers": 3.0,
    "pile_counts": 3.0,
    "guild_cards": 8.0,
    "diamonds": 8.0,
}
"""What is usual in each piece; pieces that are not named here hold zeros and ones, or cards or cells."""
CARD_RANGES: Final = {"base": 9.0} | {name: 3.0 for name in CARD if name.startswith("cost-")}
CELL_RANGES: Final = {"column": 12.0, "row": 12.0, "row-cards": 8.0, "column-cards": 8.0, "shields": 3.0}
HIGHEST: Final = 4.0
"""No feature is larger: what exceeds its usual range fourfold is cut off."""
DECK_CARDS: Final = 6
"""How many cards of the deck are described, from the top."""
CITY_FEATURES: Final = (
    *CARD,
    "card",
    "main-square",
    "column",
    "row",
    *(f"owner-{seat}" for seat in range(SEATS)),
)
"""The features of a card of the city."""
_PLAIN: Final = PIECES["city"].at
"""The pieces before this place have no card numbers."""


def card_features(edition: Edition) -> NDArray[np.float32]:
    """One row for each card number of an observation: no card, the cards, the Main Square."""
    result = np.zeros((MAX_CARDS + 2, len(CARD)), dtype=np.float32)
    for number, card in enumerate(edition.cards, 1):
        words = [f"formula-{card.formula}", *(f"street-{side}" for side in card.streets)]
        words += [f"guild-{card.guild}"] if card.guild else []
        words += [f"bonus-{card.bonus}"] if card.bonus else []
        result[number, [CARD.index(word) for word in words]] = 1
        for resource in set(card.cost):
            result[number, CARD.index(f"cost-{resource}")] = card.cost.count(resource) / 3.0
        result[number, CARD.index("base")] = card.base / CARD_RANGES["base"]
    square = edition.main_square
    words = [f"street-{side}" for side in square.streets] + (
        [f"bonus-{square.bonus}"] if square.bonus else []
    )
    result[len(edition.cards) + 1, [CARD.index(word) for word in words]] = 1
    return result


class Features:
    """Turns observations of an edition into rows of floats, one or many at once.

    >>> features = Features("micro")
    >>> features(np.zeros((3, 2354), dtype=np.uint8)).shape == (3, features.size)
    True
    """

    def __init__(self, edition: str | Edition = editions.DEFAULT) -> None:
        printed = edition if isinstance(edition, Edition) else editions.edition(edition)
        cards = card_features(printed)
        self._cards = len(printed.cards)
        self._tables = {
            "scale": 1 / _ranges(),
            "cards": cards,
            "city": _city_table(cards, self._cards),
            "owners": np.eye(SEATS + 1, dtype=np.float32)[:, 1:],
        }
        self._converted: dict[tuple[str, str], dict[str, Any]] = {}
        self.pieces = _places()
        """Where each piece lies: as in an observation up to `open_cells`, then `city`, `known_coins`, `known_deck`
        and `unseen`."""
        self.size = max(place.stop for place in self.pieces.values())

    def __call__(self, observations: Any) -> Any:
        """The features, in the library of the observations and on their device."""
        library, tables = self._in_library_of(observations)
        whole = library.asarray(observations, dtype=library.int32)
        plain = library.asarray(observations[..., :_PLAIN], dtype=library.float32) * tables["scale"]
        parts = [
            plain,
            self._city(library, tables, whole),
            self._known_coins(tables, whole),
            self._known_deck(tables, whole),
            self._unseen(library, tables, whole),
        ]
        return library.concatenate(parts, -1).clip(0.0, HIGHEST)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_converted": {}}

    def _in_library_of(self, array: Any) -> tuple[Any, dict[str, Any]]:
        """The module of an array's library, and our tables as its arrays."""
        name = type(array).__module__.partition(".")[0]
        library = import_module("jax.numpy" if name in ("jax", "jaxlib") else name)
        where = {"device": array.device} if name == "torch" else {}
        key = (name, str(where))
        if key not in self._converted:
            self._converted[key] = {
                name: library.asarray(table, dtype=library.float32, **where)
                for name, table in self._tables.items()
            }
        return library, self._converted[key]

    def _city(self, library: Any, tables: dict[str, Any], whole: Any) -> Any:
        before = whole.shape[:-1]
        cards = whole[..., PIECES["city"].span].reshape(*before, MAX_CITY_CARDS, len(CITY_CARD))
        places = library.asarray(cards[..., 1:3], dtype=library.float32) / CELL_RANGES["column"]
        parts = [tables["city"][cards[..., 0]], places, tables["owners"][cards[..., 3]]]
        return library.concatenate(parts, -1).reshape(*before, -1)

    def _known_coins(self, tables: dict[str, Any], whole: Any) -> Any:
        """The sum of what is printed on each player's known coins."""
        before, piece = whole.shape[:-1], PIECES["known_coins"]
        coins = whole[..., piece.span].reshape(*before, *piece.shape)
        return tables["cards"][coins].sum(-2).reshape(*before, -1)

    def _known_deck(self, tables: dict[str, Any], whole: Any) -> Any:
        at = PIECES["known_deck"].at
        return tables["cards"][whole[..., at : at + DECK_CARDS]].reshape(*whole.shape[:-1], -1)

    def _unseen(self, library: Any, tables: dict[str, Any], whole: Any) -> Any:
        """The mean of what is printed on the cards that have not been seen."""
        at = PIECES["seen"].at
        hidden = 1.0 - library.asarray(whole[..., at : at + self._cards], dtype=library.float32)
        count = hidden.sum(-1)[..., None].clip(1.0, float(MAX_CARDS))
        return (hidden @ tables["cards"][1 : self._cards + 1]) / count


def _ranges() -> NDArray[np.float32]:
    """The usual range of each number before the city."""
    result = np.concatenate(
        [
            np.full(piece.size, RANGES.get(name, 1.0), dtype=np.float32)
            for name, piece in PIECES.items()
            if piece.at < _PLAIN
        ]
    )
    for name, words, ranges in (
        ("row", CARD, CARD_RANGES),
        ("buildings", CARD, CARD_RANGES),
        ("open_cells", OPEN_CELL, CELL_RANGES),
    ):
        each = [ranges.get(word, 1.0) for word in words]
        result[PIECES[name].span] = np.tile(each, PIECES[name].size // len(words))
    return result


def _city_table(cards: NDArray[np.float32], count: int) -> NDArray[np.float32]:
    """For each card number what is printed on it, whether there is a card, and whether it is the Main Square."""
    there = np.arange(len(cards)) > 0
    is_square = np.arange(len(cards)) == count + 1
    return np.column_stack([cards, there, is_square]).astype(np.float32)


def _places() -> dict[str, slice]:
    places = {name: piece.span for name, piece in PIECES.items() if piece.at < _PLAIN}
    sizes = {
        "city": MAX_CITY_CARDS * len(CITY_FEATURES),
        "known_coins": SEATS * len(CARD),
        "known_deck": DECK_CARDS * len(CARD),
        "unseen": len(CARD),
    }
    at = _PLAIN
    for name, size in sizes.items():
        places[name] = slice(at, at + size)
        at += size
    return places
