"""Plays seeded random games and prints a hash of each; `test_compiled_equals_pure` runs it twice.

The first line is where the engine was loaded from. Run it as `python play_games.py GAMES`; it needs only `oddville`.
"""

import hashlib
import json
import random
import sys

import oddville.rules.turn
from oddville.games.editions import edition
from oddville.games.game import tables_of
from oddville.games.positions.position import position, public_view
from oddville.games.previews import previews
from oddville.games.score import score_sheet
from oddville.rules import moves
from oddville.rules.chance import chance_of_seed
from oddville.rules.legal import legal_moves
from oddville.rules.moves import MoveList
from oddville.rules.notation import move_text
from oddville.rules.setup import new_state
from oddville.rules.state import OVER, State
from oddville.rules.turn import play

TURN_LIMIT = 60
HASH_EVERY = 20


def choose_move(codes: list[int], rng: random.Random) -> int:
    """Build whenever it is possible, so that games end and cities grow; else anything, seldom a worker taken off."""
    builds = [code for code in codes if code & moves.KIND_MASK == moves.BUILD]
    if builds:
        return rng.choice(builds)
    others = [code for code in codes if code & moves.KIND_MASK != moves.RETURN]
    return rng.choice(others if rng.random() < 0.97 else codes)


def position_bytes(s: State, codes: list[int]) -> bytes:
    """A position, as it is and as it is shown, and its legal moves in their order with what each would bring."""
    seen = [repr(each) for each in previews(s, codes, [move_text(s.tables, code) for code in codes])]
    return json.dumps([position(s), public_view(s), codes, seen], sort_keys=True).encode()


def hash_of_game(number: int) -> str:
    """The hash of positions along a game, of every move and of the score."""
    rng = random.Random(number)
    s = new_state(tables_of(edition(), 2 + number % 3), chance_of_seed(f"compiled {number}"))
    s.turn_limit = TURN_LIMIT
    digest, moves, ply = hashlib.sha256(), MoveList(), 0
    while s.phase != OVER:
        legal_moves(s, moves)
        codes = moves.as_list()
        if ply % HASH_EVERY == 0:
            digest.update(position_bytes(s, codes))
        code = choose_move(codes, rng)
        digest.update(code.to_bytes(8, "big"))
        play(s, code)
        ply += 1
    digest.update(position_bytes(s, []) + json.dumps(score_sheet(s).as_dict()).encode())
    return digest.hexdigest()[:16]


def main() -> None:
    """One line for the engine, one for each game."""
    print(oddville.rules.turn.__file__)
    for number in range(int(sys.argv[1])):
        print(number, hash_of_game(number))


if __name__ == "__main__":
    main()
