"""What the deciding player may do, phase by phase, as move texts."""

import copy

from .city import legal_builds
from .position import Position, decider, holds, printed_worker
from .supplies import (
    own_slots,
    pay_resource,
    payable_resources,
    recovery_cost,
    resources_of_worker_card,
    workers_on_board,
    workers_on_resource,
)
from .vocabulary import BUILDER_COST, GHOST_COINS, MAX_BUILDINGS, RESOURCES, UPPER_SLOT, Cell


def legal_moves(position: Position) -> list[str]:
    """Every legal move text, sorted by code point; none when the game is over."""
    if position.phase == "over":
        return []
    moves_of_phase = {
        "set-up": setup_moves,
        "turn": turn_moves,
        "second resource": second_resource_moves,
        "discard": discard_moves,
        "bonus": bonus_moves,
        "reaction": reaction_moves,
        "close": close_moves,
    }
    moves = moves_of_phase[position.phase](position)
    if position.phase not in ("set-up", "discard"):
        moves += return_moves(position)
    return sorted(moves)


def return_moves(position: Position) -> list[str]:
    """TURN-3: any own worker may leave the Resources Board."""
    return [f"return {resource}/{slot}" for resource, slot in own_slots(position, decider(position))]


# ---------------------------------------------------------------- set-up


def setup_moves(position: Position) -> list[str]:
    """SETUP-6: a resource nobody has taken yet."""
    return [f"choose {resource}" for resource in RESOURCES if sum(position.board[resource][UPPER_SLOT]) == 0]


# ---------------------------------------------------------------- turn


def turn_moves(position: Position) -> list[str]:
    """TURN-1, TURN-2: one main action, or something that is allowed at any time."""
    main_actions = coins_moves(position) + resource_moves(position) + building_moves(position)
    if not position.recovered:  # WORK-1: after a voluntary recovery a worker card must be played
        main_actions += build_moves(position)
    if main_actions == []:  # HOUSE-2: any worker card may be played for nothing
        main_actions = [f"coins {worker}" for worker in position.players[position.active].hand]
    return recover_moves(position) + main_actions + power_moves(position)


def recover_moves(position: Position) -> list[str]:
    """WORK-1: with 1 to 3 worker cards in hand, if it can be paid."""
    me = position.players[position.active]
    if 1 <= len(me.hand) <= 3 and len(me.coins) >= recovery_cost(position, position.active):
        return ["recover"]
    return []


def coins_of_worker_card(position: Position, player: int, worker: int) -> int:
    """WORK-4: the coins the card shows; CHAR-GH: 3, or what is printed if that is more."""
    coins = int(printed_worker(position, worker)["coins"])
    if holds(position, player, "ghost"):
        coins = max(coins, GHOST_COINS)
    return coins


def coins_moves(position: Position) -> list[str]:
    """WORK-4: a card that shows no coins has no such use; legal even with 5 coins."""
    hand = position.players[position.active].hand
    return [
        f"coins {worker}" for worker in hand if coins_of_worker_card(position, position.active, worker) > 0
    ]


def resource_moves(position: Position) -> list[str]:
    """WORK-5: needs a worker in supply and the coins for the cheapest free slot."""
    me = position.players[position.active]
    if me.supply == 0:
        return []
    return [
        f"resource {worker} {resource}"
        for worker in me.hand
        for resource in payable_resources(position, position.active, worker)
    ]


def building_moves(position: Position) -> list[str]:
    """WORK-7: a building of the row, at the cost the played card shows for its position."""
    me = position.players[position.active]
    moves = []
    for worker in me.hand:
        costs = printed_worker(position, worker)["costs"]
        for place in range(1, len(position.row) + 1):
            if costs[place - 1] <= len(me.coins):
                moves.append(f"building {worker} {place}")
    return moves


def build_moves(position: Position) -> list[str]:
    """BUILD-1 to BUILD-5, for the deciding player."""
    return [f"build {card} {cell_text(cell)}" for card, cell in legal_builds(position, decider(position))]


def cell_text(cell: Cell) -> str:
    """A cell in the notation of moves."""
    return f"{cell[0]},{cell[1]}"


# ---------------------------------------------------------------- powers, at any time in one's own turn


def power_moves(position: Position) -> list[str]:
    """TURN-2: Cheater, Bookkeeper and Traveller, of the active player only."""
    if decider(position) != position.active:  # the Builder's reaction, in another player's turn
        return []
    return cheat_moves(position) + swap_moves(position) + travel_moves(position)


def cheat_moves(position: Position) -> list[str]:
    """CHAR-CH: once per turn, with a coin to turn over."""
    me = position.players[position.active]
    if holds(position, position.active, "cheater") and not position.cheated and len(me.coins) >= 1:
        return ["cheat"]
    return []


def swap_moves(position: Position) -> list[str]:
    """CHAR-BK: once per turn, one of your buildings with one of the row."""
    if position.swapped or not holds(position, position.active, "bookkeeper"):
        return []
    return [
        f"swap {card} {place}"
        for card in position.players[position.active].buildings
        for place in range(1, len(position.row) + 1)
    ]


