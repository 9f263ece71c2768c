"""What a building would bring on every cell where it fits, whether or not the player holds it and can pay for it."""

from mypy_extensions import i64

from oddville.cards.vocabulary import MAX_BUILDINGS
from oddville.games.previews import preview
from oddville.games.types import Preview
from oddville.rules import moves
from oddville.rules.board import place_worker, workers_of
from oddville.rules.construction import fitting_cells
from oddville.rules.notation import move_text
from oddville.rules.state import (
    TURN,
    State,
    add_building,
    building,
    building_place,
    buildings,
    remove_building,
)


def sites(s: State, player: int, card: int) -> list[Preview]:
    """A preview of building the card on each cell (BUILD-2, BUILD-3, BUILD-5), as if it were held and paid."""
    supposed = _able_to_build(s, player, card)
    codes = [int(moves.move_at(moves.BUILD, card, cell)) for cell in sorted(fitting_cells(s, card))]
    return [preview(supposed, code, move_text(s.tables, code)) for code in codes]


def _able_to_build(s: State, player: i64, card: i64) -> State:
    """A copy in which it is the player's turn, with the building and workers on all resources of its cost."""
    supposed = s.copy()
    supposed.phase = TURN
    supposed.player = supposed.active = player
    supposed.main_done = supposed.recovered = supposed.pending_size = 0
    _hold(supposed, player, card)
    for resource in range(4):
        for _missing in range(s.tables.cost[card * 4 + resource] - workers_of(s, player, resource)):
            place_worker(supposed, player, resource, 0)
    return supposed


def _hold(s: State, player: i64, card: i64) -> None:
    if building_place(s, player, card) >= 0:
        return
    if buildings(s, player) > MAX_BUILDINGS:  # before one is discarded (LIMIT-3)
        remove_building(s, player, building(s, player, 0))
    add_building(s, player, card)
