"""Chance, version 1: one seed decides every shuffle."""

import hashlib
import itertools
import math

from .vocabulary import GUILDS, Edition, in_vocabulary_order

TWO_32 = 2**32


def seed_words(seed: str) -> list[int]:
    """The eight 32-bit words a seed stands for."""
    digest = hashlib.sha256(b"oddville 1 " + seed.encode("utf-8")).digest()
    return [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(8)]


class Stream:
    """The generator sfc32; the first 16 outputs are thrown away."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        """Start from four 32-bit words."""
        self.a, self.b, self.c, self.d = a, b, c, d
        for _ in range(16):
            self.next()

    def next(self) -> int:
        """One step: the next 32-bit word."""
        a, b, c, d = self.a, self.b, self.c, self.d
        output = (a + b + d) % TWO_32
        rotated = ((c << 21) | (c >> 11)) % TWO_32
        self.d = (d + 1) % TWO_32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) % TWO_32
        self.c = (rotated + output) % TWO_32
        return output

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        while True:
            product = self.next() * n
            if product % TWO_32 >= TWO_32 % n:
                return product // TWO_32

    def shuffled(self, things: list[str]) -> list[str]:
        """A shuffled copy of a list."""
        result = list(things)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result


def deal_from_seed(edition: Edition, players: int, seed: str) -> dict[str, object]:
    """SETUP-4, SETUP-5, SETUP-6: deck, piles and first player, as in the protocol's `deal`."""
    words = seed_words(seed)
    stream = Stream(words[0], words[1], words[2], words[3])
    deck = stream.shuffled([card["id"] for card in edition["cards"]])
    piles = {}
    for guild in GUILDS:
        piles[guild] = stream.shuffled(edition["guilds"][guild])[: players - 1]
    first = stream.below(players)
    return {"deck": deck, "piles": piles, "first": first, "seed": seed}


def reshuffled_pile(characters: list[str], seed: str, count: int) -> list[str]:
    """CHAR-1: the new pile of a guild (top first) at the count-th reshuffle of the game, from 0."""
    words = seed_words(seed)
    stream = Stream(words[4], words[5], words[6], (words[7] + count) % TWO_32)
    ordered = in_vocabulary_order(characters)
    number = stream.below(math.factorial(len(ordered)))
    # permutations() of a list goes through them in lexicographic order of the places in the list
    return list(list(itertools.permutations(ordered))[number])
