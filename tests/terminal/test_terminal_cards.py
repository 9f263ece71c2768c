"""The cards of an edition as text: list, show, validate."""

import io
import re
from pathlib import Path

import pytest

from oddville import edition
from oddville.plaintext import text_width
from oddville.terminal import cards
from oddville.texts import Texts

SHIPPED = Path(cards.__file__).parents[1] / "cards" / "data" / "reconstruction.toml"


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "vt100")


def listed(name: str = "reconstruction") -> str:
    out = io.StringIO()
    assert cards.list_cards(edition(name), Texts(), out) == 0
    return out.getvalue()


def test_the_list_has_every_card_and_fits() -> None:
    lines = listed().splitlines()
    assert max(map(text_width, lines)) <= 80
    for number, card in enumerate(edition().cards, 1):
        assert lines[number].startswith(card.id)
        assert card.name in lines[number]


def test_the_list_says_that_it_is_a_reconstruction() -> None:
    assert "These cards are a reconstruction" in listed()


def test_the_list_shows_a_card_in_short() -> None:
    line = next(line for line in listed().splitlines() if line.startswith("alchemist-cat"))
    assert line.split() == [
        "alchemist-cat",
        "Alchemist",
        "Cat",
        "wo",
        "cl",
        "st",
        "+move",
        "Bells",
        "2+guild",
        "·ESW",
    ]


def show(*names: str) -> tuple[int, str]:
    out = io.StringIO()
    return cards.show_cards(edition(), names, Texts(), out), out.getvalue()


def test_every_card_can_be_shown() -> None:
    code, output = show(*(card.id for card in edition().cards))
    assert code == 0
    assert output.count("Shield") == 64
    assert max(map(text_width, output.splitlines())) <= 80


def test_other_cards_can_be_shown() -> None:
    code, output = show("main-square", "3", "traveller", "Goose Exchange")
    assert code == 0
    for word in ("4 points for each player", "Worker card 3", "7, or 0 with a worker", "goose-exchange"):
        assert word in output


def test_a_card_that_is_not_there() -> None:
    code, output = show("castle", "snail-post")
    assert code == 1
    assert 'There is no card "castle"' in output
    assert "Snail Post" in output


def validated(path: Path) -> tuple[int, str]:
    out = io.StringIO()
    return cards.validate(path, Texts(), out), out.getvalue()


def test_a_valid_file_is_reported_with_its_hash() -> None:
    code, output = validated(SHIPPED)
    assert code == 0
    text = " ".join(output.split())
    assert (
        f"is valid: edition reconstruction, hash {edition().hash}, 64 buildings, for 2, 3 or 4 players."
        in text
    )
    assert "a reconstruction" in text


def test_a_variant_is_reported(tmp_path: Path) -> None:
    text = SHIPPED.read_text().replace(
        'name = "reconstruction"', 'name = "mine"\nvariant = true\nend_workers = 5', 1
    )
    (tmp_path / "mine.toml").write_text(text)
    code, output = validated(tmp_path / "mine.toml")
    assert code == 0
    assert "This edition is a variant: 64 buildings, and 5 workers in the city end the game." in " ".join(
        output.split()
    )
    assert "reconstruction:" not in output


def test_every_problem_is_reported(tmp_path: Path) -> None:
    text = (
        SHIPPED.read_text()
        .replace('bonus = "transform"', 'bonus = "magic"', 1)
        .replace("base = 2", "base = 9", 1)
    )
    (tmp_path / "bad.toml").write_text(text)
    code, output = validated(tmp_path / "bad.toml")
    assert code == 1
    words = " ".join(output.split())
    assert "is not a valid edition; 2 problems:" in words
    assert "alchemist-cat, bonus: 'magic' is not one of" in words
    assert "alchemist-cat, base: 9 does not fit the formula; allowed: 1, 2." in words


@pytest.mark.parametrize("content", [b"", b"\xff", b"[[[", b"edition = 1"])
def test_a_broken_file_gets_sentences(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(content)
    code, output = validated(tmp_path / "bad.toml")
    assert code == 1
    assert output.strip()
    assert validated(tmp_path / "missing.toml")[0] == 1
    assert validated(tmp_path)[0] == 1


UNUSUAL = (
    SHIPPED.read_text()
    .replace('bonus = "transform"\n', "", 1)
    .replace("costs = [0, 1, 1, 2, 2, 3]", "costs = [2, 1, 1, 2, 2, 3]", 1)
)


@pytest.mark.parametrize("language", ["en", "it", "nl", "fr", "de"])
def test_a_file_with_warnings_only_is_valid(language: str, tmp_path: Path) -> None:
    """COMP-6, HOUSE-2: what no rulebook says is listed, and the exit code is 0."""
    (tmp_path / "mine.toml").write_text(UNUSUAL)
    out, texts = io.StringIO(), Texts(language)
    assert cards.validate(tmp_path / "mine.toml", texts, out) == 0
    text = " ".join(out.getvalue().split())
    facts = {"where": "worker 1", "field": "costs", "value": "2", "allowed": "0"}
    for sentence in (
        texts.say("cards-warnings"),
        texts.say("edition-warning-position", facts),
        texts.say("edition-warning-bonus", where="alchemist-cat"),
    ):
        assert " ".join(sentence.split()) in text


def test_errors_come_before_warnings(tmp_path: Path) -> None:
    """A file with both is invalid, and both are listed."""
    (tmp_path / "bad.toml").write_text(UNUSUAL.replace("base = 2", "base = 9", 1))
    code, output = validated(tmp_path / "bad.toml")
    assert code == 1
    text = " ".join(output.split())
    assert text.index("base: 9 does not fit the formula") < text.index("Warnings: what no rulebook says.")
    assert text.endswith("alchemist-cat: the card has no bonus.")


def test_a_card_without_a_bonus_is_listed_and_drawn(tmp_path: Path) -> None:
    """COMP-6: nothing stands where the bonus would."""
    file = tmp_path / "mine.toml"
    file.write_text(UNUSUAL)
    assert "alchemist-cat" in listed(str(file))
    out = io.StringIO()
    assert cards.show_cards(edition(str(file)), ["alchemist-cat", "1"], Texts(), out) == 0
    assert re.search(r"Bonus +none", out.getvalue())
