"""Win rates with their intervals as a plot."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from oddville.games.errors import MissingExtra, OddVilleError
from oddville.lab.arena.standings import Row, Standings
from oddville.texts import Texts

KINDS: Final = (".svg", ".png")
INK: Final = "#20303c"
FAIR: Final = "#b4541a"


def check_plot(path: Path) -> None:
    """Refuse a file type that cannot be drawn, before anything is played."""
    if path.suffix.lower() not in KINDS:
        raise OddVilleError("error-plot-kind", file=str(path), kinds=list(KINDS))
    load_matplotlib()


def load_matplotlib() -> ModuleType:
    try:
        import matplotlib
    except ImportError:
        raise MissingExtra("error-extra", what="matplotlib", extra="lab") from None
    matplotlib.use("Agg")
    return matplotlib


def plot(standings: Standings, path: Path, texts: Texts) -> None:
    """Draw the win rates of all bots, the first bot on top."""
    load_matplotlib()
    from matplotlib.figure import Figure

    rows = standings["rows"]
    figure = Figure(figsize=(8, 1.6 + 0.55 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    fair = 100 * rows[0]["fair"]
    axes.axvline(fair, color=FAIR, linestyle="--", label=texts.say("plot-fair", rate=f"{fair:.0f}"), zorder=1)
    _points(axes, rows)
    facts = {key: standings[key] for key in ("players", "games")}
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
        rate = 100 * row["win_rate"]
        errors = [[rate - 100 * low], [100 * high - rate]]
        axes.errorbar(rate, place, xerr=errors, fmt="o", color=INK, capsize=5, markersize=7)
        label_at = (rate, place)
        axes.annotate(f"{rate:.1f}", label_at, (0, 8), textcoords="offset points", ha="center", color=INK)
