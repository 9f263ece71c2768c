"""What is sent about a table. One view serves everybody; nothing hidden passes through here."""

from dataclasses import dataclass
from typing import Any

from oddville.games.game import LegalMoves
from oddville.games.previews import Preview, previews
from oddville.rules.construction import cell_problems
from oddville.rules.moves import column_of, row_of
from oddville.rules.problems import LEGAL
from oddville.rules.refusals import Refusal
from oddville.rules.state import CELL_MASK, State, building, buildings
from oddville.server.table import Seat, Table
from oddville.server.wire import (
    Choices,
    PreviewView,
    RefusalView,
    ResultView,
    SeatView,
    TableLine,
    TableView,
    Undoable,
)


def table_view(table: Table) -> TableView:
    """The table as everybody sees it."""
    game = table.game
    return TableView(
        id=table.id,
        number=table.number,
        version=table.version,
        status=table.status,
        options=table.options,
        players=table.players,
        edition=table.edition.hash,
        seats=[seat_view(seat) for seat in table.seats],
        host=table.host is not None,
        commitment=None if table.options.deal else table.secret.commitment,
        view=None if game is None else game.view(),
        ply=table.ply,
        points=table.points(),
        chooses=table.chooses,
        confirming=table.confirming,
        undoable=_undoable(table),
        deadline=table.deadline,
        result=_result(table),
        rematch=table.rematch,
        origin=table.secret.origin,
    )


def seat_view(seat: Seat) -> SeatView:
    """A seat as everybody sees it."""
    return SeatView(
        seat.kind,
        seat.name,
        seat.colour,  # type: ignore[arg-type]
        seat.taken,
        seat.bot,
        seat.reason,
        seat.order,
        seat.least,
        seat.rematch,
    )


def _undoable(table: Table) -> Undoable | None:
    game = table.game
    if game is None or game.last_mover is None or table.status == "over":
        return None
    moves = [move.text for move in game.last_moves(table.undoable)]
    return Undoable(game.last_mover, moves, table.lock)


def _result(table: Table) -> ResultView | None:
    if table.status != "over":
        return None
    game = table.game
    assert game is not None
    winner = game.winner
    assert winner is not None
    return ResultView(table.points(), winner, table.secret.seed if table.secret.position is None else None)


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat that must choose, and the position in which it must; it stays as it is while the table goes on."""

    version: int
    seat: int
    state: State
    legal: LegalMoves


def decision(table: Table) -> Decision | None:
    """What must be chosen now, if anything."""
    game, seat = table.game, table.chooses
    if game is None or seat is None or table.confirming or table.status != "running":
        return None
    return Decision(table.version, seat, game.state, game.legal_moves)


def choices(due: Decision) -> Choices:
    """Every legal move of whoever must choose, with what it would bring."""
    seen = previews(due.state, due.legal.codes(), [move.text for move in due.legal])
    return Choices(
        due.version, due.seat, [preview_view(each) for each in seen], fitting_cells(due.state, due.seat)
    )


def preview_view(seen: Preview) -> PreviewView:
    """A preview as it is sent."""
    return PreviewView(
        seen.move,
        list(seen.points),
        seen.pays,
        seen.gains,
        seen.card,
        list(seen.slots),
        list(seen.back),
        list(seen.bonuses),
        seen.character,
        list(seen.pool),
        list(seen.robbed),
        list(seen.locks),
        seen.reacts,
        seen.passes_to,
        seen.ends_game,
    )


def fitting_cells(s: State, seat: int) -> dict[str, list[tuple[int, int]]]:
    """For each building of a seat the cells where it fits, paid or not (BUILD-2, BUILD-3, BUILD-5)."""
    cells = [int(s.frontier[place]) & CELL_MASK for place in range(int(s.frontier_size))]
    held = [int(building(s, seat, place)) for place in range(int(buildings(s, seat)))]
    return {
        s.tables.card_ids[card]: sorted(
            (int(column_of(cell)), int(row_of(cell)))
            for cell in cells
            if cell_problems(s, card, cell) == LEGAL
        )
        for card in held
    }


def refusal_view(refusal: Refusal) -> RefusalView:
    """A refusal as it is sent."""
    return RefusalView(refusal.rule, refusal.message, dict(refusal.facts))


def table_line(table: Table) -> TableLine:
    """The table in a list."""
    return TableLine(
        table.id,
        table.options.name,
        table.status,
        [seat.name if seat.taken else "" for seat in table.seats],
        sum(seat.kind == "open" and not seat.taken for seat in table.seats),
        table.game.turn if table.game else 0,
        table.touched_at,
        table.options.edition,
    )


def why(table: Table, texts: list[str]) -> list[tuple[str, list[RefusalView]]]:
    """For each move every rule that forbids it now."""
    game = table.game
    answers: list[tuple[str, list[RefusalView]]] = []
    for text in texts:
        refusals: list[Any] = [] if game is None else game.refusals(text)
        answers.append((text, [refusal_view(refusal) for refusal in refusals]))
    return answers
