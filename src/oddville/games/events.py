"""Events of the game as message ids (`log-…` in the texts) and facts."""

from collections.abc import Callable
from typing import Any, NamedTuple

from oddville.cards.vocabulary import CHARACTERS, GUILDS, RESOURCES
from oddville.rules import event_log as c
from oddville.rules.moves import column_of, row_of
from oddville.rules.tables import Tables

Entry = tuple[int, int, int, int, int, int]
Facts = dict[str, Any]


class Event(NamedTuple):
    message: str
    facts: Facts

    def as_dict(self) -> Facts:
        """The event as in docs/bots/protocol.md."""
        return {"event": self.message, **self.facts}


def events_of(tables: Tables, entries: list[Entry]) -> list[Event]:
    return [_event(tables, entry) for entry in entries]


def _event(tables: Tables, entry: Entry) -> Event:
    message, keys = _EVENTS[entry[0]]
    facts: Facts = {"player": entry[1]}
    for place, key in enumerate(keys, 2):
        convert = _FACTS.get(key)
        facts[key] = entry[place] if convert is None else convert(tables, entry[place])
    if entry[0] in _MORE_FACTS:
        facts |= _MORE_FACTS[entry[0]](tables, entry)
    return Event("log-" + message, facts)


def _payment(tables: Tables, entry: Entry) -> Facts:
    return {"paid": list(tables.edition.cards[entry[2]].cost)}


def _transform(tables: Tables, entry: Entry) -> Facts:
    origin, target = entry[4:]
    move = {"from": RESOURCES[origin // 3], "from_slot": origin % 3}
    return {**move, "to": RESOURCES[target // 3], "slot": target % 3}


_FACTS: dict[str, Callable[[Tables, int], object]] = {
    **dict.fromkeys(("card", "given", "taken"), lambda tables, card: tables.card_ids[card]),
    **dict.fromkeys(("cell", "source"), lambda tables, cell: [column_of(cell), row_of(cell)]),
    **dict.fromkeys(("worker", "position", "place"), lambda tables, number: number + 1),
    "resource": lambda tables, number: RESOURCES[number],
    "guild": lambda tables, number: GUILDS[number],
    "character": lambda tables, number: CHARACTERS[number],
    "returned": lambda tables, bits: [name for i, name in enumerate(CHARACTERS) if bits >> i & 1],
}
"""How the number of an entry becomes a fact; other facts are numbers."""

_MORE_FACTS: dict[int, Callable[[Tables, Entry], Facts]] = {
    c.BUILDING_PLACED: _payment,
    c.BUILT_TOO: _payment,
    c.BONUS_TRANSFORMED: _transform,
    c.DECLINED: lambda tables, entry: {"by": "choice"},
}

_EVENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    c.CHOSE: ("choose", ("resource",)),
    c.RECOVERED: ("recover", ("cards", "cost")),
    c.RECOVERED_FREE: ("recover-free", ()),
    c.COINS_OBTAINED: ("coins", ("worker", "gained")),
    c.RESOURCE_OBTAINED: ("resource", ("worker", "resource", "slot", "cost")),
    c.SECOND_RESOURCE_OBTAINED: ("resource-second", ("worker", "resource", "slot", "cost")),
    c.BUILDING_TAKEN: ("building", ("worker", "card", "position", "cost")),
    c.ROW_REFILLED: ("refill", ("card",)),
    c.BUILDING_PLACED: ("build", ("card", "cell")),
    c.BUILT_TOO: ("react", ("card", "cell")),
    c.BONUS_GAINED: ("bonus", ("source", "card", "resource", "slot")),
    c.BONUS_TRANSFORMED: ("bonus-transform", ("source", "card")),
    c.BONUS_COIN: ("bonus-coin", ("card", "gained")),
    c.BONUS_DECLINED: ("bonus-declined", ("source", "card")),
    c.SECOND_RESOURCE_DECLINED: ("resource-declined", ()),
    c.CHARACTER_TAKEN: ("character", ("character",)),
    c.GUILD_RETURNED: ("guild-reshuffled", ("guild", "returned")),
    c.BUILDING_DISCARDED: ("discard", ("card",)),
    c.DECLINED: ("decline", ()),
    c.COIN_SWITCHED: ("cheat", ("card",)),
    c.BUILDING_SWAPPED: ("swap", ("given", "taken", "place")),
    c.PLACED_ON_MAIN_SQUARE: ("travel", ("resource",)),
    c.WORKER_REMOVED: ("return", ("resource", "slot")),
    c.TURN_ENDED: ("end", ()),
    c.TAX_GAINED: ("tax", ("payer",)),
    c.BENEFACTOR_GAINED: ("benefactor", ("gained",)),
    c.END_TRIGGERED: ("trigger", ()),
    c.LAST_ROUND_TRIGGERED: ("trigger-round", ()),
    c.TURN_BEGUN: ("turn", ("turn",)),
    c.GAME_OVER: ("over", ()),
    c.PILE_TOP: ("pile", ("character",)),
}
"""The message of each kind of entry, and the facts that its numbers are."""


def reveals(events: list[Event]) -> list[str]:
    """The cards and characters that the events reveal: a refilled row, a turned coin, a new top of a pile, and the
    character taken from a reshuffled pile."""
    names: list[str] = []
    reshuffled = False
    for event in events:
        name = event.message
        if name in ("log-refill", "log-cheat"):
            names.append(event.facts["card"])
        elif name == "log-pile" or (name == "log-character" and reshuffled):
            names.append(event.facts["character"])
        reshuffled = name == "log-guild-reshuffled"
    return names
