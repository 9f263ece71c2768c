"""Play one game of the balance lab and note what its statistics need, as plain data."""

import random
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict

from oddville.bots import opponent
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS
from oddville.games import editions
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.lab.matches import Failure, failures_of
from oddville.rules.state import NOBODY

TURN_LIMIT = 100
"""Turns a player after which a game ends in any case; such games are counted apart."""


class CharacterNote(TypedDict):
    """What became of a character: who took it, in order, who had it at the end, and what it was worth there."""

    taken: list[int]
    holder: int | None
    points: int


class Note(TypedDict):
    """What one game showed. Seats are counted from who began."""

    players: int
    winner: int
    points: list[int]
    turns: int
    limited: bool
    held: list[tuple[str, int, str, str]]
    """Each time somebody held a card: the card, the seat, how it came (`row`, `cheat`, `swap`) and how it left
    (`built`, `discarded`, `swapped`, `kept`)."""
    scored: dict[str, int]
    """The points of each built card for its owner."""
    gained: dict[str, int]
    """How often the bonus of a card was gained."""
    characters: dict[str, CharacterNote]
    failures: NotRequired[list[Failure]]
    """What went wrong with the bot, if anything did: then others chose for it, and the game shows less."""


@dataclass(frozen=True, slots=True)
class BalanceTask:
    """One game to play: everything that decides how it goes."""

    players: int
    number: int
    seed: str
    bot: str
    edition: str

    @property
    def name(self) -> str:
        """The game's own seed, which is also its name."""
        return f"{self.seed}/{self.players}/{self.number}"


@cache
def _edition(name_or_path: str) -> Edition:
    return editions.edition(name_or_path)


def play_noted(task: BalanceTask) -> Note:
    """Play the game with the bot in every seat and note it."""
    game = Game(
        task.players,
        edition=_edition(task.edition),
        seed=task.name,
        turn_limit=TURN_LIMIT * task.players,
    )
    rng = random.Random(task.name)
    notebook = Notebook()
    with ExitStack() as stack:
        bots = [stack.enter_context(opponent(task.bot)) for _ in range(task.players)]
        while game.player is not None:
            notebook.add(game.play(bots[game.player].think(game, rng).move))
    note = notebook.note(game)
    if failures := failures_of(incident for bot in bots for incident in bot.incidents):
        note["failures"] = failures
    return note


class Notebook:
    """Follows the events of one game."""

    def __init__(self) -> None:
        self._held: list[tuple[str, int, str, str]] = []
        self._in_hand: dict[str, tuple[int, str]] = {}
        self._gained: Counter[str] = Counter()
        self._takers: dict[str, list[int]] = {character: [] for character in CHARACTERS}

    def add(self, events: list[Event]) -> None:
        """Take in what a move brought about."""
        for message, facts in events:
            player = facts["player"]
            if message in _COMING:
                self._in_hand[facts["card"]] = (player, _COMING[message])
            elif message in _LEAVING:
                self._leave(facts["card"], _LEAVING[message])
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
        player, came = self._in_hand.pop(card)
        self._held.append((card, player, came, how))

    def note(self, game: Game) -> Note:
        """The note of a game that is over."""
        for card in list(self._in_hand):
            self._leave(card, "kept")
        sheet = game.score_sheet()
        assert sheet.winner is not None
        n, first = game.players, game.first_player
        seats = [(player - first) % n for player in range(n)]
        built = {card for card, _, _, how in self._held if how == "built"}
        # a card of an own edition may bear the id of a character: the rule tells them apart
        lines = [(seat, line) for seat, scores in enumerate(sheet.players) for line in scores.lines]
        worth = {line.source: (seats[at], line.points) for at, line in lines if line.rule.startswith("CHAR-")}
        return Note(
            players=n,
            winner=seats[sheet.winner],
            points=[sheet.totals[(seat + first) % n] for seat in range(n)],
            turns=game.turn,
            limited=game.state.triggered_by == NOBODY,
            held=[(card, seats[player], came, how) for card, player, came, how in self._held],
            scored={
                line.source: line.points
                for _, line in lines
                if line.rule == "SCORE-2" and line.source in built
            },
            gained=dict(self._gained),
            characters={
                character: CharacterNote(
                    taken=[seats[player] for player in takers],
                    holder=worth[character][0] if character in worth else None,
                    points=worth[character][1] if character in worth else 0,
                )
                for character, takers in self._takers.items()
                if takers
            },
        )


_COMING = {"log-building": "row", "log-cheat": "cheat"}
_LEAVING = {"log-build": "built", "log-react": "built", "log-discard": "discarded"}
