"""The part of a migration that SQL cannot do."""

from oddville.server.store.chain import first_hash, hashes, snapshot_hash
from oddville.server.store.protocol import Snapshot, TableRow
from oddville.server.store.session import Session

HASH_CHAIN = 3
"""The version of the schema since which logs have a hash chain."""


async def complete(session: Session, version: int) -> None:
    """Finish the step to a version, inside its transaction."""
    if version == HASH_CHAIN:
        for id_, created_at, rules, edition, secret, settings in await session.query("unchained_tables"):
            row = TableRow(id_, created_at, rules, edition, bytes(secret), bytes(settings))
            await _chain_table(session, row)
        for id_, number, rules, body in await session.query("unchained_snapshots"):
            hash_ = snapshot_hash(id_, Snapshot(number, rules, bytes(body)))
            await session.execute("set_snapshot_hash", table_id=id_, hash=hash_)


async def _chain_table(session: Session, table: TableRow) -> None:
    entries = [entry for entry, _ in await session.links(table.id, 0)]
    first = first_hash(table)
    chain = hashes(first, entries)
    links = [
        {"table_id": table.id, "number": entry.number, "hash": hash_}
        for entry, hash_ in zip(entries, chain, strict=True)
    ]
    await session.execute_many("set_entry_hash", links)
    await session.execute("set_table_hash", id=table.id, hash=chain[-1] if chain else first)
