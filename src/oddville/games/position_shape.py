"""The shape of a position as plain data: its keys, types, ranges and words (docs/protocol.md, `state`).

A check looks at one value and tells what is wrong with it; larger checks are made of smaller ones.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from oddville.cards.edition import players_possible
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
from oddville.games.errors import Problem
from oddville.rules.characters import GUILD_SIZE
from oddville.rules.moves import CELL_LIMIT
from oddville.rules.state import PHASES

Check = Callable[[str, object], Iterator[Problem]]
"""Tells what is wrong with the value at a path."""

ROOT: Final = "state"
NULL: Final = "null"
MOST_SHOWN: Final = 60
MOST_ENTRIES: Final = 4
MOST_TURNS: Final = 1_000_000_000
LARGEST_LIMIT: Final = 1_000_000
MOST_PENDING: Final = 5
"""The new card and one on each side (BUILD-8)."""
SLOTS: Final = ("0", "1", "2")
SCALARS: Final = (str, int, float, bool, type(None))


def shape_problems(edition: Edition, data: object) -> list[Problem]:
    """All that is wrong with the shape of the data; nothing if it can be read as a position."""
    return list(_keyed(_position(edition, _players(edition, data)))(ROOT, data))


def shown(value: object, depth: int = 2) -> str:
    """The value as a short text, in the notation of JSON."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        entries = [shown(entry, depth - 1) for entry in value[:MOST_ENTRIES]] if depth else ["…"]
        return _cut(f"[{', '.join(entries)}{', …' if depth and len(value) > MOST_ENTRIES else ''}]")
    return _cut(_scalar(value))


def _scalar(value: object) -> str:
    if type(value) not in SCALARS:
        return type(value).__name__
    try:
        return json.dumps(value[:MOST_SHOWN] if isinstance(value, str) else value)
    except ValueError:  # a number of thousands of digits
        return "…"


