"""The pace of bots and the confirming of turns can be changed while playing."""

from dataclasses import dataclass, field

import pytest

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.tables import commands
from oddville.server.wire.options import Options, Pace, SeatWish
from server.sitting import PEOPLE, Sitting

KEY = "adjusting"
ALONE = (SeatWish("here", "Ada"), SeatWish("bot", bot="mason"))


@dataclass
class Holding:
    seats: frozenset[int] = field(default_factory=frozenset)
    hosting: bool = False


def adjust(sitting: Sitting, holder: Holding, pace: Pace = "slow", confirm: bool = False) -> None:
    sitting.put(commands.execute(sitting.table, wire.Adjust(KEY, pace, confirm), holder))


def test_the_only_person_sets_the_pace_and_the_log_says_so() -> None:
    sitting = Sitting(ALONE, Options(pace="step"))
    adjust(sitting, Holding(frozenset({0})))
    assert (sitting.table.options.pace, sitting.table.options.confirm) == ("slow", False)
    assert [line.message for line in sitting.table.log[-2:]] == ["log-pace", "log-confirming"]
    number = sitting.table.number
    adjust(sitting, Holding(frozenset({0})))
    assert sitting.table.number == number  # nothing changed, nothing is written


def test_a_bot_that_waited_for_a_press_is_due_after_the_change() -> None:
    sitting = Sitting((SeatWish("bot", bot="random"), SeatWish("bot", bot="random")), Options(pace="step"))
    assert sitting.table.due() is None
    adjust(sitting, Holding(hosting=True), "quick", True)
    due = sitting.table.due()
    assert due is not None
    assert due.kind == "bot"


def test_among_several_people_only_the_host_may() -> None:
    sitting = Sitting(PEOPLE)
    for holder in (Holding(frozenset({0})), Holding()):
        with pytest.raises(OddVilleError) as refused:
            adjust(sitting, holder)
        assert refused.value.message == "error-not-host"
    adjust(sitting, Holding(frozenset({0}), hosting=True))
    assert sitting.table.options.pace == "slow"


def test_a_turn_is_not_confirmed_once_that_is_off() -> None:
    sitting = Sitting(PEOPLE)
    adjust(sitting, Holding(hosting=True), "normal", False)
    sitting.move(sitting.game.legal_moves[0].text)
    assert not sitting.table.confirming


def test_an_undo_removes_no_line_about_the_table() -> None:
    sitting = Sitting(PEOPLE)
    sitting.choose_all()
    sitting.move("coins 2")
    adjust(sitting, Holding(hosting=True), "slow", True)
    sitting.undo()
    assert [line.message for line in sitting.table.log[-2:]] == ["log-pace", "log-undo"]
