"""Questions that somebody pastes, types or opens by a link, written out as the desk has them."""

from __future__ import annotations

import re

import msgspec

from goalsetter.errors import CaseError
from goalsetter.notation import mat_from_json, mat_to_json, parse_mat
from goalsetter.questions import (
    Fields,
    asked_game,
    json_type,
    parse_object,
    read_solve_question,
)
from goalsetter.rules import ON_SETS
from goalsetter.server import wire
from goalsetter.server.workers.desk import PAPERS, SECTIONS, question_keys

# A Solution of ON-SETS may hold a semicolon, so a paper stands at the end of a line.
PAPER = re.compile(r"(?:^|[;\n])\s*(?:equation|solution|paper)\b\s*:?(?P<paper>.*)$", re.I | re.S)
UNKNOWN_UNIVERSE = "?"


def read_entry(entry: wire.DeskEntry) -> wire.DeskQuestion:
    """Read a question and write it out anew, each section in the notation.

    What cannot be understood raises ``CaseError`` or ``NotationError``.
    """
    question, line = entry.question, entry.line.strip()
    if line.startswith("{"):
        return read_entry(wire.DeskEntry(question=from_case(line)))
    keys = question_keys(msgspec.structs.replace(question, papers=[]))
    sets = asked_game(keys) is ON_SETS
    if line:
        paper = PAPER.search(line)
        mat = parse_mat(line[: paper.start()] if paper else line, sets=sets)
        papers = [paper["paper"].strip()] if paper else question.papers
    else:
        texts = {name: getattr(question, name) for name in SECTIONS if getattr(question, name)}
        mat = mat_from_json({"universe": UNKNOWN_UNIVERSE, **texts} if sets else texts)
        papers = question.papers
    sections = {**dict.fromkeys(SECTIONS, ""), **mat_to_json(mat)}
    if sections["universe"] == UNKNOWN_UNIVERSE:
        sections["universe"] = ""
    written = msgspec.structs.replace(question, **sections, papers=papers)
    check_names(written, sets=sets)
    return written


def check_names(question: wire.DeskQuestion, *, sets: bool) -> None:
    """Raise ``CaseError`` for a division, a variation or a challenge that nobody knows."""
    setting = question_keys(
        msgspec.structs.replace(question, **dict.fromkeys(SECTIONS, ""), papers=[])
    )
    read_solve_question({**setting, **({"universe": UNKNOWN_UNIVERSE} if sets else {})})


def from_case(line: str) -> wire.DeskQuestion:
    """The question of a conformance case, as the desk itself writes them into a file."""
    case = parse_object(line)
    fields = Fields(case)
    for key in ("rules", "division"):
        if key not in case:
            raise CaseError("missing-key", key=key)
    several = isinstance(case.get("solution"), list)
    papers = [
        text
        for key in PAPERS
        if key in case
        for text in (fields.texts(key) if several else (fields.text(key),))
    ]
    profile = [fields.text("ruling")] if "ruling" in case else []
    answers = case.get("rulings", {})
    if not isinstance(answers, dict):
        raise CaseError("wrong-type-rulings", got=json_type(answers))
    return wire.DeskQuestion(
        edition=fields.text("rules"),
        division=fields.text("division"),
        variations=list(fields.texts("variations")) if "variations" in case else [],
        challenge=fields.text("challenge", ""),
        papers=papers,
        rulings=[*profile, *(f"{name}={answer}" for name, answer in answers.items())],
        **{name: fields.text(name, "") for name in SECTIONS},
    )
