"""Why a move: facts about what it brings, found by playing it, each as a message id and what it speaks of.

Nothing here is guessed and nothing comes from a search. Nor is anything told that comes to light only by the move: the
card that refills the row, a coin turned over, the character that a shuffled guild gives.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from oddville.bots.holdings import Holding, best_site, cost_of, holdings, owned
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES, UPPER_SLOT, WORKER_CARDS
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.board import cheapest_available_slot, workers_of
from oddville.rules.bonuses import pending_bonus
from oddville.rules.characters import pile_top
from oddville.rules.construction import city_card
from oddville.rules.ending import ends_after_this_turn
from oddville.rules.scoring import character_points, points, winner
from oddville.rules.state import (
    AREA,
    BONUS,
    CHARACTERS_HELD,
    CITY_WORKERS,
    HAND,
    OVER,
    REACTION,
    State,
    buildings,
    coins,
    supply,
)

MOST_REASONS: Final = 3
PLACED: Final = {
    "log-choose": "resource",
    "log-resource": "resource",
    "log-resource-second": "resource",
    "log-bonus": "resource",
    "log-bonus-transform": "to",
}
"""The events that put a worker on a resource, and the fact that names it."""
PAID: Final = ("log-resource", "log-resource-second", "log-building")


class Reason(NamedTuple):
    """One fact about a move."""

    message: str
    facts: dict[str, Any]

    def as_dict(self) -> dict[str, Any]:
        """The reason as the engine protocol tells it."""
        return {"message": self.message, "facts": self.facts}


class Scene(NamedTuple):
    """A move with the positions before and after it, and what happened."""

    move: Move
    player: int
    before: State
    after: State
    events: tuple[Event, ...]
    held: tuple[Holding, ...]
    """The buildings of the player that lie there before and after, each with what it misses."""

    def told(self, *messages: str) -> Iterator[dict[str, Any]]:
        """The facts of the events of that name."""
        return (event.facts for event in self.events if event.message in messages)

    @property
    def reshuffled(self) -> str | None:
        """The guild that was called back and shuffled by this move."""
        return next((facts["guild"] for facts in self.told("log-guild-reshuffled")), None)

    @property
    def card(self) -> str:
        """The card that the move names."""
        assert self.move.card is not None
        return self.move.card


Teller = Callable[[Scene], Iterable[Reason]]


def every_reason(game: Game, move: Move) -> list[Reason]:
    """All that can be said for and against a legal move, the most telling first."""
    scene = _scene(game, move)
    return [reason for tell in TELLERS for reason in tell(scene)]


def reasons_for(game: Game, move: Move) -> tuple[Reason, ...]:
    """The most telling reasons for a legal move."""
    return tuple(every_reason(game, move)[:MOST_REASONS])


def _scene(game: Game, move: Move) -> Scene:
    before, player, after = game.state, game.player, game.copy()
    assert player is not None
    events = tuple(after.play(move))
    return Scene(move, player, before, after.state, events, tuple(holdings(before, after.state, player)))


def _end(scene: Scene) -> Iterator[Reason]:
    """The end of the game (END-1, SCORE-6). Where a shuffled character comes, nobody knows yet who wins."""
    before, after = scene.before, scene.after
    if after.phase == OVER and scene.reshuffled is None:
        totals = [int(points(after, player)) for player in range(int(after.players))]
        first = int(winner(after))
        margin = totals[first] - max(total for player, total in enumerate(totals) if player != first)
        yield Reason("explain-wins", {"winner": first, "points": margin})
    elif after.triggered_by >= 0 and before.triggered_by < 0:
        yield Reason("explain-last-turn", {"count": _in_city(after, scene.player)})


def _in_city(s: State, player: int) -> int:
    return int(s.areas[player * AREA + CITY_WORKERS])


def _character(scene: Scene) -> Iterator[Reason]:
    """A character comes by this move, or after the bonuses of the build (BUILD-9, CHAR-1)."""
    if scene.reshuffled is not None:
        yield _reshuffle(scene, GUILDS.index(scene.reshuffled), "now")
        return
    for facts in scene.told("log-character"):
        yield _taken(scene, CHARACTERS.index(facts["character"]), "now")
    if scene.move.kind == "build" and scene.after.phase == BONUS:
        guild = int(scene.after.tables.guild[city_card(scene.after, scene.after.built)])
        if guild >= 0:
            top = int(pile_top(scene.after, guild))
            yield _taken(scene, top, "later") if top >= 0 else _reshuffle(scene, guild, "later")


def _taken(scene: Scene, character: int, when: str) -> Reason:
    worth = int(character_points(scene.after, scene.player, character))
    return Reason("explain-character", {"character": CHARACTERS[character], "points": worth, "when": when})


def _reshuffle(scene: Scene, guild: int, when: str) -> Reason:
    s, bits = scene.before, int(scene.before.tables.guild_bits[guild])
    given_back = [
        {"player": player, "character": character}
        for player in range(int(s.players))
        for number, character in enumerate(CHARACTERS)
        if int(s.areas[player * AREA + CHARACTERS_HELD]) & bits & 1 << number
    ]
    return Reason("explain-reshuffle", {"guild": GUILDS[guild], "given_back": given_back, "when": when})


def gained_points(scene: Scene, player: int) -> int:
    """How the move changes a player's score sheet at once, but for a character that comes by chance."""
    gained = int(points(scene.after, player) - points(scene.before, player))
    if player != scene.player or scene.reshuffled is None:
        return gained
    drawn = next(scene.told("log-character"))["character"]
    return gained - int(character_points(scene.after, player, CHARACTERS.index(drawn)))


