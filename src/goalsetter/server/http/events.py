"""Events over HTTP: opening, cards, news, acts, draws, lists. An official's card is the key."""

from __future__ import annotations

import asyncio
import base64
import binascii
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from goalsetter.errors import RecordError
from goalsetter.roster import kind_of, read_roster
from goalsetter.rules import GAMES
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.events import outcomes, shapes
from goalsetter.server.events.archive import unpack
from goalsetter.server.events.cards import shown_card
from goalsetter.server.events.desk import EventDesk, mark_of
from goalsetter.server.events.desks import DIRECTOR, EventDesks
from goalsetter.server.events.news import EventReader
from goalsetter.server.events.rights import check_may, rights_of
from goalsetter.server.events.rosters import check_list
from goalsetter.server.http.permissions import token_in
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.network import network_of
from goalsetter.server.rate_limit import Buckets
from goalsetter.server.store import EventCard
from goalsetter.server.view.lobby import link_to
from goalsetter.server.workers.calls import call
from goalsetter.server.workers.event_work import draw_round
from goalsetter.server.workers.pool import LostError
from goalsetter.telling import TWINS, event_columns, event_file_message, preset_message
from goalsetter.tournament import (
    PRESETS,
    ActRefusal,
    Deed,
    DrawRound,
    LogEntry,
    MarkPresence,
    Presence,
    SwapSeats,
    apply_entry,
    deed_of,
    explain_round,
    plain_deed,
    policy_of,
    read_code,
)
from goalsetter.words import render

LARGEST = 1024 * 1024
"""How large a list of players may be, in bytes."""
LARGEST_ARCHIVE = 32 * 1024 * 1024
BEAT = 15.0
"""Seconds after which a live line says that it is still there."""
DRAWN_WITHIN = 90.0


def desks_at(request: Request) -> EventDesks:
    """The events of this server."""
    desks = request.app.state.events
    assert isinstance(desks, EventDesks)
    return desks


async def desk_at(request: Request, code: str) -> EventDesk:
    """The event that is asked for."""
    return await desks_at(request).find(code, network_of(request))


async def official_at(request: Request, code: str, right: str = "") -> tuple[EventDesk, EventCard]:
    """The event, and the card of who asks; the role must have the right."""
    desk = await desk_at(request, code)
    card = await desks_at(request).card(desk, token_in(request), network_of(request))
    if right:
        check_may(card.role, right)
    return desk, card


def link_at(request: Request, desk: EventDesk) -> str:
    """Where others in the hall find the event."""
    base = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    return link_to(desk.code, base, desks_at(request).services.addresses, "e")


async def give_options(_request: Request) -> Response:
    """The choices on the page that opens an event."""
    presets = [
        wire.EventPreset(
            id=row.name,
            sentence=render(preset_message(row.name)),
            rounds=row.rounds,
            minutes=row.minutes,
            people=1 if ("second-entry", "one-is-enough") in row.rulings else 2,
        )
        for row in PRESETS.values()
    ]
    editions = [
        wire.EventEdition(
            id=book.name,
            game=game.name,
            label=book.label,
            divisions=[division.value for division, _ in book.divisions],
        )
        for game in GAMES
        for book in game.editions
    ]
    return answer(wire.EventOptions(presets=presets, editions=editions))


def check_pace(request: Request) -> None:
    """Raise ``UnfitError`` for a network that opens too much."""
    buckets = request.app.state.buckets
    assert isinstance(buckets, Buckets)
    if not buckets.take(network_of(request)):
        raise UnfitError("too-many-tables", HTTPStatus.TOO_MANY_REQUESTS)


async def open_event(request: Request) -> Response:
    """Open an event from a preset, or the demo day; the director's card is shown once."""
    check_pace(request)
    desks = desks_at(request)
    wanted = await read(request, wire.NewEvent, desks.services.limits.body)
    code, card = await desks.open(wanted)
    return answer(wire.EventOpened(code=code, card=shown_card(card)))


async def restore_event(request: Request) -> Response:
    """Take in the archive of an event: every printed code is good here too."""
    check_pace(request)
    wanted = await read(request, wire.EventBackup, LARGEST_ARCHIVE)
    try:
        data = base64.b64decode(wanted.archive, validate=True)
    except (binascii.Error, ValueError) as error:
        raise UnfitError("event-no-archive") from error
    archive = await asyncio.to_thread(unpack, data)
    code, card = await desks_at(request).restore(archive)
    return answer(wire.EventOpened(code=code, card=shown_card(card) if card else ""))


