"""Replays a record: from its text to a game."""

import copy
import re
from abc import ABC, abstractmethod
from typing import Any

from oddville.cards.printed import Edition
from oddville.cards.vocabulary import CHARACTERS, GUILDS, ROW_POSITIONS
from oddville.games import editions
from oddville.games.deals import Deal, read_deal
from oddville.games.errors import IllegalMove, InvalidRecord, OddVilleError
from oddville.games.events import reveals
from oddville.games.game import Game, tables_of
from oddville.games.records.record import YES, Ply, Record, header_json, parse_record, unquote
from oddville.games.records.writer import result_text

ARRANGEMENTS = 6
"""The possible orders of three returned characters (CHAR-1)."""
MAX_TRIES = 20
"""More than a move can need: it reveals three things at most, one of them in six orders."""


def replay(record: Record | str, edition: Edition | None = None) -> Game:
    """Raises `InvalidRecord` where a move is illegal or the result is wrong.

    `edition` is needed if the record names an edition that is not shipped.
    """
    if isinstance(record, str):
        record = parse_record(record)
    printed = _edition(record, edition)
    hidden = _hidden_replay(record, printed)
    if hidden is not None:
        game = hidden.game()
    else:
        game = _begin(record, printed)
        for ply in record.plies:
            play_ply(game, ply)
    _check_result(record, game)
    return game


def play_ply(game: Game, ply: Ply) -> None:
    if game.is_over:
        raise InvalidRecord("record-after-end", ply.line, ply.column, move=ply.text[:60])
    if ply.player is not None and ply.player != game.player:
        raise InvalidRecord("record-player", ply.line, ply.column, player=ply.player, chooser=game.player)
    if ply.turn != game.turn:
        raise InvalidRecord("record-turn-number", ply.line, ply.column, turn=ply.turn, right=game.turn)
    if ply.reaction != (game.player != game.active):
        raise InvalidRecord("record-brace", ply.line, ply.column)
    try:
        game.play(ply.text)
    except IllegalMove as error:
        facts = {"move": ply.text, "rule": error.refusals[0].rule}
        raise InvalidRecord("record-illegal", ply.line, ply.column, **facts) from error
    except OddVilleError as error:
        raise InvalidRecord("record-no-move", ply.line, ply.column, move=ply.text[:60]) from error


def _edition(record: Record, given: Edition | None) -> Edition:
    """The edition of the record; its hash must match."""
    name, _, hash_ = record.headers["edition"].rpartition(" ")
    name = unquote(name)
    if given is None:
        if name not in editions.shipped_names():
            raise InvalidRecord("record-edition-unknown", *record.places["edition"], edition=name[:60])
        given = editions.edition(name)
    if given.hash != hash_:
        line, column = record.places["edition"]
        raise InvalidRecord(
            "record-edition-hash", line, column, edition=given.name, hash=given.hash, wanted=hash_[:60]
        )
    return given


def _begin(record: Record, edition: Edition) -> Game:
    key = next(key for key in ("seed", "deal", "start") if key in record.headers)
    players, limit, house_rule = len(record.names), _turn_limit(record), _finish_round(record)
    try:
        if key == "start":
            return _from_start(record, edition)
        if key == "seed":
            seed = unquote(record.headers["seed"])
            return Game(players, edition=edition, seed=seed, turn_limit=limit, finish_round=house_rule)
        deal = _deal(record.headers["deal"])
        return Game(players, edition=edition, deal=deal, turn_limit=limit, finish_round=house_rule)
    except InvalidRecord:
        raise
    except OddVilleError as error:
        raise InvalidRecord("record-start", *record.places[key], reason=error.messages()) from error


def _from_start(record: Record, edition: Edition) -> Game:
    data = header_json(record, "start")
    if not isinstance(data, dict) or set(data) != {"seed", "state"} or not isinstance(data["seed"], str):
        raise InvalidRecord("record-json", *record.places["start"], key="start")
    return Game.from_position(data["state"], edition=edition, seed=data["seed"])


def _turn_limit(record: Record) -> int | None:
    text = record.headers.get("turn_limit")
    if text is None:
        return None
    if not re.fullmatch("[1-9][0-9]{0,6}", text, re.ASCII):
        raise InvalidRecord("record-turn-limit", *record.places["turn_limit"], value=text[:60])
    return int(text)


