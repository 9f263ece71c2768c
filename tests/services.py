"""Real PostgreSQL and Redis servers for tests: started once for a test run, on loopback, in a folder of their own.

With pytest-xdist every worker has its own servers, so that a test may restart them. Where a program is missing, the
tests that need it fail under continuous integration (`CI` set) and are skipped, naming the package, elsewhere.
"""

import contextlib
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from waiting import TIMEOUT_SECONDS, wait_until

PACKAGES = {
    "postgres": "postgresql",
    "initdb": "postgresql",
    "redis-server": "redis-server",
    "systemd-analyze": "systemd",
}
"""The Debian package of each program."""
OWNER = "postgres"
"""PostgreSQL refuses to run as root; its package brings this user."""
PORTS = range(10_000, 32_000)
"""Below the ports that Linux gives to clients, so that a restarted service finds its port free."""


_given: set[int] = set()


def find_program(name: str) -> str | None:
    """The path of a program; Debian keeps those of PostgreSQL off the path."""
    folders = [*Path("/usr/lib/postgresql").glob("*/bin"), Path("/usr/local/bin"), Path("/usr/bin")]
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, folders)))


def program(name: str) -> str:
    """The path of a program; else the test is skipped, or fails where everything must run."""
    result = find_program(name)
    if result is None:
        reason = f"{name} is missing; on Debian: apt-get install {PACKAGES[name]}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return result


def free_port() -> int:
    """A port of loopback that nobody listens at, another one every time."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


class Service:
    """A server process that tests may stop, kill and start again, always at the same address."""

    def __init__(self, folder: Path, arguments: list[str], url: str, port: int, user: str | None) -> None:
        self.url = url
        self.port = port
        self._arguments = arguments
        self._user = user
        self._log = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            process = subprocess.Popen(self._arguments, stdout=log, stderr=log, user=self._user, cwd="/")
        self._process = process
        wait_until(lambda: self.is_up() or process.poll() is not None)
        assert process.poll() is None, f"{process.args!r} did not start:\n{self._log.read_text()}"

    def is_up(self) -> bool:
        """Whether it lets clients in."""
        return _answers(self.port)

    def stop(self, signal: int) -> None:
        """End it by a signal and wait until it is gone."""
        if self._process is not None:
            process, self._process = self._process, None
            process.send_signal(signal)
            try:
                process.wait(TIMEOUT_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
                raise


AnyService = TypeVar("AnyService", bound=Service)


class PostgresServer(Service):
    """A PostgreSQL cluster of its own."""

    def __init__(self, folder: Path) -> None:
        user = OWNER if os.geteuid() == 0 else None
        self.name = OWNER if user else pwd.getpwuid(os.geteuid()).pw_name
        port, data = free_port(), folder / "data"
        if user:
            shutil.chown(folder, user)
        options = ["-D", str(data), "-U", self.name, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([program("initdb"), *options], check=True, capture_output=True, user=user, cwd="/")
        rules = data / "pg_hba.conf"  # everybody may come in, but "guest" needs a password
        rules.write_text("host all guest all scram-sha-256\n" + rules.read_text())
        arguments = [program("postgres"), "-D", str(data), "-p", str(port), "-k", "", "-h", "127.0.0.1"]
        for setting in ("max_connections=200", "shared_buffers=32MB"):
            arguments += ["-c", setting]
        url = f"postgresql://{self.name}@127.0.0.1:{port}/postgres"
        super().__init__(folder, arguments, url, port, user)

    def is_up(self) -> bool:
        """Whether it carries out a statement."""
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = self._make("DATABASE")
        return self.url.rpartition("/")[0] + f"/{name}"

    def new_schema(self) -> str:
        """The address of an empty schema of a database; much quicker to make than a database."""
        name = self._make("SCHEMA")
        return f"{self.url}?options=-csearch_path%3D{name}"

    def _make(self, what: str) -> str:
        import psycopg

        name = f"test_{time.time_ns()}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE {what} {name}")
        return name


class RedisServer(Service):
    """A Redis server that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        arguments = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1"]
        arguments += ["--save", "", "--appendonly", "no", "--dir", str(folder)]
        super().__init__(folder, arguments, f"redis://127.0.0.1:{port}/0", port, None)


@contextmanager
def run_service(make: Callable[[Path], AnyService], stop_signal: int) -> Iterator[AnyService]:
    """A service for the length of a block, in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="oddville-"))
    folder.chmod(0o755)
    try:
        service = make(folder)
        try:
            service.start()
            yield service
        finally:
            service.stop(stop_signal)
    finally:
        shutil.rmtree(folder)
