"""Commands at a table and their effects."""

import random

import pytest

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server.tables import commands, log_events
from oddville.server.wire.options import DaysClock, MoveClock, NewSeat, Options
from random_play import sensible_moves
from server.local_table import PEOPLE, LocalTable

BOT = NewSeat("bot", bot="mason")


def assert_refused(message: str, call: object, *arguments: object) -> OddVilleError:
    assert callable(call)
    with pytest.raises(OddVilleError) as caught:
        call(*arguments)
    assert caught.value.message == message
    return caught.value


def status(local_table: LocalTable) -> str:
    return local_table.table.status


def test_the_next_seat_waits_for_the_confirmation() -> None:
    local_table = LocalTable()
    first = local_table.seat
    local_table.move(local_table.game.legal_moves[0].text)
    assert local_table.table.confirming
    assert local_table.seat == first
    assert_refused("error-confirm-first", local_table.move, "choose wood")
    local_table.confirm()
    assert local_table.seat == 1 - first
    assert not local_table.table.confirming


def test_undo_removes_a_move_and_its_log_lines() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    before, lines = local_table.game.position(), list(local_table.table.log)
    local_table.move("coins 3")
    assert local_table.table.undoable == 2, "the first player chose a resource, and nobody chose since"
    local_table.undo()
    assert local_table.game.position() == before
    assert [line.message for line in local_table.table.log] == [*(line.message for line in lines), "log-undo"]
    assert local_table.table.changed_from <= len(lines)


def test_a_move_says_on_its_first_line_how_it_changed_the_points() -> None:
    local_table = LocalTable()
    rng = random.Random("points")
    while local_table.table.status != "over":
        before, lines = local_table.table.points(), len(local_table.table.log)
        local_table.play_at_random(rng, 1)
        changes = [now - then for now, then in zip(local_table.table.points(), before, strict=True)]
        first, *rest = [line.points for line in local_table.table.log[lines:]] or [[]]
        assert (first, rest) == (changes if any(changes) else [], [[]] * len(rest))


def test_undo_of_several_moves_stops_at_the_lock() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    local_table.move("coins 3")
    table, ply = local_table.table, local_table.table.ply
    mover = table.last_mover
    assert_refused("error-undo-lock", commands.undo, table, mover, table.version, 3)
    local_table.apply(commands.undo(table, mover, table.version, 2))
    assert table.ply == ply - 2
    assert table.log[-1].facts["count"] == 2


def test_a_refilled_row_is_a_lock_and_needs_no_confirmation() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    first = local_table.seat
    local_table.move("building 1 1")
    assert local_table.table.undoable == 0
    assert not local_table.table.confirming
    assert local_table.seat == 1 - first
    error = assert_refused("error-undo-lock", local_table.undo)
    assert error.facts["lock"] == "refill"


def test_only_moves_after_the_lock_can_be_undone() -> None:
    """A turn of several moves: the reveal is the barrier, not the turn."""
    rng = random.Random(4)
    for seed in range(30):
        local_table = LocalTable(seed=str(seed))
        for _ in range(120):
            if local_table.table.status == "over":
                break
            if (
                local_table.table.undoable
                and local_table.table.undo_limit
                and local_table.table.undo_limit_reason != "passed"
            ):
                lock, ply = local_table.table.undo_limit, local_table.table.ply
                local_table.undo(everything=True)
                assert local_table.table.ply == lock < ply
                return
            local_table.play_at_random(rng, 1)
    pytest.fail("no such turn was found")


def test_end_needs_no_confirmation() -> None:
    rng = random.Random(1)
    for seed in range(60):
        local_table = LocalTable(seed=str(seed))
        for _ in range(200):
            if local_table.table.status == "over":
                break
            if local_table.game.phase == "close" and not local_table.table.confirming:
                mover = local_table.seat
                local_table.move("end")
                assert not local_table.table.confirming
                assert status(local_table) == "over" or local_table.seat != mover
                return
            local_table.play_at_random(rng, 1)
    pytest.fail("no such turn was found")


def test_without_confirmation_the_end_of_a_turn_is_a_lock() -> None:
    local_table = LocalTable(options=Options(confirm=False))
    first = local_table.seat
    local_table.move(local_table.game.legal_moves[0].text)
    assert local_table.seat == 1 - first
    assert assert_refused("error-undo-lock", local_table.undo).facts["lock"] == "passed"


def test_without_undo_there_is_no_confirmation() -> None:
    local_table = LocalTable(options=Options(undo="off"))
    local_table.choose_all()
    local_table.move("coins 3")
    assert not local_table.table.confirming
    assert_refused("error-undo-off", local_table.undo)


def test_a_seat_cannot_undo_the_move_of_another() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    local_table.move("coins 3")
    table = local_table.table
    assert_refused("error-undo-lock", commands.undo, table, 1 - table.last_mover, table.version)
    assert_refused("error-nothing-to-confirm", commands.confirm, table, 1 - table.last_mover, table.version)


