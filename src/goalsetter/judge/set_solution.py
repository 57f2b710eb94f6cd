"""Judging an ON-SETS Solution: every finding, and no false one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goalsetter.cubes import (
    RESTRICTION_SIGNS,
    Mat,
    SetGoal,
    SetSolution,
    Universe,
    Written,
    placed_in,
)
from goalsetter.errors import NotationError
from goalsetter.expr import SpentError, StepBudget
from goalsetter.judge.brackets import Parts, brackets_on, fewest
from goalsetter.judge.finding import Finding, FindingCode
from goalsetter.judge.paper import read_set_paper
from goalsetter.judge.set_demands import SetCase, adds_a_card, shown, unmet_demands, wild_meaning
from goalsetter.judge.set_goal import illegal_goal
from goalsetter.judge.set_supply import Service, service, set_supply, set_uses
from goalsetter.judge.set_worth import SetReading, SetWork, regrouped, set_readings, work_of
from goalsetter.judge.verdict import Verdict, by_regrouping, counted, worst
from goalsetter.notation import text
from goalsetter.rules import (
    UNSAID,
    ChallengeKind,
    OnSetsRules,
    Scope,
    SetReader,
    book_of,
    goal_values,
    has_restriction_sign,
    removals,
)

LOOK = 1_000
"""The steps that it costs to look at a Solution at all, whatever its sets."""


def judge_solution(
    papers: tuple[str, ...],
    mat: Mat,
    rules: OnSetsRules,
    challenge: ChallengeKind,
    budget: StepBudget | None = None,
) -> Verdict:
    """The Solution (or the two Solutions, where two are asked for) against the mat.

    All that is looked at is paid from one budget; if it runs out, nobody can check the paper.
    """
    return look_at(papers, mat, rules, challenge, budget)[0]


def look_at(
    papers: tuple[str, ...],
    mat: Mat,
    rules: OnSetsRules,
    challenge: ChallengeKind,
    budget: StepBudget | None = None,
) -> tuple[Verdict, tuple[SetLook, ...]]:
    """The verdict on all Solutions together, and how each was taken; none if that took too long."""
    budget, unmet = budget or StepBudget(), ""
    try:
        looks = tuple(look_at_one(paper, mat, rules, challenge, budget) for paper in papers)
        findings = [finding for look in looks for finding in look.verdict.findings]
        if len(papers) != rules.solutions:
            unmet, at = "two-solutions", " | ".join(papers)
        elif len(looks) == 2:
            enough = adds_a_card(looks[0].readings, looks[1].readings, rules, budget)
            unmet, at = "" if enough else "no-new-card", papers[1]
        if unmet:
            clause = book_of(rules).clause("variation")
            findings.append(Finding(code=FindingCode.VARIATION, clause=clause, reason=unmet, at=at))
        # Of two Solutions the first is shown as text and value; findings and rulings are of both.
        first = looks[0].verdict if looks else Verdict()
        listed = dict.fromkeys(ruling for look in looks for ruling in look.verdict.rulings)
        verdict = replace(first, findings=tuple(findings), rulings=tuple(listed))
    except SpentError:
        # A Solution that takes too long to work out is ruled as one that is too long (decision 17).
        uncheckable = Finding(
            code=FindingCode.UNCHECKABLE,
            clause=book_of(rules).clause("undefined"),
            reason="set-uncheckable",
            at=" | ".join(papers),
        )
        looks, verdict = (), Verdict(findings=(uncheckable,))
    return replace(counted(verdict, rules), steps=budget.spent), looks


def look_at_one(
    paper: str, mat: Mat, rules: OnSetsRules, challenge: ChallengeKind, budget: StepBudget
) -> SetLook:
    """One Solution; with one bracket missing, the checker's best place for it decides."""
    solutions = read_set_paper(paper, rules)
    if isinstance(solutions, NotationError):
        clause = book_of(rules).clause("form")
        evidence = (("error", solutions.code), ("position", str(solutions.position)))
        form = Finding(
            code=FindingCode.FORM, clause=clause, reason="set-form", at=paper, evidence=evidence
        )
        in_play = rules.in_play(Scope.PAPER, brackets_on(paper))
        return SetLook(Verdict(findings=(form,), rulings=in_play))
    looks = [
        SolutionJudge(solution, paper, mat, rules, challenge, budget).look()
        for solution in solutions
    ]
    verdicts = [look.verdict for look in looks]
    look = looks[worst(verdicts)]
    clause = book_of(rules).clause("ambiguous")
    return replace(look, verdict=by_regrouping(look.verdict, verdicts, clause))


