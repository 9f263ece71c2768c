"""Making puzzles: the measurement, the difficulty, the selection and the command."""

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from oddville import Game
from oddville.bots import LEVELS, Opponent, think
from oddville.cli.main import main
from oddville.games.learning.lessons import lesson
from oddville.games.puzzles.collection import puzzles, split_records
from oddville.games.puzzles.puzzle import Puzzle, read_puzzle
from oddville.games.records.writer import record_of
from oddville.lab.puzzles import making
from oddville.lab.puzzles.difficulty import difficulty_of, solutions
from oddville.lab.puzzles.making import Source, has_alternatives, make_puzzles, reply_to
from oddville.lab.puzzles.measurement import is_clear, measure
from oddville.lab.puzzles.selection import select

QUICK = ["--simulations", "40", "--edition", "micro", "--runner", "here", "--quiet"]


CLEAREST = max((each for each in puzzles() if each.players == 2), key=lambda each: each.margin)


def test_a_clearly_best_move_is_measured() -> None:
    game = CLEAREST.game()
    found = measure(game, game.parse(CLEAREST.answer), 160, random.Random(1))
    assert found is not None
    assert is_clear(found.margin, found.error)
    assert next(iter(found.chances)) == CLEAREST.answer
    assert set(found.chances) == {move.text for move in game.legal_moves}


def test_a_move_that_is_not_clearly_the_best_is_refused() -> None:
    game = CLEAREST.game()
    for value in CLEAREST.values[1:4]:
        assert measure(game, game.parse(value.move), 160, random.Random(1)) is None
    beginning = lesson("coins").game()
    for move in beginning.legal_moves:
        assert measure(beginning, move, 40, random.Random(1)) is None


@pytest.mark.parametrize(
    ("margin", "error", "clear"),
    [(0.05, 0.01, True), (0.05, 0.0125, False), (0.049, 0.001, False), (0.3, 0.08, False)],
)
def test_the_margin_counts_in_standard_errors(margin: float, error: float, clear: bool) -> None:
    assert is_clear(margin, error) == clear


@pytest.mark.parametrize(
    ("found", "difficulty"),
    [
        ((2, 2, 2, 2, 2), 1),
        ((0, 2, 2, 2, 2), 2),
        ((2, 2, 1, 2, 2), 4),
        ((0, 0, 0, 1, 2), 5),
        ((2, 2, 2, 2, 1), None),
    ],
)
def test_the_difficulty_is_the_weakest_level_from_which_on_all_find_it(
    found: tuple[int, ...], difficulty: int | None
) -> None:
    assert difficulty_of(found) == difficulty


def test_every_level_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lesson("end").game()
    asked: Counter[str] = Counter()
    answers = {"newcomer": "x", "apprentice": "x"}

    def think_of(level: str, game: Game, rng: random.Random) -> object:
        asked[level] += 1
        move = next(iter(game.legal_moves))
        return replace(think("random", game, rng), move=replace(move, text=answers.get(level, "y")))

    monkeypatch.setattr("oddville.lab.puzzles.difficulty.think", think_of)
    assert solutions(game, "y", random.Random(1)) == (0, 0, 2, 2, 2)
    assert asked == {level.name: 2 for level in LEVELS}


def test_a_position_needs_alternatives() -> None:
    assert not has_alternatives(Game(2, seed="market day"))  # set-up
    assert has_alternatives(lesson("coins").game())


def test_a_reply_is_given_only_by_the_next_player() -> None:
    game = lesson("coins").game()
    reply = reply_to(game, game.parse("coins 4"), random.Random(1))
    after = game.copy()
    after.push("coins 4")
    assert reply is None or reply in {move.text for move in after.legal_moves}
    city = lesson("city").game()  # the build leaves a bonus to choose
    assert reply_to(city, city.parse("build left-leg-joiner 1,0"), random.Random(1)) is None


def quick_source(seed: str = "quick 0", record: str | None = None) -> Source:
    return Source(seed, 40, 2, "micro", record)


def fruitful_source() -> Source:
    """The first game that has puzzles: which one it is depends on the levels and the evaluation."""
    return next(source for seed in range(40) if make_puzzles(source := quick_source(f"quick {seed}")))


