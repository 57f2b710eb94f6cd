"""Assignments over HTTP: for the coach of a class, and for a child who has come in."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.assignments import (
    KINDS,
    assign,
    assigned_to,
    done_by,
    note_milestones,
    work_of,
)
from goalsetter.server.accounts.directory import not_yours
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.rights import AccountDeed, AccountTarget, Actor, may
from goalsetter.server.http.classes import CLASS
from goalsetter.server.http.schema import Endpoint, answer, described, nothing, read
from goalsetter.server.http.signing import office_at, services_at, signed_in
from goalsetter.server.ops.logs import tell
from goalsetter.server.store import AccountsGone, Assignment, KeptClass, Membership, Milestone

MOST_AT_ONCE = 200
"""How many milestones a browser sends at once."""


def entry_of(
    wanted: Assignment, *, is_done: bool = False, done_by: list[str] | None = None
) -> wire.AssignmentEntry:
    """An assignment as a page shows it."""
    kind = KINDS[wanted.kind]
    return wire.AssignmentEntry(
        id=wanted.id,
        kind=wanted.kind,
        what=wanted.what,
        title=kind.title(wanted.what),
        address=kind.address(wanted.what),
        amount=wanted.amount,
        due=wanted.due,
        late=0 < wanted.due < moment(),
        is_done=is_done,
        done_by=done_by or [],
    )


async def class_work(request: Request, group: KeptClass) -> Response:
    """The assignments of a class, each with those who have done it."""
    store = office_at(request).directory.store
    children = [row.child for row in await store.accounts(Membership, group=group.id)]
    work = await assigned_to(store, [group.id])
    entries = [entry_of(one, done_by=sorted(await done_by(store, one, children))) for one in work]
    return answer(wire.WorkList(assignments=entries))


async def see_assignments(request: Request, id: str) -> Response:
    """All that is assigned to a class, with who has done it."""
    actor = await signed_in(request)
    group = await office_at(request).directory.group(actor, AccountDeed.ASSIGN, id)
    return await class_work(request, group)


async def make_assignment(request: Request, id: str) -> Response:
    """Assign something to a class until a day."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.ASSIGN, id)
    wanted = await read(request, wire.NewAssignment, services_at(request).limits.body)
    await assign(
        office.directory.store,
        Assignment(
            id="",
            group=group.id,
            kind=wanted.kind,
            what=wanted.what,
            amount=wanted.amount,
            due=wanted.due,
            by=actor.id,
        ),
    )
    tell("assigned", group=group.id, kind=wanted.kind)
    return await class_work(request, group)


async def drop_assignment(request: Request, id: str, assignment: str) -> Response:
    """Take an assignment back; what was done stays done."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.ASSIGN, id)
    where = (("id", assignment[:24]), ("group", group.id))
    await office.directory.store.keep([AccountsGone(kind=Assignment, where=where)])
    return Response(status_code=HTTPStatus.NO_CONTENT)


# A child.


async def own_child(request: Request, deed: AccountDeed) -> Actor:
    """The child who asks, if it may do the deed to itself; a grown-up has no work."""
    actor = await signed_in(request)
    if not actor.is_child or not may(actor, deed, AccountTarget(person=actor.id)):
        raise not_yours()
    return actor


async def see_work(request: Request) -> Response:
    """All that a child is to do, and what of it is done."""
    actor = await own_child(request, AccountDeed.SEE_WORK)
    work = await work_of(office_at(request).directory.store, actor.id)
    return answer(
        wire.WorkList(assignments=[entry_of(one, is_done=is_done) for one, is_done in work])
    )


async def see_milestones(request: Request) -> Response:
    """The lessons and levels that a child has done, on whichever device."""
    actor = await own_child(request, AccountDeed.SEE_WORK)
    return await _milestones(request, actor)


async def keep_milestones(request: Request) -> Response:
    """A child has done lessons or levels: they are kept with the account."""
    actor = await own_child(request, AccountDeed.KEEP_MILESTONE)
    wanted = await read(request, wire.MilestoneList, services_at(request).limits.body)
    reached = [(one.kind, one.what) for one in wanted.reached[:MOST_AT_ONCE]]
    await note_milestones(office_at(request).directory.store, actor.id, reached)
    return await _milestones(request, actor)


async def _milestones(request: Request, actor: Actor) -> Response:
    rows = await office_at(request).directory.store.accounts(Milestone, child=actor.id)
    reached = [wire.MilestoneEntry(kind=row.kind, what=row.what) for row in rows]
    return answer(wire.MilestoneList(reached=reached))


WORK = f"{CLASS}/assignments"
ENDPOINTS = (
    Endpoint(WORK, "GET", see_assignments, described(wire.WorkList, faults=(401, 403))),
    Endpoint(
        WORK,
        "POST",
        make_assignment,
        described(wire.WorkList, takes=wire.NewAssignment, faults=(400, 401, 403, 409, 413, 503)),
    ),
    Endpoint(f"{WORK}/{{assignment}}", "DELETE", drop_assignment, nothing()),
    Endpoint("/api/me/work", "GET", see_work, described(wire.WorkList, faults=(401, 403))),
    Endpoint(
        "/api/me/milestones",
        "GET",
        see_milestones,
        described(wire.MilestoneList, faults=(401, 403)),
    ),
    Endpoint(
        "/api/me/milestones",
        "POST",
        keep_milestones,
        described(wire.MilestoneList, takes=wire.MilestoneList, faults=(400, 401, 403, 413, 503)),
    ),
)
"""Everything that is asked about assignments."""
