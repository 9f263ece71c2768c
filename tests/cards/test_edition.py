"""Reading an edition file (COMP-6): what is accepted, what is refused and how it is reported."""

import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.documents import (
    WORDS,
    Change,
    a_document,
    a_variant,
    as_text,
    drop,
    find_problems,
    put,
    with_changes,
)
from oddville.cards.edition import content_hash, find_warnings, players_possible, read_edition
from oddville.cards.validation import EditionProblem, InvalidEdition
from oddville.cards.vocabulary import BASES, BONUSES, FORMULAS, GUILDS, RESOURCES, SIDES

# What is changed, and the problem it makes: message | where | field | value | allowed (or a key of WORDS).
SPOILED: list[tuple[Change, str]] = [
    (put("edition", to=2), "edition-format | edition | edition | 2 | 1"),
    (put("edition", to=True), "edition-type | edition | edition | True | integer"),
    (drop("edition"), "edition-missing | edition | edition |  | 1"),
    (drop("name"), "edition-missing | edition | name |  | id"),
    (put("name", to="My Box"), "edition-id | edition | name | 'My Box' | id"),
    (put("titel", to=1), "edition-unknown-key | edition | titel | 1 | edition keys"),
    (put("a\nb", to=1), r"edition-unknown-key | edition | 'a\nb' | 1 | edition keys"),
    (put("variant", to="yes"), "edition-type | edition | variant | 'yes' | boolean"),
    (lambda d: d.update(variant=0, end_workers=5), "edition-type | edition | variant | 0 | boolean"),
    (put("end_workers", to=5), "edition-end-workers | edition | end_workers | 5 | 6"),
    (put("end_workers", to=10), "edition-range | edition | end_workers | 10 | 1-9"),
    (put("end_workers", to=True), "edition-type | edition | end_workers | True | integer"),
    (drop("worker"), "edition-missing | edition | worker |  | array"),
    (drop("worker", 3), "edition-worker-count | edition | worker | 3 | 4"),
    (lambda d: d["worker"].append(d["worker"][3]), "edition-worker-count | edition | worker | 5 | 4"),
    (put("worker", 1, to="x"), "edition-type | worker 2 |  | 'x' | table"),
    (drop("worker", 1, "coins"), "edition-missing | worker 2 | coins |  | 0-5"),
    (put("worker", 1, "coin", to=1), "edition-unknown-key | worker 2 | coin | 1 | worker keys"),
    (put("worker", 1, "coins", to=6), "edition-range | worker 2 | coins | 6 | 0-5"),
    (put("worker", 1, "coins", to=1.0), "edition-type | worker 2 | coins | 1.0 | integer"),
    (
        put("worker", 1, "resources", to=["clay", "clay"]),
        "edition-repeated | worker 2 | resources | 'clay' | resources",
    ),
    (put("worker", 1, "costs", to=[0] * 5), "edition-price-count | worker 2 | costs | 5 | 6"),
    (put("worker", 1, "costs", 5, to=-1), "edition-range | worker 2 | costs | -1 | 0-5"),
    (put("worker", 1, "costs", 0, to=6), "edition-range | worker 2 | costs | 6 | 0-5"),
    (put("worker", 1, "costs", 0, to=True), "edition-type | worker 2 | costs | True | integer"),
    (put("board", to=[]), "edition-type | edition | board | [] | table"),
    (drop("board", "3"), "edition-missing | board | 3 |  | table"),
    (put("board", "5", to={}), "edition-unknown-key | board | 5 | {} | 2, 3, 4"),
    (put("board", "3", to=0), "edition-type | board 3 |  | 0 | table"),
    (drop("board", "3", "clay"), "edition-missing | board 3 | clay |  | 0-1"),
    (put("board", "3", "tin", to=[]), "edition-unknown-key | board 3 | tin | [] | resources"),
    (put("board", "3", "wood", to=[2]), "edition-range | board 3 wood | slots | 2 | 0-1"),
    (put("board", "3", "wood", to=[1] * 7), "edition-slot-count | board 3 wood | slots | 7 | 0-6"),
    (put("board", "3", "wood", to=0), "edition-type | board 3 wood | slots | 0 | array"),
    (drop("main_square", "points"), "edition-missing | main-square | points |  | 0-20"),
    (put("main_square", "points", to=21), "edition-range | main-square | points | 21 | 0-20"),
    (
        put("main_square", "streets", to=["north"]),
        "edition-north-street | main-square | streets | 'north' | east, south, west",
    ),
    (put("main_square", "bonus", to="tin"), "edition-word | main-square | bonus | 'tin' | bonuses"),
    (
        put("main_square", "spots", to=["wood", "wood"]),
        "edition-repeated | main-square | spots | 'wood' | resources",
    ),
    (drop("guilds", "mask"), "edition-missing | guilds | mask |  | characters"),
    (put("guilds", "owl", to=[]), "edition-unknown-key | guilds | owl | [] | guilds"),
    (drop("guilds", "mask", 2), "edition-character-count | guild mask | characters | 2 | 3"),
    (
        put("guilds", "mask", 1, to="seignior"),
        "edition-repeated | guild mask | characters | 'seignior' | characters",
    ),
    (put("guilds", "mask", 0, to="jester"), "edition-word | guild mask | characters | 'jester' | characters"),
    (
        put("guilds", "bells", 0, to="landowner"),
        "edition-character-twice | guild bells | characters | 'landowner' | characters",
    ),
    (put("card", to={}), "edition-type | edition | card | {} | array"),
    (drop("card", 63), "edition-card-count | edition | card | 63 | 64"),
    (put("card", 16, to=0), "edition-type | card number 17 |  | 0 | table"),
    (drop("card", 16, "id"), "edition-missing | card number 17 | id |  | id"),
    (put("card", 16, "id", to="Inn"), "edition-id | card number 17 | id | 'Inn' | id"),
    (put("card", 16, "id", to="inn\n"), r"edition-id | card number 17 | id | 'inn\n' | id"),
    (put("card", 16, "id", to=""), "edition-id | card number 17 | id | '' | id"),
    (put("card", 16, "id", to=["x"]), "edition-type | card number 17 | id | ['x'] | string"),
    (put("card", 16, "id", to="house-3"), "edition-duplicate-id | card number 17 | id | 'house-3' | id"),
    (
        put("card", 16, "id", to="main-square"),
        "edition-reserved-id | card number 17 | id | 'main-square' | id",
    ),
    (put("card", 1, "name", to=" "), "edition-name | house-2 | name | ' ' | 1-40"),
    (
        put("card", 1, "name", to="x" * 41),
        f"edition-name | house-2 | name | '{'x' * 41}' | 1-40",
    ),
    (put("card", 1, "name", to="a\tb"), r"edition-name | house-2 | name | 'a\tb' | 1-40"),
    (put("card", 1, "names", to={"it": ""}), "edition-name | house-2 | names | '' | 1-40"),
    (put("card", 1, "names", to={"Latin": "x"}), "edition-language | house-2 | names | 'Latin' | language"),
    (put("card", 1, "names", to="x"), "edition-type | house-2 | names | 'x' | table"),
    (put("card", 1, "streets", to=["up"]), "edition-word | house-2 | streets | 'up' | sides"),
    (put("card", 1, "streets", to=["east"] * 2), "edition-repeated | house-2 | streets | 'east' | sides"),
    (put("card", 1, "cost", to=[]), "edition-cost-count | house-2 | cost | 0 | 1-9"),
    (put("card", 1, "cost", to=["wood"] * 10), "edition-cost-count | house-2 | cost | 10 | 1-9"),
    (put("card", 1, "cost", to=["tin"]), "edition-word | house-2 | cost | 'tin' | resources"),
    (put("card", 1, "cost", to="wood"), "edition-type | house-2 | cost | 'wood' | array"),
    (put("card", 1, "cost", to=[["wood"]]), "edition-type | house-2 | cost | ['wood'] | string"),
    (put("card", 1, "bonus", to=["any"]), "edition-type | house-2 | bonus | ['any'] | string"),
    (put("card", 1, "guild", to="none"), "edition-word | house-2 | guild | 'none' | guilds"),
    (drop("card", 0, "guild"), "edition-guild-formula | house-1 | guild |  | guilds"),
    (put("card", 1, "formula", to="x"), "edition-word | house-2 | formula | 'x' | formulas"),
    (put("card", 1, "formula", to=["row"]), "edition-type | house-2 | formula | ['row'] | string"),
    (put("card", 1, "base", to=1), "edition-base | house-2 | base | 1 | 2"),
    (put("card", 1, "base", to=2.0), "edition-type | house-2 | base | 2.0 | integer"),
    (put("card", 1, "base", to=True), "edition-type | house-2 | base | True | integer"),
    (put("card", 1, "base", to=float("nan")), "edition-type | house-2 | base | nan | integer"),
    (drop("card", 0, "base"), "edition-missing | house-1 | base |  | 1, 2"),
    (put("card", 1, "gild", to="x"), "edition-unknown-key | house-2 | gild | 'x' | card keys"),
]

