"""The search tree: Monte Carlo tree search for a game of chance with two to four players.

A node stands for a sequence of moves, not a position. Each simulation plays in a new determinization (unseen cards
dealt anew), descends by the moves that are legal there, and adds its result for every player to each choice on its
path. Buildings of the row are identified by card, not by position.

With more than two players the tree would be too wide: only the searching player's moves are in the tree, and a shallow
policy plays the others'.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.search.evaluation import Evaluation
from oddville.bots.search.policy import ShallowPolicy, TurnPlanner, candidate_moves, points_after
from oddville.rules import moves
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.moves import CELL_SHIFT, FIELD_MASK, KIND_MASK, MAX_MOVES, MoveList
from oddville.rules.playout import play_out
from oddville.rules.state import OVER, State, row_card
from oddville.rules.turn import play

TO_THE_END: Final = -1
"""As a number of turns: random rollouts until the game is over."""
MAX_CHOICES: Final = 2_000_000
"""Limit of the size of a tree, about half a gigabyte."""
MAX_NEW_PRIOR: Final = 2.0
"""Cap of a new choice's prior, as a logarithm relative to the best known one."""
WORD_RANGE: Final = 4294967296.0
UNPLANNED: Final = -1.0e6
"""The value of a choice at the root that is not legal in the present position."""


class Choice:
    """A move at a node with its visits and the sums of its results."""

    def __init__(self, key: i64, value: float, totals: vec[float]) -> None:
        self.key: i64 = key
        self.value: float = value
        self.prior: float = 1.0
        self.visits: i64 = 0
        self.totals = totals
        """Sums over all visits: each player's `utilities`, then `chances`, then `points`."""
        self.node: Node | None = None


class Node:
    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.best_value: float = 0.0


class SearchSettings:
    """Search options, with defaults that depend on the number of players and on whether a network evaluates."""

    def __init__(self, players: i64, network: bool = False) -> None:
        self.exploration: float = 0.5
        """Factor of the PUCT exploration term."""
        self.fpu_reduction: float = 0.05
        """First-play urgency: how much less than the mean of its node an untried move is worth."""
        self.prior_temperature: float = 1.5
        """Softmax temperature of the priors, in points."""
        self.rollout: i64 = 2 if network and players == 2 else 6
        """Turns that a simulation plays beyond the tree before it is evaluated."""
        self.rollout_candidates: i64 = 4 if players > 2 else 0
        """How many moves the shallow policy evaluates, of those that the rollout policy scores highest."""
        self.own_moves_only: bool = players > 2
        """Whether only the searching player's moves are in the tree."""
        self.plan_turn: bool = True
        """Whether the priors of the root come from planning the rest of the turn."""
        self.priors: bool = True
        """Whether priors come from the evaluation; otherwise they are uniform."""

    def use_random_rollouts(self) -> None:
        """Plain Monte Carlo tree search: no evaluation, random rollouts to the end."""
        self.rollout = TO_THE_END
        self.priors = False
        self.own_moves_only = False


