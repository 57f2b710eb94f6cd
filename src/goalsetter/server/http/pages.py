"""The pages: one page for every address that people see, and the files it is made of."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, FastAPI, Response
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from goalsetter.words import say

WEB = Path(__file__).parents[1] / "web"
"""Where the built client lies; it is made from ``web/`` at the root of the project."""
INDEX = "index.html"
ADDRESSES = ("/", "/join", "/desk", "/learn", "/learn/{game}", "/t/{code}", "/uploads")
"""What people open: the page itself finds out which it is."""
READING = ["GET", "HEAD"]
ASK_AGAIN = {"cache-control": "no-cache"}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


class Assets(StaticFiles):
    """Files whose names tell their content: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, to be kept for ever."""
        found = await super().get_response(path, scope)
        if found.status_code == 200:
            found.headers.update(FOR_EVER)
        return found


def add_pages(app: FastAPI, folder: Path = WEB) -> None:
    """Serve the client, or say how it is built."""
    router = APIRouter(include_in_schema=False)
    for address in ADDRESSES:
        router.add_api_route(address, _index(folder), methods=READING, response_model=None)
    for file in sorted(folder.glob("*")) if folder.is_dir() else ():
        if file.is_file() and file.name != INDEX and not file.name.startswith("."):
            router.add_api_route(f"/{file.name}", _file(file), methods=READING, response_model=None)
    app.include_router(router)
    if (folder / "assets").is_dir():
        app.mount("/assets", Assets(directory=folder / "assets"))


def index_at(folder: Path) -> Response:
    """The page itself, or how it is built."""
    if not (folder / INDEX).is_file():
        return PlainTextResponse(say("server-no-client"), 503, ASK_AGAIN)
    return FileResponse(folder / INDEX, headers=ASK_AGAIN)


def _index(folder: Path):  # type: ignore[no-untyped-def]
    async def index() -> Response:
        return index_at(folder)

    return index


def _file(file: Path):  # type: ignore[no-untyped-def]
    async def give() -> Response:
        return FileResponse(file, headers=ASK_AGAIN)

    return give
