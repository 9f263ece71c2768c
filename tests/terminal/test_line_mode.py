"""Whole games at a plain terminal, and what a person may type there."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oddville import Game, replay
from oddville.plaintext import text_width
from oddville.rules.state import PHASES
from oddville.terminal import line_mode
from oddville.terminal.charset import Charset
from oddville.terminal.commands import COMMANDS, HELP
from oddville.terminal.session import Session
from oddville.texts import english
from table import Table, edition_with, game_in
from terminal.kit import (
    ASCII,
    UNICODE,
    Typing,
    by_notation,
    by_number,
    greedy_move,
    output_of,
    play,
    sit,
    typing,
)

SEATS = (
    ["human", "human"],
    ["human", "human", "human"],
    ["human"] * 4,
    ["human", "greedy"],
    ["random", "human", "greedy"],
    ["greedy", "random", "human", "greedy"],
)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def assert_legible(output: str, charset: Charset) -> None:
    """No escape codes, nothing wider than the page, only ASCII where that is asked for."""
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", output)
    assert [line for line in output.splitlines() if text_width(line) > 80] == []
    assert output.isascii() or charset is UNICODE


@pytest.mark.parametrize("seats", SEATS, ids="-".join)
@pytest.mark.parametrize(("person", "charset"), [(by_number, UNICODE), (by_notation, ASCII)])
def test_whole_games(seats: list[str], person: Typing, charset: Charset) -> None:
    session, output = play(person, seats, f"whole {len(seats)}", charset)
    assert session.game.is_over
    assert_legible(output, charset)
    winner = session.game.winner
    assert winner is not None
    points = session.game.score_sheet().totals[winner]
    assert f"{session.texts.player(winner)} wins with {points} points." in output
    assert output.count("type save FILE") == 1


def test_a_game_of_bots_needs_nobody() -> None:
    session, output = play(typing([]), ["greedy", "random"], "bots")
    assert session.game.is_over
    assert "Ada plays worker card" in output
    assert "type save FILE" not in output


def test_every_command_at_every_kind_of_decision() -> None:
    """Looking changes nothing."""
    looks = [word for word in COMMANDS if word not in ("undo", "save", "save!", "load", "quit", "exit", "q")]
    looks += ["moves all", "card 1", "card main-square", "card ghost", "card Goose Exchange", "card nothing"]
    for phase in PHASES:
        game = game_in(phase)
        before = game.position()
        session, out = sit(typing(looks), game=game)
        line_mode.play(session)
        assert session.game.position() == before, phase
        assert_legible(out.getvalue(), UNICODE)


@pytest.mark.parametrize("phase", PHASES)
def test_every_decision_says_whose_it_is_and_what_is_asked(phase: str) -> None:
    game = game_in(phase)
    session, out = sit(typing([]), game=game)
    line_mode.play(session)
    question = (
        english()
        .at_table(game.edition, ["Ada", "Bo"])
        .say(f"ask-{phase.replace(' ', '-')}", player=game.player, recovered="no")
    )
    assert question in " ".join(out.getvalue().split())


@pytest.mark.parametrize("phase", PHASES)
def test_the_list_numbers_every_legal_move_once(phase: str) -> None:
    session, _ = sit(typing([]), game=game_in(phase))
    legal = sorted(move.text for move in session.game.legal_moves)
    assert sorted(move.text for move in session.menu.moves) == legal
    assert sum(len(line.entries) for group in session.menu.groups for line in group.lines) == len(legal)
    kinds = [move.kind for move in session.menu.moves]
    assert kinds == sorted(kinds, key=lambda kind: kind == "return"), "taking workers off comes last"


def test_the_list_says_what_a_move_costs_and_brings() -> None:
    output = output_of("moves all", game=Game(2, seed="abc"), seats=("human", "human"))
    assert "2) take clay as your first resource (choose clay)" in output
    game = Game(2, seed="abc")
    for move in ("choose wood", "choose clay"):
        game.play(move)
    output = output_of("moves all", game=game)
    assert "18) worker card 2: take Button Bank from position 2, free (building 2 2)" in output
    assert "1) worker card 2: gain 1 coin (coins 2)" in output


def test_a_build_shows_points_bonuses_and_character() -> None:
    """BUILD-8, BUILD-9: by street only, and the top of the guild's pile."""
    cards: dict[str, dict[str, Any]] = {
        "nw-1": {"guild": "mask", "name": "Folly"},
        "nesw-1": {"formula": "neighbours", "base": 1},
    }
    table = Table(edition=edition_with(cards, square={"bonus": "clay"})).pile("mask", "seignior")
    table.buildings(0, "nw-1").workers(0, wood=[0]).city("1 nesw-1 1,0", "0 ns-1 1,1")
    output = output_of("moves", game=table.game())
    assert (
        """
Build Folly (pay wood)
   1) at 2,0: you +6; Bo +1; 2 coins; then the Seignior
   2) at 0,1: you +6; 1 coin; bonuses 1 clay; then the Seignior
   3) at 1,2: you +6; 2 coins; then the Seignior
"""
        in output
    )


