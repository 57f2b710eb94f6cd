"""Every act of the books is at most two taps away where it makes sense, and absent elsewhere."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import expect

from goalsetter.play.rulebook import RULES
from goalsetter.rules import ACTS
from goalsetter.table.gate import OF_THE_HOUSE
from tests.source_tree import ROOT
from tests.web.conftest import House
from tests.web.people import Person
from tests.web.reach import ELSEWHERE, EVER, GUARDED, MORE, OWN_WORDS, VISITS, Visit

MOST_TAPS = 2
ALONE = {
    "select_variation": "play-variation",
    "no_goal": "no-goal",
    "agree_no_goal": "agree-no-goal",
    "forceout": "forceout",
    "take_side": "side-challenger",
    "pick_up_block": "block",
    "present": "present",
    "do_not_present": "present-nothing",
    "accept": "accept-A",
    "reject": "reject-A",
    "prove_ambiguity": "regroup-A",
    "ask_judge": "ask-value-A",
    "move_two": "two",
    "say_bonus": "say-bonus",
    "say_variation": "do-say-variation",
    "confirm_goal_finished": "do-confirm-goal-finished",
    "charge_illegal_procedure": "charge",
    "change_equation": "do-change-equation",
    "indicate_equation": "do-indicate-equation",
    "point_out_error": "do-point-out-error",
    "say": "do-say",
    "leave_table": "do-leave-table",
    "ready": "ready",
}
"""Acts whose control stands for nothing else."""


def tap(person: Person, what: str) -> None:
    """Tap a control, open a menu, or take a cube up."""
    symbol, at, section = what.partition("@")
    if at:
        person.cube(symbol, section).first.click()
    elif what in (MORE, "behavior"):
        person.one(what).locator("summary").first.click()
    else:
        person.one(what).first.click()


def key(visit: Visit) -> tuple[str, str]:
    """The table and the seat of a visit: one page serves all visits there."""
    return visit.position, visit.seat


SEATS = [(at, list(visits)) for at, visits in groupby(sorted(VISITS, key=key), key=key)]


def test_every_act_is_walked_to() -> None:
    """Here, or by the test that is named; the table's own acts need no control."""
    walked = {act for visit in VISITS for act in visit.controls}
    house = {str(kind.do) for kind in RULES if kind in OF_THE_HOUSE}
    assert {act.do for act in ACTS} - house == walked | ELSEWHERE.keys() | OWN_WORDS
    for test, control in ELSEWHERE.values():
        assert f'"{control}' in (ROOT / "tests" / "web" / f"{test}.py").read_text("utf-8"), control
    assert max(len(visit.taps) for visit in VISITS) <= MOST_TAPS


@pytest.mark.parametrize(("at", "visits"), SEATS, ids=[" ".join(at) for at, _ in SEATS])
def test_an_act_is_at_most_two_taps_away(
    house: House, at: tuple[str, str], visits: list[Visit]
) -> None:
    """On a phone, under a name that a player who knows the book looks for."""
    position, seat = at
    person = house.sits(position, {"J": "judge"}.get(seat, seat), phone=True)
    for number, visit in enumerate(visits):
        if number > 0:
            person.page.reload()
            person.has_come()
        for what in (*visit.before, *visit.taps):
            tap(person, what)
        for act, control in visit.controls.items():
            expect(person.one(control).first, act).to_be_visible()
            if visit.name:
                expect(person.one(control).first).to_have_text(re.compile(visit.name))


@pytest.mark.parametrize(("at", "sensible"), GUARDED.items(), ids=[" ".join(at) for at in GUARDED])
def test_an_act_that_makes_no_sense_is_absent(
    house: House, at: tuple[str, str], sensible: set[str]
) -> None:
    """Neither on the mat nor in the menu, which is open."""
    position, seat = at
    person = house.sits(position, seat, phone=True)
    tap(person, MORE)
    expect(person.one("do-say")).to_be_visible()
    shown = {act for act, control in ALONE.items() if person.one(control).count() > 0}
    assert shown == sensible | EVER
