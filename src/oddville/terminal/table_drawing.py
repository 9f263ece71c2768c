"""Draws players, Resources Board, guild piles and score sheet as text."""

from collections.abc import Sequence
from typing import Any, Final

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import GUILDS, RESOURCES, UPPER_SLOT
from oddville.games.game import Game
from oddville.games.score import ScoreLine
from oddville.games.types import PileView, PublicView
from oddville.plaintext import align_columns, text_width
from oddville.terminal.abbreviations import building
from oddville.terminal.charset import UNICODE, Charset
from oddville.terminal.city_drawing import WIDTH
from oddville.texts import Texts

NAME: Final = 12
"""The width of a player's name."""
INDENT: Final = "   "

Table = list[list[str]]


def _align(rows: Table, charset: Charset, left: int = 1) -> list[str]:
    return align_columns([[charset.clean(text) for text in row] for row in rows], left)


def player_label(player: int, texts: Texts, charset: Charset) -> str:
    return f"{charset.marks[player]} {charset.fit(texts.player(player), NAME)}"


def draw_summary(game: Game, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    """A line for each player: coins, supply, worker cards in hand, resources, workers in the city, points."""
    view = game.view()
    totals = game.score_sheet().totals
    heads = ("coins", "supply", "hand", *RESOURCES, "city", "points")
    rows = [["", *(texts.say(f"head-{head}") for head in heads)]]
    for player, area in enumerate(view["players"]):
        owned = [sum(slot[player] for slot in view["board"][r].values()) for r in RESOURCES]
        city = f"{in_city(view, player)}/{game.edition.end_workers}"
        hand = " ".join(str(worker) if worker in area["hand"] else charset.free for worker in (1, 2, 3, 4))
        numbers = [str(len(area["coins"])), str(area["supply"]), hand]
        numbers += [str(count or charset.free) for count in owned]
        rows.append([player_label(player, texts, charset), *numbers, city, str(totals[player])])
    return _align(rows, charset)


def in_city(view: PublicView, player: int) -> int:
    owners = [*(owner for _, _, owner in view["city"]), *view["spots"].values()]
    return owners.count(player)


def held_lines(
    game: Game, player: int, texts: Texts, charset: Charset = UNICODE, width: int = WIDTH
) -> list[str]:
    """A player's buildings with their costs, and characters."""
    area = game.view()["players"][player]
    lines = []
    if area["buildings"]:
        held = [_held(game.edition, card, texts) for card in area["buildings"]]
        lines.append(texts.say("held-buildings", list=texts.say("list-semicolon").join(held)))
    if area["characters"]:
        lines.append(texts.say("held-characters", characters=area["characters"]))
    return [part for line in lines for part in charset.wrap(line, width, INDENT, INDENT * 2)]


def _held(edition: Edition, card: str, texts: Texts) -> str:
    printed = building(edition, card)
    return texts.say("held-building", card=card, resources=[] if printed is None else list(printed.cost))


def draw_players(game: Game, texts: Texts, charset: Charset = UNICODE, width: int = WIDTH) -> list[str]:
    """The summary, and each player's buildings and characters with their powers."""
    lines = draw_summary(game, texts, charset)
    for player, area in enumerate(game.view()["players"]):
        lines += ["", player_label(player, texts, charset)]
        held = [
            texts.say("area-building", _card_facts(game.edition, card, texts)) for card in area["buildings"]
        ]
        for character in area["characters"]:
            power = texts.name_of("power", character)
            held.append(texts.say("area-character", character=character, power=power))
        for line in held or [texts.say("area-empty")]:
            lines += charset.wrap(line, width, INDENT, INDENT * 2)
    return lines


def _card_facts(edition: Edition, card: str, texts: Texts) -> dict[str, Any]:
    printed = building(edition, card)
    assert printed is not None
    points = texts.say(f"formula-{printed.formula}", base=printed.base)
    facts = {"resources": list(printed.cost), "bonus": printed.bonus, "points": points}
    return {"card": card, "id": card, **facts}


def draw_board(game: Game, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    """The workers on every slot of the Resources Board and on the Main Square's spots."""
    view, side = game.view(), game.edition.board[game.players]
    most = [max(side[resource].count(slot) for resource in RESOURCES) for slot in (0, 1)]
    singles = [slot for slot in (0, 1) for _ in range(most[slot])]
    heads = [texts.say("head-slot", coins=slot) for slot in singles]
    rows = [["", *heads, texts.say("head-upper"), texts.say("head-spot")]]
    for resource in RESOURCES:
        slots = [mark for slot in (0, 1) for mark in _single(view, side, resource, slot, most[slot], charset)]
        upper = _marks(view["board"][resource][str(UPPER_SLOT)], charset) or charset.free
        rows.append([texts.name_of("resource", resource), *slots, upper, _spot(view, resource, charset)])
    return _align(rows, charset, left=len(rows[0]))


def _single(view: PublicView, side: Any, resource: str, slot: int, most: int, charset: Charset) -> list[str]:
    """The single slots of one cost: a mark for each worker, empty where no slot is printed."""
    printed = side[resource].count(slot)
    marks = _marks(view["board"][resource][str(slot)], charset)
    return [f"[{mark}]" for mark in marks.ljust(printed, charset.free)] + [""] * (most - printed)


def _marks(workers: Sequence[int], charset: Charset) -> str:
    return "".join(charset.marks[player] * count for player, count in enumerate(workers))


def _spot(view: PublicView, resource: str, charset: Charset) -> str:
    if resource not in view["spots"]:
        return ""
    owner = view["spots"][resource]
    return f"[{charset.free if owner is None else charset.marks[owner]}]"


def draw_piles(game: Game, texts: Texts, charset: Charset = UNICODE, width: int = WIDTH) -> list[str]:
    """The size of each guild pile and its top character."""
    lines = []
    size = max(text_width(texts.name_of("guild", guild)) for guild in GUILDS) + 2
    for guild in GUILDS:
        pile = game.view()["piles"][guild]
        begin = charset.pad(texts.name_of("guild", guild), size)
        lines += charset.wrap(_pile(pile, texts), width, begin, " " * size)
    return lines


def _pile(pile: PileView, texts: Texts) -> str:
    if pile["top"] is None:
        return texts.say("pile-empty")
    power = texts.name_of("power", pile["top"])
    return texts.say("pile", count=pile["count"], character=pile["top"], power=power)


def draw_scores(game: Game, texts: Texts, charset: Charset = UNICODE) -> list[str]:
    """A line for each source of points with its rule."""
    lines: list[str] = []
    scores = game.score_sheet().players
    sources = [_source(line, texts) for score in scores for line in score.lines]
    size = max(text_width(charset.clean(text)) for text in [*sources, *texts.names]) + len(INDENT)
    for player, score in enumerate(scores):
        name = charset.pad(player_label(player, texts, charset), size)
        lines += ["", name + charset.pad_left(str(score.total), 5)]
        for line in score.lines:
            if line.source == "board" and not line.points:
                continue
            name = charset.pad(INDENT + _source(line, texts), size)
            lines.append(f"{name}{charset.pad_left(str(line.points), 5)}{INDENT}{line.rule}")
    return lines[1:]


def _source(line: ScoreLine, texts: Texts) -> str:
    if line.rule.startswith("CHAR-"):
        return texts.name_of("character", line.source)
    return texts.say("source-board") if line.source == "board" else texts.card(line.source)
