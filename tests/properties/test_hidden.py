"""No output depends on hidden cards, and resampling them is fair (INFO)."""

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville import Game, record_of
from oddville.bots import Budget, SearchBot, think
from oddville.cards.vocabulary import CHARACTERS, GUILDS
from oddville.games.types import Position
from properties.drawing import Recipe, recipes
from properties.playing import CARDS, PLAYERS, PRINTED, play_on, rich_position, texts
from properties.twins import twin

LUCK = st.integers(0, 999)
REFUSED = (
    "end",
    "done",
    "cheat",
    "recover",
    "travel wood",
    "discard turnip-auction",
    "build turnip-auction 0,1",
)
DRAWS = 4000
BOTS = (
    "random",
    "greedy",
    "search:plan_turn=0,simulations=8",
    "search:rollout=-1,plan_turn=0,simulations=2",
    "newcomer",
)
"""Plans take long in rich positions where the rules are not compiled; those of `greedy` must do."""


def public(game: Game) -> str:
    """All public output for a position, as the bytes that would be sent."""
    refusals = [[tuple(refusal) for refusal in game.refusals(move)] for move in REFUSED]
    return json.dumps([game.view(), texts(game), refusals, game.score_sheet().as_dict()])


def hidden_cards(d: Mapping[str, Any]) -> Counter[str]:
    """The cards that nobody has seen."""
    lying = [*d["deck"], *(card for player in d["players"] for card in player["coins"])]
    return Counter(card for card in lying if card not in d["seen"])


def lying_characters(d: Mapping[str, Any], guild: str) -> Counter[str]:
    """A guild's characters in its pile and out of the game."""
    return Counter(d["piles"][guild]) + Counter(c for c in d["removed"] if c in PRINTED["guilds"][guild])


def test_the_refused_moves_are_moves() -> None:
    """The sample of refusals speaks of cards that exist."""
    assert "turnip-auction" in CARDS


@given(recipes(), LUCK)
def test_events_do_not_depend_on_what_is_hidden(recipe: Recipe, luck: int) -> None:
    """INFO-1, INFO-2, INFO-3: unseen cards, covered and removed characters and future reshuffles change no byte."""
    game = recipe.game()
    assert public(twin(game, random.Random(luck))) == public(game)


@given(recipes(starts=("deal",)), LUCK)
def test_nor_do_past_events(recipe: Recipe, luck: int) -> None:
    """INFO-2: the record without seed and all events of a game are the same for its twin."""
    game = recipe.game()
    other = twin(game, random.Random(luck))
    assert str(record_of(other, hidden=True)) == str(record_of(game, hidden=True))
    history = [[event.as_dict() for event in events] for events in game.events]
    assert json.dumps([[event.as_dict() for event in events] for events in other.events]) == json.dumps(
        history
    )


@given(recipes())
def test_the_view_names_nothing_hidden(recipe: Recipe) -> None:
    """LIMIT-4, INFO-1: no unseen card, no covered or removed character, no seed stands in the view."""
    game = recipe.game()
    d, view = game.position(), game.view()
    sent = json.dumps(
        {key: value for key, value in view.items() if key != "builder"}
    )  # a key, and a character
    assert not [card for card in hidden_cards(d) if f'"{card}"' in sent]
    open_characters = {pile[0] for pile in d["piles"].values() if pile}
    open_characters.update(character for player in d["players"] for character in player["characters"])
    assert {character for character in CHARACTERS if f'"{character}"' in sent} == open_characters
    assert set(d) - set(view) == {"removed"}
    assert set(view) <= set(d)
    assert [view["piles"][guild]["count"] for guild in GUILDS] == [len(d["piles"][guild]) for guild in GUILDS]


@given(recipes(), LUCK)
def test_resampling_keeps_what_is_known(recipe: Recipe, luck: int) -> None:
    """INFO-2, INFO-3: same view and moves, the same cards and characters hidden; the game itself stays as it is."""
    game = recipe.game()
    before, view = game.position(), public(game)
    other = game.resample(random.Random(luck))
    assert public(other) == view == public(game)
    assert game.position() == before
    after = other.position()
    assert hidden_cards(after) == hidden_cards(before)
    for guild in GUILDS:
        assert lying_characters(after, guild) == lying_characters(before, guild)
    assert Game.from_position(after).position() == after


@given(recipes(), LUCK)
def test_resampling_is_reproducible(recipe: Recipe, luck: int) -> None:
    """The same generator gives the same game, future reshuffles included (CHAR-1)."""
    game = recipe.game()
    one, two = (game.resample(random.Random(luck)) for _ in range(2))
    assert one.position() == two.position()
    for other in (one, two):
        play_on(other, 40, "building", random.Random(luck))
    assert one.position() == two.position()
    assert one.moves == two.moves


