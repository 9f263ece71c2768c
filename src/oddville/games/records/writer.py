"""Writes the record of a game."""

import json
from collections.abc import Iterator, Mapping, Sequence

from oddville.cards.vocabulary import CHARACTERS, GUILDS
from oddville.games.deals import Deal
from oddville.games.events import reveals
from oddville.games.game import Game
from oddville.games.played_moves import PlayedMove
from oddville.games.positions.position import public_view
from oddville.games.records.record import FORMAT, RULES, YES, Record, join_names, parse_record, quote
from oddville.rules.characters import pile_top
from oddville.rules.state import row_cards


def record_of(
    game: Game,
    names: Sequence[str] = (),
    *,
    hidden: bool = False,
    comments: Sequence[str] = (),
    headers: Mapping[str, str] | None = None,
) -> Record:
    """`hidden` writes the cards that were revealed instead of seed and deal; `headers` are added to its own."""
    names = list(names) or [f"Player {player + 1}" for player in range(game.players)]
    lines = [f"# {comment}" for comment in comments]
    lines += [f"{key}: {value}" for key, value in _headers(game, names, hidden)]
    lines += [f"{key}: {value}" for key, value in (headers or {}).items()]
    lines += ["", *_turns(game, hidden)]
    return parse_record("".join(line + "\n" for line in lines))


def _headers(game: Game, names: list[str], hidden: bool) -> Iterator[tuple[str, str]]:
    yield "odd", FORMAT
    yield "rules", RULES
    yield "edition", f"{quote(game.edition.name)} {game.edition.hash}"
    yield "players", join_names(names)
    yield _beginning(game, hidden)
    if game.turn_limit is not None:
        yield "turn_limit", str(game.turn_limit)
    if game.finish_round:
        yield "finish_round", YES
    if game.is_over:
        yield "result", result_text(game)


def _beginning(game: Game, hidden: bool) -> tuple[str, str]:
    if hidden and game.start is not None:
        return "start", _json({"view": public_view(game.positions()[0])})
    if hidden:
        return "shown", _open_cards(game)
    if game.seed is not None:
        return "seed", quote(game.seed)
    if game.deal is not None:
        return "deal", deal_text(game.deal)
    assert game.start is not None
    position, seed = game.start
    return "start", _json({"seed": seed, "state": position})


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True)


def result_text(game: Game) -> str:
    sheet = game.score_sheet()
    return f"{' '.join(map(str, sheet.totals))}, winner {sheet.winner}"


def deal_text(deal: Deal) -> str:
    piles = ";".join(f"{guild}:{','.join(deal.piles[guild])}" for guild in GUILDS)
    seed = f" seed={json.dumps(deal.seed)}" if deal.seed else ""
    return f"first={deal.first} deck={','.join(deal.deck)} piles={piles}{seed}"


def _open_cards(game: Game) -> str:
    """The first player, the row and the top of each pile at the beginning."""
    state = game.positions()[0]
    row = ",".join(state.tables.card_ids[card] for card in row_cards(state))
    tops = ",".join(f"{name}:{CHARACTERS[pile_top(state, guild)]}" for guild, name in enumerate(GUILDS))
    return f"first={state.first_player} row={row} tops={tops}"


def _turns(game: Game, hidden: bool) -> Iterator[str]:
    """One line a turn; the moves of another player than the active one are in braces."""
    line, turn, reacting = "", -1, False
    for ply in game.history():
        if ply.turn != turn:
            if line:
                yield line + ("}" if reacting else "")
            # a game that begins from a position may begin in a reaction
            line, turn = f"{ply.turn}. {'{' * _is_reaction(ply)}{ply.player} ", ply.turn
        else:
            line += _separator(ply, reacting)
        reacting = _is_reaction(ply)
        line += ply.move.text + _brackets(ply, hidden)
    if line:
        yield line + ("}" if reacting else "")


def _is_reaction(ply: PlayedMove) -> bool:
    return ply.player != ply.active


def _separator(ply: PlayedMove, reacting: bool) -> str:
    in_reaction = _is_reaction(ply)
    if ply.turn == 0:
        return f"; {ply.player} "
    if in_reaction and not reacting:
        return f"; {{{ply.player} "
    return "}; " if reacting and not in_reaction else "; "


def _brackets(ply: PlayedMove, hidden: bool) -> str:
    names = reveals(ply.events) if hidden else []
    return f" [{','.join(names)}]" if names else ""
