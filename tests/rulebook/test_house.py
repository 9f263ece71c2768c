"""Rules of our own (HOUSE): the round that is finished, and a worker card played for nothing."""

import json
from collections.abc import Mapping

import pytest

from oddville import Game, OddVilleError, edition, record_of, replay
from oddville.cards.edition import players_possible
from oddville.cards.printed import Edition
from oddville.cards.vocabulary import RESOURCES
from oddville.games.errors import InvalidPosition, InvalidRecord
from table import Facts, Position, Table, coins, edition_with, event_facts, play, refusals_of, texts

# HOUSE-1: finish the round


def nearly(players: int = 3, first: int = 0, active: int = 0) -> Table:
    """The active player has five buildings to the east and can build `w-1` at their end; the house rule is on."""
    table = Table(players).street(active, 5).buildings(active, "w-1").workers(active, wood=[0])
    table.turn_of(active, first).data["finish_round"] = True
    return table


def test_the_round_is_finished_after_the_sixth_worker() -> None:
    """HOUSE-1: all have as many turns; who was first to have six triggered the end."""
    game = nearly().game()
    assert event_facts(game.play("build w-1 6,0"), "trigger", "trigger-round", "over") == [
        ("trigger-round", {"player": 0})
    ]
    assert (game.player, game.is_over, game.position()["triggered_by"]) == (1, False, 0)
    assert event_facts(play(game, "coins 4", "coins 4"), "over") == [("over", {"player": 2})]
    assert (game.is_over, game.turn, game.position()["triggered_by"]) == (True, 3, 0)


def test_the_sixth_worker_in_the_last_turn_of_a_round_ends_the_game() -> None:
    """HOUSE-1: nothing is left of the round."""
    game = nearly(active=1, first=2).game()
    assert event_facts(game.play("build w-1 6,0"), "trigger", "over") == [
        ("trigger", {"player": 1}),
        ("over", {"player": 1}),
    ]
    assert (game.is_over, game.turn) == (True, 3)


def test_a_round_ends_before_the_player_who_began() -> None:
    """HOUSE-1: with another first player the round ends elsewhere."""
    game = nearly(active=2, first=1).game("build w-1 6,0")
    assert (game.is_over, game.player) == (False, 0)
    play(game, "coins 4")
    assert (game.is_over, game.active, game.turn) == (True, 0, 3)


def test_a_second_player_with_six_does_not_trigger_again() -> None:
    """HOUSE-1, SCORE-6: the tie-break looks at who was first."""
    table = nearly().street(1, 5, "west").buildings(1, "n-1").workers(1, wood=[1])
    game = table.game("build w-1 6,0")
    assert event_facts(game.play("build n-1 0,1"), "trigger", "trigger-round") == []
    assert (game.is_over, game.position()["triggered_by"]) == (False, 0)
    play(game, "coins 4")
    assert game.is_over
    again = Game.from_position(game.position(), edition=game.edition)
    assert again.position() == game.position()


def test_the_limit_of_turns_still_ends_the_game() -> None:
    """HOUSE-1, END-2: even within the last round."""
    table = nearly()
    table.data["turn_limit"] = 2
    game = table.game("build w-1 6,0", "coins 4")
    assert (game.is_over, game.turn, game.position()["triggered_by"]) == (True, 2, 0)


def test_the_printed_rule_is_the_default() -> None:
    """END-1, HOUSE-1: without the house rule no position names it."""
    game = Game(2, seed="plain")
    assert not game.finish_round
    assert "finish_round" not in game.position()
    assert "finish_round" not in game.view()
    with_rule = Game(2, seed="plain", finish_round=True)
    assert with_rule.position() == {**game.position(), "finish_round": True}
    assert with_rule.view()["finish_round"]


@pytest.mark.parametrize("hidden", [False, True])
def test_a_record_names_the_house_rule(hidden: bool) -> None:
    """HOUSE-1: by a header, which the replay reads."""
    game = Game(2, seed="house", finish_round=True)
    play(game, *texts(game)[:1])
    record = record_of(game, hidden=hidden)
    assert record.headers["finish_round"] == "yes"
    assert replay(str(record)).position()["finish_round"]
    with pytest.raises(InvalidRecord) as error:
        replay(str(record).replace("finish_round: yes", "finish_round: no"))
    assert error.value.messages()[0][0] == "record-finish-round"


def test_a_record_from_a_position_keeps_the_house_rule() -> None:
    """HOUSE-1: the position carries it."""
    game = nearly().game("build w-1 6,0")
    again = replay(str(record_of(game)), game.edition)
    assert again.position() == game.position()


