"""Bots as people and programs use them: at the terminal, in records, on the command line, in the protocol."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bots.kit import GOOD, program, write_bot
from oddville import Game, record_of
from oddville.bots import Number, RandomBot, Text, Whole, bot_names, register, registry
from oddville.cli.engine import Engine
from oddville.cli.main import main
from oddville.terminal import line_mode
from oddville.terminal.session import seats_of
from oddville.texts import Texts, english
from terminal.kit import one_line, sit, typing


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(
    seats: list[str], lines: str = "", *, load: Path | None = None, limit: int | None = 8
) -> tuple[int, str]:
    out = io.StringIO()
    code = line_mode.run(
        seats,
        [],
        edition="reconstruction",
        seed=None if load else "table",
        load=load,
        turn_limit=None if load else limit,
        texts=Texts(),
        stdin=io.StringIO(lines),
        stdout=out,
    )
    return code, one_line(out.getvalue())


def test_every_kind_of_bot_sits_at_one_table(tmp_path: Path) -> None:
    write_bot(tmp_path, "return thought_of(game, move)")
    seats = ["./mine.py:depth=3", program(tmp_path, GOOD, name="other.py"), "greedy:ms=50"]
    code, output = run(seats)
    assert code == 0
    assert " wins with " in output
    assert "mine-1 plays" in output
    assert "python" in output, "a program is called by its name"
    assert "greedy-3 plays" in output
    assert "failed" not in output


def test_a_failing_bot_is_reported_in_a_line_and_the_game_continues(tmp_path: Path) -> None:
    write_bot(tmp_path, "return None")
    code, output = run(["./mine.py", "greedy"], limit=12)
    assert code == 0
    assert "The bot ./mine.py of mine-1 failed in turn 0 (move 2): It returned NoneType" in output
    assert output.count("failed in turn") == 3
    assert output.count("is replaced by the greedy bot.") == 1
    assert " wins with " in output


def test_a_bot_that_cannot_be_made_lets_no_game_begin(tmp_path: Path) -> None:
    code, output = run(["human", "greddy"])
    assert (code, output) == (
        2,
        english().say("error-bot-near", bot="greddy", near="greedy", bots=list(bot_names())),
    )


def test_programs_end_when_the_person_leaves(tmp_path: Path) -> None:
    """No warning of a process that was left to itself: it would be an error here."""
    code, output = run([program(tmp_path, GOOD), "human"], "1\nquit\n", limit=None)
    assert code == 0
    assert "Goodbye." in output


def test_a_record_names_its_bots_and_seats_those_that_are_known(tmp_path: Path) -> None:
    session, _ = sit(typing(["1", "1", "save a.odd"]), ["human", "greedy:ms=5,simulations=2"])
    line_mode.play(session)
    assert 'players: Ada, "bot:greedy:ms=5,simulations=2"' in Path("a.odd").read_text()
    again, _ = sit(typing(["load a.odd"]))
    line_mode.play(again)
    assert again.seats == ["human", "greedy:ms=5,simulations=2"]
    assert again.names == ["Ada", "greedy-2"]


def test_a_record_starts_no_file_and_no_program(tmp_path: Path) -> None:
    """Records are mailed: what they name is not run unasked."""
    touched = tmp_path / "touched"
    (tmp_path / "evil.py").write_text(f"open({str(touched)!r}, 'w')\nclass A:\n def think(self): ...\n")
    names = ["Ada", "bot:./evil.py", f"bot:engine:touch {touched}"]
    assert seats_of([*names, "bot:greedy"]) == ["human", "human", "human", "greedy"]
    Path("a.odd").write_text(str(record_of(Game(3, seed="mail"), names)))
    code, output = run([], "quit\n", load=Path("a.odd"))
    assert code == 0
    assert (
        "The file names the bot ./evil.py, which is not started without your permission; its seat" in output
    )
    assert f"The file names the bot engine:touch {touched}" in output
    session, out = sit(typing(["load a.odd"]))
    line_mode.play(session)
    assert "The file names the bot ./evil.py" in one_line(out.getvalue())
    assert not touched.exists()


def test_a_loaded_game_plays_on_with_the_bots_given(tmp_path: Path) -> None:
    write_bot(tmp_path, "return thought_of(game, move)")
    Path("a.odd").write_text(str(record_of(Game(2, seed="on", turn_limit=4), ["Ada", "bot:./mine.py"])))
    code, output = run(["greedy", "./mine.py"], load=Path("a.odd"))
    assert code == 0
    assert " wins with " in output
    assert "unasked" not in output


def test_the_command_bots_lists_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    output = capsys.readouterr().out
    for name in bot_names():
        assert f"\n  {name} " in output
        assert english().has(f"bot-about-{name}"), name
    for form in ("./mybot.py:depth=3", "engine:./mybot", "ms=N", "docs/bots/bots.md"):
        assert form in output
    assert max(map(len, output.splitlines())) <= 80


def test_the_command_bots_shows_the_options_of_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    register("odd", RandomBot, {"overlook": Number(0, 0.5), "style": Text(), "depth": Whole(1, 9)})
    main(["bots"])
    output = capsys.readouterr().out
    assert "odd also has overlook=N (0 to 0.5), style=TEXT and depth=N (whole, 1 to 9)." in output


def test_a_whole_game_from_the_command_line(tmp_path: Path) -> None:
    write_bot(tmp_path, "return thought_of(game, move)")
    spec = program(tmp_path, GOOD, name="other.py")
    command = [
        sys.executable,
        *["-m", "oddville", "play", "--seed", "a", "--turn-limit", "4", "./mine.py"],
        spec,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert " wins with " in done.stdout


# The engine protocol


def ask(engine: Engine, do: str, **more: Any) -> dict[str, Any]:
    return engine.answer(json.dumps({"id": 1, "do": do, **more}).encode())


@pytest.fixture
def engine() -> Engine:
    engine, rng = Engine(), random.Random(3)
    ask(engine, "new", players=2, seed="moves")
    while len(moves := ask(engine, "legal")["moves"]) < 8:
        ask(engine, "play", move=rng.choice(moves))
    return engine


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_think_is_held_to_the_moves_given(engine: Engine, bot: str) -> None:
    legal = ask(engine, "legal")["moves"]
    for move in legal:
        answer = ask(engine, "think", bot=bot, moves=[move, move], seed="s")
        assert answer["move"] == move
        assert [choice["move"] for choice in answer["best"]] in ([], [move])
    free = ask(engine, "think", bot=bot, seed="s")
    assert ask(engine, "think", bot=bot, moves=legal[::-1], seed="s") == free
    others = [move for move in legal if move != free["move"]]
    assert ask(engine, "think", bot=bot, moves=others, seed="s")["move"] in others


@pytest.mark.parametrize("moves", [None, "end", [], [5], ["end", None], {"a": 1}, True])
def test_moves_that_are_no_list_of_texts(engine: Engine, moves: object) -> None:
    answer = ask(engine, "think", moves=moves)
    assert answer["ok"] is False
    assert answer["error"].startswith("moves must be a list of legal moves as strings, not ")


def test_moves_that_are_none_or_not_legal(engine: Engine) -> None:
    legal = ask(engine, "legal")["moves"]
    assert '"e2e4" is not a move' in ask(engine, "think", moves=[*legal, "e2e4"])["error"]
    answer = ask(engine, "think", moves=[*legal, "travel wood"])
    assert answer["ok"] is False
    assert answer["refusals"][0]["rule"] == answer["rule"]


def test_think_asks_any_bot_and_shows_its_failure(engine: Engine, tmp_path: Path) -> None:
    state = ask(engine, "state")
    legal = ask(engine, "legal")["moves"]
    good = write_bot(tmp_path, "return thought_of(game, move)")
    assert ask(engine, "think", bot=f"{good}:depth=2,ms=9")["move"] in legal
    bad = write_bot(tmp_path, "return [None, game][0]")
    assert ask(engine, "think", bot=bad) == {
        "id": 1,
        "ok": False,
        "error": "It returned NoneType, which is not a Thought.",
    }
    hanging = program(tmp_path, "time.sleep(60)", "timeout=0.3,")
    assert "no answer within 0.3 s" in ask(engine, "think", bot=hanging)["error"]
    assert "did you mean greedy?" in ask(engine, "think", bot="greddy")["error"]
    assert ask(engine, "think", bot="greedy:simulations=5")["ok"]
    assert ask(engine, "state") == state
