"""Which kind of move belongs to which phase, and what refuses the others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oddville.rules.moves import (
    BUILD,
    BUILDING,
    CHEAT,
    CHOOSE,
    COINS,
    DECLINE,
    DISCARD,
    DONE,
    END,
    GAIN_BONUS,
    GAIN_TRANSFORM,
    KINDS,
    RECOVER,
    RESOURCE,
    RETURN,
    SECOND,
    SWAP,
    TRAVEL,
)
from oddville.rules.problems import (
    DISCARD_FIRST,
    GAME_IS_OVER,
    IN_THE_MIDDLE,
    LEGAL,
    MAIN_ACTION_DONE,
    NO_BONUS_THERE,
    NO_PASSING,
    NO_REACTION,
    NO_SECOND_RESOURCE,
    NO_THIRD_BUILDING,
    NOT_YOUR_TURN,
    NOTHING_TO_STOP,
    RETURN_WHILE_DISCARDING,
    SET_UP_FIRST,
    SET_UP_IS_OVER,
)

MAIN_ACTIONS: Final = (RECOVER, COINS, RESOURCE, BUILDING, BUILD)
POWERS: Final = (CHEAT, SWAP, TRAVEL)

# What refuses a kind of move in the phases of a running turn that have no use for it.
_OUT_OF_PLACE: Final = {
    CHOOSE: SET_UP_IS_OVER,
    SECOND: NO_SECOND_RESOURCE,
    GAIN_BONUS: NO_BONUS_THERE,
    GAIN_TRANSFORM: NO_BONUS_THERE,
    DONE: NOTHING_TO_STOP,
    DISCARD: NO_THIRD_BUILDING,
    DECLINE: NO_REACTION,
    RETURN: LEGAL,
}


def _phase(main_action: int, power: int, end: int, *belonging: int) -> list[int]:
    refusals = dict.fromkeys(MAIN_ACTIONS, main_action) | dict.fromkeys(POWERS, power) | {END: end}
    refusals |= _OUT_OF_PLACE | dict.fromkeys(belonging, LEGAL)
    return [refusals[kind] for kind in range(KINDS)]


def _only(refusal: int, *belonging: int) -> list[int]:
    return [LEGAL if kind in belonging else refusal for kind in range(KINDS)]


def _discard() -> list[int]:
    refusals = _only(DISCARD_FIRST, DISCARD)
    refusals[RETURN] = RETURN_WHILE_DISCARDING
    return refusals


# In the order of `state.PHASES`.
_TABLE: Final = vec[i64](
    _only(SET_UP_FIRST, CHOOSE)
    + _phase(LEGAL, LEGAL, NO_PASSING)
    + _phase(MAIN_ACTION_DONE, IN_THE_MIDDLE, IN_THE_MIDDLE, SECOND, DONE)
    + _discard()
    + _phase(MAIN_ACTION_DONE, IN_THE_MIDDLE, IN_THE_MIDDLE, GAIN_BONUS, GAIN_TRANSFORM, DONE)
    + _phase(NOT_YOUR_TURN, NOT_YOUR_TURN, NOT_YOUR_TURN, BUILD, DECLINE)
    + _phase(MAIN_ACTION_DONE, LEGAL, LEGAL)
    + _only(GAME_IS_OVER)
)


def phase_problems(phase: i64, kind: i64) -> i64:
    """What refuses a kind of move in a phase; nothing where it belongs."""
    return _TABLE[phase * KINDS + kind]
