"""The command `oddville`: parses the command line and runs a command."""

import argparse
import os
import sys
from collections.abc import Sequence

import oddville
from oddville.cli.admin import add_admin
from oddville.cli.arena import add_arena
from oddville.cli.backup import add_backup
from oddville.cli.balance import add_balance
from oddville.cli.bench import add_bench
from oddville.cli.benchmark import add_benchmark
from oddville.cli.cards import add_cards
from oddville.cli.dataset import add_dataset
from oddville.cli.fit import add_fit
from oddville.cli.parser import Parser, add_commands, language_option, translate_argparse
from oddville.cli.play import add_bots, add_engine, add_play
from oddville.cli.print import add_print
from oddville.cli.puzzles import add_puzzles
from oddville.cli.records import add_replay, add_verify
from oddville.cli.reference import add_learn, add_rules
from oddville.cli.review import add_review
from oddville.cli.serve import add_serve
from oddville.cli.solve import add_solve
from oddville.cli.train import add_train
from oddville.games.errors import OddVilleError
from oddville.games.game import is_compiled
from oddville.terminal.language_file import saved_language
from oddville.texts import LANGUAGE_VARIABLES, Texts, language_of

COMMANDS = (
    *(add_serve, add_play, add_replay, add_review, add_learn, add_puzzles, add_rules, add_verify),
    *(add_admin, add_backup),
    *(add_bots, add_engine, add_cards, add_print, add_arena, add_balance, add_fit, add_train),
    *(add_benchmark, add_solve, add_dataset, add_bench),
)


SERVER_PACKAGES = {"anyio", "httpcore", "segno", "starlette", "uvicorn", "websockets"}
"""What the extra `server` installs."""


def main(arguments: Sequence[str] | None = None) -> int:
    words = _with_default(sys.argv[1:] if arguments is None else list(arguments))
    texts = Texts(_language(words))
    with translate_argparse(texts):
        options = _parser(texts).parse_args(words)
    try:
        return int(options.run(options, texts))
    except OddVilleError as error:
        sentences = [texts.say(message, facts) for message, facts in error.messages()]
        print("\n".join(sentences), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in SERVER_PACKAGES:
            raise
        print(texts.say("error-extra", what=str(error.name), extra="server"), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone; Python would complain at exit
        return 0
    except KeyboardInterrupt:
        return 130


def _with_default(arguments: list[str]) -> list[str]:
    """Without a command, `oddville` serves on this machine and opens the browser."""
    language = language_option(arguments)
    rest = [word for word in arguments if word not in ("--lang", language, f"--lang={language}")]
    return arguments if rest else [*arguments, "serve", "--browser"]


def _language(arguments: Sequence[str]) -> str:
    """The language of the command line or `ODDVILLE_LANG`, else the saved one, else the system's."""
    requested = language_option(arguments) or os.environ.get(LANGUAGE_VARIABLES[0])
    return language_of(os.environ, requested or saved_language(os.environ))


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = Parser(texts, prog="oddville", description=texts.say("cli-about"))
    version = texts.say(
        "cli-version", version=oddville.__version__, compiled="yes" if is_compiled() else "no"
    )
    parser.add_argument("--version", action="version", version=version, help=texts.say("cli-version-help"))
    commands = add_commands(parser, texts, required=True)
    for add in COMMANDS:
        add(commands, texts)
    return parser
