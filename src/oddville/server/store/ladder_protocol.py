"""The part of the interface of a store that is about ladders: their members, and their games with the results.

A store does not interpret the bodies of games. Ratings are not stored: they follow from the results.
"""

from typing import Protocol

import msgspec


class StoredLadder(msgspec.Struct, frozen=True):
    id: str
    name: str
    host: bytes
    """The hash of the host's secret."""
    created_at: int
    changed_at: int
    """When somebody last joined, or a game was made or finished."""


class StoredMember(msgspec.Struct, frozen=True):
    ladder_id: str
    id: str
    name: str
    """Empty once the member has left."""
    name_key: str
    """Unique in the ladder."""
    token: bytes
    """The hash of the member's secret; empty once the member has left."""
    joined_at: int


class StoredGame(msgspec.Struct, frozen=True):
    table_id: str
    ladder_id: str
    made_at: int
    finished_at: int | None
    body: bytes
    """Who has which seat; once finished, also the result."""


class LadderStore(Protocol):
    async def add_ladder(self, ladder: StoredLadder) -> bool:
        """False if the id is taken."""

    async def ladder(self, ladder_id: str) -> StoredLadder | None: ...

    async def delete_old_ladders(self, before: int) -> int:
        """Delete the ladders without a change since `before`, with their members and games."""

    async def add_ladder_member(self, member: StoredMember) -> bool:
        """False if the id or the name is taken."""

    async def ladder_members(self, ladder_id: str) -> list[StoredMember]:
        """In the order in which they joined."""

    async def clear_ladder_member(self, ladder_id: str, member_id: str) -> None:
        """Delete the name and the secret of a member, whose games stay."""

    async def delete_ladder_member(self, ladder_id: str, member_id: str) -> None: ...

    async def add_ladder_game(self, game: StoredGame) -> bool:
        """False if the table is in a ladder already."""

    async def ladder_game(self, table_id: str) -> StoredGame | None: ...

    async def ladder_games(self, ladder_id: str) -> list[StoredGame]:
        """In the order in which they were made."""

    async def finish_ladder_game(self, game: StoredGame, at: int, body: bytes) -> bool:
        """Store a result; False if the game has one already."""

    async def unrecorded_ladder_games(self) -> list[str]:
        """The finished tables whose results are not stored yet."""

    async def delete_lost_ladder_games(self) -> int:
        """Delete the games without a result whose tables no longer exist."""
