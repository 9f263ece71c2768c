"""What is printed, as values: worker cards, Resources Board, Main Square, buildings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from oddville.cards.vocabulary import HOUSES, SIDES, STREET


@dataclass(frozen=True, slots=True)
class WorkerCard:
    """One of a player's four action cards."""

    coins: int
    resources: tuple[str, ...]
    costs: tuple[int, ...]
    """The price of each position of the Buildings Row, position 1 first."""

    def as_dict(self) -> dict[str, Any]:
        return {"coins": self.coins, "resources": list(self.resources), "costs": list(self.costs)}


@dataclass(frozen=True, slots=True)
class MainSquare:
    """The first card of every city."""

    streets: tuple[str, ...]
    bonus: str | None
    points: int
    spots: tuple[str, ...]

    def as_dict(self) -> dict[str, Any]:
        return {
            "edges": edges_of(self.streets),
            "bonus": self.bonus,
            "points": self.points,
            "spots": list(self.spots),
        }


@dataclass(frozen=True, slots=True)
class BuildingCard:
    """What the building side of one coin/building card prints."""

    id: str
    name: str
    streets: tuple[str, ...]
    """The sides with a street, in the order north, east, south, west; the others show houses."""
    cost: tuple[str, ...]
    bonus: str | None
    guild: str | None
    formula: str
    base: int
    names: Mapping[str, str] = field(default_factory=dict)
    """The name in other languages, by language code."""

    def as_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "name": self.name,
            "edges": edges_of(self.streets),
            "cost": list(self.cost),
            "bonus": self.bonus,
            "guild": self.guild,
            "formula": self.formula,
            "base": self.base,
        }


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything that is printed on the cards and the board of one edition (COMP-6)."""

    name: str
    workers: tuple[WorkerCard, ...]
    board: Mapping[int, Mapping[str, tuple[int, ...]]]
    """By number of players (COMP-2, SETUP-3): the coin costs of the single slots of each resource (COMP-5)."""
    main_square: MainSquare
    guilds: Mapping[str, tuple[str, ...]]
    cards: tuple[BuildingCard, ...]
    end_workers: int
    variant: bool
    hash: str
    """See `content_hash`."""

    def as_dict(self) -> dict[str, Any]:
        """The form of the engine protocol."""
        return {
            "name": self.name,
            "hash": self.hash,
            "variant": self.variant,
            "end_workers": self.end_workers,
            "workers": [worker.as_dict() for worker in self.workers],
            "board": {
                str(players): {resource: list(slots) for resource, slots in side.items()}
                for players, side in self.board.items()
            },
            "main_square": self.main_square.as_dict(),
            "guilds": {guild: list(characters) for guild, characters in self.guilds.items()},
            "cards": [card.as_dict() for card in self.cards],
        }


def edges_of(streets: tuple[str, ...]) -> dict[str, str]:
    """Each side's edge: `street` or `houses`."""
    return {side: STREET if side in streets else HOUSES for side in SIDES}
