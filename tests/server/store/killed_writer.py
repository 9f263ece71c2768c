"""A process that appends to a store and prints what was acknowledged, until it is killed.

`python killed_writer.py ADDRESS WRITERS`
"""

import asyncio
import os
import sys

from oddville.server.store.opening import open_store
from oddville.server.store.protocol import LogEntry, Store, Summary, TableRow


async def write(store: Store, writer: int) -> None:
    """Append to one table, on from where it stands, sometimes several entries at once."""
    id_ = f"table-{writer}"
    summary = Summary("running", True, "", 0, None, b"")
    stored = await store.load(id_)
    if stored is None:
        await store.create(TableRow(id_, 0, "1", "", b"", b""), [], summary)
    number = 1 if stored is None else stored.head + 1
    while True:
        more = 1 + number % 3
        entries = [LogEntry(number + i, 0, f"key-{number + i}", b"x" * 100) for i in range(more)]
        await store.append(id_, entries, summary)
        number += more
        os.write(1, f"{writer} {number - 1}\n".encode())


async def main(address: str, writers: int) -> None:
    """Write until killed."""
    store = await open_store(address)
    await asyncio.gather(*(write(store, writer) for writer in range(writers)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
