"""Connect to a PostgreSQL server, translate its errors and migrate its schema."""

import re
from collections.abc import Coroutine
from typing import Any, TypeVar
from urllib.parse import urlsplit

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from oddville.server.background import within
from oddville.server.store.migrations import complete
from oddville.server.store.postgresql_session import PostgresSession
from oddville.server.store.protocol import StoreDamaged, StoreError, StoreUnavailable
from oddville.server.store.statements import POSTGRESQL, migrations, newest_version, statements

Result = TypeVar("Result")
DURABLE = "synchronous_commit=on"
MIGRATION_LOCK = 0x0DD51113
"""Makes processes that start at the same time migrate one after another."""
ANSWER_SECONDS = 8.0
"""How long the database may take to answer, while it runs, but may be frozen."""
TIME_LIMIT = f"statement_timeout={int(ANSWER_SECONDS * 1000)}"
"""For connections that serve players; a migration or an export may take long."""
_SOCKET = {"tcp_user_timeout": "15000", "keepalives_idle": "15", "keepalives_interval": "5"}
"""Notice a machine that is gone. The client's system answers for a process that is frozen."""
_PASSWORD = ("password authentication failed", "no password supplied", "pg_hba.conf")
_UNKNOWN = ("does not exist",)
_REFUSED = (
    "Connection refused",
    "translate host name",
    "No such file",
    "timeout",
    "failed to resolve",
)


def without_password(address: str) -> str:
    """The address with its user, without password and parameters."""
    parts = urlsplit(address)
    user = f"{parts.username}@" if parts.username else ""
    port = re.search(r":\d+$", parts.netloc)
    return f"{parts.scheme}://{user}{parts.hostname or ''}{port[0] if port else ''}{parts.path}"


def is_retryable(error: Exception) -> bool:
    """Whether a retry may succeed: the server is away, or chose this transaction as a deadlock victim."""
    if isinstance(error, errors.DiskFull | errors.OutOfMemory):
        return False
    return isinstance(
        error, psycopg.OperationalError | psycopg.InterfaceError | errors.ReadOnlySqlTransaction
    )


async def with_timeout(work: Coroutine[Any, Any, Result]) -> Result:
    """Run work on the database; one that does not answer in time counts as away."""
    try:
        return await within(ANSWER_SECONDS, work)
    except TimeoutError:
        raise psycopg.OperationalError("timeout") from None


def store_error(address: str, error: Exception) -> Exception:
    """The `StoreError` for an error of the database; other errors are returned unchanged."""
    if isinstance(error, errors.DiskFull):
        return StoreUnavailable("error-store-full", file=without_password(address))
    if isinstance(error, errors.DataCorrupted | errors.IndexCorrupted):
        return StoreDamaged("error-store-away", store=without_password(address))
    if isinstance(error, errors.InsufficientPrivilege):
        return StoreError("error-store-forbidden", store=without_password(address))
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return StoreUnavailable("error-store-away", store=without_password(address))
    return error


def conninfo(address: str, *settings: str) -> str:
    """Connection parameters with session settings; commits are synchronous whatever the server's default.

    The encoding is set because text from a database without one (SQL_ASCII) would be read as bytes.
    """
    parts = _SOCKET | conninfo_to_dict(address) | {"client_encoding": "UTF8"}
    options = [str(parts.pop("options", "") or ""), *(f"-c {each}" for each in (DURABLE, *settings))]
    return make_conninfo("", **parts, options=" ".join(filter(None, options)))


async def connect(address: str, *settings: str) -> AsyncConnection:
    """A connection in autocommit mode."""
    try:
        return await AsyncConnection.connect(
            conninfo(address, *settings), autocommit=True, connect_timeout=10
        )
    except psycopg.OperationalError as error:
        raise _refusal(address, str(error)) from None  # its text may contain the password
    except psycopg.ProgrammingError:
        raise StoreError("error-store-address", address=without_password(address)) from None


def _refusal(address: str, reason: str) -> StoreError:
    store = without_password(address)
    if any(sign in reason for sign in _PASSWORD):
        return StoreError("error-store-password", store=store)
    if any(sign in reason for sign in _UNKNOWN):
        return StoreError("error-store-unknown", store=store)
    if any(sign in reason for sign in _REFUSED):
        return StoreUnavailable("error-store-refused", store=store)
    return StoreUnavailable("error-store-away", store=store)


async def migrate(connection: AsyncConnection, address: str) -> None:
    """Migrate the schema to the newest version, each step in a transaction."""
    if await _value(connection, "SHOW fsync") != "on":
        raise StoreError("error-store-fsync", store=without_password(address))
    sql = statements(POSTGRESQL)
    for number, script in migrations(POSTGRESQL):
        async with connection.transaction():
            await connection.execute(sql["migration_lock"], {"lock": MIGRATION_LOCK})
            await connection.execute(sql["make_versions"])
            version = await _value(connection, sql["version"])
            if version > newest_version(POSTGRESQL):
                newest = newest_version(POSTGRESQL)
                raise StoreError(
                    "error-store-newer", file=without_password(address), version=version, known=newest
                )
            if number > version:
                await connection.execute(script)
                await complete(PostgresSession(connection), number)
                await connection.execute(sql["add_version"], {"version": number})


async def _value(connection: AsyncConnection, query: str) -> Any:
    row = await (await connection.execute(query)).fetchone()
    assert row is not None
    return row[0]
