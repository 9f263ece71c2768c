"""The editions that tables are played with, by hash."""

from oddville.cards.edition import read_edition
from oddville.cards.printed import Edition
from oddville.games import editions
from oddville.games.errors import OddVilleError
from oddville.server.offload import Offload
from oddville.server.store.protocol import Store
from oddville.server.tables.tokens import is_id


class EditionCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._offload = Offload()
        self._editions: dict[str, Edition] = {}
        """Those that the store holds."""

    async def get(self, hash_: str) -> Edition:
        edition = self._editions.get(hash_)
        if edition is None:
            text = await self._store.edition_text(hash_) if is_id(hash_) else None
            if text is None:
                raise OddVilleError("error-no-edition", name=hash_[:60])
            edition = _shipped(hash_)
            if edition is None:
                edition = await self._offload(read_edition, text, editions.DEFAULT)
            self._editions[hash_] = edition
        return edition

    async def save(self, edition: Edition) -> None:
        """Store an edition before its first table."""
        if edition.hash in self._editions:
            return
        text = editions.text_of(editions.name_or_path(edition) or editions.DEFAULT)
        await self._store.save_edition(edition.hash, text)
        self._editions[edition.hash] = edition


def _shipped(hash_: str) -> Edition | None:
    """The shipped edition with this hash, which has been read already."""
    shipped = map(editions.edition, editions.shipped_names())
    return next((edition for edition in shipped if edition.hash == hash_), None)
