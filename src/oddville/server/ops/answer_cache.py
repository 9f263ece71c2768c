"""Long answers, kept in memory up to a number of bytes."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from starlette.responses import Response

MAX_BYTES: Final = 32_000_000


class AnswerCache:
    """Responses by what they answer; the one not used for longest is forgotten first."""

    def __init__(self, most_bytes: int = MAX_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._answers: OrderedDict[Hashable, Response] = OrderedDict()

    def get(self, key: Hashable) -> Response | None:
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: Response) -> None:
        previous = self._answers.pop(key, None)
        self._bytes += len(answer.body) - (0 if previous is None else len(previous.body))
        self._answers[key] = answer
        while self._bytes > self._most_bytes:
            _, oldest = self._answers.popitem(last=False)
            self._bytes -= len(oldest.body)
