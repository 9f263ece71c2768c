"""The journal: what is finished stays finished, and another job's file is refused."""

import json
from pathlib import Path

import pytest

from oddville.games.errors import OddVilleError
from oddville.lab.journal import Journal

JOB = {"what": "test", "seed": "a", "list": (1, 2)}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "journal.jsonl"
    with Journal(file, JOB) as journal:
        for number in (3, 1, 2):
            journal.add(number, {"square": number * number})
    return file


def test_results_are_there_again(path: Path) -> None:
    with Journal(path, JOB) as journal:
        assert journal.done == {n: {"square": n * n} for n in (1, 2, 3)}
        journal.add(4, None)
    with Journal(path, JOB) as journal:
        assert journal.done[4] is None


def test_a_result_stands_in_the_file_at_once(tmp_path: Path) -> None:
    with Journal(tmp_path / "j", JOB) as journal:
        journal.add(7, 1)
        assert (tmp_path / "j").read_bytes().endswith(b'{"task":7,"result":1}\n')


@pytest.mark.parametrize("cut", range(1, 30))
def test_a_torn_last_line_is_taken_out(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    lines_left = whole[:-cut].count(b"\n") - 1
    with Journal(path, JOB) as journal:
        assert list(journal.done) == [3, 1, 2][:lines_left]
        journal.add(9, 9)
    assert [json.loads(line).get("task") for line in path.read_text().splitlines()][-1] == 9
    with Journal(path, JOB) as journal:
        assert list(journal.done) == [*[3, 1, 2][:lines_left], 9]


def test_a_torn_header_is_replaced(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])
    with Journal(path, JOB) as journal:
        assert journal.done == {}
    with Journal(path, JOB) as journal:
        assert journal.done == {}


def test_another_job_is_refused_and_its_file_left_as_it_is(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(OddVilleError, match=r"the journal of another job \(seed: a ≠ b\)"):
        Journal(path, {**JOB, "seed": "b"})
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["# My notes\n", "notes without an end", "[1]\n", "{}\n"])
def test_a_file_that_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(OddVilleError, match="is not a journal"):
        Journal(path, JOB)
    assert path.read_text() == text


def test_a_spoilt_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    lines[2] = "x" + lines[2]
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(OddVilleError, match="line 3"):
        Journal(path, JOB)


def test_a_journal_in_use_is_refused(path: Path) -> None:
    with Journal(path, JOB), pytest.raises(OddVilleError, match="in use by another run"):
        Journal(path, JOB)


def test_a_place_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    with pytest.raises(OddVilleError, match="No such file"):
        Journal(tmp_path / "no" / "where", JOB)


def test_without_a_file_results_stay_in_memory() -> None:
    with Journal(None, JOB) as journal:
        journal.add(1, "x")
        assert journal.done == {1: "x"}
