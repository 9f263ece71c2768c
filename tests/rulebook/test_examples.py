"""The worked examples (EX), replayed."""

import pytest

from oddville import Game, InvalidMove
from oddville.cards.vocabulary import SIDES
from table import (
    PLAIN,
    SHIPPED,
    Facts,
    Table,
    area,
    coins,
    edition_with,
    event_facts,
    on_board,
    points,
    refusals_of,
    sorted_deal,
    texts,
)

BLUE, PURPLE, YELLOW, RED = range(4)
"""The players in turn order."""


def table(**changes: Facts) -> Table:
    """A table for four; cards of `PLAIN` may print something else, their names written with `_` for `-`."""
    return Table(4, edition_with({name.replace("_", "-"): what for name, what in changes.items()}))


def test_set_up_with_four_players() -> None:
    """EX-1, SETUP-6: red takes stone, yellow crystal, purple wood, blue clay; blue starts."""
    game = Game(4, edition=PLAIN, deal=sorted_deal(PLAIN, 4, first=BLUE))
    choosers = []
    for resource in ("stone", "crystal", "wood", "clay"):
        choosers.append(game.player)
        game.play(f"choose {resource}")
    assert choosers == [RED, YELLOW, PURPLE, BLUE]
    assert [on_board(game, player) for player in (RED, YELLOW, PURPLE, BLUE)] == [
        {"stone": [2]},
        {"crystal": [2]},
        {"wood": [2]},
        {"clay": [2]},
    ]
    assert (game.phase, game.player, game.turn) == ("turn", BLUE, 1)


def test_a_free_recovery() -> None:
    """EX-2, WORK-1: red has played all four worker cards, recovers them free, then plays one."""
    game = table().turn_of(YELLOW).hand(RED).coins(RED, 2).game("coins 4")
    assert (game.player, area(game, RED)["hand"], coins(game, RED)) == (RED, [1, 2, 3, 4], 2)
    game.play("resource 1 wood")
    assert (area(game, RED)["hand"], coins(game, RED)) == ([2, 3, 4], 2)


def test_a_paid_recovery() -> None:
    """EX-3, WORK-1: yellow has one card in hand, pays 1 coin, recovers three and plays one."""
    game = table().turn_of(YELLOW).hand(YELLOW, 2).coins(YELLOW, 1).game()
    events = game.play("recover")
    assert event_facts(events) == [("recover", {"player": YELLOW, "cards": 3, "cost": 1})]
    assert (area(game, YELLOW)["hand"], coins(game, YELLOW)) == ([1, 2, 3, 4], 0)
    game.play("coins 4")
    assert (area(game, YELLOW)["hand"], coins(game, YELLOW)) == ([1, 2, 3], 3)


def test_coins() -> None:
    """EX-4, WORK-4: blue plays the 2-coin worker card for coins and gains 2."""
    two_coins = [worker.coins for worker in SHIPPED.workers].index(2) + 1
    game = table().turn_of(BLUE).game(f"coins {two_coins}")
    assert coins(game, BLUE) == 2
    assert two_coins not in area(game, BLUE)["hand"]


def test_a_resource() -> None:
    """EX-5, WORK-5: red plays the card with wood and clay and takes clay; the cheapest free slot costs 1."""
    wood_and_clay = [worker.resources for worker in SHIPPED.workers].index(("wood", "clay")) + 1
    before = table().turn_of(RED).workers(BLUE, clay=[0]).coins(RED, 2)
    game = before.game(f"resource {wood_and_clay} clay")
    assert (on_board(game, RED), coins(game, RED), area(game, RED)["supply"]) == ({"clay": [1]}, 1, 8)


def test_a_building() -> None:
    """EX-6, WORK-7, WORK-8: purple takes position 5 for 1 coin; F moves left, G comes from the deck."""
    a, b, c, d, e, f, g = "n-1", "e-1", "s-1", "w-1", "ns-1", "ew-1", "blank-1"
    worker = next(number for number, card in enumerate(SHIPPED.workers, 1) if card.costs[4] == 1)
    before = table().turn_of(PURPLE).row(a, b, c, d, e, f).coins(PURPLE, 1, g)
    game = before.game()
    game.play(f"building {worker} 5")
    assert (area(game, PURPLE)["buildings"], len(area(game, PURPLE)["coins"])) == ([e], 1)
    assert game.position()["row"][:5] == [a, b, c, d, f]
    assert game.position()["row"][5] == g  # the coin that was paid lay on top of the deck


