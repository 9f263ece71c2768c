"""Statistics of many games: seats, lengths, scores, and each formula, guild, bonus, resource, character and card."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NotRequired, TypedDict, cast

from oddville.cards.facts import reason_of
from oddville.cards.printed import BuildingCard, Edition
from oddville.cards.vocabulary import BASES, BONUSES, CHARACTERS, FORMULAS, GUILDS, RESOURCES
from oddville.games.errors import OddVilleError
from oddville.lab.balance.game_stats import GameStats
from oddville.lab.intervals import Estimate, Share, mean, scaled, wilson

FORMAT = 1
NO_GUILD = "none"
MIN_TURNS, MAX_TURNS = 12, 30
"""The turns per player in which a game between good bots should end."""
QUANTILES = (5, 25, 50, 75, 95)
Key = tuple[str, str]


class Row(TypedDict):
    cards: int
    taken: float
    """How often one of them is taken per game."""
    held: int
    """In how many games a player held it, summed over the cards."""
    built: int
    built_when_held: Estimate
    points: float
    paid: float
    points_per_resource: float
    used: float
    """How often the bonus is gained per card built."""
    share: Estimate
    """The share of winners among its builders."""
    relative: Estimate
    """That share divided by the mean over all cards."""


class CharacterRow(TypedDict):
    taken: float
    kept: Estimate
    """The share of takings after which the player had it at the end."""
    points: float
    held: int
    """In how many games a player had it at the end."""
    share: Estimate
    relative: Estimate


class Spread(TypedDict):
    """The distribution of a number over the games."""

    mean: Estimate
    quantiles: dict[str, float]
    counts: dict[str, int]


class Figures(TypedDict):
    """All statistics for one number of players."""

    games: int
    limited: int
    seats: list[Estimate]
    enders: Estimate
    """The share of games won by the player in whose turn the game ended."""
    seat_points: list[float]
    length: Spread
    within: Estimate
    """The share of games that end in 12 to 30 turns per player."""
    scores: dict[str, Spread]
    all: Row
    groups: dict[str, dict[str, Row]]
    cards: dict[str, Row]
    characters: dict[str, CharacterRow]


class Statistics(TypedDict):
    balance: int
    bot: str
    seed: str
    edition: dict[str, Any]
    players: dict[str, Figures]
    finish_round: NotRequired[bool]
    """True with the house rule (HOUSE-1)."""


def statistics_of(
    games: Iterable[GameStats], edition: Edition, bot: str, seed: str, finish_round: bool = False
) -> Statistics:
    by_players: dict[int, list[GameStats]] = defaultdict(list)
    for game in games:
        by_players[game["players"]].append(game)
    figures = {str(n): figures_of(by_players[n], edition.cards) for n in sorted(by_players)}
    printed = edition.as_dict()
    statistics = Statistics(balance=FORMAT, bot=bot, seed=seed, edition=printed, players=figures)
    if finish_round:
        statistics["finish_round"] = True
    return statistics


def read_statistics(path: Path) -> Statistics:
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise OddVilleError("error-file", file=str(path), reason=reason_of(error)) from None
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("balance") != FORMAT:
        raise OddVilleError("error-balance-file", file=str(path))
    return cast(Statistics, data)


def figures_of(games: Sequence[GameStats], cards: Sequence[BuildingCard]) -> Figures:
    n, count = games[0]["players"], len(games)
    wins = Counter(game["winner"] for game in games)
    lengths = [game["turns"] / n for game in games]
    inside = sum(MIN_TURNS <= length <= MAX_TURNS for length in lengths)
    rows = _rows(games, cards)
    return Figures(
        games=count,
        limited=sum(game["limited"] for game in games),
        seats=[wilson(wins[seat] / count, count) for seat in range(n)],
        enders=wilson(sum((game["turns"] - 1) % n == game["winner"] for game in games) / count, count),
        seat_points=[sum(game["points"][seat] for game in games) / count for seat in range(n)],
        length=_spread(lengths),
        within=wilson(inside / count, count),
        scores={
            "winner": _spread([game["points"][game["winner"]] for game in games]),
            "everybody": _spread([points for game in games for points in game["points"]]),
            "margin": _spread([_margin(game) for game in games]),
        },
        all=rows["all", "all"],
        groups={
            kind: {item: row for (of, item), row in rows.items() if of == kind}
            for kind in ("formula", "guild", "bonus", "resource")
        },
        cards={item: row for (of, item), row in rows.items() if of == "card"},
        characters=_character_rows(games, rows["all", "all"]["share"]["value"]),
    )


def _margin(game: GameStats) -> int:
    """The winner's lead over the next player; 0 if a tie was broken."""
    others = [points for seat, points in enumerate(game["points"]) if seat != game["winner"]]
    return game["points"][game["winner"]] - max(others)


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(
        mean=mean(ordered) if last else Estimate(value=ordered[0], low=ordered[0], high=ordered[0]),
        quantiles={str(percent): ordered[round(last * percent / 100)] for percent in QUANTILES},
        counts={str(whole): count for whole, count in sorted(Counter(map(int, ordered)).items())},
    )


