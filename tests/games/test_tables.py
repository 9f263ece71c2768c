"""The edition as numbers: every table of the rules says what is printed."""

import importlib

import pytest

from oddville import Game, edition
from oddville.cards.vocabulary import (
    BONUSES,
    CHARACTERS,
    FORMULAS,
    GUILDS,
    MAX_BUILDINGS,
    MAX_COINS,
    RESOURCES,
    SIDES,
)
from oddville.rules import moves, phases, state
from oddville.rules import problems as p
from oddville.rules.chance import chance_of_seed
from oddville.rules.scoring import points
from oddville.rules.setup import new_state
from oddville.rules.state import arrays, empty_state
from oddville.rules.tables import MAIN_SQUARE_POINTS, Tables
from table import Table

PRINTED = edition()


def bits(words: tuple[str, ...], table: tuple[str, ...]) -> int:
    return sum(2 ** table.index(word) for word in words)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tables_say_what_is_printed(players: int) -> None:
    """COMP-6"""
    t = Tables(PRINTED, players)
    cards, square = PRINTED.cards, PRINTED.main_square
    assert (t.players, t.cards, t.end_workers, t.edition) == (players, 64, 6, PRINTED)
    assert list(t.zeros) == [0] * 256
    assert list(t.in_order) == list(range(64))
    assert t.card_ids == [*(card.id for card in cards), "main-square"]
    assert t.card_numbers == {card: number for number, card in enumerate(t.card_ids)}
    assert list(t.streets) == [*(bits(card.streets, SIDES) for card in cards), bits(square.streets, SIDES)]
    assert list(t.bonus) == [*(BONUSES.index(card.bonus) for card in cards), BONUSES.index("coin")]
    assert list(t.guild) == [*(GUILDS.index(card.guild) if card.guild else -1 for card in cards), -1]
    assert list(t.formula) == [*(FORMULAS.index(card.formula) for card in cards), MAIN_SQUARE_POINTS]
    assert list(t.base) == [*(card.base for card in cards), square.points]
    assert list(t.cost) == [card.cost.count(resource) for card in cards for resource in RESOURCES]
    assert list(t.worker_coins) == [0, 1, 2, 3]
    assert list(t.worker_shows) == [0b1, 0b11, 0b111, 0b1111]
    assert list(t.prices) == [price for worker in PRINTED.workers for price in worker.costs]
    assert list(t.single_slots) == [1, 1 if players == 2 else 2] * 4
    assert t.spots == 0b1111
    assert list(t.guild_characters) == list(range(12))
    assert list(t.guild_bits) == [0b111, 0b111000, 0b111000000, 0b111000000000]
    assert [CHARACTERS[c] for c in t.guild_characters[:3]] == list(PRINTED.guilds["mask"])


def test_what_a_purse_can_pay_is_reckoned_beforehand() -> None:
    """WORK-7, LIMIT-5"""
    t = Tables(PRINTED, 2)
    for number, worker in enumerate(PRINTED.workers):
        for coins in range(6):
            payable = {position for position in range(6) if t.affordable[number * 6 + coins] >> position & 1}
            assert payable == {position for position, cost in enumerate(worker.costs) if cost <= coins}


def test_the_places_of_a_state_fit_the_vocabulary() -> None:
    """LIMIT-2, LIMIT-3: the numbers are spelt out for the compiler, so they are held to their meaning here."""
    assert state.FIRST_COIN + MAX_COINS == state.BUILDING_COUNT
    assert state.FIRST_BUILDING + MAX_BUILDINGS + 1 == state.AREA
    assert (state.SPOT, state.RESOURCE) == (3 * state.SLOT, 3 * state.SLOT + 1)
    assert state.CELL_MASK == 2**state.CELL_BITS - 1
    assert moves.ORIGIN == moves.cell_at(0, 0) == 2048 * moves.ROW_STEP + 2048


def test_a_new_state_has_room_for_the_largest_city() -> None:
    """LIMIT-6, HOUSE-1"""
    s = empty_state(Tables(PRINTED, 4), chance_of_seed(""))
    assert [len(array) for array in arrays(s)] == [56, 64, 64, 6, 16, 3, 29, 60, 5]


