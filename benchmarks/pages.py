"""Size and speed of the pages, in a real Chromium with a server on loopback.

    python benchmarks/pages.py [--runs 7] [--slower 4] [--json]

Prints for the start page and the table the compressed size of the first load, the time until the page is interactive
on a processor slowed down four times, the time from the arrival of a move until it is drawn in a city of 22 cards, the
frames while a city of 30 cards is dragged, and any requests to other hosts, each with its goal. Noise only makes a page
slower, so the best of several runs is compared with the goal; the median is printed as well.
"""

import argparse
import gzip
import json
import random
import statistics
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import httpx
import panning
from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright
from servers import NO_LIMITS, OddVille, oddvilles, tell
from websockets.sync.client import ClientConnection, connect

from oddville.cli.print import browser
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from oddville.server.http.bundling import modules
from oddville.server.http.files import PACKAGE

WEB: Final = PACKAGE / "web"
WITHOUT_ART: Final = 150_000
IN_ALL: Final = 400_000
INTERACTIVE: Final = 1000.0
DRAWN: Final = 100.0
CARDS: Final = 22
"""The largest city of a running game with four players."""
SEED: Final = 2
EAGER: Final = {"build": 60.0, "bonus": 9.0, "resource": 5.0, "building": 4.0, "return": 0.01}
SIZE: Final = {"width": 1440, "height": 900}
SECONDS: Final = 60.0

WATCH_LOAD: Final = """
globalThis.interactive = new Promise((done, fail) => {
  setTimeout(() => fail("nothing to press"), 30_000);
  const isReady = () => document.querySelector("body[data-ready] #play, .table-page.my-choice .starter");
  const settle = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    settle();
  });
  const attributeFilter = ["data-ready", "class"];
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
});
"""
"""Interactive: the controls are drawn, and the main thread is free."""

WATCH_MOVES: Final = """
(() => {
  const heard = [];
  let told = () => {};
  globalThis.nextDrawn = async () => heard.shift() ?? new Promise((done) => { told = done; })
    .then(() => heard.shift());
  const Usual = WebSocket;
  globalThis.WebSocket = class extends Usual {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).type !== "update") return;
        const began = performance.now();
        const city = () => document.querySelectorAll(".cell.card").length;
        const before = city();
        const watch = () => requestAnimationFrame(() => {
          if (city() === before) return watch();
          requestAnimationFrame(() => {
            heard.push(performance.now() - began);
            told();
          });
        });
        watch();
      });
    }
  };
})();
"""
"""From the arrival of an update until the frame that shows it."""


@dataclass(frozen=True)
class Figure:
    """A measurement and its goal."""

    name: str
    best: float
    median: float | None
    goal: float | None
    unit: str

    @property
    def is_met(self) -> bool:
        """Whether the goal is met, if there is one."""
        return self.goal is None or self.best <= self.goal


@dataclass
class Load:
    """The bytes received while a page opened, by address, with headers."""

    page: Page
    own: str
    sizes: dict[str, int]
    elsewhere: list[str]


def art(page: str) -> int:
    """The compressed size of a page's drawing modules."""
    script = tomllib.loads((WEB / "pages.toml").read_text())[page]["script"]
    first, _ = modules(WEB, script)
    art = "".join(module.body for name, module in first.items() if name.startswith("art/"))
    return len(gzip.compress(art.encode()))


