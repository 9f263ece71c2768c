"""Single cards as text: a building with everything on it, a worker card, the Buildings Row."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard
from oddville.cards.vocabulary import CHARACTERS, MAIN_SQUARE, SIDES, TRAVELLER
from oddville.games.score import CHARACTER_RULES
from oddville.rules.scoring import CHARACTER_POINTS
from oddville.terminal.canvas import Canvas
from oddville.terminal.drawing import WIDTH
from oddville.terminal.ink import UNICODE, Ink, wide
from oddville.terminal.words import (
    SHIELDED,
    short_bonus,
    short_guild,
    short_points,
    street_bits,
)
from oddville.texts import Texts

INNER: Final = 52
ROW_INNER: Final = 24
ROW_GAP: Final = " "

Fields = Sequence[tuple[str, str]]


def draw_card(card: BuildingCard, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """One building drawn large, with everything on it."""
    fields = [
        ("field-cost", texts.say("list-of-resources", resources=list(card.cost))),
        ("field-bonus", texts.named("bonus", card.bonus)),
        ("field-guild", texts.say("none") if card.guild is None else texts.named("guild", card.guild)),
        ("field-points", texts.say(f"formula-{card.formula}", base=card.base)),
        ("field-shield", str(card.base) if card.formula in SHIELDED else texts.say("none")),
        ("field-streets", _sides(texts, card.streets)),
    ]
    return _framed([texts.card(card.id), card.id], fields, street_bits(card.streets), texts, ink)


def draw_square(square: MainSquare, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """The Main Square drawn large."""
    fields = [
        ("field-bonus", texts.say("none") if square.bonus is None else texts.named("bonus", square.bonus)),
        ("field-points", texts.say("square-points", points=square.points)),
        ("field-spots", texts.say("list-of-resources", resources=list(square.spots))),
        ("field-streets", _sides(texts, square.streets)),
    ]
    return _framed([texts.card(MAIN_SQUARE), MAIN_SQUARE], fields, street_bits(square.streets), texts, ink)


def draw_worker(worker: WorkerCard, number: int, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """One worker card: coins, resources and the prices of the row."""
    fields = [
        ("field-coins", texts.say("coins", coins=worker.coins)),
        ("field-resources", texts.say("list-of-resources", resources=list(worker.resources))),
        ("field-prices", "  ".join(map(str, worker.costs))),
    ]
    return _framed([texts.say("worker-card", worker=number)], fields, None, texts, ink)


def draw_character(
    edition: Edition, character: str, number: int, texts: Texts, ink: Ink = UNICODE
) -> list[str]:
    """One character: guild, power and points; `number` is its place in the vocabulary."""
    message = "points-as-traveller" if character == CHARACTERS[TRAVELLER] else "points-as-character"
    guild = next(guild for guild, three in edition.guilds.items() if character in three)
    fields = [
        ("field-guild", texts.named("guild", guild)),
        ("field-power", texts.named("power", character)),
        ("field-points", texts.say(message, points=CHARACTER_POINTS[number])),
        ("field-rule", CHARACTER_RULES[number]),
    ]
    return _framed([texts.named("character", character), character], fields, None, texts, ink)


def _sides(texts: Texts, streets: Sequence[str]) -> str:
    sides = [texts.named("side", side) for side in SIDES if side in streets]
    return texts.say("list-comma").join(sides) or texts.say("none")


def _framed(titles: list[str], fields: Fields, streets: int | None, texts: Texts, ink: Ink) -> list[str]:
    """A title and a table of fields within a card's edges, or a plain frame where there are none."""
    lines = [ink.fit(title, INNER - 2) for title in titles] + [""]
    label = max(wide(texts.say(name)) for name, _ in fields) + 2
    for name, value in fields:
        lines += ink.wrap(value, INNER - 2, ink.pad(texts.say(name), label), " " * label)
    canvas = Canvas(INNER + 2, len(lines) + 2, ink)
    canvas.box(1, 1, INNER, len(lines), 15 if streets is None else streets, len(lines) // 2)
    if streets is None:
        _close_streets(canvas, len(lines))
    for y, line in enumerate(lines, 1):
        canvas.put(2, y, line)
    return canvas.lines()


def _close_streets(canvas: Canvas, height: int) -> None:
    """A card that is no part of the city has plain walls."""
    ink = canvas.ink
    for y in (0, height + 1):
        canvas.put(1, y, ink.wall_across * INNER)
    for x in (0, INNER + 1):
        canvas.put(x, 1 + height // 2, ink.wall_down)


def draw_small(card: BuildingCard, texts: Texts, ink: Ink = UNICODE, size: int = ROW_INNER) -> list[str]:
    """One building as it lies in the row: streets, cost, bonus, guild and points."""
    canvas = Canvas(size + 2, 7, ink)
    streets = street_bits(card.streets)
    canvas.box(1, 1, size, 5, streets, 2)
    canvas.road(1, 3, size, streets)
    bonus, guild = short_bonus(texts, card.bonus), short_guild(texts, card.guild)
    lines = {
        1: texts.card(card.id),
        2: " ".join(texts.named("resource", resource) for resource in card.cost),
        4: bonus + ink.pad_left(guild, size - 2 - wide(bonus)),
        5: short_points(texts, card),
    }
    for y, text in lines.items():
        canvas.put(2, y, ink.fit(text, size - 1))
    return canvas.lines()


def draw_row(
    edition: Edition, row: Sequence[BuildingCard], texts: Texts, ink: Ink = UNICODE, width: int = WIDTH
) -> list[str]:
    """The six buildings of the row as boxes, under each its position and its price with every worker card."""
    fitting = max(1, (width + len(ROW_GAP)) // (ROW_INNER + 2 + len(ROW_GAP)))
    lines: list[str] = []
    for start in range(0, len(row), fitting):
        stacks = [
            [*draw_small(card, texts, ink), *_prices(edition, position, texts, ink)]
            for position, card in enumerate(row[start : start + fitting], start)
        ]
        lines += side_by_side(stacks, ROW_INNER + 2, ink)
    return lines


def _prices(edition: Edition, position: int, texts: Texts, ink: Ink) -> list[str]:
    prices = " ".join(str(worker.costs[position]) for worker in edition.workers)
    return [ink.centre(texts.say("row-prices", position=position + 1, prices=prices), ROW_INNER + 2)]


def side_by_side(stacks: Sequence[Sequence[str]], width: int, ink: Ink) -> list[str]:
    """Drawings of one width next to each other."""
    rows = zip_longest(*stacks, fillvalue="")
    return [ROW_GAP.join(ink.pad(part, width) for part in parts).rstrip() for parts in rows]
