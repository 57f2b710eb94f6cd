"""One child over HTTP: the page, corrections, guardians, everything as a file, and erasing."""

from __future__ import annotations

from dataclasses import asdict
from http import HTTPStatus

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.accounts.erasure import anonymous, with_name
from goalsetter.server.accounts.figures import column_titles
from goalsetter.server.accounts.rights import AccountDeed, Actor, may
from goalsetter.server.hall.halls import Halls
from goalsetter.server.http.classes import child_entries, colleague
from goalsetter.server.http.schema import Endpoint, answer, described, file, nothing, read
from goalsetter.server.http.signing import office_at, services_at, signed_in
from goalsetter.server.http.tables import registry_at
from goalsetter.server.keys import new_id
from goalsetter.server.store import (
    Guardianship,
    KeptChild,
    KeptClass,
    KeptGrownup,
    Look,
    Membership,
    Milestone,
    PlayedMatch,
    PlayTotal,
    PracticeTry,
    SignIn,
)
from goalsetter.server.workers.analysis import Bureau

SHOWN = 50
"""How many matches and looks the page has, the newest first."""


async def note_look(request: Request, actor: Actor, child: KeptChild, kind: str) -> None:
    """Keep that a grown-up looked, for the other guardians to see; a child's own look is none."""
    if not actor.is_child:
        look = Look(id=new_id(), child=child.id, person=actor.id, at=moment(), kind=kind)
        await office_at(request).directory.store.keep([look])


async def see_child(request: Request, id: str) -> Response:
    """One child's page: every look of a grown-up is kept and shown to the guardians."""
    actor, office = await signed_in(request), office_at(request)
    child = await office.directory.child(actor, AccountDeed.SEE_CHILD, id)
    await note_look(request, actor, child, "page")
    store, target = office.directory.store, await office.directory.of_child(child)
    (entry,) = await child_entries(request, actor, [child])
    groups = [row.group for row in await store.accounts(Membership, child=child.id)]
    classes = await store.accounts(KeptClass, id=groups) if groups else []
    names = await names_of(request, target.guardians)
    played = await store.accounts(PlayedMatch, child=child.id)
    looks = await seen_looks(request, child) if may(actor, AccountDeed.SEE_LOOKS, target) else []
    return answer(
        wire.ChildPage(
            entry=entry,
            classes=[group.name for group in classes],
            guardians=sorted(names.values()),
            matches=[
                wire.PlayedEntry(
                    at=one.at,
                    points=one.points,
                    minutes=one.millis // 60_000,
                    kept=one.kept,
                    best=one.best,
                )
                for one in sorted(played, key=lambda one: -one.at)[:SHOWN]
            ],
            looks=looks,
            columns=column_titles(),
            guarded=may(actor, AccountDeed.READ_NAME, target),
        )
    )


async def names_of(request: Request, people: frozenset[str]) -> dict[str, str]:
    """How grown-ups are called, by id."""
    store = office_at(request).directory.store
    known = await store.accounts(KeptGrownup, id=sorted(people)) if people else []
    return {person.id: person.name for person in known}


async def seen_looks(request: Request, child: KeptChild) -> list[wire.LookEntry]:
    """The looks at a child, the newest first."""
    looks = await office_at(request).directory.store.accounts(Look, child=child.id)
    newest = sorted(looks, key=lambda look: -look.at)[:SHOWN]
    names = await names_of(request, frozenset(look.person for look in newest))
    return [
        wire.LookEntry(who=names.get(look.person, ""), at=look.at, kind=look.kind)
        for look in newest
    ]


