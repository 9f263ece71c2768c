"""Programs as bots: good ones play, and bad ones neither stop the game nor stay behind."""

import json
import random
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bots.kit import GOOD, HANG, FakeClock, play, process_of, program
from oddville import Game
from oddville.bots import BotFailed, Budget, Incident, Opponent, bot
from oddville.bots.external import engine_bot, subprocess_bot
from oddville.bots.external import program as programs
from oddville.bots.external.subprocess_bot import MIN_TIMEOUT
from oddville.games import editions
from oddville.games.positions.position import position
from oddville.texts import english

EXAMPLES = Path(__file__).parents[2] / "docs" / "bots" / "examples"


pytestmark = pytest.mark.usefixtures("nothing_stays_behind")


def incident_text(incident: Incident) -> str:
    return incident.in_words(english())


# Good ones


@pytest.mark.parametrize("players", [2, 4])
def test_a_program_that_only_names_moves_plays_a_whole_game(players: int, tmp_path: Path) -> None:
    game, seat = play(program(tmp_path, GOOD), players=players, turn_limit=30)
    assert game.is_over
    assert seat.incidents == []


def test_our_own_engine_is_such_a_program() -> None:
    for name in ("greedy", "random"):
        command = f"{shlex.quote(sys.executable)} -m oddville engine"
        game, seat = play(f"engine:bot={name},{command}", players=3, turn_limit=15)
        assert game.is_over
        assert [incident_text(incident) for incident in seat.incidents] == []


@pytest.mark.parametrize("example", ["bot.py", "bot.sh"])
def test_the_examples_of_the_docs_play(example: str) -> None:
    runner = shlex.quote(sys.executable) if example.endswith(".py") else "sh"
    game, seat = play(f"engine:{runner} {shlex.quote(str(EXAMPLES / example))}", turn_limit=25)
    assert game.is_over
    assert [incident_text(incident) for incident in seat.incidents] == []


def test_a_program_sees_the_position_as_it_is_now(tmp_path: Path) -> None:
    """Also where a bot plays on in the game it was handed, and asks a program about that."""
    log = tmp_path / "log"
    thinker = bot(program(tmp_path, f"open({str(log)!r}, 'a').write(line)\n{GOOD}"))
    assert isinstance(thinker, engine_bot.EngineBot)
    game = Game(2, seed="now").resample(random.Random(1))
    for _ in range(3):
        game.play(thinker.think(game, Budget(), random.Random(1)).move)
    sent = [json.loads(line) for line in log.read_text().splitlines()]
    assert [request["state"] for request in sent[::2]] == [position(s) for s in game.positions()[:-1]]
    thinker.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_the_example_in_javascript_plays() -> None:
    game, seat = play(f"engine:node {shlex.quote(str(EXAMPLES / 'bot.js'))}", turn_limit=25)
    assert game.is_over
    assert [incident_text(incident) for incident in seat.incidents] == []


