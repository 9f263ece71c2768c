"""Moves as text: each word of the notation, in both directions, and the error for a text that is no move."""

import pytest

from oddville import Game, InvalidMove
from oddville.rules import moves
from oddville.rules.moves import cell_at, encode
from oddville.rules.notation import FORMS, VERBS, NotationError, cell_text, move_text, parse_move

TABLES = Game(2, seed="notation").state.tables
CARD = TABLES.card_numbers["goose-exchange"]

PAIRS = [
    ("choose crystal", encode(moves.CHOOSE, 3)),
    ("recover", encode(moves.RECOVER)),
    ("coins 4", encode(moves.COINS, 3)),
    ("resource 2 clay", encode(moves.RESOURCE, 1, 1)),
    ("building 3 6", encode(moves.BUILDING, 2, 5)),
    ("resource stone", encode(moves.SECOND, 2)),
    ("build goose-exchange -1,2", encode(moves.BUILD, CARD, 0, 0, cell_at(-1, 2))),
    ("build goose-exchange 0,-1", encode(moves.BUILD, CARD, 0, 0, cell_at(0, -1))),
    ("build goose-exchange -2047,2047", encode(moves.BUILD, CARD, 0, 0, cell_at(-2047, 2047))),
    ("bonus 0,0 wood", encode(moves.GAIN_BONUS, 0, 0, 0, cell_at(0, 0))),
    ("bonus 10,3 wood/2 stone", encode(moves.GAIN_TRANSFORM, 0, 2, 2, cell_at(10, 3))),
    ("done", encode(moves.DONE)),
    ("discard goose-exchange", encode(moves.DISCARD, CARD)),
    ("decline", encode(moves.DECLINE)),
    ("cheat", encode(moves.CHEAT)),
    ("swap goose-exchange 1", encode(moves.SWAP, CARD, 0)),
    ("travel wood", encode(moves.TRAVEL, 0)),
    ("return clay/0", encode(moves.RETURN, 1, 0)),
    ("end", encode(moves.END)),
]


@pytest.mark.parametrize(("text", "code"), PAIRS)
def test_text_and_number_are_one_move(text: str, code: int) -> None:
    assert parse_move(TABLES, text) == code
    assert move_text(TABLES, code) == text


def test_every_kind_of_move_has_its_form() -> None:
    assert set(FORMS) == set(range(moves.KINDS))
    assert {code & moves.KIND_MASK for _, code in PAIRS} == set(FORMS)
    assert len(VERBS) == len(set(VERBS)) == 15


def test_a_cell_is_column_and_row() -> None:
    assert cell_text(cell_at(-3, 4)) == "-3,4"


LONG = "x" * 100
BAD = [
    ("", "notation-verb", {"text": "", "verbs": list(VERBS)}),
    ("fly", "notation-verb", {"text": "fly", "verbs": list(VERBS)}),
    ("Coins 1", "notation-verb", {"text": "Coins 1", "verbs": list(VERBS)}),
    (LONG, "notation-verb", {"text": "x" * 59 + "…", "verbs": list(VERBS)}),
    ("coins", "notation-form", {"text": "coins", "form": "coins W"}),
    ("coins 1 2", "notation-form", {"text": "coins 1 2", "form": "coins W"}),
    ("coins  1", "notation-form", {"text": "coins  1", "form": "coins W"}),
    ("end now", "notation-form", {"text": "end now", "form": "end"}),
    ("resource", "notation-form", {"text": "resource", "form": "resource W R"}),
    ("bonus 0,0", "notation-form", {"text": "bonus 0,0", "form": "bonus X R"}),
    ("coins 0", "notation-worker", {"word": "0"}),
    ("coins 5", "notation-worker", {"word": "5"}),
    ("coins ²", "notation-worker", {"word": "²"}),
    ("coins 11", "notation-worker", {"word": "11"}),
    ("building 1 0", "notation-position", {"word": "0"}),
    ("building 1 7", "notation-position", {"word": "7"}),
    ("return wood/3", "notation-slot", {"word": "3"}),
    ("return wood", "notation-slot", {"word": ""}),
    ("choose gold", "notation-resource", {"word": "gold", "words": ["wood", "clay", "stone", "crystal"]}),
    ("travel", "notation-form", {"text": "travel", "form": "travel R"}),
    ("discard no-such-card", "notation-card", {"word": "no-such-card"}),
    ("build main-square 1,0", "notation-card", {"word": "main-square"}),
    (f"discard {LONG}", "notation-card", {"word": "x" * 59 + "…"}),
    ("build goose-exchange 1", "notation-cell", {"word": "1"}),
    ("build goose-exchange 1,2,3", "notation-cell", {"word": "1,2,3"}),
    ("build goose-exchange 01,2", "notation-cell", {"word": "01,2"}),
    ("build goose-exchange -0,2", "notation-cell", {"word": "-0,2"}),
    ("build goose-exchange 2,-0", "notation-cell", {"word": "2,-0"}),
    ("build goose-exchange +1,2", "notation-cell", {"word": "+1,2"}),
    ("build goose-exchange ١,2", "notation-cell", {"word": "١,2"}),
    ("build goose-exchange 2048,0", "notation-cell-far", {"word": "2048,0"}),
    ("build goose-exchange 0,-2048", "notation-cell-far", {"word": "0,-2048"}),
]


@pytest.mark.parametrize(("text", "message", "facts"), BAD)
def test_what_is_no_move_is_refused(text: str, message: str, facts: dict[str, str]) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(TABLES, text)
    assert (caught.value.message, caught.value.facts) == (message, facts)
    assert caught.value.args == (message, facts)
    with pytest.raises(InvalidMove) as error:
        Game(2, seed="notation").play(text)
    assert error.value.facts == facts
    assert "{" not in str(error.value)


@pytest.mark.parametrize("thing", [None, 5, True, ["end"], b"end"])
def test_a_move_is_a_text_or_a_move(thing: object) -> None:
    with pytest.raises(InvalidMove):
        Game(2, seed="notation").play(thing)  # type: ignore[arg-type]
