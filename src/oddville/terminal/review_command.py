"""The command `review` after a game: computed here and now, and shown as a report."""

from oddville.analysis import Moment, ReviewSettings, digest, finish, judged_players, moments
from oddville.games.errors import OddVilleError
from oddville.games.game import is_compiled
from oddville.plaintext import text_width
from oddville.terminal.review_report import move_words, report
from oddville.terminal.session import Session

PURE_SIMULATIONS = 64
"""Without compiled rules a review of the usual length would take an hour."""
STEPS = 10
"""How often the progress is shown."""


def show_review(session: Session) -> None:
    """Review the game; Ctrl-C stops, and the next call continues."""
    game = session.game
    if not game.is_over:
        raise OddVilleError("error-not-over")
    settings = _settings(session)
    done = session.moments.setdefault(digest(game, settings), {})
    try:
        _compute(session, settings, done)
    except KeyboardInterrupt:
        session.screen.print()
        _say(session, "terminal-review-stopped", len(done))
        return
    review = finish(game, session.names, settings, done)
    for line in report(review, session.texts, move_words(game, session.texts)):
        _print(session, line)


def _print(session: Session, line: str) -> None:
    """Tables stay as they are; only a long line is wrapped."""
    screen = session.screen
    clean = screen.charset.clean(line)
    if text_width(clean) <= screen.width:
        screen.print([clean])
    else:
        screen.say(line.strip(), line[: len(line) - len(line.lstrip())])


def _settings(session: Session) -> ReviewSettings:
    judged = judged_players(session.record().names)
    if is_compiled():
        return ReviewSettings(judged=judged)
    return ReviewSettings(
        simulations=PURE_SIMULATIONS, value_simulations=PURE_SIMULATIONS // 4, alternatives=4, judged=judged
    )


def _compute(session: Session, settings: ReviewSettings, done: dict[int, Moment]) -> None:
    total = session.game.ply + 1
    if len(done) < total:
        session.screen.say(session.texts.say("terminal-review-begins"))
    for moment in moments(session.game, settings, dict(done)):
        done[moment.ply] = moment
        if len(done) * STEPS // total > (len(done) - 1) * STEPS // total:
            _say(session, "terminal-review-progress", len(done))


def _say(session: Session, message: str, done: int) -> None:
    session.screen.say(session.texts.say(message, done=done, total=session.game.ply + 1), "  ")
