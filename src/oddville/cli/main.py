"""What `oddville` does: reads the command line and calls who does the work."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import oddville
from oddville.cli.admin import add_admin
from oddville.cli.arena import add_arena
from oddville.cli.backup import add_backup
from oddville.cli.balance import add_balance
from oddville.cli.dataset import add_dataset
from oddville.cli.fit import add_fit
from oddville.cli.parser import Parser, add_commands, asked_language, speaking
from oddville.cli.print import add_print
from oddville.cli.reading import add_learn, add_rules
from oddville.cli.replay import add_replay
from oddville.cli.serve import add_serve
from oddville.cli.verify import add_verify
from oddville.games.editions import DEFAULT
from oddville.games.errors import OddVilleError
from oddville.terminal.keeping import kept_language
from oddville.texts import WISHES, Texts, language_of

if TYPE_CHECKING:
    Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

SEATS = ("human", "mason")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    words = _with_default(sys.argv[1:] if arguments is None else list(arguments))
    texts = Texts(_language(words))
    with speaking(texts):
        options = _parser(texts).parse_args(words)
    try:
        return int(options.run(options, texts))
    except OddVilleError as error:
        sentences = [texts.say(message, facts) for message, facts in error.said()]
        print("\n".join(sentences), file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone; there is nobody to tell
        return 0
    except KeyboardInterrupt:
        return 130


def _with_default(arguments: list[str]) -> list[str]:
    """Without a command, `oddville` serves on this machine and opens the browser."""
    language = asked_language(arguments)
    rest = [word for word in arguments if word not in ("--lang", language, f"--lang={language}")]
    return arguments if rest else [*arguments, "serve", "--browser"]


def _language(arguments: Sequence[str]) -> str:
    """The language asked for on the command line or by `ODDVILLE_LANG`, else the one kept, else the system's."""
    asked = asked_language(arguments) or os.environ.get(WISHES[0])
    return language_of(os.environ, asked or kept_language(os.environ))


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = Parser(texts, prog="oddville", description=texts.say("cli-about"))
    version = texts.say("cli-version", version=oddville.__version__)
    parser.add_argument("--version", action="version", version=version, help=texts.say("cli-version-help"))
    commands = add_commands(parser, texts, required=True)
    for add in (
        add_serve,
        _add_play,
        add_replay,
        add_learn,
        add_rules,
        add_verify,
        add_admin,
        add_backup,
        _add_bots,
        _add_engine,
        _add_cards,
        add_print,
        add_arena,
        add_balance,
        add_fit,
        add_dataset,
        _add_bench,
    ):
        add(commands, texts)
    return parser


def _add_play(commands: "Commands", texts: Texts) -> None:
    parser = commands.add_parser("play", help=texts.say("cli-play"), description=texts.say("cli-play"))
    parser.add_argument("seats", nargs="*", help=texts.say("cli-play-seats"), metavar=texts.say("cli-seat"))
    parser.add_argument("--names", help=texts.say("cli-play-names"))
    parser.add_argument("--edition", default=DEFAULT, help=texts.say("cli-edition"))
    parser.add_argument("--seed", help=texts.say("cli-seed"))
    parser.add_argument("--load", type=Path, help=texts.say("cli-load"))
    parser.add_argument("--turn-limit", type=int, help=texts.say("cli-turn-limit"))
    parser.set_defaults(run=_play)


def _play(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import plain

    return plain.run(
        options.seats or ([] if options.load else list(SEATS)),
        [name.strip() for name in options.names.split(",")] if options.names else [],
        edition=options.edition,
        seed=options.seed,
        load=options.load,
        turn_limit=options.turn_limit,
        texts=texts,
        stdin=sys.stdin,
        stdout=sys.stdout,
    )


def _add_bots(commands: "Commands", texts: Texts) -> None:
    parser = commands.add_parser("bots", help=texts.say("cli-bots"), description=texts.say("cli-bots"))
    parser.set_defaults(run=_bots)


def _bots(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.bots import list_bots

    list_bots(texts, sys.stdout)
    return 0


def _add_engine(commands: "Commands", texts: Texts) -> None:
    parser = commands.add_parser("engine", help=texts.say("cli-engine"), description=texts.say("cli-engine"))
    parser.set_defaults(run=_engine)


def _engine(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer, texts)
    return 0


def _add_cards(commands: "Commands", texts: Texts) -> None:
    parser = commands.add_parser("cards", help=texts.say("cli-cards"), description=texts.say("cli-cards"))
    actions = add_commands(parser, texts)
    listing = actions.add_parser("list", help=texts.say("cli-cards-list"))
    show = actions.add_parser("show", help=texts.say("cli-cards-show"))
    show.add_argument("cards", nargs="+", help=texts.say("cli-cards-ids"), metavar="ID")
    for each in (parser, listing, show):
        each.add_argument("--edition", default=DEFAULT, help=texts.say("cli-edition"))
    validate = actions.add_parser("validate", help=texts.say("cli-cards-validate"))
    validate.add_argument("file", type=Path)
    parser.set_defaults(run=_list_cards)
    show.set_defaults(run=_show_cards)
    validate.set_defaults(run=_validate_cards)


def _list_cards(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    cards.list_cards(oddville.edition(options.edition), texts, sys.stdout)
    return 0


def _show_cards(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    return cards.show_cards(oddville.edition(options.edition), options.cards, texts, sys.stdout)


def _validate_cards(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.terminal import cards

    return cards.validate(options.file, texts, sys.stdout)


def _add_bench(commands: "Commands", texts: Texts) -> None:
    parser = commands.add_parser("bench", help=texts.say("cli-bench"), description=texts.say("cli-bench"))
    actions = add_commands(parser, texts, required=True)
    engine = actions.add_parser("engine", help=texts.say("cli-bench-engine"))
    engine.set_defaults(run=_bench_engine)
    search = actions.add_parser("search", help=texts.say("cli-bench-search"))
    search.set_defaults(run=_bench_search)
    envs = actions.add_parser("envs", help=texts.say("cli-bench-envs"))
    envs.set_defaults(run=_bench_envs)
    for each, seconds in ((engine, 2.0), (search, 1.0), (envs, 1.0)):
        each.add_argument("--json", action="store_true", help=texts.say("cli-json"))
        each.add_argument("--seconds", type=float, default=seconds, help=texts.say("cli-bench-seconds"))
        each.add_argument("--runs", type=int, default=5, help=texts.say("cli-bench-runs"))


def _bench_engine(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.bench import bench_engine

    return bench_engine(options.seconds, options.runs, options.json, texts, sys.stdout)


def _bench_search(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.bench_search import bench_search

    return bench_search(options.seconds, options.runs, options.json, texts, sys.stdout, sys.stderr)


def _bench_envs(options: argparse.Namespace, texts: Texts) -> int:
    from oddville.cli.bench_envs import bench_envs

    return bench_envs(options.seconds, options.runs, options.json, texts, sys.stdout, sys.stderr)
