"""What judge and solver answer, for people: the rules in force, which rulings decide, why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from goalsetter.expr import value_text
from goalsetter.judge import GoalVerdict, Verdict, decisive
from goalsetter.rules import GAMES, AnyEdition, ShakeRules, rulings
from goalsetter.solver import Answer, Certificate, Exhausted, Impossible, Solvable
from goalsetter.telling.finding_words import people, ruling_words
from goalsetter.words import say

R = TypeVar("R", bound=ShakeRules)

Decided = tuple[str, ...] | None
"""The rulings that a verdict rests on; nothing if that is too much work to find out."""

SHOWN = 12
"""How many values of a Goal are shown to people."""


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


def ruling_lines(decided: Decided) -> list[str]:
    """The rulings that a verdict rests on, in words, but for what each finding tells itself."""
    lines = [say("judge-rulings-untried")] if decided is None else []
    told = [
        each for each in decided or () if each.partition(": ")[0] != rulings.grouping.RAISED.name
    ]
    if told:
        lines.append(say("judge-rulings", list="; ".join(map(ruling_words, told))))
    return lines


def goal_values(verdict: GoalVerdict) -> str:
    """The shortest values of a Goal, and how many there are if these are not all."""
    texts = sorted((value_text(value) for value in verdict.values), key=len)
    shown = ", ".join(map(people, texts[:SHOWN]))
    return shown if len(texts) <= SHOWN else say("more-of-them", values=shown, count=len(texts))


def why(answer: Answer) -> str:
    """The proof, or the reason for not knowing, in words; nothing for a witness."""
    if isinstance(answer, Solvable):
        return ""
    if not isinstance(answer, Impossible):
        return say(f"unknown-{answer.reason.value}", **dict(answer.evidence))
    if isinstance(answer.proof, Certificate):
        return say(f"certificate-{answer.proof.name}", **dict(answer.proof.evidence))
    return say("solve-exhausted", **_counts(answer.proof))


def _counts(proof: Exhausted) -> dict[str, str]:
    names = ("cubes", "vectors", "values", "steps")
    return {name: f"{getattr(proof, name):,}" for name in names}
