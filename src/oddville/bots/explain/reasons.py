"""Reasons for a move: its effects, found by playing it, as message ids and facts.

Nothing comes from a search, and nothing that only the move reveals is disclosed: the card that refills the row, a coin
turned over, the character from a shuffled guild.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from oddville.bots.explain.holdings import Holding, best_site, cost_of, holdings, split_cost
from oddville.cards.vocabulary import BONUSES, CHARACTERS, GUILDS, RESOURCES, UPPER_SLOT, WORKER_CARDS
from oddville.games.events import Event
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.board import cheapest_available_slot, workers_of
from oddville.rules.bonuses import pending_bonus
from oddville.rules.characters import pile_top
from oddville.rules.construction import city_card
from oddville.rules.ending import ends_after_this_turn, is_last_of_round
from oddville.rules.scoring import character_points, points, winner
from oddville.rules.state import (
    BONUS,
    OVER,
    REACTION,
    State,
    buildings,
    characters_of,
    city_workers,
    coins,
    hand,
    in_hand,
    row_cards,
    supply,
)

MAX_REASONS: Final = 3
PLACEMENTS: Final = {
    "log-choose": "resource",
    "log-resource": "resource",
    "log-resource-second": "resource",
    "log-bonus": "resource",
    "log-bonus-transform": "to",
}
"""The events that place a worker on a resource, and the fact that names it."""
PAYMENTS: Final = ("log-resource", "log-resource-second", "log-building")


class Reason(NamedTuple):
    message: str
    facts: dict[str, Any]

    def as_dict(self) -> dict[str, Any]:
        return {"message": self.message, "facts": self.facts}


class Effect(NamedTuple):
    """A move with its events and the positions before and after it."""

    move: Move
    player: int
    before: State
    after: State
    events: tuple[Event, ...]
    held: tuple[Holding, ...]
    """The buildings that the player holds before and after."""

    def facts_of(self, *messages: str) -> Iterator[dict[str, Any]]:
        return (event.facts for event in self.events if event.message in messages)

    @property
    def reshuffled_guild(self) -> str | None:
        return next((facts["guild"] for facts in self.facts_of("log-guild-reshuffled")), None)

    @property
    def card(self) -> str:
        assert self.move.card is not None
        return self.move.card


Finder = Callable[[Effect], Iterable[Reason]]


def every_reason(game: Game, move: Move) -> list[Reason]:
    """All reasons for and against a legal move, the most important first."""
    effect = _effect(game, move)
    return [reason for find in FINDERS for reason in find(effect)]


def reasons_for(game: Game, move: Move) -> tuple[Reason, ...]:
    """The most important reasons for a legal move."""
    return tuple(every_reason(game, move)[:MAX_REASONS])


def _effect(game: Game, move: Move) -> Effect:
    before, player, after = game.state, game.player, game.copy()
    assert player is not None
    events = tuple(after.play(move))
    return Effect(move, player, before, after.state, events, tuple(holdings(before, after.state, player)))


def _end(effect: Effect) -> Iterator[Reason]:
    """The end of the game (END-1, SCORE-6); with a shuffled character the winner is not known yet."""
    before, after = effect.before, effect.after
    if after.phase == OVER and effect.reshuffled_guild is None:
        totals = [int(points(after, player)) for player in range(int(after.players))]
        first = int(winner(after))
        margin = totals[first] - max(total for player, total in enumerate(totals) if player != first)
        yield Reason("explain-wins", {"winner": first, "points": margin})
    elif after.triggered_by >= 0 and before.triggered_by < 0:
        is_last = before.finish_round == 0 or is_last_of_round(before)
        message = "explain-last-turn" if is_last else "explain-last-round"
        yield Reason(message, {"count": int(city_workers(after, effect.player))})


def _character(effect: Effect) -> Iterator[Reason]:
    """A character comes by this move, or after the bonuses of the build (BUILD-9, CHAR-1)."""
    if effect.reshuffled_guild is not None:
        yield _reshuffle(effect, GUILDS.index(effect.reshuffled_guild), "now")
        return
    for facts in effect.facts_of("log-character"):
        yield _character_reason(effect, CHARACTERS.index(facts["character"]), "now")
    if effect.move.kind == "build" and effect.after.phase == BONUS:
        guild = int(effect.after.tables.guild[city_card(effect.after, effect.after.built)])
        if guild >= 0:
            top = int(pile_top(effect.after, guild))
            yield _character_reason(effect, top, "later") if top >= 0 else _reshuffle(effect, guild, "later")


def _character_reason(effect: Effect, character: int, when: str) -> Reason:
    worth = int(character_points(effect.after, effect.player, character))
    return Reason("explain-character", {"character": CHARACTERS[character], "points": worth, "when": when})


def _reshuffle(effect: Effect, guild: int, when: str) -> Reason:
    s, bits = effect.before, int(effect.before.tables.guild_bits[guild])
    given_back = [
        {"player": player, "character": character}
        for player in range(int(s.players))
        for number, character in enumerate(CHARACTERS)
        if characters_of(s, player) & bits & 1 << number
    ]
    return Reason("explain-reshuffle", {"guild": GUILDS[guild], "given_back": given_back, "when": when})


def gained_points(effect: Effect, player: int) -> int:
    """The immediate change of a player's score, without a character that is drawn at random."""
    gained = int(points(effect.after, player) - points(effect.before, player))
    if player != effect.player or effect.reshuffled_guild is None:
        return gained
    drawn = next(effect.facts_of("log-character"))["character"]
    return gained - int(character_points(effect.after, player, CHARACTERS.index(drawn)))


