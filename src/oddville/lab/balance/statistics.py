"""What many games show: seats, lengths, scores, and each formula, guild, bonus, resource, character and card."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, TypedDict

from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import BASES, BONUSES, CHARACTERS, FORMULAS, GUILDS, RESOURCES
from oddville.lab.balance.noting import Note
from oddville.lab.intervals import Estimate, Share, mean, scaled, wilson

FORMAT = 1
NO_GUILD = "none"
SHORTEST, LONGEST = 12, 30
"""In how many turns a player a game between good bots ends."""
QUANTILES = (5, 25, 50, 75, 95)
Key = tuple[str, str]


class Row(TypedDict):
    """What is known of a card, or of a group of cards, at one number of players."""

    cards: int
    taken: float
    """How often one of them is taken in a game."""
    held: int
    """In how many games somebody held it, summed over the cards."""
    built: int
    built_when_held: Estimate
    points: float
    paid: float
    """Resources paid when built."""
    points_per_resource: float
    used: float
    """How often the bonus is gained for each card built."""
    share: Estimate
    """The share of winners among those who built it."""
    relative: Estimate
    """That share, as a part of the mean over all cards."""


class CharacterRow(TypedDict):
    """What is known of a character at one number of players."""

    taken: float
    kept: Estimate
    """How often who took it had it at the end."""
    points: float
    held: int
    """In how many games somebody had it at the end."""
    share: Estimate
    relative: Estimate


class Spread(TypedDict):
    """How a number is spread over the games."""

    mean: Estimate
    quantiles: dict[str, float]
    counts: dict[str, int]


class Figures(TypedDict):
    """Everything at one number of players."""

    games: int
    limited: int
    seats: list[Estimate]
    enders: Estimate
    """How often the game is won by the player in whose turn it ended."""
    seat_points: list[float]
    """The mean points of each seat."""
    length: Spread
    within: Estimate
    """The share of games that end in 12 to 30 turns a player."""
    scores: dict[str, Spread]
    all: Row
    groups: dict[str, dict[str, Row]]
    cards: dict[str, Row]
    characters: dict[str, CharacterRow]


class Statistics(TypedDict):
    """A whole run of the balance lab."""

    balance: int
    bot: str
    seed: str
    edition: dict[str, Any]
    players: dict[str, Figures]


def statistics_of(notes: Iterable[Note], edition: Edition, bot: str, seed: str) -> Statistics:
    """All figures of the games, for each number of players."""
    by_players: dict[int, list[Note]] = defaultdict(list)
    for note in notes:
        by_players[note["players"]].append(note)
    figures = {str(n): figures_of(by_players[n], edition.cards) for n in sorted(by_players)}
    return Statistics(balance=FORMAT, bot=bot, seed=seed, edition=edition.as_dict(), players=figures)


def figures_of(notes: Sequence[Note], cards: Sequence[BuildingCard]) -> Figures:
    """The figures of games that all had the same number of players."""
    n, games = notes[0]["players"], len(notes)
    wins = Counter(note["winner"] for note in notes)
    lengths = [note["turns"] / n for note in notes]
    inside = sum(SHORTEST <= length <= LONGEST for length in lengths)
    rows = _rows(notes, cards)
    return Figures(
        games=games,
        limited=sum(note["limited"] for note in notes),
        seats=[wilson(wins[seat] / games, games) for seat in range(n)],
        enders=wilson(sum((note["turns"] - 1) % n == note["winner"] for note in notes) / games, games),
        seat_points=[sum(note["points"][seat] for note in notes) / games for seat in range(n)],
        length=_spread(lengths),
        within=wilson(inside / games, games),
        scores={
            "winner": _spread([note["points"][note["winner"]] for note in notes]),
            "everybody": _spread([points for note in notes for points in note["points"]]),
            "margin": _spread([_margin(note) for note in notes]),
        },
        all=rows["all", "all"],
        groups={
            kind: {item: row for (of, item), row in rows.items() if of == kind}
            for kind in ("formula", "guild", "bonus", "resource")
        },
        cards={item: row for (of, item), row in rows.items() if of == "card"},
        characters=_character_rows(notes, rows["all", "all"]["share"]["value"]),
    )


def _margin(note: Note) -> int:
    """By how much the winner leads the next one; 0 where a tie was broken."""
    others = [points for seat, points in enumerate(note["points"]) if seat != note["winner"]]
    return note["points"][note["winner"]] - max(others)


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(
        mean=mean(ordered) if last else Estimate(value=ordered[0], low=ordered[0], high=ordered[0]),
        quantiles={str(percent): ordered[round(last * percent / 100)] for percent in QUANTILES},
        counts={str(whole): count for whole, count in sorted(Counter(map(int, ordered)).items())},
    )


def groups_of(card: BuildingCard) -> list[Key]:
    """Every group a card belongs to; formulas that print two bases stand there together and apart."""
    keys = [("all", "all"), ("card", card.id), ("formula", card.formula)]
    if len(BASES[card.formula]) > 1:
        keys.append(("formula", f"{card.formula} {card.base}"))
    keys += [("guild", card.guild or NO_GUILD), ("bonus", card.bonus)]
    return keys + [("resource", resource) for resource in dict.fromkeys(card.cost)]


def group_keys() -> list[Key]:
    """All groups there may be, in the order of the vocabulary."""
    formulas = []
    for formula in FORMULAS:
        formulas.append(formula)
        if len(BASES[formula]) > 1:
            formulas += [f"{formula} {base}" for base in BASES[formula]]
    kinds = {"formula": formulas, "guild": [*GUILDS, NO_GUILD], "bonus": BONUSES, "resource": RESOURCES}
    return [(kind, item) for kind, items in kinds.items() for item in items]


class _Tally:
    """The sums of a card or a group."""

    def __init__(self) -> None:
        self.cards = self.taken = self.points = self.paid = self.gained = 0
        self.winners = Share()
        self.built = Share()

    def add(self, taken: int, held: int, built: int, won: int, points: int, paid: int, gained: int) -> None:
        """Take in one game."""
        self.taken += taken
        self.points += points
        self.paid += paid
        self.gained += gained
        self.built.add(built, held)
        self.winners.add(won, built)

    def row(self, games: int, usual: float) -> Row:
        """The sums as figures; `usual` is the share of winners over all cards."""
        built = self.built.hits or 1
        share = self.winners.estimate()
        return Row(
            cards=self.cards,
            taken=self.taken / games,
            held=self.built.of,
            built=self.built.hits,
            built_when_held=self.built.estimate(),
            points=self.points / built,
            paid=self.paid / built,
            points_per_resource=self.points / (self.paid or 1),
            used=self.gained / built,
            share=share,
            relative=scaled(share, usual),
        )


def _rows(notes: Sequence[Note], cards: Sequence[BuildingCard]) -> dict[Key, Row]:
    groups = {card.id: groups_of(card) for card in cards}
    costs = {card.id: len(card.cost) for card in cards}
    present = {key for keys in groups.values() for key in keys}
    order = [("all", "all"), *group_keys(), *(("card", card.id) for card in cards)]
    tallies = {key: _Tally() for key in order if key in present}
    for keys in groups.values():
        for key in keys:
            tallies[key].cards += 1
    for note in notes:
        for key, sums in _game_sums(note, groups, costs).items():
            tallies[key].add(*sums)
    usual = tallies["all", "all"].winners.value
    return {key: tally.row(len(notes), usual) for key, tally in tallies.items()}


def _game_sums(note: Note, groups: Mapping[str, list[Key]], costs: Mapping[str, int]) -> dict[Key, list[int]]:
    """One game's sums for each group that somebody held a card of."""
    builders = {card: seat for card, seat, _, how in note["held"] if how == "built"}
    taken = Counter(card for card, _, _, _ in note["held"])
    sums: dict[Key, list[int]] = defaultdict(lambda: [0] * 7)
    for card, times in taken.items():
        is_built = card in builders
        facts = (
            times,
            1,
            int(is_built),
            int(is_built and builders[card] == note["winner"]),
            note["scored"].get(card, 0),
            costs[card] * is_built,
            note["gained"].get(card, 0),
        )
        for key in groups[card]:
            sums[key] = [old + new for old, new in zip(sums[key], facts, strict=True)]
    return sums


def _character_rows(notes: Sequence[Note], usual: float) -> dict[str, CharacterRow]:
    rows = {}
    for character in CHARACTERS:
        told = [
            (note["winner"], note["characters"][character])
            for note in notes
            if character in note["characters"]
        ]
        kept, won = Share(), Share()
        for winner, fate in told:
            kept.add(int(fate["holder"] is not None), len(fate["taken"]))
            won.add(int(fate["holder"] == winner), int(fate["holder"] is not None))
        points = [fate["points"] for _, fate in told if fate["holder"] is not None]
        share = won.estimate()
        rows[character] = CharacterRow(
            taken=sum(len(fate["taken"]) for _, fate in told) / len(notes),
            kept=kept.estimate(),
            points=fmean(points) if points else 0.0,
            held=won.of,
            share=share,
            relative=scaled(share, usual),
        )
    return rows
