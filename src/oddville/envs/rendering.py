"""A position as plain text in the words of the notation, for `render`."""

from oddville.cards.vocabulary import RESOURCES
from oddville.envs.settings import option_index
from oddville.games.positions.position import public_view
from oddville.games.types import CityCard, PublicView
from oddville.rules.scoring import points
from oddville.rules.state import State

RENDER_MODES = ("ansi", "human")
WIDTH = 16


def checked_render_mode(mode: str | None) -> str | None:
    if mode is not None:
        option_index(mode, RENDER_MODES, "render_mode")
    return mode


def render_text(state: State) -> str:
    view = public_view(state)
    turn = f"turn: {view['turn']}, {view['phase']}, player {view['player']}"
    lines = [turn, *_players(state, view)]
    lines.append("row: " + ", ".join(view["row"]))
    lines.append("piles: " + ", ".join(f"{p['top'] or '-'} {p['count']}" for p in view["piles"].values()))
    lines += [f"{resource}: {_slots(view['board'][resource])}" for resource in RESOURCES]
    return "\n".join(lines + _city(view["city"]))


def _players(state: State, view: PublicView) -> list[str]:
    lines = []
    for number, player in enumerate(view["players"]):
        facts = {
            "points": int(points(state, number)),
            "hand": "".join(map(str, player["hand"])),
            "supply": player["supply"],
            "coins": len(player["coins"]),
            "buildings": "+".join(player["buildings"]),
            "characters": "+".join(player["characters"]),
        }
        lines.append(f"{number}: " + ", ".join(f"{key} {fact}" for key, fact in facts.items() if fact != ""))
    return lines


def _slots(slots: dict[str, list[int]]) -> str:
    return ", ".join(f"{slot}: {' '.join(map(str, workers))}" for slot, workers in slots.items())


def _city(city: list[CityCard]) -> list[str]:
    cells = {(column, row): (card, owner) for (column, row), card, owner in city}
    columns = [column for column, _ in cells]
    lines = []
    for row in range(max(row for _, row in cells) + 1):
        texts = [_cell(cells.get((column, row))) for column in range(min(columns), max(columns) + 1)]
        lines.append("|" + "|".join(text.ljust(WIDTH) for text in texts) + "|")
    return lines


def _cell(card: tuple[str, int | None] | None) -> str:
    if card is None:
        return ""
    name, owner = card
    return name[:WIDTH] if owner is None else f"{owner} {name}"[:WIDTH]
