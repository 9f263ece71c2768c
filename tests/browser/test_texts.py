"""The browser formats every message as Python does, in all five languages."""

import json
import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from oddville.bots import explain, think
from oddville.games import editions
from oddville.games.game import Game
from oddville.texts import KINDS, PLAYER_FACTS, PLURALS, Texts
from rulebook.test_refusals import CASES
from texts.catalogue import LANGUAGES, LOCALES, messages, selects, variables
from texts.test_languages import is_count, keys

NAMES: Final = ["Ada", "Bo", "Cy", "Di"]
NUMBERS: Final = (0, 1, 2, 5, 12345, 0.5)
SAMPLES: Final[dict[str, list[Any]]] = {
    **{key: [0, 1, None] for key in PLAYER_FACTS},
    **{key: ["snail-post", "main-square", None] for key in ("card", "given", "taken")},
    **{key: ["wood", "clay", "stone", "crystal"] for key in ("resource", "from", "to")},
    **{key: [[0, 1], [-3, 2]] for key in ("cell", "source", "built_cell")},
    "guild": ["bells", "fleur-de-lis", "rooster", "mask"],
    "character": ["ghost", "hr-manager", "tax-collector", "landowner"],
    "bonus": ["coin", "any", "transform", "clay"],
    "phase": ["set-up", "second resource", "turn"],
    "side": ["north", "east", "south", "west"],
    "formula": ["neighbours3", "shields"],
    "edge": ["street", "houses"],
    "other": ["houses", "street"],
    "clash": [{"side": "north", "edge": "street", "other": "houses", "card": "main-square"}],
}
SAY: Final = """async ([language, files, names, edition, cases]) => {
  const { Texts } = await import("/lib/texts.js");
  const read = (code) => Promise.all(files.map(async (file) => {
    const answer = await fetch(`/locales/${code}/${file}`);
    return answer.ok ? answer.text() : "";
  }));
  const texts = new Texts(language, await read(language));
  texts.atTable(names, edition);
  return cases.map(([message, facts]) => texts.say(message, facts));
}"""

LIST: Final = """async ([language, lists, kind]) => {
  const { Texts } = await import("/lib/texts.js");
  const source = await (await fetch(`/locales/${language}/game.ftl`)).text();
  const texts = new Texts(language, [source]);
  return lists.map((words) => texts.list(words, kind));
}"""

CLDR_LIST: Final = """([language, lists, type]) => {
  const format = new Intl.ListFormat(language, { type });
  return lists.map((words) => format.format(words));
}"""

MessageCase = tuple[str, dict[str, Any]]


def of_a_game() -> Iterator[MessageCase]:
    """Messages of a game, with a bot's explanations."""
    rng = random.Random(3)
    game = Game(3, seed="five languages")
    while not game.is_over and game.turn < 80:
        if rng.random() < 0.1:
            for choice in explain(game, think("greedy", game, rng)).choices:
                yield from ((message, dict(facts)) for message, facts in choice.sentences())
        moves = [move.text for move in game.legal_moves]
        weights = [
            {"build": 60, "bonus": 9, "return": 0, "recover": 1}.get(move.split()[0], 3) for move in moves
        ]
        for event in game.play(rng.choices(moves, weights if any(weights) else None)[0]):
            yield event.message, dict(event.facts)


def of_refusals() -> Iterator[MessageCase]:
    """Every refusal, with the facts of a real position."""
    for begin, move, _ in CASES.values():
        yield from ((refusal.message, dict(refusal.facts)) for refusal in begin().refusals(move))


def of_every_message() -> Iterator[MessageCase]:
    """Every message, with sample facts."""
    for name, entry in messages("en").items():
        chosen = {key: keys(select) for key, select in selects(entry) if not is_count(keys(select))}
        for place, number in enumerate(NUMBERS):
            yield name, {key: _sample(key, chosen, place, number) for key in sorted(variables(entry))}


def _sample(key: str, chosen: dict[str, list[str]], place: int, number: float) -> Any:
    if key in chosen:
        return chosen[key][place % len(chosen[key])]
    if (single := PLURALS.get(key)) in SAMPLES:
        return SAMPLES[str(single)][: place % 4]
    return SAMPLES[key][place % len(SAMPLES[key])] if key in SAMPLES else number


@cache
def everything() -> list[MessageCase]:
    """The cases as JSON, without duplicates."""
    cases = [*of_a_game(), *of_refusals(), *of_every_message()]
    return list({text: json.loads(text) for text in map(json.dumps, cases)}.values())


def test_the_sentences_are_of_every_kind() -> None:
    kinds = {message.split("-")[0] for message, _ in [*of_a_game(), *of_refusals()]}
    assert kinds >= {"log", "explain", "refusal"}
    assert set(SAMPLES) >= set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_python_says(page: Page, language: str) -> None:
    edition = editions.edition(editions.DEFAULT)
    texts = Texts(language, edition, NAMES)
    files = sorted(path.name for path in (LOCALES / "en").iterdir())
    page.goto("/icon.svg")
    cases = everything()
    answers = page.evaluate(SAY, [language, files, NAMES, edition.as_dict(), cases])
    wanted = [texts.say(message, facts) for message, facts in cases]
    other = [
        (case, mine, theirs)
        for case, mine, theirs in zip(cases, wanted, answers, strict=True)
        if mine != theirs
    ]
    assert not other, other[:20]


def test_lists_follow_the_patterns_of_cldr(page: Page) -> None:
    """Python, the browser's `Intl` and our own code in the browser."""
    page.goto("/icon.svg")
    lists = [["Ada", "Bo", "Cy", "Di", "Io"][:length] for length in range(6)]
    kinds: tuple[Literal["and", "or"], ...] = ("and", "or")
    for language, kind in product(LANGUAGES, kinds):
        region = "en-GB" if language == "en" else language
        wanted = page.evaluate(CLDR_LIST, [region, lists, "conjunction" if kind == "and" else "disjunction"])
        assert [Texts(language).list(words, kind) for words in lists] == wanted
        assert page.evaluate(LIST, [language, lists, kind]) == wanted
