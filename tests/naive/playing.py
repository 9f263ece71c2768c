"""Plays a legal move, and everything that follows automatically."""

from .chance import reshuffled_pile
from .city import bonuses_of_build, card_at, workers_in_city
from .moves import (
    coins_of_worker_card,
    must_discard,
    power_moves,
    reacting_player,
    second_resource_possible,
    some_bonus_reachable,
)
from .position import CityCard, Position, decider, printed_card, printed_worker
from .supplies import (
    cheapest_free_slot,
    gain_coins,
    pay_coins,
    pay_resource,
    place_worker,
    recovery_cost,
    resource_cost,
    take_worker_off,
)
from .vocabulary import BUILDER_COST, END_WORKERS, UPPER_SLOT, WORKER_CARDS, Cell

# ---------------------------------------------------------------- reading the move


def carry_out(position: Position, move: str) -> None:
    """Play one legal move."""
    word, *words = move.split(" ")
    actions = {
        "choose": play_choose,
        "recover": play_recover,
        "coins": play_coins,
        "resource": play_resource,
        "building": play_building,
        "build": play_build,
        "bonus": play_bonus,
        "done": play_done,
        "discard": play_discard,
        "decline": play_decline,
        "cheat": play_cheat,
        "swap": play_swap,
        "travel": play_travel,
        "return": play_return,
        "end": play_end,
    }
    actions[word](position, words)


def cell_from_text(text: str) -> Cell:
    """A cell in the notation of moves."""
    x, y = text.split(",")
    return (int(x), int(y))


# ---------------------------------------------------------------- set-up


def play_choose(position: Position, words: list[str]) -> None:
    """SETUP-6: a worker on the upper slot, free; then the player before chooses, the first player last."""
    [resource] = words
    player = decider(position)
    place_worker(position, player, resource, UPPER_SLOT)
    if player == position.first_player:
        begin_turn(position, position.first_player)  # SETUP-7
    else:
        position.player = (player - 1) % position.n
        position.active = position.player


# ---------------------------------------------------------------- beginning and end of a turn


def begin_turn(position: Position, player: int) -> None:
    """A new turn; the Benefactor's coin, then the free recovery."""
    position.turn += 1
    position.active = player
    position.player = player
    position.phase = "turn"
    position.main_done = False
    position.recovered = False
    position.cheated = False
    position.swapped = False
    if "benefactor" in position.players[player].characters:  # CHAR-BE
        gain_coins(position, player, 1)
    if position.players[player].hand == []:  # WORK-1: free and automatic
        position.players[player].hand = list(WORKER_CARDS)


def enter_close(position: Position) -> None:
    """The phase close, if a power can still be used; otherwise the turn ends automatically."""
    position.phase = "close"
    position.player = position.active
    if power_moves(position) == []:
        end_turn(position)


def end_turn(position: Position) -> None:
    """END-1, END-2, or else SETUP-7: the next player's turn."""
    limit_reached = position.turn_limit is not None and position.turn >= position.turn_limit
    if limit_reached or (position.triggered_by is not None and not others_still_play(position)):
        position.phase = "over"
        position.player = None
    else:
        begin_turn(position, (position.active + 1) % position.n)


def others_still_play(position: Position) -> bool:
    """HOUSE-1: with the house rule the game ends after the turn of the player before the first one."""
    next_player = (position.active + 1) % position.n
    return position.finish_round and next_player != position.first_player


def play_end(position: Position, _words: list[str]) -> None:
    """The active player ends the turn."""
    end_turn(position)


def note_trigger(position: Position, player: int) -> None:
    """END-1: the first player with the number of workers in the city triggers the end."""
    needed = position.edition.get("end_workers", END_WORKERS)
    if position.triggered_by is None and workers_in_city(position, player) >= needed:
        position.triggered_by = player


# ---------------------------------------------------------------- worker cards


def play_recover(position: Position, _words: list[str]) -> None:
    """WORK-1: take all worker cards back and pay for it; a worker card must be played then."""
    pay_coins(position, position.active, recovery_cost(position, position.active))
    position.players[position.active].hand = list(WORKER_CARDS)
    position.recovered = True


def play_coins(position: Position, words: list[str]) -> None:
    """WORK-4."""
    worker = int(words[0])
    position.players[position.active].hand.remove(worker)  # WORK-2, WORK-3
    position.main_done = True
    gain_coins(position, position.active, coins_of_worker_card(position, position.active, worker))
    enter_close(position)


