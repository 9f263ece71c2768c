"""Action and observation spaces of Gymnasium and PettingZoo, and observations in their form."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from oddville.envs.actions import ACTIONS, legal_actions
from oddville.envs.features import HIGHEST, Features
from oddville.envs.layout import LENGTH, PIECES
from oddville.envs.observation import observation_of
from oddville.rules.state import OVER, State

OBSERVATION = "observation"
ACTION_MASK = "action_mask"
MaskedObservation = dict[str, NDArray[Any]]


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)


def observation_space(features: Features | None = None) -> spaces.Dict:
    high = np.concatenate([np.full(piece.size, piece.high, dtype=np.uint8) for piece in PIECES.values()])
    numbers = spaces.Box(np.zeros(LENGTH, dtype=np.uint8), high, dtype=np.uint8)
    floats = None if features is None else spaces.Box(0.0, HIGHEST, (features.size,), dtype=np.float32)
    mask = spaces.Box(0, 1, (ACTIONS,), dtype=np.int8)
    return spaces.Dict({OBSERVATION: floats or numbers, ACTION_MASK: mask})


def masked_observation(
    state: State, seat: int, features: Features | None = None, purposeful: bool = False
) -> MaskedObservation:
    """Observation and mask of a player."""
    numbers = np.array(observation_of(state, seat), dtype=np.uint8)
    return {
        OBSERVATION: numbers if features is None else features(numbers),
        ACTION_MASK: mask_of(state, seat, purposeful),
    }


def mask_of(state: State, seat: int, purposeful: bool = False) -> NDArray[np.int8]:
    """1 for each legal action, if `purposeful` without `return`; all 0 if another player must choose."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    if state.phase != OVER and state.player == seat:
        mask[legal_actions(state, purposeful)] = 1
    return mask
