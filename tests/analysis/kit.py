"""Games to analyse, and settings that are quick."""

import random

from oddville import Game
from oddville.analysis import Moment, Review, ReviewSettings, finish, moments
from oddville.bots import Opponent

QUICK = ReviewSettings(simulations=32, value_simulations=8, alternatives=2, judged=(0,))


def bot_game(seed: str, players: int = 2, bot: str = "random", turn_limit: int = 12) -> Game:
    game, rng = Game(players, seed=seed, turn_limit=turn_limit), random.Random(seed)
    opponent = Opponent(bot)
    while not game.is_over:
        game.push(opponent.think(game, rng).move)
    return game


def all_moments(game: Game, settings: ReviewSettings = QUICK) -> dict[int, Moment]:
    return {moment.ply: moment for moment in moments(game, settings)}


def review_of(game: Game, settings: ReviewSettings = QUICK) -> Review:
    return finish(game, ["Ada", "Bo", "Cleo", "Dan"][: game.players], settings, all_moments(game, settings))
