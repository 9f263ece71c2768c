"""The gate: a new network must beat the best so far, by the arena's sequential test on paired deals."""

import random
from functools import partial
from pathlib import Path
from typing import Any, Final

from oddville.bots import Budget, SearchBot
from oddville.bots.search.weights import LINEAR
from oddville.games.game import Game
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.lab.arena.arena import Contest, play
from oddville.lab.arena.matches import Match
from oddville.lab.arena.statistics import SequentialTest, anytime_rate
from oddville.lab.journal import Journal
from oddville.lab.progress import Progress
from oddville.lab.runners import Runner

CANDIDATE: Final = "candidate"
BEST: Final = "best"


def gate_contest(players: int, games: int, edition: str, seed: str) -> Contest:
    """The candidate against as many of the best as there are other seats."""
    return Contest((CANDIDATE, BEST), players, games, edition, seed, TURNS_PER_PLAYER * players)


def play_gate_game(candidate: Path, best: Path | None, simulations: int, match: Match) -> dict[str, Any]:
    """A game at equal simulations; without a best network the linear evaluation plays."""
    game = Game(len(match.bots), edition=match.edition, seed=match.deal, turn_limit=match.turn_limit)
    networks = {CANDIDATE: candidate, BEST: best}
    bots = [SearchBot(simulations=simulations, eval=LINEAR, network=networks[name]) for name in match.bots]
    rngs = [random.Random(seed) for seed in match.seeds]
    while (player := game.player) is not None:
        rng = rngs[player]
        game.push(bots[player].think(game.resample(rng), Budget(), rng).move.text)
    return {"winner": game.winner, "points": list(game.score_sheet().totals)}


def run_gate(
    contest: Contest,
    networks: tuple[Path, Path | None],
    simulations: int,
    runner: Runner,
    journal: Journal,
    progress: Progress,
) -> dict[str, Any]:
    """Play until the test decides or the games are used up; the candidate is accepted only if it is stronger."""
    test = SequentialTest(1 / contest.players)
    work = partial(play_gate_game, *networks, simulations)
    deals = play(contest, runner, journal, progress, test, work)
    rate = anytime_rate([contest.share(0, deal, journal.done) for deal in range(deals)])
    return {
        "gate_games": deals * contest.games_per_deal,
        "rate": round(rate["value"], 4),
        "low": round(rate["low"], 4),
        "high": round(rate["high"], 4),
        "accepted": test.verdict == 1,
    }
