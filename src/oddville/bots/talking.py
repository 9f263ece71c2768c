"""A bot that thinks in a process of its own: requests and answers are lines of JSON, and nobody waits too long."""

import json
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.guard import thought_of
from oddville.bots.options import Number
from oddville.bots.program import MOST_BYTES, Program
from oddville.bots.spec import shown
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

TIMEOUT: Final = Number(0.01, 86_400)
"""The option `timeout`: how many seconds an answer may take."""
MOST_LINES: Final = 1000
"""How many lines that are no answers are passed over before an answer."""
LEAST_TIMEOUT: Final = 10.0
SEED_BITS: Final = 64
Answer = Mapping[str, Any]


class Talker(ABC):
    """Starts its process when it is needed for the first time, and again after it has failed."""

    def __init__(self, timeout: float | None = None) -> None:
        self._timeout = timeout
        self._program: Program | None = None
        self._id = 0

    @abstractmethod
    def _start(self) -> Program:
        """A process that is ready to be asked."""

    @abstractmethod
    def _refused(self, request: Answer, answer: Answer) -> OddVilleError:
        """What an answer means that is not `ok`."""

    def close(self) -> None:
        """End the process."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _patience(self, budget: Budget) -> float:
        """How many seconds an answer may take."""
        return self._timeout or max(LEAST_TIMEOUT, 2 * (budget.ms or 0) / 1000 + 2)

    def _ask(self, request: Answer, timeout: float) -> Answer:
        """One request and its answer; the process does not outlive a broken conversation."""
        if self._program is None:
            self._program = self._start()
        self._id += 1
        try:
            answer = self._answer({"id": self._id, **request}, timeout)
        except BaseException:
            self._program.kill()
            self._program = None
            raise
        if answer["ok"] is False:
            raise self._refused(request, answer)
        return answer

    def _answer(self, request: Answer, timeout: float) -> Answer:
        assert self._program is not None
        sending = json.dumps(request, separators=(",", ":")).encode() + b"\n"
        deadline, left, strange = time.monotonic() + timeout, MOST_BYTES, None
        for _ in range(MOST_LINES):
            try:
                line = self._program.line(sending, deadline, left)
            except TimeoutError:
                raise self._silence(timeout, strange) from None
            answer = _read(line)
            if answer is not None:
                return _checked(answer, self._id, line)
            sending, left, strange = b"", left - len(line), line if line.strip() else strange
        raise BotFailed("bot-program-chatter", line=_shown_line(strange), most=MOST_LINES)

    def _silence(self, timeout: float, strange: bytes | None) -> BotFailed:
        assert self._program is not None
        if strange is None:
            return BotFailed("bot-program-silent", seconds=timeout, **self._program.last_words())
        return BotFailed("bot-program-no-json", seconds=timeout, line=_shown_line(strange))


def think_request(budget: Budget, rng: random.Random) -> dict[str, Any]:
    """The request to think: a seed for the bot's chance, and the budget where one is given."""
    limits = {"ms": budget.ms, "simulations": budget.simulations}
    request = {"do": "think", "seed": f"{rng.getrandbits(SEED_BITS):x}"}
    return request | {key: value for key, value in limits.items() if value is not None}


def thought_told(game: Game, answer: Answer) -> Thought:
    """The thought of an answer to `think`; only the move is needed."""
    plain = _choice(game, answer)
    best = answer.get("best", [])
    if not isinstance(best, list):
        raise BotFailed("bot-program-field", key="best", value=shown(json.dumps(best)))
    choices = tuple(_choice(game, each) for each in best) or (plain,)
    simulations = answer.get("simulations", 0)
    return Thought(plain.move, plain.values, plain.points, choices, simulations)


def _read(line: bytes) -> Answer | None:
    """The object on a line, or None where there is none."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else None


def _checked(answer: Answer, id_: int, line: bytes) -> Answer:
    if isinstance(answer.get("id"), bool) or answer.get("id") != id_:
        raise BotFailed("bot-program-id", id=str(id_), line=_shown_line(line))
    if not isinstance(answer.get("ok"), bool):
        raise BotFailed("bot-program-ok", line=_shown_line(line))
    return answer


def _shown_line(line: bytes | None) -> str:
    return shown((line or b"")[:1000].decode(errors="replace"))


def _choice(game: Game, told: Any) -> Choice:
    """A choice with all that was told of it; what was not told is as of a move nobody has weighed."""
    if not isinstance(told, dict) or not isinstance(told.get("move"), str):
        raise BotFailed("bot-program-field", key="move", value=shown(json.dumps(told)))
    try:
        plain = thought_of(game, game.parse(told["move"])).best[0]
        line = tuple(map(game.parse, _list(told, "line"))) or plain.line
    except OddVilleError as error:
        if isinstance(error, BotFailed):
            raise
        raise BotFailed("bot-no-move", move=shown(told["move"]), reason=error.said()) from None
    values, points = (tuple(_list(told, key)) for key in ("values", "points"))
    share = told.get("share", plain.share)
    return Choice(plain.move, values or plain.values, points or plain.points, share, line)


def _list(told: Answer, key: str) -> list[Any]:
    value = told.get(key, [])
    if not isinstance(value, list):
        raise BotFailed("bot-program-field", key=key, value=shown(json.dumps(value)))
    return value
