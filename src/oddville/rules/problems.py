"""Everything that can be wrong with a move, one bit each, in the order of the rules.

The functions named `…_problems` return a set of these bits, 0 if all is well. So legality and refusal are one piece of
code; `refusals` adds the rule's id and the facts.
"""

from typing import Final

LEGAL: Final = 0

# SETUP
SET_UP_FIRST: Final = 1 << 0
SET_UP_IS_OVER: Final = 1 << 1
RESOURCE_CHOSEN: Final = 1 << 2
# TURN
MAIN_ACTION_DONE: Final = 1 << 3
IN_THE_MIDDLE: Final = 1 << 4
NOT_YOUR_TURN: Final = 1 << 5
RETURN_WHILE_DISCARDING: Final = 1 << 6
NO_WORKER_TO_RETURN: Final = 1 << 7
NO_PASSING: Final = 1 << 8
# LIMIT
DISCARD_FIRST: Final = 1 << 9
NO_THIRD_BUILDING: Final = 1 << 10
NOT_YOURS_TO_DISCARD: Final = 1 << 11
TOO_FEW_COINS: Final = 1 << 12
# WORK
NOTHING_TO_RECOVER: Final = 1 << 13
RECOVERED_SO_NO_BUILD: Final = 1 << 14
NOT_IN_HAND: Final = 1 << 15
SHOWS_NO_COINS: Final = 1 << 16
NOT_SHOWN: Final = 1 << 17
SUPPLY_EMPTY: Final = 1 << 18
# BUILD
NOT_YOUR_BUILDING: Final = 1 << 19
MISSING_RESOURCES: Final = 1 << 20
NOTHING_ADJACENT: Final = 1 << 21
ABOVE_MAIN_SQUARE: Final = 1 << 22
EDGES_DIFFER: Final = 1 << 23
CELL_TAKEN: Final = 1 << 24
NO_BONUS_THERE: Final = 1 << 25
# BONUS
OTHER_RESOURCE: Final = 1 << 26
BONUS_NEEDS_SUPPLY: Final = 1 << 27
NOTHING_TO_DOUBLE: Final = 1 << 28
NOT_A_TRANSFORM: Final = 1 << 29
TRANSFORM_NEEDS_WORKER: Final = 1 << 30
NO_WORKER_TO_TRANSFORM: Final = 1 << 31
SAME_RESOURCE: Final = 1 << 32
NOTHING_TO_STOP: Final = 1 << 33
# CHAR
NO_SECOND_RESOURCE: Final = 1 << 34
NO_CHEATER: Final = 1 << 35
ALREADY_CHEATED: Final = 1 << 36
NO_COIN_TO_SWITCH: Final = 1 << 37
NO_BOOKKEEPER: Final = 1 << 38
ALREADY_SWAPPED: Final = 1 << 39
NOT_YOURS_TO_SWAP: Final = 1 << 40
NO_REACTION: Final = 1 << 41
NO_TRAVELLER: Final = 1 << 42
NO_SUCH_SPOT: Final = 1 << 43
SPOT_TAKEN: Final = 1 << 44
ALREADY_ON_SQUARE: Final = 1 << 45
NO_WORKER_TO_SEND: Final = 1 << 46
# END
GAME_IS_OVER: Final = 1 << 47
