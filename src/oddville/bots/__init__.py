"""Bots: opponents by name."""

from oddville.bots.bot import Bot, Choice, Thought, bot, bot_names, register, think
from oddville.bots.greedy import GreedyBot
from oddville.bots.random import RandomBot

__all__ = ["Bot", "Choice", "GreedyBot", "RandomBot", "Thought", "bot", "bot_names", "register", "think"]

register("random", RandomBot)
register("greedy", GreedyBot)
