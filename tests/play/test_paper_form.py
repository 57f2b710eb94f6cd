"""The form of a paper before it is handed in: found look by look, and never whether it is right."""

from __future__ import annotations

import pytest

from goalsetter.coach import COURSES, opened
from goalsetter.errors import NotationError
from goalsetter.judge import Finding
from goalsetter.play import Paper, Seat, find_form_faults

COURSE = COURSES["equations"]
STATE = opened(COURSE, COURSE.lessons[-1])


def paper(*texts: str, goal: str = "") -> Paper:
    """A paper with these texts."""
    return Paper(writer=Seat("A"), texts=texts, goal=goal)


@pytest.mark.parametrize(("text", "kind"), [("h = 3", NotationError), ("3+ = 7", Finding)])
def test_the_signs_alone_tell(text: str, kind: type) -> None:
    """An unreadable paper has its error, a paper that forms no expression its finding."""
    (fault,) = find_form_faults(STATE, paper(text), closely=False)
    assert isinstance(fault.wrong, kind)
    assert fault.text == 0


def test_an_unreadable_text_hides_the_rest() -> None:
    """Each look has a meaning only where the one before it found nothing."""
    faults = find_form_faults(STATE, paper("3+ = 7", "h = 3", goal="h"))
    assert [fault.text for fault in faults] == [1, 2]
    assert all(isinstance(fault.wrong, NotationError) for fault in faults)


def test_a_close_look_counts_the_cubes_and_judges_no_value() -> None:
    """Cubes that are not there are told, a wrong value is not."""
    far = find_form_faults(STATE, paper("9999 = 1"))
    assert not find_form_faults(STATE, paper("9+9 = 1"), closely=False)
    assert all(isinstance(fault.wrong, Finding) for fault in far)
    codes = {fault.wrong.code.value for fault in far if isinstance(fault.wrong, Finding)}
    assert codes == {"cube-not-available"}