@given(recipes(), LUCK)
def test_resampling_does_not_depend_on_what_is_hidden(recipe: Recipe, luck: int) -> None:
    """INFO-2: a bot is handed a resampled game, so that game may depend on the view and the generator alone."""
    game = recipe.game()
    one = game.resample(random.Random(luck))
    two = twin(game, random.Random(luck + 1)).resample(random.Random(luck))
    assert one.position() == two.position()


@pytest.mark.parametrize("name", BOTS)
@given(recipe=recipes(), luck=LUCK)
def test_a_bot_does_not_look(name: str, recipe: Recipe, luck: int) -> None:
    """INFO-2: its thought, with a fixed generator, is the same for a game and its twin."""
    game = recipe.unfinished_game()
    thought = think(name, game, random.Random(luck))
    other = think(name, twin(game, random.Random(luck + 1)), random.Random(luck))
    assert json.dumps(other.as_dict()) == json.dumps(thought.as_dict())
    assert thought.move in game.legal_moves


def cheating_games() -> Iterator[Game]:
    """Positions in which the player may turn a coin over, so that a hidden card would make a difference (CHAR-CH)."""
    for luck in range(300):
        game = Game.from_position(rich_position(PLAYERS[luck % 3], random.Random(luck), full=True))
        if "cheat" in texts(game):
            yield game


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_look_at_the_coin_it_may_turn_over(name: str) -> None:
    """LIMIT-4, INFO-2, CHAR-CH: not even its values change with the card."""
    games = list(cheating_games())
    assert len(games) > 30
    for luck, game in enumerate(games):
        thought = think(name, game, random.Random(luck)).as_dict()
        assert think(name, twin(game, random.Random(luck)), random.Random(luck)).as_dict() == thought


def assert_even(counts: Mapping[Any, int], outcomes: Iterable[Any]) -> None:
    """Pearson's statistic stays within six standard deviations of what equally likely outcomes give."""
    expected = {outcome: counts.get(outcome, 0) for outcome in outcomes}
    assert set(counts) <= set(expected)
    mean, freedom = sum(counts.values()) / len(expected), len(expected) - 1
    statistic = sum((count - mean) ** 2 / mean for count in expected.values())
    assert statistic < freedom + 6 * sqrt(2 * freedom), (statistic, freedom)


def resampled_games(game: Game) -> list[tuple[Game, Position]]:
    """Many resampled games with their positions; always the same ones."""
    rng = random.Random("uniform")
    games = (game.resample(rng) for _ in range(DRAWS))
    return [(other, other.position()) for other in games]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_to_deal_anew_is_equally_likely(players: int) -> None:
    """INFO-2: on top of the deck, at its bottom and among the coins lies each unseen card equally often."""
    game = Game.from_position(rich_position(players, random.Random(players), full=True))
    unseen = set(hidden_cards(game.position()))
    assert len(unseen) > 25
    positions = [d for _, d in resampled_games(game)]
    assert_even(Counter(d["deck"][0] for d in positions), unseen)
    assert_even(Counter(d["deck"][-1] for d in positions), unseen)
    assert_even(Counter(d["players"][0]["coins"][-1] for d in positions), unseen)
    ahead = Counter(d["deck"][0] < d["deck"][1] for d in positions)
    assert_even(ahead, [False, True])


@pytest.mark.parametrize("players", [3, 4])
def test_every_order_of_covered_characters_is_equally_likely(players: int) -> None:
    """INFO-3: at the beginning one may lie under the top, or be removed, as well as the other."""
    game = Game(players, seed="covered")
    positions = [d for _, d in resampled_games(game)]
    for guild in GUILDS:
        three = {*game.edition.guilds[guild]}
        top = game.view()["piles"][guild]["top"]
        assert_even(Counter(d["piles"][guild][1] for d in positions), three - {top})


def test_future_reshuffles_are_redrawn() -> None:
    """INFO-2, CHAR-1: each arrangement of three characters is equally likely, and the second one as well."""
    games = [other for other, _ in resampled_games(Game(4, seed="reshuffles"))]
    pairs = [tuple(int(other.state.chance.arrangement(k, 6)) for k in (0, 1)) for other in games]
    assert_even(Counter(first for first, _ in pairs), range(6))
    assert_even(Counter(pairs), [(a, b) for a in range(6) for b in range(6)])


@pytest.mark.parametrize("luck", range(16, 24))
def test_a_search_does_not_look_even_if_it_could(luck: int) -> None:
    """INFO-2: handed the true game instead of a resampled one, its thoughts are the same for the twin."""
    game = Game.from_position(rich_position(PLAYERS[luck % 3], random.Random(luck), turn_limit=5))
    both = (game, twin(game, random.Random(luck + 1)))
    one, two = (SearchBot().think(each, Budget(simulations=12), random.Random(luck)) for each in both)
    assert one.as_dict() == two.as_dict()
