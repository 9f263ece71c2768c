"""Standings as a picture: each bot's win rate with its interval, and the fair share as a line."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from oddville.games.errors import MissingExtra, OddVilleError
from oddville.lab.standings import Row, Standings
from oddville.texts import Texts

KINDS: Final = (".svg", ".png")
INK: Final = "#20303c"
FAIR: Final = "#b4541a"


def check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played for it."""
    if path.suffix.lower() not in KINDS:
        raise OddVilleError("error-plot-kind", file=str(path), kinds=", ".join(KINDS))
    load_matplotlib()


def load_matplotlib() -> ModuleType:
    """The drawing library, if it is installed; it opens no window."""
    try:
        import matplotlib
    except ImportError:
        raise MissingExtra("error-extra", what="matplotlib", extra="lab") from None
    matplotlib.use("Agg")
    return matplotlib


def plot(found: Standings, path: Path, texts: Texts) -> None:
    """Draw the win rates of all bots into a file, the first bot on top."""
    load_matplotlib()
    from matplotlib.figure import Figure

    rows = found["rows"]
    figure = Figure(figsize=(8, 1.6 + 0.55 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    fair = 100 * rows[0]["fair"]
    axes.axvline(fair, color=FAIR, linestyle="--", label=texts.say("plot-fair", rate=f"{fair:.0f}"), zorder=1)
    _points(axes, rows)
    facts = {key: found[key] for key in ("players", "games")}
    axes.set(title=texts.say("plot-title", facts), xlabel=texts.say("plot-rate"), xlim=(-2, 102))
    axes.set_yticks(range(len(rows)), [row["bot"] for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    figure.legend(loc="outside lower right", frameon=False)
    figure.savefig(path, dpi=160)


def _points(axes: Any, rows: Sequence[Row]) -> None:
    for place, row in enumerate(rows):
        low, high = (row["win_rate"] if each is None else each for each in (row["low"], row["high"]))
        reach = [[100 * (row["win_rate"] - low)], [100 * (high - row["win_rate"])]]
        axes.errorbar(100 * row["win_rate"], place, xerr=reach, fmt="o", color=INK, capsize=5, markersize=7)
        told = (100 * row["win_rate"], place)
        axes.annotate(f"{told[0]:.1f}", told, (0, 8), textcoords="offset points", ha="center", color=INK)
