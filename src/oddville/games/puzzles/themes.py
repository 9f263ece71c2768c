"""The theme of a puzzle, decided by the answer and the other legal moves alone. The first rule that fits decides."""

from collections.abc import Callable
from typing import Final

from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.previews import preview
from oddville.games.types import Preview
from oddville.rules.state import city_workers

CHAIN_BONUSES: Final = 2
"""So many bonuses of one build are a chain."""


def theme_of(game: Game, answer: Move) -> str:
    brings = preview(game.state, answer.code, answer.text)
    return next((theme for theme, fits in RULES.items() if fits(game, answer, brings)), "tempo")


def may_have(theme: str, game: Game) -> bool:
    """Whether a puzzle of this theme is possible, whatever its answer: two themes depend on the position alone."""
    if theme == "answer" or game.phase == "reaction":
        return theme == "answer" and game.phase == "reaction"
    return (theme == "last") == _is_ending(game)


def _is_reaction(game: Game, answer: Move, brings: Preview) -> bool:
    """Another player has built, and the Builder may answer (CHAR-BU)."""
    return game.phase == "reaction"


def _is_last_turn(game: Game, answer: Move, brings: Preview) -> bool:
    return _is_ending(game)


def _is_ending(game: Game) -> bool:
    """Whether the end is triggered, or a player needs one more worker in the city for it (END-1)."""
    state = game.state
    most = max(int(city_workers(state, player)) for player in range(game.players))
    return most + 1 >= int(state.tables.end_workers)


def _is_steal(game: Game, answer: Move, brings: Preview) -> bool:
    """The answer reshuffles a guild, and another player returns a character (CHAR-1)."""
    return any(player != game.player for player, _ in brings.robbed)


def _is_chain(game: Game, answer: Move, brings: Preview) -> bool:
    """The answer builds and gains several bonuses, or chooses one of several (BUILD-8)."""
    if answer.kind == "build":
        return len(brings.bonuses) + brings.gains >= CHAIN_BONUSES
    return game.phase == "bonus"


def _is_placement(game: Game, answer: Move, brings: Preview) -> bool:
    """The answer builds, and the same building fits elsewhere."""
    others = (move for move in game.legal_moves if move.kind == "build" and move.card == answer.card)
    return answer.kind == "build" and any(move.cell != answer.cell for move in others)


RULES: Final[dict[str, Callable[[Game, Move, Preview], bool]]] = {
    "answer": _is_reaction,
    "last": _is_last_turn,
    "steal": _is_steal,
    "chain": _is_chain,
    "placement": _is_placement,
}
"""In order. `tempo` is everything else: what to take, build or take back first."""
