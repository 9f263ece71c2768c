"""Coins and the Resources Board: gaining, paying, placing and taking off."""

from .position import Position, holds
from .vocabulary import MAX_COINS, RESOURCES, SLOTS, UPPER_SLOT

# ---------------------------------------------------------------- coins


def gain_coins(position: Position, player: int, amount: int) -> None:
    """LIMIT-1, LIMIT-2: coins come one by one from the top of the deck; the gain stops at 5."""
    coins = position.players[player].coins
    for _ in range(amount):
        if len(coins) < MAX_COINS:
            coins.append(position.deck.pop(0))


def pay_coins(position: Position, player: int, amount: int) -> None:
    """LIMIT-1: the coin gained last is paid first, and each lands on top of the deck. Then CHAR-TX."""
    coins = position.players[player].coins
    if amount > len(coins):
        raise ValueError("LIMIT-5: a cost must be paid in full")
    if amount == 0:  # LIMIT-5: a cost of 0 is no payment
        return
    for _ in range(amount):
        position.deck.insert(0, coins.pop())
    for other in range(position.n):  # CHAR-TX: one coin for each payment, however large
        if other != player and holds(position, other, "tax-collector"):
            gain_coins(position, other, 1)


# ---------------------------------------------------------------- the Resources Board


def cheapest_free_slot(position: Position, resource: str) -> str:
    """WORK-6: single slots hold one worker each; the upper slot always has room."""
    printed = position.edition["board"][str(position.n)][resource]
    for slot in ["0", "1"]:
        number_of_slots = len([cost for cost in printed if str(cost) == slot])
        workers_there = sum(position.board[resource][slot])
        if workers_there < number_of_slots:
            return slot
    return UPPER_SLOT


def own_slots(position: Position, player: int) -> list[tuple[str, str]]:
    """Each (resource, slot) where the player has at least one worker."""
    return [
        (resource, slot)
        for resource in RESOURCES
        for slot in SLOTS
        if position.board[resource][slot][player] >= 1
    ]


def workers_on_resource(position: Position, player: int, resource: str) -> int:
    """How many workers the player has on one resource."""
    return sum(position.board[resource][slot][player] for slot in SLOTS)


def workers_on_board(position: Position, player: int) -> int:
    """How many workers the player has on the Resources Board."""
    return sum(workers_on_resource(position, player, resource) for resource in RESOURCES)


def place_worker(position: Position, player: int, resource: str, slot: str) -> None:
    """One worker goes from supply to a slot."""
    position.players[player].supply -= 1
    position.board[resource][slot][player] += 1


def take_worker_off(position: Position, player: int, resource: str, slot: str) -> None:
    """One worker goes from a slot back to supply."""
    position.board[resource][slot][player] -= 1
    position.players[player].supply += 1


def pay_resource(position: Position, player: int, resource: str) -> None:
    """BUILD-1: the worker on the cheapest slot the player occupies of that resource returns to supply."""
    for slot in SLOTS:
        if position.board[resource][slot][player] >= 1:
            take_worker_off(position, player, resource, slot)
            return
    raise ValueError(f"BUILD-1: no worker on {resource}")


# ---------------------------------------------------------------- what a worker card obtains


def resources_of_worker_card(position: Position, player: int, worker: int) -> list[str]:
    """WORK-5: the resources the card shows; CHAR-HR: any resource."""
    if holds(position, player, "hr-manager"):
        return list(RESOURCES)
    return list(position.edition["workers"][worker - 1]["resources"])


def resource_cost(position: Position, player: int, resource: str) -> int:
    """WORK-5: the cost of the cheapest free slot; CHAR-LO: 1 coin less, not below 0."""
    cost = int(cheapest_free_slot(position, resource))
    if holds(position, player, "landowner"):
        cost = max(0, cost - 1)
    return cost


def payable_resources(position: Position, player: int, worker: int) -> list[str]:
    """LIMIT-5: the resources of a worker card the player has the coins for."""
    coins = len(position.players[player].coins)
    allowed = resources_of_worker_card(position, player, worker)
    return [resource for resource in allowed if resource_cost(position, player, resource) <= coins]


def recovery_cost(position: Position, player: int) -> int:
    """WORK-1: 1 coin for each card still in hand; CHAR-MI: 1 coin less, not below 0."""
    cost = len(position.players[player].hand)
    if holds(position, player, "mistress"):
        cost = max(0, cost - 1)
    return cost
