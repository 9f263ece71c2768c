"""Bots explain themselves: every word is a value of the thought or a public fact of the game."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bots.witness import WITNESSES, Case
from oddville import Game, IllegalMove, OddVilleError
from oddville.bots import LEVELS, Choice, Reason, Thought, explain, reasons_for, think, thought_of
from oddville.bots.explain.reasons import MAX_REASONS, every_reason
from oddville.bots.search.search_bot import OPTIONS
from oddville.cli.engine import Engine
from oddville.rules.notation import VERBS
from oddville.rules.state import PHASES
from oddville.texts import Texts
from properties.playing import EDITION, play_on, rich_position, set_up
from properties.twins import twin
from table import Table, edition_with

NAMES = ("Ada", "Bo", "Cy", "Di")
FRAMES = {"explain-choice", "explain-prospect", "explain-compared", "explain-only"}
PHRASES = {"explain-given-back", "explain-score"}
UNSAID = ("have", "short")
"""Counts that only choose the words."""
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?")
CELL = re.compile(r"-?\d+,-?\d+")


def texts(game: Game) -> Texts:
    return Texts("en", game.edition, NAMES[: game.players])


@cache
def positions() -> tuple[Game, ...]:
    """Positions of every phase with 2, 3 and 4 players: from the deal, and rich ones in which all powers meet."""
    found = []
    for luck in range(48):
        players, rng = 2 + luck % 3, random.Random(luck)
        limit = (None, None, 12)[luck // 3 % 3]
        if luck % 4 == 0:
            games = [Game(players, seed=f"explain {luck}"), set_up(players, f"explain {luck}", rng)]
        else:
            games = [Game.from_position(rich_position(players, rng, limit, full=luck % 4 > 1))]
        for game in games:
            for _ in range(5):
                if not game.is_over:
                    found.append(game.copy())
                play_on(game, 1 + rng.randrange(4), ("building", "powers", "reacting")[luck % 3], rng)
    return tuple(found)


@cache
def cases() -> tuple[Case, ...]:
    """Moves of every kind at those positions."""
    found = []
    for number, game in enumerate(positions()):
        moves = list(game.legal_moves)
        random.Random(number).shuffle(moves)
        taken: Counter[str] = Counter()
        for move in moves:
            taken[move.kind] += 1
            if taken[move.kind] <= 2:
                found.append(Case(game, move))
    return tuple(found)


def special_cases(seed: str = "") -> Iterator[Case]:
    """What games seldom come to; the seed decides how a guild is shuffled."""
    costly = edition_with({"nesw-1": {"cost": ("wood", "wood")}, "blank-1": {"cost": ("wood", "wood")}})
    for card in (
        "nesw-1",
        "blank-1",
    ):  # the last one fits nowhere beside a Main Square with streets all round
        table = Table(edition=costly).buildings(0, card).workers(0, wood=[2])
        game = table.game()
        yield Case(game, game.parse("resource 4 wood"))
    level = Table(turn_limit=1).game()
    yield Case(level, level.parse("coins 4"))
    sixth = Table(3).buildings(0, "w-1").workers(0, wood=[0]).street(0, 5)
    sixth.data["finish_round"] = True
    yield Case(sixth.game(), sixth.game().parse("build w-1 6,0"))
    guilds = edition_with({"w-1": {"guild": "mask"}, "e-1": {"guild": "mask", "bonus": "any"}})
    for card, cell, side in (("w-1", "6,0", "east"), ("e-1", "-6,0", "west")):
        for built in (0, 5):
            for is_empty in (False, True):
                table = Table(3, guilds).buildings(0, card).workers(0, wood=[0]).street(0, built, side)
                if is_empty:
                    table.holds(1, *table.data["piles"]["mask"])
                game = table.game(seed=seed)
                at = cell if built else cell.replace("6", "1")
                yield Case(game, game.parse(f"build {card} {at}"))


def all_cases() -> list[Case]:
    return [*cases(), *special_cases()]


def numbers(value: Any) -> list[float]:
    """Every number among facts."""
    if isinstance(value, dict):
        return [n for key, part in value.items() if key not in (*UNSAID, "cell", *IDS) for n in numbers(part)]
    if isinstance(value, list | tuple):
        return [n for part in value for n in numbers(part)]
    return [float(value)] if isinstance(value, int | float) else []


IDS = ("player", "winner")


def numbers_in_words(words: str) -> list[float]:
    return [float(number) for number in NUMBER.findall(CELL.sub("", words))]


def assert_facts_in_words(reason: Reason, words: str) -> None:
    """The numbers of the words are those of the facts; only zeros may be left out."""
    found, known = Counter(numbers_in_words(words)), Counter(numbers(reason.facts))
    assert not found - known, (reason, words)
    left = known - found
    if reason.message == "explain-recovers" and reason.facts["cost"] == 0:
        del left[float(reason.facts["coins"])]  # where nothing is paid, nobody asks what is left
    assert set(left) <= {0.0}, (reason, words)


NAMED = ("card", "resource", "character", "guild", "player", "winner", "from", "to")
LISTS = ("owned", "missing", "bonuses", "cards")


def names_of(game: Game, reason: Reason, facts: dict[str, Any]) -> Iterator[str]:
    """The names that a sentence must say; resources that are there only where none is missing, or some are."""
    for key, value in facts.items():
        if key in NAMED or (key in LISTS and isinstance(value, list) and value):
            if not (key == "owned" and reason.message != "explain-takes" and facts["short"]):
                yield str(texts(game).word(key, value))
        elif key in ("scores", "given_back"):
            yield from (name for part in value for name in names_of(game, reason, part))


def test_every_reason_is_true() -> None:
    """Asked of the naive implementation, which shares no code with ours."""
    for case in all_cases():
        for reason in every_reason(case.game, case.move):
            witness = WITNESSES[reason.message]
            assert witness(case, reason.facts), (case.game, case.move, reason)


def test_the_words_say_the_facts() -> None:
    for case in all_cases():
        for reason in every_reason(case.game, case.move):
            words = texts(case.game).say(*reason)
            names = list(names_of(case.game, reason, reason.facts))
            assert all(name in words for name in names), (reason, words)
            for name in sorted(filter(None, names), key=len, reverse=True):
                words = words.replace(name, "…") if reason.message == "explain-bonuses" else words
            assert_facts_in_words(reason, words)
            assert words[0].isupper(), words
            assert words.endswith(".")
            assert "{" not in words
            assert "  " not in words


def explain_messages() -> set[str]:
    folder = resources.files("oddville").joinpath("locales", "en")
    body = FluentParser().parse(folder.joinpath("explain.ftl").read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def test_no_reason_is_dead() -> None:
    """Every message is reached, and so are both sides of those that have two."""
    reached = {reason.message for case in all_cases() for reason in every_reason(case.game, case.move)}
    assert reached == set(WITNESSES) == explain_messages() - FRAMES - PHRASES
    seen = {
        (key, value)
        for case in all_cases()
        for reason in every_reason(case.game, case.move)
        for key, value in reason.facts.items()
        if key in ("when", "besides", "fits")
    }
    assert seen == {(k, v) for k in ("besides", "fits") for v in ("yes", "no")} | {
        ("when", "now"),
        ("when", "later"),
    }


def test_every_reason_occurs() -> None:
    """None is always beyond the first three."""
    messages = {reason.message for case in all_cases() for reason in reasons_for(case.game, case.move)}
    assert set(WITNESSES) - messages == set()


def test_no_move_is_without_a_reason() -> None:
    kinds, phases = set(), set()
    for case in all_cases():
        reasons = reasons_for(case.game, case.move)
        assert 1 <= len(reasons) <= MAX_REASONS, (case.game, case.move)
        assert len({json.dumps(reason.as_dict()) for reason in reasons}) == len(reasons)
        kinds.add(case.move.kind)
        phases.add(case.game.phase)
    assert kinds == set(VERBS)
    assert phases == set(PHASES) - {"over"}
    assert {case.game.players for case in cases()} == {2, 3, 4}


def test_reasons_do_not_depend_on_what_is_hidden() -> None:
    """INFO-1: neither unseen cards nor covered characters nor future reshuffles change one."""
    for luck, case in enumerate(cases()):
        if case.game.edition is EDITION and luck % 2:
            other = twin(case.game, random.Random(luck))
            assert every_reason(other, case.move) == every_reason(case.game, case.move), case.move


def test_reasons_do_not_depend_on_how_a_guild_will_be_shuffled() -> None:
    """CHAR-1: neither the character nor who wins by it is disclosed."""
    reasons = [
        [every_reason(case.game, case.move) for case in special_cases(seed)] for seed in map(str, range(6))
    ]
    assert all(other == reasons[0] for other in reasons)


def test_an_explanation_does_not_depend_on_what_is_hidden() -> None:
    for luck, game in enumerate(positions()[::12]):
        thought = think("greedy", game, random.Random(luck))
        explanation = explain(game, thought).as_dict()
        assert explain(twin(game, random.Random(luck)), thought).as_dict() == explanation


@pytest.mark.parametrize("bot", ["search:simulations=12", "greedy", "random"])
def test_what_is_said_is_what_was_thought(bot: str) -> None:
    for luck, game in enumerate(positions()[::6]):
        thought = think(bot, game, random.Random(luck))
        explanation = explain(game, thought)
        player = game.player
        assert player is not None
        assert explanation.player == player
        assert [c.move for c in explanation.choices] == [choice.move for choice in thought.best][:3]
        lines = iter(explanation.in_words(texts(game)))
        for choice, explained in zip(thought.best, explanation.choices, strict=False):
            words = next(lines)
            assert words.startswith(choice.move.text + ": ")
            found = numbers_in_words(words.removeprefix(choice.move.text))
            assert found[0::2] == [round(100 * value) for value in choice.values]
            assert found[1::2] == [round(points, 1) for points in choice.points]
            assert all(name in words for name in NAMES[: game.players])
            assert [next(lines) for _ in explained.reasons] == [
                texts(game).say(*r) for r in explained.reasons
            ]
            if explained.comparison is not None:
                assert_compared(game, thought, choice, next(lines))
        assert list(lines) == []


def assert_compared(game: Game, thought: Thought, choice: Choice, words: str) -> None:
    """The sentence states the difference of the numbers shown."""
    if len(game.legal_moves) == 1:
        assert words == "It is the only legal move."
        return
    other = thought.best[1 if choice is thought.best[0] else 0]
    assert words.startswith(f"Compared with {other.move.text}: wins ")
    player = game.player
    assert player is not None
    chance = round(100 * choice.values[player]) - round(100 * other.values[player])
    points = round(round(choice.points[player], 1) - round(other.points[player], 1), 1)
    games = {0: "as often"}.get(chance, f"{abs(chance)} {'more' if chance > 0 else 'fewer'} games in 100")
    assert f": wins {games}, " in words
    more = f"with {abs(points)} {'more' if points > 0 else 'fewer'} points at the end."
    assert words.endswith("with the same points at the end." if points == 0 else more)


def test_a_thought_in_disorder_is_put_in_order() -> None:
    """A bot of one's own may leave the list of its best moves empty, or forget its own choice there."""
    game = Table().game()
    one, two = thought_of(game, game.legal_moves[0]), thought_of(game, game.legal_moves[1])
    alone = explain(game, replace(one, best=()))
    assert [c.move for c in alone.choices] == [one.move]
    assert alone.choices[0].comparison is None
    both = explain(game, replace(one, best=two.best * 5))
    assert [c.move for c in both.choices] == [one.move, two.move]
    minus = replace(one.best[0], points=(-0.04, 3.0))
    words = explain(game, replace(one, best=(minus,))).in_words(texts(game))[0]
    assert "Ada: 50% to win, 0.0 points expected" in words


