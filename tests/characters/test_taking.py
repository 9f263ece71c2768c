"""Taking characters, and guilds that give theirs back (CHAR-1, CHAR-2)."""

from oddville import Game
from table import Table, area, coins, edition_with, event_facts, points, refusals_of

MASK = edition_with({"w-1": {"guild": "mask"}})
ROOSTER = edition_with({"w-1": {"guild": "rooster"}})


def ready(table: Table) -> Table:
    """Player 0 may build `w-1` at 1,0."""
    return table.buildings(0, "w-1").workers(0, wood=[0])


def characters(game: Game) -> list[list[str]]:
    """What each player holds."""
    return [area(game, player)["characters"] for player in range(game.players)]


def test_the_top_character_of_the_pile_is_taken() -> None:
    """CHAR-1: the next one comes to light."""
    game = ready(Table(4, MASK).pile("mask", "seignior", "hr-manager", "landowner")).game()
    events = game.play("build w-1 1,0")
    assert event_facts(events, "character", "pile") == [
        ("character", {"player": 0, "character": "seignior"}),
        ("pile", {"player": 0, "character": "hr-manager"}),
    ]
    assert area(game, 0)["characters"] == ["seignior"]
    assert game.position()["piles"]["mask"] == ["hr-manager", "landowner"]


def test_the_last_of_a_pile_is_taken_without_a_reshuffle() -> None:
    """CHAR-1: only an empty pile is reshuffled."""
    game = ready(Table(3, MASK).holds(1, "landowner").pile("mask", "seignior")).game()
    events = game.play("build w-1 1,0")
    assert event_facts(events, "guild-reshuffled") == []
    assert characters(game) == [["seignior"], ["landowner"], []]
    assert game.position()["piles"]["mask"] == []


def test_an_empty_pile_robs_everybody_the_taker_too() -> None:
    """CHAR-1: all give that guild's back, other guilds stay; one is taken from the new pile."""
    table = ready(
        Table(4, MASK).holds(0, "landowner", "ghost").holds(1, "seignior").holds(3, "hr-manager", "builder")
    )
    game = table.game()
    events = game.play("build w-1 1,0")
    returned = {"player": 0, "guild": "mask", "returned": ["hr-manager", "landowner", "seignior"]}
    assert event_facts(events, "guild-reshuffled") == [("guild-reshuffled", returned)]
    pile = game.position()["piles"]["mask"]
    assert characters(game)[1:] == [[], [], ["builder"]]
    assert len(area(game, 0)["characters"]) == 2
    assert "ghost" in area(game, 0)["characters"]
    assert sorted([*pile, *area(game, 0)["characters"]]) == ["ghost", "hr-manager", "landowner", "seignior"]


def test_a_new_pile_is_shuffled() -> None:
    """CHAR-1: every order occurs, and which one is decided by the seed."""
    table = ready(Table(4, MASK).holds(0, "landowner").holds(1, "seignior").holds(3, "hr-manager"))
    games = [table.game("build w-1 1,0", seed=str(seed)) for seed in range(60)]
    orders = [(*area(game, 0)["characters"], *game.position()["piles"]["mask"]) for game in games]
    assert len(set(orders)) == 6
    again = table.game("build w-1 1,0", seed="0")
    assert (*area(again, 0)["characters"], *again.position()["piles"]["mask"]) == orders[0]


def test_those_out_of_the_game_stay_out() -> None:
    """CHAR-1, SETUP-4: with two players the one of the guild comes and goes."""
    table = ready(Table(2, MASK).holds(1, "seignior"))
    game = table.game("build w-1 1,0")
    assert characters(game) == [["seignior"], []]
    assert {"hr-manager", "landowner"} <= set(game.position()["removed"])


def test_a_character_works_until_it_is_given_back() -> None:
    """CHAR-2, CHAR-1: the Mistress helps player 1 before the reshuffle and not after it."""
    table = ready(Table(2, ROOSTER).holds(1, "mistress").hand(1, 4))
    assert table.game("coins 4", "recover").player == 1
    game = table.game("build w-1 1,0")
    facts = {"cost": 1, "coins": 0, "missing": 1}
    assert refusals_of(game, "recover") == [("LIMIT-5", "too-few-coins", facts)]


def test_any_number_may_be_held() -> None:
    """CHAR-2: all twelve, each with its points."""
    twelve = [c for three in MASK.guilds.values() for c in three]
    game = Table(4).holds(0, *twelve).game()
    assert area(game, 0)["characters"] == twelve
    assert sum(points(game, 0).values()) == 5 + 4 + 3 + 3 + 5 + 2 + 4 + 2 + 3 + 2 + 4 + 7


def test_a_character_lies_face_up() -> None:
    """CHAR-2, INFO-1: everybody sees who holds it."""
    game = Table().holds(1, "ghost", "landowner").game()
    assert game.view()["players"][1]["characters"] == ["landowner", "ghost"]


def test_a_character_taken_works_at_once() -> None:
    """CHAR-2: the Tax Collector of a build taxes the reaction that follows it."""
    printed = edition_with({"w-1": {"guild": "bells"}})
    table = ready(Table(3, printed).pile("bells", "tax-collector", "ghost"))
    table.holds(1, "builder").coins(1, 2).buildings(1, "e-1").workers(1, wood=[1])
    game = table.game("build w-1 1,0", "build e-1 -1,0")
    assert coins(game, 0) == 2  # the bonus of w-1 and the tax
