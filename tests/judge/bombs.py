"""Papers that were made to take long: short to write, legal to hand in at an open table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from goalsetter.expr import StepBudget
from goalsetter.judge import Verdict
from goalsetter.questions import read_question, read_set_question
from tests.judging import judge_paper

Judge = Callable[[StepBudget | None], Verdict]
EVERY_CARD = "BRGY BRG BRY BGY RGY BR BG BY RG RY GY B R G Y blank"
EQUATIONS, ON_SETS = "mlag-equations-2018-19", "mlag-on-sets-2017-18"
NOTHING = {"required": "", "permitted": "", "forbidden": "", "resources": ""}


def chain(operands: int, signs: str | list[str], atoms: str, seed: int) -> str:
    """So many operands with signs between them, and no bracket that tells how they are grouped."""
    chance = Random(seed)
    parts = [chance.choice(atoms) + chance.choice(signs) for _ in range(operands - 1)]
    return "".join(parts) + chance.choice(atoms)


def equation(paper: str, *variations: str, goal: str = "5") -> Judge:
    """The judge of an Equation on an empty mat."""
    asked = {"rules": EQUATIONS, "division": "senior", "variations": list(variations), **NOTHING}
    question = read_question({**asked, "goal": goal, "equation": paper, "challenge": "impossible"})
    mat, rules, after = question.mat, question.rules, question.challenge
    return lambda budget: judge_paper((paper,), mat, rules, after, budget)


def solution(*papers: str, variations: tuple[str, ...] = (), goal: str = "5") -> Judge:
    """The judge of one or two Solutions on every card of the game."""
    asked = {"rules": ON_SETS, "division": "senior", "variations": list(variations), **NOTHING}
    told = papers[0] if len(papers) == 1 else list(papers)
    question = read_set_question(
        {**asked, "universe": EVERY_CARD, "goal": goal, "solution": told, "challenge": "impossible"}
    )
    mat, rules, after = question.mat, question.rules, question.challenge
    return lambda budget: judge_paper(papers, mat, rules, after, budget)


SIGNS, ROOTS = "+-x/", ["√", "+√", "-√", "x√", "^"]
SET_SIGNS = ["∪", "∩", "-", "'∪", "'∩", "'-"]

BOMBS: dict[str, Judge] = {
    "a long chain": equation(chain(20, SIGNS, "123456789", 20) + " = 5"),
    "a longer chain": equation(chain(45, SIGNS, "123456789", 45) + " = 5"),
    "roots without brackets": equation(chain(20, ROOTS, "2356789", 20) + " = 5"),
    "sums of roots": equation("+".join(["√2", "√3", "√5", "√6", "√7", "√8"] * 5) + " = 5"),
    "powers": equation(chain(20, SIGNS + "^", "23456789", 20) + " = 5"),
    "factorials": equation("9!!+8!!x7!!-6!!/5!!+4!!x3!!-2!!^3!!+9!!-8!!x7!! = 5", "factorial"),
    "a missing bracket": equation("(" + chain(15, SIGNS, "23456789", 3) + " = 5"),
    "a missing bracket round roots": equation("(" + chain(10, ROOTS, "2356789", 5) + " = 5"),
    "complex roots": equation("6√5x7√3+8√2-9√6x5√7+4√3 = 5", "imaginary"),
    "many readings that fit": equation(chain(15, SIGNS, "12", 11) + " = 1", goal="1"),
    "a long chain of sets": solution(chain(20, SET_SIGNS, "BRGY", 20)),
    "symmetric differences": solution(
        chain(20, SET_SIGNS, "BRGY", 20), variations=("symmetric difference",)
    ),
    "Restrictions of many readings": solution(
        " ; ".join(chain(10, "∪∩-", "BRGY", seed) + "⊆Y" for seed in (1,)) + " ; " + "B∪R"
    ),
    "a missing bracket among sets": solution("(" + chain(16, SET_SIGNS, "BRGY", 9)),
    "two Solutions": solution(
        *(chain(16, SET_SIGNS, "BRGY", seed) for seed in (3, 4)), variations=("two solutions",)
    ),
    "deep brackets": solution("(" * 60 + chain(18, SET_SIGNS, "BRGY", 6) + ")" * 60),
}
"""Each by what makes it dear."""