SYNTAX_ERRORS = {
    "a = 1\nb = = 2": "2:5",
    "a = 1\nb": "2:2",
    'a = {"(at line 7, column 7)" = 1, "(at line 7, column 7)" = 1}': "1:62",
    "a = " + "[" * 5000: "",
    "a = " + "9" * 5000: "",
}

UNUSUAL: list[tuple[Change, str]] = [
    (put("worker", 1, "resources", to=["wood"]), "edition-warning-resources | worker 2 | resources | 1 | 2"),
    (put("worker", 0, "resources", to=[]), "edition-warning-resources | worker 1 | resources | 0 | 1"),
    (put("worker", 1, "costs", 0, to=1), "edition-warning-position | worker 2 | costs | 1 | 0"),
    (put("card", 1, "cost", to=["wood"] * 9), "edition-warning-cost | house-2 | cost | 9 | 1-4"),
    (drop("card", 1, "bonus"), "edition-warning-bonus | house-2 | bonus |  | "),
]
"""What is allowed, though no rulebook says it."""
HASHED: list[Change] = [
    put("worker", 1, "coins", to=5),
    put("worker", 1, "costs", 5, to=5),
    put("worker", 1, "resources", to=["wood", "crystal"]),
    put("board", "2", "stone", to=[1, 1]),
    put("main_square", "streets", to=[]),
    drop("main_square", "bonus"),
    put("main_square", "points", to=5),
    put("main_square", "spots", to=[]),
    lambda document: put("guilds", to=dict(zip(GUILDS[::-1], document["guilds"].values(), strict=True)))(
        document
    ),
    put("card", 5, "id", to="x"),
    put("card", 5, "streets", to=[]),
    put("card", 5, "cost", to=["wood", "stone"]),
    put("card", 5, "bonus", to="any"),
    drop("card", 5, "guild"),
    lambda document: document["card"][5].update(formula="column", base=1),
    put("card", 0, "base", to=2),
    lambda document: document["card"].reverse(),
    put("variant", to=True),
    lambda document: document.update(variant=True, end_workers=5),
    lambda document: document.update(variant=True, card=document["card"][1:]),
]
NOT_HASHED: list[Change] = [
    put("name", to="other"),
    put("card", 5, "name", to="Other"),
    put("card", 5, "names", to={"it": "Altro", "pt-BR": "Outro"}),
    put("card", 5, "streets", to=["west", "north"]),
    put("card", 5, "cost", to=["stone", "wood", "wood"]),
    drop("card", 5, "base"),
    put("variant", to=False),
    put("end_workers", to=6),
    put("board", "2", "wood", to=[1, 0]),
    put("guilds", "mask", to=["seignior", "landowner", "hr-manager"]),
]

