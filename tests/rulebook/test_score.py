"""The score (SCORE)."""

import pytest

from oddville.cards.vocabulary import SIDES
from table import PLAIN, Facts, Table, edition_with, points

OPEN = edition_with({card.id: {"streets": SIDES} for card in PLAIN.cards})
"""Streets everywhere, so that any cards may touch."""


def printed(**cards: tuple[str, int, str | None]) -> Table:
    """A table whose cards `A_1` and so on print a formula, a base and a guild; written with `_` for `-`."""
    changes: dict[str, Facts] = {
        name.replace("_", "-"): {"formula": formula, "base": base, "guild": guild}
        for name, (formula, base, guild) in cards.items()
    }
    return Table(4, edition_with(changes, base=OPEN))


def test_cards_characters_and_workers_on_the_board_score() -> None:
    """SCORE-1: each is a line of the sheet with its rule; what is only in supply, hand or purse is worth
    nothing."""
    table = (
        Table()
        .city("0 ew-1 1,0", "1 ew-2 2,0")
        .holds(0, "landowner", "ghost")
        .workers(0, wood=[0, 2], clay=[1])
    )
    game = table.coins(0, 5).buildings(0, "n-1", "e-1").game()
    lines = [(line.source, line.points, line.rule) for line in game.score_sheet().players[0].lines]
    assert lines == [
        ("ew-1", 4, "SCORE-2"),
        ("landowner", 4, "CHAR-LO"),
        ("ghost", 4, "CHAR-GH"),
        ("board", 3, "SCORE-1"),
    ]
    assert game.score_sheet().totals == (15, 4)


@pytest.mark.parametrize(
    ("character", "worth"),
    [
        ("hr-manager", 5), ("landowner", 4), ("seignior", 3), ("cheater", 3), ("mistress", 5),
        ("bookkeeper", 2), ("ghost", 4), ("tax-collector", 2), ("benefactor", 3), ("lamplighter", 2),
        ("builder", 4), ("traveller", 7),
    ],
)  # fmt: skip
def test_each_character_has_its_points(character: str, worth: int) -> None:
    """SCORE-1, CHAR-2: for its holder, and for nobody else."""
    game = Table().holds(1, character).game()
    assert points(game, 1) == {character: worth, "board": 0}
    assert points(game, 0) == {"board": 0}


@pytest.mark.parametrize("base", [4, 5])
def test_a_diamond_is_worth_what_it_prints(base: int) -> None:
    """SCORE-2: wherever it stands."""
    game = printed(ew_1=("diamond", base, None)).city("0 ew-1 1,0", "1 ew-2 2,0").game()
    assert points(game, 0)["ew-1"] == base


CROSS = ("0 n-1 1,1", "1 e-1 1,0", "2 s-1 0,1", "3 w-1 2,1", "1 ns-1 1,2")
"""Around 1,1: north e-1, west s-1, east w-1, south ns-1; the Main Square at a corner."""
BUILD_ORDER = (1, 2, 0, 3, 4)


def cross(count: int, **cards: tuple[str, int, str | None]) -> dict[str, int]:
    """The points of player 0 for `n-1` at 1,1, with as many of its four neighbours as `count` says."""
    ordered = [CROSS[place] for place in BUILD_ORDER]
    built = ordered[:1] + [CROSS[0]] if count == 1 else ordered[: count + 1]
    return points(printed(**cards).city(*built).game(), 0)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_neighbours_score_for_touching_cards(count: int) -> None:
    """SCORE-2: Neighbours x3 gives 3 for each, Neighbours 1 and 1 for each; corners do not touch."""
    assert cross(count, n_1=("neighbours3", 0, None))["n-1"] == 3 * count
    assert cross(count, n_1=("neighbours", 1, None))["n-1"] == 1 + count


def test_shields_are_summed_over_the_touching_cards() -> None:
    """SCORE-2, SCORE-4: Guild 2, Row 2, Column 1 and Diamonds 3 touch it; the others give nothing."""
    around = {"e_1": ("guild", 2, "mask"), "s_1": ("row", 2, None), "w_1": ("column", 1, None)}
    assert cross(4, n_1=("shields", 0, None), ns_1=("diamonds", 3, None), **around)["n-1"] == 2 + 2 + 1 + 3


