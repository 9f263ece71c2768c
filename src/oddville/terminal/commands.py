"""The commands that a person may type besides moves."""

import os
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from oddville.bots import explain, parse_spec, think
from oddville.cards.facts import MAX_SHOWN
from oddville.games.errors import OddVilleError
from oddville.games.moves import Move
from oddville.games.previews import fitting_cells
from oddville.terminal import card_drawing, cards, table_drawing
from oddville.terminal.abbreviations import building
from oddville.terminal.city_drawing import draw_city, is_small
from oddville.terminal.hints import hinting_bot, show_hint
from oddville.terminal.language_file import save_language
from oddville.terminal.menu import draw_every_move, draw_menu
from oddville.terminal.move_texts import describe
from oddville.terminal.record_files import (
    AUTOSAVE,
    FileError,
    free_name,
    is_earlier,
    read_game,
    resolved_path,
    write_text,
)
from oddville.terminal.reference import show_rules
from oddville.terminal.session import Session, names_for, seats_of, unknown_bots
from oddville.texts import languages

HELP: Final = (
    *("number", "notation", "moves", "why", "hint", "undo"),
    *("city", "row", "board", "players", "score", "card", "cards", "log", "recap"),
    *("review", "save", "save-over", "load", "rules", "lang", "help", "quit"),
)


def say(session: Session, message: str, **facts: Any) -> None:
    session.screen.say(session.texts.say(message, **facts))


def say_error(session: Session, error: OddVilleError) -> None:
    for message, facts in error.messages():
        session.screen.say(session.texts.say(message, facts))


def numbered_move(session: Session, text: str) -> Move:
    number, moves = int(text[:6]), session.menu.moves
    if 1 <= number <= len(moves):
        return moves[number - 1]
    message = "terminal-number" if moves else "terminal-number-over"
    raise OddVilleError(message, number=str(number), most=len(moves))


def is_number(text: str) -> bool:
    return bool(re.fullmatch("[0-9]+", text, re.ASCII))


def refusals(session: Session, text: str) -> None:
    for refusal in session.game.refusals(text):
        sentence = session.texts.say(refusal.message, refusal.facts)
        session.screen.say(session.texts.say("terminal-refusal", rule=refusal.rule, sentence=sentence), "  ")


def why(session: Session, text: str) -> None:
    text = " ".join(text.split()).lower()
    move = numbered_move(session, text) if is_number(text) else session.game.parse(text)
    if move in session.game.legal_moves:
        say(session, "terminal-legal", move=move.text, words=describe(session.game, move, session.texts))
    else:
        say(session, "terminal-illegal", move=move.text)
        refusals(session, move.text)


def hint(session: Session, text: str) -> None:
    bot = text or hinting_bot()
    thought = think(bot, session.game, session.rng)
    say(session, "terminal-hint", bot=parse_spec(bot).label, simulations=thought.simulations)
    show_hint(session, explain(session.game, thought))


def review(session: Session, text: str) -> None:
    from oddville.terminal.review_command import show_review

    show_review(session)


def undo(session: Session, text: str) -> None:
    say(session, "terminal-undone" if session.undo() else "terminal-nothing-to-undo")


def moves(session: Session, text: str) -> None:
    """Print the menu; `moves all` prints each move in full."""
    screen = session.screen
    if not session.menu.moves:
        say(session, "error-over")
    elif text.lower() == "all":
        screen.print(draw_every_move(session.menu, session.game, session.texts, screen.charset, screen.width))
    else:
        screen.print(draw_menu(session.menu, screen.charset, screen.width))


def city(session: Session, text: str) -> None:
    """Draw the city and label the cells where a building of the player fits."""
    game, screen = session.game, session.screen
    fitting = {} if game.player is None else fitting_cells(game.state, game.player)
    cells = sorted({cell for cells in fitting.values() for cell in cells})
    charset = screen.charset
    drawn = draw_city(game, session.texts, charset, screen.width, cells)
    screen.print(drawn)
    signs = "city-signs-small" if is_small(drawn) else "city-signs"
    say(session, signs, houses=charset.houses, across=charset.street_across, down=charset.street_down)
    if cells:
        say(session, "city-legend")


def row(session: Session, text: str) -> None:
    game, screen = session.game, session.screen
    cards = [building(game.edition, card) for card in game.view()["row"]]
    buildings = [card for card in cards if card is not None]
    screen.print(card_drawing.draw_row(game.edition, buildings, session.texts, screen.charset, screen.width))
    say(session, "row-legend")


