"""A bot in any language: another program that speaks the engine protocol (docs/protocol.md, docs/bots.md)."""

import random
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Final

from oddville.bots import program
from oddville.bots.bot import Budget, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.options import BUDGET, Option, Text
from oddville.bots.program import Program
from oddville.bots.spec import InvalidSpec, Spec, read_options, shown
from oddville.bots.talking import TIMEOUT, Answer, Talker, think_request, thought_told
from oddville.games import editions
from oddville.games.game import Game

OPTIONS: Final[Mapping[str, Option]] = {**BUDGET, "timeout": TIMEOUT, "bot": Text()}


class EngineBot(Talker):
    """The bot of a command."""

    def __init__(self, command: Sequence[str], timeout: float | None = None, bot: str | None = None) -> None:
        super().__init__(timeout)
        self._command = list(command)
        self._bot = bot

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Put the position up in the program, and ask it for its move."""
        timeout = self._patience(budget)
        self._ask(_put_up(game), timeout)
        request = think_request(budget, rng) | ({} if self._bot is None else {"bot": self._bot})
        answer = self._ask(request | {"moves": sorted(move.text for move in game.legal_moves)}, timeout)
        return thought_told(game, answer)

    def _start(self) -> Program:
        return Program(self._command)

    def _refused(self, request: Answer, answer: Answer) -> BotFailed:
        what = shown(str(answer.get("error")))
        return BotFailed("bot-program-refuses", request=request["do"], error=what)


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
