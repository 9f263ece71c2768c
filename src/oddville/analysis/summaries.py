"""A player's decisions counted by grade, and the mistakes by kind."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from oddville.analysis.decisions import THRESHOLDS
from oddville.analysis.types import GRADES, KINDS, Decision, Moment, Summary

POWERS: Final = ("cheat", "swap", "travel", "return")
SAME_KINDS: Final = {
    "building": ("building", "discard"),
    "resource": ("choose", "resource", "done"),
    "bonus": ("bonus", "done"),
}
"""Kinds of mistakes, by the moves of which one was confused with another."""


def summary(moments: Sequence[Moment], player: int) -> Summary:
    decisions = [each.decision for each in moments if each.decision is not None and each.player == player]
    grades = Counter(each.grade for each in decisions)
    kinds = Counter(kind_of(each) for each in decisions if each.grade in THRESHOLDS)
    return Summary(
        player,
        {grade: grades[grade] for grade in GRADES},
        {kind: kinds[kind] for kind in KINDS if kinds[kind]},
    )


def kind_of(decision: Decision) -> str:
    """What was wrong with a move, from how it differs from the best one."""
    played, best = decision.played.split(), decision.best.split()
    verbs = {played[0], best[0]}
    if verbs & {*POWERS}:
        return "power"
    if "decline" in verbs:
        return "reaction"
    if "build" in verbs:
        return "placement" if played[:2] == best[:2] else "build"
    if len(verbs) == 1 and len(played) > 1 and played[2:] == best[2:] and best[1].isdigit():
        return "worker"
    return next((kind for kind, same in SAME_KINDS.items() if verbs <= {*same}), "action")
