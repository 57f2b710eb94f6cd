"""Play of a class over HTTP: seats by lot, by level or by hand, its tools, and stopping all."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.directory import not_yours
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.figures import levels_of, tallies_of
from goalsetter.server.accounts.rights import AccountDeed, Actor
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.class_seats import HAND, Pupil, check_groups, seat_class, set_tools
from goalsetter.server.hall.hall import Hall
from goalsetter.server.http.classes import CLASS, PAGE, WRITES, class_page
from goalsetter.server.http.halls import hall_at, halls_at
from goalsetter.server.http.schema import Endpoint, described, read
from goalsetter.server.http.signing import office_at, services_at, signed_in
from goalsetter.server.store import KeptChild, KeptClass, SignIn, altered
from goalsetter.server.view.ladder import height_of

TOOLS = ("hints", "phrases", "variations")
"""The tools of a table that a coach opens for a class."""


async def seat_children(request: Request, id: str) -> Response:
    """Seat a class at tables: in a room opened for it, or in the next round of its room."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.SeatingOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.SEAT_CLASS, id)
    children = await to_seat(request, group, wanted)
    if wanted.way == HAND:
        most = wanted.order.players if wanted.order is not None else 3
        check_groups(wanted.groups, [child.id for child in children], most)
    if not children:
        raise UnfitError("class-nobody-here", HTTPStatus.CONFLICT)
    group, hall = await hall_for(request, group, wanted.order)
    if wanted.way == HAND:
        check_groups(wanted.groups, [child.id for child in children], hall.order.players)
    pupils = await pupils_of(request, children)
    await seat_class(hall, pupils, wanted.way, wanted.groups, anyway=wanted.anyway)
    return await class_page(request, actor, group)


async def to_seat(request: Request, group: KeptClass, wanted: wire.SeatingOrder) -> list[KeptChild]:
    """The children who are to be seated: those named, or everybody who has come in."""
    directory = office_at(request).directory
    members = {child.id: child for child in await directory.members(group.id)}
    named = wanted.children
    if wanted.way == HAND:
        named = [id for table in wanted.groups for id in table]
    if not set(named) <= members.keys():
        raise not_yours()
    if not named:
        sessions = await directory.store.accounts(SignIn, person=sorted(members))
        named = [session.person for session in sessions if session.ends > moment()]
    return [members[id] for id in dict.fromkeys(named)]


async def hall_for(
    request: Request, group: KeptClass, order: wire.Order | None
) -> tuple[KeptClass, Hall]:
    """The room in which a class plays, opened now if an order for its tables came."""
    if order is not None:
        code, token = await halls_at(request).open(order, group.opened)
        office = office_at(request)
        locked = office.names.lock(token)
        opened = altered(group, hall=code, hall_key=locked, used=moment())
        await office.directory.store.keep([opened])
        group = replace(group, hall=code)
    if not group.hall:
        raise UnfitError("class-no-room", HTTPStatus.CONFLICT)
    return group, await hall_at(request, group.hall)


async def pupils_of(request: Request, children: list[KeptChild]) -> list[Pupil]:
    """Children with their strength: first the level that they have reached, then points kept."""
    store, ids = services_at(request).store, [child.id for child in children]
    levels, tallies = await levels_of(store, ids), await tallies_of(store, ids)
    return [
        Pupil(
            account=child.id,
            name=child.nickname,
            strength=height_of(levels[child.id]) * 1_000 + (tallies[child.id].share or 0),
        )
        for child in children
    ]


async def change_tools(request: Request, id: str) -> Response:
    """Open hints, phrases or variations for a class, close them, or stop all its tables."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.ToolsOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.SEAT_CLASS, id)
    before = set(group.opened.split())
    opened = " ".join(
        tool
        for tool in TOOLS
        if (getattr(wanted, tool) if getattr(wanted, tool) is not None else tool in before)
    )
    await office.directory.store.keep([altered(group, opened=opened)])
    if group.hall:
        hall = await hall_at(request, group.hall)
        await set_tools(hall, opened)
        await set_pause(hall, wanted.paused)
    elif wanted.paused is not None:
        raise UnfitError("class-no-room", HTTPStatus.CONFLICT)
    return await shown(request, actor, id)


async def set_pause(hall: Hall, paused: bool | None) -> None:
    """Stop all tables, or let them go on; None leaves it."""
    if paused is True and not hall.kept.paused:
        await hall.pause()
    elif paused is False and hall.kept.paused:
        await hall.resume()


async def shown(request: Request, actor: Actor, id: str) -> Response:
    """The page of a class as it is now."""
    group = await office_at(request).directory.group(actor, AccountDeed.SEE_CLASS, id)
    return await class_page(request, actor, group)


ROOMS = (400, 401, 403, 404, 409, 413, 429, 503)
ENDPOINTS = (
    Endpoint(
        f"{CLASS}/seats",
        "POST",
        seat_children,
        described(PAGE, takes=wire.SeatingOrder, faults=ROOMS),
    ),
    Endpoint(
        f"{CLASS}/tools",
        "PUT",
        change_tools,
        described(PAGE, takes=wire.ToolsOrder, faults=(*WRITES, 404, 429)),
    ),
)
"""Everything about seats and tools of a class."""
