"""Schemathesis: no valid or invalid request of docs/host/openapi.json causes a 5xx."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation import GenerationMode

from server.serving import HERE, TestServer, run_server

SCHEMA = schemathesis.openapi.from_path(str(Path(__file__).parents[2] / "docs" / "host" / "openapi.json"))
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
EXAMPLES = 6


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    free = {"requests_a_second": 0, "tables_an_hour": 0}
    with run_server(tmp_path_factory.mktemp("data"), notices=False, **free) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: TestServer) -> str:
    return str(server.make(HERE)["id"])


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_breaks_the_server(
    server: TestServer, table: str, operation: Any, mode: GenerationMode
) -> None:
    statuses: list[int] = []

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and len(statuses) % 2 == 0:
            case.path_parameters["id"] = table
        statuses.append(case.call(base_url=server.url).status_code)

    with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be asked wrongly
        ask()
    assert statuses or mode is GenerationMode.NEGATIVE
    assert [status for status in statuses if status >= 500] == []
