"""A game as one web page."""

import base64
import hashlib
import json
import re
from pathlib import Path

import msgspec

from oddville.games.replay import replay
from oddville.server.replay_file import folded, replay_page
from oddville.server.replays import replay_of

RECORD = (Path(__file__).parents[1] / "golden" / "sixth-building.odd").read_text()
GAME = replay(RECORD)
NASTY = "</script><b>&Bo"


def test_folded_positions_unfold_to_the_same() -> None:
    shown = replay_of(GAME, ["Ada", "Bo"])
    view: dict[str, object] = {}
    for small, whole in zip(folded(shown), shown.plies, strict=True):
        view = {**view, **small["view"]}
        assert view == msgspec.to_builtins(whole.view)
    assert len(msgspec.json.encode(folded(shown))) < len(msgspec.json.encode(shown.plies)) / 2


def test_the_policy_names_just_what_is_in_the_page() -> None:
    page = replay_page(replay_of(GAME, ["Ada", "Bo"]), RECORD)
    for kind, tag in (("script", '<script type="module">'), ("style", "<style>")):
        inner = page.partition(tag)[2].partition(f"</{kind}>")[0]
        digest = base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in page
    assert not re.search(r"(src|href)=\"?http|@import", page)


def test_a_name_is_never_markup() -> None:
    page = replay_page(replay_of(GAME, ["Ada", NASTY]), RECORD)
    assert NASTY not in page
    assert "<title>Ada · &lt;/script&gt;&lt;b&gt;&amp;Bo · OddVille</title>" in page
    data = json.loads(page.partition('id="game">')[2].partition("</script>")[0])
    assert data["replay"]["names"] == ["Ada", NASTY]
