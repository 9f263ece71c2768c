"""The runner on Ray: the same results, no open ports, and killed workers lose no task."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from oddville.games.errors import OddVilleError
from oddville.lab.arena.arena import Contest
from oddville.lab.arena.matches import play_match
from oddville.lab.ray_runner import RayRunner
from oddville.lab.runners import SerialRunner, attempt

SCRIPT = """
import json, os, pathlib, signal, sys
from oddville.lab.arena.arena import Contest
from oddville.lab.ray_runner import RayRunner
from oddville.lab.arena.matches import play_match

def listening():
    '''The addresses on which this process and all that it started listen.'''
    parents = {}
    for path in pathlib.Path('/proc').glob('[0-9]*/stat'):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(')')[2].split()[1])
        except OSError:
            pass
    family = {os.getpid()}
    while new := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= new
    sockets = set()
    for pid in family:
        for link in pathlib.Path(f'/proc/{pid}/fd').glob('*'):
            try:
                sockets.add(os.readlink(link))
            except OSError:
                pass
    found = []
    for table in ('tcp', 'tcp6'):
        for line in pathlib.Path(f'/proc/net/{table}').read_text().splitlines()[1:]:
            cells = line.split()
            if cells[3] == '0A' and f'socket:[{cells[9]}]' in sockets:
                found.append(cells[1].partition(':')[0])
    return found

def work(task):
    folder, match = task
    mark = pathlib.Path(folder, match.deal.replace('/', '-') + match.bots[0])
    if match.deal.endswith('1') and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match), os.environ.get('RAY_AUTH_MODE')

plan = Contest(('greedy', 'random'), 2, 6, turn_limit=10)
tasks = [(number, (sys.argv[1], plan.match(number))) for number in plan.numbers()]
results, doors = {}, []
for number, (result, mode) in RayRunner(2).run(work, tasks):
    doors += listening()
    results[number] = result
print(json.dumps({'results': results, 'doors': sorted(set(doors)), 'count': len(doors), 'mode': mode}))
"""


def test_ray_gives_the_same_results_behind_closed_doors(tmp_path: Path) -> None:
    """In a process of its own, because Ray is configured at import."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=300,
        env=dict(os.environ),
    )
    assert done.returncode == 0, done.stderr
    output = json.loads(done.stdout.splitlines()[-1])
    plan = Contest(("greedy", "random"), 2, 6, turn_limit=10)
    expected = dict(
        SerialRunner().run(play_match, ((number, plan.match(number)) for number in plan.numbers()))
    )
    for number, result in expected.items():
        theirs = output["results"][str(number)]
        assert {**theirs, "ms": 0} == {**result, "ms": 0}
    assert len(list(tmp_path.glob("arena-1*"))) == 2, "two workers were killed"
    loopback = {"0100007F", "0000000000000000FFFF00000100007F"}
    assert output["count"] >= 5
    assert set(output["doors"]) <= loopback
    assert output["mode"] == "token"


@pytest.mark.parametrize("address", ["nonsense", ":1", "host:", "127.0.0.1:x"])
def test_an_address_must_be_one(address: str) -> None:
    with pytest.raises(OddVilleError, match="is not an address of a Ray cluster"):
        next(RayRunner(address=address).run(attempt, []))  # type: ignore[arg-type]


def test_a_cluster_that_is_not_there_is_reported_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(OddVilleError, match=f"Ray at {address} cannot be reached: Connection refused"):
        next(RayRunner(address=address).run(play_match, []))
