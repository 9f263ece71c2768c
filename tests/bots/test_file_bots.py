"""Bots in Python files think in processes of their own: one that hangs or dies neither stops the game nor stays."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.kit import FakeClock, file, play, write_bot
from oddville import Game, OddVilleError
from oddville.bots import BotFailed, Budget, Opponent, bot
from oddville.bots.external import file_bot, program
from oddville.bots.external.file_bot import FileBot
from oddville.texts import english
from waiting import wait_until

HANG = "while True: pass"
SILENT = "bot-program-silent"


@pytest.fixture(autouse=True)
def _nobody_waits() -> Iterator[None]:
    """Every test begins and ends without processes that wait for a seat."""
    file_bot._kill_idle()
    yield
    file_bot._kill_idle()


def process(seat: object) -> "subprocess.Popen[bytes]":
    assert isinstance(seat, FileBot)
    assert seat._program is not None
    return seat._program._process


BAD = [
    (HANG, SILENT, "gave no answer within 0.1 s"),
    ("__import__('time').sleep(300)", SILENT, "gave no answer within 0.1 s"),
    ("__import__('os')._exit(7)", "bot-program-ended", "ended with exit code 7"),
    ("__import__('os').kill(__import__('os').getpid(), 11)", "bot-program-signal", "terminated by SIGSEGV"),
    ("raise KeyboardInterrupt", "bot-raised", "It raised KeyboardInterrupt (mine.py:9)."),
    ("while True: print('x' * 9999)", SILENT, "gave no answer within 0.1 s"),
    ("[__import__('os').write(fd, b'{}\\n') for fd in (1, 2)]", "bot-no-thought", "It returned NoneType"),
]


@pytest.mark.parametrize(("body", "message", "words"), BAD, ids=[body[:40] for body, _, _ in BAD])
def test_a_bad_bot_is_reported_and_replaced(
    body: str, message: str, words: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    game = Game(2, seed="bad")
    with Opponent(write_bot(tmp_path, body) + (":timeout=0.1" if message == SILENT else "")) as seat:
        assert seat.think(game, random.Random(1)).move in game.legal_moves
    (incident,) = seat.incidents
    assert incident.message == message
    assert words in incident.in_words(english())


def test_a_game_with_a_bot_that_hangs_reaches_its_end(tmp_path: Path) -> None:
    game, seat = play(write_bot(tmp_path, HANG) + ":timeout=0.1", turn_limit=8)
    assert game.is_over
    assert len(seat.incidents) == len(game.moves)
    assert [incident.should_report for incident in seat.incidents[:4]] == [True, True, True, False]


def test_a_bot_that_hangs_once_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It loses its memory and is not given up."""
    hung, silent = tmp_path / "hung", tmp_path / "silent"
    FakeClock(monkeypatch, silent)
    body = f"import os, time\n        if not os.path.exists({str(hung)!r}):\n"
    body += f"            for name in ({str(hung)!r}, {str(silent)!r}): open(name, 'w').close()\n"
    body += "            time.sleep(300)\n        return thought_of(game, move)"
    game, seat = play(write_bot(tmp_path, body) + ":timeout=0.1", turn_limit=4)
    assert game.is_over
    assert [incident.message for incident in seat.incidents] == ["bot-program-silent"]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("while True: pass", "the file cannot be loaded. The program gave no answer within 0.1 s"),
        ("import os\nos._exit(3)", "the file cannot be loaded. The program ended with exit code 3"),
        (
            "class A:\n def __init__(self):\n  while True: pass\n def think(self): ...",
            "the file cannot be loaded. The program gave no answer",
        ),
    ],
)
def test_a_file_that_does_not_load_is_reported_at_once(
    source: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "while" in source:
        monkeypatch.setattr(file_bot, "LOADING", 0.1)
    with pytest.raises(OddVilleError) as caught:
        Opponent(file(tmp_path, source))
    assert words in str(caught.value)


def test_a_file_that_is_gone_meanwhile_is_an_incident(tmp_path: Path) -> None:
    path = write_bot(tmp_path, "__import__('os')._exit(7)")
    with Opponent(path) as seat:
        seat.think(Game(2, seed="gone"), random.Random(1))
        Path(path).unlink()
        with pytest.raises(BotFailed, match="there is no file"):
            seat.ask(Game(2, seed="gone"), random.Random(1))


def test_the_longest_wait_is_the_time_out_and_the_process_is_gone(tmp_path: Path) -> None:
    seat = Opponent(write_bot(tmp_path, HANG) + ":timeout=0.1")
    running = process(seat._bot)
    with pytest.raises(BotFailed, match=r"within 0\.1 s"):
        seat.ask(Game(2, seed="wait"), random.Random(1))
    assert running.returncode == -signal.SIGKILL
    seat.close()


def test_a_bot_that_will_not_close_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_bot, "GRACE", 0.1)
    source = "class A:\n def think(self, *_): ...\n def close(self):\n  while True: pass"
    seat = Opponent(file(tmp_path, source))
    running = process(seat._bot)
    seat.close()
    assert running.returncode == -signal.SIGKILL
    assert file_bot._idle.get(os.getpid(), []) == []