def test_the_game_ends_with_the_confirmation_of_the_last_move() -> None:
    rng = random.Random(2)
    for seed in range(100):
        local_table = LocalTable((*PEOPLE, NewSeat("here", "Cy"), NewSeat("here", "Di")), seed=str(seed))
        while local_table.table.status != "over" and local_table.table.ply < 300:
            if local_table.table.confirming and local_table.game.is_over:
                assert local_table.table.status == "running"
                assert local_table.table.player == local_table.table.last_mover
                local_table.confirm()
                assert status(local_table) == "over"
                assert_refused(
                    "error-over", commands.move, local_table.table, 0, local_table.table.version, "end"
                )
                return
            local_table.play_at_random(rng, 1)
    pytest.fail("no game ended with a move that could be undone")


def test_stale_and_illegal_moves_are_refused_and_change_nothing() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    table, version = local_table.table, local_table.table.version
    assert assert_refused(
        "error-moved-on", commands.move, table, local_table.seat, version - 1, "coins 3"
    ).facts == {"version": version}
    assert_refused("error-not-your-choice", commands.move, table, 1 - local_table.seat, version, "coins 3")
    with pytest.raises(IllegalMove) as caught:
        local_table.move("end")
    assert caught.value.refusals[0].rule
    assert_refused("notation-verb", local_table.move, "dance")
    assert table.version == version


def test_a_bot_needs_no_confirmation_and_waits_for_that_of_a_person() -> None:
    local_table = LocalTable([NewSeat("here", "Ada"), BOT])
    while local_table.game.phase == "set-up":
        by: log_events.By = "bot" if local_table.table.seats[local_table.seat].bot else "person"
        local_table.move(local_table.game.legal_moves[0].text, by)
        if local_table.table.confirming:
            assert local_table.table.due() is None
            local_table.confirm()
    due = local_table.table.due()
    assert (due is not None and due.kind == "bot") == bool(local_table.table.seats[local_table.seat].bot)


def test_a_bot_plays_for_a_player_who_left_until_they_return() -> None:
    local_table = LocalTable()
    local_table.choose_all()
    seat = local_table.seat
    local_table.move("coins 3")
    local_table.apply(commands.leave(local_table.table, seat, "left"))
    assert not local_table.table.confirming
    assert local_table.table.seats[seat].bot == "mason"
    assert local_table.table.seats[seat].reason == "left"
    local_table.apply(commands.take_back(local_table.table, seat))
    assert local_table.table.seats[seat].bot is None
    assert_refused("error-seat-is-yours", commands.take_back, local_table.table, seat)
    local_table.apply(commands.leave(local_table.table, seat, "resigned"))
    assert_refused("error-seat-given-up", commands.take_back, local_table.table, seat)
    assert_refused("error-bot-plays", commands.leave, local_table.table, seat, "left")


def test_a_player_cannot_move_while_a_bot_plays_their_seat() -> None:
    local_table = LocalTable()
    local_table.apply(commands.leave(local_table.table, local_table.seat, "left"))
    assert_refused("error-bot-plays", local_table.move, local_table.game.legal_moves[0].text)


@pytest.mark.parametrize(("clock", "ms"), [(MoveClock(30), 30_000), (DaysClock(2), 2 * 86_400_000)])
def test_a_timeout_confirms_the_turn_and_hands_over_to_a_bot(clock: MoveClock | DaysClock, ms: int) -> None:
    local_table = LocalTable(options=Options(clock=clock))
    local_table.choose_all()
    seat = local_table.seat
    due = local_table.table.due()
    assert due is not None
    assert (due.kind, due.seat, due.at) == ("clock", seat, local_table.table.since + ms)
    local_table.move("coins 3")
    assert local_table.table.deadline == due.at
    local_table.apply(commands.time_out(local_table.table, seat))
    assert local_table.seat == 1 - seat
    local_table.apply(commands.time_out(local_table.table, 1 - seat))
    assert local_table.table.seats[1 - seat].reason == "time"


def test_an_unused_colour_can_be_taken() -> None:
    local_table = LocalTable([NewSeat("here", "Ada"), NewSeat("open"), NewSeat("link")], start=False)
    local_table.apply(commands.take_seat(local_table.table, 1, "Bo", "yellow"))
    assert [seat.colour for seat in local_table.table.seats] == ["purple", "yellow", "red"]


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    local_table = LocalTable([NewSeat("here", "Ada"), NewSeat("open"), NewSeat("link")], start=False)
    table = local_table.table
    assert table.status == "waiting"
    assert_refused("error-not-started", commands.move, table, 0, 0, "choose wood")
    seat = commands.find_open_seat(table, None)
    assert seat == 1
    assert_refused("error-seat-taken", commands.find_open_seat, table, 2)
    local_table.apply(commands.take_seat(table, 1, "Bo", "red"))
    assert_refused("error-no-open-seat", commands.find_open_seat, table, None)
    assert [seat.colour for seat in table.seats] == ["purple", "red", "blue"]
    assert_refused("error-colour-taken", commands.take_seat, table, 2, "Cy", "red")
    local_table.apply(commands.take_seat(table, 2, " Cy\u202e\x07 ", None))
    assert status(local_table) == "running"
    assert [seat.name for seat in table.seats] == ["Ada", "Bo", "Cy"]
    assert len({seat.colour for seat in table.seats}) == 3
    assert_refused("error-colour-late", commands.take_seat, table, 1, "Bo", "yellow")
    assert_refused("error-started", commands.start, table)


