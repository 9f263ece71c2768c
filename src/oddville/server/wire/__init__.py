"""All messages between client and server; docs/host/api.md and the page's types are generated from them.

Messages carry message ids and facts, no prose; the client formats them in the reader's language. Requests over the
WebSocket are tagged by `do`, answers by `type`. A request that changes something carries an idempotency key made by the
client, and the `version` of the table that it was meant for.
"""

from oddville.server.wire.answers import *  # noqa: F403
from oddville.server.wire.http import *  # noqa: F403
from oddville.server.wire.requests import *  # noqa: F403
from oddville.server.wire.reviews import *  # noqa: F403
