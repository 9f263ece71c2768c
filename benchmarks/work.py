"""What the main thread of a page does: processor time by kind of work, from traces in Chromium.

    python benchmarks/work.py [--runs 7]

Prints the milliseconds of processor time from the first request of a table with 21 cards until it is interactive, and
from the arrival of a move until it is drawn, at full speed. Unlike the times of `pages.py`, processor time hardly
depends on what else the machine does; it leaves out what the page waits for.
"""

import argparse
import json
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pages
from playwright.sync_api import Browser, Page, sync_playwright
from servers import NO_LIMITS, oddvilles, tell

CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
KINDS: Final = {
    "Layout": "layout",
    "UpdateLayoutTree": "style",
    "ParseAuthorStyleSheet": "style",
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit"), "paint"),
    **dict.fromkeys(
        ("FunctionCall", "v8.evaluateModule", "EvaluateScript", "v8.run", "v8.callFunction"), "script"
    ),
    "BlinkScheduler_PerformMicrotaskCheckpoint": "script",
}
"""Events of a trace that are not the work of another kind; all others are `rest`."""

Event = dict[str, Any]
Work = Counter[str]


def main_thread(events: list[Event]) -> list[Event]:
    """The whole events of the thread that runs the page's script, in order, outer ones first."""
    frames = [event for event in events if event["name"] == "FunctionCall"]
    (thread, _), *_ = Counter((event["pid"], event["tid"]) for event in frames).most_common(1)
    own = [event for event in events if (event["pid"], event["tid"]) == thread and "tdur" in event]
    return sorted(own, key=lambda event: (event["tts"], -event["tdur"]))


def work_of(events: list[Event]) -> Work:
    """Milliseconds by kind; an event counts without those inside it."""
    work, outer = Work(), list[tuple[float, str]]()
    for event in events:
        while outer and outer[-1][0] <= event["tts"]:
            outer.pop()
        if outer:
            work[outer[-1][1]] -= event["tdur"] / 1000
        kind = KINDS.get(event["name"], outer[-1][1] if outer and event["name"].startswith("V8.") else "rest")
        work[kind] += event["tdur"] / 1000
        outer.append((event["tts"] + event["tdur"], kind))
    return work


def between(chromium: Browser, first: str, milliseconds: float) -> Work:
    """What was done from the first event of that name on, for so long."""
    events = [event for event in json.loads(chromium.stop_tracing())["traceEvents"] if "ts" in event]
    start = min(event["ts"] for event in events if event["name"] == first)
    return work_of([each for each in main_thread(events) if 0 <= each["ts"] - start <= milliseconds * 1000])


def load(chromium: Browser, url: str) -> Work:
    context = chromium.new_context(viewport=pages.SIZE)  # type: ignore[arg-type]
    context.add_init_script(pages.WATCH_LOAD)
    page = context.new_page()
    chromium.start_tracing(page=page, categories=CATEGORIES)
    page.goto(url)
    work = between(chromium, "ResourceSendRequest", page.evaluate("interactive"))
    context.close()
    return work


def move(chromium: Browser, page: Page, table: pages.Table) -> Work:
    chromium.start_tracing(page=page, categories=CATEGORIES)
    table.build()
    work = between(chromium, "WebSocketReceive", page.evaluate("nextDrawn()"))
    table.undo()
    page.evaluate("nextDrawn()")
    return work


def report(name: str, found: list[Work]) -> None:
    """Best and median of the sums, and the median of each kind."""
    sums = [sum(each.values()) for each in found]
    kinds = {
        kind: statistics.median(each[kind] for each in found)
        for kind in sorted(set(KINDS.values()) | {"rest"})
    }
    listed = ", ".join(f"{kind} {value:.1f}" for kind, value in kinds.items())
    print(f"{name}: best {min(sums):.1f} ms, median {statistics.median(sums):.1f} ms ({listed})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7)
    runs = parser.parse_args().runs
    with (
        tempfile.TemporaryDirectory() as folder,
        oddvilles(Path(folder), 1, NO_LIMITS) as [server],
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=pages.chromium_path(), args=["--no-sandbox"])
        table = pages.Table(server.url)
        url = f"{server.url}/{table.path}"
        load(chromium, url)  # the server bundles the page
        tell("loading")
        report(f"table with {pages.CARDS - 1} cards", [load(chromium, url) for _ in range(runs)])
        page = chromium.new_page(viewport=pages.SIZE)  # type: ignore[arg-type]
        page.add_init_script(pages.WATCH_LOAD + pages.WATCH_MOVES)
        page.goto(url)
        page.evaluate("interactive")
        report(f"a move in a town of {pages.CARDS} cards", [move(chromium, page, table) for _ in range(runs)])
        chromium.close()


if __name__ == "__main__":
    main()
