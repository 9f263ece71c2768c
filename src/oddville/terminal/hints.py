"""Prints a bot's explanation: a table of the best moves, and the reasons."""

from oddville.bots import ADVISER
from oddville.bots.explain.explanation import ExplainedChoice, Explanation
from oddville.games.game import is_compiled
from oddville.plaintext import align_columns, text_width
from oddville.terminal.move_texts import describe
from oddville.terminal.session import Session
from oddville.terminal.table_drawing import player_label


def hinting_bot() -> str:
    """The bot for a hint without a name; a quick one if the rules are not compiled."""
    return ADVISER if is_compiled() else "greedy"


def show_hint(session: Session, explanation: Explanation) -> None:
    table = draw_prospects(session, explanation)
    is_wide = max(map(text_width, table)) > session.screen.width
    if not is_wide:
        session.screen.print(["", *table])
        session.screen.say(session.texts.say("terminal-hint-legend"))
    for choice in explanation.choices:
        _show_choice(session, choice, with_prospects=is_wide)


def draw_prospects(session: Session, explanation: Explanation) -> list[str]:
    """A line for each move: its number, its share of the simulations, and each player's chance and points."""
    texts, charset = session.texts, session.screen.charset
    players = [player_label(player, texts, charset) for player in range(session.game.players)]
    rows = [["", texts.say("head-move"), texts.say("head-trust"), *players]]
    for choice in explanation.choices:
        prospects = [texts.say("hint-prospect", prospect) for prospect in choice.prospects()]
        number = str(session.menu.number(choice.move))
        rows.append(["", number, texts.say("hint-trust", share=choice.share), *prospects])
    return align_columns([[charset.clean(text) for text in row] for row in rows])


def _show_choice(session: Session, choice: ExplainedChoice, *, with_prospects: bool) -> None:
    texts, screen = session.texts, session.screen
    described = describe(session.game, choice.move, texts)
    words = texts.say("terminal-move", words=described, move=choice.move.text)
    begin = f"{session.menu.number(choice.move)}) "
    screen.print(["", *screen.charset.wrap(words, screen.width, begin, " " * len(begin))])
    for reason in choice.sentences(with_prospects=with_prospects):
        sentence = texts.say("terminal-hint-reason", sentence=texts.say(*reason))
        screen.print(screen.charset.wrap(sentence, screen.width, " " * len(begin), " " * (len(begin) + 2)))
