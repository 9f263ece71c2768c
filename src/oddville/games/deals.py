"""Deals: the order of the cards and characters, and the first player (SETUP-4 to SETUP-6)."""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from oddville.cards.vocabulary import CHARACTERS, GUILDS
from oddville.games.errors import InvalidDeal, Message, OddVilleError
from oddville.rules.chance import Chance, chance_of_seed, shuffle, with_script
from oddville.rules.setup import dealt_state, shuffled_piles
from oddville.rules.state import State
from oddville.rules.tables import Tables

MAX_SEED_LENGTH = 200


@dataclass(frozen=True, slots=True)
class Deal:
    deck: tuple[str, ...]
    """All cards: the first six are row positions 1 to 6, then the deck, top first."""
    piles: Mapping[str, tuple[str, ...]]
    """For each guild its characters, top first; those not named leave the game unseen."""
    first: int
    seed: str = ""
    """Decides the guild reshuffles only."""

    def as_dict(self) -> dict[str, Any]:
        """The deal as in docs/bots/protocol.md."""
        piles = {guild: list(pile) for guild, pile in self.piles.items()}
        return {"deck": list(self.deck), "piles": piles, "first": self.first, "seed": self.seed}


def new_seed() -> str:
    """128 random bits from the system."""
    return os.urandom(16).hex()


def commitment(seed: str, position: Mapping[str, Any] | None = None) -> str:
    """A hash that is published before the game; it commits to the seed and to the position that a game begins from
    if it is not dealt (docs/bots/chance.md)."""
    start = "" if position is None else "\n" + json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"oddville commitment 1 {seed}{start}".encode()).hexdigest()


def mixed_seed(server_seed: str, values: Sequence[str | None]) -> str:
    """The seed of a game for which each seat could add a random value to the server's own (docs/bots/chance.md)."""
    parts = " ".join(value or "-" for value in values)
    return hashlib.sha256(f"oddville shuffle 1 {server_seed} {parts}".encode()).hexdigest()[:32]


def deal_of_seed(tables: Tables, seed: str) -> Deal:
    """The deal that a seed decides (docs/bots/chance.md)."""
    stream = chance_of_seed(seed).deal_stream()
    deck = vec[i64](range(tables.cards))
    shuffle(deck, stream)
    characters = list(shuffled_piles(tables, stream))
    piles = {
        guild: tuple(CHARACTERS[c] for c in characters[3 * g : 3 * g + tables.players - 1])
        for g, guild in enumerate(GUILDS)
    }
    return Deal(tuple(tables.card_ids[card] for card in deck), piles, stream.below(tables.players), seed)


def read_deal(tables: Tables, data: object) -> Deal:
    """A deal from plain data; raises `InvalidDeal` with all problems."""
    problems = list(_problems(tables, data))
    if problems:
        raise InvalidDeal("error-deal", problems, count=len(problems))
    assert isinstance(data, Mapping)
    piles = {guild: tuple(data["piles"][guild]) for guild in GUILDS}
    return Deal(tuple(data["deck"]), piles, data["first"], data.get("seed", ""))


def _problems(tables: Tables, data: object) -> Iterable[Message]:
    if not isinstance(data, Mapping):
        yield Message("deal-shape", {"keys": "deck, piles, first, seed"})
        return
    for key in sorted(set(map(str, data)) - {"deck", "piles", "first", "seed"}):
        yield Message("deal-key", {"key": key[:60], "keys": "deck, piles, first, seed"})
    yield from _deck_problems(tables, data.get("deck"))
    yield from _pile_problems(tables, data.get("piles"))
    first = data.get("first")
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < tables.players:
        yield Message("deal-first", {"value": str(first)[:60], "last": tables.players - 1})
    if not is_seed(data.get("seed", "")):
        yield Message("error-seed", {"longest": MAX_SEED_LENGTH})


def _deck_problems(tables: Tables, deck: object) -> Iterable[Message]:
    if not isinstance(deck, list | tuple) or not all(isinstance(card, str) for card in deck):
        yield Message("deal-deck-shape", {"cards": tables.cards})
        return
    ids = set(tables.card_ids[: tables.cards])
    for card in sorted(set(deck) - ids):
        yield Message("deal-card-unknown", {"id": card[:60]})
    for card in sorted({card for card in deck if deck.count(card) > 1}):
        yield Message("deal-card-twice", {"id": card[:60]})
    for card in sorted(ids - set(deck)):
        yield Message("deal-card-missing", {"id": card})


def _pile_problems(tables: Tables, piles: object) -> Iterable[Message]:
    if not isinstance(piles, Mapping) or set(piles) != set(GUILDS):
        yield Message("deal-piles-shape", {"guilds": list(GUILDS)})
        return
    for guild in GUILDS:
        pile, allowed, count = piles[guild], tables.edition.guilds[guild], tables.players - 1
        words = [c for c in pile if isinstance(c, str)] if isinstance(pile, list | tuple) else []
        if len(words) != count or len(pile) != count or len(set(words) & set(allowed)) != count:
            yield Message("deal-pile", {"guild": guild, "count": count, "members": list(allowed)})


def is_seed(seed: object) -> bool:
    """Whether it is a text of moderate length that can be encoded."""
    if not isinstance(seed, str) or len(seed) > MAX_SEED_LENGTH:
        return False
    return not any("\ud800" <= letter <= "\udfff" for letter in seed)


def start(tables: Tables, deal: Deal, script: Iterable[int] = ()) -> State:
    """The first position of a deal; `script` fixes the outcome of the first guild reshuffles."""
    deck = vec[i64](tables.card_numbers[card] for card in deal.deck)
    piles = [[CHARACTERS.index(c) for c in deal.piles[guild]] for guild in GUILDS]
    three = vec[i64](c for pile in piles for c in (pile + [0, 0, 0])[:3])
    return dealt_state(tables, chance_of(deal.seed, script), deck, three, deal.first)


def chance_of(seed: str, script: Iterable[int] = ()) -> Chance:
    """The chance of a seed; `script` fixes the outcome of the first guild reshuffles."""
    return with_script(chance_of_seed(seed), list(script))


def checked_seed(seed: str | None) -> str:
    if seed is None:
        return new_seed()
    if not is_seed(seed):
        raise OddVilleError("error-seed", longest=MAX_SEED_LENGTH)
    return seed
