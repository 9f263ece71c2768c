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
from properties.playing import PLAYERS, POLICIES, PRINTED, chosen, rich_position

GAMES_PER_CHUNK = 25
GAMES, ALL_GAMES = 500, 10_000
TURN_LIMITS = (8, 60, 120, 250)
SHORT_PER_CHUNK, SHORT_LIMIT = 60, 4
"""More games, of a few turns only, in which the Builder's answer is near (CHAR-BU)."""

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
MIN_OTHERWISE = 5


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test a chunk, so that they can run side by side."""
    if "chunk" in metafunc.fixturenames:
        games = ALL_GAMES if metafunc.config.getoption("--all-proofs") else GAMES
        metafunc.parametrize("chunk", range(games // GAMES_PER_CHUNK))


class Pair:
    """One game on both engines, and what it came by."""

    def __init__(self, number: int, short: bool = False) -> None:
        self.rng = random.Random(f"differential {number} {short}")
        self.number = number
        players = PLAYERS[number % 3]
        self.policy = "reacting" if short else self.rng.choice(list(POLICIES))
        limit = SHORT_LIMIT if short else self.rng.choice(TURN_LIMITS)
        seed = f"game {number}"
        if short or number % 2:
            start = rich_position(players, self.rng, limit, full=short)
            self.fast = Game.from_position(start, seed=seed)
            self.slow = NaiveGame.from_state(PRINTED, start, seed=seed)
        else:
            self.fast = Game(players, seed=seed, turn_limit=limit)
            self.slow = NaiveGame(PRINTED, players, seed=seed, turn_limit=limit)
        self.seen: Counter[str] = Counter()

    def told(self) -> str:
        """Where the game stands, for a failure."""
        last = "; ".join(move.text for move in self.fast.moves[-6:])
        return f"game {self.number}, turn {self.fast.turn}, after {len(self.fast.moves)} moves: {last}"

    def compare(self) -> list[str]:
        """The same position, the same legal moves; returns these."""
        position = self.slow.state()
        assert self.fast.position() == position, self.told()
        moves = self.slow.legal()
        assert sorted(move.text for move in self.fast.legal_moves) == moves, self.told()
        self._count(position)
        return moves

    def play(self) -> None:
        """To the end, comparing all the way, and the score now and then."""
        while moves := self.compare():
            move = chosen(moves, self.policy, self.rng)
            self.seen[move.split(" ", 1)[0]] += 1
            self.seen["transform"] += move.startswith("bonus") and "/" in move
            phase = self.fast.phase
            self.fast.play(move)
            self.slow.play(move)
            self.seen[f"{phase} ended by return"] += move.startswith("return") and self.fast.phase != phase
            if self.rng.random() < 0.05:
                self.compare_scores()
        self.compare_scores()
        self.seen["reshuffles"] += self.fast.state.reshuffles
        self.seen["by the limit" if self.fast.position()["triggered_by"] is None else "by a trigger"] += 1

    def compare_scores(self) -> None:
        """The same score, line by line, and the same winner."""
        assert self.fast.score_sheet().as_dict() == self.slow.score(), self.told()

    def _count(self, position: Mapping[str, Any]) -> None:
        self.seen[position["phase"]] += 1
        for player in position["players"]:
            self.seen.update(player["characters"])


def least() -> dict[str, int]:
    """How often each thing has to come in a chunk."""
    verbs = ("choose", "coins", "resource", "building", "build", "bonus", "transform", "done", "discard")
    others = (*PHASES, *CHARACTERS, *verbs, "by the limit", "by a trigger")
    wanted = dict.fromkeys(others, MIN_OTHERWISE)
    return wanted | MIN_BY_PHASE | MIN_BY_VERB | MIN_OF_OTHERS


def test_both_engines_agree_at_every_ply(chunk: int) -> None:
    """Legal moves, whole positions and scores: SETUP-1 to SCORE-6, the limit of turns (END-2), reshuffles (CHAR-1)."""
    games = [Pair(chunk * GAMES_PER_CHUNK + number) for number in range(GAMES_PER_CHUNK)]
    games += [Pair(chunk * SHORT_PER_CHUNK + number, short=True) for number in range(SHORT_PER_CHUNK)]
    seen: Counter[str] = Counter()
    for pair in games:
        pair.play()
        seen += pair.seen
    rare = {name: seen[name] for name, count in least().items() if seen[name] < count}
    assert not rare, f"chunk {chunk} hardly saw {rare}; all it saw: {seen}"
