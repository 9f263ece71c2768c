"""OpenSpiel game, registered on import: `pyspiel.load_game("oddville", {"players": 3})` (extra `openspiel`).

Chance nodes are those of `planning`. Passes OpenSpiel's api and simulation tests and works with its MCTS.
"""

from typing import Any, Final

from oddville.games.errors import MissingExtra

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtra("error-extra", what=str(error.name), extra="openspiel") from None

from oddville.envs.actions import ACTIONS
from oddville.envs.layout import LENGTH, PIECES
from oddville.envs.planning import Planning
from oddville.envs.reading import pieces
from oddville.envs.settings import MAX_POINTS, POINTS
from oddville.games.editions import DEFAULT
from oddville.games.positions.shape import TURNS_PER_PLAYER

MAX_DECISIONS_PER_TURN: Final = 60
"""An upper bound: nine workers of two players to take off, bonuses, powers, one main action."""
DEAL_NODES: Final = 11
PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "edition": DEFAULT,
    "reward": "win",
    "turn_limit": 0,
    "finish_round": False,
}
"""`turn_limit` 0 stands for 60 turns per player: OpenSpiel needs bounded games."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="oddville",
    long_name="OddVille",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = PARAMETERS | (params or {})
        players = self.options["players"]
        self.limit = self.options["turn_limit"] or TURNS_PER_PLAYER * players
        self.start = Planning(
            players,
            edition=self.options["edition"],
            reward=self.options["reward"],
            turn_limit=self.limit,
            finish_round=self.options["finish_round"],
        )
        lowest, highest = _utilities(self.options["reward"], players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(int(self.start.tables.cards), 12),
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=players + MAX_DECISIONS_PER_TURN * self.limit,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The deal's, and at most one after each decision."""
        return DEAL_NODES + int(self.max_game_length())


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.planning = game.start.copy()

    def current_player(self) -> int:
        if self.planning.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.planning.player
        return int(pyspiel.PlayerId.CHANCE) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.planning.legal_actions() if player == self.planning.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.planning.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.planning.is_chance:
            self.planning.apply_chance(action)
        else:
            self.planning.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.planning.outcome_text(action)
        return self.planning.text_of(action)

    def is_terminal(self) -> bool:
        return self.planning.is_over

    def returns(self) -> list[float]:
        return self.planning.returns()

    def __str__(self) -> str:
        return _text(self, 0)


class SpielObserver:
    """Observations for OpenSpiel; all information is public (INFO-1)."""

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(params)
        self.kind = kind
        self.tensor: NDArray[np.float32] = np.zeros(LENGTH if kind.public_info else 0, dtype=np.float32)
        self.dict: dict[str, NDArray[Any]] = pieces(self.tensor) if kind.public_info else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with a player's observation."""
        if self.kind.public_info:
            self.tensor[:] = state.planning.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A player's observation as text, with perfect recall the history."""
        if not self.kind.public_info:
            return ""
        if self.kind.perfect_recall:
            return f"{player}: {' '.join(map(str, state.history()))}"
        return _text(state, player)


def _text(state: SpielState, player: int) -> str:
    planning = state.planning
    if planning.chance_node is not None and not planning.has_begun:
        return f"dealt {' '.join(map(str, state.history()))}"
    seen = pieces(planning.observation(player))
    texts = {name: [str(n) if n < 10 else f"({n})" for n in seen[name].flat] for name in PIECES}
    lines = [f"{name} {''.join(numbers).rstrip('0')}" for name, numbers in texts.items()]
    node = f"chance {planning.chance_node.kind} {state.history()[-1]}" if planning.chance_node else "choice"
    return "\n".join([f"player {player} {node}", *lines])


def _utilities(reward: str, players: int) -> tuple[float, float]:
    if reward == POINTS:
        return -MAX_POINTS, MAX_POINTS
    return (-1.0 / (players - 1) if reward == "win" else -1.0), 1.0


pyspiel.register_game(GAME_TYPE, SpielGame)