@pytest.mark.parametrize(
    ("formula", "base", "shield"),
    [
        ("guild", 1, 1), ("guild", 2, 2), ("row", 2, 2), ("column", 1, 1), ("neighbours", 1, 1),
        ("diamonds", 3, 3),
        ("diamond", 4, 0), ("diamond", 5, 0), ("neighbours3", 0, 0), ("shields", 0, 0),
    ],
)  # fmt: skip
def test_the_shield_of_a_card_is_the_base_of_some_formulas(formula: str, base: int, shield: int) -> None:
    """SCORE-4: those of the kind `base, and 1 for each`."""
    guild = "bells" if formula == "guild" else None
    assert cross(1, n_1=("shields", 0, None), e_1=(formula, base, guild))["n-1"] == shield


def test_the_main_square_has_no_shield() -> None:
    """SCORE-4: though it is worth 4."""
    game = printed(ew_1=("shields", 0, None)).city("0 ew-1 1,0").game()
    assert points(game, 0)["ew-1"] == 0


def test_diamonds_score_for_every_diamond_card_in_the_city() -> None:
    """SCORE-2: 3, and 1 for each Diamond in the city of any owner; not for an unbuilt one."""
    cards = {"ew_1": ("diamonds", 3, None), "ew_3": ("row", 2, None), "ew_4": ("diamond", 5, None)}
    table = printed(**cards).city("0 ew-1 1,0")
    assert points(table.game(), 0)["ew-1"] == 3
    table.city("1 ew-2 2,0", "2 ew-3 3,0", "3 ew-4 4,0").buildings(0, "n-1")
    assert points(table.game(), 0)["ew-1"] == 3 + 2


def test_a_column_scores_for_its_cards() -> None:
    """SCORE-2, SCORE-3, SCORE-5: 1, and 1 for each; the card itself and the Main Square count."""
    table = printed(ns_1=("column", 1, None), ew_1=("column", 1, None)).city("0 ns-1 0,1", "0 ew-1 1,0")
    assert (points(table.game(), 0)["ns-1"], points(table.game(), 0)["ew-1"]) == (1 + 2, 1 + 1)
    table.city("1 ns-2 0,2", "1 ns-3 1,2")
    assert (points(table.game(), 0)["ns-1"], points(table.game(), 0)["ew-1"]) == (
        1 + 3,
        1 + 2,
    )  # a gap is none


def test_a_row_scores_for_its_cards() -> None:
    """SCORE-2, SCORE-3, SCORE-5: 2, and 1 for each; the card itself and the Main Square count."""
    table = printed(ew_1=("row", 2, None), ns_1=("row", 2, None)).city("0 ew-1 1,0", "0 ns-1 0,1")
    assert (points(table.game(), 0)["ew-1"], points(table.game(), 0)["ns-1"]) == (2 + 2, 2 + 1)
    table.city("1 ew-2 -1,0", "1 ns-2 1,1")
    assert (points(table.game(), 0)["ew-1"], points(table.game(), 0)["ns-1"]) == (2 + 3, 2 + 2)


@pytest.mark.parametrize("base", [1, 2])
def test_a_guild_card_scores_for_its_guild(base: int) -> None:
    """SCORE-2, SCORE-3, SCORE-5: 1 or 2, and 1 for each card of that guild, itself too; the Main Square has
    none."""
    cards = {"ew_1": ("guild", base, "mask"), "ew_2": ("diamond", 4, "mask"), "ew_3": ("diamond", 4, "bells")}
    table = printed(**cards).city("0 ew-1 1,0")
    assert points(table.game(), 0)["ew-1"] == base + 1
    table.city("1 ew-2 2,0", "2 ew-3 3,0", "3 ew-4 4,0")
    assert points(table.game(), 0)["ew-1"] == base + 2


