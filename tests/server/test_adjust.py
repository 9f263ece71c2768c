"""The pace of bots and the confirming of turns can be changed while playing."""

from dataclasses import dataclass, field

import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.tables import commands
from oddville.server.wire.options import NewSeat, Options, Pace
from server.local_table import PEOPLE, LocalTable

KEY = "adjusting"
ALONE = (NewSeat("here", "Ada"), NewSeat("bot", bot="mason"))


@dataclass
class Holding:
    seats: frozenset[int] = field(default_factory=frozenset)
    hosting: bool = False


def adjust(local_table: LocalTable, holder: Holding, pace: Pace = "slow", confirm: bool = False) -> None:
    local_table.apply(commands.execute(local_table.table, wire.Adjust(KEY, pace, confirm), holder))


def test_the_only_person_sets_the_pace_and_the_log_says_so() -> None:
    local_table = LocalTable(ALONE, Options(pace="step"))
    adjust(local_table, Holding(frozenset({0})))
    assert (local_table.table.options.pace, local_table.table.options.confirm) == ("slow", False)
    assert [line.message for line in local_table.table.log[-2:]] == ["log-pace", "log-confirming"]
    number = local_table.table.number
    adjust(local_table, Holding(frozenset({0})))
    assert local_table.table.number == number  # nothing changed, nothing is written


def test_a_bot_that_waited_for_a_press_is_due_after_the_change() -> None:
    local_table = LocalTable(
        (NewSeat("bot", bot="random"), NewSeat("bot", bot="random")), Options(pace="step")
    )
    assert local_table.table.due() is None
    adjust(local_table, Holding(hosting=True), "quick", True)
    due = local_table.table.due()
    assert due is not None
    assert due.kind == "bot"


def test_among_several_people_only_the_host_may() -> None:
    local_table = LocalTable(PEOPLE)
    for holder in (Holding(frozenset({0})), Holding()):
        with pytest.raises(OddVilleError) as refused:
            adjust(local_table, holder)
        assert refused.value.message == "error-not-host"
    adjust(local_table, Holding(frozenset({0}), hosting=True))
    assert local_table.table.options.pace == "slow"


def test_a_turn_is_not_confirmed_once_that_is_off() -> None:
    local_table = LocalTable(PEOPLE)
    adjust(local_table, Holding(hosting=True), "normal", False)
    local_table.move(local_table.game.legal_moves[0].text)
    assert not local_table.table.confirming


def test_an_undo_removes_no_line_about_the_table() -> None:
    local_table = LocalTable(PEOPLE)
    local_table.choose_all()
    local_table.move("coins 2")
    adjust(local_table, Holding(hosting=True), "slow", True)
    local_table.undo()
    assert [line.message for line in local_table.table.log[-2:]] == ["log-pace", "log-undo"]
