"""Simulated people: random moves, undo, answers for the Builder, leaving and returning."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any, Final

from whole_games.connections import Connection
from whole_games.messages import Choice, Message, Seen
from whole_games.plans import pick
from whole_games.tables import PlayedTable

LATER: Final = ("error-store", "error-saving", "error-not-ready", "error-too-busy", "error-too-many")
"""Prefixes of refusals after which the same request is sent again."""
MAX_UNDOS: Final = 8
WEIGHTS: Final = {"build": 30.0, "return": 0.2, "recover": 0.5}
"""Weights of moves that hasten or delay the end of the game; all others weigh 3."""
COUNTED: Final = {
    "undo": "undos",
    "leave": "leaves",
    "return": "returns",
    "order": "standing orders",
    "say": "chat lines",
    "confirm": "confirmations",
}


@dataclass
class PendingRequest:
    """A request without an answer so far."""

    request: dict[str, Any]
    counted: str
    """Its name in the statistics."""
    sent_at: float


class Person(Connection):
    """Plays a seat; unanswered requests are repeated with the same key."""

    def __init__(self, table: PlayedTable, ports: list[int], seat: int, leads: bool) -> None:
        super().__init__(table, ports, [table.tokens[seat], *([table.host] if leads and table.host else [])])
        self.name = f"seat {seat}"
        self.seat = seat
        self.pending: dict[str, PendingRequest] = {}
        self.choices: Message | None = None
        self._leads = leads
        self._settled = -1
        """The version that this person has dealt with."""
        self._stepped = -1
        self._dawdles_at = -1
        self._undos = 0
        self._has_voted = False

    @property
    def has_choices(self) -> bool:
        seen = self.seen
        if seen is None or seen.confirming:
            return seen is not None
        return self.choices is not None and self.choices.version == seen.version

    @property
    def dawdles(self) -> bool:
        return self.seen is not None and self.seen.version == self._dawdles_at

    async def hear(self, message: Message) -> None:
        """Handle a message and act on it."""
        await super().hear(message)
        if message.type == "welcome":
            await self._come_back()
        elif message.type == "choices":
            self.choices = message
        elif message.type == "update" and self._leads:
            self._count_orders(message)
        elif message.type == "done":
            self._done(message.key)
        elif message.type == "refused":
            await self._refused(message)
        if self.seen is not None and message.type in ("welcome", "update", "choices", "done", "refused"):
            await self._consider(self.seen)

    async def _come_back(self) -> None:
        self._stepped = -1
        for pending in list(self.pending.values()):
            pending.sent_at = time.monotonic()
            self.table.figures.counts["sent again"] += 1
            await self.send(pending.request)

    def _count_orders(self, message: Message) -> None:
        declined = [line for line in message.log if line.message == "log-decline" and "by" in line.facts]
        self.table.figures.counts["Builder declined by order"] += len(declined)

    # Requests and their answers

    async def _ask(self, do: str, counted: str = "", **more: Any) -> None:
        key = f"{self.rng.getrandbits(64):016x}"
        seat = {} if do == "start" else {"seat": self.seat}
        request = {"do": do, "key": key, **seat, **more}
        self.pending[key] = PendingRequest(request, counted or COUNTED.get(do, do), time.monotonic())
        await self.send(request)
        if self.rng.random() < self.table.plan.habits.drop:
            self.drop()

    def _done(self, key: str) -> None:
        pending = self.pending.pop(key, None)
        if pending is not None:
            self.table.figures.answers.add(time.monotonic() - pending.sent_at)
            self.table.figures.counts[pending.counted] += 1
            self._settled = max(self._settled, pending.request.get("version", -1))

    async def _refused(self, message: Message) -> None:
        self.table.figures.refusals[message.error] += 1
        pending = self.pending.get(message.request or "")
        if pending is None:
            return
        if message.error.startswith(LATER):
            await asyncio.sleep(0.1)
            await self.send(pending.request)
        else:
            del self.pending[pending.request["key"]]
            if message.error == "error-moved-on":  # then an update must come, or has come already
                self._settled = max(self._settled, pending.request["version"])

    # What to do

    async def _consider(self, seen: Seen) -> None:
        if self.pending:
            return  # one thing after the other
        if seen.status == "waiting":
            await self._begin(seen)
        elif seen.status == "over":
            await self._vote_on_rematch()
        elif seen.seats[self.seat].bot is not None:
            await self._look_on(seen)
        elif not await self._do_something_else(seen) and seen.chooses == self.seat:
            await self._choose(seen)
        if seen.status == "running" and not self.pending:
            await self._step(seen)

    async def _begin(self, seen: Seen) -> None:
        if not seen.seats[self.seat].taken:
            await self._ask("rename", "seats taken by link", name="")
        elif self._leads and self.table.plan.starts:
            await self._ask("start", "starts by the host")

    async def _vote_on_rematch(self) -> None:
        vote = self.table.plan.rematch
        if vote == "no" or self._has_voted or (vote == "now" and not self._leads):
            return
        self._has_voted = True
        await self._ask("rematch", "votes for a rematch", now=vote == "now")

    async def _look_on(self, seen: Seen) -> None:
        if seen.seats[self.seat].reason != "resigned" and self.rng.random() < 0.1:
            await self._ask("return")

    async def _step(self, seen: Seen) -> None:
        """At a table of pace `step` the first person lets the bots move."""
        if self._leads and self.table.plan.pace == "step" and seen.bot and seen.version > self._stepped:
            self._stepped = seen.version
            self.table.figures.counts["steps"] += 1
            await self.send({"do": "step", "version": seen.version})

    async def _do_something_else(self, seen: Seen) -> bool:
        habits = self.table.plan.habits
        does = {"leave": habits.leave, "resign": habits.resign, "order": habits.order, "say": habits.chat}
        act = pick(self.rng, {**does, "": 1 - sum(does.values())})
        if act == "leave":
            await self._ask("leave")
        elif act == "resign":
            await self._ask("leave", "resignations", resign=True)
        elif act == "order":
            await self._ask("order", order=self.rng.choice(("ask", "never", "gain")))
        elif act == "say":
            await self._ask("say", text="A good move")
        return bool(act)

    async def _choose(self, seen: Seen) -> None:
        if seen.version <= self._settled or seen.version == self._dawdles_at or not self.has_choices:
            return
        if self._dawdles(seen):
            return
        await asyncio.sleep(self.rng.choice((0.0, 0.0, 0.0, 0.02, 0.1, 0.4)))
        if self._wants_undo(seen):
            self._undos += 1
            await self._ask("undo", version=seen.version, all=self.rng.random() < 0.3)
        elif seen.confirming:
            await self._ask("confirm", version=seen.version)
        else:
            await self._hint(seen)
            await self._move(seen)

    def _dawdles(self, seen: Seen) -> bool:
        """Whether this person lets the clock run out."""
        if seen.deadline is None or self.rng.random() >= self.table.plan.habits.dawdle:
            return False
        self._dawdles_at = seen.version
        self.table.figures.counts["clocks run out"] += 1
        self.table.excuse(max(0.0, seen.deadline / 1000 - time.time()))
        return True

    def _wants_undo(self, seen: Seen) -> bool:
        can = seen.undoable is not None and seen.undoable.seat == self.seat and bool(seen.undoable.moves)
        return can and self._undos < MAX_UNDOS and self.rng.random() < self.table.plan.habits.undo

    async def _hint(self, seen: Seen) -> None:
        if self.rng.random() < self.table.plan.habits.hint:
            self.table.figures.counts["hints"] += 1
            await self.send({"do": "hint", "id": f"hint-{seen.version}", "version": seen.version})

    async def _move(self, seen: Seen) -> None:
        assert self.choices is not None
        move = self._drawn(self.choices.moves)
        counted = "moves of people"
        if seen.phase == "reaction" and not move.startswith("return"):
            counted = "Builder declined" if move == "decline" else "Builder built"
        await self._ask("move", counted, version=seen.version, move=move)

    def _drawn(self, choices: list[Choice]) -> str:
        moves = [choice.move for choice in choices]
        if "decline" in moves and self.rng.random() < 0.4:
            return "decline"
        ends = [choice.move for choice in choices if choice.ends_game]
        return pick(self.rng, {move: WEIGHTS.get(move.split()[0], 3.0) for move in ends or moves})
