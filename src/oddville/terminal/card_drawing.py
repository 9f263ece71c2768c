"""Draws single cards as text, and the Buildings Row."""

from collections.abc import Sequence
from typing import Final

from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard
from oddville.cards.vocabulary import CHARACTERS, MAIN_SQUARE, SIDES, TRAVELLER
from oddville.games.score import CHARACTER_RULES
from oddville.plaintext import text_width
from oddville.rules.scoring import CHARACTER_POINTS
from oddville.terminal.abbreviations import (
    SHIELD_FORMULAS,
    short_bonus,
    short_cost,
    short_guild,
    short_points,
    street_bits,
)
from oddville.terminal.canvas import Canvas
from oddville.terminal.charset import UNICODE, Charset
from oddville.terminal.city_drawing import WIDTH
from oddville.texts import Texts

INNER: Final = 52
ROW_INNER: Final = 24
ROW_GAP: Final = " "

Fields = Sequence[tuple[str, str]]


def draw_card(card: BuildingCard, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    fields = [
        ("field-cost", texts.say("list-of-resources", resources=list(card.cost))),
        ("field-bonus", _bonus(texts, card.bonus)),
        ("field-guild", texts.say("none") if card.guild is None else texts.name_of("guild", card.guild)),
        ("field-points", texts.say(f"formula-{card.formula}", base=card.base)),
        ("field-shield", str(card.base) if card.formula in SHIELD_FORMULAS else texts.say("none")),
        ("field-streets", _sides(texts, card.streets)),
    ]
    return _draw_frame([texts.card(card.id), card.id], fields, street_bits(card.streets), texts, charset)


def draw_square(square: MainSquare, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    fields = [
        ("field-bonus", _bonus(texts, square.bonus)),
        ("field-points", texts.say("square-points", points=square.points)),
        ("field-spots", texts.say("list-of-resources", resources=list(square.spots))),
        ("field-streets", _sides(texts, square.streets)),
    ]
    titles = [texts.card(MAIN_SQUARE), MAIN_SQUARE]
    return _draw_frame(titles, fields, street_bits(square.streets), texts, charset)


def draw_worker(worker: WorkerCard, number: int, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    fields = [
        ("field-coins", texts.say("coins", coins=worker.coins)),
        ("field-resources", _resources(texts, worker.resources)),
        ("field-prices", "  ".join(map(str, worker.costs))),
    ]
    return _draw_frame([texts.say("worker-card", worker=number)], fields, None, texts, charset)


def draw_character(
    edition: Edition, character: str, number: int, texts: Texts, charset: Charset = UNICODE
) -> list[str]:
    """`number` is the index in `CHARACTERS`."""
    message = "points-as-traveller" if character == CHARACTERS[TRAVELLER] else "points-as-character"
    guild = next(guild for guild, three in edition.guilds.items() if character in three)
    fields = [
        ("field-guild", texts.name_of("guild", guild)),
        ("field-power", texts.name_of("power", character)),
        ("field-points", texts.say(message, points=CHARACTER_POINTS[number])),
        ("field-rule", CHARACTER_RULES[number]),
    ]
    return _draw_frame([texts.name_of("character", character), character], fields, None, texts, charset)


def _bonus(texts: Texts, bonus: str | None) -> str:
    return texts.say("none") if bonus is None else texts.name_of("bonus", bonus)


def _resources(texts: Texts, resources: Sequence[str]) -> str:
    return texts.say("list-of-resources", resources=list(resources)) if resources else texts.say("none")


def _sides(texts: Texts, streets: Sequence[str]) -> str:
    return str(texts.word("sides", [side for side in SIDES if side in streets]))


def _draw_frame(
    titles: list[str], fields: Fields, streets: int | None, texts: Texts, charset: Charset
) -> list[str]:
    """Titles and fields in a frame; `streets` opens its walls."""
    lines = [charset.fit(title, INNER - 2) for title in titles] + [""]
    label = max(text_width(texts.say(name)) for name, _ in fields) + 2
    for name, value in fields:
        lines += charset.wrap(value, INNER - 2, charset.pad(texts.say(name), label), " " * label)
    canvas = Canvas(INNER + 2, len(lines) + 2, charset)
    canvas.box(1, 1, INNER, len(lines), 15 if streets is None else streets, len(lines) // 2)
    if streets is None:
        _close_streets(canvas, len(lines))
    for y, line in enumerate(lines, 1):
        canvas.put(2, y, line)
    return canvas.lines()


def _close_streets(canvas: Canvas, height: int) -> None:
    """Plain walls for a card that is not part of the city."""
    charset = canvas.charset
    for y in (0, height + 1):
        canvas.put(1, y, charset.wall_across * INNER)
    for x in (0, INNER + 1):
        canvas.put(x, 1 + height // 2, charset.wall_down)


def draw_small(
    card: BuildingCard, texts: Texts, charset: Charset = UNICODE, size: int = ROW_INNER
) -> list[str]:
    """A building as in the row: streets, cost, bonus, guild and points."""
    canvas = Canvas(size + 2, 7, charset)
    streets = street_bits(card.streets)
    canvas.box(1, 1, size, 5, streets, 2)
    canvas.road(1, 3, size, streets)
    bonus, guild = short_bonus(texts, card.bonus), short_guild(texts, card.guild)
    lines = {
        1: texts.card(card.id),
        2: _cost(texts, card.cost, size - 1),
        4: bonus + charset.pad_left(guild, size - 2 - text_width(bonus)),
        5: short_points(texts, card),
    }
    for y, text in lines.items():
        canvas.put(2, y, charset.fit(text, size - 1))
    return canvas.lines()


def _cost(texts: Texts, cost: Sequence[str], room: int) -> str:
    """The resources by name, or abbreviated if there are too many for the room."""
    names = " ".join(texts.name_of("resource", resource) for resource in cost)
    return names if text_width(names) <= room else short_cost(texts, cost)


def draw_row(
    edition: Edition,
    row: Sequence[BuildingCard],
    texts: Texts,
    charset: Charset = UNICODE,
    width: int = WIDTH,
) -> list[str]:
    """The buildings of the row, each above its position and its price with every worker card."""
    fitting = max(1, (width + len(ROW_GAP)) // (ROW_INNER + 2 + len(ROW_GAP)))
    lines: list[str] = []
    for start in range(0, len(row), fitting):
        stacks = [
            [*draw_small(card, texts, charset), _prices(edition, position, texts, charset)]
            for position, card in enumerate(row[start : start + fitting], start)
        ]
        for parts in zip(*stacks, strict=True):
            lines.append(ROW_GAP.join(charset.pad(part, ROW_INNER + 2) for part in parts).rstrip())
    return lines


def _prices(edition: Edition, position: int, texts: Texts, charset: Charset) -> str:
    prices = " ".join(str(worker.costs[position]) for worker in edition.workers)
    return charset.centre(texts.say("row-prices", position=position + 1, prices=prices), ROW_INNER + 2)
