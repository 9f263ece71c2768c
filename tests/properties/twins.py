"""A game's twin: all that anybody may know is the same, all that nobody knows lies otherwise (INFO-1 to INFO-3)."""

import random
from collections.abc import Sequence
from math import factorial
from typing import TypeVar

from oddville import Deal, Game
from oddville.cards.vocabulary import CHARACTERS, GUILDS
from oddville.games.positions.position import position
from oddville.games.types import Position
from oddville.rules.chance import chance_of_seed
from properties.playing import CARDS, PRINTED

Thing = TypeVar("Thing")
TRIES = 4000


def twin(game: Game, rng: random.Random) -> Game:
    """The same public game with other hidden cards, characters and future reshuffles, its past included."""
    if game.deal is None:
        return Game.from_position(twin_position(game.position(), rng), seed=f"twin {rng.random()}")
    unseen = set(CARDS) - set(game.view()["seen"])
    shown = shown_characters(game)
    piles = {guild: _twin_pile(game, guild, shown, rng) for guild in GUILDS}
    seed = _twin_seed(game, rng)
    deal = Deal(tuple(shuffle_movable(game.deal.deck, unseen, rng)), piles, game.deal.first, seed)
    other = Game(game.players, deal=deal, turn_limit=game.turn_limit, finish_round=game.finish_round)
    for move in game.moves:
        other.play(move.text)
    return other


def shuffle_movable(places: Sequence[str], movable: set[str], rng: random.Random) -> list[str]:
    """The same things, those that may move shuffled over their places."""
    shuffled = [thing for thing in places if thing in movable]
    rng.shuffle(shuffled)
    return [shuffled.pop() if thing in movable else thing for thing in places]


def shown_characters(game: Game) -> set[str]:
    """INFO-3: the characters that were ever seen, on top of a pile or before a player."""
    shown: set[str] = set()
    for state in game.positions():
        d = position(state)
        shown.update(pile[0] for pile in d["piles"].values() if pile)
        shown.update(character for player in d["players"] for character in player["characters"])
    return shown


def _twin_pile(game: Game, guild: str, shown: set[str], rng: random.Random) -> tuple[str, ...]:
    """SETUP-4: a character that nobody saw may lie under the pile, or may be one of those removed."""
    assert game.deal is not None
    three = PRINTED["guilds"][guild]
    dealt = list(game.deal.piles[guild])
    removed = [character for character in three if character not in dealt]
    return tuple(shuffle_movable(dealt + removed, set(three) - shown, rng)[: len(dealt)])


def _twin_seed(game: Game, rng: random.Random) -> str:
    """Another seed with the same reshuffles so far; the same one if none is found soon."""
    assert game.deal is not None
    arrangements = factorial(game.players - 1)

    def reshuffles(seed: str) -> list[int]:
        chance = chance_of_seed(seed)
        return [int(chance.arrangement(k, arrangements)) for k in range(game.state.reshuffles)]

    so_far = reshuffles(game.deal.seed)
    others = (f"twin {rng.random()}" for _ in range(TRIES))
    return next((seed for seed in others if reshuffles(seed) == so_far), game.deal.seed)


def twin_position(d: Position, rng: random.Random) -> Position:
    """The same view, with unseen cards and covered characters laid otherwise; a position has no past."""
    places = [*d["deck"], *(card for player in d["players"] for card in player["coins"])]
    cards = shuffle_movable(places, set(places) - set(d["seen"]), rng)
    other: Position = d | {"deck": cards[: len(d["deck"])], "piles": dict(d["piles"]), "removed": []}
    rest = iter(cards[len(d["deck"]) :])
    other["players"] = [player | {"coins": [next(rest) for _ in player["coins"]]} for player in d["players"]]
    for guild in GUILDS:
        three = set(PRINTED["guilds"][guild])
        pile, removed = d["piles"][guild], [character for character in d["removed"] if character in three]
        held = {character for player in d["players"] for character in player["characters"]} & three
        movable = set(pile[1:]) | (set() if held else set(removed))
        if pile:
            mixed = shuffle_movable([*pile, *removed], movable, rng)
            other["piles"][guild], removed = mixed[: len(pile)], mixed[len(pile) :]
        other["removed"] += removed
    other["removed"].sort(key=CHARACTERS.index)
    return other
