"""Everything that makes up a position, and its exchange with the protocol's `state`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .vocabulary import (
    GUILDS,
    MAIN_SQUARE,
    MAIN_SQUARE_CELL,
    RESOURCES,
    ROW_LENGTH,
    SLOTS,
    WORKER_CARDS,
    WORKERS,
    Cell,
    Edition,
    in_vocabulary_order,
)


@dataclass
class Player:
    """What lies in front of one player."""

    hand: list[int] = field(default_factory=lambda: list(WORKER_CARDS))
    supply: int = WORKERS
    coins: list[str] = field(default_factory=list)  # the coin gained last stands last
    buildings: list[str] = field(default_factory=list)
    characters: list[str] = field(default_factory=list)


@dataclass
class CityCard:
    """One card of the city; the Main Square has no owner."""

    cell: Cell
    card: str
    owner: int | None


@dataclass
class Position:
    """A position; the names are those of the protocol's `state`."""

    edition: Edition
    seed: str
    reshuffles: int
    n: int
    first_player: int
    phase: str
    player: int | None
    active: int
    turn: int
    turn_limit: int | None
    finish_round: bool  # HOUSE-1
    triggered_by: int | None
    players: list[Player]
    board: dict[str, dict[str, list[int]]]  # resource -> slot -> number of workers of each player
    city: list[CityCard]
    spots: dict[str, int | None]
    row: list[str]  # position 1 first
    deck: list[str]  # top first
    piles: dict[str, list[str]]  # top first
    removed: list[str]
    seen: set[str]
    main_done: bool = False
    recovered: bool = False
    cheated: bool = False
    swapped: bool = False
    second_worker: int | None = None
    builder: int | None = None
    built_cell: Cell | None = None
    pending: list[tuple[Cell, str]] = field(default_factory=list)


def decider(position: Position) -> int:
    """The player who has to choose now."""
    if position.player is None:
        raise ValueError("the game is over")
    return position.player


def printed_card(position: Position, card_id: str) -> dict[str, Any]:
    """What the edition prints on a building card."""
    for card in position.edition["cards"]:
        if card["id"] == card_id:
            return dict(card)
    raise ValueError(f"no such card: {card_id}")


def printed_worker(position: Position, worker: int) -> dict[str, Any]:
    """What the edition prints on worker card 1-4."""
    return dict(position.edition["workers"][worker - 1])


def holds(position: Position, player: int, character: str) -> bool:
    """CHAR-2: whether a player holds a character."""
    return character in position.players[player].characters


def initial_position(
    edition: Edition, players: int, deal: dict[str, Any], turn_limit: int | None, finish_round: bool
) -> Position:
    """SETUP-1 to SETUP-6, up to the first choice of a resource."""
    piles = {guild: list(deal["piles"][guild]) for guild in GUILDS}
    in_piles = [character for guild in GUILDS for character in piles[guild]]
    all_characters = [character for guild in GUILDS for character in edition["guilds"][guild]]
    last_player = (deal["first"] - 1) % players  # SETUP-6: the last player chooses first
    return Position(
        edition=edition,
        seed=deal.get("seed") or "",
        reshuffles=0,
        n=players,
        first_player=deal["first"],
        phase="set-up",
        player=last_player,
        active=last_player,
        turn=0,
        turn_limit=turn_limit,
        finish_round=finish_round,
        triggered_by=None,
        players=[Player() for _ in range(players)],
        board={resource: {slot: [0] * players for slot in SLOTS} for resource in RESOURCES},
        city=[CityCard(MAIN_SQUARE_CELL, MAIN_SQUARE, None)],  # SETUP-2
        spots=dict.fromkeys(edition["main_square"]["spots"]),
        row=list(deal["deck"][:ROW_LENGTH]),  # SETUP-5
        deck=list(deal["deck"][ROW_LENGTH:]),
        piles=piles,
        removed=[character for character in all_characters if character not in in_piles],  # SETUP-4
        seen=set(deal["deck"][:ROW_LENGTH]),  # INFO-2
    )


def players_to_json(position: Position) -> list[dict[str, Any]]:
    """The `players` of a `state`."""
    return [
        {
            "hand": sorted(player.hand),
            "supply": player.supply,
            "coins": list(player.coins),
            "buildings": list(player.buildings),
            "characters": in_vocabulary_order(player.characters),
        }
        for player in position.players
    ]


def to_state(position: Position) -> dict[str, Any]:
    """The protocol's `state`, sharing nothing with the position."""
    board = position.board
    return {
        "n": position.n,
        "first_player": position.first_player,
        "phase": position.phase,
        "player": position.player,
        "active": position.active,
        "turn": position.turn,
        "turn_limit": position.turn_limit,
        **({"finish_round": True} if position.finish_round else {}),
        "triggered_by": position.triggered_by,
        "players": players_to_json(position),
        "board": {resource: {slot: list(board[resource][slot]) for slot in SLOTS} for resource in RESOURCES},
        "city": [[list(here.cell), here.card, here.owner] for here in position.city],
        "spots": dict(position.spots),
        "row": list(position.row),
        "deck": list(position.deck),
        "piles": {guild: list(position.piles[guild]) for guild in GUILDS},
        "removed": in_vocabulary_order(position.removed),
        "seen": sorted(position.seen),
        "main_done": position.main_done,
        "recovered": position.recovered,
        "cheated": position.cheated,
        "swapped": position.swapped,
        "second_worker": position.second_worker,
        "builder": position.builder,
        "built_cell": None if position.built_cell is None else list(position.built_cell),
        "pending": [[list(cell), bonus] for cell, bonus in position.pending],
    }


def player_from_json(given: Mapping[str, Any]) -> Player:
    """One entry of the `players` of a `state`."""
    return Player(
        hand=list(given["hand"]),
        supply=given["supply"],
        coins=list(given["coins"]),
        buildings=list(given["buildings"]),
        characters=list(given["characters"]),
    )


def from_state(edition: Edition, state: Mapping[str, Any], seed: str, reshuffles: int) -> Position:
    """The position a `state` describes. It is believed, not checked."""
    board = state["board"]
    cell = state["built_cell"]
    return Position(
        edition=edition,
        seed=seed,
        reshuffles=reshuffles,
        n=state["n"],
        first_player=state["first_player"],
        phase=state["phase"],
        player=state["player"],
        active=state["active"],
        turn=state["turn"],
        turn_limit=state["turn_limit"],
        finish_round=state.get("finish_round", False),
        triggered_by=state["triggered_by"],
        players=[player_from_json(given) for given in state["players"]],
        board={resource: {slot: list(board[resource][slot]) for slot in SLOTS} for resource in RESOURCES},
        city=[CityCard((x, y), card, owner) for (x, y), card, owner in state["city"]],
        spots=dict(state["spots"]),
        row=list(state["row"]),
        deck=list(state["deck"]),
        piles={guild: list(state["piles"][guild]) for guild in GUILDS},
        removed=list(state["removed"]),
        seen=set(state["seen"]),
        main_done=state["main_done"],
        recovered=state["recovered"],
        cheated=state["cheated"],
        swapped=state["swapped"],
        second_worker=state["second_worker"],
        builder=state["builder"],
        built_cell=None if cell is None else (cell[0], cell[1]),
        pending=[((x, y), bonus) for (x, y), bonus in state["pending"]],
    )
