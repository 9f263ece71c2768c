"""Properties of every game, with any players and moves."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from oddville import Game, OddVilleError, parse_record, record_of, replay
from oddville.games.positions.position import position
from oddville.games.types import Position
from oddville.rules.scoring import points
from oddville.rules.state import PHASES
from properties.checks import check_position
from properties.drawing import STARTS, Recipe, recipes
from properties.playing import PLAYERS, play_on, texts

FEWER = settings(max_examples=max(10, settings().max_examples // 3))
DEALT = recipes(starts=("deal",))


@given(recipes())
def test_every_position_is_possible(recipe: Recipe) -> None:
    """COMP-1, COMP-3, COMP-4, LIMIT-2, LIMIT-3, LIMIT-6, WORK-6, BUILD-2 to BUILD-6: at every ply."""
    for state in recipe.game().positions():
        check_position(position(state))


@given(recipes())
def test_there_is_always_a_move_until_the_end(recipe: Recipe) -> None:
    """TURN-4: nobody has to pass. When the game is over nobody chooses, and there is a winner (SCORE-6)."""
    game = recipe.game()
    while True:
        assert bool(game.legal_moves) == (not game.is_over) == (game.player is not None)
        assert (game.winner is not None) == game.is_over
        if not game.moves:
            break
        game.undo()


@given(recipes())
def test_undo_takes_back_every_move(recipe: Recipe) -> None:
    """Undo of play is the same position with the same moves; another move then has its own events."""
    game, known = recipe.beginning(), []
    for move in recipe.game().moves:
        known.append((game.position(), texts(game), move))
        game.play(move)
    for before, moves, move in reversed(known):
        assert game.undo() == move
        assert game.position() == before
        assert texts(game) == moves
        assert game.play(moves[-1]) == game.events[-1]
        game.undo()
    assert game.moves == []
    assert game.events == []


@given(recipes())
def test_a_copy_is_independent(recipe: Recipe) -> None:
    """Neither the copy nor the original notices what the other plays or takes back."""
    game = recipe.unfinished_game()
    other, before, history = game.copy(), game.position(), list(game.history())
    play_on(other, 12, "uniform", random.Random(recipe.luck))
    assert game.position() == before
    assert list(game.history()) == history
    after = other.position()
    game.play(texts(game)[0])
    while game.moves:
        game.undo()
    assert other.position() == after
    assert other.moves[: len(history)] == [ply.move for ply in history]


@given(recipes())
def test_a_copied_state_is_independent(recipe: Recipe) -> None:
    """The arrays of a copied state are its own."""
    game = recipe.unfinished_game()
    before, copied = game.position(), game.state.copy()
    assert position(copied) == before
    play_on(game, 10, "building", random.Random(recipe.luck))
    assert position(copied) == before


@given(recipes())
def test_a_record_replays_to_the_same_game(recipe: Recipe) -> None:
    """Live is replay: same position, same events; parse then print gives the same text."""
    game = recipe.game()
    record = record_of(game, ["Ada", "Bo, the #1", 'Cy "X"', "Dé"][: game.players])
    again = replay(str(record))
    assert again.position() == game.position()
    assert list(again.history()) == list(game.history())
    assert str(parse_record(str(record))) == str(record)


@FEWER
@given(recipes(most_plies=110))
def test_a_hidden_record_replays_to_the_same_view(recipe: Recipe) -> None:
    """INFO-2: what came to light is all that a record without seed needs, however the game began."""
    game = recipe.game()
    record = str(record_of(game, hidden=True))
    assert "seed" not in record
    assert "deal:" not in record
    again = replay(record)
    assert again.view() == game.view()
    assert again.moves == game.moves
    assert str(record_of(again, hidden=True)) == record


def pushed(recipe: Recipe) -> Game:
    """The same game, played the quick way, without events."""
    game = recipe.beginning()
    for move in recipe.game().moves:
        game.push(move)
    return game


def resampled(recipe: Recipe) -> Game:
    """A game without a past or a seed, and a few moves in it."""
    game = recipe.game().resample(random.Random(recipe.luck))
    return play_on(game, 5, "building", random.Random(recipe.luck))


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("kind", [Recipe.game, pushed, resampled])
@pytest.mark.parametrize("start", STARTS)
def test_no_record_is_written_that_does_not_replay(
    start: str, kind: Callable[[Recipe], Game], hidden: bool
) -> None:
    """INFO-2: what cannot be recorded is refused by an error of the family, not written wrongly."""
    for luck in range(6):
        game = kind(Recipe(PLAYERS[luck % 3], "", start, 30, "building", luck, 10 * luck, ()))
        try:
            record = record_of(game, hidden=hidden)
        except OddVilleError:
            continue
        assert replay(str(record)).view() == game.view()


def first_position(phase: str) -> Position:
    """The first position of random games that stands in a phase."""
    for luck in range(100):
        game = Recipe(PLAYERS[luck % 3], "", STARTS[luck % 3], 60, "reacting", luck, 150, ()).game()
        for state in game.positions():
            if position(state)["phase"] == phase:
                return position(state)
    raise AssertionError(phase)


@pytest.mark.parametrize("phase", PHASES)
def test_a_record_may_begin_in_any_phase(phase: str) -> None:
    """A game put up in the middle of a turn, in a Builder's reaction too (CHAR-BU), is recorded and replays."""
    game = Game.from_position(first_position(phase), seed="begun")
    while True:
        again = replay(str(record_of(game)))
        assert again.position() == game.position()
        assert again.moves == game.moves
        if game.is_over or len(game.moves) > 20:
            break
        game.play(texts(game)[0])


