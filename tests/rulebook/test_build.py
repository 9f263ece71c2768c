"""Develop OddVille (BUILD)."""

import pytest

from table import (
    Table,
    area,
    changed_keys,
    coins,
    edition_with,
    event_facts,
    game_in,
    on_board,
    play,
    points,
    refusals_of,
    texts,
)

DEAR = edition_with({"w-1": {"cost": ("wood", "wood", "clay")}})
GUILDS = edition_with({"w-1": {"guild": "bells"}, "nesw-1": {"guild": "mask"}, "n-1": {"guild": "rooster"}})


def site(*cards: str, city: tuple[str, ...] = (), players: int = 2) -> Table:
    """Player 0 has buildings and the wood for them."""
    return Table(players).city(*city).buildings(0, *cards).workers(0, wood=[0])


def test_each_resource_is_paid_from_the_cheapest_slot() -> None:
    """BUILD-1: those workers return to supply, one of them goes on the card, the dearer slots stay."""
    table = Table(edition=DEAR).buildings(0, "w-1", "e-1").workers(0, wood=[0, 1, 2, 2], clay=[2], stone=[0])
    game = table.game()
    assert area(game, 0)["supply"] == 3
    events = game.play("build w-1 1,0")
    paid = {"player": 0, "card": "w-1", "cell": [1, 0], "paid": ["wood", "wood", "clay"]}
    assert event_facts(events, "build") == [("build", paid)]
    assert on_board(game, 0) == {"wood": [2, 2], "stone": [0]}
    assert (area(game, 0)["supply"], area(game, 0)["buildings"]) == (5, ["e-1"])


def test_a_building_is_refused_while_a_resource_is_missing() -> None:
    """BUILD-1: every missing resource is reported; other players' workers do not help."""
    table = Table(edition=DEAR).buildings(0, "w-1").workers(0, wood=[0]).workers(1, wood=[1, 2], clay=[0])
    facts = {"card": "w-1", "missing": ["wood", "clay"]}
    assert refusals_of(table.game(), "build w-1 1,0") == [("BUILD-1", "missing-resources", facts)]
    assert "build w-1 1,0" in texts(table.workers(0, wood=[2], clay=[1]).game())


def test_only_an_own_building_is_built() -> None:
    """BUILD-1: not one of another player, of the row or of the deck."""
    game = site("e-1").buildings(1, "w-2").game()
    for card in ("w-2", "nesw-4", "w-1"):
        refusals = refusals_of(game, f"build {card} 1,0")
        assert refusals[0] == ("BUILD-1", "not-your-building", {"card": card})


def test_the_worker_that_paid_can_be_used_at_once() -> None:
    """BUILD-1, BUILD-7: with an empty supply the payment itself brings the worker for the card."""
    game = Table().buildings(0, "w-1").workers(0, wood=[0, *[2] * 8]).game()
    assert area(game, 0)["supply"] == 0
    game.play("build w-1 1,0")
    assert area(game, 0)["supply"] == 0
    assert on_board(game, 0) == {"wood": [2] * 8}


@pytest.mark.parametrize("cell", ["1,1", "-1,1", "2,0", "0,2", "5,5", "-3,0"])
def test_a_card_must_touch_the_city_edge_to_edge(cell: str) -> None:
    """BUILD-2: a corner is not enough, and a gap is none."""
    column, row = map(int, cell.split(","))
    refusal = ("BUILD-2", "nothing-adjacent", {"cell": [column, row]})
    assert refusals_of(site("nesw-1").game(), f"build nesw-1 {cell}") == [refusal]


def test_a_card_may_touch_any_card_of_the_city() -> None:
    """BUILD-2: the Main Square or a building of any owner."""
    game = site("nesw-1", city=("1 esw-1 1,0",)).game()
    assert texts(game, "build") == [f"build nesw-1 {cell}" for cell in ("-1,0", "0,1", "1,1", "2,0")]


def test_nothing_is_built_above_the_row_of_the_main_square() -> None:
    """BUILD-3: neither above the Main Square nor above a building beside it; apart from the city it is wrong
    twice."""
    game = site("s-1", "blank-1", city=("1 new-1 1,0",)).game()
    above = "above-main-square"
    assert refusals_of(game, "build blank-1 0,-1") == [("BUILD-3", above, {"cell": [0, -1]})]
    assert refusals_of(game, "build s-1 1,-1") == [("BUILD-3", above, {"cell": [1, -1]})]
    apart = [("BUILD-2", "nothing-adjacent", {"cell": [4, -2]}), ("BUILD-3", above, {"cell": [4, -2]})]
    assert refusals_of(game, "build s-1 4,-2") == apart
    assert "build blank-1 1,1" in texts(game)


