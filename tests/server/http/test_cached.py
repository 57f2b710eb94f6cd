"""Answers that browsers keep: by digest, compressed as the browser takes it, never mixed up."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from http.client import HTTPConnection
from pathlib import Path

import pytest

from goalsetter.server.http.encodings import accepts
from goalsetter.words import LANGUAGES
from tests.server.running import PATIENCE, Running, running

OF_TABLES = ("table", "rare")
HTML = "<html><head><title>x</title></head><body></body></html>"

CHUNKS = {
    "src/pages/table.tsx": {"file": "assets/table-1.js", "imports": ["_a.js", "src/main.tsx"]},
    "_a.js": {"file": "assets/a-1.js", "imports": ["_b.js"]},
    "_b.js": {"file": "assets/b-1.js", "imports": ["_a.js"], "isEntry": False},
    "src/main.tsx": {"file": "assets/app-1.js"},
    "src/pages/desk.tsx": {"file": "assets/desk-1.js", "imports": ["_a.js"]},
}
"""Files as a build lists them; two need each other."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page, and a script in three forms."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(HTML)
    for name, text in (("app-1.js", "plain"), ("app-1.js.gz", "zipped"), ("app-1.js.br", "packed")):
        (folder / "assets" / name).write_text(text)
    (folder / "assets" / "old-1.css").write_text("p {}")
    (folder / "chunks.json").write_text(json.dumps(CHUNKS))
    with running(pages=folder) as found:
        yield found


def fetched(server: Running, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body as they are sent."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        line.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
        answer = line.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        line.close()


@pytest.mark.parametrize(
    ("header", "coding", "taken"),
    [
        ("gzip, deflate, br", "br", True),
        ("gzip;q=0.5", "gzip", True),
        ("gzip;q=0", "gzip", False),
        ("*", "br", True),
        ("*;q=0, gzip", "br", False),
        ("", "gzip", False),
        ("gzip;q=much", "gzip", False),
        ("identity", "gzip", False),
    ],
)
def test_a_header_tells_what_a_browser_takes(header: str, coding: str, *, taken: bool) -> None:
    """By name, by a star, and by its weight."""
    assert accepts(header, coding) is taken


@pytest.mark.parametrize(
    ("header", "coding", "body"),
    [("gzip, br", "br", b"packed"), ("gzip", "gzip", b"zipped"), ("identity", None, b"plain")],
)
def test_a_file_comes_in_the_smallest_form_that_is_taken(
    server: Running, header: str, coding: str | None, body: bytes
) -> None:
    """Its type is that of the file, each form has a mark of its own, and caches are told."""
    status, headers, came = fetched(server, "/assets/app-1.js", accept_encoding=header)
    assert (status, came, headers.get("content-encoding")) == (200, body, coding)
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "accept-encoding"
    known = {"accept_encoding": header, "if_none_match": headers["etag"]}
    again, told, nothing = fetched(server, "/assets/app-1.js", **known)
    assert (again, nothing, told["vary"]) == (304, b"", "accept-encoding")


def test_each_form_has_its_own_mark(server: Running) -> None:
    """A cache never gives a browser what it cannot read."""
    marks = [
        fetched(server, path, accept_encoding=coding)[1]["etag"]
        for path in ("/assets/app-1.js", "/api/words/en/start")
        for coding in ("gzip", "identity")
    ]
    assert len(set(marks)) == len(marks)


def test_a_file_without_smaller_forms_comes_as_it_is(server: Running) -> None:
    """Answer alike, for all that the browser would take."""
    status, headers, body = fetched(server, "/assets/old-1.css", accept_encoding="br, gzip")
    assert (status, body, headers.get("content-encoding")) == (200, b"p {}", None)


def digests_of(server: Running) -> dict[str, dict[str, object]]:
    """The digests that the page was written with."""
    _, _, body = fetched(server, "/")
    (told,) = re.findall(r'<meta name="digests" content="([^"]*)">', body.decode())
    found: dict[str, dict[str, object]] = json.loads(unescape(told))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["start", "table", "rare"])
