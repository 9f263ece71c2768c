"""`oddville bench engine`: our figures, and those of peers beside them."""

import json
from collections.abc import Iterator
from typing import Any, TextIO

from oddville.games.errors import OddVilleError
from oddville.lab import bench, peers
from oddville.texts import Texts


def bench_engine(seconds: float, runs: int, as_json: bool, texts: Texts, out: TextIO) -> int:
    """Measure and print, row by row or as one JSON object."""
    check_arguments(seconds, runs)
    rows = _measure(seconds, runs)
    if as_json:
        print(json.dumps(_summary(list(rows), runs), indent=1), file=out)
        return 0
    compiled = "yes" if bench.is_compiled() else "no"
    print(texts.say("bench-heading", compiled=compiled, runs=runs), file=out, flush=True)
    for row in rows:
        print(_line(row, texts), file=out, flush=True)
    if not peers.available():
        print(texts.say("bench-no-peers"), file=out)
    return 0


def check_arguments(seconds: float, runs: int) -> None:
    """Raise if a measurement cannot be made so."""
    if not 0.01 <= seconds <= 600 or not 1 <= runs <= 99:
        raise OddVilleError("bench-arguments")


Row = dict[str, Any]


def _measure(seconds: float, runs: int) -> Iterator[Row]:
    """Our figures, then each peer's with the ratio of our two-player playouts to it."""
    ours = 0.0
    for figure in bench.measure(seconds, runs):
        row = {"what": figure.what, "players": figure.players, "unit": figure.unit, "value": figure.value}
        if figure.what == "playouts" and figure.unit == "decisions":
            ours = min(ours or figure.value, figure.value)
        yield row
    for peer in peers.measure_all(seconds):
        value = peer.decisions_per_s
        yield {"peer": peer.peer, "how": peer.how, "unit": "decisions", "value": value, "ratio": ours / value}


def _line(row: Row, texts: Texts) -> str:
    value = row["value"]
    shown = f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
    told = texts.say(f"bench-unit-{row['unit']}", value=texts.figures(shown))
    if "peer" in row:
        ratio = texts.say("bench-ratio", ratio=texts.figures(f"{row['ratio']:.1f}"))
        return f"{row['peer'] + ', ' + row['how']:<44} {told:>28}   {ratio}"
    what = texts.say(f"bench-{row['what']}", players=row["players"] or 0)
    return f"{what:<44} {told:>28}"


def _summary(rows: list[Row], runs: int) -> dict[str, Any]:
    """One object: the slower of our playout figures under `playout_decisions_per_s`, every row, and the peers."""
    playouts = {
        str(row["players"]): row["value"]
        for row in rows
        if row.get("what") == "playouts" and row["unit"] == "decisions"
    }
    return {
        "compiled": bench.is_compiled(),
        "runs": runs,
        "playout_decisions_per_s": min(playouts.values()),
        "playout_decisions_per_s_by_players": playouts,
        "rows": [row for row in rows if "what" in row],
        "peers": [row for row in rows if "peer" in row],
    }
