"""Opening a store by its address."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from oddville.server.store.protocol import Store, StoreError
from oddville.server.store.sqlite import SqliteStore


async def open_store(address: str, serving: bool = True) -> Store:
    """The store at an address: a file, `sqlite:///FILE` or `postgresql://USER@HOST/DATABASE`.

    A server has a SQLite file alone; `serving=False` is for administrators' commands that look in beside it.
    """
    scheme = address.partition("://")[0] if "://" in address else ""
    if scheme == "sqlite" and len(address) > len("sqlite:///") and address.startswith("sqlite:///"):
        return SqliteStore.open(_file(address), serving)
    if scheme in ("postgresql", "postgres"):
        return await _postgresql(address)
    if scheme or not address:
        raise StoreError("error-store-address", address=address)
    return SqliteStore.open(Path(address).expanduser(), serving)


def _file(address: str) -> Path:
    """`sqlite:///a.db` is a file of this folder, `sqlite:////a.db` one of the root."""
    return Path(unquote(urlsplit(address).path[1:])).expanduser()


async def _postgresql(address: str) -> Store:
    try:
        from oddville.server.store.postgresql import PostgresStore
    except ImportError:
        raise StoreError("error-extra", what="psycopg", extra="postgresql") from None
    return await PostgresStore.open(address)
