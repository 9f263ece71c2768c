"""The bot of a Python file in its own process, so that it cannot block the game.

The process runs `file_bot_process`; it gets the game as a pickle and answers in JSON. It is kept for the next seat,
because starting it takes longer than many bots think in a whole game.
"""

import atexit
import base64
import os
import pickle
import random
import sys
from typing import Final

from oddville.bots.bot import Bot, Budget, Thought
from oddville.bots.external import program
from oddville.bots.external.bot_file import load_bot
from oddville.bots.external.program import GRACE, Program
from oddville.bots.external.subprocess_bot import Answer, SubprocessBot, parse_thought, think_request
from oddville.bots.failures import BotFailed
from oddville.bots.spec import InvalidSpec, Spec, timeout_of
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

LOADING: Final = 60.0
"""How many seconds loading a file and making its bot may take."""
MAX_IDLE: Final = 4
_COMMAND: Final = (sys.executable, "-P", "-m", "oddville.bots.external.file_bot_process")
_idle: dict[int, list[Program]] = {}
"""Idle processes by the process that started them: a fork must not use its parent's."""


class FileBot(SubprocessBot):
    def __init__(self, spec: Spec, timeout: float | None = None) -> None:
        super().__init__(timeout)
        self._spec = spec
        self._make()

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        if self._program is None:
            self._make_again()
        pickled = base64.b64encode(pickle.dumps(game)).decode()
        answer = self._ask(think_request(budget, rng) | {"game": pickled}, self._timeout_for(budget))
        return parse_thought(game, answer)

    def close(self) -> None:
        """Close the bot; its process is kept for another seat if that succeeds in time."""
        if self._program is None:
            return
        try:
            self._ask({"do": "close"}, GRACE)
        except OddVilleError:
            super().close()
            return
        idle = _idle.setdefault(os.getpid(), [])
        if len(idle) < MAX_IDLE:
            idle.append(self._program)
            self._program = None
        super().close()

    def _make(self) -> None:
        try:
            self._ask({"do": "make", "spec": self._spec.text, "folder": os.getcwd()}, LOADING)
        except BotFailed as failure:
            raise InvalidSpec("error-bot-load", self._spec.text, reason=failure.messages()) from None
        except InvalidSpec:
            self.close()
            raise

    def _make_again(self) -> None:
        try:
            self._make()
        except InvalidSpec as error:
            raise BotFailed(error.message, **error.facts) from None

    def _start(self) -> Program:
        idle = _idle.get(os.getpid(), [])
        while idle:
            process = idle.pop()
            if process.is_running():
                return process
            process.kill()
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        # with a fixed order of sets the same seed gives the same moves
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
        return Program(_COMMAND, environment, forward_errors=True)

    def _refusal(self, request: Answer, answer: Answer) -> OddVilleError:
        message, facts = answer["message"], answer["facts"]
        if request["do"] == "make":
            return InvalidSpec(message, self._spec.text, **facts)
        return BotFailed(message, **facts)


def file_bot(spec: Spec) -> Bot:
    """The bot of a file; without process groups it runs in this process, without a time-out."""
    if not program.POSSIBLE:
        return load_bot(spec)
    return FileBot(spec, timeout_of(spec))


@atexit.register
def _kill_idle() -> None:
    for process in _idle.pop(os.getpid(), []):
        process.kill()
