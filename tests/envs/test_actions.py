"""The table of actions: every legal move is exactly one action, and no other action is legal."""

import random
from collections import Counter
from math import prod

import pytest

from envs.walks import MANY, positions
from oddville import Game, edition
from oddville.envs import SelfPlay, actions
from oddville.envs.layout import MAX_CITY_CARDS, PIECES
from oddville.envs.planning import Planning
from oddville.games.editions import shipped_names
from oddville.games.errors import OddVilleError
from oddville.games.game import tables_of
from oddville.rules import moves
from oddville.rules.chance import chance_of_seed
from oddville.rules.legal import is_legal, legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.state import empty_state

RULES = {"bonus": "GAIN_BONUS", "transform": "GAIN_TRANSFORM"}
"""Kinds that the rules call by another name."""
KINDS = [name for name, _ in actions.SPANS]


def test_the_numbers_are_those_of_the_table() -> None:
    starts, at = {}, 0
    for name, shape in actions.SPANS:
        starts[name] = at
        at += prod(shape)
    assert at == actions.ACTIONS
    assert [getattr(moves, RULES.get(name, name.upper())) for name in KINDS] == list(range(moves.KINDS))
    offsets = (actions.BUILD_AT, actions.BONUS_AT, actions.TRANSFORM_AT, actions.DISCARD_AT, actions.SWAP_AT)
    assert offsets == tuple(starts[name] for name in ("build", "bonus", "transform", "discard", "swap"))
    for kind, name in enumerate(KINDS):
        assert actions.FIRST[kind] == starts[name]
        assert actions.KINDS[starts[name]] == kind


def test_each_legal_move_is_one_action_and_no_other_action_is_legal() -> None:
    met: Counter[int] = Counter()
    move_list = MoveList()
    for s in positions(MANY):
        legal_moves(s, move_list)
        codes = move_list.as_list()
        chosen = [actions.action_of(s, code) for code in codes]
        assert [actions.move_of(s, action) for action in chosen] == codes
        means = {action: actions.move_of(s, action) for action in range(actions.ACTIONS)}
        legal = [a for a, code in means.items() if code != actions.NO_MOVE and is_legal(s, code)]
        assert legal == sorted(set(chosen)) == actions.legal_actions(s)
        assert len(legal) == len(codes)
        met.update(code & moves.KIND_MASK for code in codes)
    assert set(met) == set(range(moves.KINDS)), "the walks meet every kind of move"


@pytest.mark.parametrize("action", [-1, actions.ACTIONS, 10**6])
def test_what_is_no_action_means_no_move(action: int) -> None:
    assert actions.move_of(next(positions(range(1))), action) == actions.NO_MOVE


@pytest.mark.parametrize("name", shipped_names())
def test_no_city_has_more_open_cells_than_the_table(name: str) -> None:
    """LIMIT-6, HOUSE-1: the array of open cells has room for two for each card and two; more can never be."""
    printed = edition(name)
    for players in (2, 4) if len(printed.cards) >= 42 else (2,):
        room = empty_state(tables_of(printed, players), chance_of_seed(""))
        assert len(room.frontier) <= actions.MAX_OPEN_CELLS
        assert len(room.city) <= MAX_CITY_CARDS


def test_open_cells_count_in_reading_order() -> None:
    for s in positions(range(3)):
        cells = [actions.open_cell(s, rank) for rank in range(s.frontier_size)]
        places = [(moves.row_of(cell), moves.column_of(cell)) for cell in cells]
        assert places == sorted(places)
        assert [actions.open_cell_place(s, cell) for cell in cells] == list(range(s.frontier_size))


def test_the_house_rule_is_a_setting_of_every_environment() -> None:
    """HOUSE-1: it is seen in the observation, and an edition with too few cards is refused."""
    place = PIECES["finish_round"].at
    for finish_round in (True, False):
        batch = SelfPlay(1, players=2, finish_round=finish_round, seed=1)
        assert batch.observations[0][place] == finish_round
        game = Game(2, seed="s", finish_round=finish_round)
        assert Planning.of(game, random.Random(1)).state.finish_round == finish_round
    with pytest.raises(OddVilleError):
        SelfPlay(1, players=2, edition="nano", finish_round=True)
