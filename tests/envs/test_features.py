"""Observations for networks: features of cards, planes, and the places of `build` actions."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.walks import positions
from oddville import edition
from oddville.envs import Features, SingleEnv, VectorGames, aec_env, build_places, pieces, planes
from oddville.envs.actions import BUILD_AT, legal_actions, move_of
from oddville.envs.features import CITY_FEATURES, DECK_CARDS
from oddville.envs.layout import CARD, MAX_CITY_CARDS
from oddville.envs.observation import observation_of
from oddville.envs.reading import PLANES
from oddville.games.positions.position import public_view
from oddville.rules import moves
from oddville.rules.state import OVER, State

BUILDS = 120


def seen(states: list[State], seat: int = 0) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.stack([np.array(observation_of(s, seat), dtype=np.uint8) for s in states])


def test_a_card_of_the_city_is_described_by_what_is_printed_on_it() -> None:
    states = list(positions(range(4), every=20))
    features, printed = Features(), {card.id: card for card in edition().cards}
    rows = features(seen(states))
    assert rows.shape == (len(states), features.size)
    assert rows.dtype == np.float32
    city = rows[:, features.pieces["city"]].reshape(len(states), MAX_CITY_CARDS, len(CITY_FEATURES))
    for s, drawn in zip(states, city, strict=True):
        cards = public_view(s)["city"]
        for place, (_, name, owner) in enumerate(cards):
            each = dict(zip(CITY_FEATURES, drawn[place].tolist(), strict=True))
            assert (each["card"], each["main-square"]) == (1, name not in printed)
            assert sum(each[f"owner-{seat}"] for seat in range(4)) == (owner is not None)
            if name in printed:
                card = printed[name]
                assert each["base"] == pytest.approx(card.base / 9)
                assert each["cost-wood"] == pytest.approx(card.cost.count("wood") / 3)
                assert each[f"formula-{card.formula}"] == 1
                assert [
                    side for side in ("north", "east", "south", "west") if each[f"street-{side}"]
                ] == list(card.streets)
        assert not drawn[len(cards) :].any()


def test_features_are_small_and_those_of_one_are_those_of_many() -> None:
    states = list(positions(range(6), every=10))
    features = Features()
    many = features(seen(states))
    assert many.min() == 0
    assert many.max() <= 4
    assert np.allclose(features(seen(states)[3]), many[3])
    again = pickle.loads(pickle.dumps(features))
    assert np.array_equal(again(seen(states)), many)


def test_unseen_cards_are_a_mean_and_the_next_of_the_deck_are_described() -> None:
    features = Features()
    unknown = np.zeros(2354, dtype=np.uint8)
    row = features(unknown)
    cards = edition().cards
    unseen = dict(zip(CARD, row[features.pieces["unseen"]].tolist(), strict=True))
    assert unseen["base"] == pytest.approx(sum(card.base for card in cards) / len(cards) / 9, rel=1e-5)
    known = unknown.copy()
    known[2296] = 1
    deck = features(known)[features.pieces["known_deck"]].reshape(DECK_CARDS, len(CARD))
    assert deck[0].any()
    assert not deck[1:].any()


@pytest.mark.parametrize("make", [SingleEnv, aec_env])
def test_environments_give_features_on_request(make: Any) -> None:
    env = make(edition="micro", features=True)
    env.reset(seed=1)
    first = env.possible_agents[0] if hasattr(env, "possible_agents") else None
    space = env.observation_space(first) if first else env.observation_space
    shown = env.observe(first) if first else env.reset(seed=1)[0]
    assert space.contains(shown)
    assert shown["observation"].shape == (Features("micro").size,)


def test_gymnasiums_check_passes_with_features_and_purposeful_masks() -> None:
    env = SingleEnv(edition="micro", features=True, purposeful=True)
    check_env(env, skip_render_check=True)
    shown, _ = env.reset(seed=1)
    other = copy.deepcopy(env)
    action = np.flatnonzero(shown["action_mask"])[0]
    assert np.array_equal(other.step(action)[0]["observation"], env.step(action)[0]["observation"])


def test_a_batch_gives_features_on_request() -> None:
    games = VectorGames(3, edition="micro", features=True, purposeful=True, turn_limit=2)
    shown, _ = games.reset(seed=1)
    assert games.observation_space.contains(shown)
    features, numbers = Features("micro"), games.games.observations
    assert np.array_equal(shown["observation"], features(numbers))
    while True:
        _, _, terminated, _, info = games.step(games.games.random_actions)
        if terminated.any():
            last = info["final_obs"][int(np.flatnonzero(terminated)[0])]
            assert games.single_observation_space.contains(last)
            return


def test_planes_show_costs_and_base_points() -> None:
    (s,) = list(positions([3], every=1000))[-1:]
    drawn, printed = planes(seen([s])[0]), {card.id: card for card in edition().cards}
    left = int(pieces(seen([s])[0])["city"][0][1])
    for (x, y), name, _ in public_view(s)["city"]:
        if name in printed:
            assert drawn[PLANES.index("base"), y, x + left] == printed[name].base
            assert drawn[PLANES.index("cost-clay"), y, x + left] == printed[name].cost.count("clay")
    small = planes(seen([s])[0], grid=(6, 9))
    assert np.array_equal(small, drawn[:, :6, :9])


def test_build_places_gather_the_cells_of_the_actions() -> None:
    rows, columns = 16, 20
    built = 0
    for s in positions(range(8), every=3):
        if s.phase == OVER:
            continue
        shown = seen([s], int(s.player))[0]
        places, left = build_places(shown, (rows, columns)), int(pieces(shown)["city"][0][1])
        assert places.shape == (BUILDS,)
        for action in legal_actions(s):
            if BUILD_AT <= action < BUILD_AT + BUILDS:
                cell = moves.cell_of(move_of(s, action))
                place = int(places[action - BUILD_AT])
                building, rest = divmod(place, rows * columns)
                assert divmod(rest, columns) == (moves.row_of(cell), moves.column_of(cell) + left)
                assert building == (action - BUILD_AT) // 60
                built += 1
    assert built > 50
