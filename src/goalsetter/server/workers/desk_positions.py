"""Positions of a match as questions of the desk: after every move, or at a table now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from goalsetter.errors import RecordError
from goalsetter.notation import mat_to_json
from goalsetter.play import (
    JUDGE,
    Paper,
    Phase,
    Record,
    State,
    chosen,
    mat_of,
    presented_after,
    read_record,
    steps_of,
    view,
)
from goalsetter.rules import PROFILES
from goalsetter.server import wire
from goalsetter.server.view import division_title
from goalsetter.table import Table, record_of
from goalsetter.telling import deed_words, record_sentence
from goalsetter.words import render, say, speaking

BARE = (Phase.START, Phase.ROLL)
"""Phases with no cubes yet: there is nothing to ask about."""


def positions_in(text: str, language: str) -> wire.DeskPositions | wire.Fault:
    """Every position of a record that differs from the one before, or why it cannot be read."""
    with speaking(language):
        try:
            record = read_record(text)
        except RecordError as error:
            return wire.Fault(code=error.code, sentence=render(record_sentence(error)))
        return wire.DeskPositions(title=title_of(record), positions=list(played(record)))


def played(record: Record) -> Iterator[wire.DeskPosition]:
    """The positions of a match, with the move that led to each."""
    before = None
    for deed, step in zip(record.log, steps_of(record), strict=True):
        state = step.state
        seen = (state.shake.number, mat_of(state.shake), chosen(state.shake), state.shake.papers)
        if step.refusal is None and seen != before and state.shake.phase not in BARE:
            move = render(deed_words(record, deed))
            yield position(record, state, state.shake.papers, move)
        before = seen


def position_now(table: Table, language: str) -> wire.DeskPositions:
    """The position at a table that is played at, with no paper that the judge may not read."""
    with speaking(language):
        record, state = record_of(table), table.state
        # A paper lies face down until all are handed in: the view of his seat decides.
        papers = view(state, JUDGE).papers
        now = position(record, state, papers, say("desk-position-now"))
        return wire.DeskPositions(title=title_of(record), positions=[now])


def position(record: Record, state: State, papers: Iterable[Paper], move: str) -> wire.DeskPosition:
    """A position as a question: its mat, what is in force, and after what papers are written."""
    shake, terms = state.shake, state.terms
    written = list(papers)
    challenged = shake.challenge is not None or bool(written)
    return wire.DeskPosition(
        shake=shake.number,
        move=move,
        question=msgspec.structs.replace(
            wire.DeskQuestion(
                edition=terms.edition,
                division=terms.division.value,
                variations=[str(variation) for variation in (*(terms.fixed or ()), *chosen(shake))],
                challenge=presented_after(shake).value if challenged else "",
                rulings=[
                    *(name for name in (terms.profile,) if name != PROFILES[0]),
                    *(f"{name}={answer}" for name, answer in terms.rulings),
                ],
            ),
            **mat_to_json(mat_of(shake)),
        ),
        papers=[
            wire.DeskPaper(
                writer=record.name(paper.writer) or paper.writer, texts=list(paper.texts)
            )
            for paper in written
        ],
    )


def title_of(record: Record) -> str:
    """The book and the division of a match."""
    return f"{record.terms.book.title}, {division_title(record.terms.division)}"