def test_words_are_kept_for_ever_by_their_digest(server: Running, language: str, part: str) -> None:
    """The page knows it; asked for without it, they are asked for again each time."""
    words = digests_of(server)["words"][language]
    assert isinstance(words, dict)
    path = f"/api/words/{language}/{part}"
    _, headers, body = fetched(server, f"{path}?digest={words[part]}", accept_encoding="gzip")
    assert "immutable" in headers["cache-control"]
    assert json.loads(gzip.decompress(body))
    for address in (path, f"{path}?digest=another"):
        _, headers, plain = fetched(server, address)
        assert headers["cache-control"] == "no-cache"
        assert plain == gzip.decompress(body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_kept_for_ever_by_their_digest(server: Running, language: str) -> None:
    """In each language; without an address of its own it depends on the header."""
    digest = digests_of(server)["options"][language]
    _, headers, one = fetched(server, f"/api/options?language={language}&digest={digest}")
    assert "immutable" in headers["cache-control"]
    _, headers, two = fetched(server, "/api/options", accept_language=language)
    assert (one, headers["cache-control"]) == (two, "no-cache")
    assert "accept-language" in headers["vary"]


def test_what_was_seen_is_not_sent_again(server: Running) -> None:
    """Words, options and the page itself, in one form as in another."""
    for path in ("/", "/api/options", "/api/words/es/table"):
        for coding in ("gzip", "identity"):
            _, headers, _ = fetched(server, path, accept_encoding=coding)
            known = {"accept_encoding": coding, "if_none_match": headers["etag"]}
            assert fetched(server, path, **known)[0] == 304


def test_words_come_in_parts(server: Running) -> None:
    """Rare words of tables are a part of their own; one that is none is not to be had."""
    often, rare = (json.loads(fetched(server, f"/api/words/en/{part}")[2]) for part in OF_TABLES)
    assert not often.keys() & rare.keys()
    assert {"play-did-move", "now-wait"} & often.keys()
    assert {"finding-unequal", "charge-before-the-roll"} <= rare.keys()
    status, _, body = fetched(server, "/api/words/en/all")
    assert (status, json.loads(body)["code"]) == (404, "no-page")


def test_files_of_a_page_have_few_headers(server: Running) -> None:
    """A script carries no policy of its own, and is still taken for nothing else."""
    _, script, _ = fetched(server, "/assets/app-1.js")
    assert script["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in script
    _, page, _ = fetched(server, "/")
    assert "content-security-policy" in page


def test_the_page_asks_first_for_words_that_its_reader_speaks(tmp_path: Path) -> None:
    """They are named in the page, so that they come beside the script."""
    (tmp_path / "index.html").write_text(HTML)
    with running(pages=tmp_path) as server:
        _, headers, body = fetched(server, "/t/CCCCC", accept_language="es")
        assert b'href="/api/words/es/start?digest=' in body
        assert headers["vary"] == "accept-encoding, accept-language"


def test_a_table_names_all_that_it_will_need(server: Running) -> None:
    """A slow line fetches it at once: its files, each once, and its words; no other page's."""
    _, _, page = fetched(server, "/t/ABCDE", accept_language="es")
    scripts = re.findall(r'<link rel="modulepreload" href="/assets/([^"]+)">', page.decode())
    assert scripts == ["table-1.js", "a-1.js", "app-1.js", "b-1.js"]
    preloaded = re.findall(r'href="(/api/words/[^"]+)"', page.decode())
    assert [path.split("?")[0] for path in preloaded] == [
        "/api/words/es/start",
        "/api/words/es/table",
    ]
    assert all(fetched(server, path)[0] == 200 for path in preloaded)
    _, _, page = fetched(server, "/desk")
    assert b"modulepreload" not in page
