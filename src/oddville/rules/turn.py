"""A turn (TURN): plays a move and goes on to the next decision.

A phase ends as soon as there is nothing left to choose in it.
"""

from mypy_extensions import i64

from oddville.cards.vocabulary import BENEFACTOR, MAX_BUILDINGS, UPPER_SLOT
from oddville.rules import event_log as log
from oddville.rules import moves
from oddville.rules.board import place_worker
from oddville.rules.bonuses import decline_bonuses, gain_bonus, gain_transform, some_bonus_reachable
from oddville.rules.characters import (
    cheat,
    has_power,
    may_use_power,
    return_worker,
    swap,
    take_character,
    travel,
)
from oddville.rules.coins import gain_coins
from oddville.rules.construction import city_card
from oddville.rules.develop import build, reacting_player
from oddville.rules.ending import ends_after_this_turn
from oddville.rules.moves import cell_of, field_a, field_b, field_c
from oddville.rules.obtain import (
    discard_building,
    may_obtain_second,
    obtain_building,
    obtain_coins,
    obtain_resource,
    obtain_second_resource,
)
from oddville.rules.recover import recover, recover_free
from oddville.rules.state import (
    BONUS,
    CLOSE,
    DISCARD,
    NOBODY,
    OVER,
    REACTION,
    SECOND_RESOURCE,
    TURN,
    State,
    buildings,
    holds,
    note,
)
from oddville.rules.tables import NOTHING


def play(s: State, move: i64) -> None:
    """Play a legal move and go on to the next decision."""
    kind: i64 = move & moves.KIND_MASK
    if kind <= moves.SECOND:
        _play_worker_move(s, kind, move)
    elif kind <= moves.DONE:
        _play_build_move(s, kind, move)
    else:
        _play_other_move(s, kind, move)


def _play_worker_move(s: State, kind: i64, move: i64) -> None:
    if kind == moves.BUILDING:
        obtain_building(s, field_a(move), field_b(move))
        _after_new_building(s)
    elif kind == moves.RESOURCE:
        obtain_resource(s, field_a(move), field_b(move))
        s.second_worker = field_a(move)
        _offer_second_resource(s)
    elif kind == moves.COINS:
        obtain_coins(s, field_a(move))
        _close(s)
    elif kind == moves.RECOVER:
        recover(s)
    elif kind == moves.SECOND:
        obtain_second_resource(s, field_a(move))
        _end_second_resource(s)
    else:
        _choose(s, field_a(move))


def _play_build_move(s: State, kind: i64, move: i64) -> None:
    if kind == moves.BUILD:
        build(s, field_a(move), cell_of(move))
        _gain_bonuses(s)
    elif kind == moves.GAIN_BONUS:
        gain_bonus(s, cell_of(move), field_a(move))
        _gain_bonuses(s)
    elif kind == moves.GAIN_TRANSFORM:
        gain_transform(s, cell_of(move), field_a(move), field_b(move), field_c(move))
        _gain_bonuses(s)
    elif s.phase == SECOND_RESOURCE:
        note(s, log.SECOND_RESOURCE_DECLINED, s.player)
        _end_second_resource(s)
    else:
        decline_bonuses(s)
        _gain_bonuses(s)


def _play_other_move(s: State, kind: i64, move: i64) -> None:
    if kind == moves.DISCARD:
        discard_building(s, field_a(move))
        _resume(s)
    elif kind == moves.RETURN:
        return_worker(s, field_a(move), field_b(move))
        _resume(s)
    elif kind == moves.CHEAT:
        cheat(s)
        _after_new_building(s)
    elif kind == moves.SWAP:
        swap(s, field_a(move), field_b(move))
        _resume(s)
    elif kind == moves.TRAVEL:
        travel(s, field_a(move))
        _resume(s)
    elif kind == moves.DECLINE:
        note(s, log.DECLINED, s.player)
        _close(s)
    else:
        note(s, log.TURN_ENDED, s.player)
        _end_turn(s)


def _choose(s: State, resource: i64) -> None:
    """Place a worker on the upper slot, free; from the last player back to the first (SETUP-6, SETUP-7)."""
    note(s, log.CHOSE, s.player, resource)
    place_worker(s, s.player, resource, UPPER_SLOT)
    if s.player == s.first_player:
        begin_turn(s, s.first_player)
    else:
        s.player = s.player - 1 if s.player > 0 else s.players - 1
        s.active = s.player


def begin_turn(s: State, player: i64) -> None:
    """Begin a turn: the Benefactor's coin (CHAR-BE), then the free recovery (WORK-1)."""
    s.active = player
    s.player = player
    s.turn += 1
    s.phase = TURN
    s.main_done = 0
    s.recovered = 0
    s.cheated = 0
    s.swapped = 0
    note(s, log.TURN_BEGUN, player, s.turn)
    if holds(s, player, BENEFACTOR):
        note(s, log.BENEFACTOR_GAINED, player, gain_coins(s, player, 1))
    recover_free(s, player)


def _offer_second_resource(s: State) -> None:
    if may_obtain_second(s, s.second_worker):
        s.phase = SECOND_RESOURCE
    else:
        _end_second_resource(s)


def _end_second_resource(s: State) -> None:
    s.second_worker = NOTHING
    _close(s)


def _after_new_building(s: State) -> None:
    """With a third building, the player chooses one to discard (LIMIT-3)."""
    if buildings(s, s.player) > MAX_BUILDINGS:
        s.phase = DISCARD
    else:
        _resume(s)


def _resume(s: State) -> None:
    """After a free action or a discard, go on with the phase, or end it if it has lost its purpose (TURN-2)."""
    if s.builder != NOBODY:
        _gain_bonuses(s)
    elif s.second_worker != NOTHING:
        _offer_second_resource(s)
    elif s.phase == REACTION:
        _offer_reaction(s)
    elif s.main_done:
        _close(s)
    else:
        s.phase = TURN


def _gain_bonuses(s: State) -> None:
    """Stay in the bonus phase while some bonus is reachable (BUILD-8); then take the character (BUILD-9)."""
    if some_bonus_reachable(s):
        s.phase = BONUS
        return
    s.pending_size = 0
    guild: i64 = s.tables.guild[city_card(s, s.built)]
    if guild >= 0:
        take_character(s, s.builder, guild)
    _after_building(s)


def _after_building(s: State) -> None:
    """The Builder may react to the active player's build (CHAR-BU), not to a reaction."""
    by_active: bool = s.builder == s.active
    s.builder = NOBODY
    s.built = NOTHING
    if by_active:
        _offer_reaction(s)
    else:
        _close(s)


def _offer_reaction(s: State) -> None:
    reacting: i64 = reacting_player(s)
    if reacting == NOBODY:
        _close(s)
    else:
        s.player = reacting
        s.phase = REACTION


def _close(s: State) -> None:
    """After the main action, powers may still be used (TURN-2); without any, the turn ends."""
    s.player = s.active
    if has_power(s) and may_use_power(s):
        s.phase = CLOSE
    else:
        _end_turn(s)


def _end_turn(s: State) -> None:
    """The next player clockwise (SETUP-7), or the end of the game (END-1, END-2)."""
    if ends_after_this_turn(s):
        s.phase = OVER
        s.player = NOBODY
        note(s, log.GAME_OVER, s.active)
    else:
        begin_turn(s, (s.active + 1) % s.players)
