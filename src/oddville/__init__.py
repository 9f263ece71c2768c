"""OddVille: the board game, exact and fast.

>>> import oddville
>>> game = oddville.Game(players=3, seed="market day")
>>> game.phase
'set-up'
"""

from oddville.games.deals import Deal
from oddville.games.editions import edition
from oddville.games.errors import (
    IllegalMove,
    InvalidDeal,
    InvalidEdition,
    InvalidMove,
    InvalidPosition,
    InvalidRecord,
    NothingToUndo,
    OddVilleError,
)
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.legal_moves import LegalMoves
from oddville.games.moves import Move
from oddville.games.records.record import Record, parse_record
from oddville.games.records.replay import replay
from oddville.games.records.writer import record_of
from oddville.games.score import PlayerScore, ScoreLine, ScoreSheet

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
