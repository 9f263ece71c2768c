"""A bot that plays by a policy of `maskable_ppo.py`: `oddville play human examples/policy_bot.py:weights=ppo.npz`."""

import numpy as np

from oddville.bots import thought_of
from oddville.envs import Features
from oddville.envs.actions import move_of
from oddville.envs.spaces import ACTION_MASK, OBSERVATION, masked_observation


class PolicyBot:
    def __init__(self, weights="ppo.npz"):
        with np.load(weights) as kept:
            arrays = {name: kept[name].astype(np.float32) for name in kept.files}
        self.layers = [(arrays[f"weight{i}"], arrays[f"bias{i}"]) for i in range(len(arrays) // 2)]
        self.features = None

    def think(self, game, budget, rng):
        self.features = self.features or Features(game.edition)
        seen = masked_observation(game.state, game.player, self.features, purposeful=True)
        logits = self.logits(np.concatenate([seen[ACTION_MASK], seen[OBSERVATION]]))
        action = int(np.where(seen[ACTION_MASK], logits, -np.inf).argmax())
        return thought_of(game, game.move_of(move_of(game.state, action)))

    def logits(self, values):
        """Stable-Baselines3 puts the pieces of an observation in the order of their names, and tanh between layers."""
        *hidden, last = self.layers
        for weights, biases in hidden:
            values = np.tanh(weights @ values + biases)
        return last[0] @ values + last[1]
