"""A bot's explanation on a screen: a small table of the best moves, and under it why."""

from typing import Final

from oddville.bots.explanation import ExplainedChoice, Explanation, sentences, why
from oddville.lab.bench import is_compiled
from oddville.terminal.describing import describe
from oddville.terminal.ink import wide
from oddville.terminal.session import Session
from oddville.terminal.tables import Table, columns, named

HINTING_BOTS: Final = ("architect", "greedy")
"""Who gives hints: where the rules are not compiled, one that answers at once all the same."""


def hinting_bot() -> str:
    """The bot that is asked for a hint where none is named."""
    return HINTING_BOTS[0] if is_compiled() else HINTING_BOTS[1]


def show_hint(session: Session, explanation: Explanation) -> None:
    """Show the best moves by the numbers of the list: how each player stands after them, and why they are good."""
    table = draw_prospects(session, explanation)
    is_wide = max(map(wide, table)) > session.screen.width
    if not is_wide:
        session.screen.print(["", *table])
        session.screen.say(session.texts.say("terminal-hint-legend"))
    for choice in explanation.choices:
        _show_choice(session, choice, with_prospects=is_wide)


def draw_prospects(session: Session, explanation: Explanation) -> list[str]:
    """A line for every move: its number, the bot's trust in it, and each player's chance and points."""
    texts, ink = session.texts, session.screen.ink
    players = range(session.game.players)
    rows: Table = [
        ["", texts.say("head-move"), texts.say("head-trust"), *(named(p, texts, ink) for p in players)]
    ]
    for choice in explanation.choices:
        prospects = [texts.say("hint-prospect", prospect) for prospect in choice.prospects()]
        number = str(session.menu.number(choice.move))
        rows.append(["", number, texts.say("hint-trust", share=choice.share), *prospects])
    return columns(rows, ink)


def _show_choice(session: Session, choice: ExplainedChoice, *, with_prospects: bool) -> None:
    texts, screen = session.texts, session.screen
    words = texts.say(
        "terminal-move", words=describe(session.game, choice.move, texts), move=choice.move.text
    )
    begin = f"{session.menu.number(choice.move)}) "
    screen.print(["", *screen.ink.wrap(words, screen.width, begin, " " * len(begin))])
    for reason in sentences(choice) if with_prospects else why(choice):
        sentence = texts.say("terminal-hint-reason", sentence=texts.say(*reason))
        screen.print(screen.ink.wrap(sentence, screen.width, " " * len(begin), " " * (len(begin) + 2)))
