"""Parses and validates the text of an edition file (COMP-6).

Lists whose order has no meaning are sorted by the vocabulary. Cards keep their order, because deals depend on it.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from oddville.cards.printed import BuildingCard, Edition, MainSquare, WorkerCard
from oddville.cards.validation import (
    END_WORKERS,
    PLAYERS,
    EditionProblem,
    InvalidEdition,
    cards_needed,
    document_problems,
)
from oddville.cards.vocabulary import BASES, CHARACTERS, GUILDS, RESOURCES, SIDES
from oddville.cards.warnings import document_warnings


def read_edition(text: str, name: str = "") -> Edition:
    """The edition of a file's text; `name` is used if the file gives none."""
    document = _parse(text, name)
    if problems := tuple(document_problems(document)):
        raise InvalidEdition(problems)
    edition = _edition(document)
    return replace(edition, hash=content_hash(edition))


def find_warnings(text: str, name: str = "") -> tuple[EditionProblem, ...]:
    """Everything in the text of an edition file that is allowed, but that no rulebook says."""
    try:
        return tuple(document_warnings(_parse(text, name)))
    except InvalidEdition:
        return ()


def content_hash(edition: Edition) -> str:
    """The first ten hexadecimal digits of the SHA-256 of everything printed except names."""
    printed = edition.as_dict()
    del printed["name"], printed["hash"]
    for card in printed["cards"]:
        del card["name"]
    canonical = json.dumps(printed, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:10]


def card_kinds(edition: Edition) -> tuple[int, ...]:
    """For each card the number of the first one that is alike in everything but id and name."""
    printed = [replace(card, id="", name="", names={}) for card in edition.cards]
    return tuple(printed.index(card) for card in printed)


def players_possible(edition: Edition, finish_round: bool = False) -> tuple[int, ...]:
    """The numbers of players for which the deck cannot run out (LIMIT-6, HOUSE-1)."""
    count, workers = len(edition.cards), edition.end_workers
    return tuple(players for players in PLAYERS if cards_needed(players, workers, finish_round) <= count)


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        return ({"name": name} if name else {}) | tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also for very long numbers
        problem = EditionProblem("edition-toml", "edition", "", _place(text, str(error)), "TOML")
        raise InvalidEdition([problem]) from error


def _place(text: str, error: str) -> str:
    """The `line:column` of a syntax error, if known."""
    if error.endswith("(at end of document)"):
        *before, last = text.split("\n")
        return f"{len(before) + 1}:{len(last) + 1}"
    place = re.search(r"\(at line (\d+), column (\d+)\)$", error)
    return f"{place[1]}:{place[2]}" if place else ""


def _edition(document: Mapping[str, Any]) -> Edition:
    return Edition(
        name=document["name"],
        workers=tuple(
            WorkerCard(each["coins"], _sort(each["resources"], RESOURCES), tuple(each["costs"]))
            for each in document["worker"]
        ),
        board={
            players: {each: tuple(sorted(document["board"][str(players)][each])) for each in RESOURCES}
            for players in PLAYERS
        },
        main_square=_main_square(document["main_square"]),
        guilds={guild: _sort(document["guilds"][guild], CHARACTERS) for guild in GUILDS},
        cards=tuple(map(_card, document["card"])),
        end_workers=document.get("end_workers", END_WORKERS),
        variant=document.get("variant", False),
        hash="",
    )


def _sort(words: Iterable[str], vocabulary: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(words, key=vocabulary.index))


def _main_square(square: Mapping[str, Any]) -> MainSquare:
    return MainSquare(
        streets=_sort(square["streets"], SIDES),
        bonus=square.get("bonus"),
        points=square["points"],
        spots=_sort(square["spots"], RESOURCES),
    )


def _card(card: Mapping[str, Any]) -> BuildingCard:
    return BuildingCard(
        id=card["id"],
        name=card["name"],
        streets=_sort(card["streets"], SIDES),
        cost=_sort(card["cost"], RESOURCES),
        bonus=card.get("bonus"),
        guild=card.get("guild"),
        formula=card["formula"],
        base=card.get("base", BASES[card["formula"]][0]),
        names=dict(card.get("names", {})),
    )