def _points(effect: Effect) -> Iterator[Reason]:
    gained = gained_points(effect, effect.player)
    if abs(gained) > 1:
        yield _points_reason(effect, gained)


def _single_point(effect: Effect) -> Iterator[Reason]:
    """A single point comes last: any worker on the board gives one."""
    gained = gained_points(effect, effect.player)
    if abs(gained) == 1:
        yield _points_reason(effect, gained)


def _points_reason(effect: Effect, gained: int) -> Reason:
    besides = "no" if effect.reshuffled_guild is None else "yes"
    message = "explain-gains" if gained > 0 else "explain-loses"
    return Reason(message, {"points": abs(gained), "besides": besides})


def _others(effect: Effect) -> Iterator[Reason]:
    others = [player for player in range(int(effect.after.players)) if player != effect.player]
    gained = [(player, gained_points(effect, player)) for player in others]
    for message, sign in (("explain-others-gain", 1), ("explain-others-lose", -1)):
        scores = [{"player": player, "points": sign * gain} for player, gain in gained if sign * gain > 0]
        if scores:
            yield Reason(message, {"scores": scores})


def _needs(effect: Effect) -> Iterator[Reason]:
    """Held buildings that miss less; complete ones first, with their best site."""
    nearer = [held for held in effect.held if len(held.missing) < len(held.missed)]
    for held in nearer:
        if not held.missing:
            fits = "no" if best_site(effect.after, held.card) is None else "yes"
            yield Reason("explain-ready", {"card": held.card, "fits": fits})
            yield from _worth(effect, held.card)
    for held in nearer:
        if held.missing:
            gained = list(held.missed)
            for resource in held.missing:
                gained.remove(resource)
            facts = {"card": held.card, "resource": gained[0], "missing": list(held.missing)}
            yield Reason("explain-needed", facts)


def _worth(effect: Effect, card: str) -> Iterator[Reason]:
    """The points of a building on its best site (SCORE-2)."""
    best = best_site(effect.after, card)
    if best is not None:
        yield Reason("explain-worth", {"card": card, "points": best.points, "cell": list(best.cell)})


def _new_building(effect: Effect) -> Iterator[Reason]:
    """A building taken from the row, by a worker card or by the Bookkeeper."""
    cards = [facts["card"] for facts in effect.facts_of("log-building")]
    for card in [*cards, *(facts["taken"] for facts in effect.facts_of("log-swap"))]:
        yield Reason("explain-takes", _costs(effect, card))
        yield from _worth(effect, card)


def _costs(effect: Effect, card: str) -> dict[str, Any]:
    """The owned and the missing resources of a card's cost."""
    there, missing = split_cost(effect.after, effect.player, card)
    return {"card": card, "owned": there, "have": len(there), "missing": missing, "short": len(missing)}


def _bonuses(effect: Effect) -> Iterator[Reason]:
    """The bonuses of a build: coins at once, the others to choose (BUILD-8)."""
    bonuses = ["coin" for facts in effect.facts_of("log-bonus-coin") if facts["gained"]]
    if effect.move.kind == "build" and effect.after.phase == BONUS:
        bonuses += [BONUSES[pending_bonus(effect.after, i)] for i in range(int(effect.after.pending_size))]
    if bonuses:
        yield Reason("explain-bonuses", {"bonuses": bonuses})


def _city(effect: Effect) -> Iterator[Reason]:
    """One more of the workers in the city that end the game (END-1)."""
    count = int(city_workers(effect.after, effect.player))
    if count > city_workers(effect.before, effect.player):
        yield Reason("explain-city", {"count": count, "most": int(effect.after.tables.end_workers)})


def _worker_cards(effect: Effect) -> Iterator[Reason]:
    for facts in effect.facts_of("log-recover"):
        left = int(coins(effect.after, effect.player))
        yield Reason("explain-recovers", {"cards": facts["cards"], "cost": facts["cost"], "coins": left})
    is_last = effect.move.worker is not None and hand(effect.after, effect.player) == 0
    if is_last and effect.after.triggered_by < 0 and not ends_after_this_turn(effect.after):
        yield Reason("explain-last-card", {"cards": WORKER_CARDS})


