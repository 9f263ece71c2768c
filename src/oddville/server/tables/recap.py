"""What happened since a seat's last turn, as data."""

from itertools import groupby

from oddville.cards.vocabulary import CHARACTERS, RESOURCES
from oddville.rules.board import slot_workers
from oddville.rules.scoring import points
from oddville.rules.state import State, coins, holds, row_cards
from oddville.server.tables.table import Table
from oddville.server.wire import LogLine, RecapAnswer, RecapTurn


def recap(table: Table, seat: int, id_: str) -> RecapAnswer:
    """What others did since the seat last moved, and what that changed for it."""
    game = table.game
    if game is None:
        return RecapAnswer(id_, seat, [], [], [], (0, 0), [], [])
    states = game.positions()
    own = [ply for ply, state in enumerate(states[:-1]) if state.player == seat]
    since = _end_of_own(states, own[-1] + 1, seat) if own else 0
    then, now = states[since], states[-1]
    log = [line for line in table.log if line.ply > since + table.earlier_plies]
    return RecapAnswer(
        id_,
        seat,
        _turns(log, game.active),
        [name for i, name in enumerate(CHARACTERS) if holds(then, seat, i) and not holds(now, seat, i)],
        [(int(points(then, player)), int(points(now, player))) for player in range(table.players)],
        (int(coins(then, seat)), int(coins(now, seat))),
        [now.tables.card_ids[card] for card in row_cards(now) if card not in row_cards(then)],
        [
            (resource, slot)
            for number, resource in enumerate(RESOURCES)
            for slot in (0, 1)
            if slot_workers(then, number, slot) > slot_workers(now, number, slot)
        ],
    )


def _end_of_own(states: list[State], ply: int, seat: int) -> int:
    """The ply at which the seat's last turn ended; while it still chooses in one turn, that of the turn before."""
    before, now = states[ply - 1], states[ply]
    if ply < len(states) - 1 or now.player != seat or before.player != seat or now.turn != before.turn:
        return ply
    ends = [p for p in range(ply - 1) if states[p].player == seat and states[p + 1].player != seat]
    return ends[-1] + 1 if ends else 0


def _turns(log: list[LogLine], active: int) -> list[RecapTurn]:
    turns = []
    for turn, lines in groupby(log, key=lambda line: line.turn):
        rest = [line for line in lines if line.message != "log-turn"]
        if rest:
            turns.append(RecapTurn(turn, rest[0].facts.get("player", active), rest))
    return turns
