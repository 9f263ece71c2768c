"""The command `hint`: the best moves as a table, and why, on every kind of terminal."""

import random
import re

import pytest

from oddville import Game
from oddville.bots import ADVISER, explain, think
from oddville.plaintext import text_width
from oddville.terminal import hints, line_mode
from oddville.terminal.charset import ASCII, UNICODE, Charset
from oddville.terminal.commands import hint
from oddville.texts import Texts
from properties.playing import play_on, set_up
from table import Table, game_in
from terminal.kit import NAMES, output_of, sit, typing

PHASES = ("set-up", "turn", "second resource", "discard", "bonus", "reaction", "close")


def shown(game: Game, bot: str = "greedy", charset: Charset = UNICODE, width: int = 80) -> str:
    """What the command prints."""
    session, out = sit(typing([]), ["human"] * game.players, game=game, charset=charset, width=width)
    hint(session, bot)
    return out.getvalue()


def busy_game(players: int) -> Game:
    rng = random.Random(players)
    return play_on(set_up(players, "hints", rng), 30, "building", rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("charset", "width"), [(UNICODE, 80), (ASCII, 80), (UNICODE, 40), (ASCII, 120)])
def test_a_hint_fits_on_the_page(players: int, charset: Charset, width: int) -> None:
    output = shown(busy_game(players), charset=charset, width=width)
    assert [line for line in output.splitlines() if text_width(line) > width] == []
    assert output.isascii() or charset is UNICODE
    assert "\x1b" not in output


@pytest.mark.parametrize("players", [2, 4])
def test_the_table_shows_what_the_bot_thought(players: int) -> None:
    game = busy_game(players)
    session, out = sit(typing([]), ["human"] * players, game=game)
    thought = think(
        "search:simulations=20", game, random.Random(7)
    )  # the session's own generator is the same
    hint(session, "search:simulations=20")
    lines = out.getvalue().splitlines()
    assert lines[0] == "A hint from search after 20 simulated games."
    assert re.fullmatch(r"  move  share" + "".join(rf" +. {name}" for name in NAMES[:players]), lines[2])
    for choice, line in zip(thought.best, lines[3:], strict=False):
        cells = re.findall(r"[\d.]+", line)
        pairs = zip(choice.values, choice.points, strict=True)
        numbers = [text for v, p in pairs for text in (str(round(100 * v)), f"{p:.1f}")]
        assert cells == [str(session.menu.number(choice.move)), str(round(100 * choice.share)), *numbers]
    assert len({text_width(line) for line in lines[2 : 3 + len(thought.best)]}) == 1, (
        "the columns are aligned"
    )


def test_every_reason_stands_below_its_move() -> None:
    game = busy_game(2)
    output = " ".join(shown(game).split())
    session, _ = sit(typing([]), game=game)
    texts = Texts("en", game.edition, NAMES[:2])
    for choice in explain(game, think("greedy", game, random.Random(7))).choices:
        begin = output.index(f" {session.menu.number(choice.move)}) ")
        for reason in choice.reasons:
            assert output.index(f"- {texts.say(*reason)}", begin) > begin


def test_a_narrow_terminal_gets_sentences_instead_of_a_table() -> None:
    output = " ".join(shown(busy_game(4), width=40).split())
    assert "trust" not in output
    assert re.search(r"Ada: \d+% to win, [\d.]+ points expected; Bo:", output)


@pytest.mark.parametrize("phase", PHASES)
def test_there_is_a_hint_in_every_phase(phase: str) -> None:
    output = output_of("hint greedy", game=game_in(phase))
    assert "A hint from greedy." in output
    assert re.search(r"\n {3,4}- [A-Z]", output)


def test_any_bot_can_be_asked() -> None:
    game = Table().game()
    assert "A hint from newcomer after 24 simulated games." in output_of("hint newcomer", game=game)
    assert "A hint from search after 1 simulated game." in output_of("hint search:simulations=1", game=game)
    assert "There is no bot mayr; did you mean mayor?" in output_of("hint mayr", game=game)
    assert "there is no file ./none.py" in output_of("hint ./none.py", game=game)


@pytest.mark.parametrize(("is_compiled", "bot"), [(True, ADVISER), (False, "greedy")])
def test_who_is_asked_where_nobody_is_named(
    is_compiled: bool, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "is_compiled", lambda: is_compiled)
    assert hints.hinting_bot() == bot


def test_a_hint_plays_nothing() -> None:
    game = Table().game()
    before = game.position()
    session, _ = sit(typing(["hint greedy"]), game=game)
    assert line_mode.play(session) == 0
    assert session.game.position() == before
    assert session.game.moves == []
