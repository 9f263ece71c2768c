"""Bots have first names of their own, the same for a table and a seat for ever."""

from oddville.bots.builtin.levels import LEVELS
from oddville.games.records.record import parse_record
from oddville.server.tables import commands, table_factory
from oddville.server.tables.bot_names import CAST, bot_name, with_bot_names
from oddville.server.tables.replays import record_text
from oddville.server.wire.options import NewSeat
from oddville.terminal.session import names_for, seats_of
from oddville.texts import Texts
from server.local_table import LocalTable

MASONS = (NewSeat("here", "Ada"), NewSeat("bot", bot="mason"), NewSeat("bot", bot="mason"))


def test_every_level_has_a_name_for_every_seat() -> None:
    assert set(CAST) == {"greedy", "random", *(level.name for level in LEVELS)}
    names = [name for cast in CAST.values() for name in cast]
    assert all(len(cast) == 4 for cast in CAST.values())
    assert len(set(names)) == len(names)


def test_bots_of_one_level_have_different_names_at_every_table() -> None:
    for table in ("harbour", "K7Q2", "x"):
        names = [bot_name("mason", table, seat) for seat in range(4)]
        assert sorted(names) == sorted(CAST["mason"])
        assert names == [bot_name("mason:ms=50", table, seat) for seat in range(4)]
    assert bot_name("./mine.py", "x", 0) == bot_name(None, "x", 0) == ""


def test_a_record_keeps_bot_and_name_and_the_terminal_reads_both() -> None:
    table = LocalTable(with_bot_names(MASONS, "t")).table
    names = parse_record(record_text(table)).names
    assert names == ["Ada", *(f"bot:mason {seat.name}" for seat in table.seats[1:])]
    assert seats_of(names) == ["human", "mason", "mason"]
    assert names_for(seats_of(names), names, Texts()) == [seat.name for seat in table.seats]


def test_a_rematch_has_the_same_bots() -> None:
    table = LocalTable(with_bot_names(MASONS, "t")).table
    settings, _, _ = table_factory.rematch_of(table)
    assert [seat.name for seat in settings.seats] == [seat.name for seat in table.seats]


def test_a_bot_at_an_open_seat_has_a_name_until_a_person_takes_the_seat() -> None:
    local_table = LocalTable((NewSeat("here", "Ada"), NewSeat("link")), start=False)
    local_table.apply(commands.start(local_table.table))
    assert local_table.table.seats[1].name in CAST["mason"]
    local_table.apply(commands.take_back(local_table.table, 1))
    assert local_table.table.seats[1].name == ""
