"""Helpers for tests of the table page: players who use its controls by mouse, touch and keys.

A second connection, like another window of the same player, receives the legal moves; the moves are played on
the page.
"""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, Position, expect

from browser.windows import cleared_context, settle
from server.serving import Player, TestServer

BEYOND: Final = """(cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const stage = cell.closest(".stage").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const arrow = document.elementFromPoint(x, y)?.closest(".beyond");
    if (arrow) return arrow.dataset.act.replace("beyond-", "");
    const edge = 6;
    if (x < stage.left + edge || x > stage.right - edge) return x < stage.left + edge ? "west" : "east";
    return y < stage.top + edge ? "north" : y > stage.bottom - edge ? "south" : null;
}"""
"""The arrow at the edge of the city's window that leads to a cell; null if the cell can be pressed."""
EAGER: Final = {"build": 60, "bonus": 9, "travel": 9, "resource": 5, "building": 4, "return": 0, "recover": 1}
"""Weights of kinds of moves, so that games end soon."""
UNSELECTABLE_CELL: Final = """() => [...document.querySelectorAll(".cell.empty.unselectable")].find((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).dataset.cell"""
"""A visible cell where nothing can be built."""
LETTERS: Final = {"wood": "w", "clay": "l", "stone": "s", "crystal": "x"}
CHARACTER_KEYS: Final = {"cheat": "k", "swap": "b", "travel": "t"}
DO: Final = "[data-act=do]"
NAMES: Final = ("Ada", "Bo", "Cy")


def here(*names: str) -> list[dict[str, Any]]:
    """The seats of one page."""
    return [{"kind": "here", "name": name} for name in names]


def keep(table: dict[str, Any], seats: list[int] | None = None, **settings: Any) -> str:
    """A script that stores the tokens of a table and the settings."""
    tokens = [link["token"] for link in table["seats"] if seats is None or link["seat"] in seats]
    known = [{"id": table["id"], "name": "", "tokens": tokens, "seats": [], "host": None, "opened": 1}]
    return (
        f"localStorage.setItem('oddville-tables', {json.dumps(json.dumps(known))});"
        f"localStorage.setItem('oddville-settings', {json.dumps(json.dumps(settings))});"
    )


@contextmanager
def open_table(
    browser: Browser,
    server: TestServer,
    table: dict[str, Any],
    seats: list[int] | None = None,
    *,
    size: tuple[int, int] = (1440, 900),
    touch: bool = False,
    script: str = "",
    once: bool = False,
    **settings: Any,
) -> Iterator[Page]:
    """A browser at a table. Errors on its console fail the test; `script` runs before the page's; with `once` the
    page may remember more than the table and the settings."""
    with cleared_context(browser, server.url, touch) as context:
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        kept = keep(table, seats, **{"motion": "reduced", **settings})
        page.add_init_script(f"if (!localStorage.getItem('oddville-tables')) {{ {kept} }}" if once else kept)
        page.add_init_script(script)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda message: complaints.append(message.text) if message.type == "error" else None
        )
        page.goto(f"{server.url}/table.html?table={table['id']}")
        expect(page.locator(".decision")).to_be_visible()
        try:
            yield page
        except TimeoutError as silence:
            text = page.locator(".decision").inner_text()
            raise AssertionError(f"The server says nothing more. The page says: {text}") from silence
        real = [each for each in complaints if "WebSocket" not in each and "ERR_" not in each]
        assert not real, real


def wait_for_version(player: Player, version: int) -> dict[str, Any]:
    """Wait for a version later than this one."""
    while True:
        table: dict[str, Any] = player.receive("update")["table"]
        if table["version"] > version:
            return table


# Targets of a move


