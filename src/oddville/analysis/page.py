"""A review as one HTML file without scripts: the graph, turning points, every decision, and luck against skill."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from oddville.analysis.figures import (
    COLUMNS,
    MoveWords,
    account_cells,
    change_facts,
    cost_facts,
    move_facts,
    threshold_facts,
)
from oddville.analysis.graph import bars, chart
from oddville.analysis.types import Decision, Moment, Review, Sentence
from oddville.texts import Texts

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#2b211a;--line:#8a7a6b}
:root{--p0:#7b3fa0;--p1:#2a6fb0;--p2:#b3342c;--p3:#8f6c00}
@media (prefers-color-scheme:dark){:root{--paper:#1d1a17;--ink:#f3ece2;--line:#8f8273}
:root{--p0:#c79be3;--p1:#86b9ea;--p2:#f0938c;--p3:#e5c455}}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--paper);color:var(--ink)}
body{font:1rem/1.5 system-ui,sans-serif}
svg{width:100%;min-width:38rem;height:auto}svg text{fill:var(--ink);font-size:13px}
.grid{stroke:var(--line);stroke-width:.5}.turn{stroke:var(--ink);stroke-dasharray:2 3}
.scroll{overflow-x:auto}table{border-collapse:collapse}th,td{padding:.25rem .75rem;text-align:right}
th:first-child,td:first-child{text-align:left}
.line{fill:none;stroke-width:2.5}.p0{stroke:var(--p0)}.p1{stroke:var(--p1);stroke-dasharray:9 3}
.p2{stroke:var(--p2);stroke-dasharray:3 3}.p3{stroke:var(--p3);stroke-dasharray:12 3 2 3}
.luck{fill:var(--p1)}.moves{fill:var(--p0)}
details{margin:.4rem 0}summary{cursor:pointer;min-height:1.75rem}
.doubtful summary,.mistake summary,.blunder summary{font-weight:700}
"""


def page(review: Review, texts: Texts, words: MoveWords) -> str:
    title = texts.say("review-title-page", names=list(texts.names))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(texts.say("review-heading", bot=review.bot)),
        *_graph(review, texts),
        *_turning_points(review, texts, words),
        *(part for player in review.settings.judged for part in _decisions(review, player, texts, words)),
        *_luck(review, texts),
    ]
    if not review.is_over:
        parts.append(_paragraph(texts.say("review-unfinished")))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head>{head}<style>{STYLE}</style></head>'
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def _paragraph(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>"


def _heading(sentence: str) -> str:
    return f"<h2>{escape(sentence)}</h2>"


def _graph(review: Review, texts: Texts) -> Iterator[str]:
    yield _heading(texts.say("review-graph"))
    names = [texts.player(player) for player in range(len(review.accounts))]
    yield chart(
        [each.chances for each in review.moments],
        names,
        [point.ply for point in review.turning_points],
        texts.say("review-graph"),
    )


def _turning_points(review: Review, texts: Texts, words: MoveWords) -> Iterator[str]:
    yield _heading(texts.say("review-turning"))
    yield "<ol>"
    for point in review.turning_points:
        move = texts.say("review-move", move_facts(review.moments[point.ply], words))
        change = texts.say("review-turning-change", change_facts(point, texts))
        yield f"<li>{escape(move)}<br>{escape(change)}</li>"
    yield "</ol>"


def _decisions(review: Review, player: int, texts: Texts, words: MoveWords) -> Iterator[str]:
    yield _heading(texts.say("review-decisions", player=player))
    yield _paragraph(texts.say("review-grades", review.grades(player)))
    yield _paragraph(texts.say("review-thresholds", threshold_facts()))
    for moment in review.decisions(player):
        assert moment.decision is not None
        yield _decision(moment, moment.decision, texts, words)


def _decision(moment: Moment, decision: Decision, texts: Texts, words: MoveWords) -> str:
    grade = texts.say(f"review-grade-{decision.grade}")
    summary = texts.say("review-decision", move_facts(moment, words), grade=grade)
    inner = _reasons(decision.played_reasons, texts)
    if decision.grade != "best":
        better = texts.say("review-better", words=words(moment.ply - 1, decision.best))
        inner += _paragraph(texts.say("review-cost", cost_facts(decision, texts))) + _paragraph(better)
        inner += _reasons(decision.best_reasons, texts)
    return f'<details class="{decision.grade}"><summary>{escape(summary)}</summary>{inner}</details>'


def _reasons(reasons: Sequence[Sentence], texts: Texts) -> str:
    items = (f"<li>{escape(texts.say(each.message, each.facts))}</li>" for each in reasons)
    return f"<ul>{''.join(items)}</ul>"


def _luck(review: Review, texts: Texts) -> Iterator[str]:
    yield _heading(texts.say("review-luck-heading"))
    names = [texts.player(player) for player in range(len(review.accounts))]
    labels = {part: texts.say(f"review-part-{part}") for part in ("luck", "moves")}
    yield bars(review.accounts, names, labels, texts.say("review-luck-heading"))
    heads = "".join(f"<th>{escape(texts.say(f'review-column-{column}'))}</th>" for column in COLUMNS)
    rows = (
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in account_cells(account, texts))}</tr>"
        for name, account in zip(names, review.accounts, strict=True)
    )
    yield f'<div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'
    yield _paragraph(texts.say("review-luck-legend"))
