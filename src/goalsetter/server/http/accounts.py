"""Coming in over HTTP: cards, words, passwords, one-time links, and the own sessions."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.directory import not_yours
from goalsetter.server.accounts.links import RECOVER
from goalsetter.server.accounts.rights import AccountDeed, AccountTarget, Actor, may
from goalsetter.server.accounts.sessions import COOKIE
from goalsetter.server.errors import UnfitError
from goalsetter.server.hall.admission import admit
from goalsetter.server.hall.halls import Halls
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.signing import (
    actor_at,
    child_at,
    let_in,
    office_at,
    services_at,
    session_at,
    signed_in,
    visitor_at,
)
from goalsetter.server.keys import digest_of
from goalsetter.server.network import network_of
from goalsetter.server.store import (
    AccountsGone,
    ClassCoach,
    KeptChild,
    KeptClass,
    KeptGrownup,
    KeptSchool,
    Membership,
    SchoolPost,
    SignIn,
)

# Coming in.


async def come_by_card(request: Request) -> Response:
    """A child comes in by the picture on the card."""
    office = office_at(request)
    wanted = await read(request, wire.CardLogin, services_at(request).limits.body)
    child = await office.entrance.by_card(wanted.key, visitor_at(request))
    me = await me_of(request, Actor(id=child.id, is_child=True))
    return await let_in(request, child, answer(me), own=wanted.own)


async def come_by_words(request: Request) -> Response:
    """A child comes in by class code, nickname and the words of the card."""
    office = office_at(request)
    wanted = await read(request, wire.WordsLogin, services_at(request).limits.body)
    child = await office.entrance.by_words(
        wanted.class_code, wanted.nickname, wanted.words, visitor_at(request)
    )
    me = await me_of(request, Actor(id=child.id, is_child=True))
    return await let_in(request, child, answer(me), own=wanted.own)


async def come_by_password(request: Request) -> Response:
    """A grown-up comes in."""
    office = office_at(request)
    wanted = await read(request, wire.PasswordLogin, services_at(request).limits.body)
    person = await office.entrance.by_password(wanted.login, wanted.password, visitor_at(request))
    me = await me_of(request, await office.directory.grownup_actor(person.id))
    return await let_in(request, person, answer(me))


async def see_door(request: Request, code: str) -> Response:
    """The nicknames at the door of a class, while it is open or on a device that it knows."""
    is_open, names = await office_at(request).entrance.nicknames(code, visitor_at(request))
    return answer(wire.DoorList(open=is_open, nicknames=names))


async def see_link(request: Request) -> Response:
    """Tell what a one-time link is good for."""
    office = office_at(request)
    wanted = await read(request, wire.LinkKey, services_at(request).limits.body)
    link = await office.links.find(wanted.key, network_of(request))
    school = await office.directory.one(KeptSchool, id=link.school)
    person = await office.directory.one(KeptGrownup, id=link.person)
    return answer(
        wire.LinkNotice(
            kind="recover" if link.kind == RECOVER else "join",
            school=school.name if school else "",
            post=link.post,
            login=person.login if person else "",
        )
    )


async def use_link(request: Request) -> Response:
    """Use a one-time link, and come in."""
    office = office_at(request)
    wanted = await read(request, wire.LinkUse, services_at(request).limits.body)
    person = await office.links.use(
        wanted.key,
        network_of(request),
        login=wanted.login,
        name=wanted.name,
        password=wanted.password,
        email=wanted.email,
    )
    me = await me_of(request, await office.directory.grownup_actor(person.id))
    return await let_in(request, person, answer(me))


async def sign_out(request: Request) -> Response:
    """End this browser's session."""
    session = await session_at(request)
    if session is not None:
        gone = AccountsGone(kind=SignIn, where=(("digest", session.digest),))
        await services_at(request).store.keep([gone])
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


# The own account.


async def see_me(request: Request) -> Response:
    """Tell who has come in by this browser, and where to go from here."""
    return answer(await me_of(request, await actor_at(request)))


async def me_of(request: Request, actor: Actor) -> wire.Me:
    """The person who has come in, with schools and classes."""
    office = office_at(request)
    store, directory = office.directory.store, office.directory
    if actor.is_child:
        child = await directory.one(KeptChild, id=actor.id)
        assert child is not None
        room = await room_of(request, child) is not None
        return wire.Me(kind="child", accounts=True, id=child.id, name=child.nickname, room=room)
    person = await directory.one(KeptGrownup, id=actor.id) if actor.id else None
    if person is None:
        return wire.Me(kind="guest", accounts=await office.has_accounts())
    posts = {post.school: post.post for post in await store.accounts(SchoolPost, person=person.id)}
    schools = await store.accounts(KeptSchool, id=sorted(posts)) if posts else []
    coached = [row.group for row in await store.accounts(ClassCoach, person=person.id)]
    classes = await store.accounts(KeptClass, id=coached) if coached else []
    seen = AccountDeed.SEE_CLASS
    mine = [group for group in classes if may(actor, seen, await directory.of_class(group))]
    return wire.Me(
        kind="grownup",
        accounts=True,
        id=person.id,
        name=person.name,
        schools=[
            wire.SchoolEntry(id=school.id, name=school.name, post=posts[school.id])  # type: ignore[arg-type]
            for school in schools
        ],
        classes=await class_entries(request, mine),
    )


async def class_entries(request: Request, classes: list[KeptClass]) -> list[wire.ClassEntry]:
    """Classes for a list, the newest first, those put away last."""
    store = office_at(request).directory.store
    ids = [group.id for group in classes]
    members = await store.accounts(Membership, group=ids) if ids else []
    in_order = sorted(classes, key=lambda group: (bool(group.archived), -group.made, group.name))
    return [
        wire.ClassEntry(
            id=group.id,
            name=group.name,
            children=sum(member.group == group.id for member in members),
            archived=bool(group.archived),
        )
        for group in in_order
    ]


