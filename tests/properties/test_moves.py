"""Moves, legal or not: their texts, and why they are refused."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oddville import Game, IllegalMove
from oddville.cards.vocabulary import RESOURCES
from oddville.rules.refusals import REFUSALS
from properties.drawing import Recipe, recipes
from properties.playing import CARDS, texts

RULES = (Path(__file__).parents[2] / "docs" / "play" / "rules" / "en.md").read_text("utf-8")
RULE_ORDER = re.findall(r"^(?:- |\| )\*\*([A-Z]+-[A-Z0-9]+)\*\*", RULES, re.MULTILINE)
SLOTS = ("0", "1", "2")
WORKERS = (1, 2, 3, 4)
POSITIONS = (1, 2, 3, 4, 5, 6)
MARGIN = 2
WHOLE = settings(max_examples=max(12, settings().max_examples // 5))


def cells(d: Mapping[str, Any]) -> Iterator[str]:
    """A box around the city, above the Main Square too."""
    columns = [x for (x, _), _, _ in d["city"]]
    rows = [y for (_, y), _, _ in d["city"]]
    for x in range(min(columns) - MARGIN, max(columns) + MARGIN + 1):
        for y in range(-MARGIN, max(rows) + MARGIN + 1):
            yield f"{x},{y}"


def move_space(d: Mapping[str, Any], built: Iterable[str] = CARDS) -> Iterator[str]:
    """Every kind of move with every parameter, cells in a box around the city; `built` are the cards to build."""
    yield from ("recover", "done", "decline", "cheat", "end")
    yield from (f"coins {worker}" for worker in WORKERS)
    yield from (f"building {worker} {position}" for worker, position in product(WORKERS, POSITIONS))
    for resource in RESOURCES:
        yield from (f"choose {resource}", f"resource {resource}", f"travel {resource}")
        yield from (f"resource {worker} {resource}" for worker in WORKERS)
        yield from (f"return {resource}/{slot}" for slot in SLOTS)
    for card in CARDS:
        yield f"discard {card}"
        yield from (f"swap {card} {position}" for position in POSITIONS)
    for cell in cells(d):
        yield from (f"build {card} {cell}" for card in built)
        yield from (f"bonus {cell} {resource}" for resource in RESOURCES)
        yield from (f"bonus {cell} {a}/{slot} {b}" for a, slot, b in product(RESOURCES, SLOTS, RESOURCES))


def last_of_each_phase(game: Game) -> Iterator[Game]:
    """The game at the last position of every phase it came to, and of every set of pending bonuses."""
    known = set()
    while True:
        d = game.position()
        key = (d["phase"], *sorted({bonus for _, bonus in d["pending"]}))
        if key not in known:
            known.add(key)
            yield game
        if not game.moves:
            return
        game.undo()


def check_refusals(game: Game, move: str, is_legal: bool) -> None:
    """Legal exactly if not refused; every refusal names a rule, in the order of the rules, and plain facts."""
    refusals, is_listed = game.refusals(move), game.legal_moves.__contains__(move)
    assert (refusals == []) == is_legal == is_listed, move
    places = [RULE_ORDER.index(refusal.rule) for refusal in refusals]
    assert places == sorted(places), (move, refusals)
    for refusal in refusals:
        assert refusal.message.startswith("refusal-")
        assert json.loads(json.dumps(refusal.facts)) == refusal.facts
        assert refusal.facts.get("missing", True), (move, refusal)


def test_the_refusals_stand_in_the_order_of_the_rules() -> None:
    """Each refusal cites a rule of the rules page, each problem once."""
    places = [RULE_ORDER.index(rule) for _, rule, _, _ in REFUSALS]
    assert places == sorted(places)
    assert (
        len({bit for bit, _, _, _ in REFUSALS}) == len({name for _, _, name, _ in REFUSALS}) == len(REFUSALS)
    )


@WHOLE
@given(recipes(most_plies=120))
def test_legal_exactly_if_not_refused_in_the_whole_move_space(recipe: Recipe) -> None:
    """TURN-1 to END-1: no listed move is refused, and every move that is not listed has its refusal."""
    for game in last_of_each_phase(recipe.game()):
        d, legal = game.position(), set(texts(game))
        assert len(legal) == len(game.legal_moves)
        own = [card for player in d["players"] for card in player["buildings"]]
        space = set(move_space(d, [*own, *d["row"][:2], *d["deck"][:1]]))
        assert legal <= space
        for move in space:
            check_refusals(game, move, move in legal)


@given(recipes(), st.data())
def test_a_refused_move_changes_nothing(recipe: Recipe, data: st.DataObject) -> None:
    """Played, it raises all its refusals, and the game stands as before."""
    game = recipe.game()
    before, legal = game.position(), texts(game)
    space = sorted(set(move_space(before)) - set(legal))
    for move in data.draw(st.lists(st.sampled_from(space), min_size=1, max_size=20)):
        with pytest.raises(IllegalMove) as error:
            game.play(move)
        assert list(error.value.refusals) == game.refusals(move)
        with pytest.raises(IllegalMove):
            game.push(move)
    assert game.position() == before
    assert texts(game) == legal


@given(recipes())
def test_the_text_of_a_move_says_it_all(recipe: Recipe) -> None:
    """Text to move to text is the same, also in another game of the same edition; so are the fields."""
    game, other = recipe.game(), Game(recipe.players, seed="other")
    while True:
        for move in game.legal_moves:
            assert game.parse(move.text) == move == other.parse(move.text)
            assert str(move) == move.text
            assert move.text.split(" ")[0] == move.kind
        if not game.moves:
            break
        game.undo()


@WHOLE
@given(recipes(most_plies=60))
def test_every_move_of_the_space_has_its_own_number(recipe: Recipe) -> None:
    """No two texts mean the same move, and a number gives its text back."""
    game = recipe.game()
    moves = {text: game.parse(text) for text in move_space(game.position())}
    assert all(move.text == text for text, move in moves.items())
    assert len({move.code for move in moves.values()}) == len(moves)


@given(recipes())
def test_a_choice_out_of_turn_is_refused_with_the_reason(recipe: Recipe) -> None:
    """TURN-4, LIMIT-3, SETUP-6, END-1: what refuses to end a turn in each phase."""
    game = recipe.game()
    reasons = [refusal.rule for refusal in game.refusals("end")]
    expected = {
        "set-up": ["SETUP-6"],
        "turn": ["TURN-4"],
        "second resource": ["TURN-1"],
        "discard": ["LIMIT-3"],
        "bonus": ["TURN-1"],
        "reaction": ["TURN-2"],
        "close": [],
        "over": ["END-1"],
    }
    assert reasons == expected[game.phase]
