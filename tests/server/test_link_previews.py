"""Previews of links: the tags in the pages, and pictures of towns."""

import random
import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from oddville.games import editions, town
from oddville.games.game import Game
from oddville.games.town import COLOURS, town_svg
from oddville.server.http import town_picture
from oddville.server.http.link_previews import accepted_language
from oddville.server.http.town_picture import FALLBACK, draw_png
from server.serving import HERE, TestServer, run_server

TABLE = "abcdefghjk"


def tags(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', page.text)
    return {name: unescape(content) for name, content in found}


def png_size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


@pytest.mark.parametrize(
    ("link", "picture"),
    [
        ("/", "app/town.png"),
        ("/rules.html", "app/town.png"),
        (f"/t/{TABLE}", f"api/tables/{TABLE}/picture"),
        (f"/table.html?table={TABLE}", f"api/tables/{TABLE}/picture"),
        (f"/screen.html?table={TABLE}", f"api/tables/{TABLE}/picture"),
        (f"/replay.html?table={TABLE}", f"api/tables/{TABLE}/picture"),
        (f"/replay.html?table={TABLE}&ply=20", f"api/tables/{TABLE}/at/20/picture"),
        (f"/replay.html?table={TABLE}&ply=-1%22", f"api/tables/{TABLE}/picture"),
        ("/replay.html", "app/town.png"),
        ("/table.html?table=%22%3E%3Cscript%3E", "app/town.png"),
        (f"/table.html?table={'a' * 65}", "app/town.png"),
    ],
)
def test_every_link_has_a_picture(server: TestServer, client: httpx.Client, link: str, picture: str) -> None:
    page = client.get(link, follow_redirects=True)
    found = tags(page)
    assert found["og:image"] == f"{server.url}/{picture}"
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:title"].startswith("OddVille") == ("api/" not in picture)
    assert found["og:description"] == found["description"] != ""
    assert "<script>" not in page.text.partition("<script src")[0]


def test_previews_speak_the_language_of_the_visitor(client: httpx.Client) -> None:
    link = f"/table.html?table={TABLE}"
    page = client.get(link, headers={"accept-language": "pt-BR, de-AT;q=0.8, en;q=0.5"})
    assert tags(page)["og:title"] == "Eine Partie OddVille"
    assert "accept-language" in page.headers["vary"]
    assert (
        tags(client.get(link, headers={"accept-language": "xx,*;q=0.1"}))["og:title"] == "A game of OddVille"
    )
    assert accepted_language("") == "en"


def test_a_page_with_tags_is_revalidated(client: httpx.Client) -> None:
    first = client.get("/rules.html")
    again = client.get("/rules.html", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    other = client.get(f"/table.html?table={TABLE}", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_the_address_is_the_public_one(tmp_path: Path) -> None:
    with run_server(tmp_path, public_url="https://play.example.org/odd") as server, server.client() as client:
        assert tags(client.get("/"))["og:image"] == "https://play.example.org/odd/app/town.png"
        assert png_size(client.get("/app/town.png").content) == (1200, 630)


def game_at(plies: int, players: int = 4) -> Game:
    game = Game(players, seed="preview")
    while len(game.moves) < plies:
        moves = game.legal_moves
        game.push(next((move for move in moves if move.kind == "build"), moves[len(moves) // 2]))
    return game


def test_the_town_of_a_table_and_of_a_ply(server: TestServer, client: httpx.Client) -> None:
    table = server.make(HERE | {"options": {"confirm": False}})
    path = f"/api/tables/{table['id']}"
    first = client.get(f"{path}/picture")
    assert first.headers["content-type"] == "image/png"
    assert png_size(first.content) == (1200, 630)
    assert first.content != FALLBACK.read_bytes()
    with server.watch(table["id"], *(link["token"] for link in table["seats"])) as player:
        for _ in range(4):
            player.move()
    assert client.get(f"{path}/at/0/picture").content == first.content
    assert client.get(f"{path}/at/4/picture").content == client.get(f"{path}/picture").content
    assert client.get(f"{path}/picture").content != first.content
    assert client.get(f"{path}/at/999/picture").json()["error"] == "error-ply"
    assert client.get(f"/api/tables/{TABLE}/picture").json()["error"] == "error-no-table"


def test_a_table_that_waits_has_the_picture_of_the_start_page(
    server: TestServer, client: httpx.Client
) -> None:
    table = server.make({"seats": [{"kind": "here"}, {"kind": "open"}]})
    assert client.get(f"/api/tables/{table['id']}/picture").content == FALLBACK.read_bytes()


def test_without_a_renderer_every_link_has_one_picture(
    server: TestServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(town_picture, "can_draw", lambda: False)
    table = server.make(HERE)
    assert client.get(f"/api/tables/{table['id']}/picture").content == FALLBACK.read_bytes()


@pytest.mark.parametrize("program", ["raise SystemExit(1)", "import time; time.sleep(60)"])
def test_a_renderer_that_fails_costs_only_the_picture(
    server: TestServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr(town_picture, "RENDER", program)
    monkeypatch.setattr(town_picture, "SECONDS", 1)
    table = server.make(HERE)
    assert client.get(f"/api/tables/{table['id']}/picture").content == FALLBACK.read_bytes()


def test_a_picture_is_drawn_once(
    server: TestServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def draw(svg: str) -> bytes:
        drawn.append(svg)
        return draw_png(svg)

    monkeypatch.setattr(town_picture, "draw_png", draw)
    path = f"/api/tables/{server.make(HERE)['id']}"
    assert client.get(f"{path}/picture").content == client.get(f"{path}/picture").content
    assert len(drawn) == 1
    client.get(f"{path}/at/0/picture")
    assert len(drawn) == 2


def test_pictures_count_as_costly_answers(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        path = f"/api/tables/{server.make(HERE)['id']}/picture"

        def status(_: int) -> int:
            with server.client() as client:
                return client.get(path).status_code

        with ThreadPoolExecutor(8) as threads:
            statuses = set(threads.map(status, range(80)))
    assert statuses == {200, 429}


def test_hidden_cards_do_not_change_a_picture() -> None:
    """INFO-1: what nobody has seen leaves no trace."""
    game = game_at(30)
    other = game.resample(random.Random(7))
    assert other.position() != game.position()
    points = game.score_sheet().totals
    assert town_svg(other.view(), points, COLOURS) == town_svg(game.view(), points, COLOURS)


@pytest.mark.parametrize("name", editions.shipped_names())
def test_every_card_of_ours_has_a_drawing(name: str) -> None:
    known: dict[str, Any] = town.art()["cards"]
    assert {card.id for card in editions.edition(name).cards} <= set(known)


def test_a_town_of_an_own_edition_is_not_drawn(
    server: TestServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its cards may bear the names of ours and look different."""
    monkeypatch.setattr(town, "known_editions", frozenset)
    table = server.make(HERE)
    assert client.get(f"/api/tables/{table['id']}/picture").content == FALLBACK.read_bytes()


def test_a_town_of_any_shape_fits() -> None:
    """All cards are inside the picture, above the points."""
    for plies in (0, 40, 120):
        game = game_at(plies)
        view = game.view()
        left, top, width, height = town._window(view, 630 - town.STRIP)
        assert width / height == pytest.approx(1200 / (630 - town.STRIP))
        for (x, y), _, _ in view["city"]:
            assert left <= x * 240
            assert (x + 1) * 240 <= left + width
            assert top <= y * 240
            assert (y + 1) * 240 <= top + height
        assert png_size(draw_png(town_svg(view, game.score_sheet().totals, COLOURS))) == (1200, 630)
