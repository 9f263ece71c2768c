"""Asks the server of the image for its start page, makes a table, plays a move there, and prints the table's id.

With the id of a table it prints the record of that one. `scripts/image.sh` runs it inside the image.
"""

import json
import os
import sys
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

SECONDS = 30
TABLE = {"seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]}


def main(arguments: list[str]) -> None:
    """Play, or show what was played."""
    place = f"localhost:{os.environ.get('ODDVILLE_PORT') or 8612}{os.environ.get('ODDVILLE_BASE_PATH', '')}"
    print(request_text(place, f"/api/tables/{arguments[0]}/record") if arguments else play(place))


def play(place: str) -> str:
    """The id of a new table, at which a move was played."""
    assert "<html" in request_text(place, "/")
    table = json.loads(request_text(place, "/api/tables", TABLE))
    tokens = [seat["token"] for seat in table["seats"]]
    with connect(f"ws://{place}/api/live", proxy=None) as connection:
        send(connection, do="hello", table=table["id"], tokens=tokens)
        choices = receive(connection, "choices")
        move = choices["moves"][0]["move"]
        send(
            connection,
            do="move",
            key="the-first",
            seat=choices["seat"],
            version=choices["version"],
            move=move,
        )
        receive(connection, "done")
    return str(table["id"])


def request_text(place: str, path: str, fields: dict[str, Any] | None = None) -> str:
    """An answer over HTTP, whatever proxy the environment names."""
    body = None if fields is None else json.dumps(fields).encode()
    request = Request(f"http://{place}{path}", body, {"Content-Type": "application/json"})
    with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answer:
        return str(answer.read(), "utf-8")


def send(connection: ClientConnection, **message: Any) -> None:
    """Send a message."""
    connection.send(json.dumps(message))


def receive(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while (message := json.loads(connection.recv(SECONDS)))["type"] != kind:
        assert message["type"] != "refused", message
    heard: dict[str, Any] = message
    return heard


if __name__ == "__main__":
    main(sys.argv[1:])