def test_the_main_square_gives_4_to_each_who_has_a_worker_there() -> None:
    """SCORE-2: also to several players, and nothing to the others."""
    game = Table(3).spot("wood", 0).spot("crystal", 2).game()
    assert [points(game, player) for player in range(3)] == [
        {"main-square": 4, "board": 0},
        {"board": 0},
        {"main-square": 4, "board": 0},
    ]


def test_the_main_square_is_a_card() -> None:
    """SCORE-5: it is a neighbour of the cards that touch it."""
    game = printed(ew_1=("neighbours3", 0, None), ew_2=("neighbours", 1, None))
    found = points(game.city("0 ew-1 1,0", "0 ew-2 -1,0").game(), 0)
    assert (found["ew-1"], found["ew-2"]) == (3, 2)


WORTHLESS = edition_with({card.id: {"formula": "shields", "base": 0} for card in PLAIN.cards}, base=OPEN)
"""No card is worth anything, so that the workers on the board make the score."""


def winner(scores: list[int], trigger: int | None, first: int = 0) -> int | None:
    """Who wins a game for four that ends with these points, triggered by a player or by the limit of
    turns."""
    active = 1 if trigger is None else trigger
    table = Table(4, WORTHLESS, turn_limit=(active - first) % 4 + 1).turn_of(active, first)
    for player, score in enumerate(scores):
        table.workers(player, stone=[2] * score)
    if trigger is None:
        game = table.game("coins 4")
    else:
        table.street(trigger, 5).buildings(trigger, "w-1").workers(trigger, wood=[0])
        game = table.game("build w-1 6,0")
    assert (game.is_over, game.position()["triggered_by"]) == (True, trigger)
    assert game.score_sheet().totals == tuple(scores)
    assert game.score_sheet().winner == game.winner
    return game.winner


@pytest.mark.parametrize(
    ("scores", "trigger", "best"),
    [([1, 2, 3, 0], 2, 2), ([5, 2, 3, 0], 2, 0), ([1, 4, 3, 5], 0, 3), ([3, 4, 9, 2], None, 2)],
)
def test_most_points_win(scores: list[int], trigger: int | None, best: int) -> None:
    """SCORE-6: the player who triggered the end."""
    assert winner(scores, trigger) == best


@pytest.mark.parametrize(("scores", "trigger"), [([3, 1, 3, 3], 2), ([3, 3, 0, 0], 0), ([2, 2, 2, 2], 3)])
def test_a_tie_goes_to_who_triggered_the_end(scores: list[int], trigger: int) -> None:
    """SCORE-6: if that player is among the tied."""
    assert winner(scores, trigger) == trigger


@pytest.mark.parametrize(
    ("scores", "trigger", "best"),
    [
        ([5, 5, 1, 2], 2, 0),
        ([1, 5, 1, 5], 2, 3),
        ([0, 5, 5, 5], 0, 1),
        ([4, 0, 2, 4], 1, 3),
        ([4, 4, 4, 0], 3, 0),
    ],
)
def test_else_a_tie_goes_to_the_next_clockwise(scores: list[int], trigger: int, best: int) -> None:
    """SCORE-6: the tied player closest clockwise after the one who triggered, wherever the first player
    sits."""
    assert winner(scores, trigger) == best
    assert winner(scores, trigger, first=2) == best


@pytest.mark.parametrize(
    ("scores", "first", "best"),
    [
        ([4, 4, 2, 3], 0, 0),
        ([3, 4, 4, 4], 0, 1),
        ([4, 4, 2, 4], 2, 3),
        ([4, 4, 2, 3], 1, 1),
        ([4, 4, 4, 4], 3, 3),
    ],
)
def test_at_the_limit_a_tie_goes_to_the_earliest_in_turn_order(
    scores: list[int], first: int, best: int
) -> None:
    """END-2, SCORE-6: nobody has triggered the end then."""
    assert winner(scores, None, first) == best


def test_nobody_has_won_before_the_end() -> None:
    """SCORE-6: the sheet of a running game has points but no winner."""
    sheet = Table().workers(0, wood=[0]).game().score_sheet()
    assert (sheet.totals, sheet.winner) == ((1, 0), None)
