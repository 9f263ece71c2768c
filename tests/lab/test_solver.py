"""`pico` is solved exactly: the value is that of plain minimax, and perfect play cannot be exploited."""

import json
import random
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

from oddville import Game
from oddville.cards.edition import card_kinds
from oddville.cli import main
from oddville.envs import Planning, spiel
from oddville.games import editions
from oddville.lab.solver.best_response import BestResponse, exploitability, solved, uniform
from oddville.lab.solver.solver import PICO, Solver, first_position
from oddville.rules.state import NOBODY


def pico(turns: int, reward: str = "win") -> Planning:
    return first_position(Planning(2, edition=PICO, reward=reward, turn_limit=turns))


@cache
def solver(turns: int, reward: str = "win") -> Solver:
    return Solver(pico(turns, reward))


def plain_value(game: Game, reward: str) -> float:
    """Minimax over whole games: no memory, no actions, every card a card of its own. Player 0's reward."""
    if game.is_over:
        own, other = game.score_sheet().totals
        return float(own - other) if reward == "points" else (1.0 if game.winner == 0 else -1.0)
    values = []
    for move in list(game.legal_moves):
        after = game.copy()
        after.push(move)
        values.append(plain_value(after, reward))
    return max(values) if game.player == 0 else min(values)


def dealt(seed: str, turns: int) -> Game:
    """A game that player 0 begins."""
    deal = Game(2, edition=PICO, seed=seed).deal
    assert deal is not None
    return Game(2, edition=PICO, deal={**deal.as_dict(), "first": 0}, turn_limit=turns)


@pytest.mark.parametrize("reward", ["win", "points"])
def test_the_value_is_that_of_plain_minimax(reward: str) -> None:
    """Whatever the deal: all cards are alike."""
    right = solver(2, reward).value(pico(2, reward))
    assert {plain_value(dealt(seed, 2), reward) for seed in ("one", "other")} == {right}


def test_values_of_late_positions_are_those_of_plain_minimax() -> None:
    """Random positions before the last turn of the longer game, so that builds and their bonuses occur."""
    rng, turns, built = random.Random(2), 5, 0
    for _ in range(12):
        game = dealt(f"late {rng.random()}", turns)
        while game.turn < turns and not game.is_over:
            quiet = [move for move in game.legal_moves if move.kind not in ("return", "build")]
            useful = [move for move in quiet if move.kind == "building" or "wood" in move.text]
            game.push(rng.choice(useful if useful and rng.random() < 0.8 else quiet))
        built += any(move.kind == "build" for move in game.legal_moves)
        value = solver(turns).value(Planning.of(game, rng))
        assert value == plain_value(game, "win")
    assert built > 2


def test_the_second_player_wins() -> None:
    start = pico(4)
    assert solver(4).value(start) == -1
    assert solver(4).positions == 5670
    assert solver(4, "points").value(pico(4, "points")) == 0, (
        "a tie, which goes to the one who ends the game (SCORE-6)"
    )
    other = first_position(Planning(2, edition=PICO, turn_limit=4), first=1)
    assert Solver(other).value(other) == 1, "the seats are equal"


class Unlimited(Solver):
    """Counts a game that the limit of turns ends as lost for the second player."""

    def value(self, game: Planning) -> float:
        if game.is_over and game.state.triggered_by == NOBODY:
            return 1.0
        return super().value(game)


def test_the_second_player_needs_no_limit_of_turns() -> None:
    """Builds by turn 4 and wins, whatever the first player does (END-1): so it is with any longer limit, or none."""
    start = pico(4)
    assert Unlimited(start).value(start) == -1


def test_perfect_play_cannot_be_exploited() -> None:
    start = pico(3)
    assert exploitability(start, solved(solver(3))) == 0
    assert 0.5 < exploitability(start, uniform) < 1
    second_wins = BestResponse(start, solved(solver(3)), player=0)
    assert second_wins.value(start) == solver(3).value(start)


def test_openspiel_finds_the_same_exploitability() -> None:
    """It walks every history from the draw of the first player; ours merges positions."""

    class Perfect(policy.Policy):  # type: ignore[misc]
        def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
            return {**dict.fromkeys(state.legal_actions(), 0.0), **solved(solver(2))(state.planning)}

    game = pyspiel.load_game(spiel.GAME_TYPE.short_name, {"edition": PICO, "turn_limit": 2})
    start = Planning(2, edition=PICO, turn_limit=2)
    for their_policy, ours in (
        (policy.UniformRandomPolicy(game), uniform),
        (Perfect(game, [0, 1]), solved(solver(2))),
    ):
        assert theirs.exploitability(game, their_policy) == pytest.approx(exploitability(start, ours))


def test_chance_decides_only_who_begins() -> None:
    """All 24 cards are of one kind and none has a guild."""
    assert set(card_kinds(editions.edition(PICO))) == {0}
    rng = random.Random(3)
    for _ in range(20):
        game = Planning(2, edition=PICO, turn_limit=30)
        assert game.chance_outcomes() == [(0, 0.5), (1, 0.5)]
        game.apply_chance(rng.randrange(2))
        while not game.is_over:
            assert not game.is_chance
            game.apply(rng.choice(game.legal_actions()))


def test_alike_outcomes_are_no_chance_nodes_elsewhere() -> None:
    """`nano` has no guilds, so the tops of its piles do not matter; its cards are of two kinds."""
    game, kinds = Planning(2, edition="nano"), []
    while game.chance_node is not None:
        kinds.append(game.chance_node.kind)
        game.apply_chance(game.chance_node.outcomes[0])
    assert kinds == ["first-player", *["card"] * 6]
    assert len(set(card_kinds(editions.edition("nano")))) == 2
    reconstruction = card_kinds(editions.edition())
    assert list(reconstruction) == list(range(64)), "no two of its cards are alike"


def test_the_command_prints_and_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["solve", "--turn-limit", "2", "--save", "policy.json"]) == 0
    output = capsys.readouterr().out
    assert "pico with at most 2 turns: the first player’s value is 1 (win), by 168 positions." in output
    assert "Best play: choose wood; choose clay;" in output
    found = json.loads(Path("policy.json").read_text())
    assert (found["value"], found["positions"], len(found["policy"])) == (1.0, 168, 168)
    assert all(found["policy"].values())
    assert main(["solve", "--edition", "none"]) == 2
    assert main(["solve", "--save", "none/file.json"]) == 2
