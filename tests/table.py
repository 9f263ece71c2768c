"""A kit for tests of the rules: short builders for positions, and questions to a game.

    game = Table().buildings(0, "w-1").workers(0, wood=[0]).game()
    game.play("build w-1 1,0")

A table begins with the first turn of player 0, all workers in supply and nothing before anybody. Every verb
moves real things: cards come out of the deck, workers out of supply, characters out of the piles. So nothing
is ever lost or doubled.

The cards are those of `PLAIN` unless a test says otherwise. Each is named by its streets and a number: `ew-1`
has streets to the east and west, `blank-1` has none. All cost one wood, give a coin as their bonus, belong to
no guild and are worth 4. The Main Square gives no bonus there. `edition_with` prints other things on some.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from oddville import Event, Game, IllegalMove, edition
from oddville.cards.edition import content_hash
from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, MAIN_SQUARE, RESOURCES, SIDES, WORKERS
from oddville.games.types import PlayerPosition

Facts = dict[str, Any]
Refusals = list[tuple[str, str, Facts]]
Position = Mapping[str, Any]

SHIPPED = edition()


def frozen_edition() -> Edition:
    """Cards that never change, for tests that rely on certain cards."""
    return edition(str(Path(__file__).with_name("frozen.toml")))


_PATTERNS = [sides for count in (4, 3, 2, 1, 0) for sides in combinations(SIDES, count)]


def _plain(card: BuildingCard, number: int) -> BuildingCard:
    streets = _PATTERNS[number % 16]
    name = f"{''.join(side[0] for side in streets) or 'blank'}-{4 - number // 16}"
    card = replace(card, id=name, streets=streets, cost=("wood",), bonus="coin")
    return replace(card, guild=None, formula="diamond", base=4)


def with_hash(printed: Edition) -> Edition:
    """The same edition with the right hash."""
    return replace(printed, hash=content_hash(printed))


PLAIN = with_hash(
    replace(
        SHIPPED,
        name="plain",
        cards=tuple(_plain(card, number) for number, card in enumerate(SHIPPED.cards)),
        main_square=replace(SHIPPED.main_square, bonus=None),
    )
)
"""Each pattern of streets four times, nothing else to choose between the cards."""


def edition_with(
    cards: Mapping[str, Facts] | None = None,
    *,
    square: Facts | None = None,
    workers: Mapping[int, Facts] | None = None,
    board: Mapping[str, Sequence[int]] | None = None,
    base: Edition = PLAIN,
) -> Edition:
    """A copy of an edition with other things printed on some cards, worker cards, the Main Square or the
    board."""
    cards, workers = cards or {}, workers or {}
    assert set(cards) <= {card.id for card in base.cards}
    side = {resource: tuple(slots) for resource, slots in (board or {}).items()}
    return with_hash(
        replace(
            base,
            cards=tuple(replace(card, **cards.get(card.id, {})) for card in base.cards),
            main_square=replace(base.main_square, **(square or {})),
            workers=tuple(
                replace(card, **workers.get(number, {})) for number, card in enumerate(base.workers, 1)
            ),
            board={players: {**slots, **side} for players, slots in base.board.items()},
        )
    )


def sorted_deal(printed: Edition, players: int, first: int = 0) -> Facts:
    """The deal without any shuffle: cards and characters as the edition lists them."""
    piles = {guild: printed.guilds[guild][: players - 1] for guild in GUILDS}
    return {"deck": [card.id for card in printed.cards], "piles": piles, "first": first}


class Table:
    """A position in the making. Verbs may be chained; `game` puts it up."""

    def __init__(self, players: int = 2, edition: Edition = PLAIN, turn_limit: int | None = None) -> None:
        game = Game(players, edition=edition, deal=sorted_deal(edition, players), turn_limit=turn_limit)
        for resource in RESOURCES[:players]:
            game.play(f"choose {resource}")
        self.edition = edition
        self.known: set[str] = set()
        self.data = game.position()
        for slots in self.data["board"].values():
            slots["2"] = [0] * players

    def _area(self, player: int) -> PlayerPosition:
        return self.data["players"][player]

    def _draw(self, cards: Sequence[int | str]) -> list[str]:
        """The named cards out of the deck, or as many as a number says from its top."""
        drawn: list[str] = []
        for what in cards:
            for card in [what] if isinstance(what, str) else self.data["deck"][:what]:
                self.data["deck"].remove(card)
                drawn.append(card)
        return drawn

    def coins(self, player: int, *coins: int | str) -> "Table":
        """The player gains coins: so many from the top of the deck, or those named, the last one last."""
        self._area(player)["coins"] += self._draw(coins)
        return self

    def buildings(self, player: int, *cards: str) -> "Table":
        """The player gets buildings out of the deck."""
        self._area(player)["buildings"] += self._draw(cards)
        return self

    def hand(self, player: int, *workers: int) -> "Table":
        """The player holds just these worker cards; the others have been played."""
        self._area(player)["hand"] = list(workers)
        return self

    def holds(self, player: int, *characters: str) -> "Table":
        """The player has these characters, wherever they were."""
        for character in characters:
            guild = next(guild for guild, three in self.edition.guilds.items() if character in three)
            pile, removed = self.data["piles"][guild], self.data["removed"]
            holders = [area for area in self.data["players"] if character in area["characters"]]
            if character in removed:
                removed.remove(character)
                removed.append(pile.pop())
            elif character in pile:
                pile.remove(character)
            for area in holders:
                area["characters"].remove(character)
            self._area(player)["characters"].append(character)
        return self

    def pile(self, guild: str, *characters: str) -> "Table":
        """The guild's pile, top first; those neither there nor held are out of the game."""
        others = [c for c in self.data["removed"] if c not in self.edition.guilds[guild]]
        held = [c for area in self.data["players"] for c in area["characters"]]
        gone = [c for c in self.edition.guilds[guild] if c not in characters and c not in held]
        self.data["piles"][guild], self.data["removed"] = list(characters), others + gone
        return self

    def workers(self, player: int, **slots: Sequence[int]) -> "Table":
        """The player's workers go from supply to slots, named by their cost: `wood=[0, 2]`."""
        for resource, costs in slots.items():
            for cost in costs:
                self.data["board"][resource][str(cost)][player] += 1
        return self

    def spot(self, resource: str, player: int) -> "Table":
        """A worker of the player stands on the Main Square."""
        self.data["spots"][resource] = player
        return self

    def city(self, *built: str) -> "Table":
        """Cards of the city in the order built, each as owner, card and cell: `0 ew-1 1,0`."""
        for text in built:
            owner, card, cell = text.split()
            x, y = map(int, cell.split(","))
            self.data["city"].append([[x, y], *self._draw([card]), int(owner)])
        return self

    def street(self, owner: int, count: int, side: str = "east") -> "Table":
        """Up to five buildings of a player in a row from the Main Square to the east or west, open at its
        end."""
        if side == "east":
            cards, step = ("ew-1", "ew-2", "ew-3", "ew-4", "esw-1"), 1
        else:
            cards, step = ("new-1", "new-2", "new-3", "nesw-1", "nesw-2"), -1
        return self.city(*(f"{owner} {card} {step * n},0" for n, card in enumerate(cards[:count], 1)))

    def row(self, *cards: str) -> "Table":
        """The Buildings Row, position 1 first; the cards that lay there go under the deck."""
        self.data["deck"] += [card for card in self.data["row"] if card not in cards]
        self.data["row"] = [card if card in self.data["row"] else self._draw([card])[0] for card in cards]
        return self

    def deck(self, *cards: str) -> "Table":
        """The cards on top of the deck, the top one first."""
        self.data["deck"] = self._draw(cards) + self.data["deck"]
        return self

    def knows(self, *cards: str) -> "Table":
        """Everybody has seen these cards before (INFO-2)."""
        self.known.update(cards)
        return self

    def turn_of(self, player: int, first: int = 0) -> "Table":
        """It is this player's first turn; player 0, or the one named, has begun the game."""
        turn = (player - first) % self.data["n"] + 1
        self.data |= {"first_player": first, "active": player, "player": player, "turn": turn}
        return self

    def position(self) -> Position:
        """The position as plain data."""
        data = deepcopy(self.data)
        built = [owner for _, _, owner in data["city"]] + list(data["spots"].values())
        slots = [slot for resource in data["board"].values() for slot in resource.values()]
        open_cards = {*data["row"], *(card for _, card, _ in data["city"])} - {MAIN_SQUARE}
        for number, area in enumerate(data["players"]):
            area["supply"] = WORKERS - built.count(number) - sum(slot[number] for slot in slots)
            area["characters"].sort(key=CHARACTERS.index)
            open_cards |= set(area["buildings"])
        data["removed"].sort(key=CHARACTERS.index)
        data["seen"] = sorted(open_cards | self.known)
        return data

    def game(self, *moves: str, seed: str = "") -> Game:
        """Put the position up and play some moves; the seed decides the guild reshuffles."""
        data = self.position()
        game = Game.from_position(data, edition=self.edition, seed=seed)
        assert game.position() == data
        play(game, *moves)
        return game


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves and return all events."""
    return [event for move in moves for event in game.play(move)]


def refusals_of(game: Game, move: str) -> Refusals:
    """Try a move that must be refused: each refusal as rule, message and facts. Nothing may have changed."""
    before = game.position()
    assert move not in texts(game)
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert game.position() == before
    return [(r.rule, r.message.removeprefix("refusal-"), r.facts) for r in error.value.refusals]


def texts(game: Game, *verbs: str) -> list[str]:
    """The legal moves as text, sorted; only those that begin with a verb if some are named."""
    return sorted(move.text for move in game.legal_moves if not verbs or move.kind in verbs)


def event_facts(events: Sequence[Event], *names: str) -> list[tuple[str, Facts]]:
    """What happened, as names without `log-` and facts; only those named if some are."""
    pairs = [(event.message.removeprefix("log-"), event.facts) for event in events]
    return [pair for pair in pairs if not names or pair[0] in names]


def area(game: Game, player: int) -> Facts:
    """A player's area: hand, supply, coins, buildings, characters."""
    return dict(game.position()["players"][player])


