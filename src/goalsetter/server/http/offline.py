"""The parts of a page that has no network: its service worker, and whole courses with digests.

The worker is built with the pages, and told here what to keep. Its text changes with all that it
keeps, so a browser that finds another one keeps everything anew and drops what is old.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from goalsetter import __version__
from goalsetter.coach import COURSES
from goalsetter.server import wire
from goalsetter.server.errors import UnfitError
from goalsetter.server.http.cached import SHORT, Lasting
from goalsetter.server.http.encodings import SUFFIXES
from goalsetter.server.http.rule_books import rule_digests
from goalsetter.server.http.schema import Endpoint, described
from goalsetter.server.http.tables import options_in, registry_at
from goalsetter.server.http.words import words_of
from goalsetter.server.lessons.pack import pack_course
from goalsetter.words import LANGUAGES, say, speaking

WORKER, BUILD = "sw.js", "__BUILD__"
"""The built file, and the word in it that stands for what it keeps."""
SPOKEN = ("start", "table", "terms", "learn")
"""The parts of a catalogue that are of use without a network."""
NOT_KEPT = ("chunks.json", "index.html", WORKER)
"""Files at the root that no page asks for by their names."""


class WorkerBuild(msgspec.Struct, rename="camel"):
    """Everything that a service worker keeps, under the name of this build."""

    version: str
    files: list[str]
    """The page and what it is made of."""
    spoken: dict[str, list[str]]
    """By language: words, choices, rules, and the courses that everybody begins with."""


async def give_worker(request: Request) -> Response:
    """The service worker, with the list of what it keeps; a browser asks for it each time."""
    file: Path = request.app.state.pages / WORKER
    if not file.is_file():
        return PlainTextResponse(say("server-no-client"), HTTPStatus.SERVICE_UNAVAILABLE)
    held = request.app.state.indexes
    if WORKER not in held:
        build = msgspec.json.encode(await build_of(request, file.parent)).decode()
        # In the build the word stands by itself, so that what comes in its place is an object.
        text = file.read_text("utf-8").replace(BUILD, build, 1)
        held[WORKER] = Lasting(text.encode(), "text/javascript")
    worker: Lasting = held[WORKER]
    return worker.answer(request)


async def build_of(request: Request, folder: Path) -> WorkerBuild:
    """List what is kept; its digest is the name of the build."""
    packed = tuple(SUFFIXES.values())
    assets = [file.name for file in (folder / "assets").iterdir() if file.suffix not in packed]
    roots = [file.name for file in folder.glob("[!.]*.*") if file.name not in NOT_KEPT]
    files = ["/", *sorted(f"/{name}" for name in roots), *sorted(f"/assets/{n}" for n in assets)]
    spoken = {name: await spoken_in(request, name) for name in LANGUAGES}
    known = __version__, (folder / "index.html").read_text("utf-8"), files, spoken
    version = sha256(msgspec.json.encode(known)).hexdigest()[:SHORT]
    return WorkerBuild(version=version, files=files, spoken=spoken)


async def spoken_in(request: Request, language: str) -> list[str]:
    """The addresses of what a language needs, as the page asks for them."""
    options = (await options_in(request, language)).digest
    rules = rule_digests()[language]
    return [
        *(
            f"/api/words/{language}/{part}?digest={words_of(language, part).digest}"
            for part in SPOKEN
        ),
        f"/api/options?language={language}&digest={options}",
        f"/api/rules/{language}?digest={rules}",
        f"/api/lessons/{language}",
        *(f"/api/lessons/{language}/{address}" for address in COURSES),
    ]


@cache
def pack_in(language: str, course: str) -> Lasting:
    """A course with the digests of its answers; one that is not there raises ``UnfitError``."""
    with speaking(language):
        return Lasting(msgspec.json.encode(pack_course(course)))


async def give_lesson_pack(request: Request, language: str, course: str) -> Response:
    """A whole course, for a page that may soon have no network."""
    if language not in LANGUAGES:
        status = HTTPStatus.NOT_FOUND
        raise UnfitError("no-language", status, known=", ".join(LANGUAGES), came=language[:12])
    work = registry_at(request).services.workers.work
    return (await work(pack_in, language, course)).answer(request)


ENDPOINTS = (
    Endpoint(
        "/api/lessons/{language}/{course:path}",
        "GET",
        give_lesson_pack,
        described(wire.LessonPack, faults=(404,)),
    ),
)
WORKER_ROUTE = Route(f"/{WORKER}", give_worker)