def test_only_what_can_be_explained_is() -> None:
    game = Table(turn_limit=1).game()
    thought = thought_of(game, game.parse("coins 4"))
    game.play("coins 4")
    with pytest.raises(OddVilleError, match="game is over"):
        explain(game, thought)
    other = Table().hand(0, 1).game()
    with pytest.raises(IllegalMove):
        explain(other, thought)


def ask(engine: Engine, do: str, **more: Any) -> dict[str, Any]:
    return engine.answer(json.dumps({"id": 1, "do": do, **more}).encode())


def test_the_engine_explains_if_asked() -> None:
    engine = Engine()
    ask(engine, "new", players=3, seed="why")
    plain = ask(engine, "think", bot="greedy", seed="s")
    assert "explanation" not in plain
    assert ask(engine, "think", bot="greedy", seed="s", explain=False) == plain
    answer = ask(engine, "think", bot="greedy", seed="s", explain=True)
    explanation = answer.pop("explanation")
    assert answer == plain
    assert [choice["move"] for choice in explanation["choices"]] == [
        choice["move"] for choice in plain["best"]
    ]
    for choice, weighed in zip(explanation["choices"], plain["best"], strict=True):
        assert [p["chance"] for p in choice["prospects"]] == [round(100 * v) for v in weighed["values"]]
        for reason in choice["reasons"]:
            assert set(reason) == {"message", "facts"}
            assert Texts().has(reason["message"])
    for bad in (1, "yes", None):
        error = ask(engine, "think", explain=bad)["error"]
        assert error == f"explain must be true or false, not {json.dumps(bad)}."


def test_the_page_of_bots_shows_the_levels_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots" / "bots.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| ([\d.]+) \| (\d+) \| (yes|no) \|$", page, re.MULTILINE)
    levels = [(v.name, v.simulations, v.misjudge, v.rollout, v.plan_turn) for v in LEVELS]
    assert [(name, *map(float, counts), plans == "yes") for name, *counts, plans in rows] == levels
    for option in OPTIONS:
        assert f"\n| `{option}` | " in page
