"""`oddville play`, `oddville bots` and `oddville engine`: play in the terminal, list the bots, serve the protocol."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from oddville.cli.parser import add_command, add_edition, add_finish_round
from oddville.games.daily import DEFAULT_STRENGTH, PLAYERS, STRENGTHS, daily_deal
from oddville.games.editions import DEFAULT
from oddville.texts import Texts

SEATS = ("human", "mason")


def add_play(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "play", "cli-play", run_play)
    parser.add_argument("seats", nargs="*", help=texts.say("cli-play-seats"), metavar=texts.say("cli-seat"))
    strengths = texts.say("cli-today", bots=list(STRENGTHS))
    parser.add_argument("--today", nargs="?", const=DEFAULT_STRENGTH, choices=STRENGTHS, help=strengths)
    parser.add_argument("--names", help=texts.say("cli-play-names"))
    add_edition(parser, texts)
    parser.add_argument("--seed", help=texts.say("cli-seed"))
    parser.add_argument("--load", type=Path, help=texts.say("cli-load"))
    parser.add_argument("--turn-limit", type=int, help=texts.say("cli-turn-limit"))
    add_finish_round(parser, texts)


def run_play(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import line_mode
    from oddville.terminal.session import HUMAN

    if options.today is not None:
        if _has_own_game(options):
            print(texts.say("error-today-seats"), file=sys.stderr)
            return 2
        options.seats = [HUMAN, *[options.today] * (PLAYERS - 1)]
        options.seed = daily_deal(datetime.now(UTC).date())
    return line_mode.run(
        options.seats or ([] if options.load else list(SEATS)),
        [name.strip() for name in options.names.split(",")] if options.names else [],
        edition=options.edition,
        seed=options.seed,
        load=options.load,
        turn_limit=options.turn_limit,
        finish_round=options.finish_round,
        texts=texts,
        stdin=sys.stdin,
        stdout=sys.stdout,
    )


def _has_own_game(options: argparse.Namespace) -> bool:
    """Whether an option would change today's town."""
    choices = (options.seats, options.seed, options.load, options.turn_limit, options.finish_round)
    return any(choices) or options.edition != DEFAULT


def add_bots(commands: Any, texts: Texts) -> None:
    add_command(commands, texts, "bots", "cli-bots", run_bots)


def run_bots(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.bots import lines

    print("\n".join(lines(texts)))
    return 0


def add_engine(commands: Any, texts: Texts) -> None:
    add_command(commands, texts, "engine", "cli-engine", run_engine)


def run_engine(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer, texts)
    return 0
