"""Games side by side: each is the very game that its seed deals, whatever the size of the batch."""

import copy
import pickle
import random
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from envs.walks import walk
from oddville import Game
from oddville.bots.bot import Budget
from oddville.bots.builtin.greedy import GreedyBot
from oddville.bots.search.search_bot import SearchBot
from oddville.envs import SelfPlay
from oddville.envs.actions import legal_actions, move_of
from oddville.envs.observation import observation_of
from oddville.envs.opponent_specs import opponent_of
from oddville.envs.rewards import REWARDS, reward
from oddville.games.errors import OddVilleError
from oddville.games.game import stream_of
from oddville.rules.chance import Stream
from oddville.rules.moves import MoveList

LIMIT = 24
NETWORK = resources.files("oddville.bots.search").joinpath("network.json")


def test_the_readme_of_a_step() -> None:
    games = SelfPlay(64, players=2, seed=1)
    games.step(games.random_actions)
    assert games.masks.shape == (64, 408)
    assert games.observations.shape == (64, 2354)


@pytest.mark.parametrize(("players", "kind"), [(2, "win"), (3, "rank"), (4, "points")])
def test_every_step_is_that_of_the_game_of_its_seed(players: int, kind: str) -> None:
    """With three players by the house rule (HOUSE-1)."""
    settings: dict[str, Any] = {"turn_limit": LIMIT, "finish_round": players == 3}
    batch = SelfPlay(3, players=players, reward=kind, seed=f"beside {players}", **settings)
    beside = [Game(players, seed=batch.seed_of(i), **settings) for i in range(3)]
    ended = 0
    for _ in range(260):
        for i, game in enumerate(beside):
            assert batch.players[i] == game.player
            assert np.flatnonzero(batch.masks[i]).tolist() == legal_actions(game.state)
            assert bytes(batch.observations[i]) == bytes(observation_of(game.state, int(game.player or 0)))
        chosen = batch.random_actions
        movers = batch.players
        batch.step(chosen)
        for i, game in enumerate(beside):
            game.push(game.move_of(move_of(game.state, int(chosen[i]))))
        finals = iter(batch.final_observations)
        for i, game in enumerate(beside):
            over = game.is_over
            assert batch.terminated[i] == over
            number = REWARDS.index(kind)
            right = [reward(game.state, number, seat) if over else 0.0 for seat in range(players)]
            assert batch.rewards[i, :players].tolist() == right
            if over:
                ended += 1
                assert batch.at_turn_limit[i] == (game.state.triggered_by < 0)
                assert bytes(next(finals)) == bytes(observation_of(game.state, int(movers[i])))
                beside[i] = Game(players, seed=batch.seed_of(i), **settings)
        assert next(finals, None) is None
    assert ended >= 3


def test_a_game_does_not_depend_on_those_beside_it() -> None:
    few, many = SelfPlay(2, players=3, seed=5), SelfPlay(9, players=3, seed=5)
    for _ in range(80):
        assert np.array_equal(few.observations, many.observations[:2])
        chosen = many.random_actions
        many.step(chosen)
        few.step(chosen[:2])


def test_a_seed_gives_the_same_games_and_another_others() -> None:
    def hashes(seed: int) -> list[bytes]:
        games = SelfPlay(4, players=2, seed=seed)
        results = []
        for _ in range(50):
            games.step(games.random_actions)
            results.append(games.observations.tobytes())
        return results

    assert hashes(1) == hashes(1)
    assert hashes(1) != hashes(2)


def test_a_reset_without_a_seed_deals_the_next_games_of_the_seed() -> None:
    games = SelfPlay(3, players=3, turn_limit=0, seed=4)
    games.step(games.random_actions)
    games.reset()
    assert [games.seed_of(game) for game in range(3)] == ["4 0 1", "4 1 1", "4 2 1"]
    for game in range(3):
        dealt = Game(3, seed=games.seed_of(game)).state
        assert bytes(games.observations[game]) == bytes(observation_of(dealt, int(dealt.player)))
    assert not games.terminated.any()
    games.reset(4)
    assert games.seed_of(0) == "4 0 0"


