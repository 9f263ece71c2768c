"""Pages of the documentation with a table that a command makes, between two markers."""

from pathlib import Path

from oddville.cards.facts import reason_of
from oddville.games.errors import OddVilleError


def update_page(path: Path, name: str, table: str) -> None:
    """Put a table into a page, between `<!-- name -->` and `<!-- /name -->`."""
    before, after = split_page(path, name)
    begin, end = _markers(name)
    path.write_text(f"{before}{begin}\n{table}{end}{after}", "utf-8")


def split_page(path: Path, name: str) -> tuple[str, str]:
    """The text before and after the table; raises if the page lacks its markers."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OddVilleError("error-file", file=str(path), reason=reason_of(error)) from None
    begin, end = _markers(name)
    before, mark, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not mark or not closed:
        raise OddVilleError("error-ladder-page", file=str(path), begin=begin, end=end)
    return before, after


def _markers(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->", f"<!-- /{name} -->"
