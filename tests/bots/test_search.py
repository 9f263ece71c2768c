"""The search: it keeps to its budget, reports its results, is reproducible, and reuses its tree."""

import gc
import math
import random
import threading
from types import SimpleNamespace
from typing import Any, Final

import pytest

from oddville import Game
from oddville.bots import Budget, Opponent, SearchBot, Thought, bot
from oddville.bots.search import search_bot as module
from oddville.bots.search.network_file import BUILT_IN, file_of
from oddville.bots.search.search_bot import FORCED_SIMULATIONS
from oddville.bots.search.tree import SearchSettings, Tree, key_of
from oddville.bots.search.weights import evaluation_for
from oddville.rules.chance import Stream
from oddville.rules.legal import is_legal
from oddville.rules.turn import play
from properties.playing import PLAYERS, rich_position
from table import Table, edition_with, game_in

FEW: Final = Budget(simulations=20)


def rng(seed: object = 1) -> random.Random:
    return random.Random(str(seed))


def first_turn_game(players: int = 2) -> Game:
    """A game in its first turn."""
    game = Game(players, seed="begun", turn_limit=60)
    while game.phase == "set-up":
        game.play(game.legal_moves[0])
    return game


def new_search_bot() -> SearchBot:
    result = bot("search")
    assert isinstance(result, SearchBot)
    return result


def visits(thinker: SearchBot) -> int:
    """How often the moves at the root of the tree were tried, then and before."""
    assert thinker._last is not None
    return sum(int(choice.visits) for choice in thinker._last[1].root.choices)


# What it reports


@pytest.mark.parametrize("players", PLAYERS)
def test_a_thought_adds_up(players: int) -> None:
    """Chances and shares are 1 together, points finite, the best comes first, and each line can be played."""
    for luck in range(6):
        seen = Game.from_position(rich_position(players, rng(luck), turn_limit=40, full=luck % 2 == 0))
        thinker = new_search_bot()
        thought = thinker.think(seen, Budget(simulations=40), rng(luck))
        assert thought.move in seen.legal_moves
        assert (thought.move, thought.values) == (thought.best[0].move, thought.best[0].values)
        assert 0 < sum(choice.share for choice in thought.best) <= 1 + 1e-9
        assert [c.share for c in thought.best] == sorted((c.share for c in thought.best), reverse=True)
        for choice in thought.best:
            assert len(choice.values) == len(choice.points) == players
            assert sum(choice.values) == pytest.approx(1, abs=1e-9)
            assert min(choice.values) >= 0
            assert all(map(math.isfinite, choice.points))
            assert choice.line[0] == choice.move
            assert thinker._last is not None
            ahead = thinker._last[1].state.copy()  # in the bot's determinization
            for move in choice.line:
                assert is_legal(ahead, move.code)
                play(ahead, move.code)


def test_points_are_those_of_the_end() -> None:
    """Where every line ends within the turn, the points are those of the score sheet."""
    game = Table(turn_limit=1).street(0, 2).coins(1, 3).game()
    thought = SearchBot().think(game, FEW, rng())
    game.play(thought.move)
    assert game.is_over
    assert thought.points == tuple(map(float, game.score_sheet().totals))
    assert thought.values == (1.0, 0.0)


# How long it thinks


@pytest.mark.parametrize("count", [1, 2, 3, 17, 50])
def test_simulations_are_kept_exactly(count: int) -> None:
    """Also by a bot that has a tree from before."""
    thinker, game = new_search_bot(), first_turn_game()
    for _ in range(2):
        thought = thinker.think(game, Budget(simulations=count), rng())
        assert thought.simulations == count
        game.play(thought.move)


def test_nothing_to_choose_takes_few_simulations() -> None:
    """A single sensible move is answered at once, and never with more simulations than allowed."""
    game, luck = first_turn_game(), rng("forced")
    while tree_of(game, 0).root_moves.count > 1:
        game.play(luck.choice(game.legal_moves))
    assert SearchBot().think(game, Budget(ms=60_000), luck).simulations == FORCED_SIMULATIONS
    assert SearchBot().think(game, Budget(simulations=3), luck).simulations == 3


