"""Classes over HTTP: made and changed, the door, the room in which they play, the table."""

from __future__ import annotations

import csv
from datetime import UTC, datetime
from http import HTTPStatus
from io import StringIO

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.directory import not_yours
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.figures import cells_of, column_titles, tallies_of
from goalsetter.server.accounts.links import LONGEST_NAME, plain
from goalsetter.server.accounts.retention import note_opened
from goalsetter.server.accounts.rights import AccountDeed, Actor, may
from goalsetter.server.accounts.seasons import hand_over
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.halls import Halls
from goalsetter.server.http.accounts import class_entries
from goalsetter.server.http.schema import Endpoint, answer, described, file, nothing, read
from goalsetter.server.http.signing import address_at, office_at, services_at, signed_in
from goalsetter.server.ops.logs import tell
from goalsetter.server.store import (
    ClassCoach,
    ClassNotice,
    KeptChild,
    KeptClass,
    KeptGrownup,
    SchoolPost,
    SignIn,
    altered,
)
from goalsetter.words import say

SHOWN_NOTICES = 5
LARGEST_LIST = 512 * 1024
"""How large a list of children may be, in bytes."""
RISKY = "=+-@\t\r"
"""How a cell begins that a spreadsheet would work out."""


async def make_class(request: Request) -> Response:
    """Make a class in a school; whoever makes it is its coach."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.NewClass, services_at(request).limits.body)
    school = await office.directory.school(actor, AccountDeed.MAKE_CLASS, wanted.school)
    group = await office.classes.make(school.id, wanted.name, actor.id)
    tell("class-made", group=group.id)
    return await class_page(request, actor, group)


async def see_class(request: Request, id: str) -> Response:
    """A class with its table of children, for its coaches."""
    actor = await signed_in(request)
    group = await office_at(request).directory.group(actor, AccountDeed.SEE_CLASS, id)
    await note_opened(office_at(request).directory.store, group, moment())
    return await class_page(request, actor, group)


async def change_class(request: Request, id: str) -> Response:
    """Give a class another name, put it away, or take it out again."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.ClassChange, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.CHANGE_CLASS, id)
    values: dict[str, str | int] = {}
    if wanted.name is not None:
        values["name"] = plain(wanted.name, LONGEST_NAME, "class")
    if wanted.archived is not None:
        values |= {"archived": moment() if wanted.archived else 0, "door": 0}
    if values:
        await office.directory.store.keep([altered(group, **values)])
    group = await office.directory.group(actor, AccountDeed.SEE_CLASS, id)
    return await class_page(request, actor, group)


async def delete_class(request: Request, id: str) -> Response:
    """A class goes; its children stay with their guardians."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.DELETE_CLASS, id)
    await office.classes.delete(group)
    tell("class-deleted", group=group.id)
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def class_page(request: Request, actor: Actor, group: KeptClass) -> Response:
    """All that a coach sees of a class."""
    office = office_at(request)
    store, directory = office.directory.store, office.directory
    people = [row.person for row in await store.accounts(ClassCoach, group=group.id)]
    coaches = await store.accounts(KeptGrownup, id=people) if people else []
    notices = await store.accounts(ClassNotice, group=group.id)
    own = [row.group for row in await store.accounts(ClassCoach, person=actor.id)]
    others = await store.accounts(KeptClass, id=own, school=group.school)
    return answer(
        wire.ClassPage(
            id=group.id,
            school=group.school,
            name=group.name,
            code=group.code,
            link=address_at(request, "card", group.code),
            archived=bool(group.archived),
            door=group.door if group.door > moment() else 0,
            coaches=[coach.name for coach in coaches],
            room=group.hall,
            notices=sorted((notice.at for notice in notices), reverse=True)[:SHOWN_NOTICES],
            children=await child_entries(request, actor, await directory.members(group.id)),
            columns=column_titles(),
            opened=group.opened.split(),
            paused=await is_paused(request, group),
            others=await class_entries(request, [one for one in others if one.id != group.id]),
        )
    )


async def is_paused(request: Request, group: KeptClass) -> bool:
    """Whether the room in which a class plays stands still."""
    kept = await services_at(request).store.hall(group.hall) if group.hall else None
    return kept is not None and kept.paused


async def child_entries(
    request: Request, actor: Actor, children: list[KeptChild]
) -> list[wire.ChildEntry]:
    """Children with their figures, and with real names for their guardians."""
    office = office_at(request)
    guarded = await office.directory.guarded(actor, children)
    ids = [child.id for child in children]
    tallies = await tallies_of(office.directory.store, ids)
    cells = await cells_of(office.directory.store, ids)
    sessions = await office.directory.store.accounts(SignIn, person=ids) if ids else []
    here = {session.person for session in sessions if session.ends > moment() and not session.own}
    return [
        wire.ChildEntry(
            id=child.id,
            nickname=child.nickname,
            name=office.names.unlock(child.name) if child.id in guarded else "",
            division=child.division,
            card=bool(child.card),
            seen=child.seen,
            here=child.id in here,
            matches=tallies[child.id].matches,
            minutes=tallies[child.id].minutes,
            points=tallies[child.id].points,
            grade=child.grade,
            figures=cells[child.id],
        )
        for child in children
    ]


# The door and the room.


async def set_door(request: Request, id: str) -> Response:
    """Open the door of a class for a quarter of an hour, or close it."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.DoorOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.OPEN_DOOR, id)
    return await class_page(
        request, actor, await office.classes.set_door(group, is_open=wanted.open)
    )