def test_paying_for_a_build() -> None:
    """EX-7, BUILD-1: red builds a card that costs wood, stone and crystal; three workers return to supply."""
    before = table(w_1={"cost": ("wood", "stone", "crystal")}).turn_of(RED).buildings(RED, "w-1")
    game = before.workers(RED, wood=[2], clay=[0], stone=[1], crystal=[0]).game()
    supply = area(game, RED)["supply"]
    game.play("build w-1 1,0")
    assert on_board(game, RED) == {"clay": [0]}
    assert area(game, RED)["supply"] == supply + 3 - 1  # one of the three goes on the card
    assert game.position()["city"][1] == [[1, 0], "w-1", RED]


def test_the_card_of_the_seventh_example_is_printed() -> None:
    """EX-7: the shipped edition has a card that costs just that."""
    assert any(card.cost == ("wood", "stone", "crystal") for card in SHIPPED.cards)


def test_illegal_builds() -> None:
    """EX-8, BUILD-3, BUILD-4, BUILD-5: above the Main Square's row; an edge that does not match; a card that would
    have to be turned."""
    game = table().city("1 new-1 1,0").buildings(BLUE, "s-1", "e-1").workers(BLUE, wood=[0]).game()
    assert refusals_of(game, "build s-1 1,-1") == [("BUILD-3", "above-main-square", {"cell": [1, -1]})]
    clash = {"side": "west", "edge": "houses", "card": "new-1", "other": "street"}
    facts = {"card": "e-1", "cell": [2, 0], "edges": [clash]}
    assert refusals_of(game, "build e-1 2,0") == [("BUILD-5", "edges-differ", facts)]
    other = table().city("1 new-1 1,0").buildings(BLUE, "w-1").workers(BLUE, wood=[0]).game()
    assert "build w-1 2,0" in texts(other), "e-1, turned by half, would be w-1 and fit"
    with pytest.raises(InvalidMove, match="build"):
        game.play("build e-1 2,0 180")


def test_bonuses_and_a_character() -> None:
    """EX-9, BUILD-8, BUILD-9: its own bonus, that of the card above; none from the right nor the corner."""
    before = table(
        nw_1={"bonus": "clay", "guild": "rooster"},
        esw_1={"bonus": "stone"},
        ns_1={"bonus": "crystal", "guild": "mask"},
        sw_1={"bonus": "any"},
    )
    before.city("0 esw-1 1,0", "1 sw-1 2,0", "0 ns-1 2,1").turn_of(YELLOW)
    before.buildings(YELLOW, "nw-1").workers(YELLOW, wood=[0]).pile(
        "rooster", "mistress", "cheater", "bookkeeper"
    )
    game = before.game("build nw-1 1,1")  # above esw-1 (street), right ns-1 (houses), corner sw-1
    assert game.position()["pending"] == [[[1, 1], "clay"], [[1, 0], "stone"]]
    assert texts(game, "bonus") == ["bonus 1,0 stone", "bonus 1,1 clay"]
    game.play("bonus 1,0 stone")
    game.play("bonus 1,1 clay")
    assert on_board(game, YELLOW) == {"clay": [0], "stone": [0]}
    assert area(game, YELLOW)["characters"] == ["mistress"]
    assert game.position()["piles"]["rooster"] == ["cheater", "bookkeeper"]


def test_scoring_a_city() -> None:
    """EX-10, SCORE-2, SCORE-4: blue 4 + 4; purple 5 + 5; red 4 + 6 + 3; yellow 3 + 4."""
    a, b, d, e, f, g, h = "n-1", "e-1", "s-1", "w-1", "ns-1", "ew-1", "blank-1"
    printed: dict[str, Facts] = {
        a: {"formula": "diamond", "base": 4, "guild": "mask"},
        b: {"formula": "guild", "base": 2, "guild": "mask"},
        d: {"formula": "diamonds", "base": 3},
        e: {"formula": "neighbours3", "base": 0},
        f: {"formula": "shields", "base": 0, "guild": "mask"},
        g: {"formula": "column", "base": 1},
        h: {"formula": "diamond", "base": 4},
    }
    open_streets = {card: what | {"streets": SIDES} for card, what in printed.items()}
    city = Table(4, edition_with(open_streets)).spot("wood", RED).spot("clay", YELLOW)
    #   E B C A H
    #   G F . D
    city.city(f"{PURPLE} {b} -1,0", f"{RED} {e} -2,0", f"{YELLOW} {g} -2,1", f"{RED} {f} -1,1")
    game = city.city(f"{BLUE} {a} 1,0", f"{BLUE} {h} 2,0", f"{PURPLE} {d} 1,1").game()
    assert points(game, BLUE) == {a: 4, h: 4, "board": 0}
    assert points(game, PURPLE) == {b: 5, d: 5, "board": 0}
    assert points(game, RED) == {"main-square": 4, e: 6, f: 3, "board": 0}
    assert points(game, YELLOW) == {"main-square": 4, g: 3, "board": 0}
    assert game.score_sheet().totals == (8, 10, 7, 13)