def play_resource(position: Position, words: list[str]) -> None:
    """WORK-5, or the Seignior's second resource (CHAR-SE), which names no worker card."""
    if position.phase == "second resource":
        [resource] = words
        obtain_resource(position, resource)
        finish_second_resource(position)
        return
    worker, resource = int(words[0]), words[1]
    position.players[position.active].hand.remove(worker)  # WORK-2, WORK-3
    position.main_done = True
    obtain_resource(position, resource)
    position.phase = "second resource"
    position.second_worker = worker
    end_second_resource_if_pointless(position)


def obtain_resource(position: Position, resource: str) -> None:
    """WORK-5: pay for the cheapest free slot and put a worker there."""
    slot = cheapest_free_slot(position, resource)
    pay_coins(position, position.active, resource_cost(position, position.active, resource))
    place_worker(position, position.active, resource, slot)


def end_second_resource_if_pointless(position: Position) -> None:
    """CHAR-SE: the phase lasts only while a second resource can be had."""
    worker = position.second_worker
    if worker is None or not second_resource_possible(position, position.active, worker):
        finish_second_resource(position)


def finish_second_resource(position: Position) -> None:
    """The main action is over."""
    position.second_worker = None
    enter_close(position)


def play_building(position: Position, words: list[str]) -> None:
    """WORK-7, WORK-8: pay, the Tax Collector gains, take the card, close up and refill, then LIMIT-3."""
    worker, place = int(words[0]), int(words[1])
    me = position.players[position.active]
    me.hand.remove(worker)  # WORK-2, WORK-3
    position.main_done = True
    pay_coins(position, position.active, printed_worker(position, worker)["costs"][place - 1])
    me.buildings.append(position.row.pop(place - 1))
    new_card = position.deck.pop(0)
    position.row.append(new_card)
    position.seen.add(new_card)  # INFO-2
    discard_or_go_on(position)


def discard_or_go_on(position: Position) -> None:
    """LIMIT-3: with a third building choose at once; otherwise back to where the turn stands."""
    if must_discard(position, position.active):
        position.phase = "discard"
        return
    if not position.main_done:
        position.phase = "turn"
    elif position.second_worker is not None:  # TURN-2: the Cheater was used at a second resource
        position.phase = "second resource"
    elif position.built_cell is not None:  # TURN-2: the Cheater was used at a bonus
        position.phase = "bonus"
    else:
        position.phase = "close"
    go_on(position)


def play_discard(position: Position, words: list[str]) -> None:
    """LIMIT-3: the building goes to the bottom of the deck."""
    [card] = words
    position.players[position.active].buildings.remove(card)
    position.deck.append(card)
    discard_or_go_on(position)


# ---------------------------------------------------------------- developing OddVille


def play_build(position: Position, words: list[str]) -> None:
    """BUILD, in the own turn or as the Builder's reaction (CHAR-BU: for 2 coins)."""
    card, cell = words[0], cell_from_text(words[1])
    player = decider(position)
    if position.phase == "reaction":
        pay_coins(position, player, BUILDER_COST)
    else:
        position.main_done = True
    bonuses = bonuses_of_build(position, player, card, cell)  # with the characters held now (BUILD-9)
    put_card_into_city(position, player, card, cell)
    receive_bonuses(position, player, cell, bonuses)


def put_card_into_city(position: Position, player: int, card: str, cell: Cell) -> None:
    """BUILD-1, BUILD-7."""
    for resource in printed_card(position, card)["cost"]:
        pay_resource(position, player, resource)
    position.players[player].buildings.remove(card)
    position.players[player].supply -= 1
    position.city.append(CityCard(cell, card, player))
    note_trigger(position, player)


def receive_bonuses(position: Position, player: int, cell: Cell, bonuses: list[tuple[Cell, str]]) -> None:
    """BUILD-8: coins are gained at once (BONUS-5), the others are for the player to use."""
    for _, bonus in bonuses:
        if bonus == "coin":
            gain_coins(position, player, 1)
    position.phase = "bonus"
    position.player = player
    position.builder = player
    position.built_cell = cell
    position.pending = [(source, bonus) for source, bonus in bonuses if bonus != "coin"]
    end_bonus_if_pointless(position)


