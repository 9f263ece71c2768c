"""The engine protocol, driven by another process as a bot in any language would drive it."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from naive import NaiveGame
from oddville import Game

Answer = dict[str, Any]


class Driver:
    """The other process: sends a line, reads the answer."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "oddville", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def line(self, line: bytes) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, do: str, **more: Any) -> Answer:
        answer = self.line(json.dumps({"id": do, "do": do, **more}).encode())
        assert answer["id"] == do
        return answer

    def close(self) -> tuple[int, bytes]:
        _, errors = self.process.communicate(timeout=300)
        return self.process.returncode, errors


@pytest.fixture
def engine() -> Iterator[Driver]:
    driver = Driver()
    yield driver
    assert driver.close() == (0, b"")  # it ends at the end of input, and says nothing else


def chunks(config: pytest.Config) -> int:
    return 100 if config.getoption("--all-proofs") else 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_agree_with_the_naive_game(
    engine: Driver, players: int, pytestconfig: pytest.Config
) -> None:
    """`legal`, `play`, `state`, `view` and `score` agree with the second implementation."""
    printed = engine.ask("edition")["edition"]
    for number in range(chunks(pytestconfig) * 10):
        seed = f"{players}/{number}"
        assert engine.ask("new", players=players, seed=seed, turn_limit=40)["seed"] == seed
        naive, rng = NaiveGame(printed, players, seed=seed, turn_limit=40), random.Random(number)
        while legal := engine.ask("legal")["moves"]:
            assert legal == naive.legal()
            builds = [move for move in legal if move.startswith(("build ", "travel"))]
            move = rng.choice(builds or legal)
            assert engine.ask("play", move=move)["ok"]
            naive.play(move)
        assert engine.ask("state")["state"] == naive.state()
        score = engine.ask("score")
        assert {key: score[key] for key in ("players", "winner")} == naive.score()
        assert engine.ask("legal") | {"id": 0} == {
            "id": 0,
            "ok": True,
            "player": None,
            "phase": "over",
            "moves": [],
        }


def test_set_and_state_round_trip_and_undo_goes_all_the_way_back(engine: Driver) -> None:
    engine.ask("new", players=4, seed="round trip")
    rng, states = random.Random(1), []
    for _ in range(150):
        states.append(engine.ask("state")["state"])
        engine.ask("play", move=rng.choice(engine.ask("legal")["moves"]))
    while states:
        assert engine.ask("undo") == {"id": "undo", "ok": True}
        assert engine.ask("state")["state"] == states[-1]
        legal = engine.ask("legal")
        other = Driver()
        assert other.ask("set", state=states[-1]) == {"id": "set", "ok": True}
        assert other.ask("state")["state"] == states[-1]
        assert other.ask("legal") == legal
        assert other.close() == (0, b"")
        for _ in range(min(len(states), 30)):
            states.pop()
        for _ in range(min(len(states), 29)):
            engine.ask("undo")
        if states:
            engine.ask("set", state=states[-1])
            assert not engine.ask("undo")["ok"]
            engine.ask("play", move=engine.ask("legal")["moves"][0])


def test_a_refused_move_shows_every_rule_and_changes_nothing(engine: Driver) -> None:
    engine.ask("new", players=2, seed="refused")
    before = engine.ask("state")
    answer = engine.ask("play", move="build goose-exchange 0,-1")
    assert not answer["ok"]
    rules = [refusal["rule"] for refusal in answer["refusals"]]
    assert rules == ["SETUP-6", "BUILD-1", "BUILD-1", "BUILD-3"]
    assert answer["rule"] == "SETUP-6"
    assert answer["facts"] == answer["refusals"][0]["facts"]
    assert answer["error"]
    assert engine.ask("state") == before


def test_a_fixed_deal_is_dealt_as_given(engine: Driver) -> None:
    deal = Game(3, seed="given").deal
    assert deal is not None
    assert engine.ask("new", players=3, deal=deal.as_dict())["ok"]
    state = engine.ask("state")["state"]
    assert state["row"] + state["deck"] == list(deal.deck)
    assert {guild: tuple(pile) for guild, pile in state["piles"].items()} == deal.piles
    assert state["first_player"] == deal.first


def test_without_seed_or_deal_one_is_drawn(engine: Driver) -> None:
    first, second = (engine.ask("new", players=2)["seed"] for _ in range(2))
    assert first != second
    assert len(first) == 32


def test_think_answers_a_legal_move_with_values_for_all(engine: Driver) -> None:
    engine.ask("new", players=3, seed="think")
    answer = engine.ask("think", bot="greedy", ms=100, seed="same")
    assert answer["move"] in engine.ask("legal")["moves"]
    assert len(answer["values"]) == 3
    assert answer["best"][0]["move"] == answer["move"]
    assert set(answer["best"][0]) == {"move", "values", "points", "share", "line"}
    assert engine.ask("think", bot="greedy", ms=100, seed="same") == answer


