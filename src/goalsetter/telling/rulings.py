"""Answers of judge and solver, for people: the rules in force, the rulings that decide, why not."""

from __future__ import annotations

from goalsetter.expr import value_text
from goalsetter.judge import GoalVerdict
from goalsetter.rules import GAMES, ShakeRules, rulings
from goalsetter.solver import Answer, Certificate, Impossible, Solvable
from goalsetter.telling.finding_words import people, ruling_words
from goalsetter.words import Message, Text, joined, message

SHOWN = 12
"""How many values of a Goal are shown to people."""


def under(rules: ShakeRules) -> Message:
    """Which rules are in force, in one line."""
    editions = (game.edition(rules.edition) for game in GAMES)
    title = next((edition.title for edition in editions if edition), rules.edition)
    chosen = ", ".join(map(str, rules.variations))
    return message(
        "judge-under",
        edition=title,
        division=rules.division.value.capitalize(),
        variations=message("judge-variations", list=chosen) if chosen else "",
    )


def ruling_lines(depends_on: tuple[str, ...] | None) -> list[Message]:
    """The rulings that a verdict rests on, in words, but for what each finding tells itself."""
    lines = [message("judge-rulings-untried")] if depends_on is None else []
    told = [
        each for each in depends_on or () if each.partition(": ")[0] != rulings.grouping.RAISED.name
    ]
    if told:
        lines.append(message("judge-rulings", list=joined(map(ruling_words, told), "; ")))
    return lines


def goal_values(verdict: GoalVerdict) -> Text:
    """The shortest values of a Goal, and how many there are if these are not all."""
    texts = sorted((value_text(value) for value in verdict.values), key=len)
    shown = joined(map(people, texts[:SHOWN]), ", ")
    return shown if len(texts) <= SHOWN else message("more-of-them", values=shown, count=len(texts))


def why(answer: Answer) -> Text:
    """The proof, or the reason for not knowing, in words; nothing for a witness."""
    if isinstance(answer, Solvable):
        return ""
    if not isinstance(answer, Impossible):
        return message(f"unknown-{answer.reason.value}", **dict(answer.evidence))
    if isinstance(answer.proof, Certificate):
        return message(f"certificate-{answer.proof.name}", **dict(answer.proof.evidence))
    names = ("cubes", "vectors", "values", "steps")
    return message(
        "solve-exhausted", **{name: f"{getattr(answer.proof, name):,}" for name in names}
    )