def test_a_card_is_never_turned() -> None:
    """BUILD-4: a street to the north joins the Main Square from below, and from no other side."""
    assert texts(site("n-1").game(), "build") == ["build n-1 0,1"]
    assert texts(site("e-1").game(), "build") == ["build e-1 -1,0"]
    assert texts(site("w-1").game(), "build") == ["build w-1 1,0"]
    assert texts(site("s-1").game(), "build") == []


@pytest.mark.parametrize(
    ("card", "cell", "side", "edge"),
    [("e-1", "1,0", "west", "houses"), ("w-1", "-1,0", "east", "houses"), ("s-1", "0,1", "north", "houses")],
)
def test_houses_do_not_meet_a_street(card: str, cell: str, side: str, edge: str) -> None:
    """BUILD-5: each side of the Main Square but the upper one shows a street."""
    column, row = map(int, cell.split(","))
    clash = {"side": side, "edge": edge, "card": "main-square", "other": "street"}
    facts = {"card": card, "cell": [column, row], "edges": [clash]}
    assert refusals_of(site(card).game(), f"build {card} {cell}") == [("BUILD-5", "edges-differ", facts)]


def test_every_touching_pair_of_edges_must_match() -> None:
    """BUILD-5: a card that fits one neighbour may clash with two others, and each clash is reported."""
    city = ("1 ew-1 1,0", "1 nesw-1 0,1", "0 esw-1 2,0", "0 nsw-1 2,1", "0 nesw-2 0,2", "1 nsw-2 1,2")
    table = site("nsw-3", "sw-1", city=city)
    clashes = [
        {"side": "north", "edge": "street", "card": "ew-1", "other": "houses"},
        {"side": "east", "edge": "houses", "card": "nsw-1", "other": "street"},
    ]
    facts = {"card": "nsw-3", "cell": [1, 1], "edges": clashes}
    assert refusals_of(table.game(), "build nsw-3 1,1") == [("BUILD-5", "edges-differ", facts)]
    assert "build sw-1 1,1" not in texts(table.game())
    fitting = site("esw-2", city=city).game()
    assert "build esw-2 1,1" in texts(fitting)


def test_houses_meet_houses() -> None:
    """BUILD-5: a match without a street is a match."""
    game = site("blank-1", city=("1 w-1 1,0",)).game()
    assert texts(game, "build") == ["build blank-1 1,1", "build blank-1 2,0"]


def test_a_card_in_the_city_is_never_built_over() -> None:
    """BUILD-6: its cell is taken for ever, and so is the Main Square's."""
    game = site("nesw-1", city=("1 ew-1 1,0",)).game()
    for cell, card in (([1, 0], "ew-1"), ([0, 0], "main-square")):
        refusal = ("BUILD-6", "cell-taken", {"cell": cell, "card": card})
        assert refusals_of(game, f"build nesw-1 {cell[0]},{cell[1]}") == [refusal]


def test_a_worker_from_supply_owns_the_card() -> None:
    """BUILD-7: the city shows it, and it scores for its owner alone."""
    table = Table().buildings(1, "w-1").workers(1, wood=[0]).turn_of(1)
    before = table.game()
    game = table.game("build w-1 1,0")
    assert game.position()["city"] == [[[0, 0], "main-square", None], [[1, 0], "w-1", 1]]
    assert (
        area(game, 1)["supply"] == area(before, 1)["supply"]
    )  # one came off the board, one went to the city
    assert (points(game, 0), points(game, 1)) == ({"board": 0}, {"w-1": 4, "board": 0})
    turn = {"turn", "active", "player"}
    assert changed_keys(before.position(), game.position()) - turn == {
        "board", "city", "deck", "1.buildings", "1.coins",
    }  # fmt: skip


BONUSES = edition_with(
    {
        "nesw-1": {"bonus": "any"},
        "nes-1": {"bonus": "wood"},
        "sw-1": {"bonus": "clay"},
        "new-1": {"bonus": "stone"},
        "es-1": {"bonus": "crystal"},
    },
    square={"bonus": "double"},
)
BUILT_ROUND = ("1 sw-1 1,0", "1 new-1 0,1", "1 es-1 -1,0")


