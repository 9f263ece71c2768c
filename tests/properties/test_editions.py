"""Editions that print what no rulebook says: every part of the program works with them."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from naive import NaiveGame
from oddville import Game, edition, record_of, replay
from oddville.bots import Opponent
from oddville.cards.edition import content_hash, find_warnings, read_edition
from oddville.cards.printed import BuildingCard, Edition, WorkerCard
from oddville.cards.vocabulary import RESOURCES
from oddville.envs.actions import legal_actions
from oddville.envs.layout import PIECES
from oddville.envs.observation import observation_of
from oddville.games.previews import previews
from oddville.terminal.card_drawing import draw_card, draw_small, draw_worker
from oddville.texts import Texts
from properties.playing import PLAYERS, choose_move

GAMES = 45
TURN_LIMIT = 60
MAX_RESOURCES = 9


def _worker(rng: random.Random) -> WorkerCard:
    """Few coins, any number of resources, and often no free position."""
    resources = rng.sample(RESOURCES, rng.choice((0, 0, 1, 1, 2, 4)))
    dearest = rng.choice((2, 5))
    return WorkerCard(
        coins=rng.choice((0, 0, 0, 1, 5)),
        resources=tuple(sorted(resources, key=RESOURCES.index)),
        costs=tuple(rng.randint(rng.choice((0, 1, 1, 1)), dearest) for _ in range(6)),
    )


def _card(card: BuildingCard, rng: random.Random) -> BuildingCard:
    """Any number of resources, mostly few so that something is built; half of the cards without a bonus."""
    cost = rng.choices(RESOURCES, k=rng.choice((1, 1, 2, 3, rng.randint(1, MAX_RESOURCES))))
    bonus = card.bonus if rng.random() < 0.5 else None
    return replace(card, cost=tuple(sorted(cost, key=RESOURCES.index)), bonus=bonus)


def unusual_edition(rng: random.Random) -> Edition:
    """The shipped edition with other worker cards, costs and bonuses, and few slots."""
    side = {resource: tuple([0] * rng.randint(0, 1) + [1] * rng.randint(0, 2)) for resource in RESOURCES}
    printed = replace(
        edition(),
        name="unusual",
        workers=tuple(_worker(rng) for _ in range(4)),
        cards=tuple(_card(card, rng) for card in edition().cards),
        board=dict.fromkeys(PLAYERS, side),
    )
    return replace(printed, hash=content_hash(printed))


def as_toml(printed: Edition) -> Iterator[str]:
    """The text of an edition file."""
    yield f'edition = 1\nname = "{printed.name}"'
    for worker in printed.workers:
        yield f"[[worker]]\ncoins = {worker.coins}"
        yield f"resources = {json.dumps(worker.resources)}\ncosts = {list(worker.costs)}"
    for players, side in printed.board.items():
        yield f"[board.{players}]"
        yield from (f"{resource} = {list(slots)}" for resource, slots in side.items())
    square = printed.main_square
    yield f"[main_square]\nstreets = {json.dumps(square.streets)}\nbonus = {json.dumps(square.bonus)}"
    yield f"points = {square.points}\nspots = {json.dumps(square.spots)}\n[guilds]"
    yield from (f"{guild} = {json.dumps(three)}" for guild, three in printed.guilds.items())
    for card in printed.cards:
        keys: dict[str, Any] = {"id": card.id, "name": card.name, "streets": card.streets, "cost": card.cost}
        keys |= {"bonus": card.bonus, "guild": card.guild, "formula": card.formula, "base": card.base}
        yield "[[card]]"
        yield from (f"{key} = {json.dumps(value)}" for key, value in keys.items() if value is not None)


def is_for_nothing(game: Game, move: str) -> bool:
    """Whether a move plays a worker card that gains no coins, though the player could have some (HOUSE-2)."""
    state = game.state
    return move.startswith("coins") and (
        state.tables.worker_coins[int(move[-1]) - 1] == 0
        and "ghost" not in game.position()["players"][game.active]["characters"]
    )


@pytest.mark.parametrize("chunk", range(3))
def test_there_is_always_a_move_in_unusual_editions(chunk: int) -> None:
    """TURN-4, HOUSE-2: both engines agree at every ply, and nobody is ever without a move."""
    for_nothing = ended = 0
    for number in range(chunk * GAMES, chunk * GAMES + GAMES):
        rng = random.Random(f"unusual {number}")
        printed, players = unusual_edition(rng), PLAYERS[number % 3]
        facts: dict[str, Any] = {
            "seed": f"unusual {number}",
            "turn_limit": TURN_LIMIT,
            "finish_round": number % 2 == 0,
        }
        game, slow = Game(players, edition=printed, **facts), NaiveGame(printed.as_dict(), players, **facts)
        while not game.is_over:
            moves = sorted(move.text for move in game.legal_moves)
            assert moves == slow.legal()
            assert game.position() == slow.state()
            assert moves
            move = choose_move(moves, "building", rng)
            for_nothing += is_for_nothing(game, move)
            game.push(move)
            slow.play(move)
        assert game.score_sheet().as_dict() == slow.score()
        ended += game.position()["triggered_by"] is not None
    assert for_nothing > 20
    assert ended > 0


def test_an_unusual_file_is_read_with_warnings() -> None:
    """COMP-6: the file gives the same edition, and warnings name what no rulebook says."""
    printed = unusual_edition(random.Random("file"))
    text = "\n".join(as_toml(printed))
    assert read_edition(text).hash == printed.hash
    without_bonus = [card for card in printed.cards if card.bonus is None]
    found = [warning.message for warning in find_warnings(text)]
    assert found.count("edition-warning-bonus") == len(without_bonus) > 0
    assert found.count("edition-warning-cost") == sum(len(card.cost) > 4 for card in printed.cards) > 0


@pytest.mark.parametrize("number", range(4))
def test_every_part_works_with_unusual_editions(number: int) -> None:
    """HOUSE-2: previews, observations, masks, bots, records and drawings."""
    rng = random.Random(f"parts {number}")
    printed = unusual_edition(rng)
    game = Game(PLAYERS[number % 3], edition=printed, seed=f"parts {number}", turn_limit=12)
    with Opponent("greedy") as greedy, Opponent("search:simulations=8") as search:
        bots = (greedy, search)
        while game.player is not None:
            moves = list(game.legal_moves)
            results = previews(game.state, [move.code for move in moves], [move.text for move in moves])
            assert [preview.move for preview in results] == [move.text for move in moves]
            assert len(legal_actions(game.state)) == len(moves)
            _check_observation(game)
            game.push(bots[game.ply % 2].think(game, rng).move)
    assert replay(str(record_of(game)), printed).position() == game.position()
    texts = Texts("en").at_table(printed, [])
    for card in printed.cards:
        assert draw_card(card, texts)
        assert draw_small(card, texts)
    assert all(draw_worker(worker, place, texts) for place, worker in enumerate(printed.workers, 1))


def _check_observation(game: Game) -> None:
    """No number of the observation is above its bound, and the row is described as printed."""
    numbers = list(observation_of(game.state, 0))
    for piece in PIECES.values():
        assert max(numbers[piece.span]) <= piece.high, piece.name
    row = numbers[PIECES["row"].span]
    for place, id_ in enumerate(game.position()["row"]):
        card = next(card for card in game.edition.cards if card.id == id_)
        shown = row[place * 29 : place * 29 + 29]
        assert shown[4:8] == [card.cost.count(resource) for resource in RESOURCES]
        assert sum(shown[8:16]) == (card.bonus is not None)
