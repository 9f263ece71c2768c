"""Several modules of the page as one script, and its styles as one sheet: for a file that stands alone.

The modules are ours or vendored and keep to plain forms of `import` and `export`; anything else is refused loudly.
"""

import base64
import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_IMPORT: Final = re.compile(r'^import\s+(?:([^;"]*?)\s+from\s+)?"([^"]+)";?[ \t]*$', re.MULTILINE)
_REEXPORT: Final = re.compile(r'^export\s+\{([^}]*)\}\s+from\s+"([^"]+)";?[ \t]*$', re.MULTILINE)
_LIST: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?[ \t]*$", re.MULTILINE)
_DECLARATION: Final = re.compile(
    r"^export\s+((?:async\s+)?function\*?|const|class)\s+([A-Za-z_$][\w$]*)", re.MULTILINE
)
_LEFT_OVER: Final = re.compile(r"^(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)
_FONT: Final = re.compile(r'url\("([^"]+\.woff2)"\)')


_MODULE: Final = re.compile(r'^( *)<script type="module" src="([^"/][^":]*)"></script>', re.MULTILINE)


class UnknownForm(ValueError):
    """A module that says `import` or `export` in a way that is not understood here."""


def bundled(root: Path, entry: str) -> str:
    """The module `entry` below `root` with all that it needs, as one script."""
    numbers: dict[str, int] = {}
    parts: list[str] = []
    for name, source in _in_order(root, entry, numbers):
        parts.append(_wrapped(name, source, numbers))
    return "".join(parts)


def _in_order(root: Path, entry: str, numbers: dict[str, int]) -> Iterator[tuple[str, str]]:
    """The modules, each after those that it imports; a number is given to each."""
    waiting: set[str] = set()

    def visit(name: str) -> Iterator[tuple[str, str]]:
        if name in numbers:
            return
        if name in waiting:
            raise UnknownForm(name)
        waiting.add(name)
        source = (root / name).read_text("utf-8")
        for other in _needed(name, source):
            yield from visit(other)
        numbers[name] = len(numbers)
        yield name, source

    yield from visit(entry)


def _needed(name: str, source: str) -> list[str]:
    found = [match[2] for pattern in (_IMPORT, _REEXPORT) for match in pattern.finditer(source)]
    return [_path(name, other) for other in found]


def _path(name: str, other: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), other))


def _wrapped(name: str, source: str, numbers: dict[str, int]) -> str:
    """A module as a function that gives its exports."""
    exports: list[str] = []

    def imported(match: re.Match[str]) -> str:
        number = numbers[_path(name, match[2])]
        wanted = (match[1] or "").strip()
        if not wanted:
            return ""
        if wanted.startswith("* as "):
            return f"const {wanted[5:]} = m{number};"
        return f"const {{ {', '.join(f'{a}: {b}' for a, b in _pairs(wanted))} }} = m{number};"

    def passed_on(match: re.Match[str]) -> str:
        number = numbers[_path(name, match[2])]
        exports.extend(f"{b}: m{number}.{a}" for a, b in _pairs(match[1]))
        return ""

    def listed(match: re.Match[str]) -> str:
        exports.extend(f"{b}: {a}" for a, b in _pairs(match[1]))
        return ""

    def declared(match: re.Match[str]) -> str:
        exports.append(match[2])
        return f"{match[1]} {match[2]}"

    source = _IMPORT.sub(imported, source)
    source = _REEXPORT.sub(passed_on, source)
    source = _LIST.sub(listed, source)
    source = _DECLARATION.sub(declared, source)
    strange = _LEFT_OVER.search(source)
    if strange:
        raise UnknownForm(f"{name}: {strange[0][:80]}")
    return f"const m{numbers[name]} = (() => {{\n{source}\nreturn {{ {', '.join(exports)} }};\n}})();\n"


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """`{ a, b as c }` as pairs of the name there and the name here."""
    for part in names.strip().strip("{}").split(","):
        words = part.split()
        if words:
            yield words[0], words[-1]


def preloaded(root: Path, page: str) -> str:
    """A page that names all modules it will need, so that a browser asks for them at once, not one after the other."""

    def named(match: re.Match[str]) -> str:
        try:
            found = [name for name, _ in _in_order(root, match[2], {})][:-1]
        except (UnknownForm, OSError):
            return match[0]  # the browser will find its way, or say what is missing
        links = (f'{match[1]}<link rel="modulepreload" href="{name}" />\n' for name in found)
        return "".join(links) + match[0]

    return _MODULE.sub(named, page)


def styled(root: Path, sheets: list[str]) -> str:
    """Style sheets as one, fonts and all."""
    return "".join(_with_fonts(root / sheet) for sheet in sheets)


def _with_fonts(sheet: Path) -> str:
    def inlined(match: re.Match[str]) -> str:
        font = (sheet.parent / match[1]).resolve().read_bytes()
        return f'url("data:font/woff2;base64,{base64.b64encode(font).decode()}")'

    return _FONT.sub(inlined, sheet.read_text("utf-8"))
