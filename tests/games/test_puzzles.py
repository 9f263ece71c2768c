"""The shipped puzzles, how they are stored, and the rules that decide their themes."""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date, timedelta

import pytest

from oddville import Game
from oddville.games.errors import InvalidRecord, OddVilleError
from oddville.games.learning.lessons import lesson, lessons
from oddville.games.moves import Move
from oddville.games.previews import preview
from oddville.games.puzzles.collection import (
    STEP,
    collection_text,
    puzzle,
    puzzle_of_day,
    puzzles,
    split_records,
)
from oddville.games.puzzles.puzzle import THEMES, Puzzle, Value, id_of, puzzle_record, read_puzzle
from oddville.games.puzzles.themes import theme_of
from oddville.lab.puzzles.difficulty import difficulty_of
from oddville.lab.puzzles.measurement import MARGIN, is_clear

ROUNDING = 1
"""Of two chances in whole percent."""


@pytest.mark.parametrize("shipped", puzzles(), ids=lambda each: each.id)
def test_a_shipped_puzzle_has_one_clear_answer_among_all_legal_moves(shipped: Puzzle) -> None:
    game = shipped.game()
    assert shipped.id == id_of(game)
    assert {value.move for value in shipped.values} == {move.text for move in game.legal_moves}
    assert len(shipped.values) == len(game.legal_moves) > 1
    best = shipped.values[0].chance
    assert all(value.chance <= best - 100 * MARGIN + ROUNDING for value in shipped.values[1:])
    assert is_clear(shipped.margin, shipped.error)
    assert shipped.theme == theme_of(game, game.parse(shipped.answer))
    assert shipped.difficulty == difficulty_of(shipped.found)


def test_every_theme_has_puzzles_for_more_than_one_evening() -> None:
    count = Counter(each.theme for each in puzzles())
    assert {theme: count[theme] for theme in THEMES if count[theme] < 10} == {}


def test_no_puzzle_is_there_twice() -> None:
    assert len({each.id for each in puzzles()}) == len(puzzles())
    assert len({(each.text.partition("\n\n")[2]) for each in puzzles()}) == len(puzzles())


def test_the_position_does_not_show_the_deck() -> None:
    """INFO-2: the unseen cards are not those of the game that the puzzle comes from."""
    from oddville.games.records.replay import replay

    shipped = puzzles()[0]
    original = replay(shipped.record)
    assert shipped.start.view() == original.view()
    assert shipped.start.position()["deck"] != original.position()["deck"]


def test_a_game_of_a_puzzle_can_be_changed() -> None:
    shipped = puzzles()[0]
    shipped.game().play(shipped.answer)
    assert shipped.game().ply == 0


def test_a_puzzle_is_found_by_its_id() -> None:
    assert puzzle(puzzles()[-1].id) is puzzles()[-1]
    with pytest.raises(OddVilleError, match="no puzzle none"):
        puzzle("none")


def test_every_puzzle_has_its_day() -> None:
    assert math.gcd(STEP, len(puzzles())) == 1
    first = date(2026, 11, 18)
    days = [puzzle_of_day(first + timedelta(days)) for days in range(len(puzzles()))]
    assert sorted(each.id for each in days) == sorted(each.id for each in puzzles())
    assert puzzle_of_day(date(1970, 1, 2)) is puzzles()[STEP % len(puzzles())]


def test_a_puzzle_is_written_and_read() -> None:
    game = lesson("coins").game()
    values = (
        Value("coins 4", 61, "coins 3"),
        *(Value(m.text, 40) for m in game.legal_moves if m.worker != 4),
    )
    text = str(puzzle_record(game, "tempo", 2, (0, 2, 2, 2, 2), (0.21, 0.01), values))
    read = read_puzzle(text)
    assert (read.theme, read.difficulty, read.found, read.values) == ("tempo", 2, (0, 2, 2, 2, 2), values)
    assert (read.margin, read.error, read.players, read.edition) == (0.21, 0.01, 2, "reconstruction")
    assert read.start.view() == game.view()
    assert read.value_of("coins 4").reply == "coins 3"
    assert list(split_records(collection_text([text, text]))) == [text + "\n", text]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("theme: tempo", "theme: luck"),
        ("difficulty: 2", "difficulty: 6"),
        ("difficulty: 2", "difficulty: easy"),
        ("margin: 0.210 0.010\n", ""),
        ("coins 4=61", "coins 4"),
    ],
)
def test_a_damaged_puzzle_is_refused(old: str, new: str) -> None:
    game = lesson("coins").game()
    text = str(puzzle_record(game, "tempo", 2, (0, 2), (0.21, 0.01), (Value("coins 4", 61),)))
    assert old in text
    with pytest.raises(InvalidRecord, match="headers of the puzzle"):
        read_puzzle(text.replace(old, new))


