"""Games position by position, and as records."""

from collections.abc import Sequence
from typing import Final

from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.positions.position import public_view
from oddville.games.records.writer import record_of
from oddville.games.score_walk import score_walk
from oddville.rules.scoring import points
from oddville.rules.state import State
from oddville.server.tables.table import Table
from oddville.server.wire import LogLine, PlyView, Replay
from oddville.server.wire.options import COLOURS

MAX_PLIES: Final = 2000
"""More than a game takes; a longer one would only keep the server busy."""


def check_length(plies: int) -> None:
    """Refuse a game that is too long to be replayed."""
    if plies > MAX_PLIES:
        raise OddVilleError("error-long-record", plies=plies, most=MAX_PLIES)


def replay_of(
    game: Game, names: list[str], origin: str | None = None, colours: Sequence[str] = COLOURS
) -> Replay:
    plies = [_ply(game, ply, state) for ply, state in enumerate(game.positions())]
    return Replay(
        game.edition.as_dict(), names, list(colours[: game.players]), plies, score_walk(game.state), origin
    )


def ply_view(game: Game, ply: int) -> PlyView:
    """One position, and the move that led to it."""
    states = game.positions()
    if not 0 <= ply < len(states):
        raise OddVilleError("error-ply", ply=ply, most=len(states) - 1)
    return _ply(game, ply, states[ply])


def _ply(game: Game, ply: int, state: State) -> PlyView:
    last = game.move_at(ply - 1) if ply else None
    return PlyView(
        ply,
        int(state.turn),
        None if state.player < 0 else int(state.player),
        last.move.text if last else None,
        [LogLine(event.message, event.facts, last.turn, ply, 0) for event in last.events] if last else [],
        [int(points(state, player)) for player in range(int(state.players))],
        public_view(state),
    )


def record_names(table: Table) -> list[str]:
    """The players as a record has them: a bot with its level, `bot:mason Berta`."""
    return [
        f"bot:{seat.bot} {seat.name}".rstrip() if seat.kind == "bot" else seat.name for seat in table.seats
    ]


def record_text(table: Table) -> str:
    """The record of a table: with its seed once it is over, before that with the cards that were seen."""
    if table.game is None:
        raise OddVilleError("error-not-started")
    hidden = table.status != "over" and not table.options.deal
    headers = {"commitment": table.secret.commitment} if _begins_as_committed(table) else {}
    if headers and not hidden and table.seed != table.secret.seed:
        values = " ".join(seat.value or "-" for seat in table.seats)
        headers |= {"server-seed": table.secret.seed, "values": values}
    return str(record_of(table.game, record_names(table), hidden=hidden, headers=headers))


def _begins_as_committed(table: Table) -> bool:
    """Whether the commitment is of the record's beginning: a named deal has none, and after a change of the rules the
    record begins later."""
    return not table.options.deal and all(line.message != "log-rules-changed" for line in table.log)
