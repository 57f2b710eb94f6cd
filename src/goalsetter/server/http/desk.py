"""The API of the judge's desk: its books and variations, and questions to judge and solver."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.rules import (
    EQUATIONS,
    GAMES,
    AnyEdition,
    AnyGame,
    AnyVariation,
    Blank,
    ChallengeKind,
    Chosen,
    Division,
    Offer,
    fills,
)
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.schema import Endpoint, answer, described, read
from goalsetter.server.http.tables import registry_at
from goalsetter.server.network import network_of
from goalsetter.server.view import division_title
from goalsetter.server.workers import BusyError, LostError, Share
from goalsetter.server.workers.desk_process import consulted
from goalsetter.server.workers.limits import check_length
from goalsetter.telling import takes, variation_meaning
from goalsetter.words import render, say, spoken

# Books and their variations.


def desk_options() -> wire.DeskOptions:
    """Every book with its divisions, their variations, and the challenges."""
    books = [(game, edition) for game in GAMES for edition in game.editions]
    # A stable sort: the others stay in the order of their games.
    usual_first = sorted(books, key=lambda book: book[1].name != book[0].usual)
    return wire.DeskOptions(books=[_book(*book) for book in usual_first])


def _book(game: AnyGame, edition: AnyEdition) -> wire.DeskBook:
    return wire.DeskBook(
        name=edition.name,
        title=edition.title,
        game="equations" if game is EQUATIONS else "on-sets",
        divisions=[_division(edition, division) for division, _ in edition.divisions],
        challenges=[
            wire.Named(name=kind.value, title=say(f"desk-{kind.value}")) for kind in ChallengeKind
        ],
    )


def _division(edition: AnyEdition, division: Division) -> wire.DeskDivision:
    catalogue = edition.catalogue.variations
    rows = [(variation, edition.offer(division, variation)) for variation in catalogue]
    return wire.DeskDivision(
        name=division.value,
        title=division_title(division),
        variations=[
            _variation(variation, offer, edition.title_of(division, Chosen(variation.name)))
            for variation, offer in rows
            if offer is not None
        ],
    )


def _variation(variation: AnyVariation, offer: Offer, title: str) -> wire.VariationOption:
    blank = variation.blank
    return wire.VariationOption(
        name=variation.name,
        title=title,
        told=render(variation_meaning(variation.name)),
        blank=render(takes(variation, offer)),
        # A set can be anything that is written: there is no list to choose from.
        fills=[] if blank in (Blank.NOTHING, Blank.SET) else list(fills(variation, offer)),
        free=blank is Blank.SET,
    )


# Questions.


async def give_desk(request: Request) -> Response:
    """All that can be asked at the desk."""
    return answer(await registry_at(request).services.workers.work(desk_options))


async def ask_judge(request: Request) -> Response:
    """Ask the judge about a mat and papers."""
    return await _consult(request, "judge")


async def ask_solver(request: Request) -> Response:
    """Ask the solver about a mat."""
    return await _consult(request, "solve")


def _texts_of(question: wire.DeskQuestion) -> list[str]:
    fields = [getattr(question, name) for name in question.__struct_fields__]
    return [text for field in fields for text in (field if isinstance(field, list) else [field])]


async def _consult(request: Request, what: str) -> Response:
    services = registry_at(request).services
    question = await read(request, wire.DeskQuestion, services.limits.body)
    # Here and not in the process: what is far too long must not take a place in the line.
    check_length(_texts_of(question))
    workers = services.workers
    try:
        share = Share(address=network_of(request))
        reply = await workers.consult(consulted, what, question, spoken(), share=share)
    except BusyError as error:
        raise UnfitError("desk-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    except (TimeoutError, LostError) as error:
        raise UnfitError("too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    bad = isinstance(reply, wire.Fault)
    return answer(reply, HTTPStatus.BAD_REQUEST if bad else HTTPStatus.OK)


ENDPOINTS = (
    Endpoint("/api/desk", "GET", give_desk, described(wire.DeskOptions, faults=())),
    Endpoint(
        "/api/desk/judge",
        "POST",
        ask_judge,
        described(wire.Ruling, takes=wire.DeskQuestion, faults=(400, 403, 413, 422, 503)),
    ),
    Endpoint(
        "/api/desk/solve",
        "POST",
        ask_solver,
        described(wire.Answer, takes=wire.DeskQuestion, faults=(400, 403, 413, 422, 503)),
    ),
)
"""Everything that is asked at the desk."""
