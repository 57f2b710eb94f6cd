"""Bodies of requests and answers ⇄ the wire, and the description of the API made of both."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, compile_path

from goalsetter import __version__
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.view.sentences import in_words
from goalsetter.server.wire import practice

JSON = "application/json"
SCHEMAS = "#/components/schemas/{name}"
KEY = {"name": "authorization", "in": "header", "schema": {"type": "string"}}
"""Where a key stands: ``Bearer KEY``."""
BODIES = (
    wire.AdoptionOrder,
    wire.Alive,
    wire.Analysis,
    wire.AnalysisOrder,
    wire.Answer,
    wire.CardLogin,
    wire.ChildChange,
    wire.ChildPage,
    wire.ChildrenOrder,
    wire.ClassChange,
    wire.ClassPage,
    wire.DeskEntry,
    wire.DeskOptions,
    wire.DeskPositions,
    wire.DeskQuestion,
    wire.DeskSource,
    wire.DoorList,
    wire.DoorOrder,
    wire.EventAct,
    wire.EventBackup,
    wire.EventCardMade,
    wire.EventCardOrder,
    wire.EventDone,
    wire.EventDraw,
    wire.EventDrawOrder,
    wire.EventMe,
    wire.EventMove,
    wire.EventMoveCost,
    wire.EventNamed,
    wire.EventNews,
    wire.EventOpened,
    wire.EventOptions,
    wire.EventRosterCheck,
    wire.EventRosterText,
    wire.EventSheetFound,
    wire.EventStandings,
    wire.Fault,
    wire.HallBoard,
    wire.HallCommand,
    wire.HallKey,
    wire.HallName,
    wire.HallNotice,
    wire.HallPlace,
    wire.Health,
    wire.HeldSeats,
    wire.HeldTables,
    wire.Invitation,
    wire.LessonList,
    wire.LessonPack,
    wire.LetterList,
    wire.LinkKey,
    wire.LinkMade,
    wire.LinkNotice,
    wire.LinkUse,
    wire.Me,
    wire.MilestoneList,
    wire.NewAssignment,
    wire.NewClass,
    wire.NewEvent,
    wire.Notice,
    wire.Options,
    wire.Order,
    wire.PasswordChange,
    wire.PasswordLogin,
    wire.PersonNamed,
    wire.PromotionMade,
    wire.PromotionOrder,
    wire.PublicEvent,
    wire.Review,
    wire.RosterCheck,
    wire.RosterText,
    wire.RuleBooks,
    wire.Ruling,
    wire.SchoolPage,
    wire.SeasonOrder,
    wire.Seated,
    wire.SeatingOrder,
    wire.SessionList,
    wire.Sit,
    wire.ToolsOrder,
    wire.TryAgain,
    wire.VariationSheet,
    wire.WordMade,
    wire.WordOrder,
    wire.WordsLogin,
    wire.WorkList,
    practice.PracticeAnswer,
    practice.PracticeItems,
    practice.PracticeObjection,
    practice.PracticeOffer,
    practice.PracticeOrder,
    practice.PracticeReply,
)
"""Every body that the API takes or gives."""

B = TypeVar("B", bound=wire.Body)


async def raw(request: Request, most: int) -> bytes:
    """The body of a request as it came; one that is too large raises ``UnfitError``."""
    body = bytearray()
    # Piece by piece: a body that is too large is never in memory as a whole.
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            raise UnfitError("body-too-large", status, most=most)
    return bytes(body)


async def read(request: Request, kind: type[B], most: int) -> B:
    """The body of a request; one that is too large or of another kind raises ``UnfitError``."""
    body = await raw(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        # The library quotes what came, however long that is.
        message = f"{kind.__name__}: {error}"[:200]
        raise UnfitError("no-body", message=message) from error


def answer(body: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A body as an answer, which nobody is to keep."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(in_words(body)), status, headers, JSON)


# Endpoints, and the description of them all.


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that programs may ask for: where, how, who answers, and how it is described.

    ``answers`` takes the request, and by name whatever the path holds in braces.
    """

    path: str
    method: str
    answers: Callable[..., Awaitable[Response]]
    described: dict[str, Any]

    @property
    def route(self) -> Route:
        """The endpoint as the framework wants it."""

        async def answer_request(request: Request) -> Response:
            return await self.answers(request, **request.path_params)

        return Route(self.path, answer_request, methods=[self.method])


def description(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return what OpenAPI calls the schema: every endpoint with what it takes and gives."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        # As OpenAPI writes it: without the kind of what stands in the braces.
        _, path, convertors = compile_path(endpoint.path)
        held = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in convertors
        ]
        parameters = [*held, *endpoint.described.get("parameters", ())]
        paths.setdefault(path, {})[endpoint.method.lower()] = {
            "summary": (endpoint.answers.__doc__ or "").strip().partition("\n")[0],
            "operationId": f"{endpoint.answers.__module__.rpartition('.')[2]}-"
            f"{endpoint.answers.__name__}",
            **endpoint.described,
            **({"parameters": parameters} if parameters else {}),
        }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Goalsetter", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas()},
    }


def described(
    gives: type[wire.Body] | None,
    *,
    takes: type[wire.Body] | None = None,
    faults: tuple[int, ...],
    status: HTTPStatus = HTTPStatus.OK,
    keyed: bool = False,
) -> dict[str, Any]:
    """Return what stands in the description beside a route; ``keyed`` ones look at a key."""
    responses: dict[str, Any] = {str(status): _content(wire.Fault) for status in faults}
    if gives is not None:
        responses[str(status.value)] = _content(gives)
    entry: dict[str, Any] = {"responses": responses}
    if takes is not None:
        entry["requestBody"] = {"required": True, **_content(takes)}
    if keyed:
        entry["parameters"] = [KEY]
    return entry


DEED_FAULTS = (400, 401, 403, 404, 409, 413, 503)
"""Why something is not done."""


def nothing(
    takes: type[wire.Body] | None = None, faults: tuple[int, ...] = DEED_FAULTS
) -> dict[str, Any]:
    """The description of an endpoint that answers with nothing."""
    entry = described(None, takes=takes, faults=faults)
    entry["responses"]["204"] = {"description": "It is so."}
    return entry


FILE_FAULTS = (400, 401, 403, 413, 503)
"""Why a file is not given."""


def file(
    kind: str, takes: type[wire.Body] | None = None, faults: tuple[int, ...] = FILE_FAULTS
) -> dict[str, Any]:
    """The description of an endpoint that answers with a file."""
    entry = described(None, takes=takes, faults=faults)
    entry["responses"]["200"] = {"description": "The file.", "content": {kind: {}}}
    return entry


def _content(kind: type[wire.Body]) -> dict[str, Any]:
    schema = {"$ref": SCHEMAS.format(name=kind.__name__)}
    return {"description": (kind.__doc__ or "").strip(), "content": {JSON: {"schema": schema}}}


def schemas() -> dict[str, Any]:
    """The schema of every body and of all that they hold."""
    _, components = msgspec.json.schema_components(BODIES, ref_template=SCHEMAS)
    return components
