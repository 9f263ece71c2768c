"""A bot in one seat of one game: it sees resampled games only, and a failure does not stop the game."""

import contextlib
import random
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from oddville.bots.bot import Bot, Budget, Thought
from oddville.bots.builtin.greedy import GreedyBot
from oddville.bots.failures import BotFailed, Incident, exception_facts, source_file
from oddville.bots.guard import check_thought, thought_of
from oddville.bots.registry import bot
from oddville.bots.search.weights import evaluation_for
from oddville.bots.spec import budget_of, parse_spec, timeout_of
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move

MAX_FAILURES: Final = 3
"""After this many failures in a row a bot is given up for the rest of the game."""


class Opponent:
    """A bot for one seat of one game, made from a spec such as `search:ms=500`."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.incidents: list[Incident] = []
        parsed = parse_spec(spec)
        self._budget = budget_of(parsed)
        # a program is stopped by its clock; a bot in this process can only be measured afterwards
        self._most_seconds = timeout_of(parsed) if parsed.kind in ("name", "net") else None
        self._bot: Bot = bot(spec)
        self._failures = 0

    def think(
        self,
        game: Game,
        rng: random.Random,
        budget: Budget | None = None,
        moves: Iterable[Move] | None = None,
    ) -> Thought:
        """Choose a move, one of `moves` if they are given. If the bot fails, an incident is added and the greedy bot
        chooses."""
        try:
            thought = self.ask(game, rng, budget, moves)
            self._failures = 0
        except BotFailed as failure:
            thought = _substitute(game, rng, moves)
            self._add_incident(game, thought, failure)
        return thought

    def ask(
        self,
        game: Game,
        rng: random.Random,
        budget: Budget | None = None,
        moves: Iterable[Move] | None = None,
    ) -> Thought:
        """Like `think`, but raises `BotFailed` if the bot fails."""
        if game.is_over:
            raise OddVilleError("error-over")
        if self._failures >= MAX_FAILURES:
            raise BotFailed("bot-given-up")
        own_budget = budget if budget is not None and budget != Budget() else self._budget
        start = time.process_time()
        try:
            answer = self._bot.think(game.resample(rng), own_budget, rng)
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("bot-raised", **exception_facts(error, source_file(self._bot))) from error
        if self._most_seconds is not None and time.process_time() - start > self._most_seconds:
            raise BotFailed("bot-late", seconds=self._most_seconds)
        thought = check_thought(game, answer)
        return thought if moves is None else _restrict(game, rng, thought, moves)

    def _add_incident(self, game: Game, thought: Thought, failure: BotFailed) -> None:
        should_report = self._failures < MAX_FAILURES
        self._failures += 1
        is_last = self._failures == MAX_FAILURES
        facts = {"player": game.player, "turn": game.turn, "number": len(game.moves) + 1}
        incident = Incident(
            self.spec, facts, thought.move.text, failure.message, failure.facts, should_report, is_last
        )
        self.incidents.append(incident)
        if is_last:
            self.close()

    def close(self) -> None:
        """Release the resources of the bot."""
        closing = getattr(self._bot, "close", None)
        if callable(closing):
            with contextlib.suppress(Exception, SystemExit):  # the result no longer matters
                closing()

    def __reduce__(self) -> tuple[type["Opponent"], tuple[str]]:
        """A copy or a pickle is a new bot of the same spec, without memory."""
        return Opponent, (self.spec,)

    def __enter__(self) -> "Opponent":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def think(
    spec: str,
    game: Game,
    rng: random.Random,
    budget: Budget | None = None,
    moves: Iterable[Move] | None = None,
) -> Thought:
    """Let a bot think about one position; raises `BotFailed` if it fails."""
    with Opponent(spec) as opponent:
        return opponent.ask(game, rng, budget, moves)


def _substitute(game: Game, rng: random.Random, moves: Iterable[Move] | None) -> Thought:
    """The greedy bot's choice, or if that fails any legal move, preferably no `return`."""
    allowed = None if moves is None else list(moves)
    try:
        thought = check_thought(game, GreedyBot().think(game.resample(rng), Budget(), rng))
    except Exception:  # the last resort must not depend on any bot
        legal = sorted(allowed or game.legal_moves, key=lambda move: move.kind == "return")
        return thought_of(game, legal[0])
    return thought if allowed is None else _restrict(game, rng, thought, allowed)


def _restrict(game: Game, rng: random.Random, thought: Thought, moves: Iterable[Move]) -> Thought:
    """The thought restricted to some moves: its own choice, the best of its best, or the best evaluated one."""
    allowed = set(moves)
    best = tuple(choice for choice in thought.best if choice.move in allowed)
    if thought.move in allowed:
        return replace(thought, best=best)
    if best:
        return Thought(best[0].move, best[0].values, best[0].points, best, thought.simulations)
    return thought_of(game, _best_move(game.resample(rng), allowed))


def _best_move(game: Game, moves: Iterable[Move]) -> Move:
    """The move with the highest utility to the player after it."""
    player, evaluation = game.player, evaluation_for(game.players)
    assert player is not None

    def utility(move: Move) -> float:
        after = game.copy()
        after.push(move.text)
        evaluation.evaluate(after.state)
        return evaluation.utilities[player]

    return max(sorted(moves, key=str), key=utility)
