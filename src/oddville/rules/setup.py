"""Set-up (SETUP): from a deal to the first decision."""

from mypy_extensions import i64

from oddville.cards.vocabulary import GUILD_COUNT, ROW_POSITIONS, WORKERS
from oddville.rules.chance import Chance, Stream, shuffle
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.construction import lay_card
from oddville.rules.moves import ORIGIN
from oddville.rules.state import (
    ALL_WORKER_CARDS,
    AREA,
    HAND,
    NOBODY,
    PILE,
    SUPPLY,
    State,
    empty_state,
    mark_seen,
)
from oddville.rules.tables import Tables
from oddville.rules.vectors import vec


def new_state(tables: Tables, chance: Chance) -> State:
    """A game from a random deal (SETUP-4, SETUP-5, SETUP-6; docs/bots/chance.md)."""
    stream = chance.deal_stream()
    deck = tables.in_order[:]
    shuffle(deck, stream)
    piles = shuffled_piles(tables, stream)
    first: i64 = stream.below(tables.players)
    return dealt_state(tables, chance, deck, piles, first)


def shuffled_piles(tables: Tables, stream: Stream) -> vec[i64]:
    """The characters of each guild, shuffled, top first (SETUP-4)."""
    piles = tables.guild_characters[:]
    for guild in range(GUILD_COUNT):
        three = piles[guild * GUILD_SIZE : guild * GUILD_SIZE + GUILD_SIZE]
        shuffle(three, stream)
        for i in range(GUILD_SIZE):
            piles[guild * GUILD_SIZE + i] = three[i]
    return piles


def dealt_state(tables: Tables, chance: Chance, deck: vec[i64], piles: vec[i64], first: i64) -> State:
    """A game from a fixed deal: row and deck top first, three characters a guild top first, first player."""
    s = empty_state(tables, chance)
    _lay_out_cards(s, deck)
    _stack_piles(s, piles)
    for player in range(s.players):
        s.areas[player * AREA + HAND] = ALL_WORKER_CARDS  # SETUP-1
        s.areas[player * AREA + SUPPLY] = WORKERS
    lay_card(s, tables.cards, ORIGIN, NOBODY)  # SETUP-2
    s.first_player = first
    s.player = (first + s.players - 1) % s.players  # SETUP-6
    s.active = s.player
    return s


def _lay_out_cards(s: State, deck: vec[i64]) -> None:
    """Six in the row, the rest is the deck (SETUP-5)."""
    for place in range(s.tables.cards):
        if place < ROW_POSITIONS:
            s.row[place] = deck[place]
            mark_seen(s, deck[place])
        else:
            s.deck[place - ROW_POSITIONS] = deck[place]
    s.deck_size = s.tables.cards - ROW_POSITIONS


def _stack_piles(s: State, piles: vec[i64]) -> None:
    """With fewer than four players, characters under the pile leave the game unseen (SETUP-4)."""
    for guild in range(GUILD_COUNT):
        count: i64 = s.players - 1
        s.piles[guild * PILE] = count
        for place in range(count):
            s.piles[guild * PILE + count - place] = piles[guild * GUILD_SIZE + place]
