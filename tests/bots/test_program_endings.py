"""Programs as bots end with their seat, and leave nothing behind."""

import os
import random
import shlex
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from bots.kit import FDS, GOOD, HANG, FakeClock, process_of, program
from oddville import Game
from oddville.bots import Opponent
from oddville.bots.external import program as programs
from waiting import wait_until

pytestmark = pytest.mark.usefixtures("nothing_stays_behind")


def is_running(pid: int) -> bool:
    """Whether a process runs, or is at least no zombie that nobody has reaped yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


CHILD = "import subprocess\nchild = subprocess.Popen(['sleep', '300'])\n"


@pytest.mark.skipif(not FDS.exists(), reason="there is no /proc here")
@pytest.mark.parametrize("end", [GOOD, HANG, "open(__file__ + '.silent', 'w')\nsys.exit(3)"])
def test_its_children_end_with_it(end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it exits, its child still holds its pipes: that looks like silence."""
    FakeClock(monkeypatch, tmp_path / "bot.py.silent")
    log = tmp_path / "pids"
    body = f"{CHILD}open({str(log)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}} ')\n{end}"
    with Opponent(program(tmp_path, body, "timeout=0.1,")) as seat:
        seat.think(Game(2, seed="children"), random.Random(1))
    pids = [int(pid) for pid in log.read_text().split()]
    assert len(pids) >= 2
    wait_until(lambda: not any(map(is_running, pids)))


def test_closing_lets_a_program_end_by_itself(tmp_path: Path) -> None:
    done = tmp_path / "done"
    script = tmp_path / "polite.py"
    program(tmp_path, GOOD, name="polite.py")
    script.write_text(script.read_text() + f"open({str(done)!r}, 'w').write('bye')\n")
    with Opponent(f"engine:{shlex.quote(sys.executable)} {script}") as seat:
        seat.think(Game(2, seed="polite"), random.Random(1))
        assert not done.exists()
    assert done.read_text() == "bye"
    seat.close()


def test_a_program_that_will_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.1)
    script = tmp_path / "stubborn.py"
    program(tmp_path, GOOD, name="stubborn.py")
    script.write_text(script.read_text() + "time.sleep(300)\n")
    begin = time.monotonic()
    with Opponent(f"engine:{shlex.quote(sys.executable)} {script}") as seat:
        seat.think(Game(2, seed="stubborn"), random.Random(1))
    assert time.monotonic() - begin < 200


def test_an_interrupt_ends_the_program_and_the_seat_can_continue(tmp_path: Path) -> None:
    """Ctrl-C while a program thinks: its late answer is never taken for the answer to something else."""
    once = tmp_path / "once"
    body = (
        f"if thinks and not os.path.exists({str(once)!r}):\n    open({str(once)!r}, 'w')\n    {HANG}\n{GOOD}"
    )
    game, rng = Game(2, seed="interrupt"), random.Random(1)
    me = os.getpid()

    def interrupt() -> None:
        wait_until(once.exists)
        os.kill(me, signal.SIGINT)

    with Opponent(program(tmp_path, body)) as seat:
        pressing = threading.Thread(target=interrupt)
        pressing.start()
        with pytest.raises(KeyboardInterrupt):
            seat.think(game, rng)
        pressing.join()
        assert seat.think(game, rng).move in game.legal_moves
    assert seat.incidents == []


def test_ctrl_c_at_the_keyboard_does_not_reach_the_program(tmp_path: Path) -> None:
    with Opponent(program(tmp_path, GOOD)) as seat:
        seat.think(Game(2, seed="group"), random.Random(1))
        assert os.getpgid(process_of(seat).pid) != os.getpgid(0)
