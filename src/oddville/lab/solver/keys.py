"""Keys of positions: equal for positions that differ only by an exchange of identical cards."""

from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oddville.cards.edition import card_kinds
from oddville.envs.layout import CITY_CARD, PIECES
from oddville.envs.planning import Planning
from oddville.rules.hidden import unseen_cards
from oddville.rules.tables import Tables

KEY_BYTES: Final = 16
_NUMBERS: Final = np.concatenate(
    [
        np.arange(PIECES["city"].span.start, PIECES["city"].span.stop, len(CITY_CARD)),
        *(
            np.arange(PIECES[name].span.start, PIECES[name].span.stop)
            for name in ("known_coins", "known_deck")
        ),
    ]
)
"""Where an observation has card numbers."""
_KNOWN: Final = slice(PIECES["known_coins"].span.start, PIECES["known_deck"].span.stop)


class PositionKeys:
    """Makes the keys of an edition: what everybody sees, with the kind of a card for its number (INFO-1)."""

    def __init__(self, tables: Tables) -> None:
        self._kinds = card_kinds(tables.edition)
        self._kind_numbers: NDArray[np.uint8] = np.arange(256, dtype=np.uint8)
        self._kind_numbers[1 : len(self._kinds) + 1] = np.array(self._kinds) + 1
        self._has_one_kind = len(set(self._kinds)) == 1

    def key(self, game: Planning) -> bytes:
        numbers: NDArray[Any] = game.observation(0)
        numbers[_NUMBERS] = self._kind_numbers[numbers[_NUMBERS]]
        numbers[PIECES["seen"].span] = 0
        if self._has_one_kind:
            numbers[_KNOWN] = 0  # a known card is like every other
        else:
            for card in unseen_cards(game.state):
                numbers[PIECES["seen"].at + self._kinds[int(card)]] += 1
        return blake2b(numbers.tobytes(), digest_size=KEY_BYTES).digest()

    def kind(self, card: int) -> int:
        return self._kinds[card]
