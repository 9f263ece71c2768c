"""Several modules of the page as one script, and its styles as one sheet: to be sent at once, or to stand alone.

The modules are ours or vendored and keep to plain forms of `import` and `export`; anything else is refused loudly.
"""

import base64
import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

_IMPORT: Final = re.compile(r'^import\s+(?:([^;"]*?)\s+from\s+)?"([^"]+)";?[ \t]*$', re.MULTILINE)
_REEXPORT: Final = re.compile(r'^export\s+\{([^}]*)\}\s+from\s+"([^"]+)";?[ \t]*$', re.MULTILINE)
_LIST: Final = re.compile(r"(?:^|(?<=[;}]))export\s*\{([^}]*)\};?[ \t]*$", re.MULTILINE)
_DECLARATION: Final = re.compile(
    r"^export\s+((?:async\s+)?function\*?|const|class)\s+([A-Za-z_$][\w$]*)", re.MULTILINE
)
_LEFT_OVER: Final = re.compile(r"^(?:import\b(?!\s*\()|export\b).*", re.MULTILINE)
_LATER: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
_FONT: Final = re.compile(r'url\("([^"]+\.woff2)"\)')
_NOTES: Final = re.compile(
    r"/\*\*(?!\s*(?:\*\s*)?@license)(?:(?!\*/)[\s\S])*\*/[ \t]*|^[ \t]*//.*$", re.MULTILINE
)
"""What stands for readers and types: comments with two stars, and lines that are a comment. Licences stay."""
_STYLE_NOTES: Final = re.compile(r"/\*(?:(?!\*/)[\s\S])*\*/")
_BLANK: Final = re.compile(r"^[ \t]*\n", re.MULTILINE)
_ADDRESS: Final = "import.meta.url"
_LENT: Final = "oddvilleModules"
MOST_MODULES: Final = 1000
"""How many are remembered; we have about 130."""


class UnknownForm(ValueError):
    """A module that says `import` or `export` in a way that is not understood here."""


def bundled(root: Path, entry: str, place: str | None = None) -> str:
    """The module `entry` below `root` with all that it needs, as one script, to lie at `place`.

    What a module imports in the midst of its work comes along: one state for all, and nothing to wait for.
    """
    numbers: dict[str, int] = {}
    sources = dict(_in_order(root, entry, numbers))
    frame = _Frame(place or entry, numbers)
    last = sources.pop(entry)
    return "".join(frame.wrapped(*each) for each in sources.items()) + frame.entry(entry, last)


def divided(root: Path, entry: str, place: str, later: str) -> tuple[str, str]:
    """The module in two scripts: what it needs to begin, to lie at `place`, and the rest, beside it in `later`.

    What both need is in the first; the second takes it from there by name.
    """
    numbers: dict[str, int] = {}
    sources = dict(_in_order(root, entry, numbers))
    near = at_once(root, entry)
    first, second = _Frame(place, numbers, near, later), _Frame(place, numbers)
    lent = ", ".join(f'"{name}": m{numbers[name]}' for name in near if name != entry)
    scripts = {name: text for name, text in sources.items() if name in near and name != entry}
    rest = {name: text for name, text in sources.items() if name not in near}
    return (
        "".join(first.wrapped(*each) for each in scripts.items())
        + f"globalThis.{_LENT} = {{ {lent} }};\n"
        + first.entry(entry, sources[entry]),
        f"const {{ {lent} }} = globalThis.{_LENT};\n"
        + "".join(second.wrapped(*each) for each in rest.items())
        + f"export {{ {', '.join(f'm{numbers[name]}' for name in rest)} }};\n",
    )


def modules(root: Path, entry: str) -> list[str]:
    """The names of all modules that go into a bundle."""
    return [name for name, _ in _in_order(root, entry, {})]


def at_once(root: Path, entry: str) -> list[str]:
    """The names of the modules that must be there before a module can begin, and its own."""
    found: list[str] = []

    def visit(name: str) -> None:
        if name not in found:
            found.append(name)
            for other in _needed(name, source(root, name)):
                visit(other)

    visit(entry)
    return found


def _in_order(root: Path, entry: str, numbers: dict[str, int]) -> Iterator[tuple[str, str]]:
    """The modules, each after those that it imports, the entry last; a number is given to each."""
    waiting: set[str] = set()
    later: list[str] = []

    def visit(name: str) -> Iterator[tuple[str, str]]:
        if name in numbers:
            return
        if name in waiting:
            raise UnknownForm(name)
        waiting.add(name)
        text = source(root, name)
        for other in _needed(name, text):
            yield from visit(other)
        later.extend(_asked_later(name, text))
        if name == entry:
            while later:
                yield from visit(later.pop())
        numbers[name] = len(numbers)
        yield name, text

    yield from visit(entry)


