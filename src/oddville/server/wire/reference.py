"""Reference data of the HTTP API: rules with pictures, languages, glossary, lessons, puzzles, editions."""

from msgspec import Struct

from oddville.analysis.puzzle_answers import PuzzleAnswer
from oddville.games.learning.illustrations import Illustration


class RuleLine(Struct, frozen=True):
    """A rule that can refuse a move, and its message."""

    rule: str
    message: str


class RuleChapter(Struct, frozen=True):
    """A chapter with message `chapter-{id}`; a rule has messages `rule-{id}-title` and `rule-{id}`."""

    id: str
    rules: list[str]


class RuleList(Struct, frozen=True):
    """`GET /api/rules`: `rulings` lists the rules of each; messages `ruling-{id}-question` and `ruling-{id}`."""

    version: str
    refusals: list[RuleLine]
    chapters: list[RuleChapter]
    rulings: dict[str, list[str]]
    pictures: tuple[Illustration, ...]


class Languages(Struct, frozen=True):
    """`GET /api/languages`: the text files of each language."""

    languages: dict[str, list[str]]


class Glossary(Struct, frozen=True):
    """`GET /api/glossary`: the terms of the game by language."""

    terms: list[dict[str, str]]


class LessonStep(Struct, frozen=True):
    """A step: its message, the moves accepted (`*` for any), and the moves that follow automatically."""

    message: str
    accept: list[str]
    then: list[str]


class LessonMark(Struct, frozen=True):
    """A coach mark: its message, the part of the table it is about, and when it is shown for the first time."""

    message: str
    at: str
    when: str


class LessonView(Struct, frozen=True):
    """A lesson: the messages of its title and end, its steps, or the bot of a whole game and its coach marks."""

    id: str
    title: str
    done: str
    steps: list[LessonStep]
    bot: str | None
    marks: list[LessonMark]
    puzzles: str | None
    """The theme of the puzzles to practise with."""


class Lessons(Struct, frozen=True):
    """`GET /api/lessons`"""

    lessons: list[LessonView]


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    theme: str
    difficulty: int
    """From 1 to 5."""
    players: int


class PuzzleList(Struct, frozen=True):
    """`GET /api/puzzles`"""

    puzzles: list[PuzzleLine]
    """By difficulty."""
    step: int
    """The puzzle of the day is at the place: days since 1970-01-01 (UTC) times `step`, modulo the number of puzzles."""


class PuzzleView(Struct, frozen=True):
    """`GET /api/puzzles/{id}`"""

    id: str
    theme: str
    difficulty: int
    player: int
    """The player who solves it."""
    moves: list[PuzzleAnswer]
    """All legal moves, the answer first."""


class EditionLine(Struct, frozen=True):
    """An edition offered to players."""

    name: str
    players: list[int]
    """The numbers of players it has cards for."""


class EditionList(Struct, frozen=True):
    """`GET /api/editions`"""

    editions: list[EditionLine]
    """The default first."""