@given(recipes())
def test_a_position_put_up_again_continues_identically(recipe: Recipe) -> None:
    """`state` then `set` is the same position, also through JSON, and the game continues identically."""
    game = recipe.unfinished_game()
    again = Game.from_position(json.loads(json.dumps(game.position())), seed=recipe.seed)
    reshuffles = game.state.reshuffles
    rng = random.Random(recipe.luck)
    for _ in range(25):
        assert again.position() == game.position()
        assert texts(again) == texts(game)
        assert again.score_sheet() == game.score_sheet()
        if game.is_over:
            break
        move = rng.choice(texts(game))
        events = game.play(move)
        if reshuffles and game.state.reshuffles > reshuffles:
            break  # its chance counts the reshuffles from the beginning of the game (CHAR-1)
        assert again.play(move) == events


@given(recipes())
def test_the_score_sheet_adds_up(recipe: Recipe) -> None:
    """SCORE-1, SCORE-6: the lines make the totals that the rules count, and who leads has won at the end."""
    game = recipe.game()
    sheet = game.score_sheet()
    totals = tuple(int(points(game.state, player)) for player in range(game.players))
    assert sheet.totals == totals
    assert [player["total"] for player in sheet.as_dict()["players"]] == list(totals)
    if game.winner is not None:
        assert totals[game.winner] == max(totals)
        assert sheet.winner == game.winner


@given(DEALT, st.integers(1, 12))
def test_the_limit_of_turns_is_honoured(recipe: Recipe, limit: int) -> None:
    """END-2: the game ends when that turn is finished, triggered by nobody, and till then nothing differs."""
    free = Game(recipe.players, seed=recipe.seed)
    bound = Game(recipe.players, seed=recipe.seed, turn_limit=limit)
    rng = random.Random(recipe.luck)
    while not bound.is_over:
        assert bound.turn <= limit
        assert texts(bound) == texts(free)
        assert bound.position() == free.position() | {"turn_limit": limit}
        move = rng.choice(texts(free))
        free.play(move)
        bound.play(move)
    assume(bound.position()["triggered_by"] is None)
    assert bound.turn == limit
    assert free.turn == limit + 1


@given(recipes())
def test_the_sixth_worker_ends_the_game(recipe: Recipe) -> None:
    """END-1: who has six workers in the city first triggered the end, which comes with the end of that turn."""
    for state in recipe.game().positions():
        d = position(state)
        owners = [owner for _, _, owner in d["city"]] + list(d["spots"].values())
        enough: list[int | None] = [player for player in range(d["n"]) if owners.count(player) >= 6]
        assert d["triggered_by"] in (enough or [None])
        assert d["phase"] != "over" or enough or d["turn"] == d["turn_limit"]


@given(DEALT)
def test_the_seed_decides_everything(recipe: Recipe) -> None:
    """A game is given by edition, number of players, seed and moves; the deal as data gives the same game."""
    game = recipe.game()
    assert game.deal is not None
    limit, house_rule = recipe.turn_limit, recipe.finish_round
    fixed = Game(recipe.players, deal=game.deal, turn_limit=limit, finish_round=house_rule)
    again = Game(recipe.players, seed=recipe.seed, turn_limit=limit, finish_round=house_rule)
    for move in game.moves:
        fixed.push(move.text)
        again.push(move)
    assert fixed.position() == again.position() == game.position()


@given(st.sampled_from(PLAYERS), st.integers(0, 999))
def test_set_up_goes_from_the_last_player_to_the_first(players: int, luck: int) -> None:
    """SETUP-1, SETUP-2, SETUP-5, SETUP-6, SETUP-7: who chooses, what, and who begins."""
    game = Game(players, seed=str(luck))
    order: list[int | None] = []
    taken: list[str] = []
    while game.phase == "set-up":
        assert texts(game) == [f"choose {r}" for r in ("wood", "clay", "stone", "crystal") if r not in taken]
        order.append(game.player)
        taken.append(texts(game)[luck % (4 - len(taken))].split()[1])
        game.play(f"choose {taken[-1]}")
    first = game.first_player
    assert order == [(first - 1 - step) % players for step in range(players)]
    assert (game.turn, game.active, game.player) == (1, first, first)
    assert all(player["supply"] == 8 for player in game.position()["players"])
