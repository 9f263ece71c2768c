"""A bot in another process: requests and answers are lines of JSON, with a time-out."""

import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.external.program import MAX_BYTES, Program
from oddville.bots.failures import BotFailed
from oddville.bots.guard import thought_of
from oddville.bots.spec import one_line
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

MAX_LINES: Final = 1000
"""How many lines that are no JSON objects are skipped before an answer."""
MIN_TIMEOUT: Final = 10.0
SEED_BITS: Final = 64
Answer = Mapping[str, Any]


class SubprocessBot(ABC):
    """Starts its process on the first request, and again after a failure."""

    def __init__(self, timeout: float | None = None) -> None:
        self._timeout = timeout
        self._program: Program | None = None
        self._id = 0

    @abstractmethod
    def _start(self) -> Program:
        """A running process."""

    @abstractmethod
    def _refusal(self, request: Answer, answer: Answer) -> OddVilleError:
        """The error of an answer that is not `ok`."""

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _timeout_for(self, budget: Budget) -> float:
        return self._timeout or max(MIN_TIMEOUT, 2 * (budget.ms or 0) / 1000 + 2)

    def _ask(self, request: Answer, timeout: float) -> Answer:
        """Send a request and return its answer; the process is killed if that fails."""
        if self._program is None:
            self._program = self._start()
        self._id += 1
        try:
            answer = self._answer(self._program, {"id": self._id, **request}, timeout)
        except BaseException:
            self._program.kill()
            self._program = None
            raise
        if answer["ok"] is False:
            raise self._refusal(request, answer)
        return answer

    def _answer(self, program: Program, request: Answer, timeout: float) -> Answer:
        sending = json.dumps(request, separators=(",", ":")).encode() + b"\n"
        deadline, left, skipped = time.monotonic() + timeout, MAX_BYTES, None
        for _ in range(MAX_LINES):
            try:
                line = program.line(sending, deadline, left)
            except TimeoutError:
                if skipped is None:
                    raise BotFailed("bot-program-silent", seconds=timeout, **program.last_error()) from None
                raise BotFailed("bot-program-no-json", seconds=timeout, line=_quote(skipped)) from None
            answer = _parse(line)
            if answer is not None:
                return _check(answer, self._id, line)
            sending, left, skipped = b"", left - len(line), line if line.strip() else skipped
        raise BotFailed("bot-program-chatter", line=_quote(skipped), most=MAX_LINES)


def think_request(budget: Budget, rng: random.Random) -> dict[str, Any]:
    """The request `think` with a seed for the bot, and the budget if there is one."""
    limits = {"ms": budget.ms, "simulations": budget.simulations}
    request = {"do": "think", "seed": f"{rng.getrandbits(SEED_BITS):x}"}
    return request | {key: value for key, value in limits.items() if value is not None}


def parse_thought(game: Game, answer: Answer) -> Thought:
    """The thought of an answer to `think`; only `move` is required."""
    chosen = _choice(game, answer)
    best = tuple(_choice(game, each) for each in _list(answer, "best")) or (chosen,)
    return Thought(chosen.move, chosen.values, chosen.points, best, answer.get("simulations", 0))


def _parse(line: bytes) -> Answer | None:
    """The JSON object of a line, or None."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else None


def _check(answer: Answer, id_: int, line: bytes) -> Answer:
    if isinstance(answer.get("id"), bool) or answer.get("id") != id_:
        raise BotFailed("bot-program-id", id=str(id_), line=_quote(line))
    if not isinstance(answer.get("ok"), bool):
        raise BotFailed("bot-program-ok", line=_quote(line))
    return answer


def _quote(line: bytes | None) -> str:
    return one_line((line or b"")[:1000].decode(errors="replace"))


def _choice(game: Game, data: Any) -> Choice:
    """The choice of an object; missing fields are those of `thought_of`."""
    if not isinstance(data, dict) or not isinstance(data.get("move"), str):
        raise BotFailed("bot-program-field", key="move", value=one_line(json.dumps(data)))
    try:
        default = thought_of(game, game.parse(data["move"])).best[0]
        line = tuple(map(game.parse, _list(data, "line"))) or default.line
    except BotFailed:
        raise
    except OddVilleError as error:
        raise BotFailed("bot-no-move", move=one_line(data["move"]), reason=error.messages()) from None
    values, points = (tuple(_list(data, key)) for key in ("values", "points"))
    share = data.get("share", default.share)
    return Choice(default.move, values or default.values, points or default.points, share, line)


def _list(data: Answer, key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BotFailed("bot-program-field", key=key, value=one_line(json.dumps(value)))
    return value
