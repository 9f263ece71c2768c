"""Chance, version 1: a seed decides every shuffle, the same on every platform (docs/bots/chance.md).

The k-th reshuffle of a game is a function of seed and k, so copies, undo and replays need no generator state.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from oddville.rules.vectors import vec

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
DISCARDED: Final[i64] = 16
DOMAIN: Final = b"oddville 1 "
_EIGHT: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
_NO_SCRIPT: Final = vec[i64]()


class Stream:
    """The generator sfc32: four 32-bit words of state."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        for _step in range(DISCARDED):
            self.word()

    def word(self) -> i64:
        """The next 32-bit word."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to `bound` - 1 (multiply and shift, with rejection)."""
        product: i64 = self.word() * bound
        if product & WORD < bound:  # only then a word may have to be rejected
            refused: i64 = WORDS % bound
            while product & WORD < refused:
                product = self.word() * bound
        return product >> 32


def shuffle(items: vec[i64], stream: Stream) -> None:
    """Shuffle in place, from the last place down to the second."""
    for i in range(i64(len(items)) - 1, i64(0), -1):
        j: i64 = stream.below(i + 1)
        kept: i64 = items[i]
        items[i] = items[j]
        items[j] = kept


class Chance:
    """The random source of a game: the words of its seed, and fixed reshuffles.

    `script` fixes the first reshuffles by the number of their permutation. Records that contain only what was seen
    need it, and planners that choose the outcome.
    """

    def __init__(self, words: vec[i64], script: vec[i64]) -> None:
        self.words = words
        self.script = script

    def deal_stream(self) -> Stream:
        """The stream that deals the cards, piles and first player (SETUP-4, SETUP-5, SETUP-6)."""
        return Stream(self.words[0], self.words[1], self.words[2], self.words[3])

    def arrangement(self, reshuffle: i64, arrangements: i64) -> i64:
        """The number of the permutation of a reshuffle (CHAR-1)."""
        if reshuffle < i64(len(self.script)):
            return self.script[reshuffle] % arrangements
        words = self.words
        stream = Stream(words[4], words[5], words[6], (words[7] + reshuffle) & WORD)
        return stream.below(arrangements)


def chance_of_seed(seed: str) -> Chance:
    digest = hashlib.sha256(DOMAIN + seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    return Chance(vec[i64](words), _NO_SCRIPT)


def chance_of_stream(stream: Stream) -> Chance:
    """A random source drawn from another one, for playouts and resampling."""
    words = _EIGHT[:]
    for i in range(i64(8)):
        words[i] = stream.word()
    return Chance(words, _NO_SCRIPT)


def with_script(chance: Chance, script: list[int]) -> Chance:
    """The same random source with its first reshuffles fixed."""
    return Chance(chance.words, vec[i64](script))
