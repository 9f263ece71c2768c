"""The process of a Python file's bot: lines of JSON in and out, see `file_bot`."""

import base64
import contextlib
import json
import os
import pickle
import queue
import random
import sys
import threading
from collections.abc import Callable, Mapping
from typing import IO, Any

from oddville.bots.bot import Bot, Budget
from oddville.bots.external.bot_file import load_bot
from oddville.bots.failures import BotFailed, exception_facts, source_file
from oddville.bots.guard import check_thought
from oddville.bots.spec import parse_spec
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

Request = Mapping[str, Any]


class Seat:
    def __init__(self) -> None:
        self._bot: Bot | None = None

    def make(self, request: Request) -> dict[str, Any]:
        """Make the bot of a spec, in the working directory of the caller."""
        self._bot = None
        with contextlib.suppress(OSError):  # the folder may be gone; then only an absolute path works
            os.chdir(request["folder"])
        self._bot = load_bot(parse_spec(request["spec"]))
        return {}

    def think(self, request: Request) -> dict[str, Any]:
        """Let the bot think, and validate its answer while it is still an object."""
        assert self._bot is not None
        game: Game = pickle.loads(base64.b64decode(request["game"]))
        budget, rng = Budget(request.get("ms"), request.get("simulations")), random.Random(request["seed"])
        try:
            answer = self._bot.think(game.copy(), budget, rng)
        except BotFailed:
            raise
        except BaseException as error:  # not even SystemExit ends this process
            raise BotFailed("bot-raised", **exception_facts(error, source_file(self._bot))) from error
        return check_thought(game, answer).as_dict()

    def close(self, request: Request) -> dict[str, Any]:
        close = getattr(self._bot, "close", None)
        self._bot = None
        if callable(close):
            with contextlib.suppress(BaseException):  # the result no longer matters
                close()
        return {}


def answer(seat: Seat, request: Request) -> dict[str, Any]:
    handlers: dict[str, Callable[[Request], dict[str, Any]]]
    handlers = {"make": seat.make, "think": seat.think, "close": seat.close}
    try:
        return {"id": request["id"], "ok": True, **handlers[request["do"]](request)}
    except OddVilleError as error:
        facts = {key: fact for key, fact in error.facts.items() if key != "spec"}
        return {"id": request["id"], "ok": False, "message": error.message, "facts": facts}


def main() -> None:
    """Answer requests until the input ends."""
    lines, out = _private_pipes()
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(lines, requests), daemon=True).start()
    seat = Seat()
    while True:
        out.write(json.dumps(answer(seat, json.loads(requests.get()))).encode() + b"\n")
        out.flush()


def _private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Our input and output; the bot's output is redirected to standard error, and its input is empty."""
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return lines, out


def _read(lines: IO[bytes], requests: "queue.SimpleQueue[bytes]") -> None:
    """Queue the requests; when the input ends, the parent is gone, and a bot that still thinks is ended."""
    for line in lines:
        requests.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