def _points(scene: Scene) -> Iterator[Reason]:
    gained = gained_points(scene, scene.player)
    if abs(gained) > 1:
        yield _points_reason(scene, gained)


def _single_point(scene: Scene) -> Iterator[Reason]:
    """Any worker on the board is a point, so a single one says little and comes last."""
    gained = gained_points(scene, scene.player)
    if abs(gained) == 1:
        yield _points_reason(scene, gained)


def _points_reason(scene: Scene, gained: int) -> Reason:
    besides = "no" if scene.reshuffled is None else "yes"
    message = "explain-gains" if gained > 0 else "explain-loses"
    return Reason(message, {"points": abs(gained), "besides": besides})


def _others(scene: Scene) -> Iterator[Reason]:
    """What the others gain or lose at once."""
    others = [player for player in range(int(scene.after.players)) if player != scene.player]
    gained = [(player, gained_points(scene, player)) for player in others]
    for message, sign in (("explain-others-gain", 1), ("explain-others-lose", -1)):
        scores = [{"player": player, "points": sign * gain} for player, gain in gained if sign * gain > 0]
        if scores:
            yield Reason(message, {"scores": scores})


def _needs(scene: Scene) -> Iterator[Reason]:
    """A held building comes nearer: complete first, with what it would be worth."""
    nearer = [held for held in scene.held if len(held.missing) < len(held.missed)]
    for held in nearer:
        if not held.missing:
            fits = "no" if best_site(scene.after, held.card) is None else "yes"
            yield Reason("explain-ready", {"card": held.card, "fits": fits})
            yield from _worth(scene, held.card)
    for held in nearer:
        if held.missing:
            gained = list(held.missed)
            for resource in held.missing:
                gained.remove(resource)
            facts = {"card": held.card, "resource": gained[0], "missing": list(held.missing)}
            yield Reason("explain-needed", facts)


def _worth(scene: Scene, card: str) -> Iterator[Reason]:
    """What a building would be worth on its best cell as the city stands (SCORE-2)."""
    best = best_site(scene.after, card)
    if best is not None:
        yield Reason("explain-worth", {"card": card, "points": best.points, "cell": list(best.cell)})


def _new_building(scene: Scene) -> Iterator[Reason]:
    """A building of the row comes, by a worker card or by the Bookkeeper."""
    cards = [facts["card"] for facts in scene.told("log-building")]
    for card in [*cards, *(facts["taken"] for facts in scene.told("log-swap"))]:
        yield Reason("explain-takes", _costs(scene, card))
        yield from _worth(scene, card)


def _costs(scene: Scene, card: str) -> dict[str, Any]:
    """What of a card's cost the player has, and what is missing."""
    there, missing = owned(scene.after, scene.player, card)
    return {"card": card, "owned": there, "have": len(there), "missing": missing, "short": len(missing)}


def _bonuses(scene: Scene) -> Iterator[Reason]:
    """The bonuses that a build gives: coins at once, the others to choose now (BUILD-8)."""
    found = ["coin" for facts in scene.told("log-bonus-coin") if facts["gained"]]
    if scene.move.kind == "build" and scene.after.phase == BONUS:
        found += [BONUSES[pending_bonus(scene.after, i)] for i in range(int(scene.after.pending_size))]
    if found:
        yield Reason("explain-bonuses", {"bonuses": found})


def _city(scene: Scene) -> Iterator[Reason]:
    """One more worker in the city, on the way to those that end the game (END-1)."""
    count = _in_city(scene.after, scene.player)
    if count > _in_city(scene.before, scene.player):
        yield Reason("explain-city", {"count": count, "most": int(scene.after.tables.end_workers)})


def _worker_cards(scene: Scene) -> Iterator[Reason]:
    for facts in scene.told("log-recover"):
        left = int(coins(scene.after, scene.player))
        yield Reason("explain-recovers", {"cards": facts["cards"], "cost": facts["cost"], "coins": left})
    at = scene.player * AREA + HAND
    is_last = scene.move.worker is not None and scene.after.areas[at] == 0
    if is_last and not ends_after_this_turn(scene.after):
        yield Reason("explain-last-card", {"cards": WORKER_CARDS})


