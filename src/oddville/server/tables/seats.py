"""Who may use a seat: sitting down, links, codes that move a seat to another device, and its webhook."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from oddville.games.errors import OddVilleError
from oddville.server import wire
from oddville.server.clock import Clock
from oddville.server.store.protocol import Code, Store
from oddville.server.tables import commands, log_events, tokens
from oddville.server.tables.live_table import LiveTable
from oddville.server.tables.log_events import LogEvent
from oddville.server.tables.registry import Registry
from oddville.server.tables.table import Table
from oddville.server.tables.webhooks import Webhooks


class Credentials(NamedTuple):
    """What the secrets of a request open."""

    seats: frozenset[int] = frozenset()
    hosting: bool = False


class CodePurpose(msgspec.Struct, frozen=True):
    """The seat that a stored code moves, as long as that has the link by which the code was made."""

    seat: int
    held: bytes
    """The hash of that link."""


_purpose: msgspec.json.Decoder[CodePurpose] = msgspec.json.Decoder(CodePurpose)


@dataclass
class Seats:
    _store: Store
    _registry: Registry
    _webhooks: Webhooks
    _shared: bool
    _clock: Clock

    async def credentials(self, live: LiveTable, secrets: Sequence[str]) -> Credentials:
        """What the secrets open. One that opens nothing may be newer than our copy of a shared table."""
        credentials = credentials_at(live.table, secrets)
        if self._shared and len(credentials.seats) + credentials.hosting < len(secrets):
            await live.catch_up()
            credentials = credentials_at(live.table, secrets)
        return credentials

    async def sit(self, id_: str, request: wire.Sit) -> wire.TakenSeat:
        """Take an open seat; the same key again gives the same one."""
        live = await self._registry.get(id_)
        token, seat = tokens.derive_token(request.key, f"sit {id_}"), -1

        def decide(table: Table) -> list[LogEvent]:
            nonlocal seat
            held_seats = credentials_at(table, [token]).seats
            if held_seats:  # the same request came before
                seat = min(held_seats)
                return []
            commands.check_log_size(table)
            seat = commands.find_open_seat(table, request.seat)
            issued = log_events.TokenIssued(seat, tokens.hash_of(token))
            value = (
                [log_events.ValueGiven(seat, request.value)] if request.value and table.takes_values else []
            )
            return [issued, *value, *commands.take_seat(table, seat, request.name, request.colour)]

        await live.commit(decide)
        return wire.TakenSeat(id_, seat, token)

    async def reissue(self, id_: str, seat: int, secret: str) -> wire.SeatLink:
        """A new link for a seat, by the host, its holder, or the device it was moved from; the old one is void.

        It is decided where it is written: a link that was void by then renews nothing.
        """
        live = await self._registry.get(id_)
        await self.credentials(live, [secret])
        token = tokens.new_token()

        def decide(table: Table) -> list[LogEvent]:
            _check_renewal(table, seat, secret)
            commands.check_log_size(table)
            return [log_events.TokenIssued(seat, tokens.hash_of(token))]

        await live.commit(decide)
        return wire.SeatLink(seat, token)

    async def make_code(self, id_: str, seat: int, secret: str) -> wire.MoveCode:
        """A code by which a seat is moved to another device."""
        await self._held_table(id_, seat, secret)
        code, expires = tokens.new_code(), self._clock() + tokens.CODE_MINUTES * 60_000
        purpose = msgspec.json.encode(CodePurpose(seat, tokens.hash_of(secret)))
        await self._store.put_code(Code(tokens.hash_of(code), id_, purpose, expires))
        return wire.MoveCode(code, expires)

    async def use_code(self, code: str) -> wire.TakenSeat:
        """Move a seat to the device that knows the code."""
        stored = await self._store.take_code(tokens.hash_of(tokens.plain_code(code)), self._clock())
        purpose = _purpose_of(stored)
        if stored is None or purpose is None:
            raise OddVilleError("error-code")
        seat, token_hash, token = purpose.seat, purpose.held, tokens.new_token()
        issued = log_events.TokenIssued(seat, tokens.hash_of(token), moved=True)
        live = await self._registry.get(stored.table_id)
        await live.catch_up()  # another process may have issued the link by which the code was made
        if not await live.commit(lambda table: [issued] if table.seats[seat].token == token_hash else []):
            raise OddVilleError("error-code")
        return wire.TakenSeat(stored.table_id, seat, token)

    async def set_webhook(self, id_: str, seat: int, secret: str, url: str | None) -> None:
        """Set the address to call when it is the seat's turn."""
        live = await self._held_table(id_, seat, secret)
        if url is not None:
            await self._webhooks.check(url)

        def decide(table: Table) -> list[LogEvent]:
            _check_held(table, seat, secret)
            commands.check_log_size(table)
            return [log_events.WebhookSet(seat, url)]

        await live.commit(decide)

    async def _held_table(self, id_: str, seat: int, secret: str) -> LiveTable:
        """The table, if the secret is that of the seat."""
        live = await self._registry.get(id_)
        await self.credentials(live, [secret])
        _check_held(live.table, seat, secret)
        return live


def _check_held(table: Table, seat: int, secret: str) -> None:
    if seat not in credentials_at(table, [secret]).seats:
        raise OddVilleError("error-not-your-seat")


def _check_renewal(table: Table, seat: int, secret: str) -> None:
    credentials, seats = credentials_at(table, [secret]), table.seats
    takes_back = seat < len(seats) and tokens.is_same(seats[seat].former, secret)
    if not credentials.hosting and seat not in credentials.seats and not takes_back:
        raise OddVilleError("error-not-host")
    if seat >= len(seats) or seats[seat].kind == "bot":
        raise OddVilleError("error-seat-of-bot")
    if seats[seat].reason == "removed":
        raise OddVilleError("error-seat-given-up")


def credentials_at(table: Table, secrets: Sequence[str]) -> Credentials:
    """What the secrets open at a table."""
    seats = [
        seat
        for seat, current in enumerate(table.seats)
        if any(tokens.is_same(current.token, secret) for secret in secrets)
    ]
    return Credentials(frozenset(seats), any(tokens.is_same(table.host, secret) for secret in secrets))


def _purpose_of(code: Code | None) -> CodePurpose | None:
    """What a code is for; None for one of an earlier version of the program."""
    try:
        return None if code is None else _purpose.decode(code.purpose)
    except msgspec.ValidationError:
        return None
