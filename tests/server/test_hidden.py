"""Hidden stays hidden: nothing that is sent depends on what nobody knows (INFO-1 to INFO-3)."""

import random

import msgspec
import pytest

from oddville.server.tables.replays import record_text, replay_of
from oddville.server.tables.table import Table
from oddville.server.tables.views import choices, summary, table_line, table_view, why
from oddville.server.wire.options import NewSeat
from random_play import sensible_moves
from server.local_table import LocalTable


def public_bytes(table: Table) -> bytes:
    """Every byte that anybody could be sent about a table."""
    game = table.game
    assert game is not None
    texts = ["cheat", "end", *(f"building 1 {position}" for position in range(1, 7))]
    parts = [
        table_view(table),
        choices(table),
        table.log,
        table_line(table),
        why(table, texts, []),
        summary(table).line,
        replay_of(game, []).plies[-1],
        game.score_sheet().as_dict(),
    ]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("players", [2, 4])
def test_dealing_the_unseen_cards_anew_changes_no_byte(players: int) -> None:
    rng = random.Random(players)
    seats = [NewSeat("here", name) for name in ("Ada", "Bo", "Cy", "Di")[:players]]
    local_table = LocalTable(seats, seed="hidden")
    for _ in range(100):
        if local_table.table.status == "over":
            break
        before = public_bytes(local_table.table)
        game = local_table.table.game
        assert game is not None
        # the same history, and what nobody has seen of the position dealt anew
        game._state = game.resample(rng).state
        game._legal = None
        assert public_bytes(local_table.table) == before
        if local_table.table.confirming:
            local_table.confirm()
        else:
            local_table.move(rng.choice(sensible_moves(local_table.game)).text)


def test_seeds_and_unseen_cards_are_in_nothing_that_is_sent() -> None:
    local_table = LocalTable(seed="a very secret seed")
    local_table.play_at_random(random.Random(1), 40)
    record = record_text(local_table.table)
    position = local_table.game.position()
    everything = public_bytes(local_table.table) + record.encode()
    assert b"secret" not in everything
    unseen = set(position["deck"]) - set(position["seen"])
    assert unseen
    assert not [card for card in unseen if f'"{card}"'.encode() in everything or card in record]


def test_a_record_replays_and_discloses_the_seed_once_the_table_is_over() -> None:
    from oddville import parse_record, replay

    local_table = LocalTable(seed="disclosed at the end")
    local_table.play_at_random(random.Random(3), 30)
    again = replay(parse_record(record_text(local_table.table)))
    assert again.view() == local_table.game.view()
    local_table.play_at_random(random.Random(3), 1000)
    assert local_table.table.status == "over"
    record = parse_record(record_text(local_table.table))
    assert record.headers["seed"] == "disclosed at the end"
    assert record.headers["commitment"] == local_table.table.secret.commitment


def test_a_named_deal_is_disclosed() -> None:
    from oddville.server.wire.options import Options

    local_table = LocalTable(options=Options(deal="market day"), seed="market day")
    view = table_view(local_table.table)
    assert view.options.deal == "market day"
    assert view.commitment is None
    assert "seed: market day" in record_text(local_table.table)
    assert [line.facts for line in local_table.table.log if line.message == "log-deal"] == [
        {"deal": "market day"}
    ]
    assert "log-deal" not in [line.message for line in LocalTable().table.log]