GARBAGE = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from((*BONUSES, *SIDES, *FORMULAS)),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


def test_good_edition_is_read_as_it_stands() -> None:
    """COMP-6: all that is printed comes from the file."""
    edition = read_edition(as_text(a_document()))
    assert (edition.name, edition.end_workers, edition.variant) == ("test", 6, False)
    assert edition.workers[1].as_dict() == {
        "coins": 1,
        "resources": ["wood", "clay"],
        "costs": [0, 1, 1, 2, 2, 3],
    }
    assert edition.board[4] == dict.fromkeys(RESOURCES, (0, 1))
    assert edition.main_square.spots == ("wood", "clay")
    assert edition.guilds["bells"] == ("ghost", "tax-collector", "benefactor")
    assert [card.id for card in edition.cards] == [f"house-{number}" for number in range(1, 65)]
    assert (edition.cards[0].formula, edition.cards[0].base, edition.cards[0].guild) == ("guild", 1, "mask")


@pytest.mark.parametrize(("change", "facts"), SPOILED, ids=[facts for _, facts in SPOILED])
def test_each_problem_is_named_with_its_place(change: Change, facts: str) -> None:
    """One fault gives exactly one problem (COMP-1, COMP-2, COMP-3, COMP-4, COMP-5)."""
    message, where, field, value, allowed = facts.split(" | ")
    problem = EditionProblem(message, where, field, value, WORDS.get(allowed, allowed))
    text = with_changes(change)
    assert find_problems(text) == (problem,)
    with pytest.raises(InvalidEdition) as refused:
        read_edition(text)
    assert refused.value.problems == (problem,)


