"""Help with a draft: a page is told as much as its table gives, and no more."""

from __future__ import annotations

import pytest

from goalsetter.play import Terms
from goalsetter.rules import Division
from goalsetter.server import wire
from goalsetter.server.view import form, form_at_once
from goalsetter.table import PaperHelp, Player, Seating, Table, restored
from tests.web.catalogue import at_set_writing, at_writing
from tests.web.positions import EQUATIONS, NAMES, ON_SETS, A


def helping(help: PaperHelp, game: str = "equations") -> Table:
    """A table at which Ada writes, with so much help."""
    edition, given = (
        (EQUATIONS, at_writing()) if game == "equations" else (ON_SETS, at_set_writing())
    )
    terms = Terms(edition=edition, division=Division.MIDDLE, players=3)
    people = tuple(Player(name=name) for name in NAMES)
    seating = Seating(terms=terms, players=people, paper_help=help)
    return restored(seating, (given,), 0)


def look(help: PaperHelp, typed: str, game: str = "equations") -> wire.Form:
    """Have a draft looked at closely."""
    return form(wire.Draft(id=7, texts=[typed]), helping(help, game), A)


@pytest.mark.parametrize("typed", ["3+ = 7", "3x4 = 1", "B ∪ R"])
@pytest.mark.parametrize("game", ["equations", "on-sets"])
def test_a_table_without_help_tells_nothing(game: str, typed: str) -> None:
    """Neither at once nor closely, for any draft."""
    nothing = wire.Form(id=7, troubles=[], used=[], left_required=[])
    assert look(PaperHelp.NOTHING, typed, game) == nothing
    draft = wire.Draft(id=7, texts=[typed])
    assert form_at_once(draft, helping(PaperHelp.NOTHING, game), A) is None


def test_the_form_tells_no_value() -> None:
    """Brackets are offered for every way, and none is said to be right."""
    told = look(PaperHelp.FORM, "3x5-3")
    assert [way.paper for way in told.ways] == ["3x(5-3)", "(3x5)-3"]
    assert {(way.value, way.fits) for way in told.ways} == {("", None)}
    assert look(PaperHelp.FORM, "3x(5-3)").ways == []


def test_everything_tells_what_a_paper_makes() -> None:
    """With and without the Goal behind it, and each fault that the judge would find."""
    ways = look(PaperHelp.EVERYTHING, "3x5-3").ways
    assert {(way.paper, way.value) for way in ways} == {("(3x5)-3", "12"), ("3x(5-3)", "6")}
    (way,) = look(PaperHelp.EVERYTHING, "3x(5-3) = 6").ways
    assert (way.value, way.fits) == ("6", True)
    faults = {trouble.code for trouble in look(PaperHelp.EVERYTHING, "2+3 = 6").troubles}
    assert "unequal" in faults
    assert "unequal" not in {each.code for each in look(PaperHelp.FORM, "2+3 = 6").troubles}


def test_what_cannot_be_read_has_no_ways() -> None:
    """While somebody is typing."""
    for typed in ("", "3+", "(3x", "§"):
        assert look(PaperHelp.EVERYTHING, typed).ways == []
