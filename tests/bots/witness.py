"""A witness for the reasons of a move: it plays the move for real and asks the naive implementation what is true."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from naive.city import edges_match, empty_cells_around, workers_in_city
from naive.position import CityCard, Position, from_state, printed_card
from naive.scoring import card_points, character_points, score
from naive.supplies import cheapest_free_slot, workers_on_resource
from naive.vocabulary import RESOURCES
from oddville import Event, Game, Move

Facts = Mapping[str, Any]


@dataclass
class Case:
    """A move at a position of a game, and its effects."""

    game: Game
    move: Move

    @cached_property
    def who(self) -> int:
        """Who chooses."""
        assert self.game.player is not None
        return self.game.player

    @cached_property
    def _played(self) -> tuple[Game, list[Event]]:
        after = self.game.copy()
        return after, after.play(self.move.text)

    @property
    def later(self) -> Game:
        """The game after the move."""
        return self._played[0]

    @property
    def events(self) -> list[Event]:
        """What the move brought about."""
        return self._played[1]

    @cached_property
    def before(self) -> Position:
        """The position before the move, for the naive game."""
        return from_state(self.game.edition.as_dict(), self.game.position(), "", 0)

    @cached_property
    def after(self) -> Position:
        """The position after it."""
        return from_state(self.game.edition.as_dict(), self.later.position(), "", 0)

    def facts_of(self, message: str) -> list[Facts]:
        """The facts of all events of that name."""
        return [event.facts for event in self.events if event.message == message]

    @property
    def drawn(self) -> str | None:
        """The character that came by a reshuffle."""
        return (
            self.facts_of("log-character")[0]["character"] if self.facts_of("log-guild-reshuffled") else None
        )

    def gain(self, player: int) -> int:
        """How the score sheet of a player has changed, but for a character that came by chance."""
        one, two = (score(p)["players"][player]["total"] for p in (self.before, self.after))
        by_chance = self.drawn is not None and player == self.who
        return int(two - one - (character_points(self.after, player, self.drawn or "") if by_chance else 0))

    def missing(self, position: Position, card: str) -> list[str]:
        """What the chooser misses of a card's cost."""
        cost = Counter(printed_card(position, card)["cost"])
        short = {r: cost[r] - workers_on_resource(position, self.who, r) for r in RESOURCES}
        return [resource for resource in RESOURCES for _ in range(max(0, short[resource]))]

    def worths(self, card: str) -> dict[tuple[int, int], int]:
        """What a card would be worth on each cell that it fits."""
        result = {}
        for cell in empty_cells_around(self.after):
            if edges_match(self.after, card, cell):
                here = CityCard(cell, card, self.who)
                self.after.city.append(here)
                result[cell] = card_points(self.after, here)
                self.after.city.remove(here)
        return result

    def once_done(self) -> "Case":
        """The rest of the bonuses given up."""
        return Case(self.later, self.later.parse("done"))


def wins(c: Case, f: Facts) -> bool:
    sheet = score(c.after)
    totals = [player["total"] for player in sheet["players"]]
    others = totals[: f["winner"]] + totals[f["winner"] + 1 :]
    return bool(sheet["winner"] == f["winner"] and totals[f["winner"]] - max(others) == f["points"])


def last_turn(c: Case, f: Facts) -> bool:
    is_new = c.before.triggered_by is None and c.after.triggered_by == c.who
    return is_new and f["count"] == workers_in_city(c.after, c.who) == c.game.edition.end_workers


def last_round(c: Case, f: Facts) -> bool:
    """The end is triggered, and others still have a turn (HOUSE-1)."""
    return last_turn(c, f) and c.game.finish_round and c.game.turn % c.game.players != 0


def character(c: Case, f: Facts) -> bool:
    at = c if f["when"] == "now" else c.once_done()
    right = [{"player": c.who, "character": f["character"]}]
    return (
        at.facts_of("log-character") == right
        and at.drawn is None
        and f["points"] == character_points(at.after, c.who, f["character"])
    )


def reshuffle(c: Case, f: Facts) -> bool:
    at = c if f["when"] == "now" else c.once_done()
    members = c.before.edition["guilds"][f["guild"]]
    held = [(i, ch) for i, p in enumerate(c.before.players) for ch in p.characters if ch in members]
    losses = [(loss["player"], loss["character"]) for loss in f["given_back"]]
    return sorted(losses) == sorted(held) and at.facts_of("log-guild-reshuffled")[0]["guild"] == f["guild"]


def others(sign: int) -> Callable[[Case, Facts], bool]:
    def check(c: Case, f: Facts) -> bool:
        points = {score["player"]: score["points"] for score in f["scores"]}
        gains = {player: sign * c.gain(player) for player in range(c.before.n) if player != c.who}
        return points == {player: gain for player, gain in gains.items() if gain > 0}

    return check


def own(sign: int) -> Callable[[Case, Facts], bool]:
    return lambda c, f: (
        f["points"] == sign * c.gain(c.who) > 0 and f["besides"] == ("no" if c.drawn is None else "yes")
    )


def ready(c: Case, f: Facts) -> bool:
    card = f["card"]
    is_new = bool(c.missing(c.before, card)) and not c.missing(c.after, card)
    return is_new and f["fits"] == ("yes" if c.worths(card) else "no") and is_kept(c, card)


def is_kept(c: Case, card: str) -> bool:
    return card in c.before.players[c.who].buildings and card in c.after.players[c.who].buildings


def needed(c: Case, f: Facts) -> bool:
    card = f["card"]
    gained = Counter(c.missing(c.before, card)) - Counter(c.missing(c.after, card))
    return f["missing"] == c.missing(c.after, card) and gained[f["resource"]] == 1 and is_kept(c, card)


