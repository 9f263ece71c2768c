"""For planners: chance nodes, with the right probabilities, and a small game solved exactly."""

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from envs.walks import walk
from oddville import Game
from oddville.envs import Planning
from oddville.envs.observation import observation_of
from oddville.envs.planning import CARD, FIRST_PLAYER, PILE_TOP, RESHUFFLE
from oddville.games.errors import OddVilleError
from oddville.games.positions.position import position
from oddville.lab.solver.solver import Solver
from oddville.rules.hidden import unseen_cards


def random_game(players: int, seed: int, met: Counter[str], edition: str = "micro") -> Planning:
    """A random game through chance nodes."""
    game, rng = Planning(players, edition=edition, turn_limit=60), random.Random(seed)
    while not game.is_over:
        if game.is_chance:
            assert game.chance_node is not None
            assert game.legal_actions() == []
            assert game.player is None
            outcomes = game.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert game.chance_node.kind in game.outcome_text(outcomes[0][0])
            met[game.chance_node.kind] += 1
            game.apply_chance(rng.choice(outcomes)[0])
        else:
            legal = game.legal_actions()
            builds = [action for action in legal if 53 <= action < 349]
            game.apply(rng.choice(builds or legal))
    return game


def test_random_games_meet_every_kind_of_chance() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        game = random_game(2 + seed % 3, seed, met, "reconstruction")
        assert sum(game.returns()) == pytest.approx(0)
        cards = position(game.state)
        places = cards["row"] + cards["deck"] + [card for _, card, _ in cards["city"][1:]]
        for player in cards["players"]:
            places += player["coins"] + player["buildings"]
        assert sorted(places) == sorted(game.tables.card_ids[:-1]), "no card is lost or doubled"
    assert set(met) == {FIRST_PLAYER, PILE_TOP, CARD, RESHUFFLE}


def test_every_outcome_of_a_reshuffle_is_another_one() -> None:
    """CHAR-1: who takes the first character of the new pile, and which one then lies open, is for chance to say."""
    met = 0
    for seed in range(60):
        game, rng = Planning(3 + seed % 2, turn_limit=100), random.Random(seed)
        while not game.is_over:
            if game.chance_node is not None and game.chance_node.kind == RESHUFFLE:
                met += 1
                outcomes = [outcome for outcome, _ in game.chance_outcomes()]
                assert len(outcomes) == {3: 2, 4: 6}[game.tables.players]
                after = [_with(game, outcome, "chance") for outcome in outcomes]
                assert len({bytes(observation_of(each.state, 0)) for each in after}) == len(outcomes)
            if game.is_chance:
                game.apply_chance(rng.choice(game.chance_outcomes())[0])
            else:
                legal = game.legal_actions()
                game.apply(rng.choice([action for action in legal if 53 <= action < 349] or legal))
    assert met >= 3


def test_the_deal_asks_for_what_is_seen_and_no_more() -> None:
    game, nodes = Planning(3), []
    while game.is_chance:
        assert game.chance_node is not None
        nodes.append((game.chance_node.kind, len(game.chance_node.outcomes)))
        game.apply_chance(game.chance_node.outcomes[-1])
    assert nodes == [(FIRST_PLAYER, 3), *[(PILE_TOP, 3)] * 4, *[(CARD, 64 - i) for i in range(6)]]
    assert game.state.first_player == 2
    assert [game.tables.card_ids[card] for card in game.state.row] == list(game.tables.card_ids[63:57:-1])


def test_chance_never_looks_at_how_hidden_things_lie() -> None:
    """Where chance is nodes, and what it may answer, is the same however the unseen cards lie; so is what follows."""
    rng = random.Random(3)
    for seed in range(6):
        for ply, game in enumerate(walk(2 + seed % 3, seed)):
            if game.is_over or ply % 3:
                continue
            one, other = Planning.of(game, rng), Planning.of(game, rng)
            for action in one.legal_actions():
                here, there = one.copy(), other.copy()
                here.apply(action)
                there.apply(action)
                assert here.chance_outcomes() == there.chance_outcomes()
                if here.is_chance:
                    outcome = rng.choice(here.chance_outcomes())[0]
                    here.apply_chance(outcome)
                    there.apply_chance(outcome)
                assert bytes(observation_of(here.state, 0)) == bytes(observation_of(there.state, 0))


