#!/usr/bin/env python3
"""A bot in one file that knows nothing but the engine protocol: it builds when it can, else it trusts to chance."""

import json
import random
import sys


def choose(moves: list[str], rng: random.Random) -> str:
    """Any build; else any move that does not merely take a worker off the board."""
    builds = [move for move in moves if move.startswith("build ")]
    others = [move for move in moves if not move.startswith("return ")]
    return rng.choice(builds or others or moves)


for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"], "ok": True}
    if request["do"] == "think":
        answer["move"] = choose(request["moves"], random.Random(request["seed"]))
    print(json.dumps(answer), flush=True)
