"""Helpers of the benchmarks: file limits and progress lines."""

import os
import resource
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from oddvilles import NO_LIMITS, OddVille, databases, oddvilles, restart

__all__ = ["NO_LIMITS", "OddVille", "databases", "many_files", "oddvilles", "restart", "tell"]


def many_files() -> None:
    """Raise the limit of open files as far as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tell(text: str) -> None:
    """A progress line, which on a terminal replaces the previous one."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif os.environ.get("PROGRESS"):
        print(text, file=sys.stderr, flush=True)