class Clock:
    """A clock for the search that stands still but for its simulations, each of which takes a millisecond."""

    def __init__(self, thinker: SearchBot) -> None:
        self.thinker, self.looks = thinker, 0

    def perf_counter(self) -> float:
        self.looks += 1
        known = self.thinker._last
        return 7.0 + (int(known[1].simulations) / 1000 if known else 0.0)


@pytest.mark.parametrize("ms", [1, 20, 100])
def test_time_is_kept(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many simulations as fit, with a little room for the answer."""
    thinker = new_search_bot()
    monkeypatch.setattr(module, "time", Clock(thinker))
    thought = thinker.think(first_turn_game(), Budget(ms=ms), rng())
    assert max(1, ms - 1) <= thought.simulations <= ms


def test_time_is_kept_where_a_simulation_takes_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """At least one simulation is made, whatever the time."""
    thinker = new_search_bot()
    monkeypatch.setattr(module, "time", Clock(thinker))
    assert thinker.think(first_turn_game(), Budget(ms=0.25), rng()).simulations == 1


def test_room_is_left_for_a_slow_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that once took 40 ms to build its answer stops its next search earlier, at half time at most."""
    for answering, simulations in ((0.04, 60), (0.4, 50)):
        thinker = new_search_bot()
        thinker._answer_seconds = answering
        monkeypatch.setattr(module, "time", Clock(thinker))
        assert thinker.think(first_turn_game(), Budget(ms=100), rng()).simulations == simulations


def test_time_or_simulations_whichever_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for ms, simulations in ((1000, 30), (30.7, 1000)):
        thinker = new_search_bot()
        monkeypatch.setattr(module, "time", Clock(thinker))
        assert thinker.think(first_turn_game(), Budget(ms, simulations), rng()).simulations == 30


def test_it_stops_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    """From another thread; the thought is whole, and the next one is not cut short."""
    thinker, game = new_search_bot(), first_turn_game()
    clock = Clock(thinker)

    def look() -> float:
        if clock.looks == 5:
            other = threading.Thread(target=thinker.stop)
            other.start()
            other.join()
        return clock.perf_counter()

    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=look))
    thought = thinker.think(game, Budget(simulations=5000), rng())
    assert 1 <= thought.simulations < 50
    assert thought.move in game.legal_moves
    assert thinker.think(game, Budget(simulations=60), rng()).simulations == 60


def test_an_interrupt_leaves_the_game_whole_and_the_bot_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, game = new_search_bot(), first_turn_game()
    clock = Clock(thinker)

    def look() -> float:
        if clock.looks == 5:
            raise KeyboardInterrupt
        return clock.perf_counter()

    before = game.position()
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=look))
    with pytest.raises(KeyboardInterrupt):
        thinker.think(game, Budget(simulations=5000), rng())
    monkeypatch.undo()
    assert gc.isenabled()
    assert game.position() == before
    thought = thinker.think(game, FEW, rng())
    assert thought.simulations == 20
    assert thought.move in game.legal_moves


def test_the_collector_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has switched it off, or has frozen something, finds it so after a thought."""
    monkeypatch.setattr(module, "MANY_OBJECTS", 100)
    thinker, game = new_search_bot(), first_turn_game()
    gc.disable()
    try:
        thinker.think(game, FEW, rng())
        assert not gc.isenabled()
    finally:
        gc.enable()
    gc.freeze()
    try:
        frozen = gc.get_freeze_count()
        thinker.think(game, FEW, rng())
        assert gc.isenabled()
        assert frozen * 0.9 < gc.get_freeze_count() <= frozen
    finally:
        gc.unfreeze()


def test_no_large_young_tree_is_left_to_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first object after a thought would have all its choices looked through, late."""
    monkeypatch.setattr(module, "MANY_OBJECTS", 100)
    thinker, game, collected = new_search_bot(), first_turn_game(), list[str]()

    def note(phase: str, _: dict[str, int]) -> None:
        collected.append(phase)

    gc.collect()
    gc.callbacks.append(note)
    try:
        thinker.think(game, Budget(simulations=300), rng())
        few = [[number] for number in range(20)]
    finally:
        gc.callbacks.remove(note)
    assert (len(few), collected) == (20, [])
    assert gc.get_freeze_count() == 0


