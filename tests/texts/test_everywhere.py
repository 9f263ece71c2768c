"""Every refusal, a whole game and every lesson, in each of the five languages."""

import io
import random
import re
from itertools import pairwise
from typing import Any

import pytest

from oddville import Game
from oddville.games.learning.lessons import Lesson, Step, lesson, lessons
from oddville.games.learning.reference import RULES, rule_text, rules_with
from oddville.rules.refusals import REFUSALS
from oddville.terminal import line_mode
from oddville.terminal.screen import Screen
from oddville.terminal.session import Session, names_for
from oddville.terminal.tutorial import LessonSession, teach
from oddville.texts import Texts, english
from rulebook.test_refusals import CASES
from terminal.kit import UNICODE, Person, by_number
from texts.catalogue import LANGUAGES, OTHERS, messages, variables

STEPS = [each for each in lessons() if each.steps]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_every_refusal_says_why(case: str, language: str) -> None:
    """With the facts of a real position filled in, each of them in the sentence."""
    begin, move, _ = CASES[case]
    game = begin()
    texts = Texts(language, game.edition, ["Ada", "Bo", "Cy", "Di"])
    for refusal in game.refusals(move):
        sentence = texts.say(refusal.message, refusal.facts)
        assert sentence
        assert not re.search(r"[{}$]|None|  ", sentence.replace("\u00a0", " ")), sentence
        for fact in ("cell", "cost", "coins", "worker", "slot"):
            if fact in refusal.facts and fact in variables(messages("en")[refusal.message]):
                assert str(texts.word(fact, refusal.facts[fact])) in sentence, f"{fact}: {sentence}"
        if language != "en":
            assert sentence != english().say(refusal.message, refusal.facts)


