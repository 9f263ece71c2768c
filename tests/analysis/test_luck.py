"""The luck of a game: it accounts for the result, is zero on average, and stays within its bound."""

import random
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analysis.kit import bot_game, review_of
from oddville import Game
from oddville.analysis import ReviewSettings
from oddville.analysis.luck import BOUND, bounded_luck, luck, other_deal, revealed, seat_value
from oddville.analysis.values import Prospects, RolloutValue, SearchValue, final_prospects, other_outcome
from oddville.games.game import stream_of

NO_GRADES = ReviewSettings(simulations=32, value_simulations=8, alternatives=2)


@settings(max_examples=8)
@given(seed=st.text("abc", min_size=1, max_size=6), players=st.integers(2, 4))
def test_luck_and_moves_are_the_difference_of_result_and_start(seed: str, players: int) -> None:
    game = bot_game(seed, players)
    review = review_of(game, NO_GRADES)
    for player, account in enumerate(review.accounts):
        assert account.luck + account.moves == pytest.approx(account.result - account.start, abs=1e-9)
        assert account.start == pytest.approx(1 / players, abs=2e-6), "values have six digits"
        assert account.result == float(game.winner == player)
    for part in ("seat", "deal", "chance"):
        assert sum(getattr(account, part) for account in review.accounts) == pytest.approx(0, abs=1e-4)


def test_only_a_move_that_reveals_something_has_luck() -> None:
    game = bot_game("reveals", bot="greedy", turn_limit=20)
    review = review_of(game, NO_GRADES)
    lucky = [moment.ply for moment in review.moments[1:] if any(moment.luck)]
    assert lucky
    assert all(review.moments[ply].reveals for ply in lucky)
    assert {moment.ply for moment in review.moments[1:] if moment.reveals} == {
        ply for ply in range(1, game.ply + 1) if revealed(game, ply - 1)
    }


def test_a_game_from_a_position_has_no_luck_of_seat_and_deal() -> None:
    dealt = bot_game("position", turn_limit=6)
    game = Game.from_position(Game(2, seed="position").position(), seed="x")
    for move in dealt.moves[:6]:
        game.push(move.text)
    account = review_of(game, NO_GRADES).accounts[0]
    assert (account.seat, account.deal) == (0, 0)
    assert account.luck + account.moves == pytest.approx(account.result - account.start, abs=1e-9)


def test_luck_is_zero_on_average() -> None:
    """With cards dealt at random, whatever the bots and the values are worth."""
    value = RolloutValue(2, rollouts=4, turns=2)
    gifts = [
        bounded_luck(bot_game(f"mean {seed}", bot="greedy", turn_limit=12), value, random.Random(seed))[0]
        for seed in range(120)
    ]
    error = stdev(gifts) / len(gifts) ** 0.5
    assert error > 0
    assert abs(fmean(gifts)) < 3.5 * error


def test_luck_is_what_happened_less_what_could_have_happened() -> None:
    """A card that turns out well is luck: the values of all outcomes surround their mean."""
    now, mean = Prospects((0.7, 0.3), (30.0, 20.0)), Prospects((0.6, 0.4), (29.0, 21.0))
    assert luck(now, mean) == pytest.approx((0.1, -0.1))


def test_other_outcomes_reveal_other_cards() -> None:
    game, rng = bot_game("outcomes", bot="greedy", turn_limit=20), random.Random(1)
    ply = next(ply for ply, move in enumerate(game.moves) if move.kind == "building")
    before, code = game.positions()[ply], game.moves[ply].code
    rows = {tuple(other_outcome(before, code, stream_of(rng)).row) for _ in range(40)}
    assert len(rows) > 10
    assert {len(set(row) - set(before.row)) for row in rows} == {1}, "one card fills the row"


class Swinging:
    """Values that change by as much as values can."""

    def __init__(self) -> None:
        self.up = False

    def of(self, *_: object) -> Prospects:
        return Prospects((1.0, 0.0), (0.0, 0.0))

    def expected(self, *_: object) -> Prospects:
        return Prospects((0.5, 0.5), (0.0, 0.0))


def test_the_luck_of_a_game_is_bounded() -> None:
    game = bot_game("bound", bot="greedy", turn_limit=30)
    assert sum(bool(revealed(game, ply)) for ply in range(game.ply)) > 4
    gained, lost = bounded_luck(game, Swinging(), random.Random(1))
    assert gained == BOUND
    assert lost == -BOUND


class Rising(Swinging):
    """A player whose chance is small and who is lucky at every event."""

    def of(self, *_: object) -> Prospects:
        return Prospects((0.3, 0.7), (0.0, 0.0))

    def expected(self, *_: object) -> Prospects:
        return Prospects((0.1, 0.9), (0.0, 0.0))


def test_the_luck_of_a_player_with_a_small_chance_continues_counting() -> None:
    game = bot_game("bound", bot="greedy", turn_limit=30)
    gained, lost = bounded_luck(game, Rising(), random.Random(1))
    assert gained > 0.7
    assert lost < -0.7


@pytest.mark.parametrize("players", [2, 4])
def test_values_are_chances(players: int) -> None:
    state, rng = Game(players, seed="values").state, random.Random(1)
    for value in (SearchValue(players, 16, 2), RolloutValue(players, 16, 4)):
        found = value.of(state, stream_of(rng))
        assert sum(found.chances) == pytest.approx(1)
        assert len(found.chances) == len(found.points) == players


def test_values_do_not_depend_on_hidden_cards() -> None:
    game = bot_game("hidden", turn_limit=40)
    here = game.copy()
    while here.ply > 12:
        here.undo()
    other = here.resample(random.Random(3))
    value = RolloutValue(2, 16, 4)
    first, second = (value.of(each.state, stream_of(random.Random(5))) for each in (here, other))
    assert first == second


def test_the_end_of_a_game_is_its_result() -> None:
    game = bot_game("end")
    assert final_prospects(game.state).chances[game.winner or 0] == 1.0
    assert SearchValue(2, 16, 2).of(game.state, stream_of(random.Random(1))) == final_prospects(game.state)


def test_another_deal_keeps_the_first_player_and_the_rules() -> None:
    game = Game(3, seed="deal", turn_limit=50)
    other = other_deal(game.state, stream_of(random.Random(1)))
    assert other.first_player == game.first_player
    assert other.turn_limit == 50
    assert list(other.row) != list(game.state.row)
    seat = seat_value(game.state, RolloutValue(3, 4, 2), 3, stream_of(random.Random(1)))
    assert sum(seat.chances) == pytest.approx(1)
