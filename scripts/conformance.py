"""Writes docs/research/conformance: vectors by which a port of OddVille, in any language, can be checked.

Run it only to add to them: a vector once published stays right, whatever happens to the shipped cards, because the
editions are written beside the vectors. `.venv/bin/python scripts/conformance.py` writes everything anew.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from oddville import Game, edition
from oddville.envs.actions import action_of, legal_actions
from oddville.envs.observation import observation_of
from oddville.rules.legal import legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.state import State
from oddville.rules.turn import play

FOLDER = Path(__file__).parents[1] / "docs" / "research" / "conformance"
EDITIONS = {"reconstruction": (2, 3, 4), "micro": (2, 3, 4), "nano": (2,)}
EVERY = 10
DEPTHS = 3
MIDST = {"reconstruction": (0, 25, 60), "micro": (0, 10, 20), "nano": (0, 5, 8)}
SEEDS = ("", "market day", "Zwölf Türme", "0")


def cases() -> Iterator[tuple[str, int]]:
    """Every edition with every number of players."""
    return ((name, players) for name, numbers in EDITIONS.items() for players in numbers)


def deals() -> Iterator[dict[str, Any]]:
    """What seeds deal."""
    for name, players in cases():
        for seed in SEEDS:
            game = Game(players, edition=name, seed=seed)
            assert game.deal is not None
            yield {
                "edition": game.edition.hash,
                "players": players,
                "seed": seed,
                "deal": game.deal.as_dict(),
            }


def choose_move(game: Game, rng: random.Random) -> str:
    """A move that mostly builds, so that all chapters of the rules come up."""
    moves = [move for move in game.legal_moves if move.kind != "return" or rng.random() < 0.05]
    building = [
        move for move in moves if move.kind in ("build", "bonus", "transform", "travel", "swap", "cheat")
    ]
    return rng.choice(building if building and rng.random() < 0.7 else moves or list(game.legal_moves)).text


def games() -> Iterator[dict[str, Any]]:
    """Whole games: moves, how many were legal each time, hashes of positions on the way, the score."""
    for name, players in cases():
        for number in range(4):
            seed, rng = f"game {number}", random.Random(f"{name} {players} {number}")
            game = Game(players, edition=name, seed=seed, turn_limit=40 * players)
            legal, hashes = [], [game.position_hash()]
            while not game.is_over:
                legal.append(len(game.legal_moves))
                game.push(choose_move(game, rng))
                if len(game.moves) % EVERY == 0:
                    hashes.append(game.position_hash())
            yield {
                "edition": game.edition.hash,
                "players": players,
                "seed": seed,
                "turn_limit": game.turn_limit,
                "moves": [move.text for move in game.moves],
                "legal": legal,
                "hashes": hashes,
                "final": game.position_hash(),
                "points": list(game.score_sheet().totals),
                "winner": game.winner,
            }


def perft_of(s: State, depth: int) -> int:
    """How many ways there are to play so many moves."""
    moves = MoveList()
    legal_moves(s, moves)
    if depth == 1:
        return int(moves.count)
    total = 0
    for code in moves.as_list():
        after = s.copy()
        play(after, code)
        total += perft_of(after, depth - 1)
    return total


def perfts() -> Iterator[dict[str, Any]]:
    """Counts from the deal and from the midst of games."""
    for name, players in cases():
        for plies in MIDST[name]:
            rng = random.Random(f"perft {name} {players} {plies}")
            game = Game(players, edition=name, seed=f"perft {plies}", turn_limit=400)
            while len(game.moves) < plies and not game.is_over:
                game.push(choose_move(game, rng))
            counts = [perft_of(game.state, depth) for depth in range(1, DEPTHS + 1)]
            yield {
                "edition": game.edition.hash,
                "players": players,
                "seed": f"perft {plies}",
                "turn_limit": 400,
                "moves": [move.text for move in game.moves],
                "perft": counts,
            }


def steps(found: dict[str, Any], name: str) -> dict[str, Any]:
    """A game as an environment shows it: actions, and a hash over every mask and observation."""
    game = Game(found["players"], edition=name, seed=found["seed"], turn_limit=found["turn_limit"])
    digest, actions = hashlib.sha256(), []
    for text in found["moves"]:
        actions.append(int(action_of(game.state, game.parse(text).code)))
        digest.update(json.dumps(legal_actions(game.state), separators=(",", ":")).encode())
        for seat in range(game.players):
            digest.update(bytes(observation_of(game.state, seat)))
        game.push(text)
    facts = {key: found[key] for key in ("edition", "players", "seed", "turn_limit")}
    return facts | {"actions": actions, "sha256": digest.hexdigest()}


def write(name: str, rows: Iterator[dict[str, Any]]) -> None:
    """One file, one JSON object a line."""
    lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in rows]
    (FOLDER / name).write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    names = {edition(name).hash: name for name in EDITIONS}
    for code, name in names.items():
        text = json.dumps(edition(name).as_dict(), indent=1, ensure_ascii=False)
        (FOLDER / f"edition-{code}.json").write_text(text + "\n", "utf-8")
    write("deals.jsonl", deals())
    write("games.jsonl", games())
    write("perft.jsonl", perfts())
    write("steps.jsonl", (steps(found, names[found["edition"]]) for found in games()))


if __name__ == "__main__":
    main()
