"""`oddville verify`: confirms valid records, reports every problem, and checks commitments."""

import random
from hashlib import sha256
from pathlib import Path

import pytest

from oddville.cli import main
from oddville.games.deals import commitment, mixed_seed
from oddville.games.game import Game
from oddville.games.records.verification import verify
from oddville.games.records.writer import record_of
from random_play import sensible_moves


def random_game(seed: str = "town", plies: int = 10_000) -> Game:
    """A game, to its end if it is not cut short."""
    game, rng = Game(2, seed=seed), random.Random(seed)
    while not game.is_over and game.ply < plies:
        game.push(rng.choice(sensible_moves(game)))
    return game


GAME = random_game()
PROMISE = {"commitment": commitment("town")}


def found(text: str) -> tuple[list[str], list[str]]:
    verdict = verify(text)
    return [each.message for each in verdict.passed], [each.message for each in verdict.problems]


def test_a_commitment_is_the_hash_in_the_documentation() -> None:
    assert commitment("7Q2MXK") == sha256(b"oddville commitment 1 7Q2MXK").hexdigest()
    assert (
        commitment("a", {"b": [1], "a": 2}) == sha256(b'oddville commitment 1 a\n{"a":2,"b":[1]}').hexdigest()
    )


def test_a_finished_game_is_verified_with_its_commitment() -> None:
    assert GAME.is_over
    text = str(record_of(GAME, headers=PROMISE))
    assert found(text) == (["verify-moves", "verify-result", "verify-promise-kept"], [])


def test_a_running_game_says_what_can_be_checked_later() -> None:
    text = str(record_of(random_game(plies=40), hidden=True, headers=PROMISE))
    assert found(text) == (["verify-moves", "verify-running", "verify-promise-open"], [])


def test_a_game_without_a_commitment_says_so() -> None:
    assert found(str(record_of(GAME)))[0][-1] == "verify-no-promise"


def test_a_game_that_began_from_a_position_promises_the_position_too() -> None:
    position = Game(2, seed="town").resample(random.Random(1)).position()
    game = Game.from_position(position, seed="other")
    game.push(game.legal_moves[0])
    kept = str(record_of(game, headers={"commitment": commitment("other", position)}))
    assert found(kept)[0][-1] == "verify-promise-kept"
    elsewhere = Game(2, seed="town").resample(random.Random(2)).position()
    broken = str(record_of(game, headers={"commitment": commitment("other", elsewhere)}))
    assert found(broken)[1] == ["verify-promise-broken"]


def test_everything_wrong_is_reported_at_once() -> None:
    text = str(record_of(GAME, headers={"commitment": commitment("another town")}))
    wrong = text.replace("result: ", "result: 9")
    assert found(wrong) == ([], ["record-result", "verify-promise-broken"])


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("odd: 1", "odd: 2", "record-format"),
        ("rules: 1", "rules: 9", "record-rules"),
        (GAME.edition.hash, "0000000000", "record-edition-hash"),
        ("edition: reconstruction", "edition: elsewhere", "record-edition-unknown"),
        ("\n1. ", "\n1. decline; ", "record-illegal"),
        ("\n2. ", "\n3. ", "record-turn-number"),
    ],
)
def test_an_invalid_record_is_reported(old: str, new: str, problem: str) -> None:
    text = str(record_of(GAME, headers=PROMISE))
    assert old in text
    assert found(text.replace(old, new, 1))[1] == [problem]


def test_the_command_shows_all_files_and_fails_if_one_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.odd", tmp_path / "bad.odd"
    good.write_text(str(record_of(GAME, headers=PROMISE)))
    bad.write_text(good.read_text().replace("winner 0", "winner 7").replace("winner 1", "winner 7"))
    assert main(["verify", str(good)]) == 0
    output = capsys.readouterr().out
    assert "all legal, with the cards of reconstruction" in output
    assert "The deal is the one that was promised before the game." in output
    assert main(["verify", str(bad), str(good)]) == 1
    output = capsys.readouterr().out
    assert output.count("WRONG") == 1
    assert f"{good}: The result is correct" in output
    assert main(["verify", str(tmp_path / "none.odd")]) == 2


VALUES = ["00112233445566778899aabbccddeeff", None]
MIXED = random_game(mixed_seed("town", VALUES))
MIXED_HEADERS = {**PROMISE, "server-seed": "town", "values": f"{VALUES[0]} -"}


def test_a_seed_is_mixed_as_the_documentation_says() -> None:
    text = f"oddville shuffle 1 town {VALUES[0]} -"
    assert mixed_seed("town", VALUES) == sha256(text.encode()).hexdigest()[:32]
    assert mixed_seed("7Q2MXK", VALUES) == "35691ad658c6a0062340f6480aba3501"


def test_a_shuffle_to_which_seats_added_is_verified() -> None:
    text = str(record_of(MIXED, headers=MIXED_HEADERS))
    assert found(text) == (["verify-moves", "verify-result", "verify-values-right"], [])


@pytest.mark.parametrize(
    ("header", "value", "problem"),
    [
        ("values", "- -", "verify-values-wrong"),
        ("values", f"- {VALUES[0]}", "verify-values-wrong"),
        ("values", "", "verify-values-wrong"),
        ("server-seed", "other", "verify-promise-broken"),
        ("commitment", commitment("other"), "verify-promise-broken"),
    ],
)
def test_a_steered_shuffle_is_found(header: str, value: str, problem: str) -> None:
    text = str(record_of(MIXED, headers=MIXED_HEADERS | {header: value}))
    assert found(text)[1] == [problem]


def test_values_without_the_seed_of_the_server_prove_nothing() -> None:
    text = str(record_of(GAME, headers=PROMISE | {"values": "- -"}))
    assert found(text)[1] == ["verify-values-wrong"]
