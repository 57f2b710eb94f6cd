"""Answers that are the same for everybody until the server is another one.

Their address has their digest, so that a browser asks for each of them once. They are compressed
when they are first asked for.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from goalsetter.server.http.encodings import accepts
from goalsetter.server.http.schema import JSON

SHORT = 16
"""How many figures of a digest tell contents apart."""
FOR_EVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Lasting:
    """A body with its digest."""

    data: bytes
    media: str = JSON
    vary: str = "accept-encoding"
    """The headers of a request by which it is another one."""

    @cached_property
    def digest(self) -> str:
        """Return what tells it from every other."""
        return sha256(self.data).hexdigest()[:SHORT]

    @cached_property
    def zipped(self) -> bytes:
        """The body by gzip; the same each time, so no moment stands in it."""
        return gzip.compress(self.data, mtime=0)

    def answer(self, request: Request) -> Response:
        """Answer with the body; one who asks by its digest may keep it for ever."""
        keeps = request.query_params.get("digest") == self.digest
        headers = {"cache-control": FOR_EVER if keeps else "no-cache", "vary": self.vary}
        zips = accepts(request.headers.get("accept-encoding", ""), "gzip")
        headers["etag"] = f'"{self.digest}{"-gzip" if zips else ""}"'
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if zips:
            headers["content-encoding"] = "gzip"
        return Response(self.zipped if zips else self.data, headers=headers, media_type=self.media)
