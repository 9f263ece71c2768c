"""The looks: text contrast, players that differ without colour vision, the system's preferences."""

import itertools
import math
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

LOOKS = ("light", "dark", "contrast")
TEXTS: Final = [
    *itertools.product(("ink", "ink-soft"), ("paper", "panel", "panel-2")),
    ("plate-ink", "plate"),
    ("points-ink", "points"),
    ("coin-ink", "coin"),
    *((f"on-{player}", f"player-{player}") for player in ("purple", "blue", "red", "yellow")),
    ("on-legal", "legal"),
    *itertools.product(("legal", "danger", "focus"), ("paper", "panel")),
]
"""Pairs of text and background colours."""
CREAM: Final = "rgb(255, 246, 224)"
SHOWN: Final = """names => {
  const probe = document.body.appendChild(document.createElement("i"));
  const found = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found);
}"""
"""The painted colours by name."""
WEAR: Final = """(look) => {
  if (look) document.documentElement.dataset.look = look;
  else delete document.documentElement.dataset.look;
}"""
PLAYERS: Final = ("purple", "blue", "red", "yellow")
# Machado, Oliveira and Fernandes 2009, full severity
SIGHTS: Final = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
MIN_APART: Final = 28

Linear = tuple[float, float, float]


@pytest.fixture
def colours(page: Page) -> dict[str, dict[str, Linear]]:
    """Every colour of every look, in linear light."""
    page.goto("/print.html")
    names = {name for pair in TEXTS for name in pair} | {
        f"guild-{g}" for g in ("mask", "rooster", "bells", "fleur-de-lis")
    }
    found = {look: worn(page, look, sorted(names)) for look in LOOKS}
    return {look: {name: linear(text) for name, text in each.items()} for look, each in found.items()}


def worn(page: Page, look: str, names: list[str]) -> dict[str, str]:
    page.evaluate(WEAR, look)
    found: dict[str, str] = page.evaluate(SHOWN, names)
    return found


def linear(text: str) -> Linear:
    parts = [int(part) / 255 for part in text.removeprefix("rgb(").removesuffix(")").split(",")]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def contrast(one: Linear, other: Linear) -> float:
    dark, light = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(light: Linear) -> tuple[float, float, float]:
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.95047, 1.0, 1.08883)
    sums = [
        sum(a * b for a, b in zip(row, light, strict=True)) / w for row, w in zip(rows, white, strict=True)
    ]
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in sums)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen_by(sight: str, light: Linear) -> Linear:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]
    )
    return red, green, blue


def test_text_can_be_read(colours: dict[str, dict[str, Linear]]) -> None:
    for look, mine in colours.items():
        poor = [(look, text, ground) for text, ground in TEXTS if contrast(mine[text], mine[ground]) < 4.5]
        assert poor == []
        seals = [name for name in mine if name.startswith("guild-")]
        assert [name for name in seals if contrast(linear(CREAM), mine[name]) < 4.5] == []


def test_players_can_be_distinguished(colours: dict[str, dict[str, Linear]]) -> None:
    for (look, mine), sight in itertools.product(colours.items(), SIGHTS):
        shown = [lab(seen_by(sight, mine[f"player-{player}"])) for player in PLAYERS]
        nearest = min(math.dist(one, other) for one, other in itertools.combinations(shown, 2))
        assert nearest >= MIN_APART, (look, sight)


def paper(page: Page) -> str:
    return str(page.evaluate(SHOWN, ["paper"])["paper"])


NOON, EVENING, CONTRAST = "rgb(247, 240, 223)", "rgb(23, 25, 39)", "rgb(255, 255, 255)"


def test_the_look_follows_the_system_until_one_is_chosen(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/cards.html")
    assert paper(page) == EVENING
    page.emulate_media(color_scheme="light")
    assert paper(page) == NOON
    page.emulate_media(color_scheme="dark", contrast="more")
    expect(page.locator("html")).to_have_attribute("data-look", "contrast")
    assert paper(page) == CONTRAST
    page.reload()
    assert paper(page) == CONTRAST
    page.locator("#look").select_option("light")
    assert paper(page) == NOON
    page.locator("#look").select_option("system")
    assert paper(page) == CONTRAST


def test_a_look_may_be_worn_inside_another(page: Page) -> None:
    """As in the settings dialog: each sample has the colours of its look."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    page.goto("/404.html")
    for scheme, around in itertools.product(schemes, ("", *LOOKS)):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(WEAR, around)
        for worn_inside, painted in (("dark", EVENING), ("light", NOON)):
            page.locator("body").evaluate("(body, look) => { body.dataset.look = look; }", worn_inside)
            assert paper(page) == painted, (scheme, around)


def test_a_forced_palette_leaves_the_drawings_alone(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/cards.html")
    adjust = "one => getComputedStyle(one).forcedColorAdjust"
    assert page.locator("[data-card] svg").first.evaluate(adjust) == "none"
