"""Commands at a table and their effects."""

import random

import pytest

from oddville.games.errors import IllegalMove, OddVilleError
from oddville.server.tables import commands, log_events
from oddville.server.wire.options import DaysClock, MoveClock, Options, SeatWish
from server.sitting import PEOPLE, Sitting, sensible

BOT = SeatWish("bot", bot="mason")


def refused(message: str, call: object, *arguments: object) -> OddVilleError:
    assert callable(call)
    with pytest.raises(OddVilleError) as caught:
        call(*arguments)
    assert caught.value.message == message
    return caught.value


def status(sitting: Sitting) -> str:
    return sitting.table.status


def test_the_next_seat_waits_for_the_confirmation() -> None:
    sitting = Sitting()
    first = sitting.seat
    sitting.move(sitting.game.legal_moves[0].text)
    assert sitting.table.confirming
    assert sitting.seat == first
    refused("error-confirm-first", sitting.move, "choose wood")
    sitting.confirm()
    assert sitting.seat == 1 - first
    assert not sitting.table.confirming


def test_undo_removes_a_move_and_its_log_lines() -> None:
    sitting = Sitting()
    sitting.choose_all()
    before, told = sitting.game.position(), list(sitting.table.log)
    sitting.move("coins 3")
    assert sitting.table.undoable == 2, "the first player chose a resource, and nobody chose since"
    sitting.undo()
    assert sitting.game.position() == before
    assert [line.message for line in sitting.table.log] == [*(line.message for line in told), "log-undo"]
    assert sitting.table.changed_from <= len(told)


def test_a_move_says_on_its_first_line_how_it_changed_the_points() -> None:
    sitting = Sitting()
    rng = random.Random("points")
    while sitting.table.status != "over":
        before, lines = sitting.table.points(), len(sitting.table.log)
        sitting.play_at_random(rng, 1)
        changes = [now - then for now, then in zip(sitting.table.points(), before, strict=True)]
        first, *rest = [line.points for line in sitting.table.log[lines:]] or [[]]
        assert (first, rest) == (changes if any(changes) else [], [[]] * len(rest))


def test_undo_of_several_moves_stops_at_the_lock() -> None:
    sitting = Sitting()
    sitting.choose_all()
    sitting.move("coins 3")
    table, ply = sitting.table, sitting.table.ply
    mover = table.last_mover
    refused("error-undo-lock", commands.undo, table, mover, table.version, 3)
    sitting.put(commands.undo(table, mover, table.version, 2))
    assert table.ply == ply - 2
    assert table.log[-1].facts["count"] == 2


def test_a_refilled_row_is_a_lock_and_needs_no_confirmation() -> None:
    sitting = Sitting()
    sitting.choose_all()
    first = sitting.seat
    sitting.move("building 1 1")
    assert sitting.table.undoable == 0
    assert not sitting.table.confirming
    assert sitting.seat == 1 - first
    error = refused("error-undo-lock", sitting.undo)
    assert error.facts["lock"] == "refill"


def test_only_moves_after_the_lock_can_be_undone() -> None:
    """A turn of several moves: the reveal is the barrier, not the turn."""
    rng = random.Random(4)
    for seed in range(30):
        sitting = Sitting(seed=str(seed))
        for _ in range(120):
            if sitting.table.status == "over":
                break
            if (
                sitting.table.undoable
                and sitting.table.undo_limit
                and sitting.table.undo_limit_reason != "passed"
            ):
                lock, ply = sitting.table.undo_limit, sitting.table.ply
                sitting.undo(everything=True)
                assert sitting.table.ply == lock < ply
                return
            sitting.play_at_random(rng, 1)
    pytest.fail("no such turn was found")


def test_end_needs_no_confirmation() -> None:
    rng = random.Random(1)
    for seed in range(60):
        sitting = Sitting(seed=str(seed))
        for _ in range(200):
            if sitting.table.status == "over":
                break
            if sitting.game.phase == "close" and not sitting.table.confirming:
                mover = sitting.seat
                sitting.move("end")
                assert not sitting.table.confirming
                assert status(sitting) == "over" or sitting.seat != mover
                return
            sitting.play_at_random(rng, 1)
    pytest.fail("no such turn was found")


def test_without_confirmation_the_end_of_a_turn_is_a_lock() -> None:
    sitting = Sitting(options=Options(confirm=False))
    first = sitting.seat
    sitting.move(sitting.game.legal_moves[0].text)
    assert sitting.seat == 1 - first
    assert refused("error-undo-lock", sitting.undo).facts["lock"] == "passed"


def test_without_undo_there_is_no_confirmation() -> None:
    sitting = Sitting(options=Options(undo="off"))
    sitting.choose_all()
    sitting.move("coins 3")
    assert not sitting.table.confirming
    refused("error-undo-off", sitting.undo)


