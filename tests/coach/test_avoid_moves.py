"""The analysis of avoid moves: whether they would have avoided the flub (ET17, ET22)."""

from __future__ import annotations

import pytest

from goalsetter.coach import AnalysisFinding, analyse
from goalsetter.play import read_record
from goalsetter.telling import comment
from goalsetter.words import LANGUAGES, render, speaking

HEAD = """Goalsetter record 1
Edition: mlag-equations-2011-12
Division: middle
Mode: open
Players: 2

0:00 A given
 .. phase: move
 .. goal-setter: B
 .. turn: A
 .. last-mover: B
 .. goal: 5
 .. required: 7
 .. resources: {resources}
0:20 A moves 2 to permitted
"""
"""7-2 is one cube away after Ada's move; to forbid a 9 would have been safe."""
A_FLUB = """0:30 B lifts block
0:32 B challenges a_flub
1:00 B presents "7-2 = 5" avoiding "{avoid}"
1:10 A accepts B
"""


def said_of(text: str) -> list[AnalysisFinding]:
    """Return the remarks on avoid moves."""
    record = read_record(text, strict=True)
    found = [each for each in analyse(record).findings if each.code.value.endswith("avoid")]
    for language in LANGUAGES:
        with speaking(language):
            assert all("{" not in render(comment(record, each)) for each in found)
    return found


@pytest.mark.parametrize(
    ("avoid", "code", "claim"),
    [
        ("9 -> F", None, ""),
        ("- -> P", "wrong-avoid", "now"),
        ("F -", "wrong-avoid", "impossible"),
        ("6 -> F", "wrong-avoid", "illegal"),
        ("Bonus 9 -> F, then 9 -> F", None, ""),
        ("anything else", "unread-avoid", ""),
    ],
)
def test_an_avoid_move_is_tried(avoid: str, code: str | None, claim: str) -> None:
    """ET17: it leaves a Solution, and none that is one cube away."""
    found = said_of(HEAD.format(resources="2 - 9 9 8") + A_FLUB.format(avoid=avoid))
    assert [(each.code.value, each.claim) for each in found] == ([(code, claim)] if code else [])
    assert all(each.better is not None for each in found if each.code == "wrong-avoid")


def test_who_names_an_avoid_move_that_avoids_nothing_has_proved_nothing() -> None:
    """ET17: the burden of proof is not sustained; accepted all the same, it brings all."""
    text = HEAD.format(resources="2 - 9 9 8") + A_FLUB.format(avoid="- -> P")
    (paper,) = [d for d in analyse(read_record(text)).decisions if d.kind == "paper"]
    assert (paper.right, paper.code, paper.lost) == (False, "wrong-avoid", 0)


def test_of_an_earlier_flub_the_move_of_then_is_tried() -> None:
    """ET22: instead of the original flub; "9 -> F" after it would have changed nothing."""
    later = """0:30 B moves 8 to forbidden
0:40 A calls forceout
0:50 B lifts block
0:52 B challenges forceout_a
1:10 B presents "7-2 = 5" avoiding "{avoid}"
1:20 A accepts B
"""
    head = HEAD.format(resources="2 - 9 9 8 6")
    assert not said_of(head + later.format(avoid="9 -> F"))
    assert [each.claim for each in said_of(head + later.format(avoid="- -> P"))] == ["now"]


def test_where_nothing_could_be_avoided_no_paper_is_missed() -> None:
    """ET17: without an avoid move there is nothing to prove, so the challenge alone is told."""
    text = HEAD.format(resources="2 -") + A_FLUB.format(avoid="- -> F")
    analysis = analyse(read_record(text, strict=True))
    assert "false-challenge" in [each.code for each in analysis.findings]
    assert not [d for d in analysis.decisions if d.kind == "paper"]
