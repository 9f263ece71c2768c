"""Today's town: the same bots everywhere, par and stars."""

from datetime import date

import pytest

from oddville import Game
from oddville.bots import todays_town as town
from oddville.bots.builtin.levels import LEVELS
from oddville.games.daily import SEAT, STRENGTHS, daily_deal

DAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("points", "expected"),
    [(0, 1), (29, 1), (30, 2), (35, 2), (36, 3), (39, 3), (40, 4), (43, 4), (44, 5), (99, 5)],
)
def test_stars_by_the_share_of_par(points: int, expected: int) -> None:
    assert town.stars(points, 40) == expected


def test_the_strengths_are_three_of_the_levels_and_par_the_strongest() -> None:
    names = [level.name for level in LEVELS]
    assert sorted(STRENGTHS, key=names.index) == list(STRENGTHS)
    assert town.PAR_BOT == names[-1] == "mayor"


def test_bots_answer_the_same_moves_in_the_same_way() -> None:
    games = [town.new_game(DAY), town.new_game(DAY)]
    for _ in range(12):
        moves = {town.move_of_bot(game, "apprentice", daily_deal(DAY)) for game in games}
        assert len(moves) == 1
        for game in games:
            game.play(min(moves))


def test_par_is_played_by_the_strongest_bot_at_the_place_of_the_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Quick bots here, so that the test is short."""
    monkeypatch.setattr(town, "PAR_BOT", "greedy")
    asked: dict[int, set[str]] = {}
    answer = town.move_of_bot

    def listen(game: Game, bot: str, deal: str) -> str:
        asked.setdefault(game.state.player, set()).add(bot)
        return answer(game, bot, deal)

    monkeypatch.setattr(town, "move_of_bot", listen)
    *_, last = town.par_game(DAY, "newcomer")
    assert last.is_over
    assert town.points_of(last) == last.score_sheet().totals[SEAT]
    assert asked == {SEAT: {"greedy"}, 1: {"newcomer"}, 2: {"newcomer"}}
