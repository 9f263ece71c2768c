"""Plays games on a server of an earlier version and keeps its database, with what that server showed of each game.

    PYTHONPATH=<that version>/src:tests python tests/server/store/old_games.py

writes `old/games.sqlite.gz` and `old/games.json.gz`. It speaks to the server over the network only, so it runs against
any version. The kept files are of the last version before the packages were split (d00dfed) and are never made again.
"""

import asyncio
import gzip
import itertools
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from oddville import Game
from oddvilles import NO_LIMITS, OddVille

FOLDER = Path(__file__).parent / "old"
SECONDS = 120.0
PEOPLE = ("Ada", "Bo", "Cy", "Dee")
Message = dict[str, Any]


class Client:
    """One connection that holds all given seats of a table."""

    def __init__(self, port: int, table: str, tokens: list[str]) -> None:
        self.table = table
        self._connection = connect(f"ws://127.0.0.1:{port}/api/live", compression=None).__enter__()
        self._keys = 0
        self._rng = random.Random(table)
        self.view: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.choices: Message | None = None
        self.send(do="hello", table=table, tokens=tokens)
        self.until(lambda: bool(self.view))

    def send(self, **message: Any) -> None:
        self._connection.send(json.dumps(message))

    def request(self, **message: Any) -> Message:
        """Send a request with a new key and wait until it is done."""
        self._keys += 1
        key = f"old-{self.table}-{len(self.log):03}-{self._keys:04}"
        self.send(key=key, **message)
        while (answer := self.receive()).get("key") != key:
            assert answer["type"] != "refused", answer
        return answer

    def receive(self) -> Message:
        message: Message = json.loads(self._connection.recv(SECONDS))
        kind = message["type"]
        if kind in ("welcome", "update"):
            if self.view.get("version") != message["table"]["version"]:
                self.choices = None
            self.view = message["table"]
            self.log[message["log_from"] :] = message["log"]
            self.chat += message.get("chat", [])
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind == "choices":
            self.choices = message
        return message

    def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self.receive()

    def settle(self) -> None:
        """Wait until nothing more is on its way."""
        self.send(do="score", id="settled")
        while self.receive()["type"] not in ("score", "refused"):
            pass

    def is_to_choose(self) -> bool:
        """Whether one of the people must do something, or the game is over."""
        if self.view["status"] == "over" or self.view["confirming"]:
            return True
        return self.choices is not None and self.view["seats"][self.choices["seat"]]["bot"] is None

    def move(self, text: str | None = None) -> str:
        """Play a move: one that is named, else any, builds before all."""
        self.until(self.is_to_choose)
        assert self.choices is not None
        text = text or self._rng.choice(some_of([move["move"] for move in self.choices["moves"]]))
        self.request(do="move", seat=self.choices["seat"], version=self.choices["version"], move=text)
        return text

    def confirm(self) -> None:
        if self.view["confirming"]:
            self.request(do="confirm", seat=self.view["chooses"], version=self.view["version"])

    def undo(self, **more: Any) -> None:
        self.request(do="undo", seat=self.view["undoable"]["seat"], version=self.view["version"], **more)

    def play(self, plies: int = 10_000) -> None:
        """So many moves, each turn confirmed, or to the end."""
        for _ in range(plies):
            self.until(self.is_to_choose)
            self.confirm()
            self.until(self.is_to_choose)
            if self.view["status"] == "over":
                return
            self.move()
        self.until(self.is_to_choose)


