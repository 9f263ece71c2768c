"""Steps batches of games and prints a hash of all arrays now and then; `test_compiled_steps` runs it twice.

The first line is where the loop was loaded from. Run it as `python step_games.py STEPS`; it needs only `oddville`.
"""

import hashlib
import sys

import oddville.envs.batch
from oddville.envs.batch import Batch
from oddville.envs.opponent_specs import opponent_of
from oddville.games.editions import edition
from oddville.games.game import tables_of

EVERY = 20


def main() -> None:
    """One line for the loop, one for each twenty steps of each batch."""
    print(oddville.envs.batch.__file__)
    for players in (2, 3, 4):
        for opponents in ((), ("random",), ("rollout",), ("greedy", "search:simulations=2")):
            playing = [opponent_of(spec, players) for spec in opponents]
            batch = Batch(
                tables_of(edition(), players),
                4,
                20,
                players == 3,
                players - 2,
                playing,
                -1,
                True,
                players == 4,
            )
            batch.reset(f"steps {players}", [f"steps {players} {game}" for game in range(4)], [0, 1, 2, 3])
            digest = hashlib.sha256()
            for step in range(int(sys.argv[1])):
                batch.step([int(action) for action in batch.random])
                for array in (
                    batch.observations,
                    batch.masks,
                    batch.rewards,
                    batch.at_turn_limit,
                    batch.players,
                ):
                    digest.update(memoryview(array))
                if step % EVERY == 0:
                    print(players, opponents, step, digest.hexdigest()[:16])


if __name__ == "__main__":
    main()
