"""Select the puzzles of a collection: without duplicates, balanced over themes, numbers of players and difficulties."""

from collections import Counter, deque
from collections.abc import Iterable

from oddville.games.puzzles.puzzle import Puzzle

Group = tuple[str, int, int]


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Take puzzles from the group of which there are fewest so far, until there are enough; easy ones come first."""
    groups = _groups(puzzles)
    selection: list[Puzzle] = []
    shares: Counter[object] = Counter()
    while groups and len(selection) < count:
        group = min(groups, key=lambda each: (sum(shares[part] for part in enumerate(each)), each))
        selection.append(groups[group].popleft())
        shares.update(enumerate(group))
        if not groups[group]:
            del groups[group]
    return sorted(selection, key=lambda each: (each.difficulty, each.id))


def _groups(puzzles: Iterable[Puzzle]) -> dict[Group, deque[Puzzle]]:
    """The puzzles of each theme, number of players and difficulty, the clearest first, without duplicates."""
    groups: dict[Group, deque[Puzzle]] = {}
    unique = {puzzle.id: puzzle for puzzle in puzzles}
    for puzzle in sorted(unique.values(), key=lambda each: (-each.margin, each.id)):
        groups.setdefault((puzzle.theme, puzzle.players, puzzle.difficulty), deque()).append(puzzle)
    return groups
