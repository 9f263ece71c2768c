"""What a person may type besides moves: look, ask, go back, keep."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from oddville.bots import explain, parse_spec, think
from oddville.games.errors import OddVilleError
from oddville.games.moves import Move
from oddville.rules.construction import cell_problems
from oddville.rules.moves import column_of, row_of
from oddville.rules.state import CELL_MASK
from oddville.terminal import boxes, cards, tables
from oddville.terminal.describing import describe
from oddville.terminal.drawing import draw_city, is_small
from oddville.terminal.hints import hinting_bot, show_hint
from oddville.terminal.keeping import keep_language
from oddville.terminal.menu import draw_every_move, draw_menu
from oddville.terminal.reference import show_rules
from oddville.terminal.saving import (
    AUTOSAVE,
    FileTrouble,
    free_name,
    is_earlier,
    place_of,
    read_game,
    write_record,
)
from oddville.terminal.session import Session, names_for, seats_of, strangers
from oddville.terminal.words import building
from oddville.texts import languages

HELP: Final = (
    *("number", "notation", "moves", "why", "hint", "undo"),
    *("city", "row", "board", "players", "score", "card", "cards", "log", "recap"),
    *("save", "save-over", "load", "rules", "lang", "help", "quit"),
)
SHOWN: Final = 60
"""How much of a strange text is repeated to the person."""


def say(session: Session, message: str, **facts: Any) -> None:
    """Say one sentence of the texts."""
    session.screen.say(session.texts.say(message, **facts))


def say_error(session: Session, error: OddVilleError) -> None:
    """Say everything an error has to say; refusals with their rules."""
    for message, facts in error.said():
        session.screen.say(session.texts.say(message, facts))


def numbered_move(session: Session, text: str) -> Move | None:
    """The move of a number; tells what is wrong where there is none."""
    number, moves = int(text[:6]), session.menu.moves
    if 1 <= number <= len(moves):
        return moves[number - 1]
    message = "terminal-number" if moves else "terminal-number-over"
    say(session, message, number=str(number), most=len(moves))
    return None


def is_number(text: str) -> bool:
    """Whether a text is a number as people type it."""
    return bool(re.fullmatch("[0-9]+", text, re.ASCII))


def refusals(session: Session, text: str) -> None:
    """Tell every rule that refuses a move, each with its id."""
    for refusal in session.game.refusals(text):
        sentence = session.texts.say(refusal.message, refusal.facts)
        session.screen.say(session.texts.say("terminal-refusal", rule=refusal.rule, sentence=sentence), "  ")


def why(session: Session, text: str) -> None:
    """Why a move is refused, or that it is legal."""
    text = " ".join(text.split()).lower()
    if not text:
        say(session, "terminal-why-what")
        return
    move = numbered_move(session, text) if is_number(text) else session.game.parse(text)
    if move is None:
        return
    if move in session.game.legal_moves:
        say(session, "terminal-legal", move=move.text, words=describe(session.game, move, session.texts))
    else:
        say(session, "terminal-illegal", move=move.text)
        refusals(session, move.text)


def hint(session: Session, text: str) -> None:
    """What a bot would play, the one named or a good one, and why."""
    bot = text.strip() or hinting_bot()
    thought = think(bot, session.game, session.rng)
    say(session, "terminal-hint", bot=parse_spec(bot).label, simulations=thought.simulations)
    show_hint(session, explain(session.game, thought))


def undo(session: Session, text: str) -> None:
    """Back to the decision a person made last."""
    say(session, "terminal-undone" if session.undo() else "terminal-nothing-to-undo")


def moves(session: Session, text: str) -> None:
    """The legal moves again; `moves all` tells each on a line of its own."""
    screen = session.screen
    if not session.menu.moves:
        say(session, "error-over")
    elif text.strip().lower() == "all":
        screen.print(draw_every_move(session.menu, session.game, session.texts, screen.ink, screen.width))
    else:
        screen.print(draw_menu(session.menu, screen.ink, screen.width))


def city(session: Session, text: str) -> None:
    """The city; cells where a building of the chooser fits are named."""
    cells = sorted({cell for card in _held(session) for cell in _fitting(session, card)})
    screen = session.screen
    ink = screen.ink
    drawn = draw_city(session.game, session.texts, ink, screen.width, cells)
    screen.print(drawn)
    signs = "city-signs-small" if is_small(drawn) else "city-signs"
    say(session, signs, houses=ink.houses, across=ink.street_across, down=ink.street_down)
    if cells:
        say(session, "city-legend")


def _held(session: Session) -> list[str]:
    game = session.game
    return [] if game.player is None else list(game.view()["players"][game.player]["buildings"])


def _fitting(session: Session, card: str) -> list[tuple[int, int]]:
    """The cells that the building fits on, whether or not it can be paid."""
    s = session.game.state
    number = s.tables.card_numbers[card]
    cells = [int(s.frontier[i]) & CELL_MASK for i in range(int(s.frontier_size))]
    return [(int(column_of(c)), int(row_of(c))) for c in cells if not cell_problems(s, number, c)]


def row(session: Session, text: str) -> None:
    """The Buildings Row with its prices."""
    game, screen = session.game, session.screen
    lying = [building(game.edition, card) for card in game.view()["row"]]
    found = [card for card in lying if card is not None]
    screen.print(boxes.draw_row(game.edition, found, session.texts, screen.ink, screen.width))
    say(session, "row-legend")


def board(session: Session, text: str) -> None:
    """The Resources Board, the spots of the Main Square, the guild piles and the deck."""
    game, screen = session.game, session.screen
    screen.print(tables.draw_board(game, session.texts, screen.ink))
    screen.print()
    screen.print(tables.draw_piles(game, session.texts, screen.ink, screen.width))
    say(session, "deck-count", count=len(game.view()["deck"]))


def players(session: Session, text: str) -> None:
    """What lies before every player."""
    screen = session.screen
    screen.print(tables.draw_players(session.game, session.texts, screen.ink, screen.width))


def score(session: Session, text: str) -> None:
    """The score sheet as the city stands."""
    screen = session.screen
    say(session, "score-final" if session.game.is_over else "score-now")
    screen.print(tables.draw_scores(session.game, session.texts, screen.ink))


def log(session: Session, text: str) -> None:
    """What has happened from the beginning."""
    if session.game.moves:
        session.tell(0)
    else:
        say(session, "terminal-log-empty")


def recap(session: Session, text: str) -> None:
    """What has happened since a person chose last."""
    if session.recap_from < len(session.game.moves):
        session.tell(session.recap_from)
    else:
        say(session, "terminal-log-empty")


def card(session: Session, text: str) -> None:
    """Cards drawn large: buildings, the Main Square, worker cards by number, characters."""
    if not text.split():
        say(session, "terminal-card-what")
        return
    screen = session.screen
    cards.show(session.game.edition, [text.strip()], session.texts, screen)


def all_cards(session: Session, text: str) -> None:
    """The table of all buildings."""
    cards.print_list(session.game.edition, session.texts, session.screen)


def save(session: Session, text: str, over: bool = False) -> None:
    """Keep the game in a file; another file is written over only by `save!`."""
    if not text.strip():
        say(session, "terminal-save-what")
        return
    path, record = place_of(text.strip()), session.record()
    if not over and _exists(path) and path not in session.files and not is_earlier(path, record):
        say(session, "terminal-save-exists", file=text.strip())
        return
    write_record(path, record)
    session.was_saved(path)
    say(session, "terminal-saved", file=str(path))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False  # writing will tell what is wrong


def save_over(session: Session, text: str) -> None:
    """Keep the game in a file whatever is in it."""
    save(session, text, over=True)


def load(session: Session, text: str) -> None:
    """Go on with the game of a file; where that fails, the present game stays as it is."""
    if not text.strip():
        say(session, "terminal-load-what")
        return
    path = place_of(text.strip())
    game, record = read_game(path, session.game.edition)
    if not session.is_saved:
        autosave(session)
    for bot in strangers(record.names):
        say(session, "terminal-stranger", bot=bot)
    seats = seats_of(record.names)
    session.begin(game, seats, names_for(seats, record.names, session.texts))
    session.was_saved(path)
    say(session, "terminal-loaded", file=str(path), players=game.players, turn=game.turn)


def autosave(session: Session) -> None:
    """Keep the game under the first free name, and tell where."""
    try:
        path = free_name(Path.cwd(), AUTOSAVE)
        write_record(path, session.record())
    except OSError as error:  # the folder is gone
        raise FileTrouble("terminal-not-written", file=AUTOSAVE, reason=str(error)) from None
    session.was_saved(path)
    say(session, "terminal-autosaved", file=path.name)


def help_(session: Session, text: str) -> None:
    """How a turn goes, and what can be typed."""
    texts, screen = session.texts, session.screen
    screen.say(texts.say("help-intro"))
    screen.print()
    usages = [texts.say(f"usage-{name}") for name in HELP]
    size = max(map(len, usages)) + 2
    for name, usage in zip(HELP, usages, strict=True):
        begin = "  " + screen.ink.pad(usage, size)
        about = texts.say(f"help-{name}", languages=", ".join(languages()))
        screen.print(screen.ink.wrap(about, screen.width, begin, " " * (size + 2)))


def rules(session: Session, text: str) -> None:
    """A rule by its id, or all rules with some words."""
    if text.split():
        show_rules(text.split(), session.texts, session.screen)
    else:
        say(session, "terminal-rules-what")


def lang(session: Session, text: str) -> None:
    """Go on in another language, and keep it for the next time."""
    wish = text.strip().lower()
    spoken = ", ".join(f"{each} ({session.texts.named('language', each)})" for each in languages())
    if wish not in languages():
        message = "terminal-lang-unknown" if wish else "terminal-lang-now"
        say(session, message, text=wish[:SHOWN], languages=spoken)
        return
    session.speak(wish)
    keep_language(wish, os.environ)
    say(session, "terminal-lang-changed")


def quit_(session: Session, text: str) -> None:
    """Leave."""
    session.closed = True


COMMANDS: Final[dict[str, Callable[[Session, str], None]]] = {
    "why": why,
    "undo": undo,
    "save": save,
    "save!": save_over,
    "load": load,
    "score": score,
    "city": city,
    "row": row,
    "board": board,
    "players": players,
    "log": log,
    "recap": recap,
    "cards": all_cards,
    "card": card,
    "hint": hint,
    "moves": moves,
    "rules": rules,
    "lang": lang,
    "help": help_,
    "?": help_,
    "quit": quit_,
    "exit": quit_,
    "q": quit_,
}
