"""`review` after a game at the terminal."""

import pytest

from analysis.kit import bot_game
from oddville import Game
from oddville.analysis import Moment, Reviewer, ReviewSettings
from oddville.plaintext import text_width
from oddville.terminal import line_mode, review_command
from oddville.terminal.charset import Charset
from terminal.kit import ASCII, UNICODE, one_line, output_of, sit, typing

SETTINGS = ReviewSettings(simulations=16, value_simulations=4, alternatives=1, judged=(0, 1))
GAME = bot_game("terminal", turn_limit=2)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_command, "_settings", lambda session: SETTINGS)


@pytest.mark.parametrize("charset", [UNICODE, ASCII])
def test_the_report_follows_the_progress(charset: Charset) -> None:
    output = output_of("review", game=GAME, charset=charset)
    total = GAME.ply + 1
    for part in (
        f"{total} of {total} positions",
        "Turning points",
        "Decisions of Ada",
        "Decisions of Bo",
        "start",
    ):
        assert part in output
    assert [line for line in output.splitlines() if text_width(line) > 80] == []
    assert output.isascii() or charset is UNICODE


def test_only_a_finished_game_is_reviewed() -> None:
    assert "The game is not over yet." in output_of("review", game=Game(2, seed="begun"))


def test_an_interrupt_stops_and_the_next_review_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[int] = []
    original = Reviewer.at

    def at(self: Reviewer, ply: int) -> Moment:
        if len(computed) == 2:
            computed.append(-1)
            raise KeyboardInterrupt
        computed.append(ply)
        return original(self, ply)

    monkeypatch.setattr(Reviewer, "at", at)
    session, out = sit(typing(["review", "review"]), game=GAME)
    assert line_mode.play(session) == 0
    assert f"Stopped after 2 of {GAME.ply + 1} positions." in one_line(out.getvalue())
    assert "Turning points" in out.getvalue()
    assert [ply for ply in computed if ply >= 0] == [*range(GAME.ply + 1)]
