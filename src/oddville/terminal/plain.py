"""Play in a plain terminal or a pipe, line by line."""

import contextlib
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TextIO

from oddville.games import editions
from oddville.games.errors import IllegalMove, OddVilleError
from oddville.games.game import Game
from oddville.rules.notation import VERBS
from oddville.terminal import commands
from oddville.terminal.cards import tell_edition
from oddville.terminal.commands import COMMANDS, SHOWN, is_number, numbered_move, say, say_error
from oddville.terminal.menu import draw_menu
from oddville.terminal.saving import place_of, read_game
from oddville.terminal.screen import Screen, screen_for
from oddville.terminal.session import HUMAN, Session, names_for, seats_of, strangers
from oddville.terminal.tables import draw_scores, draw_summary, held_lines
from oddville.texts import Texts

LONGEST_ANSWER: Final = 500


def run(
    seats: list[str],
    names: list[str],
    *,
    edition: str,
    seed: str | None,
    load: Path | None,
    turn_limit: int | None,
    texts: Texts,
    stdin: TextIO,
    stdout: TextIO,
) -> int:
    """Play a game from its beginning or from a file; the exit code is 2 where it cannot begin, else 0.

    With `load`, empty `seats` and `names` are those of the record.
    """
    screen = screen_for(stdin, stdout)
    try:
        session = _sit_down(seats, names, edition, seed, load, turn_limit, texts, screen)
    except OddVilleError as error:
        for message, facts in error.said():
            screen.say(texts.say(message, facts))
        return 2
    screen.edit_lines()
    try:
        return play(session)
    except BrokenPipeError:
        _silence(stdout)
        return 0


def _sit_down(
    seats: Sequence[str],
    names: Sequence[str],
    edition: str,
    seed: str | None,
    load: Path | None,
    turn_limit: int | None,
    texts: Texts,
    screen: Screen,
) -> Session:
    rng = random.Random(None if seed is None else f"bots {seed}")
    if load is None:
        game = Game(len(seats), edition=edition, seed=seed, turn_limit=turn_limit)
        return Session(game, seats, names_for(seats, names, texts), texts, screen, rng)
    return _from_file(place_of(str(load)), seats, names, edition, texts, screen, rng)


def _from_file(
    path: Path,
    seats: Sequence[str],
    names: Sequence[str],
    edition: str,
    texts: Texts,
    screen: Screen,
    rng: random.Random,
) -> Session:
    game, record = read_game(path, editions.edition(edition))
    if seats and len(seats) != game.players:
        raise OddVilleError("terminal-seats", seats=len(seats), players=game.players)
    if not seats:
        for bot in strangers(record.names):
            screen.say(texts.say("terminal-stranger", bot=bot))
    seats = seats or seats_of(record.names)
    session = Session(game, seats, names_for(seats, names or record.names, texts), texts, screen, rng)
    session.was_saved(path)
    return session


def _silence(stdout: TextIO) -> None:
    """Nobody reads any more: let what is left of the output go nowhere, so that Python does not complain."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def play(session: Session) -> int:
    """Play until the game is left; the exit code is 0."""
    try:
        _welcome(session)
        while not session.closed:
            _step(session)
    except (EOFError, KeyboardInterrupt):
        pass  # both mean: enough for now
    finally:
        session.close()
    _part(session)
    return 0


def _welcome(session: Session) -> None:
    game = session.game
    say(session, "terminal-welcome", players=game.players)
    tell_edition(game.edition, session.texts, session.screen)
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
    if session.fresh:
        session.fresh = False
        _present(session)
    if session.is_human:
        answer(session, session.screen.ask(prompt(session)))
    else:
        session.closed = True


def prompt(session: Session) -> str:
    """What stands before the line that a person types."""
    player = session.game.player
    if player is None:
        return session.texts.say("terminal-prompt-over")
    mark = session.screen.ink.marks[player]
    return session.texts.say("terminal-prompt", player=player, mark=mark)


def _present(session: Session) -> None:
    """One screen: how everybody stands, what is asked, and the legal moves."""
    game, texts, screen = session.game, session.texts, session.screen
    screen.print()
    if game.player is None:
        _present_end(session)
        return
    screen.print([texts.say("terminal-turn", turn=game.turn).center(screen.width, screen.ink.wall_across)])
    screen.print(draw_summary(game, texts, screen.ink))
    screen.print(held_lines(game, game.player, texts, screen.ink, screen.width))
    recovered = "yes" if game.state.recovered else "no"
    screen.print()
    screen.say(texts.say(f"ask-{game.phase.replace(' ', '-')}", player=game.player, recovered=recovered))
    screen.print(draw_menu(session.menu, screen.ink, screen.width))


def _present_end(session: Session) -> None:
    game, screen = session.game, session.screen
    say(session, "score-final")
    screen.print(draw_scores(game, session.texts, screen.ink))
    screen.print()
    say(session, "end-winner", winner=game.winner, points=max(game.score_sheet().totals))
    _tie_break(session)
    if HUMAN in session.seats:
        say(session, "ask-over")


def _tie_break(session: Session) -> None:
    """The sentence that tells why one of several with the most points has won (SCORE-6, END-2)."""
    game = session.game
    totals = game.score_sheet().totals
    level = [player for player, total in enumerate(totals) if total == max(totals)]
    triggered = game.view()["triggered_by"]
    if len(level) < 2:
        return
    names = session.texts.say("list-comma").join(map(session.texts.player, level))
    facts = {"level": names, "winner": game.winner, "player": triggered}
    if triggered is None:
        say(session, "end-tie-order", **facts)
    else:
        say(session, "end-tie-trigger" if triggered == game.winner else "end-tie-clockwise", **facts)


def answer(session: Session, line: str) -> None:
    """Do what a person has typed: a number, a move, or a command."""
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
    elif len(line) > LONGEST_ANSWER:
        say(session, "terminal-long", most=LONGEST_ANSWER)
    elif is_number(line.strip()):
        if (move := numbered_move(session, line.strip())) is not None:
            session.play(move)
    elif word in COMMANDS:
        COMMANDS[word](session, rest)
    elif word in VERBS:
        session.play(" ".join(line.split()).lower())
    else:
        say(session, "terminal-unknown", text=line.strip()[:SHOWN])


def _part(session: Session) -> None:
    """Say goodbye, and keep an unfinished game that is in no file yet."""
    try:
        if not session.is_saved and not session.game.is_over and HUMAN in session.seats:
            commands.autosave(session)
    except OddVilleError as error:
        say_error(session, error)
    say(session, "terminal-goodbye")
