"""Bots: opponents by name."""

from oddville.bots.bot import Bot, Budget, Choice, Thought
from oddville.bots.greedy import GreedyBot
from oddville.bots.random import RandomBot
from oddville.bots.registry import bot, bot_names, register, think

__all__ = [
    "Bot",
    "Budget",
    "Choice",
    "GreedyBot",
    "RandomBot",
    "Thought",
    "bot",
    "bot_names",
    "register",
    "think",
]

register("random", RandomBot)
register("greedy", GreedyBot)