def test_a_seat_cannot_undo_the_move_of_another() -> None:
    sitting = Sitting()
    sitting.choose_all()
    sitting.move("coins 3")
    table = sitting.table
    refused("error-undo-lock", commands.undo, table, 1 - table.last_mover, table.version)
    refused("error-nothing-to-confirm", commands.confirm, table, 1 - table.last_mover, table.version)


def test_the_game_ends_with_the_confirmation_of_the_last_move() -> None:
    rng = random.Random(2)
    for seed in range(100):
        sitting = Sitting((*PEOPLE, SeatWish("here", "Cy"), SeatWish("here", "Di")), seed=str(seed))
        while sitting.table.status != "over" and sitting.table.ply < 300:
            if sitting.table.confirming and sitting.game.is_over:
                assert sitting.table.status == "running"
                assert sitting.table.player == sitting.table.last_mover
                sitting.confirm()
                assert status(sitting) == "over"
                refused("error-over", commands.move, sitting.table, 0, sitting.table.version, "end")
                return
            sitting.play_at_random(rng, 1)
    pytest.fail("no game ended with a move that could be undone")


def test_stale_and_illegal_moves_are_refused_and_change_nothing() -> None:
    sitting = Sitting()
    sitting.choose_all()
    table, version = sitting.table, sitting.table.version
    assert refused("error-moved-on", commands.move, table, sitting.seat, version - 1, "coins 3").facts == {
        "version": version
    }
    refused("error-not-your-choice", commands.move, table, 1 - sitting.seat, version, "coins 3")
    with pytest.raises(IllegalMove) as caught:
        sitting.move("end")
    assert caught.value.refusals[0].rule
    refused("notation-verb", sitting.move, "dance")
    assert table.version == version


def test_a_bot_needs_no_confirmation_and_waits_for_that_of_a_person() -> None:
    sitting = Sitting([SeatWish("here", "Ada"), BOT])
    while sitting.game.phase == "set-up":
        by: log_events.By = "bot" if sitting.table.seats[sitting.seat].bot else "person"
        sitting.move(sitting.game.legal_moves[0].text, by)
        if sitting.table.confirming:
            assert sitting.table.due() is None
            sitting.confirm()
    due = sitting.table.due()
    assert (due is not None and due.kind == "bot") == bool(sitting.table.seats[sitting.seat].bot)


def test_a_bot_plays_for_a_player_who_left_until_they_return() -> None:
    sitting = Sitting()
    sitting.choose_all()
    seat = sitting.seat
    sitting.move("coins 3")
    sitting.put(commands.leave(sitting.table, seat, "left"))
    assert not sitting.table.confirming
    assert sitting.table.seats[seat].bot == "mason"
    assert sitting.table.seats[seat].reason == "left"
    sitting.put(commands.take_back(sitting.table, seat))
    assert sitting.table.seats[seat].bot is None
    refused("error-seat-is-yours", commands.take_back, sitting.table, seat)
    sitting.put(commands.leave(sitting.table, seat, "resigned"))
    refused("error-seat-given-up", commands.take_back, sitting.table, seat)
    refused("error-bot-plays", commands.leave, sitting.table, seat, "left")


def test_a_player_cannot_move_while_a_bot_plays_their_seat() -> None:
    sitting = Sitting()
    sitting.put(commands.leave(sitting.table, sitting.seat, "left"))
    refused("error-bot-plays", sitting.move, sitting.game.legal_moves[0].text)


@pytest.mark.parametrize(("clock", "ms"), [(MoveClock(30), 30_000), (DaysClock(2), 2 * 86_400_000)])
def test_a_timeout_confirms_the_turn_and_hands_over_to_a_bot(clock: MoveClock | DaysClock, ms: int) -> None:
    sitting = Sitting(options=Options(clock=clock))
    sitting.choose_all()
    seat = sitting.seat
    due = sitting.table.due()
    assert due is not None
    assert (due.kind, due.seat, due.at) == ("clock", seat, sitting.table.since + ms)
    sitting.move("coins 3")
    assert sitting.table.deadline == due.at
    sitting.put(commands.time_out(sitting.table, seat))
    assert sitting.seat == 1 - seat
    sitting.put(commands.time_out(sitting.table, 1 - seat))
    assert sitting.table.seats[1 - seat].reason == "time"


def test_an_unused_colour_can_be_taken() -> None:
    sitting = Sitting([SeatWish("here", "Ada"), SeatWish("open"), SeatWish("link")], start=False)
    sitting.put(commands.take_seat(sitting.table, 1, "Bo", "yellow"))
    assert [seat.colour for seat in sitting.table.seats] == ["purple", "yellow", "red"]


