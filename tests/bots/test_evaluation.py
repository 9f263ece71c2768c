"""Evaluation, rollout policy, shallow policy and turn planner."""

import math
import random
from collections.abc import Iterator

import pytest

from oddville import Game
from oddville.bots.search.evaluation import POINT_UTILITY, Evaluation
from oddville.bots.search.policy import WIN_POINTS, ShallowPolicy, TurnPlanner, candidate_moves, points_after
from oddville.bots.search.rollout_policy import RolloutPolicy
from oddville.bots.search.weights import evaluation_for
from oddville.cards.vocabulary import RESOURCES
from oddville.games.game import tables_of
from oddville.rules.chance import Stream, chance_of_seed
from oddville.rules.legal import is_legal, purposeful_moves
from oddville.rules.moves import CHEAT, MoveList
from oddville.rules.setup import new_state
from oddville.rules.state import NOBODY, OVER, State
from oddville.rules.turn import play
from properties.playing import EDITION, PLAYERS, play_on, rich_position
from table import Table, edition_with, game_in


def positions() -> Iterator[Game]:
    """Games that are still going on, at all stages."""
    for luck in range(30):
        rng = random.Random(luck)
        game = Game.from_position(rich_position(PLAYERS[luck % 3], rng, full=luck % 2 == 0))
        yield play_on(game, 3 * luck, "building", rng)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_finished_game_is_weighed_exactly(players: int) -> None:
    """SCORE: the winner has all the chance, points are those of the score sheet; a tie is broken as the rules do."""
    evaluation, ties = evaluation_for(players), 0
    for luck in range(40):
        rng = random.Random(luck)
        limit = 1 + luck % 3 if luck % 2 else 40
        game = play_on(Game(players, seed=f"over {luck}", turn_limit=limit), 9999, "building", rng)
        totals = game.score_sheet().totals
        evaluation.evaluate(game.state)
        assert [evaluation.points[player] for player in range(players)] == list(totals)
        chances = [evaluation.chances[player] for player in range(players)]
        assert chances == [float(player == game.winner) for player in range(players)]
        ties += sorted(totals)[-1] == sorted(totals)[-2]
    assert ties > 3


def test_a_running_game_is_weighed_with_chances_and_points() -> None:
    """Chances are 1 together and follow the points; what a player wants is the chance and a little for points."""
    for game in positions():
        if game.is_over:
            continue
        evaluation, players = evaluation_for(game.players), range(game.players)
        evaluation.evaluate(game.state)
        chances = [evaluation.chances[player] for player in players]
        points = [evaluation.points[player] for player in players]
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert min(chances) > 0
        assert all(map(math.isfinite, points))
        assert sorted(players, key=chances.__getitem__) == sorted(players, key=points.__getitem__)
        mean = sum(points) / len(points)
        for player in players:
            wanted = chances[player] + POINT_UTILITY * (points[player] - mean)
            assert evaluation.utilities[player] == pytest.approx(wanted, abs=1e-9)


def test_weighing_changes_nothing() -> None:
    for game in positions():
        before = game.position()
        evaluation_for(game.players).evaluate(game.state)
        assert game.position() == before


