"""Today's town at the terminal, `oddville play --today`."""

import io
from datetime import UTC, date, datetime

import pytest

from oddville import Game
from oddville.bots import todays_town as town
from oddville.cli.main import main
from oddville.games.daily import PLAYERS, daily_deal
from oddville.terminal import line_mode
from terminal.kit import by_notation, one_line, play, sit, typing

DAY = date(2026, 11, 18)
SEATS = ("human", "apprentice", "apprentice")


def test_a_whole_town_is_compared_with_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(town, "PAR_BOT", "newcomer")
    session, output = play(by_notation, SEATS, daily_deal(DAY))
    *_, last = town.par_game(DAY, "apprentice")
    points, par = town.points_of(session.game), town.points_of(last)
    assert "Today’s town of 2026-11-18. Your bots: Easy (apprentices)." in one_line(output)
    assert f"{points} points, par {par}: {town.stars(points, par)} star" in one_line(output)
    replayed = Game(PLAYERS, seed=daily_deal(DAY))
    for move in session.game.moves:
        if replayed.player != 0:
            assert town.move_of_bot(replayed, "apprentice", daily_deal(DAY)) == move.text, "as on a server"
        replayed.play(move.text)


def test_par_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(town, "par_game", interrupt)
    _, output = play(by_notation, SEATS, daily_deal(DAY))
    assert "Ctrl+C" in output
    assert ", par " not in output


def test_other_games_have_no_par() -> None:
    session, out = sit(typing([]), SEATS, seed="another")
    assert line_mode.play(session) == 0
    assert "Today’s town" not in out.getvalue()


def test_the_command_begins_the_town_of_the_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    days = {datetime.now(UTC).date().isoformat()}
    assert main(["--lang", "en", "play", "--today", "architect"]) == 0
    days.add(datetime.now(UTC).date().isoformat())
    output = one_line(capsys.readouterr().out)
    assert any(f"Today’s town of {day}. Your bots: Hard (architects)." in output for day in days)


@pytest.mark.parametrize(
    "more", [["mason", "mason"], ["--seed", "x"], ["--edition", "micro"], ["--finish-round"]]
)
def test_the_town_of_a_day_cannot_be_changed(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    seats, options = [each for each in more if each == "mason"], [each for each in more if each != "mason"]
    assert main(["--lang", "en", "play", *seats, *options, "--today"]) == 2
    assert "has its own seats and deal" in capsys.readouterr().err
