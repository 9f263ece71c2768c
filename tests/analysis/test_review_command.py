"""`oddville review` as it is used: text, JSON, one HTML file, what is kept, playing on, refusals."""

import json
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from analysis.kit import bot_game
from oddville import record_of, replay
from oddville.analysis.graph import bars, chart
from oddville.analysis.types import Account, Review
from oddville.cli import main
from oddville.terminal.review_report import sparkline
from oddville.texts import languages

RECORD, KEPT = Path("game.odd"), Path("game.review.json")
QUICK = ["review", "game.odd", "--simulations", "32", "--quiet"]


@pytest.fixture(autouse=True)
def _record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = bot_game("command", bot="greedy", turn_limit=6)
    RECORD.write_text(str(record_of(game, ["Ada", "bot:greedy"])))


def test_the_report_has_all_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    for part in (
        "Chance of winning",
        "Turning points",
        "Decisions of Ada",
        "Luck and moves",
        "blunder from 10",
    ):
        assert part in out
    assert "Decisions of greedy" not in out, "bots are graded only if asked for"
    assert main([*QUICK, "--everybody"]) == 0
    assert "Decisions of greedy" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_the_report_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, *QUICK]) == 0
    assert ("Turning points" in capsys.readouterr().out) == (language == "en")


def test_json_is_the_whole_review(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    out = capsys.readouterr().out
    review = msgspec.json.decode(out, type=Review)
    game = replay(RECORD.read_text())
    assert len(review.moments) == game.ply + 1
    assert review.players == ("Ada", "bot:greedy")
    assert review.format == 1
    assert review.settings.judged == (0,)


def test_a_second_review_uses_what_was_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    first = capsys.readouterr().out
    kept = json.loads(KEPT.read_text())
    kept["moments"][1]["chances"] = [0.125, 0.875]
    KEPT.write_text(json.dumps(kept))
    assert main([*QUICK, "--json"]) == 0
    second = json.loads(capsys.readouterr().out)
    assert second["moments"][1]["chances"] == [0.125, 0.875]
    assert main([*QUICK, "--json", "--seed", "other"]) == 0
    assert json.loads(capsys.readouterr().out)["moments"][1]["chances"] != [0.125, 0.875]
    KEPT.unlink()
    assert main([*QUICK, "--json"]) == 0
    assert capsys.readouterr().out == first


def test_an_interrupt_keeps_what_has_been_computed() -> None:
    game = bot_game("interrupt", bot="greedy", turn_limit=60)
    RECORD.write_text(str(record_of(game, ["Ada", "Bo"])))
    command = ["review", "game.odd", "--simulations", "100000"]
    script = f"import oddville.cli as c, oddville.lab.progress as p; p.PLAIN_EVERY = 0.0; c.main({command})"
    with subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "review: 1 of" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        assert "Interrupted. game.review.json contains" in process.stderr.read()
    assert 1 <= len(json.loads(KEPT.read_text())["moments"]) <= game.ply


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: object) -> None:
        self.found.append(tag)


def test_the_page_is_one_file_without_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    RECORD.write_text(RECORD.read_text().replace("Ada", "<b>Ada"))
    assert main([*QUICK, "--html", "review.html"]) == 0
    assert "review.html" in capsys.readouterr().out
    text = Path("review.html").read_text()
    tags = Tags(text).found
    assert tags.count("svg") == 2
    assert tags.count("polyline") == 2
    assert "details" in tags
    assert not {"script", "link", "img", "b"} & set(tags)
    assert "http" not in text
    assert "Set-up, move 1: " in text
    assert "Turn 0" not in text


def test_a_page_that_cannot_be_written_is_refused_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--html", "missing/review.html"]) == 2
    assert "missing/review.html" in capsys.readouterr().err
    assert not KEPT.exists(), "nothing has been computed"


def test_play_on_from_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "game.odd", "--play-on", "5", "--save", "on.odd"]) == 0
    assert "oddville play --load on.odd" in capsys.readouterr().out
    before, there = replay(RECORD.read_text()), replay(Path("on.odd").read_text())
    while before.ply > 5:
        before.undo()
    assert there.view() == before.view()
    assert not KEPT.exists(), "nothing is computed for this"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--simulations", "1"], "from 16 to"),
        (["--play-on", "3"], "belong together"),
        (["--play-on", "999", "--save", "on.odd"], "number of a move"),
    ],
)
def test_wrong_options_are_refused(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", "game.odd", *options]) == 2
    assert message in capsys.readouterr().err


def test_a_sparkline_shows_first_and_last() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    long = sparkline([place / 999 for place in range(1000)])
    assert len(long) == 60
    assert (long[0], long[-1]) == ("▁", "█")


def test_pictures_name_every_player() -> None:
    account = Account(0.5, 0.1, -0.2, 0.3, 0.3, 1.0)
    labels = {"luck": "luck", "moves": "moves"}
    assert bars([account] * 2, ["Ada", "Bo"], labels, "t").count("<rect") == 4
    drawn = chart([(0.5, 0.5), (1.0, 0.0)], ["Ada", "Bo"], [1], "t")
    assert "Ada" in drawn
    assert "Bo" in drawn
    assert drawn.count("<polyline") == 2