def things_of(move: str) -> list[str]:
    """The targets of a move, in order."""
    kind, *words = move.split()
    ways: dict[str, Callable[[], list[str]]] = {
        "choose": lambda: [f"resource:{words[0]}"],
        "recover": lambda: ["played"],
        "coins": lambda: [f"worker:{words[0]}", "coins"],
        "resource": lambda: (
            [f"worker:{words[0]}", f"resource:{words[1]}"] if len(words) > 1 else [f"resource:{words[0]}"]
        ),
        "building": lambda: [f"worker:{words[0]}", f"row:{words[1]}"],
        "build": lambda: [f"mine:{words[0]}", f"cell:{words[1]}"],
        "discard": lambda: [f"mine:{words[0]}"],
        "cheat": lambda: ["character:cheater"],
        "swap": lambda: ["character:bookkeeper", f"mine:{words[0]}", f"row:{words[1]}"],
        "travel": lambda: ["character:traveller", f"resource:{words[0]}"],
        "return": lambda: ["off", f"slot:{words[0]}"],
        "bonus": lambda: [
            f"bonus:{words[0]}",
            *([f"slot:{words[1]}", f"resource:{words[2]}"] if len(words) > 2 else [f"resource:{words[1]}"]),
        ],
    }
    return ways[kind]() if kind in ways else ["close"]


def element_of(page: Page, thing: str) -> Locator:
    """The element of a target on the table, not in the bar."""
    if thing == "close":
        return page.locator("#closing")
    return page.locator(f'.region:not(.decision-region) button[data-target="{thing}"]').first


def finish(page: Page, press: Callable[[Locator], None]) -> None:
    """Confirm a pinned move."""
    settle(page)
    if page.locator(DO).count():
        press(page.locator(DO))


def is_done(page: Page) -> bool:
    """Whether the move has been sent: the selection is empty."""
    return page.locator(".table-page[data-selection='']").count() == 1


def by_pointer(page: Page, move: str, press: Callable[[Locator], None]) -> None:
    """Play a move by pressing its targets."""
    for thing in things_of(move):
        if thing != "close" and thing.startswith(("mine:", "character:", "off", "row:", "played")):
            bring_tray(page, thing, press)
        element = element_of(page, thing)
        if thing.startswith("slot:") and not element.is_visible():
            element = page.locator(
                f'.choices button[data-target="{thing}"], .choices button[data-move="{move}"]'
            ).first
        if thing.startswith("character:") and not element.is_visible():
            element = page.locator(f'.choices button[data-target="{thing}"]')
        if thing.startswith("coins") and not element.is_visible():
            element = page.locator(f'.choices button[data-move="{move}"]')
        if thing.startswith(("cell:", "bonus:")):
            bring_cell(page, element, press)
        press(element)
        settle(page)
        if page.locator(DO).count() or is_done(page):
            break
    else:
        _answer_how(page, move, press)
    finish(page, press)


def _answer_how(page: Page, move: str, press: Callable[[Locator], None]) -> None:
    """If the picked targets could also mean another move, the bar asks which."""
    meant = page.locator(f'.choices button[data-move="{move}"]')
    if meant.count():
        press(meant.first)
        settle(page)


def bring_cell(page: Page, element: Locator, press: Callable[[Locator], None]) -> None:
    """Pan by the arrows at the edge until a cell is in the window."""
    for _ in range(6):
        side = element.evaluate(BEYOND)
        if side is None:
            return
        press(page.locator(f"[data-act=beyond-{side}]"))
        settle(page)


def press_where_nothing_fits(page: Page) -> None:
    """Press a cell that is not selectable."""
    settle(page)
    page.locator(f"[data-cell='{page.evaluate(UNSELECTABLE_CELL)}']").click(force=True)


def bring_tray(page: Page, thing: str, press: Callable[[Locator], None]) -> None:
    """On a narrow page, open the tray of a target."""
    tabs = page.locator(".tray-tab:visible")
    if not tabs.count() or element_of(page, thing).is_visible():
        return
    press(page.locator(f"[data-act=tray-{'row' if thing.startswith('row:') else 'mine'}]"))


def pick_building(page: Page, card: str) -> None:
    """Pick one of the player's buildings."""
    bring_tray(page, f"mine:{card}", click)
    page.locator(f".mine-region [data-target='mine:{card}']").click()
    settle(page)


def click(element: Locator) -> None:
    """Press by mouse."""
    element.click(position=_place(element))


def tap(element: Locator) -> None:
    """Press by touch."""
    element.tap(position=_place(element))


def _place(element: Locator) -> Position | None:
    """A resource is pressed at its head, because workers further down can be pressed as well."""
    if not (element.get_attribute("data-target") or "").startswith("resource:"):
        return None
    return {"x": 12, "y": 8}


