"""The search tree: Monte Carlo tree search for a game of chance with two to four players.

A node is a sequence of choices, not a position. Each simulation deals anew what nobody knows, walks down the choices
that are legal in that deal, and adds what it finds, for each player, to every choice on its way. So a choice is worth
its mean over what may happen. Buildings of the row are told apart by card, not by position.

With more than two players the tree would be all width: there only the choices of the one who thinks grow it, and the
others do what they would do at a glance.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.bots.evaluation import Evaluation
from oddville.bots.policy import Glance, Plan, first_sight, sensible_moves
from oddville.rules import moves
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.moves import CELL_SHIFT, FIELD_MASK, KIND_MASK, MOST_MOVES, MoveList
from oddville.rules.playout import play_out
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

TO_THE_END: Final = -1
"""As a number of turns: rollouts by chance alone until the game is over."""
MOST_CHOICES: Final = 2_000_000
"""How many choices a tree may hold, about half a gigabyte; then it grows no more."""
BOLDEST: Final = 2.0
WORDS: Final = 4294967296.0
OUT_OF_SIGHT: Final = -1.0e6


class Choice:
    """A move at a node: how often it was tried, and what it brought each player."""

    def __init__(self, key: i64, promise: float, totals: vec[float]) -> None:
        self.key: i64 = key
        self.promise: float = promise
        self.trust: float = 1.0
        self.visits: i64 = 0
        self.totals = totals
        """Sums over all visits: what each player wants, then each one's chances, then each one's points."""
        self.node: Node | None = None


class Node:
    """A moment of choice."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.best_promise: float = 0.0


class Settings:
    """What a search may be told, and what it does by itself with so many players."""

    def __init__(self, players: i64) -> None:
        self.exploration: float = 0.5
        """What a move is owed for being trusted and tried little."""
        self.caution: float = 0.05
        """How much less than its node an untried move is thought to bring."""
        self.sharpness: float = 1.5
        """By how many points two moves must differ at first sight to differ e times in trust."""
        self.rollout: i64 = 6
        """How many turns a simulation goes on beyond the tree before it is weighed."""
        self.care: i64 = 4 if players > 2 else 0
        """How many moves are looked at, of those that habit likes best, where nobody searches."""
        self.own: bool = players > 2
        """Whether only one's own choices grow the tree."""
        self.plans: bool = True
        """Whether the moves of the root are looked at with the rest of the turn in mind."""
        self.sighted: bool = True
        """Whether moves are looked at before they are tried, or all trusted alike."""

    def trust_to_chance(self) -> None:
        """Know nothing about the game: simulations go on by chance to its end."""
        self.rollout = TO_THE_END
        self.sighted = False
        self.own = False


