"""Every bot that comes with the game answers with a legal move: in whole games, and in every phase."""

import random
from typing import Final

import pytest

from bots.kit import IS_COMPILED
from oddville import Game
from oddville.bots import LEVELS, Budget, Level, Opponent, bot_names, think
from oddville.bots.search.search_bot import FORCED_SIMULATIONS
from properties.playing import PLAYERS, rich_position
from table import game_in

PHASES: Final = ("set-up", "turn", "second resource", "discard", "bonus", "reaction", "close")
PLAYED: Final = {
    "random": "random",
    "greedy": "greedy",
    "search": "search:simulations=10",
    "by chance": "search:rollout=-1,simulations=3",
    "newcomer": "newcomer",
    "apprentice": "apprentice",
}
"""Bots that play whole games here, by what a test calls them."""
GAMES: Final = 12 if IS_COMPILED else 3
SLOWNESS: Final = 1 if IS_COMPILED else 50


def played_through(game: Game, spec: str) -> set[str]:
    """Let a bot of its own in each seat play the game; the phases in which they chose."""
    rng, met = random.Random(spec), set()
    seats = [Opponent(spec) for _ in range(game.players)]
    while not game.is_over:
        assert game.player is not None
        met.add(game.phase)
        game.play(seats[game.player].ask(game, rng).move)
    return met


def with_turn_limit(game: Game) -> Game:
    """The same position with a few turns to go."""
    position = game.position() | {"turn_limit": game.turn + 4}
    return Game.from_position(position, edition=game.edition, seed="limited")


@pytest.mark.parametrize("spec", PLAYED.values(), ids=list(PLAYED))
def test_whole_games_are_played_by_the_rules(spec: str) -> None:
    """From the deal, rich positions and every phase, to the end or a limit: `ask` and `play` refuse what is illegal."""
    met: set[str] = set()
    for number in range(GAMES):
        players = PLAYERS[number % 3]
        met |= played_through(Game(players, seed=f"whole {number}", turn_limit=12 * players), spec)
    for number in range(GAMES):
        rng, is_full = random.Random(number), number % 2 == 0
        position = rich_position(PLAYERS[number % 3], rng, turn_limit=5, full=is_full, powers=not is_full)
        met |= played_through(Game.from_position(position, seed=spec), spec)
    for phase in PHASES:
        met |= played_through(with_turn_limit(game_in(phase)), spec)
    assert met == set(PHASES)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_of_a_search_come_to_an_end(players: int) -> None:
    """END-1: who thinks a little brings six workers into the city, long before any limit."""
    game = Game(players, seed="to the end", turn_limit=200)
    played_through(game, "search:simulations=12")
    assert game.turn < 150


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_answers_in_every_phase(name: str, phase: str) -> None:
    """Also the slow levels, with fewer simulations than they would make."""
    game = game_in(phase)
    before = game.position()
    thought = think(name, game, random.Random(phase), Budget(simulations=12))
    assert thought.move in game.legal_moves
    assert game.position() == before


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_a_level_thinks_as_much_as_it_says(level: Level) -> None:
    """Its own simulations where it sees a choice, fewer where it sees none; the slowest only if they are compiled."""
    simulations: list[int] = []
    game, rng = Game(2, seed="levels"), random.Random(3)
    with Opponent(level.name) as seat:
        while len(simulations) < 8 and sum(simulations) < 6000 / SLOWNESS:
            thought = seat.ask(game, rng)
            simulations.append(thought.simulations)
            game.play(thought.move)
    assert max(simulations) == level.simulations
    assert set(simulations) <= {level.simulations, FORCED_SIMULATIONS}