@dataclass(frozen=True, slots=True)
class SetLook:
    """One Solution as it was taken: the verdict on it alone, and its readings."""

    verdict: Verdict
    readings: tuple[SetReading, ...] = ()
    judge: SolutionJudge | None = None
    """Nothing if it cannot be read."""

    @property
    def works(self) -> tuple[SetWork, ...]:
        """Its readings step by step, on a budget of their own: the verdict has been paid for."""
        if self.judge is None:
            return ()
        judge = replace(self.judge, budget=StepBudget())
        return tuple(
            work_of(judge.solution, reading, judge.reader, judge.goals) for reading in self.readings
        )


@dataclass(frozen=True, slots=True)
class SolutionJudge:
    """One Solution before the judge."""

    solution: SetSolution
    paper: str
    mat: Mat
    rules: OnSetsRules
    challenge: ChallengeKind
    budget: StepBudget

    @property
    def reader(self) -> SetReader:
        """Reads on the Universe that was dealt."""
        universe = self.mat.universe or Universe(())
        return SetReader(self.rules, universe, self.solution.where, self.budget)

    @property
    def goals(self) -> tuple[int, ...]:
        """The legal values of the Goal."""
        goal = self.mat.goal
        return goal_values(goal, self.rules) if isinstance(goal, SetGoal) else ()

    def look(self) -> SetLook:
        """All checks, one after the other."""
        self.budget.charge(LOOK)
        readings, without = set_readings(self.solution, self.reader)
        serving = self.find_service(self.solution)
        case = SetCase(self.solution, readings, serving, self.mat, self.reader)
        findings = [
            *self.check_form(),
            *self.check_meaning(without),
            *self.check_value(readings),
            *self.check_cubes(case),
            *(
                self.finding(FindingCode.VARIATION, unmet.reason, unmet.at, **dict(unmet.evidence))
                for unmet in unmet_demands(case)
            ),
        ]
        cubes = [cube for part in self.solution.parts for cube in part.cubes()]
        symbols = frozenset(cube.symbol for cube in (*cubes, *self.mat.required))
        verdict = Verdict(
            findings=tuple(findings),
            solution=text(self.solution),
            goal=text(self.mat.goal) if isinstance(self.mat.goal, SetGoal) else "",
            values=tuple(dict.fromkeys(str(reading.worth) for reading in readings)),
            goal_values=tuple(map(str, self.goals)),
            rulings=self.rules.in_play(Scope.PAPER, symbols | brackets_on(self.paper)),
        )
        return SetLook(verdict, readings, self)

    def finding(self, code: FindingCode, reason: str, at: str = "", **proof: str) -> Finding:
        """Make a finding with the clause of its code in this book; empty proofs are left out."""
        clause = book_of(self.rules).clause(code.value)
        evidence = tuple((name, value) for name, value in proof.items() if value)
        return Finding(code=code, clause=clause, reason=reason, at=at, evidence=evidence)

    def check_form(self) -> list[Finding]:
        """No = or ⊆ in the Set-Name (VI-A), and none at all in Elementary (I-B-2-d)."""
        name, findings = self.solution.set_name, []
        if has_restriction_sign(name.items, self.reader):
            findings.append(self.finding(FindingCode.FORM, "sign-in-set-name", text(name)))
        for part in self.solution.restrictions if not self.rules.restrictions else ():
            # The cubes themselves count here: what a wild cube may be is its own ruling.
            if any(cube.symbol in RESTRICTION_SIGNS for cube in part.cubes()):
                findings.append(self.finding(FindingCode.UNDEFINED, "no-restrictions", text(part)))
        return findings

    def check_meaning(self, without: tuple[Written, ...]) -> list[Finding]:
        """VII-C-7-d: every part has a meaning."""
        shown_wrong = has_restriction_sign(self.solution.set_name.items, self.reader)
        restrictions, findings = self.solution.restrictions, []
        for part in without:
            # Told by name already: a sign in the Set-Name, or a mark that a cube may not bear.
            if (shown_wrong and part is self.solution.set_name) or self.is_marked_wrong(part):
                continue
            # Restrictions are measured together: each may be short, and all of them too long.
            measured = restrictions if part in restrictions else (part,)
            reason = "set-too-long" if self.reader.too_long(*measured) else "no-set"
            findings.append(self.finding(FindingCode.UNDEFINED, reason, text(part)))
        return findings

    def is_marked_wrong(self, part: Written) -> bool:
        """Whether only what is said of a cube is at fault: it is marked for what it may not be, or
        the part means something if nothing is said."""
        unsaid = [p for p in placed_in(part.items) if self.reader.symbol(p) == UNSAID]
        if not unsaid or any(placed.note for placed in unsaid):
            return bool(unsaid)
        reader = replace(self.reader, where=())
        is_name = part is self.solution.set_name
        return bool(reader.values(part) if is_name else removals(part, reader))

    def check_value(self, readings: tuple[SetReading, ...]) -> list[Finding]:
        """VII-B-3, VII-B-6: every reading is worth a legal value of the Goal."""
        goals = self.goals
        # Without a legal value of the Goal no paper can be right, and nothing is compared.
        if not goals:
            goal = self.mat.goal
            return [illegal_goal(goal if isinstance(goal, SetGoal) else None, self.rules)]
        good = [reading for reading in readings if reading.worth in goals]
        bad = [reading for reading in readings if reading.worth not in goals]
        if not bad:
            return []
        if good:
            # One bad reading is enough: every one must be worth the Goal (VII-B-6).
            ambiguous = self.finding(
                FindingCode.AMBIGUOUS,
                "ambiguous",
                text(self.solution),
                counter=text(regrouped(self.solution, bad[0], self.reader)),
                repair=self.mend(good),
                value=str(bad[0].worth),
                goal=", ".join(map(str, goals)),
                cards=shown(bad[0].cards),
            )
            return [ambiguous]
        return [
            self.finding(
                FindingCode.WRONG_VALUE,
                "wrong-value",
                text(self.solution),
                value=str(bad[0].worth),
                goal=", ".join(map(str, goals)),
                cards=shown(bad[0].cards),
                removed=shown(bad[0].gone),
            )
        ]

    def mend(self, good: list[SetReading]) -> str:
        """The Solution with the fewest brackets that leave no doubt; nothing if none do.

        If the budget runs out over it, none is told: the fault is certain all the same.
        """
        try:
            for reading in good:
                parts = regrouped(self.solution, reading, self.reader).parts
                if self.all_fit(parts):
                    return text(self.written_as(fewest(parts, self.all_fit)))
        except SpentError:
            pass
        return ""

    def written_as(self, parts: Parts) -> SetSolution:
        """The Solution with its parts written otherwise."""
        return replace(self.solution, restrictions=parts[:-1], set_name=parts[-1])

    def all_fit(self, parts: Parts) -> bool:
        """Whether every reading is worth the Goal and does what the variations ask for."""
        self.budget.charge(LOOK)
        solution = self.written_as(parts)
        readings, without = set_readings(solution, self.reader)
        # Mended means settled: every reading fits, and the variations are still kept.
        if without or not all(reading.worth in self.goals for reading in readings):
            return False
        serving = self.find_service(solution)
        return not unmet_demands(SetCase(solution, readings, serving, self.mat, self.reader))

    def find_service(self, solution: SetSolution) -> Service:
        """The cubes that a Solution asks for, with what the wild ones stand for."""
        meaning = wild_meaning(solution, self.reader)
        return service(set_uses(solution, self.reader), self.mat, self.reader, meaning)

    def check_cubes(self, case: SetCase) -> list[Finding]:
        """VII-B-4: the Solution uses the cubes correctly."""
        supplied = set_supply(case.serving, self.mat, self.challenge)
        rows = (
            (case.serving.used.cubes < self.rules.least_cubes, FindingCode.ONE_CUBE, ()),
            (
                bool(supplied.unused_required),
                FindingCode.MISSING_REQUIRED,
                supplied.unused_required,
            ),
            (bool(supplied.forbidden), FindingCode.USES_FORBIDDEN, supplied.forbidden),
            (bool(supplied.lacking), FindingCode.CUBE_NOT_AVAILABLE, supplied.lacking),
            (
                # Empty unless one cube of Resources, in both parts, is not enough.
                bool(supplied.from_resources),
                FindingCode.TOO_MANY_RESOURCES,
                supplied.from_resources,
            ),
        )
        at = text(self.solution)
        return [
            self.finding(code, code.value, at, cubes=" ".join(cubes))
            for wrong, code, cubes in rows
            if wrong
        ]
