"""Links of the docs lead somewhere, in the repository and on the site; the site itself is made by `./check --all`."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from texts.test_docs import PAGES, ROOT, script

site = script("site")
FOLDERS = ("benchmarks", "deploy", "docs", "examples", "scripts", "src", "tests")
SUFFIXES = {".py", ".js", ".ftl", ".md", ".toml", ".sh", ".yaml", ".service", ".ipynb"}


@cache
def anchors(page: Path) -> set[str]:
    """The anchors of a page: its own, and those that GitHub gives to headings."""
    text = page.read_text("utf-8")
    slugs: Counter[str] = Counter()
    result = set(re.findall(r"<a id=\"([^\"]*)\"", text))
    for heading in re.findall(r"^#+ (.*)$", site.FENCE.sub("", text), re.MULTILINE):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)|<[^>]*>", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        result.add(f"{slug}-{slugs[slug]}" if slugs[slug] else slug)
        slugs[slug] += 1
    return result


def dead_links(page: Path) -> list[str]:
    path = str(page.relative_to(ROOT))
    dead = []
    for target, anchor in site.links(page.read_text("utf-8")):
        file = ROOT / site.resolve(path, target)
        if not file.is_file() or (anchor and anchor not in anchors(file)):
            dead.append(f"{target}#{anchor}")
    return dead


@pytest.mark.parametrize("document", PAGES, ids=lambda document: str(document.relative_to(ROOT)))
def test_links_lead_to_a_file_and_an_anchor(document: Path) -> None:
    assert dead_links(document) == []


def test_paths_of_docs_in_code_and_texts_exist() -> None:
    files = [*ROOT.glob("*.*"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))]
    for path in files:
        if path.suffix in SUFFIXES:
            for mention in re.findall(
                r"(?<![\w/])docs/(?>[\w/.-]*\w)(?![-/]?[{<*])", path.read_text("utf-8")
            ):
                assert (ROOT / mention).exists(), (path, mention)


def test_the_index_lists_every_page_once() -> None:
    pages = {str(page.relative_to(ROOT)) for page in PAGES}
    assert sorted(site.listed(site.navigation())) == sorted(pages - {site.HOME, site.INDEX})


def test_links_of_the_staged_site_lead_to_a_file(tmp_path: Path) -> None:
    site.stage(tmp_path)
    for page in sorted((tmp_path / "pages").rglob("*.md")):
        for target, _ in site.links(page.read_text("utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_the_reference_has_every_public_name() -> None:
    import oddville

    page = site.reference("oddville")
    assert all(f"::: oddville.{name}\n" in page for name in oddville.__all__ if not name.startswith("_"))
    assert "::: oddville.envs.actions\n" in site.reference("oddville.envs")


def test_markdown_is_made_for_the_tool() -> None:
    """Python-Markdown needs a blank line before a list, and four spaces for what belongs to an item."""
    text = "Two:\n- one\n  more\n- [two](../bots/bots.md#x)\n\n```\na\n- b [c](d)\n```\n"
    assert site.staged("docs/play/rules.md", text) == (
        "Two:\n\n- one\n    more\n- [two](../bots/bots.md#x)\n\n```\na\n- b [c](d)\n```\n"
    )
    assert site.staged("docs/host/hosting.md", "[a](../../SECURITY.md)") == "[a](../security.md)"
    assert site.staged("README.md", '<img src="docs/images/city.svg">') == '<img src="images/city.svg">'
    assert site.staged("docs/play/rules/it.md", "x").startswith('<div lang="it"')


@pytest.mark.parametrize(
    ("markup", "problem"),
    [
        ('<a href="other.html#there">', ""),
        ('<a href="https://example.org/">', ""),
        ('<img src="data:,">', ""),
        ('<a href="other.html#elsewhere">', "no such anchor"),
        ('<a href="#here">', "no such anchor"),
        ('<a href="missing.html">', "no such file"),
        ('<img src="missing.png">', "no such file"),
        ('<script src="https://example.org/x.js"></script>', "fetched from another host"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "fetched from another host"),
    ],
)
def test_what_is_wrong_with_a_site_is_found(markup: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(markup)
    (tmp_path / "other.html").write_text('<p id="there">')
    assert [each.rpartition(": ")[2] for each in site.problems(tmp_path)] == ([problem] if problem else [])


def test_style_sheets_fetch_nothing(tmp_path: Path) -> None:
    (tmp_path / "x.css").write_text("a { background: url(https://example.org/x.png) url(x.png) }")
    assert site.problems(tmp_path) == ["x.css: https://example.org/x.png: fetched from another host"]
