"""Checks the shape of a position from outside: keys, types, ranges and words (docs/bots/protocol.md, `state`).

msgspec would stop at the first error; these checks report all of them, as message ids and facts.
"""

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final

from oddville.cards.edition import players_possible
from oddville.cards.facts import MAX_SHOWN, shorten, span
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import (
    BONUSES,
    CHARACTERS,
    GUILDS,
    MAIN_SQUARE,
    MAX_BUILDINGS,
    MAX_COINS,
    RESOURCES,
    ROW_POSITIONS,
    WORKER_CARDS,
    WORKERS,
)
from oddville.games.errors import Message
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.moves import CELL_LIMIT
from oddville.rules.state import PHASES

Check = Callable[[str, object], Iterator[Message]]
"""Yields the problems of the value at a path."""

ROOT: Final = "state"
NULL: Final = "null"
MAX_ENTRIES: Final = 4
MAX_TURNS: Final = 1_000_000_000
MAX_TURN_LIMIT: Final = 1_000_000
TURNS_PER_PLAYER: Final = 60
"""The default turn limit (END-2) of environments and games between bots, for each player: bots that try to win end long
before, and a network trained with one limit is not judged with another."""
MAX_PENDING: Final = 5
"""The new card and one on each side (BUILD-8)."""
SLOTS: Final = ("0", "1", "2")
OPTIONAL: Final = ("finish_round",)
SCALARS: Final = (str, int, float, bool, type(None))


def shape_problems(edition: Edition, data: object) -> list[Message]:
    checks = _position(edition, _players(edition, data))
    return list(_object(checks, optional=OPTIONAL)(ROOT, data))


