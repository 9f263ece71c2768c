"""Puzzles of one game, as a task for a runner: plain data in, plain data out, the same wherever it runs."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from typing import Final, NamedTuple

from oddville.bots import LEVELS, Opponent, Thought, think
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.games.positions.shape import TURNS_PER_PLAYER
from oddville.games.puzzles.puzzle import Value, puzzle_record
from oddville.games.puzzles.themes import may_have, theme_of
from oddville.games.records.replay import replay
from oddville.lab.puzzles.difficulty import difficulty_of, solutions
from oddville.lab.puzzles.measurement import MARGIN, Measurement, measure

GAME_LEVELS: Final = LEVELS[:3]
"""The levels that play the games; the stronger ones take too long and leave fewer positions with a clear answer."""
THEME_LEVELS: Final = {"last": LEVELS[2:3], "answer": LEVELS[:2]}
"""Those that play where one theme is looked for. Equal players come to the end of a game while it is open; a reaction
that is clear comes once in eighty games, so these must be fast."""
ALTERNATIVES: Final = 4
"""A position needs this many legal moves, not counting workers taken off the board."""
SCREENING_SIMULATIONS: Final = 150
"""Simulations of the search that looks for candidates."""
QUIET_SHARE: Final = 0.25
"""The share of positions without a build or bonus that is searched; they have only the theme `tempo`."""
MIN_VISIT_SHARE: Final = 0.4
"""The least share of visits of a candidate's best move in that search."""
MAX_MEASURED: Final = 8
"""How many candidates of a game are measured."""
MAX_PER_GAME: Final = 3
RARITY: Final = ("answer", "steal", "chain", "last", "placement", "tempo")
"""The themes from rare to common: rare candidates are measured first."""
REPLY_SIMULATIONS: Final = 60
REPLY_SEARCHES: Final = 2
"""A reply is kept if this many searches, each with other unseen cards, agree on it."""


@dataclass(frozen=True, slots=True)
class Source:
    """A game to look for puzzles in: a seed to play it from, or a record."""

    seed: str
    simulations: int
    players: int = 2
    edition: str = ""
    record: str | None = None
    theme: str | None = None
    """The only theme that is looked for."""


class Candidate(NamedTuple):
    game: Game
    answer: Move
    theme: str
    gap: float


def make_puzzles(source: Source) -> list[str]:
    """The records of the puzzles that were found in a game."""
    rng = random.Random(f"puzzles {source.seed}")
    records: list[str] = []
    turns: set[int] = set()
    for candidate in _ranked(_candidates(source, rng))[:MAX_MEASURED]:
        if len(records) < MAX_PER_GAME and candidate.game.turn not in turns:
            record = _puzzle(candidate, source.simulations, rng)
            if record is not None:
                records.append(record)
                turns.add(candidate.game.turn)
    return records


def _ranked(candidates: Iterator[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda each: (RARITY.index(each.theme), -each.gap))


def _candidates(source: Source, rng: random.Random) -> Iterator[Candidate]:
    for game in _games(source, rng):
        if not has_alternatives(game) or not _is_searched(game, source.theme, rng):
            continue
        thought = think(f"search:simulations={SCREENING_SIMULATIONS},reuse=0", game, rng)
        gap = _gap(game, thought)
        if gap >= MARGIN and thought.best[0].share >= MIN_VISIT_SHARE:
            theme = theme_of(game, thought.move)
            if source.theme in (None, theme):
                yield Candidate(game.copy(), thought.move, theme, gap)


def _is_searched(game: Game, theme: str | None, rng: random.Random) -> bool:
    if theme is not None and not may_have(theme, game):
        return False
    return has_builds(game) or rng.random() < QUIET_SHARE


def has_alternatives(game: Game) -> bool:
    others = sum(move.kind != "return" for move in game.legal_moves)
    return game.phase != "set-up" and (others >= ALTERNATIVES or (game.phase == "reaction" and others > 1))


def has_builds(game: Game) -> bool:
    """Whether a building may be built or a bonus chosen, as in all themes but the most common one."""
    return game.phase == "bonus" or any(move.kind == "build" for move in game.legal_moves)


def _gap(game: Game, thought: Thought) -> float:
    """How far the best move is ahead of the next one."""
    player = game.player
    assert player is not None
    chances = [choice.values[player] for choice in thought.best]
    return chances[0] - max(chances[1:]) if len(chances) > 1 else 0.0


def _games(source: Source, rng: random.Random) -> Iterator[Game]:
    """The game before each of its moves."""
    return _played(source, rng) if source.record is None else _recorded(source.record)


def _played(source: Source, rng: random.Random) -> Iterator[Game]:
    game = Game(source.players, edition=source.edition, seed=source.seed)
    with ExitStack() as stack:
        allowed_levels = THEME_LEVELS.get(source.theme or "", GAME_LEVELS)
        levels = [rng.choice(allowed_levels).name for _ in range(game.players)]
        seats = [stack.enter_context(closing(Opponent(level))) for level in levels]
        while game.player is not None and game.turn <= TURNS_PER_PLAYER * game.players:
            yield game
            game.push(seats[game.player].think(game, rng).move)


def _recorded(text: str) -> Iterator[Game]:
    game = replay(text)
    while game.ply:
        game.undo()
        yield game


def _puzzle(candidate: Candidate, simulations: int, rng: random.Random) -> str | None:
    game = candidate.game
    measurement = measure(game, candidate.answer, simulations, rng)
    if measurement is None:
        return None
    solved = solutions(game, measurement.answer.text, rng)
    difficulty = difficulty_of(solved)
    if difficulty is None:
        return None
    margin, values = (measurement.margin, measurement.error), _values(game, measurement, rng)
    return str(puzzle_record(game, candidate.theme, difficulty, solved, margin, values))


def _values(game: Game, measurement: Measurement, rng: random.Random) -> tuple[Value, ...]:
    return tuple(
        Value(text, round(100 * chance), reply_to(game, game.parse(text), rng))
        for text, chance in measurement.chances.items()
    )


def reply_to(game: Game, move: Move, rng: random.Random) -> str | None:
    """The next player's best move after a move that passes the turn; None if it depends on what is unseen."""
    replies = {_reply(game.resample(rng), move, rng) for _ in range(REPLY_SEARCHES)}
    reply = replies.pop()
    return None if replies or reply is None else reply[0]


def _reply(game: Game, move: Move, rng: random.Random) -> tuple[str, str | None] | None:
    """The move and the card that it takes from the row."""
    player = game.player
    game.push(move)
    if game.player in (player, None):
        return None
    reply = think(f"search:simulations={REPLY_SIMULATIONS},reuse=0", game, rng).move
    return reply.text, None if reply.position is None else game.view()["row"][reply.position - 1]
