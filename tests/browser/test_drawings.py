"""The drawings: streets match the card's edges, houses continue across cards, prices stay visible."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from oddville.games import editions

CARDS = editions.edition(editions.DEFAULT).as_dict()["cards"]


@pytest.fixture(scope="module")
def drawings(browser: Browser, address: str) -> Iterator[Page]:
    """A page for all drawings."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/print.html")
    yield page
    context.close()


DRAWN = """async drawing => {
  const [{ element }, { flat, shape }] = await Promise.all([import("/art/render.js"), import("/art/shapes.js")]);
  const drawn = element(shape("svg", { viewBox: "0 0 240 240", width: 240, height: 240 }, flat([drawing])));
  document.body.append(drawn);
  return drawn;
}"""
"""Renders a drawing at one unit a pixel."""
EDGES = f"""async ([card, distance]) => {{
  const {{ plan }} = await import("/art/plan.js");
  const drawn = await ({DRAWN})(plan(card.edges, card.guild, card.id, distance));
  const covers = (fill, x, y) => [...drawn.querySelectorAll("path")].some(path =>
    path.getAttribute("fill").includes(fill) && path.isPointInFill(new DOMPoint(x, y)));
  const built = (x, y) => covers("--wall", x, y) || covers("--roof", x, y);
  const streets = {{ north: [120, 1], east: [239, 120], south: [120, 239], west: [1, 120] }};
  const houses = {{ north: [120, 74], east: [239, 148], south: [120, 236], west: [1, 148] }};
  const seen = Object.keys(streets).map(side =>
    [side, {{ street: covers("--street", ...streets[side]), houses: built(...houses[side]) }}]);
  drawn.remove();
  return Object.fromEntries(seen);
}}"""


@pytest.mark.parametrize("distance", ["near", "far"])
def test_streets_and_houses_reach_the_edge_that_shows_them(drawings: Page, distance: str) -> None:
    """BUILD-5: a street reaches the edge of its side, and houses reach the edge of a closed side."""
    for card in CARDS:
        seen = drawings.evaluate(EDGES, [card, distance])
        for side, kind in card["edges"].items():
            assert seen[side] == {"street": kind == "street", "houses": kind == "houses"}, (card["id"], side)


def test_cards_of_your_own_edition_get_landmarks_that_differ(drawings: Page) -> None:
    signatures = drawings.evaluate(
        """async () => {
          const { landmark } = await import("/art/landmarks/index.js"), { element } = await import("/art/render.js");
          return Array.from({ length: 64 }, (_, i) => element(landmark(`mine-${i}`, null, 0, 0)).outerHTML);
        }"""
    )
    assert len(set(signatures)) == 64


def test_a_drawing_is_always_the_same(drawings: Page) -> None:
    script = """async card => {
      const [{ planOf }, { element }] = await Promise.all([import("/art/cards.js"), import("/art/render.js")]);
      return (await import("/art/shapes.js")).flat(planOf(card)).map((shape) => element(shape).outerHTML).join("");
    }"""
    assert drawings.evaluate(script, CARDS[0]) == drawings.evaluate(script, CARDS[0])


SLOTS = """async ([prices, workers]) =>
  (await import("/art/board.js")).slotsOf(prices, workers, ["purple", "blue", "red"])"""


@pytest.mark.parametrize(
    ("prices", "workers", "expected"),
    [
        ([0, 1], {}, [(0, []), (1, []), (2, [])]),
        ([0, 1, 1], {"1": [0, 1, 0]}, [(0, []), (1, ["blue"]), (1, []), (2, [])]),
        (
            [0, 1, 1],
            {"0": [1, 0, 0], "1": [1, 0, 1], "2": [2, 0, 1]},
            [(0, ["purple"]), (1, ["purple"]), (1, ["red"]), (2, ["purple", "purple", "red"])],
        ),
    ],
)
def test_workers_stand_on_the_slots_of_the_view(
    drawings: Page, prices: list[int], workers: dict[str, list[int]], expected: list[tuple[int, list[str]]]
) -> None:
    slots: list[dict[str, Any]] = drawings.evaluate(SLOTS, [prices, workers])
    assert [(slot["price"], slot["workers"]) for slot in slots] == expected


