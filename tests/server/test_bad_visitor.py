"""A visitor who does their worst on every axis at once stops nobody's game, and gets no 5xx."""

import asyncio
from pathlib import Path

import pytest

from bad_visitor import GoodPlayer, Visitor
from server.serving import run_server
from waiting import wait_until_async

TURNS = 5


async def play_beside_a_visitor(port: int) -> tuple[GoodPlayer, Visitor]:
    good = GoodPlayer(port)
    await good.make()
    visitor = Visitor(port, good.table)
    playing, attacking = asyncio.create_task(good.play_game()), asyncio.create_task(visitor.run())
    await wait_until_async(lambda: len(good.turns) >= TURNS or playing.done())
    for task in (playing, attacking):
        task.cancel()
    await asyncio.gather(playing, attacking, return_exceptions=True)
    return good, visitor


def test_a_good_player_plays_on_beside_a_bad_visitor(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with run_server(tmp_path, thinkers=2) as server:  # one for the slow bots of the visitor
        good, visitor = asyncio.run(play_beside_a_visitor(server.port))
    assert len(good.turns) >= TURNS
    assert not [name for name in visitor.answers if name.startswith("http 5")]
    assert not visitor.answers["inside"]
    assert visitor.answers["http 429"]
    assert not [record for record in caplog.records if record.msg == "failure"]
