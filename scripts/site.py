"""Makes the documentation site in the folder `site`: the pages of docs/ and an API reference from the docstrings.

Needs the extra `docs` (`pip install '.[docs]'`) and no network. `.venv/bin/python scripts/site.py`, then open
site/index.html. It fails at a warning, a dead link, or anything that a browser would fetch from another host.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "site"
BUILD = ROOT / "build" / "site"
INDEX = "docs/README.md"
HOME = "README.md"
PACKAGES = {
    "oddville": (),
    "oddville.bots": (),
    "oddville.analysis": (),
    "oddville.envs": ("actions", "layout", "observation", "rewards", "settings", "spaces"),
    "oddville.rules": (
        "state",
        "setup",
        "moves",
        "notation",
        "legal",
        "refusals",
        "turn",
        "scoring",
        "chance",
        "playout",
    ),
}
"""The packages of the API reference: the names of their `__all__`, then these modules."""

LINK = re.compile(r"(?P<before>\]\(|<img src=\")(?P<target>[^)#\s\"]*)(?P<anchor>#[^)\s\"]*)?(?=[)\"])")
FENCE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
WORKER = "https://unpkg.com/iframe-worker/shim"
"""What the tool would fetch for the search in pages opened as files; scripts/site_worker.js takes its place."""
EXTERNAL = re.compile(r"(?:[a-z]+:)?//|mailto:|data:")

Nav = list[tuple[str, "str | Nav"]]
"""Titles with a page, by its path in the repository, or with further titles; the page of a section has no title."""


def outside_fences(text: str, change: Callable[[str], str]) -> str:
    """The text with a change everywhere but in fenced code."""
    parts, at = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, change(text[at:])])


def links(text: str) -> Iterator[tuple[str, str]]:
    """The target and the anchor of every link and picture that stays in the repository."""
    for link in LINK.finditer(FENCE.sub("", text)):
        if not EXTERNAL.match(link["target"]):
            yield link["target"], (link["anchor"] or "").removeprefix("#")


def resolve(page: str, target: str) -> str:
    """The path in the repository that a link on a page leads to."""
    return os.path.normpath(os.path.join(os.path.dirname(page), target)) if target else page


# Which pages there are


def navigation(page: str = INDEX) -> Nav:
    """The pages that an index lists, under its headings: the first link of a line, then its subpages."""
    sections: Nav = []
    entries = sections
    for line in (ROOT / page).read_text("utf-8").splitlines():
        if line.startswith("## "):
            entries = []
            sections.append((line.removeprefix("## "), entries))
        elif line.startswith("- "):
            entries.append(_entry(page, line))
    return [(title, content) for title, content in sections if content]


def _entry(page: str, line: str) -> tuple[str, "str | Nav"]:
    (title, first), *more = re.findall(r"\[([^]]*)\]\(([^)#]*)\)", line)
    path = resolve(page, first)
    subpages: Nav = [(name, resolve(page, target)) for name, target in more]
    if path.endswith("/README.md"):
        subpages = navigation(path)
    return (title, [("", path), *subpages]) if subpages else (title, path)


def listed(nav: Nav) -> Iterator[str]:
    """Every page of a navigation."""
    for _, content in nav:
        if isinstance(content, str):
            yield content
        else:
            yield from listed(content)


def place(path: str) -> str:
    """Where a file of the repository is on the site."""
    if path == HOME:
        return "index.md"
    if path == INDEX:
        return "documentation.md"
    if path.startswith("docs/"):
        return re.sub(r"/README\.md$", "/index.md", path.removeprefix("docs/"))
    return path.lower() if path.endswith(".md") else f"files/{path}"


# The pages as the tool reads them


def staged(path: str, text: str) -> str:
    """A page for the site: links lead to the places there, Markdown is as Python-Markdown needs it."""

    def moved(link: re.Match[str]) -> str:
        if EXTERNAL.match(link["target"]) or not link["target"]:
            return link[0]
        target = os.path.relpath(place(resolve(path, link["target"])), os.path.dirname(place(path)) or ".")
        return link["before"] + target + (link["anchor"] or "")

    text = outside_fences(text, lambda part: LINK.sub(moved, _lists(part)))
    language = re.fullmatch(r"docs/play/rules/(..)\.md", path)
    return f'<div lang="{language[1]}" markdown="1">\n\n{text}\n</div>\n' if language else text


def _lists(text: str) -> str:
    """Blank lines before lists, and four spaces for what belongs to an item, which Python-Markdown needs."""
    lines: list[str] = []
    inside = False
    for line in text.split("\n"):
        begins = re.match(r"(?:[-*]|\d+\.) ", line) is not None
        if begins and not inside and lines and lines[-1].strip():
            lines.append("")
        inside = begins or (inside and (not line or line.startswith(" ")))
        lines.append(re.sub(r"^ {2,3}(?! )", "    ", line) if inside else line)
    return "\n".join(lines)


def reference(package: str) -> str:
    """A page of the API reference; the tool puts the docstrings in."""
    modules = [f"{package}.{module}" for module in PACKAGES[package]]
    names = [f"{package}.{name}" for name in _public(package)]
    return f"# {package}\n\n" + "".join(f"::: {name}\n\n" for name in names + modules)


def _public(package: str) -> list[str]:
    source = ROOT / "src" / package.replace(".", "/") / "__init__.py"
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return [name for name in ast.literal_eval(node.value) if not name.startswith("_")]
    return []


def _toml(nav: Nav) -> str:
    rows = []
    for title, content in nav:
        value = json.dumps(place(content)) if isinstance(content, str) else _toml(content)
        rows.append(f"{{ {json.dumps(title)} = {value} }}" if title else value)
    return f"[{', '.join(rows)}]"


def stage(folder: Path) -> None:
    """Write the pages, what they link to, and the settings."""
    pages = [HOME, INDEX, *listed(navigation())]
    wanted = {str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*") if path.is_file()} - set(
        pages
    )
    for path in pages:
        text = (ROOT / path).read_text("utf-8")
        wanted |= {resolve(path, target) for target, _ in links(text)} - set(pages)
        _write(folder / "pages" / place(path), staged(path, text))
    for path in wanted:
        _copy(ROOT / path, folder / "pages" / place(path))
    for package in PACKAGES:
        _write(folder / "pages" / "reference" / f"{package}.md", reference(package))
    _copy(ROOT / "src/oddville/web/icon.svg", folder / "pages" / "icon.svg")
    _write(folder / "zensical.toml", _settings())


def _settings() -> str:
    nav: Nav = [("OddVille", HOME), ("Documentation", INDEX), *navigation()]
    packages: Nav = [(package, f"docs/reference/{package}.md") for package in PACKAGES]
    text = (ROOT / "scripts" / "site.toml").read_text("utf-8")
    text = text.replace("nav = []", f"nav = {_toml([*nav, ('API reference', packages)])}")
    for path in ("src", "scripts/site_docstrings.py"):
        text = text.replace(f'["{path}"]', json.dumps([str(ROOT / path)]))
    return text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


# What a browser will find


class Page(HTMLParser):
    """The anchors of a page, where its links lead, and what it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values.get("id", ""), values.get("name", "")}
        if tag == "a" and "href" in values:
            self.links.add(values["href"])
        elif tag == "link" and values.get("rel") not in ("canonical", "next", "prev"):
            self.fetched.add(values["href"])
        if "src" in values:
            self.fetched.add(values["src"])