def test_outcomes_come_as_often_as_they_are_likely() -> None:
    """Dealing anew and playing on gives each outcome of chance about equally often."""
    rng = random.Random(4)
    game = Game(2, seed="likely")
    game.push("choose wood")
    game.push("choose clay")
    start = Planning.of(game, rng)
    action = next(a for a in start.legal_actions() if start.text_of(a) == "building 4 1")
    drawn = Counter(_after(start.resample(rng), action) for _ in range(5800))
    start.apply(action)
    assert {card for card, _ in start.chance_outcomes()} == set(drawn)
    assert max(abs(count - 100) for count in drawn.values()) < 50


def _after(game: Planning, action: int) -> int:
    game.play(action)
    return int(game.state.row[5])


def test_what_chance_decides_comes_to_light() -> None:
    rng = random.Random(5)
    game = Game(2, seed="light")
    game.push("choose wood")
    game.push("choose clay")
    start = Planning.of(game, rng)
    start.apply(next(a for a in start.legal_actions() if start.text_of(a) == "building 4 1"))
    for card, _ in start.chance_outcomes():
        after = start.copy()
        after.apply_chance(card)
        assert after.state.row[5] == card
        assert card not in list(unseen_cards(after.state))


def test_wrong_calls_are_refused() -> None:
    game = Planning(2)
    with pytest.raises(OddVilleError, match="action 0 is not legal"):
        game.apply(0)
    with pytest.raises(OddVilleError, match="7 is not one of"):
        game.apply_chance(7)
    with pytest.raises(OddVilleError, match="chance must be resolved first"):
        game.resample(random.Random(0))
    with pytest.raises(OddVilleError, match="chance must be resolved first"):
        _ = game.state
    game = Planning.of(Game(2, seed="x"), random.Random(0))
    with pytest.raises(OddVilleError, match="not one of the chance outcomes"):
        game.apply_chance(0)


# A small game solved exactly

TURNS = 4


def plainly(game: Planning) -> float:
    """Expectiminimax without memory and without calling any cards alike."""
    if game.is_over:
        return game.returns()[0]
    if game.is_chance:
        return sum(
            chance * plainly(_with(game, outcome, "chance")) for outcome, chance in game.chance_outcomes()
        )
    values = [plainly(_with(game, action, "action")) for action in game.legal_actions()]
    return max(values) if game.player == 0 else min(values)


def _with(game: Planning, step: int, what: str) -> Planning:
    after = game.copy()
    (after.apply if what == "action" else after.apply_chance)(step)
    return after


@cache
def nano(seed: int) -> Planning:
    """A game of `nano` in which each has taken a building, with two turns to go."""
    game = Game(2, edition="nano", seed=f"nano {seed}", turn_limit=TURNS)
    for move in ("choose wood", "choose clay", "building 4 1", "building 4 1"):
        game.push(move)
    return Planning.of(game, random.Random(seed), reward="points")


@pytest.mark.parametrize(("seed", "right"), [(0, 2.0), (1, 0.0), (2, -2.0)])
def test_a_small_game_is_solved_exactly(seed: int, right: float) -> None:
    start = nano(seed)
    last = start.copy()
    while last.state.turn < TURNS:
        last.apply(last.legal_actions()[0])
        while last.is_chance:
            last.apply_chance(last.chance_outcomes()[0][0])
    assert Solver(last).value(last) == pytest.approx(plainly(last))
    solver = Solver(start)
    value = solver.value(start)
    assert solver.positions > 10
    assert value == pytest.approx(right)
    # best play on both sides reaches that value on average
    rng, total, games = random.Random(1), 0.0, 60
    for _ in range(games):
        game = start.copy()
        while not game.is_over:
            if game.is_chance:
                game.apply_chance(rng.choice(game.chance_outcomes())[0])
                continue
            game.apply(rng.choice(solver.best_actions(game)))
        total += game.returns()[0]
    assert total / games == pytest.approx(value, abs=1.0)


def test_what_a_player_sees_before_the_deal_is_nothing() -> None:
    assert not np.any(Planning(2).observation(0))
