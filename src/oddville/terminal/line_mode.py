"""Plays a game line by line, in a terminal or a pipe."""

import contextlib
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from oddville.cards.facts import MAX_SHOWN
from oddville.games import editions
from oddville.games.errors import IllegalMove, OddVilleError
from oddville.games.game import Game
from oddville.games.score_walk import score_walk
from oddville.rules.notation import VERBS
from oddville.terminal import commands
from oddville.terminal.cards import say_edition_notes
from oddville.terminal.commands import (
    COMMANDS,
    is_number,
    numbered_move,
    run_command,
    say,
    say_error,
)
from oddville.terminal.menu import draw_menu
from oddville.terminal.record_files import read_game, resolved_path
from oddville.terminal.screen import Screen, screen_for
from oddville.terminal.session import HUMAN, Session, names_for, seats_of, unknown_bots
from oddville.terminal.table_drawing import draw_scores, draw_summary, held_lines
from oddville.terminal.todays_town import say_town, say_town_result
from oddville.texts import Texts

MAX_ANSWER_LENGTH: Final = 500


def run(
    seats: list[str],
    names: list[str],
    *,
    edition: str = editions.DEFAULT,
    seed: str | None = None,
    load: Path | None = None,
    turn_limit: int | None = None,
    finish_round: bool = False,
    texts: Texts,
    stdin: TextIO,
    stdout: TextIO,
) -> int:
    """Play a game, from a file if `load` is given; returns the exit code, 2 if it cannot begin.

    With `load`, empty `seats` and `names` are those of the record.
    """
    screen = screen_for(stdin, stdout)
    rng = random.Random(None if seed is None else f"bots {seed}")
    try:
        if load is None:
            game = Game(
                len(seats), edition=edition, seed=seed, turn_limit=turn_limit, finish_round=finish_round
            )
            session = Session(game, seats, names_for(seats, names, texts), texts, screen, rng)
        else:
            session = _from_file(load, seats, names, edition, texts, screen, rng)
    except OddVilleError as error:
        for message, facts in error.messages():
            screen.say(texts.say(message, facts))
        return 2
    screen.edit_lines()
    try:
        return play(session)
    except BrokenPipeError:
        _silence(stdout)
        return 0


def _from_file(
    file: Path,
    seats: Sequence[str],
    names: Sequence[str],
    edition: str,
    texts: Texts,
    screen: Screen,
    rng: random.Random,
) -> Session:
    path = resolved_path(str(file))
    game, record = read_game(path, editions.edition(edition))
    if seats and len(seats) != game.players:
        raise OddVilleError("terminal-seats", seats=len(seats), players=game.players)
    if not seats:
        for bot in unknown_bots(record.names):
            screen.say(texts.say("terminal-stranger", bot=bot))
    seats = seats or seats_of(record.names)
    session = Session(game, seats, names_for(seats, names or record.names, texts), texts, screen, rng)
    session.mark_saved(path)
    return session


def _silence(stdout: TextIO) -> None:
    """Discard the rest of the output after a broken pipe, so that Python does not complain."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def play(session: Session) -> int:
    """Play until the session is closed; returns the exit code 0."""
    try:
        _welcome(session)
        while not session.closed:
            _step(session)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        session.close()
    _end(session)
    return 0


def _welcome(session: Session) -> None:
    game = session.game
    say(session, "terminal-welcome", players=game.players)
    say_edition_notes(game.edition, session.texts, session.screen)
    if game.finish_round:
        say(session, "which-house-rule-about")
    say_town(session)
    if game.seed is not None and not game.moves:
        say(session, "terminal-seed", seed=game.seed)
    for file in session.files:
        say(session, "terminal-loaded", file=str(file), players=game.players, turn=game.turn)
    if HUMAN in session.seats:
        say(session, "terminal-help")


def _step(session: Session) -> None:
    if not session.game.is_over and not session.is_human:
        session.play_bot()
        return
    if session.needs_display:
        session.needs_display = False
        present(session)
    if session.is_human:
        answer(session, session.screen.ask(prompt(session)))
    else:
        session.closed = True


def prompt(session: Session) -> str:
    player = session.game.player
    if player is None:
        return session.texts.say("terminal-prompt-over")
    mark = session.screen.charset.marks[player]
    return session.texts.say("terminal-prompt", player=player, mark=mark)


def present(session: Session) -> None:
    game, texts, screen = session.game, session.texts, session.screen
    screen.print()
    if game.player is None:
        _present_end(session)
        return
    turn = texts.say("terminal-turn", turn=game.turn)
    screen.print([turn.center(screen.width, screen.charset.wall_across)])
    screen.print(draw_summary(game, texts, screen.charset))
    screen.print(held_lines(game, game.player, texts, screen.charset, screen.width))
    recovered = "yes" if game.state.recovered else "no"
    screen.print()
    screen.say(texts.say(f"ask-{game.phase.replace(' ', '-')}", player=game.player, recovered=recovered))
    screen.print(draw_menu(session.menu, screen.charset, screen.width))


def _present_end(session: Session) -> None:
    game, screen = session.game, session.screen
    say(session, "score-final")
    screen.print(draw_scores(game, session.texts, screen.charset))
    screen.print()
    say(session, "end-winner", winner=game.winner, points=max(game.score_sheet().totals))
    _tie_break(session)
    say_town_result(session)
    if HUMAN in session.seats:
        say(session, "ask-over")


def _tie_break(session: Session) -> None:
    """Print how a tie was broken (SCORE-6, END-2)."""
    game = session.game
    tie = score_walk(game.state)["tie"]
    if tie is None:
        return
    facts = {"level": session.texts.word("tied", tie["tied"]), "winner": game.winner, "player": tie["start"]}
    if not tie["triggered"]:
        say(session, "end-tie-order", **facts)
    else:
        say(session, "end-tie-trigger" if tie["start"] == game.winner else "end-tie-clockwise", **facts)


def answer(session: Session, line: str) -> None:
    """Handle a line: a number, a move, or a command."""
    try:
        _answer(session, line)
    except IllegalMove as error:
        say(session, "terminal-illegal", move=error.facts["move"])
        commands.refusals(session, error.facts["move"])
    except OddVilleError as error:
        say_error(session, error)


def _answer(session: Session, line: str) -> None:
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    if not word:
        say(session, "terminal-empty", most=len(session.menu.moves))
    elif len(line) > MAX_ANSWER_LENGTH:
        say(session, "terminal-long", most=MAX_ANSWER_LENGTH)
    elif is_number(line.strip()):
        session.play(numbered_move(session, line.strip()))
    elif word in COMMANDS:
        run_command(session, word, rest)
    elif word in VERBS:
        session.play(" ".join(line.split()).lower())
    else:
        say(session, "terminal-unknown", text=line.strip()[:MAX_SHOWN])


def _end(session: Session) -> None:
    """Say goodbye, and autosave an unfinished game."""
    try:
        if not session.is_saved and not session.game.is_over and HUMAN in session.seats:
            commands.autosave(session)
    except OddVilleError as error:
        say_error(session, error)
    say(session, "terminal-goodbye")
