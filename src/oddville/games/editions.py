"""Finds editions by name or path and reads their files."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from oddville import cards
from oddville.cards import validation
from oddville.cards.edition import find_warnings, players_possible, read_edition
from oddville.cards.facts import reason_of
from oddville.cards.printed import Edition
from oddville.games.errors import InvalidEdition, Message

DATA = Path(cards.__file__).parent / "data"
DEFAULT = "reconstruction"
MAX_BYTES = 1_000_000
_files: dict[str, str] = {}
"""The path of each edition that was read from a file, by its hash."""


def edition(name_or_path: str | Path = DEFAULT) -> Edition:
    """A shipped edition by its name, or a file by its path."""
    if not isinstance(name_or_path, str | Path):
        raise _missing(name_or_path)
    if name_or_path in shipped_names():
        return _shipped(str(name_or_path))
    return read_file(Path(name_or_path))


@cache
def shipped_names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in DATA.glob("*.toml")))


@cache
def _shipped(name: str) -> Edition:
    return read_edition((DATA / f"{name}.toml").read_text("utf-8"), name)


def text_of(name_or_path: str) -> str:
    return _text(DATA / f"{name_or_path}.toml" if name_or_path in shipped_names() else Path(name_or_path))


def read_file(path: Path) -> Edition:
    """Raises `InvalidEdition` with all problems."""
    try:
        read = read_edition(_text(path), path.stem)
        _files[read.hash] = str(path.absolute())
        return read
    except validation.InvalidEdition as error:
        problems = _messages(error.problems)
        raise InvalidEdition("error-edition", problems, file=str(path), count=len(problems)) from None


def warnings_of(path: Path) -> list[Message]:
    """What an edition file has that is allowed, but that no rulebook says."""
    return _messages(find_warnings(_text(path), path.stem))


def _messages(problems: Iterable[validation.EditionProblem]) -> list[Message]:
    return [
        Message(p.message, {"where": p.where, "field": p.field, "value": p.value, "allowed": p.allowed})
        for p in problems
    ]


def name_or_path(edition: Edition) -> str | None:
    """The name of a shipped edition, or the path that it was read from."""
    same = (name for name in shipped_names() if _shipped(name).hash == edition.hash)
    return next(same, _files.get(edition.hash))


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise InvalidEdition("error-edition-size", [], file=str(path), most=MAX_BYTES)
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise _missing(path) from None
    except UnicodeDecodeError:
        raise InvalidEdition("error-edition-encoding", [], file=str(path)) from None
    except (OSError, ValueError) as error:
        raise InvalidEdition("error-file", [], file=str(path)[:200], reason=reason_of(error)) from None


def _missing(named: object) -> InvalidEdition:
    return InvalidEdition("error-edition-missing", [], file=str(named)[:200], shipped=shipped_names())


def check_players(edition: Edition, players: int, finish_round: bool = False) -> None:
    """Raise `InvalidEdition` if the edition has not enough cards."""
    possible = players_possible(edition, finish_round)
    if type(players) is not int or players not in possible:
        message = "error-players-round" if players in players_possible(edition) else "error-players"
        allowed = [str(number) for number in possible]
        raise InvalidEdition(message, [], players=repr(players)[:20], edition=edition.name, allowed=allowed)
