"""Assignments: a coach gives a class work until a day, and a child does it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.accounts.people import Town, Web, cards_of, new_class, town

LESSON = {"kind": "lesson", "what": "equations"}
LEVEL = {"kind": "level", "what": "equations/clock"}
DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def north(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One server for all."""
    with town(tmp_path_factory.mktemp("north"), schools=("North", "South")) as here:
        yield here


@pytest.fixture(scope="module")
def coach(north: Town) -> Web:
    """The coach."""
    return north.grownup()


def work_path(group: Any) -> str:
    """The address of the work of a class."""
    return f"/api/classes/{group['id']}/assignments"


def child_in(north: Town, coach: Web, group: Any) -> Web:
    """The first child of a class, who has come in by a new card."""
    card = cards_of(coach, group, [group["children"][0]["id"]])[0]
    web = north.web()
    web.post("/api/me/card", {"key": card.key})
    return web


def test_a_child_does_what_its_coach_assigned(north: Town, coach: Web) -> None:
    """Work that is due first stands first; what is done is seen by both."""
    group = new_class(coach, "Work")
    due = time.time_ns() // 1_000_000 + DAY
    coach.post(work_path(group), LEVEL)
    listed = coach.post(work_path(group), {**LESSON, "due": due})["assignments"]
    assert [(one["kind"], one["due"], one["doneBy"]) for one in listed] == [
        ("lesson", due, []),
        ("level", 0, []),
    ]
    assert all(one["title"] for one in listed)
    kid = child_in(north, coach, group)
    assert [one["isDone"] for one in kid.get("/api/me/work")["assignments"]] == [False, False]
    kid.post("/api/me/milestones", {"reached": [LESSON, LESSON]})
    assert kid.get("/api/me/milestones")["reached"] == [LESSON]
    assert [one["isDone"] for one in kid.get("/api/me/work")["assignments"]] == [True, False]
    seen = coach.get(work_path(group))["assignments"]
    assert [one["doneBy"] for one in seen] == [[kid.get("/api/me")["id"]], []]
    coach.post(f"{work_path(group)}/{seen[0]['id']}", method="DELETE")
    assert [one["kind"] for one in kid.get("/api/me/work")["assignments"]] == ["level"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"kind": "essay", "what": "equations"}, "unknown-choice"),
        ({"kind": "lesson", "what": "juggling"}, "assignment-unknown"),
        ({**LESSON, "amount": 2}, "not-within"),
        ({**LESSON, "due": 1}, "assignment-day"),
        ({**LESSON, "due": 1 << 50}, "assignment-day"),
    ],
)
def test_work_that_cannot_be_is_refused(coach: Web, wanted: dict[str, Any], code: str) -> None:
    """A kind, a thing, a number or a day that makes no sense adds nothing."""
    group = new_class(coach, "Refused", ())
    reply = coach.ask("POST", work_path(group), wanted)
    assert (reply.status, reply.code) == (400, code)
    assert coach.get(work_path(group))["assignments"] == []


def test_nobody_else_reads_or_gives_work(north: Town, coach: Web) -> None:
    """Neither a guest, nor a child, nor the coach of another school or class."""
    group = new_class(coach, "Closed")
    kid = child_in(north, coach, group)
    stranger = north.grownup("South", "moe", "Mr. Moe")
    colleague = north.colleague(coach, "kim")
    for web, status in ((north.web(), 401), (kid, 403), (stranger, 403), (colleague, 403)):
        assert web.ask("GET", work_path(group)).status == status
        assert web.ask("POST", work_path(group), LESSON).status == status
    assert coach.ask("GET", "/api/me/work").status == 403
    assert coach.ask("POST", "/api/me/milestones", {"reached": [LESSON]}).status == 403
    assert north.web().ask("GET", "/api/me/work").status == 401