async def change_child(request: Request, id: str) -> Response:
    """A guardian corrects the nickname, the division, the language or the real name."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.ChildChange, services_at(request).limits.body)
    child = await office.directory.child(actor, AccountDeed.CHANGE_CHILD, id)
    await office.classes.change(
        child,
        nickname=wanted.nickname,
        division=wanted.division,
        language=wanted.language,
        name=wanted.name,
        grade=wanted.grade,
    )
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def name_guardian(request: Request, id: str) -> Response:
    """A second guardian, or another in the asker's place."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.PersonNamed, services_at(request).limits.body)
    child = await office.directory.child(actor, AccountDeed.NAME_GUARDIAN, id)
    person = await colleague(request, child.school, wanted.login)
    await office.classes.name_guardian(child, person.id, actor.id if wanted.instead else "")
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def export_child(request: Request, id: str) -> Response:
    """Everything that is kept about one child, as a file for a guardian."""
    actor, office = await signed_in(request), office_at(request)
    child = await office.directory.child(actor, AccountDeed.EXPORT_CHILD, id)
    await note_look(request, actor, child, "export")
    store, target = office.directory.store, await office.directory.of_child(child)
    groups = [row.group for row in await store.accounts(Membership, child=child.id)]
    classes = await store.accounts(KeptClass, id=groups) if groups else []
    records = [
        await own_record(request, code, seat) for code, seat in await store.seats_of(child.id)
    ]
    everything = {
        "nickname": child.nickname,
        "name": office.names.unlock(child.name),
        "division": child.division,
        "language": child.language,
        "grade": child.grade,
        "made": child.made,
        "seen": child.seen,
        "classes": [group.name for group in classes],
        "guardians": sorted((await names_of(request, target.guardians)).values()),
        "guardians_since": [
            row.since for row in await store.accounts(Guardianship, child=child.id)
        ],
        "sessions": [
            {"device": one.device, "made": one.made, "seen": one.seen, "ends": one.ends}
            for one in await store.accounts(SignIn, person=child.id)
        ],
        "matches": [asdict(one) for one in await store.accounts(PlayedMatch, child=child.id)],
        "totals": [asdict(one) for one in await store.accounts(PlayTotal, child=child.id)],
        "milestones": [asdict(one) for one in await store.accounts(Milestone, child=child.id)],
        "practice": [asdict(one) for one in await store.accounts(PracticeTry, child=child.id)],
        "looks": [asdict(one) for one in await store.accounts(Look, child=child.id)],
        "records": [record for record in records if record],
    }
    headers = {
        "cache-control": "no-store",
        # No name of anybody in the name of a file.
        "content-disposition": f'attachment; filename="child-{child.id}.json"',
    }
    text = msgspec.json.format(msgspec.json.encode(everything))
    return Response(text, headers=headers, media_type="application/json")


async def own_record(request: Request, code: str, seat: str) -> str:
    """The record of a match that is over, in which the others have no name."""
    kept = await office_at(request).directory.store.find(code)
    if kept is None or not kept.over:
        return ""
    head = kept.head
    for other in kept.seats:
        if other.seat != seat and not other.level:
            head = with_name(head, other.seat, anonymous(other.seat))
    return "\n".join((head.rstrip(), "", *(row.text for row in kept.rows), ""))


async def erase_child(request: Request, id: str) -> Response:
    """Erase a child at once: the account, and the nickname in everybody's records."""
    actor, office = await signed_in(request), office_at(request)
    child = await office.directory.child(actor, AccountDeed.ERASE_CHILD, id)
    halls, bureau = request.app.state.halls, request.app.state.bureau
    assert isinstance(halls, Halls)
    assert isinstance(bureau, Bureau)
    await office.erase(child.id, registry_at(request), halls, bureau)
    return Response(status_code=HTTPStatus.NO_CONTENT)


CHILD = "/api/children/{id}"
ENDPOINTS = (
    Endpoint(CHILD, "GET", see_child, described(wire.ChildPage, faults=(401, 403, 503))),
    Endpoint(CHILD, "PUT", change_child, nothing(wire.ChildChange)),
    Endpoint(CHILD, "DELETE", erase_child, nothing()),
    Endpoint(f"{CHILD}/guardians", "POST", name_guardian, nothing(wire.PersonNamed)),
    Endpoint(f"{CHILD}/export.json", "GET", export_child, file("application/json")),
)
"""Everything that the page of a child asks for."""
