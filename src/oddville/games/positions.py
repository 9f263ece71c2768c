"""A position as plain data: the engine protocol's `state`, and the public view of it."""

from typing import Any

from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES
from oddville.rules import state as places
from oddville.rules.bonuses import pending_bonus, pending_cell
from oddville.rules.coins import deck_place
from oddville.rules.construction import city_card, city_cell, city_owner
from oddville.rules.hidden import removed_characters
from oddville.rules.moves import column_of, row_of
from oddville.rules.state import AREA, PHASES, PILE, RESOURCE, SLOT, SPOT, State, is_seen


def position(s: State) -> dict[str, Any]:
    """The whole position, hidden parts too; keys and orders as in docs/protocol.md."""
    ids = s.tables.card_ids
    return {
        "n": s.players,
        "first_player": s.first_player,
        "phase": PHASES[s.phase],
        "player": _or_none(s.player),
        "active": s.active,
        "turn": s.turn,
        "turn_limit": _or_none(s.turn_limit),
        "triggered_by": _or_none(s.triggered_by),
        "players": [_player(s, player) for player in range(s.players)],
        "board": {resource: _slots(s, number) for number, resource in enumerate(RESOURCES)},
        "city": [_city_card(s, place) for place in range(s.city_size)],
        "spots": _spots(s),
        "row": [ids[card] for card in s.row],
        "deck": [ids[s.deck[deck_place(s, depth)]] for depth in range(s.deck_size)],
        "piles": {guild: _pile(s, number) for number, guild in enumerate(GUILDS)},
        "removed": _removed(s),
        "seen": sorted(ids[card] for card in range(s.tables.cards) if is_seen(s, card)),
        "main_done": bool(s.main_done),
        "recovered": bool(s.recovered),
        "cheated": bool(s.cheated),
        "swapped": bool(s.swapped),
        "second_worker": None if s.second_worker < 0 else s.second_worker + 1,
        "builder": _or_none(s.builder),
        "built_cell": None if s.built < 0 else _cell(city_cell(s, s.built)),
        "pending": [[_cell(pending_cell(s, i)), BONUSES[pending_bonus(s, i)]] for i in range(s.pending_size)],
    }


def public_view(s: State) -> dict[str, Any]:
    """What everybody may know (INFO-1, INFO-2): unseen cards are null, of a pile only the top is told."""
    view = position(s)
    seen = set(view["seen"])
    del view["removed"]
    view["deck"] = [card if card in seen else None for card in view["deck"]]
    for player in view["players"]:
        player["coins"] = [card if card in seen else None for card in player["coins"]]
    view["piles"] = {
        guild: {"top": pile[0] if pile else None, "count": len(pile)} for guild, pile in view["piles"].items()
    }
    return view


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _cell(cell: int) -> list[int]:
    return [column_of(cell), row_of(cell)]


def _player(s: State, player: int) -> dict[str, Any]:
    at = player * AREA
    ids = s.tables.card_ids
    coin, building = at + places.FIRST_COIN, at + places.FIRST_BUILDING
    held = s.areas[at + places.CHARACTERS_HELD]
    return {
        "hand": [worker + 1 for worker in range(4) if s.areas[at + places.HAND] >> worker & 1],
        "supply": s.areas[at + places.SUPPLY],
        "coins": [ids[s.areas[coin + i]] for i in range(s.areas[at + places.COIN_COUNT])],
        "buildings": [ids[s.areas[building + i]] for i in range(s.areas[at + places.BUILDING_COUNT])],
        "characters": [character for i, character in enumerate(CHARACTERS) if held >> i & 1],
    }


def _slots(s: State, resource: int) -> dict[str, list[int]]:
    at = resource * RESOURCE
    return {
        str(slot): [s.board[at + slot * SLOT + player] for player in range(s.players)] for slot in (0, 1, 2)
    }


def _spots(s: State) -> dict[str, int | None]:
    return {
        resource: _or_none(s.board[number * RESOURCE + SPOT] - 1)
        for number, resource in enumerate(RESOURCES)
        if s.tables.spots >> number & 1
    }


def _city_card(s: State, place: int) -> list[Any]:
    return [
        _cell(city_cell(s, place)),
        s.tables.card_ids[city_card(s, place)],
        _or_none(city_owner(s, place)),
    ]


def _pile(s: State, guild: int) -> list[str]:
    return [CHARACTERS[s.piles[guild * PILE + i]] for i in range(s.piles[guild * PILE], 0, -1)]


def _removed(s: State) -> list[str]:
    return [CHARACTERS[i] for i in sorted(c for guild in range(4) for c in removed_characters(s, guild))]
