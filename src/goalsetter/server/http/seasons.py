"""Seasons over HTTP: the next one from the last, lists that go up, children who are adopted."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.accounts.adoption import give_word
from goalsetter.server.accounts.rights import AccountDeed
from goalsetter.server.accounts.seasons import promote, roll_over
from goalsetter.server.http.accounts import allowed_alone
from goalsetter.server.http.children import CHILD
from goalsetter.server.http.classes import CLASS, PAGE, WRITES, chosen, class_page
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.signing import office_at, services_at, signed_in, visitor_at
from goalsetter.server.ops.logs import tell
from goalsetter.server.store import GuardianLetter


async def start_season(request: Request, id: str) -> Response:
    """Begin the next season: a class with those who come along; the old one is put away."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.SeasonOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.ROLL_OVER, id)
    children = await office.directory.members(group.id)
    if wanted.children:
        deed = AccountDeed.MOVE_CHILD
        children = await chosen(request, actor, group, wanted.children, deed)
    store = office.directory.store
    new = await roll_over(store, group, wanted.name, children, up=wanted.promote)
    tell("season-begun", group=new.id, count=len(children))
    return await class_page(request, actor, new)


async def promote_children(request: Request, id: str) -> Response:
    """Some children of a class, or all, go up a grade, and into the division of that grade."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.PromotionOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.ROLL_OVER, id)
    deed = AccountDeed.MOVE_CHILD
    children = await chosen(request, actor, group, wanted.children, deed)
    count = await promote(office.directory.store, children)
    tell("children-promoted", group=group.id, count=count)
    return answer(wire.PromotionMade(count=count))


# Adoption.


async def make_word(request: Request, id: str) -> Response:
    """A guardian gives the word by which another coach may adopt the child: it is shown once."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.WordOrder, services_at(request).limits.body)
    child = await office.directory.child(actor, AccountDeed.GIVE_WORD, id)
    word, ends = await give_word(office.directory.store, child, actor.id, leave=wanted.leave)
    tell("word-given")
    return answer(wire.WordMade(word=word, ends=ends))


async def adopt_child(request: Request, id: str) -> Response:
    """A child comes into a class by its card and its guardian's word."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.AdoptionOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.ADOPT_CHILD, id)
    visitor = visitor_at(request)
    if wanted.key:
        child = await office.entrance.by_card(wanted.key, visitor)
    else:
        child = await office.entrance.by_words(
            wanted.class_code, wanted.nickname, wanted.words, visitor
        )
    await office.adoptions.adopt(child, wanted.word, group, actor.id, visitor)
    tell("child-adopted", group=group.id)
    return await class_page(request, actor, group)


# Letters.


async def see_letters(request: Request) -> Response:
    """The letters to a grown-up: classes that are to be deleted, or were."""
    actor = await allowed_alone(request, AccountDeed.READ_LETTERS)
    rows = await services_at(request).store.accounts(GuardianLetter, person=actor.id)
    return answer(
        wire.LetterList(
            letters=[
                wire.LetterEntry(
                    id=row.id,
                    name=row.name,
                    at=row.at,
                    ends=row.ends,
                    kind=row.kind,  # type: ignore[arg-type]
                )
                for row in sorted(rows, key=lambda row: (-row.at, row.id))
            ]
        )
    )


ADOPTS = (400, 401, 403, 409, 413, 429, 503)
ENDPOINTS = (
    Endpoint(
        f"{CLASS}/seasons",
        "POST",
        start_season,
        described(PAGE, takes=wire.SeasonOrder, faults=WRITES),
    ),
    Endpoint(
        f"{CLASS}/promotions",
        "POST",
        promote_children,
        described(wire.PromotionMade, takes=wire.PromotionOrder, faults=WRITES),
    ),
    Endpoint(
        f"{CLASS}/adoptions",
        "POST",
        adopt_child,
        described(PAGE, takes=wire.AdoptionOrder, faults=ADOPTS),
    ),
    Endpoint(
        f"{CHILD}/word",
        "POST",
        make_word,
        described(wire.WordMade, takes=wire.WordOrder, faults=(400, 401, 403, 413, 503)),
    ),
    Endpoint("/api/me/letters", "GET", see_letters, described(wire.LetterList, faults=(401, 403))),
)
"""Everything about seasons, adoption and letters."""
