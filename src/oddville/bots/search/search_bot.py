"""The bot `search`: Monte Carlo tree search with a budget of time or simulations."""

import gc
import random
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.options import Number, Option, Whole, Word
from oddville.bots.search import tree
from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.network_file import layers_from
from oddville.bots.search.policy import candidate_moves
from oddville.bots.search.tree import Node, SearchSettings, Tree, key_of, key_with
from oddville.bots.search.weights import DEFAULT, EVALUATIONS, NETWORK, evaluation_for, network_evaluation
from oddville.games.game import Game, stream_of
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.moves import MoveList
from oddville.rules.playout import TURN_LIMIT
from oddville.rules.state import OVER, TURN, State
from oddville.rules.turn import play

DEFAULT_MS = 500.0
FORCED_SIMULATIONS = 16
"""For a forced move, whose values are only estimated."""
BEST_SHOWN = 3
MAX_LINE_LENGTH = 8
CLOCK_INTERVAL = 0.002
"""Seconds of simulations between two readings of the clock."""
FIRST_ANSWER = 0.0007
"""Seconds reserved for building the first answer; later the measured time is used."""
MANY_OBJECTS = 20_000
"""The collector scans as many in a millisecond or two."""
OPTIONS: Final[Mapping[str, Option]] = {
    "eval": Word(EVALUATIONS),
    "misjudge": Number(0, 100),
    "rollout": Whole(tree.TO_THE_END, 1000),
    "rollout_candidates": Whole(0, 1000),
    "own_moves_only": Whole(0, 1),
    "exploration": Number(0.001, 100),
    "priors": Whole(0, 1),
    "plan_turn": Whole(0, 1),
    "reuse": Whole(0, 1),
}


