"""Legal moves in words: as a whole sentence, or as a short entry of the menu."""

from collections.abc import Iterator
from typing import Final

from oddville.games.events import Facts
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.previews import preview
from oddville.games.types import Preview
from oddville.rules.construction import city_card, city_place
from oddville.rules.moves import cell_at
from oddville.rules.scoring import points
from oddville.terminal.abbreviations import building
from oddville.texts import Texts

SINGLE_VERBS: Final = ("recover", "cheat", "done", "decline", "end")
"""Verbs with one move at most: a whole sentence in the menu, without a heading."""
PREVIEWED_VERBS: Final = ("recover", "coins", "resource", "building", "swap")
"""Verbs whose costs and gains come from the preview."""


def form_of(game: Game, move: Move) -> str:
    """The part of the message ids: the verb, or more if a verb has two meanings."""
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
    return texts.say(f"move-{form_of(game, move)}", facts_of(game, move))


def entry(game: Game, move: Move, texts: Texts) -> str:
    """An entry of the menu; label and heading say the rest."""
    form = form_of(game, move)
    if move.kind == "build":
        return build_entry(game, move, texts)
    return texts.say(
        f"move-{form}" if move.kind in SINGLE_VERBS else f"entry-{form}",
        facts_of(game, move) | _points_facts(game, move, texts),
    )


def facts_of(game: Game, move: Move) -> Facts:
    facts = {
        key: value
        for key in ("worker", "resource", "position", "card", "cell", "slot")
        if (value := getattr(move, key)) is not None
    }
    if move.target is not None:
        facts |= {"from": move.resource, "to": move.target}
    if move.kind in PREVIEWED_VERBS:
        facts |= _preview_facts(game, move)
    elif move.kind in ("build", "discard"):
        printed = building(game.edition, move.card or "")
        facts["paid"] = [] if printed is None else list(printed.cost)
    elif move.kind == "bonus":
        facts |= _bonus_facts(game, move)
    return facts


def _preview_facts(game: Game, move: Move) -> Facts:
    preview_ = preview(game.state, move.code, move.text)
    facts: Facts = {"cost": preview_.pays, "gained": preview_.gains}
    if preview_.slots:
        facts["slot"] = preview_.slots[0][1]
    if preview_.card is not None:
        facts |= {"card": preview_.card, "given": move.card, "taken": preview_.card}
    return facts


def _bonus_facts(game: Game, move: Move) -> Facts:
    assert move.cell is not None
    s = game.state
    place = int(city_place(s, cell_at(*move.cell)))
    return {"card": s.tables.card_ids[city_card(s, place)], "source": list(move.cell)}


def _points_facts(game: Game, move: Move, texts: Texts) -> Facts:
    """The bonus and points of a building that is discarded."""
    printed = building(game.edition, move.card or "") if move.kind == "discard" else None
    if printed is None:
        return {}
    return {"bonus": printed.bonus, "points": texts.say(f"formula-{printed.formula}", base=printed.base)}


def build_entry(game: Game, move: Move, texts: Texts) -> str:
    """A build: the cell, the change of each player's points, coins, bonuses and the character."""
    brings = preview(game.state, move.code, move.text)
    parts = [*_point_parts(game, brings, texts)]
    if brings.gains:
        parts.append(texts.say("coins", coins=brings.gains))
    if brings.bonuses:
        parts.append(texts.say("build-bonuses", bonuses=[bonus for _, _, bonus in brings.bonuses]))
    parts += _character_parts(game, move, brings, texts)
    return texts.say("entry-build", cell=move.cell, gains=texts.say("list-semicolon").join(parts))


def _point_parts(game: Game, brings: Preview, texts: Texts) -> Iterator[str]:
    """The change of the builder's points, and of others' if they change."""
    for player, (least, most) in enumerate(brings.points):
        now = int(points(game.state, player))
        change = f"{least - now:+}" + ("" if least == most else f" … {most - now:+}")
        if player == game.player:
            yield texts.say("build-own", points=change)
        elif (least, most) != (now, now):
            yield texts.say("build-other", player=player, points=change)


def _character_parts(game: Game, move: Move, brings: Preview, texts: Texts) -> Iterator[str]:
    """The character gained (BUILD-9), and those given back for a reshuffle (CHAR-1)."""
    if brings.character is not None:
        yield texts.say("build-character", character=brings.character)
    elif brings.pool:
        printed = building(game.edition, move.card or "")
        assert printed is not None
        yield texts.say("build-guild", guild=printed.guild)
    for player, character in brings.robbed:
        if player != game.player:
            yield texts.say("build-robs", player=player, character=character)
