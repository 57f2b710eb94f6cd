"""The evidence on Solutions judged again: what breaks one breaks it, what mends it mends it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from goalsetter.judge import Finding, FindingCode, Verdict, work_out
from goalsetter.questions import read_set_question
from goalsetter.rules import OnSetsRules, Question
from tests.cases_room.case_files import ON_SETS, Case, of_kind
from tests.judging import judge_solution

DEALT = "BRGY BRG BGY BR BY RG B G Y blank"


def ruling(question: Question[OnSetsRules], papers: tuple[str, ...]) -> Verdict:
    """The ruling on Solutions in the place of those in question."""
    return judge_solution(papers, question.mat, question.rules, question.challenge)


def ambiguous(cases: list[Case]) -> Iterator[tuple[Question[OnSetsRules], Verdict, Finding]]:
    """Every ambiguous Solution, with its verdict and the finding that proves it."""
    for case in cases:
        question = read_set_question(case)
        verdict = ruling(question, question.papers)
        for finding in verdict.findings:
            if finding.code is FindingCode.AMBIGUOUS and len(question.papers) == 1:
                yield question, verdict, finding


def loose_solutions() -> list[Case]:
    """Seeded Solutions without brackets, some with a Restriction, against every small Goal."""
    rng = random.Random(20171118)
    found: list[Case] = []
    for _ in range(120):
        name = _chain(rng)
        paper = f"{_chain(rng)} {rng.choice('=⊆')} {_chain(rng)} ; {name}"
        paper = rng.choice((name, paper))
        found.extend(_case(paper, goal, rng) for goal in ("1", "2", "3", "4", "5"))
    return found


def _chain(rng: random.Random) -> str:
    parts = [rng.choice("BRGY") + rng.choice(("", "", "'")) for _ in range(3)]
    signs = [rng.choice("∪∩-") for _ in range(2)]
    return f"{parts[0]} {signs[0]} {parts[1]} {signs[1]} {parts[2]}"


def _case(paper: str, goal: str, rng: random.Random) -> Case:
    return {
        "rules": "mlag-on-sets-2017-18",
        "division": "junior",
        "universe": DEALT,
        "goal": goal,
        "permitted": " ".join("BRGY" * 6 + "∪∩-'=⊆" * 3),
        "challenge": "last-cube",
        "solution": paper,
        "variations": rng.choice(([], ["no null restrictions"], ["required card B"])),
    }


def check(cases: list[Case]) -> int:
    """Judge every proof again; how many there were."""
    count = 0
    for question, verdict, finding in ambiguous(cases):
        counter, repair = finding.proof("counter"), finding.proof("repair")
        broken = ruling(question, (counter,))
        assert {FindingCode.WRONG_VALUE} <= broken.codes, (question.papers, counter)
        if repair:
            mended = ruling(question, (repair,))
            assert not mended.codes & {
                FindingCode.WRONG_VALUE,
                FindingCode.AMBIGUOUS,
                FindingCode.VARIATION,
            }
            assert mended.correct or len(verdict.findings) > 1, (question.papers, repair)
            assert bare(repair) == bare(counter) == bare(question.papers[0])
        count += 1
    return count


def bare(text: str) -> str:
    """The text without its brackets."""
    return "".join(each for each in text if each not in "()[]{} ")


def test_proofs_in_the_cases_hold() -> None:
    """For every ambiguous Solution of the case file."""
    assert check(of_kind("solution", ON_SETS)) >= 4


def test_proofs_of_loose_solutions_hold() -> None:
    """For seeded Solutions without brackets, in the Restrictions and in the Set-Name."""
    assert check(loose_solutions()) > 100


def test_a_solution_that_is_only_ambiguous_can_be_mended() -> None:
    """Where nothing else is wrong, brackets help, and the judge knows which."""
    for question, verdict, finding in ambiguous(loose_solutions()):
        alone = len(verdict.findings) == 1 and not question.rules.variations[3:]
        assert finding.proof("repair") or not alone, question.papers


def test_the_steps_add_up() -> None:
    """Removed and left cards make the Universe; what is taken is left; the count is theirs."""
    for case in (*of_kind("solution", ON_SETS), *loose_solutions()):
        asked = read_set_question(case)
        dealt = set(asked.mat.universe.cards) if asked.mat.universe else set()
        for paper in asked.papers:
            for work in work_out(replace(asked, papers=(paper,))):
                gone = {card for removed in work.removed for card in removed}
                assert gone | set(work.left) == dealt
                assert not gone & set(work.left)
                assert set(work.twice) <= set(work.taken) <= set(work.left)
                assert work.worth == len(work.taken) + len(work.twice)
