"""What people and programs read: the table, CSV, the picture, the ladder."""

import csv
import io
from pathlib import Path

import pytest

from lab.test_arena import results_of
from oddville.games.errors import OddVilleError
from oddville.lab.arena import ladder, plots
from oddville.lab.arena.arena import Contest
from oddville.lab.arena.reports import as_csv, report
from oddville.lab.arena.standings import Row, Standings, standings
from oddville.lab.pages import split_page, update_page
from oddville.texts import english


def duel(every: int = 4) -> Standings:
    """The first of two bots wins all games but some."""
    plan = Contest(("strong", "weak"), 2, 80)
    return standings(plan, results_of(plan, lambda n, seating: seating.index(int(n % every == 0))), 40)


def test_the_report_is_an_aligned_table_with_a_verdict() -> None:
    lines = report(duel(), english()).splitlines()
    assert (
        lines[0]
        == "2 players, 80 games: 40 deals, each played from every seat. Edition reconstruction, seed arena."
    )
    heads, strong, weak = lines[2:5]
    assert heads.split("  ")[0] == "bot"
    assert strong.startswith("strong     80   75.0   ")
    assert weak.startswith("weak       80   25.0   ")
    assert "+191 (" in strong
    assert len({len(line) for line in (heads, strong, weak)}) == 1
    assert "1 game was ended by the limit of 120 turns." in lines
    assert any(line.startswith("strong is stronger than weak (e-value ") for line in lines)


@pytest.mark.parametrize(
    ("every", "against", "start"),
    [
        (4, 0.5, "strong wins more than 50.0% against weak"),
        (4, 0.95, "strong wins less than 95.0% against weak"),
        (4, 0.75, "It is undecided whether strong wins more or less than 75.0% against weak"),
        (1, None, "strong is weaker than weak"),
    ],
)
def test_the_verdict_shows_the_side(every: int, against: float | None, start: str) -> None:
    plan = Contest(("strong", "weak"), 2, 80)
    results = results_of(plan, lambda n, seating: seating.index(int(n % every == 0)))
    text = report(standings(plan, results, 40, against), english())
    assert any(line.startswith(start) for line in text.splitlines()), text


def test_empty_columns_are_left_out() -> None:
    plan = Contest(("a", "b", "c"), 2, 12)
    results = results_of(plan, lambda _, seating: 0)
    text = report(standings(plan, results, 2), english())
    assert "Elo" not in text
    assert "incidents" in text
    assert "Only a and c:" in text
    del results[1]["incidents"][:]
    results[1]["incidents"] += [0, 0]
    assert "incidents" not in report(standings(plan, results, 2), english())


def test_csv_has_all_fields() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(duel()["rows"]))))
    assert [row["bot"] for row in rows] == ["strong", "weak"]
    assert {*rows[0], "failures"} == set(Row.__annotations__) == set(duel()["rows"][0])
    assert float(rows[0]["win_rate"]) == 0.75


def test_the_picture_has_bots_and_fair_share(tmp_path: Path) -> None:
    path = tmp_path / "rates.svg"
    plots.plot(duel(), path, english())
    drawn = path.read_text()
    for words in ("strong", "weak", "equal strength (50%)", "Win rates, 2 players, 80 games"):
        assert f"<!-- {words} -->" in drawn
    plots.plot(duel(), tmp_path / "rates.png", english())
    assert (tmp_path / "rates.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(OddVilleError, match=r"must end in .svg or .png"):
        plots.check_plot(tmp_path / "rates.gif")


def test_the_ladder_is_numbered_on() -> None:
    rungs = [ladder.Rung("greedy", "random", 2, 3), ladder.Rung("greedy", "random", 4, 5)]
    plan = ladder.contests(rungs)
    numbers = [number for each in plan for number in each.numbers()]
    assert numbers == list(range(4 + 8))
    assert [plan[1].match(4).bots.index("greedy"), plan[1].match(5).bots.index("greedy")] == [0, 1]
    assert ladder.job(plan) != ladder.job(plan[:1])
    assert ladder.contests(ladder.LADDER), "the standard pairings are possible"


def test_the_table_of_the_ladder_is_renewed_in_its_place(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n")
    table = ladder.markdown([duel()], english())
    for _ in range(2):
        update_page(page, ladder.MARK, table)
    lines = page.read_text().splitlines()
    assert (lines[0], lines[1], lines[-2], lines[-1]) == (
        "before",
        "<!-- ladder -->",
        "<!-- /ladder -->",
        "after",
    )
    assert lines[4].startswith("| `strong` | `weak` | 2 | 80 | 75.0 | ")
    assert lines[4].endswith("| 50.0 | stronger |")
    assert len(lines) == 7
    page.write_text("no place")
    with pytest.raises(OddVilleError, match="has no place for the table"):
        split_page(page, ladder.MARK)
    with pytest.raises(OddVilleError, match="No such file"):
        split_page(tmp_path / "none.md", ladder.MARK)
