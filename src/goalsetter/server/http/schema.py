"""Bodies of requests and answers ⇄ the wire, and how they stand in the description of the API."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from goalsetter.server import wire
from goalsetter.server.errors import UnfitError

JSON = "application/json"
SCHEMAS = "#/components/schemas/{name}"
KEY = {"name": "authorization", "in": "header", "schema": {"type": "string"}}
"""Where a key stands: ``Bearer KEY``."""
BODIES = (
    wire.Alive,
    wire.Analysis,
    wire.AnalysisOrder,
    wire.Answer,
    wire.DeskOptions,
    wire.DeskQuestion,
    wire.Fault,
    wire.Health,
    wire.Notice,
    wire.Options,
    wire.Order,
    wire.Ruling,
    wire.Seated,
    wire.Sit,
)
"""Every body that the API takes or gives."""

B = TypeVar("B", bound=wire.Body)


async def raw(request: Request, most: int) -> bytes:
    """The body of a request as it came; one that is too large raises ``UnfitError``."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            raise UnfitError("body-too-large", status, most=most)
    return bytes(found)


async def read(request: Request, kind: type[B], most: int) -> B:
    """The body of a request; one that is too large or of another kind raises ``UnfitError``."""
    found = await raw(request, most)
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        told = f"{kind.__name__}: {error}"[:200]
        raise UnfitError("no-body", message=told) from error


def answer(body: object, status: HTTPStatus = HTTPStatus.OK) -> Response:
    """A body as an answer, which nobody is to keep."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, JSON)


# The description.


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
    told: dict[str, Any] = {"responses": responses}
    if takes is not None:
        told["requestBody"] = {"required": True, **_content(takes)}
    if keyed:
        told["parameters"] = [KEY]
    return told


def _content(kind: type[wire.Body]) -> dict[str, Any]:
    schema = {"$ref": SCHEMAS.format(name=kind.__name__)}
    return {"description": (kind.__doc__ or "").strip(), "content": {JSON: {"schema": schema}}}


def is_fault(response: dict[str, Any] | None) -> bool:
    """Whether a response in the description is one of our own faults."""
    return response is not None and response["content"] == _content(wire.Fault)["content"]


def schemas() -> dict[str, Any]:
    """The schema of every body and of all that they hold."""
    _, found = msgspec.json.schema_components(BODIES, ref_template=SCHEMAS)
    return found
