"""The engine protocol: JSON lines on standard input and output, one answer per request (docs/bots/protocol.md)."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO, Final

from oddville import bots
from oddville.bots.options import MAX_MS, MAX_SIMULATIONS
from oddville.cards.facts import shorten
from oddville.games import editions
from oddville.games.errors import IllegalMove, InvalidData, OddVilleError
from oddville.games.game import Game
from oddville.games.moves import Move
from oddville.rules.refusals import Refusal
from oddville.texts import Texts

MAX_BYTES: Final = 4_000_000
MAX_DIGITS: Final = 4_000
Request = Mapping[str, Any]
Answer = dict[str, Any]


class Engine:
    """Holds one game and answers requests."""

    def __init__(self, texts: Texts | None = None) -> None:
        self._game: Game | None = None
        self._texts = texts or Texts()

    @property
    def game(self) -> Game:
        if self._game is None:
            raise OddVilleError("engine-no-game")
        return self._game

    def answer(self, line: bytes) -> Answer:
        """The answer to any line; a bad request changes nothing."""
        id_ = None
        try:
            request = _request(line)
            id_ = request.get("id")
            return {"id": id_, "ok": True, **self._do(request)}
        except IllegalMove as error:
            return {"id": id_, "ok": False, **self._refusal_answer(error.refusals)}
        except OddVilleError as error:
            words = " ".join(self._texts.say(message, facts) for message, facts in error.messages())
            return {"id": id_, "ok": False, "error": words, **_problems(error)}

    def _do(self, request: Request) -> Answer:
        name = request.get("do")
        if not isinstance(name, str) or name not in REQUESTS:
            raise OddVilleError("engine-unknown", request=_excerpt(name), requests=list(REQUESTS))
        handler, keys = REQUESTS[name]
        for key in request:
            if key not in ("id", "do", *keys):
                allowed = ["id", "do", *keys]
                raise OddVilleError("engine-key", key=_excerpt(key), request=name, keys=allowed)
        return handler(self, request)

    def _refusal_answer(self, refusals: tuple[Refusal, ...]) -> Answer:
        refused = [{"rule": r.rule, "message": r.message, "facts": r.facts} for r in refusals]
        texts = self._texts.at_table(self.game.edition, ())
        words = " ".join(texts.say(r.message, r.facts) for r in refusals)
        return {"error": words, "rule": refused[0]["rule"], "facts": refused[0]["facts"], "refusals": refused}

    def new(self, request: Request) -> Answer:
        """`new`: start a game from a seed or a fixed deal."""
        if "seed" in request and "deal" in request:
            raise OddVilleError("engine-seed-or-deal")
        players = _whole(request, "players", 2, 4, needed=True)
        deal = request.get("deal")
        if "deal" in request and not isinstance(deal, Mapping):
            deal = {}
        game = self._game = Game(
            players,
            edition=_edition(request),
            seed=request.get("seed"),
            deal=deal,
            turn_limit=request.get("turn_limit"),
            finish_round=_flag(request, "finish_round"),
        )
        assert game.deal is not None
        return {"seed": game.deal.seed}

    def legal(self, request: Request) -> Answer:
        """`legal`: the player, the phase, and the moves sorted by code point."""
        game = self.game
        moves = sorted(move.text for move in game.legal_moves)
        return {"player": game.player, "phase": game.phase, "moves": moves}

    def play(self, request: Request) -> Answer:
        return {"events": [event.as_dict() for event in self.game.play(_text(request, "move"))]}

    def undo(self, request: Request) -> Answer:
        self.game.undo()
        return {}

    def state(self, request: Request) -> Answer:
        return {"state": self.game.position()}

    def set(self, request: Request) -> Answer:
        """`set`: set up a position; `seed` determines its guild reshuffles."""
        edition = _edition(request) if "edition" in request or self._game is None else self._game.edition
        if "state" not in request:
            raise OddVilleError("engine-missing", key="state")
        seed = _text(request, "seed") if "seed" in request else ""
        self._game = Game.from_position(request["state"], edition=edition, seed=seed)
        return {}

    def view(self, request: Request) -> Answer:
        return {"view": self.game.view()}

    def score(self, request: Request) -> Answer:
        return {**self.game.score_sheet().as_dict()}

    def think(self, request: Request) -> Answer:
        """`think`: a bot's move with its values and the best moves, and an explanation on request."""
        is_explained = _flag(request, "explain")
        ms = _whole(request, "ms", 1, MAX_MS) or None
        simulations = _whole(request, "simulations", 1, MAX_SIMULATIONS) or None
        name = _text(request, "bot") if "bot" in request else "greedy"
        rng = random.Random(_text(request, "seed")) if "seed" in request else random.Random()
        moves = _moves(self.game, request["moves"]) if "moves" in request else None
        thought = bots.think(name, self.game, rng, bots.Budget(ms, simulations), moves)
        more = {"explanation": bots.explain(self.game, thought).as_dict()} if is_explained else {}
        return thought.as_dict() | more

    def edition(self, request: Request) -> Answer:
        if "edition" in request or self._game is None:
            return {"edition": editions.edition(_edition(request)).as_dict()}
        return {"edition": self._game.edition.as_dict()}


