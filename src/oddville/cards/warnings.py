"""Warnings about an edition file: what no rulebook says, so that it may be a slip, and may be what is printed."""

from collections.abc import Iterator, Mapping
from typing import Final

from oddville.cards.validation import ID, EditionProblem, card_label, excerpt
from oddville.cards.vocabulary import MAX_COINS, WORKER_CARDS, WORKERS

USUAL_RESOURCES: Final = 4
"""No example of a rulebook has a cost of more resources, or of fewer than one."""


def document_warnings(document: Mapping[str, object]) -> Iterator[EditionProblem]:
    """What is unusual; what is an error is left to `validation`."""
    for number, worker in enumerate(_tables(document.get("worker"))[:WORKER_CARDS], start=1):
        yield from _worker_warnings(worker, number)
    for number, card in enumerate(_tables(document.get("card")), start=1):
        yield from _card_warnings(card, number)


def _tables(value: object) -> list[Mapping[str, object]]:
    return [each if isinstance(each, dict) else {} for each in value] if isinstance(value, list) else []


def _worker_warnings(worker: Mapping[str, object], number: int) -> Iterator[EditionProblem]:
    where, resources, costs = f"worker {number}", worker.get("resources"), worker.get("costs")
    if isinstance(resources, list) and len(resources) != number:
        yield EditionProblem(
            "edition-warning-resources", where, "resources", str(len(resources)), str(number)
        )
    price = costs[0] if isinstance(costs, list) and costs else 0
    if type(price) is int and 0 < price <= MAX_COINS:
        yield EditionProblem("edition-warning-position", where, "costs", excerpt(price), "0")


def _card_warnings(card: Mapping[str, object], number: int) -> Iterator[EditionProblem]:
    id_, cost = card.get("id"), card.get("cost")
    where = card_label(number, None if any(ID.faults(id_)) else id_)
    if isinstance(cost, list) and USUAL_RESOURCES < len(cost) <= WORKERS:
        yield EditionProblem("edition-warning-cost", where, "cost", str(len(cost)), f"1-{USUAL_RESOURCES}")
    if card and "bonus" not in card:
        yield EditionProblem("edition-warning-bonus", where, "bonus", "", "")