def requests(spec: str, log: Path, budget: Budget | None = None) -> list[dict[str, Any]]:
    """What a program is sent for one move."""
    game = Game(2, seed="sent", turn_limit=9)
    with Opponent(spec) as seat:
        seat.ask(game, random.Random(1), budget)
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_what_a_program_is_sent(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = f"open({str(log)!r}, 'a').write(line)\n{GOOD}"
    position_request, think_request = requests(program(tmp_path, body, "ms=300,bot=odd:x=1,"), log)
    assert list(position_request) == ["id", "do", "state", "seed"]
    game = Game(2, seed="sent", turn_limit=9)
    handed = game.resample(random.Random(1))
    assert (position_request["do"], position_request["state"]) == ("set", handed.position())
    assert handed.start is not None
    assert position_request["seed"] == handed.start[1]
    assert think_request["moves"] == sorted(move.text for move in game.legal_moves)
    assert {key: think_request[key] for key in ("do", "ms", "bot")} == {
        "do": "think",
        "ms": 300,
        "bot": "odd:x=1",
    }
    assert isinstance(think_request["seed"], str)
    assert set(think_request) == {"id", "do", "seed", "ms", "bot", "moves"}
    assert think_request["id"] != position_request["id"]
    log.unlink()
    assert requests(program(tmp_path, body), log, Budget(simulations=7))[1]["simulations"] == 7


def test_an_edition_of_your_own_is_named_by_its_path(tmp_path: Path) -> None:
    text = (editions.DATA / "reconstruction.toml").read_text()
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("base = 4", "base = 5", 1))
    edition = editions.edition(str(path))
    assert editions.name_or_path(edition) == str(path)
    assert editions.name_or_path(editions.edition()) == "reconstruction"
    log = tmp_path / "log"
    game = Game(2, edition=edition, seed="own")
    with Opponent(program(tmp_path, f"open({str(log)!r}, 'a').write(line)\n{GOOD}")) as seat:
        seat.ask(game, random.Random(1))
    assert json.loads(log.read_text().splitlines()[0])["edition"] == str(path)
    with Opponent(f"engine:{shlex.quote(sys.executable)} -m oddville engine") as seat:
        assert seat.ask(game, random.Random(1)).move in game.legal_moves


@pytest.mark.parametrize(("lines", "messages"), [(999, []), (1000, ["bot-program-chatter"])])
def test_how_much_a_program_may_chat(lines: int, messages: list[str], tmp_path: Path) -> None:
    body = f"if thinks: print('well ...\\n' * {lines}, end='')\n{GOOD}"
    with Opponent(program(tmp_path, body)) as seat:
        seat.think(Game(2, seed="chat"), random.Random(1))
    assert [incident.message for incident in seat.incidents] == messages


def test_what_a_program_reports_of_its_move_is_kept(tmp_path: Path) -> None:
    facts = "values=[0.75, 0.25], points=[30, 20.5], simulations=44, best=[{'move': move, 'share': 0.5}]"
    body = f"say(id=id, ok=True, **(dict(move=move, {facts}) if thinks else {{}}))"
    game = Game(2, seed="kept")
    with Opponent(program(tmp_path, body)) as seat:
        thought = seat.ask(game, random.Random(1))
    assert (thought.values, thought.points, thought.simulations) == ((0.75, 0.25), (30, 20.5), 44)
    assert [(choice.move, choice.share, choice.values) for choice in thought.best] == [
        (thought.move, 0.5, (0.5, 0.5))
    ]


def test_a_program_may_chat_a_little_and_be_slow(tmp_path: Path) -> None:
    body = "print('thinking about it ...\\n\\n[1]', flush=True)\ntime.sleep(0.1)\n" + GOOD
    game, seat = play(program(tmp_path, body), turn_limit=3)
    assert game.is_over
    assert [incident_text(incident) for incident in seat.incidents] == []


def test_megabytes_of_errors_block_nothing(tmp_path: Path) -> None:
    body = "sys.stderr.write('spam ' * 600_000)\nsys.stderr.flush()\n" + GOOD
    game, seat = play(program(tmp_path, body), turn_limit=3)
    assert game.is_over
    assert [incident_text(incident) for incident in seat.incidents] == []


def test_a_program_that_does_not_read_is_no_danger() -> None:
    """A request larger than the pipe is not waited for longer than the time-out."""
    running = programs.Program(["sleep", "300"])
    begin = time.monotonic()
    with pytest.raises(TimeoutError):
        running.line(b"x" * 1_000_000 + b"\n", begin + 0.1)
    assert time.monotonic() - begin < 200


def test_a_program_that_stops_reading_may_still_answer(tmp_path: Path) -> None:
    script = tmp_path / "curt.py"
    script.write_text(
        "import os, time\nos.close(0)\ntime.sleep(0.3)\nprint('enough', flush=True)\ntime.sleep(300)"
    )
    running = programs.Program([sys.executable, str(script)])
    assert running.line(b"x" * 1_000_000 + b"\n", time.monotonic() + 200) == b"enough"
    running.kill()


# Bad ones

