"""Tags in the head of a page from which chats and social networks make the preview of a link.

They name no player: a preview may be kept for years by those who made it. The picture is drawn when it is asked for.
"""

from html import escape
from typing import Final

from starlette.datastructures import QueryParams
from starlette.requests import Request

from oddville.games.town import HEIGHT, WIDTH
from oddville.texts import FALLBACK, Texts, languages

ANY_PAGE: Final = ("web-name", "web-about")
TABLE_PAGES: Final = {
    "table.html": ("share-table", "share-table-about"),
    "screen.html": ("share-table", "share-table-about"),
    "replay.html": ("share-replay", "share-replay-about"),
}
"""Title and description of the pages that show a table."""
MAX_ID: Final = 64
MAX_PLY_DIGITS: Final = 6


def accepted_language(header: str) -> str:
    """The first language of an `Accept-Language` header that we have."""
    codes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in header[:200].split(","))
    return next((code for code in codes if code in languages()), FALLBACK)


def picture_path(query: QueryParams) -> str | None:
    """The picture of a table's town, now or at a ply; None if the link names no table."""
    table, ply = query.get("table", ""), query.get("ply", "")
    if not (table.isalnum() and table.isascii() and len(table) <= MAX_ID):
        return None
    at = f"at/{ply}/" if ply.isascii() and ply.isdecimal() and len(ply) <= MAX_PLY_DIGITS else ""
    return f"api/tables/{table}/{at}picture"


def preview_tags(page: str, request: Request, base_url: str) -> bytes:
    """The tags as HTML; `page` is the name of its file."""
    say = Texts(accepted_language(request.headers.get("accept-language", ""))).say
    picture = picture_path(request.query_params) if page in TABLE_PAGES else None
    title, about = TABLE_PAGES[page] if picture else ANY_PAGE
    tags = {
        "og:site_name": say("web-name"),
        "og:type": "website",
        "og:title": say(title),
        "og:description": say(about),
        "og:image": f"{base_url}/{picture or 'app/town.png'}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("share-picture"),
    }
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    metas += [
        '<meta name="twitter:card" content="summary_large_image" />',
        f'<meta name="description" content="{escape(say(about))}" />',
    ]
    return "\n    ".join(["", *metas, ""]).encode()
