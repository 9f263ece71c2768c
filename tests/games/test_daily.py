"""The deal of a day, and chance for bots at a deal that has a name."""

from datetime import date

import pytest

from oddville import Game
from oddville.games.daily import PLAYERS, bot_rng, daily_deal, day_of_deal

DAY = date(2026, 11, 18)


def test_every_day_has_its_own_deal() -> None:
    assert daily_deal(DAY) == "today 2026-11-18"
    first, second = (
        Game(PLAYERS, seed=daily_deal(date(2026, 11, day))).position()["deck"] for day in (18, 19)
    )
    assert first != second
    assert first == Game(PLAYERS, seed=daily_deal(DAY)).position()["deck"]


@pytest.mark.parametrize(
    "deal", [None, "", "today", "today 2026-13-01", "today 20261118", "2026-11-18", "my deal"]
)
def test_other_deals_are_of_no_day(deal: str | None) -> None:
    assert day_of_deal(deal) is None


def test_the_day_of_a_deal() -> None:
    assert day_of_deal(daily_deal(DAY)) == DAY


def test_chance_for_bots_follows_from_the_deal_and_the_moves() -> None:
    game = Game(PLAYERS, seed=daily_deal(DAY))
    assert bot_rng("a", game).random() == bot_rng("a", game.copy()).random()
    before = bot_rng("a", game).random()
    assert bot_rng("b", game).random() != before
    game.play(game.legal_moves[0])
    assert bot_rng("a", game).random() != before


def test_the_published_value_of_chance_for_bots() -> None:
    """docs/bots/chance.md"""
    assert bot_rng("abc", Game(2, seed="abc")).getrandbits(32) == 0xE681C572
