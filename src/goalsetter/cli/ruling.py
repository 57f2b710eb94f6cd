"""What rulings on either game show alike: the headline, the rules, a Goal, the reasons."""

from __future__ import annotations

from dataclasses import dataclass

from goalsetter.cli.answer import write_json
from goalsetter.cli.screen import Screen
from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.expr import value_text
from goalsetter.judge import Finding, GoalVerdict
from goalsetter.notation import text
from goalsetter.rules import ShakeRules
from goalsetter.telling import (
    Decided,
    finding_data,
    goal_values,
    printable,
    proofs,
    ruling_lines,
    sentence,
    under,
)
from goalsetter.words import say


def headline(code: str, good: bool, screen: Screen) -> None:
    """The ruling itself, in one or two words."""
    screen.line(say(code), "bold green" if good else "bold red")


def under_data(rules: ShakeRules, ruling: str) -> dict[str, object]:
    """The same for programs."""
    return {
        "rules": rules.edition,
        "division": rules.division.value,
        "variations": list(map(str, rules.variations)),
        "ruling": ruling,
    }


@dataclass(frozen=True, slots=True)
class Told:
    """What is told beside a verdict: the rules, their profile, the rulings that decide."""

    rules: ShakeRules
    profile: str
    decided: Decided

    @property
    def data(self) -> dict[str, object]:
        """The same for programs."""
        return {**under_data(self.rules, self.profile), "depends_on": self.decided}


def show_rulings(decided: Decided, screen: Screen) -> None:
    """The rulings that the verdict rests on, in words."""
    for line in ruling_lines(decided):
        screen.line(line)


def show_findings(findings: tuple[Finding, ...], screen: Screen) -> None:
    """Each reason with its clause, then its proofs."""
    for finding in findings:
        told = say("judge-finding", sentence=sentence(finding), clause=finding.clause)
        screen.line()
        screen.line(printable(told), "red")
        for line in proofs(finding):
            screen.line("   " + printable(line))


# --- a Goal -------------------------------------------------------------------------------------


def tell_goal(
    goal: LaidGoal | SetGoal,
    verdict: GoalVerdict,
    told: Told,
    *,
    as_json: bool,
) -> bool:
    """Print the ruling on a Goal alone; whether it is legal."""
    if as_json:
        write_json(_goal_data(goal, verdict, told.data))
    else:
        _show_goal(goal, verdict, under(told.rules), Screen())
        show_rulings(told.decided, Screen())
    return verdict.legal


def _show_goal(goal: LaidGoal | SetGoal, verdict: GoalVerdict, rules: str, screen: Screen) -> None:
    headline("ruling-legal" if verdict.legal else "ruling-illegal", verdict.legal, screen)
    screen.line(say("judge-goal", text=text(goal)))
    screen.line(rules)
    if verdict.legal:
        code = "judge-goal-more" if verdict.family else "judge-goal-values"
        screen.line(say(code, values=goal_values(verdict)))
    if not verdict.settled:
        screen.line(say("judge-goal-unsettled"), "yellow")
    show_findings(verdict.findings, screen)


def _goal_data(
    goal: LaidGoal | SetGoal, verdict: GoalVerdict, rules: dict[str, object]
) -> dict[str, object]:
    return {
        "legal": verdict.legal,
        "goal": text(goal),
        **rules,
        "values": [value_text(value) for value in verdict.values],
        "family": verdict.family,
        "settled": verdict.settled,
        "rulings": list(verdict.rulings),
        "findings": [finding_data(finding) for finding in verdict.findings],
    }
