"""Connecting to a PostgreSQL server: clear errors, and a schema of the newest version."""

from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from oddville.server.store.protocol import StoreError, StoreUnavailable
from oddville.server.store.statements import POSTGRESQL, migrations, newest_version, statements

DURABLE = "synchronous_commit=on"
MIGRATION_LOCK = 0x0DD51113
"""Processes that start at the same time bring the schema up one after another."""
_PASSWORD = ("password authentication failed", "no password supplied", "pg_hba.conf")
_UNKNOWN = ("does not exist",)
_REFUSED = (
    "Connection refused",
    "translate host name",
    "No such file",
    "timeout",
    "failed to resolve",
)


def shown(address: str) -> str:
    """An address without its password."""
    parts = urlsplit(address)
    user = f"{parts.username}@" if parts.username else ""
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{user}{parts.hostname or ''}{port}{parts.path}"


def is_lost(error: Exception) -> bool:
    """Whether it may well work if tried again: the server is away, or chose this one to give way."""
    if isinstance(error, errors.DiskFull | errors.OutOfMemory):
        return False
    return isinstance(
        error, psycopg.OperationalError | psycopg.InterfaceError | errors.ReadOnlySqlTransaction
    )


def failure(address: str, error: Exception) -> Exception:
    """What to tell about trouble with the server; errors of other kinds are handed through."""
    if isinstance(error, errors.DiskFull):
        return StoreUnavailable("error-store-full", file=shown(address))
    if isinstance(error, errors.InsufficientPrivilege):
        return StoreError("error-store-forbidden", store=shown(address))
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return StoreUnavailable("error-store-away", store=shown(address))
    return error


def settled(address: str, *settings: str) -> str:
    """The address with settings of the session; a commit waits for the disk, whatever the server is set to.

    Text comes as text: of a database without an encoding, as they are where no locale was set, one would read bytes.
    """
    parts = conninfo_to_dict(address) | {"client_encoding": "UTF8"}
    chosen = [str(parts.pop("options", "") or ""), *(f"-c {each}" for each in (DURABLE, *settings))]
    return make_conninfo("", **parts, options=" ".join(filter(None, chosen)))


async def connect(address: str, *settings: str) -> AsyncConnection:
    """A connection on which each statement is its own transaction, unless one is begun."""
    try:
        return await AsyncConnection.connect(settled(address, *settings), autocommit=True, connect_timeout=10)
    except psycopg.OperationalError as error:
        raise _refusal(address, str(error)) from None  # its text may quote what it was given
    except psycopg.ProgrammingError:
        raise StoreError("error-store-address", address=shown(address)) from None


def _refusal(address: str, reason: str) -> StoreError:
    store = shown(address)
    if any(sign in reason for sign in _PASSWORD):
        return StoreError("error-store-password", store=store)
    if any(sign in reason for sign in _UNKNOWN):
        return StoreError("error-store-unknown", store=store)
    if any(sign in reason for sign in _REFUSED):
        return StoreUnavailable("error-store-refused", store=store)
    return StoreUnavailable("error-store-away", store=store)


async def migrate(connection: AsyncConnection, address: str) -> None:
    """Bring the schema to the newest version, one transaction a step."""
    if await _value(connection, "SHOW fsync") != "on":
        raise StoreError("error-store-fsync", store=shown(address))
    sql = statements(POSTGRESQL)
    for number, script in migrations(POSTGRESQL):
        async with connection.transaction():
            await connection.execute(sql["one_at_a_time"], {"lock": MIGRATION_LOCK})
            await connection.execute(sql["make_versions"])
            version = await _value(connection, sql["version"])
            if version > newest_version(POSTGRESQL):
                known = newest_version(POSTGRESQL)
                raise StoreError("error-store-newer", file=shown(address), version=version, known=known)
            if number > version:
                await connection.execute(script)
                await connection.execute(sql["add_version"], {"version": number})


async def _value(connection: AsyncConnection, query: str) -> Any:
    row = await (await connection.execute(query)).fetchone()
    assert row is not None
    return row[0]
