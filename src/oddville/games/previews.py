"""What a move would bring, for those who look before they act. Nothing in it depends on what nobody knows.

The move is tried on a copy. Only a reshuffled pile could give something away by that (CHAR-1): it is tried with
each character that may lie on top, and what differs is told as a range, or not at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from oddville.cards.vocabulary import BONUSES, CHARACTERS, RESOURCES
from oddville.rules import chronicle as c
from oddville.rules import moves
from oddville.rules.bonuses import pending_bonus, pending_cell
from oddville.rules.chance import scripted
from oddville.rules.chronicle import Chronicle
from oddville.rules.develop import BUILDER_PRICE
from oddville.rules.moves import column_of, kind_of, row_of
from oddville.rules.scoring import points
from oddville.rules.state import (
    AREA,
    BONUS,
    CHARACTERS_HELD,
    COIN_COUNT,
    FIRST_COIN,
    OVER,
    REACTION,
    RESOURCE,
    SLOT,
    State,
    is_seen,
)
from oddville.rules.turn import play

Slot = tuple[str, int]
Entry = tuple[int, int, int, int, int, int]

LOCKS: Final = {
    c.ROW_REFILLED: "refill",
    c.COIN_SWITCHED: "flip",
    c.PILE_TOP: "pile",
    c.GUILD_RETURNED: "reshuffle",
}
"""What closes the way back: something comes to light, or is shuffled."""
_COSTS: Final = {c.RECOVERED: 3, c.RESOURCE_OBTAINED: 5, c.SECOND_RESOURCE_OBTAINED: 5, c.BUILDING_TAKEN: 5}
"""Where an entry of the chronicle tells its cost in coins, by its kind."""
_GAINS: Final = {c.COINS_OBTAINED: 3, c.BONUS_COIN: 3}
_SLOTS: Final = tuple(
    (resource, slot, number * RESOURCE + slot * SLOT)
    for number, resource in enumerate(RESOURCES)
    for slot in range(3)
)


@dataclass(frozen=True, slots=True)
class Preview:
    """What one legal move would bring."""

    move: str
    points: tuple[tuple[int, int], ...]
    """Each player's points then: the least and the most, the same unless a reshuffled pile decides. A build is
    looked at with its character, and without the bonuses that its player may still choose."""
    pays: int = 0
    gains: int = 0
    """Coins."""
    card: str | None = None
    """The card that it takes or turns over, where everybody knows it."""
    slots: tuple[Slot, ...] = ()
    """Where a worker would go."""
    back: tuple[Slot, ...] = ()
    """From where workers would leave the board."""
    bonuses: tuple[tuple[int, int, str], ...] = ()
    """The bonuses that could then be chosen, each with its cell."""
    character: str | None = None
    pool: tuple[str, ...] = ()
    """The characters of which one would be drawn."""
    robbed: tuple[tuple[int, str], ...] = ()
    """Who would have to give back whom."""
    locks: tuple[str, ...] = ()
    reacts: int | None = None
    """Who may then build too (CHAR-BU)."""
    passes_to: int | None = None
    """Who would choose next, if that is somebody else for certain."""
    ends_game: bool = False


@dataclass(slots=True)
class _Trial:
    """A move tried on a copy, and what follows if every bonus is declined."""

    after: State
    entries: list[Entry]
    end: State
    later: list[Entry] = field(default_factory=list)


def preview(s: State, code: int, text: str) -> Preview:
    """What a legal move would bring."""
    trial = _try(s, code, s)
    entries = trial.entries + trial.later
    returned = next((entry for entry in entries if entry[0] == c.GUILD_RETURNED), None)
    trials = [trial] if returned is None else list(_each_top(s, code, returned))
    player = int(s.player)
    changes = _changes(s, trial.after, player)
    return Preview(
        text,
        tuple(_range([int(points(t.end, p)) for t in trials]) for p in range(int(s.players))),
        pays=sum(e[_COSTS[e[0]]] if e[0] in _COSTS else _builder_price(e, player) for e in trial.entries),
        gains=sum(e[_GAINS[e[0]]] for e in entries if e[0] in _GAINS),
        card=_known_card(s, code),
        slots=tuple((resource, slot) for resource, slot, more in changes if more > 0),
        back=tuple((resource, slot) for resource, slot, more in changes for _ in range(-more)),
        bonuses=_bonuses(trial.after) if kind_of(code) == moves.BUILD else (),
        character=_character(entries) if returned is None else None,
        pool=() if returned is None else _held_by(returned[3]),
        robbed=() if returned is None else tuple(_robbed(s, returned)),
        locks=tuple(LOCKS[e[0]] for e in trial.entries if e[0] in LOCKS),
        reacts=_common([int(t.end.player) if t.end.phase == REACTION else -1 for t in trials]),
        passes_to=_common([_next(t.after, player) for t in trials]),
        ends_game=_common([int(t.end.phase == OVER) for t in trials]) == 1,
    )


def previews(s: State, codes: list[int], texts: list[str]) -> list[Preview]:
    """What each of the moves would bring."""
    return [preview(s, code, text) for code, text in zip(codes, texts, strict=True)]


def _try(s: State, code: int, dealt: State) -> _Trial:
    told = Chronicle()
    after = dealt.copy()
    after.chronicle = told
    play(after, code)
    after.chronicle = None
    if after.phase != BONUS or after.player != s.player:
        return _Trial(after, told.entries, after)
    later = Chronicle()
    end = after.copy()
    end.chronicle = later
    play(end, moves.DONE)
    end.chronicle = None
    return _Trial(after, told.entries, end, later.entries)


def _each_top(s: State, code: int, returned: Entry) -> Iterator[_Trial]:
    """The same move, once for each character that may lie on top of the new pile."""
    count = returned[3].bit_count()
    fewer = (1, 1, 1, 2)[count]
    for place in range(count):
        dealt = s.copy()
        dealt.chance = scripted(s.chance, [0] * int(s.reshuffles) + [place * fewer])
        yield _try(s, code, dealt)


def _range(totals: list[int]) -> tuple[int, int]:
    return min(totals), max(totals)


def _builder_price(entry: Entry, player: int) -> int:
    return BUILDER_PRICE if entry[0] == c.BUILT_TOO and entry[1] == player else 0


def _known_card(s: State, code: int) -> str | None:
    """The card a move takes from the row; of a coin turned over only what was known before (INFO-2)."""
    kind, ids = kind_of(code), s.tables.card_ids
    if kind == moves.CHEAT:
        at = int(s.player) * AREA
        coin = int(s.areas[at + FIRST_COIN + s.areas[at + COIN_COUNT] - 1])
        return ids[coin] if is_seen(s, coin) else None
    if kind in (moves.BUILDING, moves.SWAP):
        return ids[int(s.row[moves.field_b(code)])]
    return None


def _changes(before: State, after: State, player: int) -> list[tuple[str, int, int]]:
    """Where on the board the player has more or fewer workers than before, and by how many."""
    old, new = before.board, after.board
    return [
        (resource, slot, int(new[at + player] - old[at + player]))
        for resource, slot, at in _SLOTS
        if new[at + player] != old[at + player]
    ]


def _bonuses(s: State) -> tuple[tuple[int, int, str], ...]:
    if s.phase != BONUS:
        return ()
    cells = [int(pending_cell(s, i)) for i in range(int(s.pending_size))]
    return tuple(
        (int(column_of(cell)), int(row_of(cell)), BONUSES[pending_bonus(s, i)])
        for i, cell in enumerate(cells)
    )


def _character(entries: list[Entry]) -> str | None:
    return next((CHARACTERS[e[2]] for e in entries if e[0] == c.CHARACTER_TAKEN), None)


def _held_by(bits: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(CHARACTERS) if bits >> i & 1)


def _robbed(s: State, returned: Entry) -> Iterator[tuple[int, str]]:
    for player in range(int(s.players)):
        for name in _held_by(int(s.areas[player * AREA + CHARACTERS_HELD]) & returned[3]):
            yield player, name


def _next(after: State, player: int) -> int:
    return -1 if after.player == player else int(after.player)


def _common(values: list[int]) -> int | None:
    """What all of them are, if that is somebody."""
    return values[0] if values[0] >= 0 and len(set(values)) == 1 else None
