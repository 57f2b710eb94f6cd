"""Judging a written Equation: every finding, and no false one."""

from __future__ import annotations

from goalsetter.cubes import Mat
from goalsetter.judge.verdict import Challenge, Verdict
from goalsetter.rules import EquationsRules


def judge_equation(paper: str, mat: Mat, rules: EquationsRules, challenge: Challenge) -> Verdict:
    """The Equation as it was written, against the mat and the rules in force."""
    raise NotImplementedError
