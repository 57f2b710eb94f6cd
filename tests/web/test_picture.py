"""The page's own code takes changes as the server means them, lost and doubled frames included."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.machine_frames import FramedMatch
from tests.machines import all_terms
from tests.source_tree import ROOT

WEB = ROOT / "web"
ENOUGH = 60
READER = """
import { readFileSync } from "node:fs";
import { Picture } from "./picture.js";
for (const frames of JSON.parse(readFileSync(0, "utf-8"))) {
  const picture = new Picture();
  const seen = frames.map((frame) => {
    const fits = frame.type === "table" ? picture.takeWhole(frame) : picture.takeChanges(frame);
    return fits === false || fits === "missed" ? null : picture.seen;
  });
  console.log(JSON.stringify(seen));
}
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code, without its types, and a program that uses it."""
    folder = tmp_path_factory.mktemp("picture")
    options = [
        "--target",
        "es2022",
        "--module",
        "esnext",
        "--ignoreConfig",
        "--outDir",
        str(folder),
    ]
    tsc = WEB / "node_modules" / ".bin" / "tsc"
    subprocess.run([tsc, *options, WEB / "src" / "picture.ts"], check=True)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    (folder / "read.js").write_text(READER, encoding="utf-8")
    return folder / "read.js"


@pytest.mark.parametrize("seed", range(4))
def test_the_page_has_the_picture_that_was_drawn(script: Path, seed: int) -> None:
    """For every seat, after every frame of a random shake of books in turn."""
    terms = all_terms()
    match = FramedMatch(terms=terms[seed * 17 % len(terms)], seed=seed)
    while match.frames < ENOUGH:  # a shake may be over after its first action
        match.play_shake()
    pages = list(match.pages.values())
    assert any(frame["type"] == "changes" for page in pages for frame in page.frames)
    sent = json.dumps([page.frames for page in pages])
    done = subprocess.run(
        ["node", str(script)], input=sent, capture_output=True, text=True, check=True
    )
    for page, line in zip(pages, done.stdout.splitlines(), strict=True):
        pictures = json.loads(line)
        assert len(pictures) == len(page.expected)
        for seen, whole in zip(pictures, page.expected, strict=True):
            assert (seen is None) == (whole is None)
            assert seen is None or {**seen, "picture": 0, "sum": 0} == whole