def test_every_refusal_is_walked() -> None:
    assert set(CASES) == {message for _, _, message, _ in REFUSALS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(language: str) -> None:
    """With every look at the table now and then; nothing is wider than the terminal, nothing stays unsaid."""
    looks = iter(
        ["help", "row", "city", "board", "players", "score", "cards", "card ghost", "moves all", "recap"]
    )

    def typing(session: Session) -> str:
        if session.game.turn >= 12 and (look := next(looks, None)) is not None:
            return look
        return by_number(session)

    person, out = Person(typing), io.StringIO()
    texts = Texts(language)
    seats, game = ["human", "random"], Game(2, seed="five languages", turn_limit=60)
    names = names_for(seats, ("Adelaide-Rose", "Bartholomew-Bo"), texts)
    session = Session(
        game, seats, names, texts,
        Screen(person, out, UNICODE, 80), random.Random(7),
    )  # fmt: skip
    person.session = session
    assert line_mode.play(session) == 0
    output = out.getvalue()
    assert texts.say("score-final") in output
    assert "{" not in output
    assert [line for line in output.splitlines() if len(line) > 80 and "oddville" not in line] == []
    if language != "en":
        for message in ("terminal-goodbye", "score-final", "head-supply", "row-legend"):
            assert english().say(message)[:30] not in output


def test_the_language_changes_in_the_middle(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    lines = iter(["1", "lang de", "log", "lang tlh", "lang", "quit"])
    person, out = Person(lambda session: next(lines)), io.StringIO()
    texts = Texts()
    session = Session(Game(2, seed="x"), ["human", "human"], names_for(["human"] * 2, (), texts), texts,
                      Screen(person, out, UNICODE, 80), random.Random(7))  # fmt: skip
    person.session = session
    line_mode.play(session)
    english_part, _, german = out.getvalue().partition("lang de")
    assert "take your first resource" in english_part
    assert "jetzt Deutsch." in german
    assert "ersten Rohstoff." in german  # also the old log
    assert "Spieler 2" in german
    assert "„tlh“" in german


def failed_checks(step: Step, game: Game) -> list[str]:
    """The paths whose values are not the expected ones."""
    return [path for path, wanted in step.check.items() if wanted not in value_at(game.view(), path)]


def value_at(view: Any, path: str) -> list[Any]:
    """The value at a path; of a list its length as well."""
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list | tuple) else view[key]
    return [view, len(view)] if isinstance(view, list | tuple) else [view]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", STEPS, ids=lambda each: each.id)
def test_every_lesson_can_be_done(each: Lesson, language: str) -> None:
    """By any of the moves a step accepts; its assertions hold, and its text names a move it accepts."""
    texts = Texts(language)
    game = each.game()
    for step in each.steps:
        moves = step.moves(game)
        assert moves, step.message
        sentence = texts.say(step.message)
        assert "*" in "".join(step.accept) or all(move in sentence for move in moves), sentence
        for move in moves:
            other = game.copy()
            other.play(move)
            step.play_replies(other)
            assert failed_checks(step, other) == [], f"{step.message}: {move}"
        game.play(moves[0])
        step.play_replies(game)
    assert texts.has(each.title)
    assert texts.has(each.done)


@pytest.mark.parametrize("language", OTHERS)
def test_the_lessons_name_buildings_as_the_language_does(language: str) -> None:
    for message, card in (("city-1", "left-leg-joiner"), ("city-4", "toll-staircase"),
                          ("characters-1", "wishbone-shop"), ("end-1", "turnip-auction")):  # fmt: skip
        assert Texts(language).card(card) in Texts(language).say(f"lesson-{message}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_in_the_terminal(language: str) -> None:
    """Another legal move is put right, an illegal one refused, and going back is not possible."""
    lines = iter(["coins 1", "coins 2", "undo", "city", "coins 3", "1", "coins 4", "recover", "coins 3"])
    person, out = Person(lambda session: next(lines)), io.StringIO()
    texts = Texts(language)
    course = LessonSession(lesson("coins"), texts, Screen(person, out, UNICODE, 80))
    person.session = course
    assert teach(course)
    output = " ".join(out.getvalue().split())
    assert "WORK-4" in output
    for message in ("lesson-coins-4", "lesson-coins-done"):
        assert " ".join(texts.say(message).split()) in output
    assert " ".join(texts.say("learn-not-here", word="undo").split()) in output
    assert " ".join(texts.say("learn-other", move="coins 2", wanted="coins 3").split()) in output


def test_a_lesson_continues_in_another_language(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """The step that is to be done is said again."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    lines = iter(["coins 3", "lang nl", "quit"])
    person, out = Person(lambda session: next(lines)), io.StringIO()
    course = LessonSession(lesson("coins"), Texts(), Screen(person, out, UNICODE, 80))
    person.session = course
    assert not teach(course)
    _, _, dutch = " ".join(out.getvalue().split()).partition(Texts("nl").say("terminal-lang-changed"))
    assert dutch.count(Texts("nl").say("lesson-coins-2")) == 1


def test_a_lesson_that_is_left_can_be_gone_on_with() -> None:
    person, out = Person(lambda session: "quit"), io.StringIO()
    course = LessonSession(lesson("city"), Texts(), Screen(person, out, UNICODE, 80))
    person.session = course
    assert not teach(course)


def test_an_unknown_lesson_is_reported() -> None:
    with pytest.raises(ValueError, match="There is no lesson dice; available: coins, resources"):
        lesson("dice")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_found_by_id_and_by_word(language: str) -> None:
    texts = Texts(language)
    assert list(rules_with(["build-5"], texts)) == ["BUILD-5"]
    assert list(rules_with([], texts)) == list(RULES)
    street = texts.say("edge-street")
    found = list(rules_with([street], texts))
    assert {"BUILD-5", "BUILD-8", "CHAR-LL"} <= set(found)
    assert all(RULES.index(one) < RULES.index(other) for one, other in pairwise(found))
    assert list(rules_with(["xyzzy"], texts)) == []


@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("en", "builder's", "Builder’s"),
        ("it", "citta", "città"),
        ("nl", "MAITRESSE", "Maîtresse"),
        ("fr", "batiment", "bâtiment"),
        ("de", "strasse", "Straße"),
    ],
)
def test_rules_are_found_without_accents(language: str, typed: str, written: str) -> None:
    texts = Texts(language)
    found = list(rules_with([typed], texts))
    assert found == list(rules_with([written], texts))
    assert any(written in rule_text(rule, texts) for rule in found)
