"""Tasks for runners: small, importable by name, some of them failing."""

import os
import signal
import time
from pathlib import Path

from oddville.games.errors import OddVilleError


def square(number: int) -> int:
    return number * number


def sleep(number: int) -> int:
    time.sleep(0.2)
    return number


def kill_once(task: tuple[str, int]) -> int:
    """Kill the worker the first time that every third task runs."""
    folder, number = task
    mark = Path(folder) / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def kill_worker(number: int) -> int:
    """Kill the worker every time that task 2 runs."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def raise_message(number: int) -> int:
    raise OddVilleError("error-bot", bot=str(number), bots="none")


def raise_bug(number: int) -> int:
    raise ZeroDivisionError(number)


def print_text(number: int) -> int:
    print("printed text", flush=True)
    return number
