"""Today's town: the moves of its bots, and the result compared with the strongest bot (docs/play/today.md)."""

import random
from collections.abc import Iterator
from datetime import date
from typing import Final

from oddville.bots.builtin.levels import LEVELS
from oddville.bots.opponents import Opponent
from oddville.games.daily import PLAYERS, SEAT, bot_rng, daily_deal
from oddville.games.game import Game

PAR_BOT: Final = LEVELS[-1].name
"""Par is what this bot scores at the player's place."""
STARS: Final = (0, 75, 90, 100, 110)
"""For each star, the least share of par in percent."""


def stars(points: int, par: int) -> int:
    """From one star, for any finished town, to five."""
    return max(1, sum(points * 100 >= share * par for share in STARS))


def new_game(day: date) -> Game:
    return Game(PLAYERS, seed=daily_deal(day))


def bot_in_turn(game: Game, strength: str) -> str:
    """The bot that moves next in the game that gives par."""
    return PAR_BOT if game.player == SEAT else strength


def move_of_bot(game: Game, bot: str, deal: str) -> str:
    """What a bot plays at a deal with a name; it sees resampled cards only, like all bots."""
    rng = bot_rng(deal, game)
    dealt = Game.from_position(game.resample(rng).position(), edition=game.edition)
    with Opponent(bot) as opponent:
        return opponent.think(dealt, random.Random(rng.getrandbits(64))).move.text


def par_game(day: date, strength: str) -> Iterator[Game]:
    """The game that gives par, position by position; the last one is over."""
    game, deal = new_game(day), daily_deal(day)
    while not game.is_over:
        yield game
        game.play(move_of_bot(game, bot_in_turn(game, strength), deal))
    yield game


def points_of(game: Game) -> int:
    """The player's points."""
    return game.score_sheet().totals[SEAT]
