"""The tables of the balance report, as HTML."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from oddville.lab.balance.checks import MET, MIN_BUILT, MISSED, UNSURE, Check
from oddville.lab.balance.formatting import (
    format_interval,
    format_value,
    label,
    one_place,
    percent,
    two_places,
)
from oddville.lab.balance.statistics import Row
from oddville.texts import Texts

KINDS = ("length", "seat", "formula", "guild", "bonus", "resource", "card")
Column = tuple[str, Callable[[Any], str]]

# a disc, a ring and a cross, as in the plots
_KEYS = {
    MET: '<circle cx="10" cy="7" r="4.5" class="full"/>',
    UNSURE: '<circle cx="10" cy="7" r="4.5" class="ring"/>',
    MISSED: '<line x1="5" y1="2" x2="15" y2="12" class="cross"/><line x1="5" y1="12" x2="15" y2="2" class="cross"/>',
}
_PAST = '<line x1="2" y1="7" x2="18" y2="7" class="past"/><circle cx="10" cy="7" r="2.5" class="past"/>'


def key(texts: Texts, has_past: bool) -> str:
    entries = [(f"balance-verdict-{verdict}", drawn) for verdict, drawn in _KEYS.items()]
    if has_past:
        entries.append(("balance-key-before", _PAST))
    spans = [
        f'<span><svg viewBox="0 0 20 14">{drawn}</svg>{escape(texts.say(message))}</span>'
        for message, drawn in entries
    ]
    return f'<p class="key">{"".join(spans)}</p>'


def _table(heads: Sequence[str], lines: Sequence[str]) -> str:
    head = "".join(f"<tr>{line}</tr>" for line in heads)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _th(words: str, style: str = "", span: int = 1) -> str:
    attribute = f' class="{style}"' if style else ""
    wide = f' colspan="{span}"' if span > 1 else ""
    return f"<th{attribute}{wide}>{escape(words)}</th>"


def _td(inner: str, style: str = "") -> str:
    attribute = f' class="{style}"' if style else ""
    return f"<td{attribute}>{inner}</td>"


def verdicts(texts: Texts, checks: Sequence[Check], players: Sequence[int]) -> str:
    """How many targets of each kind are met, unsure and missed."""
    columns = (MET, UNSURE, MISSED)
    heads = [_th("") + "".join(_head(texts, n, len(columns)) for n in players)]
    names = [
        _th(texts.say(f"balance-verdict-{each}"), "number" + " first" * (each == MET)) for each in columns
    ]
    heads.append(_th("") + "".join(names) * len(players))
    lines = []
    for kind in KINDS:
        line = _td(escape(texts.say(f"balance-target-{kind}")))
        for n in players:
            results = [check["verdict"] for check in checks if (check["kind"], check["players"]) == (kind, n)]
            for verdict in columns:
                count = results.count(verdict)
                strong = " missed" if verdict == MISSED and count else ""
                first = " first" if verdict == MET else ""
                line += _td(str(count) if count else "–", f"number{first}{strong}")
        lines.append(line)
    return _table(heads, lines)


def _head(texts: Texts, n: int, span: int) -> str:
    return _th(texts.say("balance-players", players=n), f"first n{n}", span)


def missed_targets_table(texts: Texts, checks: Sequence[Check], players: Sequence[int]) -> str:
    """The targets that are missed at some number of players, with their values at all of them."""
    by_key = {(check["kind"], check["item"], check["players"]): check for check in checks}
    names = [_th(texts.say(f"balance-column-{column}")) for column in ("target", "item")]
    heads = ["".join(names) + "".join(_head(texts, n, 1) for n in players)]
    lines = []
    for kind, item in dict.fromkeys((c["kind"], c["item"]) for c in checks if c["verdict"] == MISSED):
        cells = (texts.say(f"balance-target-{kind}"), label(texts, kind, item))
        line = "".join(_td(escape(cell)) for cell in cells)
        lines.append(line + "".join(_missed_cell(by_key.get((kind, item, n)), texts) for n in players))
    return _table(heads, lines)


def _missed_cell(check: Check | None, texts: Texts) -> str:
    if check is None:
        return _td("", "first")
    interval = escape(texts.figures(format_interval(check["kind"], check["seen"])))
    if check["verdict"] != MISSED:
        return _td(interval, "first")
    is_low = check["seen"]["value"] < check["least"]
    bound = texts.figures(format_value(check["kind"], check["least" if is_low else "most"]))
    return _td(f"<b>{interval}</b> <small>{'&lt;' if is_low else '&gt;'} {bound}</small>", "first")


def _built_when_held(row: Row) -> str:
    return percent(row["built_when_held"]["value"]) if row["held"] else "–"


def _points_per_resource(row: Row) -> str:
    return two_places(row["points_per_resource"]) if row["built"] else "–"


GROUP_COLUMNS: Sequence[Column] = (
    ("taken", lambda row: one_place(row["taken"])),
    ("built", _built_when_held),
    ("points", lambda row: one_place(row["points"])),
    ("worth", _points_per_resource),
    ("used", lambda row: two_places(row["used"])),
    ("share", lambda row: percent(row["share"]["value"])),
)
CARD_COLUMNS: Sequence[Column] = (
    ("taken", lambda row: two_places(row["taken"])),
    ("built", _built_when_held),
    ("worth", _points_per_resource),
    ("relative", lambda row: two_places(row["relative"]["value"]) if row["built"] else "–"),
)
CHARACTER_COLUMNS: Sequence[Column] = (
    ("taken", lambda row: two_places(row["taken"])),
    ("kept", lambda row: percent(row["kept"]["value"])),
    ("points", lambda row: one_place(row["points"])),
    ("share", lambda row: percent(row["share"]["value"])),
)
Rows = Mapping[int, Mapping[str, Any]]


def rows(texts: Texts, kind: str, items: Sequence[str], now: Rows, past: Rows) -> str:
    heads = _heads(texts, [f"balance-{kind}"], GROUP_COLUMNS, list(now))
    lines = []
    for item in items:
        count = now[min(now)][item]["cards"]
        name = f"{escape(label(texts, kind, item))} <small>{count}</small>"
        lines.append(_td(name) + texts.figures(_cells(item, GROUP_COLUMNS, now, past)))
    return _table(heads, lines)


def _heads(
    texts: Texts, names: Sequence[str], columns: Sequence[Column], players: Sequence[int]
) -> list[str]:
    upper = _th("") * len(names) + "".join(_head(texts, n, len(columns)) for n in players)
    lower = "".join(_th(texts.say(name)) for name in names)
    for _ in players:
        for place, (column, _) in enumerate(columns):
            style = "number" if place else "number first"
            lower += _th(texts.say(f"balance-column-{column}"), style)
    return [upper, lower]


def _cells(item: str, columns: Sequence[Column], now: Rows, past: Rows) -> str:
    cells = ""
    for n, rows_of_players in now.items():
        was = past[n].get(item) if n in past else None
        for place, (name, show) in enumerate(columns):
            row = rows_of_players[item]
            inner = show(row) + (f"<br><small>{show(was)}</small>" if was else "")
            dead = name == "built" and row["held"] and row["built_when_held"]["high"] < MIN_BUILT
            style = "number" + ("" if place else " first") + (" missed" if dead else "")
            cells += _td(inner, style)
    return cells


def characters(texts: Texts, items: Sequence[str], now: Rows) -> str:
    heads = _heads(texts, ["balance-character"], CHARACTER_COLUMNS, list(now))
    lines = [
        _td(escape(label(texts, "character", item))) + texts.figures(_cells(item, CHARACTER_COLUMNS, now, {}))
        for item in items
    ]
    return _table(heads, lines)


def cards(texts: Texts, edition: Mapping[str, Any], now: Rows, past: Rows) -> str:
    names = ["balance-card", "balance-column-cost", "balance-bonus", "balance-guild", "balance-formula"]
    lines = []
    for card in edition["cards"]:
        chips = "".join(f'<i class="chip {resource}"></i>' for resource in card["cost"])
        cost = f'<span title="{escape(texts.word("resources", card["cost"]))}">{chips}</span>'
        formula = label(texts, "formula", card["formula"])
        if card["formula"] in ("diamond", "guild"):
            formula += f" {card['base']}"
        guild = label(texts, "guild", card["guild"]) if card["guild"] else ""
        cells = (
            escape(texts.card(card["id"])),
            cost,
            *map(escape, (label(texts, "bonus", card["bonus"]), guild, formula)),
        )
        lines.append("".join(map(_td, cells)) + texts.figures(_cells(card["id"], CARD_COLUMNS, now, past)))
    return _table(_heads(texts, names, CARD_COLUMNS, list(now)), lines)
