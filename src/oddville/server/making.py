"""Making tables: new ones, the next of a rematch, and those that go on from a finished game."""

import random
import secrets

import msgspec

from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.game import Game
from oddville.games.lessons import OTHER, Lesson
from oddville.games.positions import position
from oddville.games.record import RULES, parse_record
from oddville.games.replay import replay
from oddville.server import acts, entries, tokens, wire
from oddville.server.bot_pool import BOTS
from oddville.server.entries import Body
from oddville.server.loading import Settings
from oddville.server.options import Options, SeatWish
from oddville.server.replays import check_length
from oddville.server.store import protocol
from oddville.server.table import Secret, Table, new_seats


def check_wish(wish: wire.NewTable) -> Edition:
    """Refuse what cannot be; tell the edition."""
    options = wish.options
    if options.edition not in editions.shipped():
        raise OddVilleError(
            "error-edition-unknown", name=options.edition, known=", ".join(editions.shipped())
        )
    edition = editions.edition(options.edition)
    editions.check_players(edition, len(wish.seats))
    for seat in wish.seats:
        _check_bot(seat.bot if seat.kind == "bot" else options.stand_in)
    colours = [seat.colour for seat in wish.seats if seat.colour]
    if len(set(colours)) < len(colours):
        raise OddVilleError("error-colour-taken", colour=next(c for c in colours if colours.count(c) > 1))
    return edition


def _check_bot(name: str | None) -> None:
    if name not in BOTS:
        raise OddVilleError("error-table-bot", name=str(name)[:60], known=", ".join(BOTS))


def cleaned(wish: wire.NewTable) -> Settings:
    """The wish as it is kept."""
    seats = [
        msgspec.structs.replace(
            seat, name=acts.clean(seat.name), bot=seat.bot if seat.kind == "bot" else None
        )
        for seat in wish.seats
    ]
    return Settings(msgspec.structs.replace(wish.options, name=acts.clean(wish.options.name)), seats)


def going_on(settings: Settings, edition: Edition) -> Settings:
    """The same for a game that goes on from another one: of that one's edition, and dealt by no name."""
    name = editions.known_as(edition) or settings.options.edition
    options = msgspec.structs.replace(settings.options, edition=name, deal=None)
    return msgspec.structs.replace(settings, options=options)


def new_secret(options: Options) -> Secret:
    """A seed that nobody knows, or the named deal."""
    return Secret(options.deal or secrets.token_hex(16))


def secret_from(game: Game, ply: int, origin: str | None) -> Secret:
    """Where a game goes on from another one: all that nobody knew there is dealt anew."""
    states = game.positions()
    if not 0 <= ply < len(states):
        raise OddVilleError("error-ply", ply=ply, most=len(states) - 1)
    then = Game.from_position(position(states[ply]), edition=game.edition)
    if then.is_over:
        raise OddVilleError("error-over")
    dealt = then.resample(random.SystemRandom()).position()
    return Secret(secrets.token_hex(16), dealt, origin)


def lesson_wish(lesson: Lesson, asked: wire.BeginLesson) -> tuple[wire.NewTable, Secret | None]:
    """The table of a lesson: the learner holds both seats and moves the other one as the lesson says.

    A whole game is played against the bot of the lesson.
    """
    learner = SeatWish("here", asked.name)
    if lesson.bot is not None:
        seats = [learner, SeatWish("bot", bot=lesson.bot)]
        return wire.NewTable(seats, Options(pace="slow"), asked.key), None
    seats = [learner, SeatWish("here", OTHER)]
    secret = Secret(secrets.token_hex(16), lesson.game().position())
    return wire.NewTable(seats, Options(confirm=False), asked.key), secret


def game_of_record(text: str) -> Game:
    """The game of a pasted record."""
    record = parse_record(text)
    check_length(len(record.plies))
    return replay(record)


def first_table(id_: str, now: int, settings: Settings, edition: Edition, secret: Secret) -> Table:
    """The table before anything is written down."""
    return Table(id_, now, settings.options, edition, secret, new_seats(settings.seats))


def opening(settings: Settings, key: str) -> tuple[list[Body], wire.MadeTable]:
    """The first entries of a new table, and the secrets that its maker is told: all made from the maker's key."""
    host = tokens.derived(key, "host")
    bodies: list[Body] = [entries.TokenIssued(None, tokens.hash_of(host))]
    links = []
    for place, seat in enumerate(settings.seats):
        if seat.kind in ("here", "link"):
            links.append(wire.SeatLink(place, tokens.derived(key, f"seat {place}")))
            bodies.append(entries.TokenIssued(place, tokens.hash_of(links[-1].token)))
    if all(seat.kind in ("here", "bot") for seat in settings.seats):
        bodies.append(entries.Started())
    return bodies, wire.MadeTable(tokens.derived_id(key), host, links)


def row_of(table: Table, settings: Settings) -> protocol.NewTable:
    """What is settled when a table is made."""
    return protocol.NewTable(
        table.id,
        table.created_at,
        RULES,
        table.edition.hash,
        msgspec.json.encode(table.secret),
        msgspec.json.encode(settings),
    )


def rematch_of(table: Table) -> tuple[Settings, Secret, list[Body]]:
    """The next table: the same seats and secrets, the next player first; a bot begins for who has not said yes."""
    wishes = [
        SeatWish(seat.kind, seat.name, seat.colour, seat.bot if seat.kind == "bot" else None)  # type: ignore[arg-type]
        for seat in table.seats
    ]
    options = msgspec.structs.replace(table.options, deal=None)
    bodies: list[Body] = [entries.TokenIssued(None, table.host)] if table.host else []
    for place, seat in enumerate(table.seats):
        if seat.token:
            bodies.append(entries.TokenIssued(place, seat.token))
        if seat.kind != "bot":
            bodies.append(entries.Seated(place, seat.name, seat.colour))
        if seat.notice:
            bodies.append(entries.NoticeSet(place, seat.notice))
        if seat.muted:
            bodies.append(entries.Muted(place, True))
    if table.watchers_muted:
        bodies.append(entries.Muted(None, True))
    bodies.append(entries.Started())
    absent = [place for place, seat in enumerate(table.seats) if seat.kind != "bot" and not seat.rematch]
    bodies += [entries.TakenOver(place, "start") for place in absent]
    return Settings(options, wishes), _next_first(table), bodies


def _next_first(table: Table) -> Secret:
    """A secret seed by which the player after the last first one begins."""
    assert table.game is not None
    wanted = (table.game.first_player + 1) % table.players
    while True:
        secret = new_secret(Options())
        if Game(table.players, edition=table.edition, seed=secret.seed).first_player == wanted:
            return secret
