"""Ladders in a SQL database, the same for every one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from oddville.server.store.ladder_protocol import StoredGame, StoredLadder, StoredMember
from oddville.server.store.rows import Row, ladder_game_of, ladder_member_of, ladder_of


class SqlLadders(ABC):
    """Implements `LadderStore` by named statements."""

    @abstractmethod
    async def _query(self, statement: str, **values: Any) -> Sequence[Row]: ...

    @abstractmethod
    async def _execute(self, statement: str, **values: Any) -> int: ...

    async def add_ladder(self, ladder: StoredLadder) -> bool:
        return await self._execute("insert_ladder", **asdict(ladder)) == 1

    async def ladder(self, ladder_id: str) -> StoredLadder | None:
        result = await self._query("ladder", id=ladder_id)
        return ladder_of(result[0]) if result else None

    async def delete_old_ladders(self, before: int) -> int:
        return await self._execute("delete_old_ladders", before=before)

    async def add_ladder_member(self, member: StoredMember) -> bool:
        added = await self._execute("insert_ladder_member", **asdict(member)) == 1
        await self._touch(member.ladder_id, member.joined_at)
        return added

    async def ladder_members(self, ladder_id: str) -> list[StoredMember]:
        return [ladder_member_of(row) for row in await self._query("ladder_members", id=ladder_id)]

    async def clear_ladder_member(self, ladder_id: str, member_id: str) -> None:
        cleared = {"name": "", "name_key": f"\t{member_id}", "token": b""}
        await self._execute("clear_ladder_member", ladder_id=ladder_id, id=member_id, **cleared)

    async def delete_ladder_member(self, ladder_id: str, member_id: str) -> None:
        await self._execute("delete_ladder_member", ladder_id=ladder_id, id=member_id)

    async def add_ladder_game(self, game: StoredGame) -> bool:
        added = await self._execute("insert_ladder_game", **asdict(game)) == 1
        await self._touch(game.ladder_id, game.made_at)
        return added

    async def ladder_game(self, table_id: str) -> StoredGame | None:
        result = await self._query("ladder_game", table_id=table_id)
        return ladder_game_of(result[0]) if result else None

    async def ladder_games(self, ladder_id: str) -> list[StoredGame]:
        return [ladder_game_of(row) for row in await self._query("ladder_games", id=ladder_id)]

    async def finish_ladder_game(self, game: StoredGame, at: int, body: bytes) -> bool:
        finished = await self._execute("finish_ladder_game", table_id=game.table_id, at=at, body=body) == 1
        await self._touch(game.ladder_id, at)
        return finished

    async def unrecorded_ladder_games(self) -> list[str]:
        return [row[0] for row in await self._query("unrecorded_ladder_games")]

    async def delete_lost_ladder_games(self) -> int:
        return await self._execute("delete_lost_ladder_games")

    async def _touch(self, ladder_id: str, now: int) -> None:
        await self._execute("touch_ladder", id=ladder_id, now=now)
