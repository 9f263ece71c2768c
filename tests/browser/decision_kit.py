"""Tables at which a certain kind of decision is due, for tests that want every kind."""

import random
from functools import cache
from typing import Any, Final

from browser.table_kit import EAGER, here
from oddville.games import editions
from oddville.games.game import Game
from oddville.games.writing import record_of
from server.serving import Running


@cache
def decisions() -> dict[str, tuple[str, int, str]]:
    """For every kind of move a record, the ply where it can be made, and the move."""
    found: dict[str, tuple[str, int, str]] = {}
    for seed in range(60):
        for kind, case in _decisions_of(seed).items():
            found.setdefault(kind, case)
        if len(found) >= len(KINDS):
            break
    return found


KINDS: Final = (
    "choose",
    "recover",
    "coins",
    "resource",
    "building",
    "build",
    "return",
    "discard",
    "bonus",
    "any",
    "double",
    "transform",
    "done",
    "second",
    "second-done",
    "react",
    "decline",
    "cheat",
    "swap",
    "travel",
    "end",
)


def kind_of(game: Game, move: str) -> str:
    """What kind of decision a move is, more finely than by its first word."""
    word, *rest = move.split()
    if word == "bonus":
        if len(rest) > 2:
            return "transform"
        pending = {tuple(cell): bonus for cell, bonus in game.view()["pending"]}
        bonus = pending[tuple(map(int, rest[0].split(",")))]
        return bonus if bonus in ("any", "double") else "bonus"
    if word == "resource" and len(rest) == 1:
        return "second"
    if word == "done" and game.phase == "second resource":
        return "second-done"
    return "react" if word == "build" and game.phase == "reaction" else word


def _decisions_of(seed: int) -> dict[str, tuple[str, int, str]]:
    rng = random.Random(seed)
    game = _with_characters(Game(2, seed=str(seed)), rng) if seed else Game(2, seed="0")
    seen: dict[str, tuple[int, str]] = {}
    for _ in range(150):
        if game.is_over:
            break
        moves = [move.text for move in game.legal_moves]
        for move in moves:
            seen.setdefault(kind_of(game, move), (len(game.moves), move))
        game.play(rng.choices(moves, [{**EAGER, "return": 1}.get(move.split()[0], 1) for move in moves])[0])
    text = str(record_of(game, ["Ada", "Bo"]))
    return {kind: (text, ply, move) for kind, (ply, move) in seen.items()}


def _with_characters(game: Game, rng: random.Random) -> Game:
    """The same game after its set-up, with all characters given out."""
    while game.phase == "set-up":
        game.play(game.legal_moves[0])
    position = game.position()
    for guild, pile in position["piles"].items():
        for character in pile:
            rng.choice(position["players"])["characters"].append(character)
        position["piles"][guild] = []
    return Game.from_position(position, edition=editions.edition(editions.DEFAULT), seed="s")


def at(running: Running, kind: str, **options: Any) -> tuple[dict[str, Any], str]:
    """A table where that kind of decision is due, and the move."""
    record, ply, move = decisions()[kind]
    wish = {"seats": here("Ada", "Bo"), "origin": {"record": record, "ply": ply}, "options": options}
    return running.make(wish), move
