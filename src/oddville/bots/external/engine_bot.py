"""A bot in any language: a program that speaks the engine protocol (docs/bots/protocol.md, docs/bots/bots.md)."""

import random
import shlex
import shutil
from collections.abc import Mapping, Sequence
from typing import Final

from oddville.bots.bot import Budget, Thought
from oddville.bots.external import program
from oddville.bots.external.program import Program
from oddville.bots.external.subprocess_bot import Answer, SubprocessBot, parse_thought, think_request
from oddville.bots.failures import BotFailed
from oddville.bots.options import COMMON, Option, Text
from oddville.bots.spec import InvalidSpec, Spec, one_line, read_options
from oddville.games import editions
from oddville.games.game import Game

OPTIONS: Final[Mapping[str, Option]] = {**COMMON, "bot": Text()}


class EngineBot(SubprocessBot):
    def __init__(self, command: Sequence[str], timeout: float | None = None, bot: str | None = None) -> None:
        super().__init__(timeout)
        self._command = list(command)
        self._bot = bot

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Set up the position in the program, and ask for its move."""
        timeout = self._timeout_for(budget)
        self._ask(_set_request(game), timeout)
        request = think_request(budget, rng) | ({} if self._bot is None else {"bot": self._bot})
        answer = self._ask(request | {"moves": sorted(move.text for move in game.legal_moves)}, timeout)
        return parse_thought(game, answer)

    def _start(self) -> Program:
        return Program(self._command)

    def _refusal(self, request: Answer, answer: Answer) -> BotFailed:
        error = one_line(str(answer.get("error")))
        return BotFailed("bot-program-refuses", request=request["do"], error=error)


def engine_bot(spec: Spec) -> EngineBot:
    """The bot of a command; raises if the command cannot be run."""
    if not program.POSSIBLE:
        raise InvalidSpec("error-bot-platform", spec.text)
    values = read_options(spec, OPTIONS)
    try:
        command = shlex.split(spec.target)
    except ValueError:
        raise InvalidSpec("error-bot-quotes", spec.text) from None
    if not command or "\0" in spec.target or shutil.which(command[0]) is None:
        raise InvalidSpec("error-bot-program", spec.text, program=one_line(command[0] if command else ""))
    return EngineBot(command, values.get("timeout"), values.get("bot"))


def _set_request(game: Game) -> Answer:
    seed = "" if game.start is None else game.start[1]
    name = editions.name_or_path(game.edition)
    more = {} if name in (None, editions.DEFAULT) else {"edition": name}
    return {"do": "set", "state": game.position(), "seed": seed, **more}
