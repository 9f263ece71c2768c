"""The endpoints of the HTTP API for what is the same at every table: editions, bots, rules, lessons and puzzles."""

from collections.abc import Callable

import msgspec

from oddville.analysis.puzzle_answers import puzzle_answers
from oddville.bots.builtin.levels import LEVELS
from oddville.cards.edition import players_possible
from oddville.games import editions
from oddville.games.learning.illustrations import illustrations
from oddville.games.learning.lessons import lesson, lessons
from oddville.games.learning.reference import CHAPTERS, RULINGS
from oddville.games.puzzles.collection import STEP, puzzle, puzzles
from oddville.games.puzzles.puzzle import Puzzle
from oddville.games.records.record import RULES
from oddville.rules.refusals import REFUSALS
from oddville.server import wire
from oddville.server.http.endpoint import ApiRequest, Endpoint, Later
from oddville.server.http.files import PACKAGE, Files
from oddville.server.tables.table_factory import lesson_table, puzzle_table
from oddville.server.wire import reference
from oddville.server.wire.options import EDITIONS, STAND_IN
from oddville.texts import glossary


@Endpoint("GET", "/api/editions")
async def list_editions(request: ApiRequest[None]) -> reference.EditionList:
    """The editions offered to players, the default first; others can be named."""
    return reference.EditionList(
        [reference.EditionLine(name, list(players_possible(editions.edition(name)))) for name in EDITIONS]
    )


@Endpoint("GET", "/api/editions/{name}", errors=(404,), compress=True)
async def show_edition(request: ApiRequest[None]) -> wire.JsonObject:
    """The cards of an edition, by its name or hash (docs/bots/protocol.md, `edition`)."""
    name = request.path("name")
    for shipped_name in editions.shipped_names():
        edition = editions.edition(shipped_name)
        if name in (shipped_name, edition.hash):
            return edition.as_dict()
    return (await request.tables.editions.get(name)).as_dict()


@Endpoint("GET", "/api/bots")
async def list_bots(request: ApiRequest[None]) -> wire.BotList:
    """The bots that can sit at a table, weakest first."""
    lines = [wire.BotLine(level.name, f"bot-about-{level.name}", level.simulations) for level in LEVELS]
    return wire.BotList(lines, STAND_IN)


@Endpoint("GET", "/api/rules", compress=True)
async def list_rules(request: ApiRequest[None]) -> reference.RuleList:
    """The rules: version, refusal messages, chapters, rulings and pictures."""
    lines = [reference.RuleLine(rule, f"refusal-{message}") for _, rule, message, _ in REFUSALS]
    chapters = [reference.RuleChapter(chapter.lower(), list(rules)) for chapter, rules in CHAPTERS.items()]
    rulings = {ruling: list(rules) for ruling, rules in RULINGS.items()}
    return reference.RuleList(RULES, lines, chapters, rulings, illustrations())


@Endpoint("GET", "/api/languages")
async def list_languages(request: ApiRequest[None]) -> reference.Languages:
    """The languages and their files of texts below `/locales/`."""
    files_by_language: dict[str, list[str]] = {}
    for name in Files(PACKAGE / "locales").names():
        language, _, file = name.partition("/")
        files_by_language.setdefault(language, []).append(file)
    return reference.Languages(files_by_language)


@Endpoint("GET", "/api/glossary", compress=True)
async def show_glossary(request: ApiRequest[None]) -> reference.Glossary:
    """The terms of the game in every language."""
    return reference.Glossary(list(glossary()))


# Lessons


@Endpoint("GET", "/api/lessons", compress=True)
async def list_lessons(request: ApiRequest[None]) -> reference.Lessons:
    """The lessons: for each step its message, the moves accepted, and the moves that follow automatically."""
    return reference.Lessons(msgspec.convert(lessons(), list[reference.LessonView], from_attributes=True))


@Endpoint("POST", "/api/lessons/{name}", status=201, errors=(400, 403, 404, 503), limit="tables")
async def begin_lesson(request: ApiRequest[wire.BeginLesson]) -> wire.MadeTable:
    """Make the table of a lesson. The client gets the secrets of both seats and plays the moves of both."""
    new_table, secret = lesson_table(lesson(request.path("name")), request.body)
    return await request.tables.creator.make(new_table, secret, request.person)


# Puzzles


@Endpoint("GET", "/api/puzzles", compress=True)
async def list_puzzles(request: ApiRequest[None]) -> reference.PuzzleList:
    """The puzzles, without their positions."""
    lines = msgspec.convert(puzzles(), list[reference.PuzzleLine], from_attributes=True)
    return reference.PuzzleList(lines, STEP)


@Endpoint("GET", "/api/puzzles/{name}", errors=(404,), compress=True, limit="costly", cost=0.05)
async def show_puzzle(request: ApiRequest[None]) -> Later[reference.PuzzleView]:
    """What follows from each legal move of a puzzle, the answer included."""
    puzzle_ = puzzle(request.path("name"))
    return lambda: _puzzle_view(puzzle_)


def _puzzle_view(chosen: Puzzle) -> reference.PuzzleView:
    player = chosen.start.player
    assert player is not None
    answers = list(puzzle_answers(chosen))
    return reference.PuzzleView(chosen.id, chosen.theme, chosen.difficulty, player, answers)


@Endpoint("POST", "/api/puzzles/{name}", status=201, errors=(400, 403, 404, 503), limit="tables", cost=0.2)
async def begin_puzzle(request: ApiRequest[wire.BeginPuzzle]) -> wire.MadeTable:
    """Make the table of a puzzle. The client gets the secrets of all seats; only the solver moves."""
    chosen = puzzle(request.path("name"))
    new_table, secret = await request.run_in_thread(lambda: puzzle_table(chosen, request.body))
    return await request.tables.creator.make(new_table, secret, request.person)


def warmup() -> list[Callable[[], object]]:
    """Calls that fill the caches before the first request."""
    return [
        lambda: [editions.edition(name) for name in editions.shipped_names()],
        illustrations,
        lessons,
        puzzles,
        glossary,
    ]