def _coins(scene: Scene) -> Iterator[Reason]:
    left = int(coins(scene.after, scene.player))
    for facts in scene.told("log-coins"):
        yield Reason("explain-coins", {"gained": facts["gained"], "coins": left})
    if scene.move.kind == "cheat":
        count = int(buildings(scene.after, scene.player))
        yield Reason("explain-cheats", {"coins": left, "count": count})


def _leaving(scene: Scene) -> Iterator[Reason]:
    """A building leaves: what it misses, and what is missing for the nearest one that stays (LIMIT-3, CHAR-BK)."""
    if scene.move.kind not in ("discard", "swap"):
        return
    yield Reason("explain-leaves", _costs(scene, scene.card))
    if scene.move.kind == "discard":
        nearest = min(scene.held, key=lambda held: (len(held.missing), held.card))
        yield Reason("explain-stays", _costs(scene, nearest.card))
        yield from _worth(scene, nearest.card)


def _placing(scene: Scene) -> Iterator[Reason]:
    """A worker on the board: who else needs that resource, and what the next slot costs (WORK-6)."""
    for event in scene.events:
        if event.message in PLACED:
            resource = event.facts[PLACED[event.message]]
            yield from _wanted(scene, resource)
            slot = event.facts.get("slot", UPPER_SLOT)
            following = int(cheapest_available_slot(scene.after, RESOURCES.index(resource)))
            if following > slot:
                yield Reason("explain-slot", {"resource": resource, "slot": slot, "next": following})


def _wanted(scene: Scene, resource: str) -> Iterator[Reason]:
    """How many buildings of the row cost a resource that no held one asks for."""
    s = scene.before
    row = [s.tables.card_ids[card] for card in s.row]
    count = sum(resource in cost_of(s, card) for card in row)
    if count and not any(resource in held.missed for held in scene.held):
        yield Reason("explain-row", {"resource": resource, "count": count, "most": len(row)})


def _hand(scene: Scene) -> Iterator[Reason]:
    """The worker cards that are left, by which moves with the same effect differ (WORK-3)."""
    hand = int(scene.after.areas[scene.player * AREA + HAND])
    if scene.move.worker is not None and hand:
        workers = [worker + 1 for worker in range(WORKER_CARDS) if hand >> worker & 1]
        yield Reason("explain-hand", {"workers": workers})


def _moved(scene: Scene) -> Iterator[Reason]:
    """A worker goes from one resource to another (BONUS-4)."""
    for facts in scene.told("log-bonus-transform"):
        left, there = (
            int(workers_of(scene.after, scene.player, RESOURCES.index(facts[key]))) for key in ("from", "to")
        )
        yield Reason(
            "explain-moves", {"from": facts["from"], "left": left, "to": facts["to"], "there": there}
        )


def _payment(scene: Scene) -> Iterator[Reason]:
    """Coins are paid, and the Tax Collector gains one (CHAR-TX)."""
    for facts in scene.told(*PAID):
        if facts["cost"]:
            left = int(coins(scene.after, scene.player))
            yield Reason("explain-pays", {"cost": facts["cost"], "coins": left})
    for facts in scene.told("log-tax"):
        yield Reason("explain-tax", {"player": facts["player"]})


def _answer(scene: Scene) -> Iterator[Reason]:
    """Another player may build in answer (CHAR-BU)."""
    if scene.before.phase != REACTION and scene.after.phase == REACTION:
        yield Reason("explain-answer", {"player": int(scene.after.player)})


def _forgoing(scene: Scene) -> Iterator[Reason]:
    """Something is not done: bonuses, a second resource, an answer."""
    cards = [facts["card"] for facts in scene.told("log-bonus-declined")]
    if cards:
        yield Reason("explain-forgoes", {"cards": cards})
    kept = {
        "supply": int(supply(scene.before, scene.player)),
        "coins": int(coins(scene.before, scene.player)),
    }
    for _ in scene.told("log-resource-declined"):
        yield Reason("explain-no-second", kept)
    for _ in scene.told("log-decline"):
        yield Reason("explain-declines", kept)


def _freeing(scene: Scene) -> Iterator[Reason]:
    """A worker comes back from the board (TURN-3)."""
    for facts in scene.told("log-return"):
        free = int(supply(scene.before, scene.player)) + 1
        yield Reason("explain-frees", {"resource": facts["resource"], "supply": free})


def _ending(scene: Scene) -> Iterator[Reason]:
    """The turn ends, and it is the next player's (SETUP-7)."""
    if scene.move.kind == "end" and scene.after.phase != OVER:
        yield Reason("explain-turn-over", {"player": int(scene.after.active)})


TELLERS: Final[tuple[Teller, ...]] = (
    *(_end, _character, _points, _others),
    *(_needs, _new_building, _bonuses, _city),
    *(_worker_cards, _coins, _leaving, _forgoing, _freeing),
    *(_moved, _payment, _placing, _hand, _answer, _ending, _single_point),
)
"""Who tells what, the most telling first: the end of the game, a character, points at once, what others gain or lose; a
held building that comes nearer, a new one, bonuses, the way to the end; worker cards, coins, what leaves, what is not
done, a worker that comes back; then the small change."""
