"""Today's town over the API: tables, par, results and the picture."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from oddville.bots import todays_town as town
from oddville.games.daily import daily_deal
from oddville.server.http import today_api
from oddville.server.wire.options import PACES
from server.serving import HERE, TestServer, run_server
from server.test_link_previews import png_size
from server.town_kit import begin_town, play_town
from waiting import wait_until

PAR_BOT = "newcomer"
"""Quick, so that the tests are."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(town, "PAR_BOT", PAR_BOT)
        patch.setitem(PACES, "normal", 0)
        folder = tmp_path_factory.mktemp("data")
        with run_server(folder, requests_a_second=0, tables_an_hour=0, base_path="/odd") as server:
            yield server


@pytest.fixture(scope="module")
def games(server: TestServer) -> list[tuple[str, list[str]]]:
    """Two tables of one strength, played by the same greedy player: ids and moves."""
    tables = [begin_town(server) for _ in range(2)]
    return [(table["id"], play_town(server, table)) for table in tables]


def known_par(client: httpx.Client) -> dict[str, int]:
    """Par of every strength, once it is known."""
    result: dict[str, int] = {}

    def is_known() -> bool:
        result.update({line["bot"]: line["par"] for line in client.get("/api/today").json()["strengths"]})
        return None not in result.values()

    wait_until(is_known)
    return result


def test_today_is_the_date_by_utc(client: httpx.Client) -> None:
    before = datetime.now(UTC).date().isoformat()
    found = client.get("/api/today").json()
    assert found["day"] in (before, datetime.now(UTC).date().isoformat())
    ends = datetime.fromtimestamp(found["ends_at"] / 1000, UTC)
    assert (ends.hour, ends.minute) == (0, 0)
    assert ends > datetime.now(UTC)
    assert found["stars"] == list(town.STARS)


def test_bots_answer_alike_at_every_table(games: list[tuple[str, list[str]]]) -> None:
    (_, first), (_, second) = games
    assert first == second


def test_par_is_what_the_strongest_bot_scores_and_is_stored(server: TestServer, client: httpx.Client) -> None:
    par = known_par(client)
    today = datetime.fromisoformat(client.get("/api/today").json()["day"]).date()
    *_, last = town.par_game(today, "apprentice")
    assert par["apprentice"] == town.points_of(last)
    server.service.tables.todays_town._pars.clear()
    assert known_par(client) == par
    assert not server.service.tables.todays_town._running, "it is read, not computed again"


def test_the_result_of_a_town(client: httpx.Client, games: list[tuple[str, list[str]]]) -> None:
    par = known_par(client)["apprentice"]
    id_, _ = games[0]
    table: dict[str, Any] = client.get(f"/api/tables/{id_}").json()
    found = client.get(f"/api/tables/{id_}/today").json()
    points = table["points"]
    assert table["options"]["deal"] == f"today {found['day']}"
    assert (found["over"], found["practice"], found["bot"]) == (True, False, "apprentice")
    assert (found["points"], found["par"]) == (points[0], par)
    assert found["stars"] == town.stars(points[0], par)
    assert (found["place"] == 1) == (table["result"]["winner"] == 0)


def test_the_card_is_a_picture(client: httpx.Client, games: list[tuple[str, list[str]]]) -> None:
    known_par(client)
    id_, _ = games[0]
    english, german = (client.get(f"/api/tables/{id_}/today/card?language={each}") for each in ("en", "de"))
    assert png_size(english.content) == (1200, 630)
    assert english.headers["content-type"] == "image/png"
    assert english.content != german.content


def test_a_renderer_that_fails_is_an_error(
    client: httpx.Client, games: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    known_par(client)
    path = f"/api/tables/{games[0][0]}/today"
    monkeypatch.setattr("oddville.server.http.town_picture.RENDER", "raise SystemExit(1)")
    assert client.get(f"{path}/card").json()["error"] == "error-no-pictures"
    monkeypatch.setattr(today_api, "can_draw", lambda: False)
    assert client.get(f"{path}/card").status_code == 503
    assert client.get(path).json()["has_card"] is False


def test_practice_has_hints_and_is_marked(server: TestServer, client: httpx.Client) -> None:
    path = f"/api/tables/{begin_town(server, practice=True)['id']}"
    assert client.get(path).json()["options"]["hints"] is True
    assert client.get(f"{path}/today").json()["practice"] is True
    assert client.get(f"{path}/today/card").json()["error"] == "error-not-over"
    counted = f"/api/tables/{begin_town(server)['id']}"
    assert client.get(counted).json()["options"]["hints"] is False
    assert client.get(f"{counted}/today").json()["practice"] is False


def test_the_same_key_gives_the_same_table(server: TestServer) -> None:
    key = "k" * 22
    assert begin_town(server, key=key)["id"] == begin_town(server, key=key)["id"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (HERE["seats"], {}),
        ([{"kind": "here"}, *[{"kind": "bot", "bot": "mayor"}] * 2], {}),
        ([{"kind": "here"}, {"kind": "bot", "bot": "mason"}, {"kind": "bot", "bot": "apprentice"}], {}),
        ([{"kind": "here"}, *[{"kind": "bot", "bot": "mason"}] * 2], {"undo": "off"}),
        ([{"kind": "here"}, *[{"kind": "bot", "bot": "mason"}] * 2], {"deal": "another"}),
    ],
)
def test_other_tables_are_no_town_of_a_day(
    server: TestServer, client: httpx.Client, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    deal = daily_deal(datetime.now(UTC).date())
    table = server.make({"seats": seats, "options": {"deal": deal, **options}})
    answer = client.get(f"/api/tables/{table['id']}/today")
    assert (answer.status_code, answer.json()["error"]) == (404, "error-not-today")


def test_par_of_another_day_is_not_computed(server: TestServer, client: httpx.Client) -> None:
    """Nobody can make the server compute for any day."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "bot": "mason"}] * 2]
    table = server.make({"seats": seats, "options": {"deal": "today 1999-12-31", "hints": False}})
    assert client.get(f"/api/tables/{table['id']}/today").json()["par"] is None
    assert not any("1999" in name for name in server.service.tables.todays_town._running)
