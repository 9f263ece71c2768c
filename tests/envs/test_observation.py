"""The observation contains exactly the public information, relative to the observer."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np

from envs.walks import positions
from oddville import Game, edition
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES
from oddville.envs import layout, observation
from oddville.envs.observation import observation_of
from oddville.envs.reading import PLANES, pieces, planes, scale
from oddville.games.positions.position import public_view
from oddville.rules.chance import Stream
from oddville.rules.hidden import resample
from oddville.rules.scoring import points
from oddville.rules.state import PHASES, State

OFFSETS = {piece.name: f"{piece.name.upper()}_AT" for piece in layout.PIECES.values()}


def observed_pieces(s: State, seat: int) -> Any:
    return pieces(np.array(observation_of(s, seat)))


def test_the_numbers_are_those_of_the_layout() -> None:
    for name, constant in OFFSETS.items():
        assert getattr(observation, constant) == layout.PIECES[name].at, name
    assert observation.LENGTH == layout.LENGTH
    assert len(layout.CARD) == observation.CARD
    assert layout.CARD.index("cost-wood") == observation.CARD_COST
    assert layout.CARD.index("bonus-wood") == observation.CARD_BONUS
    assert layout.CARD.index("guild-mask") == observation.CARD_GUILD
    assert layout.CARD.index("formula-diamond") == observation.CARD_FORMULA
    assert layout.CARD.index("base") == observation.CARD_BASE
    assert len(layout.OPEN_CELL) == observation.OPEN_CELL
    assert layout.OPEN_CELL.index("touches-north") == observation.CELL_TOUCHES
    assert layout.OPEN_CELL.index("street-north") == observation.CELL_STREET
    assert layout.OPEN_CELL.index("bonus-wood") == observation.CELL_BONUS
    assert layout.OPEN_CELL.index("row-cards") == observation.CELL_ROW_CARDS
    assert layout.OPEN_CELL.index("shields") == observation.CELL_SHIELDS


def test_nothing_depends_on_cards_that_nobody_has_seen() -> None:
    """INFO-2, INFO-3: dealing the unseen cards anew changes no number of any seat's observation."""
    rng = random.Random(1)
    for s in positions(range(9), every=3):
        other = s.copy()
        resample(other, Stream(*(rng.randrange(1 << 32) for _ in range(4))))
        for seat in range(s.players):
            assert bytes(observation_of(s, seat)) == bytes(observation_of(other, seat))


def one(numbers: Any) -> int | None:
    places = np.flatnonzero(numbers)
    assert len(places) <= 1
    return int(places[0]) if len(places) else None


def known(ids: list[str], numbers: Any) -> list[str | None]:
    return [ids[number - 1] if number else None for number in numbers]


def view_of(s: State, seat: int) -> dict[str, Any]:
    """The public view, read back from an observation."""
    p, n, ids = observed_pieces(s, seat), int(s.players), s.tables.card_ids

    def absolute(relative: int | None) -> int | None:
        return None if relative is None else (relative + seat) % n

    column = int(p["city"][0][1])
    by_words = {tuple(_card_words(s, number)): ids[number] for number in range(s.tables.cards)}
    view: dict[str, Any] = {
        "phase": PHASES[one(p["phase"]) or 0],
        "n": 2 + (one(p["players"]) or 0),
        "player": absolute(one(p["to_move"])),
        "active": absolute(one(p["active"])),
        "first_player": absolute(one(p["first"])),
        "triggered_by": absolute(one(p["triggered"])),
        "builder": absolute(one(p["builder"])),
        "turn": int(p["turn"][0]),
        "row": [by_words[tuple(card)] for card in p["row"].tolist()],
        "deck": known(ids, p["known_deck"][: s.deck_size]),
        "seen": sorted(ids[card] for card in np.flatnonzero(p["seen"])),
        "city": [
            [[int(x) - column, int(y)], ids[card - 1], absolute(int(owner) - 1 if owner else None)]
            for card, x, y, owner in p["city"]
            if card
        ],
        "spots": {resource: absolute(one(p["spots"][r])) for r, resource in enumerate(RESOURCES)},
        "second_worker": None if one(p["second_worker"]) is None else (one(p["second_worker"]) or 0) + 1,
    }
    view |= dict(
        zip(("main_done", "recovered", "cheated", "swapped"), map(bool, p["done"].tolist()), strict=True)
    )
    tops = {one(p["pile_tops"][3 * g : 3 * g + 3]) for g in range(4)}
    assert tops
    view["piles"] = {
        guild: {"top": _top(s, p, guild), "count": int(p["pile_counts"][g])} for g, guild in enumerate(GUILDS)
    }
    seats = [(player - seat) % n for player in range(n)]
    view["board"] = {
        resource: {str(slot): [int(p["workers"][at][r][slot]) for at in seats] for slot in (0, 1, 2)}
        for r, resource in enumerate(RESOURCES)
    }
    view["players"] = [
        {
            "hand": [1 + int(worker) for worker in np.flatnonzero(p["hand"][at])],
            "supply": int(p["supply"][at]),
            "coins": known(ids, p["known_coins"][at][: p["coins"][at]]),
            "buildings": [by_words[tuple(card)] for card in p["buildings"][at].tolist() if any(card)],
            "characters": [CHARACTERS[c] for c in np.flatnonzero(p["characters"][at])],
        }
        for at in seats
    ]
    return view