async def open_class_room(request: Request, id: str) -> Response:
    """Open a room in which the class plays: its children come in by their accounts."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.Order, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.SEAT_CLASS, id)
    halls = request.app.state.halls
    assert isinstance(halls, Halls)
    code, token = await halls.open(wanted, group.opened)
    locked = office.names.lock(token)
    await office.directory.store.keep([altered(group, hall=code, hall_key=locked, used=moment())])
    return answer(wire.HallKey(code=code, token=token))


async def see_class_room(request: Request, id: str) -> Response:
    """The key of the room's board, for every coach of the class."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.SEAT_CLASS, id)
    if not group.hall:
        raise UnfitError("class-no-room", HTTPStatus.CONFLICT)
    return answer(wire.HallKey(code=group.hall, token=office.names.unlock(group.hall_key)))


async def close_class_room(request: Request, id: str) -> Response:
    """The class plays in no room any more; the room itself stays until it is deleted."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.SEAT_CLASS, id)
    await office.directory.store.keep([altered(group, hall="", hall_key="")])
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def chosen(
    request: Request, actor: Actor, group: KeptClass, ids: list[str], deed: AccountDeed
) -> list[KeptChild]:
    """Some members of a class, or all if none is named; each one is asked about."""
    directory = office_at(request).directory
    members = {child.id: child for child in await directory.members(group.id)}
    wanted = [members[id] for id in ids or members if id in members]
    if not wanted or len(wanted) < len(set(ids)):
        raise not_yours()
    for child in wanted:
        if not may(actor, deed, await directory.of_child(child)):
            raise not_yours()
    return wanted


# Relations.


async def move_children(request: Request, id: str) -> Response:
    """Children leave a class, for another one of the asker or for none."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.ChildrenOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.SEE_CLASS, id)
    if not wanted.children:
        raise not_yours()
    children = await chosen(request, actor, group, wanted.children, AccountDeed.MOVE_CHILD)
    to = None
    if wanted.to:
        to = await office.directory.group(actor, AccountDeed.ADD_CHILDREN, wanted.to)
    await office.classes.move(children, group, to)
    return await class_page(request, actor, group)


async def name_coach(request: Request, id: str) -> Response:
    """One more coach for a class, by login, of the same school, or one ``instead`` of the asker."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.PersonNamed, services_at(request).limits.body)
    deed = AccountDeed.HAND_OVER_CLASS if wanted.instead else AccountDeed.NAME_COACH
    group = await office.directory.group(actor, deed, id)
    person = await colleague(request, group.school, wanted.login)
    if wanted.instead:
        await hand_over(office.directory.store, group, actor.id, person.id)
    else:
        await office.classes.name_coach(group, person.id)
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def colleague(request: Request, school: str, login: str) -> KeptGrownup:
    """A grown-up of a school by login."""
    directory = office_at(request).directory
    person = await directory.one(KeptGrownup, login=login.strip().casefold()[:80])
    if person is None or not await directory.one(SchoolPost, school=school, person=person.id):
        raise UnfitError("account-no-colleague", HTTPStatus.NOT_FOUND)
    return person


async def export_class(request: Request, id: str) -> Response:
    """The table of a class as CSV: nicknames and figures, no real names."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.EXPORT_CLASS, id)
    children = await office.directory.members(group.id)
    cells = await cells_of(office.directory.store, [child.id for child in children])
    text = StringIO()
    table = csv.writer(text)
    first = [say(f"class-col-{name}") for name in ("nickname", "division", "grade", "seen")]
    table.writerow([*first, *column_titles()])
    for child in children:
        known = [child.nickname, child.division, str(child.grade or ""), day_of(child.seen)]
        row = [*known, *cells[child.id]]
        table.writerow([f"'{cell}" if cell.startswith(tuple(RISKY)) else cell for cell in row])
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="class-{group.code}.csv"',
    }
    return Response(text.getvalue(), headers=headers, media_type="text/csv")


def day_of(at: int) -> str:
    """The day of a time; nothing for none."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat() if at else ""


CLASS = "/api/classes/{id}"
WRITES = (400, 401, 403, 409, 413, 503)
PAGE = wire.ClassPage


ENDPOINTS = (
    Endpoint(
        "/api/classes",
        "POST",
        make_class,
        described(PAGE, takes=wire.NewClass, faults=(400, 401, 403, 413, 503)),
    ),
    Endpoint(CLASS, "GET", see_class, described(PAGE, faults=(401, 403))),
    Endpoint(CLASS, "PUT", change_class, described(PAGE, takes=wire.ClassChange, faults=WRITES)),
    Endpoint(CLASS, "DELETE", delete_class, nothing()),
    Endpoint(
        f"{CLASS}/door",
        "PUT",
        set_door,
        described(PAGE, takes=wire.DoorOrder, faults=(400, 401, 403, 413, 503)),
    ),
    Endpoint(
        f"{CLASS}/room",
        "POST",
        open_class_room,
        described(wire.HallKey, takes=wire.Order, faults=(400, 401, 403, 413, 503)),
    ),
    Endpoint(
        f"{CLASS}/room", "GET", see_class_room, described(wire.HallKey, faults=(401, 403, 409))
    ),
    Endpoint(f"{CLASS}/room", "DELETE", close_class_room, nothing()),
    Endpoint(
        f"{CLASS}/moves",
        "POST",
        move_children,
        described(PAGE, takes=wire.ChildrenOrder, faults=WRITES),
    ),
    Endpoint(f"{CLASS}/coaches", "POST", name_coach, nothing(wire.PersonNamed)),
    Endpoint(f"{CLASS}/export.csv", "GET", export_class, file("text/csv")),
)
"""Everything that the page of a class asks for."""