def play_bonus(position: Position, words: list[str]) -> None:
    """BONUS-1 to BONUS-4: a worker goes to the cheapest free slot, free of charge."""
    player = decider(position)
    source = cell_from_text(words[0])
    if len(words) == 3:  # BONUS-4: the worker comes from another resource of the board
        from_resource, from_slot = words[1].split("/")
        take_worker_off(position, player, from_resource, from_slot)
    resource = words[-1]
    place_worker(position, player, resource, cheapest_free_slot(position, resource))
    position.pending = [(cell, bonus) for cell, bonus in position.pending if cell != source]
    end_bonus_if_pointless(position)


def end_bonus_if_pointless(position: Position) -> None:
    """The phase bonus lasts while some pending bonus is reachable."""
    if not some_bonus_reachable(position, decider(position)):
        finish_build(position)


def finish_build(position: Position) -> None:
    """BUILD-9, then the Builder's reaction (CHAR-BU), then the active player's close."""
    builder, cell = position.builder, position.built_cell
    if builder is None or cell is None:
        raise ValueError("nothing was built")
    position.builder = None
    position.built_cell = None
    position.pending = []
    new_card = card_at(position, cell)
    if new_card is None:
        raise ValueError("nothing was built")
    guild = printed_card(position, new_card.card)["guild"]
    if guild is not None:
        take_character(position, builder, guild)
    if builder == position.active:
        offer_reaction(position)
    else:  # that was the reaction; there is no other
        enter_close(position)


def take_character(position: Position, player: int, guild: str) -> None:
    """CHAR-1: the top of the pile; an empty pile is first made anew from what ALL players hold."""
    if position.piles[guild] == []:
        returned = give_back_characters(position, guild)
        position.piles[guild] = reshuffled_pile(returned, position.seed, position.reshuffles)
        position.reshuffles += 1
    position.players[player].characters.append(position.piles[guild].pop(0))


def give_back_characters(position: Position, guild: str) -> list[str]:
    """CHAR-1: every player gives back every character of the guild."""
    of_guild = position.edition["guilds"][guild]
    returned = []
    for player in position.players:
        returned += [character for character in player.characters if character in of_guild]
        player.characters = [character for character in player.characters if character not in of_guild]
    return returned


def offer_reaction(position: Position) -> None:
    """CHAR-BU: the holder is asked while able to build; otherwise the active player goes on."""
    reactor = reacting_player(position)
    if reactor is None:
        enter_close(position)
    else:
        position.phase = "reaction"
        position.player = reactor


def play_decline(position: Position, _words: list[str]) -> None:
    """CHAR-BU: the holder does not build."""
    enter_close(position)


def play_done(position: Position, _words: list[str]) -> None:
    """No second resource (CHAR-SE), or the rest of the bonuses declined (BONUS-6)."""
    if position.phase == "second resource":
        finish_second_resource(position)
    else:
        finish_build(position)


# ---------------------------------------------------------------- free actions


def play_cheat(position: Position, _words: list[str]) -> None:
    """CHAR-CH, LIMIT-1: the coin gained last becomes a building; LIMIT-3 applies."""
    me = position.players[position.active]
    card = me.coins.pop()
    me.buildings.append(card)
    position.seen.add(card)  # INFO-2
    position.cheated = True
    discard_or_go_on(position)


def play_swap(position: Position, words: list[str]) -> None:
    """CHAR-BK: each card takes the other's place."""
    card, place = words[0], int(words[1])
    buildings = position.players[position.active].buildings
    buildings[buildings.index(card)] = position.row[place - 1]
    position.row[place - 1] = card
    position.swapped = True
    go_on(position)


def play_travel(position: Position, words: list[str]) -> None:
    """CHAR-TR: pay the resource, and a worker goes on its spot of the Main Square."""
    [resource] = words
    pay_resource(position, position.active, resource)
    position.players[position.active].supply -= 1
    position.spots[resource] = position.active
    note_trigger(position, position.active)
    go_on(position)


def play_return(position: Position, words: list[str]) -> None:
    """TURN-3: one worker back to supply, free."""
    resource, slot = words[0].split("/")
    take_worker_off(position, decider(position), resource, slot)
    go_on(position)


def go_on(position: Position) -> None:
    """After a free action the phase goes on, unless its last purpose is gone."""
    if position.phase == "second resource":
        end_second_resource_if_pointless(position)
    elif position.phase == "bonus":
        end_bonus_if_pointless(position)
    elif position.phase == "reaction":
        offer_reaction(position)
    elif position.phase == "close":
        enter_close(position)
