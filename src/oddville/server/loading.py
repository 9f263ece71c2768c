"""From what is kept to a table, also where the rules have changed since."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from oddville.cards.printed import Edition
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.record import RULES
from oddville.server import entries
from oddville.server.entries import Body
from oddville.server.options import Options, SeatWish
from oddville.server.store.protocol import LogEntry, Snapshot, StoredTable
from oddville.server.table import Secret, Table, first_game, new_seats


class Settings(msgspec.Struct, frozen=True):
    """What a table was made with."""

    options: Options
    seats: list[SeatWish]


_settings: msgspec.json.Decoder[Settings] = msgspec.json.Decoder(Settings)
_secret: msgspec.json.Decoder[Secret] = msgspec.json.Decoder(Secret)


def empty_table(stored: StoredTable, edition: Edition) -> Table:
    """The table before its log."""
    settings = _settings.decode(stored.row.settings)
    secret = _secret.decode(stored.row.secret)
    row = stored.row
    return Table(row.id, row.created_at, settings.options, edition, secret, new_seats(settings.seats))


def fold(table: Table, log: Iterable[LogEntry]) -> None:
    """Fold more entries."""
    for entry in log:
        table.apply(entry.number, entry.at, entry.key, entries.decode(entry.body))


def load_table(stored: StoredTable, edition: Edition) -> Table:
    """The table of a log. Where other rules were in force, what was played under them is told, not replayed."""
    table = empty_table(stored, edition)
    bodies = [entries.decode(entry.body) for entry in stored.entries]
    changes = [i for i, body in enumerate(bodies) if isinstance(body, entries.RulesChanged)]
    rules = _rules_of(bodies[changes[-1]]) if changes else stored.row.rules
    told = len(bodies) if rules != RULES else changes[-1] if changes else 0
    for i, (entry, body) in enumerate(zip(stored.entries, bodies, strict=True)):
        table.telling = i < told
        table.apply(entry.number, entry.at, entry.key, body)
    table.telling = table.started and table.game is None
    if table.telling and table.has_ended:
        _show_again(table, bodies, rules)
    return table


def _show_again(table: Table, bodies: list[Body], rules: str) -> None:
    """A game that ended under other rules is shown if it goes the same way under those of today, else refused."""
    begun = _begun(table, bodies)
    lost = _play_again(begun.game, bodies[begun.number :])
    if lost or not begun.game.is_over:
        raise OddVilleError("error-other-rules", rules=rules, now=RULES)
    table.game, table.earlier, table.telling = begun.game, begun.ply, False


class _Begun(NamedTuple):
    """A game from which one can play on, how many entries and how many plies came before."""

    game: Game
    number: int = 0
    ply: int = 0


def _begun(table: Table, bodies: list[Body], kept: Snapshot | None = None) -> _Begun:
    """The last position that is kept: of a snapshot, of a change of the rules, or the first."""
    number, change = next(
        (
            (i, body)
            for i, body in reversed(list(enumerate(bodies, 1)))
            if isinstance(body, entries.RulesChanged)
        ),
        (0, None),
    )
    if kept is not None and kept.number >= number:
        found = snapshot_of(kept)
        return _Begun(_from(table, found.position), kept.number, found.ply)
    if change is not None:
        return _Begun(_from(table, change.position), number, change.ply)
    return _Begun(first_game(table))


def _from(table: Table, position: dict[str, Any]) -> Game:
    return Game.from_position(position, edition=table.edition, seed=table.secret.seed)


def _rules_of(body: Body) -> str:
    assert isinstance(body, entries.RulesChanged)
    return body.rules


def change_of_rules(table: Table, stored: StoredTable) -> entries.RulesChanged | None:
    """The entry by which a table that ran under other rules goes on under those of today; None if it need not.

    It goes on from the last kept position; the moves after it are played again as far as they are still legal.
    """
    if not table.telling or table.has_ended:
        return None
    bodies = [entries.decode(entry.body) for entry in stored.entries]
    game, number, ply = _begun(table, bodies, stored.snapshot)
    lost = _play_again(game, bodies[number:])
    return entries.RulesChanged(RULES, ply + len(game.moves), game.position(), lost)


def _play_again(game: Game, bodies: list[Body]) -> int:
    """Play what is still legal; tell how many moves are lost."""
    moves = list(_moves_left(bodies))
    for done, move in enumerate(moves):
        try:
            game.push(move)
        except OddVilleError:
            return len(moves) - done
    return 0


def _moves_left(bodies: list[Body]) -> list[str]:
    moves: list[str] = []
    for body in bodies:
        if isinstance(body, entries.Moved):
            moves.append(body.move)
        elif isinstance(body, entries.Undone):
            del moves[max(0, len(moves) - body.count) :]
    return moves


class Kept(msgspec.Struct, frozen=True):
    """A position that was kept on the way."""

    ply: int
    position: dict[str, Any]


_kept: msgspec.json.Decoder[Kept] = msgspec.json.Decoder(Kept)


def snapshot_of(snapshot: Snapshot) -> Kept:
    """The position of a snapshot."""
    return _kept.decode(snapshot.body)


def snapshot(table: Table) -> Snapshot | None:
    """A snapshot of a running table, where nothing can be taken back from it."""
    if table.game is None or table.status != "running" or table.undoable:
        return None
    kept = Kept(table.ply, table.game.position())
    return Snapshot(table.number, RULES, msgspec.json.encode(kept))
