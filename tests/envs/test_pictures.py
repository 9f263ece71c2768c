"""Pictures of towns: `rgb_array` of the environments, and a game in a notebook."""

import dataclasses
import random
import sys
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers import RenderCollection

from envs.walks import walk
from oddville import Game
from oddville.envs import SingleEnv, aec_env
from oddville.envs.rendering import render_picture
from oddville.games import editions
from oddville.games.errors import MissingExtra

SHAPE = (420, 800, 3)


def test_every_step_of_an_episode_can_be_filmed() -> None:
    env = gymnasium.make("oddville.envs:OddVille-v2", render_mode="rgb_array", edition="nano", turn_limit=4)
    film: Any = RenderCollection(env)
    film.reset(seed=3)
    ended = False
    while not ended:
        ended = film.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))[2]  # type: ignore[attr-defined]
    frames = film.render()
    assert len(frames) > 2
    assert {(frame.shape, frame.dtype.name) for frame in frames} == {(SHAPE, "uint8")}


def test_a_building_changes_the_picture_and_hidden_cards_do_not() -> None:
    """INFO-1: what nobody has seen leaves no trace."""
    games = [game.copy() for game in walk(2, 3, turns=30)]
    first, last = games[0], games[-1]
    other = last.resample(random.Random(7))
    assert other.position() != last.position()
    assert not np.array_equal(render_picture(first.state), render_picture(last.state))
    assert np.array_equal(render_picture(other.state), render_picture(last.state))


def test_pettingzoo_renders_the_same_picture() -> None:
    env, single = aec_env(render_mode="rgb_array"), SingleEnv(render_mode="rgb_array", seat=0)
    env.reset(seed=1)
    single.reset(seed=1)
    assert single.game is not None
    assert env.render().shape == SHAPE
    assert np.array_equal(render_picture(Game(2, seed="1 0 0").state), env.render())


def test_the_mode_needs_no_renderer_before_the_first_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stable-Baselines3 asks for `rgb_array` of every environment, and seldom for a picture."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = SingleEnv(render_mode="rgb_array")
    env.reset(seed=1)
    with pytest.raises(MissingExtra, match=r"pip install 'oddville\[envs\]'"):
        env.render()


def test_a_notebook_shows_a_game_as_a_picture() -> None:
    game = Game(3, seed="market day")
    svg = ElementTree.fromstring(game._repr_svg_())
    assert svg.tag.endswith("svg")
    assert svg.get("viewBox") == "0 0 1200 630"


def test_cards_of_an_own_edition_show_their_streets() -> None:
    """They may bear the names of ours and look different."""
    ours = editions.edition("micro")
    own = dataclasses.replace(ours, name="own", hash="another")
    picture = Game(2, edition=own, seed="a")._repr_svg_()
    ElementTree.fromstring(picture)
    assert picture != Game(2, edition=ours, seed="a")._repr_svg_()
