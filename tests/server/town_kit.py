"""Today's town played to its end by a greedy player."""

import random
from typing import Any

from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from server.serving import TestServer


def begin_town(server: TestServer, **fields: Any) -> dict[str, Any]:
    with server.client() as client:
        answer = client.post("/api/today", json={"bot": "apprentice", **fields})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table


def play_town(server: TestServer, table: dict[str, Any]) -> list[str]:
    """Play until the game is over; all moves of the game."""
    live = server.service.tables.registry.find(table["id"])
    assert live is not None
    with server.watch(table["id"], table["seats"][0]["token"]) as player:
        while (now := live.table).status != "over":
            assert now.game is not None
            if now.confirming:
                player.request(do="confirm", seat=0, version=now.version)
            elif now.player == 0:
                move = GreedyBot().think(now.game.copy(), Budget(), random.Random(1)).move.text
                player.request(do="move", seat=0, version=now.version, move=move)
            else:
                player.receive("update")
    assert live.table.game is not None
    return [move.text for move in live.table.game.moves]