class Tree:
    """A search from one position. It never looks at what is hidden in it: every simulation deals that anew."""

    def __init__(self, state: State, stream: Stream, evaluation: Evaluation, settings: Settings) -> None:
        self.state = state
        self.stream = stream
        self.evaluation = evaluation
        self.settings = settings
        self.root = Node()
        self.simulations: i64 = 0
        self.root_moves = MoveList()
        self.found = MoveList()
        self.glance = Glance(evaluation, settings.care)
        self.places = vec[i64]([0] * MOST_MOVES)
        self.path: list[Choice] = []
        self.choices: i64 = 0
        self.nothing = vec[float]([0.0] * (3 * int(state.players)))
        self.aim(state, stream)

    def aim(self, state: State, stream: Stream) -> None:
        """Look at the moves of the root."""
        self.state = state
        self.stream = stream
        self.simulations = 0
        sensible_moves(state, self.root_moves)
        self._copy_root_moves()
        self._find_choices(self.root, state)
        if self.settings.sighted:
            self._look_at_root()

    def follow(self, key: i64) -> bool:
        """Go on to the node after a choice, keeping what is known there; tell whether anything is."""
        place: i64 = place_of(self.root.choices, key)
        if place < 0:
            return False
        node = self.root.choices[int(place)].node
        if node is None:
            return False
        self.root = node
        return True

    def overlook(self, chance: float) -> None:
        """Forget each move of the root with that chance; where none would be left, the one that looks best is."""
        best: i64 = self.root_moves.codes[self._best_looking()]
        kept: i64 = 0
        noticed = self.root_moves
        i: i64 = 0
        while i < noticed.count:
            if float(int(self.stream.word())) >= chance * WORDS:
                noticed.codes[kept] = noticed.codes[i]
                kept += 1
            i += 1
        if kept == 0:
            noticed.codes[0] = best
            kept = 1
        noticed.count = kept

    def _best_looking(self) -> i64:
        best: i64 = 0
        most: float = -1.0e9
        i: i64 = 0
        while i < self.root_moves.count:
            choice = self.choice(self.root_moves.codes[i])
            if choice is not None and choice.promise > most:
                most = choice.promise
                best = i
            i += 1
        return best

    def choice(self, move: i64) -> Choice | None:
        """What is known about a move of the root."""
        place: i64 = place_of(self.root.choices, key_of(self.state, move))
        return None if place < 0 else self.root.choices[int(place)]

    def run(self, simulations: i64) -> None:
        """Simulate so many times more."""
        done: i64 = 0
        while done < simulations:
            self.simulate()
            done += 1

    def simulate(self) -> None:
        """Deal anew, go down the tree to its edge, weigh what is there, and tell every choice on the way."""
        s = self.state.copy()
        resample(s, self.stream)
        self.path.clear()
        self._descend(s)
        self._roll_out(s)
        self.evaluation.weigh(s)
        self._back_up(s.players)
        self.simulations += 1

    def _copy_root_moves(self) -> None:
        self.found.count = self.root_moves.count
        i: i64 = 0
        while i < self.root_moves.count:
            self.found.codes[i] = self.root_moves.codes[i]
            i += 1

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
            if s.phase == OVER or self.choices > MOST_CHOICES:
                return
            following = choice.node
            if following is None:
                following = Node()
                choice.node = following
                if not forced:
                    return
            node = following
            sensible_moves(s, self.found)

    def _let_others_play(self, s: State) -> None:
        """Where the others' choices are not in the tree, go on to the next choice of one's own."""
        while self.is_others(s) and s.phase != OVER:
            play(s, self.others_move(s))

    def is_others(self, s: State) -> bool:
        """Whether the choice at hand belongs to somebody whose choices are not in the tree."""
        return self.settings.own and s.player != self.state.player

    def others_move(self, s: State) -> i64:
        """What somebody does who does not search."""
        return self.glance.move(s, self.stream, self.found)

    def _find_choices(self, node: Node, s: State) -> None:
        """Find the choice of each move; make those that are new to this node."""
        found = self.found
        count: i64 = found.count
        choices = node.choices
        known: i64 = i64(len(choices))
        i: i64 = 0
        while i < count:
            key: i64 = key_of(s, found.codes[i])
            # the moves mostly come in the order in which they first came
            place: i64 = i
            if place >= known or choices[int(place)].key != key:
                place = place_of(choices, key)
            if place < 0:
                place = i64(len(choices))
                self._add(node, s, found.codes[i], key)
            self.places[i] = place
            i += 1
        if known == 0:
            self._trust_by_sight(node)
        else:
            self._trust_newcomers(node, known)

    def _trust_newcomers(self, node: Node, known: i64) -> None:
        """Trust the moves that came after the known ones by the best of those, but not too boldly."""
        place: i64 = known
        while place < i64(len(node.choices)):
            choice = node.choices[int(place)]
            more: float = (choice.promise - node.best_promise) / self.settings.sharpness
            choice.trust = math.exp(min(BOLDEST, more))
            place += 1

    def _add(self, node: Node, s: State, move: i64, key: i64) -> None:
        promise: float = 0.0
        if self.settings.sighted and self.found.count > 1:
            promise = first_sight(s, move, self.evaluation)
        node.choices.append(Choice(key, promise, self.nothing))
        self.choices += 1

    def _look_at_root(self) -> None:
        """Look at each move of the root again, with the rest of the turn in mind."""
        if self.settings.plans:
            for choice in self.root.choices:
                choice.promise = OUT_OF_SIGHT
            values = Plan(self.evaluation).weigh(self.state, self.found)
            i: i64 = 0
            while i < self.found.count:
                self.root.choices[int(self.places[i])].promise = values[i]
                i += 1
        self._trust_by_sight(self.root)

    def _trust_by_sight(self, node: Node) -> None:
        """Trust the moves by their first sight, compared with the best of them."""
        best: float = -1.0e9
        for choice in node.choices:
            best = max(best, choice.promise)
        node.best_promise = best
        for choice in node.choices:
            choice.trust = math.exp((choice.promise - best) / self.settings.sharpness)

    def _select(self, node: Node, player: i64) -> i64:
        """The move whose mean, with what it is owed for being trusted and tried little, is highest."""
        count: i64 = self.found.count
        if count == 1:
            return 0
        places = self.places
        choices = node.choices
        trust: float = 0.0
        tried: i64 = 0
        wanted: float = 0.0
        i: i64 = 0
        while i < count:
            choice = choices[int(places[i])]
            trust += choice.trust
            if choice.visits > 0:
                tried += choice.visits
                wanted += choice.totals[player]
            i += 1
        untried: float = wanted / float(int(tried)) - self.settings.caution if tried > 0 else 0.0
        owed: float = self.settings.exploration * math.sqrt(float(int(tried + 1))) / trust
        best: i64 = 0
        most: float = -1.0e9
        i = 0
        while i < count:
            choice = choices[int(places[i])]
            visits: float = float(int(choice.visits))
            value: float = untried if choice.visits == 0 else choice.totals[player] / visits
            value += owed * choice.trust / (1.0 + visits)
            if value > most:
                most = value
                best = i
            i += 1
        return best

    def _roll_out(self, s: State) -> None:
        if self.settings.rollout == TO_THE_END:
            play_out(s, self.stream, self.found)
            return
        last: i64 = s.turn + self.settings.rollout
        while s.turn < last and s.phase != OVER:
            play(s, self.others_move(s))

    def _back_up(self, players: i64) -> None:
        wants = self.evaluation.wants
        chances = self.evaluation.chances
        points = self.evaluation.points
        for choice in self.path:
            if choice.visits == 0:
                choice.totals = self.nothing[:]
            totals = choice.totals
            choice.visits += 1
            player: i64 = 0
            while player < players:
                totals[player] += wants[player]
                totals[players + player] += chances[player]
                totals[2 * players + player] += points[player]
                player += 1


def key_of(s: State, move: i64) -> i64:
    """What a move is known by at a node: a building of the row by its card, all else by itself."""
    kind: i64 = move & KIND_MASK
    if kind == moves.BUILDING or kind == moves.SWAP:
        return key_with(move, s.row[(move >> moves.B_BITS) & FIELD_MASK])
    return move


def key_with(move: i64, card: i64) -> i64:
    """A move of the row, known by the card that it takes."""
    return (move & ~(FIELD_MASK << moves.B_BITS)) | card << CELL_SHIFT


def place_of(choices: list[Choice], key: i64) -> i64:
    """The place of a choice among those of a node, or -1."""
    place: i64 = i64(len(choices)) - 1
    while place >= 0 and choices[int(place)].key != key:
        place -= 1
    return place
