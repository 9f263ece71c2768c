"""The figures of a review as facts of messages, for every form of report."""

from collections.abc import Callable
from typing import Final

from oddville.analysis.decisions import THRESHOLDS
from oddville.analysis.types import Account, Decision, Moment, TurningPoint
from oddville.texts import Texts

COLUMNS: Final = ("start", "seat", "deal", "chance", "moves", "result")
MoveWords = Callable[[int, str], str]
"""The words for a move by the number of moves before it, and its notation."""


def signed(chance: float) -> str:
    """A change of a chance in percentage points; a very small one is +0.0."""
    return f"{round(100 * chance, 1) + 0.0:+.1f}"


def threshold_facts() -> dict[str, int]:
    return {grade: round(100 * cost) for grade, cost in THRESHOLDS.items()}


def move_facts(moment: Moment, words: MoveWords) -> dict[str, object]:
    assert moment.move is not None
    said = words(moment.ply - 1, moment.move)
    return {"ply": moment.ply, "turn": moment.turn, "player": moment.player, "words": said}


def change_facts(point: TurningPoint, texts: Texts) -> dict[str, object]:
    chances = {"before": round(100 * point.before), "after": round(100 * point.after)}
    return {"player": point.player, **chances, "luck": texts.figures(signed(point.luck))}


def cost_facts(decision: Decision, texts: Texts) -> dict[str, str]:
    figures = (100 * decision.chance_cost, 100 * decision.chance_error, decision.points_cost)
    return dict(
        zip(("cost", "error", "points"), (texts.figures(f"{each:.1f}") for each in figures), strict=True)
    )


def account_cells(account: Account, texts: Texts) -> list[str]:
    changes = (account.seat, account.deal, account.chance, account.moves)
    cells = [f"{100 * account.start:.1f}", *map(signed, changes)]
    return [texts.figures(cell) for cell in [*cells, f"{100 * account.result:.1f}"]]
