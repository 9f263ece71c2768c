"""The game of a review."""

from dataclasses import dataclass

from oddville.analysis import ReviewSettings, digest, judged_players
from oddville.cards.printed import Edition
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.records.record import parse_record
from oddville.games.records.replay import replay
from oddville.games.records.writer import record_of
from oddville.server.tables.replays import check_length, record_names
from oddville.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Subject:
    """A finished game, and how it is reviewed. It can be sent to a worker."""

    key: str
    """The digest of the review."""
    record: str
    """Without names."""
    edition: Edition
    settings: ReviewSettings
    total: int
    """The number of positions."""

    def game(self) -> Game:
        return replay(self.record, self.edition)


def subject_of_table(table: Table) -> Subject:
    if table.status != "over" or table.game is None:
        raise OddVilleError("error-not-over")
    return subject_of(table.game, record_names(table))


def subject_of_record(text: str) -> Subject:
    record = parse_record(text)
    check_length(len(record.plies))
    return subject_of(replay(record), record.names)


def subject_of(game: Game, names: list[str], settings: ReviewSettings | None = None) -> Subject:
    """Only a finished game is reviewed: at a table without hints, a review of a running game would be one."""
    if not game.is_over:
        raise OddVilleError("error-not-over")
    check_length(game.ply)
    chosen = settings or ReviewSettings(judged=judged_players(names))
    return Subject(digest(game, chosen), str(record_of(game)), game.edition, chosen, game.ply + 1)
