"""For planners: a game whose chance is told apart from its choices.

A position waits for a player (`player`, `legal_actions`, `apply`) or for chance (`chance_outcomes`, `apply_chance`).
Chance is asked exactly where something hidden comes to light: the first player, the tops of the piles and the row at
the beginning; then a card that fills the row or that the Cheater turns over, a new top of a pile, a guild's reshuffle.
Cards that nobody has seen are equally likely (INFO-2, INFO-3), so that nothing here ever looks at how they lie.
"""

import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, ROW_POSITIONS
from oddville.envs.actions import NO_MOVE, legal_actions, move_of
from oddville.envs.layout import LENGTH
from oddville.envs.observation import observed
from oddville.envs.rewards import reward
from oddville.envs.settings import Settings, action_of, seat_of
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.rules.chance import Stream, chance_of_seed, scripted
from oddville.rules.coins import deck_place
from oddville.rules.hidden import held_characters, removed_characters, resample, unseen_cards
from oddville.rules.notation import move_text
from oddville.rules.setup import dealt_state
from oddville.rules.state import AREA, COIN_COUNT, FIRST_COIN, OVER, PILE, State, is_seen
from oddville.rules.turn import play

FIRST_PLAYER: Final = "first-player"
PILE_TOP: Final = "pile-top"
CARD: Final = "card"
RESHUFFLE: Final = "reshuffle"
_WORD: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Question:
    """What chance decides next, and the outcomes that are equally likely."""

    kind: str
    outcomes: tuple[int, ...]
    """Players, numbers of characters, numbers of cards, or numbers of arrangements."""
    would_be: int = -1
    """What would come to light as the hidden things happen to lie."""
    guild: int = -1


class Planning:
    """A game for planners, from the deal on or from any position of a running game.

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
    ) -> None:
        settings = Settings(players, edition, reward, turn_limit)
        self.tables = settings.tables()
        self._kind, self._limit = settings.reward_kind(), settings.limit()
        self._dealt: tuple[int, ...] = ()
        self._state: State | None = None
        self._move = -1
        self._question: Question | None = self._dealing()

    @classmethod
    def of(cls, game: Game, rng: random.Random, *, reward: str = "win") -> "Planning":
        """The present position of a game, with everything hidden in it dealt anew."""
        planned = cls(game.players, edition=game.edition, reward=reward, turn_limit=game.turn_limit or 0)
        planned._state = game.resample(rng).state.copy()
        planned._question = None
        return planned

    # What is asked

    @property
    def is_chance(self) -> bool:
        """Whether chance must decide."""
        return self._question is not None

    @property
    def has_begun(self) -> bool:
        """Whether all is dealt."""
        return self._state is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state is not None and self._state.phase == OVER

    @property
    def player(self) -> int | None:
        """Who must choose; nobody while chance decides and when the game is over."""
        waits = self.is_chance or self.is_over
        return None if waits else int(self.state.player)

    @property
    def question(self) -> Question | None:
        """What chance must decide."""
        return self._question

    @property
    def state(self) -> State:
        """The position: the one before the move while chance decides about it. Not to be changed from outside."""
        if self._state is None:
            raise OddVilleError("error-env-dealing")
        return self._state

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities; none if a player must choose."""
        outcomes = self._question.outcomes if self._question else ()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def legal_actions(self) -> list[int]:
        """The legal actions of the player who must choose, in ascending order."""
        return [] if self.player is None else legal_actions(self.state)

    def returns(self) -> list[float]:
        """What the game has brought each player: zeros until it is over."""
        if not self.is_over:
            return [0.0] * self.tables.players
        return [reward(self.state, self._kind, player) for player in range(self.tables.players)]

    def observation(self, player: int) -> NDArray[np.uint8]:
        """What a player sees; nothing while the cards are being dealt."""
        seat_of(player, int(self.tables.players))
        if self._state is None:
            return np.zeros(LENGTH, dtype=np.uint8)
        return np.array(observed(self._state, player), dtype=np.uint8)

    def text_of(self, action: int) -> str:
        """An action as the text of its move; it may not be legal, but it must mean a move here."""
        move = move_of(self.state, action_of(action))
        if move == NO_MOVE:
            raise OddVilleError("error-env-illegal", game=0, action=str(action)[:20])
        return move_text(self.tables, move)

    def outcome_text(self, outcome: int) -> str:
        """An outcome of chance in the words of the notation."""
        if self._question is None or outcome not in self._question.outcomes:
            raise OddVilleError("error-env-outcome", outcome=str(outcome)[:20])
        kind = self._question.kind
        names: dict[str, Any] = {CARD: self.tables.card_ids, PILE_TOP: CHARACTERS}
        return f"{kind} {names[kind][outcome] if kind in names else outcome}"

    # What is done

    def apply(self, action: int) -> None:
        """Play an action. If it brings something hidden to light, chance is asked first."""
        move = self._checked(action)
        self._question = _question_of(self.state, move)
        if self._question is None:
            self._play(move)
        else:
            self._move = move

    def apply_chance(self, outcome: int) -> None:
        """Let chance decide."""
        question = self._question
        if question is None or outcome not in question.outcomes:
            raise OddVilleError("error-env-outcome", outcome=str(outcome)[:20])
        self._question = None
        if self._state is None:
            self._deal(outcome)
        else:
            self._state = self._state.copy()
            _arrange(self._state, question, outcome)
            self._play(self._move)

    def play(self, action: int) -> None:
        """Play an action as the hidden things lie, without asking chance: for who has resampled."""
        move = self._checked(action)
        self._play(move)

    def resample(self, rng: random.Random) -> "Planning":
        """The same position with everything that nobody has seen dealt anew, future chance too (INFO-2, INFO-3)."""
        other = self.copy()
        if other._state is None or other._question is not None:
            raise OddVilleError("error-env-dealing")
        other._state = other._state.copy()
        resample(other._state, Stream(*(rng.randrange(_WORD) for _ in range(4))))
        return other

    def copy(self) -> "Planning":
        """An independent copy."""
        other = Planning.__new__(Planning)
        other.__dict__.update(self.__dict__)  # states are never changed in place
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Planning":
        return self.copy()

    def _checked(self, action: int) -> int:
        number = action_of(action)
        if number not in self.legal_actions():
            raise OddVilleError("error-env-illegal", game=0, action=str(number)[:20])
        return move_of(self.state, number)

    def _play(self, move: int) -> None:
        after = self.state.copy()
        play(after, move)
        self._state, self._move = after, -1

    # The deal

    def _dealing(self) -> Question | None:
        """The deal as questions: the first player, the top of each pile, then the row card by card."""
        step = len(self._dealt) - 1
        if step < 0:
            return Question(FIRST_PLAYER, tuple(range(self.tables.players)))
        if step < len(GUILDS):
            three = self.tables.guild_characters[3 * step : 3 * step + 3]
            return Question(PILE_TOP, tuple(int(character) for character in three))
        if step < len(GUILDS) + ROW_POSITIONS:
            row = set(self._dealt[1 + len(GUILDS) :])
            return Question(CARD, tuple(card for card in range(self.tables.cards) if card not in row))
        return None

    def _deal(self, outcome: int) -> None:
        self._dealt += (outcome,)
        self._question = self._dealing()
        if self._question is not None:
            return
        first, tops, row = self._dealt[0], self._dealt[1:5], self._dealt[5:]
        deck = [*row, *(card for card in range(self.tables.cards) if card not in row)]
        piles: list[int] = []
        for guild, top in enumerate(tops):
            three = [int(character) for character in self.tables.guild_characters[3 * guild : 3 * guild + 3]]
            piles += [top, *(character for character in three if character != top)]
        chance = chance_of_seed("")
        self._state = dealt_state(self.tables, chance, vec[i64](deck), vec[i64](piles), first)
        self._state.turn_limit = self._limit