def source(root: Path, name: str) -> str:
    """A module without what browsers do not read."""
    path = root / name
    status = path.stat()
    return _read(path, status.st_mtime_ns, status.st_size)


@lru_cache(MOST_MODULES)
def _read(path: Path, changed: int, size: int) -> str:
    """What is in a file as it was changed last: most modules are part of several pages."""
    return _BLANK.sub("", _NOTES.sub("", path.read_text("utf-8")))


@lru_cache(MOST_MODULES)
def _needed(name: str, source: str) -> tuple[str, ...]:
    found = [match[2] for pattern in (_IMPORT, _REEXPORT) for match in pattern.finditer(source)]
    return tuple(_path(name, other) for other in found)


@lru_cache(MOST_MODULES)
def _asked_later(name: str, source: str) -> tuple[str, ...]:
    return tuple(_path(name, match[1]) for match in _LATER.finditer(source))


def _path(name: str, other: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), other))


class _Frame:
    """What modules become part of: where it lies, the number of each module, and which are in another file."""

    def __init__(
        self, place: str, numbers: dict[str, int], near: list[str] | None = None, later: str = ""
    ) -> None:
        self._place = place
        self._numbers = numbers
        self._near = near
        self._later = later

    def wrapped(self, name: str, source: str) -> str:
        """A module as a function that gives its exports."""
        source, exports = self._rewritten(name, source)
        number = self._numbers[name]
        return f"const m{number} = (() => {{\n{source}\nreturn {{ {', '.join(exports)} }};\n}})();\n"

    def entry(self, name: str, source: str) -> str:
        """The module for whose sake it all is: it may wait for something at its top."""
        return self._rewritten(name, source)[0]

    def _rewritten(self, name: str, source: str) -> tuple[str, list[str]]:
        exports: list[str] = []

        def passed_on(match: re.Match[str]) -> str:
            number = self._number(name, match[2])
            exports.extend(f"{b}: m{number}.{a}" for a, b in _pairs(match[1]))
            return ""

        def listed(match: re.Match[str]) -> str:
            exports.extend(f"{b}: {a}" for a, b in _pairs(match[1]))
            return ""

        def declared(match: re.Match[str]) -> str:
            exports.append(match[2])
            return f"{match[1]} {match[2]}"

        source = _IMPORT.sub(lambda match: self._imported(name, match), source)
        source = _LATER.sub(lambda match: self._promised(name, match[1]), source)
        source = _DECLARATION.sub(declared, _LIST.sub(listed, _REEXPORT.sub(passed_on, source)))
        strange = _LEFT_OVER.search(source)
        if strange:
            raise UnknownForm(f"{name}: {strange[0][:80]}")
        return source.replace(_ADDRESS, self._address(name)), exports

    def _imported(self, name: str, match: re.Match[str]) -> str:
        number = self._number(name, match[2])
        wanted = (match[1] or "").strip()
        if not wanted:
            return ""
        if wanted.startswith("* as "):
            return f"const {wanted[5:]} = m{number};"
        return f"const {{ {', '.join(f'{a}: {b}' for a, b in _pairs(wanted))} }} = m{number};"

    def _promised(self, name: str, other: str) -> str:
        """A module that is asked for in the midst of work: it is here, or in the other file."""
        number = self._number(name, other)
        if self._near is None or _path(name, other) in self._near:
            return f"Promise.resolve(m{number})"
        return f'import("./{self._later}").then(({{ m{number} }}) => m{number})'

    def _number(self, name: str, other: str) -> int:
        return self._numbers[_path(name, other)]

    def _address(self, name: str) -> str:
        """Where the module itself lies, as seen from the bundle."""
        there = posixpath.relpath(name, posixpath.dirname(self._place) or ".")
        return f'new URL("{there}", {_ADDRESS}).href'


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """`{ a, b as c }` as pairs of the name there and the name here."""
    for part in names.strip().strip("{}").split(","):
        words = part.split()
        if words:
            yield words[0], words[-1]


def styled(root: Path, sheets: list[str]) -> str:
    """Style sheets as one, fonts and all."""
    return "".join(_with_fonts(root / sheet) for sheet in sheets)


def joined(root: Path, sheets: list[str]) -> str:
    """Style sheets of one folder as one, for another folder beside it; fonts stay where they are."""
    return "".join(
        _BLANK.sub("", _STYLE_NOTES.sub("", (root / sheet).read_text("utf-8"))) for sheet in sheets
    )


def _with_fonts(sheet: Path) -> str:
    def inlined(match: re.Match[str]) -> str:
        font = (sheet.parent / match[1]).resolve().read_bytes()
        return f'url("data:font/woff2;base64,{base64.b64encode(font).decode()}")'

    return _FONT.sub(inlined, sheet.read_text("utf-8"))
