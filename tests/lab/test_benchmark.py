"""`oddville benchmark`: a fixed protocol, a row for each agent, a table."""

import json
from pathlib import Path
from typing import Any

import pytest

from oddville.bots import InvalidSpec, Opponent
from oddville.bots.search.network_file import built_in_text
from oddville.cli import main
from oddville.lab.benchmark import protocol, rows, table
from oddville.lab.benchmark.protocol import Pairing
from oddville.lab.pages import split_page
from oddville.texts import english

SMALL = (Pairing("random", 2, 20), Pairing("random", 3, 30))
ROWS = Path(__file__).parents[2] / "docs" / "research" / "benchmark"
AGENT = """
import time
from oddville.bots import thought_of

class Agent:
    def think(self, game, budget, rng):
        {line}
        return thought_of(game, sorted(game.legal_moves, key=str)[0])
"""


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small protocol, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(protocol, "PAIRINGS", SMALL)


def run(*arguments: str) -> int:
    return main(["benchmark", *arguments, "--runner", "here"])


def saved(file: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(Path(file).read_text())
    return result


def test_a_changed_protocol_needs_a_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of one version can be compared: raise `VERSION`, then put the new fingerprint here."""
    monkeypatch.undo()
    assert (protocol.VERSION, protocol.fingerprint()) == (2, "dec90cdbcc")


def test_the_quick_form_is_a_part_of_the_whole() -> None:
    whole, quick = (protocol.contests("greedy", (2, 3), quick=quick) for quick in (False, True))
    assert [len(each.numbers()) for each in whole] == [20, 30]
    assert [len(each.numbers()) for each in quick] == [2, 3]
    assert protocol.job(whole) == protocol.job(quick), "one journal serves both"
    played = dict(protocol.matches(whole))
    assert all(played[number] == match for number, match in protocol.matches(quick))
    only = protocol.contests("greedy", (3,))
    assert protocol.numbers(only) == list(range(20, 50))


def test_a_row_is_written_and_continued(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("greedy", "--quick", "--journal", "games.jsonl") == 0
    output = capsys.readouterr()
    row = saved("benchmark-greedy-quick.json")
    assert (row["agent"], row["size"], row["games"], row["failed_games"]) == ("greedy", "quick", 5, 0)
    assert [each["games"] for each in row["pairings"]] == [2, 3]
    assert row["score_low"] < row["score"] == 1.0
    assert row["training_decisions"] is None
    head, _, line = output.out.splitlines()
    assert head.startswith("| agent | score | `random` 2p | `random` 3p | games |")
    assert line.startswith("| `greedy` | 100.0 (")
    assert run("greedy", "--players", "2", "--journal", "games.jsonl") == 2
    assert "is the journal of another job" in capsys.readouterr().err
    assert run("greedy", "--name", "mine", "--training-decisions", "5000", "--journal", "games.jsonl") == 0
    assert "Continuing from games.jsonl: 5 results are already there." in capsys.readouterr().err
    row = saved("benchmark-greedy.json")
    assert (row["agent"], row["size"], row["games"], row["training_decisions"]) == ("mine", "full", 50, 5000)


def test_the_same_agent_gets_the_same_row() -> None:
    found = []
    for name in ("one.json", "two.json"):
        assert run("random", "--quick", "--save", name, "--quiet") == 0
        row = saved(name)
        del row["ms_per_decision"], row["date"]
        for each in row["pairings"]:
            del each["ms_per_decision"]
        found.append(row)
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("spec", "line", "sentence"),
    [
        ("./agent.py", "1 / 0", "It raised ZeroDivisionError: division by zero (agent.py:7)."),
        ("./agent.py", "return thought_of(game, game.parse('end'))", "Its move end is not legal ("),
        ("./agent.py:timeout=0.1", "time.sleep(60)", "The program gave no answer within 0.1 s"),
    ],
    ids=("crash", "illegal", "time-out"),
)
def test_a_game_in_which_the_agent_fails_is_lost(
    spec: str, line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """`greedy` plays on for it and would win."""
    Path("agent.py").write_text(AGENT.format(line=line))
    assert run(spec, "--quick", "--players", "2") == 0
    output = capsys.readouterr()
    row = saved("benchmark-agent-quick.json")
    assert (row["failed_games"], row["score"], row["pairings"][0]["points"]) == (2, 0.0, 0.0)
    assert sum(each["count"] for each in row["failures"]) == 6, "given up after three in a row, in two games"
    assert "failed in 2 games of 2, which count as lost." in output.err
    assert sentence in output.err


def test_a_slow_bot_of_ours_fails_by_its_processor_time() -> None:
    assert run("search:simulations=3000,timeout=0.01", "--quick", "--players", "2", "--quiet") == 0
    assert saved("benchmark-search-quick.json")["failures"][0]["message"] == "bot-late"


def test_the_agent_has_five_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    specs = ["greedy", "search:ms=50", "./agent.py:depth=3", "engine:ms=5,./mybot --x", "net:a.json"]
    assert [protocol._limited(spec) for spec in specs] == [
        "greedy:timeout=5",
        "search:ms=50,timeout=5",
        "./agent.py:depth=3,timeout=5",
        "engine:timeout=5,ms=5,./mybot --x",
        "net:timeout=5,a.json",
    ]
    assert run("greedy:timeout=6") == 2
    assert "allows 5 s for a decision" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name an agent"),
        (["greedy", "--table", "."], "Name an agent"),
        (["greedy", "--write", "page.md"], "--write is for --table"),
        (["greedy", "--players", "5"], "no pairings with 5 players, only with 2 and 3"),
        (["greedi"], "greedy"),
        (["./none.py"], "there is no file ./none.py"),
        (["net:"], "name the file of a network"),
        (["net:none.json"], "cannot read none.json"),
        (["--table", "."], "There are no rows (*.json) in ."),
        (["greedy", "--save", "none/row.json"], "there is no folder"),
    ],
)
def test_wrong_calls_are_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    assert sentence in capsys.readouterr().err
    assert list(Path().iterdir()) == []


def test_a_network_plays_as_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    Path("network.json").write_text(built_in_text())
    assert run("net:network.json", "--quick", "--quiet") == 0
    row = saved("benchmark-network-quick.json")
    assert (row["score"], row["failed_games"]) == (1.0, 0)
    assert run("net:built-in", "--quick", "--quiet") == 0
    row = saved("benchmark-built-in-quick.json")
    assert (row["agent"], row["score"], row["failed_games"]) == ("net:built-in", 1.0, 0)
    Path("network.json").write_text("{}")
    with pytest.raises(InvalidSpec, match="is not a network"):
        Opponent("net:network.json")


def test_a_table_of_rows(capsys: pytest.CaptureFixture[str]) -> None:
    Path("rows").mkdir()
    for agent in ("random", "greedy"):
        assert run(agent, "--quick", "--save", f"rows/{agent}.json", "--quiet") == 0
    Path("page.md").write_text("Before\n<!-- benchmark -->\nold\n<!-- /benchmark -->\nafter\n")
    capsys.readouterr()
    assert run("--table", "rows", "--write", "page.md") == 0
    made = capsys.readouterr().out
    assert [line.split(" | ")[0] for line in made.splitlines()[2:]] == ["| `greedy`", "| `random`"]
    assert Path("page.md").read_text() == f"Before\n<!-- benchmark -->\n{made}<!-- /benchmark -->\nafter\n"
    Path("rows/other.json").write_text('{"benchmark": 1}')
    assert run("--table", "rows") == 2
    assert "other.json is not a row of the benchmark" in capsys.readouterr().err


def test_the_page_shows_the_rows_of_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made by `oddville benchmark --table docs/research/benchmark --write docs/research/benchmark.md`."""
    monkeypatch.undo()
    page = ROWS.with_suffix(".md")
    before, after = split_page(page, "benchmark")
    shown = page.read_text("utf-8").removeprefix(before).removesuffix(after)
    made = table.markdown(rows.read_rows(ROWS), english())
    assert shown == f"<!-- benchmark -->\n{made}<!-- /benchmark -->"
