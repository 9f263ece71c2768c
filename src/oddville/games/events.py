"""What happened, as message ids and facts that every reader's language can say (`log-…` in the texts)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from oddville.cards.vocabulary import CHARACTERS, GUILDS, RESOURCES
from oddville.rules import chronicle as c
from oddville.rules.moves import column_of, row_of
from oddville.rules.tables import Tables

Entry = tuple[int, int, int, int, int, int]


class Event(NamedTuple):
    """One thing that happened."""

    message: str
    facts: dict[str, Any]

    def as_dict(self) -> dict[str, Any]:
        """The event as the engine protocol tells it."""
        return {"event": self.message, **self.facts}


def events_of(tables: Tables, entries: list[Entry]) -> list[Event]:
    """The events of a chronicle's entries."""
    told = []
    for kind, player, *rest in entries:
        message, facts = _EVENTS[kind]
        told.append(Event("log-" + message, {"player": player, **facts(tables, *rest)}))
    return told


Telling = Callable[[Tables, int, int, int, int], dict[str, Any]]


def _cell(cell: int) -> list[int]:
    return [column_of(cell), row_of(cell)]


def _returned(tables: Tables, guild: int, bits: int, c: int, d: int) -> dict[str, Any]:
    returned = [character for i, character in enumerate(CHARACTERS) if bits >> i & 1]
    return {"guild": GUILDS[guild], "returned": returned}


def _nothing(tables: Tables, a: int, b: int, c: int, d: int) -> dict[str, Any]:
    return {}


def _resource(tables: Tables, worker: int, resource: int, slot: int, cost: int) -> dict[str, Any]:
    return {"worker": worker + 1, "resource": RESOURCES[resource], "slot": slot, "cost": cost}


def _transform(tables: Tables, cell: int, card: int, origin: int, target: int) -> dict[str, Any]:
    return {
        **_source(tables, cell, card, 0, 0),
        "from": RESOURCES[origin // 3],
        "from_slot": origin % 3,
        "to": RESOURCES[target // 3],
        "slot": target % 3,
    }


def _source(tables: Tables, cell: int, card: int, c: int, d: int) -> dict[str, Any]:
    return {"source": _cell(cell), "card": tables.card_ids[card]}


def _build(tables: Tables, card: int, cell: int, c: int, d: int) -> dict[str, Any]:
    printed = tables.edition.cards[card]
    return {"card": printed.id, "cell": _cell(cell), "paid": list(printed.cost)}


_EVENTS: dict[int, tuple[str, Telling]] = {
    c.CHOSE: ("choose", lambda t, a, b, c, d: {"resource": RESOURCES[a]}),
    c.RECOVERED: ("recover", lambda t, a, b, c, d: {"cards": a, "cost": b}),
    c.RECOVERED_FREE: ("recover-free", _nothing),
    c.COINS_OBTAINED: ("coins", lambda t, a, b, c, d: {"worker": a + 1, "gained": b}),
    c.RESOURCE_OBTAINED: ("resource", _resource),
    c.SECOND_RESOURCE_OBTAINED: ("resource-second", _resource),
    c.BUILDING_TAKEN: (
        "building",
        lambda t, a, b, c, d: {"worker": a + 1, "card": t.card_ids[b], "position": c + 1, "cost": d},
    ),
    c.ROW_REFILLED: ("refill", lambda t, a, b, c, d: {"card": t.card_ids[a]}),
    c.BUILDING_PLACED: ("build", _build),
    c.BUILT_TOO: ("react", _build),
    c.BONUS_GAINED: (
        "bonus",
        lambda t, a, b, c, d: {**_source(t, a, b, c, d), "resource": RESOURCES[c], "slot": d},
    ),
    c.BONUS_TRANSFORMED: ("bonus-transform", _transform),
    c.BONUS_COIN: ("bonus-coin", lambda t, a, b, c, d: {"card": t.card_ids[a], "gained": b}),
    c.BONUS_DECLINED: ("bonus-declined", _source),
    c.SECOND_RESOURCE_DECLINED: ("resource-declined", _nothing),
    c.CHARACTER_TAKEN: ("character", lambda t, a, b, c, d: {"character": CHARACTERS[a]}),
    c.GUILD_RETURNED: ("guild-reshuffled", _returned),
    c.BUILDING_DISCARDED: ("discard", lambda t, a, b, c, d: {"card": t.card_ids[a]}),
    c.DECLINED: ("decline", lambda t, a, b, c, d: {"by": "choice"}),
    c.COIN_SWITCHED: ("cheat", lambda t, a, b, c, d: {"card": t.card_ids[a]}),
    c.BUILDING_SWAPPED: (
        "swap",
        lambda t, a, b, c, d: {"given": t.card_ids[a], "taken": t.card_ids[b], "place": c + 1},
    ),
    c.PLACED_ON_MAIN_SQUARE: ("travel", lambda t, a, b, c, d: {"resource": RESOURCES[a]}),
    c.WORKER_REMOVED: ("return", lambda t, a, b, c, d: {"resource": RESOURCES[a], "slot": b}),
    c.TURN_ENDED: ("end", _nothing),
    c.TAX_GAINED: ("tax", lambda t, a, b, c, d: {"payer": a}),
    c.BENEFACTOR_GAINED: ("benefactor", lambda t, a, b, c, d: {"gained": a}),
    c.END_TRIGGERED: ("trigger", _nothing),
    c.TURN_BEGUN: ("turn", lambda t, a, b, c, d: {"turn": a}),
    c.GAME_OVER: ("over", _nothing),
    c.PILE_TOP: ("pile", lambda t, a, b, c, d: {"character": CHARACTERS[a]}),
}


def revealed(events: list[Event]) -> list[str]:
    """The cards and characters that came to light: a refilled row, a turned coin, a new top of a pile,
    and the character taken from a pile that had to be made anew."""
    shown: list[str] = []
    reshuffled = False
    for event in events:
        name = event.message
        if name in ("log-refill", "log-cheat"):
            shown.append(event.facts["card"])
        elif name == "log-pile" or (name == "log-character" and reshuffled):
            shown.append(event.facts["character"])
        reshuffled = name == "log-guild-reshuffled"
    return shown
