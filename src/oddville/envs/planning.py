"""For planners: a game with explicit chance nodes.

At a decision node a player chooses (`player`, `legal_actions`, `apply`), at a chance node chance does
(`chance_outcomes`, `apply_chance`). There is a chance node wherever something hidden is revealed: at the deal the first
player, the tops of the piles and the row; later a card that fills the row or that the Cheater turns over, a new top of
a pile, a guild's reshuffle. Unseen cards are equally likely (INFO-2, INFO-3); nothing depends on how they lie. There is
none where all outcomes are alike: cards that differ in id and name only, characters that no card gives.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from oddville.cards.edition import card_kinds
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, ROW_POSITIONS
from oddville.envs.actions import NO_MOVE, legal_actions, move_of
from oddville.envs.layout import LENGTH
from oddville.envs.observation import observation_of
from oddville.envs.rewards import reward
from oddville.envs.settings import EnvSettings, checked_action, checked_seat
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game, stream_of
from oddville.rules.chance import chance_of_seed, with_script
from oddville.rules.characters import pile_size
from oddville.rules.hidden import (
    covered_characters,
    exchange_cards,
    put_under_top,
    resample,
    unseen_cards,
)
from oddville.rules.notation import move_text
from oddville.rules.setup import dealt_state
from oddville.rules.state import OVER, State, is_seen
from oddville.rules.turn import play

FIRST_PLAYER: Final = "first-player"
PILE_TOP: Final = "pile-top"
CARD: Final = "card"
RESHUFFLE: Final = "reshuffle"


@dataclass(frozen=True, slots=True)
class ChanceNode:
    """A chance node: its kind and its equally likely outcomes."""

    kind: str
    outcomes: tuple[int, ...]
    """Players, characters, cards or permutations, as numbers."""
    hidden: int = -1
    """The card that the present deal would reveal."""
    guild: int = -1


class Planning:
    """A game with chance nodes, from the deal or from any position.

    >>> game = Planning(players=2)
    >>> game.is_chance, game.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])
    """

    def __init__(
        self,
        players: int = 2,
        *,
        edition: str | Edition = editions.DEFAULT,
        reward: str = "win",
        turn_limit: int | None = None,
        finish_round: bool = False,
    ) -> None:
        settings = EnvSettings(players, edition, reward, turn_limit, finish_round)
        self.tables = settings.tables()
        self._kind, self._limit = settings.reward_kind(), settings.limit()
        self._finish_round = int(settings.finish_round)
        self._kinds = card_kinds(self.tables.edition)
        self._guilds = {card.guild for card in self.tables.edition.cards}
        self._outcomes: tuple[int, ...] = ()
        """The outcomes of the deal so far."""
        self._state: State | None = None
        self._move = -1
        self._chance_node: ChanceNode | None = self._next_deal_node()

    @classmethod
    def of(cls, game: Game, rng: random.Random, *, reward: str = "win") -> "Planning":
        """The present position of a game, resampled."""
        planned = cls(
            game.players,
            edition=game.edition,
            reward=reward,
            turn_limit=game.turn_limit or 0,
            finish_round=game.finish_round,
        )
        planned._state = game.resample(rng).state.copy()
        planned._chance_node = None
        return planned

    @property
    def is_chance(self) -> bool:
        return self._chance_node is not None

    @property
    def has_begun(self) -> bool:
        """Whether the deal is complete."""
        return self._state is not None

    @property
    def is_over(self) -> bool:
        return self._state is not None and self._state.phase == OVER

    @property
    def player(self) -> int | None:
        """The player who must choose; None at a chance node and when the game is over."""
        waits = self.is_chance or self.is_over
        return None if waits else int(self.state.player)

    @property
    def chance_node(self) -> ChanceNode | None:
        """The chance node, if the game is at one."""
        return self._chance_node

    @property
    def state(self) -> State:
        """The position, at a chance node the one before the move. Do not change it."""
        if self._state is None:
            raise OddVilleError("error-env-dealing")
        return self._state

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities; empty at a decision node."""
        outcomes = self._chance_node.outcomes if self._chance_node else ()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def legal_actions(self) -> list[int]:
        """The legal actions in ascending order; empty at a chance node."""
        return [] if self.player is None else legal_actions(self.state)

    def returns(self) -> list[float]:
        """The reward of each player: zeros until the game is over."""
        if not self.is_over:
            return [0.0] * self.tables.players
        return [reward(self.state, self._kind, player) for player in range(self.tables.players)]

    def observation(self, player: int) -> NDArray[np.uint8]:
        """A player's observation; zeros during the deal."""
        checked_seat(player, int(self.tables.players))
        if self._state is None:
            return np.zeros(LENGTH, dtype=np.uint8)
        return np.array(observation_of(self._state, player), dtype=np.uint8)

    def text_of(self, action: int) -> str:
        """The text of an action's move, which need not be legal."""
        move = move_of(self.state, checked_action(action))
        if move == NO_MOVE:
            raise OddVilleError("error-env-illegal", game=0, action=str(action)[:20])
        return move_text(self.tables, move)

    def outcome_text(self, outcome: int) -> str:
        """An outcome in the words of the notation."""
        if self._chance_node is None or outcome not in self._chance_node.outcomes:
            raise OddVilleError("error-env-outcome", outcome=str(outcome)[:20])
        kind = self._chance_node.kind
        names: dict[str, Any] = {CARD: self.tables.card_ids, PILE_TOP: CHARACTERS}
        return f"{kind} {names[kind][outcome] if kind in names else outcome}"

    def apply(self, action: int) -> None:
        """Play an action; if it reveals something hidden, a chance node comes first."""
        move = self._legal_move(action)
        self._chance_node = _chance_node_of(self.state, move, self._kinds)
        if self._chance_node is None:
            self._play(move)
        else:
            self._move = move

    def apply_chance(self, outcome: int) -> None:
        """Choose the outcome of a chance node."""
        node = self._chance_node
        if node is None or outcome not in node.outcomes:
            raise OddVilleError("error-env-outcome", outcome=str(outcome)[:20])
        self._chance_node = None
        if self._state is None:
            self._deal(outcome)
        else:
            self._state = self._state.copy()
            _arrange(self._state, node, outcome)
            self._play(self._move)

    def play(self, action: int) -> None:
        """Play an action in the present deal, without a chance node; `resample` first."""
        self._play(self._legal_move(action))

    def resample(self, rng: random.Random) -> "Planning":
        """The same position with unseen cards and future chance drawn anew (INFO-2, INFO-3)."""
        other = self.copy()
        if other._state is None or other._chance_node is not None:
            raise OddVilleError("error-env-dealing")
        other._state = other._state.copy()
        resample(other._state, stream_of(rng))
        return other

    def copy(self) -> "Planning":
        other = Planning.__new__(Planning)
        other.__dict__.update(self.__dict__)  # states are never changed in place
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Planning":
        return self.copy()

    def _legal_move(self, action: int) -> int:
        number = checked_action(action)
        if number not in self.legal_actions():
            raise OddVilleError("error-env-illegal", game=0, action=str(number)[:20])
        return move_of(self.state, number)

    def _play(self, move: int) -> None:
        after = self.state.copy()
        play(after, move)
        self._state, self._move = after, -1

    def _next_deal_node(self) -> ChanceNode | None:
        """The next chance node of the deal: the first player, the top of each pile, then the row card by card."""
        step = len(self._outcomes) - 1
        if step < 0:
            return ChanceNode(FIRST_PLAYER, tuple(range(self.tables.players)))
        if step < len(GUILDS):
            three = self.tables.guild_characters[3 * step : 3 * step + 3]
            return ChanceNode(PILE_TOP, tuple(int(character) for character in three), guild=step)
        if step < len(GUILDS) + ROW_POSITIONS:
            row = set(self._outcomes[1 + len(GUILDS) :])
            return ChanceNode(CARD, tuple(card for card in range(self.tables.cards) if card not in row))
        return None

    def _is_even(self, node: ChanceNode) -> bool:
        """Whether all outcomes of the deal's chance node are alike."""
        if node.kind == PILE_TOP:
            return GUILDS[node.guild] not in self._guilds
        return node.kind == CARD and _are_alike(node.outcomes, self._kinds)

    def _deal(self, outcome: int) -> None:
        self._outcomes += (outcome,)
        while (node := self._next_deal_node()) is not None and self._is_even(node):
            self._outcomes += (node.outcomes[0],)
        self._chance_node = node
        if node is not None:
            return
        first, tops, row = self._outcomes[0], self._outcomes[1:5], self._outcomes[5:]
        deck = [*row, *(card for card in range(self.tables.cards) if card not in row)]
        piles: list[int] = []
        for guild, top in enumerate(tops):
            three = [int(character) for character in self.tables.guild_characters[3 * guild : 3 * guild + 3]]
            piles += [top, *(character for character in three if character != top)]
        chance = chance_of_seed("")
        self._state = dealt_state(self.tables, chance, vec[i64](deck), vec[i64](piles), first)
        self._state.turn_limit = self._limit
        self._state.finish_round = self._finish_round


