"""Hidden information (INFO): cards that nobody has seen, and resampling them."""

from mypy_extensions import i64

from oddville.cards.vocabulary import GUILD_COUNT
from oddville.rules.chance import Stream, chance_of_stream, shuffle
from oddville.rules.characters import GUILD_SIZE, pile
from oddville.rules.coins import deck_place
from oddville.rules.state import AREA, COIN_COUNT, FIRST_COIN, PILE, State, characters_of, is_seen
from oddville.rules.vectors import vec


def resample(s: State, stream: Stream) -> None:
    """Deal all unseen cards anew, uniformly, and redraw future chance (INFO-2, INFO-3)."""
    unseen = unseen_cards(s)
    shuffle(unseen, stream)
    _scatter(s, unseen)
    for guild in range(GUILD_COUNT):
        _resample_pile(s, guild, stream)
    s.chance = chance_of_stream(stream)


def unseen_cards(s: State) -> vec[i64]:
    """The cards that nobody has seen, in ascending order, so that nothing depends on where they lie."""
    cards = s.tables.in_order[:]
    count: i64 = 0
    for card in range(s.tables.cards):
        if not is_seen(s, card):
            cards[count] = card
            count += 1
    return cards[:count]


def _scatter(s: State, unseen: vec[i64]) -> None:
    """Put the unseen cards where unseen cards lie, in the deck first, then among the coins."""
    count: i64 = 0
    for depth in range(s.deck_size):
        place: i64 = deck_place(s, depth)
        if not is_seen(s, s.deck[place]):
            s.deck[place] = unseen[count]
            count += 1
    for player in range(s.players):
        first: i64 = player * AREA + FIRST_COIN
        for at in range(first, first + s.areas[player * AREA + COIN_COUNT]):
            if not is_seen(s, s.areas[at]):
                s.areas[at] = unseen[count]
                count += 1


def exchange_cards(s: State, one: i64, other: i64) -> None:
    """Let two unseen cards change places."""
    for depth in range(s.deck_size):
        place: i64 = deck_place(s, depth)
        s.deck[place] = _swap_if(s.deck[place], one, other)
    for player in range(s.players):
        first: i64 = player * AREA + FIRST_COIN
        for at in range(first, first + s.areas[player * AREA + COIN_COUNT]):
            s.areas[at] = _swap_if(s.areas[at], one, other)


def _swap_if(card: i64, one: i64, other: i64) -> i64:
    if card == one:
        return other
    return one if card == other else card


def put_under_top(s: State, guild: i64, character: i64) -> None:
    """Let one of the `covered_characters` of a guild lie directly under the top of its pile."""
    last: i64 = guild * PILE + s.piles[guild * PILE] - 1
    for at in range(guild * PILE + 1, last):
        if s.piles[at] == character:
            s.piles[at] = s.piles[last]
    s.piles[last] = character


def _resample_pile(s: State, guild: i64, stream: Stream) -> None:
    count: i64 = s.piles[guild * PILE]
    if count == 0:
        return
    covered = vec[i64](covered_characters(s, guild))
    shuffle(covered, stream)
    for place in range(1, count):
        s.piles[guild * PILE + place] = covered[place - 1]


def covered_characters(s: State, guild: i64) -> list[int]:
    """The characters that may lie under the top of a pile, in ascending order (INFO-3).

    While none of the guild is held, these include the removed ones. Once one is held, every character of the guild in
    the game is known: the pile shows its top, and with three players only one lies under it.
    """
    covered = pile(s, guild)[1:]
    if held_characters(s) & s.tables.guild_bits[guild] == 0:
        covered += removed_characters(s, guild)
    return sorted(covered)


def held_characters(s: State) -> i64:
    """The characters that any player has, as bits."""
    held: i64 = 0
    for player in range(s.players):
        held |= characters_of(s, player)
    return held


def removed_characters(s: State, guild: i64) -> list[int]:
    """The guild's characters that left the game at set-up (SETUP-4), in the order of the edition."""
    removed = []
    held: i64 = held_characters(s)
    for i in range(guild * GUILD_SIZE, (guild + 1) * GUILD_SIZE):
        character: i64 = s.tables.guild_characters[i]
        if (held >> character) & 1 == 0 and not _is_piled(s, guild, character):
            removed.append(int(character))
    return removed


def _is_piled(s: State, guild: i64, character: i64) -> bool:
    place: i64 = s.piles[guild * PILE]
    while place > 0 and s.piles[guild * PILE + place] != character:
        place -= 1
    return place > 0