class Maker:
    """Plays one game of each kind."""

    def __init__(self, server: OddVille) -> None:
        self._folder = server.log.parent
        self._port = server.port
        self._http = httpx.Client(base_url=server.url, timeout=SECONDS)
        self.tables: dict[str, Message] = {}

    def post(self, path: str, body: Any = None, token: str = "") -> Message:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return dict(answer.json()) if answer.content else {}

    def make(self, table: str, seats: list[Message], path: str = "/api/tables", **fields: Any) -> Client:
        new_table = self.post(path, {"seats": seats, **fields} if seats else fields)
        tokens = [link["token"] for link in new_table["seats"]]
        self.tables[table] = {"id": new_table["id"], "host": new_table["host"], "tokens": tokens}
        return Client(self._port, new_table["id"], tokens)

    def keep(self, name: str, client: Client) -> None:
        """Note what everybody is shown of a table."""
        client.settle()
        shown: Message = {
            "view": client.view,
            "log": client.log,
            "chat": client.chat,
            "choices": client.choices,
        }
        if client.view["view"] is not None:
            shown["record"] = self._http.get(f"/api/tables/{client.table}/record").text
        self.tables[name] |= shown

    def admin(self, *words: str) -> None:
        command = [sys.executable, "-m", "oddville", "admin", *words, "--data", str(self._folder)]
        subprocess.run(command, check=True, capture_output=True)

    def against_a_bot(self) -> Client:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "newcomer"}]
        client = self.make("bot", seats, options={"pace": "quick", "confirm": False, "public": True})
        client.play(24)
        return client

    def four_people(self) -> Client:
        """With chat, undo, standing orders, a seat that was left and taken back, one that was left, and a notice."""
        seats = [{"kind": "here", "name": name} for name in PEOPLE]
        clock = {"kind": "days", "days": 3}
        client = self.make("people", seats, options={"name": "Four", "clock": clock, "stand_in": "greedy"})
        client.request(do="say", text="Hello\nall", seat=0)
        client.request(do="say", text="I watch", name="Eve")
        client.request(do="order", seat=1, order="never")
        client.request(do="order", seat=2, order="gain", least=3)
        for talker in ("3", "watchers"):
            self.admin("mute", client.table, talker)
        client.play(30)
        client.request(do="leave", seat=2)
        client.play(4)
        client.request(do="return", seat=2)
        client.play(20)
        client.request(do="rename", seat=0, name="Ada II")
        client.request(do="leave", seat=3)
        client.play(24)
        seat = next(seat for seat in range(4) if seat != client.view["chooses"])
        link, token = f"/api/tables/{client.table}/seats/{seat}", self.tables["people"]["tokens"][seat]
        self.post(f"{link}/notice", {"url": "http://8.8.8.8/"}, token)
        self.post(f"{link}/notice", {"url": None}, token)
        self.tables["people"]["code"] = self.post(f"{link}/code", None, token)["code"]
        while not (client.view["undoable"] or {}).get("moves"):
            client.play(1)
        client.undo()
        client.move()
        return client

    def finished(self) -> Client:
        """A game in which a standing order declines."""
        deal, moves = game_with_a_reaction()
        seats = [{"kind": "here", "name": name} for name in PEOPLE[:3]]
        client = self.make("finished", seats, options={"confirm": False, "deal": deal})
        for seat in range(3):
            client.request(do="order", seat=seat, order="never")
        for move in moves:
            client.move(move)
        self.post(f"/api/tables/{client.table}/reports", {"key": "report-0001", "text": "odd"})
        assert any(line["facts"].get("by") == "order" for line in client.log)
        return client

    def rematch(self, finished: Client) -> Client:
        for seat in range(3):
            finished.request(do="rematch", seat=seat)
        finished.until(lambda: finished.view["rematch"] is not None)
        tokens = self.tables["finished"]["tokens"]
        self.tables["rematch"] = {"id": finished.view["rematch"], "host": "", "tokens": tokens}
        client = Client(self._port, finished.view["rematch"], tokens)
        client.play(40)
        return client

    def branch(self, finished: Client) -> Client:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "here"}]
        origin = {"table": finished.table, "ply": 40}
        client = self.make("branch", seats, options={"pace": "quick"}, origin=origin)
        client.play(8)
        return client

    def lesson(self) -> Client:
        lesson = self._http.get("/api/lessons").json()["lessons"][0]
        client = self.make("lesson", [], f"/api/lessons/{lesson['id']}", name="Ada")
        client.play(2)
        return client

    def small_edition(self) -> Client:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
        client = self.make("micro", seats, options={"edition": "micro", "undo": "off", "public": True})
        client.play(10)
        return client

    def waiting(self) -> Client:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}, {"kind": "link", "name": "Cy"}]
        client = self.make("waiting", seats, options={"public": True, "confirm": False})
        self.post(f"/api/tables/{client.table}/sit", {"key": "k" * 22, "name": "Bo", "colour": "red"})
        return client


def game_with_a_reaction() -> tuple[str, list[str]]:
    """The name of a deal and the moves of a whole game in which the Builder's holder may react."""
    for number in itertools.count():
        game, rng, moves, reactions = Game(3, seed=f"old town {number}"), random.Random(number), [], 0
        while not game.is_over:
            if game.phase == "reaction":
                reactions += 1
                game.push("decline")
            else:
                moves.append(rng.choice(some_of([move.text for move in game.legal_moves])))
                game.push(moves[-1])
        if reactions:
            return f"old town {number}", moves
    raise AssertionError


def some_of(texts: list[str]) -> list[str]:
    """Builds before all, and no worker taken back without need, so that games get somewhere."""
    useful = [text for text in texts if text.startswith(("build ", "bonus"))]
    return useful or [text for text in texts if not text.startswith("return")] or texts


def play(server: OddVille) -> dict[str, Message]:
    """Every kind of table, and what was shown of it."""
    maker = Maker(server)
    finished = maker.finished()
    clients = {
        "bot": maker.against_a_bot(),
        "people": maker.four_people(),
        "rematch": maker.rematch(finished),
        "finished": finished,
        "branch": maker.branch(finished),
        "lesson": maker.lesson(),
        "micro": maker.small_edition(),
        "waiting": maker.waiting(),
    }
    for name, client in clients.items():
        maker.keep(name, client)
    return maker.tables


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        server = OddVille(Path(place), NO_LIMITS)
        server.start()
        asyncio.run(server.ready())
        try:
            tables = play(server)
        finally:
            server.stop(signal.SIGTERM)
        file = next(Path(place).glob("*.sqlite*"), None) or next(Path(place).glob("*.db"))
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        (FOLDER / "games.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    shown = json.dumps(tables, separators=(",", ":"), sort_keys=True).encode()
    (FOLDER / "games.json.gz").write_bytes(gzip.compress(shown, mtime=0))


if __name__ == "__main__":
    main()