def _cut(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def span(low: int, high: int) -> str:
    """A range of numbers as a message tells it."""
    if low < 0:
        return f"{low}..{high}"
    return str(low) if low == high else f"{low}-{high}"


def facts(path: str, value: object, allowed: str) -> dict[str, str]:
    """What nearly every problem tells: where, what stands there, and what may stand there."""
    return {"path": path, "value": shown(value), "allowed": allowed}


def expect(message: str, path: str, value: object, *allowed: object) -> Iterator[Problem]:
    """One problem unless the value is among the allowed ones."""
    if value not in allowed:
        yield Problem(message, facts(path, value, ", ".join(map(shown, allowed))))


def _players(edition: Edition, data: object) -> tuple[int, int]:
    """The fewest and most players it can be: the number given, or all if that is wrong."""
    number = data.get("n") if isinstance(data, Mapping) else None
    if type(number) is int and number in players_possible(edition):
        return number, number
    return 2, 4


def _whole(low: int, high: int, null: bool = False) -> Check:
    """An integer of a range, or perhaps nothing."""
    allowed = span(low, high) + (f", {NULL}" if null else "")

    def check(path: str, value: object) -> Iterator[Problem]:
        if not ((null and value is None) or (type(value) is int and low <= value <= high)):
            yield Problem("position-value", facts(path, value, allowed))

    return check


def _flag(path: str, value: object) -> Iterator[Problem]:
    """True or false."""
    if type(value) is not bool:
        yield Problem("position-value", facts(path, value, "false, true"))


def _word(words: Sequence[str]) -> Check:
    """One of a few words."""

    def check(path: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str) or value not in words:
            yield Problem("position-value", facts(path, value, ", ".join(words)))

    return check


def _card(ids: frozenset[str]) -> Check:
    """The id of a card; there are too many to tell them all."""

    def check(path: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, str) or value not in ids:
            yield Problem("position-card-unknown", {"path": path, "value": shown(value)})

    return check


def _listed(item: Check, least: int, most: int) -> Check:
    """A list of like things; where it is too long, its entries are not looked at."""

    def check(path: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, list | tuple):
            yield Problem("position-list", facts(path, value, span(least, most)))
            return
        if not least <= len(value) <= most:
            yield Problem("position-length", facts(path, len(value), span(least, most)))
        for index, entry in enumerate(value if len(value) <= most else ()):
            yield from item(f"{path}[{index}]", entry)

    return check


def _formed(form: str, *items: Check, null: bool = False) -> Check:
    """A list of unlike things that is told by its form, or perhaps nothing."""
    allowed = form + (f", {NULL}" if null else "")

    def check(path: str, value: object) -> Iterator[Problem]:
        if null and value is None:
            return
        if not isinstance(value, list | tuple) or len(value) != len(items):
            yield Problem("position-form", facts(path, value, allowed))
            return
        for index, (item, entry) in enumerate(zip(items, value, strict=True)):
            yield from item(f"{path}[{index}]", entry)

    return check


def _keyed(checks: Mapping[str, Check]) -> Check:
    """An object with exactly these keys."""
    keys = ", ".join(checks)

    def check(path: str, value: object) -> Iterator[Problem]:
        if not isinstance(value, Mapping):
            yield Problem("position-object", facts(path, value, keys))
            return
        for key in value:
            if not isinstance(key, str) or key not in checks:
                yield Problem("position-key", facts(path, key, keys))
        for key, item in checks.items():
            inside = key if path == ROOT else f"{path}.{key}"
            if key in value:
                yield from item(inside, value[key])
            else:
                yield Problem("position-missing", {"path": inside})

    return check


def _position(edition: Edition, players: tuple[int, int]) -> dict[str, Check]:
    """Every key of a position, in the order of the protocol."""
    return _course(edition, players) | _table(edition, players) | _turn(players)


def _course(edition: Edition, players: tuple[int, int]) -> dict[str, Check]:
    """Who plays, and how far the game is."""
    player, nobody = _whole(0, players[1] - 1), _whole(0, players[1] - 1, null=True)
    return {
        "n": _whole(2, max(players_possible(edition), default=2)),
        "first_player": player,
        "phase": _word(PHASES),
        "player": nobody,
        "active": player,
        "turn": _whole(0, MOST_TURNS),
        "turn_limit": _whole(1, LARGEST_LIMIT, null=True),
        "triggered_by": nobody,
    }


def _table(edition: Edition, players: tuple[int, int]) -> dict[str, Check]:
    """What lies on the table."""
    count = len(edition.cards)
    ids = frozenset(card.id for card in edition.cards)
    card, nobody = _card(ids), _whole(0, players[1] - 1, null=True)
    built = _formed("[[x, y], card, owner]", _cell(), _card(ids | {MAIN_SQUARE}), nobody)
    slots = _keyed(dict.fromkeys(SLOTS, _listed(_whole(0, WORKERS), *players)))
    pile = _listed(_word(CHARACTERS), 0, GUILD_SIZE)
    return {
        "players": _listed(_player(card), *players),
        "board": _keyed(dict.fromkeys(RESOURCES, slots)),
        "city": _listed(built, 1, count + 1),
        "spots": _keyed(dict.fromkeys(edition.main_square.spots, nobody)),
        "row": _listed(card, ROW_POSITIONS, ROW_POSITIONS),
        "deck": _listed(card, 0, count),
        "piles": _keyed(dict.fromkeys(GUILDS, pile)),
        "removed": _listed(_word(CHARACTERS), 0, len(CHARACTERS)),
        "seen": _listed(card, 0, count),
    }


def _turn(players: tuple[int, int]) -> dict[str, Check]:
    """What a turn in progress needs."""
    bonus = _word([bonus for bonus in BONUSES if bonus != "coin"])  # coins are gained at once (BONUS-5)
    return {
        "main_done": _flag,
        "recovered": _flag,
        "cheated": _flag,
        "swapped": _flag,
        "second_worker": _whole(1, WORKER_CARDS, null=True),
        "builder": _whole(0, players[1] - 1, null=True),
        "built_cell": _cell(null=True),
        "pending": _listed(_formed("[[x, y], bonus]", _cell(), bonus), 0, MOST_PENDING),
    }


def _player(card: Check) -> Check:
    return _keyed(
        {
            "hand": _listed(_whole(1, WORKER_CARDS), 0, WORKER_CARDS),
            "supply": _whole(0, WORKERS),
            "coins": _listed(card, 0, MAX_COINS),
            "buildings": _listed(card, 0, MAX_BUILDINGS + 1),
            "characters": _listed(_word(CHARACTERS), 0, len(CHARACTERS)),
        }
    )


def _cell(null: bool = False) -> Check:
    coordinate = _whole(-CELL_LIMIT, CELL_LIMIT)
    return _formed("[x, y]", coordinate, coordinate, null=null)
