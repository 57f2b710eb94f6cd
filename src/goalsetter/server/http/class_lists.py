"""Lists and cards of a class over HTTP: children from a list, and new cards as a PDF."""

from __future__ import annotations

import base64
import binascii
from random import SystemRandom

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.paper import LoginCard, card_words, login_cards
from goalsetter.roster import Roster, RosterProblem
from goalsetter.server import wire
from goalsetter.server.accounts.classes import NewCard
from goalsetter.server.accounts.rights import AccountDeed
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.classes import CLASS, WRITES, chosen
from goalsetter.server.http.schema import Endpoint, answer, described, file, read
from goalsetter.server.http.signing import address_at, office_at, services_at, signed_in
from goalsetter.server.ops.logs import tell
from goalsetter.server.store import KeptClass
from goalsetter.words import say, spoken

LARGEST_LIST = 512 * 1024
"""How large a list of children may be, in bytes."""


# Children from a list.


async def read_children(request: Request, id: str) -> Response:
    """Read a list of children, and add them all if that is asked for and nothing is wrong."""
    actor, office = await signed_in(request), office_at(request)
    group = await office.directory.group(actor, AccountDeed.ADD_CHILDREN, id)
    wanted = await read(request, wire.RosterText, LARGEST_LIST)
    source: str | bytes = wanted.text
    if wanted.kind == "xlsx":
        try:
            source = base64.b64decode(wanted.text, validate=True)
        except (binascii.Error, ValueError) as error:
            raise UnfitError("no-body", message="xlsx: base64") from error
    roster = office.classes.read(source, wanted.kind)
    may_add = roster.is_clean or (roster.is_usable and wanted.anyway)
    added = 0
    if wanted.add and may_add:
        added = await office.classes.add(group, roster, actor.id, SystemRandom())
        tell("children-added", group=group.id, count=added)
    return answer(roster_check(roster, added))


def roster_check(roster: Roster, added: int) -> wire.RosterCheck:
    """A list as a page shows it, with its problems in words."""
    return wire.RosterCheck(
        rows=[
            wire.RosterLine(
                number=row.number,
                name=row.value("name"),
                nickname=row.value("nickname"),
                division=row.value("division"),
                problems=[*map(problem_said, row.problems)],
                grade=row.value("grade"),
            )
            for row in roster.rows
        ],
        problems=[*map(problem_said, roster.problems)],
        clean=roster.is_clean,
        usable=roster.is_usable,
        added=added,
    )


def problem_said(problem: RosterProblem) -> str:
    """A problem of a list in words."""
    return say(
        f"roster-{problem.code.value}",
        None,
        row=problem.row,
        column=say(f"roster-column-{problem.column}") if problem.column else "",
        expected=", ".join(problem.expected),
        came=problem.came,
        others=", ".join(map(str, problem.others)),
    )


# Cards.


async def print_cards(request: Request, id: str) -> Response:
    """New cards for some children as a PDF: it is made once, and the old cards open nothing."""
    actor, office = await signed_in(request), office_at(request)
    wanted = await read(request, wire.ChildrenOrder, services_at(request).limits.body)
    group = await office.directory.group(actor, AccountDeed.SEE_CLASS, id)
    children = await chosen(request, actor, group, wanted.children, AccountDeed.MAKE_CARD)
    cards = await office.classes.make_cards(children)
    tell("cards-made", group=group.id, count=len(cards))
    on_paper = [card_of(request, group, card) for card in cards]
    pdf = await services_at(request).workers.work(printed, on_paper, spoken())
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="cards.pdf"',
    }
    return Response(pdf, headers=headers, media_type="application/pdf")


def card_of(request: Request, group: KeptClass, card: NewCard) -> LoginCard:
    """A card as it goes on paper: what follows the # is never sent to a server by itself."""
    return LoginCard(
        nickname=card.child.nickname,
        class_name=group.name,
        class_code=group.code,
        secret_words=card.secret.words,
        digits=card.secret.digits,
        address=address_at(request, "card", f"{group.code}#{card.key}"),
    )


def printed(cards: list[LoginCard], language: str) -> bytes:
    """The cards as a PDF."""
    return login_cards(cards, words=card_words(language))


ENDPOINTS = (
    Endpoint(
        f"{CLASS}/children",
        "POST",
        read_children,
        described(wire.RosterCheck, takes=wire.RosterText, faults=WRITES),
    ),
    Endpoint(f"{CLASS}/cards", "POST", print_cards, file("application/pdf", wire.ChildrenOrder)),
)
"""Everything about lists and cards that the page of a class asks for."""
