"""Tables one move before the end of their game."""

import random
from functools import cache
from itertools import count, repeat
from typing import Any

from browser.decision_kit import PEOPLE
from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from oddville.games.game import Game
from oddville.games.records.writer import record_of
from server.serving import TestServer
from table import SHIPPED


@cache
def last_move(players: int) -> tuple[str, int, str]:
    """The record of a game, the ply before its end, and the move of the first seat that ends it."""
    game = next(game for game in map(_game, repeat(players), count()) if game.last_mover == 0)
    return str(record_of(game, list(PEOPLE[:players]))), len(game.moves) - 1, str(game.moves[-1])


def _game(players: int, number: int) -> Game:
    """A whole game of greedy bots."""
    rng = random.Random(number)
    game = Game(players, edition=SHIPPED, seed=f"end {number}")
    while not game.is_over:
        game.push(GreedyBot().think(game, Budget(simulations=1), rng).move)
    return game


def before_the_end(
    server: TestServer, players: int = 2, seats: list[dict[str, Any]] | None = None, **options: Any
) -> dict[str, Any]:
    """A table where one move is left."""
    record, ply, _ = last_move(players)
    people = seats or [{"kind": "here", "name": name} for name in PEOPLE[:players]]
    return server.make(
        {"seats": people, "origin": {"record": record, "ply": ply}, "options": {"confirm": False, **options}}
    )


def end_game(server: TestServer, table: dict[str, Any], players: int = 2) -> list[int]:
    """Play the last move; the totals."""
    with server.watch(table["id"], *[link["token"] for link in table["seats"]]) as player:
        assert (answer := player.move(last_move(players)[2]))["type"] == "done", answer
        while (after := player.receive("update")["table"])["status"] != "over":
            pass
    totals: list[int] = after["result"]["totals"]
    return totals
