"""The fair line: addresses take turns, and at each its tables."""

from __future__ import annotations

import pytest

from goalsetter.server.workers import BusyError, FairLine, Share


def taken(line: FairLine[str]) -> list[str]:
    """All that waits, in its order."""
    found = []
    while (thing := line.take()) is not None:
        found.append(thing)
    return found


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    """Thirty things of one address put another off by one."""
    line: FairLine[str] = FairLine()
    for number in range(3):
        line.put(f"a1.{number}", Share("a", "1"))
    line.put("a2", Share("a", "2"))
    line.put("b", Share("b", "3"))
    assert len(line) == 5
    assert taken(line) == ["a1.0", "b", "a2", "a1.1", "a1.2"]
    assert len(line) == 0


def test_what_is_urgent_comes_first() -> None:
    """Everything with a larger number waits for it."""
    line: FairLine[str] = FairLine()
    line.put("later", Share("a", "1"), 5)
    line.put("now", Share("b", "2"), 0)
    assert taken(line) == ["now", "later"]


def test_no_line_is_endless() -> None:
    """One table's is full before its address's is, and others still find room."""
    line: FairLine[int] = FairLine(of_a_table=2, of_an_address=3)
    line.put(0, Share("a", "1"))
    line.put(1, Share("a", "1"))
    with pytest.raises(BusyError):
        line.put(2, Share("a", "1"))
    line.put(3, Share("a", "2"))
    with pytest.raises(BusyError):
        line.put(4, Share("a", "3"))
    line.put(5, Share("b", "4"))
    assert len(line) == 4
    full: FairLine[int] = FairLine(of_all=1)
    full.put(0, Share("a", "1"))
    with pytest.raises(BusyError):
        full.put(1, Share("b", "2"))


def test_what_nobody_waits_for_is_forgotten() -> None:
    """Others keep their places."""
    line: FairLine[str] = FairLine()
    for table in "12":
        line.put(table, Share("a", table))
    line.put("more", Share("a", "1"))
    line.drop("1", Share("a", "1"))
    line.drop("1", Share("a", "1"))
    line.drop("2", Share("a", "2"))
    assert taken(line) == ["more"]
    line.put("last", Share("a", "1"))
    line.drop("last", Share("a", "1"))
    assert taken(line) == []
