"""Games drawn by Hypothesis: a recipe says it all, prints itself in a failure, and shrinks."""

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from oddville import Game
from properties.playing import PLAYERS, POLICIES, play_on, rich_position, texts

SEEDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
TURN_LIMITS = (5, 30, 90)
STARTS = ("deal", "rich", "full")
"""From the deal of the seed, or from a rich position, or from a full one."""


@dataclass(frozen=True)
class Recipe:
    """How to come to a game: its beginning, so many moves by a policy, then moves chosen by number."""

    players: int
    seed: str
    start: str
    turn_limit: int
    policy: str
    luck: int
    plies: int
    choices: tuple[int, ...]
    finish_round: bool = False
    """The house rule (HOUSE-1)."""

    def beginning(self) -> Game:
        """The game before its first move."""
        if self.start == "deal":
            limit, house_rule = self.turn_limit, self.finish_round
            return Game(self.players, seed=self.seed, turn_limit=limit, finish_round=house_rule)
        rng = random.Random(self.luck)
        position = rich_position(self.players, rng, self.turn_limit, full=self.start == "full")
        if self.finish_round:
            position["finish_round"] = True
        return Game.from_position(position, seed=self.seed)

    def game(self) -> Game:
        """The game after all its moves."""
        game = play_on(self.beginning(), self.plies, self.policy, random.Random(self.luck))
        for choice in self.choices:
            if not game.is_over:
                moves = texts(game)
                game.play(moves[choice % len(moves)])
        return game

    def unfinished_game(self) -> Game:
        """The game, one move back if it is over."""
        game = self.game()
        if game.is_over:
            game.undo()
        return game


def recipes(most_plies: int = 160, starts: tuple[str, ...] = STARTS) -> st.SearchStrategy[Recipe]:
    """Recipes of games, from the deal or from rich positions."""
    return st.builds(
        Recipe,
        players=st.sampled_from(PLAYERS),
        seed=SEEDS,
        start=st.sampled_from(starts),
        turn_limit=st.sampled_from(TURN_LIMITS),
        policy=st.sampled_from(list(POLICIES)),
        luck=st.integers(0, 9999),
        plies=st.integers(0, most_plies),
        choices=st.lists(st.integers(0, 255), max_size=25).map(tuple),
        finish_round=st.booleans(),
    )
