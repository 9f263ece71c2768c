"""Games position by position, and as records."""

from collections.abc import Sequence
from typing import Final

from oddville.games.errors import OddVilleError
from oddville.games.game import Game, Turned
from oddville.games.positions import public_view
from oddville.games.score_walk import score_walk
from oddville.games.writing import record_of
from oddville.rules.scoring import points
from oddville.rules.state import State
from oddville.server.options import COLOURS
from oddville.server.table import Table
from oddville.server.wire import LogLine, PlyView, Replay

MOST_PLIES: Final = 2000
"""More than a game takes; a longer one would only keep the server busy."""


def check_length(plies: int) -> None:
    """Refuse a game that nobody plays, position by position."""
    if plies > MOST_PLIES:
        raise OddVilleError("error-long-record", plies=plies, most=MOST_PLIES)


def replay_of(
    game: Game, names: list[str], origin: str | None = None, colours: Sequence[str] = COLOURS
) -> Replay:
    """A whole game."""
    history = list(game.history())
    plies = [_ply(ply, state, history) for ply, state in enumerate(game.positions())]
    shown = list(colours[: game.players])
    return Replay(game.edition.as_dict(), names, shown, plies, score_walk(game.state), origin)


def ply_view(game: Game, ply: int) -> PlyView:
    """One position, and what led to it."""
    states = game.positions()
    if not 0 <= ply < len(states):
        raise OddVilleError("error-ply", ply=ply, most=len(states) - 1)
    return _ply(ply, states[ply], list(game.history()))


def _ply(ply: int, state: State, history: list[Turned]) -> PlyView:
    led = history[ply - 1] if ply else None
    return PlyView(
        ply,
        int(state.turn),
        None if state.player < 0 else int(state.player),
        led.move.text if led else None,
        [LogLine(event.message, event.facts, led.turn, ply, 0) for event in led.events] if led else [],
        [int(points(state, player)) for player in range(int(state.players))],
        public_view(state),
    )


def record_text(table: Table) -> str:
    """The record of a table: with its seed once it is over, before that with what came to light."""
    if table.game is None:
        raise OddVilleError("error-not-started")
    names = [seat.name or (f"bot:{seat.bot}" if seat.bot else "") for seat in table.seats]
    hidden = table.status != "over" and not table.options.deal
    promised = {"commitment": table.secret.commitment} if _holds_promise(table) else {}
    return str(record_of(table.game, names, hidden=hidden, headers=promised))


def _holds_promise(table: Table) -> bool:
    """Whether the record begins with what was promised: a named deal is no secret, and a game whose rules have changed
    begins where it went on."""
    return not table.options.deal and all(line.message != "log-rules-changed" for line in table.log)
