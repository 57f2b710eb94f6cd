"""Judging a written Equation: every finding, and no false one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from goalsetter.cubes import LaidGoal, Mat, Written
from goalsetter.errors import NotationError
from goalsetter.expr import (
    Reading,
    StepBudget,
    Undefined,
    Unsettled,
    value_text,
    written_out,
)
from goalsetter.judge.ambiguity import find_ambiguity
from goalsetter.judge.brackets import brackets_on
from goalsetter.judge.demands import demands
from goalsetter.judge.finding import GOAL_WITHOUT_READING, Finding, FindingCode
from goalsetter.judge.goal import is_plainly_legal, judge_goal
from goalsetter.judge.growing import mats_with_written_goal
from goalsetter.judge.paper import WrittenPaper, read_paper
from goalsetter.judge.sides import Sides, find_sides
from goalsetter.judge.supply import supply, uses
from goalsetter.judge.target import Outcomes, find_outcomes
from goalsetter.judge.verdict import Verdict, by_regrouping, counted, worst
from goalsetter.judge.wild import WildMeanings, alike, wild_meanings
from goalsetter.judge.worth import SidesWorth, find_worth
from goalsetter.notation import text
from goalsetter.rules import (
    EVERYTHING,
    GOAL_LIMIT,
    ChallengeKind,
    EquationsRules,
    ExpressionPlace,
    Reader,
    ReadingRules,
    Scope,
    book_of,
    demand_clause,
    rulings,
)

LISTED_VALUES = 24
"""How many values of a side a verdict lists."""
LOOK = 1_500
"""The steps that it costs to look at two sides at all, whatever they are worth."""


def judge_equation(
    paper: str,
    mat: Mat,
    rules: EquationsRules,
    challenge: ChallengeKind,
    budget: StepBudget | None = None,
) -> Verdict:
    """The Equation as it was written, against the mat and the rules in force.

    With one bracket missing, the checker's best place for it decides (judges E4). All that is
    looked at is paid from one budget; if it runs out, the rest cannot be checked (decision 17).
    """
    budget, book = budget or StepBudget(), book_of(rules)
    papers = read_paper(paper, rules)
    if isinstance(papers, NotationError):
        form = Finding(
            code=FindingCode.FORM,
            clause=book.clause("brackets" if "bracket" in papers.code else "form"),
            reason="form",
            at=paper,
            evidence=(("error", papers.code), ("position", str(papers.position))),
        )
        return Verdict(findings=(form,), rulings=rules.in_play(Scope.PAPER, brackets_on(paper)))
    # A mat without a Goal can be asked about, though no table would: it is a ruling, no error.
    if not isinstance(mat.goal, LaidGoal):
        clause = book.clause("goal-cubes")
        missing = Finding(code=FindingCode.GOAL_ILLEGAL, clause=clause, reason="goal-missing")
        return Verdict(findings=(missing,))
    judges = [EquationJudge(taken, mat, mat.goal, rules, challenge, budget) for taken in papers]
    verdicts = [judge.rule() for judge in judges]
    verdict = by_regrouping(verdicts[worst(verdicts)], verdicts, book.clause("ambiguous"))
    return replace(counted(verdict, rules), steps=budget.spent)


@dataclass(frozen=True, slots=True)
class EquationJudge:
    """One paper before the judge."""

    paper: WrittenPaper
    mat: Mat
    laid: LaidGoal
    rules: EquationsRules
    challenge: ChallengeKind
    budget: StepBudget

    def rule(self) -> Verdict:
        """Rule on one way to take a paper: with the Goal as it lies or, if that fails, as it may
        grow."""
        as_it_lies = self.rule_on_goal_as_laid()
        if as_it_lies.correct:
            return as_it_lies
        mats = mats_with_written_goal(self.paper, self.mat, self.laid, self.rules, self.challenge)
        grown = [
            replace(self, mat=mat, laid=mat.goal).rule_on_goal_as_laid()
            for mat in mats
            if isinstance(mat.goal, LaidGoal)
        ]
        # A side may pass for the Goal as it lies only because it shows another symbol for a wild
        # cube: then both ways are open, and the writer has the better one.
        shown = find_sides(self.paper, self.laid, self.rules).matches
        ways = [as_it_lies, *grown] if shown or not grown else grown
        return min(ways, key=lambda verdict: len(verdict.findings))

    def rule_on_goal_as_laid(self) -> Verdict:
        """Make all checks, one after the other, with the Goal that lies on this mat."""
        sides = find_sides(self.paper, self.laid, self.rules)
        wild, worth = self.value_sides(sides)
        # The order of the list is that in which a judge explains a ruling, and the first fatal
        # finding is the one that a bot or a hint names.
        findings = [
            *self.check_goal(sides, worth),
            *self.check_solution(sides, wild, worth),
            *self.check_equality(sides, worth),
            *self.check_cubes(sides, worth),
            *demands(sides, wild, worth.solution, self.rules),
        ]
        return Verdict(
            findings=tuple(findings),
            solution=text(sides.solution),
            goal=text(sides.goal) if sides.goal else "",
            values=value_texts(worth.solution.defined[:LISTED_VALUES]),
            goal_values=value_texts(worth.goal.defined[:LISTED_VALUES]),
            rulings=self.rules.in_play(Scope.PAPER, self.symbols(sides)),
        )

    def symbols(self, sides: Sides) -> frozenset[str]:
        """The symbols and the brackets that a ruling may be about."""
        goal = sides.goal.cubes() if sides.goal else ()
        cubes = (*sides.solution.cubes(), *goal, *self.laid.cubes())
        return brackets_on(self.paper.text) | {cube.symbol for cube in cubes}

    def value_sides(self, sides: Sides) -> tuple[WildMeanings, SidesWorth]:
        """The values that both sides may have.

        If a mark carried over leaves a side without a reading that it has by itself, the two
        sides use the wild cube for different symbols (2018-19 XIII-B-3 a, XIII-C-1 d).
        """
        # Each look costs something, or a paper with very many ways to mend it would cost nothing.
        self.budget.pay(LOOK)
        where = (*self.paper.where, *sides.said)
        wild = wild_meanings(sides.solution, sides.goal, where, self.rules, self.laid)
        worth = find_worth(sides, self.laid, wild, self.rules, self.budget)
        if wild.carried and not (worth.solution.defined and worth.goal.defined):
            apart = wild.as_it_stands(where)
            own = find_worth(sides, self.laid, apart, self.rules, self.budget)
            if own.solution.defined and own.goal.defined:
                return apart, own
        return wild, worth

    def finding(self, code: FindingCode, reason: str, at: str = "", **proof: str) -> Finding:
        """Make a finding with the clause of its code in this book; empty proofs are left out."""
        clause = book_of(self.rules).clause(code.value)
        evidence = tuple((k, v) for k, v in proof.items() if v and k != "ruling")
        ruling = proof.get("ruling", "")
        return Finding(
            code=code, clause=clause, reason=reason, at=at, evidence=evidence, ruling=ruling
        )

    def check_goal(self, sides: Sides, worth: SidesWorth) -> list[Finding]:
        """The Goal on the mat is legal, and the writer's reading of it is allowed."""
        too_long = len(self.laid.cubes()) > self.rules.goal_cubes
        known = bool(worth.legal_goal.defined)
        # Most Goals are legal, and all values of one are dear: they are found only in doubt.
        if too_long or not (known or is_plainly_legal(self.laid, self.rules, self.budget)):
            ruled = judge_goal(self.laid, self.rules, self.budget)
            # Not decided is not illegal: then the paper is ruled on, and may be uncheckable.
            if not ruled.legal and ruled.settled:
                return list(ruled.findings)
        # An unwritten Goal is interpreted by nobody (2011-12 ET16).
        if sides.goal is None or worth.legal_goal.defined or not worth.goal.settled:
            return []
        shown, code = text(sides.goal), FindingCode.GOAL_INTERPRETATION
        if worth.beyond_limit:
            # It could be read so but for the limit of Multiple of k (2018-19 XIII-B-7).
            (value,), limit = value_texts(worth.beyond_limit[:1]), str(self.rules.goal_limit)
            beyond = self.finding(code, "goal-value-beyond-limit", shown, value=value, limit=limit)
            return [replace(beyond, clause=demand_clause(self.rules, GOAL_LIMIT))]
        reason = "goal-not-these-cubes"
        if sides.matches:
            reason = "goal-regrouped" if worth.goal.defined else GOAL_WITHOUT_READING
        return [self.finding(code, reason, shown, goal=text(self.laid))]

    def check_solution(self, sides: Sides, wild: WildMeanings, worth: SidesWorth) -> list[Finding]:
        """The Solution is a legal expression (2018-19 III, VII-B-4)."""
        readings = worth.solution
        # One reading with a value is enough here: whether all fit is asked under equality.
        if readings.defined or readings.unsettled or not readings.complete:
            return []
        at = text(sides.solution)
        for reading in readings.undefined:
            if isinstance(reading.value, Undefined) and reading.value.code:
                return [self.finding(FindingCode.UNDEFINED, reading.value.code, at)]

        def reads_under(reading: ReadingRules) -> bool:
            reader = Reader(reading, ExpressionPlace.SOLUTION, wild.solution_where)
            return reader.count(sides.solution) > 0

        # No expression at all. Read under more lenient rules, it tells which one it broke.
        plain = self.rules.reading
        numerals = plain.numerals
        longer = replace(plain, numerals=replace(numerals, solution_digits=0))
        if reads_under(longer):
            return [self.finding(FindingCode.MULTI_DIGIT, "multi-digit", at)]
        decimal = replace(plain, numerals=replace(numerals, base=10))
        if reads_under(decimal):
            base = str(numerals.base)
            # A checker may name either: 8 is no numeral in base 8, and the base is a variation.
            codes = (FindingCode.UNDEFINED, FindingCode.VARIATION)
            return [self.finding(code, "not-a-digit", at, base=base) for code in codes]
        findings = [self.finding(FindingCode.UNDEFINED, "no-expression", at)]
        if reads_under(EVERYTHING):
            findings.append(self.finding(FindingCode.VARIATION, "not-in-force", at))
        return findings

    def check_equality(self, sides: Sides, worth: SidesWorth) -> list[Finding]:
        """Every reading of the Solution fits the Goal (2018-19 VII-B-2, VII-B-6)."""
        # Against a Goal that may not be read so nothing is compared: that fault is told already.
        goals = worth.goal.defined if worth.legal_goal.defined else ()
        outcomes = find_outcomes(worth.solution.defined, goals, self.rules, self.budget)
        # Ambiguous only if some reading fits: a paper that never fits is plainly unequal (VII-B-6).
        if outcomes.bad and outcomes.good:
            return [self.show_ambiguity(sides, outcomes)]
        suited = bool(outcomes.good) and not outcomes.bad and worth.solution.settled
        # Other readings of the Goal need not be known where some suit already (ET16).
        enough = worth.settled or (self.rules.fits_some_goal and suited)
        # Decision 17: what nobody can check is not correct, unless a ruling lets it stand.
        if outcomes.open or not enough:
            stands = self.rules.says(rulings.numbers.UNDECIDED, "stands")
            finding = self.finding(FindingCode.UNCHECKABLE, "uncheckable", self.paper.text)
            return [] if stands else [finding]
        if outcomes.bad:
            reason = "not-a-multiple" if self.rules.multiple_of else "unequal"
            unequal = self.finding(
                FindingCode.UNEQUAL,
                reason,
                self.paper.text,
                value=", ".join(value_texts(worth.solution.defined[:3])),
                goal=", ".join(value_texts(worth.goal.defined[:3])),
                multiple=str(self.rules.multiple_of or ""),
            )
            return [unequal]
        # It fits. A regrouping without a value breaks nothing (decision 3), unless ruled so.
        without = worth.solution.undefined
        harmless = self.rules.says(rulings.grouping.UNDEFINED_REGROUPING, "harmless")
        if harmless or not without or not worth.solution.defined:
            return []
        shown = text(Written(written_out(without[0].tree, sides.solution.items)))
        return [self.finding(FindingCode.AMBIGUOUS, "regrouped-undefined", shown)]

    def show_ambiguity(self, sides: Sides, outcomes: Outcomes) -> Finding:
        """Ambiguous by grouping if brackets settle it, else by a symbol left unsaid."""
        proof = find_ambiguity(
            self.paper,
            sides,
            outcomes,
            lambda changed: self.all_fit(changed, legal=False),
            lambda changed: self.all_fit(changed, legal=True),
            budget=self.budget,
        )
        value, goal = value_texts(outcomes.bad[0])
        code = FindingCode.AMBIGUOUS if proof.by_grouping else FindingCode.SYMBOL_AMBIGUOUS
        return self.finding(
            code,
            code.value,
            self.paper.text,
            counter=proof.counter,
            repair=proof.repair,
            value=value,
            goal=goal,
            ruling="; ".join(self.rules.in_play(Scope.GROUPING, self.symbols(sides))),
        )

    def all_fit(self, sides: Sides, *, legal: bool) -> bool:
        """Whether these sides, as grouped now, fit in every reading (and keep to the mat)."""
        _, worth = self.value_sides(sides)
        solutions, goals = worth.solution.defined, worth.goal.defined
        outcomes = find_outcomes(solutions, goals, self.rules, self.budget)
        allowed = bool(worth.legal_goal.defined) or not legal
        fit = bool(outcomes.good) and not outcomes.bad and not outcomes.open
        return allowed and worth.settled and fit

    def check_cubes(self, sides: Sides, worth: SidesWorth) -> list[Finding]:
        """The Solution uses the cubes correctly (2018-19 VII-B-3)."""
        solution = worth.solution
        readings = (*solution.defined, *solution.unsettled, *solution.undefined)
        # Any one grouping will do to tell signs from digits.
        tree = readings[0].tree if readings else None
        used = uses(sides.solution.items, tree, self.rules)
        # Where 0 = 2 is said once, a 0 may serve for a 2 that is written, and only then (ET18).
        swaps = replace(self.rules, interchange=alike(self.paper.where, self.rules))
        supplied = supply(used, self.mat, swaps, self.challenge)
        at = text(sides.solution)
        rows = (
            (len(used) < self.rules.least_cubes, FindingCode.ONE_CUBE, ()),
            (
                bool(supplied.unused_required),
                FindingCode.MISSING_REQUIRED,
                supplied.unused_required,
            ),
            (bool(supplied.forbidden), FindingCode.USES_FORBIDDEN, supplied.forbidden),
            (bool(supplied.lacking), FindingCode.CUBE_NOT_AVAILABLE, supplied.lacking),
            (
                # Counted only after Now: ``supply`` leaves it empty otherwise (2018-19 VI-A).
                len(supplied.from_resources) > 1,
                FindingCode.TOO_MANY_RESOURCES,
                supplied.from_resources,
            ),
        )
        return [
            self.finding(code, code.value, at, cubes=" ".join(cubes))
            for wrong, code, cubes in rows
            if wrong
        ]


def value_texts(readings: Iterable[Reading]) -> tuple[str, ...]:
    """The values of readings as texts; an empty one where there is no value."""
    values = [reading.value for reading in readings]
    return tuple(
        "" if isinstance(value, Undefined | Unsettled) else value_text(value) for value in values
    )
