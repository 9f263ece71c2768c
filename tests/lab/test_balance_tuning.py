"""The tuner: it keeps every count, lowers the predicted misfit, and changes only the lines it must."""

import tomllib
from dataclasses import replace

import pytest

from lab.balance_games import CARDS, games_where, statistics
from oddville.cards.edition import read_edition
from oddville.games.editions import edition, text_of
from oddville.games.errors import OddVilleError
from oddville.lab.balance.checks import MIN_BUILT
from oddville.lab.balance.formatting import changes
from oddville.lab.balance.statistics import Statistics
from oddville.lab.tuning.constraints import violations
from oddville.lab.tuning.edition_file import apply_changes
from oddville.lab.tuning.model import Model, features_of, ridge, solve
from oddville.lab.tuning.proposal import Candidate, Proposal, propose, steps
from oddville.lab.tuning.report import report
from oddville.texts import Texts
from table import frozen_edition

DEAD = next(card for card in CARDS if len(card.cost) == 4)


@pytest.fixture(scope="module")
def stats() -> Statistics:
    """Cards that ask for crystal win too often, and one dear card is never built."""
    crystal = {card.id for card in CARDS if "crystal" in card.cost and card.formula != "diamond"}
    return statistics(games_where(crystal, {DEAD.id}, 60))


@pytest.fixture(scope="module")
def proposal(stats: Statistics) -> Proposal:
    """What the tuner makes of it in two steps."""
    return propose(edition(), stats, 2)


def test_a_system_of_equations() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_ridge_finds_the_effect_of_a_feature() -> None:
    """What is well known keeps its effect, what is hardly known is drawn to nothing."""
    dear, cheap = features_of(CARDS[0]), features_of(CARDS[1])
    entries = [(dear, 0.5, 1e6), (cheap, -0.5, 1e6)]
    effect = ridge(entries)
    for features, value, _ in entries:
        assert sum(effect[name] * amount for name, amount in features.items()) == pytest.approx(
            value, abs=1e-3
        )
    assert all(abs(each) < 1e-3 for each in ridge([(dear, 0.5, 1e-4)]).values())


def test_the_model_knows_who_was_strong_and_who_was_dead(stats: Statistics) -> None:
    """A card left as it is keeps its figures, drawn a little towards those of cards like it."""
    model = Model(CARDS, stats)
    usual = stats["players"]["2"]["all"]["share"]["value"]
    for place, card in enumerate(CARDS):
        row = stats["players"]["2"]["cards"][card.id]
        ((times, wins, built),) = model.predict(place, card)
        assert (built < MIN_BUILT) == (card == DEAD)
        if row["built"]:
            assert (wins / times > usual) == (row["share"]["value"] > usual), card.id


def test_a_step_is_weighed_as_if_it_were_made(stats: Statistics) -> None:
    model = Model(CARDS, stats)
    candidate = Candidate(CARDS, model)
    for step in list(steps(CARDS))[:2000:97]:
        after = [step.get(place, card) for place, card in enumerate(CARDS)]
        assert candidate.misfit(step) == pytest.approx(Candidate(after, model).misfit())
        candidate.apply(step)
        assert candidate.misfit() == pytest.approx(Candidate(after, model).misfit())
        candidate = Candidate(CARDS, model)


def test_it_keeps_all_counts_and_lowers_the_predicted_misfit(proposal: Proposal) -> None:
    assert proposal.changes
    assert violations(proposal.cards) == []
    assert proposal.misfit_after < proposal.misfit_before
    assert [card.id for card in proposal.cards] == [card.id for card in CARDS]
    after = replace(edition(), cards=proposal.cards).as_dict()
    assert list(changes(edition().as_dict(), after)) == list(proposal.changes)


def test_the_best_change_is_passed_over_if_it_breaks_a_promise() -> None:
    """Where rows win too often, the third change that helps most would make dear cards worth less than cheap ones."""
    rows = {card.id for card in CARDS if card.formula == "row"}
    proposal = propose(edition(), statistics(games_where(rows, set(), 60)), 3)
    assert len(proposal.changes) > 4
    assert violations(proposal.cards) == []


def test_balanced_cards_stay_as_they_are() -> None:
    proposal = propose(edition(), statistics(games_where(set(), set(), 60)), 5)
    assert (proposal.changes, proposal.missed, proposal.misfit_after) == ((), (), 0.0)
    assert "Nothing to change" in "\n".join(report(proposal, Texts(), None))


def test_steps_are_small_and_legal() -> None:
    for step in steps(CARDS):
        assert 1 <= len(step) <= 2
        for place, card in step.items():
            assert 1 <= len(card.cost) <= 4
            assert card != CARDS[place]
            assert (card.formula, card.base, card.id) == (
                CARDS[place].formula,
                CARDS[place].base,
                CARDS[place].id,
            )
            assert card.formula != "guild" or card.guild == CARDS[place].guild


def test_only_the_changed_lines_change(proposal: Proposal) -> None:
    old = text_of("reconstruction")
    new = apply_changes(old, proposal.changes, proposal.cards)
    assert read_edition(new).cards == proposal.cards
    different = [pair for pair in zip(old.splitlines(), new.splitlines(), strict=True) if pair[0] != pair[1]]
    assert len(different) == len(proposal.changes)
    assert apply_changes(old, (), CARDS) == old


def test_a_guild_line_comes_and_goes_and_comments_stay() -> None:
    """Also where a card's lines carry comments."""
    plain = next(card for card in CARDS if card.guild is None)
    marked = next(card for card in CARDS if card.guild == "mask" and card.formula != "guild")
    cards = [
        replace(card, guild="mask" if card == plain else None) if card in (plain, marked) else card
        for card in CARDS
    ]
    old = text_of("reconstruction").replace(f'id = "{plain.id}"', f'id = "{plain.id}"  # mine')
    wanted = list(changes(edition().as_dict(), replace(edition(), cards=tuple(cards)).as_dict()))
    new = apply_changes(old, wanted, cards)
    assert list(read_edition(new).cards) == cards
    assert "# mine" in new
    assert [list(card) for card in tomllib.loads(new)["card"] if card["id"] == plain.id] == [
        ["id", "name", "streets", "cost", "bonus", "guild", "formula", "base"]
    ]


def test_an_edition_with_other_counts_is_refused(stats: Statistics) -> None:
    other = replace(edition(), cards=(*CARDS[:-1], replace(CARDS[-1], bonus="wood")))
    with pytest.raises(OddVilleError, match="bonuses"):
        propose(other, stats, 1)


def test_dead_cards_become_cheaper() -> None:
    """Dear cards are built less here: a lower cost gets them built."""
    printed = frozen_edition()  # it has more of them than it must
    dear = {card.id for card in printed.cards if len(card.cost) == 4}
    proposal = propose(printed, statistics(games_where(set(), dear, 60), printed), 3)
    costs = [change for change in proposal.changes if change.field == "cost" and change.card in dear]
    assert costs
    assert sum(len(change.new) - len(change.old) for change in costs) < 0
