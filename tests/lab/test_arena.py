"""The arena: paired deals, and the same results on any runner and after any interruption."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oddville.bots import Opponent
from oddville.envs.settings import EnvSettings
from oddville.games.errors import OddVilleError
from oddville.lab.arena import arena
from oddville.lab.arena.arena import Contest, contest
from oddville.lab.arena.matches import Failure, Match, MatchResult, merge_failures, play_match
from oddville.lab.arena.reports import as_csv, failures, report
from oddville.lab.arena.standings import Standings, standings
from oddville.lab.arena.statistics import SequentialTest
from oddville.lab.journal import Journal
from oddville.lab.runners import Runner, SerialRunner
from oddville.texts import english

MATCH = Match("reconstruction", ("random", "greedy", "random"), "deal", ("a", "b", "c"), 30)


def without_clock(played: MatchResult) -> dict[str, Any]:
    return {key: value for key, value in played.items() if key != "ms"}


def test_a_match_is_decided_by_its_data() -> None:
    first, again = play_match(MATCH), play_match(MATCH)
    assert without_clock(first) == without_clock(again)
    others = [replace(MATCH, deal="other"), replace(MATCH, seeds=("a", "b", "d"))]
    assert all(without_clock(play_match(other)) != without_clock(first) for other in others)


def test_the_turn_limit_is_that_of_the_environments() -> None:
    """A network is judged with the limit it was trained with (END-2)."""
    for players in (2, 3, 4):
        assert contest(["random"] * players, 1, players).limit == EnvSettings(players).limit()


def test_a_match_reports_what_happened() -> None:
    played = play_match(MATCH)
    assert played["turns"] == 30
    assert played["limited"]
    assert played["points"][played["winner"]] == max(played["points"])
    assert sum(played["decisions"]) >= 30
    assert all(ms > 0 for ms in played["ms"])
    assert played["incidents"] == played["simulations"] == [0, 0, 0]
    whole = play_match(Match("reconstruction", ("greedy", "greedy"), "d", ("x", "y"), 2000))
    assert not whole["limited"]
    assert whole["turns"] < 2000


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (2, 2, [(0, 1)]),
        (2, 4, [(0, 1, 1, 1)]),
        (3, 4, [(0, 1, 2, 2)]),
        (3, 3, [(0, 1, 2)]),
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (5, 4, [(0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4), (0, 2, 3, 4), (1, 2, 3, 4)]),
    ],
)
def test_every_bot_sits_in_every_seat_of_every_deal(
    bots: int, players: int, tables: list[tuple[int, ...]]
) -> None:
    plan = Contest(tuple(f"bot{n}" for n in range(bots)), players, 1)
    assert list(plan.tables) == tables
    for deal in (0, 3):
        matches = [plan.match(number) for number in plan.of_deal(deal)]
        assert {match.deal for match in matches} == {f"arena/{deal}"}
        seats = Counter((bot, seat) for match in matches for seat, bot in enumerate(match.bots))
        for bot in plan.bots:
            assert len({seats[bot, seat] for seat in range(players)}) == 1, bot
    seeds = [seed for number in plan.numbers(5) for seed in plan.match(number).seeds]
    assert len(set(seeds)) == len(seeds)


def test_whole_deals_are_played() -> None:
    assert [Contest(("a", "b"), 4, games).all_games for games in (1, 4, 5, 400)] == [4, 4, 8, 400]
    assert Contest(("a", "b", "c"), 2, 7).all_games == 12


def test_the_same_bot_twice_has_two_names() -> None:
    assert Contest(("a", "b", "a", "a"), 2, 1).names == ("a", "b", "a#2", "a#3")


def results_of(plan: Contest, won: Callable[[int, tuple[int, ...]], int]) -> dict[int, MatchResult]:
    """Made-up results: who wins gets 30 points, the others 10 and their seat."""
    result: dict[int, MatchResult] = {}
    for number in plan.numbers():
        seating = plan.seating(number)
        winner = won(number, seating)
        points = [30 if seat == winner else 10 + seat for seat in range(plan.players)]
        zeros = [0] * plan.players
        result[number] = {
            "points": points,
            "winner": winner,
            "turns": 50,
            "limited": number == 0,
            "decisions": [60] * plan.players,
            "simulations": [120 * (bot == 0) for bot in seating],
            "ms": [30.0 + 30 * (bot == 0) for bot in seating],
            "incidents": [int(bot == 0 and number == 1) for bot in seating] if number == 1 else zeros,
        }
    return result


def test_the_standings_add_up() -> None:
    plan = Contest(("strong", "weak"), 4, 40)
    results = results_of(plan, lambda number, seating: seating.index(0) if number % 4 else seating.index(1))
    found = standings(plan, results, plan.deals)
    strong, weak = found["rows"]
    assert (strong["games"], strong["wins"], strong["win_rate"], strong["fair"]) == (40, 30, 0.75, 0.25)
    assert (weak["games"], weak["wins"], weak["win_rate"]) == (40, 10, round(10 / 120, 6))
    assert strong["low"] is not None
    assert strong["low"] < 0.75
    assert (strong["ms_per_decision"], strong["simulations_per_decision"], strong["incidents"]) == (
        1.0,
        2.0,
        1,
    )
    assert weak["ms_per_decision"] == 0.5
    assert strong["decisions"] == 40 * 60
    assert weak["decisions"] == 3 * 40 * 60
    assert found["limited"] == 1
    assert not found["stopped"]
    assert strong["elo"] is None
    assert found["test"] is not None
    assert found["test"]["verdict"] == "above"
    lost = standings(plan, results, plan.deals, 0.99)["test"]
    assert lost is not None
    assert (lost["verdict"], lost["is_fair"]) == ("below", False)


def test_points_and_margin_are_counted_by_deals() -> None:
    plan = Contest(("a", "b"), 2, 4)
    found = standings(plan, results_of(plan, lambda _, seating: seating.index(0)), 2)
    first, second = found["rows"]
    assert (first["points"], first["points_low"], first["points_high"]) == (30, 30, 30)
    assert (second["points"], first["margin"], second["margin"]) == (10.5, 19.5, -19.5)
    assert first["elo"] is None  # all games won: there is no bound above, but one below
    assert first["elo_low"] is not None
    assert first["elo_high"] is None


def test_many_bots_have_a_row_for_every_pair() -> None:
    plan = Contest(("a", "b", "c"), 2, 12)
    found = standings(plan, results_of(plan, lambda _, seating: seating.index(min(seating))), 2)
    assert [row["win_rate"] for row in found["rows"]] == [1.0, 0.5, 0.0]
    assert [row["games"] for row in found["rows"]] == [8, 8, 8]
    assert [pair["bots"] for pair in found["pairs"]] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert [[row["win_rate"] for row in pair["rows"]] for pair in found["pairs"]] == [[1.0, 0.0]] * 3
    assert found["test"] is None


QUICK = Contest(("greedy", "random"), 2, 8, turn_limit=12)


def ignore_progress(count: int) -> None:
    pass


def run(
    plan: Contest, journal: Journal, runner: Runner | None = None, until: SequentialTest | None = None
) -> Standings:
    deals = arena.play(plan, runner or SerialRunner(), journal, ignore_progress, until)
    return standings(plan, journal.done, deals, anytime=until is not None)


def timeless(found: Standings) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "ms_per_decision"} for row in found["rows"]]


class Interrupted:
    """A runner that is interrupted after some tasks."""

    def __init__(self, after: int) -> None:
        self._after = after

    def run(
        self, work: Callable[[Any], Any], tasks: Iterable[tuple[int, Any]]
    ) -> Generator[tuple[int, Any], None, None]:
        for count, (number, task) in enumerate(tasks):
            if count == self._after:
                raise KeyboardInterrupt
            yield number, work(task)


class Backwards:
    """A runner that finishes the last task first."""

    def run(
        self, work: Callable[[Any], Any], tasks: Iterable[tuple[int, Any]]
    ) -> Generator[tuple[int, Any], None, None]:
        for number, task in reversed(list(tasks)):
            yield number, work(task)


@pytest.fixture(scope="module")
def uninterrupted() -> list[dict[str, Any]]:
    return timeless(run(QUICK, Journal(None, {})))


@pytest.mark.parametrize("after", [0, 1, 5, 7])
def test_an_interrupted_contest_ends_as_if_it_had_not_been(
    tmp_path: Path, after: int, uninterrupted: list[dict[str, Any]]
) -> None:
    path = tmp_path / "journal"
    with Journal(path, QUICK.job()) as journal, pytest.raises(KeyboardInterrupt):
        run(QUICK, journal, Interrupted(after))
    with Journal(path, QUICK.job()) as journal:
        assert len(journal.done) == after
        counts: list[int] = []
        arena.play(QUICK, SerialRunner(), journal, counts.append)
        assert sum(counts) == 8 - after
        assert timeless(standings(QUICK, journal.done, 4)) == uninterrupted


def test_the_order_of_results_does_not_matter(uninterrupted: list[dict[str, Any]]) -> None:
    assert timeless(run(QUICK, Journal(None, {}), Backwards())) == uninterrupted


def test_a_contest_can_be_made_longer(tmp_path: Path, uninterrupted: list[dict[str, Any]]) -> None:
    short = replace(QUICK, games=2)
    with Journal(tmp_path / "j", short.job()) as journal:
        run(short, journal)
    with Journal(tmp_path / "j", QUICK.job()) as journal:
        assert timeless(run(QUICK, journal)) == uninterrupted


def test_another_contest_is_another_job() -> None:
    others = [
        replace(QUICK, seed="x"),
        replace(QUICK, players=3),
        replace(QUICK, turn_limit=13),
        replace(QUICK, bots=("random", "greedy")),
    ]
    assert all(other.job() != QUICK.job() for other in others)
    assert replace(QUICK, games=99).job() == QUICK.job()


@pytest.mark.parametrize("spec", ["engine:{}", "engine:ms=5,{} --fast", "{}:depth=3"])
def test_a_bot_whose_program_has_changed_is_another_job(tmp_path: Path, spec: str) -> None:
    program = tmp_path / "mine.py"
    program.write_text("one")
    plan = replace(QUICK, bots=(spec.format(program), "random"))
    before = plan.job()
    program.write_text("two")
    assert plan.job() != before


class Winning:
    """A runner whose results are made up: the first bot wins, whatever is played."""

    def __init__(self, plan: Contest) -> None:
        self._results = results_of(plan, lambda _, seating: seating.index(0))
        self.played = 0

    def run(
        self, work: Callable[[Any], Any], tasks: Iterable[tuple[int, Any]]
    ) -> Generator[tuple[int, Any], None, None]:
        for number, _ in tasks:
            self.played += 1
            yield number, self._results[number]


def test_a_sure_test_stops_the_contest_at_the_same_deal_always() -> None:
    plan = Contest(("a", "b"), 2, 200)
    runner = Winning(plan)
    found = run(plan, Journal(None, {}), runner, SequentialTest(0.5))
    assert found["stopped"]
    assert found["interval"] == "anytime"
    assert found["games"] == runner.played == 16
    # a journal that knows more does not change when it stops
    journal = Journal(None, {})
    journal.done.update(results_of(plan, lambda _, seating: seating.index(0)))
    assert timeless(run(plan, journal, runner, SequentialTest(0.5))) == timeless(found)
    assert runner.played == 16


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"bots": ["greedy"]}, "at least two bots"),
        ({"bots": []}, "at least two bots"),
        ({"bots": ["greedy", "nobody"]}, "no bot nobody"),
        ({"games": 0}, "--games must be from 1"),
        ({"games": -5}, "not -5"),
        ({"games": 10**30}, "10,000,000"),
        ({"players": 5}, "cannot be played with 5 players"),
        ({"players": 1}, "cannot be played with 1 players"),
        ({"edition": "nope"}, "no edition nope"),
        ({"turn_limit": 0}, "turn limit"),
        ({"seed": "x" * 101}, "at most 100"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(facts: dict[str, Any], message: str) -> None:
    with pytest.raises(OddVilleError, match=message):
        contest(**{"bots": ["greedy", "random"], "games": 2, **facts})


def test_the_table_has_a_seat_for_each_bot_up_to_four() -> None:
    counts = [contest(["random"] * bots, 1).players for bots in (2, 3, 4, 5)]
    assert counts == [2, 3, 4, 4]


def test_bots_are_made_for_one_game_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    def watch(spec: str) -> Any:
        opponent = Opponent(spec)
        monkeypatch.setattr(opponent, "close", lambda: closed.append(spec))
        return opponent

    monkeypatch.setattr("oddville.lab.arena.matches.Opponent", watch)
    assert play_match(MATCH)["incidents"] == [0, 0, 0]
    assert sorted(closed) == ["greedy", "random", "random"]


BAD = """
from oddville.bots import thought_of
class Bad:
    n = 0
    def think(self, game, budget, rng):
        self.n += 1
        if self.n % 3:
            raise ValueError("no idea") if self.n % 3 == 1 else LookupError
        return thought_of(game, game.legal_moves[0])
