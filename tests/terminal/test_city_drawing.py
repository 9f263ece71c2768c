"""The city and single cards as text, held to small pictures."""

import re
from pathlib import Path
from typing import Final

import pytest

from oddville import Game, edition
from oddville.cards.vocabulary import COLOURS
from oddville.plaintext import text_width
from oddville.terminal.card_drawing import draw_card, draw_row, draw_small, draw_worker
from oddville.terminal.charset import charset_for
from oddville.terminal.city_drawing import draw_city, is_small
from oddville.terminal.table_drawing import draw_board, draw_piles, draw_players, draw_scores, draw_summary
from oddville.texts import Texts
from table import PLAIN, Table, edition_with
from terminal.kit import ASCII, UNICODE, by_number, play

WEB: Final = Path(__file__).parents[2] / "src" / "oddville" / "web"
NAMED = edition_with({card.id: {"name": card.id} for card in PLAIN.cards})
"""The plain cards, each named as its id."""


def texts_of(game: Game) -> Texts:
    return Texts().at_table(game.edition, ["Ada", "Bo", "Cy", "Di"])


def picture(text: str) -> list[str]:
    return text.strip("\n").splitlines()


def test_players_have_the_shapes_of_the_browser() -> None:
    workers = (WEB / "art" / "workers.js").read_text("utf-8")
    shapes = dict(re.findall(r'(\w+): "(.)"', workers.partition("MARKS")[2].partition("}")[0]))
    assert UNICODE.marks == "".join(shapes[colour] for colour in COLOURS)


def test_the_main_square_alone() -> None:
    game = Table().game()
    assert draw_city(game, texts_of(game), ASCII) == picture("""
          0
   +^^^^^^^^^^^^^^+
   | Main Square  |
   |              |
 0 ========+=======
   |              |
   | 4 each       |
   +-------#------+
""")


def test_streets_leave_and_houses_close() -> None:
    """Owners, bonus, guild, points now; empty cells may be named."""
    printed = edition_with(
        {"nw-1": {"guild": "rooster", "bonus": "crystal", "name": "Goose Exchange"}}, base=NAMED
    )
    game = Table(edition=printed).city("1 nw-1 1,0", "0 n-1 0,1").spot("clay", 1).game()
    assert draw_city(game, texts_of(game), ASCII, cells=[(-1, 0), (1, 1)]) == picture("""
      -1         0              1
          +^^^^^^^^^^^^^^+-------#------+
          | Main       B | Goose      B ^
          | Square       | Exchange     ^
 0   -1,0 ========+==============+      ^
          |              | +crystal Roo.^
          | 4 each       | diamond 4 =4 ^
          +-------#------+^^^^^^^^^^^^^^+
          ^ n-1        A ^
          ^              ^
 1        ^       #      ^     1,1
          ^ +coin        ^
          ^ diamond 4 =4 ^
          +^^^^^^^^^^^^^^+
""")


def test_the_same_in_unicode() -> None:
    game = Table(edition=NAMED).city("0 ew-1 1,0").game()
    assert draw_city(game, texts_of(game)) == picture("""
          0              1
   ┌⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂┬⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂┐
   │ Main Square  │ ew-1       ▲ │
   │              │              │
 0 ════════╦══════════════════════
   │              │ +coin        │
   │ 4 each       │ diamond 4 =4 │
   └───────║──────┴⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂⌂┘
""")


def test_a_wide_city_is_drawn_small_and_fits() -> None:
    game = Table(edition=NAMED).street(0, 3).street(1, 3, "west").game()
    drawn = draw_city(game, texts_of(game), ASCII)
    assert is_small(drawn)
    assert drawn == picture("""
       -3        -2        -1         0         1         2         3
   +----#----+----#----+----#----+^^^^^^^^^+^^^^^^^^^+^^^^^^^^^+^^^^^^^^^+
   |new-3   B|new-2   B|new-1   B|Main Squa|ew-1    A|ew-2    A|ew-3    A|
 0 =====+=========+=========+=========+===================================
   |4   +coin|4   +coin|4   +coin|         |4   +coin|4   +coin|4   +coin|
   +^^^^^^^^^+^^^^^^^^^+^^^^^^^^^+----#----+^^^^^^^^^+^^^^^^^^^+^^^^^^^^^+
""")


@pytest.mark.parametrize("width", [20, 40, 60, 79, 80, 120])
def test_every_city_fits_every_page(width: int) -> None:
    game = Table().street(0, 5).street(1, 5, "west").game()
    for cells in ([], [(-6, 0), (6, 0), (0, 1)]):
        drawn = draw_city(game, texts_of(game), UNICODE, width, cells)
        assert max(map(text_width, drawn)) <= width
        for column in range(-5, 6):
            assert any(str(column) in line.split() for line in drawn), "every column is numbered"


def test_cells_beyond_the_page_are_left_out_rather_than_the_city_broken() -> None:
    game = Table().street(0, 5).street(1, 4, "west").game()
    with_cells = draw_city(game, texts_of(game), ASCII, 80, [(-5, 0), (6, 0)])
    assert with_cells == draw_city(game, texts_of(game), ASCII, 80)


