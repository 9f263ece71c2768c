"""Lets bots think through seeded games and prints every thought; `test_compiled_equals_pure` runs it twice.

The first line is where the search was loaded from. Run it as `python think_games.py GAMES`; it needs only `oddville`.
"""

import json
import random
import sys

import oddville.bots.search.tree
from oddville import Game
from oddville.bots import Opponent, Thought

BOTS = (
    "greedy",
    "search:simulations=12",
    "newcomer",
    "search:rollout=-1,simulations=3",
    "mason:simulations=8",
)
TURN_LIMIT = 15


def thought_line(thought: Thought) -> str:
    """A thought as a line: numbers to ten places, which leaves room for another compiler's rounding."""
    return json.dumps(
        json.loads(json.dumps(thought.as_dict()), parse_float=lambda text: round(float(text), 10))
    )


def main() -> None:
    """One line for the search, one for each thought."""
    print(oddville.bots.search.tree.__file__)
    for number in range(int(sys.argv[1])):
        game, rng = Game(2 + number % 3, seed=f"think {number}", turn_limit=TURN_LIMIT), random.Random(number)
        seats = [Opponent(BOTS[(number + seat) % len(BOTS)]) for seat in range(game.players)]
        while not game.is_over:
            assert game.player is not None
            thought = seats[game.player].ask(game, rng)
            print(number, thought_line(thought))
            game.play(thought.move)


if __name__ == "__main__":
    main()