def test_arrays_once_handed_out_stay_as_they_are() -> None:
    games = SelfPlay(8, seed=3)
    kept: list[Any] = [games.observations, games.masks, games.rewards]
    copies = [array.copy() for array in kept]
    for _ in range(5):
        games.step(games.random_actions)
    assert all(np.array_equal(array, copy) for array, copy in zip(kept, copies, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 0] = 1


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    games = SelfPlay(4, seed=3)
    before = games.observations.tobytes()
    chosen = games.random_actions.copy()
    chosen[2] = 383
    with pytest.raises(OddVilleError, match="Game 2: action 383"):
        games.step(chosen)
    for bad in (-1, 408, 10**9):
        with pytest.raises(OddVilleError, match=f"Game 0: action {bad}"):
            games.step([bad, *chosen[1:]])
    with pytest.raises(OddVilleError, match="3 actions were given for 4 games"):
        games.step([1, 2, 3])
    assert games.observations.tobytes() == before
    games.step(games.random_actions)


@pytest.mark.parametrize(
    "actions",
    [
        np.array([0.5] * 4),
        np.array([True] * 4),
        np.zeros((4, 1), dtype=int),
        np.array(3),
        3,
        "abcd",
        None,
        [10**30] * 4,
        [[1], [2, 3], 4, 5],
        np.array([np.nan] * 4),
    ],
)
def test_what_is_no_row_of_whole_numbers_is_refused(actions: Any) -> None:
    games = SelfPlay(4, seed=3)
    before = games.observations.tobytes()
    with pytest.raises(OddVilleError, match="a sequence of whole numbers"):
        games.step(actions)
    assert games.observations.tobytes() == before


def test_every_kind_of_whole_number_will_do() -> None:
    games = SelfPlay(np.int64(4), players=np.int8(3), seat=np.int32(1), opponents="random", seed=np.int64(3))  # type: ignore[arg-type]
    games.step(list(games.random_actions))
    games.step(games.random_actions.astype(np.uint16))
    with pytest.raises(OddVilleError, match="is not legal"):
        games.step(np.full(4, 2**64 - 1, dtype=np.uint64))
    assert games.seed_of(-1) == "3 3 0"
    with pytest.raises(IndexError):
        games.seed_of(4)


@pytest.mark.parametrize("seed", [1.5, True, b"x", {1}, [1.5], [[1]], "huge", "x" * 161])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OddVilleError, match="A seed must be"):
        SelfPlay(1, edition="micro", seed=10**5000 if seed == "huge" else seed)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
@pytest.mark.parametrize("opponents", ["none", "random", "rollout", ["greedy", "search:simulations=2"]])
def test_a_copy_continues_with_the_same_games(again: Any, opponents: Any) -> None:
    games = SelfPlay(5, players=3, edition="micro", turn_limit=20, opponents=opponents, seed=4)
    for _ in range(60):
        games.step(games.random_actions)
    other = again(games)
    assert np.array_equal(other.observations, games.observations)
    results = []
    for each in (games, other):
        steps = []
        for _ in range(60):
            each.step(each.random_actions)
            steps.append(each.observations.tobytes() + each.masks.tobytes() + each.rewards.tobytes())
        results.append(steps)
    assert results[0] == results[1]
    assert other.seed_of(3) == games.seed_of(3)


@pytest.mark.parametrize("opponents", ["random", "rollout"])
def test_opponents_play_all_other_seats(opponents: str) -> None:
    games = SelfPlay(6, players=3, turn_limit=30, opponents=opponents, seed=2)
    seats_met = set()
    for _ in range(120):
        assert np.array_equal(games.players, games.seats)
        seats_met.update(games.seats.tolist())
        games.step(games.random_actions)
    assert seats_met == {0, 1, 2}, "the seat changes from game to game"
    fixed = SelfPlay(6, players=3, turn_limit=9, opponents=opponents, seat=1, seed=2)
    for _ in range(40):
        assert set(fixed.seats.tolist()) == {1}
        fixed.step(fixed.random_actions)


def test_opponents_of_a_list_take_turns_over_games_and_seats() -> None:
    """Mixed opponents: each seat of each game meets the next one of the list."""
    names = ["random", "rollout", "greedy"]
    games = SelfPlay(3, players=4, edition="micro", turn_limit=8, opponents=names, seat=0, seed=2)
    kinds = [type(each) for each in games._batch.opponents]
    for game in range(3):
        met = [type(games._batch._opponent(game, player)) for player in (1, 2, 3)]
        assert met == kinds[game:] + kinds[:game]
    for _ in range(20):
        games.step(games.random_actions)
        assert not games.players.any()


@pytest.mark.parametrize("opponents", ["greedy", "search:simulations=3", f"net:{NETWORK}"])
def test_strong_opponents_see_no_hidden_card(opponents: str) -> None:
    """INFO-2: with another order of the unseen cards they choose the same."""
    opponent, rng = opponent_of(opponents, 2), random.Random(1)
    for number, game in enumerate(walk(2, 3, "micro")):
        if number % 9 or game.is_over:
            continue
        chosen = {
            int(opponent.move(state.copy(), Stream(1, 2, 3, number), MoveList()))
            for state in (game.state, game.resample(rng).state, game.resample(rng).state)
        }
        assert len(chosen) == 1
        assert chosen <= {move.code for move in game.legal_moves}


def test_greedy_plays_inside_a_batch_as_the_bot_does() -> None:
    opponent, bot = opponent_of("greedy", 2), GreedyBot()
    same = total = 0
    for number, game in enumerate(walk(2, 5, "micro")):
        if game.is_over:
            break
        total += 1
        move = int(opponent.move(game.state, Stream(9, 8, 7, number), MoveList()))
        same += move == bot.think(game, Budget(), random.Random(number)).move.code
    assert same >= 0.8 * total, "they break ties at random"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_search_plays_inside_a_batch_as_the_bot_does(players: int) -> None:
    opponent, bot = opponent_of("search:simulations=12", players), SearchBot(reuse=False)
    for number, game in enumerate(walk(players, 5, "micro")):
        if game.is_over or number == 20:
            break
        move = int(opponent.move(game.state, stream_of(random.Random(number)), MoveList()))
        assert move == bot.think(game, Budget(simulations=12), random.Random(number)).move.code


