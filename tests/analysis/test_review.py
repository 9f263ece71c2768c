"""Reviews: the same every time, interruptible, and never a mistake within the noise."""

import random
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from analysis.kit import QUICK, all_moments, bot_game, review_of
from oddville import Game
from oddville.analysis import (
    Decision,
    Moment,
    Review,
    ReviewSettings,
    Summary,
    continuation,
    digest,
    finish,
    moments,
)
from oddville.analysis.decisions import THRESHOLDS, certain_cost, grade_of, is_decision, judge
from oddville.analysis.review import game_at
from oddville.analysis.storage import stored_moments, stored_text
from oddville.analysis.summaries import kind_of, summary
from oddville.analysis.types import GRADES
from oddville.analysis.values import SearchValue
from oddville.games.game import stream_of
from oddville.games.records.replay import replay

GAME = bot_game("review", bot="greedy", turn_limit=8)


@pytest.fixture(scope="module")
def review() -> Review:
    return review_of(GAME)


def test_two_reviews_agree_to_the_digit(review: Review) -> None:
    assert msgspec.json.encode(review_of(GAME)) == msgspec.json.encode(review)
    other = msgspec.structs.replace(QUICK, seed="another")
    assert review_of(GAME, other).moments != review.moments


def test_an_interrupted_review_continues_with_the_same_result(review: Review) -> None:
    done = {moment.ply: moment for moment in islice(moments(GAME, QUICK), 5)}
    kept = stored_moments(stored_text("key", done.values()), "key")
    assert kept == done
    rest = {moment.ply: moment for moment in moments(GAME, QUICK, kept)}
    assert not rest.keys() & kept.keys()
    assert finish(GAME, review.players, QUICK, kept | rest) == review


