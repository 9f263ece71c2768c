"""`oddville replay`: a game record becomes a web page that shows the game move by move."""

import argparse
from pathlib import Path
from typing import Any

from oddville.texts import Texts


def add_replay(commands: Any, texts: Texts) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser("replay", help=texts.say("cli-replay"), description=texts.say("cli-replay"))
    parser.add_argument("record", type=Path, help=texts.say("cli-replay-record"), metavar="RECORD")
    parser.add_argument("--html", type=Path, required=True, help=texts.say("cli-replay-html"), metavar="FILE")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Read the record, replay it, write the page."""
    from oddville.server.replay_file import replay_page
    from oddville.server.replays import replay_of
    from oddville.terminal.saving import read_game, write_text

    game, record = read_game(options.record, None)
    write_text(options.html, replay_page(replay_of(game, record.names), str(record)))
    print(texts.say("cli-replay-written", file=str(options.html)))
    return 0
