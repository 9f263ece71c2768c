"""`oddville bench search`: every figure is there, goals are met or missed, and installed peers are measured."""

import json
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from oddville.bots import LEVELS
from oddville.cli import main
from oddville.lab.bench import search_peers, search_speed
from oddville.lab.bench.search_speed import percentile, timing

QUICK = ("bench", "search", "--seconds", "0.01", "--runs", "1")


@pytest.fixture(autouse=True)
def _few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command looks at a hundred decisions of 100 ms; here fewer and shorter ones will do."""
    monkeypatch.setattr(search_speed, "DECISIONS", 4)
    monkeypatch.setattr(search_speed, "SHORT_MS", 5)
    monkeypatch.setattr(search_speed, "LEVEL_DECISIONS", 2)
    monkeypatch.setattr(search_speed, "LEVELS", LEVELS[:2])
    monkeypatch.setattr(search_peers, "available", tuple)


class Searcher:
    """A peer's search that only counts."""

    def __init__(self, *given: object) -> None:
        self.given, self.states = given, list[object]()

    def step(self, state: object) -> int:
        """Search over information sets."""
        self.states.append(state)
        return 0

    mcts_search = step


class Dealt:
    """A peer's game whose first decision comes after one chance node."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def is_chance_node(self) -> bool:
        """Until the deal is made."""
        return not self.actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One deal."""
        return [(7, 1.0)]

    def apply_action(self, action: int) -> None:
        """Make it."""
        self.actions.append(action)


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Searcher]]:
    """A module in place of OpenSpiel; every search that was made, by kind."""
    searchers: dict[str, list[Searcher]] = {"MCTSBot": [], "ISMCTSBot": []}

    def maker(kind: str) -> Any:
        def make(*given: object) -> Searcher:
            searchers[kind].append(Searcher(*given))
            return searchers[kind][-1]

        return make

    spiel = SimpleNamespace(
        load_game=lambda name: SimpleNamespace(name=name, new_initial_state=Dealt),
        RandomRolloutEvaluator=lambda n_rollouts, seed: ("rollouts", n_rollouts),
        MCTSBot=maker("MCTSBot"),
        ISMCTSBot=maker("ISMCTSBot"),
    )
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    monkeypatch.setattr(search_peers, "available", lambda: ("open_spiel",))
    monkeypatch.setattr(search_peers, "seconds_of", lambda work: (work(), 0.01)[1])
    return searchers


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    kinds = [(row["kind"], row["players"]) for row in found["simulations"]]
    assert kinds[:2] == [("random", 2), ("random", 4)]
    assert set(kinds[2:]) == {(moment, players) for moment in ("opening", "middle") for players in (2, 4)}
    for row in found["simulations"]:
        assert row["simulations_per_s"] > 0
        assert ("ratio" in row) == (row["kind"] == "random")
    assert found["peers"] == []
    assert [(row["ms"], row["decisions"]) for row in found["times"]] == [(5, 4)]
    assert [row["level"] for row in found["levels"]] == ["newcomer", "apprentice"]
    assert [goal["goal"] for goal in found["goals"]] == ["games", "games", "median", "late"]
    for goal in found["goals"]:
        better = (
            goal["seen"] <= goal["wanted"] if goal["goal"] == "median" else goal["seen"] >= goal["wanted"]
        )
        assert goal["met"] == better


def test_the_figures_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    """Without peers it says how to get them; goals stand beside what was seen."""
    assert main(list(QUICK)) == 0
    out = capsys.readouterr().out
    for words in ("random games, 2 players", "random simulations to the end, 4 players", "newcomer, 24"):
        assert words in out
    assert "pip install 'oddville[peers]'" in out
    goals = out[out.index("Goals:") :].splitlines()[1:]
    assert len(goals) == 4
    assert all(line.startswith(("met ", "missed ")) for line in goals)


def test_peers_search_as_we_do(
    peers: dict[str, list[Searcher]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One rollout a simulation, from the first decision, and ours in the same minutes; a slow peer's goal is met."""
    monkeypatch.setattr(search_peers, "_SIMULATIONS", 1)
    assert main([*QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = [(row["peer"], row["how"], row["simulations_per_s"]) for row in found["peers"]]
    assert rows == [
        ("open_spiel chess", "c++ mcts", 100.0),
        ("open_spiel backgammon", "c++ mcts", 100.0),
        ("open_spiel gin_rummy", "c++ is-mcts", 100.0),
    ]
    for row in found["peers"]:
        assert list(row["ratio_by_players"]) == ["2", "4"]
        assert min(row["ratio_by_players"].values()) > 0
    assert [game.given[0].name for game in peers["MCTSBot"]] == ["chess", "backgammon"]  # type: ignore[attr-defined]
    assert [searcher.given[1] for searcher in peers["ISMCTSBot"]] == [("rollouts", 1)]
    for searcher in (*peers["MCTSBot"], *peers["ISMCTSBot"]):
        assert [state.actions for state in searcher.states] == [[7]]  # type: ignore[attr-defined]
    assert len([goal for goal in found["goals"] if goal["goal"] == "peer"]) == 6


def test_peers_as_text(peers: dict[str, list[Searcher]], capsys: pytest.CaptureFixture[str]) -> None:
    """A peer that makes 10,000 simulations a second is not beaten ten times."""
    assert main(list(QUICK)) == 0
    out = capsys.readouterr().out
    assert "open_spiel gin_rummy, c++ is-mcts" in out
    assert "pip install" not in out
    assert "missed random simulations, 4 players, at least 10 times those of open_spiel chess" in out


def test_how_well_a_time_budget_was_kept() -> None:
    """Being early counts as well as being late."""
    row = timing(100, (40.0, 99.0, 101.0, 102.0, 170.0))
    assert row["median_ms"] == 101.0
    assert (row["late_ms_most"], row["late_ms_99"]) == (70.0, 70.0)
    assert row["share_within_50_ms"] == 0.6


def test_percentiles() -> None:
    hundred = [float(number) for number in range(100, 0, -1)]
    assert [percentile(hundred, percent) for percent in (1, 50, 95, 99, 100)] == [1, 50, 95, 99, 100]
    assert percentile([3.0], 99) == 3.0


def test_the_longer_time_is_tried_where_there_is_time() -> None:
    few, more = search_speed.progress_steps(0.5, 1), search_speed.progress_steps(1.0, 1)
    assert more - few == search_speed.DECISIONS


@pytest.mark.parametrize(
    "arguments", [("--seconds", "0"), ("--seconds", "nan"), ("--runs", "0"), ("--runs", "100")]
)
def test_what_cannot_be_measured_is_refused(
    arguments: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "search", *arguments]) == 2
    assert capsys.readouterr().err == "--seconds must be from 0.01 to 600 and --runs from 1 to 99.\n"
