"""The HTTP side: making and finding tables, taking seats, records and replays. docs/api.md is made from here.

A GET changes nothing. Secrets are shown in the `Authorization` header only.
"""

import io
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import Response

from oddville.bots.levels import LEVELS
from oddville.cards.edition import players_possible
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.games.lessons import lesson, lessons
from oddville.games.pictures import Picture, pictures
from oddville.games.record import RULES, parse_record
from oddville.games.reference import CHAPTERS, RULINGS
from oddville.games.replay import replay
from oddville.rules.refusals import REFUSALS
from oddville.server import wire, wire_reading
from oddville.server.endpoint import Call, endpoint
from oddville.server.files import PACKAGE, Files
from oddville.server.making import lesson_wish
from oddville.server.options import EDITIONS, STAND_IN
from oddville.server.replays import check_length, replay_of
from oddville.server.reports import keep_report
from oddville.server.wire import LONGEST_RECORD
from oddville.texts import glossary

RECORD_BYTES: Final = LONGEST_RECORD * 2
STATUSES: Final = ("waiting", "running", "over")


# Tables


@endpoint(
    "POST",
    "/api/tables",
    takes=wire.NewTable,
    gives=wire.MadeTable,
    status=201,
    refuses=(400, 403, 404, 409, 503),
    most=RECORD_BYTES,
    allowance="tables",
)
async def make_table(call: Call[wire.NewTable]) -> wire.MadeTable:
    """Make a table. The answer holds its secrets: nobody is told them again."""
    if call.service.settings.closed:
        raise OddVilleError("error-closed")
    return await call.service.tables.make(call.body)


@endpoint("GET", "/api/tables", gives=wire.TableList, refuses=(400,), query=("status", "after"), packs=True)
async def list_tables(call: Call[None]) -> wire.TableList:
    """List the public tables, the newest first."""
    status = call.query("status")
    if status is not None and status not in STATUSES:
        raise OddVilleError("error-status", status=status, known=", ".join(STATUSES))
    return await call.service.tables.listed(status, call.query("after"))


@endpoint("GET", "/api/tables/{id}", gives=wire.TableView, refuses=(404,), packs=True)
async def show_table(call: Call[None]) -> wire.TableView:
    """Show a table as everybody sees it."""
    return (await call.service.tables.get(call.table)).shown.view


@endpoint("POST", "/api/tables/{id}/sit", takes=wire.Sit, gives=wire.TakenSeat, refuses=(400, 404, 409))
async def sit(call: Call[wire.Sit]) -> wire.TakenSeat:
    """Take an open seat. The answer holds its secret."""
    return await call.service.tables.sit(call.table, call.body)


@endpoint(
    "POST",
    "/api/tables/{id}/seats/{seat:int}/link",
    gives=wire.SeatLink,
    refuses=(401, 403, 404, 409),
    bearer=True,
)
async def reissue(call: Call[None]) -> wire.SeatLink:
    """Give a seat a new secret: for the host, for who holds the seat, or to take it back to the device that it was
    moved from. The old one is worth nothing any more."""
    return await call.service.tables.reissue(call.table, call.seat, call.token)


@endpoint(
    "POST",
    "/api/tables/{id}/seats/{seat:int}/code",
    gives=wire.MoveCode,
    refuses=(401, 403, 404),
    bearer=True,
)
async def make_code(call: Call[None]) -> wire.MoveCode:
    """Make a short code by which the seat moves to another device."""
    return await call.service.tables.make_code(call.table, call.seat, call.token)


@endpoint(
    "POST",
    "/api/codes",
    takes=wire.UseCode,
    gives=wire.TakenSeat,
    refuses=(400, 404),
    allowance="codes",
)
async def use_code(call: Call[wire.UseCode]) -> wire.TakenSeat:
    """Move a seat to this device. The answer holds its new secret."""
    return await call.service.tables.use_code(call.body.code)


@endpoint(
    "POST",
    "/api/tables/{id}/seats/{seat:int}/notice",
    takes=wire.SetNotice,
    gives=None,
    status=204,
    refuses=(400, 401, 403, 404),
    bearer=True,
    allowance="costly",
)
async def set_notice(call: Call[wire.SetNotice]) -> Response:
    """Tell an address of yours when it is the seat's turn, or no more."""
    await call.service.tables.set_notice(call.table, call.seat, call.token, call.body.url)
    return Response(status_code=204)