def travel_moves(position: Position) -> list[str]:
    """CHAR-TR: an empty spot, paying that resource; at most one worker of yours on the Main Square."""
    player = position.active
    if not holds(position, player, "traveller") or player in position.spots.values():
        return []
    return [
        f"travel {resource}"
        for resource, owner in position.spots.items()
        if owner is None and workers_on_resource(position, player, resource) >= 1
    ]


# ---------------------------------------------------------------- second resource


def second_resource_possible(position: Position, player: int, worker: int) -> bool:
    """CHAR-SE: a resource of the card can be paid for, or could be if the Traveller freed a slot of it first."""
    if not holds(position, player, "seignior"):
        return False
    if second_resource_payable(position, player, worker, resources_of_worker_card(position, player, worker)):
        return True
    for move in travel_moves(position):
        resource = move.split(" ")[1]
        after = copy.deepcopy(position, {id(position.edition): position.edition})
        pay_resource(after, player, resource)
        after.players[player].supply -= 1
        if second_resource_payable(after, player, worker, [resource]):
            return True
    return False


def second_resource_payable(position: Position, player: int, worker: int, resources: list[str]) -> bool:
    """WORK-5: with a worker in supply or on the board, and the coins for one of these resources of the card."""
    has_worker = position.players[player].supply >= 1 or workers_on_board(position, player) >= 1
    payable = payable_resources(position, player, worker)
    return has_worker and any(resource in payable for resource in resources)


def second_resource_moves(position: Position) -> list[str]:
    """CHAR-SE: a second resource of the same card; with an empty supply one has to be taken off first. TURN-2."""
    player = decider(position)
    worker = position.second_worker
    if worker is None:
        raise ValueError("no worker card was played for a resource")
    moves = ["done"]
    if position.players[player].supply >= 1:
        moves += [f"resource {resource}" for resource in payable_resources(position, player, worker)]
    return moves + power_moves(position)


# ---------------------------------------------------------------- discard


def discard_moves(position: Position) -> list[str]:
    """LIMIT-3: one of the three buildings, the new one too."""
    return [f"discard {card}" for card in position.players[decider(position)].buildings]


def must_discard(position: Position, player: int) -> bool:
    """LIMIT-3: never more than 2 buildings."""
    return len(position.players[player].buildings) > MAX_BUILDINGS


# ---------------------------------------------------------------- bonus


def bonus_reachable(position: Position, player: int, bonus: str) -> bool:
    """Whether a pending bonus could be used, perhaps after taking a worker off the board first."""
    in_supply = position.players[player].supply
    on_board = workers_on_board(position, player)
    if bonus == "transform":
        return on_board >= 1
    if bonus == "double":
        return on_board >= 1 and on_board + in_supply >= 2
    return in_supply + on_board >= 1  # a single resource, or any


def some_bonus_reachable(position: Position, player: int) -> bool:
    """The phase lasts while this is so."""
    return any(bonus_reachable(position, player, bonus) for _, bonus in position.pending)


def bonus_moves(position: Position) -> list[str]:
    """BONUS-1 to BONUS-4, BONUS-6: each usable pending bonus; the rest may be declined. TURN-2."""
    moves = ["done"]
    for cell, bonus in position.pending:
        for choice in choices_of_bonus(position, decider(position), bonus):
            moves.append(f"bonus {cell_text(cell)} {choice}")
    return moves + power_moves(position)


def choices_of_bonus(position: Position, player: int, bonus: str) -> list[str]:
    """How one bonus can be used right now."""
    if bonus == "transform":  # BONUS-4: any worker on the board, to another resource
        return [
            f"{resource}/{slot} {target}"
            for resource, slot in own_slots(position, player)
            for target in RESOURCES
            if target != resource
        ]
    if position.players[player].supply == 0:
        return []
    if bonus == "any":  # BONUS-2
        return list(RESOURCES)
    if bonus == "double":  # BONUS-3: where the player already has a worker
        return [resource for resource in RESOURCES if workers_on_resource(position, player, resource) >= 1]
    return [bonus]  # BONUS-1: the bonus is the name of a resource


# ---------------------------------------------------------------- reaction


def reacting_player(position: Position) -> int | None:
    """CHAR-BU: another player than the active one, with the Builder, 2 coins and a legal build."""
    for player in range(position.n):
        if player != position.active and holds(position, player, "builder"):
            can_pay = len(position.players[player].coins) >= BUILDER_COST
            if can_pay and len(legal_builds(position, player)) >= 1:
                return player
    return None


def reaction_moves(position: Position) -> list[str]:
    """CHAR-BU: build, or not."""
    return ["decline", *build_moves(position)]


# ---------------------------------------------------------------- close


def close_moves(position: Position) -> list[str]:
    """TURN-2: powers after the main action, until the turn is ended."""
    return ["end", *power_moves(position)]
