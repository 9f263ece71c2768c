"""One game at a terminal: who sits where, what has been told, what has been saved."""

import contextlib
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from oddville.bots import Opponent, is_known, opponent, parse_spec
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.record import Record
from oddville.games.writing import record_of
from oddville.terminal.menu import Menu, menu_of
from oddville.terminal.screen import Screen
from oddville.texts import Texts

HUMAN: Final = "human"
LONGEST_NAME: Final = 40
BOT_PREFIX: Final = "bot:"
"""How the names of a record tell a bot, as in `bot:greedy`."""


class Session:
    """A game with its seats, each a person or a bot, shown on one screen."""

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
        self.bots: list[Opponent | None] = []
        self._language = texts
        self.begin(game, seats, names)

    def begin(self, game: Game, seats: Sequence[str], names: Sequence[str]) -> None:
        """Sit down at a game, from its beginning or in the middle of it."""
        bots = seated(seats)  # where one cannot be made, everything stays as it was
        self.close()
        self.bots = bots
        self.game = game
        self.seats = list(seats)
        self.names = list(names)
        shown = [self.screen.ink.clean(name) for name in self.names]
        self.texts = self._language.at_table(game.edition, shown)
        self.files: set[Path] = set()
        self.saved = self._codes()
        self.recap_from = len(self.saved)
        self.fresh = True
        """Whether the decision has yet to be shown."""
        self._menu: Menu | None = None

    def speak(self, language: str) -> None:
        """Go on in another language: the same table, all words anew."""
        before, self._language = self._language, self._language.in_language(language)
        for i, name in enumerate(self.names):
            if name == before.say("name-human", number=i + 1):
                self.names[i] = self.texts.names[i] = self._language.say("name-human", number=i + 1)
        self.texts = self.texts.in_language(language)
        self.fresh = True
        self._menu = None

    def _codes(self) -> list[int]:
        return [move.code for move in self.game.moves]

    @property
    def is_human(self) -> bool:
        """Whether a person chooses now, or is left to look at the end."""
        player = self.game.player
        return HUMAN in self.seats if player is None else self.seats[player] == HUMAN

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving."""
        return self.saved == self._codes()

    @property
    def menu(self) -> Menu:
        """The legal moves, numbered."""
        if self._menu is None:
            self._menu = menu_of(self.game, self.texts)
        return self._menu

    def play(self, move: Move | str) -> None:
        """Play a move and tell what happened."""
        after = self.game.copy()  # so that an interrupt leaves a whole game
        told = len(after.moves)
        after.play(move)
        if self.is_human:
            self.recap_from = told
        self.change(after)
        self.tell(told)

    def change(self, game: Game) -> None:
        """Go on with another position of the game."""
        self.game = game
        self.fresh = True
        self._menu = None

    def play_bot(self) -> None:
        """Let the bot whose choice it is play."""
        player = self.game.player
        assert player is not None
        bot = self.bots[player]
        assert bot is not None
        known = len(bot.incidents)
        thought = bot.think(self.game, self.rng)
        for incident in bot.incidents[known:]:
            if incident.is_news:
                self.screen.say(incident.in_words(self.texts))
        self.play(thought.move)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.bots:
            if bot is not None:
                bot.close()

    def tell(self, since: int) -> None:
        """Tell what has happened since a move, a sentence a line."""
        for event in self._events(since):
            indent = "" if event.message in ("log-turn", "log-over") else "  "
            self.screen.say(self.texts.say(event.message, event.facts), indent)

    def _events(self, since: int) -> Iterator[Event]:
        for events in self.game.events[since:]:
            yield from events

    def undo(self) -> bool:
        """Go back to the decision that a person made last; says whether there was one."""
        choosers = [int(state.player) for state in self.game.positions()[:-1]]
        back = next((i for i in reversed(range(len(choosers))) if self.seats[choosers[i]] == HUMAN), None)
        if back is None:
            return False
        game = self.game.copy()
        for _ in range(len(choosers) - back):
            game.undo()
        self.change(game)
        self.recap_from = len(game.moves)
        return True

    def record(self) -> Record:
        """The game as a record; bots are named by what they are."""
        names = [name if seat == HUMAN else BOT_PREFIX + seat for seat, name in self._seated()]
        return record_of(self.game, names)

    def _seated(self) -> Iterator[tuple[str, str]]:
        yield from zip(self.seats, self.names, strict=True)

    def was_saved(self, path: Path) -> None:
        """The game is now in that file."""
        self.files.add(path)
        self.saved = self._codes()


def seated(seats: Sequence[str]) -> list[Opponent | None]:
    """The bots of the seats; where one cannot be made, none stays."""
    with contextlib.ExitStack() as stack:
        bots = [None if seat == HUMAN else stack.enter_context(opponent(seat)) for seat in seats]
        stack.pop_all()
    return bots


def seats_of(names: Sequence[str]) -> list[str]:
    """Who sits where by the names of a record; a bot that is not known here becomes a person's seat.

    A record may come from anywhere: files and programs that it names are not run.
    """
    kinds = [name.removeprefix(BOT_PREFIX) if name.startswith(BOT_PREFIX) else HUMAN for name in names]
    return [kind if is_known(kind) else HUMAN for kind in kinds]


def strangers(names: Sequence[str]) -> list[str]:
    """The bots that a record names and that do not sit down by themselves."""
    kinds = [name.removeprefix(BOT_PREFIX) for name in names if name.startswith(BOT_PREFIX)]
    return [kind for kind in kinds if not is_known(kind)]


def names_for(seats: Sequence[str], names: Sequence[str], texts: Texts) -> list[str]:
    """A name for every seat: the one given, or one by its number."""
    return [_name(seat, names[i] if i < len(names) else "", i + 1, texts) for i, seat in enumerate(seats)]


def _name(seat: str, name: str, number: int, texts: Texts) -> str:
    if name.strip() and not (seat != HUMAN and name.startswith(BOT_PREFIX)):
        return name.strip()[:LONGEST_NAME]
    if seat == HUMAN:
        return texts.say("name-human", number=number)
    return texts.say("name-bot", bot=parse_spec(seat).label[:LONGEST_NAME], number=number)
