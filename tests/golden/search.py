"""Finds the golden games and writes them. Run it when the shipped cards have changed.

    PYTHONPATH=src:tests python tests/golden/search.py

Simple players play many seeds. For each way to end the shortest game that ends so is kept. Its score is
reckoned here a second time, from the position and the words of the rules, without the engine's own scoring,
and written into the file so that a reader can follow it; `test_golden.py` holds the engine to it.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from golden.endings import ENDINGS
from oddville import Game, Move, record_of
from oddville.cards.printed import BuildingCard
from table import Facts, Position, area

NAMES = ("Ada", "Bo", "Cleo", "Dai")
SEEDS = 400
LIMIT = 160
SHORT_LIMIT = 24


def cards_of(game: Game) -> dict[str, BuildingCard]:
    return {card.id: card for card in game.edition.cards}


def workers_in_city(position: Position, player: int) -> int:
    owners = [owner for _, _, owner in position["city"]] + list(position["spots"].values())
    return owners.count(player)


def owned(position: Position, player: int) -> Counter[str]:
    """How many of each resource a player owns."""
    return Counter({r: sum(w[player] for w in slots.values()) for r, slots in position["board"].items()})


def missing(game: Game, position: Position, player: int) -> Counter[str]:
    """What the building that the player is nearest to still asks for."""
    held = [Counter(cards_of(game)[card].cost) for card in position["players"][player]["buildings"]]
    lacking = [cost - owned(position, player) for cost in held]
    return min(lacking, key=lambda cost: cost.total(), default=Counter())


class Players:
    """They build what they can, obtain what they lack, and sometimes do as they like."""

    def __init__(self, ending: str, rng: random.Random) -> None:
        self.ending = ending
        self.rng = rng

    def choose(self, game: Game) -> Move:
        """The move with the highest value; ties are broken at random."""
        position = game.position()
        player = game.player
        assert player is not None
        lacking = missing(game, position, player)
        moves = [move for move in game.legal_moves if move.kind != "return"]
        return max(
            moves, key=lambda move: self.worth(game, position, player, lacking, move) + self.rng.random()
        )

    def worth(self, game: Game, position: Position, player: int, lacking: Counter[str], move: Move) -> float:
        """The value of a move to its player."""
        if move.kind == "build":
            return self.worth_of_build(game, position, player)
        if move.kind == "travel":
            is_last = workers_in_city(position, player) == game.edition.end_workers - 1
            return 12.0 if is_last and self.ending == "sixth-worker-by-traveller" else -9.0
        if move.kind == "resource":
            return 6.0 if lacking[move.resource or ""] else -2.0
        if move.kind == "bonus":
            return 6.0 if lacking[move.target or move.resource or ""] else 1.0
        if move.kind == "building":
            return self.worth_of_card(game, position, player, move)
        return {"coins": 3.0 - len(area(game, player)["coins"]), "choose": 0.0, "cheat": -1.0}.get(
            move.kind, -3.0
        )

    def worth_of_build(self, game: Game, position: Position, player: int) -> float:
        """High, except for a player who waits for a special end."""
        held = position["players"][player]["characters"]
        is_last = workers_in_city(position, player) == game.edition.end_workers - 1
        waits = {"builders-sixth-in-anothers-turn": "builder", "sixth-worker-by-traveller": "traveller"}
        if is_last and waits.get(self.ending) in held and player == game.active:
            return -6.0
        return 20.0

    def worth_of_card(self, game: Game, position: Position, player: int, move: Move) -> float:
        """Cards that ask for little that the player lacks are liked; a third one is not."""
        assert move.position is not None
        card = cards_of(game)[position["row"][move.position - 1]]
        lacking = Counter(card.cost) - owned(position, player)
        room = 2 - len(position["players"][player]["buildings"])
        wanted = 2.0 if card.guild == "fleur-de-lis" and "sixth" in self.ending else 0.0
        return 4.0 + wanted - 1.5 * lacking.total() if room else -1.0 - lacking.total()


def played(ending: str, seed: str) -> Game:
    """A whole game of such players."""
    rng = random.Random(f"{ending} {seed}")
    limit = SHORT_LIMIT if ending == "turn-limit" else LIMIT
    game = Game(rng.choice([3, 4] if ending.startswith("tie") else [2, 3]), seed=seed, turn_limit=limit)
    players = Players(ending, rng)
    while not game.is_over:
        game.play(players.choose(game).text)
    return game


def found(ending: str) -> Game:
    """The shortest game among the seeds that ends so."""
    games = (played(ending, f"{ending} {number}") for number in range(SEEDS))
    fitting = [game for game in games if ENDINGS[ending](game)]
    best = min(fitting, key=lambda game: (game.turn, len(game.moves)))
    return best if ending == "turn-limit" else without_limit(best)


def without_limit(game: Game) -> Game:
    """The same game as people play it: the limit was there only for those that would never end."""
    again = Game(game.players, seed=game.seed)
    for move in game.moves:
        again.play(move.text)
    return again


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Reckoning:
    """The score of a position by the words of the rules, each line with its reason."""

    def __init__(self, game: Game) -> None:
        self.position = game.position()
        self.cards = cards_of(game)
        self.square = game.edition.main_square.points
        self.city: dict[tuple[int, int], str] = {(x, y): card for (x, y), card, _ in self.position["city"]}

    def touching(self, cell: tuple[int, int]) -> list[str]:
        """The cards that touch a cell."""
        beside = [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS]
        return [self.city[place] for place in beside if place in self.city]

    def shield(self, card: str) -> int:
        """The number on a card's shield."""
        has_one = card in self.cards and self.cards[card].formula in (
            "guild", "row", "column", "neighbours", "diamonds",
        )  # fmt: skip
        return self.cards[card].base if has_one else 0

    def card(self, card: str, cell: tuple[int, int]) -> str:
        """The reason and the sum of a card."""
        printed = self.cards[card]
        base, near = printed.base, self.touching(cell)
        built = [self.cards[name] for name in self.city.values() if name in self.cards]
        guild = sum(other.guild == printed.guild for other in built)
        row, column = sum(y == cell[1] for _, y in self.city), sum(x == cell[0] for x, _ in self.city)
        diamonds = sum(other.formula == "diamond" for other in built)
        shields = [self.shield(other) for other in near if self.shield(other)]
        return {
            "diamond": f"a diamond: {base}",
            "neighbours3": f"3 for each neighbour: 3 x {len(near)}",
            "shields": f"the shields beside it: {' + '.join(map(str, shields)) or 0}",
            "diamonds": f"Diamonds, {diamonds} in the city: {base} + {diamonds}",
            "column": f"Column of {column}: {base} + {column}",
            "row": f"Row of {row}: {base} + {row}",
            "guild": f"Guild, {guild} of {printed.guild}: {base} + {guild}",
            "neighbours": f"Neighbours, {len(near)}: {base} + {len(near)}",
        }[printed.formula]

    def lines(self, player: int) -> Iterator[tuple[str, str]]:
        """Each source with its reason and sum."""
        on_square = player in self.position["spots"].values()
        if on_square:
            yield "main-square", f"a worker there: {self.square}"
        for (x, y), card, owner in self.position["city"]:
            if owner == player:
                yield card, self.card(card, (x, y))
        for character in self.position["players"][player]["characters"]:
            worth = 0 if character == "traveller" and on_square else WORTH[character]
            yield character, f"a character: {worth}"
        workers = [count for count in owned(self.position, player).values() if count]
        yield "board", f"workers on it: {' + '.join(map(str, workers)) or 0}"

    def comments(self) -> Iterator[str]:
        """The whole score as comments of a record."""
        yield "The score, reckoned line by line from the last position:"
        for player in range(self.position["n"]):
            points = []
            for source, line in self.lines(player):
                value = reckoned(line.rpartition(": ")[2])
                points.append(value)
                yield f"{NAMES[player]}: {source}, {line} = {value}"
            yield f"{NAMES[player]}: total, all lines: {' + '.join(map(str, points))} = {sum(points)}"


WORTH: Facts = {
    "hr-manager": 5, "landowner": 4, "seignior": 3, "cheater": 3, "mistress": 5, "bookkeeper": 2,
    "ghost": 4, "tax-collector": 2, "benefactor": 3, "lamplighter": 2, "builder": 4, "traveller": 7,
}  # fmt: skip


def reckoned(text: str) -> int:
    """The value of a sum such as `3 + 2` or `3 x 2`."""
    left, times, right = text.partition(" x ")
    return int(left) * int(right) if times else sum(map(int, text.split(" + ")))


def write(ending: str, game: Game) -> str:
    """Write the file of a game and describe it."""
    comment = " ".join((ENDINGS[ending].__doc__ or "").split())
    record = str(record_of(game, NAMES[: game.players], comments=[comment]))
    lines = "".join(f"# {line}\n" for line in Reckoning(game).comments())
    Path(__file__).with_name(f"{ending}.odd").write_text(record + "\n" + lines, "utf-8")
    totals = game.score_sheet().totals
    return f"{ending}: {game.players} players, {game.turn} turns, {totals}, winner {game.winner}"


if __name__ == "__main__":
    for name in ENDINGS:
        print(write(name, found(name)))
