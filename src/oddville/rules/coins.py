"""Coins and the deck (LIMIT): coins are gained from its top and paid to its top."""

from mypy_extensions import i64

from oddville.cards.vocabulary import MAX_COINS, TAX_COLLECTOR
from oddville.rules import event_log as log
from oddville.rules.state import AREA, COIN_COUNT, FIRST_COIN, State, coins, holder, note


def draw(s: State) -> i64:
    """Take the top card of the deck, which is never empty (LIMIT-6)."""
    card: i64 = s.deck[s.deck_top]
    s.deck_top += 1
    if s.deck_top == s.tables.cards:
        s.deck_top = 0
    s.deck_size -= 1
    return card


def put_on_top(s: State, card: i64) -> None:
    """Put a card on top of the deck (LIMIT-1)."""
    s.deck_top -= 1
    if s.deck_top < 0:
        s.deck_top = s.tables.cards - 1
    s.deck[s.deck_top] = card
    s.deck_size += 1


def put_at_bottom(s: State, card: i64) -> None:
    """Put a card under the deck (LIMIT-3)."""
    s.deck[deck_place(s, s.deck_size)] = card
    s.deck_size += 1


def deck_place(s: State, depth: i64) -> i64:
    """The index in `deck`, a ring buffer, of the card with `depth` cards above it."""
    place: i64 = s.deck_top + depth
    return place - s.tables.cards if place >= s.tables.cards else place


def deck_card(s: State, depth: i64) -> i64:
    """The card of the deck with `depth` cards above it."""
    return s.deck[deck_place(s, depth)]


def gain_coins(s: State, player: i64, count: i64) -> i64:
    """Gain coins, up to five in all; return how many were gained (LIMIT-1, LIMIT-2)."""
    at: i64 = player * AREA
    had: i64 = s.areas[at + COIN_COUNT]
    after: i64 = min(had + count, MAX_COINS)
    for place in range(had, after):
        s.areas[at + FIRST_COIN + place] = draw(s)
    s.areas[at + COIN_COUNT] = after
    return after - had


def take_last_coin(s: State, player: i64) -> i64:
    """Remove and return the coin gained last (LIMIT-1)."""
    at: i64 = player * AREA
    last: i64 = s.areas[at + COIN_COUNT] - 1
    s.areas[at + COIN_COUNT] = last
    return s.areas[at + FIRST_COIN + last]


def pay_coins(s: State, player: i64, cost: i64) -> None:
    """Pay, last coin first, onto the deck; then the Tax Collector gains (LIMIT-1, LIMIT-5, CHAR-TX)."""
    if cost == 0:
        return
    for _coin in range(cost):
        put_on_top(s, take_last_coin(s, player))
    collector: i64 = holder(s, TAX_COLLECTOR)
    if collector >= 0 and collector != player and coins(s, collector) < MAX_COINS:
        gain_coins(s, collector, 1)
        note(s, log.TAX_GAINED, collector, player)
