"""The moments of a review as text, so that it is computed once and can be interrupted."""

from collections.abc import Iterable

import msgspec

from oddville.analysis.types import Moment


class StoredMoments(msgspec.Struct, frozen=True):
    key: str
    """The digest of the review; moments of another one are ignored."""
    moments: tuple[Moment, ...]


def stored_text(key: str, found_moments: Iterable[Moment]) -> str:
    ordered = tuple(sorted(found_moments, key=lambda moment: moment.ply))
    return msgspec.json.encode(StoredMoments(key, ordered)).decode() + "\n"


def stored_moments(text: str, key: str) -> dict[int, Moment]:
    """The moments of the review with that key; none if the text is of another one, or damaged."""
    try:
        stored = msgspec.json.decode(text, type=StoredMoments)
    except msgspec.MsgspecError:
        return {}
    return {moment.ply: moment for moment in stored.moments} if stored.key == key else {}
