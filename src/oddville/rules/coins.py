"""Coins, the deck and their limits (LIMIT): gain from the top, pay to the top."""

from mypy_extensions import i64

from oddville.cards.vocabulary import MAX_COINS, TAX_COLLECTOR
from oddville.rules.chronicle import TAX_GAINED
from oddville.rules.state import (
    AREA,
    COIN_COUNT,
    FIRST_COIN,
    State,
    coins,
    holder,
    note,
)


def draw(s: State) -> i64:
    """Take the top card of the deck, which is never empty (LIMIT-6)."""
    card: i64 = s.deck[s.deck_top]
    s.deck_top += 1
    if s.deck_top == s.tables.cards:
        s.deck_top = 0
    s.deck_size -= 1
    return card


def put_on_top(s: State, card: i64) -> None:
    """Put a card on top of the deck, coin side up (LIMIT-1)."""
    s.deck_top -= 1
    if s.deck_top < 0:
        s.deck_top = s.tables.cards - 1
    s.deck[s.deck_top] = card
    s.deck_size += 1


def put_at_bottom(s: State, card: i64) -> None:
    """Put a card under the deck, coin side up (LIMIT-3)."""
    s.deck[deck_place(s, s.deck_size)] = card
    s.deck_size += 1


def deck_place(s: State, depth: i64) -> i64:
    """Where the card lies that has `depth` cards above it: the deck goes round in its array."""
    place: i64 = s.deck_top + depth
    return place - s.tables.cards if place >= s.tables.cards else place


def gain_coins(s: State, player: i64, count: i64) -> i64:
    """Gain coins until there are five; tell how many it were (LIMIT-1, LIMIT-2)."""
    at: i64 = player * AREA
    had: i64 = s.areas[at + COIN_COUNT]
    after: i64 = min(had + count, MAX_COINS)
    place: i64 = had
    while place < after:
        s.areas[at + FIRST_COIN + place] = draw(s)
        place += 1
    s.areas[at + COIN_COUNT] = after
    return after - had


def take_last_coin(s: State, player: i64) -> i64:
    """The coin gained last leaves the player (LIMIT-1)."""
    at: i64 = player * AREA
    last: i64 = s.areas[at + COIN_COUNT] - 1
    s.areas[at + COIN_COUNT] = last
    return s.areas[at + FIRST_COIN + last]


def pay_coins(s: State, player: i64, cost: i64) -> None:
    """Pay, last coin first, onto the deck; then the Tax Collector gains (LIMIT-1, LIMIT-5, CHAR-TX)."""
    if cost == 0:
        return
    paid: i64 = 0
    while paid < cost:
        put_on_top(s, take_last_coin(s, player))
        paid += 1
    collector: i64 = holder(s, TAX_COLLECTOR)
    if collector >= 0 and collector != player and coins(s, collector) < MAX_COINS:
        gain_coins(s, collector, 1)
        note(s, TAX_GAINED, collector, player)