@pytest.mark.parametrize(
    ("name", "printed", "with_rule"),
    [("reconstruction", (2, 3, 4), (2, 3, 4)), ("micro", (2, 3, 4), (2, 3)), ("nano", (2,), ())],
)
def test_the_house_rule_needs_more_cards(
    name: str, printed: tuple[int, ...], with_rule: tuple[int, ...]
) -> None:
    """HOUSE-1, LIMIT-6: two more buildings in each turn of the last round; 64 cards are enough for four players."""
    cards = edition(name)
    assert players_possible(cards) == printed
    assert players_possible(cards, finish_round=True) == with_rule
    for players in set(printed) - set(with_rule):
        with pytest.raises(OddVilleError) as error:
            Game(players, edition=name, finish_round=True)
        assert error.value.messages()[0][0] == "error-players-round"
        position = {**Game(players, edition=name).position(), "finish_round": True}
        with pytest.raises(InvalidPosition):
            Game.from_position(position, edition=name)


def in_last_round(**changes: object) -> Mapping[str, object]:
    """Player 0 has triggered the end, and it is the turn of player 1."""
    return {**nearly().game("build w-1 6,0").position(), **changes}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"finish_round": False}, "position-city-workers"),
        ({"phase": "over", "player": None, "main_done": True}, "position-over"),
        ({"triggered_by": None}, "position-city-workers"),
    ],
)
def test_a_position_in_the_last_round_is_checked(changes: Facts, message: str) -> None:
    """HOUSE-1: six workers before one's turn only in a last round, which is not over before its end."""
    printed = nearly().edition
    Game.from_position(in_last_round(), edition=printed)
    with pytest.raises(InvalidPosition) as error:
        Game.from_position(in_last_round(**changes), edition=printed)
    assert message in [each for each, _ in error.value.messages()]


# HOUSE-2: a worker card for nothing

DEAR = {"coins": 0, "costs": (1, 1, 1, 1, 1, 1)}


def dear(**more: object) -> Edition:
    """Worker cards 1 and 2 show no coins, and no position of the row is free with them."""
    return edition_with(workers={1: DEAR, 2: DEAR}, board={"wood": [0], "clay": [0]}, **more)  # type: ignore[arg-type]


def stuck() -> Table:
    """Player 0 has the cards 1 and 2, no coins, and nothing that can be paid."""
    return Table(edition=dear()).hand(0, 1, 2).workers(1, wood=[0], clay=[0])


def test_without_a_main_action_any_worker_card_may_be_played_for_nothing() -> None:
    """HOUSE-2, TURN-4: a card that shows no coins gains none, and the turn passes to the next player."""
    game = stuck().game()
    assert texts(game) == ["coins 1", "coins 2"]
    events = game.play("coins 2")
    assert event_facts(events, "coins") == [("coins", {"player": 0, "worker": 2, "gained": 0})]
    assert (game.player, game.position()["players"][0]["hand"]) == (1, [1])
    assert coins(game, 0) == 0


def test_with_any_main_action_the_card_must_show_coins() -> None:
    """HOUSE-2, WORK-4: a position that can be paid, a free slot, another card or a building are main actions."""
    tables = (
        stuck().coins(0, 1),
        Table(edition=dear()).hand(0, 1).workers(1, clay=[0]),
        stuck().hand(0, 1, 4),
        stuck().buildings(0, "w-1").workers(0, wood=[2]),
    )
    for table in tables:
        assert refusals_of(table.game(), "coins 1") == [("WORK-4", "shows-no-coins", {"worker": 1})]


def test_free_actions_alone_are_no_main_action() -> None:
    """HOUSE-2, TURN-3: who could take a worker off first may do so, and may play a card for nothing."""
    game = Table(edition=dear()).hand(0, 1).workers(0, wood=[0]).workers(1, clay=[0]).game()
    assert texts(game) == ["coins 1", "return wood/0"]
    play(game, "return wood/0")
    assert texts(game) == ["resource 1 wood"]


def test_after_a_paid_recovery_a_build_is_no_main_action() -> None:
    """HOUSE-2, WORK-1: the card may then be played for nothing, where all four show no coins."""
    printed = edition_with(
        workers=dict.fromkeys((1, 2, 3, 4), DEAR),
        board={resource: [0] for resource in RESOURCES},
    )
    table = Table(edition=printed).hand(0, 1).coins(0, 1).buildings(0, "w-1").workers(0, wood=[2])
    table.workers(1, wood=[0], clay=[0], stone=[0], crystal=[0])
    game = table.game()
    assert "build w-1 1,0" in texts(game)
    assert "coins 1" not in texts(game)
    play(game, "recover")
    assert texts(game) == ["coins 1", "coins 2", "coins 3", "coins 4", "return wood/2"]


def test_the_edition_that_is_shipped_never_needs_it() -> None:
    """TURN-4, HOUSE-2: every worker card has a free position, so the rule has no use."""
    for name in ("reconstruction", "micro", "nano"):
        assert all(worker.costs[0] == 0 for worker in edition(name).workers)


def test_a_position_is_plain_data() -> None:
    """HOUSE-1: the key survives JSON."""
    position: Position = json.loads(json.dumps(in_last_round()))
    assert Game.from_position(position, edition=nearly().edition).finish_round
