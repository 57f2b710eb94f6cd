"""The person who asks: the cookie of a session, the device, the answer that lets somebody in."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server.accounts.entrance import Visitor, moment
from goalsetter.server.accounts.office import Office
from goalsetter.server.accounts.rights import Actor
from goalsetter.server.accounts.sessions import COOKIE, DEVICE, DEVICE_KEPT, device_named
from goalsetter.server.errors import UnfitError
from goalsetter.server.keys import digest_of, new_token
from goalsetter.server.network import network_of
from goalsetter.server.origin_guard import READING
from goalsetter.server.services import Services
from goalsetter.server.store import KeptChild, KeptGrownup, SignIn
from goalsetter.server.view.lobby import link_to

FOREIGN = ("cross-site", "same-site")
"""How a browser marks a request that a page of another server sends."""


def office_at(request: Request) -> Office:
    """The accounts of this server."""
    office = request.app.state.office
    assert isinstance(office, Office)
    return office


def services_at(request: Request) -> Services:
    """All that the tables of this server share."""
    services = request.app.state.registry.services
    assert isinstance(services, Services)
    return services


async def session_at(request: Request) -> SignIn | None:
    """The session of this browser; a page elsewhere that would write by it is refused."""
    token = request.cookies.get(COOKIE, "")
    # Beside the check of the origin, which a request without that header passes.
    if token and request.method not in READING and request.headers.get("sec-fetch-site") in FOREIGN:
        raise UnfitError("other-origin", HTTPStatus.FORBIDDEN)
    return await office_at(request).entrance.session(token) if token else None


async def actor_at(request: Request) -> Actor:
    """The person who asks, a guest perhaps."""
    return await office_at(request).entrance.actor(await session_at(request))


async def signed_in(request: Request) -> Actor:
    """The person who asks; a guest is told to sign in."""
    actor = await actor_at(request)
    if not actor.id:
        raise UnfitError("account-sign-in", HTTPStatus.UNAUTHORIZED)
    return actor


async def child_at(request: Request) -> KeptChild | None:
    """The child who has come in by this browser, if one has."""
    session = await session_at(request)
    if session is None or not session.is_child:
        return None
    return await office_at(request).directory.one(KeptChild, id=session.person)


def visitor_at(request: Request) -> Visitor:
    """The visitor at the entrance."""
    device = request.cookies.get(DEVICE, "")
    return Visitor(
        network=network_of(request),
        device=digest_of(device) if device else "",
        browser=device_named(request.headers.get("user-agent", "")[:400]),
    )


async def let_in(
    request: Request, person: KeptChild | KeptGrownup, response: Response, *, own: bool = False
) -> Response:
    """Begin a session: the browser gets a new cookie, and the one before is worth nothing."""
    office, visitor = office_at(request), visitor_at(request)
    old = request.cookies.get(COOKIE, "")
    token, ends = await office.entrance.sign_in(person, visitor, own=own, old=old)
    lasts = max(1, (ends - moment()) // 1000)
    set_cookie(request, response, COOKIE, token, lasts)
    if isinstance(person, KeptChild):
        device = request.cookies.get(DEVICE) or new_token()
        known = Visitor(network=visitor.network, device=digest_of(device))
        await office.entrance.remember_device(person, known)
        set_cookie(request, response, DEVICE, device, int(DEVICE_KEPT.total_seconds()))
    return response


def set_cookie(request: Request, response: Response, name: str, value: str, lasts: int) -> None:
    """A cookie that no script reads and no other site sends; over https only, where there is it."""
    response.set_cookie(
        name,
        value,
        max_age=lasts,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def address_at(request: Request, door: str, rest: str) -> str:
    """The address of a page, as another device finds it."""
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return link_to(rest, base, services_at(request).addresses, door)