@pytest.mark.parametrize("workers", [1, 3, 4, 9])
def test_no_worker_hides_the_price_of_the_bay(drawings: Page, workers: int) -> None:
    script = f"""async count => {{
      const [{{ columnOf }}, {{ numeral }}] = await Promise.all([import("/art/board.js"), import("/art/shapes.js")]);
      const workers = Array.from({{ length: count }}, (_, i) => ["purple", "blue", "red", "yellow"][i % 4]);
      const drawn = await ({DRAWN})(columnOf("wood", [{{ price: 0, workers: [] }}, {{ price: 2, workers }}]));
      const box = one => one.getBoundingClientRect();
      const outline = numeral(0, 0, 1, 2, "").attributes.d;
      const price = [...drawn.querySelectorAll("path")].find(path => path.getAttribute("d") === outline);
      const figures = [...drawn.querySelectorAll("g:has(> circle[fill='#fbe6c8'])")];
      const overlap = box(price).right - Math.min(...figures.map(one => box(one).left));
      drawn.remove();
      return [figures.length, overlap];
    }}"""
    figures, overlap = drawings.evaluate(script, workers)
    assert figures == min(workers, 4)
    assert overlap < 0


NUMERAL = f"""async value => {{
  const {{ numeral, text }} = await import("/art/shapes.js");
  await document.fonts.load("700 44px 'OddVille Display'");
  const boxes = [];
  for (const draw of [numeral, text]) {{
    const drawn = await ({DRAWN})([draw(60, 60, 44, value, "black")]);
    const {{ x, width }} = drawn.firstChild.getBoundingClientRect();
    boxes.push([drawn.firstChild.tagName, x + width / 2]);
    drawn.remove();
  }}
  return boxes;
}}"""


@pytest.mark.parametrize(
    ("value", "tag"), [("12", "path"), ("+10…+11", "path"), ("−2", "path"), ("2½", "text")]
)
def test_numbers_are_outlines_in_the_place_of_their_text(drawings: Page, value: str, tag: str) -> None:
    (drawn, middle), (_, expected) = drawings.evaluate(NUMERAL, value)
    assert drawn == tag
    assert middle == pytest.approx(expected, abs=2)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Echo Well", ["Echo Well"]),
        ("Second-Hand Hats", ["Second-Hand Hats"]),
        ("Fundbüro für einzelne Socken", ["Fundbüro für", "einzelne Socken"]),
        ("Sockenverwahrungsanstalt", ["Sockenverwahrungsanstalt"]),
    ],
)
def test_long_names_stand_on_two_lines(drawings: Page, name: str, lines: list[str]) -> None:
    script = (
        "async name => (await import('/art/text_layout.js')).fitText(name, 30, 226).map(line => line.words)"
    )
    assert drawings.evaluate(script, name) == lines


OWN_CARD = """async ([cost, bonus]) => {
  const [{ planOf, slip }, { element }, { flat, shape }] =
    await Promise.all(["cards", "render", "shapes"].map(name => import(`/art/${name}.js`)));
  const edges = { north: "street", east: "houses", south: "street", west: "houses" };
  const card = { id: "mine", name: "Mine", edges, cost, bonus, guild: null, formula: "row", base: 2 };
  const draw = drawing => document.body.appendChild(element(shape("svg", { width: 240, height: 340 }, flat(drawing))));
  const plan = draw([planOf(card)]), label = draw([slip(card.name, cost)]), box = label.getBBox();
  const seen = { parts: plan.querySelectorAll("*").length, left: box.x, right: box.x + box.width };
  plan.remove();
  label.remove();
  return seen;
}"""


def test_a_card_may_have_no_bonus_and_nine_resources(drawings: Page) -> None:
    """COMP-6: an own edition may print it; the bonus is left out, and the cost stays within the card."""
    with_bonus = drawings.evaluate(OWN_CARD, [["wood"], "coin"])
    without = drawings.evaluate(OWN_CARD, [["wood", "clay", "stone"] * 3, None])
    assert without["parts"] < with_bonus["parts"]
    assert without["left"] >= 0
    assert without["right"] <= 240


@pytest.mark.parametrize("shown", [{"coins": 0, "resources": []}, {"coins": 5, "resources": ["wood"]}])
def test_a_worker_card_may_show_any_number(drawings: Page, shown: dict[str, Any]) -> None:
    """COMP-6: a dash stands for nothing, and five coins fit."""
    right = drawings.evaluate(
        """async card => {
          const [{ narrowCardOf, workerCardOf }, { element }, { flat, shape }] =
            await Promise.all(["worker_cards", "render", "shapes"].map(name => import(`/art/${name}.js`)));
          const svg = drawing => shape("svg", { width: 240, height: 316 }, flat(drawing));
          const draw = drawing => document.body.appendChild(element(svg(drawing)));
          const drawn = [workerCardOf(card, 2, "red"), narrowCardOf(card, 2, "red")].map(draw);
          const right = drawn.map(each => each.getBBox().x + each.getBBox().width);
          drawn.forEach(each => each.remove());
          return right;
        }""",
        {**shown, "costs": [1, 1, 1, 2, 2, 5]},
    )
    assert right[0] <= 240
    assert right[1] <= 150
