"""Perft: how many ways there are to play so many moves from a position, counted by the fast engine.

The `.perft` files beside this one hold the positions and their counts. One block each, blocks apart by a blank line:
`id`; then `position` (JSON, with `seed` for its reshuffles) or `players` with `seed` or `deal` (JSON); `moves` played
from there, if any; and a line `depth N: count` for each depth. A game that is over has no way to play on.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from naive import NaiveGame
from oddville import Game
from oddville.rules.legal import legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.notation import move_text
from oddville.rules.state import State
from oddville.rules.turn import play
from properties.playing import texts
from table import frozen_edition

FROZEN = frozen_edition()
PRINTED = FROZEN.as_dict()
HERE = Path(__file__).parent
MAX_FOR_NAIVE = 8000
"""Up to this count the naive engine counts as well in every run; with --all-proofs it always does."""


@dataclass(frozen=True)
class Block:
    """One position of a `.perft` or `.order` file."""

    words: Mapping[str, str]

    @property
    def id(self) -> str:
        """Its name."""
        return self.words["id"]

    @property
    def depths(self) -> dict[int, int]:
        """The expected count of each depth."""
        return {int(key[6:]): int(value) for key, value in self.words.items() if key.startswith("depth ")}

    @property
    def moves(self) -> list[str]:
        """What is played before counting."""
        return [move for move in self.words.get("moves", "").split("; ") if move]

    def fast(self) -> Game:
        """The position in the fast engine."""
        if "position" in self.words:
            game = Game.from_position(
                json.loads(self.words["position"]), seed=self.words.get("seed", ""), edition=FROZEN
            )
        elif "deal" in self.words:
            game = Game(int(self.words["players"]), edition=FROZEN, deal=json.loads(self.words["deal"]))
        else:
            game = Game(int(self.words["players"]), edition=FROZEN, seed=self.words["seed"])
        for move in self.moves:
            game.push(move)
        return game

    def slow(self) -> NaiveGame:
        """The position in the naive engine."""
        if "position" in self.words:
            state = json.loads(self.words["position"])
            game = NaiveGame.from_state(PRINTED, state, seed=self.words.get("seed", ""))
        elif "deal" in self.words:
            game = NaiveGame(PRINTED, int(self.words["players"]), deal=json.loads(self.words["deal"]))
        else:
            game = NaiveGame(PRINTED, int(self.words["players"]), seed=self.words["seed"])
        for move in self.moves:
            game.play(move)
        return game


def blocks(pattern: str) -> list[Block]:
    """The blocks of all files of a kind."""
    result = []
    for path in sorted(HERE.glob(pattern)):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        for block in "\n".join(lines).split("\n\n"):
            words = dict(line.split(": ", 1) for line in block.splitlines() if line)
            result += [Block(words)] if words else []
    return result


def perft(s: State, depth: int) -> int:
    """The number of ways to play exactly `depth` moves, at least one."""
    moves = MoveList()
    legal_moves(s, moves)
    if depth == 1:
        return int(moves.count)
    return sum(perft(after(s, code), depth - 1) for code in moves.as_list())


def after(s: State, code: int) -> State:
    """The position after a move."""
    other = s.copy()
    play(other, code)
    return other


def divide(s: State, depth: int) -> dict[str, int]:
    """The count below each root move, by its text."""
    moves = MoveList()
    legal_moves(s, moves)
    below = {code: 1 if depth == 1 else perft(after(s, code), depth - 1) for code in moves.as_list()}
    return dict(sorted((move_text(s.tables, code), count) for code, count in below.items()))


def naive_divide(game: NaiveGame, depth: int) -> dict[str, int]:
    """The same by the naive engine."""
    result = {}
    for move in game.legal():
        other = game.copy()
        if depth > 1:
            other.play(move)
        result[move] = 1 if depth == 1 else naive_perft(other, depth - 1)
    return result


def naive_perft(game: NaiveGame, depth: int) -> int:
    """The count by the naive engine."""
    return len(game.legal()) if depth == 1 else sum(naive_divide(game, depth).values())


def divide_text(counts: Mapping[str, int]) -> str:
    """A divide, one line for each root move, and the sum."""
    return "\n".join(
        [*(f"  {count:>9}  {move}" for move, count in counts.items()), f"  {sum(counts.values()):>9}"]
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every block with each of its depths; for the naive engine the small ones, unless all proofs are wanted."""
    if "count" not in metafunc.fixturenames:
        return
    counts = [(block, depth, count) for block in blocks("*.perft") for depth, count in block.depths.items()]
    if "naive" in metafunc.function.__name__ and not metafunc.config.getoption("--all-proofs"):
        counts = [case for case in counts if case[2] <= MAX_FOR_NAIVE]
    metafunc.parametrize(
        "block, depth, count", counts, ids=[f"{block.id}-{depth}" for block, depth, _ in counts]
    )


def test_counts(block: Block, depth: int, count: int) -> None:
    """All phases and moves of the decisions of a game: none is missing, none too many (TURN-1 to END-1)."""
    state = block.fast().state
    if perft(state, depth) != count:
        pytest.fail(
            f"{block.id}, depth {depth}: {count} expected; the divide is\n{divide_text(divide(state, depth))}"
        )


def test_the_naive_engine_counts_the_same(block: Block, depth: int, count: int) -> None:
    """The counts are no snapshot of one engine: the other one, which shares no code, comes to them as well."""
    naive = naive_divide(block.slow(), depth)
    if sum(naive.values()) != count:
        pytest.fail(f"{block.id}, depth {depth}: {count} expected; the naive divide is\n{divide_text(naive)}")


@pytest.mark.parametrize("block", blocks("*.order"), ids=lambda block: block.id)
def test_the_order_of_the_moves_stays(block: Block) -> None:
    """A seeded bot or playout that chooses by number depends on it: see the header of `moves.order`."""
    assert "; ".join(texts(block.fast())) == block.words["order"]


def test_every_phase_is_counted() -> None:
    """The root positions stand in every phase in which there is something to choose."""
    phases = {block.fast().phase for block in blocks("*.perft")}
    assert phases >= {"set-up", "turn", "second resource", "discard", "bonus", "reaction", "close"}
