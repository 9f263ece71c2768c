"""Points and the winner."""

from typing import Any

from .city import touching_cards
from .position import CityCard, Position, printed_card
from .supplies import workers_on_board
from .vocabulary import CHARACTERS, MAIN_SQUARE, in_vocabulary_order

FORMULAS_WITH_SHIELD = ["guild", "row", "column", "neighbours", "diamonds"]  # SCORE-4

Line = dict[str, Any]


def score(position: Position) -> dict[str, Any]:
    """The protocol's `score`."""
    players = []
    for player in range(position.n):
        lines = score_lines(position, player)
        players.append({"total": sum(line["points"] for line in lines), "lines": lines})
    winner = None
    if position.phase == "over":
        winner = winner_of(position, [entry["total"] for entry in players])
    return {"players": players, "winner": winner}


def score_lines(position: Position, player: int) -> list[Line]:
    """SCORE-1: the cards of the city, the characters, the Resources Board."""
    lines = []
    for here in position.city:
        if here.card == MAIN_SQUARE:
            if player in position.spots.values():
                lines.append(line(MAIN_SQUARE, position.edition["main_square"]["points"], "SCORE-2"))
        elif here.owner == player:
            lines.append(line(here.card, card_points(position, here), "SCORE-2"))
    for character in in_vocabulary_order(position.players[player].characters):
        lines.append(line(character, character_points(position, player, character), CHARACTERS[character][0]))
    lines.append(line("board", workers_on_board(position, player), "SCORE-1"))
    return lines


def line(source: str, points: int, rule: str) -> Line:
    """One line of a score."""
    return {"source": source, "points": points, "rule": rule}


def character_points(position: Position, player: int, character: str) -> int:
    """The points of the table of characters; CHAR-TR: 0 with a worker on the Main Square."""
    if character == "traveller" and player in position.spots.values():
        return 0
    return CHARACTERS[character][1]


def card_points(position: Position, here: CityCard) -> int:
    """SCORE-2, SCORE-3, SCORE-5."""
    card = printed_card(position, here.card)
    base = int(card["base"])
    touching = [neighbour.card for _, neighbour in touching_cards(position, here.cell)]
    points = {
        "diamond": base,
        "neighbours3": 3 * len(touching),
        "shields": sum(shield(position, neighbour) for neighbour in touching),
        "diamonds": base + cards_printed_with(position, "formula", "diamond"),
        "column": base + len([other for other in position.city if other.cell[0] == here.cell[0]]),
        "guild": base + cards_printed_with(position, "guild", card["guild"]),
        "neighbours": base + len(touching),
        "row": base + len([other for other in position.city if other.cell[1] == here.cell[1]]),
    }
    return points[card["formula"]]


def shield(position: Position, card_id: str) -> int:
    """SCORE-4."""
    if card_id == MAIN_SQUARE:
        return 0
    card = printed_card(position, card_id)
    if card["formula"] in FORMULAS_WITH_SHIELD:
        return int(card["base"])
    return 0


def cards_printed_with(position: Position, key: str, value: str | None) -> int:
    """How many buildings of the city have this formula, or this guild."""
    count = 0
    for here in position.city:
        if here.card != MAIN_SQUARE and printed_card(position, here.card)[key] == value:
            count += 1
    return count


def winner_of(position: Position, totals: list[int]) -> int:
    """SCORE-6; END-2: where nobody triggered the end, ties go to the earliest in turn order."""
    start = position.first_player if position.triggered_by is None else position.triggered_by
    clockwise = [(start + step) % position.n for step in range(position.n)]
    return next(player for player in clockwise if totals[player] == max(totals))
