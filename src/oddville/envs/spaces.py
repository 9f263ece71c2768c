"""The spaces of Gymnasium and PettingZoo, and an observation as they want it."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from oddville.envs.actions import ACTIONS, legal_actions
from oddville.envs.layout import LENGTH, PIECES
from oddville.envs.observation import observed
from oddville.rules.state import OVER, State

OBSERVATION = "observation"
ACTION_MASK = "action_mask"
Seen = dict[str, NDArray[Any]]


def action_space() -> spaces.Discrete:
    """Every action of the table."""
    return spaces.Discrete(ACTIONS)


def observation_space() -> spaces.Dict:
    """The observation and the mask of legal actions."""
    high = np.concatenate([np.full(piece.size, piece.high, dtype=np.uint8) for piece in PIECES.values()])
    return spaces.Dict(
        {
            OBSERVATION: spaces.Box(np.zeros(LENGTH, dtype=np.uint8), high, dtype=np.uint8),
            ACTION_MASK: spaces.Box(0, 1, (ACTIONS,), dtype=np.int8),
        }
    )


def seen_by(state: State, seat: int) -> Seen:
    """What a player sees; who need not choose has no legal action."""
    return {OBSERVATION: np.array(observed(state, seat), dtype=np.uint8), ACTION_MASK: mask_of(state, seat)}


def mask_of(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each action that is legal for a player now."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    if state.phase != OVER and state.player == seat:
        mask[legal_actions(state)] = 1
    return mask
