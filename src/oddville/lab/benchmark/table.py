"""Rows of the benchmark as a Markdown table."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from oddville.lab.arena.reports import percent
from oddville.lab.benchmark import protocol
from oddville.lab.benchmark.rows import BenchmarkRow, PairingResult
from oddville.texts import Texts

NONE: Final = "–"


def markdown(rows: Iterable[BenchmarkRow], texts: Texts) -> str:
    """The table: those of the newest protocol first, the best first."""
    ranked = sorted(rows, key=lambda row: (-row["benchmark"], -row["score"], row["agent"]))
    heads = list(_heads(texts))
    lines = [heads, ["---"] * len(heads), *(list(_cells(row, texts)) for row in ranked)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _heads(texts: Texts) -> Iterator[str]:
    for column in ("agent", "score"):
        yield texts.say(f"benchmark-column-{column}")
    for pairing in protocol.PAIRINGS:
        yield f"`{pairing.opponent}` {pairing.players}p"
    for column in ("games", "failed", "ms", "training", "version"):
        yield texts.say(f"benchmark-column-{column}")


def _cells(row: BenchmarkRow, texts: Texts) -> Iterator[str]:
    yield f"`{row['agent']}`"
    yield texts.figures(_interval(row["score"], row["score_low"], row["score_high"]))
    found = {(each["opponent"], each["players"]): each for each in row["pairings"]}
    for pairing in protocol.PAIRINGS:
        yield texts.figures(_rate(found, pairing.opponent, pairing.players))
    yield f"{row['games']} ({row['size']})"
    yield str(row["failed_games"])
    yield texts.figures(f"{row['ms_per_decision']:.1f}")
    yield NONE if row["training_decisions"] is None else f"{row['training_decisions']:,}"
    yield f"{row['benchmark']}, {row['version']}, {row['date']}"


def _rate(found: Mapping[tuple[str, int], PairingResult], opponent: str, players: int) -> str:
    result = found.get((opponent, players))
    return NONE if result is None else _interval(result["win_rate"], result["low"], result["high"])


def _interval(value: float, low: float, high: float) -> str:
    return f"{percent(value)} ({100 * low:.0f} … {100 * high:.0f})"
