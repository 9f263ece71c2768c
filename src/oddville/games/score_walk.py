"""The score sheet in detail: each line with its cell and the cells of the city that it counts."""

from collections.abc import Callable

from oddville.cards.vocabulary import (
    ADJACENT_SHIELDS,
    DIAMOND,
    PER_ADJACENT_CARD,
    PER_ADJACENT_CARD_TIMES_3,
    PER_CARD_IN_COLUMN,
    PER_CARD_IN_ROW,
    PER_CARD_OF_GUILD,
    PER_DIAMOND,
)
from oddville.games.moves import Cell
from oddville.games.score import ScoreLine, score_sheet
from oddville.games.types import PlayerScoreView, ScoreLineView, ScoreView, TieView
from oddville.rules.construction import beside, city_card, city_cell
from oddville.rules.ending import tie_break_start
from oddville.rules.moves import column_of, row_of
from oddville.rules.scoring import shield
from oddville.rules.state import NOBODY, State


def score_walk(s: State) -> ScoreView:
    sheet = score_sheet(s)
    places = {s.tables.card_ids[city_card(s, place)]: place for place in range(s.city_size)}
    players: list[PlayerScoreView] = [
        {"total": player.total, "lines": [_line(s, line, places) for line in player.lines]}
        for player in sheet.players
    ]
    tie = None if sheet.winner is None else _tie(s, list(sheet.totals))
    return {"players": players, "winner": sheet.winner, "tie": tie}


def _line(s: State, line: ScoreLine, places: dict[str, int]) -> ScoreLineView:
    place = places.get(line.source)
    return {
        "source": line.source,
        "points": line.points,
        "rule": line.rule,
        "cell": None if place is None else cell_of(s, place),
        "counted": [] if place is None else counted_cells(s, place),
    }


def cell_of(s: State, place: int) -> Cell:
    cell = city_cell(s, place)
    return int(column_of(cell)), int(row_of(cell))


def counted_cells(s: State, place: int) -> list[Cell]:
    """The cells of the cards that a card scores for, in the order built (SCORE-2 to SCORE-5); none if its points are
    printed (a Diamond, the Main Square)."""
    counts = _COUNTS.get(int(s.tables.formula[city_card(s, place)]))
    if counts is None:
        return []
    return [cell_of(s, other) for other in range(s.city_size) if counts(s, place, other)]


def _touches(s: State, place: int, other: int) -> bool:
    return city_cell(s, other) in [beside(city_cell(s, place), side) for side in range(4)]


_COUNTS: dict[int, Callable[[State, int, int], bool]] = {
    PER_CARD_IN_ROW: lambda s, place, other: row_of(city_cell(s, place)) == row_of(city_cell(s, other)),
    PER_CARD_IN_COLUMN: lambda s, place, other: (
        column_of(city_cell(s, place)) == column_of(city_cell(s, other))
    ),
    PER_CARD_OF_GUILD: lambda s, place, other: (
        s.tables.guild[city_card(s, place)] == s.tables.guild[city_card(s, other)]
    ),
    PER_DIAMOND: lambda s, place, other: s.tables.formula[city_card(s, other)] == DIAMOND,
    PER_ADJACENT_CARD: _touches,
    PER_ADJACENT_CARD_TIMES_3: _touches,
    ADJACENT_SHIELDS: lambda s, place, other: (
        _touches(s, place, other) and shield(s, city_card(s, other)) > 0
    ),
}


def _tie(s: State, totals: list[int]) -> TieView | None:
    """SCORE-6, END-2"""
    tied = [player for player, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return None
    return {"tied": tied, "start": int(tie_break_start(s)), "triggered": s.triggered_by != NOBODY}
