"""Speed of other environments, measured in the same run: pgx on the CPU and PettingZoo (extra `env-peers`).

Each plays random legal moves with observation and mask, and restarts finished games. pgx compiles before the clock
starts, and may use every core.
"""

import importlib
import random
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

Steps = Callable[[], int]
"""Makes one round of steps and returns their number."""


@dataclass(frozen=True, slots=True)
class Peer:
    package: str
    game: str
    batch: int
    needs: tuple[str, ...]


PGX_BATCHES: Final = (1, 64, 1024)
PEERS: Final = (
    *(Peer("pgx", game, batch, ("pgx", "jax")) for game in ("backgammon", "chess") for batch in PGX_BATCHES),
    Peer("pettingzoo", "chess_v6", 1, ("pettingzoo.classic.chess_v6",)),
    Peer("pettingzoo", "gin_rummy_v4", 1, ("pettingzoo.classic.gin_rummy_v4",)),
)


def load(peer: Peer) -> Steps | None:
    """The peer ready to run, or None if it is not installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            for module in peer.needs:
                importlib.import_module(module)
        except ImportError:
            return None
        return _pgx(peer) if peer.package == "pgx" else _pettingzoo(peer)


def _pgx(peer: Peer) -> Steps:
    jax = importlib.import_module("jax")
    wrappers = importlib.import_module("pgx.experimental.wrappers")
    env = importlib.import_module("pgx").make(peer.game)
    step = wrappers.auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, dealt = jax.random.split(key)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(chosen, likely, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(dealt, peer.batch)), dealt

    one = jax.jit(one)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, peer.batch))
    carry = list(jax.block_until_ready(one(state, key)))

    def steps() -> int:
        carry[:] = jax.block_until_ready(one(*carry))
        return peer.batch

    return steps


def _pettingzoo(peer: Peer) -> Steps:
    numpy = importlib.import_module("numpy")
    env = importlib.import_module(peer.needs[0]).env()
    env.reset(seed=0)
    rng = random.Random(0)

    def steps() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        env.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
        return 1

    return steps