def excerpt(value: object, depth: int = 2) -> str:
    """The value as short JSON."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        entries = [excerpt(entry, depth - 1) for entry in value[:MAX_ENTRIES]] if depth else ["…"]
        return shorten(f"[{', '.join(entries)}{', …' if depth and len(value) > MAX_ENTRIES else ''}]")
    return shorten(_scalar(value))


def _scalar(value: object) -> str:
    if type(value) not in SCALARS:
        return type(value).__name__
    try:
        return json.dumps(value[:MAX_SHOWN] if isinstance(value, str) else value)
    except ValueError:  # a number of thousands of digits
        return "…"


def facts(path: str, value: object, allowed: str) -> dict[str, str]:
    return {"path": path, "value": excerpt(value), "allowed": allowed}


def expect(message: str, path: str, value: object, *allowed: object) -> Iterator[Message]:
    """One problem unless the value is among the allowed ones."""
    if value not in allowed:
        yield Message(message, facts(path, value, ", ".join(map(excerpt, allowed))))


def expect_range(message: str, path: str, value: int, low: int, high: int) -> Iterator[Message]:
    if not low <= value <= high:
        yield Message(message, facts(path, value, span(low, high)))


def _players(edition: Edition, data: object) -> tuple[int, int]:
    """The fewest and most players it can be: the number given, or all if that is wrong."""
    number = data.get("n") if isinstance(data, Mapping) else None
    if type(number) is int and number in players_possible(edition):
        return number, number
    return 2, 4


def _value(is_valid: Callable[[object], bool], allowed: str, null: bool = False) -> Check:
    allowed += f", {NULL}" if null else ""

    def check(path: str, value: object) -> Iterator[Message]:
        if not (is_valid(value) or (null and value is None)):
            yield Message("position-value", facts(path, value, allowed))

    return check


def _whole(low: int, high: int, null: bool = False) -> Check:
    return _value(lambda value: type(value) is int and low <= value <= high, span(low, high), null)


def _word(words: Sequence[str]) -> Check:
    return _value(lambda value: isinstance(value, str) and value in words, ", ".join(words))


_flag: Final = _value(lambda value: type(value) is bool, "false, true")
_false: Final = _value(lambda value: value is False, "false")


def _card(ids: frozenset[str]) -> Check:
    def check(path: str, value: object) -> Iterator[Message]:
        if not isinstance(value, str) or value not in ids:
            yield Message("position-card-unknown", {"path": path, "value": excerpt(value)})

    return check


def _list(item: Check, minimum: int, maximum: int) -> Check:
    """A list of like things; the entries of one that is too long are not checked."""

    def check(path: str, value: object) -> Iterator[Message]:
        if not isinstance(value, list | tuple):
            yield Message("position-list", facts(path, value, span(minimum, maximum)))
            return
        if not minimum <= len(value) <= maximum:
            yield Message("position-length", facts(path, len(value), span(minimum, maximum)))
        for index, entry in enumerate(value if len(value) <= maximum else ()):
            yield from item(f"{path}[{index}]", entry)

    return check


def _tuple(form: str, *items: Check, null: bool = False) -> Check:
    """A list of unlike things, which messages name by its form."""
    allowed = form + (f", {NULL}" if null else "")

    def check(path: str, value: object) -> Iterator[Message]:
        if null and value is None:
            return
        if not isinstance(value, list | tuple) or len(value) != len(items):
            yield Message("position-form", facts(path, value, allowed))
            return
        for index, (item, entry) in enumerate(zip(items, value, strict=True)):
            yield from item(f"{path}[{index}]", entry)

    return check


def _object(checks: Mapping[str, Check], optional: Collection[str] = ()) -> Check:
    """An object with exactly these keys, of which some may be left out."""
    keys = ", ".join(checks)

    def check(path: str, value: object) -> Iterator[Message]:
        if not isinstance(value, Mapping):
            yield Message("position-object", facts(path, value, keys))
            return
        for key in value:
            if not isinstance(key, str) or key not in checks:
                yield Message("position-key", facts(path, key, keys))
        for key, item in checks.items():
            inside = key if path == ROOT else f"{path}.{key}"
            if key in value:
                yield from item(inside, value[key])
            elif key not in optional:
                yield Message("position-missing", {"path": inside})

    return check


def _position(edition: Edition, players: tuple[int, int]) -> dict[str, Check]:
    """A check for every key of `Position`, in the order of the protocol."""
    player, nobody = _whole(0, players[1] - 1), _whole(0, players[1] - 1, null=True)
    return {
        "n": _whole(2, max(players_possible(edition), default=2)),
        "first_player": player,
        "phase": _word(PHASES),
        "player": nobody,
        "active": player,
        "turn": _whole(0, MAX_TURNS),
        "turn_limit": _whole(1, MAX_TURN_LIMIT, null=True),
        "finish_round": _flag if players[0] in players_possible(edition, finish_round=True) else _false,
        "triggered_by": nobody,
        **_table(edition, players, nobody),
        "main_done": _flag,
        "recovered": _flag,
        "cheated": _flag,
        "swapped": _flag,
        "second_worker": _whole(1, WORKER_CARDS, null=True),
        "builder": nobody,
        "built_cell": _cell(null=True),
        "pending": _list(_tuple("[[x, y], bonus]", _cell(), _pending_bonus), 0, MAX_PENDING),
    }


def _table(edition: Edition, players: tuple[int, int], nobody: Check) -> dict[str, Check]:
    count = len(edition.cards)
    ids = frozenset(card.id for card in edition.cards)
    card, character = _card(ids), _word(CHARACTERS)
    built = _tuple("[[x, y], card, owner]", _cell(), _card(ids | {MAIN_SQUARE}), nobody)
    slots = _object(dict.fromkeys(SLOTS, _list(_whole(0, WORKERS), *players)))
    return {
        "players": _list(_player(card, character), *players),
        "board": _object(dict.fromkeys(RESOURCES, slots)),
        "city": _list(built, 1, count + 1),
        "spots": _object(dict.fromkeys(edition.main_square.spots, nobody)),
        "row": _list(card, ROW_POSITIONS, ROW_POSITIONS),
        "deck": _list(card, 0, count),
        "piles": _object(dict.fromkeys(GUILDS, _list(character, 0, GUILD_SIZE))),
        "removed": _list(character, 0, len(CHARACTERS)),
        "seen": _list(card, 0, count),
    }


def _player(card: Check, character: Check) -> Check:
    return _object(
        {
            "hand": _list(_whole(1, WORKER_CARDS), 0, WORKER_CARDS),
            "supply": _whole(0, WORKERS),
            "coins": _list(card, 0, MAX_COINS),
            "buildings": _list(card, 0, MAX_BUILDINGS + 1),
            "characters": _list(character, 0, len(CHARACTERS)),
        }
    )


def _cell(null: bool = False) -> Check:
    coordinate = _whole(-CELL_LIMIT, CELL_LIMIT)
    return _tuple("[x, y]", coordinate, coordinate, null=null)


_pending_bonus: Final = _word(
    [bonus for bonus in BONUSES if bonus != "coin"]
)  # coins are gained at once (BONUS-5)