class SearchBot:
    """Monte Carlo tree search that keeps its tree from move to move.

    `misjudge` is how many points the first impression of a main action may be wrong by, not of a bonus or a discard,
    which are easy to see. `reuse` keeps the tree, and `eval` names the evaluation (None: the one of `DEFAULT`);
    `network` is a file that `oddville train` wrote, instead. `settings` are the other `OPTIONS` and override the
    `SearchSettings`; `rollout=-1` plays at random to the end of the game.
    """

    def __init__(
        self,
        misjudge: float = 0.0,
        reuse: int | bool = True,
        simulations: int | None = None,
        eval: str | None = None,
        network: Path | None = None,
        **settings: float,
    ) -> None:
        if unknown := settings.keys() - OPTIONS.keys():
            raise TypeError(f"unknown option {min(unknown)!r}")
        self._misjudge = misjudge
        self._overrides = settings
        self._eval, self._network = eval, network
        self._reuse = bool(reuse)
        self._default = Budget(simulations=simulations) if simulations else Budget(ms=DEFAULT_MS)
        self._is_stopped = False
        self._last: tuple[Game, Tree] | None = None
        self._answer_seconds = FIRST_ANSWER

    def stop(self) -> None:
        """Make `think` return the best move so far; may be called from another thread."""
        self._is_stopped = True

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Simulate until the budget is used up, then choose the most visited move."""
        start = time.perf_counter()
        self._is_stopped = False
        with gc_paused():
            search = self._tree(game, stream_of(rng))
            if self._misjudge and game.state.phase == TURN:
                search.misjudge(self._misjudge)
            self._simulate(search, self._default if budget == Budget() else budget, start)
            return self._answer(game, search)

    def _answer(self, game: Game, search: Tree) -> Thought:
        """Build the answer and update the moving average of the time that takes."""
        start = time.perf_counter()
        thought = _thought(game, search)
        self._answer_seconds += (time.perf_counter() - start - self._answer_seconds) / 4
        return thought

    def _tree(self, game: Game, stream: Stream) -> Tree:
        """The subtree of the previous tree that this position reaches, or a new tree."""
        last, self._last = self._last, None
        search = _advance_tree(last, game, stream) if last and self._reuse else None
        if search is None:
            evaluation, settings = self._evaluation(game.players), self._settings(game.players)
            search = Tree(determinize(game.state, stream), stream, evaluation, settings)
        self._last = (game.copy(), search)  # the caller may change the game before the next thought
        return search

    def _evaluation(self, players: int) -> Evaluation:
        if self._network is not None:
            return network_evaluation(players, layers_from(self._network, players))
        return evaluation_for(players, self._eval or DEFAULT)

    def _settings(self, players: int) -> SearchSettings:
        """The defaults for the number of players and the evaluation, with the options that were given."""
        network = self._network is not None or (self._eval or DEFAULT) == NETWORK
        settings = SearchSettings(players, network)
        for name, value in self._overrides.items():
            setattr(settings, name, type(getattr(settings, name))(value))
        if settings.rollout == tree.TO_THE_END:
            settings.use_random_rollouts()
        return settings

    def _simulate(self, search: Tree, budget: Budget, start: float) -> None:
        left = budget.simulations
        if search.root_moves.count == 1:
            left = min(FORCED_SIMULATIONS, FORCED_SIMULATIONS if left is None else left)
        end = (
            None
            if budget.ms is None
            else start + max(budget.ms / 1000 - self._answer_seconds, budget.ms / 2000)
        )
        chunk = 1
        while not self._is_stopped and (left is None or left > 0):
            now = time.perf_counter()
            chunk = chunk if left is None else min(chunk, left)
            search.run(chunk)
            spent = time.perf_counter() - now
            left = None if left is None else left - chunk
            wanted = CLOCK_INTERVAL if end is None else min(CLOCK_INTERVAL, end - now - spent)
            if wanted <= 0:
                return
            chunk = max(1, min(2 * chunk, int(chunk * wanted / max(spent, 1e-9))))


def _advance_tree(last: tuple[Game, Tree], game: Game, stream: Stream) -> Tree | None:
    """The tree of an earlier position of this game, advanced to the present one."""
    before, search = last
    steps = game.moves_since(before)
    if steps is None or search.state.tables is not game.state.tables:
        return None
    # a tree of own moves knows nothing about positions after moves of the others
    if search.settings.own_moves_only and (len(steps) > 1 or game.player != before.player):
        return None
    if not all(search.follow(code if card is None else key_with(code, card)) for code, card in steps):
        return None
    search.set_root(determinize(game.state, stream), stream)
    return search


def determinize(state: State, stream: Stream) -> State:
    """A copy of the position with all unseen cards dealt anew.

    It has a distant limit of turns, without which random play might never end.
    """
    dealt = state.copy()
    if not 0 <= state.turn_limit <= state.turn + TURN_LIMIT:
        dealt.turn_limit = state.turn + TURN_LIMIT
    resample(dealt, stream)
    return dealt


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the cyclic garbage collector: trees have no cycles, and scanning millions of choices exceeds the budget."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            _promote_all()
            gc.enable()


def _promote_all() -> None:
    """Move all objects to the oldest generation, so that the next collection does not scan a whole new tree.

    A small tree is not worth it: what the caller has frozen is counted object by object.
    """
    if (
        gc.get_count()[0] > MANY_OBJECTS and gc.get_freeze_count() == 0
    ):  # unfreezing would undo the caller's freeze
        gc.freeze()
        gc.unfreeze()


def _thought(game: Game, search: Tree) -> Thought:
    visited = []
    for code in search.root_moves.as_list():
        choice = search.choice(code)
        if choice is not None and choice.visits:
            mean = choice.totals[int(game.state.player)] / int(choice.visits)
            visited.append((int(choice.visits), mean, code))
    visited.sort(key=lambda entry: (-entry[0], -entry[1]))
    total = sum(visits for visits, _, _ in visited)
    best = tuple(_choice(game, search, code, visits / total) for visits, _, code in visited[:BEST_SHOWN])
    return Thought(best[0].move, best[0].values, best[0].points, best, int(search.simulations))


def _choice(game: Game, search: Tree, code: int, share: float) -> Choice:
    known = search.choice(code)
    assert known is not None
    n = game.players
    means = [total / int(known.visits) for total in known.totals]
    line = tuple(game.move_of(step) for step in _line(search, code))
    return Choice(game.move_of(code), tuple(means[n : 2 * n]), tuple(means[2 * n :]), share, line)


def _line(search: Tree, code: int) -> Iterator[int]:
    """The principal variation: the most visited choices, in one determinization."""
    state = search.state.copy()
    choice = search.choice(code)
    for _ in range(MAX_LINE_LENGTH):
        yield code
        play(state, code)
        if state.phase == OVER:
            return
        if search.is_others(state):
            code = search.others_move(state)
            continue
        following = None if choice is None or choice.node is None else _most_visited(choice.node, state)
        if following is None:
            return
        choice, code = following


def _most_visited(node: Node, state: State) -> tuple[tree.Choice, int] | None:
    """The most visited choice that is legal here, and its move."""
    found = MoveList()
    candidate_moves(state, found)
    known = {int(each.key): each for each in node.choices if each.visits}
    legal = [(known[key], move) for move in found.as_list() if (key := key_of(state, move)) in known]
    return max(legal, key=lambda pair: pair[0].visits) if legal else None
