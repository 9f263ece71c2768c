"""Bundles the browser's modules and style sheets when they are asked for, without Node or a build step (decision 0012).

Limits: imports and exports as Prettier writes them, by name or `import * as`; no default export, no `export *`, no
import cycle, and top-level `await` only in the entry. Another form of import or export raises `BundleError`.
"""

import base64
import posixpath
import re
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import Template
from typing import Any, Final

FOLDER: Final = "packed"
"""One level deep like `css` and `lib`, so that `../` leads to the same place from a bundle."""
MAX_MODULES: Final = 1000
_FROM: Final = re.compile(r'^(import|export) (?:\* as ([\w$]+)|\{([^}]*)\}) from "(\.[^"]+)";$', re.MULTILINE)
_LIST: Final = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
_DECLARATION: Final = re.compile(r"^export ((?:async )?(?:function\*?|const|class) ([\w$]+))", re.MULTILINE)
_UNKNOWN: Final = re.compile(r"^(?:import\b(?!\()|export\b).*", re.MULTILINE)
_LAZY: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
_ALIAS: Final = re.compile(r"([\w$]+) as ([\w$]+)")
_COMMENT: Final = re.compile(
    r"/\*\*(?!\s*(?:\*\s*)?@license)(?:(?!\*/)[\s\S])*\*/[ \t]*|^[ \t]*//.*$", re.MULTILINE
)
_STYLE_COMMENT: Final = re.compile(r"/\*(?:(?!\*/)[\s\S])*\*/")
_INDENT: Final = re.compile(r"^\s+", re.MULTILINE)
"""Also in templates, where it is white space of HTML."""
_FONT: Final = re.compile(r'url\("\.\./([^"]+\.woff2)"\)')
_COMPILE_ALL: Final = "//# allFunctionsCalledOnLoad\n"
"""Lets Chromium compile the first script while it arrives, instead of each function when it is called first."""
_START: Final = "globalThis.oddvilleModules ??= {};\nglobalThis.oddvilleImport = async (name) => "


class BundleError(ValueError):
    """A module that cannot be bundled."""


@dataclass(frozen=True, slots=True)
class Build:
    """A file made from others."""

    parts: tuple[Path, ...]
    make: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Module:
    """A module as the body of a function, what that function returns, and the modules it imports."""

    body: str
    exports: str
    imports: tuple[str, ...]
    lazy: tuple[str, ...]


def page_builds(root: Path) -> dict[str, Build]:
    """The HTML, the style sheet and the two scripts of every page in `pages.toml`, by path."""
    pages = tomllib.loads((root / "pages.toml").read_text("utf-8"))
    return {path: build for name, page in pages.items() for path, build in _page(root, name, page)}


def _page(root: Path, name: str, page: dict[str, Any]) -> Iterable[tuple[str, Build]]:
    frame, manifest = root / "_page.html", root / "pages.toml"
    entry, sheets = page["script"], [f"css/{sheet}.css" for sheet in page["styles"]]
    first, later = modules(root, entry)
    parts = (manifest, *(root / each for each in (*first, *later)))
    blanks = {"name": name, "texts": "+".join(page["texts"]), "preload": page.get("preload", "")}
    blanks |= {key: page.get(key, "") for key in ("viewport", "body", "socket")}

    def html() -> bytes:
        return Template(frame.read_text("utf-8")).substitute(blanks).encode()

    def script(which: int) -> bytes:
        return split_bundle(root, entry, f"./{name}-later.js")[which].encode()

    yield f"{name}.html", Build((frame, manifest), html)
    yield f"{FOLDER}/{name}.js", Build(parts, lambda: script(0))
    yield f"{FOLDER}/{name}-later.js", Build(parts, lambda: script(1))
    styles = (manifest, *(root / sheet for sheet in sheets))
    yield f"{FOLDER}/{name}.css", Build(styles, lambda: join_styles(root, sheets).encode())


