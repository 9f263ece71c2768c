"""What is sent about a table. One view serves everybody; nothing hidden passes through here."""

import msgspec

from oddville.games.previews import fitting_cells, previews
from oddville.games.sites import sites
from oddville.games.targets import moves_for_targets
from oddville.games.types import Preview
from oddville.rules.refusals import Refusal
from oddville.server.store.protocol import Summary
from oddville.server.tables.table import Table
from oddville.server.wire import (
    Choices,
    RefusalView,
    ResultView,
    SeatView,
    ShuffleProof,
    TableLine,
    TableView,
    Undoable,
)


def table_view(table: Table) -> TableView:
    game = table.game
    return TableView(
        id=table.id,
        number=table.number,
        version=table.version,
        status=table.status,
        options=table.options,
        players=table.players,
        edition=table.edition.hash,
        seats=msgspec.convert(table.seats, list[SeatView], from_attributes=True),
        host=table.host is not None,
        commitment=None if table.options.deal else table.secret.commitment,
        view=None if game is None else game.view(),
        ply=table.ply,
        points=table.points(),
        chooses=table.player,
        confirming=table.confirming,
        undoable=_undoable(table),
        deadline=table.deadline,
        result=_result(table),
        rematch=table.rematch,
        origin=table.secret.origin,
    )


def _undoable(table: Table) -> Undoable | None:
    game = table.game
    if game is None or game.last_mover is None or table.status == "over":
        return None
    moves = [move.text for move in game.last_moves(table.undoable)]
    return Undoable(game.last_mover, moves, table.undo_limit_reason)


def _result(table: Table) -> ResultView | None:
    if table.status != "over":
        return None
    game = table.game
    assert game is not None
    winner = game.winner
    assert winner is not None
    if table.secret.position is not None:
        return ResultView(table.points(), winner, None)
    proof = (
        None if table.options.deal else ShuffleProof(table.secret.seed, [each.value for each in table.seats])
    )
    return ResultView(table.points(), winner, table.seed, proof)


def choices(table: Table) -> Choices | None:
    """Every legal move of the seat that must choose, with what each would bring; None if no seat must."""
    game, seat = table.game, table.player
    if game is None or seat is None or table.confirming or table.status != "running":
        return None
    legal = game.legal_moves
    choice_previews = previews(game.state, legal.codes(), [move.text for move in legal])
    return Choices(table.version, seat, choice_previews, fitting_cells(game.state, seat))


def sites_of(table: Table, seat: int, card: str) -> list[Preview]:
    """What a building would bring on each cell; none unless it lies in the row or before the seat."""
    game = table.game
    if game is None or seat >= game.players:
        return []
    view = game.view()
    if card not in (*view["row"], *view["players"][seat]["buildings"]):
        return []
    return sites(game.state, seat, game.state.tables.card_numbers[card])


def refusal_view(refusal: Refusal) -> RefusalView:
    return RefusalView(refusal.rule, refusal.message, dict(refusal.facts))


def table_line(table: Table) -> TableLine:
    """The table as lists show it."""
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


def summary(table: Table) -> Summary:
    """What the store looks tables up by."""
    due = table.due()
    return Summary(
        table.status,
        table.options.public,
        table.options.name,
        table.touched_at,
        None if due is None else due.at,
        msgspec.json.encode(table_line(table)),
    )


def why(table: Table, moves: list[str], targets: list[str]) -> list[tuple[str, list[RefusalView]]]:
    """For each move, and each that the targets could mean, every rule that forbids it now."""
    game = table.game
    if game is None:
        return [(text, []) for text in moves]
    texts = [*moves, *moves_for_targets(game.view(), table.player or 0, targets)]
    return [(text, [refusal_view(refusal) for refusal in game.refusals(text)]) for text in texts]