def test_a_build_shows_who_loses_characters_and_what_it_may_bring() -> None:
    """CHAR-1: the guild returns and is shuffled, so that the points are a range."""
    edition = edition_with({"nw-1": {"guild": "mask", "name": "Folly"}})
    table = Table(3, edition).holds(1, "landowner").holds(2, "hr-manager").pile("mask")
    table.buildings(0, "nw-1").workers(0, wood=[0]).city("1 nesw-1 1,0")
    output = " ".join(output_of("moves", game=table.game(), seats=("human",) * 3).split())
    assert "1) at 2,0: you +7 … +8; Bo -4; Cy -5; 2 coins; then a character of the Mask guild" in output
    assert "reshuffled; Bo returns the Landowner; Cy returns the Human Resources Manager" in output


def test_typing_is_forgiving() -> None:
    game = Table().game()
    session, _ = sit(typing(["  COINS   4 "]), game=game)
    line_mode.play(session)
    assert [move.text for move in session.game.moves] == ["coins 4"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type a number from 1 to"),
        ("   ", "Type a number from 1 to"),
        ("0", "There is no move 0: the moves are 1 to"),
        ("9999999999999999999999", "There is no move 999999: the moves are 1 to"),
        ("²", '"²" is not a number, move or command'),
        ("dance", '"dance" is not a number, move or command'),
        ("build", "is incomplete or too long; the form is: build C X"),
        ("build castle 1,0", '"castle" is not a building of this edition'),
        ("build w-1 1,0", "BUILD-1: You don't have Wig Laundry."),
        ("x" * 600, "That line is too long"),
        ("\x1b[31mred\x07", "is not a number, move or command"),
        ("why", "Type a move after why"),
        ("why dance", '"dance" is not a move'),
        ("why 1", "is legal now: "),
        ("why 999", "There is no move 999"),
        ("why coins 4", "coins 4 is legal now: worker card 4: gain 3 coins."),
        ("why end", "TURN-4: You cannot pass"),
        ("card", "Type the name of a card after card"),
        ("card castle", 'There is no card "castle"'),
        ("log", "Nothing has happened yet."),
        ("recap", "Nothing has happened yet."),
        ("undo", "You have no move to undo."),
        ("hint", "A hint from "),
        ("help", "why MOVE"),
        ("save", "Type a file name after save"),
        ("load", "Type a file name after load"),
    ],
)
def test_every_line_gets_an_answer(line: str, answer: str) -> None:
    game = Table().game()
    before = game.position()
    session, out = sit(typing([line]), game=game)
    assert line_mode.play(session) == 0
    assert answer in out.getvalue()
    assert session.game.position() == before
    assert_legible(out.getvalue().replace(line, ""), UNICODE)


def test_a_refused_move_is_reported_with_every_rule() -> None:
    """BUILD-1, BUILD-3: all refusals, each with its id."""
    output = output_of("build w-1 0,-1", game=Table().game())
    assert "build w-1 0,-1 is not legal now:" in output
    for rule in ("You don't have Wig Laundry.", "To build Wig Laundry you still need wood.", "BUILD-3: 0,-1"):
        assert rule in output


def test_why_at_the_end() -> None:
    output = output_of("why coins 4", "coins 4", "1", "hint", "", game=game_in("over"))
    assert output.count("END-1: The game is over.") == 2
    assert "The game is over: there is no move 1." in output
    assert "The game is over: there is nothing to choose." in output


@given(st.lists(st.text(max_size=80) | st.sampled_from([*COMMANDS, "1", "2", "build", "save /", "load /"])))
def test_garbage_never_ends_a_session(lines: list[str]) -> None:
    safe = [line.replace("save", "s ave") for line in lines]  # what is written is tested elsewhere
    session, out = sit(typing(safe), ["human", "greedy"])
    assert line_mode.play(session) == 0
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", out.getvalue())


