"""The process in which a bot of a Python file thinks: lines of JSON in and out, see `own_bot`."""

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
from oddville.bots.failures import BotFailed, file_of, told_of
from oddville.bots.file_bots import file_bot
from oddville.bots.guard import checked
from oddville.bots.spec import parse_spec
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

Request = Mapping[str, Any]


class Seat:
    """The bot that sits here now."""

    def __init__(self) -> None:
        self._bot: Bot | None = None

    def make(self, request: Request) -> dict[str, Any]:
        """Make the bot of a text, in the folder of who asks."""
        self._bot = None
        with contextlib.suppress(OSError):  # the folder may be gone; then only an absolute path will do
            os.chdir(request["folder"])
        self._bot = file_bot(parse_spec(request["spec"]))
        return {}

    def think(self, request: Request) -> dict[str, Any]:
        """Let it think; what it answers is looked at here, where it is still an object."""
        assert self._bot is not None
        game: Game = pickle.loads(base64.b64decode(request["game"]))
        budget, rng = Budget(request.get("ms"), request.get("simulations")), random.Random(request["seed"])
        try:
            answer = self._bot.think(game.copy(), budget, rng)
        except BotFailed:
            raise
        except BaseException as error:  # nothing that it raises ends this process, not even SystemExit
            raise BotFailed("bot-raised", **told_of(error, file_of(self._bot))) from error
        return checked(game, answer).as_dict()

    def close(self, request: Request) -> dict[str, Any]:
        """Let it go."""
        closing = getattr(self._bot, "close", None)
        self._bot = None
        if callable(closing):
            with contextlib.suppress(BaseException):  # nobody waits for an answer any more
                closing()
        return {}


def answer(seat: Seat, request: Request) -> dict[str, Any]:
    """What is answered to a request."""
    acts: dict[str, Callable[[Request], dict[str, Any]]]
    acts = {"make": seat.make, "think": seat.think, "close": seat.close}
    try:
        return {"id": request["id"], "ok": True, **acts[request["do"]](request)}
    except OddVilleError as error:
        facts = {key: fact for key, fact in error.facts.items() if key != "spec"}
        return {"id": request["id"], "ok": False, "message": error.message, "facts": facts}


def main() -> None:
    """Answer until nobody asks any more."""
    lines, out = _private_pipes()
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(lines, asked), daemon=True).start()
    seat = Seat()
    while True:
        told = answer(seat, json.loads(asked.get()))
        out.write(json.dumps(told).encode() + b"\n")
        out.flush()


def _private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Our ends of the conversation; what the bot prints goes to the error output, and it finds nothing to read."""
    lines, out = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    return lines, out


def _listen(lines: IO[bytes], asked: "queue.SimpleQueue[bytes]") -> None:
    """Pass the requests on. When there can be no more, whoever asked is gone, and a bot that still thinks goes, too."""
    for line in lines:
        asked.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