class Tree:
    """A search from one position. It depends on nothing hidden: every simulation deals that anew."""

    def __init__(
        self, state: State, stream: Stream, evaluation: Evaluation, settings: SearchSettings
    ) -> None:
        self.state = state
        self.stream = stream
        self.evaluation = evaluation
        self.settings = settings
        self.root = Node()
        self.simulations: i64 = 0
        self.root_moves = MoveList()
        self.found = MoveList()
        self.policy = ShallowPolicy(evaluation, settings.rollout_candidates)
        self.places = vec[i64]([0] * MAX_MOVES)
        self.path: list[Choice] = []
        self.choices: i64 = 0
        self.zeros = vec[float]([0.0] * (3 * int(state.players)))
        self.set_root(state, stream)

    def set_root(self, state: State, stream: Stream) -> None:
        """Make a position the root's and compute the priors of its moves."""
        self.state = state
        self.stream = stream
        self.simulations = 0
        candidate_moves(state, self.root_moves)
        self._copy_root_moves()
        self._find_choices(self.root, state)
        if self.settings.priors:
            self._set_root_priors()

    def follow(self, key: i64) -> bool:
        """Make the node after a choice the root; return whether there is one."""
        place: i64 = place_of(self.root.choices, key)
        if place < 0:
            return False
        node = self.root.choices[int(place)].node
        if node is None:
            return False
        self.root = node
        return True

    def misjudge(self, points: float) -> None:
        """Recompute the priors of the root as if the value of each move were up to so many points off.

        A move that looks worse than another by more than twice as much never looks better than it.
        """
        if not self.settings.priors:
            return
        best: float = self.root.best_value
        for i in range(self.root_moves.count):
            choice = self.choice(self.root_moves.codes[i])
            if choice is not None:
                error: float = points * (2.0 * float(int(self.stream.word())) / WORD_RANGE - 1.0)
                choice.prior = math.exp((choice.value + error - best) / self.settings.prior_temperature)

    def restrict(self, move: i64) -> None:
        """Consider only this move at the root, which may be any legal one."""
        self.root_moves.codes[0] = move
        self.root_moves.count = 1

    def choice(self, move: i64) -> Choice | None:
        place: i64 = place_of(self.root.choices, key_of(self.state, move))
        return None if place < 0 else self.root.choices[int(place)]

    def run(self, simulations: i64) -> None:
        for _simulation in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """One simulation: resample, descend, roll out, evaluate, back up."""
        s = self.state.copy()
        resample(s, self.stream)
        self.path.clear()
        self._descend(s)
        self._roll_out(s)
        self.evaluation.evaluate(s)
        self._back_up(s.players)
        self.simulations += 1

    def _copy_root_moves(self) -> None:
        self.found.count = self.root_moves.count
        for i in range(self.root_moves.count):
            self.found.codes[i] = self.root_moves.codes[i]

    def _descend(self, s: State) -> None:
        node = self.root
        self._copy_root_moves()
        while True:
            self._find_choices(node, s)
            index: i64 = self._select(node, s.player)
            choice = node.choices[int(self.places[index])]
            self.path.append(choice)
            forced: bool = self.found.count == 1
            play(s, self.found.codes[index])
            self._let_others_play(s)
            if s.phase == OVER or self.choices > MAX_CHOICES:
                return
            following = choice.node
            if following is None:
                following = Node()
                choice.node = following
                if not forced:
                    return
            node = following
            candidate_moves(s, self.found)

    def _let_others_play(self, s: State) -> None:
        """If the others' moves are not in the tree, play until the searching player must choose."""
        while self.is_others(s) and s.phase != OVER:
            play(s, self.others_move(s))

    def is_others(self, s: State) -> bool:
        """Whether a player must choose whose moves are not in the tree."""
        return self.settings.own_moves_only and s.player != self.state.player

    def others_move(self, s: State) -> i64:
        return self.policy.move(s, self.stream, self.found)

    def _find_choices(self, node: Node, s: State) -> None:
        """Set `places` to the choice of each move; add choices that are new to this node."""
        found = self.found
        count: i64 = found.count
        choices = node.choices
        known: i64 = i64(len(choices))
        for i in range(count):
            key: i64 = key_of(s, found.codes[i])
            # moves mostly come in the order in which they were added
            place: i64 = i
            if place >= known or choices[int(place)].key != key:
                place = place_of(choices, key)
            if place < 0:
                place = i64(len(choices))
                self._add(node, s, found.codes[i], key)
            self.places[i] = place
        if known == 0:
            self._set_priors(node)
        else:
            self._set_new_priors(node, known)

    def _set_new_priors(self, node: Node, known: i64) -> None:
        """Priors of new choices, relative to the best known one and capped."""
        for place in range(known, i64(len(node.choices))):
            choice = node.choices[int(place)]
            more: float = (choice.value - node.best_value) / self.settings.prior_temperature
            choice.prior = math.exp(min(MAX_NEW_PRIOR, more))

    def _add(self, node: Node, s: State, move: i64, key: i64) -> None:
        value: float = 0.0
        if self.settings.priors and self.found.count > 1:
            value = points_after(s, move, self.evaluation)
        node.choices.append(Choice(key, value, self.zeros))
        self.choices += 1

    def _set_root_priors(self) -> None:
        """Set the priors of the root; with `plan_turn` from planning the rest of the turn."""
        if self.settings.plan_turn:
            for choice in self.root.choices:
                choice.value = UNPLANNED
            values = TurnPlanner(self.evaluation).evaluate(self.state, self.found)
            for i in range(self.found.count):
                self.root.choices[int(self.places[i])].value = values[i]
        self._set_priors(self.root)

    def _set_priors(self, node: Node) -> None:
        """Priors: softmax of the values, without normalisation."""
        best: float = -1.0e9
        for choice in node.choices:
            best = max(best, choice.value)
        node.best_value = best
        for choice in node.choices:
            choice.prior = math.exp((choice.value - best) / self.settings.prior_temperature)

    def _select(self, node: Node, player: i64) -> i64:
        """The move with the highest mean plus PUCT exploration term."""
        count: i64 = self.found.count
        if count == 1:
            return 0
        places = self.places
        choices = node.choices
        prior_sum: float = 0.0
        total_visits: i64 = 0
        utility: float = 0.0
        for i in range(count):
            choice = choices[int(places[i])]
            prior_sum += choice.prior
            if choice.visits > 0:
                total_visits += choice.visits
                utility += choice.totals[player]
        first_play: float = (
            utility / float(int(total_visits)) - self.settings.fpu_reduction if total_visits > 0 else 0.0
        )
        exploration: float = self.settings.exploration * math.sqrt(float(int(total_visits + 1))) / prior_sum
        best: i64 = 0
        most: float = -1.0e9
        for i in range(count):
            choice = choices[int(places[i])]
            visits: float = float(int(choice.visits))
            value: float = first_play if choice.visits == 0 else choice.totals[player] / visits
            value += exploration * choice.prior / (1.0 + visits)
            if value > most:
                most = value
                best = i
        return best

    def _roll_out(self, s: State) -> None:
        if self.settings.rollout == TO_THE_END:
            play_out(s, self.stream, self.found)
            return
        last: i64 = s.turn + self.settings.rollout
        while s.turn < last and s.phase != OVER:
            play(s, self.others_move(s))

    def _back_up(self, players: i64) -> None:
        utilities = self.evaluation.utilities
        chances = self.evaluation.chances
        points = self.evaluation.points
        for choice in self.path:
            if choice.visits == 0:
                choice.totals = self.zeros[:]
            totals = choice.totals
            choice.visits += 1
            for player in range(players):
                totals[player] += utilities[player]
                totals[players + player] += chances[player]
                totals[2 * players + player] += points[player]


def key_of(s: State, move: i64) -> i64:
    """The key of a move at a node: a move that takes a card of the row names the card, not the position."""
    kind: i64 = move & KIND_MASK
    if kind == moves.BUILDING or kind == moves.SWAP:
        return key_with(move, row_card(s, (move >> moves.B_BITS) & FIELD_MASK))
    return move


def key_with(move: i64, card: i64) -> i64:
    return (move & ~(FIELD_MASK << moves.B_BITS)) | card << CELL_SHIFT


def place_of(choices: list[Choice], key: i64) -> i64:
    """The place of a choice among those of a node, or -1."""
    place: i64 = i64(len(choices)) - 1
    while place >= 0 and choices[int(place)].key != key:
        place -= 1
    return place