def test_the_network_of_the_game_is_an_opponent() -> None:
    """`net:built-in` plays like the file that comes with the package."""
    played = []
    for opponents in ("net:built-in", f"net:{NETWORK}"):
        games = SelfPlay(2, edition="micro", opponents=opponents, seed=1)
        for _ in range(30):
            games.step(games.masks.argmax(axis=1))
        played.append(games.observations.tobytes())
    assert played[0] == played[1]


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    for file in ("bad.json", "absent.json"):
        with pytest.raises(OddVilleError, match="is not a network of oddville train"):
            SelfPlay(1, opponents=f"net:{tmp_path / file}")


def test_purposeful_masks_have_no_return() -> None:
    """TURN-3: random play takes workers off the board far too often."""
    games = SelfPlay(8, edition="micro", purposeful=True, seed=1)
    every = SelfPlay(8, edition="micro", seed=1)
    returns = slice(395, 407)
    met = False
    for _ in range(150):
        assert not games.masks[:, returns].any()
        assert games.masks.any(axis=1).all()
        met |= bool(every.masks[:, returns].any())
        rest = every.masks.copy()
        rest[:, returns] = 0
        assert np.array_equal(games.masks, rest)
        actions = games.random_actions
        games.step(actions)
        every.step(actions)
    assert met


def test_the_rollout_policy_is_the_stronger_opponent() -> None:
    def won(opponents: str) -> float:
        games = SelfPlay(64, edition="micro", opponents=opponents, seed=2)
        total, ended = 0.0, 0
        while ended < 200:
            seats = games.seats
            games.step(games.random_actions)
            over = games.terminated
            total += games.rewards[np.arange(64), seats][over].sum()
            ended += int(over.sum())
        return total / ended

    assert won("rollout") < won("random") - 0.2


def order_of(game: Game) -> list[int]:
    """The players from first to last (SCORE-6): by points, then clockwise from who triggered, or who began (END-2)."""
    triggered = game.view()["triggered_by"]
    start = game.first_player if triggered is None else triggered
    totals = game.score_sheet().totals
    return sorted(range(game.players), key=lambda p: (-totals[p], (p - start) % game.players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_are_what_the_page_says(players: int) -> None:
    """Computed again from the score sheet, in games that end by END-1 and by END-2, ties among them."""
    endings, ties = set(), 0
    for seed in range(60):
        game, rng = (
            Game(players, edition="micro", seed=f"worth {seed}", turn_limit=4 + seed),
            random.Random(seed),
        )
        while not game.is_over:
            moves = [move for move in game.legal_moves if move.kind != "return"]
            game.push(rng.choice([move for move in moves if move.kind == "build"] or moves))
        totals, order = game.score_sheet().totals, order_of(game)
        endings.add(game.view()["triggered_by"] is None)
        ties += len(set(totals)) < players
        right = {
            "win": [1.0 if p == order[0] else -1 / (players - 1) for p in range(players)],
            "rank": [1 - 2 * order.index(p) / (players - 1) for p in range(players)],
            "points": [totals[p] - (sum(totals) - totals[p]) / (players - 1) for p in range(players)],
        }
        assert game.winner == order[0]
        for number, kind in enumerate(REWARDS):
            rewards = [reward(game.state, number, p) for p in range(players)]
            assert rewards == pytest.approx(right[kind])
            assert sum(rewards) == pytest.approx(0)
    assert endings == {True, False}
    assert ties > 0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"games": 0}, "at least 1"),
        ({"players": 5}, "5"),
        ({"reward": "fame"}, "win, rank or points"),
        ({"opponents": "ghosts"}, "cannot play inside a batch"),
        ({"seat": 2}, "0 to 1"),
        ({"turn_limit": -1}, "0 \\(no limit\\)"),
        ({"players": 2.0}, "2.0"),
        ({"players": "2"}, "2, 3 or 4"),
        ({"seat": True, "opponents": "random"}, "0 to 1"),
        ({"edition": 5}, "edition 5"),
        ({"edition": "nano", "players": 3}, "nano"),
    ],
)
def test_options_that_make_no_sense_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(OddVilleError, match=words):
        SelfPlay(**({"games": 1} | options))  # type: ignore[arg-type]


def test_the_turn_limit_terminates() -> None:
    """END-2: the limit is observed and the game is scored, so nothing follows that a learner could estimate."""
    games = SelfPlay(16, turn_limit=4, seed=1)
    while not games.terminated.any():
        games.step(games.random_actions)
    assert np.array_equal(games.at_turn_limit, games.terminated)
    game = int(np.flatnonzero(games.terminated)[0])
    assert sorted(games.rewards[game].tolist()) == [-1, 0, 0, 1]