def test_the_new_card_and_those_joined_by_a_street_give_their_bonuses() -> None:
    """BUILD-8: not those that touch it with houses; the pending ones stand new card first, then clockwise."""
    table = Table(edition=BONUSES).city(*BUILT_ROUND).buildings(0, "nsw-1", "nes-1").workers(0, wood=[0, 1])
    joined = table.game("build nsw-1 1,1")
    assert joined.position()["pending"] == [[[1, 0], "clay"], [[0, 1], "stone"]]
    assert joined.position()["built_cell"] == [1, 1]
    apart = table.game("build nes-1 -1,1")
    assert apart.position()["pending"] == [[[-1, 1], "wood"], [[-1, 0], "crystal"], [[0, 1], "stone"]]


def test_houses_between_two_cards_give_no_bonus() -> None:
    """BUILD-8: the card to the left touches with houses, so only the new one gives."""
    table = Table(edition=BONUSES).city("1 sw-1 1,0").buildings(0, "es-1").workers(0, wood=[0])
    game = table.game("build es-1 2,0")
    assert game.position()["pending"] == [[[2, 0], "crystal"]]


def test_the_bonuses_are_gained_in_any_order() -> None:
    """BUILD-8: each once, and then no more."""
    table = Table(edition=BONUSES).city(*BUILT_ROUND).buildings(0, "nesw-1", "nsw-1").workers(0, wood=[0])
    game = table.game("build nsw-1 1,1")
    assert texts(game) == ["bonus 0,1 stone", "bonus 1,0 clay", "done"]
    game.play("bonus 0,1 stone")
    assert texts(game) == ["bonus 1,0 clay", "done", "return stone/0"]
    assert refusals_of(game, "bonus 0,1 stone") == [("BUILD-8", "no-bonus-there", {"cell": [0, 1]})]
    game.play("bonus 1,0 clay")
    assert (game.turn, on_board(game, 0)) == (2, {"stone": [0], "clay": [0]})


def test_the_main_square_gives_its_bonus_too() -> None:
    """BUILD-8: if the edition prints one, and a street joins it."""
    printed = edition_with(square={"bonus": "coin"})
    assert coins(site("w-1").game("build w-1 1,0"), 0) == 1
    assert (
        coins(Table(edition=printed).buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0"), 0) == 2
    )
    double = Table(edition=BONUSES).buildings(0, "w-1").workers(0, wood=[0, 1]).game("build w-1 1,0")
    assert double.position()["pending"] == [[[0, 0], "double"]]


def test_no_bonus_is_gained_outside_of_its_phase() -> None:
    """BUILD-8: neither before a build nor for a card that does not touch the new one."""
    there = [("BUILD-8", "no-bonus-there", {"cell": [0, 0]})]
    assert refusals_of(Table().workers(0, clay=[0]).game(), "bonus 0,0 wood") == there
    assert refusals_of(Table().workers(0, clay=[0]).game(), "bonus 0,0 clay/0 wood") == there
    assert refusals_of(game_in("bonus"), "bonus 0,0 wood") == there


def test_a_card_of_a_guild_brings_its_top_character() -> None:
    """BUILD-9, CHAR-1: after the bonuses, from the pile of that guild."""
    table = Table(3, GUILDS).pile("bells", "tax-collector", "ghost").buildings(0, "w-1").workers(0, wood=[0])
    game = table.game()
    events = game.play("build w-1 1,0")
    names = ["build", "bonus-coin", "character", "pile", "turn"]
    assert [name for name, _ in event_facts(events)] == names
    assert area(game, 0)["characters"] == ["tax-collector"]
    assert game.position()["piles"]["bells"] == ["ghost"]


def test_only_the_new_card_brings_a_character() -> None:
    """BUILD-9: a joined card of a guild gives its bonus but no character, and a card without guild gives
    none."""
    table = Table(3, GUILDS).city("1 nesw-1 1,0").buildings(0, "ew-1", "n-1").workers(0, wood=[0])
    assert area(table.game("build ew-1 2,0"), 0)["characters"] == []
    assert area(table.game("build n-1 1,1"), 0)["characters"] == ["cheater"]


def test_the_character_comes_after_the_bonuses() -> None:
    """BUILD-9: while a bonus is still to be taken, nobody has the character."""
    printed = edition_with({"w-1": {"guild": "bells", "bonus": "clay"}})
    game = Table(3, printed).buildings(0, "w-1").workers(0, wood=[0]).game("build w-1 1,0")
    assert game.phase == "bonus"
    assert area(game, 0)["characters"] == []
    play(game, "bonus 1,0 clay")
    assert area(game, 0)["characters"] == ["ghost"]