def test_lessons_name_themes_that_have_puzzles() -> None:
    themes = {each.puzzles for each in lessons() if each.puzzles}
    assert themes
    assert themes <= {each.theme for each in puzzles()}


# Themes


def theme_in_lesson(name: str, move: str) -> str:
    game = lesson(name).game()
    return theme_of(game, game.parse(move))


def test_the_end_and_simple_moves() -> None:
    assert theme_in_lesson("coins", "coins 3") == "tempo"
    end = lesson("end").game()
    assert {theme_of(end, move) for move in end.legal_moves} == {"last"}


def most_workers(game: Game) -> int:
    """The most workers that a player has on buildings and the Main Square."""
    view = game.view()
    owners = [*(owner for _, _, owner in view["city"]), *view["spots"].values()]
    return max(owners.count(player) for player in range(game.players))


def test_the_end_is_near_when_one_more_worker_triggers_it() -> None:
    """END-1: of any player, also of one who cannot build now."""
    found: set[bool] = set()
    for seed in range(20):
        rng, game = random.Random(seed), Game(3, seed=f"themes {seed}", turn_limit=200)
        while not game.is_over:
            moves = [move for move in game.legal_moves if move.kind != "return"]
            is_last = theme_of(game, moves[0]) == "last"
            assert is_last == (most_workers(game) >= 5 and game.phase != "reaction")
            found.add(is_last)
            game.push(rng.choice([move for move in moves if move.kind in ("build", "bonus")] or moves))
    assert found == {True, False}


def test_several_bonuses_are_a_chain() -> None:
    """BUILD-8: a coin of the Main Square and wood of the building itself."""
    assert theme_in_lesson("city", "build left-leg-joiner 1,0") == "chain"
    game = lesson("city").game()
    game.play("build left-leg-joiner 1,0")
    assert game.phase == "bonus"
    assert theme_of(game, game.parse("bonus 1,0 wood")) == "chain"


def random_decisions(fits: Callable[[Game, Move], bool]) -> Iterator[tuple[Game, Move]]:
    """Decisions of random games before their end is near."""
    for seed in range(200):
        rng, game = random.Random(seed), Game(3, seed=f"themes {seed}", turn_limit=200)
        while not game.is_over:
            moves = [move for move in game.legal_moves if move.kind != "return"]
            builds = [move for move in moves if move.kind in ("build", "bonus")]
            if most_workers(game) >= 5:
                break
            yield from ((game, move) for move in moves if fits(game, move))
            game.push(rng.choice(builds or moves))


def test_the_builder_may_answer() -> None:
    """CHAR-BU"""
    game, move = next(random_decisions(lambda game, move: game.phase == "reaction" and move.kind == "build"))
    assert theme_of(game, move) == "answer"


def test_a_guild_is_reshuffled() -> None:
    """CHAR-1"""

    def robs(game: Game, move: Move) -> bool:
        if game.phase != "turn" or move.kind != "build":
            return False
        return any(who != game.player for who, _ in preview(game.state, move.code, move.text).robbed)

    game, move = next(random_decisions(robs))
    assert theme_of(game, move) == "steal"


def test_a_building_that_fits_elsewhere_is_a_placement() -> None:
    def is_plain(game: Game, move: Move) -> bool:
        if game.phase != "turn" or move.kind != "build":
            return False
        brings = preview(game.state, move.code, move.text)
        return not brings.robbed and len(brings.bonuses) + brings.gains < 2

    found = random_decisions(is_plain)
    themes: dict[str, bool] = {}
    while set(themes.values()) != {True, False}:
        game, move = next(found)
        cells = {each.cell for each in game.legal_moves if each.kind == "build" and each.card == move.card}
        themes[theme_of(game, move)] = len(cells) > 1
    assert themes == {"placement": True, "tempo": False}
