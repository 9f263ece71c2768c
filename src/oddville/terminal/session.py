"""A game at the terminal: its seats, bots, printed events and save files."""

import contextlib
import random
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oddville.bots import Opponent, is_known, parse_spec
from oddville.bots.todays_town import move_of_bot
from oddville.games.daily import day_of_deal
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.records.record import Record
from oddville.games.records.writer import record_of
from oddville.terminal.menu import Menu, menu_of
from oddville.terminal.screen import Screen
from oddville.texts import Texts

if TYPE_CHECKING:
    from oddville.analysis import Moment

HUMAN: Final = "human"
MAX_NAME_LENGTH: Final = 40
BOT_PREFIX: Final = "bot:"
"""Marks a bot in the names of a record, as in `bot:greedy`."""


class Session:
    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        names: Sequence[str],
        texts: Texts,
        screen: Screen,
        rng: random.Random | None = None,
    ) -> None:
        self.screen = screen
        self.rng = rng or random.Random()
        self.closed = False
        self.moments: dict[str, dict[int, Moment]] = {}
        """What has been computed of reviews, by their digests."""
        self.bots: list[Opponent | None] = []
        self._language = texts
        self.begin(game, seats, names)

    def begin(self, game: Game, seats: Sequence[str], names: Sequence[str]) -> None:
        bots = make_bots(seats)  # may fail, so before anything changes
        self.close()
        self.bots = bots
        self.game = game
        self.seats = list(seats)
        self.names = list(names)
        clean = [self.screen.charset.clean(name) for name in self.names]
        self.texts = self._language.at_table(game.edition, clean)
        self.files: set[Path] = set()
        self.saved = self._codes()
        self.recap_from = len(self.saved)
        self.needs_display = True
        """Whether the decision is not on the screen yet."""
        self._menu: Menu | None = None

    def set_language(self, language: str) -> None:
        before, self._language = self._language, self._language.in_language(language)
        for i, name in enumerate(self.names):
            if name == before.say("name-human", number=i + 1):
                self.names[i] = self.texts.names[i] = self._language.say("name-human", number=i + 1)
        self.texts = self.texts.in_language(language)
        self.needs_display = True
        self._menu = None

    def _codes(self) -> list[int]:
        return [move.code for move in self.game.moves]

    @property
    def is_human(self) -> bool:
        """Whether a person must choose, or is there when the game is over."""
        player = self.game.player
        return HUMAN in self.seats if player is None else self.seats[player] == HUMAN

    @property
    def is_saved(self) -> bool:
        return self.saved == self._codes()

    @property
    def menu(self) -> Menu:
        if self._menu is None:
            self._menu = menu_of(self.game, self.texts)
        return self._menu

    def play(self, move: Move | str) -> None:
        after = self.game.copy()  # an interrupt must not leave half a move
        ply = after.ply
        after.play(move)
        if self.is_human:
            self.recap_from = ply
        self.change(after)
        self.print_events(ply)

    def change(self, game: Game) -> None:
        self.game = game
        self.needs_display = True
        self._menu = None

    def play_bot(self) -> None:
        player = self.game.player
        assert player is not None
        bot = self.bots[player]
        assert bot is not None
        if day_of_deal(self.game.seed) is not None:
            self.play(move_of_bot(self.game, self.seats[player], str(self.game.seed)))
            return
        before = len(bot.incidents)
        thought = bot.think(self.game, self.rng)
        for incident in bot.incidents[before:]:
            if incident.should_report:
                self.screen.say(incident.in_words(self.texts))
        self.play(thought.move)

    def close(self) -> None:
        for bot in self.bots:
            if bot is not None:
                bot.close()

    def print_events(self, ply: int) -> None:
        """Print what has happened since a ply."""
        for event in chain.from_iterable(self.game.events[ply:]):
            indent = "" if event.message in ("log-turn", "log-over") else "  "
            self.screen.say(self.texts.say(event.message, event.facts), indent)

    def undo(self) -> bool:
        """Go back to a person's last decision; returns whether there was one."""
        players = [int(state.player) for state in self.game.positions()[:-1]]
        back = next((i for i in reversed(range(len(players))) if self.seats[players[i]] == HUMAN), None)
        if back is None:
            return False
        game = self.game.copy()
        for _ in range(len(players) - back):
            game.undo()
        self.change(game)
        self.recap_from = len(game.moves)
        return True

    def record(self) -> Record:
        seats = zip(self.seats, self.names, strict=True)
        return record_of(self.game, [name if seat == HUMAN else BOT_PREFIX + seat for seat, name in seats])

    def mark_saved(self, path: Path) -> None:
        self.files.add(path)
        self.saved = self._codes()


def make_bots(seats: Sequence[str]) -> list[Opponent | None]:
    """If one cannot be made, the others are closed."""
    with contextlib.ExitStack() as stack:
        bots = [None if seat == HUMAN else stack.enter_context(Opponent(seat)) for seat in seats]
        stack.pop_all()
    return bots


def seats_of(names: Sequence[str]) -> list[str]:
    """The seats by the names of a record; an unknown bot becomes a person.

    Files and programs that a record names are not run, because it may come from anywhere.
    """
    kinds = [_bot_of(name) if name.startswith(BOT_PREFIX) else HUMAN for name in names]
    return [kind if is_known(kind) else HUMAN for kind in kinds]


def _bot_of(name: str) -> str:
    """The bot of a seat; a server adds the name that the bot had at the table, as in `bot:mason Berta`."""
    text = name.removeprefix(BOT_PREFIX)
    bot = text.partition(" ")[0]
    return bot if is_known(bot) else text


def unknown_bots(names: Sequence[str]) -> list[str]:
    kinds = [_bot_of(name) for name in names if name.startswith(BOT_PREFIX)]
    return [kind for kind in kinds if not is_known(kind)]


def names_for(seats: Sequence[str], names: Sequence[str], texts: Texts) -> list[str]:
    """The given names, or names by number."""
    return [_name(seat, names[i] if i < len(names) else "", i + 1, texts) for i, seat in enumerate(seats)]


def _name(seat: str, name: str, number: int, texts: Texts) -> str:
    own_name = name.strip()
    if seat != HUMAN and own_name.startswith(BOT_PREFIX):
        own_name = own_name.removeprefix(BOT_PREFIX + seat).strip()
    if own_name:
        return own_name[:MAX_NAME_LENGTH]
    if seat == HUMAN:
        return texts.say("name-human", number=number)
    return texts.say("name-bot", bot=parse_spec(seat).label[:MAX_NAME_LENGTH], number=number)
