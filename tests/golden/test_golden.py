"""Golden games: a whole record for each way to end, replayed move by move, with the score line by line.

After the moves of each file stand comments such as `# Ada: inn, Row of 3: 2 + 3 = 5`: a player, a source of
points, the reason, and the sum. They are held against the engine's score sheet here. `search.py` finds and
writes the files.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from golden.endings import ENDINGS
from golden.search import reckoned
from oddville import Game, parse_record, record_of, replay

FOLDER = Path(__file__).parent
LINE = re.compile(
    r"# (?P<name>\w+): (?P<source>[a-z-]+), (?P<reason>[^:]+): (?P<sum>[0-9+x ]+) = (?P<points>\d+)"
)
GOLDEN = pytest.mark.parametrize("ending", ENDINGS)


def text_of(ending: str) -> str:
    return FOLDER.joinpath(f"{ending}.odd").read_bytes().decode()


@cache
def game_of(ending: str) -> Game:
    return replay(text_of(ending))


def score_lines(ending: str) -> Iterator[tuple[str, str, str, int]]:
    """The name, source, sum and points of each comment on the score."""
    for line in text_of(ending).splitlines():
        if match := LINE.fullmatch(line):
            yield match["name"], match["source"], match["sum"], int(match["points"])


def test_there_is_a_golden_game_for_each_way_to_end() -> None:
    """END-1, END-2, SCORE-6: and no file besides."""
    assert {path.stem for path in FOLDER.glob("*.odd")} == set(ENDINGS)


@GOLDEN
def test_it_ends_as_its_name_says(ending: str) -> None:
    """END-1, END-2, SCORE-6: by the sixth worker, however it came, or by the limit; ties are broken as expected."""
    game = game_of(ending)
    assert game.is_over
    assert ENDINGS[ending](game)


@GOLDEN
def test_parsing_and_printing_gives_the_same_file(ending: str) -> None:
    """Byte for byte, comments and all; and the game writes the same record again."""
    text = text_of(ending)
    assert str(parse_record(text)) == text
    names = parse_record(text).names
    written = str(record_of(game_of(ending), names))
    assert written == "".join(without_comments(text))


def without_comments(text: str) -> Iterator[str]:
    """The lines of headers and moves, with the blank one between them."""
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("#")]
    while lines[-1] == "\n":
        lines.pop()
    yield from lines


@GOLDEN
def test_the_score_in_the_file_is_the_engines(ending: str) -> None:
    """SCORE-1 to SCORE-5: every line, in order, and every total."""
    lines = list(score_lines(ending))
    expected = []
    for name, score in zip(
        parse_record(text_of(ending)).names, game_of(ending).score_sheet().players, strict=True
    ):
        expected += [(name, line.source, line.points) for line in score.lines]
        expected.append((name, "total", score.total))
    assert [(name, source, points) for name, source, _, points in lines] == expected


@GOLDEN
def test_the_sums_in_the_file_are_right(ending: str) -> None:
    """Each is worth what it says, and a total adds up just the lines before it."""
    lines: list[int] = []
    for _, source, terms, points in score_lines(ending):
        assert reckoned(terms) == points
        if source == "total":
            assert terms == " + ".join(map(str, lines))
            lines = []
        else:
            lines.append(points)
    assert lines == []


@GOLDEN
def test_every_comment_of_the_score_is_read(ending: str) -> None:
    """A line that is written otherwise would not be checked."""
    text = text_of(ending)
    scored = text[text.index("# The score") :].splitlines()[1:]
    assert scored
    assert [line for line in scored if not LINE.fullmatch(line)] == []


@GOLDEN
def test_every_prefix_is_a_position(ending: str) -> None:
    """INFO-1: after each move the position can be put up from plain data, and offers the same moves."""
    game = game_of(ending).copy()
    while True:
        again = Game.from_position(game.position(), edition=game.edition)
        assert again.position() == game.position()
        assert again.view() == game.view()
        assert [move.text for move in again.legal_moves] == [move.text for move in game.legal_moves]
        if not game.moves:
            break
        game.undo()
    assert (game.phase, game.turn) == ("set-up", 0)


@GOLDEN
def test_it_replays_from_what_was_revealed_alone(ending: str) -> None:
    """INFO-2: without its seed, from the cards and characters that each move showed."""
    game = game_of(ending)
    hidden = record_of(game, parse_record(text_of(ending)).names, hidden=True)
    assert "seed" not in hidden.headers
    again = replay(hidden)
    assert [move.text for move in again.moves] == [move.text for move in game.moves]
    assert again.view() == game.view()
    assert again.score_sheet() == game.score_sheet()
