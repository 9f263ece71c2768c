"""The Lamplighter (CHAR-LL)."""

from table import Table, area, coins, edition_with, on_board, play, points

STREETS = edition_with(
    {
        "sw-1": {"bonus": "clay"},
        "es-1": {"bonus": "stone", "guild": "fleur-de-lis"},
        "blank-1": {"bonus": "crystal"},
        "e-1": {"bonus": "wood"},
    }
)


def lit(*characters: str) -> Table:
    """Player 0 may build `es-1` at 2,0, which touches `sw-1` with houses."""
    table = Table(edition=STREETS).holds(0, *characters).city("1 sw-1 1,0")
    return table.buildings(0, "es-1").workers(0, wood=[0])


def test_the_lamplighter_is_worth_2() -> None:
    """CHAR-LL."""
    assert points(Table().holds(0, "lamplighter").game(), 0) == {"lamplighter": 2, "board": 0}


def test_every_touching_card_gives_its_bonus() -> None:
    """CHAR-LL, BUILD-8: street or not; without the Lamplighter only the new card does."""
    assert lit().game("build es-1 2,0").position()["pending"] == [[[2, 0], "stone"]]
    game = lit("lamplighter").game("build es-1 2,0")
    assert game.position()["pending"] == [[[2, 0], "stone"], [[1, 0], "clay"]]
    play(game, "bonus 1,0 clay", "bonus 2,0 stone")
    assert on_board(game, 0) == {"clay": [0], "stone": [0]}


def test_a_corner_gives_nothing() -> None:
    """CHAR-LL, BUILD-2: it does not touch."""
    table = Table(edition=STREETS).holds(0, "lamplighter").city("1 sw-1 1,0", "1 blank-1 2,0")
    game = table.buildings(0, "nw-1").workers(0, wood=[0]).game("build nw-1 1,1")
    assert game.position()["pending"] == [[[1, 0], "clay"]]


def test_a_card_joined_by_a_street_gives_its_bonus_once() -> None:
    """CHAR-LL: as it would without the Lamplighter."""
    table = Table(edition=STREETS).holds(0, "lamplighter").city("1 sw-1 1,0").buildings(0, "nw-1")
    game = table.workers(0, wood=[0]).game("build nw-1 1,1", "bonus 1,0 clay")
    assert game.turn == 2


def test_a_coin_of_a_touching_card_is_gained_at_once() -> None:
    """CHAR-LL, BONUS-5: also over houses."""
    table = Table().city("1 w-1 1,0").buildings(0, "blank-1").workers(0, wood=[0])
    assert coins(table.game("build blank-1 2,0"), 0) == 1
    assert coins(table.holds(0, "lamplighter").game("build blank-1 2,0"), 0) == 2


def test_only_the_holders_builds_are_lit() -> None:
    """CHAR-LL: not those of the others."""
    game = lit().holds(1, "lamplighter").game("build es-1 2,0")
    assert game.position()["pending"] == [[[2, 0], "stone"]]


def test_one_just_taken_does_not_light_the_build_that_brought_it() -> None:
    """CHAR-LL, BUILD-9: bonuses come first; the next build is lit."""
    table = lit().pile("fleur-de-lis", "lamplighter").city("1 e-1 -1,0")
    table.buildings(0, "blank-1").workers(0, wood=[1])
    game = table.game("build es-1 2,0")
    assert game.position()["pending"] == [[[2, 0], "stone"]]
    game.play("bonus 2,0 stone")
    assert area(game, 0)["characters"] == ["lamplighter"]
    play(game, "coins 4", "build blank-1 -2,0")
    assert game.position()["pending"] == [[[-2, 0], "crystal"], [[-1, 0], "wood"]]


def test_a_reaction_is_lit_too() -> None:
    """CHAR-LL, CHAR-BU: it is no power of `in your turn`."""
    table = Table(3, STREETS).holds(1, "builder", "lamplighter").buildings(1, "es-1").workers(1, wood=[1])
    game = table.coins(1, 2).buildings(0, "sw-1").workers(0, wood=[0]).game("build sw-1 1,0", "done")
    assert (game.phase, game.player) == ("reaction", 1)
    game.play("build es-1 2,0")
    assert (game.phase, game.player) == ("bonus", 1)
    assert game.position()["pending"] == [[[2, 0], "stone"], [[1, 0], "clay"]]
    assert area(game, 1)["buildings"] == []
