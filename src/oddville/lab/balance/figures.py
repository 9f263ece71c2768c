"""The figures of a run as a file: written as JSON, read again with care."""

import json
from pathlib import Path
from typing import cast

from oddville.games.errors import OddVilleError
from oddville.lab.balance.checks import checks_of
from oddville.lab.balance.statistics import FORMAT, Statistics


def write(path: Path, text: str) -> None:
    """Write a file, and say so plainly if that cannot be done."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise OddVilleError("error-write", file=str(path), reason=error.strerror or str(error)) from None


def as_json(statistics: Statistics) -> str:
    """All figures and the checks made of them."""
    return json.dumps({**statistics, "checks": checks_of(statistics)}, indent=1) + "\n"


def read_figures(path: Path) -> Statistics:
    """The figures that an earlier run has written."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise OddVilleError("error-file", file=str(path), reason=reason) from None
    except ValueError:
        raise OddVilleError("error-balance-file", file=str(path)) from None
    if not isinstance(data, dict) or data.get("balance") != FORMAT:
        raise OddVilleError("error-balance-file", file=str(path))
    return cast(Statistics, data)
