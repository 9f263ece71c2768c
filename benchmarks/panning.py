"""How smoothly a town is dragged: the frames of a pan by finger, on a slow processor."""

import json
from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute

from oddville import edition

CARDS: Final = 30
"""More than any game reaches with the shipped cards; the page gets the rest with the messages of the server."""
LIMIT: Final = 50.0
"""Milliseconds of a frame."""
SPEED: Final = 400
"""Pixels a second."""
STROKES: Final[tuple[tuple[int, int], ...]] = ((300, 0), (-300, 100), (0, -100), (300, 0))
"""Distances of a finger, together three seconds."""
WEIGHTS: Final = {"RunTask": 1, "Commit": -1}
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
WATCH_FRAMES: Final = """
globalThis.frameTimes = [];
const note = (time) => { frameTimes.push(time); requestAnimationFrame(note); };
requestAnimationFrame(note);
"""

Event = dict[str, Any]


@dataclass(frozen=True)
class Pan:
    """One measurement, in milliseconds."""

    work: list[float]
    """Main-thread CPU time of each frame."""
    distances: list[float]
    """Between the timestamps of two frames."""

    @property
    def share_over(self) -> float:
        """The percentage of frames that came later than the limit."""
        return 100 * sum(each > LIMIT for each in self.distances) / len(self.distances)


def enlarge(route: WebSocketRoute) -> None:
    """Pass the messages of the server on, with a town of so many cards."""
    server = route.connect_to_server()
    server.on_message(lambda message: route.send(enlarged(str(message))))


def enlarged(text: str) -> str:
    message = json.loads(text)
    view = message.get("table", {}).get("view")
    if not view:
        return text
    city = view["city"]
    cells, cards = free_cells(city), unused_cards(city)
    city += [[next(cells), next(cards), number % 4] for number in range(CARDS - len(city))]
    return json.dumps(message)


def unused_cards(city: list[Any]) -> Iterator[str]:
    used = {card for _, card, _ in city}
    return iter([card.id for card in edition().cards if card.id not in used])


def free_cells(city: list[Any]) -> Iterator[list[int]]:
    """The cells beside the town, in the order of its cards."""
    taken = [tuple(cell) for cell, _, _ in city]
    for x, y in taken:
        for beside in ((x, y + 1), (x + 1, y), (x - 1, y)):
            if beside not in taken:
                taken.append(beside)
                yield list(beside)


def measure(chromium: Browser, page: Page, devtools: CDPSession) -> Pan:
    """Drag the town and trace the frames."""
    page.evaluate(f"() => {{ {WATCH_FRAMES} }}")
    box = page.locator(".stage").bounding_box()
    assert box is not None
    chromium.start_tracing(page=page, categories=CATEGORIES)
    drag(devtools, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    trace = json.loads(chromium.stop_tracing())
    times = page.evaluate("frameTimes.splice(0)")
    return Pan(frame_work(trace["traceEvents"]), [late - early for early, late in pairwise(times)])


def drag(devtools: CDPSession, x: float, y: float) -> None:
    """Drag from a point of the window."""
    start = {"x": x, "y": y}
    how = {"speed": SPEED, "gestureSourceType": "touch", "preventFling": True}
    for right, down in STROKES:
        distance = {"xDistance": right, "yDistance": down}
        devtools.send("Input.synthesizeScrollGesture", start | how | distance)


def frame_work(events: list[Event]) -> list[float]:
    """The CPU time of the main thread from one frame to the next. In a commit it only waits for the compositor."""
    whole = [event for event in events if event.get("ph") == "X"]
    frame = next(event for event in whole if event["name"] == "FireAnimationFrame")
    own = during_drag(
        [event for event in whole if (event["pid"], event["tid"]) == (frame["pid"], frame["tid"])]
    )
    starts = frame_starts(own)
    work = [0.0] * (len(starts) + 1)
    for event in own:
        work[bisect(starts, event["ts"])] += WEIGHTS.get(event["name"], 0) * event.get("tdur", 0) / 1000
    return work[1:]


def during_drag(events: list[Event]) -> list[Event]:
    """The events from the first touch to the last; before it the trace shows what starts the measurement."""
    touches = [event["ts"] for event in events if event["name"] == "EventDispatch" and is_touch(event)]
    return [event for event in events if min(touches) <= event["ts"] <= max(touches)]


def is_touch(event: Event) -> bool:
    return str(event["args"]["data"]["type"]).startswith("pointer")


def frame_starts(events: list[Event]) -> list[float]:
    """When the tasks begin that draw a frame."""
    tasks = sorted(event["ts"] for event in events if event["name"] == "RunTask")
    frames = [event["ts"] for event in events if event["name"] == "FireAnimationFrame"]
    return sorted({tasks[max(0, bisect(tasks, time) - 1)] for time in frames})
