"""The start page stands after few bytes: HTML, CSS, script, its words and its choices."""

from __future__ import annotations

import json
import re
from html import unescape
from http.client import HTTPConnection

from goalsetter.words import LANGUAGES
from tests.server.running import PATIENCE, Running, running

MOST = 60_000
"""Bytes over the wire until the start page is painted."""


def sent(server: Running, path: str) -> tuple[int, bytes, str]:
    """How many bytes an answer has, its body, and how it is compressed."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        line.request("GET", path, headers={"accept-encoding": "gzip, br"})
        answer = line.getresponse()
        assert answer.status == 200, path
        head = sum(len(name) + len(value) + 4 for name, value in answer.getheaders())
        body = answer.read()
        return head + len(body), body, answer.headers["content-encoding"] or ""
    finally:
        line.close()


def test_the_start_page_stands_after_few_bytes() -> None:
    """In every language; the parts of the table come later, and files are compressed by brotli."""
    with running() as server:
        line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        line.request("GET", "/")
        html = line.getresponse().read().decode()
        line.close()
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', html)
        assert {file.rsplit(".", 1)[1] for file in files} == {"js", "css"}
        assert {sent(server, file)[2] for file in files} == {"br"}
        (told,) = re.findall(r'<meta name="digests" content="([^"]*)">', html)
        digests = json.loads(unescape(told))
        for language in LANGUAGES:
            words, options = digests["words"][language]["start"], digests["options"][language]
            paths = [
                *("/", *files, f"/api/words/{language}/start?digest={words}"),
                f"/api/options?language={language}&digest={options}",
            ]
            assert sum(sent(server, path)[0] for path in paths) <= MOST