REQUESTS: Final[dict[str, tuple[Callable[[Engine, Request], Answer], tuple[str, ...]]]] = {
    "new": (Engine.new, ("players", "seed", "deal", "edition", "turn_limit", "finish_round")),
    "legal": (Engine.legal, ()),
    "play": (Engine.play, ("move",)),
    "undo": (Engine.undo, ()),
    "state": (Engine.state, ()),
    "set": (Engine.set, ("state", "edition", "seed")),
    "view": (Engine.view, ()),
    "score": (Engine.score, ()),
    "think": (Engine.think, ("bot", "ms", "simulations", "seed", "moves", "explain")),
    "edition": (Engine.edition, ("edition",)),
}
"""The handler and the allowed keys of every request."""


def serve(source: BinaryIO, target: BinaryIO, texts: Texts | None = None) -> None:
    engine = Engine(texts)
    for line in _lines(source):
        target.write(_encode(engine.answer(line)) + b"\n")
        target.flush()


def _encode(answer: Answer) -> bytes:
    try:
        return json.dumps(answer, allow_nan=False).encode()
    except ValueError:  # an id beyond all numbers, such as 1e999, cannot be echoed
        return json.dumps(answer | {"id": None}).encode()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of the input; one that is too long is cut off."""
    while line := source.readline(MAX_BYTES + 1):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(MAX_BYTES)):
            pass
        yield line


def _request(line: bytes) -> Request:
    if len(line) > MAX_BYTES:
        raise OddVilleError("engine-too-long", most=MAX_BYTES)
    try:
        request = json.loads(line.decode(), parse_constant=_no_constant, parse_int=_number)
    except (ValueError, RecursionError):
        raise OddVilleError("engine-no-json") from None
    if not isinstance(request, dict):
        raise OddVilleError("engine-no-json")
    return request


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _number(digits: str) -> int | float:
    """Python refuses to parse integers of more than 4,300 digits; as a float it is infinite."""
    return int(digits) if len(digits) < MAX_DIGITS else float(digits)


def _problems(error: OddVilleError) -> Answer:
    if not isinstance(error, InvalidData) or not error.problems:
        return {}
    return {"problems": [{"message": p.message, "facts": dict(p.facts)} for p in error.problems]}


def _text(request: Request, key: str) -> str:
    if not isinstance(request.get(key), str):
        raise OddVilleError("engine-text", key=key, value=_excerpt(request.get(key)))
    return str(request[key])


def _moves(game: Game, texts: object) -> list[Move] | None:
    """The moves that a bot may choose; None if these are all legal moves."""
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
        raise OddVilleError("engine-moves", value=_excerpt(texts))
    moves = [game.parse(text) for text in texts]
    for move in moves:
        if move not in game.legal_moves:
            raise IllegalMove(move.text, game.refusals(move))
    return None if len(set(moves)) == len(game.legal_moves) else moves


def _whole(request: Request, key: str, low: int, high: int, *, needed: bool = False) -> int:
    value = request.get(key)
    if value is None and not needed:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise OddVilleError("engine-number", key=key, value=_excerpt(value), low=low, high=high)
    return value


def _flag(request: Request, key: str) -> bool:
    value = request.get(key, False)
    if not isinstance(value, bool):
        raise OddVilleError("engine-flag", key=key, value=_excerpt(value))
    return value


def _edition(request: Request) -> str:
    return _text(request, "edition") if "edition" in request else editions.DEFAULT


def _excerpt(value: object) -> str:
    """A value as JSON, shortened for an error message."""
    return shorten(json.dumps(value))
