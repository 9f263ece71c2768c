"""What the server gives to read: the rules with their pictures, the languages, the words of the game, the lessons.

As all that travels, it is message ids and facts; the texts themselves are files below `/locales/`.
"""

from typing import Literal

from msgspec import Struct

from oddville.server.wire_requests import Facts


class RuleLine(Struct, frozen=True):
    """A rule that can refuse a move, and the message that says so."""

    rule: str
    message: str


class RuleChapter(Struct, frozen=True):
    """A chapter of the rules: `chapter-{id}` is its heading; of each rule `rule-{id}-title` and `rule-{id}`."""

    id: str
    rules: list[str]


class TriedBuild(Struct, frozen=True):
    """A build that is refused: the card, where, and the sides that do not match."""

    card: str
    cell: tuple[int, int]
    sides: list[str]


class RulePicture(Struct, frozen=True):
    """A real position beside a rule: what it says, the public view, what of it is drawn, and what is tried there."""

    rule: str
    message: str
    facts: Facts
    view: Facts
    shows: Literal["city", "clay", "prices"]
    tried: TriedBuild | None


class RuleList(Struct, frozen=True):
    """`GET /api/rules`: `rulings` are those of `ruling-{id}-question` and `ruling-{id}`, each with its rules."""

    version: str
    refusals: list[RuleLine]
    chapters: list[RuleChapter]
    rulings: dict[str, list[str]]
    pictures: list[RulePicture]


class Languages(Struct, frozen=True):
    """`GET /api/languages`: the files of texts of each language."""

    languages: dict[str, list[str]]


class Glossary(Struct, frozen=True):
    """`GET /api/glossary`: each word of the game, by language."""

    terms: list[dict[str, str]]


class LessonStep(Struct, frozen=True):
    """One thing to do: what is said, the moves that do it (`*` is anything), and those that follow by themselves."""

    message: str
    accept: list[str]
    then: list[str]


class LessonView(Struct, frozen=True):
    """One lesson: the messages of its title and its end, its steps, or the bot of a whole game."""

    id: str
    title: str
    done: str
    steps: list[LessonStep]
    bot: str | None


class Lessons(Struct, frozen=True):
    """`GET /api/lessons`: all lessons, in their order."""

    lessons: list[LessonView]


class EditionLine(Struct, frozen=True):
    """An edition that people are offered."""

    name: str
    players: list[int]
    """For how many players it has cards."""


class EditionList(Struct, frozen=True):
    """`GET /api/editions`"""

    editions: list[EditionLine]
    """The usual one first."""