def coins(game: Game, player: int) -> int:
    """How many coins a player has."""
    return len(area(game, player)["coins"])


def on_board(game: Game, player: int) -> dict[str, list[int]]:
    """A player's workers on the Resources Board: for each resource the costs of their slots."""
    return {
        resource: found
        for resource, slots in game.position()["board"].items()
        if (found := [int(cost) for cost, workers in slots.items() for _ in range(workers[player])])
    }


def points(game: Game, player: int) -> dict[str, int]:
    """A player's score sheet: the points of each source."""
    return {line.source: line.points for line in game.score_sheet().players[player].lines}


def changed_keys(before: Position, after: Position) -> set[str]:
    """The keys of a position whose values differ; for the players as `0.coins`."""
    keys = {key for key in before if key != "players" and before[key] != after[key]}
    pairs = enumerate(zip(before["players"], after["players"], strict=True))
    return keys | {f"{number}.{key}" for number, (old, new) in pairs for key in old if old[key] != new[key]}


def game_in(phase: str) -> Game:
    """A game for two in some phase; in every one of them player 0 is active."""
    any_bonus = edition_with({"w-1": {"bonus": "any"}})
    if phase == "set-up":
        return Game(2, edition=PLAIN, deal=sorted_deal(PLAIN, 2, first=1))
    if phase == "second resource":
        return Table().holds(0, "seignior").coins(0, 2).game("resource 4 wood")
    if phase == "discard":
        return Table().buildings(0, "w-1", "e-1").workers(0, clay=[0]).game("building 4 1")
    if phase == "bonus":
        table = Table(edition=any_bonus).holds(0, "cheater", "landowner")
        return table.coins(0, 1).buildings(0, "w-1").workers(0, wood=[0, 2]).game("build w-1 1,0")
    if phase == "reaction":
        table = Table().buildings(0, "w-1").workers(0, wood=[0]).coins(1, 2)
        return (
            table.holds(1, "builder").buildings(1, "e-1").workers(1, wood=[1], clay=[0]).game("build w-1 1,0")
        )
    if phase == "close":
        return Table().holds(0, "cheater").coins(0, 1).workers(0, clay=[0]).game("coins 4")
    if phase == "over":
        return Table(turn_limit=1).game("coins 4")
    assert phase == "turn"
    return Table().game()
