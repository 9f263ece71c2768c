"""Write a dataset: decisions and games as Parquet, and a datasheet (PyArrow: extra `data`)."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from oddville import __version__
from oddville.envs import actions, layout
from oddville.envs.actions import ACTIONS, action_of, legal_actions
from oddville.envs.observation import observation_of
from oddville.envs.rewards import RANK, WIN, reward
from oddville.games.errors import MissingExtra
from oddville.games.game import Game
from oddville.lab.training.dataset import DatasetPlan
from oddville.texts import Texts

DECISIONS: Final = "decisions.parquet"
GAMES: Final = "games.parquet"
DATASHEET: Final = "datasheet.md"
GROUP: Final = 100
"""Games per row group; fixed, so that the files can be reproduced bit for bit."""
Row = dict[str, Any]


def load_pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MissingExtra("error-extra", what="pyarrow", extra="data") from None
    return pyarrow


def write(
    folder: Path, plan: DatasetPlan, records: Mapping[int, Mapping[str, Any]], texts: Texts
) -> dict[str, str]:
    """Write all files; returns the SHA-256 of each Parquet file."""
    pa = load_pyarrow()
    facts = _facts(plan)
    totals = {"decisions": 0, "at_turn_limit": 0}
    schemas = _schemas(pa, facts)
    decisions = pa.parquet.ParquetWriter(folder / DECISIONS, schemas[0], compression="zstd")
    games = pa.parquet.ParquetWriter(folder / GAMES, schemas[1], compression="zstd")
    with decisions, games:
        for first in range(0, plan.games, GROUP):
            numbers = range(first, min(first + GROUP, plan.games))
            group = [_game(plan, number, records[number]) for number in numbers]
            rows = [row for _, game_rows in group for row in game_rows]
            decisions.write_table(pa.Table.from_pylist(rows, schemas[0]))
            games.write_table(pa.Table.from_pylist([game for game, _ in group], schemas[1]))
            totals["decisions"] += len(rows)
            totals["at_turn_limit"] += sum(game["at_turn_limit"] for game, _ in group)
    hashes = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in (DECISIONS, GAMES)}
    sheet = texts.say(
        "dataset-sheet", facts | totals, hash_decisions=hashes[DECISIONS], hash_games=hashes[GAMES]
    )
    (folder / DATASHEET).write_text(sheet + "\n", "utf-8")
    return hashes


def _facts(plan: DatasetPlan) -> dict[str, Any]:
    return {
        "version": __version__,
        "actions_version": actions.VERSION,
        "observation_version": layout.VERSION,
        "edition": plan.edition,
        "edition_hash": plan.first_game().edition.hash,
        "players": plan.players,
        "turn_limit": plan.turn_limit,
        "simulations": plan.simulations,
        "seed": plan.seed,
        "games": plan.games,
    }


def _schemas(pa: Any, facts: Mapping[str, Any]) -> tuple[Any, Any]:
    metadata = {key: str(fact) for key, fact in facts.items()}
    decisions = {
        "game": pa.int32(),
        "ply": pa.int32(),
        "player": pa.int8(),
        "action": pa.int16(),
        "mask": pa.binary(ACTIONS // 8),
        "observation": pa.binary(layout.LENGTH),
        "policy_actions": pa.list_(pa.int16()),
        "policy_visits": pa.list_(pa.int32()),
        "values": pa.list_(pa.float32()),
        "outcome_win": pa.list_(pa.float32()),
        "outcome_rank": pa.list_(pa.float32()),
        "outcome_points": pa.list_(pa.int16()),
    }
    games = {
        "game": pa.int32(),
        "seed": pa.string(),
        "players": pa.int8(),
        "turns": pa.int32(),
        "at_turn_limit": pa.bool_(),
        "winner": pa.int8(),
        "points": pa.list_(pa.int16()),
        "moves": pa.string(),
    }
    return pa.schema(list(decisions.items()), metadata), pa.schema(list(games.items()), metadata)


def _game(plan: DatasetPlan, number: int, record: Mapping[str, Any]) -> tuple[Row, list[Row]]:
    """The rows of a game and of its decisions, made by replaying it."""
    task = plan.task(number)
    game = Game(task.players, edition=task.edition, seed=task.seed, turn_limit=plan.turn_limit)
    rows = list(_decisions(number, game, record))
    state, seats = game.state, range(task.players)
    points = list(game.score_sheet().totals)
    outcome = {
        "outcome_win": [reward(state, WIN, seat) for seat in seats],
        "outcome_rank": [reward(state, RANK, seat) for seat in seats],
        "outcome_points": points,
    }
    row = {
        "game": number,
        "seed": task.seed,
        "players": task.players,
        "turns": game.turn,
        "at_turn_limit": bool(state.triggered_by < 0),
        "winner": game.winner,
        "points": points,
        "moves": "; ".join(record["moves"]),
    }
    return row, [decision | outcome for decision in rows]


def _decisions(number: int, game: Game, record: Mapping[str, Any]) -> Iterator[Row]:
    steps = zip(record["moves"], record["visits"], record["values"], strict=True)
    for ply, (move, visits, values) in enumerate(steps):
        state = game.state
        yield {
            "game": number,
            "ply": ply,
            "player": int(state.player),
            "action": int(action_of(state, game.parse(move).code)),
            "mask": pack_mask(legal_actions(state)),
            "observation": bytes(observation_of(state, int(state.player))),
            "policy_actions": [action for action, _ in visits],
            "policy_visits": [count for _, count in visits],
            "values": values,
        }
        game.push(move)


def pack_mask(legal: Sequence[int]) -> bytes:
    """A mask as bits, lowest first: `numpy.unpackbits(…, bitorder="little")` reads it."""
    return sum(1 << action for action in legal).to_bytes(ACTIONS // 8, "little")
