"""A ladder over the API, and its games played to the end."""

import random
from typing import Any

import httpx

from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from server.serving import TestServer


class LadderKit:
    """A new ladder with some members, whose secrets it knows."""

    def __init__(self, server: TestServer, client: httpx.Client, *names: str) -> None:
        self.server = server
        self.client = client
        made = client.post("/api/ladders", json={"name": "Friday"})
        assert made.status_code == 201, made.text
        self.id, self.host = made.json()["id"], made.json()["host"]
        self.path = f"/api/ladders/{self.id}"
        self.members = {name: self.join(name) for name in names}

    def post(self, what: str, body: object, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.client.post(f"{self.path}/{what}", json=body, headers=headers)

    def join(self, name: str, key: str = "") -> dict[str, str]:
        answer = self.post("members", {"name": name, "key": key or f"{name:x<22}"})
        assert answer.status_code == 201, answer.text
        joined: dict[str, str] = answer.json()
        return joined

    def show(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.client.get(self.path).json()
        return shown

    def new_game(self, maker: str, *others: str, **options: Any) -> str:
        body = {"opponents": [self.members[name]["member"] for name in others], **options}
        answer = self.post("games", body, self.members[maker]["token"])
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def sit(self, table: str, name: str, **value: str) -> dict[str, Any]:
        answer = self.post(f"games/{table}/seat", value, self.members[name]["token"])
        assert answer.status_code == 200, answer.text
        seat: dict[str, Any] = answer.json()
        return seat

    def play(self, *names: str, **options: Any) -> str:
        """A whole game of greedy players; the id of its table."""
        table = self.new_game(*names, **options)
        tokens = [self.sit(table, name)["token"] for name in names]
        play_table(self.server, table, tokens)
        return table


def play_table(server: TestServer, table: str, tokens: list[str]) -> None:
    live = server.service.tables.registry.find(table)
    assert live is not None
    with server.watch(table, *tokens) as player:
        held = player.welcome["seats"]
        while (now := live.table).status != "over":
            assert now.game is not None
            if now.player not in held:
                player.receive("update")
            elif now.confirming:
                player.request(do="confirm", seat=now.player, version=now.version)
            else:
                move = GreedyBot().think(now.game.copy(), Budget(), random.Random(1)).move.text
                player.request(do="move", seat=now.player, version=now.version, move=move)