def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    sitting = Sitting([SeatWish("here", "Ada"), SeatWish("open"), SeatWish("link")], start=False)
    table = sitting.table
    assert table.status == "waiting"
    refused("error-not-started", commands.move, table, 0, 0, "choose wood")
    seat = commands.find_open_seat(table, None)
    assert seat == 1
    refused("error-seat-taken", commands.find_open_seat, table, 2)
    sitting.put(commands.take_seat(table, 1, "Bo", "red"))
    refused("error-no-open-seat", commands.find_open_seat, table, None)
    assert [seat.colour for seat in table.seats] == ["purple", "red", "blue"]
    refused("error-colour-taken", commands.take_seat, table, 2, "Cy", "red")
    sitting.put(commands.take_seat(table, 2, " Cy\u202e\x07 ", None))
    assert status(sitting) == "running"
    assert [seat.name for seat in table.seats] == ["Ada", "Bo", "Cy"]
    assert len({seat.colour for seat in table.seats}) == 3
    refused("error-colour-late", commands.take_seat, table, 1, "Bo", "yellow")
    refused("error-started", commands.start, table)


def test_the_host_fills_up_with_bots_whose_seats_can_be_taken_later() -> None:
    sitting = Sitting([SeatWish("here", "Ada"), SeatWish("link")], start=False)
    sitting.put(commands.start(sitting.table))
    assert sitting.table.seats[1].bot == "mason"
    sitting.put(commands.take_back(sitting.table, 1))
    assert sitting.table.seats[1].bot is None


def test_leaving_before_the_game_frees_the_seat() -> None:
    sitting = Sitting([SeatWish("here", "Ada"), SeatWish("open")], start=False)
    sitting.put(commands.leave(sitting.table, 0, "left"))
    assert not sitting.table.seats[0].taken


def in_reaction(order: str, least: int = 0) -> Sitting | None:
    """A table at which the Builder may answer, its holder having left an order."""
    rng = random.Random(7)
    for seed in range(200):
        sitting = Sitting((*PEOPLE, SeatWish("here", "Cy")), seed=str(seed))
        for seat in range(3):
            sitting.put(commands.order(sitting.table, seat, order, least))  # type: ignore[arg-type]
        for _ in range(150):
            if sitting.table.status == "over":
                break
            if sitting.game.phase == "reaction" and not sitting.table.confirming:
                return sitting
            sitting.play_at_random(rng, 1)
    return None


@pytest.mark.parametrize(
    ("order", "least", "declines"),
    [("ask", 0, False), ("never", 0, True), ("gain", 90, True), ("gain", -90, False)],
)
def test_a_standing_order_declines_or_asks_and_never_builds(order: str, least: int, declines: bool) -> None:
    sitting = in_reaction(order, least)
    assert sitting is not None
    due = sitting.table.due()
    assert (due is not None and due.kind == "order") is declines
    if declines:
        assert due is not None
        assert due.seat is not None
        sitting.put(commands.follow_order(sitting.table))
        declined = [line for line in sitting.table.log if line.message == "log-decline"]
        assert declined[-1].facts == {"player": due.seat, "by": "order"}
        assert sitting.game.moves[-1].text == "decline"


def test_standing_orders_can_be_disabled() -> None:
    sitting = Sitting(options=Options(orders=False))
    refused("error-orders-off", commands.order, sitting.table, 0, "never", 0)


def test_chat_is_cleaned_muted_and_kept_short() -> None:
    sitting = Sitting()
    zalgo = "e" + "\u0301" * 50
    sitting.put(commands.say(sitting.table, 0, "ignored", f"  hello\u202e\x00 {zalgo}\nthere "))
    line = sitting.table.chat[-1]
    assert (line.seat, line.name) == (0, "Ada")
    assert line.text.startswith("hello ")
    assert line.text.endswith("\nthere")
    assert len(line.text) < 25
    refused("error-chat-empty", commands.say, sitting.table, 0, "", " \u200b ")
    sitting.put([log_events.Muted(0, True)])
    refused("error-muted", commands.say, sitting.table, 0, "", "hello")
    sitting.put([log_events.Muted(None, True)])
    refused("error-muted", commands.say, sitting.table, None, "watcher", "hello")
    for number in range(300):
        sitting.put(commands.say(sitting.table, 1, "", str(number)))
    assert len(sitting.table.chat) == 200


def test_a_rematch_needs_a_finished_game() -> None:
    sitting = Sitting()
    refused("error-not-over", commands.rematch, sitting.table, 0, True)


def test_a_folded_log_gives_the_same_table_again() -> None:
    rng = random.Random(11)
    sitting = Sitting()
    for _ in range(150):
        if sitting.table.undoable and rng.random() < 0.2:
            sitting.undo(rng.random() < 0.5)
        else:
            sitting.play_at_random(rng, 1)
    again = Sitting(start=False)
    again.put([body for _, body in sitting.log])
    assert again.table.log == sitting.table.log
    assert again.game.position() == sitting.game.position()
    assert sensible(again.game) == sensible(sitting.game)


def test_a_table_may_be_played_with_the_house_rule() -> None:
    """HOUSE-1: the option of the table decides; without it the printed rule is played."""
    assert Sitting(options=Options(finish_round=True)).game.finish_round
    assert not Sitting().game.finish_round
