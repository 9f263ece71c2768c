"""A game as one web page."""

import base64
import hashlib
import json
import re
from pathlib import Path

import msgspec

from oddville.games.records.replay import replay
from oddville.server.http.replay_file import delta_plies, replay_page
from oddville.server.tables.replays import replay_of

RECORD = (Path(__file__).parents[1] / "golden" / "sixth-building.odd").read_text()
GAME = replay(RECORD)
NASTY = "</script><b>&Bo"


def test_positions_are_restored_from_their_differences() -> None:
    shown = replay_of(GAME, ["Ada", "Bo"])
    view: dict[str, object] = {}
    for small, whole in zip(delta_plies(shown), shown.plies, strict=True):
        view = {**view, **small["view"]}
        assert view == msgspec.to_builtins(whole.view)
    assert len(msgspec.json.encode(delta_plies(shown))) < len(msgspec.json.encode(shown.plies)) / 2


def test_the_policy_allows_only_the_script_and_style_of_the_page() -> None:
    page = replay_page(replay_of(GAME, ["Ada", "Bo"]), RECORD)
    for kind, tag in (("script", '<script type="module">'), ("style", "<style>")):
        inner = page.partition(tag)[2].partition(f"</{kind}>")[0]
        digest = base64.b64encode(hashlib.sha256(inner.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in page
    assert not re.search(r"(src|href)=\"?http|@import", page)


def test_the_title_names_bots_without_their_level() -> None:
    page = replay_page(replay_of(GAME, ["Ada", "bot:mason Berta"]), RECORD)
    assert "<title>Ada · Berta · OddVille</title>" in page


def test_player_names_are_escaped() -> None:
    page = replay_page(replay_of(GAME, ["Ada", NASTY]), RECORD)
    assert NASTY not in page
    assert "<title>Ada · &lt;/script&gt;&lt;b&gt;&amp;Bo · OddVille</title>" in page
    data = json.loads(page.partition('id="game">')[2].partition("</script>")[0])
    assert data["replay"]["names"] == ["Ada", NASTY]