def groups_of(card: BuildingCard) -> list[Key]:
    """Every group of a card; a formula with two bases counts together and by base."""
    keys = [("all", "all"), ("card", card.id), ("formula", card.formula)]
    if len(BASES[card.formula]) > 1:
        keys.append(("formula", f"{card.formula} {card.base}"))
    keys.append(("guild", card.guild or NO_GUILD))
    if card.bonus:
        keys.append(("bonus", card.bonus))
    return keys + [("resource", resource) for resource in dict.fromkeys(card.cost)]


def group_keys() -> list[Key]:
    """All possible groups, in the order of the vocabulary."""
    formulas = []
    for formula in FORMULAS:
        formulas.append(formula)
        if len(BASES[formula]) > 1:
            formulas += [f"{formula} {base}" for base in BASES[formula]]
    kinds = {"formula": formulas, "guild": [*GUILDS, NO_GUILD], "bonus": BONUSES, "resource": RESOURCES}
    return [(kind, item) for kind, items in kinds.items() for item in items]


class _Tally:
    def __init__(self) -> None:
        self.cards = self.taken = self.points = self.paid = self.gained = 0
        self.winners = Share()
        self.built = Share()

    def add(self, taken: int, held: int, built: int, won: int, points: int, paid: int, gained: int) -> None:
        self.taken += taken
        self.points += points
        self.paid += paid
        self.gained += gained
        self.built.add(built, held)
        self.winners.add(won, built)

    def row(self, games: int, usual: float) -> Row:
        """The sums as statistics; `usual` is the share of winners over all cards."""
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


def _rows(games: Sequence[GameStats], cards: Sequence[BuildingCard]) -> dict[Key, Row]:
    groups = {card.id: groups_of(card) for card in cards}
    costs = {card.id: len(card.cost) for card in cards}
    present = {key for keys in groups.values() for key in keys}
    order = [("all", "all"), *group_keys(), *(("card", card.id) for card in cards)]
    tallies = {key: _Tally() for key in order if key in present}
    for keys in groups.values():
        for key in keys:
            tallies[key].cards += 1
    for game in games:
        for key, sums in _game_sums(game, groups, costs).items():
            tallies[key].add(*sums)
    usual = tallies["all", "all"].winners.value
    return {key: tally.row(len(games), usual) for key, tally in tallies.items()}


def _game_sums(
    game: GameStats, groups: Mapping[str, list[Key]], costs: Mapping[str, int]
) -> dict[Key, list[int]]:
    """The sums of one game for each group of which a card was held."""
    builders = {card: seat for card, seat, _, how in game["held"] if how == "built"}
    taken = Counter(card for card, _, _, _ in game["held"])
    sums: dict[Key, list[int]] = defaultdict(lambda: [0] * 7)
    for card, times in taken.items():
        is_built = card in builders
        facts = (
            times,
            1,
            int(is_built),
            int(is_built and builders[card] == game["winner"]),
            game["scored"].get(card, 0),
            costs[card] * is_built,
            game["gained"].get(card, 0),
        )
        for key in groups[card]:
            sums[key] = [old + new for old, new in zip(sums[key], facts, strict=True)]
    return sums


def _character_rows(games: Sequence[GameStats], usual: float) -> dict[str, CharacterRow]:
    rows = {}
    for character in CHARACTERS:
        having = [game for game in games if character in game["characters"]]
        taken = [(game["winner"], game["characters"][character]) for game in having]
        kept, won = Share(), Share()
        for winner, stats in taken:
            kept.add(int(stats["holder"] is not None), len(stats["taken"]))
            won.add(int(stats["holder"] == winner), int(stats["holder"] is not None))
        points = [stats["points"] for _, stats in taken if stats["holder"] is not None]
        share = won.estimate()
        rows[character] = CharacterRow(
            taken=sum(len(stats["taken"]) for _, stats in taken) / len(games),
            kept=kept.estimate(),
            points=fmean(points) if points else 0.0,
            held=won.of,
            share=share,
            relative=scaled(share, usual),
        )
    return rows
