"""A proposal in words."""

from collections.abc import Iterator
from pathlib import Path

from oddville.lab.balance.words import label, part, said
from oddville.lab.tuning.proposal import Proposal
from oddville.texts import Texts


def told(found: Proposal, texts: Texts, output: Path | None) -> Iterator[str]:
    """What changes on which card, and what is still predicted outside the bounds."""
    if found.changes:
        misfit = {
            "old": texts.figures(part(found.misfit_before)),
            "new": texts.figures(part(found.misfit_after)),
        }
        yield texts.say("tune-changes", misfit, count=len(found.changes))
        for change in found.changes:
            yield "  " + said(texts, change)
    else:
        yield texts.say("tune-stuck" if found.left else "tune-nothing")
    if found.left:
        yield texts.say("tune-left", targets="; ".join(_left(found, texts)))
    if found.changes:
        yield texts.say("tune-play", file=str(output or "FILE"))


def _left(found: Proposal, texts: Texts) -> Iterator[str]:
    """Each target with the numbers of players at which it is outside."""
    for kind, item in dict.fromkeys((kind, item) for kind, item, _ in found.left):
        players = [n for other, same, n in found.left if (other, same) == (kind, item)]
        yield f"{label(texts, kind, item)} ({texts.word('numbers', players)})"
