"""Records whose findings were worked out by hand; each file says how."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from goalsetter.coach import Analysis, analyse, annotated, findings_in
from goalsetter.play import Seat, action_text, in_force, mat_of, read_record, write_record
from goalsetter.report import annotated_record
from goalsetter.rules import ChallengeKind
from goalsetter.telling import comment, deed_words
from goalsetter.words import LANGUAGES, render, speaking
from tests.judging import judge_paper

GOLDEN = Path(__file__).parent / "golden"

FOUND: dict[str, list[tuple[int, str, str]]] = {
    "missed-now": [(1, "missed-now", "A"), (4, "right-challenge", "B")],
    "true-impossible": [(2, "made-impossible", "A"), (4, "right-challenge", "B")],
    "false-impossible": [(4, "false-challenge", "B"), (4, "wrong-side", "C")],
    "false-now": [(4, "false-challenge", "B"), (6, "well-checked", "A")],
    "wrong-side": [
        (2, "allowed-now", "A"),
        (4, "right-challenge", "B"),
        (4, "wrong-side", "C"),
    ],
    "ambiguity-accepted": [
        (3, "right-challenge", "B"),
        (4, "wrong-paper", "B"),
        (5, "ambiguous-accepted", "A"),
    ],
    "wrong-paper-accepted": [
        (3, "right-challenge", "B"),
        (4, "wrong-paper", "B"),
        (5, "wrong-accepted", "A"),
    ],
    "older-flub": [
        (2, "allowed-now", "A"),
        (2, "missed-now", "BC"),
        (5, "right-challenge", "C"),
        (5, "wrong-side", "A"),
    ],
    "forceout": [
        (2, "forced", "A"),
        (3, "right-forceout", "B"),
        (5, "wrong-paper", "B"),
        (7, "well-checked", "A"),
    ],
    "no-goal-accepted": [
        (2, "false-no-goal", "A"),
        (3, "no-goal-accepted", "B"),
        (4, "no-goal-accepted", "C"),
    ],
    "forceout-accepted": [
        (2, "allowed-now", "A"),
        (3, "false-forceout", "B"),
        (3, "forceout-accepted", "AC"),
        (6, "no-paper", "C"),
    ],
    "bonus-was-safe": [(1, "missed-forceout", "A"), (4, "right-challenge", "B")],
    "wrong-avoid": [
        (2, "allowed-now", "A"),
        (4, "right-challenge", "B"),
        (4, "right-side", "C"),
        (6, "wrong-avoid", "B"),
        (7, "wrong-avoid", "C"),
        (9, "wrong-accepted", "AC"),
        (11, "wrong-accepted", "AB"),
    ],
    "goal-not-told": [
        (2, "false-no-goal", "A"),
        (4, "right-challenge", "B"),
        (5, "goal-not-told", "B"),
    ],
    "sets": [
        (2, "allowed-now", "A"),
        (2, "missed-now", "BC"),
        (5, "right-challenge", "C"),
        (5, "right-side", "A"),
    ],
}
"""By record: the action, what is found there, and of whom."""

KEPT: dict[str, dict[str, tuple[int, int]]] = {
    "missed-now": {"A": (2, 6), "B": (12, 12)},
    "true-impossible": {"A": (2, 6), "B": (6, 6)},
    "false-impossible": {"A": (12, 12), "B": (2, 6), "C": (2, 6)},
    "false-now": {"A": (12, 12), "B": (2, 6)},
    "wrong-side": {"A": (2, 6), "B": (12, 12), "C": (2, 4)},
    "ambiguity-accepted": {"A": (2, 6), "B": (12, 12)},
    "wrong-paper-accepted": {"A": (2, 6), "B": (12, 12)},
    "older-flub": {"A": (12, 18), "B": (6, 10), "C": (30, 30)},
    "forceout": {"A": (26, 26), "B": (14, 16)},
    "no-goal-accepted": {"A": (0, 6), "B": (0, 6), "C": (0, 6)},
    "forceout-accepted": {"A": (24, 28), "B": (16, 18), "C": (12, 18)},
    "bonus-was-safe": {"A": (6, 8), "B": (20, 20)},
    "wrong-avoid": {"A": (6, 10), "B": (20, 20), "C": (16, 16)},
    "goal-not-told": {"A": (2, 6), "B": (6, 6)},
    "sets": {"A": (12, 14), "B": (2, 6), "C": (18, 18)},
}
"""By record and player: points kept, and points that were to be had (X-A, X-B; ET19, ET21)."""


def analysed(name: str) -> Analysis:
    """The analysis of a record of the set."""
    return analyse(read_record((GOLDEN / f"{name}.record").read_text("utf-8"), strict=True))


def test_the_set_is_whole() -> None:
    """Every record has its findings and its points, and every row its record."""
    names = {path.stem for path in GOLDEN.glob("*.record")}
    assert names == FOUND.keys() == KEPT.keys()
    assert len(names) >= 10


@pytest.mark.parametrize("name", FOUND)
def test_what_is_found(name: str) -> None:
    """Just what was worked out by hand, and nothing else."""
    found = [(f.number, f.code.value, "".join(f.seats)) for f in analysed(name).findings]
    assert found == FOUND[name]


@pytest.mark.parametrize("name", KEPT)
def test_points_kept(name: str) -> None:
    """The share of points, to the point."""
    analysis = analysed(name)
    for seat, (kept, best) in KEPT[name].items():
        decided = analysis.of(Seat(seat))
        assert (sum(d.brought for d in decided), sum(d.best for d in decided)) == (kept, best)
        assert analysis.accuracy(Seat(seat)) == Fraction(kept, best)


@pytest.mark.parametrize("name", FOUND)
def test_the_first_flub_is_told_with_what_was_safe(name: str) -> None:
    """One at most in these shakes of one flub, and with a move that would have been safe."""
    flubs = [f for f in analysed(name).findings if f.first]
    wanted = [f for f in FOUND[name] if f[1] in ("allowed-now", "made-impossible")]
    assert [f.number for f in flubs] == [number for number, _, _ in wanted]
    assert all(f.better is not None for f in flubs)


AVOIDED: dict[str, tuple[str, str]] = {
    "bonus-was-safe": ("plays bonus 6 to forbidden", "moves 2 to forbidden"),
    "older-flub": ("", "moves 9 to forbidden"),
    "wrong-avoid": ("", "moves 9 to forbidden"),
}
"""By record with a right A- or CA-Flub challenge: what the Mover could have done instead."""


@pytest.mark.parametrize("name", AVOIDED)
def test_a_right_flub_challenge_has_its_avoid_move(name: str) -> None:
    """2011-12 ET17: with the bonus move (ET11), where nothing else would have avoided it."""
    analysis = analysed(name)
    (found,) = [f for f in analysis.findings if f.code == "right-challenge"]
    told = [action_text(each) if each else "" for each in (found.bonus, found.better)]
    assert tuple(told) == AVOIDED[name]
    sentence = render(comment(analysis.record, found))
    assert ("bonus move was: " in sentence) == bool(found.bonus)
    assert render(deed_words(analysis.record, found.better)) in sentence if found.better else False


@pytest.mark.parametrize("name", FOUND)
def test_every_missed_chance_has_a_witness_that_the_judge_accepts(name: str) -> None:
    """VI-A-2: a Solution with at most one cube of the Resources."""
    analysis = analysed(name)
    for found in analysis.findings:
        if found.code in ("missed-now", "allowed-now"):
            state = analysis.steps[found.number - 1].state
            mat, rules = mat_of(state.shake), in_force(state)
            assert judge_paper(found.witness, mat, rules, ChallengeKind.NOW).correct


@pytest.mark.parametrize("name", FOUND)
def test_findings_are_written_into_the_record_and_read_back(name: str) -> None:
    """With witness, proof and better move; and once more is the same."""
    analysis = analysed(name)
    record = read_record(write_record(annotated(analysis)), strict=True)
    assert findings_in(record) == analysis.findings
    told = read_record(write_record(annotated_record(analysis)), strict=True)
    assert findings_in(told) == analysis.findings
    again = annotated_record(analyse(told))
    assert write_record(again) == write_record(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FOUND)
def test_comments(name: str, language: str) -> None:
    """Every finding has its sentence, without gaps."""
    analysis = analysed(name)
    with speaking(language):
        for found in analysis.findings:
            told = render(comment(analysis.record, found))
            assert told
            assert "{" not in told
            assert "()" not in told
            assert "  " not in told
