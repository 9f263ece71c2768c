"""A bot in any language: another program that speaks the engine protocol (docs/protocol.md, docs/bots.md)."""

import json
import random
import shlex
import shutil
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from oddville.bots import program
from oddville.bots.bot import Budget, Choice, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.guard import thought_of
from oddville.bots.options import BUDGET, Number, Option, Text
from oddville.bots.program import MOST_BYTES, Program
from oddville.bots.spec import InvalidSpec, Spec, read_options, shown
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

OPTIONS: Final[Mapping[str, Option]] = {**BUDGET, "timeout": Number(0.01, 86_400), "bot": Text()}
MOST_LINES: Final = 1000
"""How many lines that are no answers are passed over before an answer."""
LEAST_TIMEOUT: Final = 10.0
SEED_BITS: Final = 64
Answer = Mapping[str, Any]


class EngineBot:
    """Starts its program when it must think for the first time, and again after it has failed."""

    def __init__(self, command: Sequence[str], timeout: float | None = None, bot: str | None = None) -> None:
        self._command = list(command)
        self._timeout = timeout
        self._bot = bot
        self._program: Program | None = None
        self._id = 0

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Put the position up in the program, and ask it for its move."""
        timeout = self._timeout or max(LEAST_TIMEOUT, 2 * (budget.ms or 0) / 1000 + 2)
        self._ask(_put_up(game), timeout)
        request: dict[str, Any] = {"do": "think", "seed": f"{rng.getrandbits(SEED_BITS):x}"}
        limits = {"ms": budget.ms, "simulations": budget.simulations, "bot": self._bot}
        request |= {key: value for key, value in limits.items() if value is not None}
        answer = self._ask(request | {"moves": sorted(move.text for move in game.legal_moves)}, timeout)
        return _thought(game, answer)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _ask(self, request: Answer, timeout: float) -> Answer:
        """One request and its answer; the program does not outlive a broken conversation."""
        if self._program is None:
            self._program = Program(self._command)
        self._id += 1
        try:
            answer = self._answer({"id": self._id, **request}, timeout)
        except BaseException:
            self._program.kill()
            self._program = None
            raise
        if answer["ok"] is False:
            what = shown(str(answer.get("error")))
            raise BotFailed("bot-program-refuses", request=request["do"], error=what)
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


def engine_bot(spec: Spec) -> EngineBot:
    """The bot of a command; says at once what can be known to be wrong with it."""
    if not program.POSSIBLE:
        raise InvalidSpec("error-bot-platform", spec.text)
    values = read_options(spec, OPTIONS)
    try:
        command = shlex.split(spec.target)
    except ValueError:
        raise InvalidSpec("error-bot-quotes", spec.text) from None
    if not command or "\0" in spec.target or shutil.which(command[0]) is None:
        raise InvalidSpec("error-bot-program", spec.text, program=shown(command[0] if command else ""))
    timeout, bot = values.get("timeout"), values.get("bot")
    return EngineBot(command, None if timeout is None else float(timeout), None if bot is None else str(bot))


def _put_up(game: Game) -> Answer:
    seed = "" if game.start is None else game.start[1]
    name = editions.known_as(game.edition)
    more = {} if name in (None, editions.DEFAULT) else {"edition": name}
    return {"do": "set", "state": game.position(), "seed": seed, **more}


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


def _thought(game: Game, answer: Answer) -> Thought:
    """The thought of an answer to `think`; only the move is needed."""
    plain = _choice(game, answer)
    best = answer.get("best", [])
    if not isinstance(best, list):
        raise BotFailed("bot-program-field", key="best", value=shown(json.dumps(best)))
    choices = tuple(_choice(game, each) for each in best) or (plain,)
    simulations = answer.get("simulations", 0)
    return Thought(plain.move, plain.values, plain.points, choices, simulations)


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
