"""Servers of OddVille in processes of their own, and the databases they share: for tests and for `benchmarks/`."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from services import PostgresServer, RedisServer, Service, free_port, run_service

NO_LIMITS = ["--most-sockets-each", "0", "--most-sockets", "0", "--tables-an-hour", "0"]
NO_LIMITS += ["--most-connections-each", "0", "--requests-a-second", "0", "--messages-a-second", "0"]
QUIET = ["--log-level", "warning", "--thinkers", "1"]
PROGRAM = ("-m", "oddville")
READY_SECONDS = 120.0


class OddVille:
    """A server process that may be killed and started again, always at the same port."""

    def __init__(
        self,
        folder: Path,
        more: Sequence[str] = (),
        processors: set[int] | None = None,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        command = [sys.executable, *program, "serve", "--port", str(self.port), "--data", str(folder)]
        only = ["taskset", "-c", ",".join(map(str, processors))] if processors else []
        self._command = [*only, *command, *QUIET, *more]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `ready` waits until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=log)

    async def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + READY_SECONDS
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as client:
            while time.monotonic() < end:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get("/readyz")).status_code == 200:
                        return
                if self.process is None or self.process.poll() is not None:
                    break
                await asyncio.sleep(0.02)
        raise SystemExit(f"no server came up at {self.url}:\n{self.log.read_text()[-4000:]}")

    def begin_to_stop(self) -> None:
        """Ask it to stop; `stop` waits for it."""
        if self.process is not None:
            self.process.terminate()

    def stop(self, with_signal: int) -> None:
        """End it by a signal and wait until it is gone."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(with_signal)
            process.wait(READY_SECONDS)

    def exit_code(self) -> int | None:
        """The exit code if it has ended unasked."""
        return self.process.poll() if self.process is not None else None

    def memory(self, which: str = "VmRSS") -> float:
        """What it holds, without its workers, in megabytes; `VmHWM`: what it held at most."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith(which)).split()[1]) / 1024

    def processor_seconds(self) -> float:
        """For how long it has kept a processor busy, without its workers."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def oddvilles(
    folder: Path,
    count: int,
    more: Sequence[str] = (),
    processors: set[int] | None = None,
    program: Sequence[str] = PROGRAM,
) -> Iterator[list[OddVille]]:
    """So many servers that share a database, started all at once."""
    servers = [OddVille(folder, more, processors, program) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            asyncio.run(server.ready())
        yield servers
    finally:
        for server in servers:
            server.begin_to_stop()
        for server in servers:
            server.stop(signal.SIGTERM)


@contextmanager
def databases(
    postgresql: bool, redis: bool
) -> Iterator[tuple[list[str], PostgresServer | None, RedisServer | None]]:
    """The flags for servers that share a database, and the services behind them, which end with the block."""
    with ExitStack() as stack:
        flags: list[str] = []
        database: PostgresServer | None = None
        pubsub: RedisServer | None = None
        if postgresql:
            database = stack.enter_context(run_service(PostgresServer, signal.SIGQUIT))
            flags += ["--database", database.new_database()]
        if redis:
            pubsub = stack.enter_context(run_service(RedisServer, signal.SIGTERM))
            flags += ["--redis", pubsub.url]
        yield flags, database, pubsub


def restart(service: Service, with_signal: int) -> None:
    """End a service by a signal and start it again."""
    service.stop(with_signal)
    service.start()
