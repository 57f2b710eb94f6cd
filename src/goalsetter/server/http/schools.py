"""Schools over HTTP: their grown-ups and classes, invitations, and new passwords for colleagues."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.directory import not_yours
from goalsetter.server.accounts.links import JOIN, RECOVER, check_post, new_link
from goalsetter.server.accounts.rights import DIRECTOR, AccountDeed, AccountTarget, may
from goalsetter.server.http.accounts import class_entries
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.signing import address_at, office_at, services_at, signed_in
from goalsetter.server.ops.logs import tell
from goalsetter.server.store import KeptClass, KeptGrownup, SchoolPost


async def see_school(request: Request, id: str) -> Response:
    """A school with its grown-ups and its classes, for its grown-ups."""
    actor, office = await signed_in(request), office_at(request)
    school = await office.directory.school(actor, AccountDeed.SEE_SCHOOL, id)
    store = office.directory.store
    posts = {post.person: post.post for post in await store.accounts(SchoolPost, school=school.id)}
    people = await store.accounts(KeptGrownup, id=sorted(posts))
    return answer(
        wire.SchoolPage(
            id=school.id,
            name=school.name,
            people=[
                wire.Colleague(
                    id=person.id,
                    login=person.login,
                    name=person.name,
                    post=posts[person.id],  # type: ignore[arg-type]
                    seen=person.seen,
                )
                for person in sorted(people, key=lambda person: person.name.casefold())
            ],
            classes=await class_entries(request, await store.accounts(KeptClass, school=school.id)),
        )
    )


async def invite(request: Request, id: str) -> Response:
    """Invite a grown-up to a school: a link for one use."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.Invitation, services_at(request).limits.body)
    deed = AccountDeed.INVITE_DIRECTOR if wanted.post == DIRECTOR else AccountDeed.INVITE
    school = await office.directory.school(actor, deed, id)
    key, link = new_link(JOIN, school=school.id, post=check_post(wanted.post), by=actor.id)
    await office.directory.store.keep([link])
    tell("invited", post=wanted.post)
    return answer(wire.LinkMade(link=address_at(request, "class", f"join#{key}"), ends=link.ends))


async def recover(request: Request, id: str, person: str) -> Response:
    """A link by which a colleague sets a new password; it is handed over in person."""
    actor, office = await signed_in(request), office_at(request)
    store = office.directory.store
    post = await office.directory.one(SchoolPost, school=id, person=person)
    is_director = post is not None and post.post == DIRECTOR
    deed = AccountDeed.RECOVER_DIRECTOR if is_director else AccountDeed.RECOVER
    if post is None or not may(actor, deed, AccountTarget(school=id, person=person)):
        raise not_yours()
    key, link = new_link(RECOVER, school=id, person=person, by=actor.id)
    await store.keep([link])
    tell("recovery-made")
    return answer(wire.LinkMade(link=address_at(request, "class", f"join#{key}"), ends=link.ends))


SCHOOL = "/api/schools/{id}"
ENDPOINTS = (
    Endpoint(SCHOOL, "GET", see_school, described(wire.SchoolPage, faults=(401, 403))),
    Endpoint(
        f"{SCHOOL}/invitations",
        "POST",
        invite,
        described(wire.LinkMade, takes=wire.Invitation, faults=(400, 401, 403, 413, 503)),
    ),
    Endpoint(
        f"{SCHOOL}/people/{{person}}/recovery",
        "POST",
        recover,
        described(wire.LinkMade, faults=(401, 403, 503)),
    ),
)
"""Everything that the page of a school asks for."""
