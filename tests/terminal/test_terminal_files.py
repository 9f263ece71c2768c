"""Saving and loading at the terminal, and the way in through `run`."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import oddville
from oddville import Game, record_of, replay
from oddville.terminal import line_mode
from oddville.texts import Texts
from terminal.kit import one_line, output_of, sit, typing


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "vt100")


def test_save_and_load_give_the_same_game(tmp_path: Path) -> None:
    session, out = sit(typing(["1", "1", "coins 4", "save a.odd"]), ["human", "greedy"])
    line_mode.play(session)
    assert f"The game has been saved in {tmp_path / 'a.odd'}." in one_line(out.getvalue())
    again, _ = sit(typing(["load a.odd"]))
    line_mode.play(again)
    assert again.game.position() == session.game.position()
    assert again.seats == ["human", "greedy"]
    assert again.names == ["Ada", "greedy-2"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.odd"], "nothing else is left behind"


def test_a_loaded_game_continues_and_can_be_taken_back() -> None:
    output_of("1", "1", "coins 4", "save a.odd")
    session, _ = sit(typing(["load a.odd", "undo", "coins 3"]))
    line_mode.play(session)
    assert [move.text for move in session.game.moves][2:] == ["coins 3"]


def test_save_does_not_write_over_another_file(tmp_path: Path) -> None:
    (tmp_path / "a.odd").write_text("precious")
    output = output_of("1", "save a.odd")
    assert "a.odd already exists. Type save! a.odd to overwrite it." in output
    assert (tmp_path / "a.odd").read_text() == "precious"
    output_of("1", "save! a.odd")
    assert replay((tmp_path / "a.odd").read_text()).moves


def test_save_writes_over_the_same_game(tmp_path: Path) -> None:
    output = output_of("1", "save a.odd", "1", "save a.odd", "undo", "2", "save a.odd")
    assert output.count("The game has been saved in") == 3
    assert "Type save!" not in output
    game = replay((tmp_path / "a.odd").read_text())
    assert "Type save!" in output_of("1", "1", "coins 4", "save a.odd"), "the game went another way"
    output = output_of("coins 4", "save a.odd", game=game)
    assert "Type save!" not in output, "an earlier moment of the same game"


def test_a_game_loaded_over_an_unsaved_one_is_not_lost(tmp_path: Path) -> None:
    output_of("1", "save a.odd")
    output = output_of("2", "load a.odd")
    assert "The game has been saved in oddville-autosave.odd." in output
    assert (tmp_path / "oddville-autosave.odd").exists()


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"odd: 1\nrules: 1\n", "line 2, column 1: the header edition is missing."),
        (b"hello", "This is not a game record; the first line of a record is odd: 1."),
        (b"odd: 1\nhello", 'line 2, column 1: "hello" is not a header'),
        (b"\xff\xfe\x00", "is not UTF-8 text, so it is not a game record."),
        (b"", "This is not a game record; the first line of a record is odd: 1."),
    ],
)
def test_a_bad_file_changes_nothing(content: bytes, answer: str, tmp_path: Path) -> None:
    (tmp_path / "bad.odd").write_bytes(content)
    session, out = sit(typing(["1", "load bad.odd"]))
    line_mode.play(session)
    assert answer in one_line(out.getvalue())
    assert len(session.game.moves) == 1


def test_an_illegal_move_in_a_file_is_placed(tmp_path: Path) -> None:
    game = Game(2, seed="s")
    text = (
        str(record_of(game, ["Ada", "Bo"]))
        + f"0. {game.player} choose wood; {1 - (game.player or 0)} choose wood\n"
    )
    (tmp_path / "bad.odd").write_text(text)
    assert "line 7, column 21: choose wood is not legal here (SETUP-6)." in output_of("load bad.odd")


@pytest.mark.parametrize(
    "line",
    [
        "load missing.odd",
        "load .",
        "load /dev/zero",
        "load " + "x" * 400,
        "load a\0b",
        "load ~nobody-of-that-name/x",
        "save .",
        "save no/such/folder/a.odd",
        "save! /dev/null",
        "save " + "x" * 400,
        "save a\0b",
        "save ~nobody-of-that-name/x",
    ],
)
def test_impossible_places_get_one_sentence(line: str, tmp_path: Path) -> None:
    session, out = sit(typing([line]))
    assert line_mode.play(session) == 0
    assert "Traceback" not in out.getvalue()
    answer = one_line(out.getvalue().partition("> ")[2])
    assert any(
        word in answer for word in ("Cannot read", "Cannot write", "is not a regular file", "already exists")
    )
    assert list(tmp_path.iterdir()) == []


def run(
    seats: list[str], lines: str, *, load: Path | None = None, edition: str = "reconstruction"
) -> tuple[int, str]:
    out = io.StringIO()
    code = line_mode.run(
        seats,
        [],
        edition=edition,
        seed="run" if load is None else None,
        load=load,
        turn_limit=None,
        texts=Texts(),
        stdin=io.StringIO(lines),
        stdout=out,
    )
    return code, out.getvalue()


def test_run_plays() -> None:
    code, output = run(["human", "greedy"], "1\nquit\n")
    assert code == 0
    assert "a reconstruction" in output
    assert "The seed of this game is run" in output
    assert "> quit\n" in output, "what is piped in is shown"


def test_run_continues_with_a_file(tmp_path: Path) -> None:
    run(["human", "greedy"], "1\nsave a.odd\n")
    code, output = run([], "", load=tmp_path / "a.odd")
    assert code == 0
    assert "a.odd has been loaded: 2 players" in one_line(output)
    assert "greedy-2" in output
    assert run(["human"] * 3, "", load=tmp_path / "a.odd")[0] == 2
    code, output = run([], "", load=tmp_path / "b.odd")
    assert (code, one_line(output)) == (2, f"Cannot read {tmp_path / 'b.odd'}: No such file or directory.")


@pytest.mark.parametrize(
    ("seats", "edition", "answer"),
    [
        (["human"], "reconstruction", "cannot be played with 1 players"),
        (["human"] * 5, "reconstruction", "cannot be played with 5 players"),
        (["human", "wizard"], "reconstruction", "There is no bot wizard"),
        (["human", "human"], "nowhere.toml", "There is no edition nowhere.toml"),
    ],
)
def test_run_says_why_it_cannot_begin(seats: list[str], edition: str, answer: str) -> None:
    code, output = run(seats, "", edition=edition)
    assert code == 2
    assert answer in output


SOURCE = str(Path(oddville.__file__).parents[1])
PROGRAM = """
import sys
from oddville.terminal import line_mode
from oddville.texts import Texts
sys.exit(line_mode.run(["human", "greedy"], [], edition="reconstruction", seed="p", load=None, turn_limit=None,
                   texts=Texts(), stdin=sys.stdin, stdout=sys.stdout))
"""


def pipe(typed: bytes, **environ: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": SOURCE, **environ},
        timeout=300,
    )


def test_a_pipe_to_a_dumb_terminal_is_ascii_without_escapes() -> None:
    done = pipe(b"1\ncity\nrow\nboard\nplayers\nscore\ncards\ncard goose-exchange\nhint\nhelp\n", TERM="dumb")
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert b"\x1b" not in done.stdout
    assert b"+^^^^^^^^^^^^^^+" in done.stdout


def test_bytes_that_are_no_text_do_no_harm() -> None:
    done = pipe(b"\xff\xfe\x00\x01\n" + b"z" * 100_000 + b"\n1\n" + bytes(range(256)) + b"\n", PYTHONUTF8="1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"takes " in done.stdout, "the move after the garbage was played"


def test_another_encoding_gets_ascii() -> None:
    done = pipe("é 王\n1\n".encode(), PYTHONIOENCODING="latin-1", TERM="xterm")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