@pytest.mark.parametrize(("change", "facts"), UNUSUAL, ids=[facts for _, facts in UNUSUAL])
def test_what_no_rulebook_says_is_a_warning(change: Change, facts: str) -> None:
    """HOUSE-2, COMP-6: one unusual thing gives exactly one warning, and the edition is read."""
    message, where, field, value, allowed = facts.split(" | ")
    text = with_changes(change)
    assert find_warnings(text) == (EditionProblem(message, where, field, value, allowed),)
    assert find_problems(text) == ()
    assert read_edition(text).name == "test"


def test_warnings_and_errors_are_distinguished() -> None:
    """An error gives no warning of the same value, and a file that is no TOML none at all."""
    document = a_document()
    put("worker", 0, "costs", 0, to=6)(document)
    put("card", 3, "cost", to=["wood"] * 10)(document)
    drop("card", 4, "bonus")(document)
    assert [problem.where for problem in find_problems(as_text(document))] == ["worker 1", "house-4"]
    assert [warning.where for warning in find_warnings(as_text(document))] == ["house-5"]
    assert find_warnings(as_text(a_document())) == find_warnings("no TOML =") == find_warnings("") == ()


def test_all_problems_are_reported_at_once() -> None:
    """A file with many faults is refused once, with all of them, from top to bottom."""
    document = a_document()
    faults = [
        put("worker", 1, "coins", to=6),
        drop("board", "3"),
        *(put("card", n, "cost", to=[]) for n in (2, 9)),
    ]
    for change in faults:
        change(document)
    document["card"][9]["bonus"] = "gold"
    found = [(problem.where, problem.field) for problem in find_problems(as_text(document))]
    cards = [("house-3", "cost"), ("house-10", "cost"), ("house-10", "bonus")]
    assert found == [("worker 2", "coins"), ("board", "3"), *cards]


def test_empty_file_lacks_every_section() -> None:
    """An empty text is well-formed TOML, but nothing is in it."""
    problems = find_problems("")
    assert {problem.message for problem in problems} == {"edition-missing"}
    sections = ["edition", "name", "worker", "board", "main_square", "guilds", "card"]
    assert [problem.field for problem in problems] == sections


@pytest.mark.parametrize("text", SYNTAX_ERRORS, ids=range(len(SYNTAX_ERRORS)))
def test_syntax_error_says_line_and_column(text: str) -> None:
    """The place is reported if the parser knows it."""
    assert find_problems(text) == (
        EditionProblem("edition-toml", "edition", "", SYNTAX_ERRORS[text], "TOML"),
    )


@pytest.mark.parametrize(
    "value", ["0x" + "f" * 5000, ".".join("a" * 5000) + " = 1", repr("x" * 5000)], ids=range(3)
)
def test_monstrous_values_are_shown_short(value: str) -> None:
    """Neither a huge number nor a deep table nor a long text is printed in full."""
    text = f"x = {value}" if "=" not in value else f"x.{value}"
    shown = next(problem.value for problem in find_problems(text) if problem.field == "x")
    assert 0 < len(shown) <= 60


def test_an_error_has_ids_and_facts_and_can_be_pickled() -> None:
    """Its text is for logs; people read the sentence of the message."""
    with pytest.raises(InvalidEdition) as refused:
        read_edition(with_changes(drop("card", 0, "base")))
    assert str(refused.value) == "edition-missing where=house-1 field=base value= allowed=1, 2"
    assert pickle.loads(pickle.dumps(refused.value)).problems == refused.value.problems


def test_lists_without_order_come_out_in_the_order_of_the_vocabulary() -> None:
    """What a file may list in any order, the engine sees in one."""
    document = a_document()
    document["card"][5] |= {"cost": ["stone", "wood", "clay", "wood"], "streets": ["west", "north"]}
    card = read_edition(as_text(document)).cards[5]
    assert (card.cost, card.streets) == (("wood", "wood", "clay", "stone"), ("north", "west"))


@pytest.mark.parametrize("formula", [formula for formula in FORMULAS if len(BASES[formula]) == 1])
def test_only_base_of_a_formula_may_be_left_out(formula: str) -> None:
    """SCORE-2: most formulas print but one base number."""
    document = a_document()
    del document["card"][5]["base"], document["card"][5]["guild"]
    document["card"][5]["formula"] = formula
    card = read_edition(as_text(document)).cards[5]
    assert (card.base, card.guild) == (BASES[formula][0], None)