def _coins(effect: Effect) -> Iterator[Reason]:
    left = int(coins(effect.after, effect.player))
    for facts in effect.facts_of("log-coins"):
        yield Reason("explain-coins", {"gained": facts["gained"], "coins": left})
    if effect.move.kind == "cheat":
        count = int(buildings(effect.after, effect.player))
        yield Reason("explain-cheats", {"coins": left, "count": count})


def _leaving(effect: Effect) -> Iterator[Reason]:
    """A building is given away: what it misses, and what the nearest one that stays misses (LIMIT-3, CHAR-BK)."""
    if effect.move.kind not in ("discard", "swap"):
        return
    yield Reason("explain-leaves", _costs(effect, effect.card))
    if effect.move.kind == "discard":
        nearest = min(effect.held, key=lambda held: (len(held.missing), held.card))
        yield Reason("explain-stays", _costs(effect, nearest.card))
        yield from _worth(effect, nearest.card)


def _placing(effect: Effect) -> Iterator[Reason]:
    """A worker on the board: buildings of the row that need the resource, and the next slot (WORK-6)."""
    for event in effect.events:
        if event.message in PLACEMENTS:
            resource = event.facts[PLACEMENTS[event.message]]
            yield from _row_demand(effect, resource)
            slot = event.facts.get("slot", UPPER_SLOT)
            following = int(cheapest_available_slot(effect.after, RESOURCES.index(resource)))
            if following > slot:
                yield Reason("explain-slot", {"resource": resource, "slot": slot, "next": following})


def _row_demand(effect: Effect, resource: str) -> Iterator[Reason]:
    """How many buildings of the row cost a resource that no held one misses."""
    s = effect.before
    row = [s.tables.card_ids[card] for card in row_cards(s)]
    count = sum(resource in cost_of(s, card) for card in row)
    if count and not any(resource in held.missed for held in effect.held):
        yield Reason("explain-row", {"resource": resource, "count": count, "most": len(row)})


def _hand(effect: Effect) -> Iterator[Reason]:
    """The worker cards left in hand, which distinguish moves with the same effect (WORK-3)."""
    workers = [w + 1 for w in range(WORKER_CARDS) if in_hand(effect.after, effect.player, w)]
    if effect.move.worker is not None and workers:
        yield Reason("explain-hand", {"workers": workers})


def _transform(effect: Effect) -> Iterator[Reason]:
    """A worker moves to another resource (BONUS-4)."""
    for facts in effect.facts_of("log-bonus-transform"):
        left, there = (
            int(workers_of(effect.after, effect.player, RESOURCES.index(facts[key])))
            for key in ("from", "to")
        )
        yield Reason(
            "explain-moves", {"from": facts["from"], "left": left, "to": facts["to"], "there": there}
        )


def _payment(effect: Effect) -> Iterator[Reason]:
    """Coins are paid, and the Tax Collector gains one (CHAR-TX)."""
    for facts in effect.facts_of(*PAYMENTS):
        if facts["cost"]:
            left = int(coins(effect.after, effect.player))
            yield Reason("explain-pays", {"cost": facts["cost"], "coins": left})
    for facts in effect.facts_of("log-tax"):
        yield Reason("explain-tax", {"player": facts["player"]})


def _answer(effect: Effect) -> Iterator[Reason]:
    """Another player may build in answer (CHAR-BU)."""
    if effect.before.phase != REACTION and effect.after.phase == REACTION:
        yield Reason("explain-answer", {"player": int(effect.after.player)})


def _forgoing(effect: Effect) -> Iterator[Reason]:
    """Declined bonuses, second resource or answer."""
    cards = [facts["card"] for facts in effect.facts_of("log-bonus-declined")]
    if cards:
        yield Reason("explain-forgoes", {"cards": cards})
    left = {
        "supply": int(supply(effect.before, effect.player)),
        "coins": int(coins(effect.before, effect.player)),
    }
    for _ in effect.facts_of("log-resource-declined"):
        yield Reason("explain-no-second", left)
    for _ in effect.facts_of("log-decline"):
        yield Reason("explain-declines", left)


def _freeing(effect: Effect) -> Iterator[Reason]:
    """A worker comes back from the board (TURN-3)."""
    for facts in effect.facts_of("log-return"):
        free = int(supply(effect.before, effect.player)) + 1
        yield Reason("explain-frees", {"resource": facts["resource"], "supply": free})


def _ending(effect: Effect) -> Iterator[Reason]:
    """The turn passes to the next player (SETUP-7)."""
    if effect.move.kind == "end" and effect.after.phase != OVER:
        yield Reason("explain-turn-over", {"player": int(effect.after.active)})


FINDERS: Final[tuple[Finder, ...]] = (
    *(_end, _character, _points, _others),
    *(_needs, _new_building, _bonuses, _city),
    *(_worker_cards, _coins, _leaving, _forgoing, _freeing),
    *(_transform, _payment, _placing, _hand, _answer, _ending, _single_point),
)
"""In order of importance."""
