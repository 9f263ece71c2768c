"""Random games that come to every corner of the rules: ways of choosing, and rich positions to begin from."""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from oddville import Game, edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, RESOURCES
from oddville.games.types import PlayerPosition, Position

EDITION = edition()
PRINTED = EDITION.as_dict()
CARDS: Mapping[str, Any] = {card["id"]: card for card in PRINTED["cards"]}
PLAYERS = (2, 3, 4)

POLICIES: Mapping[str, Mapping[str, float]] = {
    "uniform": {},
    "building": {
        "build": 60,
        "bonus": 10,
        "travel": 20,
        "resource": 6,
        "building": 3,
        "recover": 0.3,
        "return": 0.02,
    },
    "powers": {"cheat": 20, "swap": 3, "travel": 30, "build": 20, "resource": 4, "end": 0.2, "return": 0.1},
    "reacting": {
        "build": 60,
        "coins": 6,
        "building": 2,
        "resource": 6,
        "bonus": 4,
        "return": 0.1,
    },
    "middle": {
        "resource": 10,
        "build": 60,
        "building": 0.2,
        "coins": 0.2,
        "cheat": 10,
        "swap": 0.8,
        "travel": 4,
        "return": 0.3,
    },
}
"""How likely a move is by its verb, where 1 is usual."""


def choose_move(moves: Sequence[str], policy: str, rng: random.Random) -> str:
    """One of the moves, by chance, as the policy likes them; who may answer often takes workers off instead."""
    if "decline" in moves and rng.random() < 0.8:
        verb = rng.choices(("build", "decline", "return"), (1, 2, 8))[0]
        moves = [move for move in moves if move.startswith(verb)] or moves
    weights = POLICIES[policy]
    return rng.choices(moves, [weights.get(move.split(" ", 1)[0], 1) for move in moves])[0]


def texts(game: Game) -> list[str]:
    """The legal moves as the game lists them."""
    return [move.text for move in game.legal_moves]


def play_on(game: Game, plies: int, policy: str, rng: random.Random) -> Game:
    """Play that many random moves, or to the end; returns the same game."""
    for _ in range(plies):
        if game.is_over:
            break
        game.play(choose_move(texts(game), policy, rng))
    return game


def set_up(players: int, seed: str, rng: random.Random, turn_limit: int | None = None) -> Game:
    """A game in its first turn (SETUP-6)."""
    game = Game(players, seed=seed, turn_limit=turn_limit)
    while game.phase == "set-up":
        game.play(rng.choice(texts(game)))
    return game


POWERS = ("seignior", "cheater", "bookkeeper", "traveller")
"""Characters that meet in the middle of a main action (TURN-2)."""


def rich_position(
    players: int,
    rng: random.Random,
    turn_limit: int | None = None,
    *,
    full: bool = False,
    powers: bool = False,
) -> Position:
    """A first turn in which players have coins, buildings, workers on the board and characters.

    No game comes to it, but `Game.from_position` allows such puzzles; all powers meet in it. In a full one
    everybody has all that a player can have, and the Builder may answer soon (CHAR-BU). In one of powers the
    active player has those of `POWERS` that are in the game.
    """
    position = set_up(players, str(rng.random()), rng, turn_limit).position()
    certain = ("builder",) if full else POWERS if powers else ()
    _deal_characters(position, certain, rng)
    for player in range(players):
        _deal_cards(position, player, full, rng)
        _place_workers(position, player, 8 if full else rng.choice((0, 2, 4, 6)), rng)
    position["seen"].sort()
    return position


def _deal_characters(position: Position, certain: Collection[str], rng: random.Random) -> None:
    """Other characters than dealt may be in the game (SETUP-4), the certain ones as far as there is room.

    Each goes to anybody, or stays in its pile; if some are certain, all are held.
    """
    position["removed"] = []
    held = 1 if certain else rng.choice((0.5, 0.9, 1))
    for guild in GUILDS:
        three = rng.sample(PRINTED["guilds"][guild], 3)
        three.sort(key=lambda character: character not in certain)
        position["removed"] += three[position["n"] - 1 :]
        position["piles"][guild] = []
        for character in three[: position["n"] - 1]:
            if rng.random() < held:
                _holder(position, character if character in certain else "", rng)["characters"].append(
                    character
                )
            else:
                position["piles"][guild].append(character)
    for player in position["players"]:
        player["characters"].sort(key=CHARACTERS.index)
    position["removed"].sort(key=CHARACTERS.index)


def _holder(position: Position, certain: str, rng: random.Random) -> PlayerPosition:
    """Any player; for a power the active one, for the Builder another."""
    if certain in POWERS:
        return position["players"][position["active"]]
    others = [player for number, player in enumerate(position["players"]) if number != position["active"]]
    return rng.choice(others if certain == "builder" else position["players"])


def _deal_cards(position: Position, player: int, full: bool, rng: random.Random) -> None:
    own = position["players"][player]
    own["coins"] = [position["deck"].pop(0) for _ in range(5 if full else rng.randint(0, 5))]
    own["buildings"] = [position["deck"].pop(0) for _ in range(2 if full else rng.randint(0, 2))]
    position["seen"] += own["buildings"]
    own["hand"] = sorted(rng.sample([1, 2, 3, 4], rng.randint(1, 4)))


def _place_workers(position: Position, player: int, workers: int, rng: random.Random) -> None:
    """That many more workers go to the board, now and then to single slots (WORK-6)."""
    for _ in range(workers):
        resource = rng.choice(RESOURCES)
        slots = position["board"][resource]
        printed = PRINTED["board"][str(position["n"])][resource]
        open_slots = [slot for slot in ("0", "1") if sum(slots[slot]) < printed.count(int(slot))]
        slots[rng.choice([*open_slots, "2"])][player] += 1
        position["players"][player]["supply"] -= 1
