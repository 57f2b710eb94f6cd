"""The service worker as it is served: its list is public, whole, and changes with the build."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from goalsetter.coach import COURSES
from goalsetter.words import LANGUAGES
from tests.server.running import Running, running

SCRIPT = "const build = __BUILD__;"
PUBLIC = re.compile(r"/api/(words|options|rules|lessons)\b")
"""Addresses whose answers are the same for everybody."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small build."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "sw.js").write_text(SCRIPT)
    for name in ("app-1.js", "app-1.js.br", "app-1.js.gz"):
        (tmp_path / "assets" / name).write_text("1")
    return tmp_path


def build_in(server: Running) -> dict[str, Any]:
    """Read what the worker is told."""
    answer = server.ask("GET", "/sw.js")
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"].startswith("text/javascript")
    begun, _, rest = answer.text.partition(" = ")
    assert begun == "const build"
    build: dict[str, Any] = json.loads(rest.removesuffix(";"))
    return build


def test_the_worker_keeps_what_is_public_and_can_be_had(folder: Path) -> None:
    """The page and its files, and by language what lessons and rules need; each of it answers."""
    with running(pages=folder) as server:
        build = build_in(server)
        assert build["files"] == ["/", "/icon.svg", "/assets/app-1.js"]
        assert list(build["spoken"]) == list(LANGUAGES)
        for language in LANGUAGES:
            paths = build["spoken"][language]
            assert all(PUBLIC.match(path) for path in paths)
            assert all(f"/api/lessons/{language}/{course}" in paths for course in COURSES)
        for path in (*build["files"], *build["spoken"]["es"]):
            assert server.ask("GET", path).status == 200, path


def test_another_build_has_another_name(folder: Path) -> None:
    """A changed file has another name, so the worker is another one; the same stays the same."""
    with running(pages=folder) as server:
        first = build_in(server)
    with running(pages=folder) as server:
        assert build_in(server) == first
    (folder / "assets" / "app-1.js").rename(folder / "assets" / "app-2.js")
    with running(pages=folder) as server:
        assert build_in(server)["version"] != first["version"]


def test_without_a_build_and_without_a_course(tmp_path: Path) -> None:
    """It is said how to build the pages, which courses there are, and which languages."""
    with running(pages=tmp_path) as server:
        assert server.ask("GET", "/sw.js").status == 503
        course = server.ask("GET", "/api/lessons/en/chess")
        assert (course.status, course.json["code"]) == (404, "no-lesson")
        assert "equations" in course.json["sentence"]
        assert server.ask("GET", "/api/lessons/xx/equations").json["code"] == "no-language"
