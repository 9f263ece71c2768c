"""The pictures of the rules are true: each is a position of the game, and says what is so in it."""

import pytest

from oddville.cards.vocabulary import SIDES
from oddville.games.learning.illustrations import Illustration, illustrations
from oddville.games.learning.lessons import lesson
from oddville.games.learning.reference import RULES
from oddville.texts import Texts
from texts.catalogue import LANGUAGES, messages, variables

BY_MESSAGE = {each.message: each for each in illustrations()}


def test_a_refused_build_is_refused_by_the_rule_it_stands_beside() -> None:
    tried = {each.rule: each.tried for each in illustrations() if each.tried and not each.tried.upside_down}
    assert set(tried) == {"BUILD-2", "BUILD-3", "BUILD-5"}
    game = lesson("city").game()
    for rule, build in tried.items():
        assert build is not None
        refusals = game.refusals(f"build {build.card} {build.cell[0]},{build.cell[1]}")
        assert refusals[0].rule == rule
        assert bool(build.sides) == (rule == "BUILD-5")


def test_the_turned_card_would_fit_if_it_could_be_turned() -> None:
    """BUILD-4, EX-8: as printed its edges do not match there; turned by half they would."""
    [picture] = [each for each in illustrations() if each.tried and each.tried.upside_down]
    assert picture.tried is not None
    assert picture.rule == "BUILD-4"
    game, build = lesson("city").game(), picture.tried
    [refusal] = game.refusals(f"build {build.card} {build.cell[0]},{build.cell[1]}")
    assert refusal.rule == "BUILD-5"
    streets = next(card for card in game.edition.cards if card.id == build.card).streets
    flipped = {SIDES[(SIDES.index(side) + 2) % 4] for side in streets}
    assert all((edge["side"] in flipped) == (edge["other"] == "street") for edge in refusal.facts["edges"])


def test_the_picture_of_the_slots_shows_what_it_says() -> None:
    """The free slot of clay is taken, the next one not, and a worker stands on the upper one."""
    clay = BY_MESSAGE["rules-picture-slots"].view["board"]["clay"]
    assert [sum(clay[cost]) for cost in ("0", "1", "2")] == [1, 0, 1]


def test_the_picture_of_the_bonuses_shows_what_it_says() -> None:
    """The coin of the Main Square was gained automatically; the card's own wood is pending."""
    picture = BY_MESSAGE["rules-picture-bonuses"]
    assert (picture.facts["own"], picture.facts["other"]) == ("wood", "coin")
    assert picture.view["pending"] == [[[1, 0], "wood"]]
    assert len(picture.view["players"][0]["coins"]) == 1


def test_the_picture_of_the_score_shows_what_it_says() -> None:
    facts = BY_MESSAGE["rules-picture-score"].facts
    assert facts["base"] + facts["cards"] == facts["points"] == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picture", illustrations(), ids=lambda each: each.message)
def test_every_picture_has_its_words(picture: Illustration, language: str) -> None:
    assert picture.rule in RULES
    assert set(picture.facts) == variables(messages("en")[picture.message])
    assert "{" not in Texts(language).say(picture.message, picture.facts)
