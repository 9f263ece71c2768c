"""Work for runners: small, importable by name, and able to go wrong."""

import os
import signal
import time
from pathlib import Path

from oddville.games.errors import OddVilleError


def square(number: int) -> int:
    """A result that tells its task."""
    return number * number


def slowly(number: int) -> int:
    """Work that an interrupt finds unfinished."""
    time.sleep(0.2)
    return number


def die_once(task: tuple[str, int]) -> int:
    """End this process with no word, the first time; then do the work."""
    folder, number = task
    mark = Path(folder) / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    """End this process with no word, every time one task comes."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuse(number: int) -> int:
    """Go wrong as a bad bot name does."""
    raise OddVilleError("error-bot", bot=str(number), bots="none")


def stumble(number: int) -> int:
    """Go wrong as a bug does."""
    raise ZeroDivisionError(number)
