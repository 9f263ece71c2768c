"""What nobody knows (INFO)."""

import random
from collections import Counter

import pytest

from oddville import Game
from table import Position, Table, area


def a_game() -> Game:
    """Three players, some coins of known and unknown face, a known card under the deck."""
    table = Table(3).coins(0, "n-1", "e-1").coins(1, "s-1", "w-1").knows("e-1", "blank-1")
    table.data["deck"].remove("blank-1")
    table.data["deck"].append("blank-1")
    return table.holds(2, "ghost").pile("bells", "tax-collector").game()


def test_worker_cards_are_public() -> None:
    """INFO-1: the view contains everybody's hand; the other cards lie face up."""
    game = Table().hand(0, 1, 4).hand(1, 2).game()
    assert [player["hand"] for player in game.view()["players"]] == [[1, 4], [2]]


def test_there_is_one_view_and_it_hides_four_things_only() -> None:
    """INFO-1: the deck's order, the faces of coins, the covered characters, those removed at set-up."""
    game = a_game()
    position: Position = game.position()
    view: Position = game.view()
    assert set(position) - set(view) == {"removed"}
    differing = {key for key in view if view[key] != position[key]}
    assert differing == {"deck", "players", "piles"}
    for public, full in zip(view["players"], position["players"], strict=True):
        assert {key for key in full if full[key] != public[key]} <= {"coins"}
    assert len(view["deck"]) == len(position["deck"])


def test_no_seed_is_in_the_view() -> None:
    """INFO-2: with it everything hidden could be reckoned."""
    assert "seed" not in str(Game(2, seed="a secret seed").view())


def test_a_card_that_has_been_seen_stays_known() -> None:
    """INFO-2: under the deck, on top of it and as a coin; a card never seen is null."""
    view = a_game().view()
    assert view["deck"][-1] == "blank-1"
    assert set(view["deck"][:-1]) == {None}
    assert [player["coins"] for player in view["players"]] == [[None, "e-1"], [None, None], []]


def test_a_discarded_building_can_be_followed() -> None:
    """INFO-2: it goes under the deck, and everybody knows where it lies."""
    game = Table().buildings(0, "n-1", "e-1").game("building 4 1", "discard e-1")
    assert game.view()["deck"][-1] == "e-1"
    assert "e-1" in game.view()["seen"]


def test_a_paid_coin_that_was_known_is_known_on_the_deck() -> None:
    """INFO-2, LIMIT-1: and again where it is gained next."""
    game = Table().coins(0, "n-1", "e-1").knows("e-1").workers(1, wood=[0]).game("resource 1 wood")
    assert game.view()["deck"][:2] == ["e-1", None]
    game.play("coins 2")
    assert (game.view()["players"][1]["coins"], game.view()["deck"][0]) == (["e-1"], None)


def test_a_card_becomes_known_when_it_is_turned_over_or_fills_the_row() -> None:
    """INFO-2: from then on."""
    game = Table().holds(0, "cheater").coins(0, "n-1").deck("s-1").game()
    assert not {"n-1", "s-1"} & set(game.view()["seen"])
    game.play("cheat")
    assert "n-1" in game.view()["seen"]
    game.play("building 4 1")
    assert "s-1" in game.view()["seen"]


@pytest.mark.parametrize("seed", range(20))
def test_dealing_anew_changes_nothing_that_anybody_sees(seed: int) -> None:
    """INFO-2, INFO-3: the view stays, and so do the legal moves; the unseen cards stay unseen cards."""
    game = a_game()
    other = game.resample(random.Random(seed))
    assert other.view() == game.view()
    assert list(map(str, other.legal_moves)) == list(map(str, game.legal_moves))
    hidden = [
        Counter(g.position()["deck"] + area(g, 0)["coins"] + area(g, 1)["coins"]) for g in (game, other)
    ]
    assert hidden[0] == hidden[1]
    assert other.position() != game.position()


def test_any_deal_of_the_unseen_cards_is_equally_likely() -> None:
    """INFO-2: over many deals each unseen card lies as often at each hidden place, coins and deck alike."""
    game, rng = a_game(), random.Random(7)
    unseen = {card.id for card in game.edition.cards} - set(game.position()["seen"])
    deals = [game.resample(rng).position() for _ in range(3000)]
    coin = Counter(deal["players"][0]["coins"][0] for deal in deals)
    top = Counter(deal["deck"][0] for deal in deals)
    for counted in (coin, top):
        assert set(counted) == unseen
        mean = len(deals) / len(unseen)
        assert sum((counted[card] - mean) ** 2 / mean for card in unseen) < 2 * len(unseen)
    assert {deal["players"][0]["coins"][1] for deal in deals} == {"e-1"}
    assert {deal["deck"][-1] for deal in deals} == {"blank-1"}


def test_future_chance_is_redrawn() -> None:
    """INFO-2: after a determinization a guild reshuffle has every outcome, whatever the seed of the game."""
    table = Table(3).holds(0, "cheater", "mistress").hand(0, 4)
    game = table.buildings(0, "w-1").workers(0, wood=[0]).game()
    assert game.position()["piles"]["rooster"] == []
    arrangements = set()
    for seed in range(30):
        other = game.resample(random.Random(seed))
        arrangements.add(tuple(int(other.state.chance.arrangement(k, 2)) for k in range(3)))
    assert len(arrangements) == 8


def test_covered_and_removed_characters_are_interchangeable() -> None:
    """INFO-3: while none of a guild has been taken, those never seen lie under the top one or are out of the
    game."""
    game, rng = Table(3).game(), random.Random(3)
    top, covered = game.position()["piles"]["mask"]
    gone = next(c for c in game.edition.guilds["mask"] if c in game.position()["removed"])
    found = Counter(tuple(game.resample(rng).position()["piles"]["mask"]) for _ in range(600))
    assert set(found) == {(top, covered), (top, gone)}
    assert min(found.values()) > 240


def test_with_four_players_the_covered_two_may_lie_either_way() -> None:
    """INFO-3: nobody has left the game, and only the order under the top one is unknown."""
    game, rng = Table(4).game(), random.Random(4)
    top, *covered = game.position()["piles"]["bells"]
    found = Counter(tuple(game.resample(rng).position()["piles"]["bells"]) for _ in range(600))
    assert set(found) == {(top, *covered), (top, *covered[::-1])}
    assert min(found.values()) > 240


def test_once_one_is_taken_every_character_of_the_guild_is_known() -> None:
    """INFO-3: with three players two are in the game, one held and one on top; nothing is dealt anew."""
    game = a_game()
    for seed in range(30):
        other = game.resample(random.Random(seed)).position()
        assert other["piles"]["bells"] == ["tax-collector"]
        assert "benefactor" in other["removed"]
