"""The checks of Host, Origin and forwarded headers."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from oddville.server.http.addresses import client_of
from oddville.server.http.host_policy import HostPolicy
from oddville.server.ops.settings import Settings
from server.serving import PEOPLE, TestServer, run_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    with run_server(
        tmp_path_factory.mktemp("data"),
        base_path="/odd/ville",
        allowed_hosts=("town.example", "*.village.example", "town.example:8443"),
        trusted_proxies=("127.0.0.1",),
        metrics_from=("10.0.0.0/8",),
    ) as server:
        yield server


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:80", "[::1]:8612", "TOWN.example", "a.village.example"]
)
def test_own_host_names_are_accepted(server: TestServer, host: str) -> None:
    with server.client() as client:
        assert client.get("/api/bots", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "",
        "localhost.evil.example",
        "village.example",
        "10.0.0.1",
        "town.example.",
        "eviltown.example",
    ],
)
def test_other_host_names_are_refused_at_every_path(server: TestServer, host: str) -> None:
    with server.client() as client:
        for path in ("/metrics", "/api/bots", "/", "/healthz/", "/api/healthz"):
            answer = client.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "error-host")
    with pytest.raises(InvalidStatus) as refused:
        server.connect(additional_headers={"Host": host})
    assert refused.value.response.status_code in (400, 421)


@pytest.mark.parametrize("host", ["10.0.0.1:8612", "evil.example", ""])
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health_checks_accept_any_host_name(server: TestServer, host: str, path: str) -> None:
    with server.client() as client:
        assert client.get(path, headers={"host": host}).text == "ok\n"
        assert client.head(path, headers={"host": host}).status_code == 200
        assert client.post(path, headers={"host": host}).status_code == 421
    with pytest.raises(InvalidStatus) as refused:
        server.connect(additional_headers={"Host": host})
    assert refused.value.response.status_code in (400, 421)
    with httpx.Client(base_url=f"http://{server.host}") as outside:
        assert outside.get(path, headers={"host": host}).status_code == 421, "not below the base path"


OWN = [
    ("http://town.example", "town.example"),
    ("https://town.example", "town.example:443"),
    ("https://town.example:8443", "town.example"),
    ("http://localhost:8612", "localhost:8612"),
    (None, "town.example"),
]
FOREIGN = [
    ("http://evil.example", "town.example"),
    ("null", "town.example"),
    ("http://town.example.evil.example", "town.example"),
    ("http://town.example:81", "town.example"),
    ("http://evil.example/town.example", "town.example"),
    ("http://town.example@evil.example", "town.example"),
    ("file://", "town.example"),
    ("", "town.example"),
    ("http://[", "town.example"),
]


@pytest.mark.parametrize(("origin", "host"), OWN)
def test_own_origins_are_accepted(origin: str | None, host: str) -> None:
    assert HostPolicy(Settings(allowed_hosts=("town.example", "town.example:8443"))).allows_origin(
        origin, None, host
    )


@pytest.mark.parametrize(("origin", "host"), FOREIGN)
def test_foreign_origins_are_refused(server: TestServer, origin: str, host: str) -> None:
    with server.client() as client:
        answer = client.post("/api/tables", json=PEOPLE, headers={"origin": origin, "host": host})
    assert (answer.status_code, answer.json()["error"]) == (403, "error-foreign-page")
    with pytest.raises(InvalidStatus) as refused:
        server.connect(additional_headers={"Origin": origin})
    assert refused.value.response.status_code == 403


def test_cross_site_requests_are_refused(server: TestServer) -> None:
    with server.client() as client:
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201)):
            answer = client.post("/api/tables", json=PEOPLE, headers={"sec-fetch-site": site})
            assert answer.status_code == status


def test_a_base_path(server: TestServer) -> None:
    with server.client() as client:
        table = client.post("/api/tables", json=PEOPLE).json()
        assert client.get(f"/api/tables/{table['id']}").status_code == 200
        assert client.get(f"/t/{table['id']}").headers["location"].startswith("/odd/ville/table.html")
    with server.watch(table["id"]) as player:
        assert player.welcome["table"]["id"] == table["id"]
    with httpx.Client(base_url=f"http://{server.host}") as outside:
        assert outside.get("/api/bots").status_code == 404


def test_forwarded_headers_of_a_trusted_proxy(server: TestServer) -> None:
    with server.client() as client:
        assert client.get("/metrics").status_code == 404
        headers = {"x-forwarded-for": "10.1.2.3, 127.0.0.1", "x-forwarded-proto": "https"}
        answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "9.9.9.9, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("10.0.0.1", "<script>", "unknown"),
        ("8.8.8.8", "1.2.3.4", "8.8.8.8"),
        ("::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"),
    ],
)
def test_the_client_address_behind_proxies(peer: str, forwarded: str, address: str) -> None:
    scope = {"client": (peer, 1), "scheme": "http"}
    proxies = Settings(trusted_proxies=("10.0.0.0/8",)).proxies
    assert client_of(scope, {"x-forwarded-for": forwarded}, proxies).address == address


def test_an_ipv6_network_shares_one_limit_key() -> None:
    one, other = (client_of({"client": (f"2001:db8::{i}", 1)}, {}, ()) for i in (1, 2))
    assert one.limit_key == other.limit_key
    assert client_of({"client": ("1.2.3.4", 1)}, {}, ()).limit_key == "1.2.3.4"
