"""OddVille: the board game, exact and fast.

>>> import oddville
>>> game = oddville.Game(players=3, seed="market day")
>>> game.phase
'set-up'
"""

from oddville.games import (
    Deal,
    Event,
    Game,
    IllegalMove,
    InvalidDeal,
    InvalidEdition,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    LegalMoves,
    Move,
    NothingToUndo,
    OddVilleError,
    PlayerScore,
    Record,
    ScoreLine,
    ScoreSheet,
    edition,
    parse_record,
    record_of,
    replay,
)

__version__ = "0.1.0"

__all__ = [
    "Deal",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidDeal",
    "InvalidEdition",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "LegalMoves",
    "Move",
    "NothingToUndo",
    "OddVilleError",
    "PlayerScore",
    "Record",
    "ScoreLine",
    "ScoreSheet",
    "__version__",
    "edition",
    "parse_record",
    "record_of",
    "replay",
]