def test_the_host_fills_up_with_bots_whose_seats_can_be_taken_later() -> None:
    local_table = LocalTable([NewSeat("here", "Ada"), NewSeat("link")], start=False)
    local_table.apply(commands.start(local_table.table))
    assert local_table.table.seats[1].bot == "mason"
    local_table.apply(commands.take_back(local_table.table, 1))
    assert local_table.table.seats[1].bot is None


def test_leaving_before_the_game_frees_the_seat() -> None:
    local_table = LocalTable([NewSeat("here", "Ada"), NewSeat("open")], start=False)
    local_table.apply(commands.leave(local_table.table, 0, "left"))
    assert not local_table.table.seats[0].taken


def in_reaction(order: str, least: int = 0) -> LocalTable | None:
    """A table at which the Builder may answer, its holder having left an order."""
    rng = random.Random(7)
    for seed in range(200):
        local_table = LocalTable((*PEOPLE, NewSeat("here", "Cy")), seed=str(seed))
        for seat in range(3):
            local_table.apply(commands.order(local_table.table, seat, order, least))  # type: ignore[arg-type]
        for _ in range(150):
            if local_table.table.status == "over":
                break
            if local_table.game.phase == "reaction" and not local_table.table.confirming:
                return local_table
            local_table.play_at_random(rng, 1)
    return None


@pytest.mark.parametrize(
    ("order", "least", "declines"),
    [("ask", 0, False), ("never", 0, True), ("gain", 90, True), ("gain", -90, False)],
)
def test_a_standing_order_declines_or_asks_and_never_builds(order: str, least: int, declines: bool) -> None:
    local_table = in_reaction(order, least)
    assert local_table is not None
    due = local_table.table.due()
    assert (due is not None and due.kind == "order") is declines
    if declines:
        assert due is not None
        assert due.seat is not None
        local_table.apply(commands.follow_order(local_table.table))
        declined = [line for line in local_table.table.log if line.message == "log-decline"]
        assert declined[-1].facts == {"player": due.seat, "by": "order"}
        assert local_table.game.moves[-1].text == "decline"


def test_standing_orders_can_be_disabled() -> None:
    local_table = LocalTable(options=Options(orders=False))
    assert_refused("error-orders-off", commands.order, local_table.table, 0, "never", 0)


def test_chat_is_cleaned_muted_and_kept_short() -> None:
    local_table = LocalTable()
    zalgo = "e" + "\u0301" * 50
    local_table.apply(commands.say(local_table.table, 0, "ignored", f"  hello\u202e\x00 {zalgo}\nthere "))
    line = local_table.table.chat[-1]
    assert (line.seat, line.name) == (0, "Ada")
    assert line.text.startswith("hello ")
    assert line.text.endswith("\nthere")
    assert len(line.text) < 25
    assert_refused("error-chat-empty", commands.say, local_table.table, 0, "", " \u200b ")
    local_table.apply([log_events.Muted(0, True)])
    assert_refused("error-muted", commands.say, local_table.table, 0, "", "hello")
    local_table.apply([log_events.Muted(None, True)])
    assert_refused("error-muted", commands.say, local_table.table, None, "watcher", "hello")
    for number in range(300):
        local_table.apply(commands.say(local_table.table, 1, "", str(number)))
    assert len(local_table.table.chat) == 200


def test_a_rematch_needs_a_finished_game() -> None:
    local_table = LocalTable()
    assert_refused("error-not-over", commands.rematch, local_table.table, 0, True)


def test_a_folded_log_gives_the_same_table_again() -> None:
    rng = random.Random(11)
    local_table = LocalTable()
    for _ in range(150):
        if local_table.table.undoable and rng.random() < 0.2:
            local_table.undo(rng.random() < 0.5)
        else:
            local_table.play_at_random(rng, 1)
    again = LocalTable(start=False)
    again.apply([body for _, body in local_table.log])
    assert again.table.log == local_table.table.log
    assert again.game.position() == local_table.game.position()
    assert sensible_moves(again.game) == sensible_moves(local_table.game)


def test_a_table_may_be_played_with_the_house_rule() -> None:
    """HOUSE-1: the option of the table decides; without it the printed rule is played."""
    assert LocalTable(options=Options(finish_round=True)).game.finish_round
    assert not LocalTable().game.finish_round
