"""Records of running games that began from a position: they contain its public view, and replay from that."""

import json
import random
from typing import Any

import pytest

from oddville.games.errors import InvalidRecord
from oddville.games.game import Game
from oddville.games.records.replay import replay
from oddville.games.records.writer import record_of


def branched(seed: str = "town", plies: int = 40) -> Game:
    """A game that continues from the middle of another one, some moves later."""
    rng = random.Random(seed)
    game = Game(3, seed=seed)
    for part in (plies, 30):
        for _ in range(part):
            moves = [move for move in game.legal_moves if move.kind != "return"] or list(game.legal_moves)
            game.push(rng.choice([m for m in moves if m.kind in ("build", "bonus")] or moves))
        if part == plies:
            game = Game.from_position(game.resample(rng).position(), seed="secret")
    return game


def test_every_prefix_replays_to_the_same_view() -> None:
    game = branched()
    for _ in range(30):
        record = str(record_of(game, hidden=True))
        assert "secret" not in record
        assert replay(record).view() == game.view()
        game.undo()


def test_it_names_nothing_that_nobody_has_seen() -> None:
    game = branched()
    record = str(record_of(game, hidden=True))
    unseen = set(game.position()["deck"]) - set(game.view()["seen"])
    assert unseen
    assert not [card for card in unseen if f'"{card}"' in record or f"[{card}" in record]


def _spoil(view: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    return {**view, key: value}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seen", None),
        ("seen", []),
        ("players", 3),
        ("players", [{}]),
        ("piles", {}),
        ("piles", {"mask": {"top": "ghost", "count": "many"}}),
        ("deck", [None]),
        ("deck", [None] * 500),
        ("n", 2),
        ("row", []),
        ("phase", "nowhere"),
    ],
)
def test_a_view_that_cannot_be_is_refused_with_its_place(key: str, value: Any) -> None:
    record = record_of(branched(), hidden=True)
    view = json.loads(record.headers["start"])["view"]
    for wrong in (json.dumps({"view": _spoil(view, key, value)}), '{"view": 7}', '{"view": null}'):
        text = str(record).replace(record.headers["start"], wrong)
        with pytest.raises(InvalidRecord) as caught:
            replay(text)
        assert caught.value.line == record.places["start"][0]