def _top(s: State, p: Any, guild: str) -> str | None:
    held = [CHARACTERS[c] for c in np.flatnonzero(p["pile_tops"])]
    return next((character for character in held if character in s.tables.edition.guilds[guild]), None)


def _card_words(s: State, number: int) -> list[int]:
    """A card's numbers, from what is printed."""
    card = s.tables.edition.cards[number]
    words = {f"street-{side}": 1 for side in card.streets}
    words |= {f"cost-{resource}": card.cost.count(resource) for resource in card.cost}
    words |= {f"bonus-{card.bonus}": 1, f"formula-{card.formula}": 1, "base": card.base}
    words |= {f"guild-{card.guild}": 1} if card.guild else {}
    return [words.get(word, 0) for word in layout.CARD]


def test_it_has_the_whole_public_view_from_every_seat() -> None:
    for s in positions((*range(9), 101), every=5):
        right: Mapping[str, Any] = public_view(s)
        for seat in range(s.players):
            view = view_of(s, seat)
            assert view == {key: right[key] for key in view}
            p = observed_pieces(s, seat)
            assert p["points"][0] == points(s, seat)
            limit = 255 if right["turn_limit"] is None else right["turn_limit"] - right["turn"]
            assert p["turns_left"][0] == limit
            pending = [BONUSES[bonus] for _, bonus in zip(*np.nonzero(p["pending"]), strict=True)]
            assert sorted(pending) == sorted(bonus for _, bonus in right["pending"])


def test_seats_count_from_the_seat_that_observes() -> None:
    for s in positions(range(3), every=11):
        first = observed_pieces(s, 0)
        for seat in range(1, s.players):
            other = observed_pieces(s, seat)
            for name in (
                "hand",
                "supply",
                "coins",
                "city_workers",
                "points",
                "characters",
                "workers",
                "buildings",
            ):
                turned = np.roll(first[name][: s.players], -seat, axis=0)
                assert np.array_equal(other[name][: s.players], turned), name
                assert not other[name][s.players :].any()


def test_open_cells_show_what_a_card_there_would_meet() -> None:
    for s in positions(range(6), every=6):
        city = {tuple(cell): card for cell, card, _ in public_view(s)["city"]}
        printed = {card.id: card for card in s.tables.edition.cards}
        p = observed_pieces(s, 0)
        left = int(p["city"][0][1])
        for row in p["open_cells"][p["open_cells"][:, 0] > 0]:
            cell = dict(zip(layout.OPEN_CELL, row.tolist(), strict=True))
            x, y = cell["column"] - left, cell["row"]
            sides = {"north": (x, y - 1), "east": (x + 1, y), "south": (x, y + 1), "west": (x - 1, y)}
            facing = {"north": "south", "east": "west", "south": "north", "west": "east"}
            for side, beside in sides.items():
                card = city.get(beside)
                assert cell[f"touches-{side}"] == (card is not None)
                streets = () if card is None else _streets(s, printed, card)
                assert cell[f"street-{side}"] == (facing[side] in streets)
            assert cell["row-cards"] == sum(b == y for _, b in city)
            assert cell["column-cards"] == sum(a == x for a, _ in city)
            shields = [printed[card] for at in sides.values() if (card := city.get(at)) in printed]
            none = ("diamond", "neighbours3", "shields")
            assert cell["shields"] == sum(card.base for card in shields if card.formula not in none)


def _streets(s: State, printed: Any, card: str) -> tuple[str, ...]:
    streets = printed[card].streets if card in printed else s.tables.edition.main_square.streets
    return tuple(streets)


def test_no_number_is_larger_than_its_piece_allows() -> None:
    for s in positions(range(12), every=4):
        for name, numbers in observed_pieces(s, 0).items():
            assert numbers.max() <= layout.PIECES[name].high, name


def test_fractions_lie_between_nothing_and_one() -> None:
    seen = np.stack([np.array(observation_of(s, 0)) for s in positions(range(2))])
    fractions = scale(seen)
    assert fractions.dtype == np.float32
    assert fractions.min() == 0
    assert fractions.max() == 1


def test_planes_draw_the_city() -> None:
    for s in list(positions(range(3)))[::9]:
        seen = np.array(observation_of(s, 1))
        drawn = planes(seen, edition())
        assert drawn.shape == (len(PLANES), layout.MAX_ROWS, layout.MAX_COLUMNS)
        city = public_view(s)["city"]
        assert drawn[PLANES.index("card")].sum() == len(city)
        assert drawn[PLANES.index("main-square")].sum() == 1
        assert drawn[PLANES.index("open")].sum() == s.frontier_size
        owned = [owner for _, _, owner in city if owner is not None]
        for player in range(s.players):
            plane = drawn[PLANES.index(f"owner-{(player - 1) % s.players}")]
            assert plane.sum() == owned.count(player)
        assert not (drawn[PLANES.index("card")] & drawn[PLANES.index("open")]).any()
        together = planes(np.stack([seen, seen]), edition())
        assert np.array_equal(planes(seen), drawn), "the usual edition, by name"
        assert np.array_equal(together[1], drawn)


def test_long_games_fill_the_turn_and_no_more() -> None:
    game = Game(2, seed="long")
    rng = random.Random(0)
    while game.turn <= 300 and not game.is_over:
        quiet = [move for move in game.legal_moves if move.kind not in ("build", "return", "travel")]
        game.push(rng.choice(quiet))
    p = observed_pieces(game.state, 0)
    assert (p["turn"][0], p["turns_left"][0]) == (255, 255)