def test_undo_goes_back_to_a_persons_choice() -> None:
    session, _ = sit(typing([]), ["human", "greedy", "random"], seed="undo")
    positions: list[object] = []
    for _ in range(12):
        while not session.is_human:
            session.play_bot()
        positions.append(session.game.position())
        session.play(greedy_move(session))
    while positions:
        assert session.undo()
        assert session.game.position() == positions.pop()
        assert session.is_human
    assert not session.undo()


def test_undo_by_typing() -> None:
    game = Table().game()
    before = game.position()
    session, out = sit(typing(["coins 4", "undo"]), game=game)
    line_mode.play(session)
    assert session.game.position() == before
    assert "Undone." in out.getvalue()
    assert out.getvalue().count("Ada, play a worker card or build.") == 2


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    for name in ("oddville-autosave.odd", "oddville-autosave-2.odd"):
        session, out = sit(typing(["1", "1", "1"]), seed="kept")
        assert line_mode.play(session) == 0
        assert f"The game has been saved in {name}." in out.getvalue()
        assert out.getvalue().endswith("Goodbye.\n")
        assert replay((tmp_path / name).read_text("utf-8")).position() == session.game.position()


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    def interrupted(session: Session) -> str:
        if session.game.turn == 2:
            raise KeyboardInterrupt
        return "1"

    session, out = sit(interrupted)
    assert line_mode.play(session) == 0
    assert "oddville-autosave.odd" in out.getvalue()
    assert (tmp_path / "oddville-autosave.odd").exists()


@pytest.mark.parametrize("lines", [[], ["quit"], ["exit"], ["q"]])
def test_leaving_without_a_move_keeps_nothing(lines: list[str], tmp_path: Path) -> None:
    session, out = sit(typing(lines))
    assert line_mode.play(session) == 0
    assert out.getvalue().endswith("Goodbye.\n")
    assert list(tmp_path.iterdir()) == []


def test_ties_are_explained() -> None:
    """SCORE-6, END-2."""
    limit = Table(turn_limit=1).game()
    assert "Ada and Bo are tied; nobody triggered the end, and Ada wins as the earliest" in output_of(
        "coins 4", game=limit
    )
    trigger = Table().street(0, 5).street(1, 5, "west").buildings(0, "w-1")
    trigger = trigger.workers(0, wood=[0]).workers(1, clay=[0, 1, 2, 2])
    assert "Ada and Bo are tied; Ada triggered the end and wins (SCORE-6)." in output_of(
        "build w-1 6,0", game=trigger.game()
    )
    others = Table(3).street(0, 5).street(1, 5, "west").buildings(0, "w-1").workers(0, wood=[0])
    others.holds(1, "landowner").workers(1, clay=[0])
    others.holds(2, "hr-manager", "mistress", "ghost", "traveller").workers(2, stone=[0, 1, 2, 2])
    output = output_of("build w-1 6,0", game=others.game(), seats=("human",) * 3)
    assert "Bo and Cy are tied; Bo is the first of them clockwise after Ada, who triggered" in output


def test_recap_shows_what_came_since_the_last_choice() -> None:
    output = output_of("1", "1", "coins 4", "recap", seats=("human", "human"))
    assert output.count("plays worker card 4 and gains 3 coins.") == 2


def test_the_log_shows_everything() -> None:
    output = output_of("1", "1", "log").rpartition("> log")[2]
    assert output.count("as a first resource") == 2


@pytest.mark.parametrize("name", HELP)
def test_help_names_every_command(name: str) -> None:
    assert english().has(f"usage-{name}")
    assert english().has(f"help-{name}")


def test_every_command_is_in_the_help() -> None:
    aliases = {"?", "q", "exit", "save!"}
    assert set(COMMANDS) - aliases <= set(HELP)


@pytest.mark.parametrize("check", [str.isascii])
def test_names_of_people_cannot_spoil_the_screen(check: Callable[[str], bool]) -> None:
    session, out = sit(typing(["1", "1", "players", "score"]), charset=ASCII)
    session.begin(session.game, session.seats, ["Zo\u00eb \x1b[31m", "\u738b\u5c0f\u660e\u738b\u5c0f\u660e"])
    line_mode.play(session)
    assert check(out.getvalue())
    assert "\x1b" not in out.getvalue()
    assert "Zoe ?[31m" in out.getvalue()


def test_the_house_rule_is_named_at_the_beginning() -> None:
    """HOUSE-1: so that everybody at the table knows."""
    for finish_round in (True, False):
        session, out = sit(typing(["quit"]), game=Game(2, seed="house", finish_round=finish_round))
        assert line_mode.play(session) == 0
        output = " ".join(out.getvalue().split())
        assert ("This is a house rule of ours" in output) == finish_round