def bundle(root: Path, entry: str) -> str:
    """One script with all modules, those behind `import()` included."""
    first, later = modules(root, entry)
    last = first.pop(entry)
    return f"{_START}oddvilleModules[name];\n{_definitions(first | later)}{last.body}"


def split_bundle(root: Path, entry: str, later_url: str) -> tuple[str, str]:
    """A script with what the entry needs to start, and one with the modules behind `import()`; both share one state."""
    first, later = modules(root, entry)
    last = first.pop(entry)
    start = f'{_COMPILE_ALL}{_START}(await import("{later_url}"), oddvilleModules[name]);\n'
    return f"{start}{_definitions(first)}{last.body}", _definitions(later)


def modules(root: Path, entry: str) -> tuple[dict[str, Module], dict[str, Module]]:
    """The modules that the entry imports and itself, and those behind `import()`, each after the ones it imports."""
    first: dict[str, Module] = {}
    _collect(root, entry, first, ())
    every = dict(first)
    while lazy := [name for module in every.values() for name in module.lazy if name not in every]:
        _collect(root, lazy[0], every, ())
    return first, {name: module for name, module in every.items() if name not in first}


def _collect(root: Path, name: str, modules: dict[str, Module], importers: tuple[str, ...]) -> None:
    if name in importers:
        raise BundleError(f"import cycle: {' > '.join((*importers, name))}")
    if name in modules:
        return
    module = _parse(root, name, (root / name).stat().st_mtime_ns)
    for other in module.imports:
        _collect(root, other, modules, (*importers, name))
    modules[name] = module


@lru_cache(MAX_MODULES)
def _parse(root: Path, name: str, changed: int) -> Module:
    exports: list[str] = []
    imports: list[str] = []
    lazy: list[str] = []

    def target(path: str) -> str:
        return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))

    def replace_import(match: re.Match[str]) -> str:
        imports.append(target(match[4]))
        if match[1] == "export":
            exports.extend(_ALIAS.sub(r"\2", match[3]).split(","))
        names = match[2] or "{" + _ALIAS.sub(r"\1: \2", match[3]) + "}"
        return f'const {names} = oddvilleModules["{imports[-1]}"];'

    def replace_export_list(match: re.Match[str]) -> str:
        exports.extend(_ALIAS.sub(r"\2: \1", match[1]).split(","))
        return ""

    def replace_declaration(match: re.Match[str]) -> str:
        exports.append(match[2])
        return match[1]

    def replace_lazy_import(match: re.Match[str]) -> str:
        lazy.append(target(match[1]))
        return f'oddvilleImport("{lazy[-1]}")'

    text = _COMMENT.sub("", (root / name).read_text("utf-8"))
    text = _LIST.sub(
        replace_export_list, _DECLARATION.sub(replace_declaration, _FROM.sub(replace_import, text))
    )
    text = _LAZY.sub(replace_lazy_import, text)
    if unknown := _UNKNOWN.search(text):
        raise BundleError(f"{name}: {unknown[0][:80]}")
    returned = ", ".join(filter(None, map(str.strip, exports)))
    return Module(_INDENT.sub("", text), returned, tuple(imports), tuple(lazy))


def _definitions(modules: dict[str, Module]) -> str:
    return "".join(
        f'oddvilleModules["{name}"] = (() => {{\n{module.body}\nreturn {{ {module.exports} }};\n}})();\n'
        for name, module in modules.items()
    )


def join_styles(root: Path, sheets: list[str]) -> str:
    """Style sheets as one, without comments and indentation."""
    text = "".join((root / sheet).read_text("utf-8") for sheet in sheets)
    return _INDENT.sub("", _STYLE_COMMENT.sub("", text))


def inline_fonts(root: Path, style: str) -> str:
    """A style sheet with its fonts as `data:` URLs."""

    def inline_font(match: re.Match[str]) -> str:
        font = base64.b64encode((root / match[1]).read_bytes())
        return f'url("data:font/woff2;base64,{font.decode()}")'

    return _FONT.sub(inline_font, style)