def _are_alike(cards: tuple[int, ...], kinds: tuple[int, ...]) -> bool:
    return len({kinds[card] for card in cards}) == 1


def _chance_node_of(s: State, move: int, kinds: tuple[int, ...]) -> ChanceNode | None:
    """The chance node of a move that reveals something hidden, if its outcomes are not all alike."""
    after = s.copy()
    play(after, move)
    unseen = tuple(int(card) for card in unseen_cards(s))
    revealed = [card for card in unseen if is_seen(after, card)]
    node = None
    if revealed:
        node = None if _are_alike(unseen, kinds) else ChanceNode(CARD, unseen, revealed[0])
    elif after.reshuffles > s.reshuffles:
        node = ChanceNode(RESHUFFLE, tuple(range((1, 1, 2, 6)[s.players - 1])))
    else:
        for guild in range(len(GUILDS)):
            if 1 < pile_size(s, guild) > pile_size(after, guild):
                node = ChanceNode(PILE_TOP, tuple(covered_characters(s, guild)), guild=guild)
    return node if node is not None and len(node.outcomes) > 1 else None


def _arrange(s: State, node: ChanceNode, outcome: int) -> None:
    """Change the hidden part of the deal so that the move reveals the outcome."""
    if node.kind == RESHUFFLE:
        s.chance = with_script(s.chance, [outcome])
        s.reshuffles = 0
    elif node.kind == CARD:
        exchange_cards(s, node.hidden, outcome)
    else:
        put_under_top(s, node.guild, outcome)
