"""What a new table consists of: by request, as a rematch, a lesson, a puzzle, or a branch of a finished game."""

import random
import secrets
from typing import Final

import msgspec

from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.learning.lessons import OTHER, Lesson
from oddville.games.positions.position import position
from oddville.games.puzzles.puzzle import Puzzle
from oddville.games.records.record import RULES, parse_record
from oddville.games.records.replay import replay
from oddville.server import wire
from oddville.server.store import protocol
from oddville.server.tables import commands, log_events, tokens
from oddville.server.tables.bot_pool import BOTS
from oddville.server.tables.loading import TableSettings
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.replays import check_length
from oddville.server.tables.table import Secret, Table
from oddville.server.wire.options import NewSeat, Options

OTHERS: Final = ("Bo", "Cleo", "Dirk")
"""The names of the other players of a puzzle."""


def check_new_table(new_table: wire.NewTable) -> Edition:
    """Refuse a table that cannot be made; its edition."""
    options = new_table.options
    if options.edition not in editions.shipped_names():
        raise OddVilleError("error-edition-unknown", name=options.edition, known=editions.shipped_names())
    edition = editions.edition(options.edition)
    editions.check_players(edition, len(new_table.seats), options.finish_round)
    for seat in new_table.seats:
        _check_bot(seat.bot if seat.kind == "bot" else options.stand_in)
    colours = [seat.colour for seat in new_table.seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise OddVilleError("error-colour-taken", colour=next(c for c in colours if colours.count(c) > 1))
    return edition


def _check_bot(name: str | None) -> None:
    if name not in BOTS:
        raise OddVilleError("error-table-bot", name=str(name)[:60], known=list(BOTS))


def settings_of(new_table: wire.NewTable, maker: int | None = None) -> TableSettings:
    """The settings to store of a requested table, with clean names."""
    seats = [
        msgspec.structs.replace(
            seat, name=commands.clean(seat.name), bot=seat.bot if seat.kind == "bot" else None
        )
        for seat in new_table.seats
    ]
    options = msgspec.structs.replace(new_table.options, name=commands.clean(new_table.options.name))
    return TableSettings(options, seats, maker)


def branch_settings(settings: TableSettings, edition: Edition, secret: Secret) -> TableSettings:
    """The settings of a branch: edition and house rule are those of the game before, and it has no named deal."""
    name = editions.name_or_path(edition) or settings.options.edition
    house_rule = secret.position is not None and secret.position.get("finish_round", False)
    options = msgspec.structs.replace(settings.options, edition=name, finish_round=house_rule, deal=None)
    return msgspec.structs.replace(settings, options=options)


def new_secret(options: Options) -> Secret:
    """A secret seed, or the named deal."""
    return Secret(options.deal or secrets.token_hex(16))


def branch_secret(game: Game, ply: int, origin: str | None) -> Secret:
    """The position at a ply of a game, with all unseen cards dealt anew."""
    states = game.positions()
    if not 0 <= ply < len(states):
        raise OddVilleError("error-ply", ply=ply, most=len(states) - 1)
    branch = Game.from_position(position(states[ply]), edition=game.edition)
    if branch.is_over:
        raise OddVilleError("error-over")
    dealt = branch.resample(random.SystemRandom()).position()
    return Secret(secrets.token_hex(16), dealt, origin)


def lesson_table(lesson: Lesson, request: wire.BeginLesson) -> tuple[wire.NewTable, Secret]:
    """The table of a lesson: the learner holds both seats and moves the other one as the lesson says.

    A whole game is played against the bot of the lesson, and the learner begins.
    """
    learner = NewSeat("here", request.name)
    if lesson.bot is not None:
        seats = [learner, NewSeat("bot", bot=lesson.bot)]
        options = Options(edition=lesson.edition, pace="slow")
        return wire.NewTable(seats, options, request.key), _secret_with_first(0, len(seats), options.edition)
    seats = [learner, NewSeat("here", OTHER)]
    secret = Secret(secrets.token_hex(16), lesson.game().position())
    return wire.NewTable(seats, Options(confirm=False), request.key), secret


def puzzle_table(puzzle: Puzzle, request: wire.BeginPuzzle) -> tuple[wire.NewTable, Secret]:
    """The table of a puzzle: the solver holds all seats, and only one of them chooses. A hint would be the solution."""
    game = puzzle.start
    names = iter(OTHERS)
    seats = [
        NewSeat("here", request.name if player == game.player else next(names))
        for player in range(game.players)
    ]
    options = Options(edition=puzzle.edition, confirm=False, hints=False)
    return wire.NewTable(seats, options, request.key), Secret(secrets.token_hex(16), game.position())


def game_of_record(text: str) -> Game:
    record = parse_record(text)
    check_length(len(record.plies))
    return replay(record)


def first_events(settings: TableSettings, key: str) -> tuple[list[LogEvent], wire.MadeTable]:
    """The first log events of a new table, and the secrets for its maker, all derived from the maker's key."""
    host = tokens.derive_token(key, "host")
    events: list[LogEvent] = [log_events.TokenIssued(None, tokens.hash_of(host))]
    links = []
    for place, seat in enumerate(settings.seats):
        if seat.kind in ("here", "link"):
            links.append(wire.SeatLink(place, tokens.derive_token(key, f"seat {place}")))
            events.append(log_events.TokenIssued(place, tokens.hash_of(links[-1].token)))
    if all(seat.kind in ("here", "bot") for seat in settings.seats):
        events.append(log_events.Started())
    return events, wire.MadeTable(tokens.derive_id(key), host, links)


def row_of(table: Table, settings: TableSettings) -> protocol.TableRow:
    return protocol.TableRow(
        table.id,
        table.created_at,
        RULES,
        table.edition.hash,
        msgspec.json.encode(table.secret),
        msgspec.json.encode(settings),
    )


def rematch_of(table: Table) -> tuple[TableSettings, Secret, list[LogEvent]]:
    """The next table: the same seats and links, the next player first; bots begin for those who have not said yes."""
    seats = [
        NewSeat(seat.kind, seat.name, seat.colour, seat.bot if seat.kind == "bot" else None)  # type: ignore[arg-type]
        for seat in table.seats
    ]
    options = msgspec.structs.replace(table.options, deal=None)
    events: list[LogEvent] = [log_events.TokenIssued(None, table.host)] if table.host else []
    for place, seat in enumerate(table.seats):
        if seat.token:
            events.append(log_events.TokenIssued(place, seat.token))
        if seat.kind != "bot":
            events.append(log_events.Seated(place, seat.name, seat.colour))
        if seat.webhook:
            events.append(log_events.WebhookSet(place, seat.webhook))
        if seat.muted:
            events.append(log_events.Muted(place, True))
    if table.spectators_muted:
        events.append(log_events.Muted(None, True))
    events.append(log_events.Started())
    absent = [place for place, seat in enumerate(table.seats) if seat.kind != "bot" and not seat.rematch]
    events += [log_events.TakenOver(place, "start") for place in absent]
    return TableSettings(options, seats, table.maker), _rematch_secret(table), events


def _rematch_secret(table: Table) -> Secret:
    """A seed by which the player after the last first player begins."""
    assert table.game is not None
    return _secret_with_first((table.game.first_player + 1) % table.players, table.players, table.edition)


def _secret_with_first(player: int, players: int, edition: Edition | str) -> Secret:
    while True:
        secret = new_secret(Options())
        if Game(players, edition=edition, seed=secret.seed).first_player == player:
            return secret
