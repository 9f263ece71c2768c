"""What is made from the messages and settings is fresh and true."""

import dataclasses
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from oddville.games.previews import Preview
from oddville.server import wire
from oddville.server.endpoint import ENDPOINTS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire_pages", ROOT / "scripts" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_they_are_fresh(made: ModuleType) -> None:
    stale = [str(path.relative_to(ROOT)) for path, text in made.files().items() if path.read_text() != text]
    assert stale == [], "run scripts/wire.py"


def test_every_address_is_told_to_programs(made: ModuleType) -> None:
    told = json.loads(made.openapi())
    operations = {(path, method) for path, methods in told["paths"].items() for method in methods}
    assert len(operations) == len(ENDPOINTS) + 3
    names = [methods[method]["operationId"] for path, methods in told["paths"].items() for method in methods]
    assert len(set(names)) == len(names)
    for reference in made.names_in(told["paths"]):
        assert reference in told["components"]["schemas"]


def test_every_message_is_told_to_programs(made: ModuleType) -> None:
    told = json.loads(made.asyncapi())
    assert set(told["components"]["messages"]) == {kind.__name__ for kind in (*made.REQUESTS, *made.ANSWERS)}


def test_a_preview_is_sent_as_it_is_made() -> None:
    """Two types, as one leaves out on the wire what is usual; a field is never in one of them alone."""
    made, sent = dataclasses.fields(Preview), msgspec.structs.fields(wire.PreviewView)
    assert [field.name for field in made] == [field.name for field in sent]