class Pages:
    """A browser and a server."""

    def __init__(self, chromium: Browser, url: str, slower: float) -> None:
        self.chromium = chromium
        self.url = url
        self.slower = slower
        self.elsewhere: set[str] = set()

    @contextmanager
    def opened(
        self, path: str, script: str, slower: float, socket: Callable[[WebSocketRoute], None] | None = None
    ) -> Iterator[tuple[Load, CDPSession]]:
        """A page in a new browser context, without caches."""
        context = self.chromium.new_context(viewport=SIZE, has_touch=True)  # type: ignore[arg-type]
        context.add_init_script(script)
        page = context.new_page()
        if socket:
            page.route_web_socket("**/api/live", socket)
        client = context.new_cdp_session(page)
        load = self._listened(page, client)
        client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.goto(f"{self.url}/{path}")
        try:
            yield load, client
        finally:
            self.elsewhere |= set(load.elsewhere)
            context.close()

    def _listened(self, page: Page, client: CDPSession) -> Load:
        load, urls = Load(page, self.url, {}, []), dict[str, str]()

        def ask(event: dict[str, Any]) -> None:
            url = urls[event["requestId"]] = event["request"]["url"]
            if not url.startswith((self.url, "data:", "blob:")):
                load.elsewhere.append(url)

        def came(event: dict[str, Any]) -> None:
            load.sizes[urls[event["requestId"]]] = int(event["encodedDataLength"])

        client.send("Network.enable")
        client.on("Network.requestWillBeSent", ask)
        client.on("Network.loadingFinished", came)
        page.on("websocket", lambda socket: self._check_socket(socket.url, load))
        return load

    def _check_socket(self, url: str, load: Load) -> None:
        if not url.startswith(self.url.replace("http", "ws", 1)):
            load.elsewhere.append(url)

    def weight(self, name: str, path: str) -> list[Figure]:
        """The size of a page's first load."""
        with self.opened(path, WATCH_LOAD, 1) as (load, _):
            load.page.evaluate("interactive")
            load.page.wait_for_load_state("networkidle")
            whole, count = sum(load.sizes.values()), len(load.sizes)
            plain = whole - art(path.partition(".html")[0] or "index")
        return [
            Figure(f"{name}: without art", plain, None, WITHOUT_ART, "bytes"),
            Figure(f"{name}: in all", whole, None, IN_ALL, "bytes"),
            Figure(f"{name}: files", count, None, None, ""),
        ]

    def interactive(self, name: str, path: str, runs: int) -> Figure:
        """The time until a page is interactive."""
        times = []
        for run in range(runs):
            tell(f"{name}: {run + 1} of {runs}")
            with self.opened(path, WATCH_LOAD, self.slower) as (load, _):
                times.append(load.page.evaluate("interactive"))
        title = f"{name}: interactive, processor {self.slower:g} times slower"
        return figure(title, times, INTERACTIVE, "ms")

    def moves(self, table: "Table", runs: int, slower: float, goal: float | None) -> Figure:
        """The time until another player's build is drawn."""
        with self.opened(table.path, WATCH_LOAD + WATCH_MOVES, slower) as (load, _):
            load.page.evaluate("interactive")
            times = [self._seen(load.page, table) for _ in range(runs)]
        how = "" if slower == 1 else f", processor {slower:g} times slower"
        name = f"a move in a town of {CARDS} cards, from arrival until drawn{how}"
        return figure(name, times, goal, "ms")

    def _seen(self, page: Page, table: "Table") -> float:
        table.build()
        took: float = page.evaluate("nextDrawn()")
        table.undo()
        page.evaluate("nextDrawn()")
        return took

    def pans(self, path: str, runs: int) -> list[Figure]:
        """The longest frame while a town is dragged, and how late frames come."""
        found = [self._pan(path) for _ in range(runs)]
        name = f"dragging a town of {panning.CARDS} cards, processor {self.slower:g} times slower"
        return [
            figure(f"{name}: longest frame", [max(pan.work) for pan in found], panning.LIMIT, "ms"),
            figure(f"{name}: longest wait", [max(pan.distances) for pan in found], None, "ms"),
            figure(f"{name}: over 50 ms", [pan.share_over for pan in found], None, "%"),
        ]

    def _pan(self, path: str) -> panning.Pan:
        tell("dragging")
        with self.opened(path, WATCH_LOAD, self.slower, panning.enlarge) as (load, devtools):
            load.page.evaluate("interactive")
            load.page.wait_for_load_state("networkidle")
            return panning.measure(self.chromium, load.page, devtools)


def figure(name: str, values: list[float], goal: float | None, unit: str) -> Figure:
    return Figure(name, min(values), statistics.median(values), goal, unit)


