"""The API keeps to its own description, whatever is sent to it: schemathesis asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from goalsetter.server import Limits, Settings
from tests.server.running import HASTE, PATIENCE, Running, running

EXAMPLES = 6
UNASKED = [positive_data_acceptance]
"""A body of the right shape may name an edition that is none: it is answered by 400."""
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that makes as many tables as it is asked for."""
    fast = Limits(tables=1e6, tables_at_once=1e6)
    told = Settings(host="127.0.0.1", port=0, speed=HASTE, thinkers=1, limits=fast)
    with running(told) as found:
        yield found


def test_every_answer_is_as_described(server: Running) -> None:
    """Status, type and body of each; nothing breaks the server."""
    address = f"http://127.0.0.1:{server.port}"
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json", timeout=PATIENCE)
    asked = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        asked.append(f"{operation.method.upper()} {operation.path}")

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=SLOW, database=None)
        @given(case=operation.as_strategy())
        def tried(case: Any) -> None:
            case.call_and_validate(base_url=address, excluded_checks=UNASKED, timeout=PATIENCE)

        tried()
    assert "POST /api/tables" in asked
    assert len(asked) >= 10
