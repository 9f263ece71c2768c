"""Open a store by its address."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from oddville.server.store.protocol import Store, StoreError
from oddville.server.store.sqlite import SqliteStore

POSTGRESQL_SCHEMES = ("postgresql", "postgres")


async def open_store(address: str, serving: bool = True) -> Store:
    """Open `FILE`, `sqlite:///FILE` or `postgresql://USER@HOST/DATABASE`.

    A server locks its SQLite file; with `serving=False` an administrator's command opens it beside the server.
    """
    file = sqlite_file(address)
    if file is not None:
        return SqliteStore.open(file, serving)
    try:
        from oddville.server.store.postgresql import PostgresStore
    except ImportError:
        raise StoreError("error-extra", what="psycopg", extra="postgresql") from None
    return await PostgresStore.open(address)


def sqlite_file(address: str) -> Path | None:
    """The file of an address; None for PostgreSQL. `sqlite:////a.db` is an absolute path."""
    scheme, mark, rest = address.partition("://")
    if not mark:
        path = address
    elif scheme == "sqlite" and rest.startswith("/"):
        path = unquote(urlsplit(address).path[1:])
    elif scheme in POSTGRESQL_SCHEMES:
        return None
    else:
        path = ""
    if not path:
        raise StoreError("error-store-address", address=without_credentials(address))
    return Path(path).expanduser()


def without_credentials(address: str) -> str:
    scheme, mark, rest = address.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}"
