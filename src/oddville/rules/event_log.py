"""What happened in a move, as numbers. Search attaches no log to its states and pays nothing for it."""

from typing import Final

from mypy_extensions import i64

CHOSE: Final = 0
RECOVERED: Final = 1
RECOVERED_FREE: Final = 2
COINS_OBTAINED: Final = 3
RESOURCE_OBTAINED: Final = 4
SECOND_RESOURCE_OBTAINED: Final = 5
BUILDING_TAKEN: Final = 6
ROW_REFILLED: Final = 7
BUILDING_PLACED: Final = 8
BUILT_TOO: Final = 9
BONUS_GAINED: Final = 10
BONUS_TRANSFORMED: Final = 11
BONUS_COIN: Final = 12
BONUS_DECLINED: Final = 13
SECOND_RESOURCE_DECLINED: Final = 14
CHARACTER_TAKEN: Final = 15
GUILD_RETURNED: Final = 16
BUILDING_DISCARDED: Final = 17
DECLINED: Final = 18
COIN_SWITCHED: Final = 19
BUILDING_SWAPPED: Final = 20
PLACED_ON_MAIN_SQUARE: Final = 21
WORKER_REMOVED: Final = 22
TURN_ENDED: Final = 23
TAX_GAINED: Final = 24
BENEFACTOR_GAINED: Final = 25
END_TRIGGERED: Final = 26
TURN_BEGUN: Final = 27
GAME_OVER: Final = 28
PILE_TOP: Final = 29
LAST_ROUND_TRIGGERED: Final = 30


class EventLog:
    """Entries `(kind, player, a, b, c, d)`; `games.events` turns them into messages."""

    def __init__(self) -> None:
        self.entries: Final[list[tuple[int, int, int, int, int, int]]] = []

    def add(self, kind: i64, player: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.entries.append((int(kind), int(player), int(a), int(b), int(c), int(d)))
