"""Webhooks: called once a turn, in the background, and never at a private address."""

import asyncio
import json
import socket
from typing import Any

import httpcore
import pytest

from oddville.server.tables import log_events
from oddville.server.tables.webhooks import PublicOnly, Webhooks, is_public, public_address
from oddville.server.wire.options import NewSeat
from server.local_table import LocalTable
from server.watching import assert_refused
from waiting import wait_until_async


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "2001:0:53aa:64c:0:0:0:1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "64:ff9b:1::1",
        "fec0::1",
        "5f00::1",
        "192.88.99.1",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_internet_addresses_are_public(address: str) -> None:
    assert is_public(address)


def looked_up(*addresses: str) -> Any:
    def getaddrinfo(*_: object, **__: object) -> list[tuple[Any, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 80)) for address in addresses]

    return getaddrinfo


async def test_a_host_name_with_any_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for addresses in (("127.0.0.1",), ("8.8.8.8", "192.168.0.1"), ()):
        monkeypatch.setattr(socket, "getaddrinfo", looked_up(*addresses))
        with assert_refused("error-notice-private"):
            await public_address("example.org", 80)


async def test_the_connection_uses_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that is looked up a second time could lead elsewhere by then."""
    connected: list[str] = []

    monkeypatch.setattr(socket, "getaddrinfo", looked_up("8.8.8.8"))
    backend = PublicOnly()

    async def connect_tcp(host: str, *_: object) -> None:
        connected.append(host)

    monkeypatch.setattr(backend._backend, "connect_tcp", connect_tcp)
    await backend.connect_tcp("rebinding.example", 80)
    with assert_refused("error-notice-private"):
        await backend.connect_unix_socket("/run/secret")
    assert connected == ["8.8.8.8"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "ftp://example.org/x",
        "file:///etc/passwd",
        "http://",
        "http://user:word@example.org/",
        "http://example.org:22/",
        "http://example.org:99999/",
        "javascript:alert(1)",
        "http://[::1",
        "http://example.org/é",
        "http://example.org/a b",
        "http://example.org/\n",
    ],
)
async def test_invalid_urls_are_refused(url: str) -> None:
    with assert_refused("error-notice-url"):
        await Webhooks().check(url)


@pytest.mark.parametrize("host", ["a..b", "a" * 64 + ".org", "a." * 150 + "org"])
async def test_an_invalid_host_name_has_no_address(host: str) -> None:
    with assert_refused("error-notice-host"):
        await Webhooks().check(f"http://{host}/")


async def test_numeric_notations_of_private_addresses_are_refused() -> None:
    for url in ("http://127.0.0.1/", "http://2130706433/", "http://0x7f.1/", "http://[::ffff:127.0.0.1]/"):
        with assert_refused("error-notice-private"):
            await Webhooks().check(url)


class Receiver:
    """A web server that keeps what it is sent."""

    def __init__(self) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.status = b"200 OK"

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line[16:]) for line in head.lower().split("\r\n") if line.startswith("content-length")
        )
        self.bodies.append(json.loads(await reader.readexactly(length)))
        more = b"location: http://127.0.0.1:1/\r\n" if self.status.startswith(b"3") else b""
        writer.write(b"HTTP/1.1 " + self.status + b"\r\ncontent-length: 0\r\n" + more + b"\r\n")
        await writer.drain()
        writer.close()


async def test_a_webhook_is_called_once_for_a_turn() -> None:
    receiver = Receiver()
    server = await asyncio.start_server(receiver, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    webhooks = Webhooks("https://play.example", backend=httpcore.AnyIOBackend())
    local_table = LocalTable([NewSeat("here", "Ada"), NewSeat("here", "Bo")])
    local_table.choose_all()
    seat = local_table.seat
    local_table.apply([log_events.WebhookSet(seat, url)])
    for _ in range(3):
        webhooks.notify(local_table.table)
    await wait_until_async(lambda: not webhooks._tasks)
    assert [body["seat"] for body in receiver.bodies] == [seat]
    assert receiver.bodies[0]["link"] == "https://play.example/t/t"
    receiver.status = b"302 Found"
    local_table.move("building 1 1")
    webhooks.notify(local_table.table)
    local_table.move("building 1 1")
    webhooks.notify(local_table.table)
    await wait_until_async(lambda: not webhooks._tasks)
    assert len(receiver.bodies) == 2, "a redirect is not followed"
    await webhooks.close()
    server.close()


async def test_a_failed_webhook_is_counted() -> None:
    webhooks = Webhooks(backend=httpcore.AnyIOBackend())
    local_table = LocalTable()
    local_table.apply([log_events.WebhookSet(local_table.seat, "http://127.0.0.1:1/")])
    webhooks.notify(local_table.table)
    await wait_until_async(lambda: not webhooks._tasks)
    assert (webhooks.sent, webhooks.failed) == (0, 1)
