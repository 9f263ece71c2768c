"""A slow, obvious second implementation of OddVille, for checking the real engine against it.

It shares no code with the engine. Nothing is cached and nothing is clever: every question is answered by
looking at the whole position again. The ids in comments (BUILD-5, ...) are those of the rules.
"""

from .game import NaiveGame

__all__ = ["NaiveGame"]
