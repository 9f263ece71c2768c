"""`oddville cards`: lists, shows and validates the cards of an edition."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TextIO

from oddville.cards.edition import players_possible
from oddville.cards.facts import MAX_SHOWN
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS, MAIN_SQUARE, WORKER_CARDS
from oddville.games import editions
from oddville.games.errors import InvalidEdition
from oddville.plaintext import align_columns, text_width
from oddville.terminal.abbreviations import (
    building,
    short_bonus,
    short_cost,
    short_edges,
    short_guild,
    short_points,
)
from oddville.terminal.card_drawing import draw_card, draw_character, draw_square, draw_worker
from oddville.terminal.charset import Charset
from oddville.terminal.screen import Screen, screen_for
from oddville.texts import Texts

MIN_NAME_WIDTH = 12


def list_cards(edition: Edition, texts: Texts, out: TextIO) -> int:
    print_list(edition, texts.at_table(edition, texts.names), screen_for(out, out))
    return 0


def show_cards(edition: Edition, ids: Sequence[str], texts: Texts, out: TextIO) -> int:
    """Draw cards by id or name; the exit code is 1 if one does not exist."""
    return 0 if show(edition, ids, texts.at_table(edition, texts.names), screen_for(out, out)) else 1


def validate(path: Path | str, texts: Texts, out: TextIO) -> int:
    """Print all errors and warnings of an edition file; the exit code is 1 if it has errors."""
    screen = screen_for(out, out)
    try:
        edition = editions.read_file(Path(path))
    except InvalidEdition as error:
        for at, (message, facts) in enumerate(error.messages()):
            screen.say(texts.say(message, facts), "  " if at else "")
        _say_warnings(Path(path), texts, screen)
        return 1
    _say_warnings(Path(path), texts, screen)
    facts = {"edition": edition.name, "hash": edition.hash, "cards": len(edition.cards)}
    possible = texts.list([str(players) for players in players_possible(edition)], "or")
    screen.say(texts.say("cards-valid", facts, file=str(path), possible=possible))
    say_edition_notes(edition, texts, screen)
    return 0


def _say_warnings(path: Path, texts: Texts, screen: Screen) -> None:
    try:
        warnings = editions.warnings_of(path)
    except InvalidEdition:  # a file that cannot be read has been reported
        return
    if warnings:
        screen.say(texts.say("cards-warnings"))
    for message, facts in warnings:
        screen.say(texts.say(message, facts), "  ")


def say_edition_notes(edition: Edition, texts: Texts, screen: Screen) -> None:
    """Say so if the cards are a reconstruction or the numbers a variant."""
    if edition.name == editions.DEFAULT:
        screen.say(texts.say("cards-reconstruction"))
    if edition.variant:
        screen.say(texts.say("cards-variant", cards=len(edition.cards), workers=edition.end_workers))


def print_list(edition: Edition, texts: Texts, screen: Screen) -> None:
    charset = screen.charset
    heads = ("id", "name", "cost", "bonus", "guild", "points", "edges")
    rows = [[texts.say(f"column-{head}") for head in heads]]
    for card in edition.cards:
        words = [short_cost(texts, card.cost), short_bonus(texts, card.bonus), short_guild(texts, card.guild)]
        edges = short_edges(texts, charset, card.streets)
        rows.append([card.id, texts.card(card.id), *words, short_points(texts, card), edges])
    rows = [[charset.clean(text) for text in row] for row in rows]
    _narrow(rows, heads.index("name"), screen)
    screen.print(align_columns(rows, left=len(heads), gap=" "))
    screen.print()
    screen.say(texts.say("cards-legend"))
    say_edition_notes(edition, texts, screen)


def _narrow(rows: list[list[str]], column: int, screen: Screen) -> None:
    """Shorten the texts of a column so that the table fits the screen."""
    sizes = [max(map(text_width, texts)) for texts in zip(*rows, strict=True)]
    room = screen.width - sum(sizes) - len(sizes) + 1 + sizes[column]
    for row in rows:
        row[column] = screen.charset.fit(row[column], max(room, MIN_NAME_WIDTH))


def show(edition: Edition, ids: Iterable[str], texts: Texts, screen: Screen) -> bool:
    """Draw each card; returns whether all were found."""
    all_found = True
    for name in ids:
        drawn = _draw(edition, name, texts, screen.charset)
        all_found = all_found and bool(drawn)
        screen.print(drawn)
        if not drawn:
            screen.say(texts.say("terminal-no-card", text=name[:MAX_SHOWN]))
    return all_found


def _draw(edition: Edition, name: str, texts: Texts, charset: Charset) -> list[str]:
    id_ = "-".join(name.lower().split())
    if id_ == MAIN_SQUARE:
        return draw_square(edition.main_square, texts, charset)
    if id_ in map(str, range(1, WORKER_CARDS + 1)):
        return draw_worker(edition.workers[int(id_) - 1], int(id_), texts, charset)
    if id_ in CHARACTERS:
        return draw_character(edition, id_, CHARACTERS.index(id_), texts, charset)
    full = " ".join(name.split()).casefold()
    named = (card for card in edition.cards if texts.card(card.id).casefold() == full)
    card = building(edition, id_) or next(named, None)
    return [] if card is None else draw_card(card, texts, charset)