def test_stored_moments_of_another_review_are_ignored() -> None:
    text = stored_text("key", all_moments(bot_game("short", turn_limit=2)).values())
    assert stored_moments(text, "other") == {}
    assert stored_moments(text[: len(text) // 2], "key") == {}


def test_the_key_names_game_and_settings() -> None:
    assert digest(GAME, QUICK) == digest(GAME.copy(), QUICK)
    other = msgspec.structs.replace(QUICK, simulations=33)
    assert len({digest(GAME, QUICK), digest(GAME, other), digest(bot_game("other"), QUICK)}) == 3


def test_the_key_changes_with_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest(GAME, QUICK)
    monkeypatch.setattr("oddville.analysis.review.built_in_text", lambda: "another network")
    assert digest(GAME, QUICK) != before


def test_a_review_survives_json(review: Review) -> None:
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_every_moment_has_its_move(review: Review) -> None:
    assert [moment.move for moment in review.moments[1:]] == [move.text for move in GAME.moves]
    assert review.moments[0].move is None
    assert [moment.player for moment in review.moments[1:]] == [each.player for each in GAME.history()]


def test_only_judged_players_are_graded(review: Review) -> None:
    assert review.decisions(0)
    assert not review.decisions(1)
    for moment in review.decisions(0):
        assert moment.decision is not None
        assert is_decision(game_at(GAME, moment.ply - 1), GAME.moves[moment.ply - 1])
    assert sum(review.grades(0).values()) == len(review.decisions(0))


def test_the_best_move_costs_nothing(review: Review) -> None:
    decisions = [moment.decision for moment in review.decisions(0) if moment.decision is not None]
    for decision in decisions:
        assert (decision.grade == "best") == (decision.played == decision.best)
        assert decision.chance_cost >= decision.certain_cost >= 0
        if decision.grade == "best":
            assert decision.chance_cost == decision.points_cost == 0
        assert decision.best_reasons


def test_grades_follow_the_certain_cost() -> None:
    assert grade_of(0.0) == grade_of(0.0199) == "good"
    assert [grade_of(cost) for cost in THRESHOLDS.values()] == list(GRADES[2:])
    assert grade_of(0.9) == "blunder"


def test_noise_is_not_a_mistake() -> None:
    """However large a cost seems, only what is beyond its noise counts."""
    assert grade_of(certain_cost(0.10, 0.05)) == "good"
    assert grade_of(certain_cost(0.10, 0.02)) == "mistake"
    assert certain_cost(-0.10, 0.01) == 0
    before, few = Game(2, seed="noise"), ReviewSettings(simulations=8)
    for _ in range(2):
        before.push(next(iter(before.legal_moves)))
    tries = [judge(before, move, few, random.Random(7)) for move in before.legal_moves]
    others = [decision for decision in tries if decision.grade != "best"]
    assert any(grade_of(each.chance_cost) != grade_of(each.certain_cost) for each in others)
    for decision in others:
        certain = certain_cost(decision.chance_cost, decision.chance_error)
        assert decision.certain_cost == pytest.approx(certain, abs=5e-6)
        assert decision.grade == grade_of(decision.certain_cost)


def test_a_wasted_win_is_a_blunder() -> None:
    """One move before the end, the bot's own move wins and taking a worker off the board does not."""
    game = bot_game("wasted", bot="greedy", turn_limit=60)
    last = max(ply for ply, move in enumerate(game.moves) if move.kind == "build")
    before = game_at(game, last)
    waste = next(move for move in before.legal_moves if move.kind in ("coins", "recover", "return"))
    decision = judge(before, waste, ReviewSettings(simulations=200), random.Random(1))
    assert decision.grade in ("mistake", "blunder")
    assert decision.certain_cost >= THRESHOLDS["mistake"]


def test_to_end_a_game_that_is_lost_by_it_is_a_blunder() -> None:
    """The last build scores more than every other move, and Bo loses by it. All that is tried first loses as well."""
    ended = replay((Path(__file__).parent / "lost_ending.odd").read_text())
    before = game_at(ended, ended.ply - 1)
    decision = judge(before, ended.moves[-1], ReviewSettings(simulations=200), random.Random(1))
    assert decision.played == "build echo-well 3,2"
    assert decision.grade == "blunder"
    assert decision.certain_cost > 0.8


def test_nobody_is_expected_to_end_a_game_that_they_lose_by_it() -> None:
    ended = replay((Path(__file__).parent / "lost_ending.odd").read_text())
    earlier = game_at(ended, ended.ply - 2).state
    chances = SearchValue(3, 100, 1).of(earlier, stream_of(random.Random(1))).chances
    assert chances[1] > 0.5


def test_turning_points_are_the_largest_changes(review: Review) -> None:
    changes = {
        after.ply: max(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True))
        for before, after in zip(review.moments, review.moments[1:], strict=False)
    }
    largest = sorted(changes.values())[-3:]
    assert sorted(changes[point.ply] for point in review.turning_points) == largest
    assert [point.ply for point in review.turning_points] == sorted(p.ply for p in review.turning_points)


def test_play_on_from_a_turning_point(review: Review) -> None:
    point = next(point for point in review.turning_points if point.ply < GAME.ply)
    game = Game.from_position(point.position)
    assert game.view() == game_at(GAME, point.ply).view()
    there = continuation(GAME, point.ply, random.Random(1))
    assert there.view() == game.view()
    assert there.position() != game.position(), "the unseen cards are dealt anew"
    there.play(next(iter(there.legal_moves)))


def test_a_running_game_is_reviewed_up_to_now() -> None:
    running = game_at(bot_game("running", turn_limit=100), 3)
    found = review_of(running)
    assert not found.is_over
    assert len(found.moments) == 4
    assert 0 < found.accounts[0].result < 1


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        ("coins 1", "cheat", "power"),
        ("return wood/2", "end", "power"),
        ("decline", "build inn 1,0", "reaction"),
        ("build inn 1,0", "build inn 0,1", "placement"),
        ("build inn 1,0", "build mill 1,0", "build"),
        ("coins 2", "build inn 1,0", "build"),
        ("coins 2", "coins 1", "worker"),
        ("resource 3 wood", "resource 2 wood", "worker"),
        ("building 3 1", "building 4 1", "worker"),
        ("building 3 1", "building 3 2", "building"),
        ("discard inn", "discard mill", "building"),
        ("resource 3 wood", "resource 3 clay", "resource"),
        ("choose wood", "choose clay", "resource"),
        ("done", "resource wood", "resource"),
        ("done", "bonus 1,0 wood", "bonus"),
        ("bonus 1,0 clay", "bonus 1,0 wood", "bonus"),
        ("coins 1", "recover", "action"),
        ("building 3 1", "resource 3 wood", "action"),
    ],
)
def test_kinds_of_mistakes(played: str, best: str, kind: str) -> None:
    assert kind_of(decision(played, best, "mistake")) == kind


def test_a_summary_counts_grades_and_the_kinds_of_mistakes() -> None:
    grades = ("good", "doubtful", "blunder")
    found = [
        Moment(ply, 1, ply % 2, "coins 1", (), (), (), decision=decision("coins 1", "coins 2", grade))
        for ply, grade in enumerate(grades * 2)
    ]
    assert summary(found, 0) == Summary(
        0, {"best": 0, "good": 1, "doubtful": 1, "mistake": 0, "blunder": 1}, {"worker": 2}
    )


def decision(played: str, best: str, grade: str) -> Decision:
    return Decision(played, best, grade, 0.1, 0.01, 0.05, 1.0, 0.1, (), ())
