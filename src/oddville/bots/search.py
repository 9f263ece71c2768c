"""The bot `search`: Monte Carlo tree search within a budget of time or simulations."""

import gc
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from oddville.bots import tree
from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.options import Number, Option, Whole
from oddville.bots.policy import sensible_moves
from oddville.bots.tree import Node, Settings, Tree, key_of, key_with
from oddville.bots.weights import evaluation_for
from oddville.games.game import Game
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.moves import MoveList
from oddville.rules.playout import TURN_LIMIT
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

DEFAULT_MS = 500.0
FORCED = 16
"""How many simulations tell the values where there is nothing to choose."""
BEST_SHOWN = 3
LONGEST_LINE = 8
BREATH = 0.002
"""Seconds of simulations between two looks at the clock."""
FIRST_ANSWER = 0.0007
"""Seconds that a bot allows for putting its first thought into words; later it knows."""
OPTIONS: Final[Mapping[str, Option]] = {
    "overlook": Number(0, 1),
    "rollout": Whole(tree.TO_THE_END, 1000),
    "care": Whole(0, 1000),
    "own": Whole(0, 1),
    "exploration": Number(0.001, 100),
    "sight": Whole(0, 1),
    "plans": Whole(0, 1),
    "reuse": Whole(0, 1),
}
_WORD = 1 << 32


@dataclass(frozen=True, slots=True)
class Told:
    """What a bot was told about its search; None leaves a thing as it is for so many players."""

    rollout: int | None
    care: int | None
    own: int | bool | None
    exploration: float | None
    sight: int | bool | None
    plans: int | bool | None

    def settings(self, players: int) -> Settings:
        """The settings of a search among so many players."""
        found = Settings(players)
        found.rollout = found.rollout if self.rollout is None else self.rollout
        found.care = found.care if self.care is None else self.care
        found.own = found.own if self.own is None else bool(self.own)
        found.exploration = found.exploration if self.exploration is None else self.exploration
        found.sighted = found.sighted if self.sight is None else bool(self.sight)
        found.plans = found.plans if self.plans is None else bool(self.plans)
        if found.rollout == tree.TO_THE_END:
            found.trust_to_chance()
        return found


class SearchBot:
    """Thinks by simulations, and keeps what it found for its next move.

    `overlook` is the chance that a move is not noticed at all, `rollout` how many turns a simulation goes on before it
    is weighed (-1: random play to the end), `care` how many moves are looked at in those turns (0: none, by habit),
    `own` whether only one's own choices grow the tree, `exploration` what little tried moves are owed, `sight`
    whether moves are looked at before they are tried, `plans` whether those at hand are looked at with the rest of
    the turn in mind, `reuse` whether the tree is kept. What is not told is as `Settings` has it.
    """

    def __init__(
        self,
        overlook: float = 0.0,
        rollout: int | None = None,
        care: int | None = None,
        own: int | bool | None = None,
        exploration: float | None = None,
        sight: int | bool | None = None,
        plans: int | bool | None = None,
        reuse: int | bool = True,
        simulations: int | None = None,
    ) -> None:
        self._overlook = overlook
        self._told = Told(rollout, care, own, exploration, sight, plans)
        self._reuse = bool(reuse)
        self._default = Budget(simulations=simulations) if simulations else Budget(ms=DEFAULT_MS)
        self._stopped = False
        self._last: tuple[Game, Tree] | None = None
        self._answering = FIRST_ANSWER

    def stop(self) -> None:
        """Answer as soon as possible with the best found so far; may be called from another thread."""
        self._stopped = True

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Simulate until the budget is used up, then choose the move tried most often."""
        begin = time.perf_counter()
        self._stopped = False
        with no_collection():
            search = self._tree(game, Stream(*(rng.randrange(_WORD) for _ in range(4))))
            if self._overlook:
                search.overlook(self._overlook)
            self._simulate(search, self._default if budget == Budget() else budget, begin)
            return self._answer(game, search)

    def _answer(self, game: Game, search: Tree) -> Thought:
        """What was found, and a note of how long it took to put it into words: the next thought leaves room for it."""
        begin = time.perf_counter()
        thought = _thought(game, search)
        self._answering += (time.perf_counter() - begin - self._answering) / 4
        return thought

    def _tree(self, game: Game, stream: Stream) -> Tree:
        """The tree of the move before, as far as it leads here; else a new one."""
        known, self._last = self._last, None
        found = _grown(known, game, stream) if known and self._reuse else None
        if found is None:
            settings = self._told.settings(game.players)
            found = Tree(imagined(game.state, stream), stream, evaluation_for(game.players), settings)
        self._last = (game.copy(), found)  # the game itself may go on, or back, before the next thought
        return found

    def _simulate(self, search: Tree, budget: Budget, begin: float) -> None:
        left = budget.simulations
        if search.root_moves.count == 1:
            left = FORCED if left is None else min(left, FORCED)
        end = None if budget.ms is None else begin + max(budget.ms / 1000 - self._answering, budget.ms / 2000)
        chunk = 1
        while not self._stopped and (left is None or left > 0):
            now = time.perf_counter()
            chunk = chunk if left is None else min(chunk, left)
            search.run(chunk)
            spent = time.perf_counter() - now
            left = None if left is None else left - chunk
            wanted = BREATH if end is None else min(BREATH, end - now - spent)
            if wanted <= 0:
                return
            chunk = max(1, min(2 * chunk, int(chunk * wanted / max(spent, 1e-9))))


def _grown(known: tuple[Game, Tree], game: Game, stream: Stream) -> Tree | None:
    """The tree of an earlier moment of this game, followed to this one."""
    before, search = known
    steps = game.follows(before)
    if steps is None or search.state.tables is not game.state.tables:
        return None
    # where the others' choices are not in the tree, it tells nothing about what comes after one of them
    if search.settings.own and (len(steps) > 1 or game.player != before.player):
        return None
    if not all(search.follow(code if card is None else key_with(code, card)) for code, card in steps):
        return None
    search.aim(imagined(game.state, stream), stream)
    return search


def imagined(state: State, stream: Stream) -> State:
    """The position as it may just as well be: whoever hands the true one over, what is hidden in it is not looked at.

    It has a limit of turns, far away: without one, random play to the end may never come to it.
    """
    dealt = state.copy()
    if not 0 <= state.turn_limit <= state.turn + TURN_LIMIT:
        dealt.turn_limit = state.turn + TURN_LIMIT
    resample(dealt, stream)
    return dealt


@contextmanager
def no_collection() -> Iterator[None]:
    """Trees have no cycles, and looking for some among millions of choices would cost more than the time allowed."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            _call_all_old()
            gc.enable()


