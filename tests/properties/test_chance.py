"""Chance, version 1, written again straight from docs/bots/chance.md with numbers of any size, and held to the engine.

What is pinned here must never change: a seed that a player wrote down has to give the same game for ever.
"""

import hashlib
import itertools
import json
import math
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from oddville import Deal, Game
from oddville.cards.vocabulary import CHARACTERS, GUILDS
from oddville.games.positions.position import position
from oddville.rules import chance
from oddville.rules.characters import return_guild, take_character
from properties.drawing import SEEDS
from properties.playing import EDITION, PLAYERS, PRINTED

TWO_32 = 2**32
WORDS = st.integers(0, TWO_32 - 1)
STATES = st.tuples(WORDS, WORDS, WORDS, WORDS)


def seed_words(seed: str) -> list[int]:
    """SHA-256 of the bytes `oddville 1 ` and the seed in UTF-8, as eight big-endian words."""
    number = int(hashlib.sha256(b"oddville 1 " + seed.encode("utf-8")).hexdigest(), 16)
    return [number >> (32 * (7 - place)) & (TWO_32 - 1) for place in range(8)]


class Sfc32:
    """The generator as on the page, line by line."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.state = (a, b, c, d)
        for _ in range(16):
            self.next()

    def next(self) -> int:
        """One step; the right-hand sides use the old values."""
        a, b, c, d = self.state
        t = (a + b + d) % TWO_32
        rotated = (c << 21) % TWO_32 + c // 2**11
        self.state = (b ^ b // 2**9, (c + c * 8) % TWO_32, (rotated + t) % TWO_32, (d + 1) % TWO_32)
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        while True:
            m = self.next() * n
            if not m % TWO_32 < TWO_32 % n:
                return m // TWO_32

    def shuffle(self, things: list[str]) -> list[str]:
        """From the last index down to 1."""
        for i in reversed(range(1, len(things))):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
        return things


def documented_deal(seed: str, players: int) -> Deal:
    """The deal of a seed by the page."""
    stream = Sfc32(*seed_words(seed)[:4])
    deck = stream.shuffle([card["id"] for card in PRINTED["cards"]])
    in_order = {guild: sorted(PRINTED["guilds"][guild], key=CHARACTERS.index) for guild in GUILDS}
    piles = {guild: tuple(stream.shuffle(in_order[guild])[: players - 1]) for guild in GUILDS}
    return Deal(tuple(deck), piles, stream.below(players), seed)


def documented_arrangement(seed: str, reshuffle: int, characters: int) -> int:
    """The number of the permutation at the k-th reshuffle by the page."""
    *_, w4, w5, w6, w7 = seed_words(seed)
    return Sfc32(w4, w5, w6, (w7 + reshuffle) % TWO_32).below(math.factorial(characters))


@given(SEEDS)
@example("")
@example("é")
def test_the_words_of_a_seed(seed: str) -> None:
    """Eight words from any text."""
    assert list(chance.chance_of_seed(seed).words) == seed_words(seed)


@given(STATES)
@example((0, 0, 0, 0))
@example((TWO_32 - 1,) * 4)
def test_the_generator(state: tuple[int, int, int, int]) -> None:
    """The same words, one after the other, from every state."""
    fast, documented = chance.Stream(*state), Sfc32(*state)
    assert [fast.word() for _ in range(40)] == [documented.next() for _ in range(40)]


@given(STATES, st.lists(st.integers(1, 64) | st.integers(1, TWO_32 // 2 - 1), min_size=1, max_size=20))
@example((1, 2, 3, 4), [3 * 2**29] * 20)
def test_numbers_below_a_bound(state: tuple[int, int, int, int], bounds: list[int]) -> None:
    """Within the bound, and the same words are refused; the stream afterwards stands at the same place."""
    fast, documented = chance.Stream(*state), Sfc32(*state)
    for bound in bounds:
        number = fast.below(bound)
        assert 0 <= number < bound
        assert number == documented.below(bound)
    assert fast.word() == documented.next()


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 24, 64])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    """60,000 draws: each number comes as often as the others, give or take six standard deviations."""
    stream, draws = chance.Stream(1, 2, 3, bound), 60_000
    counts = Counter(int(stream.below(bound)) for _ in range(draws))
    spread = 6 * math.sqrt(draws / bound)
    assert set(counts) == set(range(bound))
    assert all(abs(count - draws / bound) < spread for count in counts.values())


@pytest.mark.parametrize(("odd", "power"), [(3, 29), (5, 28), (7, 28)])
def test_words_that_would_favour_some_numbers_are_refused(odd: int, power: int) -> None:
    """With such a bound many words are thrown away; were they not, some residues would come a third more often."""
    stream, draws = chance.Stream(9, 9, 9, 9), 30_000
    residues = Counter(int(stream.below(odd << power)) % odd for _ in range(draws))
    spread = 6 * math.sqrt(draws / odd)
    assert all(abs(residues[residue] - draws / odd) < spread for residue in range(odd))


@given(STATES, st.integers(0, 70))
def test_a_shuffle(state: tuple[int, int, int, int], length: int) -> None:
    """The same swaps."""
    items = vec[i64](list(range(length)))
    chance.shuffle(items, chance.Stream(*state))
    assert [str(item) for item in items] == Sfc32(*state).shuffle([str(item) for item in range(length)])


@given(SEEDS, st.sampled_from(PLAYERS))
def test_the_deal_of_a_seed(seed: str, players: int) -> None:
    """SETUP-4, SETUP-5, SETUP-6: deck, piles and first player; a game from that deal is the game of the seed."""
    game, expected = Game(players, seed=seed), documented_deal(seed, players)
    assert game.deal == expected
    assert Game(players, deal=expected).position() == game.position()
    assert Game(players, deal=json.loads(json.dumps(expected.as_dict()))).deal == expected


@given(SEEDS, st.integers(0, 50) | st.integers(TWO_32 - 3, TWO_32 + 3), st.integers(1, 3))
def test_guild_reshuffles(seed: str, reshuffle: int, characters: int) -> None:
    """CHAR-1: the k-th reshuffle of a game, with the word that counts them going round."""
    count = math.factorial(characters)
    number = chance.chance_of_seed(seed).arrangement(reshuffle, count)
    assert number == documented_arrangement(seed, reshuffle, characters)


@given(SEEDS, st.sampled_from(PLAYERS), st.integers(0, 9), st.sampled_from(GUILDS))
def test_a_new_pile_lies_as_the_page_says(seed: str, players: int, before: int, guild: str) -> None:
    """CHAR-1: returned characters in the order of the vocabulary, arranged lexicographically, the first on top."""
    state = Game(players, seed=seed).state.copy()
    number = GUILDS.index(guild)
    in_game = sorted(position(state)["piles"][guild], key=CHARACTERS.index)
    for _ in in_game:
        take_character(state, 0, number)
    state.reshuffles = before
    return_guild(state, number)
    arrangement = documented_arrangement(seed, before, len(in_game))
    assert position(state)["piles"][guild] == list(list(itertools.permutations(in_game))[arrangement])
    assert state.reshuffles == before + 1


KNOWN_WORDS = {
    "": "0f0f5850 8776c34a db11ff37 6895ce90 8c29d388 b4253177 b7a9be42 4303be5d",
    "abc": "caffd7dd 05621ee3 f2afad2f bcb15dfc 69656730 ae6ccf1d e6ef86a6 fe5a1e3e",
    "market day": "a78267ce 751a3b9f b7e28ca7 39d46cf5 e1e36822 dd37c2c2 69abb8d8 f0174968",
    "é": "9dacac6d 2e1dde6c 30c29dae 9df25fae 9a073ff0 2b80c96c e663c79d 56e62c11",
    "Καλημέρα 🏘": "4437f726 33ea90e5 9da15d7d f5e964ed 0d2c3736 8d49db1a aef7139a 05817bcc",
    "0": "7a695e15 05cdb308 331581c6 dc6401e0 e7376696 d2949849 ae1df8a1 62fbeefd",
}
"""Of `abc` and the first of `é` also stand in docs/bots/chance.md."""


@pytest.mark.parametrize("seed", KNOWN_WORDS)
def test_known_words(seed: str) -> None:
    """The numbers of the page, which ports are tested with."""
    words = [f"{word:08x}" for word in chance.chance_of_seed(seed).words]
    assert " ".join(words) == KNOWN_WORDS[seed]


def test_the_known_answers_of_the_page() -> None:
    """Seed `abc`: stream, cards, first players, reshuffles and piles as docs/bots/chance.md prints them."""
    stream = chance.chance_of_seed("abc").deal_stream()
    assert [f"{stream.word():08x}" for _ in range(4)] == ["1e11423d", "5c429772", "924403be", "4bb0b6da"]
    index = {card.id: place for place, card in enumerate(EDITION.cards)}
    games = {players: Game(players, seed="abc") for players in PLAYERS}
    d = games[4].position()
    assert [index[card] for card in d["row"]] == [10, 4, 0, 62, 2, 25]
    assert [index[card] for card in d["deck"][:8]] == [52, 46, 19, 5, 31, 27, 32, 57]
    assert index[d["deck"][-1]] == 7
    assert [game.first_player for game in games.values()] == [0, 0, 0]
    assert arranged("abc", "abc") == ["cba", "bca", "acb", "acb"]
    assert arranged("abc", "ab") == ["ba", "ba", "ab", "ab"]
    assert d["piles"] == {
        "mask": ["seignior", "landowner", "hr-manager"],
        "rooster": ["mistress", "bookkeeper", "cheater"],
        "bells": ["tax-collector", "ghost", "benefactor"],
        "fleur-de-lis": ["traveller", "lamplighter", "builder"],
    }


def arranged(seed: str, things: str) -> list[str]:
    """What the first four reshuffles make of some letters."""
    orders = ["".join(order) for order in itertools.permutations(things)]
    return [orders[chance.chance_of_seed(seed).arrangement(k, len(orders))] for k in range(4)]


KNOWN_DEALS = {
    ("", 2): ("6dff1273bc9e1941", 1, "seignior,mistress,tax-collector,traveller"),
    ("", 4): ("6dff1273bc9e1941", 3, "seignior,mistress,tax-collector,traveller"),
    ("abc", 3): ("49b2742f5ca42c7c", 0, "seignior,mistress,tax-collector,traveller"),
    ("market day", 2): ("e539b724388b8a6e", 0, "landowner,cheater,benefactor,builder"),
    ("é", 3): ("3915dea33c04bf6e", 0, "hr-manager,mistress,tax-collector,traveller"),
    ("Καλημέρα 🏘", 4): ("995ecb629c76c6a4", 1, "seignior,bookkeeper,tax-collector,builder"),
    ("0", 4): ("b3f89919e3116cdc", 3, "seignior,bookkeeper,benefactor,builder"),
}


@pytest.mark.parametrize(("seed", "players"), KNOWN_DEALS)
def test_known_deals(seed: str, players: int) -> None:
    """Deck (a hash of the indices of its cards), first player and tops of the piles of some seeds."""
    game = Game(players, seed=seed)
    assert game.deal is not None
    index = {card.id: str(place) for place, card in enumerate(EDITION.cards)}
    deck = hashlib.sha256(",".join(index[card] for card in game.deal.deck).encode()).hexdigest()[:16]
    tops = ",".join(pile[0] for pile in game.deal.piles.values())
    assert (deck, game.first_player, tops) == KNOWN_DEALS[seed, players]
