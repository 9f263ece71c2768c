"""One running game: `Game`, its moves, events, score sheet and records."""

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
from oddville.games.game import Game, LegalMoves
from oddville.games.moves import Move
from oddville.games.record import Record, parse_record
from oddville.games.replay import replay
from oddville.games.score import PlayerScore, ScoreLine, ScoreSheet
from oddville.games.writing import record_of

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
    "edition",
    "parse_record",
    "record_of",
    "replay",
]
