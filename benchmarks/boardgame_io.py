"""boardgame.io's server compared with ours: similar moves, the same number of sockets, one after the other.

    python benchmarks/boardgame_io.py [--tables 1000] [--rate 500] [--seconds 20] [--flatfile]

boardgame.io (npm, installed into a temporary folder) plays a tiny game whose state is about as large as OddVille's. It
keeps its matches in memory, so that everything is lost with the process; with `--flatfile` in files that are written
without waiting for the disk, so that a power cut loses what was acknowledged. Ours waits for the disk before it
acknowledges. If there are two processors or more, the server has one for itself and the load client the others.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from servers import many_files

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from services import free_port

VERSION = "0.50.2"
HERE = Path(__file__).parent
SCRIPTS = HERE / "boardgame_io"


def theirs(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Install boardgame.io, serve it and load it."""
    install(folder)
    first, others = processors()
    port = str(free_port())
    storage = [str(folder / "matches")] if options.flatfile else []
    command = [*first, "node", str(folder / "server.cjs"), port, *storage]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=folder, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in server.stdout.readline():
            if server.poll() is not None:
                raise SystemExit("boardgame.io's server did not start")
        amounts = map(str, (options.tables, options.rate, options.seconds))
        load = [*others, "node", str(folder / "load.cjs"), port, *amounts]
        result = subprocess.run(
            load, check=True, capture_output=True, text=True, cwd=folder, timeout=options.seconds + 600
        )
        memory = Path(f"/proc/{server.pid}/status").read_text().split("VmHWM:")[1].split()[0]
        figures: dict[str, float] = json.loads(result.stdout)
        return {**figures, "memory_mb": int(memory) / 1024}
    finally:
        server.kill()
        server.wait()


def install(folder: Path) -> None:
    command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    command.append(f"boardgame.io@{VERSION}")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for script in SCRIPTS.iterdir():
        shutil.copy(script, folder)


def processors() -> tuple[list[str], list[str]]:
    """Commands that keep the server on the first processor and the load on the others, if there are several."""
    count = os.cpu_count() or 1
    return (["taskset", "-c", "0"], ["taskset", "-c", f"1-{count - 1}"]) if count > 1 else ([], [])


def ours(options: argparse.Namespace) -> dict[str, float]:
    """Our server under the same load, by `live.py`."""
    flags = [f"--{name}={getattr(options, name)}" for name in ("tables", "rate", "seconds")]
    result = subprocess.run(
        [sys.executable, str(HERE / "live.py"), *flags], check=True, capture_output=True, text=True
    )
    return {name: float(value) for name, value in (line.split() for line in result.stdout.splitlines())}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--flatfile", action="store_true", help="boardgame.io keeps its matches in files")
    options = parser.parse_args()
    many_files()
    with tempfile.TemporaryDirectory() as folder:
        other: dict[str, Any] = theirs(options, Path(folder))
    own = ours(options)
    print(f"{'':20} {'OddVille':>12} {'boardgame.io':>14} {'ratio':>8}")
    for name in ("moves_a_second", "p50_ms", "p99_ms", "memory_mb"):
        print(f"{name:20} {own[name]:12.1f} {other[name]:14.1f} {own[name] / other[name]:8.2f}")
    print(f"{'not sent in time':20} {own['not_sent_for_want_of_an_answer']:12.0f} {other['late']:14.0f}")
    storage = "files, without waiting for the disk" if options.flatfile else "memory: lost with the process"
    print(f"stored in: OddVille: on the disk before it is acknowledged; boardgame.io: {storage}")


if __name__ == "__main__":
    main()
