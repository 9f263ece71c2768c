"""The progress of a training as a plot: the held-out loss and the win rate against the best before, by generation."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from oddville.lab.arena.plots import load_matplotlib
from oddville.texts import Texts

Rows = Sequence[Mapping[str, Any]]


def plot(history: Rows, path: Path, texts: Texts) -> None:
    load_matplotlib()
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 7), layout="constrained")
    losses, rates = figure.subplots(2, sharex=True)
    for players in sorted({row["players"] for row in history}):
        rows = [row for row in history if row["players"] == players]
        generations = [row["generation"] for row in rows]
        label = texts.say("train-plot-players", players=players)
        losses.plot(generations, [row["loss"] for row in rows], marker="o", label=label)
        _rates(rates, generations, rows)
    losses.set(ylabel=texts.say("train-plot-loss"))
    rates.set(xlabel=texts.say("train-plot-generation"), ylabel=texts.say("train-plot-rate"), ylim=(0, 100))
    losses.legend(frameon=False)
    for axes in (losses, rates):
        axes.grid(alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


def _rates(axes: Any, generations: Sequence[int], rows: Rows) -> None:
    rates = [100 * row["rate"] for row in rows]
    below = [rate - 100 * row["low"] for rate, row in zip(rates, rows, strict=True)]
    above = [100 * row["high"] - rate for rate, row in zip(rates, rows, strict=True)]
    axes.errorbar(generations, rates, yerr=[below, above], fmt="o-", capsize=4)
