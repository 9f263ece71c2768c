"""The order of the tests when several workers of pytest-xdist share them (`--dist worksteal`)."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import pytest

LONGEST: Final = {"test_every_screen", "test_five_languages", "test_table_games"}
"""Modules in which single tests take half a minute."""


def deal_to_workers(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker is given a run of this list: other tests, then its share of those in a browser, the longest first.

    The servers of the tests in a browser live to the end of the session and would slow down the other tests.
    """
    short = [item for item in items if "browser" not in item.path.parts]
    dealt: list[pytest.Item] = []
    for place, share in enumerate(_shares(items, workers)):
        size = (len(items) - len(dealt)) // (workers - place)  # as in WorkStealingScheduling.check_schedule
        rest = max(0, size - len(share))
        dealt += [*short[:rest], *share]
        del short[:rest]
    return dealt


def _shares(items: Sequence[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """The tests in a browser, one share for each worker; modules stay whole, but for the longest."""
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if "browser" in item.path.parts:
            groups[item.nodeid if item.path.stem in LONGEST else str(item.path)].append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for group in sorted(groups.values(), key=lambda group: (group[0].path.stem not in LONGEST, -len(group))):
        min(shares, key=len).extend(group)
    return shares
