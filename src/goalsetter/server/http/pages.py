"""The pages: one page for every address that people see, and the files it is made of."""

from __future__ import annotations

from html import escape
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from goalsetter.server.http.cached import FOR_EVER, Lasting
from goalsetter.server.http.encodings import SUFFIXES, best_of
from goalsetter.server.http.languages import language_of
from goalsetter.server.http.rule_books import rule_digests
from goalsetter.server.http.tables import options_in
from goalsetter.server.http.words import word_digests, words_of
from goalsetter.words import LANGUAGES, say

WEB = Path(__file__).parents[1] / "web"
"""Where the built client lies; it is made from ``web/`` at the root of the project."""
INDEX = "index.html"
ADDRESSES = (
    *("/", "/join", "/desk", "/learn", "/learn/{course:path}", "/t/{code}", "/uploads"),
    *("/rules", "/rules/{book}", "/r", "/r/{code}", "/practice"),
    *("/class", "/class/{id}", "/child/{id}", "/card", "/card/{code}", "/privacy"),
    *("/e", "/e/{code}", "/e/{code}/{part:path}", "/s/{code}", "/S/{code}"),
)
"""The addresses that people open: the page itself finds out which it is."""
ASK_AGAIN = {"cache-control": "no-cache"}
CHUNKS, TABLE = "chunks.json", "src/pages/table.tsx"
"""Which built files need which others, and the source of the page at a table."""
DIGESTS = '<meta name="digests" content="{digests}">'
WORDS = (
    '<link rel="preload" as="fetch" crossorigin '
    'href="/api/words/{language}/{part}?digest={digest}">'
)
SCRIPT = '<link rel="modulepreload" href="/{file}">'
"""Written into the page: the digests of what it asks for once, and what it will ask for. Else a
slow line would hear of the table's files only when the first ones have come and run."""


class Assets(StaticFiles):
    """Files whose names tell their content: they never change, and were compressed when built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file in the smallest form that the browser takes, to be kept for ever."""
        file, _ = self.lookup_path(path)
        header = Headers(scope=scope).get("accept-encoding", "")
        _, coding = best_of(Path(file), header) if file else ("", "")
        response = await super().get_response(path + SUFFIXES.get(coding, ""), scope)
        if response.status_code in (200, 304):
            response.headers.update({"cache-control": FOR_EVER, "vary": "accept-encoding"})
        if coding and response.status_code == 200:
            response.headers["content-encoding"] = coding
            response.headers["content-type"] = guess_type(path)[0] or "application/octet-stream"
        return response


def page_routes(folder: Path = WEB) -> list[BaseRoute]:
    """The ways to the client; where it is not built, its pages say how that is done."""
    routes: list[BaseRoute] = [Route(address, give_client) for address in ADDRESSES]
    if folder.is_dir():
        routes += map(_file_route, sorted(folder.glob("[!.]*.*")))
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(directory=folder / "assets")))
    return routes


async def give_client(request: Request) -> Response:
    """The page itself, or how it is built."""
    file, pages = request.app.state.pages / INDEX, request.app.state.indexes
    if not file.is_file():
        return PlainTextResponse(say("server-no-client"), 503, ASK_AGAIN)
    language, at_table = language_of(request.scope), request.url.path.startswith("/t/")
    page: Lasting | None = pages.get((language, at_table))
    if page is None:
        page = await page_in(request, file, language, at_table=at_table)
        pages[language, at_table] = page
    return page.answer(request)


async def page_in(request: Request, file: Path, language: str, *, at_table: bool) -> Lasting:
    """The page for somebody who would like a language: with digests of what it will ask for."""
    options = {name: (await options_in(request, name)).digest for name in LANGUAGES}
    known = {"words": word_digests(), "options": options, "rules": rule_digests()}
    lines = [DIGESTS.format(digests=escape(msgspec.json.encode(known).decode()))]
    for part in ("start", "table") if at_table else ("start",):
        digest = words_of(language, part).digest
        lines.append(WORDS.format(language=language, part=part, digest=digest))
    if at_table:
        lines += [SCRIPT.format(file=name) for name in scripts_of(TABLE, file.parent / CHUNKS)]
    text = file.read_text("utf-8").replace("</head>", "\n".join([*lines, "</head>"]), 1)
    return Lasting(text.encode(), "text/html", "accept-encoding, accept-language")


def scripts_of(source: str, chunks: Path) -> list[str]:
    """The built files that a page needs, in the order of need; none where the build tells none."""
    if not chunks.is_file():
        return []
    known = msgspec.json.decode(chunks.read_bytes(), type=dict[str, _Chunk])
    names, waiting = dict[str, str](), [source]
    while waiting:
        name = waiting.pop(0)
        if name in known and name not in names:
            names[name] = known[name].file
            waiting += known[name].imports
    return list(names.values())


class _Chunk(msgspec.Struct):
    """One built file, and the others that must come before it runs."""

    file: str
    imports: list[str] = []


def _file_route(file: Path) -> Route:
    async def give_file(_request: Request) -> Response:
        return FileResponse(file, headers=ASK_AGAIN)

    return Route(f"/{file.name}", give_file)
