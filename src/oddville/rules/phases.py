"""Which kinds of moves belong to which phase, and the problem of the others."""

from typing import Final

from mypy_extensions import i64

from oddville.rules import moves
from oddville.rules import problems as p
from oddville.rules.vectors import vec

MAIN_ACTIONS: Final = (moves.RECOVER, moves.COINS, moves.RESOURCE, moves.BUILDING, moves.BUILD)

# The problem of a kind of move in the phases of a turn to which it does not belong. Free actions belong to all of them
# (TURN-2, TURN-3); `own_turn_problems` refuses the powers in the turn of another player.
_OUT_OF_PLACE: Final = {
    moves.CHOOSE: p.SET_UP_IS_OVER,
    moves.SECOND: p.NO_SECOND_RESOURCE,
    moves.GAIN_BONUS: p.NO_BONUS_THERE,
    moves.GAIN_TRANSFORM: p.NO_BONUS_THERE,
    moves.DONE: p.NOTHING_TO_STOP,
    moves.DISCARD: p.NO_THIRD_BUILDING,
    moves.DECLINE: p.NO_REACTION,
    moves.CHEAT: p.LEGAL,
    moves.SWAP: p.LEGAL,
    moves.TRAVEL: p.LEGAL,
    moves.RETURN: p.LEGAL,
}


def _phase(main_action: int, end: int, *belonging: int) -> list[int]:
    refusals = _OUT_OF_PLACE | dict.fromkeys(MAIN_ACTIONS, main_action) | {moves.END: end}
    refusals |= dict.fromkeys(belonging, p.LEGAL)
    return [refusals[kind] for kind in range(moves.KINDS)]


def _only(refusal: int, *belonging: int) -> list[int]:
    return [p.LEGAL if kind in belonging else refusal for kind in range(moves.KINDS)]


def _discard() -> list[int]:
    refusals = _only(p.DISCARD_FIRST, moves.DISCARD)
    refusals[moves.RETURN] = p.RETURN_WHILE_DISCARDING
    return refusals


# In the order of `state.PHASES`.
_TABLE: Final = vec[i64](
    _only(p.SET_UP_FIRST, moves.CHOOSE)
    + _phase(p.LEGAL, p.NO_PASSING)
    + _phase(p.MAIN_ACTION_DONE, p.IN_THE_MIDDLE, moves.SECOND, moves.DONE)
    + _discard()
    + _phase(p.MAIN_ACTION_DONE, p.IN_THE_MIDDLE, moves.GAIN_BONUS, moves.GAIN_TRANSFORM, moves.DONE)
    + _phase(p.NOT_YOUR_TURN, p.NOT_YOUR_TURN, moves.BUILD, moves.DECLINE)
    + _phase(p.MAIN_ACTION_DONE, p.LEGAL)
    + _only(p.GAME_IS_OVER)
)


def phase_problems(phase: i64, kind: i64) -> i64:
    """The problem of a kind of move in a phase; `LEGAL` where it belongs."""
    return _TABLE[phase * moves.KINDS + kind]
