"""The review of a game, moment by moment.

    done = {moment.ply: moment for moment in moments(game, settings)}
    review = finish(game, names, settings, done)

Every moment has its own random numbers. So the work can stop after any of them and go on later with the same result.
"""

import hashlib
import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

import oddville
from oddville.analysis import luck
from oddville.analysis.decisions import bot_of, is_decision, judge
from oddville.analysis.summaries import summary
from oddville.analysis.types import FORMAT, Account, Decision, Moment, Review, ReviewSettings, TurningPoint
from oddville.analysis.values import Prospects, SearchValue, rounded
from oddville.bots.search.network_file import built_in_text
from oddville.bots.search.weights import fitted_weights
from oddville.games.game import Game, stream_of
from oddville.games.records.writer import record_of
from oddville.rules.chance import Stream

TURNING_POINTS: Final = 3
BOT: Final = "bot:"
"""How a record marks a bot before its name."""
METHOD: Final = 3
"""Higher whenever reviews of the same game come out differently."""


def judged_players(names: Sequence[str], everybody: bool = False) -> tuple[int, ...]:
    """The people by the names of a record; all players if there are only bots."""
    people = tuple(player for player, name in enumerate(names) if not name.startswith(BOT))
    return tuple(range(len(names))) if everybody or not people else people


def digest(game: Game, settings: ReviewSettings) -> str:
    """Identifies a review: the game, the settings, the bot and its version."""
    weights = fitted_weights(game.players), built_in_text()
    parts = (str(record_of(game)), settings, FORMAT, METHOD, oddville.__version__, weights)
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:32]


def moments(
    game: Game, settings: ReviewSettings, done: Mapping[int, Moment] | None = None
) -> Iterator[Moment]:
    """Compute the moments that are not done yet, `game.ply` + 1 in all; stop at any time by closing the iterator."""
    reviewer = Reviewer(game, settings)
    for ply in range(game.ply + 1):
        if done is None or ply not in done:
            yield reviewer.at(ply)


class Reviewer:
    """Computes single moments, in any order."""

    def __init__(self, game: Game, settings: ReviewSettings) -> None:
        self._game, self._settings = game, settings
        self._states, self._moves = game.positions(), game.moves
        self._value = SearchValue(game.players, settings.value_simulations, settings.alternatives)
        self._name = digest(game, settings)

    def at(self, ply: int) -> Moment:
        return self._moment(ply) if ply else self._start()

    def _start(self) -> Moment:
        """The first position; what seat and deal gave, unless the game began from a given position."""
        state, stream = self._states[0], self._stream("value", 0)
        now = self._value.of(state, stream)
        if self._game.deal is None:
            return self._new_moment(0, now, (0.0,) * self._game.players)
        seat = luck.seat_value(state, self._value, self._settings.alternatives, stream)
        fair = 1 / self._game.players
        gains = rounded(chance - fair for chance in seat.chances)
        return self._new_moment(0, now, luck.luck(now, seat), seat=gains)

    def _moment(self, ply: int) -> Moment:
        """The position after a ply."""
        now = self._value.of(self._states[ply], self._stream("value", ply))
        reveals = luck.revealed(self._game, ply - 1)
        gains = self._luck(ply, now) if reveals else (0.0,) * self._game.players
        return self._new_moment(ply, now, gains, reveals=reveals, decision=self._decision(ply))

    def _luck(self, ply: int, now: Prospects) -> tuple[float, ...]:
        before, code = self._states[ply - 1], self._moves[ply - 1].code
        return luck.luck(now, self._value.expected(before, code, self._stream("luck", ply)))

    def _decision(self, ply: int) -> Decision | None:
        played = self._moves[ply - 1]
        before = game_at(self._game, ply - 1)
        if before.player not in self._settings.judged or not is_decision(before, played):
            return None
        return judge(before, played, self._settings, self._rng("decision", ply))

    def _new_moment(self, ply: int, now: Prospects, gains: Sequence[float], **more: Any) -> Moment:
        before = self._states[max(0, ply - 1)]
        player, move = (int(before.player), self._moves[ply - 1].text) if ply else (None, None)
        figures = (rounded(now.chances), rounded(now.points), rounded(gains))
        return Moment(ply, int(before.turn), player, move, *figures, **more)

    def _stream(self, part: str, ply: int) -> Stream:
        return stream_of(self._rng(part, ply))

    def _rng(self, part: str, ply: int) -> random.Random:
        return random.Random(f"{self._name}/{part}/{ply}")


def game_at(game: Game, ply: int) -> Game:
    """The game after a number of moves."""
    earlier = game.copy()
    while earlier.ply > ply:
        earlier.undo()
    return earlier


def continuation(game: Game, ply: int, rng: random.Random) -> Game:
    """A game to play on from a ply: nobody knows its unseen cards, which are dealt anew."""
    return game_at(game, ply).resample(rng)


def finish(game: Game, names: Sequence[str], settings: ReviewSettings, done: Mapping[int, Moment]) -> Review:
    """The review from all its moments."""
    all_moments = tuple(done[ply] for ply in range(game.ply + 1))
    accounts = tuple(_account(all_moments, player) for player in range(game.players))
    return Review(
        digest(game, settings),
        bot_of(settings),
        oddville.__version__,
        tuple(names),
        settings,
        game.is_over,
        all_moments,
        accounts,
        tuple(_turning_points(game, all_moments, settings.seed)),
        tuple(summary(all_moments, player) for player in settings.judged),
    )


def _account(all_moments: Sequence[Moment], player: int) -> Account:
    first, last = all_moments[0], all_moments[-1]
    seat = first.seat[player] if first.seat else 0.0
    changes = (
        after.chances[player] - before.chances[player] - after.luck[player]
        for before, after in itertools.pairwise(all_moments)
    )
    return Account(
        start=first.chances[player] - first.luck[player] - seat,
        seat=seat,
        deal=first.luck[player],
        chance=sum(each.luck[player] for each in all_moments[1:]),
        moves=sum(changes),
        result=last.chances[player],
    )


def _turning_points(game: Game, all_moments: Sequence[Moment], seed: str) -> Iterator[TurningPoint]:
    """The largest changes of a chance to win, in the order of the game."""
    changes = [_largest_change(*pair) for pair in itertools.pairwise(all_moments)]
    largest = sorted(range(len(changes)), key=lambda place: -abs(changes[place][1]))[:TURNING_POINTS]
    for place in sorted(largest):
        player, after = changes[place][0], all_moments[place + 1]
        chances = (all_moments[place].chances[player], after.chances[player], after.luck[player])
        there = continuation(game, place + 1, random.Random(f"{seed}/{place + 1}"))
        position: Any = there.position()
        yield TurningPoint(place + 1, player, *chances, dict(position))


def _largest_change(before: Moment, after: Moment) -> tuple[int, float]:
    changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
    player = max(range(len(changes)), key=lambda player: abs(changes[player]))
    return player, changes[player]