# The same again


def thoughts(seats: list[Opponent], moves: int) -> list[dict[str, object]]:
    """What the seats think, move after move, in one game."""
    game, luck = Game(len(seats), seed="again", turn_limit=60), rng("luck")
    results: list[dict[str, object]] = []
    while len(results) < moves and not game.is_over:
        assert game.player is not None
        thought: Thought = seats[game.player].ask(game, luck)
        results.append(thought.as_dict())
        game.play(thought.move)
    return results


@pytest.mark.parametrize("spec", ["search:simulations=15", "apprentice:simulations=15"])
def test_the_same_seed_gives_the_same_thoughts(spec: str) -> None:
    """Over a whole game, with trees kept from move to move; without them the thoughts are others."""
    first = thoughts([Opponent(spec) for _ in range(3)], 999)
    assert thoughts([Opponent(spec) for _ in range(3)], 999) == first
    assert len(first) > 40


def test_trees_that_are_kept_count() -> None:
    spec = "search:simulations=15"
    kept = thoughts([Opponent(spec) for _ in range(2)], 20)
    assert thoughts([Opponent(f"{spec},reuse=0") for _ in range(2)], 20) != kept


# Trees that are kept


def tree_of(game: Game, simulations: int) -> Tree:
    search = Tree(game.state, Stream(1, 2, 3, 4), evaluation_for(game.players), SearchSettings(game.players))
    search.run(simulations)
    return search


def test_a_tree_follows_a_move() -> None:
    """What was found after the move is known at the new root; a move that nobody tried leads nowhere."""
    game = first_turn_game()
    search = tree_of(game, 60)
    tried = max(search.root_moves.as_list(), key=lambda code: _tries(search, code))
    node = search.choice(tried)
    assert node is not None
    assert search.follow(key_of(game.state, tried))
    assert sum(int(choice.visits) for choice in search.root.choices) == int(node.visits) - 1
    assert not search.follow(-5)


def _tries(search: Tree, code: int) -> int:
    found = search.choice(code)
    return 0 if found is None else int(found.visits)


def test_the_next_thought_begins_with_what_is_known() -> None:
    """Also for resampled games, as a bot is handed them."""
    thinker, game, luck = new_search_bot(), first_turn_game(), rng()
    thought = thinker.think(game.resample(luck), Budget(simulations=100), luck)
    game.play(thought.move)
    thinker.think(game.resample(luck), Budget(simulations=1), luck)
    assert visits(thinker) > 10


@pytest.mark.parametrize("why", ["another game", "an unknown move", "taken back", "switched off"])
def test_a_tree_that_leads_elsewhere_is_given_up(why: str) -> None:
    thinker, game = SearchBot(reuse=why != "switched off"), first_turn_game()
    game.play(next(move for move in game.legal_moves if move.kind == "coins"))
    thought = thinker.think(game, Budget(simulations=100), rng())
    if why == "another game":
        game = Game(2, seed="begun")
    elif why == "an unknown move":
        game.play(next(move for move in game.legal_moves if move.kind == "return"))
    elif why == "taken back":
        game.undo()
    else:
        game.play(thought.move)
    assert thinker.think(game, Budget(simulations=7), rng()).move in game.legal_moves
    assert visits(thinker) == 7


@pytest.mark.parametrize(
    ("options", "rollouts"),
    [
        ({}, [2, 6, 6]),
        ({"network": file_of(BUILT_IN)}, [2, 6, 6]),
        ({"eval": "linear"}, [6, 6, 6]),
        ({"rollout": 3}, [3, 3, 3]),
    ],
)
def test_rollouts_are_short_where_the_network_is_trusted(
    options: dict[str, Any], rollouts: list[int]
) -> None:
    """With two players; the levels and an option say how long theirs are."""
    for players, rollout in zip(PLAYERS, rollouts, strict=True):
        thinker = SearchBot(**options)
        thinker.think(first_turn_game(players), FEW, rng())
        assert thinker._last is not None
        assert thinker._last[1].settings.rollout == rollout


# More than two players: only one's own choices grow the tree


