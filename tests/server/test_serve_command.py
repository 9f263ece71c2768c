"""`oddville serve` as a process."""

import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from oddville.cli import main
from oddville.games.errors import OddVilleError
from oddville.server import run
from oddville.server.ops.settings import Settings
from server.serving import SECONDS
from waiting import wait_until

get = partial(httpx.get, timeout=SECONDS)


class ServeProcess:
    """A server in a process of its own; its output goes into files, as its workers outlive a pipe."""

    def __init__(self, folder: Path, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self._stdout, self._log = folder / "stdout", folder / "log"
        data = str(folder / "new" / "folder")
        with self._stdout.open("w") as stdout, self._log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "oddville", *arguments],
                stdout=stdout,
                stderr=log,
                env={
                    **os.environ,
                    "ODDVILLE_DATA": data,
                    "DISPLAY": "",
                    "WAYLAND_DISPLAY": "",
                    **environment,
                },
            )

    @property
    def stdout(self) -> str:
        return self._stdout.read_text()

    @property
    def log(self) -> str:
        return self._log.read_text()

    def address(self) -> str:
        """The address that it prints."""
        wait_until(lambda: "\n" in self.stdout.partition("http://")[2] or self.process.poll() is not None)
        found = re.search(r"(http://\S+)\n", self.stdout)
        assert found is not None, self.log
        return found[1]

    def end(self, how: signal.Signals | None = None) -> int:
        """Its exit code, after a signal or on its own."""
        if how is not None:
            self.process.send_signal(how)
        return self.process.wait(SECONDS)


@contextmanager
def start_server(folder: Path, *arguments: str, **environment: str) -> Iterator[ServeProcess]:
    """A server for the time of a test."""
    server = ServeProcess(folder, arguments, environment)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_url_serves_and_shuts_down_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    with start_server(tmp_path, "serve", "--port", "0", "--log", "json") as server:
        url = server.address()
        assert get(f"{url}readyz").text == "ok\n"
        assert get(f"{url}api/tables?after=1-secret").status_code == 200
        assert server.end(stop) == 0
    assert "Nothing has been lost" in server.stdout
    assert str(tmp_path / "new" / "folder") in server.stdout
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert [line["path"] for line in lines if line["event"] == "request"] == ["/api/tables"]
    assert "secret" not in server.log
    assert (tmp_path / "new" / "folder" / "oddville.db").exists()


def test_without_arguments_it_serves_on_this_machine_at_the_next_free_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with start_server(tmp_path, "serve", "--port", str(port)) as server:
            assert server.end() == 2
        assert f"--port {port + 1}" in server.log
        assert str(port) in server.log
    with start_server(tmp_path) as server:
        url = server.address()
        assert re.fullmatch(r"http://localhost:86\d\d/", url)
        assert get(f"{url}healthz").status_code == 200


def test_lan_prints_an_address_and_its_qr_code(tmp_path: Path) -> None:
    with start_server(tmp_path, "serve", "--lan", "--port", "0") as server:
        url = server.address()
        host = url.split("/")[2]
        assert (
            get(f"http://127.0.0.1:{host.rpartition(':')[2]}/healthz", headers={"host": host}).text == "ok\n"
        )
        assert server.end(signal.SIGINT) == 0
    assert server.stdout.count("\n") > 15


@pytest.mark.parametrize(
    ("arguments", "environment", "named"),
    [
        (["--port", "x"], {}, "--port"),
        ([], {"ODDVILLE_PORT": "x"}, "ODDVILLE_PORT"),
        (["--settings", "none.toml"], {}, "none.toml"),
        (["--host", "192.0.2.7"], {}, "192.0.2.7"),
        (["--host", "no.such.host.invalid"], {}, "no.such.host.invalid"),
        (["--trusted-proxies", "home"], {}, "10.0.0.0/8"),
        (["--allowed-hosts", "http://x"], {}, "play.example.org"),
        (["--base-path", "oddville"], {}, "/oddville"),
        (["--database", "mysql://x"], {}, "mysql://x"),
        (["--data", "/proc/none"], {}, "/proc/none"),
    ],
)
def test_startup_errors_are_one_sentence(
    tmp_path: Path, arguments: list[str], environment: dict[str, str], named: str
) -> None:
    with start_server(tmp_path, "serve", *arguments, **environment) as server:
        assert server.end() == 2
    assert named in server.log
    assert "Unknown error" not in server.log
    assert server.log.count("\n") == 1


