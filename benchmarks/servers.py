"""What the proofs share: servers to prove something of, and how far a proof has come."""

import os
import resource
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from oddvilles import NO_LIMITS, OddVille, databases, oddvilles, restart

__all__ = ["NO_LIMITS", "OddVille", "databases", "many_files", "oddvilles", "restart", "tell"]


def many_files() -> None:
    """Allow as many open files as the system lets us have."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tell(text: str) -> None:
    """A line of progress: over the one before, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif os.environ.get("PROGRESS"):
        print(text, file=sys.stderr, flush=True)