def _finish_round(record: Record) -> bool:
    """Whether the record names the house rule (HOUSE-1)."""
    text = record.headers.get("finish_round")
    if text not in (None, YES):
        raise InvalidRecord("record-finish-round", *record.places["finish_round"], value=text[:60])
    return text == YES


def _words(text: str) -> dict[str, str]:
    """The `key=value` pairs of a header."""
    return dict(re.findall(r'([a-z]+)=("(?:[^"\\]|\\.)*"|\S*)', text))


def _deal(text: str) -> dict[str, object]:
    words = _words(text)
    piles = (pile.partition(":") for pile in words.get("piles", "").split(";"))
    first = words.get("first", "")
    return {
        "first": int(first) if first in ("0", "1", "2", "3") else first,
        "deck": words.get("deck", "").split(","),
        "piles": {guild: characters.split(",") for guild, _, characters in piles},
        "seed": unquote(words.get("seed", "")),
    }


def _check_result(record: Record, game: Game) -> None:
    text = record.headers.get("result")
    if text is not None and not game.is_over:
        raise InvalidRecord("record-result-early", *record.places["result"])
    if text is not None and text != result_text(game):
        line, column = record.places["result"]
        raise InvalidRecord("record-result", line, column, result=text[:60], right=result_text(game))


def _hidden_replay(record: Record, edition: Edition) -> "_HiddenReplay | None":
    """The replay of a record without its deal; None if it has one."""
    if "shown" in record.headers:
        return _DealtReplay(record, edition)
    if "start" in record.headers:
        start = header_json(record, "start")
        if isinstance(start, dict) and set(start) == {"view"}:
            return _PositionReplay(record, edition, start["view"])
    return None


class _HiddenReplay(ABC):
    """Replays a record that has only the cards that were revealed, by finding a deal that reveals the same.

    Unseen cards are interchangeable (INFO-2): the deal starts in any order, and where a move reveals another card than
    the record says, the two are swapped in the deal. That changes nothing before the move.
    """

    def __init__(self, record: Record, edition: Edition) -> None:
        self._record = record
        self._tables = tables_of(edition, len(record.names))
        self._script = [0] * (len(record.plies) + 1)
        self._cards: list[str] = []
        """The cards that may be swapped, in the order of the deal."""
        self._piles: dict[str, list[str]] = {}
        """For each guild the characters that may be swapped, top first; the last ones may be out of the game."""

    @abstractmethod
    def _begin(self) -> Game:
        """The first position, by the deal found so far."""

    def game(self) -> Game:
        game = self._begin()
        for index, ply in enumerate(self._record.plies):
            play_ply(game, ply)
            tries = 0
            while reveals(game.last_events) != list(ply.reveals or ()):
                tries += 1
                self._correct(game, ply, tries)
                game = self._begin()
                for earlier in self._record.plies[: index + 1]:
                    play_ply(game, earlier)
        return game

    def _correct(self, game: Game, ply: Ply, tries: int) -> None:
        """Change the deal so that the first wrong reveal becomes the right one."""
        actual, expected = reveals(game.last_events), list(ply.reveals or ())
        pair = next((pair for pair in zip(actual, expected, strict=False) if pair[0] != pair[1]), None)
        if (
            pair is None
            or tries > MAX_TRIES
            or not (self._correct_card(game, *pair) or self._correct_character(game, *pair))
        ):
            raise InvalidRecord("record-reveal", ply.line, ply.column, shown=",".join(expected)[:60])

    def _correct_card(self, game: Game, actual: str, expected: str) -> bool:
        seen_cards = game.view()["seen"]
        if actual not in self._cards or expected not in self._cards or expected in seen_cards:
            return False
        a, b = self._cards.index(actual), self._cards.index(expected)
        self._cards[a], self._cards[b] = expected, actual
        return True

    def _correct_character(self, game: Game, actual: str, expected: str) -> bool:
        if actual not in CHARACTERS or expected not in CHARACTERS:
            return False
        guild = next(guild for guild, three in self._tables.edition.guilds.items() if actual in three)
        reshuffle = _last_reshuffle(game, guild)
        if reshuffle is not None:
            self._script[reshuffle] += 1  # the next arrangement; all are tried in turn
            return self._script[reshuffle] < ARRANGEMENTS
        pile = self._piles[guild]
        if not {actual, expected} <= set(pile) or pile.index(expected) < pile.index(actual):
            return False
        a, b = pile.index(actual), pile.index(expected)
        pile[a], pile[b] = expected, actual
        return True


