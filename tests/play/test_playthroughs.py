"""Golden playthroughs: hand-checked matches that every edition, division and variation has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from goalsetter.play import (
    Record,
    State,
    action,
    apply,
    chosen,
    new_match,
    read_record,
    write_record,
)
from goalsetter.rules import GAMES, AnyEdition, Division
from tests.playthroughs.regenerate import playthroughs

FILES = playthroughs()
PLACES = [
    (edition, division)
    for game in GAMES
    for edition in game.editions
    for division, _ in edition.divisions
]
CLAUSE = re.compile(r"\b(?:[IVX]+-[A-D]|[IVX]+\b|E[T]\d|ST\d|judges [A-G]\d)")
"""A citation of a clause."""


@cache
def record_of(path: Path) -> Record:
    """The record, read strictly: every line that follows from the actions must hold."""
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_replays_as_it_was_checked(path: Path) -> None:
    """Scores, penalties and verdicts come out as they stand there, and the text is canonical."""
    assert write_record(record_of(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_says_by_which_clause_it_was_checked(path: Path) -> None:
    """Beside every score stands a remark with the clause that it rests on."""
    record = record_of(path)
    for number, after in enumerate(states(record), start=1):
        if after.scored:
            told = " ".join(record.remarks_on(number))
            assert CLAUSE.search(told), f"action {number}: {record.log[number - 1]!r}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_says_what_each_player_scores(path: Path) -> None:
    """The remark beside a score names every player and every number of points."""
    record = record_of(path)
    for number, after in enumerate(states(record), start=1):
        if not after.scored or after.state.shake.void:
            continue
        told = " ".join(record.remarks_on(number))
        for seat, points in after.state.shake.scores:
            assert record.name(seat) in told, f"action {number}: {record.name(seat)}"
            assert re.search(rf"\b{points}\b", told), f"action {number}: {points}"


class _Moment:
    """A state after an action, and whether a shake was scored by it."""

    def __init__(self, state: State, scored: bool) -> None:
        self.state = state
        self.scored = scored


def states(record: Record) -> list[_Moment]:
    """The state after every action."""
    state, found = new_match(record.terms), []
    for done in record.log:
        after = apply(state, done).state
        found.append(_Moment(after, len(after.played) > len(state.played)))
        state = after
    return found


def covering(edition: AnyEdition, division: Division) -> list[Record]:
    """The playthroughs of a division of an edition."""
    records = map(record_of, FILES)
    return [r for r in records if (r.terms.edition, r.terms.division) == (edition.name, division)]


@pytest.mark.parametrize(
    ("edition", "division"), PLACES, ids=lambda each: getattr(each, "name", str(each))
)
def test_every_division_of_every_edition_has_one(edition: AnyEdition, division: Division) -> None:
    """With at least two shakes scored and a challenge worked out."""
    records = covering(edition, division)
    assert records, f"no playthrough of {edition.name}, {division.value}"
    played = [moment.state for record in records for moment in states(record) if moment.scored]
    assert len(played) >= 2
    assert any(state.shake.challenge is not None for state in played)


@pytest.mark.parametrize("edition", [e for g in GAMES for e in g.editions], ids=lambda e: e.name)
def test_every_variation_has_one(edition: AnyEdition) -> None:
    """Each variation that a division offers is chosen and in force in a playthrough of it."""
    for division, rules in edition.divisions:
        in_force = {
            each.name
            for record in covering(edition, division)
            for moment in states(record)
            if moment.scored
            for each in chosen(moment.state.shake)
        }
        offered = {edition.catalogue.named(offer.name).name for offer in rules.offers}
        assert offered <= in_force, f"{division.value}: {sorted(offered - in_force)}"


def test_playthroughs_meet_what_happens_at_tables() -> None:
    """All together they have every kind of action but those that only software meets."""
    met = {type(done) for path in FILES for done in record_of(path).log}
    rare = {action.Concede, action.IndicateEquation}
    everything = {
        each
        for each in vars(action).values()
        if isinstance(each, type) and issubclass(each, action.Action) and each.do
    }
    assert sorted(kind.do for kind in everything - met - rare) == []
