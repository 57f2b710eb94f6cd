"""The page puts codes together into the sentences that the server would say."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from goalsetter.play import SPECTATOR, Mode, Seat
from goalsetter.server.http.words import is_of
from goalsetter.server.view import entries, shown
from goalsetter.server.view.sentences import in_words
from goalsetter.table import Done
from goalsetter.words import LANGUAGES, speaking, written
from tests.machine_frames import FramedMatch
from tests.machine_pictures import PEOPLE
from tests.machines import all_terms
from tests.server.tables import BOTH_GAMES, bots_seating, played
from tests.source_tree import ROOT

WEB = ROOT / "web"
SAYER = """
import { readFileSync } from "node:fs";
import { useCatalogue } from "./words.js";
import { inWords } from "./told.js";
const { words, language, frames } = JSON.parse(readFileSync(0, "utf-8"));
useCatalogue(words, language);
for (const frame of frames) console.log(JSON.stringify(inWords(frame)));
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code, without its types, beside the library that it uses."""
    folder = tmp_path_factory.mktemp("told")
    options = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]
    files = [WEB / "src" / "told.ts", WEB / "node_modules" / "vite" / "client.d.ts"]
    tsc: list[str | Path] = [
        WEB / "node_modules" / ".bin" / "tsc",
        *options,
        "--ignoreConfig",
        "--skipLibCheck",
    ]
    subprocess.run([*tsc, "--outDir", folder, *files], check=True)
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    for file in folder.glob("*.js"):  # a browser's bundler knows which file is meant
        lines = file.read_text(encoding="utf-8").split("\n")
        file.write_text("\n".join(map(with_ending, lines)), encoding="utf-8")
    (folder / "say.js").write_text(SAYER, encoding="utf-8")
    return folder / "say.js"


def with_ending(line: str) -> str:
    """An import of our own files, with the ending that Node wants."""
    return line.replace('";', '.js";') if ' from "./' in line else line


def frames_of_bots() -> Iterator[object]:
    """Pictures and news of matches of bots, at their ends with all their thoughts."""
    for game in BOTH_GAMES:
        for at, outcome in played(bots_seating(game, Mode.GUARDED)):
            yield entries(outcome.table, Seat("A"), outcome.deeds)
            if outcome.table.state.shake.phase.value in ("end", "checking", "variations"):
                yield shown(
                    outcome.table, Seat("A"), at, code="BCDFG", here=frozenset(), people=PEOPLE
                )


def frames_at_random() -> Iterator[object]:
    """Pictures and news of random shakes, illegal deeds and charges among them."""
    terms = all_terms()
    for seed in range(8):
        match = FramedMatch(terms=terms[seed * 11 % len(terms)], seed=seed)
        match.play_shake()
        table = match.table
        yield shown(table, SPECTATOR, 0, code="BCDFG", here=frozenset(), people=PEOPLE)
        done = Done(number=0, action=table.log[-1], events=(), legal=True, shake=1)
        yield entries(table, Seat("A"), [done])


def frames() -> list[object]:
    """Everything that is put together below."""
    return [*frames_of_bots(), *frames_at_random()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_the_server_would_say(script: Path, language: str) -> None:
    """In every language, from the messages that a table's page is given."""
    known = written(language).items()
    parts = ("start", "table", "rare")
    words = {code: m for code, m in known if any(is_of(part, code) for part in parts)}
    told = frames()
    sent = msgspec.json.encode({"words": words, "language": language, "frames": told}).decode()
    done = subprocess.run(
        ["node", str(script)], input=sent, capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert len(lines) == len(told) > 20
    with speaking(language):
        for line, frame in zip(lines, told, strict=True):
            assert json.loads(line) == msgspec.to_builtins(in_words(frame))
