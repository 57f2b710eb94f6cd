"""Answers of judge and solver, for people: the rules in force, the rulings that decide, why not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from goalsetter.cubes import Mat
from goalsetter.expr import value_text
from goalsetter.judge import GoalVerdict
from goalsetter.rules import GAMES, ChallengeKind, ShakeRules, rulings
from goalsetter.solver import Answer, Certificate, Impossible, Solvable
from goalsetter.telling.finding_words import people, ruling_words
from goalsetter.words import Message, Text, joined, message, message_if_known

SHOWN = 12
"""How many values of a Goal are shown to people."""
NOTE = re.compile(r"<[^>]*>|\bwhere\b.*", re.DOTALL | re.IGNORECASE)
"""The parts of a paper that are words, in which a * is no cube."""
STARS = frozenset("*∗＊")


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
    # None: nobody has tried whether other answers would change the verdict.
    lines = [message("judge-rulings-untried")] if depends_on is None else []
    raised = rulings.grouping.RAISED.name  # a finding says itself that it counts only if raised
    others = [ruling for ruling in depends_on or () if ruling.partition(": ")[0] != raised]
    if others:
        lines.append(message("judge-rulings", list=joined(map(ruling_words, others), "; ")))
    return lines


def goal_values(verdict: GoalVerdict) -> Text:
    """The shortest values of a Goal, and how many there are if these are not all."""
    # The shortest first: 17 says more than a root of ninety digits.
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


# Beside a ruling.


def remarks(
    papers: Iterable[str], mat: Mat, challenge: ChallengeKind, *, assumed: bool
) -> Iterator[Message]:
    """Tell a reader of the ruling what he should know: an assumed challenge, a * for times."""
    if star := star_remark(papers, mat):
        yield star
    if assumed and (assumption := message_if_known(f"judge-assumed-{challenge.value}")):
        yield assumption


def star_remark(papers: Iterable[str], mat: Mat) -> Message | None:
    """That a * is a power, if somebody wrote one where only a × could be meant."""
    starred = any(STARS & set(NOTE.sub("", paper)) for paper in papers)
    faces = {cube.face for cube in (*mat.required, *mat.permitted, *mat.resources)}
    return message("star-is-power") if starred and "x" in faces and "^" not in faces else None