BAD = [
    ("sys.exit(3)", "bot-program-ended", "The program ended with exit code 3, and wrote nothing"),
    ("sys.exit('no licence\\n')", "bot-program-ended", "exit code 1; its error output ends: no licence"),
    ("1 / 0", "bot-program-ended", "its error output ends: ZeroDivisionError: division by zero"),
    ("os.kill(os.getpid(), 15)", "bot-program-signal", "The program was terminated by SIGTERM"),
    ("os.close(1); time.sleep(300)", "bot-program-closed", "The program closed its output"),
    (HANG, "bot-program-silent", "The program gave no answer within 0.1 s"),
    ("sys.stderr.write('loading\\n'); fall_silent()", "bot-program-silent", "output ends: loading"),
    ("while True: sys.stderr.write('spam\\n' * 9000)", "bot-program-silent", "within 0.1 s"),
    ("while True: sys.stdout.write('x' * 65536)", "bot-program-flood", "more than 4,000,000 bytes"),
    ("while True: sys.stdout.write('x\\n' * 999)", "bot-program-chatter", "more than 1,000 lines"),
    ("while True: sys.stdout.write('x' * 65536 + '\\n')", "bot-program-flood", "more than 4,000,000 bytes"),
    ("print('move e2e4', flush=True); fall_silent()", "bot-program-no-json", 'such as "move e2e4".'),
    (
        "print('[' * 100_000, flush=True); fall_silent()",
        "bot-program-no-json",
        "only lines that are not JSON objects",
    ),
    (
        "print('9' * 100_000, flush=True); fall_silent()",
        "bot-program-no-json",
        "only lines that are not JSON objects",
    ),
    (
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); fall_silent()",
        "bot-program-no-json",
        "not JSON",
    ),
    ("say(ok=True, move=move)", "bot-program-id", "an id other than 1:"),
    ("say(id=id + 1, ok=True, move=move)", "bot-program-id", "an id other than 1:"),
    ("say(id=True, ok=True, move=move)", "bot-program-id", "an id other than 1:"),
    ("say(id=id, move=move)", "bot-program-ok", 'has no "ok" that is true or false'),
    ("say(id=id, ok='yes', move=move)", "bot-program-ok", 'has no "ok"'),
    ("say(id=id, ok=False, error='not today')", "bot-program-refuses", "refused the request set: not today"),
    ("say(id=id, ok=False)", "bot-program-refuses", "refused the request set: None"),
    ("say(id=id, ok=True)", "bot-program-field", 'has no usable "move"'),
    ("say(id=id, ok=True, move=7)", "bot-program-field", 'has no usable "move"'),
    ("say(id=id, ok=True, move='e2e4')", "bot-no-move", '"e2e4" is not a move'),
    ("say(id=id, ok=True, move='travel wood')", "bot-illegal", "Its move travel wood is not legal ("),
    ("say(id=id, ok=True, move=move, values=[1])", "bot-length", "Its values must be 2 numbers"),
    ("say(id=id, ok=True, move=move, values=[float('nan'), 1])", "bot-field", "Its values is not"),
    ("say(id=id, ok=True, move=move, values=5)", "bot-program-field", 'no usable "values": 5'),
    ("say(id=id, ok=True, move=move, points=[10**400, 1])", "bot-field", "Its points is not"),
    ("say(id=id, ok=True, move=move, best=3)", "bot-program-field", 'no usable "best": 3'),
    ("say(id=id, ok=True, move=move, best=[3])", "bot-program-field", 'no usable "move": 3'),
    ("say(id=id, ok=True, move=move, best=[{'move': move, 'line': ['?']}])", "bot-no-move", "is not a move"),
    ("say(id=id, ok=True, move=move, simulations='many')", "bot-field", "Its simulations is not"),
]


