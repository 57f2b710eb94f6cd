"""Practice over HTTP: what can be practised, items, answers judged, and objections to items."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.coach import KINDS, read_item
from goalsetter.rules import EQUATIONS, GAMES, AnyEdition
from goalsetter.server.accounts.entrance import moment
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.schema import Endpoint, answer, described, nothing, read
from goalsetter.server.http.signing import child_at, services_at
from goalsetter.server.keys import new_id
from goalsetter.server.network import network_of
from goalsetter.server.practice.bank import Bank, kinds_at
from goalsetter.server.store import ItemObjection, PracticeTry
from goalsetter.server.view import division_title
from goalsetter.server.view.practice import card_of
from goalsetter.server.wire import practice
from goalsetter.server.wire.match import Game
from goalsetter.server.workers import BusyError, LostError, Share
from goalsetter.server.workers.limits import check_length
from goalsetter.server.workers.practice import ask_items, judge_item
from goalsetter.words import say, spoken

MOST_WISHES, MOST_SEEN = 12, 400
"""How many items may be asked for at once, and how many may be named as seen."""
LONGEST_ARGUMENT = 600


def bank_at(request: Request) -> Bank:
    """The bank of this server."""
    bank = request.app.state.bank
    assert isinstance(bank, Bank)
    return bank


def practice_offer() -> practice.PracticeOffer:
    """Every book and division with the kinds that make sense there."""
    books = [
        _book(edition, "equations" if game is EQUATIONS else "on-sets", game.usual)
        for game in GAMES
        for edition in game.editions
    ]
    kinds = [
        practice.PracticeKind(
            name=kind.name,
            title=say(f"practice-kind-{kind.name}"),
            about=say(f"practice-kind-{kind.name}-told"),
        )
        for kind in KINDS
    ]
    usual = sorted((book for book in books if book[1].divisions), key=lambda book: book[0])
    return practice.PracticeOffer(books=[book for _, book in usual], kinds=kinds)


def _book(edition: AnyEdition, game: Game, usual: str) -> tuple[bool, practice.PracticeBook]:
    divisions = [
        practice.PracticeDivision(name=division.value, title=division_title(division), kinds=kinds)
        for division, _ in edition.divisions
        if (kinds := kinds_at(edition.name, division.value))
    ]
    book = practice.PracticeBook(
        name=edition.name, title=edition.title, game=game, divisions=divisions
    )
    return edition.name != usual, book


async def give_offer(request: Request) -> Response:
    """All that can be practised."""
    return answer(await services_at(request).workers.work(practice_offer))


async def give_items(request: Request) -> Response:
    """Items for wishes: near a rating, of a kind or of a card, none that was seen."""
    services, bank = services_at(request), bank_at(request)
    order = await read(request, practice.PracticeOrder, services.limits.body)
    if not 0 < len(order.wishes) <= MOST_WISHES:
        raise UnfitError("not-within", what="wishes", most=MOST_WISHES, came=len(order.wishes))
    if not kinds_at(order.edition, order.division):
        raise UnfitError("no-practice", HTTPStatus.NOT_FOUND, came=order.division[:40])
    seen, chosen = set(order.seen[-MOST_SEEN:]), list[str]()
    try:
        for number, wish in enumerate(order.wishes):
            seed = order.seed + 31 * number
            id = await bank.choose(order.edition, order.division, wish, seen, seed)
            if id is not None:
                seen.add(id)
                chosen.append(bank.texts[id])
        share = Share(address=network_of(request))
        asked = await services.workers.consult(
            ask_items, chosen, spoken(), order.packed, share=share
        )
    except (BusyError, LostError, TimeoutError) as error:
        raise UnfitError("desk-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    return answer(practice.PracticeItems(items=asked))


def text_at(request: Request, id: str) -> str:
    """The text of an item; one that is not there raises ``UnfitError``."""
    text = bank_at(request).texts.get(id)
    if text is None:
        raise UnfitError("no-item-here", HTTPStatus.NOT_FOUND)
    return text


async def judge_answer(request: Request) -> Response:
    """Judge an answer: any that is right counts. A card holder's try is kept."""
    services = services_at(request)
    given = await read(request, practice.PracticeAnswer, services.limits.body)
    check_length([given.answer])
    text, share = text_at(request, given.item), Share(address=network_of(request))
    try:
        reply = await services.workers.consult(
            judge_item, text, given.answer, spoken(), share=share
        )
    except BusyError as error:
        raise UnfitError("desk-busy", HTTPStatus.SERVICE_UNAVAILABLE) from error
    except (TimeoutError, LostError) as error:
        raise UnfitError("too-hard", HTTPStatus.UNPROCESSABLE_ENTITY) from error
    child = await child_at(request)
    if child is not None and reply.outcome in ("right", "wrong"):
        item = read_item(text)
        kept = PracticeTry(
            id=new_id(),
            child=child.id,
            item=given.item,
            kind=item.kind,
            card=card_of(item),
            at=moment(),
            standing=reply.outcome,
            hinted=given.hinted,
            millis=max(0, min(given.millis, 3_600_000)),
            grade=max(0, min(given.grade, 4)),
            answer=given.answer,
        )
        await services.store.keep([kept])
    return answer(reply)


async def take_objection(request: Request) -> Response:
    """Keep an item with the argument of somebody who thinks that it is wrong."""
    services = services_at(request)
    said = await read(request, practice.PracticeObjection, services.limits.body)
    check_length([said.answer])
    if len(said.argument) > LONGEST_ARGUMENT:
        raise UnfitError("too-long", most=LONGEST_ARGUMENT, came=len(said.argument))
    child = await child_at(request)
    kept = ItemObjection(
        id=new_id(),
        item=said.item,
        text=text_at(request, said.item),
        answer=said.answer,
        argument=said.argument,
        at=moment(),
        child=child.id if child is not None else "",
    )
    await services.store.keep([kept])
    return Response(status_code=HTTPStatus.NO_CONTENT)


ENDPOINTS = (
    Endpoint("/api/practice", "GET", give_offer, described(practice.PracticeOffer, faults=())),
    Endpoint(
        "/api/practice/items",
        "POST",
        give_items,
        described(practice.PracticeItems, takes=practice.PracticeOrder, faults=(400, 404, 503)),
    ),
    Endpoint(
        "/api/practice/answers",
        "POST",
        judge_answer,
        described(
            practice.PracticeReply, takes=practice.PracticeAnswer, faults=(400, 404, 422, 503)
        ),
    ),
    Endpoint(
        "/api/practice/objections", "POST", take_objection, nothing(practice.PracticeObjection)
    ),
)
"""Everything that the page of practice asks for."""
