"""A review as text: the chances as lines of blocks, turning points, costly decisions, and luck against skill."""

from collections.abc import Iterator, Sequence
from typing import Final

from oddville.analysis.decisions import THRESHOLDS
from oddville.analysis.figures import (
    COLUMNS,
    MoveWords,
    account_cells,
    change_facts,
    cost_facts,
    move_facts,
    threshold_facts,
)
from oddville.analysis.review import game_at
from oddville.analysis.types import Decision, Moment, Review, Sentence
from oddville.games.game import Game
from oddville.plaintext import align_columns
from oddville.terminal.move_texts import describe
from oddville.texts import Texts

BLOCKS: Final = "▁▂▃▄▅▆▇█"
GRAPH_WIDTH: Final = 60


def move_words(game: Game, texts: Texts) -> MoveWords:
    def words(ply: int, move: str) -> str:
        before = game_at(game, ply)
        return texts.say("terminal-move", words=describe(before, before.parse(move), texts), move=move)

    return words


def report(review: Review, texts: Texts, words: MoveWords) -> list[str]:
    """The lines of the report; `texts` know the edition and the names of the players."""
    lines = [
        texts.say("review-heading", bot=review.bot),
        "",
        texts.say("review-graph"),
        *_graph(review, texts),
    ]
    lines += ["", texts.say("review-turning"), *_turning_points(review, texts, words)]
    for player in review.settings.judged:
        lines += ["", *_decisions(review, player, texts, words)]
    lines += ["", texts.say("review-thresholds", threshold_facts()), "", texts.say("review-luck-heading")]
    lines += [*luck_table(review, texts), texts.say("review-luck-legend")]
    return lines if review.is_over else [*lines, texts.say("review-unfinished")]


def _graph(review: Review, texts: Texts) -> list[str]:
    rows = [
        [
            texts.say("review-player", player=player),
            sparkline(chances),
            texts.say("review-percent", chance=last),
        ]
        for player, chances in enumerate(zip(*(each.chances for each in review.moments), strict=True))
        for last in [round(100 * chances[-1])]
    ]
    return align_columns(rows, left=2)


def sparkline(chances: Sequence[float], width: int = GRAPH_WIDTH) -> str:
    """One block for each moment; of a long game as many as fit, evenly chosen, the last one included."""
    count = min(width, len(chances))
    places = [round(i * (len(chances) - 1) / max(1, count - 1)) for i in range(count)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chances[place] * len(BLOCKS)))] for place in places)


def _turning_points(review: Review, texts: Texts, words: MoveWords) -> Iterator[str]:
    for point in review.turning_points:
        moment = review.moments[point.ply]
        yield "  " + texts.say("review-move", move_facts(moment, words))
        yield "    " + texts.say("review-turning-change", change_facts(point, texts))


def _decisions(review: Review, player: int, texts: Texts, words: MoveWords) -> Iterator[str]:
    yield texts.say("review-decisions", player=player)
    yield "  " + texts.say("review-grades", review.grades(player))
    for moment in review.decisions(player):
        decision = moment.decision
        if decision is not None and decision.grade in THRESHOLDS:
            yield from _decision(moment, decision, texts, words)


def _decision(moment: Moment, decision: Decision, texts: Texts, words: MoveWords) -> Iterator[str]:
    yield ""
    grade = texts.say(f"review-grade-{decision.grade}")
    yield "  " + texts.say("review-decision", move_facts(moment, words), grade=grade)
    yield from _reasons(decision.played_reasons, texts)
    yield "    " + texts.say("review-cost", cost_facts(decision, texts))
    yield "    " + texts.say("review-better", words=words(moment.ply - 1, decision.best))
    yield from _reasons(decision.best_reasons, texts)


def _reasons(reasons: Sequence[Sentence], texts: Texts) -> Iterator[str]:
    for reason in reasons:
        sentence = texts.say(reason.message, reason.facts)
        yield "      " + texts.say("terminal-hint-reason", sentence=sentence)


def luck_table(review: Review, texts: Texts) -> list[str]:
    heads = ["", *(texts.say(f"review-column-{column}") for column in COLUMNS)]
    rows = [
        [texts.say("review-player", player=player), *account_cells(account, texts)]
        for player, account in enumerate(review.accounts)
    ]
    return align_columns([heads, *rows])
