"""No environment discloses anything that depends on unseen cards: for every one of them, with 2, 3 and 4
players, the unseen cards, the piles and the chance to come are dealt anew, and every byte it shows stays the same."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pyspiel

import oddville.envs.spiel  # noqa: F401 (makes the game known)
from envs.walks import walk
from oddville import Game
from oddville.envs import Planning, SelfPlay, SingleEnv, aec_env
from oddville.envs.batch import Batch
from oddville.envs.rendering import render_text
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.state import State

PLAYERS = (2, 3, 4)
EDITIONS = ("reconstruction", "micro")


def dealt_anew(state: State, rng: random.Random) -> State:
    other = state.copy()
    resample(other, Stream(*(rng.randrange(1 << 32) for _ in range(4))))
    return other


def games(players: int, edition: str) -> Iterator[Game]:
    """Moments of two games, each beside a redealt one."""
    for seed in (players, players + 7):
        for ply, game in enumerate(walk(players, seed, edition, turns=40)):
            if ply % 5 == 0:
                yield game


def bytes_of(seen: dict[str, Any]) -> bytes:
    return bytes(seen["observation"].tobytes() + seen["action_mask"].tobytes())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_shows_nothing_hidden(players: int, edition: str) -> None:
    rng, env, moved = random.Random(1), aec_env(players=players, edition=edition, render_mode="ansi"), 0
    env.reset(seed=1)
    raw = env.unwrapped
    for game in games(players, edition):
        outputs = []
        for state in (game.state.copy(), dealt_anew(game.state, rng)):
            raw.table = state
            outputs.append([bytes_of(env.observe(agent)) for agent in env.possible_agents])
            outputs[-1] += [env.state().tobytes(), env.render().encode()]
        assert outputs[0] == outputs[1]
        moved += list(game.state.deck) != list(state.deck)
    assert moved > 10, "cards did change places"


@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium_shows_nothing_hidden(players: int) -> None:
    rng, env = random.Random(2), SingleEnv(players=players, render_mode="ansi")
    env.reset(seed=1)
    for game in games(players, "reconstruction"):
        for seat in range(players):
            env.seat, outputs = seat, []
            for shown in (game, game.resample(rng)):
                env.game = shown
                outputs.append((bytes_of(env._observe(shown)[0]), env.render()))
            assert outputs[0] == outputs[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_batches_show_nothing_hidden(players: int) -> None:
    rng, batch = random.Random(3), SelfPlay(12, players=players, edition="micro", turn_limit=40, seed=3)
    inside: Batch = batch._batch
    for _ in range(25):
        batch.step(batch.random_actions)
        seen, masks = batch.observations.tobytes(), batch.masks.tobytes()
        inside.states = [dealt_anew(state, rng) for state in inside.states]
        inside._clear()
        for game in range(12):
            inside._write(game)
        assert batch.observations.tobytes() == seen
        assert batch.masks.tobytes() == masks


@pytest.mark.parametrize("players", PLAYERS)
def test_planners_and_openspiel_show_nothing_hidden(players: int) -> None:
    """Not by what they see, nor by which outcomes of chance there are after any action."""
    rng, game = random.Random(4), pyspiel.load_game("oddville", {"players": players, "edition": "micro"})
    for moment in games(players, "micro"):
        if moment.is_over:
            continue
        state, outputs = game.new_initial_state(), []
        one = Planning.of(moment, random.Random(1))
        for planning in (one, one.resample(rng)):
            state.planning = planning
            outputs.append([planning.observation(seat).tobytes() for seat in range(players)])
            outputs[-1] += [state.observation_string(seat).encode() for seat in range(players)]
            outputs[-1] += [
                np.array(state.observation_tensor(0)).tobytes(),
                render_text(planning.state).encode(),
            ]
            outputs[-1].append(str(after_each(planning)).encode())
        assert outputs[0] == outputs[1]


def after_each(planning: Planning) -> list[Any]:
    """The legal actions, and what chance may decide after each."""
    result = []
    for action in planning.legal_actions():
        after = planning.copy()
        after.apply(action)
        result.append((action, planning.text_of(action), after.is_chance, after.chance_outcomes()))
    return result
