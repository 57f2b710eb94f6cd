"""What rulings on either game show alike: the headline, the rules, a Goal, the reasons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from goalsetter.cli.answer import printable, write_json
from goalsetter.cli.finding_words import finding_data, people, proofs, ruling_words, sentence
from goalsetter.cli.screen import Screen
from goalsetter.cubes import LaidGoal, SetGoal
from goalsetter.expr import value_text
from goalsetter.judge import Finding, GoalVerdict, Verdict, decisive
from goalsetter.notation import text
from goalsetter.rules import GAMES, AnyEdition, ShakeRules, rulings
from goalsetter.words import say

R = TypeVar("R", bound=ShakeRules)

Decided = tuple[str, ...] | None
"""The rulings that a verdict rests on; nothing if that is too much work to find out."""

SHOWN = 12
"""How many values of a Goal are shown to people."""


def headline(code: str, good: bool, screen: Screen) -> None:
    """The ruling itself, in one or two words."""
    screen.line(say(code), "bold green" if good else "bold red")


def under(rules: ShakeRules) -> str:
    """Which rules are in force, in one line."""
    editions = (game.edition(rules.edition) for game in GAMES)
    title = next((edition.title for edition in editions if edition), rules.edition)
    chosen = ", ".join(map(str, rules.variations))
    return say(
        "judge-under",
        edition=title,
        division=rules.division.value.capitalize(),
        variations=say("judge-variations", list=chosen) if chosen else "",
    )


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


def _edition(rules: ShakeRules) -> AnyEdition:
    return next(e for game in GAMES for e in game.editions if e.name == rules.edition)


def paper_decided(verdict: Verdict, rules: R, judged: Callable[[R], Verdict]) -> Decided:
    """The rulings whose other answers would change which faults a paper has."""

    def tried(ruled: R) -> tuple[object, int]:
        found = verdict if ruled is rules else judged(ruled)
        return found.codes, found.steps

    return decisive(verdict.rulings, rules, _edition(rules), tried)


def goal_decided(verdict: GoalVerdict, rules: R, judged: Callable[[R], GoalVerdict]) -> Decided:
    """The rulings whose other answers would change what a Goal may be worth."""

    def tried(ruled: R) -> tuple[object, int]:
        found = verdict if ruled is rules else judged(ruled)
        return frozenset(map(value_text, found.values)), found.steps

    return decisive(verdict.rulings, rules, _edition(rules), tried)


def show_rulings(decided: Decided, screen: Screen) -> None:
    """The rulings that the verdict rests on, in words, but for what each finding tells itself."""
    if decided is None:
        screen.line(say("judge-rulings-untried"))
    told = [
        each for each in decided or () if each.partition(": ")[0] != rulings.grouping.RAISED.name
    ]
    if told:
        screen.line(say("judge-rulings", list="; ".join(map(ruling_words, told))))


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
        screen.line(say(code, values=_several(verdict)))
    if not verdict.settled:
        screen.line(say("judge-goal-unsettled"), "yellow")
    show_findings(verdict.findings, screen)


def _several(verdict: GoalVerdict) -> str:
    """The shortest values of a Goal, and how many there are if these are not all."""
    texts = sorted((value_text(value) for value in verdict.values), key=len)
    shown = ", ".join(map(people, texts[:SHOWN]))
    return shown if len(texts) <= SHOWN else say("more-of-them", values=shown, count=len(texts))


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