@pytest.mark.parametrize(("body", "message", "words"), BAD, ids=[body[:50] for body, _, _ in BAD])
def test_a_bad_program_is_reported_and_replaced(
    body: str, message: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = Game(2, seed="bad"), random.Random(1)
    if "fall_silent" in body:
        FakeClock(monkeypatch, tmp_path / "bot.py.silent")
    if message == "bot-program-closed":
        monkeypatch.setattr(programs, "GRACE", 0.1)
    waited_for = message in ("bot-program-silent", "bot-program-no-json")
    with Opponent(program(tmp_path, body, "timeout=0.1," if waited_for else "")) as seat:
        move = seat.think(game, rng).move
    assert move in game.legal_moves
    assert [incident.message for incident in seat.incidents] == [message]
    assert words in incident_text(seat.incidents[0])
    assert len(incident_text(seat.incidents[0])) < 900


@pytest.mark.parametrize("body", ["sys.exit(3)", HANG, "while True: sys.stdout.write('x' * 65536)"])
def test_a_game_with_a_bad_program_reaches_its_end(body: str, tmp_path: Path) -> None:
    game, seat = play(program(tmp_path, body, "timeout=0.1," if body == HANG else ""), turn_limit=20)
    assert game.is_over
    assert len(seat.incidents) == len(game.moves)
    assert sum(incident.should_report for incident in seat.incidents) == 3


@pytest.mark.parametrize(
    ("trouble", "message"), [("sys.exit(3)", "bot-program-ended"), (HANG, "bot-program-silent")]
)
def test_a_program_that_fails_in_mid_game_is_started_again(
    trouble: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FakeClock(monkeypatch, tmp_path / "bot.py.silent")
    body = f"if turns == 4: {trouble}\nelse: {GOOD}"
    game, seat = play(program(tmp_path, body, "timeout=0.1,"), turn_limit=5)
    assert game.is_over
    assert {incident.message for incident in seat.incidents} == {message}
    numbers = [incident.when["number"] for incident in seat.incidents]
    assert numbers == list(range(4, len(game.moves) + 1, 4))


def test_a_refusal_needs_no_new_program(tmp_path: Path) -> None:
    started = tmp_path / "started"
    body = f"open({str(started)!r}, 'a').write('x' * (id == 1))\n"
    body += "say(id=id, ok=id != 4, error='?', **({'move': move} if thinks else {}))"
    _, seat = play(program(tmp_path, body), turn_limit=4)
    assert [incident.when["number"] for incident in seat.incidents] == [2]
    assert started.read_text() == "x"


def test_a_program_that_is_given_up_is_ended(tmp_path: Path) -> None:
    game, rng = Game(2, seed="given up"), random.Random(1)
    with Opponent(program(tmp_path, "say(id=id, ok=True, move='travel wood')")) as seat:
        seat.think(game, rng)
        process = process_of(seat)
        seat.think(game, rng)
        assert process.poll() is None
        seat.think(game, rng)
        assert process.returncode is not None


def test_a_program_that_cannot_start_is_reported(tmp_path: Path) -> None:
    script = tmp_path / "no-interpreter"
    script.write_text("#!/no/such/interpreter\n")
    script.chmod(0o755)
    with Opponent(f"engine:{script}") as seat:
        seat.think(Game(2, seed="start"), random.Random(1))
    assert "does not start: No such file or directory." in incident_text(seat.incidents[0])


def test_the_time_out_grows_with_the_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_bot, "MIN_TIMEOUT", MIN_TIMEOUT)
    timeouts: list[float] = []

    def ask(self: engine_bot.EngineBot, request: dict[str, Any], timeout: float) -> dict[str, Any]:
        timeouts.append(timeout)
        return {}

    monkeypatch.setattr(engine_bot.EngineBot, "_ask", ask)
    for options, budget in (
        ("", None),
        ("", Budget(ms=500)),
        ("ms=6000,", None),
        ("ms=6000,timeout=3,", None),
    ):
        with pytest.raises(BotFailed):
            Opponent(program(tmp_path, GOOD, options)).ask(Game(2, seed="time"), random.Random(1), budget)
    assert timeouts[::2] == timeouts[1::2] == [10, 10, 14, 3]
