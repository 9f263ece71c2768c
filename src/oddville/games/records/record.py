"""The game record `.odd` (docs/bots/notation.md). Lines are kept as written, so that printing gives the same file."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from oddville.games.errors import InvalidRecord

FORMAT: Final = "1"
RULES: Final = "1"
YES: Final = "yes"
BEGINNINGS: Final = ("seed", "deal", "shown", "start")
REQUIRED_HEADERS: Final = ("odd", "rules", "edition", "players")
MAX_CHARACTERS: Final = 5_000_000

_HEADER: Final = re.compile(r"(?P<key>[a-z][a-z0-9_-]*):[ \t]*(?P<value>.*)")
_TURN: Final = re.compile(r"(?P<number>0|[1-9][0-9]{0,8})\.[ \t]*")
_PIECE: Final = re.compile(
    r"[ \t]*(?P<open>\{)?[ \t]*(?:(?P<player>[0-3])[ \t]+)?(?P<move>[^;{}\[\]]*?)"
    r"[ \t]*(?:\[(?P<reveals>[^\];{}]*)\])?[ \t]*(?P<close>\})?[ \t]*(?P<end>;|$)"
)


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a record and its place in the text."""

    text: str
    line: int
    column: int
    turn: int
    player: int | None = None
    """None if the record does not say."""
    reveals: tuple[str, ...] | None = None
    """The cards and characters in brackets after the move."""
    reaction: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    lines: tuple[str, ...]
    headers: dict[str, str]
    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The line and column of each header's value."""
    plies: tuple[Ply, ...] = ()

    def __str__(self) -> str:
        return "".join(self.lines)

    @property
    def names(self) -> list[str]:
        return split_names(self.headers["players"])


def parse_record(text: str) -> Record:
    """Raises `InvalidRecord` with line and column."""
    if len(text) > MAX_CHARACTERS:
        raise InvalidRecord("record-size", 1, 1, most=MAX_CHARACTERS)
    lines = tuple(text.splitlines(keepends=True))
    record = Record(lines, {}, {})
    plies: list[Ply] = []
    in_moves = False
    for number, line in enumerate(lines, 1):
        content = _without_comment(line.lstrip("\ufeff") if number == 1 else line)
        if not content.strip():
            in_moves = in_moves or (not line.strip() and bool(record.headers))
        elif in_moves:
            plies += _parse_turn(content, number)
        else:
            _parse_header(record, content, number)
    _check_headers(record, len(lines))
    return Record(lines, record.headers, record.places, tuple(plies))


def _without_comment(line: str) -> str:
    """The line up to a `#` outside quotes."""
    in_quotes = escaped = False
    for at, letter in enumerate(line):
        if letter == "#" and not in_quotes:
            return line[:at].rstrip()
        in_quotes ^= letter == '"' and not escaped
        escaped = letter == "\\" and not escaped
    return line.rstrip()


def _parse_header(record: Record, line: str, number: int) -> None:
    match = _HEADER.fullmatch(line)
    if match is None:
        if not record.headers:
            raise InvalidRecord("record-none", number, 1, format=FORMAT)
        raise InvalidRecord("record-header", number, 1, text=line[:60])
    key = match["key"]
    if key in record.headers:
        raise InvalidRecord("record-header-twice", number, 1, key=key)
    if not record.headers and (key, match["value"]) != ("odd", FORMAT):
        raise InvalidRecord("record-format", number, 1, format=FORMAT)
    record.headers[key] = match["value"]
    record.places[key] = (number, match.start("value") + 1)


def _check_headers(record: Record, last: int) -> None:
    if not record.headers:
        raise InvalidRecord("record-none", 1, 1, format=FORMAT)
    for key in REQUIRED_HEADERS:
        if key not in record.headers:
            raise InvalidRecord("record-header-missing", max(last, 1), 1, key=key)
    beginnings = [key for key in BEGINNINGS if key in record.headers]
    if len(beginnings) != 1:
        line = record.places[beginnings[1]][0] if beginnings else max(last, 1)
        raise InvalidRecord("record-beginning", line, 1, keys=list(BEGINNINGS))
    if record.headers["rules"] != RULES:
        raise InvalidRecord(
            "record-rules", *record.places["rules"], rules=RULES, value=record.headers["rules"][:20]
        )


def _parse_turn(line: str, number: int) -> list[Ply]:
    match = _TURN.match(line)
    if match is None:
        raise InvalidRecord("record-turn", number, 1, text=line[:60])
    turn, at = int(match["number"]), match.end()
    plies: list[Ply] = []
    in_reaction = False
    while at < len(line):
        piece = _PIECE.match(line, at)
        if piece is None or (piece["open"] and in_reaction) or (not piece["move"]):
            raise InvalidRecord("record-move", number, at + 1, text=line[at:][:60])
        in_reaction = in_reaction or bool(piece["open"])
        plies.append(_ply(piece, number, turn, in_reaction))
        if piece["close"] and not in_reaction:
            raise InvalidRecord("record-brace", number, piece.start("close") + 1)
        in_reaction = in_reaction and not piece["close"]
        at = piece.end()
    if in_reaction or not plies:
        raise InvalidRecord("record-brace" if in_reaction else "record-move", number, at + 1, text="")
    return plies


def _ply(piece: re.Match[str], line: int, turn: int, reaction: bool) -> Ply:
    player = None if piece["player"] is None else int(piece["player"])
    words = piece["reveals"]
    reveals = None if words is None else tuple(word.strip() for word in words.split(","))
    return Ply(piece["move"], line, piece.start("move") + 1, turn, player, reveals, reaction)


def split_names(text: str) -> list[str]:
    """The names of a `players:` header; a name with a comma or a hash is quoted."""
    names = re.findall(r'[ \t]*("(?:[^"\\]|\\.)*"|[^,"]*)[ \t]*(?:,|$)', text)
    return [unquote(name.strip()) for name in (names[:-1] if names and names[-1] == "" else names)]


def join_names(names: list[str]) -> str:
    return ", ".join(quote(name, '#,;"') for name in names)


def quote(text: str, special: str = '#"') -> str:
    """A header value: the plain text where possible, else a JSON string."""
    plain = text == text.strip() and text.isprintable() and not set(text) & set(special) and text != ""
    return text if plain else json.dumps(text)


def unquote(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, str) else text


def header_json(record: Record, key: str) -> Any:
    try:
        return json.loads(record.headers[key])
    except (ValueError, RecursionError):
        raise InvalidRecord("record-json", *record.places[key], key=key) from None