@endpoint(
    "POST", "/api/tables/{id}/reports", takes=wire.Report, gives=None, status=204, refuses=(400, 404, 409)
)
async def report(call: Call[wire.Report]) -> Response:
    """Report that something is wrong; the record of the game is kept with it."""
    await keep_report(call.service.tables, call.table, call.body)
    return Response(status_code=204)


# Records and replays


@endpoint("GET", "/api/tables/{id}/record", gives="text/plain", refuses=(404, 409))
async def record(call: Call[None]) -> Response:
    """The game as an `.odd` record; while it runs, without anything that nobody has seen."""
    text = await call.service.tables.record(call.table)
    name = f'attachment; filename="oddville-{call.table}.odd"'
    return Response(
        text, headers={"content-disposition": name, "cache-control": "no-store"}, media_type="text/plain"
    )


@endpoint(
    "GET", "/api/tables/{id}/replay", gives=wire.Replay, refuses=(400, 404, 409), packs=True, is_long=True
)
async def replay_table(call: Call[None]) -> wire.Replay:
    """The game position by position."""
    return await call.service.tables.replay(call.table)


@endpoint("GET", "/api/tables/{id}/replay.html", gives="text/html", refuses=(404, 409), allowance="costly")
async def replay_table_file(call: Call[None]) -> Response:
    """The whole game as one web page, to be kept and sent on; it needs no connection."""
    tables = call.service.tables
    found, text = await tables.replay(call.table), await tables.record(call.table)
    return await _page(call, found, text, call.table)


@endpoint("GET", "/api/tables/{id}/at/{ply:int}", gives=wire.PlyView, refuses=(404, 409), packs=True)
async def show_ply(call: Call[None]) -> wire.PlyView:
    """One position of the game."""
    return await call.service.tables.at(call.table, min(call.request.path_params["ply"], 1_000_000))


@endpoint(
    "POST",
    "/api/replays",
    takes=wire.ReadRecord,
    gives=wire.Replay,
    refuses=(400,),
    most=RECORD_BYTES,
    allowance="costly",
    packs=True,
    is_long=True,
)
async def read_record(call: Call[wire.ReadRecord]) -> wire.Replay:
    """Replay a record that was pasted."""
    return await call.service.tables.reading(_replayed, call.body.record)


@endpoint(
    "POST",
    "/api/replays/html",
    takes=wire.ReadRecord,
    gives="text/html",
    refuses=(400,),
    most=RECORD_BYTES,
    allowance="costly",
)
async def record_file(call: Call[wire.ReadRecord]) -> Response:
    """The game of a pasted record as one web page."""
    found = await call.service.tables.reading(_replayed, call.body.record)
    return await _page(call, found, call.body.record, "game")


async def _page(call: Call[Any], found: wire.Replay, text: str, name: str) -> Response:
    from oddville.server.replay_file import replay_page

    page = await call.service.tables.reading(replay_page, found, text)
    kept = f'attachment; filename="oddville-{name}.html"'
    return Response(
        page, headers={"content-disposition": kept, "cache-control": "no-store"}, media_type="text/html"
    )


def _replayed(text: str) -> wire.Replay:
    record = parse_record(text)
    check_length(len(record.plies))
    return replay_of(replay(record), record.names)


# What is printed, who plays, which languages


@endpoint("GET", "/api/editions", gives=wire_reading.EditionList)
async def list_editions(call: Call[None]) -> wire_reading.EditionList:
    """The editions that people are offered, the usual one first; others can be asked for by name."""
    found = [(name, players_possible(editions.edition(name))) for name in EDITIONS]
    return wire_reading.EditionList(
        [wire_reading.EditionLine(name, list(players)) for name, players in found]
    )


@endpoint("GET", "/api/editions/{name}", gives=wire.Facts, refuses=(404,), packs=True)
async def show_edition(call: Call[None]) -> wire.Facts:
    """What is printed on the cards of an edition, by its name or hash (docs/protocol.md, `edition`)."""
    name = str(call.request.path_params["name"])
    for shipped in editions.shipped():
        edition = editions.edition(shipped)
        if name in (shipped, edition.hash):
            return edition.as_dict()
    return (await call.service.tables.edition(name[:64])).as_dict()


