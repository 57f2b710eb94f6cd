"""The pages: one page for every address that people see, and the files it is made of."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from goalsetter.words import say

WEB = Path(__file__).parents[1] / "web"
"""Where the built client lies; it is made from ``web/`` at the root of the project."""
INDEX = "index.html"
ADDRESSES = ("/", "/join", "/desk", "/learn", "/learn/{game}", "/t/{code}", "/uploads")
"""The addresses that people open: the page itself finds out which it is."""
ASK_AGAIN = {"cache-control": "no-cache"}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


class Assets(StaticFiles):
    """Files whose names tell their content: they never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file, to be kept for ever."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers.update(FOR_EVER)
        return response


def page_routes(folder: Path = WEB) -> list[BaseRoute]:
    """The ways to the client; where it is not built, its pages say how that is done."""

    async def index(_request: Request) -> Response:
        return index_at(folder)

    routes: list[BaseRoute] = [Route(address, index) for address in ADDRESSES]
    if folder.is_dir():
        routes += map(_file_route, sorted(folder.glob("[!.]*.*")))
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=folder / "assets")))
    return routes


def _file_route(file: Path) -> Route:
    async def give_file(_request: Request) -> Response:
        return FileResponse(file, headers=ASK_AGAIN)

    return Route(f"/{file.name}", give_file)


def index_at(folder: Path) -> Response:
    """The page itself, or how it is built."""
    if not (folder / INDEX).is_file():
        return PlainTextResponse(say("server-no-client"), 503, ASK_AGAIN)
    return FileResponse(folder / INDEX, headers=ASK_AGAIN)
