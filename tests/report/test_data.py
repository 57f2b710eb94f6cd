"""Report data: plain values under stable keys."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from goalsetter.coach import Analysis, AnalysisCode, AnalysisFinding, PositionStanding
from goalsetter.notation import parse_mat
from goalsetter.play import Seat
from goalsetter.report import report_data
from goalsetter.report.data import report_data as made
from goalsetter.report.readable import readable
from goalsetter.report.tones import TONES
from goalsetter.solver import Answer, Certificate, Impossible, Reason, Solvable, Unknown
from goalsetter.telling import comment
from goalsetter.words import render, speaking
from tests.analysed import GUARDED, KITCHEN, analysed, with_every_finding
from tests.source_tree import ROOT


def test_the_keys_are_those_of_the_reference() -> None:
    """The data is as documented, at every level."""
    data = report_data(analysed(KITCHEN))
    reference = (ROOT / "docs/reference/report-data.md").read_text("utf-8")
    levels = (
        data,
        data["match"],
        data["shakes"][0],
        data["actions"][0],
        next(each for each in data["actions"] if each["standing"])["standing"],
        next(each for each in data["actions"] if each["comments"])["comments"][0],
        data["decisions"][0],
        data["players"][0],
    )
    missing = [key for level in levels for key in level if f"`{key}`" not in reference]
    assert missing == []


def test_the_data_is_plain() -> None:
    """JSON holds all of it, and nothing is lost on the way."""
    data = made(analysed(GUARDED))
    assert json.loads(json.dumps(data)) == data


def test_every_action_is_told_with_its_mat() -> None:
    """The mat is in the notation and reads back."""
    analysis = analysed(KITCHEN)
    actions = report_data(analysis)["actions"]
    assert [each["number"] for each in actions] == list(range(1, len(analysis.record.log) + 1))
    assert parse_mat(actions[-1]["mat"]).goal is not None


def test_the_lot_for_the_first_goal_comes_before_the_first_shake() -> None:
    """The last roll for it too."""
    actions = report_data(analysed(KITCHEN))["actions"]
    rolls = [each["shake"] for each in actions if " for first" in each["text"]]
    assert len(rolls) >= 2
    assert set(rolls) == {0}


def test_a_standing_says_how_far_a_solution_is() -> None:
    """One cube away is the zone Now, with the Solution; each has its sentence."""
    stood = [e["standing"] for e in report_data(analysed(KITCHEN))["actions"] if e["standing"]]
    near = [each for each in stood if each["zone"] == "now"]
    assert near
    assert all(each["now"] == "yes" and each["witness"] for each in near)
    assert all(readable(each["witness"][0]) in each["words"] for each in near)


def test_every_finding_has_its_sentence_and_clause() -> None:
    """None is left out, and each is a mistake, well done, or neither."""
    analysis = with_every_finding(analysed(KITCHEN))
    told = report_data(analysis)["actions"][-1]["comments"]
    assert [each["code"] for each in told] == [code.value for code in AnalysisCode] == list(TONES)
    for shown, found in zip(told, analysis.findings, strict=True):
        assert shown["words"] == render(comment(analysis.record, found))
        assert shown["clause"] == found.clause


def found(code: AnalysisCode, **more: Any) -> AnalysisFinding:
    """A finding about A in the first shake."""
    return AnalysisFinding(code=code, number=1, shake=1, seats=(Seat("A"),), clause="", **more)


def test_papers_are_quoted_without_letters_for_colours() -> None:
    """As they are shown elsewhere."""
    told = (("writer", "B"), ("paper", "r2b+k3 = g5"))
    assert "2+3 = 5" in render(
        comment(analysed(KITCHEN).record, found(AnalysisCode.WELL_CHECKED, details=told))
    )


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ((), "Undecided: too hard"),
        ((("asked", "safe-move"),), "had a safe move instead"),
        ((("asked", "forceout"),), "Undecided whether it was a forceout"),
    ],
)
def test_what_is_undecided_is_told(asked: tuple[tuple[str, str], ...], says: str) -> None:
    """By what the question was."""
    assert says in render(
        comment(analysed(KITCHEN).record, found(AnalysisCode.UNDECIDED, details=asked))
    )


def test_equations_in_a_comment_are_shown_as_people_write_them() -> None:
    """A paper and a Solution of the solver alike, whatever colours they were typed with."""
    told = (("writer", "B"), ("paper", "r5xb5+2 = g33"), ("fault", "unequal"))
    witness = {"witness": ("5x6+3 = g3r3",)}
    analysis = analysed(KITCHEN)
    both = (
        found(AnalysisCode.WRONG_ACCEPTED, details=told),
        found(AnalysisCode.MISSED_NOW, claim="now", **witness),
    )
    actions = report_data(replace(analysis, findings=both))["actions"]
    words = [each["words"] for each in actions[0]["comments"]]
    assert "5×5+2 = 33" in words[0]
    assert "5×6+3 = 33" in words[1]


OLDER = "tests/coach/golden/older-flub.record"


def habit(path: str, code: str) -> set[str]:
    """In which words something is counted, of whichever player."""
    players = report_data(analysed(path))["players"]
    return {h["words"] for each in players for h in each["habits"] if h["code"] == code}


def test_what_is_counted_is_told_in_the_words_of_the_book() -> None:
    """2011-12 ET17 knows no Now but flubs; the codes are the same in every book."""
    assert habit("tests/coach/golden/missed-now.record", "missed-now") == {"missed Nows"}
    assert habit(OLDER, "missed-now") == {"A-Flubs and CA-Flubs not challenged"}
    assert habit(OLDER, "allowed-now") == {"moves that were A-Flubs"}
    assert habit(OLDER, "right-challenge") == {"right challenges"}
    with speaking("es"):
        assert habit(OLDER, "missed-now") == {"A-Flubs y CA-Flubs sin retar"}


def test_accuracy_is_exact() -> None:
    """The share of points kept is a fraction, and the points stand beside it."""
    analysis = analysed(KITCHEN)
    for each in report_data(analysis)["players"]:
        share = analysis.accuracy(Seat(each["seat"]))
        assert (each["accuracy"] is None) == (share is None)
        if share is not None:
            assert Fraction(each["accuracy"]) == share == Fraction(each["kept"], each["best"])


def test_the_words_are_in_the_language_spoken() -> None:
    """Codes and numbers are the same, sentences are not."""
    english = report_data(analysed(KITCHEN))
    with speaking("es"):
        spanish = report_data(analysed(KITCHEN))
    assert spanish["language"] == "es"
    assert spanish["decisions"] == english["decisions"]
    assert spanish["actions"][-1]["words"] != english["actions"][-1]["words"]


def standing(
    now: Answer | None, possible: Answer, needs: int | None = None, *, least: bool = False
) -> Analysis:
    """The match with one position that stood so."""
    analysis = analysed(KITCHEN)
    told = PositionStanding(
        number=3,
        shake=1,
        mover=Seat("A"),
        now=now,
        possible=possible,
        needs=needs,
        least=least,
    )
    return replace(analysis, standings=(told,))


WITNESS = Solvable(witness=("3x4 = 12",))
NONE = Impossible(proof=Certificate(name="no-digit"))
UNKNOWN = Unknown(reason=Reason.BUDGET)


@pytest.mark.parametrize(
    ("now", "possible", "needs", "zone", "words"),
    [
        (WITNESS, WITNESS, 1, "now", "One cube more is enough: 3×4 = 12."),
        (
            NONE,
            WITNESS,
            3,
            "possible",
            "A Solution can be built with 3 cubes more, perhaps with fewer: 3×4 = 12.",
        ),
        (
            NONE,
            WITNESS,
            2,
            "possible",
            "A Solution takes 2 cubes more, and none takes fewer: 3×4 = 12.",
        ),
        (
            None,
            WITNESS,
            2,
            "possible",
            "A Solution can be built with 2 cubes more, perhaps with fewer: 3×4 = 12.",
        ),
        (None, WITNESS, 1, "possible", "A Solution can be built with one cube more: 3×4 = 12."),
        (None, WITNESS, None, "possible", "A Solution can be built: 3×4 = 12."),
        (NONE, NONE, None, "impossible", "No Solution can be built. There is no digit to use."),
        (NONE, UNKNOWN, None, "undecided", "Whether a Solution can be built is undecided."),
    ],
)
def test_every_zone_has_its_words(
    now: Answer | None, possible: Answer, needs: int | None, zone: str, words: str
) -> None:
    """One cube away, further away, impossible, or nobody knows."""
    least = "none takes fewer" in words
    told = report_data(standing(now, possible, needs, least=least))["actions"][2]["standing"]
    assert (told["zone"], told["words"], told["least"]) == (zone, words, least)


def test_what_is_possible_may_be_undecided_for_now() -> None:
    """Then both are said."""
    told = report_data(standing(UNKNOWN, WITNESS, 2))["actions"][2]["standing"]
    assert (told["zone"], told["now"], told["possible"]) == ("undecided", "undecided", "yes")
    assert told["words"].endswith("Whether one cube more is enough is undecided.")