def focus_cell(page: Page, cell: str) -> None:
    """Focus a cell by N and the arrow keys."""
    for _ in range(80):
        focused = page.evaluate("document.activeElement?.dataset.cell ?? ''")
        if focused == cell:
            return
        if not focused:
            page.keyboard.press("n")
            continue
        (x, y), (to_x, to_y) = (tuple(map(int, each.split(","))) for each in (focused, cell))
        page.keyboard.press(
            "ArrowRight" if to_x > x else "ArrowLeft" if to_x < x else "ArrowDown" if to_y > y else "ArrowUp"
        )
    raise AssertionError(f"{cell} cannot be reached")


def by_keys(page: Page, move: str) -> None:
    """Play a move by keys."""
    kind, *words = move.split()

    def press(key: str) -> None:
        page.keyboard.press(key)
        settle(page)

    if kind in ("done", "decline", "end"):
        press("e")
        if page.locator("#closing:focus").count():  # final
            press("Enter")
    elif kind == "bonus":
        focus_cell(page, words[0])
        press("Enter")
        if len(words) > 2:
            pick_by_next(page, f"slot:{words[1]}")
        if not is_done(page) and len(words) > 1:
            press(LETTERS[words[-1]])
    else:
        for key in keys_of(page, kind, words):
            press(key)
        if kind == "build":
            focus_cell(page, words[1])
            press("Enter")
        if kind == "return":
            pick_by_next(page, f"slot:{words[0]}")
    settle(page)
    if page.locator(DO).count():
        press("e")
        press("Enter")


def keys_of(page: Page, kind: str, words: list[str]) -> list[str]:
    """The letters and numbers of a move."""
    if kind in ("choose", "travel"):
        return [*CHARACTER_KEYS.get(kind, ""), LETTERS[words[0]]]
    if kind == "resource":
        return [*words[:-1], LETTERS[words[-1]]]
    if kind in ("build", "discard", "swap"):
        mine = page.locator(".my-building")
        place = [mine.nth(i).get_attribute("data-card") for i in range(mine.count())].index(words[0])
        return [*CHARACTER_KEYS.get(kind, ""), str(5 + place), *(words[1:] if kind == "swap" else [])]
    return {"recover": ["v"], "cheat": ["k"], "coins": [*words, "c"], "building": words, "return": ["o"]}[
        kind
    ]


def pick_by_next(page: Page, thing: str) -> None:
    """Focus the selectable targets in turn until one is reached, and pick it."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.dataset.target ?? ''") == thing:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"{thing} is not selectable")


# Whole games


def choose_move(choices: dict[str, Any], rng: random.Random) -> str:
    """One of the legal moves."""
    moves: list[str] = [each["move"] for each in choices["moves"]]
    weights = [EAGER.get(move.split()[0], 1) for move in moves]
    move: str = rng.choices(moves, weights if any(weights) else None)[0]
    return move


def choices_of(player: Player) -> Iterator[dict[str, Any]]:
    """Yield every choice of the players at this browser until the game is over."""
    while True:
        message = player.receive("choices", "update")
        if message["type"] == "choices":
            yield message
        elif message["table"]["status"] == "over":
            return


def await_choice(page: Page, message: dict[str, Any]) -> None:
    """Wait until the page offers the present choice: another connection may have received it first."""
    expect(page.locator(f'.table-page.my-choice[data-version="{message["version"]}"]')).to_be_visible()


def play_game(
    page: Page, player: Player, do: Callable[[Page, str], None], seed: int, most: int = 400
) -> set[str]:
    """Play until the game is over; returns the kinds of moves played."""
    rng = random.Random(seed)
    kinds: set[str] = set()
    for _ in range(most):
        message = player.receive("choices", "update")
        if message["type"] == "update":
            table = message["table"]
            if table["status"] == "over":
                return kinds
            if table["confirming"]:
                confirm(page)
            continue
        move = choose_move(message, rng)
        kinds.add(move.split()[0])
        await_choice(page, message)
        expect(page.locator("#sentence")).to_contain_text(NAMES[message["seat"]])
        do(page, move)
    raise AssertionError("the game does not end")


def confirm(page: Page) -> None:
    """Confirm the turn by its key."""
    expect(page.locator("[data-act=confirm]")).to_be_visible()
    page.keyboard.press("e")
