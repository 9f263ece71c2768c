"""Today's town at the terminal: the text before the game, and the result compared with par."""

from datetime import date

from oddville.bots import todays_town as town
from oddville.games.daily import Strength, town_of
from oddville.terminal.commands import say
from oddville.terminal.session import HUMAN, Session


def say_town(session: Session) -> None:
    today = _town(session)
    if today is not None:
        say(session, "today-terminal", day=today[0].isoformat(), level=_level(session, today[1]))


def say_town_result(session: Session) -> None:
    """Par takes the strongest bot some time, so it may be left out."""
    today = _town(session)
    if today is None:
        return
    say(session, "today-terminal-par")
    try:
        *_, last = town.par_game(*today)
    except KeyboardInterrupt:
        return
    points, par = town.points_of(session.game), town.points_of(last)
    facts = {
        "points": session.texts.say("today-points", points=points),
        "stars": session.texts.say("today-stars", stars=town.stars(points, par)),
    }
    say(session, "today-terminal-result", par=par, **facts)


def _town(session: Session) -> tuple[date, Strength] | None:
    return town_of(session.game.seed, [None if seat == HUMAN else seat for seat in session.seats])


def _level(session: Session, bot: str) -> str:
    return session.texts.say("today-level", bot=bot)