async def see_me(request: Request, code: str) -> Response:
    """The official who comes by a card."""
    desk, card = await official_at(request, code)
    return answer(
        wire.EventMe(
            code=desk.code,
            event=desk.name,
            name=card.name,
            role=card.role,  # type: ignore[arg-type]
            sits_for=card.sits_for,
            rights=rights_of(card.role),
        )
    )


async def give_news(request: Request, code: str) -> Response:
    """All that has changed since a version, as far as the role may see it."""
    desk, card = await official_at(request, code)
    text = request.query_params.get("since", "0")
    since = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else 0
    # A browser that has nothing yet gets everything.
    return answer(EventReader(desk, card, link_at(request, desk)).news(since or -1))


async def give_live(request: Request) -> Response:
    """A line on which each new version of an event is told: what is new is then asked for."""
    desk = await desk_at(request, request.path_params["code"])

    async def lines() -> AsyncIterator[bytes]:
        version = -1
        while not desk.deleted:
            now = await desk.wait(version, BEAT)
            yield b": here\n\n" if now == version else b'data: {"version":%d}\n\n' % now
            version = now

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), headers=headers, media_type="text/event-stream")


async def do_act(request: Request, code: str) -> Response:
    """Do an act; a refusal comes with its sentences, a conflict with the sheet as it stands."""
    desk, card = await official_at(request, code)
    wanted = await read(request, wire.EventAct, LARGEST)
    try:
        deed = plain_deed(wanted.act, wanted.details)
    except RecordError as error:
        said = [render(event_file_message(error))]
        return answer(wire.EventDone(version=desk.version, refused=error.code, sentences=said))
    outcome = await desk.act(deed, card, wanted.mark, wanted.seen)
    reply = wire.EventDone(version=desk.version, number=outcome.number, conflict=outcome.conflict)
    if outcome.refusal is not None:
        reply.refused = outcome.refusal.code
        reply.sentences = outcomes.refusal_said(outcome.refusal, desk.state)
        reply.slips = outcomes.slips_of(outcome.refusal, desk.state)
    sheet = desk.state.sheets.get(read_code(getattr(deed, "sheet", "")))
    reader = EventReader(desk, card, "")
    if sheet is not None and reader.may_see_sheet(sheet):
        reply.sheet = shapes.sheet_shape(desk, sheet, typings=reader.sees("see-results"))
    return answer(reply)


def refusal_of(desk: EventDesk, deed: Deed) -> ActRefusal | None:
    """Why the director could not do something now; none if it can be done."""
    entry = LogEntry(
        number=desk.state.entries + 1,
        at="2000-01-01T00:00:00",
        by="Director",
        role=DIRECTOR,
        deed=deed,
    )
    after = apply_entry(desk.state, entry)
    return after if isinstance(after, ActRefusal) else None


