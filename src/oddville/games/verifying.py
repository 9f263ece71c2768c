"""Whether a record holds, and whether its shuffle is the one that was promised (docs/chance.md)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from oddville.cards.printed import Edition
from oddville.games.deals import commitment
from oddville.games.errors import InvalidRecord, OddVilleError, Problem
from oddville.games.game import Game
from oddville.games.record import Record, header_json, parse_record, unquoted
from oddville.games.replay import replay
from oddville.games.writing import result_text


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about a record, each thing a message with its facts."""

    holds: list[Problem] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def verify(text: str, edition: Edition | None = None) -> Verdict:
    """Check everything about a record that can be checked.

    `edition` gives the cards where the record names an edition that is no part of the package.
    """
    verdict = Verdict()
    try:
        record = parse_record(text)
    except InvalidRecord as error:
        verdict.problems.extend(error.said())
        return verdict
    try:
        verdict.holds.extend(_about(replay(record, edition)))
    except OddVilleError as error:
        verdict.problems.extend(error.said())
    try:
        verdict.holds.append(_promise(record))
    except OddVilleError as error:
        verdict.problems.extend(error.said())
    return verdict


def _about(game: Game) -> Iterator[Problem]:
    facts = {"moves": game.ply, "edition": game.edition.name, "hash": game.edition.hash}
    yield Problem("verify-moves", facts)
    if game.is_over:
        yield Problem("verify-result", {"result": result_text(game)})
    else:
        yield Problem("verify-running", {})


def _promise(record: Record) -> Problem:
    """What became of the promise that was made before the game."""
    promised = record.headers.get("commitment")
    kept = _kept(record)
    if promised is None:
        return Problem("verify-no-promise", {})
    if kept is None:
        return Problem("verify-promise-open", {})
    if promised != kept:
        raise InvalidRecord("verify-promise-broken", *record.places["commitment"])
    return Problem("verify-promise-kept", {})


def _kept(record: Record) -> str | None:
    """The promise of what the record discloses; None if it discloses too little."""
    if "seed" in record.headers:
        return commitment(unquoted(record.headers["seed"]))
    if "start" not in record.headers:
        return None
    start = header_json(record, "start")
    known = (
        isinstance(start, dict)
        and isinstance(start.get("seed"), str)
        and isinstance(start.get("state"), dict)
    )
    return commitment(start["seed"], start["state"]) if known else None