def problems(site: Path) -> list[str]:
    """Dead links and requests to other hosts, on all pages."""
    pages = {
        path: Page(path.read_text("utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.name != "404.html"
    }
    result = [
        f"{path.relative_to(site)}: {url}: {problem}"
        for path, page in pages.items()
        for url in sorted(page.links | page.fetched)
        if (problem := _problem(path, url, page, pages))
    ]
    for sheet in sorted(site.rglob("*.css")):
        urls = re.findall(r"(?:url\(|@import )[\"']?((?:https?:)?//[^)\"']*)", sheet.read_text("utf-8"))
        result += [f"{sheet.relative_to(site)}: {url}: fetched from another host" for url in urls]
    return result


def _problem(path: Path, url: str, page: Page, pages: dict[Path, Page]) -> str:
    if EXTERNAL.match(url):
        return "fetched from another host" if url in page.fetched and not url.startswith("data:") else ""
    target, _, anchor = url.partition("#")
    file = Path(os.path.normpath(path.parent / target)) if target else path
    if not file.is_file():
        return "no such file"
    return "no such anchor" if anchor and file in pages and anchor not in pages[file].anchors else ""


def localize(site: Path) -> None:
    """Let all pages use our own script for the search."""
    _copy(ROOT / "scripts" / "site_worker.js", site / "worker.js")
    for page in site.rglob("*.html"):
        worker = os.path.relpath(site / "worker.js", page.parent)
        page.write_text(page.read_text("utf-8").replace(WORKER, worker), "utf-8")


def build() -> None:
    """Make the site, or exit with what is wrong."""
    shutil.rmtree(BUILD, ignore_errors=True)
    stage(BUILD)
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--clean",
        "--config-file",
        "zensical.toml",
    ]
    run = subprocess.run(
        command, cwd=BUILD, capture_output=True, text=True, env=os.environ | {"NO_COLOR": "1"}
    )
    if run.returncode:
        sys.exit(
            f"{run.stdout}{run.stderr}\nThe site was not made; see above. A missing tool: pip install '.[docs]'"
        )
    localize(BUILD / "site")
    if found := problems(BUILD / "site"):
        sys.exit("\n".join(found))
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(BUILD / "site", SITE)
    print(f"Made {len(list(SITE.rglob('*.html')))} pages: open {SITE.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    build()