GARBAGE = [
    b"",
    b"garbage",
    b"[1]",
    b"null",
    b"\xff\xfe",
    b"{",
    b"[" * 100_000,
    b'{"do":"nonsense"}',
    b'{"do":["new"]}',
    b'{"do":null}',
    b'{"do":"legal","more":1}',
    b'{"do":"play"}',
    b'{"do":"play","move":5}',
    b'{"do":"play","move":""}',
    b'{"do":"play","move":"coins 9"}',
    b'{"do":"play","move":"coins \xc2\xb2"}',
    b'{"do":"play","move":"build main-square 1,0"}',
    b'{"do":"play","move":"build goose-exchange 99999999999999999999,0"}',
    b'{"do":"play","move":"build goose-exchange -0,1"}',
    b'{"do":"play","move":"' + b"x" * 100_000 + b'"}',
    b'{"do":"play","move":"\\ud800"}',
    b'{"do":"new"}',
    b'{"do":"new","players":5}',
    b'{"do":"new","players":2.0}',
    b'{"do":"new","players":true}',
    b'{"do":"new","players":1e999}',
    b'{"do":"new","players":' + b"9" * 10_000 + b"}",
    b'{"do":"new","players":NaN}',
    b'{"do":"new","players":2,"seed":7}',
    b'{"do":"new","players":2,"seed":"\\udfff"}',
    b'{"do":"new","players":2,"seed":"' + b"s" * 201 + b'"}',
    b'{"do":"new","players":2,"seed":"a","deal":{}}',
    b'{"do":"new","players":2,"deal":7}',
    b'{"do":"new","players":2,"deal":{"deck":[[]],"piles":{"mask":5},"first":"0"}}',
    b'{"do":"new","players":2,"edition":"no-such"}',
    b'{"do":"new","players":2,"edition":"\\u0000"}',
    b'{"do":"new","players":2,"edition":"/"}',
    b'{"do":"new","players":2,"turn_limit":0}',
    b'{"do":"new","players":2,"turn_limit":"9"}',
    b'{"do":"set"}',
    b'{"do":"set","state":null}',
    b'{"do":"set","state":{"n":2}}',
    b'{"do":"think","bot":"nobody"}',
    b'{"do":"think","bot":3}',
    b'{"do":"think","ms":-1}',
    b'{"do":"think","simulations":1.5}',
    b'{"do":"edition","edition":[]}',
]


@pytest.mark.parametrize("line", GARBAGE, ids=lambda line: repr(line[:50]))
def test_a_bad_request_gets_an_error_and_changes_nothing(line: bytes) -> None:
    from oddville.cli.engine import Engine

    engine = Engine()
    engine.answer(b'{"do":"new","players":2,"seed":"steady"}')
    before = engine.answer(b'{"do":"state"}')
    answer = engine.answer(line)
    assert answer["ok"] is False
    assert answer["error"]
    assert "{" not in answer["error"]
    assert json.loads(json.dumps(answer)) == answer
    assert engine.answer(b'{"do":"state"}') == before


def test_ids_are_echoed_whatever_they_are(engine: Driver) -> None:
    for id_ in (0, -1, "ü\ud800", None, [1, {"a": None}], 1.5, True, 10**30):
        assert engine.line(json.dumps({"id": id_, "do": "legal"}).encode())["id"] == id_
    assert engine.line(b'{"id":1e999,"do":"legal"}')["id"] is None
    assert engine.line(b'{"id":7,"do":"new","players":' + b"9" * 9000 + b"}")["id"] == 7


def test_a_line_that_is_too_long_is_refused_and_the_next_one_is_read(engine: Driver) -> None:
    assert engine.line(b'{"id":1,"do":"' + b"x" * 9_000_000 + b'"}')["ok"] is False
    assert engine.ask("new", players=2, seed="after")["ok"]


def test_before_a_game_begins_everything_else_says_so(engine: Driver) -> None:
    for do in ("legal", "undo", "state", "view", "score", "think"):
        assert engine.ask(do)["ok"] is False
    assert engine.ask("edition")["edition"]["name"] == "reconstruction"


def test_the_house_rule_is_an_option_of_new(engine: Driver) -> None:
    """HOUSE-1: `state` and `view` name it, and only then."""
    for house_rule, expected in ((True, True), (False, None)):
        assert engine.ask("new", players=2, seed="house", finish_round=house_rule)["ok"]
        assert engine.ask("state")["state"].get("finish_round") is expected
        assert engine.ask("view")["view"].get("finish_round") is expected
    state = engine.ask("state")["state"] | {"finish_round": True}
    assert engine.ask("set", state=state)["ok"]
    assert engine.ask("state")["state"] == state
    assert not engine.ask("new", players=2, finish_round=1)["ok"]