def test_a_misspelt_variable_is_logged(tmp_path: Path) -> None:
    misspelt = {"ODDVILLE_ALLOWED_HOST": "town.example"}
    with start_server(tmp_path, "serve", "--port", "0", "--log", "json", **misspelt) as server:
        assert get(f"{server.address()}healthz").status_code == 200
    lines = [json.loads(line) for line in server.log.splitlines()]
    warnings = [
        line["says"] for line in lines if (line["event"], line["level"]) == ("setting-unknown", "warning")
    ]
    assert len(warnings) == 1
    assert "ODDVILLE_ALLOWED_HOSTS?" in warnings[0]
    assert "town.example" not in server.log


def test_a_privileged_port_is_not_reported_as_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_to_bind(host: str, port: int) -> socket.socket:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(run, "_bind", refuse_to_bind)
    with pytest.raises(OddVilleError) as caught:
        run.open_socket(Settings(port=80), is_port_fixed=True)
    assert caught.value.message == "error-port-refused"
    assert caught.value.facts == {"port": "80", "other": "8612"}


def test_a_second_start_opens_the_running_server(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>{tmp_path}/opened\n')
    browser.chmod(0o700)
    desktop = {"DISPLAY": ":0", "BROWSER": f"{browser} %s"}
    (tmp_path / "second").mkdir()
    data = str(tmp_path / "data")
    with start_server(tmp_path, **desktop, ODDVILLE_DATA=data) as first:
        url = first.address()
        with start_server(tmp_path / "second", **desktop, ODDVILLE_DATA=data) as second:
            assert second.end() == 0, second.log
        assert url in second.stdout
        assert (tmp_path / "opened").read_text().splitlines() == [url, url]
        with start_server(tmp_path / "second", "serve", "--port", "0", ODDVILLE_DATA=data) as third:
            assert third.end() == 2, "a second server on the same store is refused"
        assert "in use by another server" in third.log


def test_the_help_names_metavars_and_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", "en"])
    help_text = " ".join(capsys.readouterr().out.split())
    assert "--log plain|json the format of the log (default: plain)" in help_text
    assert "--port N the port to listen on; 0: any free port (default: 8612)" in help_text


def processor_seconds(pid: int) -> float:
    """How long a process has had a processor: other tests run beside, which its own clock does not mind."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells a process's time so")
def test_it_is_ready_within_two_seconds_when_warm(tmp_path: Path) -> None:
    """The best of three: a processor that others use as well is slower, and the first start is not warm."""
    assert any(seconds_to_be_ready(tmp_path) < 2 for _ in range(3))


def seconds_to_be_ready(folder: Path) -> float:
    with start_server(folder, "serve", "--port", "0") as server:
        assert get(f"{server.address()}healthz").status_code == 200
        return processor_seconds(server.process.pid)


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="only Linux lists the children of a process so"
)
def test_workers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    with start_server(tmp_path, "serve", "--port", "0", "--thinkers", "1") as server:
        url = server.address()
        body = {"seats": [{"kind": "here"}, {"kind": "bot", "bot": "newcomer"}]}
        assert httpx.post(f"{url}api/tables", json=body, timeout=SECONDS).status_code == 201
        pid = server.process.pid
        listed = Path(f"/proc/{pid}/task/{pid}/children")
        wait_until(lambda: any(map(_is_worker, listed.read_text().split())))
        workers = list(filter(_is_worker, listed.read_text().split()))
        server.process.kill()
        server.process.wait()
        wait_until(lambda: not any(map(_is_worker, workers)))


def _is_worker(pid: str) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False