def board(session: Session, text: str) -> None:
    game, screen = session.game, session.screen
    screen.print(table_drawing.draw_board(game, session.texts, screen.charset))
    screen.print()
    screen.print(table_drawing.draw_piles(game, session.texts, screen.charset, screen.width))
    say(session, "deck-count", count=len(game.view()["deck"]))


def score(session: Session, text: str) -> None:
    screen = session.screen
    say(session, "score-final" if session.game.is_over else "score-now")
    screen.print(table_drawing.draw_scores(session.game, session.texts, screen.charset))


def log(session: Session, first: int) -> None:
    if first < session.game.ply:
        session.print_events(first)
    else:
        say(session, "terminal-log-empty")


def save(session: Session, text: str, over: bool = False) -> None:
    """Save the game; only `save!` overwrites another game."""
    path, record = resolved_path(text), session.record()
    if not over and _exists(path) and path not in session.files and not is_earlier(path, record):
        say(session, "terminal-save-exists", file=text)
        return
    write_text(path, str(record))
    session.mark_saved(path)
    say(session, "terminal-saved", file=str(path))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False  # writing reports what is wrong


def load(session: Session, text: str) -> None:
    """Continue the game of a file; if that fails, the present game stays."""
    path = resolved_path(text)
    game, record = read_game(path, session.game.edition)
    if not session.is_saved:
        autosave(session)
    for bot in unknown_bots(record.names):
        say(session, "terminal-stranger", bot=bot)
    seats = seats_of(record.names)
    session.begin(game, seats, names_for(seats, record.names, session.texts))
    session.mark_saved(path)
    say(session, "terminal-loaded", file=str(path), players=game.players, turn=game.turn)


def autosave(session: Session) -> None:
    try:
        path = free_name(Path.cwd(), AUTOSAVE)
        write_text(path, str(session.record()))
    except OSError as error:  # the folder is gone
        raise FileError("terminal-not-written", file=AUTOSAVE, reason=str(error)) from None
    session.mark_saved(path)
    say(session, "terminal-autosaved", file=path.name)


def help_(session: Session, text: str) -> None:
    texts, screen = session.texts, session.screen
    screen.say(texts.say("help-intro"))
    screen.print()
    usages = [texts.say(f"usage-{name}") for name in HELP]
    size = max(map(len, usages)) + 2
    for name, usage in zip(HELP, usages, strict=True):
        begin = "  " + screen.charset.pad(usage, size)
        about = texts.say(f"help-{name}", languages=languages())
        screen.print(screen.charset.wrap(about, screen.width, begin, " " * (size + 2)))


def lang(session: Session, text: str) -> None:
    code = text.lower()
    spoken = [f"{each} ({session.texts.name_of('language', each)})" for each in languages()]
    if code not in languages():
        message = "terminal-lang-unknown" if code else "terminal-lang-now"
        say(session, message, text=code[:MAX_SHOWN], languages=spoken)
        return
    session.set_language(code)
    save_language(code, os.environ)
    say(session, "terminal-lang-changed")


def quit_(session: Session, text: str) -> None:
    session.closed = True


COMMANDS: Final[dict[str, Callable[[Session, str], object]]] = {
    "why": why,
    "undo": undo,
    "save": save,
    "save!": partial(save, over=True),
    "load": load,
    "score": score,
    "city": city,
    "row": row,
    "board": board,
    "players": lambda session, text: session.screen.print(
        table_drawing.draw_players(session.game, session.texts, session.screen.charset, session.screen.width)
    ),
    "log": lambda session, text: log(session, 0),
    "recap": lambda session, text: log(session, session.recap_from),
    "cards": lambda session, text: cards.print_list(session.game.edition, session.texts, session.screen),
    "card": lambda session, text: cards.show(session.game.edition, [text], session.texts, session.screen),
    "hint": hint,
    "moves": moves,
    "review": review,
    "rules": lambda session, text: show_rules(text.split(), session.texts, session.screen),
    "lang": lang,
    "help": help_,
    "?": help_,
    "quit": quit_,
    "exit": quit_,
    "q": quit_,
}
MISSING_TEXT: Final = {
    "why": "terminal-why-what",
    "card": "terminal-card-what",
    "save": "terminal-save-what",
    "save!": "terminal-save-what",
    "load": "terminal-load-what",
    "rules": "terminal-rules-what",
}
"""What to say if one of these commands stands alone."""


def run_command(session: Session, word: str, text: str) -> None:
    text = text.strip()
    if word in MISSING_TEXT and not text:
        say(session, MISSING_TEXT[word])
    else:
        COMMANDS[word](session, text)
