"""Previews what each legal move would bring, without depending on hidden cards.

A move is tried on a copy. Only a reshuffled pile could leak something (CHAR-1): the move is then tried with each
character that may lie on top, and results that differ become a range, or are left out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from oddville.cards.vocabulary import BONUSES, CHARACTERS, RESOURCES
from oddville.games.types import Preview
from oddville.rules import construction, moves
from oddville.rules import event_log as c
from oddville.rules.board import workers_on
from oddville.rules.bonuses import pending_bonus, pending_cell
from oddville.rules.chance import with_script
from oddville.rules.develop import BUILDER_PRICE
from oddville.rules.ending import trigger_ends_turn
from oddville.rules.event_log import EventLog
from oddville.rules.moves import column_of, kind_of, row_of
from oddville.rules.scoring import points
from oddville.rules.state import (
    BONUS,
    NOBODY,
    OVER,
    REACTION,
    State,
    building,
    buildings,
    characters_of,
    coin,
    coins,
    is_seen,
    row_card,
)
from oddville.rules.turn import play

Entry = tuple[int, int, int, int, int, int]

LOCKS: Final = {
    c.ROW_REFILLED: "refill",
    c.COIN_SWITCHED: "flip",
    c.PILE_TOP: "pile",
    c.GUILD_RETURNED: "reshuffle",
}
"""Events after which a move cannot be taken back: something is revealed or shuffled."""
_COSTS: Final = {c.RECOVERED: 3, c.RESOURCE_OBTAINED: 5, c.SECOND_RESOURCE_OBTAINED: 5, c.BUILDING_TAKEN: 5}
"""The index of the cost in coins in an entry of the event log, by its kind."""
_GAINS: Final = {c.COINS_OBTAINED: 3, c.BONUS_COIN: 3}
_FREE_ACTIONS: Final = (moves.CHEAT, moves.SWAP, moves.TRAVEL, moves.RETURN)
"""They leave the bonuses pending, so what follows from declining these is not theirs (TURN-2)."""


@dataclass(slots=True)
class _Trial:
    """A move tried on a copy, and the state after declining every bonus that it has not left as it was."""

    after: State
    entries: list[Entry]
    end: State
    later: list[Entry] = field(default_factory=list)


def preview(s: State, code: int, text: str) -> Preview:
    trial = _try(s, code, s)
    entries = trial.entries + trial.later
    returned = next((entry for entry in entries if entry[0] == c.GUILD_RETURNED), None)
    trials = [trial] if returned is None else list(_each_top(s, code, returned))
    taken = [entry for entry in entries if entry[0] == c.CHARACTER_TAKEN]
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
        character=next((CHARACTERS[e[2]] for e in taken if returned is None), None),
        pool=() if returned is None else _held_by(returned[3]),
        robbed=() if returned is None else _robbed_players(s, returned),
        locks=tuple(LOCKS[e[0]] for e in trial.entries if e[0] in LOCKS),
        reacts=_common([int(t.end.player) if t.end.phase == REACTION else -1 for t in trials]),
        passes_to=_common([_next(t.after, player) for t in trials]),
        ends_game=all(_ends_game(s, t.end) for t in trials),
        last_round=all(_triggers_end(s, t.end) and not _ends_game(s, t.end) for t in trials),
    )


def previews(s: State, codes: list[int], texts: list[str]) -> list[Preview]:
    return [preview(s, code, text) for code, text in zip(codes, texts, strict=True)]


def fitting_cells(s: State, player: int) -> dict[str, list[tuple[int, int]]]:
    """For each building of a player the cells where it fits, paid or not (BUILD-2, BUILD-3, BUILD-5)."""
    held = [int(building(s, player, place)) for place in range(int(buildings(s, player)))]
    return {
        s.tables.card_ids[card]: sorted(
            (int(column_of(cell)), int(row_of(cell))) for cell in construction.fitting_cells(s, card)
        )
        for card in held
    }


def _try(s: State, code: int, dealt: State) -> _Trial:
    after, entries = _play(dealt, code)
    if after.phase != BONUS or after.player != s.player or kind_of(code) in _FREE_ACTIONS:
        return _Trial(after, entries, after)
    return _Trial(after, entries, *_play(after, moves.DONE))


def _play(before: State, code: int) -> tuple[State, list[Entry]]:
    """The state after a move, and the entries of its event log."""
    event_log = EventLog()
    after = before.copy()
    after.event_log = event_log
    play(after, code)
    after.event_log = None
    return after, event_log.entries


def _each_top(s: State, code: int, returned: Entry) -> Iterator[_Trial]:
    """Try the move with each character that may lie on top of the new pile."""
    count = returned[3].bit_count()
    fewer = (1, 1, 1, 2)[count]
    for place in range(count):
        dealt = s.copy()
        dealt.chance = with_script(s.chance, [0] * int(s.reshuffles) + [place * fewer])
        yield _try(s, code, dealt)


def _range(totals: list[int]) -> tuple[int, int]:
    return min(totals), max(totals)


def _builder_price(entry: Entry, player: int) -> int:
    return BUILDER_PRICE if entry[0] == c.BUILT_TOO and entry[1] == player else 0


def _known_card(s: State, code: int) -> str | None:
    """The card taken from the row, or a coin turned over if it was seen before (INFO-2)."""
    kind, ids = kind_of(code), s.tables.card_ids
    if kind == moves.CHEAT:
        last = coin(s, s.player, coins(s, s.player) - 1)
        return ids[last] if is_seen(s, last) else None
    if kind in (moves.BUILDING, moves.SWAP):
        return ids[row_card(s, moves.field_b(code))]
    return None


def _changes(before: State, after: State, player: i64) -> list[tuple[str, int, int]]:
    """The slots at which the player has more or fewer workers, and by how many."""
    changes = [
        (resource, slot, int(workers_on(after, player, i, slot) - workers_on(before, player, i, slot)))
        for i, resource in enumerate(RESOURCES)
        for slot in range(3)
    ]
    return [change for change in changes if change[2]]


def _bonuses(s: State) -> tuple[tuple[int, int, str], ...]:
    if s.phase != BONUS:
        return ()
    cells = [int(pending_cell(s, i)) for i in range(int(s.pending_size))]
    return tuple(
        (int(column_of(cell)), int(row_of(cell)), BONUSES[pending_bonus(s, i)])
        for i, cell in enumerate(cells)
    )


def _held_by(bits: int) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(CHARACTERS) if bits >> i & 1)


def _robbed_players(s: State, returned: Entry) -> tuple[tuple[int, str], ...]:
    held = [(player, int(characters_of(s, player)) & returned[3]) for player in range(int(s.players))]
    return tuple((player, name) for player, bits in held for name in _held_by(bits))


def _ends_game(before: State, after: State) -> bool:
    """Whether the game is over, or will be at the end of this turn because the move triggers the end (END-1)."""
    return after.phase == OVER or (_triggers_end(before, after) and trigger_ends_turn(before))


def _triggers_end(before: State, after: State) -> bool:
    return before.triggered_by == NOBODY != after.triggered_by


def _next(after: State, player: int) -> int:
    return -1 if after.player == player else int(after.player)


def _common(values: list[int]) -> int | None:
    """The common value, if there is one and it is a player."""
    return values[0] if values[0] >= 0 and len(set(values)) == 1 else None
