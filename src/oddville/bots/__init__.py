"""Bots: opponents by name."""

from oddville.bots.bot import Bot, Budget, Choice, Thought
from oddville.bots.greedy import GreedyBot
from oddville.bots.random import RandomBot
from oddville.bots.registry import Opponent, bot, bot_names, opponent, register, think

__all__ = [
    "Bot",
    "Budget",
    "Choice",
    "GreedyBot",
    "Opponent",
    "RandomBot",
    "Thought",
    "bot",
    "bot_names",
    "opponent",
    "register",
    "think",
]

register("random", RandomBot)
register("greedy", GreedyBot)