def _call_all_old() -> None:
    """Move all objects to the oldest generation; else the next small object would have a whole young tree searched."""
    if gc.get_freeze_count() == 0:  # who has frozen something wants it to stay so
        gc.freeze()
        gc.unfreeze()


def _thought(game: Game, search: Tree) -> Thought:
    weighed = []
    for code in search.root_moves.as_list():
        choice = search.choice(code)
        if choice is not None and choice.visits:
            weighed.append(
                (int(choice.visits), choice.totals[int(game.state.player)] / int(choice.visits), code)
            )
    weighed.sort(key=lambda entry: (-entry[0], -entry[1]))
    total = sum(visits for visits, _, _ in weighed)
    best = tuple(_choice(game, search, code, visits / total) for visits, _, code in weighed[:BEST_SHOWN])
    return Thought(best[0].move, best[0].values, best[0].points, best, int(search.simulations))


def _choice(game: Game, search: Tree, code: int, share: float) -> Choice:
    known = search.choice(code)
    assert known is not None
    n = game.players
    means = [total / int(known.visits) for total in known.totals]
    line = tuple(game.move_of(step) for step in _line(search, code))
    return Choice(game.move_of(code), tuple(means[n : 2 * n]), tuple(means[2 * n :]), share, line)


def _line(search: Tree, code: int) -> Iterator[int]:
    """How the game would go on by the choices tried most, as the cards lie in one deal among many."""
    state = search.state.copy()
    choice = search.choice(code)
    for _ in range(LONGEST_LINE):
        yield code
        play(state, code)
        if state.phase == OVER:
            return
        if search.is_others(state):
            code = search.others_move(state)
            continue
        following = None if choice is None or choice.node is None else _most_tried(choice.node, state)
        if following is None:
            return
        choice, code = following


def _most_tried(node: Node, state: State) -> tuple[tree.Choice, int] | None:
    """The choice tried most of those that are legal here, and its move."""
    found = MoveList()
    sensible_moves(state, found)
    known = {int(each.key): each for each in node.choices if each.visits}
    legal = [(known[key], move) for move in found.as_list() if (key := key_of(state, move)) in known]
    return max(legal, key=lambda pair: pair[0].visits) if legal else None
