"""The internals of uvicorn that `oddville.server.http.protocols` overrides are as it expects."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oddville.server.http import protocols

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
ADVICE = f"read the new code of uvicorn {version('uvicorn')}, adapt protocols.py, then move the bound"
METHODS = {
    protocols.HttpProtocol: {
        "connection_made": ["self", "transport"],
        "data_received": ["self", "data"],
        "connection_lost": ["self", "exc"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
        "on_response_complete": ["self"],
        "handle_websocket_upgrade": ["self", "event"],
        "send_400_response": ["self", "msg"],
    },
    protocols.WebSocketProtocol: {
        "connection_made": ["self", "transport"],
        "connection_lost": ["self", "exc"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
        "data_received": ["self", "data"],
        "handle_connect": ["self", "event"],
        "handle_parser_exception": ["self"],
        "send": ["self", "message"],
        "run_asgi": ["self"],
        "keepalive_timeout": ["self"],
    },
}
ATTRIBUTES = [
    (H11Protocol, ["loop", "transport", "cycle", "client"]),
    (RequestResponseCycle, ["response_started", "response_complete"]),
    (
        WebSocketsSansIOProtocol,
        [
            *("loop", "transport", "conn", "scope", "queue"),
            *("read_paused", "handshake_complete", "close_sent", "close_timer", "disconnected"),
        ],
    ),
]


def test_the_version_of_uvicorn_has_an_upper_bound() -> None:
    dependencies = tomllib.loads(PYPROJECT.read_text())["project"]["optional-dependencies"]
    bound = next(line for line in dependencies["server"] if line.startswith("uvicorn"))
    found = re.fullmatch(r"uvicorn>=(\d+)\.(\d+),<(\d+)\.(\d+)", bound)
    assert found, f"{bound}: protocols.py overrides internals, so an upper bound is needed"
    least, below = (int(found[1]), int(found[2])), (int(found[3]), int(found[4]))
    installed = tuple(int(part) for part in version("uvicorn").split(".")[:2])
    assert least <= installed < below, f"{bound}: {ADVICE}"


@pytest.mark.parametrize("ours", METHODS, ids=lambda ours: ours.__name__)
def test_overridden_methods_have_the_signatures_expected(ours: type) -> None:
    overridden = {name for name in vars(ours) if hasattr(ours.__base__, name) and name != "__init__"}
    assert {name for name in overridden if not name.startswith("__")} == set(METHODS[ours])
    for name, parameters in METHODS[ours].items():
        found = list(inspect.signature(getattr(ours.__base__, name)).parameters)
        assert found == parameters, f"{ours.__base__}.{name} changed: {ADVICE}"


@pytest.mark.parametrize(("theirs", "names"), ATTRIBUTES, ids=lambda each: getattr(each, "__name__", ""))
def test_attributes_used_are_set_by_uvicorn(theirs: type, names: list[str]) -> None:
    source = inspect.getsource(theirs)
    for name in names:
        assert re.search(rf"self\.{name}\b.* = ", source), f"{theirs}.{name} is gone: {ADVICE}"
