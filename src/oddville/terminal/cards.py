"""The cards of an edition as text: all of them, some of them, and whether a file is a valid edition."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TextIO

from oddville.cards.edition import players_possible
from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import CHARACTERS, MAIN_SQUARE, WORKER_CARDS
from oddville.games import editions
from oddville.games.errors import InvalidEdition
from oddville.terminal.boxes import draw_card, draw_character, draw_square, draw_worker
from oddville.terminal.ink import Ink, ink_for, wide
from oddville.terminal.screen import Screen, width_of
from oddville.terminal.tables import columns
from oddville.terminal.words import (
    building,
    short_bonus,
    short_cost,
    short_edges,
    short_guild,
    short_points,
)
from oddville.texts import Texts

SHOWN = 60
NARROWEST_NAME = 12


def list_cards(edition: str | Edition, texts: Texts, out: TextIO) -> int:
    """Print the table of all buildings of an edition."""
    screen = _screen(out)
    printed = _edition(edition, texts, screen)
    if printed is None:
        return 2
    print_list(printed, texts.at_table(printed, texts.names), screen)
    return 0


def show_cards(edition: str | Edition, ids: Sequence[str], texts: Texts, out: TextIO) -> int:
    """Draw cards large, by id or name; the exit code is 1 if there is no such card."""
    screen = _screen(out)
    printed = _edition(edition, texts, screen)
    if printed is None:
        return 2
    return 0 if show(printed, ids, texts.at_table(printed, texts.names), screen) else 1


def validate(path: Path | str, texts: Texts, out: TextIO) -> int:
    """Tell everything that is wrong with an edition file, or that it is valid; the exit code is 1 if it is not."""
    screen = _screen(out)
    try:
        edition = editions.read_file(Path(path))
    except InvalidEdition as error:
        _say_all(error, texts, screen)
        return 1
    facts = {"edition": edition.name, "hash": edition.hash, "cards": len(edition.cards)}
    possible = ", ".join(map(str, players_possible(edition)))
    screen.say(texts.say("cards-valid", facts, file=str(path), possible=possible))
    tell_edition(edition, texts, screen)
    return 0


def _screen(out: TextIO) -> Screen:
    return Screen(out, out, ink_for(out.encoding, os.environ), width_of(out))


def _edition(edition: str | Edition, texts: Texts, screen: Screen) -> Edition | None:
    if isinstance(edition, Edition):
        return edition
    try:
        return editions.edition(edition)
    except InvalidEdition as error:
        _say_all(error, texts, screen)
        return None


def _say_all(error: InvalidEdition, texts: Texts, screen: Screen) -> None:
    for at, (message, facts) in enumerate(error.said()):
        screen.say(texts.say(message, facts), "  " if at else "")


def tell_edition(edition: Edition, texts: Texts, screen: Screen) -> None:
    """Tell openly where the cards are not the printed ones, or the numbers not those of the game."""
    if edition.name == editions.DEFAULT:
        screen.say(texts.say("cards-reconstruction"))
    if edition.variant:
        screen.say(texts.say("cards-variant", cards=len(edition.cards), workers=edition.end_workers))


def print_list(edition: Edition, texts: Texts, screen: Screen) -> None:
    """Print the table of all buildings: id, name, cost, bonus, guild, points, streets."""
    ink = screen.ink
    heads = ("id", "name", "cost", "bonus", "guild", "points", "edges")
    rows = [[texts.say(f"column-{head}") for head in heads]]
    for card in edition.cards:
        words = [short_cost(texts, card.cost), short_bonus(texts, card.bonus), short_guild(texts, card.guild)]
        edges = short_edges(texts, ink, card.streets)
        rows.append([card.id, texts.card(card.id), *words, short_points(texts, card), edges])
    _shorten(rows, heads.index("name"), screen)
    screen.print(columns(rows, ink, left=len(heads), gap=" "))
    screen.print()
    screen.say(texts.say("cards-legend"))
    tell_edition(edition, texts, screen)


def _shorten(rows: list[list[str]], column: int, screen: Screen) -> None:
    """Cut the texts of a column so that the table is not wider than the screen."""
    sizes = [max(wide(screen.ink.clean(text)) for text in texts) for texts in zip(*rows, strict=True)]
    room = screen.width - sum(sizes) - len(sizes) + 1 + sizes[column]
    for row in rows:
        row[column] = screen.ink.fit(row[column], max(room, NARROWEST_NAME))


def show(edition: Edition, ids: Iterable[str], texts: Texts, screen: Screen) -> bool:
    """Draw each card that is named; says whether all were found."""
    found = True
    for name in ids:
        drawn = _drawn(edition, name, texts, screen.ink)
        found = found and bool(drawn)
        screen.print(drawn)
        if not drawn:
            screen.say(texts.say("terminal-no-card", text=name[:SHOWN]))
    return found


def _drawn(edition: Edition, name: str, texts: Texts, ink: Ink) -> list[str]:
    """The card of an id, a name, or a worker card's number."""
    wanted = "-".join(name.lower().split())
    if wanted == MAIN_SQUARE:
        return draw_square(edition.main_square, texts, ink)
    if wanted in map(str, range(1, WORKER_CARDS + 1)):
        return draw_worker(edition.workers[int(wanted) - 1], int(wanted), texts, ink)
    if wanted in CHARACTERS:
        return draw_character(edition, wanted, CHARACTERS.index(wanted), texts, ink)
    card = building(edition, wanted) or _by_name(edition, name, texts)
    return [] if card is None else draw_card(card, texts, ink)


def _by_name(edition: Edition, name: str, texts: Texts) -> BuildingCard | None:
    wanted = " ".join(name.split()).casefold()
    return next((card for card in edition.cards if texts.card(card.id).casefold() == wanted), None)
