"""Random plans of games: seats, options and behaviour, drawn from a seed."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from whole_games.openings import Opening

MIXED: Final = "mixed"
USUAL: Final = "reconstruction"
BOTS: Final = {
    "random": 15,
    "greedy": 57,
    "newcomer": 16,
    "apprentice": 9,
    "mason": 2.4,
    "architect": 0.5,
    "mayor": 0.1,
}
"""Weights of the bots; the slow ones are rare."""
STAND_INS: Final = {"greedy": 6, "newcomer": 3, "mason": 1}
PACES: Final = {"quick": 84, "normal": 7, "slow": 1, "step": 8}
PACE_SECONDS: Final = {"quick": 0.2, "normal": 0.8, "slow": 2.0, "step": 0.0}
EDITIONS: Final = {USUAL: 90, "micro": 8, "nano": 2}
PLAYERS: Final = {USUAL: (2, 3, 4), "micro": (2, 3, 4), "nano": (2,)}
BUILDER: Final = 0.15
"""The share of games that start shortly before an answer with the Builder."""
NAMES: Final = ("Ada", "Bo")


@dataclass(frozen=True)
class Habits:
    """The probabilities of a person's actions, each time they look at the table."""

    undo: float = 0.0
    leave: float = 0.0
    resign: float = 0.0
    drop: float = 0.0
    dawdle: float = 0.0
    order: float = 0.0
    chat: float = 0.0
    hint: float = 0.0


@dataclass(frozen=True)
class Plan:
    """The plan of one game."""

    number: int
    seats: list[dict[str, Any]]
    options: dict[str, Any]
    habits: Habits
    starts: bool = False
    """Whether the host starts without waiting for the open seat."""
    spectators: int = 0
    second_sockets: int = 0
    rematch: str = "no"
    origin: dict[str, Any] | None = None
    """The starting position, if not the beginning."""
    rng: random.Random = field(default_factory=random.Random, compare=False)

    @property
    def pace(self) -> str:
        return str(self.options["pace"])

    @property
    def bots(self) -> set[str]:
        bots = {str(seat["bot"]) for seat in self.seats if seat["kind"] == "bot"}
        advised = self.options["chances"] or self.habits.hint
        return bots | {self.options["stand_in"]} | ({"architect"} if advised else set())


def draw(
    seed: int, number: int, pace: str = MIXED, edition: str = MIXED, openings: Sequence[Opening] = ()
) -> Plan:
    rng = random.Random(f"{seed} {number}")
    edition = pick(rng, EDITIONS) if edition == MIXED else edition
    if openings and edition == USUAL and rng.random() < BUILDER:
        return _with_builder(rng, number, pace, rng.choice(openings))
    seats = _seats(rng, rng.choice(PLAYERS[edition]))
    people = [seat for seat in seats if seat["kind"] != "bot"]
    starts = len(people) == 2 and any(seat["kind"] == "open" for seat in people) and rng.random() < 0.3
    options = _options(rng, _pace(rng, pace, bool(people)), edition)
    return Plan(
        number,
        seats,
        options,
        _habits(rng, options),
        starts,
        spectators=rng.choice((0, 0, 1, 2)) if people else 1,
        second_sockets=int(bool(people) and rng.random() < 0.15),
        rematch=pick(rng, {"no": 90, "all": 7, "now": 3}) if people else "no",
        rng=rng,
    )


def _with_builder(rng: random.Random, number: int, pace: str, opening: Opening) -> Plan:
    """A game that starts shortly before a person may answer with the Builder."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "greedy"} for _ in range(opening.players)]
    seats[opening.seat] = {"kind": "here", "name": NAMES[0]}
    options = _options(rng, _pace(rng, pace, True), USUAL)
    habits = replace(_habits(rng, options), order=0.1 if options["orders"] else 0.0)
    origin = {"record": opening.record, "ply": opening.ply - rng.choice((0, 1, 1, 2, 4))}
    return Plan(number, seats, options, habits, origin=origin, rng=rng)


def calm(
    seed: int, number: int, pace: str = MIXED, edition: str = MIXED, openings: Sequence[Opening] = ()
) -> Plan:
    """One person who only plays, and two greedy bots."""
    rng = random.Random(f"{seed} {number}")
    options = _options(rng, pace if pace != MIXED else "quick", edition if edition != MIXED else USUAL)
    options |= {"confirm": False, "chances": False, "clock": {"kind": "none"}}
    bots = [{"kind": "bot", "bot": "greedy"} for _ in range(2)]
    return Plan(number, [{"kind": "here", "name": NAMES[0]}, *bots], options, Habits(), rng=rng)


def pick(rng: random.Random, weights: Mapping[str, float]) -> str:
    """A weighted random choice."""
    return rng.choices(list(weights), list(weights.values()))[0]


def _seats(rng: random.Random, players: int) -> list[dict[str, Any]]:
    people = rng.choices((0, 1, 2), (4, 70, 26))[0]
    seats = [{"kind": "bot", "bot": pick(rng, BOTS)} for _ in range(players - people)]
    kinds = ["here", rng.choice(("here", "here", "link", "open"))]
    seats += [{"kind": kinds[i], "name": NAMES[i]} for i in range(people)]
    rng.shuffle(seats)
    return seats


def _pace(rng: random.Random, pace: str, has_people: bool) -> str:
    drawn = pick(rng, PACES) if pace == MIXED else pace
    return (
        "quick" if drawn == "step" and not has_people else drawn
    )  # only who holds a seat may ask for a step


def _options(rng: random.Random, pace: str, edition: str) -> dict[str, Any]:
    return {
        "pace": pace,
        "edition": edition,
        "confirm": rng.random() < 0.5,
        "undo": rng.choice(("lock", "lock", "off")),
        "orders": rng.random() < 0.8,
        "hints": rng.random() < 0.5,
        "chances": rng.random() < 0.01,
        "clock": {"kind": "move", "seconds": rng.choice((5, 60))} if rng.random() < 0.1 else {"kind": "none"},
        "stand_in": pick(rng, STAND_INS),
    }


def _habits(rng: random.Random, options: dict[str, Any]) -> Habits:
    clock = options["clock"]
    return Habits(
        undo=rng.choice((0.0, 0.05, 0.1)) if options["undo"] == "lock" else 0.0,
        leave=rng.choice((0.0, 0.01)),
        resign=0.002 if rng.random() < 0.05 else 0.0,
        drop=rng.choice((0.0, 0.01, 0.03)),
        dawdle=0.03 if clock["kind"] == "move" and clock["seconds"] == 5 else 0.0,
        order=0.01 if options["orders"] else 0.0,
        chat=0.005,
        hint=0.01 if options["hints"] and rng.random() < 0.1 else 0.0,
    )