class Table:
    """A table before its last build, with a client that builds and undoes."""

    def __init__(self, url: str) -> None:
        self.record, self.ply, self.move = large_town()
        seats = [{"kind": "here", "name": name} for name in ("Ada", "Bo", "Cy", "Di")]
        table = post(url, {"seats": seats, "origin": {"record": self.record, "ply": self.ply}})
        self.path = place(url, table)
        self._keys = 0
        self._socket: ClientConnection = connect(
            f"{url.replace('http', 'ws', 1)}/api/live", compression=None
        ).__enter__()
        self._say(do="hello", table=table["id"], tokens=[link["token"] for link in table["seats"]])
        self._hear("choices")

    def build(self) -> None:
        self._act("move", move=self.move)

    def undo(self) -> None:
        self._act("undo")

    def _act(self, do: str, **more: str) -> None:
        self._keys += 1
        self._say(do=do, key=f"pages-{self._keys:04}", seat=self.seat, version=self.version, **more)
        self._hear("done")

    def _say(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, kind: str) -> None:
        while True:
            message = json.loads(self._socket.recv(SECONDS))
            if message["type"] == "refused":
                raise SystemExit(message)
            if message["type"] == "choices":
                self.seat = getattr(self, "seat", message["seat"])
            if "table" in message:
                self.version = message["table"]["version"]
            if message["type"] == kind:
                self.version = message["version"]
                return


def large_town() -> tuple[str, int, str]:
    """A game with four players before the move that builds the 22nd card, and that move."""
    rng, game = random.Random(SEED), Game(4, seed=str(SEED))
    found: tuple[int, str] | None = None
    while not game.is_over:
        view, moves = game.view(), [move.text for move in game.legal_moves]
        if len(view["city"]) < CARDS - 1 and sum(owner == view["player"] for *_, owner in view["city"]) >= 5:
            moves = [move for move in moves if not move.startswith("build ")] or moves
        move = rng.choices(moves, [EAGER.get(text.split()[0], 1.0) for text in moves])[0]
        if len(view["city"]) == CARDS - 1 and move.startswith("build "):
            found = found or (len(game.moves), move)
        game.play(move)
    if found is None:
        raise SystemExit("no town grew so large")
    return str(record_of(game, ["Ada", "Bo", "Cy", "Di"])), *found


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = httpx.post(f"{url}/api/tables", json=body, timeout=SECONDS)
    answer.raise_for_status()
    body: dict[str, Any] = answer.json()
    return body


def place(url: str, table: dict[str, Any]) -> str:
    """The seat that must choose."""
    chooses = httpx.get(f"{url}/api/tables/{table['id']}", timeout=SECONDS).json()["chooses"]
    return f"table.html?table={table['id']}#{table['seats'][chooses]['token']}"


def measured(pages: Pages, runs: int) -> list[Figure]:
    """All measurements."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    table = post(pages.url, {"seats": seats})
    new = place(pages.url, table)
    large = Table(pages.url)
    figures = [*pages.weight("start page", ""), *pages.weight("table", new)]
    figures.append(pages.interactive("start page", "", runs))
    figures.append(pages.interactive("table", new, runs))
    figures.append(pages.interactive(f"table with {CARDS - 1} cards", large.path, runs))
    figures.append(pages.moves(large, runs, 1, DRAWN))
    figures.append(pages.moves(large, runs, pages.slower, None))
    figures += pages.pans(large.path, runs)
    figures.append(Figure("requests to anybody else", len(pages.elsewhere), None, 0, ""))
    return figures


def print_table(figures: list[Figure], runs: int) -> None:
    print(f"{'':72}{f'best of {runs}':>12}{'median':>10}{'goal':>10}")
    for each in figures:
        median = "" if each.median is None else f"{each.median:,.0f}"
        goal = "" if each.goal is None else f"{each.goal:,.0f}"
        verdict = "" if each.goal is None else "met" if each.is_met else "missed"
        print(f"{each.name:72}{each.best:>12,.0f}{median:>10}{goal:>10} {each.unit:6}{verdict}".rstrip())


def chromium_path() -> str | None:
    """The system's Chromium; None means Playwright's own."""
    try:
        return browser()
    except OddVilleError:
        return None


def run(server: OddVille, runs: int, slower: float) -> list[Figure]:
    """Start a server and a browser, and measure."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        try:
            return measured(Pages(chromium, server.url, slower), runs)
        finally:
            chromium.close()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, oddvilles(Path(folder), 1, NO_LIMITS) as servers:
        figures = run(servers[0], options.runs, options.slower)
    if options.json:
        print(json.dumps([asdict(each) for each in figures], indent=2))
    else:
        print_table(figures, options.runs)
    return 0 if all(each.is_met for each in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
