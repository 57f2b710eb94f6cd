"""The desk of an event over HTTP: cards of officials, standings, sheets by their code."""

from __future__ import annotations

import asyncio
import secrets
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.events import outcomes, shapes
from goalsetter.server.events.cards import card_digest, new_card, shown_card
from goalsetter.server.events.desk import mark_of, now_millis
from goalsetter.server.events.news import EventReader
from goalsetter.server.http.events import (
    EVENT,
    LOOKS,
    check_contest,
    desks_at,
    keyed,
    link_at,
    official_at,
)
from goalsetter.server.http.schema import Endpoint, answer, described, nothing, read
from goalsetter.server.network import network_of
from goalsetter.server.store import EventCard
from goalsetter.server.view.qr import drawn
from goalsetter.tournament import (
    ActRefusal,
    NameOfficial,
    Official,
    OfficialRole,
    code_fault,
    read_code,
)
from goalsetter.words import message, render


async def make_card(request: Request, code: str) -> Response:
    """Make a card for an official; its code is shown once."""
    desk, own = await official_at(request, code, "make-card")
    wanted = await read(request, wire.EventCardOrder, desks_at(request).services.limits.body)
    official = Official(
        name=wanted.name.strip(), role=OfficialRole(wanted.role), sits_for=wanted.sits_for
    )
    if wanted.sits_for and wanted.sits_for not in desk.state.groups:
        raise UnfitError("event-no-round", HTTPStatus.NOT_FOUND)
    secret = new_card()
    card = EventCard(
        code=desk.code,
        digest=await asyncio.to_thread(card_digest, desk.code, secret),
        name=official.name,
        role=official.role.value,
        sits_for=official.sits_for,
        made=now_millis(),
    )
    async with desk.turn:
        if official in desk.state.officials:
            await desk.keep([card])
        else:
            deed = NameOfficial(official=official)
            mark = mark_of(own, secrets.token_hex(16))
            outcome = await desk.do_all([deed], own, mark, [card])
            if outcome.refusal is not None:
                said = " ".join(outcomes.refusal_said(outcome.refusal, desk.state))
                raise UnfitError("event-refused", said=said)
    # What follows the # is never sent to a server by itself.
    link = f"{link_at(request, desk)}#{shown_card(secret)}"
    path, side = drawn(link)
    made = wire.EventCardMade(
        card=shown_card(secret),
        link=link,
        name=card.name,
        role=wanted.role,
        qr=path,
        qr_size=side,
    )
    return answer(made)


async def end_card(request: Request, code: str, id: str) -> Response:
    """Take a card back."""
    desk, _ = await official_at(request, code, "make-card")
    digests = [digest for digest in desk.cards if len(id) >= 16 and digest.startswith(id)]
    await desk.end_card(digests[0] if len(digests) == 1 else "")
    return Response(status_code=HTTPStatus.NO_CONTENT)


async def give_standings(request: Request, code: str, contest: str) -> Response:
    """All places of a contest, with check sums, the cut and the announcer's sheet."""
    desk, _ = await official_at(request, code, "see-standings")
    check_contest(desk, contest)
    return answer(await asyncio.to_thread(outcomes.standings_shape, desk, contest))


async def find_sheet(request: Request, code: str, sheet: str) -> Response:
    """The sheet of a code that was scanned or typed, or whose it is; nothing is done."""
    desk, card = await official_at(request, code, "print-sheets")
    tag = desk.state.event.tag if desk.state.event else ""
    typed = read_code(sheet.rpartition("/")[2])
    fault = code_fault(typed, tag)
    sheet_news = wire.EventSheetFound(version=desk.version, refused=fault)
    if not fault and typed not in desk.state.sheets:
        sheet_news.refused = "unknown-sheet"
    if sheet_news.refused:
        refusal = ActRefusal(code=sheet_news.refused, came=typed[:12])
        sheet_news.sentences = outcomes.refusal_said(refusal, desk.state)
        if fault == "other-event":
            others = await desks_at(request).named(typed[:3], network_of(request))
            if others:
                sheet_news.elsewhere = wire.EventNamed(code=others[0].code, name=others[0].name)
                named = message("tournament-sheet-of", name=others[0].name)
                sheet_news.sentences.append(render(named))
        return answer(sheet_news)
    reader = EventReader(desk, card, "")
    sheet_news.sheet = shapes.sheet_shape(
        desk, desk.state.sheets[typed], typings=reader.sees("see-results")
    )
    return answer(sheet_news)


async def name_event(request: Request, sheet: str) -> Response:
    """The event of a printed code, for a camera that opened its link."""
    typed = read_code(sheet)
    others = await desks_at(request).named(typed[:3], network_of(request)) if typed else []
    if not others or code_fault(typed, typed[:3]):
        raise UnfitError("event-none", HTTPStatus.NOT_FOUND)
    return answer(wire.EventNamed(code=others[0].code, name=others[0].name))


ENDPOINTS = (
    Endpoint(f"{EVENT}/cards", "POST", make_card, keyed(wire.EventCardMade, wire.EventCardOrder)),
    Endpoint(f"{EVENT}/cards/{{id}}", "DELETE", end_card, nothing(faults=LOOKS)),
    Endpoint(f"{EVENT}/standings/{{contest}}", "GET", give_standings, keyed(wire.EventStandings)),
    Endpoint(f"{EVENT}/sheets/{{sheet}}", "GET", find_sheet, keyed(wire.EventSheetFound)),
    Endpoint(
        "/api/sheets/{sheet}", "GET", name_event, described(wire.EventNamed, faults=(404, 429, 503))
    ),
)
"""Everything that the desk asks for beside news and acts."""