def _question_of(s: State, move: int) -> Question | None:
    """What a move would bring to light that is not known yet."""
    after = s.copy()
    play(after, move)
    unseen = tuple(int(card) for card in unseen_cards(s))
    revealed = [card for card in unseen if is_seen(after, card)]
    if revealed:
        return _unless_certain(Question(CARD, unseen, revealed[0]))
    if after.reshuffles > s.reshuffles:
        arrangements = (1, 1, 2, 6)[s.players - 1]
        return _unless_certain(Question(RESHUFFLE, tuple(range(arrangements))))
    for guild in range(len(GUILDS)):
        count = int(s.piles[guild * PILE])
        if count > 1 and after.piles[guild * PILE] < count:
            top = int(s.piles[guild * PILE + count - 1])
            return _unless_certain(Question(PILE_TOP, _covered(s, guild), top, guild))
    return None


def _unless_certain(question: Question) -> Question | None:
    return question if len(question.outcomes) > 1 else None


def _covered(s: State, guild: int) -> tuple[int, ...]:
    """The characters that may lie under the top of a pile (INFO-3)."""
    covered = [int(s.piles[guild * PILE + place]) for place in range(1, int(s.piles[guild * PILE]))]
    if not held_characters(s) & s.tables.guild_bits[guild]:
        covered += removed_characters(s, guild)
    return tuple(sorted(covered))


def _arrange(s: State, question: Question, outcome: int) -> None:
    """Lay hidden things so that the outcome is what comes to light."""
    if question.kind == RESHUFFLE:
        s.chance = scripted(s.chance, [outcome])
        s.reshuffles = 0
    elif question.kind == CARD:
        _exchange_cards(s, question.would_be, outcome)
    else:
        for place in range(1, int(s.piles[question.guild * PILE])):
            at = question.guild * PILE + place
            s.piles[at] = _exchanged(int(s.piles[at]), question.would_be, outcome)


def _exchange_cards(s: State, one: int, other: int) -> None:
    """Let two cards that nobody has seen change places."""
    for depth in range(int(s.deck_size)):
        place = deck_place(s, depth)
        s.deck[place] = _exchanged(int(s.deck[place]), one, other)
    for player in range(int(s.players)):
        first = player * AREA + FIRST_COIN
        for place in range(first, first + int(s.areas[player * AREA + COIN_COUNT])):
            s.areas[place] = _exchanged(int(s.areas[place]), one, other)


def _exchanged(card: int, one: int, other: int) -> int:
    return other if card == one else one if card == other else card
