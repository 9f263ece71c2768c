"""A proposal as text."""

from collections.abc import Iterator
from pathlib import Path

from oddville.lab.balance.formatting import describe_change, label, two_places
from oddville.lab.tuning.proposal import Proposal
from oddville.texts import Texts


def report(proposal: Proposal, texts: Texts, output: Path | None) -> Iterator[str]:
    if proposal.changes:
        misfit = {
            "old": texts.figures(two_places(proposal.misfit_before)),
            "new": texts.figures(two_places(proposal.misfit_after)),
        }
        yield texts.say("tune-changes", misfit, count=len(proposal.changes))
        for change in proposal.changes:
            yield "  " + describe_change(texts, change)
    else:
        yield texts.say("tune-stuck" if proposal.missed else "tune-nothing")
    if proposal.missed:
        yield texts.say("tune-left", targets="; ".join(_missed_targets(proposal, texts)))
    if proposal.changes:
        yield texts.say("tune-play", file=str(output or "FILE"))


def _missed_targets(proposal: Proposal, texts: Texts) -> Iterator[str]:
    """Each missed target with the numbers of players at which it is missed."""
    for kind, item in dict.fromkeys((kind, item) for kind, item, _ in proposal.missed):
        players = [n for other, same, n in proposal.missed if (other, same) == (kind, item)]
        yield f"{label(texts, kind, item)} ({texts.word('numbers', players)})"
