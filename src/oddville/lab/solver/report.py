"""What `oddville solve` says about a game, as data."""

from typing import Any, TypedDict

from oddville.envs.planning import Planning
from oddville.lab.solver.best_response import exploitability, uniform
from oddville.lab.solver.solver import Solver, first_position


class Solution(TypedDict):
    edition: str
    hash: str
    turn_limit: int
    reward: str
    value: float
    """Of the first player."""
    positions: int
    """How many decisions can occur."""
    line: list[str]
    """Best play from the start, as moves."""
    uniform_exploitability: float
    """How much a player loses who chooses every legal action equally often."""


def solution(solver: Solver, start: Planning, reward: str) -> Solution:
    first = first_position(start)
    value = solver.value(first)
    return {
        "edition": start.tables.edition.name,
        "hash": start.tables.edition.hash,
        "turn_limit": int(first.state.turn_limit),
        "reward": reward,
        "value": value,
        "positions": solver.positions,
        "line": best_line(solver, first),
        "uniform_exploitability": exploitability(first, uniform),
    }


def best_line(solver: Solver, game: Planning) -> list[str]:
    """Best play to the end; chance decides for its first outcome."""
    line, game = [], game.copy()
    while not game.is_over:
        if game.is_chance:
            game.apply_chance(game.chance_outcomes()[0][0])
            continue
        action = solver.best_actions(game)[0]
        line.append(game.text_of(action))
        game.apply(action)
    return line


def policy_file(solution: Solution, solver: Solver, start: Planning) -> dict[str, Any]:
    """The solution with the best actions of every position, by its key (`lab.solver.keys`)."""
    return {**solution, "policy": solver.policy(first_position(start))}
