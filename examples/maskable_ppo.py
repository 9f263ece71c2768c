"""MaskablePPO of sb3-contrib learns OddVille against `random`, for some minutes of processor time, and is then tested.

pip install 'oddville[sb3]'
python examples/maskable_ppo.py                        # two seeds, 7 minutes each
python examples/maskable_ppo.py --single               # by make_vec_env over single environments, slower
python examples/maskable_ppo.py --seeds 1 --keep ppo.npz
oddville play human examples/policy_bot.py:weights=ppo.npz
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from oddville.envs import SB3Games
from oddville.lab.intervals import wilson

GAME: dict[str, Any] = {"opponents": "random", "features": True, "purposeful": True}


@dataclass
class Test:
    """The result of games against `random`."""

    won: float
    at_turn_limit: float
    decisions: float
    """A game's mean number."""
    value: float
    """The mean that the critic expects: within -1 and 1 if it is sound."""


def environment(options: argparse.Namespace, seed: int) -> VecEnv:
    game = GAME | {"edition": options.edition}
    if options.single:
        return make_vec_env("OddVille-v2", options.games, seed=1000 * seed, env_kwargs=game)
    return VecMonitor(SB3Games(options.games, seed=1000 * seed, **game))


def learner(env: VecEnv, seed: int) -> MaskablePPO:
    """Everything else is as Stable-Baselines3 sets it."""
    size = 8192 // env.num_envs
    return MaskablePPO("MultiInputPolicy", env, n_steps=size, batch_size=512, n_epochs=4, seed=seed)


def train(model: MaskablePPO, minutes: float) -> None:
    """Learn for so much processor time of this process."""
    end = time.process_time() + 60 * minutes
    while time.process_time() < end:
        model.learn(model.n_steps * model.n_envs, reset_num_timesteps=False)


def test(model: MaskablePPO, options: argparse.Namespace, seed: int) -> Test:
    """Play one game in each place of a batch; the seats take turns."""
    env = SB3Games(options.tests, seed=1_000_000 + seed, **GAME, edition=options.edition)
    seen, ended, results, values = env.reset(), np.zeros(options.tests, bool), [], []
    while not ended.all():
        with torch.no_grad():
            guess = model.policy.predict_values(model.policy.obs_to_tensor(seen)[0])
        values.append(guess.numpy().ravel()[~ended])
        actions, _ = model.predict(seen, action_masks=env.action_masks().astype(bool))
        seen, _, over, infos = env.step(actions)
        results += [infos[game] for game in np.flatnonzero(over & ~ended)]
        ended |= over
    expected = np.concatenate(values)
    won, late = (float(np.mean([each[name] for each in results])) for name in ("is_success", "turn_limit"))
    return Test(won, late, len(expected) / options.tests, float(expected.mean()))


def show(seed: int, minutes: float, decisions: int, result: Test, games: int) -> None:
    share, low, high = (100 * wilson(result.won, games)[bound] for bound in ("value", "low", "high"))
    late = 100 * result.at_turn_limit
    print(
        f"{seed:4d} {minutes:8.1f} {decisions:11,} {share:9.1f} %  {low:5.1f} – {high:5.1f} % {late:9.1f} %"
        f" {result.decisions:10.0f} {result.value:12.2f}",
        flush=True,
    )


def keep(model: MaskablePPO, file: str) -> None:
    """Write the policy's layers for `policy_bot.py`, in half precision."""
    network = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    layers = [layer for layer in network if isinstance(layer, torch.nn.Linear)]
    arrays = {f"weight{i}": layer.weight.detach().numpy() for i, layer in enumerate(layers)}
    arrays |= {f"bias{i}": layer.bias.detach().numpy() for i, layer in enumerate(layers)}
    np.savez_compressed(file, **{name: array.astype(np.float16) for name, array in arrays.items()})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", default="reconstruction", help="the cards, such as micro")
    parser.add_argument("--minutes", type=float, default=7.0, help="processor time for each seed")
    parser.add_argument("--every", type=float, default=1.0, help="test after so many of these minutes")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--games", type=int, default=64, help="games side by side")
    parser.add_argument("--tests", type=int, default=400, help="games of a test")
    parser.add_argument(
        "--single", action="store_true", help="single environments by make_vec_env instead of a batch"
    )
    parser.add_argument("--keep", default="", help="a file (.npz) for the policy of the last seed")
    options = parser.parse_args()
    torch.set_num_threads(1)
    print("seed  minutes   decisions   games won   95 % interval  turn limit  of a game   mean value")
    for seed in options.seeds:
        model = learner(environment(options, seed), seed)
        minutes = 0.0
        show(seed, minutes, 0, test(model, options, seed), options.tests)
        while minutes < options.minutes:
            part = min(options.every, options.minutes - minutes)
            train(model, part)
            minutes += part
            show(seed, minutes, model.num_timesteps, test(model, options, seed), options.tests)
    if options.keep:
        keep(model, options.keep)


if __name__ == "__main__":
    main()