async def room_of(request: Request, child: KeptChild) -> KeptClass | None:
    """The class of a child that plays in a room now."""
    store = office_at(request).directory.store
    groups = [row.group for row in await store.accounts(Membership, child=child.id)]
    classes = await store.accounts(KeptClass, id=groups) if groups else []
    playing = [group for group in classes if group.hall and not group.archived]
    return max(playing, key=lambda group: group.used) if playing else None


async def join_own_room(request: Request) -> Response:
    """A child comes into the room in which its class plays."""
    child = await child_at(request)
    if child is None or not may(
        Actor(id=child.id, is_child=True), AccountDeed.JOIN_ROOM, AccountTarget(person=child.id)
    ):
        raise not_yours()
    group = await room_of(request, child)
    halls = request.app.state.halls
    assert isinstance(halls, Halls)
    if group is None:
        raise UnfitError("class-no-room", HTTPStatus.CONFLICT)
    hall = await halls.find(group.hall, network_of(request))
    token = await admit(hall, child.id, child.nickname)
    return answer(wire.HallKey(code=hall.code, token=token))


async def allowed_alone(request: Request, deed: AccountDeed) -> Actor:
    """The person who asks, if the deed may be done to the own account."""
    actor = await signed_in(request)
    if not may(actor, deed, AccountTarget(person=actor.id)):
        raise not_yours()
    return actor


async def see_sessions(request: Request) -> Response:
    """The own sessions, on every device."""
    actor = await allowed_alone(request, AccountDeed.SEE_SESSIONS)
    own = digest_of(request.cookies.get(COOKIE, ""))
    sessions = await services_at(request).store.accounts(SignIn, person=actor.id)
    return answer(
        wire.SessionList(
            sessions=[
                wire.SessionEntry(
                    id=session.id,
                    device=session.device,
                    made=session.made,
                    seen=session.seen,
                    ends=session.ends,
                    here=session.digest == own,
                )
                for session in sorted(sessions, key=lambda session: -session.seen)
            ]
        )
    )


async def end_session(request: Request, id: str) -> Response:
    """End one of the own sessions."""
    actor = await allowed_alone(request, AccountDeed.END_SESSION)
    where = (("id", id[:24]), ("person", actor.id))
    await services_at(request).store.keep([AccountsGone(kind=SignIn, where=where)])
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def keep_signed_in(request: Request) -> Response:
    """This is the child's own tablet: the session lasts, by a new cookie."""
    actor = await allowed_alone(request, AccountDeed.EXTEND_SESSION)
    child = await office_at(request).directory.one(KeptChild, id=actor.id)
    if child is None:  # a grown-up has no school day
        raise not_yours()
    return await let_in(request, child, answer(await me_of(request, actor)), own=True)


async def change_password(request: Request) -> Response:
    """Another password: every session ends, and this browser gets a new one."""
    actor, office = await allowed_alone(request, AccountDeed.CHANGE_PASSWORD), office_at(request)
    wanted = await read(request, wire.PasswordChange, services_at(request).limits.body)
    person = await office.directory.one(KeptGrownup, id=actor.id)
    if person is None:  # a child has no password
        raise not_yours()
    visitor = visitor_at(request)
    person = await office.entrance.by_password(person.login, wanted.old, visitor)
    await office.directory.store.keep(await office.links.password_changes(person, wanted.new))
    changed = await office.directory.one(KeptGrownup, id=actor.id)
    assert changed is not None
    return await let_in(request, changed, Response(status_code=HTTPStatus.NO_CONTENT))


GONE = described(None, faults=(401, 403, 503))
GONE["responses"]["204"] = {"description": "It is so."}
CHANGED = described(None, takes=wire.PasswordChange, faults=(400, 401, 403, 413, 429, 503))
CHANGED["responses"]["204"] = {"description": "It is so."}
IN = (400, 403, 413, 429, 503)
ENDPOINTS = (
    Endpoint("/api/me", "GET", see_me, described(wire.Me, faults=())),
    Endpoint(
        "/api/me/card", "POST", come_by_card, described(wire.Me, takes=wire.CardLogin, faults=IN)
    ),
    Endpoint(
        "/api/me/words", "POST", come_by_words, described(wire.Me, takes=wire.WordsLogin, faults=IN)
    ),
    Endpoint(
        "/api/me/password",
        "POST",
        come_by_password,
        described(wire.Me, takes=wire.PasswordLogin, faults=IN),
    ),
    Endpoint("/api/me", "DELETE", sign_out, GONE),
    Endpoint("/api/me/password", "PUT", change_password, CHANGED),
    Endpoint(
        "/api/me/room",
        "POST",
        join_own_room,
        described(wire.HallKey, faults=(403, 404, 409, 429, 503)),
    ),
    Endpoint("/api/me/own", "POST", keep_signed_in, described(wire.Me, faults=(401, 403, 503))),
    Endpoint("/api/me/sessions", "GET", see_sessions, described(wire.SessionList, faults=(401,))),
    Endpoint("/api/me/sessions/{id}", "DELETE", end_session, GONE),
    Endpoint("/api/doors/{code}", "GET", see_door, described(wire.DoorList, faults=(429,))),
    Endpoint(
        "/api/links", "POST", see_link, described(wire.LinkNotice, takes=wire.LinkKey, faults=IN)
    ),
    Endpoint(
        "/api/links/use",
        "POST",
        use_link,
        described(wire.Me, takes=wire.LinkUse, faults=(400, 403, 409, 413, 429, 503)),
    ),
)
"""Everything that the entrance asks for."""
