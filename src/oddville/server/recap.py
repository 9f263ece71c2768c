"""What happened since a seat's last turn, as data."""

from itertools import groupby

from oddville.cards.vocabulary import CHARACTERS, RESOURCES
from oddville.rules.scoring import points
from oddville.rules.state import ALL_PLAYERS, RESOURCE, SLOT, State, coins, holds
from oddville.server.table import Table
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
    log = [line for line in table.log if line.ply > since + table.earlier]
    return RecapAnswer(
        id_,
        seat,
        _turns(log, game.active),
        [name for i, name in enumerate(CHARACTERS) if holds(then, seat, i) and not holds(now, seat, i)],
        [(int(points(then, player)), int(points(now, player))) for player in range(table.players)],
        (int(coins(then, seat)), int(coins(now, seat))),
        [now.tables.card_ids[card] for card in now.row if card not in list(then.row)],
        [
            (resource, slot)
            for number, resource in enumerate(RESOURCES)
            for slot in (0, 1)
            if _standing(then, number, slot) > _standing(now, number, slot)
        ],
    )


def _end_of_own(states: list[State], ply: int, seat: int) -> int:
    """If it is the seat's choice again in one and the same turn, the recap is of what came before that turn."""
    while (
        ply > 0 and ply == len(states) - 1 and states[ply].player == seat and states[ply - 1].player == seat
    ):
        if states[ply].turn != states[ply - 1].turn:
            break
        earlier = [p for p in range(ply - 1) if states[p].player == seat and states[p + 1].player != seat]
        return earlier[-1] + 1 if earlier else 0
    return ply


def _turns(log: list[LogLine], active: int) -> list[RecapTurn]:
    turns = []
    for turn, lines in groupby(log, key=lambda line: line.turn):
        kept = [line for line in lines if line.message != "log-turn"]
        if kept:
            turns.append(RecapTurn(turn, kept[0].facts.get("player", active), kept))
    return turns


def _standing(s: State, resource: int, slot: int) -> int:
    return int(s.board[resource * RESOURCE + slot * SLOT + ALL_PLAYERS])