def test_more_is_better() -> None:
    """A building in the city, or a coin, more than before: more points to expect."""
    plain = Table().game().state
    evaluation = evaluation_for(2)
    for better in (Table().street(0, 1), Table().coins(0, 1)):
        assert evaluation.expected_points(better.game().state, 0) > evaluation.expected_points(plain, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rollout_policy_plays_whole_games(players: int) -> None:
    """By legal moves, to an end by workers (END-1), mostly in no more turns than thinkers need."""
    turns = []
    for luck in range(6):
        state = new_state(tables_of(EDITION, players), chance_of_seed(f"rollout {luck}"))
        state.turn_limit = 400
        stream, moves = Stream(luck, 2, 3, 4), MoveList()
        while state.phase != OVER:
            move = RolloutPolicy().move(state, stream, moves)
            assert is_legal(state, move)
            play(state, move)
        turns.append(int(state.turn))
        assert state.triggered_by != NOBODY
    assert sorted(turns)[3] < 40 * players


def test_the_rollout_policy_keeps_what_the_main_action_may_need() -> None:
    """TURN-2: a bonus may need the worker, and a second resource the coin; these powers can wait."""
    printed = edition_with({"w-1": {"bonus": "double"}})
    table = Table(4, printed).holds(0, "cheater", "traveller", "seignior").coins(0, 2)
    bonus = table.buildings(0, "w-1").workers(0, wood=[0], clay=[0]).game("build w-1 1,0")
    second = table.game("resource 4 stone")
    for game, waiting in ((bonus, {"cheat", "travel clay"}), (second, {"cheat"})):
        assert waiting <= {move.text for move in game.legal_moves}
        for luck in range(20):
            code = RolloutPolicy().move(game.state, Stream(luck, 2, 3, 4), MoveList())
            assert game.move_of(code).text not in waiting


def shallow_move(game: Game, care: int) -> int:
    """The move of the shallow policy with the same random stream each time."""
    return ShallowPolicy(evaluation_for(game.players), care).move(game.state, Stream(1, 2, 3, 4), MoveList())


def test_the_shallow_policy_takes_the_best_of_the_rollout_policys_favourites() -> None:
    """With one move or none to evaluate it is the rollout policy's own choice; with all, the best one."""
    differ = 0
    for game in positions():
        if game.is_over:
            continue
        moves, evaluation = MoveList(), evaluation_for(game.players)
        purposeful_moves(game.state, moves)
        values = {code: points_after(game.state, code, evaluation) for code in moves.as_list()}
        rollout_move = RolloutPolicy().move(game.state, Stream(1, 2, 3, 4), MoveList())
        assert shallow_move(game, 0) == shallow_move(game, 1) == rollout_move
        assert values[shallow_move(game, 1000)] == max(values.values())
        assert values[rollout_move] <= values[shallow_move(game, 4)] <= max(values.values())
        differ += values[rollout_move] < values[shallow_move(game, 4)]
    assert differ > 5


def best_end(state: State, player: int, turn: int, evaluation: Evaluation) -> float:
    """What the rest of the turn brings at best, found by playing it out in every way."""
    if state.player != player or state.turn != turn or state.phase == OVER:
        evaluation.evaluate(state)
        return evaluation.utilities[player] * WIN_POINTS
    moves = MoveList()
    candidate_moves(state, moves)
    return max(value_of(state, code, player, turn, evaluation) for code in moves.as_list())


def value_of(state: State, code: int, player: int, turn: int, evaluation: Evaluation) -> float:
    after = state.copy()
    play(after, code)
    if code == CHEAT:
        evaluation.evaluate(after)
        return evaluation.utilities[player] * WIN_POINTS
    return best_end(after, player, turn, evaluation)


@pytest.mark.parametrize("phase", ["turn", "second resource", "discard", "bonus", "reaction", "close"])
def test_a_plan_finds_the_best_end_of_the_turn(phase: str) -> None:
    """For each move the best of all continuations, tried one by one."""
    game = game_in(phase)
    moves, evaluation = MoveList(), evaluation_for(game.players)
    candidate_moves(game.state, moves)
    values = TurnPlanner(evaluation).evaluate(game.state, moves)
    assert game.player is not None
    for place, code in enumerate(moves.as_list()):
        wanted = value_of(game.state, code, game.player, game.turn, evaluation)
        assert values[place] == pytest.approx(wanted, abs=1e-9), game.move_of(code).text


def chain(**printed: object) -> Game:
    """Player 0 may build a card with a bonus of any resource and a guild whose character waits, or as printed."""
    on_card = {"bonus": "any", "guild": "bells"} | printed
    edition = edition_with({"w-1": on_card, "e-1": {"cost": ("stone",)}})
    table = Table(edition=edition).pile("bells", "ghost").buildings(0, "w-1", "e-1")
    return table.workers(0, wood=[0]).game()


def planned(game: Game, text: str) -> float:
    """What a plan makes of a move."""
    moves = MoveList()
    candidate_moves(game.state, moves)
    values = TurnPlanner(evaluation_for(game.players)).evaluate(game.state, moves)
    return values[moves.as_list().index(game.parse(text).code)]


def test_a_plan_sees_a_build_its_bonus_and_a_character() -> None:
    """The worth of building is that of the position when all three have come, the bonus chosen well."""
    build, worth, evaluation = "build w-1 1,0", {}, evaluation_for(2)
    for resource in RESOURCES:
        game = chain()
        game.play(build)
        game.play(f"bonus 1,0 {resource}")
        assert game.player == 1
        assert game.position()["players"][0]["characters"] == ["ghost"]
        evaluation.evaluate(game.state)
        worth[resource] = evaluation.utilities[0] * WIN_POINTS
    assert planned(chain(), build) == pytest.approx(max(worth.values()), abs=1e-9)
    assert max(worth, key=worth.__getitem__) == "stone"  # what the other building costs
    assert (
        planned(chain(), build)
        > planned(chain(guild=None), build)
        > planned(chain(guild=None, bonus="wood"), build)
    )
