"""The fast engine and the naive one play the same random games and agree at every ply.

They share no code, so what both say is what two readers of the rules understood. Each chunk of games has to come
to every phase, every kind of move and every character, or it fails: a proof that looks away proves nothing.
"""

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from naive import NaiveGame
from oddville import Game
from oddville.cards.vocabulary import CHARACTERS
from oddville.rules.state import PHASES
from properties.playing import PLAYERS, POLICIES, PRINTED, choose_move, rich_position

GAMES_PER_CHUNK = 25
GAMES, ALL_GAMES = 300, 10_000
TURN_LIMITS = (8, 60, 120, 250)
HOUSE_RULE_GAMES = 30
SHORT_PER_CHUNK = {"reacting": 60, "middle": 60}
SHORT_LIMIT = 4
"""More games, of a few turns only, in which the Builder's answer is near (CHAR-BU), or in which powers are used in the
middle of a main action (TURN-2)."""

MIN_BY_PHASE = {
    "set-up": 25,
    "turn": 500,
    "second resource": 4,
    "reaction": 10,
    "discard": 40,
    "bonus": 100,
}
MIN_BY_VERB = {"travel": 3, "cheat": 12, "swap": 15, "recover": 3, "return": 30, "decline": 1, "end": 10}
MIN_OF_OTHERS = {"reshuffles": 10, "by a trigger": 2, "reaction ended by return": 1}
MIN_IN_THE_MIDDLE = {
    f"{verb} at {phase}": 1 for verb in ("cheat", "swap", "travel") for phase in ("second resource", "bonus")
}
MIN_OTHERWISE = 5
FREE_ACTIONS = ("cheat", "swap", "travel", "return")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a chunk, so that they can run side by side."""
    if "chunk" in metafunc.fixturenames:
        games = ALL_GAMES if metafunc.config.getoption("--all-proofs") else GAMES
        metafunc.parametrize("chunk", range(games // GAMES_PER_CHUNK))


class Pair:
    """One game on both engines, and what it came by."""

    def __init__(self, number: int, short: str = "", finish_round: bool = False) -> None:
        self.rng = random.Random(f"differential {number} {short}")
        self.number = number
        players = PLAYERS[number % 3]
        self.policy = short or self.rng.choice(list(POLICIES))
        limit = SHORT_LIMIT if short else self.rng.choice(TURN_LIMITS)
        seed = f"game {number}"
        if short or number % 2:
            start = rich_position(
                players, self.rng, limit, full=short == "reacting", powers=short == "middle"
            )
            if finish_round:
                start["finish_round"] = True
            self.fast = Game.from_position(start, seed=seed)
            self.slow = NaiveGame.from_state(PRINTED, start, seed=seed)
        else:
            self.fast = Game(players, seed=seed, turn_limit=limit, finish_round=finish_round)
            self.slow = NaiveGame(PRINTED, players, seed=seed, turn_limit=limit, finish_round=finish_round)
        self.seen: Counter[str] = Counter()

    def describe(self) -> str:
        """Where the game stands, for a failure."""
        last = "; ".join(move.text for move in self.fast.moves[-6:])
        return f"game {self.number}, turn {self.fast.turn}, after {len(self.fast.moves)} moves: {last}"

    def compare(self) -> list[str]:
        """The same position, the same legal moves; returns these."""
        position = self.slow.state()
        assert self.fast.position() == position, self.describe()
        moves = self.slow.legal()
        assert sorted(move.text for move in self.fast.legal_moves) == moves, self.describe()
        self._count(position)
        return moves

    def play(self) -> None:
        """To the end, comparing all the way, and the score now and then."""
        while moves := self.compare():
            move = choose_move(moves, self.policy, self.rng)
            self.seen[move.split(" ", 1)[0]] += 1
            self.seen["transform"] += move.startswith("bonus") and "/" in move
            phase = self.fast.phase
            self.fast.play(move)
            self.slow.play(move)
            self._count_free_action(move.split(" ", 1)[0], phase)
            if self.rng.random() < 0.05:
                self.compare_scores()
        self.compare_scores()
        self.seen["reshuffles"] += self.fast.state.reshuffles
        self.seen["by the limit" if self.fast.position()["triggered_by"] is None else "by a trigger"] += 1

    def _count_free_action(self, verb: str, phase: str) -> None:
        """TURN-2, TURN-3: where it was used, and whether the phase ended or was interrupted by it."""
        if verb not in FREE_ACTIONS:
            return
        self.seen[f"{verb} at {phase}"] += 1
        self.seen[f"{phase} ended by {verb}"] += self.fast.phase not in (phase, "discard")
        self.seen[f"discard at {phase}"] += self.fast.phase == "discard"

    def compare_scores(self) -> None:
        """The same score, line by line, and the same winner."""
        assert self.fast.score_sheet().as_dict() == self.slow.score(), self.describe()

    def _count(self, position: Mapping[str, Any]) -> None:
        self.seen[position["phase"]] += 1
        for player in position["players"]:
            self.seen.update(player["characters"])


def least() -> dict[str, int]:
    """How often each thing has to come in a chunk."""
    verbs = ("choose", "coins", "resource", "building", "build", "bonus", "transform", "done", "discard")
    others = (*PHASES, *CHARACTERS, *verbs, "by the limit", "by a trigger")
    wanted = dict.fromkeys(others, MIN_OTHERWISE)
    return wanted | MIN_BY_PHASE | MIN_BY_VERB | MIN_OF_OTHERS | MIN_IN_THE_MIDDLE


def test_both_engines_agree_at_every_ply(chunk: int) -> None:
    """Legal moves, whole positions and scores: SETUP-1 to SCORE-6, the limit of turns (END-2), reshuffles (CHAR-1)."""
    games = [Pair(chunk * GAMES_PER_CHUNK + number) for number in range(GAMES_PER_CHUNK)]
    games += [
        Pair(chunk * count + number, short)
        for short, count in SHORT_PER_CHUNK.items()
        for number in range(count)
    ]
    seen: Counter[str] = Counter()
    for pair in games:
        pair.play()
        seen += pair.seen
    rare = {name: seen[name] for name, count in least().items() if seen[name] < count}
    assert not rare, f"chunk {chunk} hardly saw {rare}; all it saw: {seen}"


def test_both_engines_finish_the_round() -> None:
    """HOUSE-1: the same games with the house rule, many of them ended by the sixth worker."""
    games = [Pair(number, finish_round=True) for number in range(HOUSE_RULE_GAMES)]
    for pair in games:
        pair.policy = "building"
        pair.play()
    triggered = [pair.fast for pair in games if pair.fast.position()["triggered_by"] is not None]
    assert len(triggered) > HOUSE_RULE_GAMES // 3
    assert all(game.turn % game.players == 0 or game.turn == game.turn_limit for game in triggered)
    assert any(game.position()["triggered_by"] != game.active for game in triggered)
