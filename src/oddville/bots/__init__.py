"""Bots: registered by name, from a Python file, or another program (docs/bots/bots.md)."""

from typing import Final

from oddville.bots.bot import Bot, Budget, Choice, Thought
from oddville.bots.builtin.greedy import GreedyBot
from oddville.bots.builtin.levels import LEVELS, Level
from oddville.bots.builtin.random import RandomBot
from oddville.bots.explain.explanation import ExplainedChoice, Explanation, explain
from oddville.bots.explain.reasons import Reason, reasons_for
from oddville.bots.failures import BotFailed, Incident
from oddville.bots.guard import thought_of
from oddville.bots.opponents import Opponent, think
from oddville.bots.options import Number, Option, Text, Whole, Word
from oddville.bots.registry import bot, bot_names, is_known, options_of, register
from oddville.bots.search.search_bot import OPTIONS, SearchBot
from oddville.bots.spec import InvalidSpec, Spec, parse_spec

__all__ = [
    "ADVISER",
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "Choice",
    "ExplainedChoice",
    "Explanation",
    "GreedyBot",
    "Incident",
    "InvalidSpec",
    "Level",
    "Number",
    "Opponent",
    "Option",
    "RandomBot",
    "Reason",
    "SearchBot",
    "Spec",
    "Text",
    "Thought",
    "Whole",
    "Word",
    "bot",
    "bot_names",
    "explain",
    "is_known",
    "options_of",
    "parse_spec",
    "reasons_for",
    "register",
    "think",
    "thought_of",
]

ADVISER: Final = "search:simulations=800"
"""The bot that gives hints and chances of winning."""

register("random", RandomBot)
register("greedy", GreedyBot)
register("search", SearchBot, OPTIONS)
for _level in LEVELS:
    register(_level.name, _level.bot, {"misjudge": OPTIONS["misjudge"]})
