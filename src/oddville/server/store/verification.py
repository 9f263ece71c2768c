"""`oddville verify` for a backup or a database."""

from pathlib import Path

from oddville.games.errors import Message
from oddville.games.records.verification import Verification
from oddville.server.store.digest import digest_state
from oddville.server.store.examination import FileDamaged, examine_backup, examine_file
from oddville.server.store.opening import open_store, without_credentials
from oddville.server.store.protocol import Counts, StoreError
from oddville.server.store.sqlite_file import check_wal

SQLITE_MARK = b"SQLite format 3\0"


def is_store(name: str) -> bool:
    """Whether this is the address of a database, a database file or a backup, rather than a record."""
    if "://" in name:
        return True
    path = Path(name)
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(SQLITE_MARK)) == SQLITE_MARK or digest_state(path) != "missing"


async def verify_store(name: str) -> Verification:
    try:
        if "://" in name:
            counts, kind = await _verify_database(name), "verify-store"
        elif digest_state(Path(name)) != "missing":
            counts, kind = examine_backup(Path(name)), "verify-backup"
        else:
            check_wal(Path(name))
            counts, kind = examine_file(Path(name))[0], "verify-store"
    except FileDamaged as error:
        return Verification(problems=error.damage)
    except StoreError as error:
        return Verification(problems=error.messages())
    facts = {"tables": sum(counts.tables.values()), "entries": counts.entries}
    return Verification(passed=[Message(kind, facts)])


async def _verify_database(address: str) -> Counts:
    store = await open_store(address, serving=False)
    try:
        damage = await store.damage()
        if damage:
            raise FileDamaged(without_credentials(address), damage)
        return await store.counts()
    finally:
        await store.close()
