"""`oddville cards`: list or draw the cards of an edition, or validate an edition file."""

import argparse
import sys
from pathlib import Path
from typing import Any

import oddville
from oddville.cli.parser import add_command, add_commands, add_edition
from oddville.texts import Texts


def add_cards(commands: Any, texts: Texts) -> None:
    parser = add_command(commands, texts, "cards", "cli-cards", run_list)
    actions = add_commands(parser, texts)
    listing = actions.add_parser("list", help=texts.say("cli-cards-list"))
    show = actions.add_parser("show", help=texts.say("cli-cards-show"))
    show.add_argument("cards", nargs="+", help=texts.say("cli-cards-ids"), metavar="ID")
    for each in (parser, listing, show):
        add_edition(each, texts)
    validate = actions.add_parser("validate", help=texts.say("cli-cards-validate"))
    validate.add_argument("file", type=Path)
    show.set_defaults(run=run_show)
    validate.set_defaults(run=run_validate)


def run_list(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    return cards.list_cards(oddville.edition(options.edition), texts, sys.stdout)


def run_show(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    return cards.show_cards(oddville.edition(options.edition), options.cards, texts, sys.stdout)


def run_validate(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    return cards.validate(options.file, texts, sys.stdout)
