"""Work of many persons in turn, by what each has cost so far (start-time fair queuing)."""

from collections import OrderedDict, deque
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

Item = TypeVar("Item")


@dataclass(slots=True)
class _Share(Generic[Item]):
    """What one person waits for, has running, and has cost."""

    cost: float
    running: int = 0
    waiting: "OrderedDict[Hashable, deque[Item]]" = field(default_factory=OrderedDict)
    """By group, such as a table; groups take turns."""

    @property
    def is_idle(self) -> bool:
        return not self.running and not self.waiting


class FairQueue(Generic[Item]):
    """The next item is one of the person who has cost least, of whom at most `max_running` items run at a time.

    A person who joins, again or for the first time, begins with the least cost of those being served: idle time
    earns nothing.
    """

    def __init__(self, max_running: int) -> None:
        self._max_running = max_running
        self._shares: dict[Hashable, _Share[Item]] = {}
        self._now = 0.0
        """The cost at which somebody was served last."""

    def __len__(self) -> int:
        """How many items wait."""
        return sum(map(self.waiting_of, self._shares))

    def waiting_of(self, person: Hashable) -> int:
        share = self._shares.get(person)
        return 0 if share is None else sum(map(len, share.waiting.values()))

    def put(self, person: Hashable, group: Hashable, item: Item) -> None:
        share = self._shares.setdefault(person, _Share(self._now))
        if share.is_idle:
            share.cost = max(share.cost, self._now)
        share.waiting.setdefault(group, deque()).append(item)

    def take(self) -> tuple[Hashable, Item] | None:
        """The next item and its person; None if nothing may run. `finish` must follow."""
        ready = [
            (share.cost, place, person)
            for place, (person, share) in enumerate(self._shares.items())
            if share.waiting and share.running < self._max_running
        ]
        if not ready:
            return None
        cost, _, person = min(ready, key=lambda each: each[:2])
        self._now = max(self._now, cost)
        share = self._shares[person]
        share.running += 1
        return person, _next(share.waiting)

    def finish(self, person: Hashable, cost: float) -> None:
        """An item of the person has run, at this cost."""
        share = self._shares[person]
        share.running -= 1
        share.cost += cost
        if all(each.is_idle for each in self._shares.values()):
            self._now = max(each.cost for each in self._shares.values())
        self._shares = {
            who: each for who, each in self._shares.items() if not each.is_idle or each.cost > self._now
        }

    def clear(self) -> list[Item]:
        """Remove and return all that wait."""
        waiting_items = [
            item for share in self._shares.values() for items in share.waiting.values() for item in items
        ]
        for share in self._shares.values():
            share.waiting.clear()
        return waiting_items


def _next(waiting: "OrderedDict[Hashable, deque[Item]]") -> Item:
    group, items = waiting.popitem(last=False)
    item = items.popleft()
    if items:
        waiting[group] = items  # to the end of the queue
    return item