@pytest.mark.parametrize(
    ("options", "own"), [({}, True), ({"own_moves_only": 0}, False), ({"rollout": -1}, False)]
)
def test_a_tree_of_ones_own_choices(options: dict[str, Any], own: bool) -> None:
    """By default with three and four players, never with two or where chance plays on."""
    for players in PLAYERS:
        thinker = SearchBot(**options)
        thinker.think(first_turn_game(players), FEW, rng())
        assert thinker._last is not None
        assert thinker._last[1].settings.own_moves_only == (own and players > 2)


@pytest.mark.parametrize("players", [3, 4])
def test_a_line_shows_what_the_others_would_do(players: int) -> None:
    """It goes through their turns, which are not in the tree, and on to one's own."""
    thinker, game = new_search_bot(), first_turn_game(players)
    line = thinker.think(game, Budget(simulations=300), rng()).best[0].line
    assert thinker._last is not None
    ahead, movers = thinker._last[1].state.copy(), list[int]()
    for move in line:
        movers.append(int(ahead.player))
        play(ahead, move.code)
    assert set(movers) == set(range(players))
    assert movers.count(movers[0]) > 1


def test_a_tree_of_ones_own_choices_is_given_up_when_others_have_chosen() -> None:
    """Also where they choose what the tree knows as a choice of one's own."""
    thinker, game = SearchBot(eval="linear"), first_turn_game(3)
    code = thinker.think(game, Budget(simulations=400), rng()).move.code
    assert thinker._last is not None
    known = thinker._last[1].choice(code)
    game.play(game.move_of(code))
    while game.player != thinker._last[0].player:
        assert known is not None
        assert known.node is not None
        shared = {int(choice.key): choice for choice in known.node.choices if choice.node}
        move = next(move for move in game.legal_moves if move.code in shared)
        known = shared[move.code]
        game.play(move)
    thinker.think(game, Budget(simulations=7), rng())
    assert visits(thinker) == 7


def test_a_tree_of_ones_own_choices_is_kept_within_the_turn() -> None:
    table = Table(edition=edition_with({"w-1": {"bonus": "any"}})).buildings(0, "w-1").workers(0, wood=[0])
    thinker, game = SearchBot(own_moves_only=1, eval="linear"), table.game()
    thinker.think(game, Budget(simulations=100), rng())
    game.play("build w-1 1,0")
    assert (game.player, game.phase) == (0, "bonus")
    thinker.think(game, Budget(simulations=7), rng())
    assert visits(thinker) > 7


# What it misjudges


def priors(search: Tree) -> list[float]:
    known = [search.choice(code) for code in search.root_moves.as_list()]
    return [choice.prior for choice in known if choice is not None]


def test_first_impressions_are_wrong_by_at_most_so_many_points() -> None:
    """So a move that looks worse by more than twice as much never looks best."""
    search = tree_of(first_turn_game(), 0)
    right = priors(search)
    search.misjudge(2.0)
    errors = [
        math.log(wrong / true) * search.settings.prior_temperature
        for wrong, true in zip(priors(search), right, strict=True)
    ]
    assert max(map(abs, errors)) <= 2.0 + 1e-6
    assert len({round(error, 6) for error in errors}) == len(errors)
    search.misjudge(0.0)
    assert priors(search) == pytest.approx(right), "errors do not add up"


def test_without_priors_nothing_is_misjudged() -> None:
    settings = SearchSettings(2)
    settings.priors = False
    search = Tree(first_turn_game().state, Stream(1, 2, 3, 4), evaluation_for(2), settings)
    search.misjudge(5.0)
    assert set(priors(search)) == {1.0}


@pytest.mark.parametrize("phase", ["set-up", "turn", "bonus", "discard", "reaction"])
def test_only_main_actions_are_misjudged(phase: str) -> None:
    """A gift is not refused by mistake, nor the wrong building discarded."""
    right, wrong = (_priors_after_thinking(phase, points) for points in (0.0, 1.5))
    assert (right == wrong) == (phase != "turn")


def _priors_after_thinking(phase: str, points: float) -> list[float]:
    thinker = SearchBot(misjudge=points, eval="linear")
    thinker.think(game_in(phase), FEW, rng())
    assert thinker._last is not None
    return priors(thinker._last[1])
