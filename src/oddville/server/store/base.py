"""What every store says with single statements, whichever database answers them."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from oddville.server.store import rows
from oddville.server.store.protocol import Code, Counts, Flag, ListedTable, Place


class StatementStore(ABC):
    """The part of a `Store` that is the same for all; statements are those of `sql/statements.sql`."""

    @abstractmethod
    async def _ask(self, statement: str, **values: Any) -> Sequence[rows.Row]:
        """The rows of a statement that only reads."""

    @abstractmethod
    async def _change(self, statement: str, **values: Any) -> int:
        """How many rows a statement has changed."""

    @abstractmethod
    async def _take(self, statement: str, **values: Any) -> Sequence[rows.Row]:
        """The rows that a statement has removed."""

    # Writing

    async def delete(self, table_id: str) -> bool:
        """Remove a table; whether it was there."""
        return await self._change("delete_table", id=table_id) == 1

    async def delete_stale(self, table_id: str, status: str, before: int) -> bool:
        """Remove a table to which nothing was added since; whether it was so."""
        return await self._change("delete_stale", id=table_id, status=status, before=before) == 1

    async def keep_edition(self, hash_: str, text: str) -> None:
        """Keep the text of an edition."""
        await self._change("keep_edition", hash=hash_, text=text)

    async def claim(self, table_id: str, due_at: int, until: int | None) -> bool:
        """Move `due_at` on, if it still is what it was."""
        return await self._change("claim", id=table_id, due_at=due_at, until=until) == 1

    async def take_code(self, code_hash: bytes, now: int) -> Code | None:
        """Use up a code."""
        taken = await self._take("take_code", hash=code_hash)
        code = Code(*taken[0]) if taken else None
        return code if code is not None and code.expires_at > now else None

    async def forget_codes(self, now: int) -> int:
        """Remove the codes that have expired."""
        return await self._change("forget_codes", now=now)

    async def set_flag(self, name: str, value: bytes | None) -> None:
        """Set a flag, or clear it."""
        if value is None:
            await self._change("clear_flag", name=name)
        else:
            await self._change("set_flag", name=name, value=value)

    # Reading

    async def edition_text(self, hash_: str) -> str | None:
        """The text of a kept edition."""
        found = await self._ask("edition_text", hash=hash_)
        return str(found[0][0]) if found else None

    async def listed(self, status: str | None, limit: int, after: Place | None = None) -> list[ListedTable]:
        """Public tables, the newest first."""
        values = {**rows.place_values(after), "limit": limit}
        if status is None:
            found = await self._ask("listed", **values)
        else:
            found = await self._ask("listed_by_status", status=status, **values)
        return [rows.listed_table(row) for row in found]

    async def every(self, limit: int, after: Place | None = None) -> list[ListedTable]:
        """All tables, the newest first."""
        found = await self._ask("every", limit=limit, **rows.place_values(after))
        return [rows.listed_table(row) for row in found]

    async def stale(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status that nothing was added to since."""
        return [row[0] for row in await self._ask("stale", status=status, before=before, limit=limit)]

    async def due(self, now: int, limit: int) -> list[tuple[str, int]]:
        """Tables whose time has come."""
        return [(row[0], row[1]) for row in await self._ask("due", now=now, limit=limit)]

    async def heads(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table."""
        return {row[0]: row[1] for row in await self._ask("heads", ids=json.dumps(list(table_ids)))}

    async def get_flag(self, name: str) -> bytes | None:
        """What an administrator has set."""
        found = await self._ask("get_flag", name=name)
        return bytes(found[0][0]) if found else None

    async def flags(self, prefix: str = "") -> list[Flag]:
        """All that is set."""
        return [Flag(*row) for row in await self._ask("flags", prefix=prefix)]

    async def counts(self) -> Counts:
        """How much there is."""
        return rows.counts_of(await self._ask("count_tables"))

    async def ping(self) -> None:
        """Return if the file can be read."""
        await self._ask("version")
