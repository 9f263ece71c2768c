"""The bot `net:FILE`: greedy by a network that `oddville train` wrote, or by the one of the game, `net:built-in`."""

from oddville.bots.builtin.greedy import GreedyBot
from oddville.bots.options import COMMON
from oddville.bots.search.network_file import file_of, networks_in
from oddville.bots.spec import InvalidSpec, Spec, one_line, read_options
from oddville.cards.facts import reason_of


def network_bot(spec: Spec) -> GreedyBot:
    """The bot of a file; raises `InvalidSpec` if the file holds no network."""
    read_options(spec, COMMON)
    file = file_of(spec.target)
    try:
        networks_in(file)
    except OSError as error:
        raise InvalidSpec(
            "error-bot-unreadable", spec.text, file=one_line(spec.target), reason=reason_of(error)
        ) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise InvalidSpec("error-bot-not-network", spec.text, file=one_line(spec.target)) from None
    return GreedyBot(file)