def test_optional_things_may_be_absent_or_empty() -> None:
    """No bonus and no spots on the Main Square, no single slots, no streets."""
    document = a_document()
    document["main_square"] = {"streets": [], "points": 0, "spots": []}
    document["board"]["2"]["wood"] = document["card"][5]["streets"] = []
    document["card"][5]["names"] = {"it": "Casa 6"}
    edition = read_edition(as_text(document))
    assert (edition.main_square.bonus, edition.main_square.spots) == (None, ())
    assert (edition.board[2]["wood"], edition.cards[5].streets) == ((), ())
    assert edition.cards[5].names == {"it": "Casa 6"}


def test_name_of_the_file_serves_where_the_text_gives_none() -> None:
    """The text's own name goes before the one that the caller gives."""
    assert read_edition(with_changes(drop("name")), "my-box").name == "my-box"
    assert read_edition(as_text(a_document()), "my-box").name == "test"
    assert [problem.value for problem in find_problems(with_changes(drop("name")), "My Box")] == ["'My Box'"]


@pytest.mark.parametrize(("end_workers", "fewest"), [(1, 24), (3, 28), (6, 34), (9, 40)])
def test_variant_must_have_cards_enough_for_two_players(end_workers: int, fewest: int) -> None:
    """LIMIT-6: N >= 10 + 7 n + (E - 1) n."""
    edition = read_edition(as_text(a_variant(fewest, end_workers=end_workers)))
    assert (edition.variant, edition.end_workers, players_possible(edition)) == (True, end_workers, (2,))
    problem = EditionProblem("edition-card-count", "edition", "card", str(fewest - 1), f"{fewest}-250")
    assert find_problems(as_text(a_variant(fewest - 1, end_workers=end_workers))) == (problem,)


def test_variant_has_at_most_250_cards() -> None:
    """So that a card fits in a byte."""
    assert find_problems(as_text(a_variant(250))) == ()
    assert find_problems(as_text(a_variant(251))) == (
        EditionProblem("edition-card-count", "edition", "card", "251", "34-250"),
    )


@pytest.mark.parametrize(("cards", "players"), [(45, (2,)), (46, (2, 3)), (57, (2, 3)), (58, (2, 3, 4))])
def test_players_possible(cards: int, players: tuple[int, ...]) -> None:
    """LIMIT-6 bounds the number of players of a variant."""
    assert players_possible(read_edition(as_text(a_variant(cards)))) == players


@pytest.mark.parametrize("change", NOT_HASHED)
def test_hash_stays_when_names_or_layout_change(change: Change) -> None:
    """A renamed card and a list in another order are the same cards."""
    text = as_text(a_document())
    assert (
        read_edition(with_changes(change)).hash == read_edition(text.replace(", ", " ,  ") + "\n# end").hash
    )


def test_hash_changes_with_everything_else() -> None:
    """All that is printed enters the hash, the order of the cards too."""
    hashes = [read_edition(with_changes(change)).hash for change in [lambda _: None, *HASHED]]
    assert len(set(hashes)) == len(hashes)


def test_hash_is_the_same_for_ever() -> None:
    """Stored games name it: if this fails, no saved game finds its edition."""
    edition = read_edition(as_text(a_document()))
    assert edition.hash == content_hash(replace(edition, hash="", name="x")) == "c5f9d1ac6c"


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    """Whatever the text, it is refused with problems; nothing else is raised."""
    assert find_problems(text)


@given(
    st.lists(st.sampled_from([*"[]{}=.,\n\"'#1-", "card", "board", "guilds", "edition", "worker"])).map(
        "".join
    )
)
def test_no_toml_breaks_the_reader(text: str) -> None:
    """The same for texts that look more like an edition."""
    assert all(isinstance(problem, EditionProblem) for problem in find_problems(text))


@given(st.data(), GARBAGE)
def test_garbage_anywhere_is_reported_or_harmless(data: st.DataObject, garbage: object) -> None:
    """Any value of a good file may be replaced by anything: it is read, or refused with short facts."""
    document: Any = a_document(2)
    place = document
    while True:
        key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else range(len(place))))
        if not (isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans())):
            break
        place = place[key]
    place[key] = garbage
    document["card"] = [*document["card"], *a_document()["card"][2:]] if key != "card" else garbage
    problems = find_problems(as_text(document))
    assert problems or read_edition(as_text(document))
    assert all(len(problem.value) <= 60 and problem.value.isprintable() for problem in problems)
