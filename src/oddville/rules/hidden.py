"""What nobody knows (INFO): where unseen cards lie, and dealing them anew."""

from librt.vecs import vec
from mypy_extensions import i64

from oddville.rules.chance import Stream, chance_of_stream, shuffle
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.coins import deck_place
from oddville.rules.state import AREA, CHARACTERS_HELD, COIN_COUNT, FIRST_COIN, PILE, State, is_seen


def resample(s: State, stream: Stream) -> None:
    """Deal anew, equally likely, what nobody has seen, and redraw future chance (INFO-2, INFO-3)."""
    _resample_cards(s, stream)
    guild: i64 = 0
    while guild < 4:
        _resample_pile(s, guild, stream)
        guild += 1
    s.chance = chance_of_stream(stream)


def _resample_cards(s: State, stream: Stream) -> None:
    unseen = unseen_cards(s)
    shuffle(unseen, stream)
    _scatter(s, unseen)


def unseen_cards(s: State) -> vec[i64]:
    """The cards that nobody has seen, by number: not where they lie, so that nothing can depend on it."""
    cards = s.tables.in_order[:]
    count: i64 = 0
    card: i64 = 0
    while card < s.tables.cards:
        if not is_seen(s, card):
            cards[count] = card
            count += 1
        card += 1
    return cards[:count]


def _scatter(s: State, unseen: vec[i64]) -> None:
    """Lay the unseen cards down in the deck, then among the coins, wherever an unseen card lies."""
    count: i64 = 0
    depth: i64 = 0
    while depth < s.deck_size:
        place: i64 = deck_place(s, depth)
        if not is_seen(s, s.deck[place]):
            s.deck[place] = unseen[count]
            count += 1
        depth += 1
    at: i64 = 0
    while at < s.players * AREA:
        coin: i64 = 0
        while coin < s.areas[at + COIN_COUNT]:
            if not is_seen(s, s.areas[at + FIRST_COIN + coin]):
                s.areas[at + FIRST_COIN + coin] = unseen[count]
                count += 1
            coin += 1
        at += AREA


def _resample_pile(s: State, guild: i64, stream: Stream) -> None:
    """Shuffle the covered characters; while none of the guild was ever taken, the removed ones with them.

    Once one is held, every character of the guild in the game is known: the pile shows its top, and with three
    players only one lies under it.
    """
    count: i64 = s.piles[guild * PILE]
    if count == 0:
        return
    unknown = [int(s.piles[guild * PILE + i]) for i in range(1, int(count))]
    if not _is_held(s, guild):
        unknown += removed_characters(s, guild)
    covered = vec[i64](sorted(unknown))
    shuffle(covered, stream)
    place: i64 = 1
    while place < count:
        s.piles[guild * PILE + place] = covered[place - 1]
        place += 1


def _is_held(s: State, guild: i64) -> bool:
    return held_characters(s) & s.tables.guild_bits[guild] != 0


def held_characters(s: State) -> i64:
    """The characters that lie before any player, as bits."""
    held: i64 = 0
    player: i64 = 0
    while player < s.players:
        held |= s.areas[player * AREA + CHARACTERS_HELD]
        player += 1
    return held


def removed_characters(s: State, guild: i64) -> list[int]:
    """The guild's characters that left the game at set-up (SETUP-4), in the order of the edition."""
    gone = []
    i: i64 = 0
    while i < GUILD_SIZE:
        character: i64 = s.tables.guild_characters[guild * GUILD_SIZE + i]
        if not (held_characters(s) >> character) & 1 and not _lies_in_pile(s, guild, character):
            gone.append(int(character))
        i += 1
    return gone


def _lies_in_pile(s: State, guild: i64, character: i64) -> bool:
    place: i64 = s.piles[guild * PILE]
    while place > 0 and s.piles[guild * PILE + place] != character:
        place -= 1
    return place > 0
