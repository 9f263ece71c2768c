"""A bot that sits at one game: it sees no more than anybody may know, and cannot stop the game by failing."""

import contextlib
import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from oddville.bots.bot import Bot, Budget, Thought
from oddville.bots.failures import BotFailed, Incident, file_of, told_of
from oddville.bots.greedy import GreedyBot
from oddville.bots.guard import checked, thought_of
from oddville.bots.registry import bot
from oddville.bots.spec import budget_of, parse_spec
from oddville.bots.weights import evaluation_for
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move

MOST_FAILURES: Final = 3
"""After so many failures in a row a bot is given up for the rest of its game."""


class Opponent:
    """A bot for one seat of one game, made from the text that names it, such as `search:ms=500`."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.incidents: list[Incident] = []
        """Every move for which the bot failed and another one was chosen."""
        self._budget = budget_of(parse_spec(spec))
        self._bot: Bot = bot(spec)
        self._failures = 0

    def think(
        self,
        game: Game,
        rng: random.Random,
        budget: Budget | None = None,
        moves: Iterable[Move] | None = None,
    ) -> Thought:
        """Choose a move, one of `moves` where they are given. Where the bot fails, that is an incident, and the
        greedy bot chooses instead."""
        try:
            thought = self.ask(game, rng, budget, moves)
            self._failures = 0
        except BotFailed as failure:
            thought = _greedy(game, rng, moves)
            self._note(game, thought, failure)
        return thought

    def ask(
        self,
        game: Game,
        rng: random.Random,
        budget: Budget | None = None,
        moves: Iterable[Move] | None = None,
    ) -> Thought:
        """The same without a substitute: raises `BotFailed` where the bot fails."""
        if game.is_over:
            raise OddVilleError("error-over")
        if self._failures >= MOST_FAILURES:
            raise BotFailed("bot-given-up")
        given = budget if budget is not None and budget != Budget() else self._budget
        try:
            answer = self._bot.think(game.resample(rng), given, rng)
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("bot-raised", **told_of(error, file_of(self._bot))) from error
        thought = checked(game, answer)
        return thought if moves is None else _within(game, rng, thought, moves)

    def _note(self, game: Game, thought: Thought, failure: BotFailed) -> None:
        """Write the incident down; after too many the bot is let go."""
        is_news = self._failures < MOST_FAILURES
        self._failures += 1
        is_last = self._failures == MOST_FAILURES
        facts = {"player": game.player, "turn": game.turn, "number": len(game.moves) + 1}
        incident = Incident(
            self.spec, facts, thought.move.text, failure.message, failure.facts, is_news, is_last
        )
        self.incidents.append(incident)
        if is_last:
            self.close()

    def close(self) -> None:
        """The game is over: let go of what the bot holds."""
        closing = getattr(self._bot, "close", None)
        if callable(closing):
            with contextlib.suppress(Exception, SystemExit):  # nobody waits for an answer any more
                closing()

    def __reduce__(self) -> tuple[type["Opponent"], tuple[str]]:
        """A copy or a pickle of a game has a bot of the same text, which begins to remember anew."""
        return Opponent, (self.spec,)

    def __enter__(self) -> "Opponent":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def opponent(spec: str) -> Opponent:
    """A bot for one seat of one game."""
    return Opponent(spec)


def think(
    spec: str,
    game: Game,
    rng: random.Random,
    budget: Budget | None = None,
    moves: Iterable[Move] | None = None,
) -> Thought:
    """Let a bot think about one position; raises `BotFailed` where it fails."""
    with opponent(spec) as asked:
        return asked.ask(game, rng, budget, moves)


def _greedy(game: Game, rng: random.Random, moves: Iterable[Move] | None) -> Thought:
    """What is chosen where a bot has failed: the greedy bot's move, or any legal one that is no mere `return`."""
    allowed = None if moves is None else list(moves)
    try:
        thought = checked(game, GreedyBot().think(game.resample(rng), Budget(), rng))
    except Exception:  # the last resort must not depend on any bot
        legal = sorted(allowed or game.legal_moves, key=lambda move: move.kind == "return")
        return thought_of(game, legal[0])
    return thought if allowed is None else _within(game, rng, thought, allowed)


def _within(game: Game, rng: random.Random, thought: Thought, moves: Iterable[Move]) -> Thought:
    """The thought held to the moves allowed: its own one, the best of its best, or the most promising of all."""
    allowed = set(moves)
    best = tuple(choice for choice in thought.best if choice.move in allowed)
    if thought.move in allowed:
        return replace(thought, best=best)
    if best:
        return Thought(best[0].move, best[0].values, best[0].points, best, thought.simulations)
    return thought_of(game, _most_promising(game.resample(rng), allowed))


def _most_promising(seen: Game, moves: Iterable[Move]) -> Move:
    """The move after which the position promises its player most, compared with the others."""
    player = seen.player
    assert player is not None

    evaluation = evaluation_for(seen.players)

    def wanted(move: Move) -> float:
        after = seen.copy()
        after.push(move.text)
        evaluation.weigh(after.state)
        return evaluation.wants[player]

    return max(sorted(moves, key=str), key=wanted)