async def draw_event_round(request: Request, code: str) -> Response:
    """Draw a round in a process of its own, and take it as the seating."""
    desk, card = await official_at(request, code, "draw")
    wanted = await read(request, wire.EventDrawOrder, LARGEST)
    state, contest, number = desk.state, wanted.contest, wanted.round
    check_contest(desk, contest)
    policy = policy_of(state, contest, number).name
    play_off = bool(wanted.players)
    empty = DrawRound(contest=contest, round=number, tables=(), policy=policy, play_off=play_off)
    refusal = refusal_of(desk, empty)
    # An empty draw is refused for its empty seats at last: everything before that is in order.
    if refusal is not None and refusal.code != "not-seated":
        return answer(outcomes.draw_refused(desk, refusal))
    unknown = [one for one in wanted.players if one not in state.players]
    if unknown:
        return answer(
            outcomes.draw_refused(desk, ActRefusal(code="unknown-player", came=unknown[0]))
        )
    seed = wanted.seed if wanted.seed >= 0 else secrets.randbelow(2**31)
    try:
        draw = await call(
            desks_at(request).pool,
            draw_round,
            *(state, contest, number, seed, tuple(wanted.players)),
            seconds=DRAWN_WITHIN,
        )
    except (LostError, TimeoutError) as error:
        raise UnfitError("event-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    deed = replace(deed_of(draw), play_off=play_off)
    outcome = await desk.act(deed, card, secrets.token_hex(16))
    if outcome.refusal is not None:
        return answer(outcomes.draw_refused(desk, outcome.refusal))
    return answer(outcomes.draw_shape(desk, draw))


def check_contest(desk: EventDesk, contest: str, number: int = 0) -> None:
    """Raise ``UnfitError`` for a contest, or a round, that the event does not have."""
    there = contest in desk.state.contests
    if not there or (number and (contest, number) not in desk.state.rounds):
        raise UnfitError("event-no-round", HTTPStatus.NOT_FOUND)


async def explain_draw(request: Request, code: str) -> Response:
    """How good the seating of a round is, as it stands."""
    desk, _ = await official_at(request, code, "draw")
    contest = request.query_params.get("contest", "")
    text = request.query_params.get("round", "")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    check_contest(desk, contest, number or -1)
    draw = await asyncio.to_thread(explain_round, desk.state, contest, number)
    return answer(outcomes.draw_shape(desk, draw))


async def weigh_move(request: Request, code: str) -> Response:
    """The cost of a move by hand, before it is made."""
    desk, _ = await official_at(request, code, "swap-seats")
    wanted = await read(request, wire.EventMove, desks_at(request).services.limits.body)
    check_contest(desk, wanted.contest, wanted.round)
    deed = SwapSeats(
        contest=wanted.contest, round=wanted.round, player=wanted.player, other=wanted.other
    )
    return answer(outcomes.move_shape(desk.state, deed, refusal_of(desk, deed)))


async def read_list(request: Request, code: str) -> Response:
    """Read a list of players: a dry run, or all of it entered at once."""
    desk, card = await official_at(request, code, "add-list")
    wanted = await read(request, wire.EventRosterText, LARGEST)
    source: str | bytes = wanted.text
    if wanted.kind == "xlsx":
        try:
            source = base64.b64decode(wanted.text, validate=True)
        except (binascii.Error, ValueError) as error:
            raise UnfitError("no-body", message="xlsx: base64") from error
    kind = kind_of(source)
    roster = read_roster(
        source, kind=kind or "text", columns=event_columns(desk.state), twins=TWINS
    )
    async with desk.turn:
        check, result = check_list(desk, card, roster, wanted)
        if wanted.add and check.usable and (check.clean or wanted.anyway or wanted.twins):
            deeds: list[Deed] = [result.deed] if result.deed.players else []
            deeds += result.changed
            if wanted.here and result.deed.players and card.role == DIRECTOR.value:
                here = tuple(one.id for one in result.deed.players)
                deeds.append(MarkPresence(players=here, presence=Presence.PRESENT))
            outcome = await desk.do_all(deeds, card, mark_of(card, secrets.token_hex(16)))
            if outcome.refusal is None:
                check.added = len(result.deed.players) + len(result.changed)
            else:
                check.usable = False
                check.problems += outcomes.refusal_said(outcome.refusal, desk.state)
    check.version = desk.version
    return answer(check)


EVENT = "/api/events/{code}"
LOOKS, WRITES = (400, 403, 404, 429, 503), (400, 403, 404, 409, 413, 429, 503)
LIVE = Route(f"{EVENT}/live", give_live)


def keyed(gives: type[wire.Body], takes: type[wire.Body] | None = None) -> dict[str, Any]:
    """The description of something that an official asks for."""
    return described(gives, takes=takes, faults=WRITES if takes else LOOKS, keyed=True)


ENDPOINTS = (
    Endpoint("/api/events", "GET", give_options, described(wire.EventOptions, faults=())),
    Endpoint(
        "/api/events",
        "POST",
        open_event,
        described(wire.EventOpened, takes=wire.NewEvent, faults=(400, 413, 429, 503)),
    ),
    Endpoint(
        "/api/events/restore",
        "POST",
        restore_event,
        described(wire.EventOpened, takes=wire.EventBackup, faults=(400, 409, 413, 429, 503)),
    ),
    Endpoint(f"{EVENT}/me", "GET", see_me, keyed(wire.EventMe)),
    Endpoint(f"{EVENT}/news", "GET", give_news, keyed(wire.EventNews)),
    Endpoint(f"{EVENT}/acts", "POST", do_act, keyed(wire.EventDone, wire.EventAct)),
    Endpoint(f"{EVENT}/draw", "POST", draw_event_round, keyed(wire.EventDraw, wire.EventDrawOrder)),
    Endpoint(f"{EVENT}/draw", "GET", explain_draw, keyed(wire.EventDraw)),
    Endpoint(f"{EVENT}/move", "POST", weigh_move, keyed(wire.EventMoveCost, wire.EventMove)),
    Endpoint(
        f"{EVENT}/roster", "POST", read_list, keyed(wire.EventRosterCheck, wire.EventRosterText)
    ),
)
"""Everything that the pages of an event ask for."""
