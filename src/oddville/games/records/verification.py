"""Verifies a record: that it replays, and that its seed matches the published commitment (docs/bots/chance.md)."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from oddville.cards.printed import Edition
from oddville.games.deals import commitment, mixed_seed
from oddville.games.errors import InvalidRecord, Message, OddVilleError
from oddville.games.game import Game
from oddville.games.records.record import Record, header_json, parse_record, unquote
from oddville.games.records.replay import replay
from oddville.games.records.writer import result_text


@dataclass(frozen=True, slots=True)
class Verification:
    passed: list[Message] = field(default_factory=list)
    problems: list[Message] = field(default_factory=list)


def verify(text: str, edition: Edition | None = None) -> Verification:
    """Check all that can be checked; `edition` is needed if the record names one that is not shipped."""
    verification = Verification()
    try:
        record = parse_record(text)
    except InvalidRecord as error:
        verification.problems.extend(error.messages())
        return verification
    try:
        verification.passed.extend(_about(replay(record, edition)))
    except OddVilleError as error:
        verification.problems.extend(error.messages())
    try:
        verification.passed.append(_check_commitment(record))
    except OddVilleError as error:
        verification.problems.extend(error.messages())
    return verification


def _about(game: Game) -> Iterator[Message]:
    facts = {"moves": game.ply, "edition": game.edition.name, "hash": game.edition.hash}
    yield Message("verify-moves", facts)
    if game.is_over:
        yield Message("verify-result", {"result": result_text(game)})
    else:
        yield Message("verify-running", {})


def _check_commitment(record: Record) -> Message:
    published = record.headers.get("commitment")
    right = _commitment(record)
    if published is None:
        return Message("verify-no-promise", {})
    if right is None:
        return Message("verify-promise-open", {})
    if published != right:
        raise InvalidRecord("verify-promise-broken", *record.places["commitment"])
    if "values" not in record.headers:
        return Message("verify-promise-kept", {})
    return _check_values(record)


def _check_values(record: Record) -> Message:
    """The seed of the game must be that of the server, mixed with the values of the seats."""
    values = [None if value == "-" else value for value in record.headers["values"].split()]
    if mixed_seed(record.headers.get("server-seed", ""), values) != unquote(record.headers.get("seed", "")):
        raise InvalidRecord("verify-values-wrong", *record.places["values"])
    return Message("verify-values-right", {"values": sum(value is not None for value in values)})


def _commitment(record: Record) -> str | None:
    """The commitment to what the record discloses; None if it discloses too little."""
    if "server-seed" in record.headers:
        return commitment(record.headers["server-seed"])
    if "seed" in record.headers:
        return commitment(unquote(record.headers["seed"]))
    if "start" not in record.headers:
        return None
    start = header_json(record, "start")
    is_complete = (
        isinstance(start, dict)
        and isinstance(start.get("seed"), str)
        and isinstance(start.get("state"), dict)
    )
    return commitment(start["seed"], start["state"]) if is_complete else None
