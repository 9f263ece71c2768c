"""Looks for damage in a whole store, table by table, and in a SQLite file that is not open for writing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from oddville.games.errors import Message
from oddville.server.store import rows
from oddville.server.store.digest import digest_state
from oddville.server.store.migrations import HASH_CHAIN
from oddville.server.store.protocol import Counts, StoreDamaged, StoreError, TableDamaged
from oddville.server.store.session import Session, read_table
from oddville.server.store.sqlite_file import APPLICATION, store_error, version_of
from oddville.server.store.sqlite_session import SqliteSession, run_now
from oddville.server.store.statements import SQLITE, newest_version, statements


class FileDamaged(StoreError):
    """`damage` says what is damaged."""

    def __init__(
        self, path: Path | str, damage: list[Message], message: str = "error-backup-damaged"
    ) -> None:
        super().__init__(message, file=str(path))
        self.damage = damage

    def messages(self) -> list[Message]:
        return [*super().messages(), *self.damage]


async def damaged_tables(session: Session) -> list[Message]:
    """The tables whose logs are not as they were written, each with the first entry that is wrong."""
    damage = []
    for (table_id,) in await session.query("table_ids"):
        try:
            await read_table(session, table_id)
        except TableDamaged as error:
            damage.append(error.damage)
        except Exception as error:  # the database cannot read its own rows
            damage.append(Message("damage-table", {"table": table_id, "reason": str(error)}))
    return damage


def examine_backup(path: Path) -> Counts:
    """Check a backup from end to end; raises `FileDamaged` if a single bit has changed since it was made."""
    state = digest_state(path)
    try:
        counts, version = examine_file(path)
    except FileDamaged:
        raise
    except StoreError as error:
        if state == "wrong" or isinstance(error, StoreDamaged):
            raise FileDamaged(path, [Message("damage-header", {})]) from None
        raise  # of another program, or newer
    if state == "wrong":
        raise FileDamaged(path, [Message("damage-elsewhere", {})])
    if state == "missing" and version >= HASH_CHAIN:
        raise FileDamaged(path, [Message("damage-digest", {})])
    return counts


def examine_file(path: Path) -> tuple[Counts, int]:
    """Check a SQLite file without its digest; what it holds, and the version of its schema."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            version = _checked_version(path, connection)
            damage = list(_damage(connection, version))
            if damage:
                raise FileDamaged(path, damage)
            counts = connection.execute(statements(SQLITE)["count_tables"]).fetchall()
            return rows.counts_of(counts), version
    except sqlite3.Error as error:
        raise store_error(path, error) from error
    except UnicodeDecodeError as error:
        raise StoreDamaged("error-store-no-database", file=str(path)) from error


def _checked_version(path: Path, connection: sqlite3.Connection) -> int:
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
        raise StoreError("error-store-foreign", file=str(path))
    version, newest = version_of(connection), newest_version(SQLITE)
    if version > newest:
        raise StoreError("error-store-newer", file=str(path), version=version, known=newest)
    return version


def _damage(connection: sqlite3.Connection, version: int) -> Iterator[Message]:
    """The logs first: that names the table and the entry."""
    if version >= HASH_CHAIN:
        yield from run_now(damaged_tables(SqliteSession(connection)))
    for check in ("PRAGMA integrity_check", "PRAGMA foreign_key_check", statements(SQLITE)["broken_logs"]):
        try:
            result = connection.execute(check).fetchone()
        except (sqlite3.Error, UnicodeDecodeError) as error:
            result = (error,)
        if result not in (None, ("ok",)):
            yield Message("damage-file", {"reason": str(result[0])})