def test_a_process_waits_for_the_next_seat(tmp_path: Path) -> None:
    """Another bot sits there then; a changed file is read again."""
    pids = "return Thought(move, (0.5, 0.5), (1, 1), (), 0 + __import__('os').getpid())"
    game, rng = Game(2, seed="idle"), random.Random(1)
    seen = []
    for body in (pids, pids, pids.replace("0 +", "10**9 +")):
        with Opponent(write_bot(tmp_path, body)) as seat:
            seen.append(seat.ask(game, rng).simulations)
    assert seen[0] == seen[1] == seen[2] - 10**9
    with Opponent(write_bot(tmp_path, pids)) as one, Opponent(str(tmp_path / "mine.py")) as two:
        assert one.ask(game, rng).simulations != two.ask(game, rng).simulations, "two seats, two processes"
    (waiting, *_) = file_bot._idle[os.getpid()]
    os.kill(waiting._process.pid, signal.SIGKILL)
    waiting._process.wait()
    with Opponent(str(tmp_path / "mine.py")) as seat:
        assert seat.ask(game, rng).simulations > 0, "one that died while it waited is not used"


def test_it_follows_the_game_and_remembers(tmp_path: Path) -> None:
    body = "last, self.last = getattr(self, 'last', None), game.copy()\n"
    body += "        steps = -1 if last is None else len(game.moves_since(last))\n"
    body += "        return Thought(move, (0.5, 0.5), (1, 1), (), steps)"
    game, rng, simulations = Game(2, seed="follow", turn_limit=8), random.Random(1), []
    with Opponent(write_bot(tmp_path, body)) as seat:
        for _ in range(4):
            thought = seat.ask(game, rng)
            simulations.append(thought.simulations)
            game.play(thought.move)
    assert simulations == [-1, 1, 1, 1]


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    """Also where a bot leaves it to the order of a set."""
    body = "return thought_of(game, next(iter({move.text: move for move in sorted(game.legal_moves, "
    body += "key=lambda m: (m.kind == 'return', hash(m.text) * rng.random()))}.values())))"
    spec = write_bot(tmp_path, body)
    games = []
    for _ in range(2):
        games.append([move.text for move in play(spec, turn_limit=10)[0].moves])
        file_bot._kill_idle()
    assert games[0] == games[1]


def test_what_it_prints_is_heard_and_does_no_harm(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = "print('thinking about', len(game.legal_moves))\n        input_ = __import__('sys').stdin.read()\n"
    body += "        return thought_of(game, move)"
    _, seat = play(write_bot(tmp_path, body), turn_limit=3)
    assert seat.incidents == []
    output = capfd.readouterr()
    assert output.out == ""
    assert "thinking about" in output.err


def test_it_plays_in_the_folder_of_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        file(
            tmp_path / name,
            f"class {name.title()}:\n def think(self, *_): raise OSError(__import__('os').getcwd())",
        )
        with Opponent("./mine.py") as seat, pytest.raises(BotFailed, match=f"{name} "):
            seat.ask(Game(2, seed="cwd"), random.Random(1))


def test_a_bot_does_not_outlive_its_caller(tmp_path: Path) -> None:
    """If the caller is killed while the bot thinks, the bot's process ends."""
    pid_file = tmp_path / "pid"
    path = write_bot(
        tmp_path, f"open({str(pid_file)!r}, 'w').write(str(__import__('os').getpid()))\n        {HANG}"
    )
    code = "import random\nfrom oddville import Game\nfrom oddville.bots import Opponent\n"
    code += f"Opponent({path!r}).think(Game(2, seed='a'), random.Random(1))"
    asking = subprocess.Popen([sys.executable, "-c", code])
    wait_until(lambda: pid_file.exists() and pid_file.read_text())
    thinker = int(pid_file.read_text())
    asking.kill()
    asking.wait()
    wait_until(lambda: not Path(f"/proc/{thinker}").exists())


def test_where_there_are_no_process_groups_it_thinks_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "POSSIBLE", False)
    here = bot(write_bot(tmp_path, "return thought_of(game, move)"))
    assert not isinstance(here, FileBot)
    game = Game(2, seed="here")
    assert here.think(game, Budget(), random.Random(1)).move in game.legal_moves
