"""Writes the drawings from which the server makes pictures of towns (decision 0016), and the picture of the start page.

The pages draw cards in JavaScript; this runs that code in Chromium once and keeps the result as SVG. Run it after
changing a drawing or a card: `.venv/bin/python scripts/town_art.py`. It needs the extra `dev` and a Chromium.
"""

import json
import random
import string
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, sync_playwright

from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from oddville.cli.pages import serve_pages
from oddville.cli.print import browser
from oddville.games import editions
from oddville.games.game import Game
from oddville.games.town import ART, town_svg
from oddville.server.http.town_picture import FALLBACK, draw_png

WEB = Path(__file__).parents[1] / "src" / "oddville" / "web"
FONT = WEB / "fonts" / "averia-serif-libre-latin-700-normal.woff2"
LETTERS = " " + string.ascii_letters + string.digits + "-.,:/_·’%()àâäçèéêëîïôöùûüÄÀÉÈÖÜß"
"""Of the words on pictures, in all languages."""
DRAW = """async (edition) => {
  const [plans, landmarks, squares, workers, shapes, render] = await Promise.all(
    ["plan", "landmarks/index", "main_square", "workers", "shapes", "render"].map((name) => import(`/art/${name}.js`)));
  const GEOMETRY = ["d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "transform", "stroke-dasharray"];
  const colour = (name, value) => {
    const [red, green, blue, alpha] = value.match(/[\\d.]+/g).map(Number);
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    return ` ${name}="#${hex}"` + (alpha === undefined ? "" : ` ${name}-opacity="${alpha}"`);
  };
  const stroke = (style) => colour("stroke", style.stroke) + ` stroke-width="${parseFloat(style.strokeWidth)}"`;
  const fill = (style) => (style.fill === "none" ? ' fill="none"' : colour("fill", style.fill));
  const paint = (style) => fill(style) + (style.stroke === "none" ? "" : stroke(style));
  const markup = (node) => {
    if (node.tagName === "text") return "";
    const style = getComputedStyle(node);
    const names = GEOMETRY.filter((name) => node.hasAttribute(name));
    const given = names.map((name) => ` ${name}="${node.getAttribute(name)}"`);
    const opacity = style.opacity === "1" ? "" : ` opacity="${style.opacity}"`;
    const inside = [...node.children].map(markup).join("");
    if (node.tagName === "g") return inside && `<g${given.join("")}${opacity}>${inside}</g>`;
    return `<${node.tagName}${given.join("")}${opacity}${paint(style)}/>`;
  };
  const drawn = (...drawing) => {
    const group = render.element(shapes.shape("g", {}, shapes.flat(drawing)));
    const svg = render.element(shapes.shape("svg", {}));
    svg.append(group);
    document.body.append(svg);
    const text = [...group.children].map(markup).join("");
    svg.remove();
    return text;
  };
  const cards = Object.fromEntries(edition.cards.map(({ id, edges, guild }) => [id,
    drawn(plans.plan(edges, guild, id, "far"), landmarks.landmark(id, guild, 43, 233, 1.13))]));
  const square = { ...edition.main_square, bonus: null };
  const [hall, spots] = squares.squareFurniture(square, {});
  cards["main-square"] = drawn(squares.squareGround(square), hall, spots);
  return {
    cards,
    workers: Object.fromEntries(workers.COLOURS.map((player) => [player, drawn(workers.figure(player))])),
    spots: squares.SPOTS,
  };
}"""


def outlines() -> dict[str, list[object]]:
    """The outline of each letter, y downwards, and its width."""
    font = TTFont(FONT)
    glyphs, names, scale = font.getGlyphSet(), font.getBestCmap(), 100 / font["head"].unitsPerEm
    result: dict[str, list[object]] = {}
    for letter in LETTERS:
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.0f}")
        glyphs[names[ord(letter)]].draw(pen)
        result[letter] = [pen.getCommands(), round(glyphs[names[ord(letter)]].width * scale, 1)]
    result["unit"] = [scale]
    return result


def art(chromium: Browser) -> dict[str, object]:
    """What `oddville.games.town` reads."""
    default = editions.edition(editions.DEFAULT)
    cards: dict[str, str] = {}
    with serve_pages(default) as address:
        page = chromium.new_page(color_scheme="light")
        page.goto(f"{address}/cards.html")
        page.locator("[data-ready]").wait_for()
        for name in editions.shipped_names():
            found = page.evaluate(DRAW, editions.edition(name).as_dict())
            assert all(cards.get(card, drawing) == drawing for card, drawing in found["cards"].items()), name
            cards |= found["cards"]
        page.close()
    return {**found, "cards": cards, "glyphs": outlines()}


def sample() -> Game:
    """The game whose town is shown where there is no other."""
    game, bot, rng = Game(4, seed="rooster"), GreedyBot(), random.Random(1)
    while not game.is_over:
        game.push(bot.think(game, Budget(simulations=1), rng).move)
    return game


def main() -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        text = json.dumps(art(chromium), indent=0, ensure_ascii=False)
    ART.write_text(text + "\n", "utf-8")
    FALLBACK.write_bytes(draw_png(town_svg(sample().view(), [])))


if __name__ == "__main__":
    main()