@endpoint("GET", "/api/bots", gives=wire.BotList)
async def list_bots(call: Call[None]) -> wire.BotList:
    """The bots that can sit at a table, from the weakest to the strongest."""
    lines = [wire.BotLine(level.name, f"bot-about-{level.name}", level.simulations) for level in LEVELS]
    return wire.BotList(lines, STAND_IN)


@endpoint("GET", "/api/rules", gives=wire_reading.RuleList, packs=True)
async def list_rules(call: Call[None]) -> wire_reading.RuleList:
    """The version of the rules, by which messages each refuses a move, and their reference: chapters to pictures."""
    lines = [wire_reading.RuleLine(rule, f"refusal-{message}") for _, rule, message, _ in REFUSALS]
    chapters = [wire_reading.RuleChapter(chapter.lower(), list(rules)) for chapter, rules in CHAPTERS.items()]
    rulings = {ruling: list(rules) for ruling, rules in RULINGS.items()}
    return wire_reading.RuleList(RULES, lines, chapters, rulings, [_picture(each) for each in pictures()])


def _picture(each: Picture) -> wire_reading.RulePicture:
    bad = each.tried
    tried = None if bad is None else wire_reading.TriedBuild(bad.card, bad.cell, list(bad.sides))
    return wire_reading.RulePicture(
        each.rule, each.message, dict(each.facts), dict(each.view), each.shows, tried
    )


@endpoint("GET", "/api/languages", gives=wire_reading.Languages)
async def list_languages(call: Call[None]) -> wire_reading.Languages:
    """The languages there are texts for, and their files, to be read below `/locales/`."""
    found: dict[str, list[str]] = {}
    for name in Files(PACKAGE / "locales").names():
        language, _, file = name.partition("/")
        found.setdefault(language, []).append(file)
    return wire_reading.Languages(found)


@endpoint("GET", "/api/glossary", gives=wire_reading.Glossary, packs=True)
async def show_glossary(call: Call[None]) -> wire_reading.Glossary:
    """The words of the game, each in every language."""
    return wire_reading.Glossary(list(glossary()))


# Lessons


@endpoint("GET", "/api/lessons", gives=wire_reading.Lessons, packs=True)
async def list_lessons(call: Call[None]) -> wire_reading.Lessons:
    """The lessons: what each step says, which moves do it, and which follow by themselves."""
    return wire_reading.Lessons(
        [
            wire_reading.LessonView(
                each.id,
                each.title,
                each.done,
                [
                    wire_reading.LessonStep(step.message, list(step.accept), list(step.then))
                    for step in each.steps
                ],
                each.bot,
            )
            for each in lessons()
        ]
    )


@endpoint(
    "POST",
    "/api/lessons/{name}",
    takes=wire.BeginLesson,
    gives=wire.MadeTable,
    status=201,
    refuses=(400, 403, 404, 503),
    allowance="tables",
)
async def begin_lesson(call: Call[wire.BeginLesson]) -> wire.MadeTable:
    """Make the table of a lesson. Whoever asks gets the secrets of both seats and plays the other one's moves, too."""
    if call.service.settings.closed:
        raise OddVilleError("error-closed")
    wish, secret = lesson_wish(lesson(str(call.request.path_params["name"])), call.body)
    return await call.service.tables.make(wish, secret)


@endpoint("POST", "/api/qr", takes=wire.DrawCode, gives="image/svg+xml", refuses=(400,))
async def draw_code(call: Call[wire.DrawCode]) -> Response:
    """A QR code of a text, such as the link of a seat. It is not kept."""
    drawn = await call.service.tables.reading(_drawn, call.body.text)
    return Response(drawn, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


def _drawn(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, omitsize=True, dark="#000", light="#fff", svgclass=None
    )
    return drawn.getvalue()


def first_uses() -> list[Callable[[], object]]:
    """What is made when it is first asked for, and then kept."""
    return [
        lambda: [editions.edition(name) for name in editions.shipped()],
        pictures,
        lessons,
        glossary,
        lambda: _drawn("https://play.example.org"),
    ]
