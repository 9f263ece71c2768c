"""Steps many games at once: the compiled loop behind the vector environments.

Every step makes new arrays, so a caller may keep them; NumPy reads them without a copy. A finished game is dealt anew
in the same step. Game `i` of seed `s` is dealt by the seeds "s i 0", "s i 1", …, however many games there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from oddville.envs.actions import ACTIONS, action_of, move_of
from oddville.envs.observation import LENGTH, Observer
from oddville.envs.opponents import BatchOpponent
from oddville.envs.rewards import reward
from oddville.rules.chance import Stream, chance_of_seed
from oddville.rules.legal import legal_moves, purposeful_moves
from oddville.rules.moves import MoveList
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, State
from oddville.rules.tables import Tables
from oddville.rules.turn import play

SEATS: Final = 4
ANY_SEAT: Final = -1
FORFEIT: Final = -1
"""Instead of an action: the player gives the game up."""


class Batch:
    """Games side by side. After each step the arrays hold one row for each game."""

    def __init__(
        self,
        tables: Tables,
        games: int,
        turn_limit: int,
        finish_round: bool,
        reward_kind: int,
        opponents: list[BatchOpponent],
        seat: int,
        observing: bool,
        purposeful: bool,
    ) -> None:
        self.tables = tables
        self.games: i64 = games
        self.turn_limit: i64 = turn_limit
        self.finish_round: i64 = int(finish_round)
        self.reward_kind: i64 = reward_kind
        self.opponents = opponents
        """Who plays the other seats, in turn over seats, games and episodes; nobody if the caller plays them all."""
        self.seat: i64 = seat
        self.observing: bool = observing
        self.purposeful: bool = purposeful
        self.origins: list[str] = []
        """The prefix of each game's seeds; the episode's number follows."""
        self.first_seats: list[int] = []
        """The learner's seat in the first game of each origin, if none was asked for."""
        self.states: list[State] = []
        self.streams: list[Stream] = []
        self.found = MoveList()
        self.observer = Observer(tables)
        self.stream = Stream(0, 0, 0, 0)
        self._zero_bytes = vec[u8]([0] * games)
        self._zero_numbers = vec[i64]([0] * games)
        self._zero_mask = vec[u8]([0] * (games * ACTIONS))
        self._zero_observation = vec[u8]([0] * (games * LENGTH if observing else 0))
        self._zero_reward = vec[float]([0.0] * (games * SEATS))
        self.seats = self._zero_numbers[:]
        """The learner's seat in each game; it rotates if none was asked for."""
        self.episodes = self._zero_numbers[:]
        """How many games were played before in each place."""
        self.final_count: i64 = 0
        self.final = vec[u8]()
        """The last observations of the games that this step ended."""
        self._clear()

    def _clear(self) -> None:
        self.masks = self._zero_mask[:]
        self.observations = self._zero_observation[:]
        self.rewards = self._zero_reward[:]
        self.terminated = self._zero_bytes[:]
        self.at_turn_limit = self._zero_bytes[:]
        self.players = self._zero_numbers[:]
        self.random = self._zero_numbers[:]
        """A random action of each game, legal and by its mask."""

    def reset(self, seed: str, origins: list[str], first_seats: list[int]) -> None:
        """Deal the first game of every origin; `seed` decides the random actions."""
        self.origins = origins
        self.first_seats = first_seats
        words = chance_of_seed(seed + " random").words
        self.stream = Stream(words[0], words[1], words[2], words[3])
        self.episodes = self._zero_numbers[:]
        self._deal()

    def deal_next(self) -> None:
        """Abandon every game and deal the next one of its origin."""
        for game in range(self.games):
            self.episodes[game] += 1
        self._deal()

    def _deal(self) -> None:
        self.states = []
        self.streams = []
        self._clear()
        self.final_count = 0
        for game in range(self.games):
            self.states.append(self._new_game(game))
            self.streams.append(self._opponents_stream(game))
            self._play_opponents(game)
            self._write(game)

    def seed_of(self, game: i64) -> str:
        """The seed that dealt the present game; `Game` deals the same from it."""
        return f"{self.origins[int(game)]} {int(self.episodes[game])}"

    def illegal(self, actions: list[int]) -> list[int]:
        """The games whose action is not legal."""
        found: list[int] = []
        for game in range(self.games):
            action: i64 = actions[int(game)]
            if action < 0 or action >= ACTIONS or self.masks[game * ACTIONS + action] == 0:
                found.append(int(game))
        return found

    def step(self, actions: list[int]) -> None:
        self._clear()
        self.final_count = 0
        for game in range(self.games):
            state = self.states[int(game)]
            mover: i64 = state.player
            if actions[int(game)] == FORFEIT:
                self._forfeit(game, state, mover)
            else:
                play(state, move_of(state, actions[int(game)]))
                self._play_opponents(game)
                if state.phase == OVER:
                    self._finish(game, state, mover)
            self._write(game)

    def _new_game(self, game: i64) -> State:
        state = new_state(self.tables, chance_of_seed(self.seed_of(game)))
        state.turn_limit = self.turn_limit
        state.finish_round = self.finish_round
        any_seat: i64 = (self.first_seats[int(game)] + self.episodes[game]) % self.tables.players
        self.seats[game] = any_seat if self.seat == ANY_SEAT else self.seat
        return state

    def _opponents_stream(self, game: i64) -> Stream:
        words = chance_of_seed(self.seed_of(game) + " opponents").words
        return Stream(words[0], words[1], words[2], words[3])

    def _play_opponents(self, game: i64) -> None:
        """Let the opponents play until the learner must choose or the game is over."""
        if len(self.opponents) == 0:
            return
        state = self.states[int(game)]
        stream = self.streams[int(game)]
        while state.phase != OVER and state.player != self.seats[game]:
            play(state, self._opponent(game, state.player).move(state, stream, self.found))

    def _opponent(self, game: i64, player: i64) -> BatchOpponent:
        """Neighbouring games, later episodes and further seats meet the next opponent of the list."""
        beside: i64 = (player - self.seats[game] + self.tables.players) % self.tables.players - 1
        return self.opponents[int((game + self.episodes[game] + beside) % len(self.opponents))]

    def _finish(self, game: i64, state: State, mover: i64) -> None:
        """Reward the players of a finished game and deal the next one."""
        for player in range(state.players):
            self.rewards[game * SEATS + player] = reward(state, self.reward_kind, player)
        self.terminated[game] = 1
        if state.triggered_by < 0:
            self.at_turn_limit[game] = 1  # END-2
        self._deal_next(game, state, mover)

    def _forfeit(self, game: i64, state: State, mover: i64) -> None:
        """End a game that a player gives up, and deal the next one; the caller sets the reward."""
        self.terminated[game] = 1
        self._deal_next(game, state, mover)

    def _deal_next(self, game: i64, state: State, mover: i64) -> None:
        if self.observing:
            self._write_final(state, mover)
        self.episodes[game] += 1
        self.states[int(game)] = self._new_game(game)
        if len(self.opponents) > 0:
            self.streams[int(game)] = self._opponents_stream(game)
        self._play_opponents(game)

    def _write_final(self, state: State, mover: i64) -> None:
        if self.final_count == 0:
            self.final = self._zero_observation[:]
        self.observer.write(state, mover, self.final, self.final_count * LENGTH)
        self.final_count += 1

    def _write_mask(self, game: i64, state: State) -> None:
        at: i64 = game * ACTIONS
        for i in range(self.found.count):
            self.masks[at + action_of(state, self.found.codes[i])] = 1

    def _write(self, game: i64) -> None:
        """Write mask, observation and a random action for the player who must choose."""
        state = self.states[int(game)]
        if self.purposeful:
            purposeful_moves(state, self.found)
        else:
            legal_moves(state, self.found)
        self._write_mask(game, state)
        self.random[game] = action_of(state, self.found.codes[self.stream.below(self.found.count)])
        self.players[game] = state.player
        if self.observing:
            self.observer.write(state, state.player, self.observations, game * LENGTH)
