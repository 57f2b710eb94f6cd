"""Small pages that need no client: there is nothing here, or not under this name."""

from __future__ import annotations

from html import escape
from http import HTTPStatus

from starlette.responses import HTMLResponse, Response

from goalsetter.server.errors import UnfitError
from goalsetter.server.http.schema import answer
from goalsetter.words import say, say_if_known, spoken

FOR_PROGRAMS = ("/api", "/healthz", "/readyz", "/metrics", "/ws")
"""How paths begin that programs ask for: they are answered in JSON."""
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Goalsetter</title>
<h1>{title}</h1>
<p>{sentence}</p>
{way}
</html>
"""


def told(path: str, error: UnfitError, status: HTTPStatus, *, home: bool = True) -> Response:
    """Tell what is wrong: to people by a page, to programs by a body; ``home`` shows the way."""
    # By the path, not by a header: programs forget to say what they take.
    if path.startswith(FOR_PROGRAMS):
        return answer(error.fault, status)
    way = f'<p><a href="/">{escape(say("page-home"))}</a></p>' if home else ""
    page = PAGE.format(
        language=spoken(),
        title=escape(say("page-nothing")),
        sentence=escape(say_if_known(f"page-{error.code}") or error.sentence),
        way=way,
    )
    return HTMLResponse(page, status, {"cache-control": "no-store"})
