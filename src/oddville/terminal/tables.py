"""The rest of the table as text: players, Resources Board, guild piles, score sheet."""

from collections.abc import Sequence
from typing import Any, Final

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import GUILDS, RESOURCES, UPPER_SLOT
from oddville.games.game import Game
from oddville.games.score import PlayerScore, ScoreLine
from oddville.terminal.drawing import WIDTH
from oddville.terminal.ink import UNICODE, Ink, wide
from oddville.terminal.words import building
from oddville.texts import Texts

NAME: Final = 12
"""The width of a player's name in tables."""
INDENT: Final = "   "

View = dict[str, Any]
Table = list[list[str]]


def columns(rows: Table, ink: Ink, left: int = 1, gap: str = "  ") -> list[str]:
    """Rows of texts as aligned columns; the first `left` columns stand at the left, the others at the right."""
    sizes = [max(wide(ink.clean(text)) for text in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            ink.pad(text, size) if number < left else ink.pad_left(text, size)
            for number, (text, size) in enumerate(zip(row, sizes, strict=True))
        ]
        lines.append(gap.join(cells).rstrip())
    return lines


def named(player: int, texts: Texts, ink: Ink) -> str:
    """A player's mark and name."""
    return f"{ink.marks[player]} {ink.fit(texts.player(player), NAME)}"


def draw_summary(game: Game, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """A line for every player: coins, supply, worker cards in hand, resources, workers in the city, points."""
    view = game.view()
    totals = game.score_sheet().totals
    heads = [
        "head-coins",
        "head-supply",
        "head-hand",
        *(f"head-{r}" for r in RESOURCES),
        "head-city",
        "head-points",
    ]
    rows = [["", *map(texts.say, heads)]]
    for player, area in enumerate(view["players"]):
        owned = [_number(_owned(view, player, resource), ink) for resource in RESOURCES]
        city = f"{in_city(view, player)}/{game.edition.end_workers}"
        numbers = [str(len(area["coins"])), str(area["supply"]), _hand(area["hand"], ink)]
        rows.append([named(player, texts, ink), *numbers, *owned, city, str(totals[player])])
    return columns(rows, ink)


def _number(number: int, ink: Ink) -> str:
    return str(number) if number else ink.free


def _hand(hand: Sequence[int], ink: Ink) -> str:
    return " ".join(str(worker) if worker in hand else ink.free for worker in (1, 2, 3, 4))


def _owned(view: View, player: int, resource: str) -> int:
    return sum(int(workers[player]) for workers in view["board"][resource].values())


def in_city(view: View, player: int) -> int:
    """How many workers of a player stand in the city."""
    built = sum(bool(owner == player) for _, _, owner in view["city"])
    return built + sum(bool(owner == player) for owner in view["spots"].values())


def held_lines(game: Game, player: int, texts: Texts, ink: Ink = UNICODE, width: int = WIDTH) -> list[str]:
    """What lies before a player: buildings with their costs, and characters."""
    area = game.view()["players"][player]
    lines = []
    if area["buildings"]:
        held = [_held(game.edition, card, texts) for card in area["buildings"]]
        lines.append(texts.say("held-buildings", list=texts.say("list-semicolon").join(held)))
    if area["characters"]:
        lines.append(texts.say("held-characters", characters=area["characters"]))
    return [part for line in lines for part in ink.wrap(line, width, INDENT, INDENT * 2)]


def _held(edition: Edition, card: str, texts: Texts) -> str:
    printed = building(edition, card)
    return texts.say("held-building", card=card, resources=[] if printed is None else list(printed.cost))


def draw_players(game: Game, texts: Texts, ink: Ink = UNICODE, width: int = WIDTH) -> list[str]:
    """The summary, and what lies before each player, characters with their powers."""
    lines = draw_summary(game, texts, ink)
    for player, area in enumerate(game.view()["players"]):
        lines += ["", named(player, texts, ink)]
        held = [
            texts.say("area-building", card=card, **_printed(game.edition, card, texts))
            for card in area["buildings"]
        ]
        powers = [
            texts.say("area-character", character=c, power=texts.named("power", c))
            for c in area["characters"]
        ]
        for line in [*held, *powers] or [texts.say("area-empty")]:
            lines += ink.wrap(line, width, INDENT, INDENT * 2)
    return lines


def _printed(edition: Edition, card: str, texts: Texts) -> dict[str, Any]:
    printed = building(edition, card)
    assert printed is not None
    points = texts.say(f"formula-{printed.formula}", base=printed.base)
    return {"id": card, "resources": list(printed.cost), "bonus": printed.bonus, "points": points}


def draw_board(game: Game, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """The Resources Board: every slot by its cost with the marks of the workers on it, and the Main Square's spots."""
    view, side = game.view(), game.edition.board[game.players]
    most = [max(side[resource].count(slot) for resource in RESOURCES) for slot in (0, 1)]
    singles = [slot for slot in (0, 1) for _ in range(most[slot])]
    heads = [texts.say("head-slot", coins=slot) for slot in singles]
    rows = [["", *heads, texts.say("head-upper"), texts.say("head-spot")]]
    for resource in RESOURCES:
        slots = [mark for slot in (0, 1) for mark in _single(view, side, resource, slot, most[slot], ink)]
        upper = _marks(view["board"][resource][str(UPPER_SLOT)], ink) or ink.free
        rows.append([texts.named("resource", resource), *slots, upper, _spot(view, resource, ink)])
    return columns(rows, ink, left=len(rows[0]))


def _single(view: View, side: Any, resource: str, slot: int, most: int, ink: Ink) -> list[str]:
    """The single slots of one cost: a mark where a worker stands, nothing where no slot is printed."""
    printed = side[resource].count(slot)
    marks = _marks(view["board"][resource][str(slot)], ink)
    return [f"[{mark}]" for mark in marks.ljust(printed, ink.free)] + [""] * (most - printed)


def _marks(workers: Sequence[int], ink: Ink) -> str:
    return "".join(ink.marks[player] * count for player, count in enumerate(workers))


def _spot(view: View, resource: str, ink: Ink) -> str:
    if resource not in view["spots"]:
        return ""
    owner = view["spots"][resource]
    return f"[{ink.free if owner is None else ink.marks[owner]}]"


def draw_piles(game: Game, texts: Texts, ink: Ink = UNICODE, width: int = WIDTH) -> list[str]:
    """The guild piles: how many characters, and which lies on top with its power."""
    lines = []
    size = max(wide(texts.named("guild", guild)) for guild in GUILDS) + 2
    for guild in GUILDS:
        pile = game.view()["piles"][guild]
        begin = ink.pad(texts.named("guild", guild), size)
        lines += ink.wrap(_pile(pile, texts), width, begin, " " * size)
    return lines


def _pile(pile: View, texts: Texts) -> str:
    if pile["top"] is None:
        return texts.say("pile-empty")
    power = texts.named("power", pile["top"])
    return texts.say("pile", count=pile["count"], character=pile["top"], power=power)


def draw_scores(game: Game, texts: Texts, ink: Ink = UNICODE) -> list[str]:
    """The score sheet: a line for every source with its points and its rule."""
    lines: list[str] = []
    scores = game.score_sheet().players
    sources = [_source(line, texts) for score in scores for line in score.lines]
    size = max(wide(ink.clean(text)) for text in [*sources, *texts.names]) + len(INDENT)
    for player, score in enumerate(scores):
        lines += ["", ink.pad(named(player, texts, ink), size) + ink.pad_left(str(score.total), 5)]
        for line in _shown(score):
            name = ink.pad(INDENT + _source(line, texts), size)
            lines.append(f"{name}{ink.pad_left(str(line.points), 5)}{INDENT}{line.rule}")
    return lines[1:]


def _shown(score: PlayerScore) -> list[ScoreLine]:
    return [line for line in score.lines if line.points or line.source != "board"]


def _source(line: ScoreLine, texts: Texts) -> str:
    if line.rule.startswith("CHAR-"):
        return texts.named("character", line.source)
    return texts.say("source-board") if line.source == "board" else texts.card(line.source)
