"""Limits of speed: so many at once, then so many a second, for each by himself."""

from __future__ import annotations

import pytest

from goalsetter.server import rate_limit
from goalsetter.server.rate_limit import Bucket, Buckets


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands until it is moved."""
    now = [0.0]
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now[0])
    return now


def test_a_bucket_fills_by_itself(time: list[float]) -> None:
    """Three at once, then two a second, never more than three."""
    found = Bucket(2, 3)
    assert [found.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert [found.take() for _ in range(2)] == [True, False]
    time[0] = 100
    assert [found.take() for _ in range(4)] == [True, True, True, False]


def test_each_has_a_bucket_of_his_own(time: list[float]) -> None:
    """One in a hurry holds up nobody else; those who were long away are forgotten."""
    found = Buckets(1, 1, kept=2)
    assert [found.take(who) for who in ("a", "a", "b", "b")] == [True, False, True, False]
    assert not found.has_some("b")
    assert found.has_some("c")
    assert found.take("c")
    assert found.take("a")
