"""A position as plain data: the engine protocol's `state`, and the public view of it."""

from mypy_extensions import i64

from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES, ROW_POSITIONS, WORKER_CARDS
from oddville.games.types import (
    Cell,
    CityCard,
    Layout,
    PileView,
    PlayerPosition,
    PlayerView,
    Position,
    Progress,
    PublicView,
    TurnState,
)
from oddville.rules.board import workers_on
from oddville.rules.bonuses import pending_bonus, pending_cell
from oddville.rules.characters import pile, pile_size, pile_top, spot_owner
from oddville.rules.coins import deck_card
from oddville.rules.construction import city_card, city_cell, city_owner
from oddville.rules.hidden import removed_characters
from oddville.rules.moves import column_of, row_of
from oddville.rules.state import (
    PHASES,
    State,
    building,
    buildings,
    characters_of,
    coin,
    coins,
    in_hand,
    is_seen,
    row_card,
    supply,
)


def position(s: State) -> Position:
    """The whole position, hidden parts too; keys and orders as in docs/bots/protocol.md."""
    return {
        **_progress(s),
        "players": [_player(s, player) for player in range(s.players)],
        **_layout(s),
        "deck": _deck(s),
        "piles": {guild: [CHARACTERS[c] for c in pile(s, number)] for number, guild in enumerate(GUILDS)},
        "removed": _removed_characters(s),
        **_turn(s),
    }


def public_view(s: State) -> PublicView:
    """What everybody may know (INFO-1, INFO-2): unseen cards are null, and only the top of a pile is named."""
    turn = _turn(s)
    seen = set(turn["seen"])
    return {
        **_progress(s),
        "players": [_player_view(_player(s, player), seen) for player in range(s.players)],
        **_layout(s),
        "deck": _mask(_deck(s), seen),
        "piles": {guild: _pile_view(s, number) for number, guild in enumerate(GUILDS)},
        **turn,
    }


def _progress(s: State) -> Progress:
    progress: Progress = {
        "n": s.players,
        "first_player": s.first_player,
        "phase": PHASES[s.phase],
        "player": _or_none(s.player),
        "active": s.active,
        "turn": s.turn,
        "turn_limit": _or_none(s.turn_limit),
        "triggered_by": _or_none(s.triggered_by),
    }
    if s.finish_round:
        progress["finish_round"] = True
    return progress


def _layout(s: State) -> Layout:
    return {
        "board": {resource: _slots(s, number) for number, resource in enumerate(RESOURCES)},
        "city": [_city_card(s, place) for place in range(s.city_size)],
        "spots": _spots(s),
        "row": [s.tables.card_ids[row_card(s, i)] for i in range(ROW_POSITIONS)],
    }


def _turn(s: State) -> TurnState:
    ids = s.tables.card_ids
    return {
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


def _deck(s: State) -> list[str]:
    return [s.tables.card_ids[deck_card(s, depth)] for depth in range(s.deck_size)]


def _mask(cards: list[str], seen: set[str]) -> list[str | None]:
    return [card if card in seen else None for card in cards]


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _cell(cell: i64) -> Cell:
    return [column_of(cell), row_of(cell)]


def _player(s: State, player: i64) -> PlayerPosition:
    ids = s.tables.card_ids
    held = int(characters_of(s, player))
    return {
        "hand": [int(worker) + 1 for worker in range(WORKER_CARDS) if in_hand(s, player, worker)],
        "supply": supply(s, player),
        "coins": [ids[coin(s, player, i)] for i in range(coins(s, player))],
        "buildings": [ids[building(s, player, i)] for i in range(buildings(s, player))],
        "characters": [character for i, character in enumerate(CHARACTERS) if held >> i & 1],
    }


def _player_view(player: PlayerPosition, seen: set[str]) -> PlayerView:
    return {**player, "coins": _mask(player["coins"], seen)}


def _slots(s: State, resource: i64) -> dict[str, list[int]]:
    return {
        str(slot): [workers_on(s, player, resource, slot) for player in range(s.players)] for slot in range(3)
    }


def _spots(s: State) -> dict[str, int | None]:
    return {
        resource: _or_none(spot_owner(s, number))
        for number, resource in enumerate(RESOURCES)
        if s.tables.spots >> number & 1
    }


def _city_card(s: State, place: i64) -> CityCard:
    return [
        _cell(city_cell(s, place)),
        s.tables.card_ids[city_card(s, place)],
        _or_none(city_owner(s, place)),
    ]


def _pile_view(s: State, guild: i64) -> PileView:
    top = pile_top(s, guild)
    return {"top": None if top < 0 else CHARACTERS[top], "count": pile_size(s, guild)}


def _removed_characters(s: State) -> list[str]:
    return [CHARACTERS[i] for i in sorted(c for guild in range(4) for c in removed_characters(s, guild))]