def costs(c: Case, f: Facts) -> bool:
    cost = sorted(printed_card(c.after, f["card"])["cost"])
    counts = f["have"] == len(f["owned"]) and f["short"] == len(f["missing"])
    return (
        counts and f["missing"] == c.missing(c.after, f["card"]) and sorted(f["owned"] + f["missing"]) == cost
    )


def takes(c: Case, f: Facts) -> bool:
    assert c.move.position is not None
    return costs(c, f) and c.before.row[c.move.position - 1] == f["card"]


def worth(c: Case, f: Facts) -> bool:
    worths = c.worths(f["card"])
    return bool(worths[tuple(f["cell"])] == max(worths.values()) == f["points"])


def bonuses(c: Case, f: Facts) -> bool:
    coins = ["coin" for facts in c.facts_of("log-bonus-coin") if facts["gained"]]
    return sorted(f["bonuses"]) == sorted(coins + [bonus for _, bonus in c.after.pending])


def city(c: Case, f: Facts) -> bool:
    count = workers_in_city(c.after, c.who)
    return f == {"count": count, "most": c.game.edition.end_workers} and count == 1 + workers_in_city(
        c.before, c.who
    )


def coins(position: Position, player: int) -> int:
    return len(position.players[player].coins)


def recovers(c: Case, f: Facts) -> bool:
    one, two = c.before.players[c.who], c.after.players[c.who]
    paid = len(one.coins) - len(two.coins)
    return f == {"cards": len(two.hand) - len(one.hand), "cost": paid, "coins": len(two.coins)}


def last_card(c: Case, f: Facts) -> bool:
    """The next turn of the player really begins with all worker cards, whatever the others do."""
    game = c.later.copy()
    while not game.is_over and (game.turn == c.game.turn or game.active != c.who):
        game.play(game.legal_moves[0])
    return game.is_over or len(game.position()["players"][c.who]["hand"]) == f["cards"]


def gained_coins(c: Case, f: Facts) -> bool:
    gained = coins(c.after, c.who) - coins(c.before, c.who)
    return f == {"gained": gained, "coins": coins(c.after, c.who)} and (gained > 0 or f["coins"] == 5)


def cheats(c: Case, f: Facts) -> bool:
    return f == {"coins": coins(c.before, c.who) - 1, "count": len(c.after.players[c.who].buildings)}


def forgoes(c: Case, f: Facts) -> bool:
    lying = {here.cell: here.card for here in c.before.city}
    return sorted(f["cards"]) == sorted(lying[cell] for cell, _ in c.before.pending)


def keeps(c: Case, f: Facts) -> bool:
    return f == {"supply": c.before.players[c.who].supply, "coins": coins(c.before, c.who)}


def frees(c: Case, f: Facts) -> bool:
    return f == {"resource": c.move.resource, "supply": c.after.players[c.who].supply}


def row(c: Case, f: Facts) -> bool:
    dear = [card for card in c.before.row if f["resource"] in printed_card(c.before, card)["cost"]]
    return bool(f["count"] == len(dear) and f["most"] == len(c.before.row))


def slot(c: Case, f: Facts) -> bool:
    one, two = (int(cheapest_free_slot(p, f["resource"])) for p in (c.before, c.after))
    return bool(f["next"] == two > one == f["slot"])


def moves(c: Case, f: Facts) -> bool:
    left, there = (workers_on_resource(c.after, c.who, f[key]) for key in ("from", "to"))
    return (f["left"], f["there"]) == (left, there) and (f["from"], f["to"]) == (
        c.move.resource,
        c.move.target,
    )


def pays(c: Case, f: Facts) -> bool:
    left = coins(c.after, c.who)
    return f == {"cost": coins(c.before, c.who) - left, "coins": left}


def tax(c: Case, f: Facts) -> bool:
    collector = f["player"]
    is_right = "tax-collector" in c.before.players[collector].characters and collector != c.who
    return is_right and coins(c.after, collector) > coins(c.before, collector)


WITNESSES: Mapping[str, Callable[[Case, Facts], bool]] = {
    "explain-wins": wins,
    "explain-last-turn": last_turn,
    "explain-last-round": last_round,
    "explain-character": character,
    "explain-reshuffle": reshuffle,
    "explain-gains": own(1),
    "explain-loses": own(-1),
    "explain-others-gain": others(1),
    "explain-others-lose": others(-1),
    "explain-ready": ready,
    "explain-needed": needed,
    "explain-takes": takes,
    "explain-worth": worth,
    "explain-bonuses": bonuses,
    "explain-city": city,
    "explain-recovers": recovers,
    "explain-last-card": last_card,
    "explain-coins": gained_coins,
    "explain-cheats": cheats,
    "explain-leaves": lambda c, f: costs(c, f) and f["card"] == c.move.card,
    "explain-stays": lambda c, f: costs(c, f) and is_kept(c, f["card"]),
    "explain-forgoes": forgoes,
    "explain-no-second": keeps,
    "explain-declines": keeps,
    "explain-frees": frees,
    "explain-row": row,
    "explain-slot": slot,
    "explain-hand": lambda c, f: f["workers"] == sorted(c.after.players[c.who].hand),
    "explain-moves": moves,
    "explain-pays": pays,
    "explain-tax": tax,
    "explain-answer": lambda c, f: (c.after.phase, c.after.player) == ("reaction", f["player"]),
    "explain-turn-over": lambda c, f: c.after.active == f["player"] != c.before.active,
}
"""For each reason whether its facts are true."""
