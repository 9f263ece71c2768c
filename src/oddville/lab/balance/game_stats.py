"""Play one game between bots and record the statistics that the balance lab needs."""

import random
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict

from oddville.bots import Opponent
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS
from oddville.games import editions
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.lab.arena.matches import Failure, failures_of
from oddville.rules.state import NOBODY

TURN_LIMIT = 100
"""Turns per player after which a game is cut off; such games are counted separately."""


class CharacterStats(TypedDict):
    taken: list[int]
    """The seats that took the character, in order."""
    holder: int | None
    """The seat that had it at the end."""
    points: int


class GameStats(TypedDict):
    """The statistics of one game. Seat 0 is the first player."""

    players: int
    winner: int
    points: list[int]
    turns: int
    limited: bool
    held: list[tuple[str, int, str, str]]
    """Every time a player held a card: the card, the seat, how it was gained (`row`, `cheat`, `swap`) and what became
    of it (`built`, `discarded`, `swapped`, `kept`)."""
    scored: dict[str, int]
    """The points of each built card for its owner."""
    gained: dict[str, int]
    """How often the bonus of a card was gained."""
    characters: dict[str, CharacterStats]
    failures: NotRequired[list[Failure]]
    """Failures of the bot; the greedy bot chose in its place."""


@dataclass(frozen=True, slots=True)
class BalanceTask:
    """Everything that determines one game."""

    players: int
    number: int
    seed: str
    bot: str
    edition: str
    finish_round: bool = False

    @property
    def name(self) -> str:
        return f"{self.seed}/{self.players}/{self.number}"


@cache
def _edition(name_or_path: str) -> Edition:
    return editions.edition(name_or_path)


def play_and_record(task: BalanceTask) -> GameStats:
    edition, limit = _edition(task.edition), TURN_LIMIT * task.players
    game = Game(
        task.players, edition=edition, seed=task.name, turn_limit=limit, finish_round=task.finish_round
    )
    rng = random.Random(task.name)
    recorder = GameRecorder()
    with ExitStack() as stack:
        bots = [stack.enter_context(Opponent(task.bot)) for _ in range(task.players)]
        while game.player is not None:
            recorder.add(game.play(bots[game.player].think(game, rng).move))
    stats = recorder.stats(game)
    if failures := failures_of(incident for bot in bots for incident in bot.incidents):
        stats["failures"] = failures
    return stats


class GameRecorder:
    """Collects statistics from the events of one game."""

    def __init__(self) -> None:
        self._held: list[tuple[str, int, str, str]] = []
        self._in_hand: dict[str, tuple[int, str]] = {}
        self._gained: Counter[str] = Counter()
        self._takers: dict[str, list[int]] = {character: [] for character in CHARACTERS}

    def add(self, events: list[Event]) -> None:
        for message, facts in events:
            player = facts["player"]
            if message in _GAINS:
                self._in_hand[facts["card"]] = (player, _GAINS[message])
            elif message in _LOSSES:
                self._leave(facts["card"], _LOSSES[message])
            elif message == "log-swap":
                self._leave(facts["given"], "swapped")
                self._in_hand[facts["taken"]] = (player, "swap")
            elif message in ("log-bonus", "log-bonus-transform") or (
                message == "log-bonus-coin" and facts["gained"]
            ):
                self._gained[facts["card"]] += 1
            elif message == "log-character":
                self._takers[facts["character"]].append(player)

    def _leave(self, card: str, how: str) -> None:
        player, gained_by = self._in_hand.pop(card)
        self._held.append((card, player, gained_by, how))

    def stats(self, game: Game) -> GameStats:
        for card in list(self._in_hand):
            self._leave(card, "kept")
        sheet = game.score_sheet()
        assert sheet.winner is not None
        n, first = game.players, game.first_player
        seats = [(player - first) % n for player in range(n)]
        built = {card for card, _, _, how in self._held if how == "built"}
        # in an own edition a card may have the id of a character: the rule tells them apart
        lines = [(seat, line) for seat, scores in enumerate(sheet.players) for line in scores.lines]
        worth = {line.source: (seats[at], line.points) for at, line in lines if line.rule.startswith("CHAR-")}
        return GameStats(
            players=n,
            winner=seats[sheet.winner],
            points=[sheet.totals[(seat + first) % n] for seat in range(n)],
            turns=game.turn,
            limited=game.state.triggered_by == NOBODY,
            held=[(card, seats[player], gained_by, how) for card, player, gained_by, how in self._held],
            scored={
                line.source: line.points
                for _, line in lines
                if line.rule == "SCORE-2" and line.source in built
            },
            gained=dict(self._gained),
            characters={
                character: CharacterStats(
                    taken=[seats[player] for player in takers],
                    holder=worth[character][0] if character in worth else None,
                    points=worth[character][1] if character in worth else 0,
                )
                for character, takers in self._takers.items()
                if takers
            },
        )


_GAINS = {"log-building": "row", "log-cheat": "cheat"}
_LOSSES = {"log-build": "built", "log-react": "built", "log-discard": "discarded"}
