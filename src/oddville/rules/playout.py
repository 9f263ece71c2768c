"""Random playouts: uniform over the legal moves except `return`.

Without `return` about one game in some thousand never ends, because all workers stand on resources that no building
needs. So playouts have a turn limit (END-2).
"""

from typing import Final

from mypy_extensions import i64

from oddville.rules.chance import Stream, chance_of_stream
from oddville.rules.legal import purposeful_moves
from oddville.rules.moves import MoveList
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, State
from oddville.rules.tables import Tables
from oddville.rules.turn import play

TURN_LIMIT: Final = 2000


def play_out(s: State, stream: Stream, found: MoveList) -> i64:
    """Play random moves to the end of the game; return the number of decisions."""
    decisions: i64 = 0
    while s.phase != OVER:
        purposeful_moves(s, found)
        play(s, found.codes[stream.below(found.count)])
        decisions += 1
    return decisions


def play_games(tables: Tables, games: int, seed: int) -> int:
    """Play whole random games; return the number of decisions."""
    stream = Stream(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, 0, 1)
    found = MoveList()
    decisions: i64 = 0
    for _game in range(i64(games)):
        state = new_state(tables, chance_of_stream(stream))
        state.turn_limit = TURN_LIMIT
        decisions += play_out(state, stream, found)
    return decisions
