"""Bots: opponents by name, from a file of your own, or from another program (docs/bots.md)."""

from oddville.bots.bot import Bot, Budget, Choice, Thought
from oddville.bots.explanation import ExplainedChoice, Explanation, explain
from oddville.bots.failures import BotFailed, Incident
from oddville.bots.greedy import GreedyBot
from oddville.bots.guard import thought_of
from oddville.bots.levels import LEVELS, Level
from oddville.bots.opponents import Opponent, opponent, think
from oddville.bots.options import Number, Option, Text, Whole
from oddville.bots.random import RandomBot
from oddville.bots.reasons import Reason, reasons_for
from oddville.bots.registry import bot, bot_names, is_known, options_of, register
from oddville.bots.search import OPTIONS, SearchBot
from oddville.bots.spec import InvalidSpec, Spec, parse_spec

__all__ = [
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
    "bot",
    "bot_names",
    "explain",
    "is_known",
    "opponent",
    "options_of",
    "parse_spec",
    "reasons_for",
    "register",
    "think",
    "thought_of",
]

register("random", RandomBot)
register("greedy", GreedyBot)
register("search", SearchBot, OPTIONS)
for _level in LEVELS:
    register(_level.name, _level.bot)
