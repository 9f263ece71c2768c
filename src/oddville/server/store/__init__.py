"""Where tables are kept: an append-only log for each, in SQLite or PostgreSQL.

`open_store` opens either by its address; `protocol` says what both promise.
"""

from oddville.server.store.opening import open_store
from oddville.server.store.protocol import (
    OVER,
    RUNNING,
    STATUSES,
    WAITING,
    Code,
    Conflict,
    Counts,
    DuplicateKey,
    Flag,
    Gone,
    Item,
    KeptEdition,
    ListedTable,
    LogEntry,
    NewTable,
    Place,
    Snapshot,
    Store,
    StoredTable,
    StoreError,
    StoreUnavailable,
    Summary,
)

__all__ = [
    "OVER",
    "RUNNING",
    "STATUSES",
    "WAITING",
    "Code",
    "Conflict",
    "Counts",
    "DuplicateKey",
    "Flag",
    "Gone",
    "Item",
    "KeptEdition",
    "ListedTable",
    "LogEntry",
    "NewTable",
    "Place",
    "Snapshot",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredTable",
    "Summary",
    "open_store",
]