def test_a_seed_deals_a_state() -> None:
    """SETUP-4, SETUP-5, SETUP-6: the deal that the seed `x` decides, pinned."""
    s = new_state(Tables(PRINTED, 3), chance_of_seed("x"))
    ids = s.tables.card_ids
    deal = Game(3, seed="x").deal
    assert deal is not None
    assert [ids[card] for card in s.row] + [ids[card] for card in s.deck][:58] == list(deal.deck)
    assert s.first_player == deal.first


EXPECTED = {
    "set-up": {"choose": p.LEGAL, "*": p.SET_UP_FIRST},
    "turn": {
        "recover coins resource building build cheat swap travel return": p.LEGAL,
        "choose": p.SET_UP_IS_OVER,
        "second": p.NO_SECOND_RESOURCE,
        "bonus transform": p.NO_BONUS_THERE,
        "done": p.NOTHING_TO_STOP,
        "discard": p.NO_THIRD_BUILDING,
        "decline": p.NO_REACTION,
        "end": p.NO_PASSING,
    },
    "second resource": {
        "second done cheat swap travel return": p.LEGAL,
        "recover coins resource building build": p.MAIN_ACTION_DONE,
        "end": p.IN_THE_MIDDLE,
        "choose": p.SET_UP_IS_OVER,
        "bonus transform": p.NO_BONUS_THERE,
        "discard": p.NO_THIRD_BUILDING,
        "decline": p.NO_REACTION,
    },
    "discard": {"discard": p.LEGAL, "return": p.RETURN_WHILE_DISCARDING, "*": p.DISCARD_FIRST},
    "bonus": {
        "bonus transform done cheat swap travel return": p.LEGAL,
        "recover coins resource building build": p.MAIN_ACTION_DONE,
        "end": p.IN_THE_MIDDLE,
        "choose": p.SET_UP_IS_OVER,
        "second": p.NO_SECOND_RESOURCE,
        "discard": p.NO_THIRD_BUILDING,
        "decline": p.NO_REACTION,
    },
    "reaction": {
        "build decline cheat swap travel return": p.LEGAL,  # the powers have another refusal there
        "recover coins resource building end": p.NOT_YOUR_TURN,
        "choose": p.SET_UP_IS_OVER,
        "second": p.NO_SECOND_RESOURCE,
        "bonus transform": p.NO_BONUS_THERE,
        "done": p.NOTHING_TO_STOP,
        "discard": p.NO_THIRD_BUILDING,
    },
    "close": {
        "cheat swap travel return end": p.LEGAL,
        "recover coins resource building build": p.MAIN_ACTION_DONE,
        "choose": p.SET_UP_IS_OVER,
        "second": p.NO_SECOND_RESOURCE,
        "bonus transform": p.NO_BONUS_THERE,
        "done": p.NOTHING_TO_STOP,
        "discard": p.NO_THIRD_BUILDING,
        "decline": p.NO_REACTION,
    },
    "over": {"*": p.GAME_IS_OVER},
}
KINDS = (
    *("choose", "recover", "coins", "resource", "building", "second", "build", "bonus", "transform"),
    *("done", "discard", "decline", "cheat", "swap", "travel", "return", "end"),
)


@pytest.mark.parametrize("phase", state.PHASES)
def test_every_kind_of_move_belongs_to_its_phases(phase: str) -> None:
    """TURN-1, TURN-2, TURN-3, TURN-4: what refuses each kind of move in each phase."""
    fresh = importlib.reload(phases) if phases.__file__.endswith(".py") else phases
    expected = {kind: bit for kinds, bit in EXPECTED[phase].items() for kind in kinds.split()}
    for number, kind in enumerate(KINDS):
        problems = fresh.phase_problems(state.PHASES.index(phase), number)
        assert problems == expected.get(kind, expected.get("*")), kind


def test_points_are_the_sum_of_the_score_sheet() -> None:
    """SCORE-1: in a position with a bit of everything."""
    game = (
        Table(players=3)
        .street(0, 3)
        .street(1, 2, "west")
        .holds(0, "landowner", "traveller", "hr-manager")
        .holds(1, "ghost")
        .workers(0, wood=[0, 2], crystal=[1])
        .workers(2, clay=[0])
        .game()
    )
    for player, score in enumerate(game.score_sheet().players):
        assert points(game.state, player) == score.total
    assert points(game.state, 0) > points(game.state, 1) > points(game.state, 2) > 0