class _DealtReplay(_HiddenReplay):
    """A game that was dealt: header `shown:`."""

    def __init__(self, record: Record, edition: Edition) -> None:
        super().__init__(record, edition)
        self._limit = _turn_limit(record)
        words = _words(record.headers["shown"])
        self._first = words.get("first", "")
        self._cards = self._full_deck(words.get("row", "").split(","))
        tops = dict(part.partition(":")[::2] for part in words.get("tops", "").split(","))
        self._piles = {guild: self._guild(guild, tops.get(guild, "")) for guild in GUILDS}

    def _full_deck(self, row: list[str]) -> list[str]:
        cards = self._tables.card_ids[: self._tables.cards]
        if len(set(row)) != ROW_POSITIONS or not set(row) <= set(cards):
            raise InvalidRecord("record-shown", *self._record.places["shown"])
        return row + [card for card in cards if card not in row]

    def _guild(self, guild: str, top: str) -> list[str]:
        three = self._tables.edition.guilds[guild]
        if top not in three or self._first not in [str(player) for player in range(self._tables.players)]:
            raise InvalidRecord("record-shown", *self._record.places["shown"])
        return [top, *(character for character in three if character != top)]

    def _begin(self) -> Game:
        piles = {guild: tuple(pile[: self._tables.players - 1]) for guild, pile in self._piles.items()}
        deal = Deal(tuple(self._cards), piles, int(self._first))
        return Game.from_script(
            read_deal(self._tables, deal.as_dict()),
            self._tables,
            self._script,
            self._limit,
            finish_round=_finish_round(self._record),
        )


class _PositionReplay(_HiddenReplay):
    """A game that began from a position: header `start:` with the public view of it."""

    def __init__(self, record: Record, edition: Edition, view: Any) -> None:
        super().__init__(record, edition)
        self._view = view
        try:
            seen = set(view["seen"])
            held = {character for player in view["players"] for character in player["characters"]}
            self._cards = [card for card in self._tables.card_ids[: self._tables.cards] if card not in seen]
            self._piles = {guild: self._guild(guild, held) for guild in GUILDS}
            self._counts = {guild: int(view["piles"][guild]["count"]) for guild in GUILDS}
            self._full_position()
        except (KeyError, TypeError, ValueError, AttributeError, StopIteration):
            raise InvalidRecord("record-json", *record.places["start"], key="start") from None

    def _guild(self, guild: str, held: set[str]) -> list[str]:
        top = self._view["piles"][guild]["top"]
        others = [c for c in self._tables.edition.guilds[guild] if c not in held and c != top]
        return others if top is None else [top, *others]

    def _full_position(self) -> dict[str, object]:
        """The position, with unseen cards and characters filled in."""
        position = copy.deepcopy(self._view)
        unseen = iter(self._cards)
        for cards in (position["deck"], *(player["coins"] for player in position["players"])):
            cards[:] = [next(unseen) if card is None else card for card in cards]
        position["piles"] = {guild: pile[: self._counts[guild]] for guild, pile in self._piles.items()}
        removed = [c for guild, pile in self._piles.items() for c in pile[self._counts[guild] :]]
        return {**position, "removed": sorted(removed, key=CHARACTERS.index)}

    def _begin(self) -> Game:
        try:
            return Game.from_position(
                self._full_position(), edition=self._tables.edition, script=self._script
            )
        except OddVilleError as error:
            place = self._record.places["start"]
            raise InvalidRecord("record-start", *place, reason=str(error)) from error


def _last_reshuffle(game: Game, guild: str) -> int | None:
    """The number of a guild's last reshuffle, counted over all guilds."""
    events = [event for events in game.events for event in events if event.message == "log-guild-reshuffled"]
    return max((place for place, event in enumerate(events) if event.facts["guild"] == guild), default=None)
