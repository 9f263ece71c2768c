"""Metrics in the text format of Prometheus.

The client library of Prometheus is not used: it would add a dependency and a fifth to the server's start time.
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Final

from oddville.texts import Texts, english

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
PREFIX: Final = "oddville_"


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, labels: str) -> Iterator[str]:
        total, comma = 0, "," if labels else ""
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{{labels}{comma}le="{bound}"}} {total}'
        braces = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{braces} {self._sum:.6f}"
        yield f"{name}_count{braces} {total}"


class Metrics:
    """The metrics of a server. The help text of metric `x` is the message `metric-x`."""

    def __init__(self) -> None:
        self._counters: dict[str, Counter[str]] = defaultdict(Counter)
        self._histograms: dict[str, dict[str, Histogram]] = defaultdict(dict)
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, **labels: str) -> None:
        self._counters[name][_labels(labels)] += 1

    def time(self, name: str, seconds: float, **labels: str) -> None:
        self._histograms[name].setdefault(_labels(labels), Histogram()).add(seconds)

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        return "\n".join(self._lines(english())) + "\n"

    def _lines(self, texts: Texts) -> Iterator[str]:
        for name, read in sorted(self._gauges.items()):
            yield from _head(texts, name, name, "gauge")
            yield f"{PREFIX}{name} {read():g}"
        for name, counts in sorted(self._counters.items()):
            yield from _head(texts, name, f"{name}_total", "counter")
            for labels, count in sorted(counts.items()):
                yield f"{PREFIX}{name}_total{f'{{{labels}}}' if labels else ''} {count}"
        for name, histograms in sorted(self._histograms.items()):
            yield from _head(texts, name, f"{name}_seconds", "histogram")
            for labels, histogram in sorted(histograms.items()):
                yield from histogram.lines(f"{PREFIX}{name}_seconds", labels)


def _head(texts: Texts, name: str, full: str, kind: str) -> Iterator[str]:
    message = f"metric-{name.replace('_', '-')}"
    yield f"# HELP {PREFIX}{full} {texts.say(message)}"
    yield f"# TYPE {PREFIX}{full} {kind}"


def _labels(labels: dict[str, str]) -> str:
    return ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
