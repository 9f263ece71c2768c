"""Helpers that read a page."""

from collections.abc import Iterator

from playwright.sync_api import Browser, Page

from browser.windows import settle

AXE_RUN = """axe.run({ exclude: [".symbols", ".plan .row", ".piece"] }, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], resultTypes: ["violations"],
  rules: { "label-content-name-mismatch": { enabled: false } } })"""
"""Screen readers read a drawing's name, not its content. The excluded rule is experimental."""

OVERFLOW = "async () => (await document.fonts.ready, document.documentElement.scrollWidth - innerWidth)"


def visitor_page(browser: Browser, address: str) -> Iterator[Page]:
    """A page of a first-time visitor."""
    context = browser.new_context(base_url=address, locale="en-GB")
    yield context.new_page()
    context.close()


def open_page(page: Page, address: str) -> None:
    """Open a page and wait until it is drawn."""
    page.goto(address)
    page.locator("body[data-ready]").wait_for()


def violations(page: Page, axe: str) -> list[str]:
    """The violations that axe-core finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(AXE_RUN)["violations"]
    return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    settle(page)
    return int(page.evaluate(OVERFLOW))
