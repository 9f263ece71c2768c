"""A bot in a Python file thinks in a process of its own, so that it cannot stop the game by never answering.

The process is another Python that runs `own_bot_process`. It is handed the game as a pickle and answers in JSON. When
a seat is left, its process waits for the next one: to start it takes longer than many a bot thinks in a whole game.
"""

import atexit
import base64
import os
import pickle
import random
import sys
from typing import Final

from oddville.bots import program
from oddville.bots.bot import Bot, Budget, Thought
from oddville.bots.failures import BotFailed
from oddville.bots.file_bots import TIMEOUT_OPTION, file_bot
from oddville.bots.program import GRACE, Program
from oddville.bots.spec import InvalidSpec, Spec, read_options
from oddville.bots.talking import TIMEOUT, Answer, Talker, think_request, thought_told
from oddville.games.errors import OddVilleError
from oddville.games.game import Game

LOADING: Final = 60.0
"""How many seconds a file has to load and to make its bot."""
MOST_IDLE: Final = 4
_COMMAND: Final = (sys.executable, "-P", "-m", "oddville.bots.own_bot_process")
_idle: dict[int, list[Program]] = {}
"""The processes that wait for a seat, by the process that has started them: a fork must not talk to its parent's."""


class OwnBot(Talker):
    """The bot of a Python file, as far as the game sees it."""

    def __init__(self, spec: Spec, timeout: float | None = None) -> None:
        super().__init__(timeout)
        self._spec = spec
        self._make()

    def think(self, game: Game, budget: Budget, rng: random.Random) -> Thought:
        """Hand over the game and wait for the answer, as long as a bot may take."""
        if self._program is None:
            self._make_again()
        told = base64.b64encode(pickle.dumps(game)).decode()
        answer = self._ask(think_request(budget, rng) | {"game": told}, self._patience(budget))
        return thought_told(game, answer)

    def close(self) -> None:
        """The bot may close what it holds; its process is kept for another seat if it does so in time."""
        if self._program is None:
            return
        try:
            self._ask({"do": "close"}, GRACE)
        except OddVilleError:
            super().close()
            return
        waiting = _idle.setdefault(os.getpid(), [])
        if len(waiting) < MOST_IDLE:
            waiting.append(self._program)
            self._program = None
        super().close()

    def _make(self) -> None:
        """Make the bot; raises what is wrong with its file."""
        try:
            self._ask({"do": "make", "spec": self._spec.text, "folder": os.getcwd()}, LOADING)
        except BotFailed as failure:
            raise InvalidSpec("error-bot-load", self._spec.text, reason=failure.said()) from None
        except InvalidSpec:
            self.close()
            raise

    def _make_again(self) -> None:
        try:
            self._make()
        except InvalidSpec as error:
            raise BotFailed(error.message, **error.facts) from None

    def _start(self) -> Program:
        waiting = _idle.get(os.getpid(), [])
        while waiting:
            idle = waiting.pop()
            if idle.is_running():
                return idle
            idle.kill()
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        # the order of sets is part of a bot's chance: with the same seed it is to play the same
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
        return Program(_COMMAND, environment, is_heard=True)

    def _refused(self, request: Answer, answer: Answer) -> OddVilleError:
        message, facts = answer["message"], answer["facts"]
        if request["do"] == "make":
            return InvalidSpec(message, self._spec.text, **facts)
        return BotFailed(message, **facts)


def own_bot(spec: Spec) -> Bot:
    """The bot of a file; where there are no process groups it thinks within this process, without a time-out."""
    given = {key: text for key, text in spec.options.items() if key == TIMEOUT_OPTION}
    timeout = read_options(Spec(spec.text, spec.kind, spec.target, given), {TIMEOUT_OPTION: TIMEOUT})
    if not program.POSSIBLE:
        return file_bot(spec)
    return OwnBot(spec, float(timeout[TIMEOUT_OPTION]) if timeout else None)


@atexit.register
def _dismiss() -> None:
    for waiting in _idle.pop(os.getpid(), []):
        waiting.kill()