"""


def test_the_failures_of_a_bot_are_reported_and_counted(tmp_path: Path) -> None:
    """Which bot, what, and how often; also through the journal."""
    (tmp_path / "bad.py").write_text(BAD)
    plan = contest([str(tmp_path / "bad.py"), "random"], 4, turn_limit=12)
    path = tmp_path / "journal.jsonl"
    with Journal(path, {}) as journal:
        found = run(plan, journal, SerialRunner())
    with Journal(path, {}) as journal:
        assert run(plan, journal, SerialRunner())["rows"] == found["rows"]
    bad, random = found["rows"]
    assert (random["incidents"], random["failures"]) == (0, [])
    counts = {failure["facts"]["error"]: failure["count"] for failure in bad["failures"]}
    assert set(counts) == {"ValueError: no idea", "LookupError"}
    assert sum(counts.values()) == bad["incidents"]
    assert counts["ValueError: no idea"] >= counts["LookupError"] > 4
    sentences = failures(found, english())
    assert sentences[0] == (
        f"{bad['bot']} failed {counts['ValueError: no idea']} times: It raised ValueError: no idea (bad.py:8)."
    )
    assert len(sentences) == 2
    assert "failures" not in as_csv(found["rows"]).splitlines()[0]
    assert report(found, english()).endswith("\n".join(sentences))


def test_of_many_kinds_of_failure_the_most_frequent_are_reported() -> None:
    kinds: list[Failure] = [
        {"message": "bot-field", "facts": {"key": str(n % 9)}, "count": n} for n in range(40)
    ]
    found = merge_failures(kinds)
    assert len(found) == 5
    assert [each["count"] for each in found] == sorted((each["count"] for each in found), reverse=True)
    assert found[0]["facts"] == {"key": "3"}
    assert found[0]["count"] == 3 + 12 + 21 + 30 + 39
