"""The ways a game can end, as a golden game's file name says."""

from collections.abc import Callable, Mapping

from oddville import Game
from oddville.games.played_moves import PlayedMove


def trigger(game: Game) -> PlayedMove | None:
    """The move that triggered the end."""
    found = [turned for turned in game.history() if any(e.message == "log-trigger" for e in turned.events)]
    return found[0] if found else None


def trigger_kind(game: Game) -> str:
    """The verb of that move."""
    turned = trigger(game)
    return turned.move.kind if turned else ""


def tied(game: Game) -> list[int]:
    """The players with the most points."""
    totals = game.score_sheet().totals
    return [player for player, total in enumerate(totals) if total == max(totals)]


def triggered_by(game: Game) -> int | None:
    """Who triggered the end."""
    player: int | None = game.position()["triggered_by"]
    return player


def sixth_building(game: Game) -> bool:
    """The active player's sixth building ends the game, and one player has the most points."""
    return trigger_kind(game) == "build" and triggered_by(game) == game.active and len(tied(game)) == 1


def sixth_worker_by_traveller(game: Game) -> bool:
    """The Traveller brings the sixth worker into the city."""
    return trigger_kind(game) == "travel"


def builders_sixth_in_anothers_turn(game: Game) -> bool:
    """The Builder builds the sixth card in another player's turn."""
    return trigger_kind(game) == "build" and triggered_by(game) not in (None, game.active)


def tie_broken_by_trigger(game: Game) -> bool:
    """Two have the most points, and the one who triggered the end wins, though others sit before."""
    by = triggered_by(game)
    return len(tied(game)) > 1 and by in tied(game)[1:] and game.winner == by


def tie_broken_clockwise(game: Game) -> bool:
    """Two have the most points, neither triggered the end, and the next clockwise wins, though others sit
    before."""
    by, best = triggered_by(game), tied(game)
    if by is None or by in best or len(best) == 1:
        return False
    nearest = min(best, key=lambda player: (player - by) % game.players)
    return nearest != best[0] and game.winner == nearest


def turn_limit(game: Game) -> bool:
    """The limit of turns ends the game; two have the most points, and the earlier in turn order wins."""
    best = tied(game)
    earliest = min(best, key=lambda player: (player - game.first_player) % game.players)
    at_limit = game.turn == game.turn_limit and triggered_by(game) is None
    return at_limit and len(best) > 1 and earliest != best[0] and game.winner == earliest


ENDINGS: Mapping[str, Callable[[Game], bool]] = {
    "sixth-building": sixth_building,
    "sixth-worker-by-traveller": sixth_worker_by_traveller,
    "builders-sixth-in-anothers-turn": builders_sixth_in_anothers_turn,
    "tie-broken-by-trigger": tie_broken_by_trigger,
    "tie-broken-clockwise": tie_broken_clockwise,
    "turn-limit": turn_limit,
}