@pytest.fixture
def _easily_clear(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Accept every margin and level, so that a short game has puzzles; journals are kept apart."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("oddville.lab.puzzles.measurement.ERRORS", -100.0)
    monkeypatch.setattr("oddville.lab.puzzles.measurement.MARGIN", -1.0)
    monkeypatch.setattr(making, "MARGIN", -1.0)
    monkeypatch.setattr(making, "SCREENING_SIMULATIONS", 30)
    monkeypatch.setattr(making, "REPLY_SIMULATIONS", 8)
    monkeypatch.setattr(making, "solutions", lambda game, answer, rng: (0, 0, 2, 2, 2))


@pytest.mark.parametrize("theme", ["tempo", "last"])
@pytest.mark.usefixtures("_easily_clear")
def test_only_the_wanted_theme_is_looked_for(theme: str) -> None:
    games = (make_puzzles(replace(quick_source(f"quick {seed}"), theme=theme)) for seed in range(40))
    found = next(puzzles for puzzles in games if puzzles)
    assert {read_puzzle(text).theme for text in found} == {theme}


@pytest.mark.usefixtures("_easily_clear")
def test_a_game_has_the_same_puzzles_again() -> None:
    source = fruitful_source()
    first, again = (make_puzzles(source) for _ in range(2))
    assert first == again
    assert first
    found = [read_puzzle(text) for text in first]
    assert len({each.start.turn for each in found}) == len(found) <= making.MAX_PER_GAME
    for each in found:
        assert {value.move for value in each.values} == {move.text for move in each.start.legal_moves}


@pytest.mark.usefixtures("_easily_clear")
def test_a_record_has_puzzles() -> None:
    played = read_puzzle(make_puzzles(fruitful_source())[0])
    source = quick_source("record", str(played.record))
    seed = played.headers["seed"]
    assert all(read_puzzle(text).headers["seed"] == seed for text in make_puzzles(source))


@pytest.mark.usefixtures("_easily_clear")
def test_the_command_writes_a_collection_and_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, stopped, journal = tmp_path / "whole.odd", tmp_path / "stopped.odd", tmp_path / "journal.jsonl"
    assert main(["puzzles", "make", str(whole), "--games", "3", *QUICK]) == 0
    written = [read_puzzle(text) for text in split_records(whole.read_text())]
    assert f"{whole}: {len(written)}" in capsys.readouterr().out
    assert written
    options = [*QUICK, "--journal", str(journal)]
    assert main(["puzzles", "make", str(stopped), "--games", "1", *options]) == 0
    assert main(["puzzles", "make", str(stopped), "--games", "3", *options]) == 0
    assert stopped.read_text() == whole.read_text()
    assert main(["puzzles", "make", str(stopped), "--games", "3", "--count", "1", *options]) == 0
    assert len(list(split_records(stopped.read_text()))) == 1


@pytest.mark.usefixtures("_easily_clear")
def test_the_command_looks_into_records(tmp_path: Path) -> None:
    game = read_puzzle(make_puzzles(fruitful_source())[0]).start
    record, file = tmp_path / "game.odd", tmp_path / "puzzles.odd"
    game.push(next(iter(game.legal_moves)))
    record.write_text(str(record_of(game)))
    assert main(["puzzles", "make", str(file), "--games", "0", "--records", str(record), *QUICK]) == 0
    assert file.exists()


@pytest.mark.usefixtures("_easily_clear")
def test_a_collection_is_extended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, both = (tmp_path / name for name in ("old.odd", "new.odd", "both.odd"))
    options = ["--count", "400", *QUICK]
    join = ["--games", "0", *options, "--add"]
    assert main(["puzzles", "make", str(old), "--games", "1", *options]) == 0
    assert main(["puzzles", "make", str(new), "--games", "1", "--seed", "other", *options]) == 0
    assert main(["puzzles", "make", str(both), *join, str(old), str(new), str(new)]) == 0
    ids = [{read_puzzle(text).id for text in split_records(file.read_text())} for file in (old, new, both)]
    assert ids[2] == ids[0] | ids[1]
    new.write_text("odd: 1\n")
    assert main(["puzzles", "make", str(both), *join, str(new)]) == 2
    assert "puzzle" in capsys.readouterr().err


def test_reactions_are_looked_for_in_games_of_fast_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[str] = []

    def opponent(level: str) -> Opponent:
        levels.append(level)
        return Opponent("random")

    monkeypatch.setattr(making, "Opponent", opponent)
    for theme in ("answer", "last"):
        make_puzzles(replace(quick_source(), theme=theme))
    assert set(levels[:2]) <= {"newcomer", "apprentice"}
    assert levels[2:] == ["mason", "mason"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["make"], "Give the file"),
        (["make", "x.odd", "--games", "-1"], "--games must be"),
        (["make", "x.odd", "--simulations", "1"], "--simulations from"),
        (["make", "x.odd", "--count", "0"], "--count"),
        (["0"], "not the number of a puzzle"),
        (["1", "x.odd"], "only make has a file"),
    ],
)
def test_wrong_options_are_refused(
    words: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzles", *words]) == 2
    assert message in capsys.readouterr().err


def variants(*groups: tuple[str, int]) -> list[Puzzle]:
    """Copies of a puzzle with other themes and difficulties."""
    model = puzzles()[0]
    return [
        replace(model, id=f"{number:08}", theme=theme, difficulty=difficulty)
        for number, (theme, difficulty) in enumerate(groups)
    ]


def test_a_selection_is_balanced_and_has_nothing_twice() -> None:
    many = variants(*[("tempo", 1)] * 20, *[("steal", 3)] * 3, ("last", 5))
    chosen = select([*many, *many], 8)
    assert len({each.id for each in chosen}) == 8
    assert Counter(each.theme for each in chosen) == {"tempo": 4, "steal": 3, "last": 1}
    assert [each.difficulty for each in chosen] == sorted(each.difficulty for each in chosen)
    assert len(select(many, 100)) == 24


SAMPLE = sorted(puzzles(), key=lambda each: (each.players, each.id))[:3]


@pytest.mark.parametrize("sample", SAMPLE, ids=lambda each: each.id)
def test_a_new_search_finds_the_answer_again(sample: Puzzle) -> None:
    """A sample of the shipped puzzles, with random numbers that had no part in making them."""
    rng = random.Random("anew")
    found = [think("search:simulations=800,reuse=0", sample.game(), rng).move.text for _ in range(2)]
    assert sample.answer in found
