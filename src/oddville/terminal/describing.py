"""Every legal move in words: a whole sentence, or a short entry of the list."""

from collections.abc import Iterator
from typing import Any, Final

from oddville.cards.vocabulary import MAX_COINS, RESOURCES
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.previews import Preview, preview
from oddville.rules.board import cheapest_available_slot
from oddville.rules.construction import city_card, city_place
from oddville.rules.moves import cell_at
from oddville.rules.obtain import coins_obtained, row_price, slot_discount, slot_price
from oddville.rules.recover import recovery_price
from oddville.rules.scoring import points
from oddville.rules.state import State, coins
from oddville.terminal.words import building
from oddville.texts import Texts

Facts = dict[str, Any]

ALONE: Final = ("recover", "cheat", "done", "decline", "end")
"""Verbs of which there is one move at most: it stands in the list as a whole sentence, without a heading."""


def form_of(game: Game, move: Move) -> str:
    """The form of a move that its messages are named after: the verb, or more where a verb has two meanings."""
    if move.kind == "resource" and move.worker is None:
        return "second"
    if move.kind == "bonus" and move.target is not None:
        return "transform"
    if move.kind == "build" and game.phase == "reaction":
        return "react"
    if move.kind == "done" and game.phase != "bonus":
        return "done-second"
    return move.kind


def describe(game: Game, move: Move, texts: Texts) -> str:
    """The move as a whole sentence."""
    return texts.say(f"move-{form_of(game, move)}", facts_of(game, move))


def entry(game: Game, move: Move, texts: Texts) -> str:
    """The move as an entry of the list, where label and heading say the rest."""
    form = form_of(game, move)
    if move.kind == "build":
        return build_entry(game, move, texts)
    return texts.say(
        f"move-{form}" if move.kind in ALONE else f"entry-{form}",
        facts_of(game, move) | _points(game, move, texts),
    )


def facts_of(game: Game, move: Move) -> Facts:
    """What the sentences about a move speak of."""
    facts = {
        key: value
        for key in ("worker", "resource", "position", "card", "cell", "slot")
        if (value := getattr(move, key)) is not None
    }
    if move.target is not None:
        facts |= {"from": move.resource, "to": move.target}
    return facts | _MORE.get(move.kind, _nothing)(game, move)


def _nothing(game: Game, move: Move) -> Facts:
    return {}


def _recover(game: Game, move: Move) -> Facts:
    return {"cost": int(recovery_price(game.state, game.state.player))}


def _coins(game: Game, move: Move) -> Facts:
    s: State = game.state
    assert move.worker is not None
    room = MAX_COINS - int(coins(s, s.player))
    return {"gained": min(room, int(coins_obtained(s, s.player, move.worker - 1)))}


def _resource(game: Game, move: Move) -> Facts:
    s, resource = game.state, RESOURCES.index(move.resource or "")
    slot = int(cheapest_available_slot(s, resource))
    return {"cost": int(slot_price(s, resource, slot_discount(s, s.player))), "slot": slot}


def _building(game: Game, move: Move) -> Facts:
    s = game.state
    assert move.worker is not None
    assert move.position is not None
    card = s.tables.card_ids[s.row[move.position - 1]]
    return {"card": card, "cost": int(row_price(s, move.worker - 1, move.position - 1))}


def _build(game: Game, move: Move) -> Facts:
    printed = building(game.edition, move.card or "")
    return {"paid": [] if printed is None else list(printed.cost)}


def _points(game: Game, move: Move, texts: Texts) -> Facts:
    """What else a person weighs before a building leaves."""
    printed = building(game.edition, move.card or "") if move.kind == "discard" else None
    if printed is None:
        return {}
    return {"bonus": printed.bonus, "points": texts.say(f"formula-{printed.formula}", base=printed.base)}


def _bonus(game: Game, move: Move) -> Facts:
    assert move.cell is not None
    s = game.state
    place = int(city_place(s, cell_at(*move.cell)))
    return {"card": s.tables.card_ids[city_card(s, place)], "source": list(move.cell)}


def _swap(game: Game, move: Move) -> Facts:
    s = game.state
    assert move.position is not None
    return {"given": move.card, "taken": s.tables.card_ids[s.row[move.position - 1]]}


_MORE = {
    "recover": _recover,
    "coins": _coins,
    "resource": _resource,
    "building": _building,
    "build": _build,
    "discard": _build,
    "bonus": _bonus,
    "swap": _swap,
}
"""For each verb the facts that the position adds."""


def build_entry(game: Game, move: Move, texts: Texts) -> str:
    """A build: the cell, how many points each player has more or fewer then, coins, bonuses and the character."""
    seen = preview(game.state, move.code, move.text)
    parts = [*_point_parts(game, seen, texts)]
    if seen.gains:
        parts.append(texts.say("coins", coins=seen.gains))
    if seen.bonuses:
        parts.append(texts.say("build-bonuses", bonuses=[bonus for _, _, bonus in seen.bonuses]))
    parts += _character_parts(game, move, seen, texts)
    return texts.say("entry-build", cell=move.cell, gains=texts.say("list-semicolon").join(parts))


def _point_parts(game: Game, seen: Preview, texts: Texts) -> Iterator[str]:
    """The points of who builds, whatever they are, and of those whose points change."""
    for player, (least, most) in enumerate(seen.points):
        now = int(points(game.state, player))
        change = _signed(least - now, most - now)
        if player == game.player:
            yield texts.say("build-own", points=change)
        elif (least, most) != (now, now):
            yield texts.say("build-other", player=player, points=change)


def _signed(least: int, most: int) -> str:
    return f"{least:+}" if least == most else f"{least:+} … {most:+}"


def _character_parts(game: Game, move: Move, seen: Preview, texts: Texts) -> Iterator[str]:
    """Who joins the builder (BUILD-9), and who must give back whom so that the pile can be made anew (CHAR-1)."""
    if seen.character is not None:
        yield texts.say("build-character", character=seen.character)
    elif seen.pool:
        printed = building(game.edition, move.card or "")
        assert printed is not None
        yield texts.say("build-guild", guild=printed.guild)
    for player, character in seen.robbed:
        if player != game.player:
            yield texts.say("build-robs", player=player, character=character)
