"""Draws docs/images/city.svg: what the terminal shows late in a game between three greedy bots.

Run it after changing a drawing: `.venv/bin/python scripts/terminal_picture.py`.
"""

import random
from html import escape
from pathlib import Path

from oddville import Game
from oddville.bots import think
from oddville.terminal.city_drawing import draw_city
from oddville.terminal.table_drawing import draw_summary
from oddville.texts import Texts

PAGE = Path(__file__).parents[1] / "docs" / "images" / "city.svg"
SEED = "harbour"
LINE, LETTER, MARGIN = 17, 8.43, 22
COLOURS = {"▲": "#b58bff", "■": "#5db8ff", "●": "#ff8a8f", "◆": "#ffd23d", "⌂": "#d9a066"}


def finished_game() -> Game:
    """The game that is drawn."""
    game, rng = Game(3, seed=SEED, turn_limit=300), random.Random(SEED)
    while not game.is_over:
        game.push(think("greedy", game, rng).move)
    return game


def svg(lines: list[str]) -> str:
    """The lines as a picture of a terminal; each letter stands on a grid, whatever the font."""
    width, height = 2 * MARGIN + max(map(len, lines)) * LETTER, 2 * MARGIN + len(lines) * LINE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}">',
        '<rect width="100%" height="100%" rx="10" fill="#171927"/>',
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="#f5ecd9">',
    ]
    for row, line in enumerate(lines):
        y = MARGIN + 13 + row * LINE
        places = " ".join(f"{MARGIN + column * LETTER:.1f}" for column in range(len(line)))
        text = "".join(_coloured(letter) for letter in line)
        parts.append(f'<text xml:space="preserve" y="{y}" x="{places}">{text}</text>')
    return "\n".join([*parts, "</g>", "</svg>", ""])


def _coloured(letter: str) -> str:
    colour = COLOURS.get(letter)
    return f'<tspan fill="{colour}">{letter}</tspan>' if colour else escape(letter)


if __name__ == "__main__":
    game = finished_game()
    texts = Texts().at_table(game.edition, ["Ada", "Bo", "Cy"])
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(svg([*draw_city(game, texts), "", *draw_summary(game, texts)]))