def test_a_building_drawn_large() -> None:
    game = Game(2, seed="x")
    card = next(card for card in game.edition.cards if card.id == "goose-exchange")
    drawn = draw_card(card, texts_of(game), ASCII)
    text = "\n".join(drawn)
    for word in ("Goose Exchange", "goose-exchange", "Cost", "Bonus", "Guild", "Points", "Shield", "Streets"):
        assert word in text
    assert len({len(line) for line in drawn}) == 1, "the box is closed"
    middle = drawn[len(drawn) // 2]
    assert (middle[0] == "=") == ("west" in card.streets)
    assert (middle[-1] == "=") == ("east" in card.streets)
    assert ("#" in drawn[0]) == ("north" in card.streets)
    assert ("#" in drawn[-1]) == ("south" in card.streets)


def test_a_building_of_the_row() -> None:
    printed = edition_with(
        {"nes-1": {"guild": "mask", "cost": ("wood", "clay", "stone", "crystal")}}, base=NAMED
    )
    card = next(card for card in printed.cards if card.id == "nes-1")
    assert draw_small(card, Texts(edition=printed), ASCII) == picture("""
+------------#-----------+
^ nes-1                  |
^ wood clay stone crystal|
^            +============
^ +coin             Mask |
^ diamond 4              |
+------------#-----------+
""")


def test_a_worker_card() -> None:
    assert draw_worker(edition().workers[1], 2, Texts(), ASCII) == picture("""
+----------------------------------------------------+
| Worker card 2                                      |
|                                                    |
| Coins       1 coin                                 |
| Resources   wood and clay                          |
| Row prices  0  0  1  1  2  2                       |
+----------------------------------------------------+
""")


def test_the_board_shows_whose_workers_stand_where() -> None:
    """WORK-6: single slots hold one, the upper slot any number."""
    game = (
        Table(3)
        .workers(0, wood=[0, 2])
        .workers(1, wood=[1, 2])
        .workers(2, stone=[2, 2])
        .spot("clay", 2)
        .game()
    )
    assert draw_board(game, texts_of(game), ASCII) == picture("""
         0 coins  1 coin  1 coin  2 coins, any number  Main Square
wood     [A]      [B]     [.]     AB                   [.]
clay     [.]      [.]     [.]     .                    [C]
stone    [.]      [.]     [.]     CC                   [.]
crystal  [.]      [.]     [.]     .                    [.]
""")


def test_the_summary() -> None:
    game = Table().workers(0, wood=[0, 1], stone=[0]).coins(1, 3).hand(1, 2, 4).city("1 ew-1 1,0").game()
    assert draw_summary(game, texts_of(game), ASCII) == picture("""
       coins  supply    cards  wood  clay  stone  crystal  city  points
A Ada      0       6  1 2 3 4     2     .      1        .   0/6       3
B Bo       3       8  . 2 . 4     .     .      .        .   1/6       4
""")


def test_the_score_sheet_names_every_rule() -> None:
    game = Table(edition=NAMED).workers(0, wood=[0]).city("1 ew-1 1,0").holds(1, "landowner").game()
    assert draw_scores(game, texts_of(game), ASCII) == picture("""
A Ada                      1
   workers on the board    1   SCORE-1

B Bo                       8
   ew-1                    4   SCORE-2
   Landowner               4   CHAR-LO
""")


def test_the_piles_show_their_top_only() -> None:
    """SETUP-4: only the top one is seen."""
    game = Table().holds(0, "hr-manager").pile("mask").game()
    text = "\n".join(draw_piles(game, texts_of(game), ASCII))
    assert "Mask          empty" in text
    assert "Rooster       Cheater, the only one left: once per turn" in text


def test_tables_fit_the_page_in_every_position_of_a_game() -> None:
    session, _ = play(by_number, ["human", "greedy", "greedy", "random"], "tables")
    texts = session.texts.at_table(
        session.game.edition, ["A very long name indeed", "王小明王小明王", "Cy", "Di"]
    )
    lines = draw_players(session.game, texts) + draw_scores(session.game, texts)
    row = [card for card in session.game.edition.cards if card.id in session.game.view()["row"]]
    lines += draw_row(session.game.edition, row, texts)
    assert max(map(text_width, lines)) <= 80


@pytest.mark.parametrize(
    ("encoding", "term", "charset"),
    [
        ("utf-8", "xterm", UNICODE),
        ("UTF8", "", UNICODE),
        (None, "vt100", UNICODE),
        ("utf-8", "dumb", ASCII),
        ("ascii", "xterm", ASCII),
        ("cp1252", "xterm", ASCII),
        ("martian", "xterm", ASCII),
    ],
)
def test_what_a_terminal_can_print(encoding: str | None, term: str, charset: object) -> None:
    assert charset_for(encoding, {"TERM": term}) is charset


def test_inks_have_all_their_signs() -> None:
    for charset in (UNICODE, ASCII):
        assert len(charset.marks) == 4
        assert len(charset.corners) == len(charset.roads) == 16
    assert "".join(
        getattr(ASCII, sign) for sign in ("marks", "corners", "roads", "houses", "free", "more")
    ).isascii()


def test_texts_are_cut_to_a_width() -> None:
    assert UNICODE.fit("Goose Exchange", 8) == "Goose E…"
    assert ASCII.fit("Goose Exchange", 8) == "Goose E."
    assert UNICODE.pad("王小明", 5) == "王小…"
    assert UNICODE.pad("王小明", 8) == "王小明  "
    assert ASCII.clean("Zoë’s — café…") == "Zoe's - cafe..."
    assert UNICODE.clean("a\x1b[0m\u202eb") == "a?[0m?b"
