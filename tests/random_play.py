"""Random moves that bring a game to its end."""

from collections.abc import Sequence

from oddville.games.game import Game
from oddville.games.moves import Move


def sensible_moves(game: Game) -> Sequence[Move]:
    """The builds and bonuses if there are any, else the legal moves; no worker is taken back without need."""
    moves = [move for move in game.legal_moves if move.kind != "return"] or list(game.legal_moves)
    return [move for move in moves if move.kind in ("build", "bonus")] or moves
